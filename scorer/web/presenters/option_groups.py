"""О чём правила: the groups house rules are offered in, and what an option is in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from scorer.web.presenters.text import Text, lazy_pgettext


class Group(StrEnum):
    """What options are about, as a table talks about them; the order they are shown in."""

    BIDDING = "bidding"
    MELDS = "melds"
    PLAY = "play"
    BAIT = "bait"
    HANGING = "hanging"
    END = "end"
    RECORD = "record"
    THREE = "three"
    SHORT = "short"


GROUPS: dict[Group, Text] = {
    Group.BIDDING: lazy_pgettext("option group", "Dealing and bidding"),
    Group.MELDS: lazy_pgettext("option group", "Melds"),
    Group.PLAY: lazy_pgettext("option group", "The play"),
    Group.BAIT: lazy_pgettext("option group", "Bait"),
    Group.HANGING: lazy_pgettext("option group", "Equal points and hanging bait"),
    Group.END: lazy_pgettext("option group", "The end"),
    Group.RECORD: lazy_pgettext("option group", "The record and fines"),
    Group.THREE: lazy_pgettext("option group", "Three players"),
    Group.SHORT: lazy_pgettext("option group", "The short game"),
}


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule in words: its group, its name, and its values; a number without words is itself."""

    group: Group
    name: Text
    values: Mapping[Any, Text] = field(default_factory=dict)
