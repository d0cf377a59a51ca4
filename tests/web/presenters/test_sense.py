"""What rules change nothing at a table, and which make little sense together."""

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from scorer.ledger.codec import decode_party
from scorer.ledger.replay import replay
from scorer.rules.presets import PRESETS, preset
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import option_types
from scorer.web.presenters.sense import NEEDS, doubts, idle
from tests.strategies.parties import parties, resolved, rulesets, values

# R-PENCIL, the arbiter's questions and the dialogue at the table read these; a log does not show it
UNSEEN_IN_A_LOG = {"claim_at_record", "mid_deal_claim"}


def test_what_an_option_needs_is_said_wherever_it_may_be_idle() -> None:
    idle_somewhere = {
        option
        for name in PRESETS
        for option in option_types()
        for changes in ({}, {"target": None}, {"seven_exchange": "off"}, {"bait_fine": None}, {"equal_melds": "first"})
        if idle(option, preset(name).with_options(changes))
    }
    assert idle_somewhere <= set(NEEDS)
    assert set(NEEDS) <= set(option_types())


def test_dave_needs_stakes_and_three_need_three() -> None:
    assert idle("dave", preset("moscow")) == "Только там, где двое играют на ставки."
    assert idle("dave", preset("short_dave")) == ""
    assert idle("three_bait", preset("moscow")) == "Только там, где втроём играют на очки."
    assert idle("three_bait", preset("threesome")) == ""
    assert idle("tie", preset("moscow")) == ""


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture], deadline=None)
@given(data=st.data())
def test_an_idle_option_changes_no_party(data: st.DataObject) -> None:
    party = data.draw(parties(ruleset=rulesets(most=3), most=6))
    assume(not any(event["type"] in ("rules", "reopen") for event in party["events"]))
    ruleset = resolved(party["ruleset"])
    option = data.draw(st.sampled_from([name for name in NEEDS if idle(name, ruleset)] or ["stake"]))
    assume(idle(option, ruleset))
    other = {**party["ruleset"], option: data.draw(values(option))}
    try:
        changed = replay(decode_party({**party, "ruleset": other}))
    except Refused as refused:
        assert refused.code == "ruleset.bad_value"  # noqa: PT017  # three players
        return
    state = replay(decode_party(party))
    assert (changed.rows, changed.finished, changed.winner) == (state.rows, state.finished, state.winner)


@pytest.mark.parametrize("name", PRESETS)
def test_no_variant_is_doubted(name: str) -> None:
    assert list(doubts(preset(name))) == []


@pytest.mark.parametrize(
    ("name", "changes", "said"),
    [
        ("moscow", {"target": None}, "такую партию придётся прервать самим"),
        ("short_2", {"deals": None}, "такую партию придётся прервать самим"),
        ("moscow", {"scoring": "stakes"}, "Играют на ставки: до 501 очень далеко"),
        ("moscow", {"winning_lead": 600}, "Отрыва в 600 не будет раньше, чем кто-то наберёт 501."),
        ("moscow", {"seven_when": "always"}, "Семёрку здесь меняют и на втором козыре: это не нарушение."),
        ("short_2", {"fifty_offer": 50}, "Очки без игры пишутся здесь ставками: их 50."),
    ],
)
def test_a_doubt_is_told_and_nothing_refused(name: str, changes: dict[str, object], said: str) -> None:
    (doubt,) = doubts(preset(name).with_options(changes))
    assert said in doubt


def test_a_series_of_stakes_to_a_near_target_is_no_doubt() -> None:
    assert list(doubts(preset("short_2").with_options({"deals": None, "target": 10}))) == []
