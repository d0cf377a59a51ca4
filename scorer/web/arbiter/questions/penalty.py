"""Штрафы: each offence in force here and what it costs, those this table does not know, and our advice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorer.arbiter.ask import ask
from scorer.arbiter.penalty import FALSE_CLAIM, OFFENCES, Effect
from scorer.rules.choices import ClaimAtRecord, MidDealClaim, OffenceKind
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.web.arbiter import draft
from scorer.web.arbiter.question import Asked, Document, Question, no_prefill
from scorer.web.arbiter.table import Table
from scorer.web.arbiter.typed import Typed
from scorer.web.presenters.arbiter import penalties as words
from scorer.web.presenters.arbiter.ruling import Told, View
from scorer.web.presenters.text import gettext, lazy_gettext


def document(typed: Typed, table: Table) -> Document:
    """The offence; in a party also whose it was, for the deal."""
    typed.seat("seat", table.seats)
    return {
        "ask": "penalty",
        "offence": typed.choice("offence", OFFENCES, wanted=gettext("Choose what happened.")),
    }


def field_of(_refused: Refused, _typed: Typed) -> str:
    """Where a refusal belongs."""
    return "offence"


def told(asked: Asked) -> Told:
    """What it costs, and why."""
    kind, effect = asked.document["offence"], asked.answer["effect"]
    return Told(words.effect(effect), words.why(kind, effect, asked.table.ruleset))


def view(asked: Asked) -> View:
    """The ruling, marked where it is only advice; a card bait with what it means."""
    kind, effect = asked.document["offence"], asked.answer["effect"]
    rests = [words.point(kind)]
    if effect == Effect.CARD_BAIT and not asked.table.ruleset.stakes:
        rests.append("card_bait_melds")
    return View(
        told=told(asked),
        rests=tuple(rests),
        subject=words.offence(kind),
        advice=words.is_advice(kind),
    )


def form(_: Typed, table: Table) -> Mapping[str, Any]:
    """Every offence with what it costs here, in three lists: in force, none here, advice."""
    costs = {kind: ask({"ask": "penalty", "offence": kind, "ruleset": table.rules})["effect"] for kind in OFFENCES}
    listed = {kind: (kind, words.offence(kind), words.effect(cost)) for kind, cost in costs.items()}
    known = [kind for kind in (*OffenceKind, *words.KNOWN_TO_ALL) if kind != FALSE_CLAIM or _claims(table.ruleset)]
    return {
        "in_force": [listed[kind] for kind in known if costs[kind] != Effect.NONE],
        "unknown": [listed[kind] for kind in known if costs[kind] == Effect.NONE],
        "advice": [listed[kind] for kind in words.UNSETTLED],
    }


def _claims(ruleset: Ruleset) -> bool:
    """Whether anybody may announce the end at this table, and so may be wrong."""
    announced = ruleset.claim_at_record is ClaimAtRecord.REQUIRED or ruleset.mid_deal_claim is not MidDealClaim.OFF
    return ruleset.target is not None and announced


def take(asked: Asked) -> Mapping[str, str] | None:
    """The offence, where the deal can hold it and it is said whose it was."""
    kind, seat = asked.document["offence"], asked.typed.seat("seat", asked.table.seats)
    if kind not in asked.table.ruleset.offences:
        return None
    return draft.offence_fields(seat, kind)


QUESTION = Question(
    name="penalty",
    title=lazy_gettext("Penalties"),
    short=lazy_gettext("Penalties"),
    document=document,
    field_of=field_of,
    told=told,
    view=view,
    form=form,
    prefill=no_prefill,
    take=take,
)
