"""Вечера архива: which evening here a party of an archive belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import select

from scorer.store.base import db
from scorer.store.imports import free_id, ids_here
from scorer.store.models import Club, PartyRow

TOGETHER = 200
"""Parties looked for at once."""


class Evenings:
    """The evenings of an archive as they are in a club."""

    def __init__(self, club: Club, evenings: Iterable[Sequence[str]]) -> None:
        self._club = club
        self._parties = {party_id: evening for evening in evenings for party_id in evening}
        self._here: dict[str, str] = {}

    def here(self, party_id: str) -> str | None:
        """The evening here of a party of the archive that comes now; None where the archive does not say.

        It is that of another party of its evening that is here already, else its own.
        """
        evening = self._parties.get(party_id)
        if evening is None:
            return None
        known = self._here.get(evening[0]) or self._known(evening)
        if known is None:
            return free_id(ids_here(self._club, party_id))
        self._here[evening[0]] = known
        return known

    def _known(self, evening: Sequence[str]) -> str | None:
        for begin in range(0, len(evening), TOGETHER):
            ids = [key for party_id in evening[begin : begin + TOGETHER] for key in ids_here(self._club, party_id)]
            mine = select(PartyRow.evening_id).where(PartyRow.club_id == self._club.id, PartyRow.id.in_(ids))
            found = db.session.scalar(mine.order_by(PartyRow.started, PartyRow.id).limit(1))
            if found is not None:
                return found
        return None
