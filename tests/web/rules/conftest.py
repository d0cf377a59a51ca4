"""Pages that keep nothing can all be asked of one application."""

from tests.web.arbiter.conftest import client, lasting_app

__all__ = ["client", "lasting_app"]
