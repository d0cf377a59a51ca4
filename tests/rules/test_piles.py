"""R-COUNT: card points from what a table counted, as it counts."""

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scorer.ledger.codec import decode_party
from scorer.ledger.events import DealPlayed
from scorer.rules.facts import Deal
from scorer.rules.piles import Tally, beside_cards, reckoned, sole_taker, uncounted, whole_counts
from scorer.rules.seats import play_order
from tests.rules.deals import THREE, TWO, deal, fifty, offence, refused, rules, terz
from tests.strategies.parties import accepted, deals, opened, resolved, rulesets


def facts(**more: Any) -> Deal:
    return deal(None, more.pop("last_trick", 0), **more)


def tally(*piles: int | None, **more: Any) -> Tally:
    return Tally(piles=piles, **more)


@pytest.mark.parametrize(
    ("known", "counted", "cards"),
    [
        pytest.param(facts(), tally(82, 48), (82, 48), id="bare counts are card points"),
        pytest.param(facts(melds=(terz(0),)), tally(82, 48), (82, 48), id="bare counts hold no melds"),
        pytest.param(facts(), tally(82, None, stock=22), (82, 48), id="a pile is what pile and stock leave"),
        pytest.param(facts(), tally(None, 48, stock=22), (82, 48), id="either pile is"),
        pytest.param(facts(), tally(82, 48, stock=22), (82, 48), id="all three may be counted"),
        pytest.param(facts(no_tricks=(1,)), tally(130, None), (130, 0), id="who took nothing counts nothing"),
        pytest.param(facts(), tally(92, 48, whole=True), (82, 48), id="whole: the last trick is in"),
        pytest.param(facts(melds=(terz(0),)), tally(112, 48, whole=True), (82, 48), id="whole: a meld is in"),
        pytest.param(facts(bella=1), tally(92, 68, whole=True), (82, 48), id="whole: the bella is in"),
        pytest.param(
            facts(melds=(terz(0), fifty(1))), tally(92, 98, whole=True), (82, 48), id="whole: beaten melds are not"
        ),
        pytest.param(facts(), tally(92, None, stock=22, whole=True), (82, 48), id="whole: the stock gives a bare pile"),
    ],
)
def test_card_points_are_reckoned_from_what_was_counted(known: Deal, counted: Tally, cards: tuple[int, ...]) -> None:
    assert reckoned(known, counted, rules(), TWO).cards == cards


def test_three_piles_and_a_stock_give_the_fourth() -> None:
    counted = tally(60, None, 20, stock=10)
    assert reckoned(facts(), counted, rules("threesome"), THREE).cards == (60, 62, 20)


@pytest.mark.parametrize(("whole", "total"), [(False, 120), (True, 150)])
def test_both_piles_together_hold_all_that_counts(whole: bool, total: int) -> None:
    given_up = facts(last_trick=None, conceded=True, melds=(terz(1),))
    assert reckoned(given_up, tally(None, None, total=total, whole=whole), rules(), TWO).total == 120


@pytest.mark.parametrize(
    ("known", "counted", "code", "at"),
    [
        pytest.param(facts(), tally(82, None, total=130), "count.twice", "total", id="together and apart"),
        pytest.param(facts(), tally(9, 48, whole=True), "count.below_melds", "cards[0]", id="below the last trick"),
        pytest.param(facts(melds=(terz(1),)), tally(92, 19, whole=True), "count.below_melds", "cards[1]", id="a meld"),
        pytest.param(facts(), tally(82, None, stock=71), "count.above_deck", "stock", id="more than the deck"),
        pytest.param(
            facts(melds=(terz(0), terz(1))), tally(82, 48, whole=True), "melds.rank_needed", "melds", id="who writes?"
        ),
        pytest.param(
            facts(melds=(terz(0, "8S"),)), tally(82, 48, whole=True), "melds.impossible", "melds[0]", id="no such meld"
        ),
    ],
)
def test_what_cannot_be_counted_so_is_refused(known: Deal, counted: Tally, code: str, at: str) -> None:
    with refused(code, at):
        reckoned(known, counted, rules(), TWO)


def test_a_count_may_be_just_what_is_beside_the_cards() -> None:
    assert reckoned(facts(), tally(10, 130, whole=True), rules(), TWO).cards == (0, 130)


@pytest.mark.parametrize(
    ("counted", "no_tricks", "seats"),
    [
        pytest.param(tally(None, None), (), (0, 1), id="all"),
        pytest.param(tally(82, None), (), (1,), id="the other"),
        pytest.param(tally(82, None, stock=22), (), (), id="the stock gives one"),
        pytest.param(tally(None, None, stock=22), (), (0, 1), id="never two"),
        pytest.param(tally(82, None), (1,), (), id="nothing of who took nothing"),
        pytest.param(tally(82, 48), (), (), id="none"),
    ],
)
def test_which_piles_must_still_be_counted(counted: Tally, no_tricks: tuple[int, ...], seats: tuple[int, ...]) -> None:
    assert uncounted(counted, no_tricks) == seats


@pytest.mark.parametrize(
    ("no_tricks", "players", "seat"), [((), 2, None), ((1,), 2, 0), ((0, 2), 3, 1), ((0,), 3, None), ((0, 1), 2, None)]
)
def test_who_alone_took_tricks_took_the_last(no_tricks: tuple[int, ...], players: int, seat: int | None) -> None:
    assert sole_taker(no_tricks, players) == seat


def test_void_melds_are_in_no_count() -> None:
    void = facts(melds=(fifty(0),), offences=(offence(0, "rank_inquiry_with_longer"),))
    assert [line.reason for line in beside_cards(void, rules(), TWO)] == ["last_trick"]


@st.composite
def dealt(draw: st.DrawFn) -> dict[str, Any]:
    ruleset = draw(rulesets())
    table = resolved(ruleset)
    return opened(ruleset, draw(st.integers(0, table.players - 1)), [draw(deals(table))])


@given(dealt())
def test_whole_counts_come_to_the_same_deal(document: dict[str, Any]) -> None:
    assume(accepted(document))
    party = decode_party(document)
    event = party.events[0]
    assert isinstance(event, DealPlayed)
    played = event.deal
    assume(played.resigned is None)
    order = play_order(party.dealer if played.dealer is None else played.dealer, party.ruleset.players)
    assert reckoned(played, whole_counts(played, party.ruleset, order), party.ruleset, order) == played
