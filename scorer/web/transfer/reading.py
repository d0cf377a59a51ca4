"""Чтение присланного файла: the party of a file, or what is wrong with it in words."""

from __future__ import annotations

import re
from dataclasses import dataclass

from scorer.ledger.party_file import CONTROL, PartyFile, read_party_file
from scorer.rules.refusal import Refused
from scorer.store.imports import check_size
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import gettext

_ENTRY = re.compile(r"events\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing that is wrong with a file, and where."""

    said: str
    place: str


def read_party(content: bytes | str) -> PartyFile | Fault:
    """The party of a file, or its first fault; writes nothing."""
    try:
        read = read_party_file(content)
        check_size(read.party)
    except Refused as refused:
        return fault_of(refused)
    return read


def fault_of(refused: Refused) -> Fault:
    """A refusal of something in a file in words."""
    return Fault(_said(refused), _place(refused))


def _said(refused: Refused) -> str:
    if refused.code == CONTROL:
        return gettext("There are signs in this text that are no letters: take them out.")
    if refused.code == "file.grows":
        most = int(str(refused.params["most"])) // (1024 * 1024)
        return gettext(
            "Saved from here, with every option written out, it would be larger than %(most)d MB.", most=most
        )
    return refusal(refused)


def _place(refused: Refused) -> str:
    """Where it is, as a person finds it: the line, the entry by its number, or the key."""
    line = refused.params.get("line")
    if isinstance(line, int):
        return gettext("Line %(line)d of the file.", line=line)
    entry = _ENTRY.match(refused.at)
    if entry:
        return gettext("Entry %(number)d of the file: %(place)s", number=int(entry[1]) + 1, place=refused.at)
    return gettext("Place in the file: %(place)s", place=refused.at) if refused.at else ""
