"""Dave: where the offers stand, who may offer next, who has to answer."""

import pytest

from scorer.rules.dave import MOST_OFFERS, Talk, has_dave, talk, to_and_fro
from tests.rules.deals import rules


def said(*offers: int, unanswered: bool = False, resigned: int | None = None, **options: str) -> Talk:
    return talk(offers, rules("short_dave", **options), unanswered=unanswered, resigned=resigned)


def test_either_may_offer_first() -> None:
    now = said()
    assert (now.stake, now.offered, now.may_offer, now.answers) == (1, 2, (0, 1), None)


def test_an_offer_waits_for_the_other() -> None:
    now = said(0, unanswered=True)
    assert (now.stake, now.offered, now.may_offer, now.answers) == (1, 2, (), 1)
    assert not now.accepted(0)


def test_after_an_accepted_offer_the_right_is_the_accepters() -> None:
    now = said(0)
    assert (now.stake, now.offered, now.may_offer, now.answers) == (2, 4, (1,), None)
    assert now.accepted(0)


def test_who_gives_up_loses_the_stake_before_the_offer() -> None:
    now = said(0, 1, resigned=0)
    assert (now.stake, now.may_offer, now.answers) == (2, (), None)
    assert now.accepted(0)
    assert not now.accepted(1)


def test_the_stakes_rise_as_was_agreed() -> None:
    assert [said(*to_and_fro(0, n), dave="arithmetic").stake for n in range(4)] == [1, 2, 3, 4]
    assert [said(*to_and_fro(0, n)).stake for n in range(4)] == [1, 2, 4, 8]


def test_there_is_an_end_of_offers() -> None:
    assert said(*to_and_fro(0, MOST_OFFERS)).may_offer == ()


def test_every_stand_is_told_from_any_other() -> None:
    stands = [said(), said(0, unanswered=True), said(0), said(0, resigned=1), said(1, unanswered=True)]
    assert len({now.seen for now in stands}) == len(stands)


@pytest.mark.parametrize(("preset", "has"), [("short_dave", True), ("short_2", False), ("moscow", False)])
def test_which_tables_play_with_it(preset: str, has: bool) -> None:
    assert has_dave(rules(preset)) is has
