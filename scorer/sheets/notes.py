"""Заметки у цифр: the lines of a row as the words that stand beside a player's figure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from scorer.ledger import events as e
from scorer.ledger.party import Row
from scorer.rules.facts import Deal, Meld
from scorer.rules.lines import Line, Reason
from scorer.rules.melds import worth
from scorer.rules.offences import CARD_BAITS
from scorer.rules.ruleset import Ruleset
from scorer.rules.settlement import Outcome
from scorer.sheets.model import Note, NoteKind

MELDS = frozenset({Reason.TERZ, Reason.FIFTY_MELD, Reason.HUNDRED, Reason.FOUR})
FINES = frozenset({Reason.BAIT_FINE, Reason.NO_TRICK_FINE, Reason.PASS_FINE})
_KINDS = {
    Reason.LAST_TRICK: NoteKind.LAST_TRICK,
    Reason.BELLA: NoteKind.BELLA,
    Reason.BURN: NoteKind.LOSES,
    Reason.LAPSE: NoteKind.LOSES,
    Reason.HANGING: NoteKind.HANGS,
    Reason.HANGING_PAID: NoteKind.PAID,
    Reason.CORRECTION: NoteKind.CORRECTION,
    **dict.fromkeys(FINES, NoteKind.FINE),
    **dict.fromkeys(MELDS, NoteKind.MELD),
}
_SILENT = frozenset({Reason.CARDS, Reason.STAKE, Reason.DAVE, Reason.ADJUST, Reason.CLAIM})
"""Lines that the figure itself says, or the sentence of the row."""
_ORDER = tuple(NoteKind)


class Path(NamedTuple):
    """Where hanging points went, by event: the deal that paid them; of a payment, the deals and points it came from."""

    paid_in: Mapping[str, int | None]
    came_from: Mapping[str, Sequence[tuple[int | None, int]]]


def hanging_path(rows: Iterable[Row]) -> Path:
    """The path of all points that hung. The oldest are paid first."""
    waiting: list[tuple[str, int | None, int]] = []
    paid_in: dict[str, int | None] = {}
    came_from: dict[str, list[tuple[int | None, int]]] = {}
    for row in rows:
        left = row.hanging_paid
        while left > 0 and waiting:
            event, number, points = waiting.pop(0)
            left -= points
            paid_in[event] = row.number
            came_from.setdefault(row.event, []).append((number, points))
        hangs = -sum(line.points for line in row.lines if line.reason is Reason.HANGING)
        if hangs:
            waiting.append((row.event, row.number, hangs))
    return Path(paid_in, came_from)


def called(lines: Iterable[Line], melds: Iterable[Meld], ruleset: Ruleset) -> Iterator[Meld | None]:
    """For each line, the meld it is written for, None where it is for something else.

    Melds stand in the lines in the order they were called, so the lines of a seat and kind
    take the seat's melds of that kind one after another.
    """
    waiting = list(melds)
    for line in lines:
        found = next((m for m in waiting if m.seat == line.seat and worth(m, ruleset)[1] is line.reason), None)
        if found is not None:
            waiting.remove(found)
        yield found


def notes(row: Row, event: e.AnyEvent, ruleset: Ruleset, path: Path) -> tuple[tuple[Note, ...], ...]:
    """The notes of a row, a seat each: what was counted, what moved, what it costs."""
    deal = event.deal if isinstance(event, e.DealPlayed) else None
    found: list[list[Note]] = [[] for _ in row.totals]
    if ruleset.stakes and row.raw is not None:
        for seat, points in enumerate(row.raw):
            found[seat].append(Note(kind=NoteKind.COUNT, points=points))
    sources = _sources(row, path)
    for line, meld in zip(row.lines, called(row.lines, deal.melds if deal else (), ruleset), strict=True):
        source = next(sources) if line.reason is Reason.HANGING_PAID else path.paid_in.get(row.event)
        if line.reason not in _SILENT:
            found[line.seat].append(_note(line, meld, source))
    if deal is not None:
        for seat, note in _facts(row, deal):
            found[seat].append(note)
    return tuple(tuple(sorted(mine, key=lambda note: _ORDER.index(note.kind))) for mine in found)


def _sources(row: Row, path: Path) -> Iterator[int | None]:
    """For each line of a payment, the deal its points hung since; one may be paid in two parts."""
    amounts = iter(path.came_from.get(row.event, ()))
    number, left = None, 0
    for line in row.lines:
        if line.reason is Reason.HANGING_PAID:
            if left <= 0:
                number, left = next(amounts, (None, 0))
            left -= line.points
            yield number


def _note(line: Line, meld: Meld | None, hung: int | None) -> Note:
    kind = _KINDS.get(line.reason, NoteKind.OTHER)
    if line.reason in (Reason.BAIT, Reason.CARD_BAIT):
        kind = NoteKind.GIVES if line.points < 0 else NoteKind.TAKES
    deal = hung if kind in (NoteKind.HANGS, NoteKind.PAID) else None
    return Note(kind=kind, points=line.points, reason=line.reason, meld=meld, deal=deal)


def _facts(row: Row, deal: Deal) -> Iterator[tuple[int, Note]]:
    """What else the table knows of a deal: the offence behind a card bait, a hand without a trick."""
    for offence in deal.offences:
        if row.outcome != Outcome.CARD_BAIT or offence.kind in CARD_BAITS:
            yield offence.seat, Note(kind=NoteKind.OFFENCE, offence=offence.kind)
    for seat in deal.no_tricks:
        yield seat, Note(kind=NoteKind.NO_TRICKS)
    if deal.conceded:
        yield deal.maker, Note(kind=NoteKind.CONCEDED)
    if deal.dave:
        yield deal.dave[-1], Note(kind=NoteKind.DAVE, points=len(deal.dave))
    if deal.resigned is not None:
        yield deal.resigned, Note(kind=NoteKind.RESIGNED)
