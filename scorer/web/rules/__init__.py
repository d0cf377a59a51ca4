"""Правила: the pages that tell the rules of a variant, and of a party for its evening."""

from scorer.web.rules.views import pages

__all__ = ["pages"]
