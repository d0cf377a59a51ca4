"""Партия: a party as a log of events: the events, the party file, and the replay.

Standard library only; the log is append-only, corrections are events of their own.
"""
