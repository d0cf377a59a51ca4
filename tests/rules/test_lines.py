"""Lines: every point has a seat and a reason, and totals are sums of lines."""

from scorer.rules.lines import Line, Reason, sums

FORMAT = (
    "cards last_trick meld.terz meld.fifty meld.hundred meld.four bella bait burn hanging lapse card_bait hanging_paid "
    "bait_fine no_trick_fine pass_fine fifty correction adjust claim stake dave"
)


def test_sums_are_by_seat() -> None:
    lines = [Line(0, 82, Reason.CARDS), Line(0, 10, Reason.LAST_TRICK), Line(2, -50, Reason.BAIT)]
    assert sums(lines, 3) == (92, 0, -50)
    assert sums([], 2) == (0, 0)


def test_reasons_are_those_of_the_format() -> None:
    assert [str(reason) for reason in Reason] == FORMAT.split()
