"""Clubs with a history: parties of random events, as documents of the format, put into the store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from scorer.ledger.codec import decode_next
from scorer.rules.refusal import Refused
from scorer.store.append import Appended, append
from scorer.store.base import db
from scorer.store.models import Club, PartyRow
from scorer.store.parties import read_log, start_party

Document = dict[str, Any]

LONG: Document = {"preset": "moscow"}
SHORT: Document = {"preset": "short_2"}


def begin(club: Club, *players: str, ruleset: Document = LONG, dealer: int = 0) -> PartyRow:
    """A party just begun."""
    return start_party(club, players=players or ("Аня", "Боря"), ruleset=ruleset, dealer=dealer)


def write(row: PartyRow, *events: Document) -> list[str]:
    """Entries one after another, each from a form of its own, and their ids; refuses as `append` does."""
    ids = []
    for event in events:
        decoded = decode_next(event, read_log(row))
        outcome = append(row.id, [decoded], expected_seq=row.seq, form_id=str(uuid4()))
        assert isinstance(outcome, Appended)
        ids += [one.id for one in outcome.events]
    return ids


def played(club: Club, players: Sequence[str], *events: Document, ruleset: Document = LONG) -> PartyRow:
    """A party with these entries."""
    row = begin(club, *players, ruleset=ruleset)
    write(row, *events)
    return row


def deal(*cards: int, maker: int = 0, last_trick: int | None = None, **more: Any) -> Document:
    """A deal, its last trick the maker's unless it is somebody's else."""
    last = maker if last_trick is None else last_trick
    return {"type": "deal", "maker": maker, "cards": list(cards), "last_trick": last, **more}


def close(*, draw: bool = False) -> Document:
    return {"type": "close", "reason": "late", "draw": draw}


def won_by(club: Club, players: Sequence[str], seat: int) -> PartyRow:
    """A party of one deal, broken off, that the player at `seat` wins."""
    counts = [30] * len(players)
    counts[seat] = 80
    ruleset = LONG if len(players) == 2 else {"preset": "threesome"}
    return played(club, players, deal(*counts, maker=seat), close(), ruleset=ruleset)


def try_all(row: PartyRow, events: Sequence[Document]) -> None:
    """Write what is taken of these entries."""
    for event in events:
        try:
            write(row, event)
        except Refused:
            db.session.rollback()
