"""R-CLAIM: the party is claimed at the record or in the middle of a deal, and won or lost by it."""

from typing import Any

import pytest

from scorer.rules.cards import Suit
from scorer.rules.claims import ClaimRuling, judge_claim
from scorer.rules.facts import Running
from tests.rules.deals import TWO, Named, Points, fifty, refused, rules, terz


def running(cards: Points, **facts: Any) -> Running:
    return Running(**{"maker": 0, "cards": cards, "trump": Suit.HEARTS, **facts})


def claimed(
    totals: Points,
    during: Running | None = None,
    options: Named | None = None,
    *,
    seat: int = 0,
    order: Points = TWO,
    last_trick: int | None = None,
) -> ClaimRuling:
    ruleset = rules(**(options or {}))
    return judge_claim(seat, totals, ruleset, order=order, last_trick=last_trick, during=during)


@pytest.mark.parametrize(
    ("totals", "options", "seat", "last_trick", "end"),
    [
        pytest.param((501, 90), {}, 0, 0, (0, "claim"), id="who has the target wins"),
        pytest.param((500, 90), {}, 0, 0, (1, "false_claim"), id="a point short loses"),
        pytest.param((520, 525), {}, 1, 0, (0, "claim"), id="both have it: the last trick's winner, not the claimant"),
        pytest.param((520, 525), {}, 0, None, (1, "claim"), id="both have it: nobody's last trick, the higher"),
        pytest.param((520, 525), {"both_reach": "higher_total"}, 0, 0, (1, "claim"), id="both have it: the higher"),
        pytest.param((525, 525), {"both_reach": "higher_total"}, 1, 0, (1, "claim"), id="equal: the claimant"),
        pytest.param((300, 525), {}, 0, 0, (1, "false_claim"), id="the other has it"),
    ],
)
def test_two_at_the_record(
    totals: Points, options: Named, seat: int, last_trick: int | None, end: tuple[int, str]
) -> None:
    for mode in ("automatic", "required"):
        ruling = claimed(totals, None, {"claim_at_record": mode, **options}, seat=seat, last_trick=last_trick)
        assert (ruling.end, ruling.lines) == (end, ())
        assert ruling.valid is (end[1] == "claim")


@pytest.mark.parametrize(
    ("totals", "last_trick", "decided"),
    [
        ((501, 300), 1, "target"),
        ((501, 510), 0, "last_trick"),
        ((501, 510), None, "higher_total"),
        ((510, 510), None, "claim"),
        ((500, 300), 0, "claim"),
    ],
)
def test_it_is_told_how_the_winner_was_found(totals: Points, last_trick: int | None, decided: str) -> None:
    assert claimed(totals, last_trick=last_trick).decided == decided


@pytest.mark.parametrize(
    ("totals", "order", "winner"),
    [
        pytest.param((100, 200, 300), (1, 2, 0), 2, id="the highest of the others"),
        pytest.param((400, 300, 300), (1, 2, 0), 1, id="equal: the earlier in play order"),
        pytest.param((400, 300, 300), (2, 0, 1), 2, id="which the dealer says"),
    ],
)
def test_three_a_false_claim_loses_to(totals: Points, order: Points, winner: int) -> None:
    assert claimed(totals, None, {"players": 3}, order=order).end == (winner, "false_claim")


@pytest.mark.parametrize(
    ("total", "during", "have"),
    [
        pytest.param(451, running((50, 60)), 501, id="cards in his tricks"),
        pytest.param(450, running((50, 60)), 500, id="one point short"),
        pytest.param(431, running((50, 60), melds=(terz(0),)), 501, id="with a meld"),
        pytest.param(431, running((50, 60), melds=(terz(0), fifty(1))), 481, id="a beaten meld is none"),
        pytest.param(431, running((50, 60), bella=0), 501, id="with a bella called"),
        pytest.param(431, running((50, 60), bella=1), 481, id="another's bella is none of his"),
        pytest.param(501, running((0, 0)), 501, id="before the first trick"),
    ],
)
def test_mid_deal_a_claimant_has(total: int, during: Running, have: int) -> None:
    ruling = claimed((total, 300), during)
    assert (ruling.have, ruling.target, ruling.valid) == (have, 501, have >= 501)
    assert ruling.end == ((0, "claim") if have >= 501 else (1, "false_claim"))


def test_mid_deal_the_claimant_wins_though_the_other_has_the_target_too() -> None:
    assert claimed((480, 490), running((40, 60)), seat=0).end == (0, "claim")


def test_mid_deal_each_writes_what_it_has_so_far() -> None:
    ruling = claimed((450, 300), running((51, 0), melds=(terz(1),), bella=1))
    assert [tuple(line) for line in ruling.lines] == [(0, 51, "cards"), (1, 20, "meld.terz"), (1, 20, "bella")]


def test_a_false_claim_writes_nothing() -> None:
    assert claimed((400, 300), running((51, 40))).lines == ()


@pytest.mark.parametrize(
    ("allowed", "seat", "code"),
    [
        pytest.param("anyone", 0, None, id="anyone: the maker"),
        pytest.param("anyone", 1, None, id="anyone: the defender"),
        pytest.param("defender", 1, None, id="defender: the defender"),
        pytest.param("defender", 0, "seat", id="defender: not the maker"),
        pytest.param("off", 1, "during", id="off: nobody"),
    ],
)
def test_mid_deal_claim_says_who_may(allowed: str, seat: int, code: str | None) -> None:
    def claim() -> ClaimRuling:
        return claimed((460, 460), running((50, 60)), {"mid_deal_claim": allowed}, seat=seat)

    if code is None:
        assert claim().valid
    else:
        with refused("claim.not_allowed", code):
            claim()


def test_at_the_record_anyone_may_where_mid_deal_claims_are_off() -> None:
    assert claimed((500, 90), None, {"name": "klaberjass"}).valid


def test_without_a_target_there_is_nothing_to_claim() -> None:
    with refused("claim.not_allowed", "seat"):
        claimed((9, 0), None, {"name": "short_2"})


@pytest.mark.parametrize(
    ("during", "code", "at"),
    [
        pytest.param(running((100, 60)), "cards.total_out_of_range", "during.cards", id="more cards than there are"),
        pytest.param(running((1, 60)), "cards.impossible", "during.cards[0]", id="a single point"),
        pytest.param(
            running((10, 10), melds=(terz(0, "8C"),)), "melds.impossible", "during.melds[0]", id="no such run"
        ),
        pytest.param(
            running((10, 10), melds=(terz(0), terz(1))), "melds.rank_needed", "during.melds", id="whose meld?"
        ),
        pytest.param(running((10, 10), trump=None, bella=0), "deal.trump_needed", "during.trump", id="no trump"),
    ],
)
def test_what_a_claim_rests_on_must_be_possible(during: Running, code: str, at: str) -> None:
    with refused(code, at):
        claimed((460, 460), during)
