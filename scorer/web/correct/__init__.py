"""Исправить: every change of what is written, shown before it is taken, and kept on the record."""

from scorer.web.correct import confirm, deals, menu, opening, score, slip, voids, writing
from scorer.web.correct.blueprint import pages

__all__ = ["confirm", "deals", "menu", "opening", "pages", "score", "slip", "voids", "writing"]
