"""События в файл: a typed event as the JSON object it is read from."""

from __future__ import annotations

import dataclasses
from typing import Any

from scorer.ledger import events as e
from scorer.rules.facts import Deal, Meld, Running

KINDS: dict[type[e.Event], str] = {
    e.DealPlayed: "deal",
    e.Passed: "passed",
    e.Fifty: "fifty",
    e.AgreeHanging: "agree_hanging",
    e.Claim: "claim",
    e.Correction: "correction",
    e.Void: "void",
    e.Amend: "amend",
    e.Reopen: "reopen",
    e.Rules: "rules",
    e.Adjust: "adjust",
    e.Confirm: "confirm",
    e.Close: "close",
}
"""The `type` of every event."""


def encode_event(event: e.AnyEvent) -> dict[str, Any]:
    """The JSON object of an event; what is left out or null is not written.

    >>> encode_event(e.Passed(id="7", dealer=1))
    {'type': 'passed', 'id': '7', 'dealer': 1}
    """
    common = {"type": KINDS[type(event)], "id": event.id or None, "at": event.at, "by": event.by}
    return _given(common | _body(event))


def _body(event: e.AnyEvent) -> dict[str, Any]:
    match event:
        case e.DealPlayed(deal=deal):
            return _facts(deal)
        case e.Claim(seat=seat, during=during):
            return {"seat": seat, "during": _facts(during) if during else None}
        case e.Amend(event=named, new=new, reason=why):
            return {"event": named, "with": encode_event(new), "reason": why}
        case e.Reopen(ruleset=ruleset, players=players, dealer=dealer, reason=why):
            opening = {
                "ruleset": dict(ruleset) if ruleset is not None else None,
                "players": list(players) if players else None,
                "dealer": dealer,
            }
            return {"with": _given(opening), "reason": why}
        case e.Rules(options=options, reason=why):
            return {"ruleset": dict(options), "reason": why}
    return {
        field.name: _plain(getattr(event, field.name))
        for field in dataclasses.fields(event)
        if field.name not in ("id", "at", "by")
    }


def _facts(facts: Deal | Running) -> dict[str, Any]:
    plain = {f.name: _plain(getattr(facts, f.name)) for f in dataclasses.fields(facts)}
    if facts.melds:
        plain["melds"] = [_meld(meld) for meld in facts.melds]
    if isinstance(facts, Deal) and facts.offences:
        plain["offences"] = [{"seat": o.seat, "kind": str(o.kind)} for o in facts.offences]
    return _given(plain)


def _meld(meld: Meld) -> dict[str, Any]:
    run = None if meld.top is None else str(meld.top)
    four = None if meld.four is None else str(meld.four)
    return _given({"seat": meld.seat, "length": meld.length, "run": run, "four": four})


def _given(document: dict[str, Any]) -> dict[str, Any]:
    """Without the keys that say nothing: null, false, an empty list."""
    return {key: value for key, value in document.items() if not (value is None or value is False or value == [])}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return list(value)
    return str(value) if isinstance(value, str) else value
