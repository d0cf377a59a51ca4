"""Points with their signs."""

import pytest

from scorer.web.presenters.numbers import plain, signed


@pytest.mark.parametrize(("points", "change", "total"), [(70, "+70", "70"), (0, "0", "0"), (-57, "−57", "−57")])
def test_a_minus_is_a_true_minus_and_a_change_has_its_sign(points: int, change: str, total: str) -> None:
    assert signed(points) == change
    assert plain(points) == total
