"""Конец партии: does an announcement hold, what is counted for it, what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from scorer.ledger.claiming import Position, at_totals, rule_at
from scorer.ledger.events import Claim
from scorer.ledger.fact_reading import Seating, read_running
from scorer.ledger.replay import position
from scorer.rules.choices import BothReach
from scorer.rules.counting import count_running
from scorer.rules.ending import End, EndReason, last_trick_decides, won
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
from scorer.web.presenters.endings import who_won, why_over
from scorer.web.presenters.numbers import plain
from scorer.web.presenters.reasons import reasons
from scorer.web.presenters.refusals import refusal_of
from scorer.web.presenters.text import gettext, lazy_gettext, pgettext

LEAST_TOTAL, MOST_TOTAL = -99_999, 999_999
MID, RECORD = "mid", "record"
NOBODY = "none"
"""Who took the last trick where nobody knows, or where it was lost by a card bait."""

_OVER: Mapping[EndReason, tuple[str, ...]] = {
    EndReason.TARGET: ("claim_at_record", "target"),
    EndReason.LAST_TRICK: ("claim_at_record", "both_reach", "target"),
    EndReason.HIGHER_TOTAL: ("claim_at_record", "both_reach", "target"),
    EndReason.LEAD: ("winning_lead",),
    EndReason.DEALS: ("deals",),
    EndReason.CLOSED: ("R-END",),
}
"""What each end rests on."""


def document(typed: Typed, table: Table) -> Document:
    """The situation: where the party stands, and what the claimant has so far in this deal."""
    seat = typed.seat("seat", table.seats, wanted=gettext("Say who announces the end."))
    return {
        "position": _position(typed, table),
        "seat": seat,
        "during": None if typed.text("when") == RECORD else _during(typed, table),
    }


def _position(typed: Typed, table: Table) -> Position:
    """Where the real party stands, under whose rules it is asked about; else totals alone."""
    if table.loaded:
        real = position(table.loaded.party)
        if table.ruleset == real.ruleset:
            return real
        return at_totals(table.ruleset, real.totals, dealer=table.dealer, last_trick=real.last_trick)
    totals = [typed.number(f"total{seat}", least=LEAST_TOTAL, most=MOST_TOTAL) or 0 for seat in table.seats]
    last = typed.choice("last", (*map(str, table.seats), NOBODY))
    if last is None and last_trick_decides(totals, table.ruleset):
        typed.wrong(
            "last",
            gettext("More than one has reached %(target)d: say who took the last trick.", target=table.ruleset.target),
        )
    taken = None if last in (None, NOBODY) else int(last)
    return at_totals(table.ruleset, totals, dealer=table.dealer, last_trick=taken)


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
    """The ruling; that the party is over, or that nobody may announce anything, is one too."""
    where: Position = document["position"]
    if where.end is not None:
        return {"over": where.end}
    during = document["during"]
    try:
        running = None if during is None else read_running(during, Seating([where.ruleset.players]))
    except Refused as refused:
        raise refused.inside("during") from None
    try:
        ruling = rule_at(where, Claim(seat=document["seat"], during=running))
    except Refused as refused:
        if refused.code != "claim.not_allowed":
            raise
        return {"not_allowed": str(refused.params["why"])}
    return {
        "valid": ruling.valid,
        "have": ruling.have,
        "target": ruling.target,
        "winner": ruling.end.winner,
        "decided": ruling.decided,
    }


def field_of(refused: Refused, typed: Typed) -> str:
    """Where a refusal belongs."""
    if "melds" in refused.at:
        return slot_of(refused, typed, range(3))
    if refused.at.startswith("during.cards["):
        return f"cards{refused.params['seat']}"
    return {"during.cards": "cards0", "during.trump": "trump", "during.bella": "bella"}.get(refused.at, "seat")


def told(asked: Asked) -> Told:
    """Whether it holds, by how much, and what that means."""
    answer, table = asked.answer, asked.table
    if "over" in answer:
        end: End = answer["over"]
        names = who_won(won(end, asked.document["position"].totals), table.names)
        parts = (f"{names}.", why_over(end.reason, table.ruleset))
        return Told(gettext("The party is over: nothing has to be announced"), " ".join(parts))
    if "not_allowed" in answer:
        return Told(
            gettext("The end cannot be announced"), refusal_of("claim.not_allowed", {"why": answer["not_allowed"]})
        )
    have, target = answer["have"], answer["target"]
    if answer["valid"]:
        return Told(gettext("The party is over: %(have)d of %(target)d", have=have, target=target), _won(asked))
    return Told(
        gettext("Not yet: %(have)d of %(target)d", have=have, target=target),
        gettext("Missing: %(points)d. Announced now, the party would be lost.", points=target - have),
    )


def _won(asked: Asked) -> str:
    """Who has won by a claim that holds, and why where more than one has reached the target."""
    answer, table = asked.answer, asked.table
    name, reason = table.names[answer["winner"]], answer["decided"]
    if asked.document["during"] is not None or reason is EndReason.TARGET:
        return gettext("The target is reached: %(name)s wins.", name=name)
    if reason is EndReason.CLAIM:
        return gettext("All who have reached it are equal: who announces it wins. Winner: %(name)s.", name=name)
    return f"{why_over(reason, table.ruleset)} {who_won((answer['winner'],), table.names)}."


def view(asked: Asked) -> View:
    """The ruling, every part of what is counted, and what is said."""
    answer = asked.answer
    if "over" in answer:
        rests = _OVER.get(answer["over"].reason, ("R-CLAIM",))
        return View(told=told(asked), rests=rests, details=tuple(_totals(asked)))
    if "not_allowed" in answer:
        rests = ("target",) if answer["not_allowed"] == "no_target" else ("mid_deal_claim",)
        return View(told=told(asked), rests=rests)
    mid = asked.document["during"] is not None
    said = pgettext("said", "The party is over. I have %(have)d.", have=answer["have"])
    return View(
        told=told(asked),
        rests=("R-CLAIM", "mid_deal_claim") if mid else _OVER.get(answer["decided"], _OVER[EndReason.TARGET]),
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


def _totals(asked: Asked) -> Iterator[Detail]:
    """The total of everybody."""
    for name, total in zip(asked.table.names, asked.document["position"].totals, strict=True):
        yield Detail(name, plain(total))


def alone(asked: Asked) -> Fields | None:
    """The totals and the last trick of the party; an end that is not in them cannot be told without it."""
    where: Position = asked.document["position"]
    if asked.table.loaded is None:
        return {}
    last = NOBODY if where.last_trick is None else str(where.last_trick)
    fields = {f"total{seat}": str(total) for seat, total in enumerate(where.totals)} | {"last": last}
    same = at_totals(where.ruleset, where.totals, dealer=where.dealer, last_trick=where.last_trick)
    return fields if same.end == where.end else None


def form(_: Typed, table: Table) -> Mapping[str, Any]:
    """The totals where a party knows them; else, where the last trick may decide, who may have taken it."""
    nobody = (NOBODY, pgettext("last trick", "nobody"))
    decides = table.ruleset.target is not None and table.ruleset.both_reach is BothReach.LAST_TRICK
    return {
        "totals": table.loaded.state.totals if table.loaded else None,
        "last": [*enumerate(table.names), nobody] if decides else None,
    }


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
    alone=alone,
)
