"""R-THREE: how what the maker loses is shared."""

import pytest

from scorer.rules.choices import ThreeBait
from scorer.rules.shares import share
from tests.rules.deals import Points


@pytest.mark.parametrize(
    ("amount", "defenders", "raw", "three_bait", "shares"),
    [
        pytest.param(60, (1, 2), (60, 50, 30), "halves", {1: 30, 2: 30}, id="halves: an even amount"),
        pytest.param(61, (1, 2), (61, 50, 30), "halves", {1: 31, 2: 30}, id="halves: the odd point to the earlier"),
        pytest.param(61, (2, 1), (61, 50, 30), "halves", {2: 31, 1: 30}, id="halves: earlier in play, not by seat"),
        pytest.param(61, (2, 1), (61, 90, 0), "halves", {2: 31, 1: 30}, id="halves: whatever each has counted"),
        pytest.param(1, (1, 2), (1, 50, 30), "halves", {1: 1, 2: 0}, id="halves: a single point"),
        pytest.param(61, (1, 2), (61, 50, 30), "leader", {1: 61}, id="leader: the first is higher"),
        pytest.param(61, (1, 2), (61, 50, 51), "leader", {2: 61}, id="leader: the second is higher by a point"),
        pytest.param(61, (2, 1), (61, 50, 50), "leader", {2: 61}, id="leader: equal, the earlier in play"),
        pytest.param(61, (1,), (61, 70), "halves", {1: 61}, id="a single defender takes all of it"),
        pytest.param(61, (1,), (61, 70), "leader", {1: 61}, id="a single defender is the leader"),
    ],
)
def test_what_the_maker_loses_is_shared(
    amount: int, defenders: Points, raw: Points, three_bait: str, shares: dict[int, int]
) -> None:
    assert dict(share(amount, defenders, raw, ThreeBait(three_bait))) == shares
