"""Вечер: its page and its sheet."""

from scorer.web.evening.views import pages

__all__ = ["pages"]
