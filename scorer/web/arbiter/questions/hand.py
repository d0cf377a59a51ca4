"""Что у меня на руках? The best call of nine cards, and what the exchange of the seven would bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorer.arbiter.ask import ask
from scorer.arbiter.exchange import Because, Take
from scorer.ledger.fact_reading import Seating, read_meld
from scorer.rules.cards import HAND_SIZE, Card, Rank, Suit
from scorer.rules.choices import SevenExchange, SevenWhen
from scorer.rules.counting import BELLA
from scorer.rules.facts import Meld
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.web.arbiter import draft
from scorer.web.arbiter.question import Asked, Document, Fields, Question, no_take
from scorer.web.arbiter.slots import SUITS
from scorer.web.arbiter.table import Table
from scorer.web.arbiter.typed import Typed
from scorer.web.presenters.arbiter import exchange as exchange_words
from scorer.web.presenters.arbiter.ruling import Detail, Say, Told, View
from scorer.web.presenters.arbiter.talk import all_of, kind_of
from scorer.web.presenters.lexicon import bella
from scorer.web.presenters.text import gettext, lazy_gettext, ngettext, pgettext
from scorer.web.presenters.words import card_name, meld_name, rank_letter, rank_name

TURNED = tuple(str(rank) for rank in reversed(Rank) if rank is not Rank.SEVEN)
"""What may lie turned beside a seven of its suit, the highest first."""
YES, NO = YES_NO = ("yes", "no")
TWO_ROWS = 6
"""Cards of a suit that can be two rows."""


def document(typed: Typed, table: Table) -> Document:
    """The situation, with the exchange where the turned card is told and its seven is in the hand."""
    trump = typed.choice("trump", SUITS, wanted=gettext("Say what is trump."))
    hand = list(typed.cards("hand"))
    if not hand:
        typed.wrong("hand", gettext("Pick the cards that are in the hand."))
    return {"trump": trump, "hand": hand, "exchange": _exchange(typed, table.ruleset, trump, hand)}


def _exchange(typed: Typed, ruleset: Ruleset, trump: str | None, hand: Sequence[str]) -> Document | None:
    """The exchange that is asked about: the hand is at seat 0, and has ordered unless it is said otherwise."""
    rank, suit = typed.choice("turned", TURNED), typed.choice("turned_suit", SUITS)
    ordered, six = typed.choice("ordered", YES_NO), typed.choice("six", YES_NO)
    suit = suit if suit and ruleset.seven_when is SevenWhen.ALWAYS else trump
    seven = f"{Rank.SEVEN}{suit}"
    if rank is None or seven not in hand or ruleset.seven_exchange is SevenExchange.OFF:
        return None
    return {
        "ask": "exchange",
        "round": 1 if suit == trump else 2,
        "seat": 0,
        "maker": 1 if ordered == NO else 0,
        "trump": trump,
        "turned": f"{rank}{suit}",
        "take": str(Take.TURNED),
        "hand": hand,
        "first_six": None if six is None else [seven] if six == YES else [],
    }


def rule(document: Document) -> dict[str, Any]:
    """What can be called, and what the exchange brings where it was asked about."""
    question = {key: value for key, value in document.items() if key != "exchange"}
    answer = ask({"ask": "hand", **question})
    if document["exchange"] is None:
        return answer
    try:
        return answer | {"exchange": ask({"ruleset": document["ruleset"], **document["exchange"]})}
    except Refused as refused:
        raise refused.inside("exchange") from None


def field_of(refused: Refused, _: Typed) -> str:
    """Where a refusal belongs."""
    if refused.at.startswith("exchange"):
        return "turned"
    return "trump" if refused.at == "trump" else "hand"


def _melds(asked: Asked) -> list[Meld]:
    seating = Seating([asked.table.ruleset.players])
    return [
        read_meld({"seat": 0} | {key: meld[key] for key in meld if key != "points"}, seating)
        for meld in asked.answer["best"]
    ]


def told(asked: Asked) -> Told:
    """What the melds come to, and which is named first."""
    table, points = asked.table, asked.answer["points"]
    parts = [gettext("Melds: %(points)d", points=points)] if points else []
    if asked.answer["bella"]:
        parts.append(gettext("%(bella)s: %(points)d", bella=bella(table.lexicon), points=BELLA))
    verdict = " · ".join(part[:1].upper() + part[1:] for part in parts) or gettext("Nothing to call")
    melds = [meld_name(meld, table.lexicon) for meld in _melds(asked)]
    if not melds:
        return Told(verdict, gettext("There is no row of three and nothing else that is a meld here."))
    if len(melds) == 1:
        return Told(verdict, gettext("Call this: %(meld)s.", meld=melds[0]))
    return Told(
        verdict,
        gettext("Call this first: %(meld)s; if it stands, also: %(rest)s.", meld=melds[0], rest=", ".join(melds[1:])),
    )


def view(asked: Asked) -> View:
    """The melds one by one, what the seven would bring, and how they are called."""
    table = asked.table
    details = [
        Detail(meld_name(meld, table.lexicon), str(found["points"]))
        for meld, found in zip(_melds(asked), asked.answer["best"], strict=True)
    ]
    if asked.answer["bella"]:
        details.append(Detail(bella(table.lexicon), str(BELLA)))
    rests = ["R-MELDS-2"]
    if any("four" in meld for meld in asked.answer["best"]):
        rests.insert(0, "fours")
    if any(meld.get("length", 0) > 4 for meld in asked.answer["best"]):
        rests.insert(0, "long_runs")
    if _long_row(asked.document["hand"]):
        rests.append("split_runs")
    if asked.answer["bella"]:
        rests.append("bella_window")
    if exchange := asked.answer.get("exchange"):
        rests += exchange_words.RESTS[Because(exchange["because"])]
    return View(
        told=told(asked),
        rests=tuple(rests),
        details=tuple(details),
        notes=tuple(_notes(asked)),
        talk=tuple(_talk(asked)),
    )


def _long_row(hand: Sequence[str]) -> bool:
    """Whether a suit has cards enough for two rows, so that the rule about taking a row apart may matter."""
    suits = [code[-1] for code in hand]
    return any(suits.count(suit) >= TWO_ROWS for suit in suits)


def _notes(asked: Asked) -> list[str]:
    """How many cards were picked, where they are no whole hand; and the exchange of the seven."""
    notes = []
    held = asked.document["hand"]
    if len(held) < HAND_SIZE:
        notes.append(
            ngettext(
                "%(num)d card of %(all)d is picked: the others may bring more.",
                "%(num)d cards of %(all)d are picked: the others may bring more.",
                len(held),
                all=HAND_SIZE,
            )
        )
    return [*notes, *_of_the_seven(asked)]


def _of_the_seven(asked: Asked) -> Iterator[str]:
    """What the exchange of the seven would come to; what is still to be said for it."""
    ruleset, found = asked.table.ruleset, asked.answer.get("exchange")
    if ruleset.seven_exchange is SevenExchange.OFF:
        return
    if found is None:
        yield from _seven_to_tell(asked)
        return
    if ruleset.seven_exchange is SevenExchange.MAKER and not asked.typed.text("ordered"):
        yield gettext("Only the maker exchanges the seven here: say who ordered the trump.")
        return
    if not found["allowed"]:
        yield exchange_words.why(found["because"])
        return
    if ruleset.seven_from_first_six and not asked.typed.text("six"):
        yield exchange_words.why(Because.NOT_IN_FIRST_SIX)
    yield gettext(
        "With the seven exchanged for the turned card (%(card)s): %(after)d instead of %(before)d.",
        card=card_name(Card.parse(asked.document["exchange"]["turned"])),
        after=found["melds_after"],
        before=found["melds_before"],
    )


def _seven_to_tell(asked: Asked) -> Iterator[str]:
    """That the turned card is to be told, where the hand has a seven that may be exchanged; or that it has none."""
    trump, hand = asked.document["trump"], asked.document["hand"]
    if asked.typed.text("turned"):
        yield exchange_words.why(Because.NO_SEVEN)
    elif f"{Rank.SEVEN}{trump}" in hand:
        yield gettext("With the trump seven: say which card is turned up, and see what the exchange brings.")
    elif asked.table.ruleset.seven_when is SevenWhen.ALWAYS and any(f"{Rank.SEVEN}{suit}" in hand for suit in Suit):
        yield gettext("With the seven of the suit turned up: say which card it was, and see what the exchange brings.")


def _talk(asked: Asked) -> list[Say]:
    """The kind first; all of them when it stands."""
    melds, lexicon = _melds(asked), asked.table.lexicon
    if not melds:
        return []
    return [
        Say(0, kind_of(melds[0], asked.table.ruleset, lexicon)),
        Say(1, pgettext("said", "It stands.")),
        Say(0, all_of(melds, lexicon)),
    ]


def form(_: Typed, table: Table) -> Mapping[str, Any]:
    """The ranks that may lie turned, and what else the exchange depends on at this table."""
    ruleset = table.ruleset
    return {
        "turned": [(code, rank_letter(Rank(code)), rank_name(Rank(code))) for code in TURNED],
        "exchanged": ruleset.seven_exchange is not SevenExchange.OFF,
        "any_suit": ruleset.seven_when is SevenWhen.ALWAYS,
        "by_maker": ruleset.seven_exchange is SevenExchange.MAKER,
        "first_six": ruleset.seven_from_first_six,
    }


def prefill(table: Table) -> Fields:
    """The trump of the draft."""
    return {key: value for key, value in draft.order_fields(table).items() if key == "trump"}


QUESTION = Question(
    name="hand",
    title=lazy_gettext("What is in my hand?"),
    short=lazy_gettext("What is in my hand?"),
    document=document,
    field_of=field_of,
    told=told,
    view=view,
    form=form,
    prefill=prefill,
    take=no_take,
    rule=rule,
)
