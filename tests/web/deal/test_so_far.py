"""What the preview says at the first trick, before anything is counted."""

import pytest

from tests.web.dealing import HANGS, MADE, Sit

STANDS = [
    pytest.param(
        "moscow", {"seat1-fifty": "1"}, ("Пишет Боря: 50 ·", "Аня: взятками нужно на 51 больше"), id="one side"
    ),
    pytest.param(
        "moscow",
        {"seat0-terz": "1", "seat1-fifty": "1"},
        ("Пишет Боря: 50 (длиннее)", "Аня: взятками нужно на 51 больше"),
        id="the longer, and why",
    ),
    pytest.param("moscow", {"seat0-terz": "1"}, ("Пишет Аня: 20", "взятками можно на 19 меньше"), id="the maker's"),
    pytest.param("moscow", {"seat1-bella": "1"}, ("Аня: взятками нужно на 21 больше",), id="a bella alone"),
    pytest.param(
        "moscow",
        {"seat0-terz": "1", "seat0-terz_top0": "KS", "seat1-terz": "1", "seat1-terz_top0": "QD"},
        ("Пишет Аня: 20 (старше)",),
        id="the higher",
    ),
    pytest.param(
        "klaberjass",
        {"seat0-terz": "1", "seat0-terz_top0": "KS", "seat1-terz": "1", "seat1-terz_top0": "KD"},
        ("Не пишет никто (равны)",),
        id="equal, and nobody's",
    ),
    pytest.param(
        "threesome",
        {"seat1-terz": "1", "seat2-terz": "1"},
        ("Боря 20, Вера 20", "взятками нужно на 41 больше"),
        id="three: both defenders",
    ),
    pytest.param("threesome", {"order": "1H", "seat1-terz": "1"}, ("Пишет Боря: 20",), id="three: the maker"),
]


@pytest.mark.parametrize(("preset", "typed", "said"), STANDS)
def test_it_says_whose_melds_stand_and_what_the_maker_needs(
    sit: Sit, preset: str, typed: dict[str, str], said: tuple[str, ...]
) -> None:
    words = sit(preset).say({"order": "0H"}, typed)
    assert words.startswith("Ещё нужно:")
    assert all(part in words for part in said), words


NOTHING = [
    pytest.param("moscow", {"order": "0H"}, id="no melds"),
    pytest.param("moscow", {"seat0-terz": "1"}, id="nobody has ordered"),
    pytest.param("moscow", {"order": "0H", "seat0-terz": "1", "seat1-terz": "1"}, id="the top cards are asked for"),
    pytest.param("moscow", {"order": "0H", "seat0-fifty": "2", "seat0-terz": "1"}, id="melds that cannot be"),
    pytest.param("moscow", {"order": "0H", "seat0-bella": "1", "seat1-bella": "1"}, id="two bellas"),
]


@pytest.mark.parametrize(("preset", "typed"), NOTHING)
def test_it_says_nothing_that_is_not_clear(sit: Sit, preset: str, typed: dict[str, str]) -> None:
    words = sit(preset).say(typed)
    assert "Пишет" not in words
    assert "взятками" not in words


def test_a_card_bait_needs_no_tricks(sit: Sit) -> None:
    words = sit().say({"order": "0H", "seat1-fifty": "1", "seat0-offence": "revoke"})
    assert "Пишет Боря: 50" in words
    assert "взятками" not in words


def test_where_the_highest_of_three_wins_no_figure_is_told(sit: Sit) -> None:
    assert "взятками" not in sit("short_3").say({"order": "0H", "seat1-fifty": "1"})


def test_it_says_what_hangs_over_the_deal(sit: Sit) -> None:
    table = sit()
    table.write(HANGS)
    assert "висячие 70" in table.say({"order": "0H"})
    table.write(MADE)
    assert "висячие" not in table.say({"order": "0H"})
