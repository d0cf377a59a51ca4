"""Refusals of what a file or a form cannot hold: keys, values, names, rules."""

from __future__ import annotations

from scorer.ledger.reading import LONGEST_TEXT
from scorer.rules.ruleset import LARGEST_NUMBER, is_optional
from scorer.web.presenters.option_words import OPTIONS
from scorer.web.presenters.options import option_name, value_name
from scorer.web.presenters.presets import NAMES
from scorer.web.presenters.text import gettext, ngettext
from scorer.web.presenters.told import Told


def missing(told: Told) -> str:
    """What is not there."""
    key = told.text("key")
    return gettext("Something is missing: %(key)s.", key=key) if key else gettext("Something is missing here.")


def unknown_key(told: Told) -> str:
    """What no version of the format knows."""
    key = told.text("key")
    return gettext("Nothing here is called %(key)s.", key=key) if key else gettext("Nothing here is called so.")


def same_name(told: Told) -> str:
    """Two players of one name."""
    name = told.text("name")
    if name:
        return gettext("Two players are called “%(name)s”: give them names that differ.", name=name)
    return gettext("Two players have the same name: give them names that differ.")


def bad_option(told: Told) -> str:
    """What an option may be instead."""
    option = told.text("option")
    if option not in OPTIONS:
        return bad_value(told)
    name = option_name(option)
    if told.number("players") == 3:
        return gettext("%(option)s: not with three players.", option=name)
    choices = told.words("choices") or ((2, 3) if option == "players" else ())
    if choices:
        listed = "; ".join(value_name(option, choice) for choice in choices)
        return gettext("%(option)s: choose one of these: %(choices)s.", option=name, choices=listed)
    most = f"{LARGEST_NUMBER:,}".replace(",", "\N{NO-BREAK SPACE}")
    if is_optional(option):
        return gettext("%(option)s: a whole number from 1 to %(most)s, or nothing.", option=name, most=most)
    return gettext("%(option)s: a whole number from 1 to %(most)s.", option=name, most=most)


def unknown_option(told: Told) -> str:
    """An option no ruleset has."""
    return gettext("There is no house rule called %(option)s.", option=told.text("option") or "?")


def unknown_preset(told: Told) -> str:
    """A variant nobody knows, and those there are."""
    listed = ", ".join(str(NAMES[name]) for name in told.words("choices") or tuple(NAMES) if name in NAMES)
    return gettext("There is no such variant. Choose one of these: %(choices)s.", choices=listed)


def bad_value(told: Told) -> str:
    """A value of the wrong kind, and those that would do where they are known."""
    choices = ", ".join(str(choice) for choice in told.words("choices"))
    if choices:
        return gettext("This cannot stand here; one of these can: %(choices)s.", choices=choices)
    least, most = told.number("least"), told.number("most")
    if least is not None and most is not None:
        return gettext("Here stands a whole number from %(least)d to %(most)d.", least=least, most=most)
    if told.text("expected") == "text":
        return gettext("Here stands a text of 1 to %(most)d characters.", most=most or LONGEST_TEXT)
    if told.text("expected") == "moment":
        return gettext("Here stands a time with its offset, such as 2026-11-29T19:40:00+03:00.")
    length = told.number("length")
    if told.text("expected") == "list" and length is not None:
        return ngettext(
            "Here stands a list of %(num)d value, one for each player.",
            "Here stands a list of %(num)d values, one for each player.",
            length,
        )
    return gettext("This cannot stand here.")


def players_count(told: Told) -> str:
    """How many names there are, and how many there should be."""
    count, needed = told.number("count"), told.number("needed")
    if count is None or needed is None:
        return gettext("Two or three play: write as many names.")
    return gettext("Names: %(count)d. This variant is for %(needed)d players.", count=count, needed=needed)


def unreadable(told: Told) -> str:
    """Why a file is no document: it cannot be opened, or what of it may not stand in one."""
    if told.text("error"):
        return gettext("This file cannot be opened: %(error)s.", error=told.text("error"))
    if told.text("key"):
        return gettext("One key stands here twice: %(key)s.", key=told.text("key"))
    if told.text("constant"):
        return gettext("%(value)s is no number here: write a whole one.", value=told.text("constant"))
    depth = told.number("depth")
    if depth is not None:
        return gettext("This file is too deep: at most %(most)d levels.", most=depth)
    return gettext("This file cannot be read: it is not whole JSON.")


def rate(told: Told) -> str:
    """How long to wait."""
    seconds = told.number("seconds") or 1
    return ngettext(
        "Too many questions: ask again in %(num)d second.", "Too many questions: ask again in %(num)d seconds.", seconds
    )
