"""The words of house rules."""

import dataclasses

import pytest

from scorer.rules.presets import preset
from scorer.rules.ruleset import choices_of, is_optional, option_types
from scorer.web.presenters.option_groups import GROUPS
from scorer.web.presenters.option_words import OPTIONS
from scorer.web.presenters.options import differences, option_example, option_group, option_name, value_name


def test_every_option_has_a_name_and_a_group_with_a_name() -> None:
    assert set(OPTIONS) == set(option_types())
    assert len({option_name(option) for option in OPTIONS}) == len(OPTIONS)
    assert all(str(GROUPS[option_group(option)]) for option in OPTIONS)


@pytest.mark.parametrize("option", option_types())
def test_every_value_that_is_no_number_has_words(option: str) -> None:
    values: list[object] = list(choices_of(option))
    values += [True, False] if option_types()[option] is bool else []
    values += [None] if is_optional(option) else []
    words = [value_name(option, value) for value in values]
    assert all(word and word != str(value) for word, value in zip(words, values, strict=True))
    assert len(set(words)) == len(values)


def test_a_number_is_itself_and_a_list_is_told_one_by_one() -> None:
    assert value_name("target", 301) == "301"
    assert value_name("target", None) == "без счёта"
    assert value_name("offences", ["revoke", "extra_card"]) == "ренонс, лишняя карта"
    assert value_name("offences", []) == "нет"


def test_the_example_of_the_hundreds_rule_is_an_error_that_can_be_made() -> None:
    """No count of a deal is wrong by 200: a total is."""
    assert option_example("hundreds").startswith("На бумаге в сумме 392 вместо 192")


def test_differences_name_what_is_played_otherwise_than_in_the_variant() -> None:
    ruleset = preset("moscow").with_options({"target": 301, "tie": "bait"})
    told = [(one.option, one.name, one.value, one.usual) for one in differences(ruleset, "moscow")]
    assert told == [
        ("target", "Играем до", "301", "501"),
        ("tie", "Очков поровну", "байд", "висячий байд"),
    ]


def test_a_variant_differs_from_itself_in_nothing() -> None:
    assert differences(preset("klaberjass"), "klaberjass") == ()
    assert differences(dataclasses.replace(preset("moscow"), target=301), "to_301") == ()
