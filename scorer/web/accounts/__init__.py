"""Счёт: what is played for, and who owes whom after a party, an evening, and in all."""

from scorer.web.accounts.views import pages

__all__ = ["pages"]
