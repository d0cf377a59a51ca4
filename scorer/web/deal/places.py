"""Место отказа: the field of the form a refusal is about."""

from __future__ import annotations

import re

from scorer.rules.melds import height
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.web.deal.typed import Typed

TOP_OF_FORM = ""
"""Where a refusal stands that is about no single field."""

_OWN_FIELD = {
    **{
        name: name
        for name in ("last_trick", "stock", "total", "conceded", "called_first", "dealer", "round", "resigned")
    },
    "trump": "order",
    "maker": "order",
    "dave": "dave_first",
}
_OF_A_SEAT = {"bella": "bella", "no_tricks": "no_tricks", "offences": "offence"}
_PLACE = re.compile(r"(?:events\[\d+\]\.)?(?:with\.)?(?P<name>\w+)(?:\[(?P<number>\d+)\])?")


def field_of(refused: Refused, typed: Typed, ruleset: Ruleset) -> str:
    """The name of the field to show a refusal at.

    A refusal about all counts stands at the first of them, one about all melds at the first
    meld of the seat it names.
    """
    match = _PLACE.match(refused.at)
    if match is None:
        return TOP_OF_FORM
    name = match["name"]
    number = int(match["number"]) if match["number"] else None
    if name == "cards":
        return "total" if typed.total is not None else f"seat{number or 0}-cards"
    if name == "melds":
        return _meld_field(number, refused, typed, ruleset)
    if name in _OF_A_SEAT:
        return f"seat{_seat(name, number or 0, refused, typed)}-{_OF_A_SEAT[name]}"
    return _OWN_FIELD.get(name, TOP_OF_FORM)


def _meld_field(number: int | None, refused: Refused, typed: Typed, ruleset: Ruleset) -> str:
    """The field of a meld: of its card where that is typed or asked for, else of its count."""
    seat, length = refused.params.get("seat"), refused.params.get("length")
    if number is not None:
        one = typed.melds[number]
        return one.top_field if one.meld.top or one.meld.four else one.field
    for one in typed.melds:
        if seat not in (None, one.meld.seat):
            continue
        if refused.code != "melds.rank_needed":
            return one.field
        if one.meld.length and one.meld.top is None and height(one.meld, ruleset) == length:
            return one.top_field
    return TOP_OF_FORM


def _seat(name: str, number: int, refused: Refused, typed: Typed) -> int:
    """The seat a refusal names, else the one it counts to among those where the field is filled in."""
    told = refused.params.get("seat")
    if isinstance(told, int):
        return told
    filled = [seat for seat, one in enumerate(typed.seats) if getattr(one, _OF_A_SEAT[name])]
    return filled[number] if number < len(filled) else 0
