"""Перенос: a party brought in from a file, looked at before anything is written."""

from scorer.web.transfer.views import pages

__all__ = ["pages"]
