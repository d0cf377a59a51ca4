"""Обмен семёрки, and «Проходит ли мой козырь?»: does it go, what does it bring, what does it break."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from scorer.arbiter.ask import ask
from scorer.arbiter.exchange import OFFENCES, Because, Take
from scorer.arbiter.hand import Hand, best_of
from scorer.rules.cards import Card, Rank, Suit
from scorer.rules.choices import SevenExchange
from scorer.rules.facts import Meld
from scorer.rules.meld_cards import meld_cards
from scorer.rules.melds import worth
from scorer.rules.refusal import Refused
from scorer.web.arbiter import draft
from scorer.web.arbiter.question import Asked, Document, Fields, Question
from scorer.web.arbiter.slots import SUITS, read_melds, slot_of
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
    seat = typed.seat("seat", table.seats)
    maker = typed.seat("maker", table.seats)
    if table.ruleset.seven_exchange is SevenExchange.MAKER and maker is None:
        typed.wrong("maker", gettext("Say who ordered the trump."))
    read_melds(typed, table, (_other(table, seat or 0),))
    return {
        "ask": "exchange",
        "round": int(round_ or 1),
        "seat": seat or 0,
        "maker": maker or 0,
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


def _other(table: Table, seat: int) -> int:
    """Whose meld may be told beside: the next in play."""
    return (seat + 1) % len(table.seats)


def field_of(refused: Refused, typed: Typed) -> str:
    """Where a refusal belongs."""
    if refused.at.startswith("melds"):
        return slot_of(refused, typed, range(3))
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
    verdict = _against(asked, before)
    name = meld_name(breaking, asked.table.lexicon)
    if verdict is None:
        return gettext(
            "Before deciding one may ask “Does my trump stand?” about this meld, and must be told: %(meld)s.", meld=name
        )
    points = worth(breaking, asked.table.ruleset)[0]
    if verdict:
        return gettext(
            "Does my trump stand? It does: %(meld)s, %(points)d, as long as the seven is kept.",
            meld=name,
            points=points,
        )
    return gettext("Does my trump stand? It does not (%(meld)s): the seven is free to be exchanged.", meld=name)


def _against(asked: Asked, before: Hand) -> bool | None:
    """Whether this hand's melds stand against what is told of the other's; None where nothing is."""
    table, seat = asked.table, asked.document["seat"]
    other = _other(table, seat)
    theirs = read_melds(Typed(asked.typed.values), table, (other,))
    if not theirs:
        return None
    mine = [_plain(meld, seat) for meld in before.melds]
    question = {"ask": "melds", "ruleset": table.rules, "dealer": table.dealer, "maker": seat}
    try:
        answer = ask({**question, "trump": asked.document["trump"], "melds": [*mine, *theirs]})
    except Refused as refused:
        asked.typed.refuse(slot_of(refused, asked.typed, (other,)), refused, table.names)
        return None
    return seat in answer["writes"]


def _plain(meld: Meld, seat: int) -> dict[str, Any]:
    if meld.four:
        return {"seat": seat, "four": str(meld.four)}
    return {"seat": seat, "length": meld.length, "run": str(meld.top)}


def _talk(asked: Asked, before: Hand) -> Iterator[Say]:
    """The question, its answer where it is known, and the exchange."""
    seat = asked.document["seat"]
    other = _other(asked.table, seat)
    if not asked.answer["allowed"]:
        return
    if _breaking(asked, before):
        yield Say(seat, pgettext("said", "Does my trump stand?"))
        verdict = _against(asked, before)
        if verdict is None:
            return
        if verdict:
            yield Say(other, pgettext("said", "It stands."))
            return
        yield Say(other, pgettext("said", "It does not stand."))
    yield Say(seat, pgettext("said", "I exchange the seven."))


def form(typed: Typed, table: Table) -> Mapping[str, Any]:
    """What this table has to know."""
    seat = typed.text("seat")
    return {
        "first_six": table.ruleset.seven_from_first_six,
        "by_maker": table.ruleset.seven_exchange is SevenExchange.MAKER,
        "other": _other(table, int(seat) if seat in {str(known) for known in table.seats} else 0),
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
)
