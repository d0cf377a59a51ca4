"""The book of rules: a sentence of its own for every option value, every option told of on every page."""

import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest

from scorer.rules.choices import OffenceKind
from scorer.rules.presets import PRESETS, preset
from scorer.rules.ruleset import Ruleset, choices_of, is_optional, option_types
from scorer.web import i18n
from scorer.web.presenters.lexicon import Lexicon, lexicon_of
from scorer.web.presenters.rulebook.book import SECTIONS, WORDS, option_sentence, rule_book
from scorer.web.presenters.rulebook.figures import figures
from scorer.web.presenters.rulebook.items import Said
from scorer.web.presenters.rulebook.play_words import OFFENCES

pytestmark = pytest.mark.usefixtures("speaking")


@pytest.fixture(params=i18n.LANGUAGES)
def speaking(request: pytest.FixtureRequest) -> Iterator[None]:
    with i18n.speaking(request.param):
        yield


def values_of(option: str) -> list[Any]:
    """Every word of an option; two numbers where it is one; null where that is a value."""
    if option == "players":
        return [2, 3]
    kind = option_types()[option]
    words: list[Any] = [True, False] if kind is bool else list(choices_of(option)) or [7, 301]
    return [None, *words] if is_optional(option) else words


def test_every_option_is_told_by_its_words_or_as_an_offence() -> None:
    assert set(WORDS) | {"offences"} == set(option_types())
    assert set(OFFENCES) == set(OffenceKind)


@pytest.mark.parametrize("option", [option for option in option_types() if option != "offences"])
@pytest.mark.parametrize("lexicon", Lexicon)
def test_every_value_of_an_option_has_a_sentence_of_its_own(option: str, lexicon: Lexicon) -> None:
    sentences = [option_sentence(option, value, figures(2, lexicon)) for value in values_of(option)]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert re.fullmatch(r"[^%]+[.]", sentence), sentence


def test_every_offence_has_a_sentence_of_its_own() -> None:
    assert len({str(sentence) for sentence in OFFENCES.values()}) == len(OffenceKind)


def test_every_item_of_a_point_is_a_sentence_or_an_option() -> None:
    items = [item for _, points in SECTIONS for point in points for item in point.items]
    options = [item.partition(":")[0] for item in items if isinstance(item, str)]
    assert set(options) == set(option_types())
    assert len({*options}) == len(options) - 1, "the offences alone stand in two points"
    assert all(str(item.text(**figures(3, Lexicon.DEBERTS))) for item in items if isinstance(item, Said))


def test_every_point_has_an_id_of_its_own() -> None:
    ids = [point.id for _, points in SECTIONS for point in points]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", PRESETS)
def test_the_book_of_a_variant_tells_of_every_option_once(name: str) -> None:
    book = rule_book(preset(name), lexicon_of(name))
    lines = [line for section in book.sections for point in section.points for line in point.lines]
    told = [line.option for line in (*lines, *book.idle) if line.option]
    assert set(told) == set(option_types())
    assert len([option for option in told if option != "offences"]) == len(option_types()) - 1
    assert all(line.text.endswith(".") for line in lines)


@pytest.mark.parametrize("name", PRESETS)
def test_what_moscow_plays_otherwise_is_marked_and_nothing_else(name: str) -> None:
    book = rule_book(preset(name), lexicon_of(name))
    lines = [line for section in book.sections for point in section.points for line in point.lines if line.option]
    mine, moscow = preset(name).options(), preset("moscow").options()
    for line in lines:
        if line.option != "offences":
            assert bool(line.moscow) == (mine[line.option] != moscow[line.option]), line
    assert any(line.moscow for line in lines if line.option == "offences") == (mine["offences"] != moscow["offences"])


def test_figures_come_from_the_engine() -> None:
    sentences = " ".join(
        line.text
        for section in rule_book(Ruleset(), Lexicon.DEBERTS).sections
        for point in section.points
        for line in point.lines
    )
    for figure in ("32", "152", "18", "146", "501", "20", "50"):
        assert figure in sentences
    three = rule_book(preset("threesome"), Lexicon.DEBERTS)
    assert "85" in " ".join(line.text for line in three.sections[0].points[0].lines)


def test_options_that_change_nothing_stand_apart() -> None:
    def idle(ruleset: Ruleset) -> set[str]:
        return {line.option for line in rule_book(ruleset, Lexicon.DEBERTS).idle}

    assert {"three_goal", "stake", "dave", "pass_fine"} <= idle(Ruleset())
    assert "three_goal" not in idle(preset("threesome"))
    assert {"tie", "hanging_order", "bait_points"} <= idle(preset("short_2"))
    assert "dave" not in idle(preset("short_dave"))
    assert "melds_below_a_tie" not in idle(preset("klaberjass"))


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(PRESETS, 2)))
def test_two_variants_read_differently(one: str, other: str) -> None:
    books = [rule_book(preset(name), Lexicon.DEBERTS) for name in (one, other)]
    assert books[0] != books[1]


def told(ruleset: Ruleset, point_id: str) -> str:
    """The sentences of a point in Russian, empty where it has none."""
    with i18n.speaking("ru"):
        book = rule_book(ruleset, Lexicon.DEBERTS)
    points = [point for section in book.sections for point in section.points if point.id == point_id]
    return " ".join(line.text for point in points for line in point.lines)


@pytest.mark.parametrize("name", ["moscow", "threesome"])
def test_a_card_bait_says_of_the_offender_what_the_melds_option_says(name: str) -> None:
    keep, void, over = (
        told(preset(name).with_options({"card_bait_melds": melds}), "R-CARD-BAIT")
        for melds in ("keep", "void", "transfer")
    )
    assert "Нарушитель пишет только своё верное: объявления, белла." in keep
    assert "Нарушитель не пишет ничего" not in keep
    assert "Нарушитель не пишет ничего; его объявлений не пишет никто" in void
    assert "тоже уходит другой стороне" in over
    assert not any("всё, что у нарушителя" in said for said in (keep, void, over))


@pytest.mark.parametrize(
    ("name", "options", "point_id", "sentence", "otherwise"),
    [
        ("moscow", {}, "R-CARD-BAIT", "Висячие тоже уходят другой стороне.", {"tie": "bait"}),
        ("moscow", {}, "R-END", "при байде не набрано: очки уходят.", {"bait_points": "burn"}),
        (
            "moscow",
            {"bait_points": "burn"},
            "R-END",
            "при байде не набрано: очки сгорают.",
            {"bait_points": "transfer"},
        ),
        ("moscow", {}, "R-MELDS-6", "другая сторона – ничего.", {"equal_melds": "both"}),
        ("moscow", {"equal_melds": "both"}, "R-MELDS-6", "обе стороны пишут всё.", {"equal_melds": "first"}),
        ("moscow", {}, "R-CARD-BAIT", "Обмен семёрки на втором козыре: байд", {"seven_when": "always"}),
        (
            "moscow",
            {"seven_when": "always"},
            "R-CARD-BAIT",
            "не нарушение: обмен семёрки на",
            {"seven_when": "first_trump"},
        ),
        ("threesome", {}, "R-HANGING-TWICE", "Если висят два", {"three_hanging_again": "halves"}),
        ("short_bait_2", {}, "R-PENCIL", "исправляют без штрафа: до следующей сдачи.", {"scoring": "points"}),
    ],
    ids=str,
)
def test_a_sentence_stands_only_where_no_option_says_otherwise(
    name: str, options: dict[str, Any], point_id: str, sentence: str, otherwise: dict[str, Any]
) -> None:
    ruleset = preset(name).with_options(options)
    assert sentence in told(ruleset, point_id)
    assert sentence not in told(ruleset.with_options(otherwise), point_id)


@pytest.mark.parametrize("name", PRESETS)
def test_every_variant_has_the_pack_cut_and_tells_the_talk_over_melds(name: str) -> None:
    assert "обязательно даёт её снять" in told(preset(name), "R-DEAL")
    talk = told(preset(name), "R-RANK-INQUIRY")
    assert talk.index("называет вид своего старшего") < talk.index("На «Рост?» называют старшую карту")
    assert "«годится»" in talk
