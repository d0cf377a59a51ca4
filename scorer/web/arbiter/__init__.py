"""Арбитр: the pages on which disputes are settled, with a party or without."""

from scorer.web.arbiter import claim, live
from scorer.web.arbiter.views import pages

__all__ = ["claim", "live", "pages"]
