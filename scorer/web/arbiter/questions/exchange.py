"""Обмен семёрки, and «Проходит ли мой козырь?»: does it go, what does it bring, what does it break."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from scorer.arbiter.ask import ask
from scorer.arbiter.exchange import OFFENCES, Because, Take
from scorer.arbiter.hand import Hand, best_of
from scorer.arbiter.stands import check_others, writers
from scorer.ledger.fact_reading import Seating, read_meld
from scorer.rules.cards import Card, Rank, Suit
from scorer.rules.choices import SevenExchange
from scorer.rules.facts import Meld
from scorer.rules.meld_cards import meld_cards
from scorer.rules.melds import worth
from scorer.rules.presets import read_ruleset
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.web.arbiter import draft
from scorer.web.arbiter.question import Asked, Document, Fields, Question
from scorer.web.arbiter.slots import SUITS, field, read_melds, slot_of
from scorer.web.arbiter.table import Table
from scorer.web.arbiter.typed import Typed
from scorer.web.presenters.arbiter import exchange as words
from scorer.web.presenters.arbiter import penalties
from scorer.web.presenters.arbiter.ruling import Detail, Say, Told, View
from scorer.web.presenters.lexicon import bella
from scorer.web.presenters.text import gettext, lazy_gettext, pgettext
from scorer.web.presenters.words import meld_name


def document(typed: Typed, table: Table) -> Document:
    """The situation. On the first trump the turned card says what is trump."""
    turned = typed.card("turned", wanted=gettext("Pick the card that is turned up."))
    round_ = typed.choice("round", ("1", "2"), wanted=gettext("Say which trump is played."))
    trump = turned[-1] if turned else None
    if round_ == "2":
        trump = typed.choice("trump", SUITS, wanted=gettext("Say what is trump."))
        if turned and trump == turned[-1]:
            typed.wrong("trump", gettext("The second trump is another suit than the one turned up."))
    hand = typed.cards("hand")
    if not hand:
        typed.wrong("hand", gettext("Pick the cards that are in the hand."))
    seat = typed.seat("seat", table.seats) or 0
    maker = typed.seat("maker", table.seats)
    melds = read_melds(typed, table, sorted(_others(table, seat)))
    sides = len(table.seats) > 2 and bool(melds)
    if maker is None and (sides or table.ruleset.seven_exchange is SevenExchange.MAKER):
        typed.wrong("maker", gettext("Say who ordered the trump."))
    return {
        "melds": melds,
        "round": int(round_ or 1),
        "seat": seat,
        "maker": seat if maker is None else maker,
        "trump": trump,
        "turned": turned,
        "take": typed.choice("take", Take) or str(Take.TURNED),
        "hand": list(hand),
        "first_six": _first_six(typed, turned, hand),
        "called": typed.flag("called"),
    }


def _first_six(typed: Typed, turned: str | None, hand: tuple[str, ...]) -> list[str] | None:
    """Of the first six cards only the seven matters: it was among them, or not, or nobody says."""
    said = typed.choice("six", ("yes", "no"))
    seven = f"{Rank.SEVEN}{turned[-1]}" if turned else ""
    if said is None or seven not in hand:
        return None
    return [seven] if said == "yes" else []


def _others(table: Table, seat: int) -> tuple[int, ...]:
    """Whose melds may be told beside, the next in play first."""
    return tuple((seat + step) % len(table.seats) for step in range(1, len(table.seats)))


def rule(document: Document) -> dict[str, Any]:
    """The ruling, refused too where the others' melds hold a card that lies elsewhere."""
    question = {key: value for key, value in document.items() if key != "melds"}
    answer = ask({"ask": "exchange", **question})
    _, ruleset = read_ruleset(document["ruleset"])
    seen = [*map(Card.parse, document["hand"]), Card.parse(document["turned"])]
    check_others(_melds(document, ruleset), ruleset, seen=seen, trump=Suit(document["trump"]))
    return answer


def _melds(document: Document, ruleset: Ruleset) -> list[Meld]:
    """The melds that are told of the others."""
    seating = Seating([ruleset.players])
    return [read_meld(meld, seating) for meld in document["melds"]]


def field_of(refused: Refused, typed: Typed) -> str:
    """Where a refusal belongs."""
    if refused.at.startswith("melds"):
        asker = typed.text("seat") or "0"
        return slot_of(refused, typed, [seat for seat in range(3) if str(seat) != asker])
    return {"turned": "turned", "trump": "trump"}.get(refused.at, "hand")


def told(asked: Asked) -> Told:
    """Whether it goes, what it costs if it is done all the same, and why."""
    answer = asked.answer
    if answer["allowed"]:
        verdict = gettext("It may be exchanged")
    elif answer["penalty"]:
        verdict = gettext("It may not: card bait")
    else:
        verdict = gettext("It may not be exchanged")
    return Told(verdict, words.why(answer["because"]))


def view(asked: Asked) -> View:
    """The ruling, the melds before and after, and «Проходит ли мой козырь?»."""
    before, after = _hands(asked)
    return View(
        told=told(asked),
        rests=words.RESTS[Because(asked.answer["because"])],
        details=tuple(_details(asked)),
        notes=tuple(_notes(asked, before, after)),
        talk=tuple(_talk(asked, before)),
    )


def _hands(asked: Asked) -> tuple[Hand, Hand]:
    """What the hand can call before the exchange and after it."""
    document, ruleset = asked.document, asked.table.ruleset
    trump, turned = Suit(document["trump"]), Card.parse(document["turned"])
    held = {Card.parse(code) for code in document["hand"]}
    before = best_of(held, trump, ruleset)
    if not asked.answer["allowed"]:
        return before, before
    return before, best_of(held - {Card(Rank.SEVEN, turned.suit)} | {turned}, trump, ruleset)


def _details(asked: Asked) -> Iterator[Detail]:
    yield Detail(gettext("melds and bella now"), str(asked.answer["melds_before"]))
    if asked.answer["allowed"]:
        yield Detail(gettext("after the exchange"), str(asked.answer["melds_after"]))


def _notes(asked: Asked, before: Hand, after: Hand) -> Iterator[str]:
    table = asked.table
    lost = [meld_name(meld, table.lexicon) for meld in before.melds if meld not in after.melds]
    won = [meld_name(meld, table.lexicon) for meld in after.melds if meld not in before.melds]
    if after.bella and not before.bella:
        won.append(bella(table.lexicon))
    if lost:
        yield gettext("The exchange breaks: %(melds)s.", melds=", ".join(lost))
    if won:
        yield gettext("The exchange brings: %(melds)s.", melds=", ".join(won))
    if asked.answer["allowed"] and not lost and not won:
        yield gettext("The melds stay as they are: only the card gets better.")
    if asked.answer["allowed"] and table.ruleset.seven_from_first_six and asked.document["first_six"] is None:
        yield words.why(Because.NOT_IN_FIRST_SIX)
    stands = _stands(asked, before)
    if stands is not None:
        yield stands
    if asked.answer["penalty"]:
        kind = str(OFFENCES[Because(asked.answer["because"])])
        yield penalties.why(kind, asked.answer["penalty"], asked.table.ruleset)


def _breaking(asked: Asked, before: Hand) -> Meld | None:
    """The meld that holds the seven, which the exchange would break."""
    seven = Card(Rank.SEVEN, Card.parse(asked.document["turned"]).suit)
    return next((meld for meld in before.melds if seven in meld_cards(meld, asked.table.ruleset)), None)


def _stands(asked: Asked, before: Hand) -> str | None:
    """«Проходит ли мой козырь?»: whether the meld with the seven stands, where the other's is told."""
    breaking = _breaking(asked, before)
    if breaking is None or not asked.answer["allowed"]:
        return None
    stand = _writers(asked, before)
    name = meld_name(breaking, asked.table.lexicon)
    if stand is None:
        return gettext(
            "Before deciding one may ask “Does my trump stand?” about this meld, and must be told: %(meld)s.", meld=name
        )
    points = worth(breaking, asked.table.ruleset)[0]
    if asked.document["seat"] in stand:
        return gettext(
            "Does my trump stand? It does: %(meld)s, %(points)d, as long as the seven is kept.",
            meld=name,
            points=points,
        )
    return gettext("Does my trump stand? It does not (%(meld)s): the seven is free to be exchanged.", meld=name)


def _writers(asked: Asked, before: Hand) -> tuple[int, ...] | None:
    """Whose melds stand, this hand's and those that are told of the others'; None where nobody can say."""
    table, document = asked.table, asked.document
    others = _melds(document, table.ruleset)
    if not others:
        return None
    return writers(
        [replace(meld, seat=document["seat"]) for meld in before.melds],
        others,
        table.ruleset,
        maker=document["maker"],
        order=table.order,
        trump=Suit(document["trump"]),
    )


def _talk(asked: Asked, before: Hand) -> Iterator[Say]:
    """The question, its answer where it is known, and the exchange."""
    seat, maker = asked.document["seat"], asked.document["maker"]
    if not asked.answer["allowed"]:
        return
    if _breaking(asked, before):
        yield Say(seat, pgettext("said", "Does my trump stand?"))
        stand = _writers(asked, before)
        if stand is None:
            return
        rivals = _others(asked.table, seat) if seat == maker else (maker,)
        if seat in stand:
            yield Say(rivals[0], pgettext("said", "It stands."))
            return
        yield Say(stand[0] if stand else rivals[0], pgettext("said", "It does not stand."))
    yield Say(seat, pgettext("said", "I exchange the seven."))


def form(typed: Typed, table: Table) -> Mapping[str, Any]:
    """What this table has to know: with three, also who plays against whom."""
    return {
        "first_six": table.ruleset.seven_from_first_six,
        "by_maker": table.ruleset.seven_exchange is SevenExchange.MAKER,
        "three": len(table.seats) > 2,
        "told": any(typed.text(field("kind", seat, 0)) for seat in table.seats),
    }


def prefill(table: Table) -> Fields:
    """The round, and who ordered; without a word to the contrary the usual exchange."""
    usual = {"round": "1", "take": str(Take.TURNED), "seat": "0"}
    deal = table.deal
    if deal is None:
        return usual
    found = {"round": deal.round, "maker": deal.maker, "trump": deal.trump}
    return {**usual, **{key: str(value) for key, value in found.items() if value is not None}}


def take(asked: Asked) -> Mapping[str, str] | None:
    """An exchange that was an offence, as the offence of the deal."""
    if not asked.answer["penalty"]:
        return None
    kind = str(OFFENCES[Because(asked.answer["because"])])
    return draft.offence_fields(asked.typed.seat("seat", asked.table.seats), kind)


QUESTION = Question(
    name="exchange",
    title=lazy_gettext("Exchanging the seven"),
    short=lazy_gettext("Exchanging the seven"),
    document=document,
    field_of=field_of,
    told=told,
    view=view,
    form=form,
    prefill=prefill,
    take=take,
    rule=rule,
)
