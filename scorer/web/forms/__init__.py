"""Forms: the shape of what is typed. What it means, the engine says."""
