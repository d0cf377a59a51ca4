"""Свод правил: every point of a ruleset in our own words, made from its options and the engine's figures."""
