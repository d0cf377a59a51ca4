"""Лист партии: its page, its files, the blank sheet, and catching up from paper."""

from scorer.web.sheet.catching_up import pages as catch_up
from scorer.web.sheet.views import pages

__all__ = ["catch_up", "pages"]
