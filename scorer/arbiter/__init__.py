"""Арбитр: one module a question; a situation in, a ruling with its reason out.

Standard library only. Answers are codes; sentences are made outside (party-file.md
«Questions»).
"""
