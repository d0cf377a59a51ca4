"""Запись: from the facts of a deal to what each seat writes.

The same `settle` serves preview, saving, replay and the arbiter.
"""

from __future__ import annotations

from scorer.rules.card_bait import card_bait
from scorer.rules.contract import judge_contract, may_concede
from scorer.rules.counting import count_deal
from scorer.rules.counts import check_counts, check_stock, check_sum
from scorer.rules.facts import Deal
from scorer.rules.meld_cards import check_melds
from scorer.rules.offences import card_bait_offender, check_offences, one_sided
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.rules.settlement import Settlement
from scorer.rules.stakes import check_dave, judge_stakes, resigned


def settle(deal: Deal, ruleset: Ruleset, order: tuple[int, ...]) -> Settlement:
    """Judge a deal by itself; `order` is its play order, the eldest hand first.

    Refuses facts that cannot be, each by its code and place.

    >>> deal = Deal(maker=0, cards=(40, 75), last_trick=1)
    >>> settlement = settle(deal, Ruleset(), (0, 1))
    >>> settlement.outcome.value, settlement.raw
    ('bait', (40, 85))
    """
    check_deal(deal, ruleset)
    if deal.resigned is not None:
        return resigned(deal, ruleset, order)
    count = count_deal(deal, ruleset, order)
    if ruleset.stakes:
        return judge_stakes(count.raw, deal, ruleset, order)
    offender = card_bait_offender(deal)
    if offender is not None:
        return card_bait(count, ruleset, offender=offender, maker=deal.maker, order=order)
    return judge_contract(count, ruleset, maker=deal.maker, order=order, conceded=deal.conceded)


def check_deal(deal: Deal, ruleset: Ruleset) -> None:
    """Refuse facts that no deal at this table can have."""
    check_dave(deal, ruleset)
    check_melds(deal.melds, ruleset, trump=deal.trump, bella=deal.bella)
    check_offences(deal.offences, ruleset)
    if deal.conceded and not may_concede(ruleset):
        raise Refused("deal.cannot_concede", at="conceded", players=ruleset.players)
    if deal.resigned is None or deal.cards is not None:
        _check_cards(deal, ruleset)


def _check_cards(deal: Deal, ruleset: Ruleset) -> None:
    all_to_one = one_sided(deal.offences, conceded=deal.conceded)
    if deal.last_trick is None and deal.resigned is None and not all_to_one:
        raise Refused("deal.last_trick_needed", at="last_trick")
    if deal.cards is not None:
        check_counts(deal.cards, last_trick=deal.last_trick, no_tricks=deal.no_tricks, stock=deal.stock)
        return
    if deal.total is None or not all_to_one or ruleset.players != 2:
        raise Refused("cards.split_needed", at="total")
    if deal.last_trick in deal.no_tricks or len(set(deal.no_tricks)) == ruleset.players:
        raise Refused("cards.no_trick_conflict", at="no_tricks", seat=deal.no_tricks[0])
    check_sum(deal.total, players=ruleset.players)
    check_stock(deal.total, deal.stock)
