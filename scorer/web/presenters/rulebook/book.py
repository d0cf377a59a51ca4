"""Свод: the points of a ruleset in order, each sentence with its mark where Moscow plays otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from scorer.rules.choices import OffenceKind
from scorer.rules.presets import DEFAULT_PRESET, preset
from scorer.rules.ruleset import Ruleset, option_types
from scorer.web.presenters.elsewhere import Elsewhere, elsewhere
from scorer.web.presenters.lexicon import Lexicon
from scorer.web.presenters.options import option_name, value_name
from scorer.web.presenters.rulebook import deal_words, end_words, meld_words, outcome_words, play_words
from scorer.web.presenters.rulebook.figures import figures
from scorer.web.presenters.rulebook.items import Figures, Point, Said, Words
from scorer.web.presenters.text import Text, gettext, lazy_gettext
from scorer.web.presenters.words import offence_name

WORDS: dict[str, Words] = {
    **deal_words.WORDS,
    **meld_words.WORDS,
    **play_words.WORDS,
    **outcome_words.WORDS,
    **end_words.WORDS,
}
"""The sentences of every option but the offences, which have one a kind."""

SECTIONS: tuple[tuple[Text, tuple[Point, ...]], ...] = (
    (lazy_gettext("Before the play"), deal_words.POINTS),
    (lazy_gettext("Melds"), meld_words.POINTS),
    (lazy_gettext("The play and its offences"), play_words.POINTS),
    (lazy_gettext("The count of a deal"), outcome_words.POINTS),
    (lazy_gettext("The end, mistakes and fines"), end_words.POINTS),
    (lazy_gettext("Advice"), (end_words.ADVICE,)),
)


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence. `option` is the option it came from; `moscow` how Moscow plays, where otherwise."""

    text: str
    option: str = ""
    moscow: str = ""


@dataclass(frozen=True, slots=True)
class PointView:
    """A point with its sentences; `elsewhere` tells how the variants have its options."""

    id: str
    title: str
    lines: tuple[Line, ...]
    elsewhere: tuple[Elsewhere, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """Points about one thing."""

    title: str
    points: tuple[PointView, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of a table; `idle` are the options without effect there, by name and value."""

    sections: tuple[Section, ...]
    idle: tuple[Line, ...]


def rule_book(ruleset: Ruleset, lexicon: Lexicon) -> Book:
    """Every point of a ruleset."""
    sections = []
    for title, points in SECTIONS:
        shown = (_view(p, ruleset, lexicon) for p in points)
        sections.append(Section(str(title), tuple(point for point in shown if point.lines)))
    return Book(tuple(sections), tuple(_idle(ruleset, lexicon)))


def _view(point: Point, ruleset: Ruleset, lexicon: Lexicon) -> PointView:
    lines = tuple(_lines(point, ruleset, figures(ruleset.players, lexicon)))
    options = dict.fromkeys(line.option for line in lines if line.option)
    others = tuple(other for option in options if (other := elsewhere(option, ruleset, lexicon)) is not None)
    return PointView(point.id, str(point.title), lines, others)


def point_of(option: str) -> Point:
    """The point that tells of an option; the offences have several, the first is told of.

    >>> point_of("equal_melds").id
    'R-MELDS-5'
    """
    return next(
        point
        for _, points in SECTIONS
        for point in points
        if any(isinstance(item, str) and item.partition(":")[0] == option for item in point.items)
    )


def point(point_id: str) -> Point:
    """The point of an R-id."""
    return next(found for _, points in SECTIONS for found in points if found.id == point_id)


def option_sentence(option: str, value: Any, known: Figures) -> str:
    """What one value of an option means, as a sentence."""
    return WORDS[option].sentence(value, known)


def _lines(point: Point, ruleset: Ruleset, known: Figures) -> Iterator[Line]:
    options = ruleset.options()
    for item in point.items:
        if isinstance(item, Said):
            if item.when(ruleset):
                yield Line(item.text(**known))
        elif item.startswith("offences:"):
            yield from _offences(ruleset, about_rank=item == "offences:rank")
        elif WORDS[item].when(ruleset):
            yield Line(option_sentence(item, options[item], known), item, _moscow(item, options[item]))


def _moscow(option: str, value: Any) -> str:
    """How Moscow has the option, empty where it is the same."""
    usual = preset(DEFAULT_PRESET).options()[option]
    return "" if usual == value else f"{option_name(option)}: {value_name(option, usual)}"


def _offences(ruleset: Ruleset, *, about_rank: bool) -> Iterator[Line]:
    """A line for each offence in force, and one for those that are none here."""
    usual = preset(DEFAULT_PRESET).offences
    kinds = [kind for kind in OffenceKind if (kind in meld_words.RANK_INQUIRIES) is about_rank]
    known = [kind for kind in kinds if kind in ruleset.offences and play_words.can_be_done(kind, ruleset)]
    for kind in known:
        moscow = "" if kind in usual else gettext("no offence")
        yield Line(str(play_words.OFFENCES[kind]), "offences", moscow)
    unknown = [kind for kind in kinds if kind not in known]
    if unknown:
        listed = ", ".join(offence_name(kind) for kind in unknown)
        moscow = gettext("an offence") if set(unknown) & set(usual) else ""
        yield Line(gettext("No offence here: %(offences)s.", offences=listed), "offences", moscow)


def _idle(ruleset: Ruleset, lexicon: Lexicon) -> Iterator[Line]:
    """The options that change nothing at this table."""
    options = ruleset.options()
    for option in option_types():
        if option in WORDS and not WORDS[option].when(ruleset):
            yield Line(f"{option_name(option, lexicon)}: {value_name(option, options[option], lexicon)}", option)
