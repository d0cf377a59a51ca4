"""Стол: the whole table page as values; the template only lays them out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scorer.ledger.force import in_force
from scorer.ledger.history import confirmations, moments, revisions
from scorer.ledger.party import Party, State
from scorer.ledger.pencil import disputable
from scorer.ledger.score import leader, left_to_target
from scorer.sheets.record import events_as_in_force
from scorer.web.presenters.endings import Ending, ending
from scorer.web.presenters.hanging import HangingNote, hanging_note
from scorer.web.presenters.lexicon import deals, lexicon_of
from scorer.web.presenters.numbers import plain
from scorer.web.presenters.options import Difference, differences
from scorer.web.presenters.parties import game_length
from scorer.web.presenters.presets import about_preset, preset_name
from scorer.web.presenters.revised import revised
from scorer.web.presenters.rows import RowView, Sheet, row_view
from scorer.web.presenters.text import gettext


@dataclass(frozen=True, slots=True)
class Side:
    """A player's totals. `dealer` says that he deals next, `leads` that nobody has as much."""

    name: str
    total: str
    left: str
    leads: bool
    dealer: str


@dataclass(frozen=True, slots=True)
class Claimant:
    """Who has reached the target and has still to say so."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Pencil:
    """Карандаш лежит: the deal that can still be disputed, and the seats that have not said «Верно» yet."""

    event: str
    number: int | None
    unconfirmed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """The table: what is played, the sides, what must be said now, and the rows, newest first."""

    variant: str
    about: str
    length: str
    differences: tuple[Difference, ...]
    sides: tuple[Side, ...]
    hanging: HangingNote | None
    claimants: tuple[Claimant, ...]
    ending: Ending | None
    pencil: Pencil | None
    rows: tuple[RowView, ...]

    @property
    def wide(self) -> bool:
        """Whether a total has so many digits that they must be set smaller."""
        return max(len(side.total) for side in self.sides) > 3


def table_view(party: Party, state: State) -> TableView:
    """The table of a party, of its log and what it comes to."""
    force = in_force(party.events)
    events = events_as_in_force(party, force)
    past = moments(party, state)
    changed = revisions(past)
    sheet = Sheet(
        names=state.players,
        ruleset=state.ruleset,
        lexicon=lexicon_of(state.preset),
        former={event: changes[0].before.written for event, changes in changed.items()},
        revised=revised(party, state, changed),
        confirmed=confirmations(past),
    )
    return TableView(
        variant=preset_name(state.preset),
        about=about_preset(state.preset),
        length=_length(state),
        differences=differences(state.ruleset, state.preset),
        sides=tuple(_sides(state)),
        hanging=hanging_note(state),
        claimants=tuple(_claimants(state)),
        ending=ending(state),
        pencil=_pencil(state, sheet.confirmed),
        rows=tuple(row_view(row, events[row.event], sheet) for row in reversed(state.rows)),
    )


def _pencil(state: State, agreed: Mapping[str, tuple[int, ...]]) -> Pencil | None:
    row = disputable(state)
    if row is None:
        return None
    seats = tuple(seat for seat in range(len(state.players)) if seat not in agreed.get(row.event, ()))
    return Pencil(row.event, row.number, seats)


def _sides(state: State) -> Iterator[Side]:
    first = leader(state)
    for seat, (name, total) in enumerate(zip(state.players, state.totals, strict=True)):
        yield Side(
            name=name,
            total=plain(total),
            left=_left(state, seat),
            leads=seat == first,
            dealer=deals(name, lexicon_of(state.preset)) if seat == state.dealer else "",
        )


def _left(state: State, seat: int) -> str:
    left = left_to_target(state, seat)
    if left is None:
        return ""
    if left <= 0:
        return gettext("has %(target)d", target=state.ruleset.target)
    return gettext("%(points)d to go", points=left)


def _claimants(state: State) -> Iterator[Claimant]:
    for seat in state.may_claim:
        text = gettext(
            "%(name)s has %(target)d and announces the end: until the card is turned before the next deal.",
            name=state.players[seat],
            target=state.ruleset.target,
        )
        yield Claimant(seat, text)


def _length(state: State) -> str:
    rules = state.ruleset
    lead = gettext("or a lead of %(lead)d", lead=rules.winning_lead) if rules.winning_lead else ""
    stakes = gettext("for a stake of %(stake)d", stake=rules.stake) if rules.stakes and rules.stake > 1 else ""
    return " ".join(filter(None, (game_length(rules.target), lead, stakes)))
