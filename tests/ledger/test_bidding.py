"""Who speaks now, what all passing brings, who was the higher writer of a deal."""

from typing import Any

from hypothesis import HealthCheck, given, settings

from scorer.ledger.bidding import AllPass, Word, all_pass, passed_running, speaking_order, word_after, wrote_in_deal
from scorer.ledger.codec import decode_party
from scorer.ledger.party import State
from scorer.ledger.replay import replay
from tests.ledger.parties import BAIT, MADE, PASSED, TIE, Document, adjust, party
from tests.strategies.parties import parties


def stands(*events: Document, **opening: Any) -> State:
    return replay(decode_party(party(*events, **opening)))


def test_the_dealer_speaks_last_in_both_rounds() -> None:
    words = [word_after(stands(dealer=1), passes) for passes in range(5)]
    assert words == [Word(0, 1, last=False), Word(1, 1, last=True), Word(0, 2, last=False), Word(1, 2, last=True), None]


def test_three_speak_in_their_order() -> None:
    state = stands(preset="threesome", dealer=0)
    assert speaking_order(state) == (1, 2, 0)
    words = [word_after(state, passes) for passes in range(7)]
    assert [word and word.seat for word in words] == [1, 2, 0, 1, 2, 0, None]


def test_a_passed_deal_goes_to_the_next_or_the_same_dealer() -> None:
    assert all_pass(stands(dealer=1)) == AllPass(None, 0)
    assert all_pass(stands(dealer=1, preset="klaberjass")) == AllPass(None, 1)


def test_the_third_passed_deal_of_klaberjass_is_fined() -> None:
    assert all_pass(stands(PASSED, PASSED, dealer=1, preset="klaberjass")) == AllPass(100, 0)
    assert passed_running(stands(PASSED, PASSED, PASSED, dealer=1, preset="klaberjass")) == 0


def test_a_deal_breaks_the_run_and_what_the_table_agrees_does_not() -> None:
    assert passed_running(stands(PASSED, PASSED, MADE, PASSED)) == 1
    assert passed_running(stands(PASSED, adjust(1, 2), PASSED)) == 2
    assert passed_running(stands(MADE)) == 0


def test_hanging_points_and_fines_make_no_higher_writer() -> None:
    assert wrote_in_deal(stands(TIE, MADE).rows[-1]) == (90, 40)
    assert wrote_in_deal(stands(BAIT, bait_fine=50).rows[-1]) == (0, 130)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(parties())
def test_what_is_told_of_all_passing_is_what_happens(document: Document) -> None:
    party_so_far = decode_party(document)
    state = replay(party_so_far)
    if state.dealer is None:
        return
    comes = all_pass(state)
    after = replay(decode_party({**document, "events": [*document["events"], PASSED]}))
    assert after.dealer in (comes.dealer, None)
    assert sum(after.rows[-1].written) == -(comes.fine or 0)
