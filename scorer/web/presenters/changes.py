"""Что изменится, словами: old and new side by side, row by row, before anything is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scorer.ledger.changes import Changes, RowChange
from scorer.ledger.events import AnyEvent
from scorer.ledger.party import Row, State
from scorer.rules.lines import Line, Reason
from scorer.web.presenters.endings import ending
from scorer.web.presenters.entries import SIDE_BY_SIDE
from scorer.web.presenters.events import event_name
from scorer.web.presenters.lexicon import lexicon_of
from scorer.web.presenters.numbers import plain, signed
from scorer.web.presenters.options import option_name, value_name
from scorer.web.presenters.outcomes import row_sentence
from scorer.web.presenters.presets import preset_name
from scorer.web.presenters.reasons import reason
from scorer.web.presenters.text import gettext, one_way, pgettext


@dataclass(frozen=True, slots=True)
class Turn:
    """Something that turns from one thing into another; an empty side says nothing."""

    what: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class ChangedRow:
    """A row: what it says, its lines that go and come, and the totals it leads to, each before and after."""

    said: Turn
    totals: Turn
    gone: tuple[str, ...]
    new: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChangesView:
    """What the party comes to, then every row that changes."""

    party: tuple[Turn, ...]
    rows: tuple[ChangedRow, ...]


def changes_view(changes: Changes, events: Mapping[str, AnyEvent]) -> ChangesView:
    """The changes in words; `events` are those of the log, the new ones with it."""
    return ChangesView(tuple(_party(changes)), tuple(_row(row, changes, events) for row in changes.rows))


def fine_that_falls(changes: Changes) -> str:
    """That a fine of the pencil rule goes, and whose points it was; empty where none goes."""
    gone = [row.before for row in changes.rows if row.before and not row.after]
    lines = [_line(line, changes.before) for row in gone for line in row.lines if line.reason is Reason.CORRECTION]
    if not lines:
        return ""
    return gettext("What is changed here replaces the pencil rule: its fine falls (%(lines)s).", lines=", ".join(lines))


def _party(changes: Changes) -> Iterator[Turn]:
    before, after = changes.before, changes.after
    if changes.opening:
        yield from _opening(before, after)
    yield Turn(gettext("Score"), _side_by_side(before.totals), _side_by_side(after.totals))
    if changes.ending:
        yield Turn(gettext("The end"), _end(before), _end(after))
    if changes.hanging and not (before.finished or after.finished):
        yield Turn(pgettext("what", "Hanging"), _hanging(before), _hanging(after))
    if changes.dealer and not (before.finished or after.finished):
        yield Turn(gettext("Deals next"), _dealer(before), _dealer(after))


def _opening(before: State, after: State) -> Iterator[Turn]:
    if before.players != after.players:
        yield Turn(gettext("Players"), ", ".join(before.players), ", ".join(after.players))
    if before.preset != after.preset:
        yield Turn(gettext("Variant"), preset_name(before.preset), preset_name(after.preset))
    old, new = before.ruleset.options(), after.ruleset.options()
    for option in new:
        if old[option] != new[option]:
            yield Turn(option_name(option), value_name(option, old[option]), value_name(option, new[option]))


def _end(state: State) -> str:
    told = ending(state)
    return told.winner if told else gettext("the party goes on")


def _hanging(state: State) -> str:
    return " + ".join(str(hung.points) for hung in state.hanging) or pgettext("hanging", "nothing")


def _dealer(state: State) -> str:
    return "" if state.dealer is None else state.players[state.dealer]


def _row(change: RowChange, changes: Changes, events: Mapping[str, AnyEvent]) -> ChangedRow:
    before, after = change.before, change.after
    said = Turn(
        _title(change, events),
        _said(before, changes.before, events) if before else "",
        _said(after, changes.after, events) if after else "",
    )
    old = Counter(before.lines if before else ())
    new = Counter(after.lines if after else ())
    return ChangedRow(
        said=Turn(said.what, "", "") if change.only_totals else said,
        totals=Turn("", _side_by_side(before.totals) if before else "", _side_by_side(after.totals) if after else ""),
        gone=tuple(_line(line, changes.before) for line in (old - new).elements()) if before and after else (),
        new=tuple(_line(line, changes.after) for line in (new - old).elements()) if before and after else (),
    )


def _title(change: RowChange, events: Mapping[str, AnyEvent]) -> str:
    """«Сдача 5», and which number it had where others went before it."""
    row = change.after or change.before
    if row is None or row.number is None:
        name = event_name(events[change.event])
        return name[:1].upper() + name[1:]
    if change.before and change.after and change.before.number != change.after.number:
        return gettext("Deal %(number)s (was %(before)s)", number=row.number, before=change.before.number)
    return gettext("Deal %(number)s", number=row.number)


def _said(row: Row, state: State, events: Mapping[str, AnyEvent]) -> str:
    return row_sentence(row, state.players, events.get(row.event))


def _line(line: Line, state: State) -> str:
    return f"{one_way(state.players[line.seat])}: {reason(line.reason, lexicon_of(state.preset))} {signed(line.points)}"


def _side_by_side(totals: tuple[int, ...]) -> str:
    return SIDE_BY_SIDE.join(map(plain, totals))
