"""Страница строк с бумаги: everything its template shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from flask import render_template

from scorer.ledger.party import State
from scorer.ledger.score import next_number
from scorer.rules.cards import Suit
from scorer.store.parties import Loaded
from scorer.web.deal.page import TopRow, chips, tops
from scorer.web.forms.deal import seat_forms
from scorer.web.presenters.lexicon import bella, lexicon_of
from scorer.web.presenters.outcomes import AGREED
from scorer.web.presenters.text import gettext
from scorer.web.presenters.words import SIGNS, offence_name, suit_name
from scorer.web.sheet.paper_rows import FIFTY, MOST, PASSED, QUEUE, SUM, Judgement, extra_codes


@dataclass(frozen=True, slots=True)
class RowView:
    """A row on the page: which deal it is, its fields, what is wrong, what it will do, the cards asked for."""

    name: str
    number: int
    row: Judgement
    hands: tuple[tuple[str, Any], ...]
    errors: Mapping[str, Sequence[str]]
    tops: tuple[TopRow, ...]

    @property
    def open(self) -> bool:
        """Whether the folded part is open: something in it is filled in, or wrong."""
        form = self.row.row.form
        folded = [form.conceded, form.total, form.stock, *(hand[name] for _, hand in self.hands for name in _FOLDED)]
        return any(one.data or one.name in self.errors for one in folded)


_FOLDED = ("no_tricks", "offence")


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperPage:
    """The page about to be shown. A `quiet` one says nothing of what is wrong: more rows were asked for."""

    loaded: Loaded
    rows: Sequence[Judgement]
    sent: Mapping[str, str]
    form_id: str
    top: str = ""
    meanwhile: tuple[str, ...] = ()
    quiet: bool = False

    def render(self) -> str:
        """The page."""
        state = self.loaded.state
        lexicon = lexicon_of(state.preset)
        rows = tuple(self._views())
        return render_template(
            "sheet/catch_up.html",
            party_id=self.loaded.row.id,
            seq=len(self.loaded.party.events),
            form_id=self.form_id,
            state=state,
            counted=self.sent.get("counted") == "1",
            rows=rows,
            summary=tuple(_summary(rows)),
            chips=chips(state.ruleset, lexicon),
            bella=bella(lexicon),
            suits=tuple((suit, SIGNS[suit], suit_name(suit)) for suit in Suit),
            extras=tuple(_extras(state)),
            offences=tuple((kind, offence_name(kind)) for kind in state.ruleset.offences),
            top=self.top,
            meanwhile=self.meanwhile,
            full=len(self.rows) >= MOST,
        )

    def _views(self) -> Iterator[RowView]:
        last = max((place for place, row in enumerate(self.rows) if not row.row.empty), default=-1)
        number = next_number(self.loaded.state)
        for place, row in enumerate(self.rows):
            yield RowView(
                name=f"row{row.row.place}-",
                number=number,
                row=row,
                hands=tuple(zip(self.loaded.state.players, seat_forms(row.row.form), strict=True)),
                errors={} if self.quiet else row.errors,
                tops=tops(row.asked, row.state) if row.asked else (),
            )
            # An empty row between others is no deal; those after the last are waiting to be.
            is_deal = place > last if row.row.empty else row.row.code not in (SUM, QUEUE)
            number += is_deal


def _summary(rows: Sequence[RowView]) -> Iterator[tuple[str, int, str]]:
    """Every message: the id of its field, the number of its deal, and the words."""
    for row in rows:
        for name, messages in row.errors.items():
            for message in messages:
                yield f"{row.name}{name}", row.number, message


def _extras(state: State) -> Iterator[tuple[str, str]]:
    """What a row can be beside a deal that was played, in words."""
    for code in extra_codes(state.ruleset):
        if code == PASSED:
            yield code, gettext("Passed deal")
        elif code.startswith(FIFTY):
            name = state.players[int(code.removeprefix(FIFTY))]
            yield code, gettext("%(name)s: %(points)d without play", name=name, points=state.ruleset.fifty_offer)
        else:
            words = next(text for order, text in AGREED.items() if order == code)
            yield code, gettext("hanging: %(order)s", order=words)
