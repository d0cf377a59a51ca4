"""Поделиться: links and QR codes of one party, who writes with this device, and where a link leads."""

from scorer.web.share import along, landing, showing
from scorer.web.share.blueprint import pages

__all__ = ["along", "landing", "pages", "showing"]
