"""Вечер: its page, its sheet, and the next party of it."""

from scorer.web.evening import next_party, views
from scorer.web.evening.blueprint import pages

__all__ = ["next_party", "pages", "views"]
