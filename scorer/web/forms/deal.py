"""Форма сдачи: the shape of what a table types about a deal.

The form says whether a field is a number or one of its choices; what a deal may be is the
engine's to say. The page, the draft and the phone's own copy share the names of the fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from werkzeug.datastructures import MultiDict
from wtforms import BooleanField, Field, Form, FormField
from wtforms.validators import StopValidation

from scorer.rules.cards import HAND_SIZE, Suit
from scorer.rules.choices import LongRuns
from scorer.rules.dave import MOST_OFFERS, has_dave
from scorer.rules.meld_cards import FOUR_RANKS
from scorer.rules.melds import run_order
from scorer.rules.ruleset import Ruleset
from scorer.web.presenters.text import gettext

MOST_POINTS = 1000
LENGTHS = {"terz": 3, "fifty": 4, "long": 5}
"""Fields that count runs, and how long those are; `long` is five and more."""
MOST = {kind: HAND_SIZE // cards for kind, cards in {**LENGTHS, "four": len(Suit)}.items()}
"""How many melds of a kind nine cards can hold."""
CONTROL = frozenset({"csrf_token", "seq", "form_id"})
"""Fields about the sending itself: a draft does not keep them."""
LONGEST_VALUE = 40


class Count(Field):
    """A whole number, not below nought; empty is None. What was typed stays as it was typed.

    `such_as` is a number that would be right.
    """

    def __init__(
        self, label: str | None = None, *, least: int = 0, most: int = MOST_POINTS, such_as: int = 47, **kwargs: Any
    ) -> None:
        super().__init__(label, **kwargs)
        self.least = least
        self.most = most
        self.such_as = such_as

    def process_formdata(self, valuelist: Sequence[str]) -> None:
        """Read the number; raises ValueError with what would be right."""
        self.data = None
        text = valuelist[0].strip() if valuelist else ""
        if not text:
            return
        if not text.isdecimal():
            raise ValueError(gettext("Only a whole number fits here, such as %(number)d.", number=self.such_as))
        self.data = int(text[:LONGEST_VALUE])

    def pre_validate(self, form: Any) -> None:  # noqa: ARG002  # WTForms' signature
        """Stop at a number that is too small or too large."""
        if self.data is not None and not self.least <= self.data <= self.most:
            raise StopValidation(gettext("From %(least)s to %(most)s fits here.", least=self.least, most=self.most))

    @property
    def text(self) -> str:
        """What the field shows: as it was typed."""
        return str(self.raw_data[0]) if self.raw_data else ""


class Choice(Field):
    """One of a few codes, or none. Which, the rules of the table say."""

    codes: Sequence[str] = ()

    def process_formdata(self, valuelist: Sequence[str]) -> None:
        """Read the code; empty is none."""
        self.data = valuelist[0] if valuelist and valuelist[0] else None

    def pre_validate(self, form: Any) -> None:  # noqa: ARG002  # WTForms' signature
        """Stop at a code that is none."""
        if self.data is not None and self.data not in self.codes:
            raise StopValidation(gettext("There is no such choice here, choose again."))


class SeatForm(Form):
    """What one player has: the pile, the melds called with their cards, the offence."""

    cards = Count()
    terz = Count(such_as=1)
    fifty = Count(such_as=1)
    long = Count(such_as=1)
    four = Count(such_as=1)
    terz_top0 = Choice()
    terz_top1 = Choice()
    terz_top2 = Choice()
    fifty_top0 = Choice()
    fifty_top1 = Choice()
    long_top0 = Choice()
    long_length = Count(least=5, most=8, such_as=5)
    four_top0 = Choice()
    four_top1 = Choice()
    bella = BooleanField()
    no_tricks = BooleanField()
    offence = Choice()


class DealForm(Form):
    """The whole deal; a `SeatForm` is added for each who plays, as `seat0`, `seat1`, …"""

    seq = Count(most=1_000_000)
    form_id = Field()
    order = Choice()
    counted = Choice()
    stock = Count()
    total = Count()
    conceded = BooleanField()
    last_trick = Choice()
    called_first = Choice()
    round = Choice()
    dealer = Choice()
    dave_first = Choice()
    dave_count = Count(most=MOST_OFFERS, such_as=1)
    dave_open = BooleanField()
    resigned = Choice()
    name_tops = BooleanField()
    sure = Field()


@cache
def _class_for(players: int) -> type[DealForm]:
    seats = {f"seat{seat}": FormField(SeatForm) for seat in range(players)}
    return type("DealFormOf", (DealForm,), seats)


def deal_form(ruleset: Ruleset, fields: MultiDict[str, str]) -> Any:
    """The form for a table of these rules, filled in with what was typed."""
    form = _class_for(ruleset.players)(formdata=fields)
    seats = [str(seat) for seat in range(ruleset.players)]
    for name in ("last_trick", "called_first", "dealer", "dave_first", "resigned"):
        form[name].codes = seats
    form.order.codes = [f"{seat}{suit}" for seat in seats for suit in Suit] + (seats if has_dave(ruleset) else [])
    form.counted.codes = ("0", "1")
    form.round.codes = ("1", "2")
    for seat in seat_forms(form):
        seat.offence.codes = ruleset.offences
        for kind, most in MOST.items():
            seat[kind].most = most if kind in kinds(ruleset) else 0
            for field in top_fields(seat, kind):
                field.codes = top_codes(kind, ruleset)
    return form


def kinds(ruleset: Ruleset) -> tuple[str, ...]:
    """The melds this table knows: long runs only where they are told from fifties."""
    long = ("long",) if ruleset.long_runs is not LongRuns.AS_FOUR else ()
    return ("terz", "fifty", *long, *(("four",) if ruleset.fours else ()))


def seat_forms(form: Any) -> tuple[Any, ...]:
    """The form of each seat, in their order."""
    return tuple(form[f"seat{seat}"] for seat in range(3) if f"seat{seat}" in form)


def top_fields(seat: Any, kind: str) -> tuple[Any, ...]:
    """The fields for the top cards of a seat's melds of a kind, one after another."""
    return tuple(seat[f"{kind}_top{place}"] for place in range(MOST[kind]))


@cache
def top_codes(kind: str, ruleset: Ruleset) -> tuple[str, ...]:
    """What a meld of this kind can be named by: cards suit by suit, the highest first; ranks for a four.

    >>> top_codes("long", Ruleset())[:4]
    ('AS', 'KS', 'QS', 'JS')
    """
    if kind == "four":
        return FOUR_RANKS
    ranks = tuple(reversed(run_order(ruleset)[LENGTHS[kind] - 1 :]))
    return tuple(f"{rank}{suit}" for suit in Suit for rank in ranks)


def sound(field: Any) -> Any:
    """The field's value, None where it has an error."""
    return None if field.errors else field.data


def number(field: Any) -> int | None:
    """The number in a field or the seat chosen in it, None where it has none."""
    value = sound(field)
    return None if value is None else int(value)


def typed_fields(form: Any) -> dict[str, str]:
    """What was typed of the deal, field by field: all that the draft and the phone keep of it.

    Empty fields are left out, and nothing longer than any right value is kept.
    """
    return {
        field.name: value[:LONGEST_VALUE]
        for field in leaves(form)
        if field.name not in CONTROL
        for value in (field.raw_data or ())[:1]
        if isinstance(value, str) and value.strip()
    }


def leaves(fields: Iterable[Any]) -> Iterator[Any]:
    """Every single field of a form, those of the seats included."""
    for field in fields:
        if isinstance(field, FormField):
            yield from leaves(field)
        else:
            yield field


def as_form_data(fields: Mapping[str, object], **control: object) -> MultiDict[str, str]:
    """Typed fields, and the control fields beside them, as the form reads them."""
    return MultiDict({name: str(value) for name, value in {**fields, **control}.items()})
