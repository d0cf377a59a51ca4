"""Клуб: its parties, players and statistics, and the archive of all of it."""

from scorer.web.club.archive import pages as archive
from scorer.web.club.parties import pages as parties
from scorer.web.club.players import pages as players
from scorer.web.club.statistics import pages as statistics

blueprints = (parties, players, statistics, archive)

__all__ = ["blueprints"]
