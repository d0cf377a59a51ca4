"""Составление листа: from a party and what it comes to, to the sheet as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from scorer.ledger import events as e
from scorer.ledger.force import in_force
from scorer.ledger.history import moments, revisions
from scorer.ledger.party import Party, Row, State
from scorer.ledger.replay import replay
from scorer.rules.presets import preset
from scorer.rules.ruleset import Ruleset
from scorer.rules.settlement import Outcome
from scorer.sheets.code import sheet_code
from scorer.sheets.model import Cell, Change, ChangeKind, Note, NoteKind, Point, Sheet, SheetRow
from scorer.sheets.notes import Path, hanging_path, notes
from scorer.sheets.record import events_as_in_force, marked_seat

MARKED = frozenset({Outcome.BAIT, Outcome.HANGING, Outcome.CARD_BAIT})
"""Outcomes with a mark: Б, ВБ, БК."""


def party_sheet(party: Party, state: State, rules_name: str = "") -> Sheet:
    """The sheet of a party, of its log and what it comes to; `rules_name` is what its club calls the rules."""
    force = in_force(party.events)
    events = events_as_in_force(party, force)
    first = {event: found[0].before.written for event, found in revisions(moments(party, state)).items()}
    rows = tuple(_rows(state, events, first))
    return Sheet(
        state=state,
        differs=differing(state.ruleset, state.preset),
        rules_name=rules_name,
        code=sheet_code(party),
        started=party.started,
        ended=next((event.at for event in reversed(party.events) if event.at), None),
        rows=rows,
        changes=tuple(_changes(party, force.places, state.rows)),
        course=tuple(course(rows)),
    )


def blank_sheet(players: tuple[str, ...], name: str, ruleset: Ruleset) -> Sheet:
    """A sheet to play on: empty names are left to be written in."""
    party = Party(ruleset=ruleset, players=players, dealer=0, preset=name)
    return Sheet(state=replay(party), differs=differing(ruleset, name))


def differing(ruleset: Ruleset, name: str) -> tuple[str, ...]:
    """The options `ruleset` plays otherwise than the variant `name`, in the order of the format."""
    usual = preset(name).options()
    return tuple(option for option, value in ruleset.options().items() if value != usual[option])


def course(rows: Iterable[SheetRow]) -> Iterator[Point]:
    """The totals after each deal, entries that follow it included; the first point is the start."""
    number, totals = 0, None
    marks: tuple[tuple[int, str], ...] = ()
    for row in rows:
        if row.number is not None:
            yield Point(number, totals or (0,) * len(row.cells), marks)
            number = row.number
            marks = tuple((seat, cell.mark) for seat, cell in enumerate(row.cells) if cell.mark)
        totals = tuple(cell.total for cell in row.cells)
    if totals is not None:
        yield Point(number, totals, marks)


def _rows(state: State, events: Mapping[str, e.AnyEvent], first: Mapping[str, Sequence[int]]) -> Iterator[SheetRow]:
    """The lines of the sheet: corrections written right under their deal stand in its line."""
    path = hanging_path(state.rows)
    rows = list(state.rows)
    while rows:
        row = rows.pop(0)
        corrections: list[Row] = []
        while rows and row.kind == "deal" and _corrects(rows[0], row, events):
            corrections.append(rows.pop(0))
        yield _sheet_row(row, corrections, events[row.event], state.ruleset, path, first.get(row.event))


def _corrects(later: Row, row: Row, events: Mapping[str, e.AnyEvent]) -> bool:
    event = events[later.event]
    return isinstance(event, e.Correction) and event.deal == row.event


def _sheet_row(
    row: Row,
    corrections: Sequence[Row],
    event: e.AnyEvent,
    ruleset: Ruleset,
    path: Path,
    first: Sequence[int] | None,
) -> SheetRow:
    deal = event.deal if isinstance(event, e.DealPlayed) else None
    played = event.during if isinstance(event, e.Claim) else deal
    last = corrections[-1] if corrections else row
    beside = notes(row, event, ruleset, path)
    marked = marked_seat(row, deal) if deal is not None and row.outcome in MARKED else None
    cells = []
    for seat, total in enumerate(last.totals):
        change = row.written[seat] + sum(one.written[seat] for one in corrections)
        maker = played is not None and played.maker == seat
        cells.append(
            Cell(
                total=total,
                change=change,
                was=first[seat] if first is not None and first[seat] != change else None,
                dealer=row.dealer == seat,
                maker=maker or (isinstance(event, e.Fifty) and event.maker == seat),
                trump=played.trump if played is not None and maker else None,
                mark=row.outcome if seat == marked else None,
                notes=(*beside[seat], *_pencil(seat, corrections)),
            )
        )
    return SheetRow(row=row, event=event, cells=tuple(cells))


def _pencil(seat: int, corrections: Iterable[Row]) -> Iterator[Note]:
    """The fines of corrections written under the deal."""
    for row in corrections:
        for line in row.lines:
            if line.seat == seat:
                yield Note(kind=NoteKind.CORRECTION, points=line.points, reason=line.reason)


def _changes(party: Party, places: Iterable[int], rows: Iterable[Row]) -> Iterator[Change]:
    """What was changed on the record, in the order it was; the same change again is counted."""
    numbers = {row.event: row.number for row in rows}
    found: Counter[Change] = Counter()
    for place in places:
        match party.events[place]:
            case e.Void(reason=why):
                found[Change(ChangeKind.VOID, why)] += 1
            case e.Amend(event=named, reason=why):
                found[Change(ChangeKind.AMEND, why, numbers.get(named))] += 1
            case e.Reopen(reason=why):
                found[Change(ChangeKind.REOPEN, why)] += 1
    for change, times in found.items():
        yield Change(change.kind, change.reason, change.number, times)
