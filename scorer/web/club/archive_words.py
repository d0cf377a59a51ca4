"""Архив словами: what is wrong with one, and why a party of it stays out."""

from __future__ import annotations

from collections.abc import Iterator

from scorer.rules.refusal import Refused
from scorer.store.archive_file import BadArchive
from scorer.store.archive_plan import Customs, NotTaken
from scorer.web.presenters.first_dealer import first_dealer_choices
from scorer.web.presenters.outcomes import outcome_name
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import Text, gettext, lazy_gettext
from scorer.web.transfer.coming import compared
from scorer.web.transfer.reading import Fault, fault_of

_WORDS: dict[str, Text] = {
    "archive.no_archive": lazy_gettext("This is no archive: choose the .zip file that was saved here."),
    "archive.damaged": lazy_gettext("The archive is damaged: save it once more, or send it another way."),
    "archive.encrypted": lazy_gettext("The archive is locked by a password: it must have none."),
    "archive.strange_name": lazy_gettext("There is a file in it that does not belong there: %(name)s."),
    "archive.name_twice": lazy_gettext("There is a file in it twice: %(name)s."),
    "archive.missing": lazy_gettext("A file is missing in it: %(name)s."),
    "archive.incomplete": lazy_gettext("There should be %(said)s parties in it, and there are %(there)s."),
    "archive.too_many": lazy_gettext("There is too much in it: at most %(most)s."),
    "archive.other_id": lazy_gettext("The party in this file is another one than its name says."),
    "archive.unknown_player": lazy_gettext("This player is not among those of the club."),
    "archive.unknown_party": lazy_gettext("This party is not among those of the archive."),
    "archive.two_evenings": lazy_gettext("This party is told twice: it belongs to one evening."),
    "archive.same_marks": lazy_gettext("The same letters for two things: nobody could tell them apart."),
    "archive.merged_astray": lazy_gettext("Here one player is made another twice, or in a circle."),
}


def archive_fault(bad: BadArchive) -> Fault:
    """What is wrong, and where: the file in the archive, and the place in it."""
    refused = bad.refused
    if refused.code == "archive.too_large":
        most = int(str(refused.params["most"])) // (1024 * 1024)
        fault = Fault(gettext("The archive is too large: at most %(most)d MB.", most=most), "")
    elif refused.code in _WORDS:
        place = gettext("Place in the file: %(place)s", place=refused.at) if refused.at else ""
        fault = Fault(_WORDS[refused.code](**refused.params), place)
    else:
        fault = fault_of(refused)
    if not bad.file:
        return fault
    where = gettext("File in the archive: %(name)s", name=bad.file)
    return Fault(fault.said, ". ".join(filter(None, (where, fault.place.rstrip(".")))))


def not_taken(one: NotTaken) -> str:
    """Who played, and why it stays out."""
    why = refusal(one.why) if isinstance(one.why, Refused) else compared(one.why)
    return f"{' – '.join(one.players)}: {why}"


def customs_told(customs: Customs) -> Iterator[tuple[str, str]]:
    """What of the customs would come, each with its name."""
    if customs.rules:
        yield gettext("Rules of your own"), ", ".join(one.name for one in customs.rules)
    if customs.marks:
        letters = (f"{outcome_name(outcome)} – {letters}" for outcome, letters in customs.marks.items())
        yield gettext("Letters on the sheet"), ", ".join(letters)
    if customs.unit:
        yield gettext("What the club plays for"), customs.unit
    if customs.stake:
        yield gettext("Its stake of a short game"), str(customs.stake)
    if customs.first_dealer:
        words = {str(choice): text for choice, text in first_dealer_choices()}
        yield gettext("Who deals first in the next party"), words[customs.first_dealer]
