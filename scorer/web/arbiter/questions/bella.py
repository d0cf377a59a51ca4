"""Белла: may it still be called, by where king and queen of trumps are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorer.rules.cards import Card, Rank, Suit
from scorer.rules.choices import BellaWindow
from scorer.rules.counting import BELLA
from scorer.rules.refusal import Refused
from scorer.web.arbiter import draft
from scorer.web.arbiter.question import Asked, Document, Fields, Question
from scorer.web.arbiter.slots import SUITS
from scorer.web.arbiter.table import Table
from scorer.web.arbiter.typed import Typed
from scorer.web.presenters.arbiter.ruling import Say, Told, View
from scorer.web.presenters.arbiter.talk import sentence
from scorer.web.presenters.lexicon import bella, spoken
from scorer.web.presenters.text import gettext, lazy_gettext

HELD, PLAYED, ELSEWHERE = "held", "played", "elsewhere"
PLACES = (HELD, PLAYED, ELSEWHERE)
PAIR = {"king": Rank.KING, "queen": Rank.QUEEN}


def document(typed: Typed, table: Table) -> Document:
    """The situation: of all cards only these two matter."""
    typed.seat("seat", table.seats)
    no_trump = lazy_gettext("Say what is trump: without a trump there is no bella.")
    trump = typed.choice("trump", SUITS, wanted=spoken(no_trump, table.lexicon))
    places = {rank: typed.choice(rank, PLACES, wanted=gettext("Say where this card is.")) for rank in PAIR}
    found = {
        place: [str(Card(PAIR[rank], Suit(trump))) for rank in PAIR if places[rank] == place] if trump else []
        for place in (HELD, PLAYED)
    }
    return {"ask": "bella", "trump": trump, **found}


def field_of(refused: Refused, _: Typed) -> str:
    """Where a refusal belongs."""
    return "trump" if refused.at == "trump" else "king"


def told(asked: Asked) -> Told:
    """Whether it may be called, and why."""
    name = bella(asked.table.lexicon)
    first_card = asked.table.ruleset.bella_window is BellaWindow.FIRST_CARD
    match asked.answer["because"]:
        case "allowed":
            verdict = gettext("It may be called: %(points)d", points=BELLA)
            if first_card:
                return Told(verdict, gettext("Both cards are in the hand: it is called with the first that is played."))
            return Told(verdict, gettext("One of the two cards at least is still in the hand."))
        case "too_late":
            if first_card:
                why = gettext("At this table it is called with the first of the two cards, and that is played.")
            else:
                why = gettext("Both cards are played: one of them must still be in the hand.")
            return Told(gettext("It is too late"), why)
    return Told(
        gettext("There is none: %(bella)s", bella=name),
        gettext("King and queen of trumps must both be this player's."),
    )


def view(asked: Asked) -> View:
    """The ruling and what is said."""
    seat = asked.typed.seat("seat", asked.table.seats)
    said = Say(asked.table.order[0] if seat is None else seat, sentence(bella(asked.table.lexicon)))
    return View(told=told(asked), rests=("bella_window",), talk=(said,) if asked.answer["allowed"] else ())


def form(_typed: Typed, _table: Table) -> Mapping[str, Any]:
    """The two cards."""
    return {}


def prefill(table: Table) -> Fields:
    """The trump of the draft."""
    return {key: value for key, value in draft.order_fields(table).items() if key == "trump"}


def take(asked: Asked) -> Mapping[str, str] | None:
    """The bella at its owner, where it is said whose it is."""
    seat = asked.typed.seat("seat", asked.table.seats)
    if seat is None or not asked.answer["allowed"]:
        return None
    others = {f"seat{other}-bella": "" for other in asked.table.seats}
    trump = draft.trump_field(asked.table, Suit(asked.document["trump"]), asked.typed.seat("maker", asked.table.seats))
    return {**trump, **others, f"seat{seat}-bella": "1"}


QUESTION = Question(
    name="bella",
    title=lazy_gettext("May the bella still be called?"),
    short=lazy_gettext("Bella"),
    document=document,
    field_of=field_of,
    told=told,
    view=view,
    form=form,
    prefill=prefill,
    take=take,
    on_trump=True,
)
