"""Конец партии: does an announcement hold, what is counted for it, what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from scorer.arbiter.ask import ask
from scorer.ledger.codec import encode_party
from scorer.ledger.fact_reading import Seating, read_running
from scorer.rules.counting import count_running
from scorer.rules.facts import Running
from scorer.rules.lines import Reason
from scorer.rules.refusal import Refused
from scorer.rules.seats import play_order
from scorer.web.arbiter import draft
from scorer.web.arbiter.question import Asked, Document, Fields, Question, no_take
from scorer.web.arbiter.slots import SUITS, prefilled, read_melds, slot_of
from scorer.web.arbiter.table import Table
from scorer.web.arbiter.typed import Typed
from scorer.web.presenters.arbiter.ruling import Detail, Say, Told, View
from scorer.web.presenters.reasons import reasons
from scorer.web.presenters.refusals import refusal_of
from scorer.web.presenters.text import gettext, lazy_gettext, pgettext

MOST_TOTAL = 9999
MID, RECORD = "mid", "record"


def document(typed: Typed, table: Table) -> Document:
    """The situation: the party as it is, or totals alone; and what the claimant has so far in this deal."""
    seat = typed.seat("seat", table.seats, wanted=gettext("Say who announces the end."))
    return {
        "ask": "claim",
        "party": _party(typed, table),
        "seat": seat,
        "during": None if typed.text("when") == RECORD else _during(typed, table),
    }


def _party(typed: Typed, table: Table) -> dict[str, Any]:
    """The real party where its own rules are asked about, else one that stands at these totals."""
    loaded = table.loaded
    if loaded and table.ruleset == loaded.state.ruleset:
        return encode_party(loaded.party)
    totals = list(loaded.state.totals) if loaded else [_total(typed, seat) for seat in table.seats]
    return {
        "format": "deberts-party",
        "version": 1,
        "ruleset": table.rules,
        "players": list(table.names),
        "dealer": table.dealer,
        "events": [{"type": "adjust", "points": totals, "reason": "totals"}],
    }


def _total(typed: Typed, seat: int) -> int:
    return typed.number(f"total{seat}", most=MOST_TOTAL) or 0


def _during(typed: Typed, table: Table) -> dict[str, Any]:
    trump = typed.choice("trump", SUITS)
    melds, bella = read_melds(typed, table, table.seats), typed.seat("bella", table.seats)
    if trump is None and (bella is not None or any("run" in meld for meld in melds)):
        typed.wrong("trump", gettext("Say what is trump: the melds cannot be judged without it."))
    return {
        "maker": typed.seat("maker", table.seats, wanted=gettext("Say who ordered the trump.")),
        "trump": trump,
        "cards": [typed.number(f"cards{seat}") or 0 for seat in table.seats],
        "melds": melds,
        "called_first": typed.seat("first", table.seats),
        "bella": bella,
        "dealer": table.deal.dealer if table.deal else None,
    }


def rule(document: Document) -> dict[str, Any]:
    """The ruling; that nobody may announce anything is a ruling too."""
    try:
        return ask(document)
    except Refused as refused:
        if refused.code != "claim.not_allowed":
            raise
        return {"not_allowed": str(refused.params["why"])}


def field_of(refused: Refused, typed: Typed) -> str:
    """Where a refusal belongs."""
    if "melds" in refused.at:
        return slot_of(refused, typed, range(3))
    if refused.at.startswith("during.cards["):
        return f"cards{refused.params['seat']}"
    if refused.code == "party.finished":
        return "total0"
    return {"during.cards": "cards0", "during.trump": "trump", "during.bella": "bella"}.get(refused.at, "seat")


def told(asked: Asked) -> Told:
    """Whether it holds, by how much, and what that means."""
    answer = asked.answer
    if "not_allowed" in answer:
        return Told(
            gettext("The end cannot be announced"), refusal_of("claim.not_allowed", {"why": answer["not_allowed"]})
        )
    have, target = answer["have"], answer["target"]
    if answer["valid"]:
        return Told(
            gettext("The party is over: %(have)d of %(target)d", have=have, target=target),
            gettext("The target is reached: %(name)s wins.", name=asked.table.names[asked.document["seat"]]),
        )
    return Told(
        gettext("Not yet: %(have)d of %(target)d", have=have, target=target),
        gettext("Missing: %(points)d. Announced now, the party would be lost.", points=target - have),
    )


def view(asked: Asked) -> View:
    """The ruling, every part of what is counted, and what is said."""
    answer = asked.answer
    if "not_allowed" in answer:
        rests = ("target",) if answer["not_allowed"] == "no_target" else ("mid_deal_claim",)
        return View(told=told(asked), rests=rests)
    mid = asked.document["during"] is not None
    said = pgettext("said", "The party is over. I have %(have)d.", have=answer["have"])
    return View(
        told=told(asked),
        rests=("R-CLAIM", "mid_deal_claim") if mid else ("claim_at_record", "target"),
        details=tuple(_details(asked)),
        notes=(gettext("The last trick and hanging points do not count for it."),) if mid else (),
        talk=(Say(asked.document["seat"], said),) if answer["valid"] else (),
    )


def running(asked: Asked) -> Running | None:
    """What the claimant has so far, as the engine reads it."""
    during = asked.document["during"]
    return None if during is None else read_running(during, Seating([asked.table.ruleset.players]))


def _details(asked: Asked) -> Iterator[Detail]:
    """The total before this deal, then every line of the claimant in it."""
    table, seat, during = asked.table, asked.document["seat"], running(asked)
    if during is None:
        yield Detail(gettext("total"), str(asked.answer["have"]))
        return
    count = count_running(during, table.ruleset, play_order(table.dealer, table.ruleset.players))
    yield Detail(gettext("total before this deal"), str(asked.answer["have"] - count.raw[seat]))
    words = reasons(count.lines, during.melds, table.ruleset.long_runs, table.lexicon)
    for line, name in zip(count.lines, words, strict=True):
        if line.seat == seat:
            yield Detail(
                gettext("cards of the tricks so far") if line.reason is Reason.CARDS else name, str(line.points)
            )


def form(_: Typed, table: Table) -> Mapping[str, Any]:
    """The totals where a party knows them."""
    return {"totals": table.loaded.state.totals if table.loaded else None}


def prefill(table: Table) -> Fields:
    """All that the draft holds: who plays on what, melds, bella, bare counts."""
    deal = table.deal
    if deal is None:
        return {"when": MID}
    fields = {"when": MID, **draft.order_fields(table), **dict(prefilled([meld.meld for meld in deal.melds]))}
    for seat, one in enumerate(deal.seats):
        if one.bella:
            fields["bella"] = str(seat)
        if one.cards is not None and not deal.counted:
            fields[f"cards{seat}"] = str(one.cards)
    return fields


QUESTION = Question(
    name="claim",
    title=lazy_gettext("Is the party over?"),
    short=lazy_gettext("Is the party over?"),
    document=document,
    field_of=field_of,
    told=told,
    view=view,
    form=form,
    prefill=prefill,
    take=no_take,
    rule=rule,
)
