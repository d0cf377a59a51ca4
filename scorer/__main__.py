"""`python -m scorer`: the command without its script."""

import sys

from scorer.cli import main

if __name__ == "__main__":
    sys.exit(main())
