"""How the variants have an option, next to how a table has it."""

import pytest

from scorer.rules.presets import PRESETS, preset
from scorer.rules.ruleset import Ruleset, option_types
from scorer.web.presenters.elsewhere import elsewhere
from scorer.web.presenters.lexicon import Lexicon
from scorer.web.presenters.options import value_name
from scorer.web.presenters.presets import preset_name
from scorer.web.presenters.rulebook.book import point_of, rule_book


def test_every_value_is_told_with_who_plays_it() -> None:
    told = elsewhere("equal_melds", Ruleset())
    assert told
    assert told.here == "козырное, потом кто раньше"
    assert told.lines == (
        ("кто раньше объявил", "Харьковский"),
        ("не пишет никто", "Клаберджас"),
        ("по масти: ♥ ♦ ♣ ♠", "Клаберджас по мастям"),
        ("козырное, потом кто раньше", "все остальные"),
    )


def test_what_all_play_alike_needs_no_telling_unless_this_table_differs() -> None:
    assert elsewhere("bella_survives_bait", Ruleset()) is None
    told = elsewhere("bella_survives_bait", Ruleset(bella_survives_bait=True))
    assert told
    assert (told.here, told.lines) == ("да", (("нет", "все варианты"),))


@pytest.mark.parametrize("option", option_types())
def test_no_variant_is_left_out_or_told_wrongly(option: str) -> None:
    told = elsewhere(option, Ruleset())
    values = {name: preset(name).options()[option] for name in PRESETS}
    if told is None:
        assert len({str(value) for value in values.values()}) == 1
        return
    named: dict[str, str] = {}
    for value, names in told.lines:
        for name in PRESETS:
            if preset_name(name) in names.split(", ") or names in ("все остальные", "все варианты"):
                named.setdefault(name, value)
    assert set(named) == set(PRESETS)
    for name, value in named.items():
        assert value == value_name(option, values[name])


def test_the_rule_book_tells_it_at_the_point() -> None:
    book = rule_book(preset("moscow"), Lexicon.DEBERTS)
    point = next(
        point for section in book.sections for point in section.points if point.id == point_of("equal_melds").id
    )
    assert [other.option for other in point.elsewhere] == ["equal_melds"]
