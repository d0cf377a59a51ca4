"""Voided, amended, corrected: the party is as if it had been written right the first time, fines apart."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from scorer.ledger.changes import compare
from scorer.ledger.codec import decode_party, encode_state
from scorer.ledger.history import CHANGERS, moments, revisions
from scorer.ledger.replay import replay, state_before
from tests.strategies.parties import Document, accepted, events, opened, resolved, rulesets

ENDS = ("target", "deals", "winning_lead")
"""Options that end a party: a fine may bring the end nearer, so here there is none."""


@st.composite
def endless(draw: st.DrawFn, *, most: int = 16) -> Document:
    """A party that cannot end, as the program writes it, with as many changes as deals."""
    ruleset = {**draw(rulesets()), **dict.fromkeys(ENDS)}
    rules = resolved(ruleset)
    party = opened(ruleset, draw(st.integers(0, rules.players - 1)), [])
    for _ in range(draw(st.integers(4, most))):
        event = draw(events(party["events"], rules))
        if event["type"] in ("claim", "close") or set(ENDS) & set(event.get("ruleset", {})):
            continue
        longer = {**party, "events": [*party["events"], event]}
        if accepted(longer):
            party = longer
    return party


def standing(log: list[Document]) -> list[Document]:
    """The events no void in force names."""
    voided: set[str] = set()
    for event in reversed(log):
        if event["type"] == "void" and event["id"] not in voided:
            voided.add(event["event"])
    return [event for event in log if event["id"] not in voided]


def written_right(party: Document) -> Document:
    """The same party as if nobody had ever made a mistake: no voids, amends, corrections and reopens."""
    right: dict[str, Document] = {}
    opening: Document = {}
    for event in standing(party["events"]):
        match event["type"]:
            case "amend" if event["event"] in right:
                right[event["event"]] = {**event["with"], "id": event["event"]}
            case "correction" if event["deal"] in right:
                right[event["deal"]] = counted_right(right[event["deal"]], event)
            case "reopen":
                opening |= event["with"]
            case "void" | "amend" | "correction" | "confirm":
                pass
            case _:
                right[event["id"]] = event
    return {**party, **opening, "events": list(right.values())}


def counted_right(deal: Document, correction: Document) -> Document:
    """A deal with its true count; its stock proves nothing any more."""
    if "cards" not in deal or "resigned" in deal:
        return deal
    cards = list(deal["cards"])
    cards[correction["seat"]] = correction.get("cards", cards[correction["seat"]])
    right = {**deal, "cards": cards, "last_trick": correction.get("last_trick", deal.get("last_trick"))}
    return {key: value for key, value in right.items() if key != "stock" and value is not None}


def without_fines(state: Document) -> list[Document]:
    """The rows without those of corrections, their totals without the fines before them."""
    fines = [0] * len(state["totals"])
    rows = []
    for row in state["rows"]:
        if row["kind"] == "correction":
            fines = [fine + more for fine, more in zip(fines, row["written"], strict=True)]
        else:
            rows.append({**row, "totals": [total - fine for total, fine in zip(row["totals"], fines, strict=True)]})
    return rows


def state(party: Document) -> Document:
    return encode_state(replay(decode_party(party)))


@given(endless())
def test_a_party_put_right_is_the_party_written_right_the_first_time(party: Document) -> None:
    found, right = state(party), state(written_right(party))
    assert without_fines(found) == right["rows"]
    assert (found["hanging"], found["dealer"]) == (right["hanging"], right["dealer"])


@given(endless())
def test_a_changed_row_remembers_how_it_was_first_written(party: Document) -> None:
    decoded = decode_party(party)
    first: dict[str, Any] = {}
    for count in range(1, len(party["events"]) + 1):
        for row in replay(decode_party({**party, "events": party["events"][:count]})).rows:
            first.setdefault(row.event, row)
    now = {row.event: row for row in replay(decoded).rows}
    changed = revisions(moments(decoded, replay(decoded)))
    for event, row in now.items():
        if event in changed:
            assert changed[event][0].before.written == first[event].written
        else:
            assert (row.written, row.outcome) == (first[event].written, first[event].outcome)
    by = {event.id for event in decoded.events if isinstance(event, CHANGERS)}
    assert {one.by for changes in changed.values() for one in changes} <= by


@given(endless(), st.data())
def test_what_changes_between_two_states_is_told_and_nothing_else(party: Document, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(party["events"])))
    before = replay(decode_party({**party, "events": party["events"][:count]}))
    after = replay(decode_party(party))
    found = compare(before, after)
    changed = {row.event for row in found.rows}
    old = {row.event: row for row in before.rows}
    new = {row.event: row for row in after.rows}
    for event in old.keys() | new.keys():
        same = [
            (r.outcome, r.written, r.totals, r.lines, r.dealer) if r else None for r in (old.get(event), new.get(event))
        ]
        assert (event in changed) is (same[0] != same[1] or old.get(event) is None or new.get(event) is None)
    order = [event["id"] for event in party["events"]]
    assert [row.event for row in found.rows] == sorted(changed, key=order.index)


@given(endless(), st.data())
def test_where_a_deal_was_dealt_is_where_the_row_before_it_left_off(party: Document, data: st.DataObject) -> None:
    decoded = decode_party(party)
    now = replay(decoded)
    if not now.rows:
        return
    place = data.draw(st.integers(0, len(now.rows) - 1))
    before = state_before(decoded, [event.id for event in decoded.events].index(now.rows[place].event))
    assert before.rows == now.rows[:place]
    assert before.totals == (now.rows[place - 1].totals if place else (0,) * len(now.totals))
