"""Даве: the offer to give up or to play for more, as a dialogue while the deal is played (S1)."""

from scorer.web.dave.views import pages

__all__ = ["pages"]
