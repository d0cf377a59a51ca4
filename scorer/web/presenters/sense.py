"""Есть ли смысл: what a table should know about rules that can be played, but hardly as meant."""

from __future__ import annotations

from collections.abc import Iterator

from scorer.rules.ruleset import Ruleset
from scorer.web.presenters.rulebook.book import WORDS
from scorer.web.presenters.text import gettext


def has_effect(option: str, ruleset: Ruleset) -> bool:
    """Whether an option changes anything at a table of these rules."""
    return option not in WORDS or WORDS[option].when(ruleset)


def doubts(ruleset: Ruleset) -> Iterator[str]:
    """What makes little sense together, a sentence each; none of it is refused."""
    if ruleset.target is None and ruleset.deals is None and ruleset.winning_lead is None:
        yield gettext("There is no number to play to, no number of deals and no lead: such a party must be broken off.")
    if ruleset.stakes and ruleset.target is not None and ruleset.target > 100:
        yield gettext("It is played for stakes: to %(target)d is very far, a deal brings few.", target=ruleset.target)
    if ruleset.winning_lead is not None and ruleset.target is not None and ruleset.winning_lead > ruleset.target:
        yield gettext(
            "A lead of %(lead)d cannot come before %(target)d.", lead=ruleset.winning_lead, target=ruleset.target
        )
    if ruleset.fifty_offer is not None and ruleset.stakes:
        yield gettext("Points without play are written as stakes here: %(points)d of them.", points=ruleset.fifty_offer)
