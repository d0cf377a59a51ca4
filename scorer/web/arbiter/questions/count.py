"""Пересчёт взяток: piles counted card by card, with «Пропускаю», and proven by the stock."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from scorer.arbiter.ask import ask
from scorer.arbiter.proof import Proof, check_last_trick, points_of, prove
from scorer.rules.cards import DECK, DECK_POINTS, Card, Rank, Suit
from scorer.rules.refusal import Refused
from scorer.web.arbiter import draft
from scorer.web.arbiter.question import Asked, Document, Fields, Question
from scorer.web.arbiter.slots import SUITS
from scorer.web.arbiter.table import Table
from scorer.web.arbiter.typed import Typed
from scorer.web.presenters.arbiter.ruling import Counted, Detail, Say, Told, View
from scorer.web.presenters.text import gettext, lazy_gettext, ngettext, pgettext
from scorer.web.presenters.words import card_name, card_short

STOCK = "stock"


def document(typed: Typed, table: Table) -> Document:
    """The situation: every pile in the order it is turned up; an empty one was not laid out."""
    trump = typed.choice("trump", SUITS, wanted=gettext("Say what is trump."))
    piles = [list(typed.cards(pile(seat))) for seat in table.seats]
    stock = list(typed.cards(STOCK))
    if not any(piles):
        typed.wrong(pile(0), gettext("Pick the cards of a pile, one by one."))
    return {
        "trump": trump,
        "piles": piles,
        "stock": stock,
        "melds": [typed.number(f"melds{seat}") or 0 for seat in table.seats],
        "jack_first": typed.seat("jack", table.seats),
        "last_trick": typed.seat("last", table.seats),
    }


def pile(seat: int) -> str:
    """The field of a seat's pile."""
    return f"pile{seat}"


def rule(document: Document) -> dict[str, Any]:
    """Every pile that was laid out, counted; and what they prove together."""
    proof = _proof(document)
    if document["last_trick"] is not None:
        check_last_trick(proof, document["last_trick"])
    counts: list[dict[str, Any] | None] = []
    for seat, cards in enumerate(proof.parts[:-1]):
        if cards is None:
            counts.append(None)
            continue
        question = {
            "ask": "count",
            "trump": document["trump"],
            "pile": list(map(str, document["piles"][seat] or cards)),
            "melds": document["melds"][seat],
            "jack_first": document["jack_first"] == seat,
            "last_trick": document["last_trick"] == seat,
        }
        try:
            counts.append(ask(question))
        except Refused as refused:
            raise refused.inside(pile(seat)) from None
    return {"counts": counts}


def _proof(document: Document) -> Proof:
    piles, stock = [*document["piles"]], document["stock"]
    laid = [list(map(Card.parse, part)) or None for part in (*piles, stock)]
    if sum(map(len, filter(None, laid))) == len(DECK):
        laid = [part or [] for part in laid]  # the whole deck lies there: an empty pile has no trick
    return prove(laid[:-1], laid[-1])


def bare(asked: Asked, seat: int) -> int | None:
    """Card points of a pile, without melds and the last trick; None where it is not known."""
    cards = _proof(asked.document).parts[seat]
    return None if cards is None else points_of(cards, Suit(asked.document["trump"]))


def field_of(refused: Refused, _typed: Typed) -> str:
    """Where a refusal belongs."""
    name, _, rest = refused.at.partition(".")
    if name.startswith("pile"):
        return {"jack_first": "jack"}.get(rest, name)
    return "last" if refused.at == "last_trick" else pile(0)


def told(asked: Asked) -> Told:
    """What every pile comes to."""
    names, counts = asked.table.names, asked.answer["counts"]
    known = [f"{name}: {count['total']}" for name, count in zip(names, counts, strict=True) if count is not None]
    return Told(" · ".join(known), _proven(asked))


def _proven(asked: Asked) -> str:
    """Whether the counts are proven, and by what; or what is missing for it."""
    proof, names = _proof(asked.document), (*asked.table.names, gettext("the stock"))
    if proof.missing:
        return gettext(
            "Not proven: these cards lie nowhere: %(cards)s.", cards=", ".join(map(card_short, proof.missing))
        )
    if proof.odd:
        place = proof.odd[0]
        cards = len(proof.parts[place] or ())
        return ngettext(
            "Not proven: %(num)d card cannot be there (%(where)s).",
            "Not proven: %(num)d cards cannot be there (%(where)s).",
            cards,
            where=names[place],
        )
    if proof.derived is not None:
        return gettext(
            "What the other two leave of %(deck)d is here: %(who)s.", deck=DECK_POINTS, who=names[proof.derived]
        )
    if proof.holds:
        return gettext("Proven: piles and stock make %(deck)d together.", deck=DECK_POINTS)
    return gettext("Melds first, then every card once. Lay out the stock too, and it proves the count.")


def view(asked: Asked) -> View:
    """Every pile card by card, the proof, and what is said while counting."""
    return View(
        told=told(asked),
        rests=("R-COUNT", "R-CARDS"),
        piles=tuple(_piles(asked)),
        details=tuple(_details(asked)),
        talk=tuple(_talk(asked)),
    )


def _piles(asked: Asked) -> Iterator[tuple[str, tuple[Counted, ...]]]:
    document = asked.document
    for seat, count in enumerate(asked.answer["counts"]):
        if count is None or not document["piles"][seat]:
            continue
        lines = [
            Counted(
                card_short(Card.parse(line["card"])),
                card_name(Card.parse(line["card"])),
                str(line["points"]),
                str(line["running"]),
                line["pass"],
            )
            for line in count["lines"]
        ]
        yield asked.table.names[seat], tuple(lines)


def _details(asked: Asked) -> Iterator[Detail]:
    """Bare points of every pile and of the stock, as the form of a deal wants them."""
    trump = Suit(asked.document["trump"])
    for seat in asked.table.seats:
        points = bare(asked, seat)
        if points is not None:
            yield Detail(gettext("%(name)s: cards alone", name=asked.table.names[seat]), str(points))
    stock = _proof(asked.document).parts[-1]
    if stock:
        yield Detail(gettext("the stock"), str(points_of(stock, trump)))


def _talk(asked: Asked) -> Iterator[Say]:
    """«Двадцать за валета», and «Пропускаю» when it turns up."""
    seat = asked.document["jack_first"]
    if seat is None:
        return
    trump = Suit(asked.document["trump"])
    jass = Card(Rank.JACK, trump)
    yield Say(seat, pgettext("said", "%(points)d for the jack.", points=jass.points(trump)))
    yield Say(seat, pgettext("said", "I pass it."))


def form(_: Typed, table: Table) -> Mapping[str, Any]:
    """The piles to be laid out."""
    return {"piles": [(pile(seat), table.names[seat]) for seat in table.seats]}


def prefill(table: Table) -> Fields:
    """The trump of the draft, and who took the last trick."""
    found = {key: value for key, value in draft.order_fields(table).items() if key == "trump"}
    last = table.deal.last_trick if table.deal else None
    return found if last is None else {**found, "last": str(last)}


def take(asked: Asked) -> Mapping[str, str] | None:
    """Bare counts of all piles known, the stock where it proves them, the last trick, and the trump."""
    trump = Suit(asked.document["trump"])
    maker = asked.typed.seat("maker", asked.table.seats)
    fields = {"counted": "0", **draft.trump_field(asked.table, trump, maker)}
    for seat in asked.table.seats:
        points = bare(asked, seat)
        if points is not None:
            fields[f"seat{seat}-cards"] = str(points)
    proof, last = _proof(asked.document), asked.document["last_trick"]
    if proof.holds and proof.parts[-1] is not None:
        fields["stock"] = str(points_of(proof.parts[-1], trump))
    return fields if last is None else {**fields, "last_trick": str(last)}


QUESTION = Question(
    name="count",
    title=lazy_gettext("Counting the tricks"),
    short=lazy_gettext("Counting the tricks"),
    document=document,
    field_of=field_of,
    told=told,
    view=view,
    form=form,
    prefill=prefill,
    take=take,
    rule=rule,
    on_trump=True,
)
