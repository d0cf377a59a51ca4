"""Чьё объявление старше? The page: melds by three taps, or the hands themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorer.arbiter.ask import ask
from scorer.arbiter.situations import check_once
from scorer.ledger.fact_reading import Seating, read_meld
from scorer.rules.cards import Card, Suit
from scorer.rules.choices import MeldsWithoutTrick
from scorer.rules.counting import BELLA
from scorer.rules.facts import Meld
from scorer.rules.melds import Because, worth
from scorer.rules.refusal import Refused
from scorer.web.arbiter import draft
from scorer.web.arbiter.question import Asked, Document, Fields, Question
from scorer.web.arbiter.slots import SUITS, prefilled, read_melds, slot_of
from scorer.web.arbiter.table import Table
from scorer.web.arbiter.typed import Typed
from scorer.web.presenters.arbiter import melds as words
from scorer.web.presenters.arbiter.ruling import Detail, Told, View
from scorer.web.presenters.arbiter.talk import talk
from scorer.web.presenters.lexicon import bella
from scorer.web.presenters.rulebook.book import option_sentence
from scorer.web.presenters.rulebook.figures import figures
from scorer.web.presenters.text import gettext, lazy_gettext
from scorer.web.presenters.words import meld_name

HANDS = "hands"


def document(typed: Typed, table: Table) -> Document:
    """The situation; from the hands, what is in them is found first."""
    trump = typed.choice("trump", SUITS, wanted=gettext("Say what is trump."))
    maker: int | None = 0  # between two it does not matter who ordered
    if len(table.seats) > 2:
        maker = typed.seat("maker", table.seats, wanted=gettext("Say who ordered the trump."))
    if typed.text("by") == HANDS:
        melds, with_bella = _of_hands(typed, table, trump)
    else:
        melds, with_bella = read_melds(typed, table, table.seats), typed.seat("bella", table.seats)
    return {
        "ask": "melds",
        "dealer": table.dealer,
        "maker": maker,
        "trump": trump,
        "melds": melds,
        "called_first": typed.seat("first", table.seats),
        "bella": with_bella,
    }


def _of_hands(typed: Typed, table: Table, trump: str | None) -> tuple[list[dict[str, Any]], int | None]:
    """All that each hand can call, and who has the bella."""
    melds: list[dict[str, Any]] = []
    with_bella: int | None = None
    before: list[tuple[Card, ...]] = []
    for seat in table.seats:
        field = f"hand{seat}"
        hand = typed.cards(field)
        try:
            check_once(*before, map(Card.parse, hand))
            before.append(tuple(map(Card.parse, hand)))
            found = ask({"ask": "hand", "ruleset": table.rules, "trump": trump or SUITS[0], "hand": list(hand)})
        except Refused as refused:
            typed.refuse(field, refused, table.names)
            continue
        melds += [{"seat": seat} | {key: meld[key] for key in meld if key != "points"} for meld in found["best"]]
        with_bella = seat if found["bella"] else with_bella
    return melds, with_bella


def field_of(refused: Refused, typed: Typed) -> str:
    """Where a refusal belongs."""
    if refused.at.startswith("melds"):
        return "hand0" if typed.text("by") == HANDS else slot_of(refused, typed, range(3))
    return {"bella": "bella", "called_first": "first"}.get(refused.at, "trump")


def melds_of(asked: Asked) -> tuple[Meld, ...]:
    """The melds as the engine has them."""
    seating = Seating([asked.table.ruleset.players])
    return tuple(read_meld(meld, seating) for meld in asked.document["melds"])


def _called(asked: Asked) -> words.Called:
    first = asked.document["called_first"]
    with_melds = {meld["seat"] for meld in asked.document["melds"]}
    table = asked.table
    in_turn = next((seat for seat in table.order if seat in with_melds), table.order[0])
    return words.Called(
        melds=melds_of(asked),
        maker=asked.document["maker"],
        trump=Suit(asked.document["trump"]),
        order=table.order,
        first=in_turn if first is None else first,
        names=table.names,
        ruleset=table.ruleset,
        lexicon=table.lexicon,
    )


def told(asked: Asked) -> Told:
    """Who writes, and why."""
    return words.told(_called(asked), points=asked.answer["points"], because=Because(asked.answer["because"]))


def view(asked: Asked) -> View:
    """The ruling, what each writes, the bella beside it, and how it is spoken."""
    table, writes = asked.table, asked.answer["writes"]
    called = _called(asked)
    return View(
        told=told(asked),
        rests=words.rests(called, Because(asked.answer["because"])),
        details=tuple(
            Detail(
                f"{table.names[meld.seat]}: {meld_name(meld, table.lexicon)}",
                str(worth(meld, table.ruleset)[0]) if meld.seat in writes else "0",
            )
            for meld in called.melds
        ),
        notes=tuple(_notes(asked)),
        talk=talk(called, writes=writes),
    )


def _notes(asked: Asked) -> list[str]:
    table, with_bella = asked.table, asked.document["bella"]
    notes = []
    if with_bella is not None:
        notes.append(
            gettext(
                "%(name)s also has the %(bella)s: %(points)d more, whatever the melds are.",
                name=table.names[with_bella],
                bella=bella(table.lexicon),
                points=BELLA,
            )
        )
    without = table.ruleset.melds_without_trick
    if asked.answer["writes"] and without is not MeldsWithoutTrick.COUNT:
        known = figures(table.ruleset.players, table.lexicon)
        notes.append(option_sentence("melds_without_trick", str(without), known))
    return notes


def form(typed: Typed, _: Table) -> Mapping[str, Any]:
    """Which way the melds are told."""
    return {"by_hands": typed.text("by") == HANDS}


def prefill(table: Table) -> Fields:
    """Who plays on what, and the melds the draft holds already."""
    deal = table.deal
    if deal is None:
        return {}
    with_bella = [str(seat) for seat in table.seats if deal.seats[seat].bella]
    return {
        **draft.order_fields(table),
        **dict(prefilled([meld.meld for meld in deal.melds])),
        **({"bella": with_bella[0]} if with_bella else {}),
        **({} if deal.called_first is None else {"first": str(deal.called_first)}),
    }


def take(asked: Asked) -> Mapping[str, str] | None:
    """The melds, the bella and the trump, as the form of the deal has them."""
    document, table = asked.document, asked.table
    return {
        **draft.trump_field(table, Suit(document["trump"]), asked.typed.seat("maker", table.seats)),
        **draft.meld_fields(table, melds_of(asked), bella=document["bella"], first=document["called_first"]),
    }


QUESTION = Question(
    name="melds",
    title=lazy_gettext("Whose meld is better?"),
    short=lazy_gettext("Whose meld is better?"),
    document=document,
    field_of=field_of,
    told=told,
    view=view,
    form=form,
    prefill=prefill,
    take=take,
    on_trump=True,
)
