"""Слова листа: the words of a party sheet in the language of the request."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from flask_babel import get_locale

from scorer.ledger import events as e
from scorer.ledger.score import left_to_target, winners
from scorer.rules.cards import Suit
from scorer.rules.lines import Reason
from scorer.sheets.model import Change, ChangeKind, Note, NoteKind, Sheet, SheetRow
from scorer.web.presenters.endings import end_sentence
from scorer.web.presenters.hanging import hanging_note
from scorer.web.presenters.lexicon import Lexicon, deals, lexicon_of
from scorer.web.presenters.numbers import plain, signed
from scorer.web.presenters.options import option_name, value_name
from scorer.web.presenters.outcomes import mark, outcome_name, row_sentence
from scorer.web.presenters.reasons import reason
from scorer.web.presenters.text import gettext, ngettext, one_way, pgettext
from scorer.web.presenters.words import SIGNS, meld_short, offence_name
from scorer.web.sheet.heads import about, house, legend, title

_COMMA_LANGUAGES = frozenset({"en"})
"""Languages whose spreadsheet programs part cells by a comma; elsewhere it parts a number."""


class SheetWords:
    """The words of one sheet; its variant says whose words the table speaks."""

    def __init__(self, preset: str) -> None:
        self.lexicon: Lexicon = lexicon_of(preset)
        self.game: str = gettext("Deberts")
        self.number: str = gettext("No.")
        self.separator: str = "," if str(get_locale()) in _COMMA_LANGUAGES else ";"

    def title(self, sheet: Sheet) -> str:
        """The variant and its length."""
        return title(sheet)

    def about(self, sheet: Sheet) -> str:
        """When, and the code of the sheet."""
        return about(sheet)

    def house(self, sheet: Sheet) -> str:
        """What is played otherwise."""
        return house(sheet)

    def legend(self, sheet: Sheet) -> str:
        """What the signs mean."""
        return legend(sheet)

    def name(self, sheet: Sheet, seat: int) -> str:
        """A player, or a line to write a name on."""
        return one_way(sheet.state.players[seat]) or "…………………"

    def plain(self, points: int) -> str:
        """Points as a total."""
        return plain(points)

    def signed(self, points: int) -> str:
        """Points as a change."""
        return signed(points)

    def sign(self, suit: Suit) -> str:
        """Знак масти."""
        return SIGNS[suit]

    def mark(self, outcome: str) -> str:
        """Б, ВБ, БК."""
        return mark(outcome)

    def note(self, note: Note) -> str:
        """A word beside a figure: «терц от К♦», «57 →», «висячие 70 из 5»."""
        return _NOTES[note.kind](note, self.lexicon)

    def word(self, row: SheetRow) -> str:
        """«пересдача» in place of a nought."""
        return pgettext("in a row", "passed") if row.row.outcome == "passed" else ""

    def sentence(self, row: SheetRow, sheet: Sheet) -> str:
        """What a row says, with what its event tells beside the figures."""
        said = row_sentence(row.row, sheet.state.players, row.event)
        played = "" if row.changes else _played(row.event, sheet)
        return ". ".join(filter(None, (said, played, *_told(row.event, sheet))))

    def spread(self, sheet: Sheet) -> tuple[str, ...]:
        """The heads of a spreadsheet's columns."""
        names = [self.name(sheet, seat) for seat in range(len(sheet.state.players))]
        row = (
            self.number,
            pgettext("column", "dealt"),
            pgettext("column", "played"),
            pgettext("column", "trump"),
            pgettext("column", "what was written"),
        )
        kinds = (
            pgettext("column", "in all"),
            pgettext("column", "for the deal"),
            pgettext("column", "written first"),
            pgettext("column", "mark"),
            pgettext("column", "notes"),
        )
        return (*row, *(f"{name}: {kind}" for name in names for kind in kinds))

    def result(self, sheet: Sheet, seat: int) -> str:
        """«победа», or how far it is to the target."""
        state = sheet.state
        if state.finished:
            return gettext("victory") if seat in winners(state) else ""
        left = left_to_target(state, seat)
        return "" if left is None or left <= 0 else gettext("%(points)d to go", points=left)

    def ending(self, sheet: Sheet) -> str:
        """How the party ended; while it goes on, who deals next and what hangs."""
        state = sheet.state
        if sheet.blank:
            return ""
        if state.finished:
            return end_sentence(state)
        return " ".join(_standing(sheet, self.lexicon))

    def margin(self, sheet: Sheet) -> str:
        """«На полях: сдача 4 исправлена (описка); отменено записей: 2»."""
        said = "; ".join(_change(change) for change in sheet.changes)
        return gettext("In the margin: %(changes)s.", changes=said) if said else ""


def _played(event: e.AnyEvent, sheet: Sheet) -> str:
    """Who played and on what where the party was claimed in mid-deal: otherwise the columns show it."""
    during = event.during if isinstance(event, e.Claim) else None
    if during is None:
        return ""
    name = sheet.state.players[during.maker]
    if during.trump is None:
        said = gettext("%(name)s plays", name=name)
        return said[:1].upper() + said[1:]
    return gettext("%(name)s plays: %(suit)s", name=name, suit=SIGNS[during.trump])


def _told(event: e.AnyEvent, sheet: Sheet) -> Iterator[str]:
    """What an entry says beyond its row: options agreed, the deal put right, the reason."""
    match event:
        case e.Rules(options=options, reason=why):
            yield "; ".join(f"{option_name(option)}: {value_name(option, value)}" for option, value in options.items())
            yield why
        case e.Adjust(reason=why) | e.Close(reason=why):
            yield why
        case e.Correction(deal=deal):
            number = next((row.number for row in sheet.rows if row.row.event == deal), None)
            if number is not None:
                yield gettext("Deal %(number)s", number=number)


def _standing(sheet: Sheet, lexicon: Lexicon) -> Iterator[str]:
    state = sheet.state
    if state.dealer is not None:
        yield f"{deals(state.players[state.dealer], lexicon)}."
    hanging = hanging_note(state)
    if hanging is not None:
        yield f"{hanging.points} {hanging.text}" if len(state.hanging) == 1 else hanging.text


def _change(change: Change) -> str:
    times = change.times
    match change.kind:
        case ChangeKind.VOID:
            said = ngettext("%(num)d entry voided", "%(num)d entries voided", times)
        case ChangeKind.AMEND if change.number is not None:
            said = gettext("deal %(number)d amended", number=change.number)
        case ChangeKind.AMEND:
            said = gettext("a deal amended")
        case ChangeKind.REOPEN:
            said = gettext("the start put right")
    return f"{said} ({change.reason})"


def _meld(note: Note, lexicon: Lexicon) -> str:
    if note.meld is not None:
        return meld_short(note.meld, lexicon)
    return reason(note.reason or Reason.TERZ, lexicon)


def _by_reason(note: Note, lexicon: Lexicon) -> str:
    return reason(note.reason, lexicon) if note.reason else ""


def _with_points(note: Note, lexicon: Lexicon) -> str:
    return f"{_by_reason(note, lexicon)} {signed(note.points)}"


def _hangs(note: Note, _lexicon: Lexicon) -> str:
    if note.deal is not None:
        return gettext("%(points)d hang → %(deal)d", points=-note.points, deal=note.deal)
    return gettext("%(points)s hang", points=-note.points)


def _paid(note: Note, _lexicon: Lexicon) -> str:
    if note.deal is not None:
        return gettext("hanging points %(points)d (of %(deal)d)", points=note.points, deal=note.deal)
    return gettext("hanging points %(points)s", points=note.points)


_NOTES: dict[NoteKind, Callable[[Note, Lexicon], str]] = {
    NoteKind.MELD: _meld,
    NoteKind.BELLA: _by_reason,
    NoteKind.LAST_TRICK: _by_reason,
    NoteKind.COUNT: lambda note, _: gettext("counted %(points)d", points=note.points),
    NoteKind.GIVES: lambda note, _: f"{-note.points}\u00a0→",
    NoteKind.TAKES: lambda note, _: f"←\u00a0{note.points}",
    NoteKind.LOSES: lambda note, _: gettext("%(points)s are lost", points=-note.points),
    NoteKind.HANGS: _hangs,
    NoteKind.PAID: _paid,
    NoteKind.FINE: _with_points,
    NoteKind.CORRECTION: lambda note, _: gettext("pencil %(points)s", points=signed(note.points)),
    NoteKind.OTHER: _by_reason,
    NoteKind.OFFENCE: lambda note, _: offence_name(note.offence) if note.offence else "",
    NoteKind.NO_TRICKS: lambda _note, _: gettext("not a trick"),
    NoteKind.CONCEDED: lambda _note, _: gettext("counted together"),
    NoteKind.DAVE: lambda note, _: f"{reason(Reason.DAVE)} ×{note.points}",
    NoteKind.RESIGNED: lambda _note, _: outcome_name("resigned").lower(),
}
