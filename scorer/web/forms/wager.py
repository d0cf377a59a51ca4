"""На что играем: an amount, of what, and for what; part of the start of a party, and a form of its own."""

from __future__ import annotations

from typing import Any

from werkzeug.datastructures import MultiDict
from wtforms import Form, StringField

from scorer.ledger.accounts import Per, Wager
from scorer.ledger.reading import LARGEST_POINTS
from scorer.ledger.seen import as_seen
from scorer.web.presenters.text import gettext

LONGEST_UNIT = 20
FIELDS = ("wager_amount", "wager_per", "wager_unit")


class WagerFields:
    """Fields of what is played for; an empty amount is for nothing."""

    wager_amount = StringField(filters=[as_seen])
    wager_per = StringField(default=Per.PARTY)
    wager_unit = StringField(filters=[as_seen])

    @property
    def wager(self) -> Wager | None:
        """What is played for, once it is checked."""
        typed = self.wager_amount.data
        return Wager(Per(self.wager_per.data), int(typed)) if typed else None

    def check_wager(self) -> bool:
        """Put what is wrong at its field."""
        typed = self.wager_amount.data
        if typed and not (typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= LARGEST_POINTS):
            wrong = gettext("A whole number from 1 to %(most)d; empty if it is for nothing.", most=LARGEST_POINTS)
            self.wager_amount.errors = [wrong]
        if self.wager_per.data not in tuple(Per):
            self.wager_per.errors = [gettext("There is no such choice here, choose again.")]
        if len(self.wager_unit.data) > LONGEST_UNIT:
            now = len(self.wager_unit.data)
            self.wager_unit.errors = [gettext("At most %(most)d characters, now %(now)d.", most=LONGEST_UNIT, now=now)]
        return not (self.wager_amount.errors or self.wager_per.errors or self.wager_unit.errors)


class WagerForm(WagerFields, Form):
    """What a party is played for, by itself."""

    @classmethod
    def of(cls, wager: Wager | None, unit: str | None) -> WagerForm:
        """The form filled in."""
        agreed = {"wager_amount": str(wager.amount), "wager_per": str(wager.per)} if wager else {}
        return cls(MultiDict({**agreed, "wager_unit": unit or ""}))

    def validate(self, extra_validators: Any = None) -> bool:
        """Put what is wrong at its field."""
        return super().validate(extra_validators) and self.check_wager()
