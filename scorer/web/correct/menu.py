"""Исправить: what can be put right or agreed beside the deals, in one list."""

from __future__ import annotations

from uuid import UUID

from werkzeug.wrappers import Response

from scorer.web.clubs import party_or_404
from scorer.web.correct.blueprint import page, pages


@pages.get("/put-right")
def menu(party_id: UUID) -> Response:
    """The start, the rules on the way, the score, the end; deals are put right from their rows."""
    return page("correct/menu.html", party_or_404(party_id))
