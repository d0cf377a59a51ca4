"""R-CARD-BAIT, R-RANK-INQUIRY: which offences there are, and what they cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scorer.rules.choices import OffenceKind
from scorer.rules.facts import Deal, Meld, Offence
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset

CARD_BAITS = frozenset(OffenceKind) - {OffenceKind.RANK_INQUIRY_WITH_LONGER}
"""Offences that cost a card bait; the other one voids the asker's melds (S0)."""


def card_bait_offender(deal: Deal) -> int | None:
    """The seat that committed a card bait in `deal`, if any."""
    for offence in deal.offences:
        if offence.kind in CARD_BAITS:
            return offence.seat
    return None


def one_sided(offences: Iterable[Offence], *, conceded: bool) -> bool:
    """Whether one side takes all: the bait was given up (R-CONCEDE), or there is a card bait.

    >>> one_sided([Offence(seat=0, kind=OffenceKind.REVOKE)], conceded=False)
    True
    """
    return conceded or any(offence.kind in CARD_BAITS for offence in offences)


def unvoided(melds: Iterable[Meld], offences: Iterable[Offence]) -> tuple[Meld, ...]:
    """The melds without those of who asked «Рост?» with a longer one: they are void (R-RANK-INQUIRY).

    >>> unvoided([Meld(seat=0, length=3)], [Offence(seat=0, kind=OffenceKind.RANK_INQUIRY_WITH_LONGER)])
    ()
    """
    voided = {offence.seat for offence in offences if offence.kind is OffenceKind.RANK_INQUIRY_WITH_LONGER}
    return tuple(meld for meld in melds if meld.seat not in voided)


def check_offences(offences: Sequence[Offence], ruleset: Ruleset) -> None:
    """Refuse offences that are none at this table, and a second card bait in a deal."""
    for place, offence in enumerate(offences):
        if offence.kind not in ruleset.offences:
            raise Refused("offence.not_in_force", at=f"offences[{place}]", kind=str(offence.kind))
    if sum(offence.kind in CARD_BAITS for offence in offences) > 1:
        raise Refused("offence.more_than_one", at="offences")
