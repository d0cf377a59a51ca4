"""Что придёт: a party of a file in a few words, before it is taken in."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scorer.ledger.party import Party, State
from scorer.sheets.build import party_sheet
from scorer.store.imports import Comparison, Longer, New, OtherOpening, Parted, Same, SharedEntries
from scorer.web.presenters.endings import end_sentence
from scorer.web.presenters.numbers import plain
from scorer.web.presenters.text import gettext, ngettext
from scorer.web.sheet.heads import house, title, when


@dataclass(frozen=True, slots=True)
class Coming:
    """The party: who, what, when, how far, and how it stands."""

    names: str
    variant: str
    house: str
    when: str
    deals: str
    score: str
    ending: str
    code: str


def coming(party: Party, state: State, known_as: str | None) -> Coming:
    """What a file's party is; `known_as` is its id here, None where that is not known yet: nor is its code then."""
    sheet = party_sheet(replace(party, id=known_as), state)
    dealt = sheet.next_number - 1
    return Coming(
        names=" – ".join(state.players),
        variant=title(sheet),
        house=house(sheet),
        when=when(sheet),
        deals=", ".join(
            (
                ngettext("%(num)d deal", "%(num)d deals", dealt),
                ngettext("%(num)d entry in all", "%(num)d entries in all", len(party.events)),
            )
        ),
        score=" : ".join(map(plain, state.totals)),
        ending=end_sentence(state) or gettext("The party goes on."),
        code=sheet.code if known_as else "",
    )


def compared(found: Comparison) -> str:
    """What the party is to those that are here; empty where it is new."""
    match found:
        case New():
            said = ""
        case Same():
            said = _same(found.more)
        case Longer():
            said = ngettext(
                "This party is here already. The file goes on where it ends: %(num)d new entry.",
                "This party is here already. The file goes on where it ends: %(num)d new entries.",
                len(found.new),
            )
        case OtherOpening():
            said = gettext(
                "This party is here already, but it was begun otherwise (players, rules or first dealer): "
                "nothing is taken in, and nothing is overwritten."
            )
        case Parted():
            said = gettext(
                "This party is here already, and the two went different ways from entry %(number)d on: "
                "nothing is taken in, and nothing is overwritten.",
                number=found.place + 1,
            )
        case SharedEntries():
            said = ngettext(
                "%(num)d entry of this file is in another party here already: nothing is taken in.",
                "%(num)d entries of this file are in another party here already: nothing is taken in.",
                found.count,
            )
    return said


def _same(more: int) -> str:
    """The party is here; `more` entries were written here since the file was."""
    if not more:
        return gettext("This party is here already, with every entry of the file.")
    return ngettext(
        "This party is here already and has gone on since: %(num)d entry more.",
        "This party is here already and has gone on since: %(num)d entries more.",
        more,
    )
