"""Лист сдачи: everything the page of a deal shows, from what is typed and what the table is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from flask import render_template

from scorer.ledger.party import State
from scorer.ledger.score import next_number
from scorer.rules.cards import Card, Rank, Suit
from scorer.rules.choices import LongRuns
from scorer.rules.contract import may_concede
from scorer.rules.dave import has_dave
from scorer.rules.ruleset import Ruleset
from scorer.store.parties import Loaded
from scorer.web.deal.asking import Asked, asked
from scorer.web.deal.judge import Judged, Lacking, Refusal, Verdict
from scorer.web.deal.places import TOP_OF_FORM, field_of
from scorer.web.deal.preview import Said, say
from scorer.web.deal.talk import gave_up
from scorer.web.deal.typed import Typed
from scorer.web.deal.words import refused_words, wanted
from scorer.web.forms.deal import kinds, leaves, seat_forms, top_codes
from scorer.web.presenters.lexicon import Lexicon, bella, deals, fifty, lexicon_of
from scorer.web.presenters.text import gettext
from scorer.web.presenters.words import RED, SIGNS, card_name, card_short, offence_name, rank_name, suit_name

ANCHORS = {TOP_OF_FORM: "deal", "sure": "preview"}
"""Where the summary's links lead for messages that are about no single field."""
FOLDED = (
    "stock",
    "conceded",
    "total",
    "name_tops",
    "round",
    "dealer",
    "dave_first",
    "dave_count",
    "dave_open",
    "resigned",
)
FOLDED_OF_SEAT = ("no_tricks", "offence")


@dataclass(frozen=True, slots=True)
class Chip:
    """A meld that is counted by taps: its field, its short sign, its name."""

    kind: str
    sign: str
    name: str


@dataclass(frozen=True, slots=True)
class Amending:
    """Описка: the deal on the page is written already; which event it is, and why it is put right.

    `fifty` says that the table knows points without play, `untouched` that the form holds what stands;
    `falls` is what a change would take with it, in words.
    """

    event: str
    reason: str
    fifty: bool
    untouched: bool
    falls: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A page of a deal about to be shown; `seen` is the draft in it, `amends` where it puts a written one right.

    `undone` says that it holds a deal that was undone, as it was written.
    """

    loaded: Loaded
    form: Any
    typed: Typed
    verdict: Verdict
    seq: int
    form_id: str
    draft_version: int
    seen: Mapping[str, str] = field(default_factory=dict)
    meanwhile: Sequence[str] = ()
    offered: str = ""
    undone: bool = False
    amends: Amending | None = None
    errors: Mapping[str, Sequence[str]] = field(default_factory=dict)


def render(sheet: Sheet) -> str:
    """The whole page."""
    return render_template("deal/deal.html", **context(sheet))


def context(sheet: Sheet) -> dict[str, Any]:
    """What the templates of the deal are given."""
    state = sheet.loaded.state
    lexicon = lexicon_of(state.preset)
    question = asked(sheet.typed, state, name_tops=sheet.form.name_tops.data)
    return {
        "sheet": sheet,
        "form": sheet.form,
        "seats": tuple(zip(state.players, seat_forms(sheet.form), strict=True)),
        "state": state,
        "rules": state.ruleset,
        "party_id": sheet.loaded.row.id,
        "number": next_number(state),
        "dealer": deals(state.players[state.dealer], lexicon) if state.dealer is not None else "",
        "suits": tuple((suit, SIGNS[suit], suit_name(suit), suit in RED) for suit in Suit),
        "chips": chips(state.ruleset, lexicon),
        "bella": bella(lexicon),
        "errors": sheet.errors,
        "summary": summary(sheet.errors),
        "has_dave": has_dave(state.ruleset),
        "gave_up": gave_up(sheet.typed, state) if has_dave(state.ruleset) else "",
        "may_concede": may_concede(state.ruleset),
        "offences": tuple((kind, offence_name(kind)) for kind in state.ruleset.offences),
        "asked": question,
        "tops": tops(question, state),
        "seat_choices": tuple((str(seat), name) for seat, name in enumerate(state.players)),
        "more_open": more_open(sheet),
        "said": _said(sheet, state),
    }


def _said(sheet: Sheet, state: State) -> Said:
    """What the preview says; of a written deal also that nothing is changed yet, and what a change would take away."""
    said, amends = say(sheet.verdict, sheet.typed, state), sheet.amends
    if amends is None:
        return said
    if amends.untouched:
        return Said("wanted", gettext("Nothing is changed yet."), amends.falls)
    return replace(said, detail=" ".join(part for part in (said.detail, amends.falls) if part))


def errors_of(form: Any, verdict: Verdict, typed: Typed, state: State) -> dict[str, list[str]]:
    """Every message by the name of its field; those about no field stand at the top of the form."""
    found = {one.name: list(one.errors) for one in leaves(form) if one.errors}
    match verdict:
        case Lacking(lacks=lacks):
            for lack in lacks:
                found.setdefault(lack.field, [wanted(lack, state.players)])
        case Refusal(refused=refused):
            found.setdefault(field_of(refused, typed, state.ruleset), []).append(refused_words(verdict, typed, state))
        case Judged(sure=False):
            found.setdefault("sure", [gettext("Answer the question above the button, then write once more.")])
        case _:
            pass
    return found


def summary(errors: Mapping[str, Sequence[str]]) -> tuple[tuple[str, str], ...]:
    """The messages with the id of the field each is about."""
    return tuple((ANCHORS.get(name, name), message) for name, messages in errors.items() for message in messages)


def more_open(sheet: Sheet) -> bool:
    """Whether the folded part is open: something in it is filled in, or wrong."""
    form = sheet.form
    folded = [form[name] for name in FOLDED] + [hand[name] for hand in seat_forms(form) for name in FOLDED_OF_SEAT]
    return any(one.data or one.name in sheet.errors for one in folded)


def chips(ruleset: Ruleset, lexicon: Lexicon) -> tuple[Chip, ...]:
    """The melds this table knows."""
    long = "100" if ruleset.long_runs is LongRuns.HUNDRED else gettext("5 +")
    every = (
        Chip("terz", gettext("terz"), gettext("terz")),
        Chip("fifty", "50", fifty(lexicon)),
        Chip("long", long, gettext("five and more in a row")),
        Chip("four", gettext("four"), gettext("four of a kind")),
    )
    return tuple(chip for chip in every if chip.kind in kinds(ruleset))


@dataclass(frozen=True, slots=True)
class TopRow:
    """A question for the card of one meld: whose, which meld, the choices."""

    name: str
    player: str
    meld: str
    choices: tuple[tuple[str, str], ...]
    chosen: str


def tops(question: Asked, state: State) -> tuple[TopRow, ...]:
    """A row for every meld whose card is asked for."""
    lexicon = lexicon_of(state.preset)
    rows = []
    for one in question.melds:
        kind = one.field.partition("-")[2]
        chip = next(chip for chip in chips(state.ruleset, lexicon) if chip.kind == kind)
        chosen = one.meld.four or one.meld.top
        rows.append(
            TopRow(
                one.top_field,
                state.players[one.meld.seat],
                chip.name,
                tuple((code, _told(code, kind)) for code in top_codes(kind, state.ruleset)),
                str(chosen) if chosen else "",
            )
        )
    return tuple(rows)


def _told(code: str, kind: str) -> str:
    """A choice as it is seen at a glance and as it is read out: «К♦ король бубен»."""
    if kind == "four":
        return rank_name(Rank(code))
    card = Card.parse(code)
    return f"{card_short(card)} {card_name(card)}"
