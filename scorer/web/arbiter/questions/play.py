"""Ренонс или нет? A trick, a hand, a card: may it be played, which duty does it break, what may be played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorer.arbiter.ask import ask
from scorer.arbiter.play import Duty, duties
from scorer.rules.cards import Card, Suit
from scorer.rules.choices import OffenceKind, Overtrump
from scorer.rules.refusal import Refused
from scorer.web.arbiter import draft
from scorer.web.arbiter.question import Asked, Document, Fields, Question
from scorer.web.arbiter.slots import SUITS
from scorer.web.arbiter.table import Table
from scorer.web.arbiter.typed import Typed
from scorer.web.presenters.arbiter import penalties
from scorer.web.presenters.arbiter.ruling import Detail, Told, View
from scorer.web.presenters.text import Text, gettext, lazy_gettext
from scorer.web.presenters.words import card_name, card_short

TRICK = ("led", "second")
"""The fields of the cards that lie already, in the order they were played."""

_BROKEN: Mapping[Duty, Text] = {
    Duty.FOLLOW: lazy_gettext("The suit led is in the hand: it must be followed."),
    Duty.TRUMP: lazy_gettext("Without the suit led one must trump, and there are trumps in the hand."),
    Duty.OVERTRUMP: lazy_gettext("The trump that lies must be beaten, and a higher one is in the hand."),
}
_KEPT: Mapping[Duty, Text] = {
    Duty.FOLLOW: lazy_gettext("The suit led is followed; a plain card need not be beaten."),
    Duty.TRUMP: lazy_gettext("Without the suit led one must trump."),
    Duty.OVERTRUMP: lazy_gettext("The trump that lies must be beaten if one can."),
}
_RESTS: Mapping[Duty, str] = {Duty.FOLLOW: "R-PLAY", Duty.TRUMP: "must_trump", Duty.OVERTRUMP: "overtrump"}


def document(typed: Typed, table: Table) -> Document:
    """The situation. Between two one card lies at most, among three two."""
    trump = typed.choice("trump", SUITS, wanted=gettext("Say what is trump."))
    lies = [typed.card(field) for field in TRICK]
    if lies[1] and not lies[0]:
        typed.wrong("led", gettext("Pick the card that was led first."))
    hand = typed.cards("hand")
    if not hand:
        typed.wrong("hand", gettext("Pick the cards that are in the hand."))
    typed.seat("seat", table.seats)
    return {
        "ask": "play",
        "trump": trump,
        "hand": list(hand),
        "trick": [card for card in lies if card],
        "card": typed.card("card"),
    }


def field_of(refused: Refused, typed: Typed) -> str:
    """Where a refusal belongs; a card that lies and is in the hand is named at the hand."""
    if refused.code == "play.trick_too_long" or (refused.at == "trick" and typed.text("second")):
        return "second"
    return {"card": "card", "trick": "led", "trump": "trump"}.get(refused.at, "hand")


def told(asked: Asked) -> Told:
    """The verdict and the duty; without a card, what may be played."""
    answer, card = asked.answer, asked.document["card"]
    legal = ", ".join(card_short(Card.parse(code)) for code in answer["legal"])
    if card is None:
        return Told(gettext("May be played: %(cards)s", cards=legal), _free(asked))
    if answer["verdict"] == "legal":
        return Told(gettext("It may be played"), _free(asked))
    return Told(gettext("Revoke"), str(_BROKEN[Duty(answer["because"])]))


@dataclass(frozen=True, slots=True)
class _Before:
    """What a hand meets: the trick, the trump, and the last duty that binds it, None where none does."""

    hand: tuple[Card, ...]
    trick: tuple[Card, ...]
    trump: Suit
    last: Duty | None

    @property
    def trump_led(self) -> bool:
        return bool(self.trick) and self.trick[0].suit is self.trump

    @property
    def spares_a_trump(self) -> bool:
        """Whether there is a trump in the hand that need not be played."""
        return self.last is None and bool(self.trick) and any(card.suit is self.trump for card in self.hand)


def _before(asked: Asked) -> _Before:
    hand, trick = (tuple(Card.parse(code) for code in asked.document[key]) for key in ("hand", "trick"))
    trump = Suit(asked.document["trump"])
    bound = duties(hand, trick, trump, asked.table.ruleset)
    return _Before(hand, trick, trump, bound[-1][0] if bound else None)


def _free(asked: Asked) -> str:
    """Why the legal cards are legal: by the last duty that binds the hand."""
    ruleset, met = asked.table.ruleset, _before(asked)
    if met.last is Duty.FOLLOW and met.trump_led:
        if ruleset.overtrump is Overtrump.NEVER:
            return gettext("Trump was led and is followed; it need not be beaten at this table.")
        return gettext("Trump was led and is followed; there is no higher one in the hand.")
    if met.last is not None:
        return str(_KEPT[met.last])
    if not met.trick:
        return gettext("Who leads may play any card.")
    if met.spares_a_trump:
        return gettext("Without the suit led any card goes at this table.")
    return gettext("There is neither the suit led nor a trump in the hand: any card goes.")


def _rests(asked: Asked) -> str:
    """The rule that matters: of a revoke the duty it breaks, else what binds the hand the most, or spares it."""
    broken, met = asked.answer["because"], _before(asked)
    if broken:
        return _RESTS[Duty(broken)]
    if met.last is Duty.FOLLOW and met.trump_led:
        return "overtrump"
    if met.spares_a_trump:
        return "must_trump"
    return _RESTS[met.last] if met.last else "R-PLAY"


def view(asked: Asked) -> View:
    """The ruling, the cards that may be played, and what a revoke costs here."""
    answer, table = asked.answer, asked.table
    details = [Detail(gettext("may be played"), ", ".join(card_short(Card.parse(code)) for code in answer["legal"]))]
    notes = []
    if answer["verdict"] == "revoke":
        kind = str(OffenceKind.REVOKE)
        cost = ask({"ask": "penalty", "offence": kind, "ruleset": table.rules})["effect"]
        notes.append(penalties.why(kind, cost, table.ruleset))
    card = asked.document["card"]
    return View(
        told=told(asked),
        rests=(_rests(asked),),
        subject=card_name(Card.parse(card)) if card else "",
        details=tuple(details),
        notes=tuple(notes),
    )


def form(_: Typed, table: Table) -> Mapping[str, Any]:
    """Among three a second card may lie."""
    return {"three": len(table.seats) > 2}


def prefill(table: Table) -> Fields:
    """The trump of the draft."""
    return {key: value for key, value in draft.order_fields(table).items() if key == "trump"}


def take(asked: Asked) -> Mapping[str, str] | None:
    """A revoke as the offence of the deal."""
    revoke = OffenceKind.REVOKE
    if asked.answer["verdict"] != "revoke" or revoke not in asked.table.ruleset.offences:
        return None
    return draft.offence_fields(asked.typed.seat("seat", asked.table.seats), str(revoke))


QUESTION = Question(
    name="play",
    title=lazy_gettext("Revoke or not?"),
    short=lazy_gettext("Revoke or not?"),
    document=document,
    field_of=field_of,
    told=told,
    view=view,
    form=form,
    prefill=prefill,
    take=take,
)
