"""Что у меня на руках? The best call of nine cards, and what the exchange of the seven would bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorer.arbiter.ask import ask
from scorer.ledger.fact_reading import Seating, read_meld
from scorer.rules.cards import HAND_SIZE, Card, Rank, Suit
from scorer.rules.counting import BELLA
from scorer.rules.facts import Meld
from scorer.rules.refusal import Refused
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
from scorer.web.presenters.words import card_name, meld_name

TURNED = tuple(str(rank) for rank in reversed(Rank) if rank is not Rank.SEVEN)
"""What may lie turned beside a seven of its suit, the highest first."""
TWO_ROWS = 6
"""Cards of a suit that can be two rows."""


def document(typed: Typed, _: Table) -> Document:
    """The situation."""
    trump = typed.choice("trump", SUITS, wanted=gettext("Say what is trump."))
    typed.choice("turned", TURNED)
    hand = typed.cards("hand")
    if not hand:
        typed.wrong("hand", gettext("Pick the cards that are in the hand."))
    return {"ask": "hand", "trump": trump, "hand": list(hand)}


def field_of(refused: Refused, _: Typed) -> str:
    """Where a refusal belongs."""
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
    trump = Suit(asked.document["trump"])
    if str(Card(Rank.SEVEN, trump)) not in held:
        return notes
    turned = asked.typed.text("turned")
    if not turned:
        notes.append(gettext("With the trump seven: say which card is turned up, and see what the exchange brings."))
        return notes
    return [*notes, _exchange(asked, Card(Rank(turned), trump))]


def _exchange(asked: Asked, turned: Card) -> str:
    """What the exchange of the trump seven for the turned card would come to."""
    question = {"ask": "exchange", "round": 1, "seat": 0, "maker": 0, "take": "turned", "turned": str(turned)}
    question |= {"trump": asked.document["trump"], "hand": asked.document["hand"], "ruleset": asked.table.rules}
    try:
        answer = ask(question)
    except Refused as refused:
        asked.typed.refuse("turned", refused, asked.table.names)
        return " ".join(asked.typed.errors["turned"])
    if not answer["allowed"]:
        return exchange_words.why(answer["because"])
    return gettext(
        "With the seven exchanged for the turned card (%(card)s): %(after)d instead of %(before)d.",
        card=card_name(turned),
        after=answer["melds_after"],
        before=answer["melds_before"],
    )


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


def form(_typed: Typed, _table: Table) -> Mapping[str, Any]:
    """The ranks that may lie turned."""
    return {"turned": TURNED}


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
)
