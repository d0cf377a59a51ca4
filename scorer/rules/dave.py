"""Даве: where the offers of a deal stand, who may offer next, and who has to answer (S1).

The offer is: give up at the present stake, or play for more. Nobody offers twice running:
after an accepted offer the right is with who accepted. Two players; stakes are whole.
"""

from __future__ import annotations

from dataclasses import dataclass

from scorer.rules.ruleset import Ruleset
from scorer.rules.stakes import raised

MOST_OFFERS = 20
"""Offers in a deal: nine tricks leave no time for more."""


@dataclass(frozen=True, slots=True)
class Talk:
    """The offers so far, the stake in force and the one offered; `answers` is who must answer, if anybody."""

    offers: tuple[int, ...]
    resigned: int | None
    stake: int
    offered: int
    may_offer: tuple[int, ...]
    answers: int | None

    @property
    def seen(self) -> str:
        """A word that tells this stand from any other."""
        return f"{len(self.offers)}.{self.answers}.{self.resigned}"

    def accepted(self, place: int) -> bool:
        """Whether the offer of that place was taken."""
        return place < len(self.offers) - 1 or (self.answers is None and self.resigned is None)


def has_dave(ruleset: Ruleset) -> bool:
    """Whether a table plays with dave.

    >>> has_dave(Ruleset())
    False
    """
    return ruleset.stakes and ruleset.dave is not None and ruleset.players == 2


def to_and_fro(first: int, offers: int) -> tuple[int, ...]:
    """Who offered in turn, where `first` began and so many were made.

    >>> to_and_fro(1, 3)
    (1, 0, 1)
    """
    return tuple((first + turn) % 2 for turn in range(offers))


def talk(offers: tuple[int, ...], ruleset: Ruleset, *, unanswered: bool, resigned: int | None) -> Talk:
    """Where the offers stand; `unanswered` says that the last one waits for its answer.

    >>> from scorer.rules.choices import Dave
    >>> now = talk((0,), Ruleset(dave=Dave.GEOMETRIC), unanswered=True, resigned=None)
    >>> now.stake, now.offered, now.answers
    (1, 2, 1)
    """
    waits = bool(offers) and unanswered and resigned is None
    accepted = len(offers) - (1 if waits or (offers and resigned is not None) else 0)
    last = offers[-1] if offers else None
    may_offer: tuple[int, ...] = (0, 1) if last is None else (1 - last,)
    if waits or resigned is not None or len(offers) >= MOST_OFFERS:
        may_offer = ()
    return Talk(
        offers=offers,
        resigned=resigned,
        stake=raised(ruleset, accepted),
        offered=raised(ruleset, accepted + 1),
        may_offer=may_offer,
        answers=1 - last if waits and last is not None else None,
    )
