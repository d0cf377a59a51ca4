"""Принять партию: a party file compared with what is here, and taken in without overwriting anything.

A party is known by its id; one whose file has none by everything in it. Another club of the
same server may have the party too: then it gets an id of its own here, the same each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any
from uuid import UUID, uuid5

from sqlalchemy import select

from scorer.ledger.codec import encode_party
from scorer.ledger.event_writing import encode_event
from scorer.ledger.events import AnyEvent, DealPlayed, Fifty, Passed
from scorer.ledger.files import LARGEST_FILE, write_document
from scorer.ledger.identity import own_id
from scorer.ledger.party import Party
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused
from scorer.store.base import db
from scorer.store.clock import now
from scorer.store.drafts import empty_draft
from scorer.store.models import Club, EventRow, PartyRow
from scorer.store.parties import derive, read_log
from scorer.store.players import players_entered
from scorer.store.transaction import writing

SHORTEST_OWN_ID = 16
"""Ids of entries as short as "17" are places in a list, and say nothing of which party they are from."""
EARLIEST, LATEST = 1970, 2200
"""Years a database can keep a moment of in every zone."""
LATEST_MOMENT = "2199-12-31T23:59:59.999999+14:00"
"""As long as a moment can be written."""


@dataclass(frozen=True, slots=True)
class New:
    """The party is not here yet: all of it would come."""


@dataclass(frozen=True, slots=True)
class Same:
    """The party is here with every entry of the file, and `more` beside them."""

    row: PartyRow
    more: int


@dataclass(frozen=True, slots=True)
class Longer:
    """The file goes on where the party here ends: `new` entries would come."""

    row: PartyRow
    new: tuple[AnyEvent, ...]


@dataclass(frozen=True, slots=True)
class OtherOpening:
    """A party of this id is here, and was opened otherwise: the keys that differ."""

    row: PartyRow
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Parted:
    """The party is here, and its entries differ from those of the file, from `place` on, from 0."""

    row: PartyRow
    place: int


@dataclass(frozen=True, slots=True)
class SharedEntries:
    """Entries of the file are in another party of this club, so it must be the same under another id."""

    row: PartyRow
    count: int


Comparison = New | Same | Longer | OtherOpening | Parted | SharedEntries


@dataclass(frozen=True, slots=True)
class Beside:
    """What a club keeps beside a party, and no party file holds.

    `players` are ids of players by the names put right since the party was opened. `evening` is
    its evening, None where it is to be found by who played when.
    """

    hidden: bool = False
    rules_name: str | None = None
    wager: dict[str, Any] | None = None
    players: Mapping[str, str] = field(default_factory=dict)
    evening: str | None = None


NOTHING_BESIDE = Beside()


def compare(club: Club | None, party: Party) -> Comparison:
    """What a file's party is to the parties of the club; reads only."""
    row = _known(club, party)
    if row is not None:
        return _against(row, party)
    return _by_entries(club, party) or New()


def take_in(
    club: Club,
    party: Party,
    *,
    form_id: str,
    beside: Beside = NOTHING_BESIDE,
) -> tuple[PartyRow, Comparison]:
    """Take in what is new of a party that replays; what it came to, `New` or `Longer` where something was written.

    Judged again under the lock: what became of the party since it was compared counts. Players
    are those of the club the file's ids name, else who is called so. What was kept `beside` it
    elsewhere is kept here, too, where the party is new.
    """
    with writing():
        found = compare(club, party)
        match found:
            case New():
                return _open(club, party, form_id, beside), found
            case Longer(row=row, new=new):
                db.session.refresh(row, with_for_update=True)
                _write(row, replace(read_log(row), events=party.events), new, form_id)
                return row, found
            case _:
                return found.row, found


def check_size(party: Party, most: int = LARGEST_FILE) -> None:
    """Refuse `file.grows` where a party as it would be saved from here is larger than `most` bytes: nobody could take
    it in again.
    """
    own = str(UUID(int=0))
    saved = replace(party, id=own, player_ids=(own,) * len(party.players), started=party.started or LATEST_MOMENT)
    if len(write_document(encode_party(saved)).encode()) > most:
        raise Refused("file.grows", most=most)


def _ids(club: Club | None, party: Party) -> tuple[str, ...]:
    """The ids the party can have in this club, its own first."""
    own = own_id(party)
    return (own,) if club is None else ids_here(club, own)


def id_here(club: Club | None, party: Party) -> str | None:
    """The id a party has in this club, or would get; None where only taking it in tells."""
    known = _known(club, party)
    if known is not None:
        return known.id
    return next((key for key in _ids(club, party) if db.session.get(PartyRow, key) is None), None)


def ids_here(club: Club, party_id: str) -> tuple[str, str]:
    """The ids a party of this id, a UUID, can have in a club, its own first."""
    return party_id, str(uuid5(UUID(party_id), f"club {club.id}"))


def free_id(ids: Iterable[str]) -> str:
    """The first of these ids that no party of any club has."""
    return next(key for key in ids if db.session.get(PartyRow, key) is None)


def _known(club: Club | None, party: Party) -> PartyRow | None:
    """The party where it is here already, hidden or not."""
    if club is None:
        return None
    rows = (db.session.get(PartyRow, key) for key in _ids(club, party))
    return next((row for row in rows if row is not None and row.club_id == club.id), None)


def _against(row: PartyRow, party: Party) -> Comparison:
    here = read_log(row)
    keys = tuple(key for key in ("players", "ruleset", "dealer") if encode_party(here)[key] != encode_party(party)[key])
    if keys:
        return OtherOpening(row, keys)
    pairs = zip(here.events, party.events, strict=False)
    for place, (ours, theirs) in enumerate(pairs):
        if encode_event(ours) != encode_event(theirs):
            return Parted(row, place)
    new = party.events[len(here.events) :]
    return Longer(row, new) if new else Same(row, len(here.events) - len(party.events))


def _by_entries(club: Club | None, party: Party) -> SharedEntries | None:
    """The party of this club that has entries of the file under another id."""
    own = [event.id for event in party.events if len(event.id) >= SHORTEST_OWN_ID]
    if club is None or not own:
        return None
    found: list[str] = []
    for begin in range(0, len(own), 500):
        query = (
            select(EventRow.party_id)
            .join(PartyRow, PartyRow.id == EventRow.party_id)
            .where(PartyRow.club_id == club.id, EventRow.event_id.in_(own[begin : begin + 500]))
        )
        found += db.session.scalars(query)
    if not found:
        return None
    row = db.session.get_one(PartyRow, max(found, key=found.count))
    return SharedEntries(row, found.count(row.id))


def _open(club: Club, party: Party, form_id: str, beside: Beside) -> PartyRow:
    """The party with all its entries, as they are."""
    opening = encode_party(replace(party, id=free_id(_ids(club, party))))
    opening["player_ids"] = [player.id for player in players_entered(club, party.players, party.player_ids)]
    del opening["events"]
    started = first_moment(party) or now()
    opening.setdefault("started", started.isoformat())
    row = PartyRow(id=opening["id"], club_id=club.id, opening=opening, started=started, seq=0)
    row.hidden, row.rules_name, row.wager = beside.hidden, beside.rules_name, beside.wager
    row.evening_id = beside.evening
    _write(row, party, party.events, form_id, beside.players)
    return row


def _write(
    row: PartyRow, party: Party, events: Sequence[AnyEvent], form_id: str, entered: Mapping[str, str] | None = None
) -> None:
    """Put entries that come from elsewhere after the party's own, with the ids and times they have."""
    first = row.seq + 1
    # Not when it came here: a list of parties has them in the order they were played.
    row.updated = next(filter(None, (moment_kept(event.at) for event in reversed(events))), now())
    derive(row, party, replay(party), entered)
    for seq, event in enumerate(events, start=first):
        moment = moment_kept(event.at) or now()
        body = encode_event(event)
        db.session.add(
            EventRow(party_id=row.id, seq=seq, event_id=event.id, body=body, at=moment, by=event.by, form_id=form_id)
        )
    if first > 1 and any(isinstance(event, DealPlayed | Passed | Fifty) for event in events):
        empty_draft(row)


def first_moment(party: Party) -> datetime | None:
    """When a party began by its file, else when its first entry was made; None where it tells no time."""
    moments = (party.started, *(event.at for event in party.events))
    return next(filter(None, map(moment_kept, moments)), None)


def moment_kept(text: str | None) -> datetime | None:
    """The moment with its offset, None where there is none or it is out of all reason."""
    moment = datetime.fromisoformat(text) if text else None
    return moment if moment and EARLIEST < moment.year < LATEST else None


def began(row: PartyRow) -> datetime:
    """When a party was begun as its opening says; as it is kept, where that is out of all reason."""
    return moment_kept(row.opening.get("started")) or row.started
