"""Клуб: its parties, players and statistics, and the archive of all of it."""

from scorer.web.club import archive, parties, players, statistics

blueprints = (parties.pages, players.pages, statistics.pages, archive.pages)

__all__ = ["blueprints"]
