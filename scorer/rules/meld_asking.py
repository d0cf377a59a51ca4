"""Что спросить об объявлениях: cards of melds and who called first, asked only where they decide (R-MELDS 5).

At the table the best is named by its kind alone, and «Рост?» is asked only with as long a one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from scorer.rules.cards import Suit
from scorer.rules.facts import Meld
from scorer.rules.melds import MeldRuling, rule_melds
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True, kw_only=True)
class Calls:
    """Melds called before all is known of them; `maker` None before anyone ordered."""

    melds: tuple[Meld, ...]
    maker: int | None
    order: tuple[int, ...]
    trump: Suit | None
    called_first: int | None = None


def length_needed(calls: Calls, ruleset: Ruleset) -> int | None:
    """The length of the runs whose cards decide who writes, None where they do not.

    >>> both = (Meld(seat=0, length=3), Meld(seat=1, length=3))
    >>> length_needed(Calls(melds=both, maker=0, order=(0, 1), trump=None), Ruleset())
    3
    """
    bare = tuple(replace(meld, top=None) for meld in calls.melds)
    ruling = ruling_so_far(replace(calls, melds=bare), ruleset)
    if isinstance(ruling, Refused) and ruling.code == "melds.rank_needed":
        return int(str(ruling.params["length"]))
    return None


def first_matters(calls: Calls, ruleset: Ruleset) -> bool:
    """Whether who called first changes who writes.

    >>> first_matters(Calls(melds=(Meld(seat=0, length=3),), maker=0, order=(0, 1), trump=None), Ruleset())
    False
    """
    rulings = [ruling_so_far(replace(calls, called_first=seat), ruleset) for seat in calls.order]
    ruled = [ruling.written for ruling in rulings if isinstance(ruling, MeldRuling)]
    return len(ruled) == len(rulings) and len(set(ruled)) > 1


def ruling_so_far(calls: Calls, ruleset: Ruleset) -> MeldRuling | Refused | None:
    """Who writes, or what is still to be asked; None before there is anyone to judge between.

    Between two, who ordered does not change whose side is whose.

    >>> ruling_so_far(Calls(melds=(), maker=None, order=(0, 1, 2), trump=None), Ruleset(players=3)) is None
    True
    """
    maker = calls.maker
    if maker is None:
        if len(calls.order) > 2:
            return None
        maker = calls.order[0]
    try:
        return rule_melds(
            calls.melds,
            ruleset,
            maker=maker,
            order=calls.order,
            trump=calls.trump,
            called_first=calls.called_first,
        )
    except Refused as refused:
        return refused
