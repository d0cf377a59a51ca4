"""House rules in a form: each option has a field, and what is wrong is found all at once."""

from typing import Any

import pytest
from flask import Flask
from hypothesis import given, settings
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from scorer.rules.presets import PRESETS, preset
from scorer.rules.ruleset import Ruleset, option_types
from scorer.web import address
from scorer.web.forms.house_rules import EVERY, OFFERED, as_usual, house_rules, judged
from scorer.web.forms.rules import RulesForm
from tests.strategies.parties import options


@pytest.fixture(autouse=True)
def _speak(app: Flask) -> Any:
    with app.test_request_context(headers={"Accept-Language": "ru"}):
        yield


def test_every_option_has_a_field_an_example_and_words() -> None:
    offered = [rule for _, rules in house_rules(EVERY) for rule in rules]
    assert {rule.option for rule in offered} == set(option_types())
    assert len({rule.example for rule in offered}) == len(offered)
    assert all(rule.example.endswith(".") for rule in offered)
    assert set(as_usual(Ruleset())) == set(option_types())


def test_groups_are_not_torn_apart() -> None:
    for options_ in (EVERY, OFFERED):
        groups = [str(group) for group, _ in house_rules(options_)]
        assert len(groups) == len(set(groups))


@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_what_an_address_holds_is_read_back_by_the_form(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(PRESETS))
    ruleset = preset(name).with_options(data.draw(options(players=preset(name).players)))
    form = RulesForm(MultiDict({"preset": name, **address.changes(name, ruleset)}))
    assert form.ruleset == ruleset
    assert not form.errors


@pytest.mark.parametrize(
    ("sent", "value"),
    [
        ([], None),
        ([""], []),
        (["", "revoke"], ["revoke"]),
        (["", "extra_card", "revoke"], ["revoke", "extra_card"]),
        (["revoke.extra_card"], ["revoke", "extra_card"]),
        (["none"], []),
    ],
)
def test_offences_are_boxes_and_none_ticked_is_an_answer(sent: list[str], value: list[str] | None) -> None:
    form = RulesForm(MultiDict([("rule_offences", text) for text in sent]))
    expected = preset("moscow").options()["offences"] if value is None else value
    assert form.ruleset.options()["offences"] == expected


@pytest.mark.parametrize(("sent", "target"), [(["", ""], 501), (["301"], 301), (["301", "off"], None), ([" 3 01 "], 0)])
def test_a_number_may_be_switched_off(sent: list[str], target: int | None) -> None:
    form = RulesForm(MultiDict([("rule_target", text) for text in sent]))
    if target == 0:
        assert form.ruleset.target == 501
        assert form.errors["rule_target"]
    else:
        assert (form.ruleset.target, form.errors) == (target, {})


def test_everything_that_is_wrong_is_said_at_once() -> None:
    changed = {"players": 3, "bait": "lower", "dave": "geometric", "fifty_offer": 50, "winning_lead": 9, "stake": 0}
    ruleset, wrong = judged(Ruleset(), changed)
    assert set(wrong) == {"bait", "dave", "fifty_offer", "winning_lead", "stake"}
    assert wrong["bait"] == "Кому бывает байд: втроём так не играют."
    assert ruleset == Ruleset(players=3)


def test_a_variant_for_two_made_one_for_three_blames_what_is_for_two() -> None:
    _, wrong = judged(preset("fifties"), {"players": 3})
    assert set(wrong) == {"fifty_offer", "winning_lead"}
