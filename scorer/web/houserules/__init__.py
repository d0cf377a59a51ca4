"""Свои правила: every house rule in plain words, kept under names, shared, and compared."""

from scorer.web.houserules import comparing, editing, kept, marks, shown, taking
from scorer.web.houserules.blueprint import pages

__all__ = ["comparing", "editing", "kept", "marks", "pages", "shown", "taking"]
