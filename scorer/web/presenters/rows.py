"""Строки листа: a row of the table as it is seen and as it is heard."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from scorer.ledger.events import AnyEvent, DealPlayed, Fifty
from scorer.ledger.party import Row
from scorer.rules.cards import Suit
from scorer.rules.facts import Deal
from scorer.rules.ruleset import Ruleset
from scorer.sheets.record import marked_seat
from scorer.web.presenters.details import details
from scorer.web.presenters.lexicon import Lexicon
from scorer.web.presenters.numbers import plain, signed
from scorer.web.presenters.outcomes import mark, outcome_name, row_sentence
from scorer.web.presenters.reasons import reasons
from scorer.web.presenters.text import gettext, one_way, pgettext
from scorer.web.presenters.words import SIGNS, suit_name


@dataclass(frozen=True, slots=True)
class LineView:
    """A line of a seat: its reason and its points."""

    reason: str
    points: str
    fine: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """A player's side of a row. `was` is the change before it was put right, `suit` the trump he ordered."""

    total: str
    change: str
    was: str
    word: str
    fine: bool
    mark: str
    suit: str
    red: bool
    maker: bool
    lines: tuple[LineView, ...]


@dataclass(frozen=True, slots=True)
class RowView:
    """A row: `sentence` is what it says, `spoken` the whole of it, `details` what stands behind it.

    `kind` is the kind of its event, `revised` how it stood before, `confirmed` who agreed with it.
    """

    event: str
    kind: str
    number: int | None
    sentence: str
    spoken: str
    cells: tuple[Cell, ...]
    details: tuple[str, ...]
    revised: tuple[str, ...]
    confirmed: str

    @property
    def changes(self) -> bool:
        """Whether anybody's total changes by it."""
        return any(cell.change != signed(0) for cell in self.cells)

    @property
    def lines(self) -> bool:
        """Whether there are lines behind the figures."""
        return any(cell.lines for cell in self.cells)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What all rows of a party share: names, rules, words; and by event: the first figures of rows put right
    since, how they stood before, who agreed with them.
    """

    names: Sequence[str]
    ruleset: Ruleset
    lexicon: Lexicon
    former: Mapping[str, Sequence[int]]
    revised: Mapping[str, tuple[str, ...]]
    confirmed: Mapping[str, tuple[int, ...]]


def row_view(row: Row, event: AnyEvent, sheet: Sheet) -> RowView:
    """A row and the event it came from, as in force."""
    sentence = row_sentence(row, sheet.names, event)
    notes = tuple(details(row, event, sheet.names, sheet.lexicon))
    return RowView(
        event=row.event,
        kind=row.kind,
        number=row.number,
        sentence=sentence,
        spoken=" ".join(_spoken(row, event, sheet, sentence)),
        cells=tuple(_cells(row, event, sheet)),
        details=notes,
        revised=sheet.revised.get(row.event, ()),
        confirmed=_confirmed(row, sheet),
    )


def _confirmed(row: Row, sheet: Sheet) -> str:
    """«Верно: Боря»; empty where nobody said so."""
    agreed = ", ".join(sheet.names[seat] for seat in sheet.confirmed.get(row.event, ()) if seat < len(sheet.names))
    return gettext("Right: %(names)s", names=agreed) if agreed else ""


def _spoken(row: Row, event: AnyEvent, sheet: Sheet, sentence: str) -> Iterator[str]:
    names = sheet.names
    if row.number is not None:
        yield gettext("Deal %(number)d.", number=row.number)
    if isinstance(event, DealPlayed):
        yield f"{who_plays(event.deal, names)}."
    yield f"{sentence}."
    totals = (f"{one_way(name)} {plain(total)}" for name, total in zip(names, row.totals, strict=True))
    yield gettext("In all: %(totals)s.", totals=", ".join(totals))
    if row.event in sheet.revised:
        yield gettext("Put right.")
    if agreed := _confirmed(row, sheet):
        yield f"{agreed}."


def who_plays(deal: Deal, names: Sequence[str]) -> str:
    """The maker and the trump: «Играет: Аня, черви»."""
    name = names[deal.maker]
    if deal.trump is None:
        return gettext("%(name)s plays", name=name)
    return gettext("%(name)s plays: %(suit)s", name=name, suit=suit_name(deal.trump))


def _cells(row: Row, event: AnyEvent, sheet: Sheet) -> Iterator[Cell]:
    deal = event.deal if isinstance(event, DealPlayed) else None
    long_runs = sheet.ruleset.long_runs
    words = list(reasons(row.lines, deal.melds if deal else (), long_runs, sheet.lexicon))
    marked = marked_seat(row, deal) if deal is not None else None
    former = sheet.former.get(row.event)
    for seat, total in enumerate(row.totals):
        points = row.written[seat]
        trump = deal.trump if deal and deal.maker == seat else None
        yield Cell(
            total=plain(total),
            change=signed(points),
            was=signed(former[seat]) if former and former[seat] != points else "",
            word=_word(row, event, seat),
            fine=points < 0,
            mark=mark(row.outcome) if seat == marked else "",
            suit=SIGNS[trump] if trump else "",
            red=trump in {Suit.HEARTS, Suit.DIAMONDS},
            maker=deal is not None and deal.maker == seat,
            lines=tuple(
                LineView(word, signed(line.points), line.points < 0)
                for line, word in zip(row.lines, words, strict=True)
                if line.seat == seat
            ),
        )


def _word(row: Row, event: AnyEvent, seat: int) -> str:
    """A word in place of a bare change."""
    if row.outcome == "passed" and not row.written[seat]:
        return pgettext("in a row", "passed")
    if isinstance(event, Fifty) and event.maker == seat:
        return pgettext("in a row", "without play")
    if row.outcome == "resigned":
        return outcome_name(row.outcome).lower() if row.written[seat] < 0 else ""
    return ""
