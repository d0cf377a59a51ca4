"""Исправить: every change of what is written, shown before it is taken, and kept on the record."""

from scorer.web.correct import deals, opening, score, slip, voids, writing
from scorer.web.correct.blueprint import pages

__all__ = ["deals", "opening", "pages", "score", "slip", "voids", "writing"]
