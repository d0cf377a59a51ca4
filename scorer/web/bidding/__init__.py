"""Торговля: who speaks now, step by step, and what was ordered goes into the draft of the deal."""

from scorer.web.bidding.views import pages

__all__ = ["pages"]
