"""Шапка и подпись листа: what was played and when, the house rules, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from flask_babel import format_datetime

from scorer.rules.choices import Bait, Tie
from scorer.rules.ruleset import Ruleset
from scorer.sheets.model import Sheet
from scorer.web.presenters.options import option_name, value_name
from scorer.web.presenters.outcomes import mark, outcome_name
from scorer.web.presenters.parties import game_length
from scorer.web.presenters.presets import preset_name
from scorer.web.presenters.text import gettext
from scorer.web.zone import local


def title(sheet: Sheet) -> str:
    """«Московский, до 501», after the name the club has for these rules."""
    state = sheet.state
    played = ", ".join(filter(None, (preset_name(state.preset), *_length(state.ruleset))))
    return gettext("“%(name)s” – %(rules)s", name=sheet.rules_name, rules=played) if sheet.rules_name else played


def about(sheet: Sheet) -> str:
    """«29 ноября 2026, 19:40–21:05 · лист K7Q-41D»."""
    code = gettext("sheet %(code)s", code=sheet.code) if sheet.code else ""
    return " · ".join(filter(None, (when(sheet), code)))


def when(sheet: Sheet) -> str:
    """The day and the hours by the viewer's clock, else by that of the record; empty where nobody wrote them."""
    begun, ended = _moment(sheet.started), _moment(sheet.ended)
    if begun is None:
        return ""
    day = _told(begun, "d MMMM yyyy, HH:mm")
    if ended is None or ended <= begun:
        return day
    # A party that runs past midnight is still of the evening it began.
    same_evening = (ended.date() - begun.date()).days < 2
    return f"{day}–{_told(ended, 'HH:mm' if same_evening else 'd MMMM yyyy, HH:mm')}"


def house(sheet: Sheet) -> str:
    """«За этим столом иначе: …», the target aside, which stands in the title."""
    options = sheet.state.ruleset.options()
    differs = [option for option in sheet.differs if option not in _IN_TITLE]
    said = "; ".join(f"{option_name(option)} – {value_name(option, options[option])}" for option in differs)
    return f"{gettext('Here it is otherwise')}: {said}." if said else ""


_IN_TITLE = frozenset({"target", "winning_lead", "deals", "stake"})


def _length(ruleset: Ruleset) -> Iterator[str]:
    """How long it is played: to a target, to a lead, for a stake."""
    yield game_length(ruleset.target)
    if ruleset.winning_lead:
        yield gettext("or a lead of %(lead)d", lead=ruleset.winning_lead)
    if ruleset.deals is not None and not ruleset.stakes:
        yield gettext("deals: %(deals)d", deals=ruleset.deals)
    if ruleset.stakes and ruleset.stake > 1:
        yield gettext("for a stake of %(stake)d", stake=ruleset.stake)


def legend(sheet: Sheet) -> str:
    """What the signs of the sheet mean."""
    marks = ", ".join(f"{mark(outcome)} – {outcome_name(outcome).lower()}" for outcome in marks_of(sheet))
    parts = (
        gettext("● – who dealt; the sign of the suit – at who played."),
        f"{marks}." if marks else "",
        gettext("Large – in all, at the edge – for the deal; 57 → goes to the other, ← 57 comes from the other."),
        gettext("Struck out or in brackets – as it was written first."),
    )
    return " ".join(filter(None, parts))


def marks_of(sheet: Sheet) -> Iterator[str]:
    """The marks that stand on the sheet, and those that still can by its rules."""
    ruleset = sheet.state.ruleset
    bait = ruleset.bait is not Bait.NONE
    possible = {
        "bait": bait,
        "hanging": bait and ruleset.tie is Tie.HANGING and not ruleset.stakes,
        "card_bait": bool(ruleset.offences),
    }
    standing = {cell.mark for row in sheet.rows for cell in row.cells}
    return (outcome for outcome, can_be in possible.items() if can_be or outcome in standing)


def _told(moment: datetime, pattern: str) -> str:
    return str(format_datetime(moment, pattern, rebase=False))


def _moment(text: str | None) -> datetime | None:
    try:
        return local(datetime.fromisoformat(text)) if text else None
    except ValueError:
        return None
