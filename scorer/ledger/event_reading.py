"""События из файла: a JSON object to a typed event, strictly (party-file.md «Events»)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scorer.ledger import events as e
from scorer.ledger import names
from scorer.ledger.fact_reading import DEAL_KEYS, Seating, read_deal, read_running
from scorer.ledger.reading import (
    LONGEST_ID,
    LONGEST_TEXT,
    Fields,
    count,
    mapping,
    moment,
    one_of,
    points,
    read_at,
    text,
)
from scorer.rules.choices import HangingOrder
from scorer.rules.presets import read_ruleset
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import read_options

COMMON = ("type", "id", "at", "by")
identifier = text(LONGEST_ID)
reason = text(LONGEST_TEXT)


def read_event(document: object, seating: Seating) -> e.AnyEvent:
    """The event `document` says; refuses by name whatever is not in the format."""
    kind = mapping(document).get("type")
    if kind is None:
        raise Refused("key.missing", at="type", key="type")
    if not isinstance(kind, str) or kind not in READERS:
        raise Refused("event.unknown_type", at="type", type=kind if isinstance(kind, str) else None)
    keys, read = READERS[kind]
    fields = Fields(document, (*COMMON, *keys))
    common = {
        "id": fields.optional("id", identifier) or "",
        "at": fields.optional("at", moment),
        "by": fields.optional("by", names.name),
    }
    return read(fields, seating, common)


Common = dict[str, Any]


def _deal(fields: Fields, seating: Seating, common: Common) -> e.DealPlayed:
    return e.DealPlayed(deal=read_deal(fields, seating), **common)


def _passed(fields: Fields, seating: Seating, common: Common) -> e.Passed:
    return e.Passed(dealer=fields.optional("dealer", seating.seat), **common)


def _fifty(fields: Fields, seating: Seating, common: Common) -> e.Fifty:
    return e.Fifty(
        maker=fields.required("maker", seating.seat),
        dealer=fields.optional("dealer", seating.seat),
        **common,
    )


def _agree_hanging(fields: Fields, _: Seating, common: Common) -> e.AgreeHanging:
    order = fields.required("order", one_of(HangingOrder))
    if order is HangingOrder.ASK:
        raise Refused("value.bad", at="order", expected="choice", choices=("sum", "queue"))
    return e.AgreeHanging(order=order, **common)


def _claim(fields: Fields, seating: Seating, common: Common) -> e.Claim:
    return e.Claim(
        seat=fields.required("seat", seating.seat),
        during=fields.optional("during", lambda value: read_running(value, seating)),
        **common,
    )


def _correction(fields: Fields, seating: Seating, common: Common) -> e.Correction:
    cards = fields.optional("cards", count)
    last_trick = fields.optional("last_trick", seating.seat)
    if cards is None and last_trick is None:
        raise Refused("key.missing", at="cards", key="cards")
    return e.Correction(
        deal=fields.required("deal", identifier),
        seat=fields.required("seat", seating.seat),
        cards=cards,
        last_trick=last_trick,
        noticed_by=fields.optional("noticed_by", seating.seat),
        **common,
    )


def _void(fields: Fields, _: Seating, common: Common) -> e.Void:
    return e.Void(
        event=fields.required("event", identifier),
        reason=fields.required("reason", reason),
        **common,
    )


def _amend(fields: Fields, seating: Seating, common: Common) -> e.Amend:
    return e.Amend(
        event=fields.required("event", identifier),
        new=fields.required("with", lambda value: _amended(value, seating)),
        reason=fields.required("reason", reason),
        **common,
    )


def _amended(document: object, seating: Seating) -> e.Dealt:
    """What an amended event really was: a whole event, without an id of its own."""
    if mapping(document).get("id") is not None:
        raise Refused("key.unknown", at="id", key="id")
    event = read_event(document, seating)
    if not isinstance(event, e.Dealt):
        raise Refused("event.not_amendable", at="type", type=mapping(document)["type"])
    return event


def _reopen(fields: Fields, seating: Seating, common: Common) -> e.Reopen:
    return e.Reopen(
        reason=fields.required("reason", reason),
        **fields.required("with", lambda value: _opening(value, seating)),
        **common,
    )


def _opening(document: object, seating: Seating) -> dict[str, Any]:
    fields = Fields(document, ("ruleset", "players", "dealer"))
    ruleset = fields.optional("ruleset", mapping)
    if ruleset is not None:
        read_at("ruleset", lambda _: read_ruleset(ruleset), ruleset)
    return {
        "ruleset": ruleset,
        "players": fields.optional("players", names.players),
        "dealer": fields.optional("dealer", seating.seat),
    }


def _rules(fields: Fields, _: Seating, common: Common) -> e.Rules:
    options = fields.required("ruleset", mapping)
    read_at("ruleset", lambda _: read_options(options), options)
    return e.Rules(options=options, reason=fields.required("reason", reason), **common)


def _adjust(fields: Fields, seating: Seating, common: Common) -> e.Adjust:
    return e.Adjust(
        points=fields.required("points", seating.each(points)),
        reason=fields.required("reason", reason),
        **common,
    )


def _confirm(fields: Fields, seating: Seating, common: Common) -> e.Confirm:
    return e.Confirm(
        deal=fields.required("deal", identifier),
        seat=fields.required("seat", seating.seat),
        **common,
    )


def _close(fields: Fields, _: Seating, common: Common) -> e.Close:
    return e.Close(reason=fields.required("reason", reason), draw=fields.flag("draw"), **common)


READERS: dict[str, tuple[tuple[str, ...], Callable[[Fields, Seating, Common], e.AnyEvent]]] = {
    "deal": (DEAL_KEYS, _deal),
    "passed": (("dealer",), _passed),
    "fifty": (("maker", "dealer"), _fifty),
    "agree_hanging": (("order",), _agree_hanging),
    "claim": (("seat", "during"), _claim),
    "correction": (("deal", "seat", "cards", "last_trick", "noticed_by"), _correction),
    "void": (("event", "reason"), _void),
    "amend": (("event", "with", "reason"), _amend),
    "reopen": (("with", "reason"), _reopen),
    "rules": (("ruleset", "reason"), _rules),
    "adjust": (("points", "reason"), _adjust),
    "confirm": (("deal", "seat"), _confirm),
    "close": (("reason", "draw"), _close),
}
"""The keys of every event beside `type`, `id`, `at` and `by`, and who reads them."""
