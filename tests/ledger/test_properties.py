"""What holds of every party, whatever its rules and whatever happened in it."""

from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from scorer.ledger.codec import decode_party, encode_party, encode_state
from scorer.ledger.files import read_document, write_document
from scorer.ledger.replay import replay
from scorer.rules.counts import check_counts, check_running_counts
from scorer.rules.refusal import Refused
from tests.strategies.parties import Document, accepted, deals, parties, resolved, rulesets, tied
from tests.strategies.play import play

SETTLED = ("made", "bait", "hanging", "lapse", "tie", "lost", "card_bait")
"""Outcomes of deals that were counted."""


def state(party: Document) -> Document:
    return encode_state(replay(decode_party(party)))


def answer(party: Document) -> Document | str:
    """The state of a party, or the code it is refused with."""
    try:
        return state(party)
    except Refused as refused:
        return refused.code


def with_events(party: Document, events: list[Document]) -> Document:
    return {**party, "events": events}


# ---------------------------------------------------------------- figures


@given(parties())
def test_lines_sum_to_what_is_written_and_rows_to_the_totals(party: Document) -> None:
    found = state(party)
    seats = range(len(party["players"]))
    sums = [0 for _ in seats]
    for row in found["rows"]:
        by_seat = [sum(line["points"] for line in row["lines"] if line["seat"] == seat) for seat in seats]
        assert by_seat == row["written"]
        sums = [sums[seat] + row["written"][seat] for seat in seats]
        assert sums == row["totals"]
    assert sums == found["totals"]


@given(parties())
def test_points_of_a_deal_only_move_unless_a_line_says_they_vanish(party: Document) -> None:
    vanishing = ("hanging", "lapse", "burn", "bait_fine", "no_trick_fine")
    voids_melds = any("card_bait_melds" in str(event) for event in party["events"])
    ruleset = resolved(party["ruleset"])
    for row in state(party)["rows"]:
        if row["outcome"] not in SETTLED or row["raw"] is None:
            continue
        if {line["reason"] for line in row["lines"]} == {"stake"}:
            assert sum(row["written"]) == 0
            continue
        gone = sum(line["points"] for line in row["lines"] if line["reason"] in vanishing)
        voided = sum(line["points"] for line in row["lines"] if line["reason"] == "card_bait")
        assert voided == 0 or voids_melds or ruleset.card_bait_melds == "void"
        assert sum(row["written"]) == sum(row["raw"]) + gone + voided + row["hanging_paid"]


@given(parties())
def test_what_is_paid_hung_before_and_what_hangs_is_not_yet_paid(party: Document) -> None:
    found = state(party)
    hung = [-line["points"] for row in found["rows"] for line in row["lines"] if line["reason"] == "hanging"]
    paid = sum(row["hanging_paid"] for row in found["rows"])
    assert 0 <= paid <= sum(hung)
    if not found["finished"]:
        assert sum(hanging["points"] for hanging in found["hanging"]) == sum(hung) - paid


@given(parties())
def test_a_finished_party_has_no_dealer_and_nothing_hangs(party: Document) -> None:
    found = state(party)
    assert found["finished"] is (found["end"] is not None)
    assert found["finished"] is (found["dealer"] is None)
    if found["finished"]:
        assert (found["hanging"], found["may_claim"]) == ([], [])
    else:
        assert found["winner"] is None


HANGS = st.sampled_from([{"preset": "moscow", "target": None}, {"preset": "threesome", "target": None}])


@given(parties(ruleset=HANGS), st.data())
def test_sum_and_queue_pay_the_same_once_nothing_hangs(party: Document, data: st.DataObject) -> None:
    players = len(party["players"])
    ties = [{"type": "deal", **tied(data.draw(st.integers(20, 50)), 0, players), "maker": 0} for _ in range(3)]
    played = [event for event in party["events"] if event["type"] in ("deal", "passed")]
    log = [event for pair in zip_longest(ties, played) for event in pair if event is not None]
    log += [{"type": "deal", "maker": 0, "cards": [80, 40, 20][:players], "last_trick": 0}] * len(log)
    paid = []
    for order in ("sum", "queue"):
        found = state({**with_events(party, log), "ruleset": {**party["ruleset"], "hanging_order": order}})
        assert found["hanging"] == []
        paid.append((sum(found["totals"]), sum(row["hanging_paid"] for row in found["rows"])))
    assert paid[0] == paid[1]
    assert paid[0][1] > 0


# ---------------------------------------------------------------- the record


@given(parties())
def test_a_party_read_again_is_the_same_party(party: Document) -> None:
    decoded = decode_party(party)
    document = encode_party(decoded)
    assert read_document(write_document(document)) == document
    assert decode_party(document) == decoded
    assert replay(decode_party(document)) == replay(decoded)


@given(parties())
def test_every_prefix_of_a_party_replays_and_its_last_event_can_be_undone(party: Document) -> None:
    before = state(with_events(party, []))
    for count in range(1, len(party["events"]) + 1):
        prefix = party["events"][:count]
        after = state(with_events(party, prefix))
        undo = {"type": "void", "event": prefix[-1]["id"], "reason": "undo"}
        assert state(with_events(party, [*prefix, undo])) == before
        before = after


def emptied(event: Document) -> Document:
    """An event of the same id that has no effect and makes no row."""
    return {"type": "reopen", "with": {}, "reason": "nothing", "id": event["id"]}


def changes_facts_of(event: Document, named: str) -> bool:
    return named == {"amend": event.get("event"), "correction": event.get("deal")}.get(event["type"])


@given(parties(), st.data())
def test_a_voided_event_never_was(party: Document, data: st.DataObject) -> None:
    assume(party["events"])
    named = data.draw(st.sampled_from(party["events"]))["id"]
    never = [
        emptied(event) if event["id"] == named or changes_facts_of(event, named) else event for event in party["events"]
    ]
    void = {"type": "void", "event": named, "reason": "never was"}
    assert answer(with_events(party, [*party["events"], void])) == answer(with_events(party, never))


@given(parties(), st.data())
def test_a_void_taken_back_changes_nothing(party: Document, data: st.DataObject) -> None:
    assume(party["events"])
    named = data.draw(st.sampled_from(party["events"]))["id"]
    void = {"type": "void", "event": named, "reason": "slip", "id": "v"}
    back = {"type": "void", "event": "v", "reason": "it was right"}
    assert state(with_events(party, [*party["events"], void, back])) == state(party)


@given(parties(), st.data())
def test_an_amended_deal_is_as_if_written_right_the_first_time(party: Document, data: st.DataObject) -> None:
    dealt = [event for event in party["events"] if event["type"] in ("deal", "passed", "fifty")]
    assume(dealt)
    wrong = data.draw(st.sampled_from(dealt))
    right = data.draw(deals(resolved(party["ruleset"])))
    amend = {"type": "amend", "event": wrong["id"], "with": right, "reason": "slip"}
    amended = [*party["events"], amend]
    written = [
        {**right, "id": wrong["id"]}
        if event is wrong
        else emptied(event)
        if changes_facts_of(event, wrong["id"])
        else event
        for event in party["events"]
    ]
    assert answer(with_events(party, amended)) == answer(with_events(party, written))


@given(parties())
def test_what_has_no_effect_has_none(party: Document) -> None:
    """Ids, times and names are kept, and change nothing."""
    told = [{**event, "at": "2026-11-29T19:40:00+03:00", "by": "Вера"} for event in party["events"]]
    assert state(with_events(party, told)) == state(party)
    kept = encode_party(decode_party(with_events(party, told)))["events"]
    assert all(event["by"] == "Вера" for event in kept)


# ---------------------------------------------------------------- seats


def turned(value: Any, players: int, key: str = "") -> Any:
    """A document with everyone moved one seat on: seats renumbered, lists of a value a seat turned."""
    if key == "ruleset":
        return value
    if key in ("cards", "points", "totals", "raw", "written", "players") and isinstance(value, list):
        return [value[-1], *value[:-1]]
    if key in ("no_tricks", "dave", "may_claim"):
        return [(seat + 1) % players for seat in value]
    if isinstance(value, dict):
        return {name: turned(inner, players, name) for name, inner in value.items()}
    if isinstance(value, list):
        return [turned(inner, players) for inner in value]
    seats = ("seat", "maker", "dealer", "last_trick", "called_first", "bella", "noticed_by", "resigned", "winner")
    return (value + 1) % players if key in seats and value is not None else value


def unordered(found: Document) -> Document:
    """A state whose lines and claimants stand in no order: they stand by seat, and seats were turned."""
    rows = [{**row, "lines": sorted(map(str, row["lines"]))} for row in found["rows"]]
    return {**found, "rows": rows, "may_claim": sorted(found["may_claim"])}


@given(parties())
def test_everyone_moved_one_seat_on_plays_the_same_party(party: Document) -> None:
    players = len(party["players"])
    moved = turned(party, players)
    assert unordered(state(moved)) == unordered(turned(state(party), players))


# ---------------------------------------------------------------- cards


def tricks(seed: int, players: int) -> Iterator[Any]:
    random = Random(seed)
    for _ in range(20):
        yield play(random, players)


@given(st.integers(0, 2**32), st.sampled_from([2, 3]))
def test_counts_of_deals_really_played_can_be(seed: int, players: int) -> None:
    for played in tricks(seed, players):
        check_counts(played.cards, last_trick=played.last_trick, no_tricks=played.no_tricks, stock=played.stock)
        check_running_counts(played.cards)


@given(rulesets().map(lambda found: {**found, "deals": None}), st.data())
def test_a_deal_really_played_is_written_by_any_variant(ruleset: Document, data: st.DataObject) -> None:
    rules = resolved(ruleset)
    played = play(Random(data.draw(st.integers(0, 2**32))), rules.players)
    event = {
        "type": "deal",
        "maker": data.draw(st.integers(0, rules.players - 1)),
        "trump": str(played.trump),
        "cards": list(played.cards),
        "last_trick": played.last_trick,
        "no_tricks": list(played.no_tricks),
        "bella": played.bella,
        "stock": played.stock,
    }
    names = ["Аня", "Боря", "Вера"][: rules.players]
    party = {"format": "deberts-party", "version": 1, "ruleset": ruleset, "players": names, "dealer": 0}
    assert accepted({**party, "events": [event]})
