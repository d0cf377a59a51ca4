"""R-MELDS: what a meld is worth, which is higher, and who writes."""

import pytest

from scorer.rules.cards import Suit
from scorer.rules.facts import Meld
from scorer.rules.melds import Because, equal_best, rule_melds, strongest_first, worth
from tests.rules.deals import TWO, Named, Points, fifty, four, refused, rules, run, terz


def ruling(
    melds: tuple[Meld, ...],
    options: Named | None = None,
    *,
    preset: str = "moscow",
    maker: int = 0,
    order: Points = TWO,
    called_first: int | None = None,
) -> tuple[list[int], Because]:
    """The seats whose melds are written, a seat each meld, and why; hearts are trumps."""
    ruled = rule_melds(
        melds,
        rules(preset, **(options or {})),
        maker=maker,
        order=order,
        trump=Suit.HEARTS,
        called_first=called_first,
    )
    return [meld.seat for meld in ruled.written], ruled.because


@pytest.mark.parametrize(
    ("meld", "long_runs", "points", "reason"),
    [
        pytest.param(terz(0), "as_four", 20, "meld.terz", id="a terz"),
        pytest.param(fifty(0), "as_four", 50, "meld.fifty", id="a fifty"),
        pytest.param(run(0, 5), "as_four", 50, "meld.fifty", id="five as four"),
        pytest.param(run(0, 8), "as_four", 50, "meld.fifty", id="eight as four"),
        pytest.param(run(0, 5), "longer", 50, "meld.fifty", id="five, longer: no more points"),
        pytest.param(fifty(0), "hundred", 50, "meld.fifty", id="four where five are a hundred"),
        pytest.param(run(0, 5), "hundred", 100, "meld.hundred", id="five are a hundred"),
        pytest.param(run(0, 8), "hundred", 100, "meld.hundred", id="eight are a hundred"),
        pytest.param(four(0, "A"), "as_four", 50, "meld.four", id="four aces"),
        pytest.param(four(0, "J"), "hundred", 50, "meld.four", id="four jacks, no more than others"),
    ],
)
def test_a_meld_is_worth(meld: Meld, long_runs: str, points: int, reason: str) -> None:
    assert worth(meld, rules(long_runs=long_runs, fours=True)) == (points, reason)


@pytest.mark.parametrize(
    ("melds", "seats", "because"),
    [
        pytest.param((), [], "none", id="nothing called"),
        pytest.param((terz(1),), [1], "unopposed", id="a single meld needs no top card"),
        pytest.param((terz(0), terz(0)), [0, 0], "unopposed", id="one side alone writes all of its melds"),
        pytest.param((terz(0, "AH"), fifty(1, "10S")), [1], "longer", id="longer beats a trump ace"),
        pytest.param((terz(0), fifty(1)), [1], "longer", id="length alone decides"),
        pytest.param((fifty(0), terz(1), terz(1)), [0], "longer", id="one long against two short"),
        pytest.param((terz(0, "KS"), terz(1, "QH")), [0], "higher", id="a higher top beats a trump"),
        pytest.param((terz(0, "10S"), terz(1, "JC")), [1], "higher", id="the jack is above the ten here"),
        pytest.param((terz(0, "9S"), terz(1, "10C")), [1], "higher", id="and the ten above the nine"),
        pytest.param((fifty(0, "QS"), terz(0, "9D"), fifty(1, "JC")), [0, 0], "higher", id="the winner writes all"),
        pytest.param((fifty(0, "QS"), terz(0, "9D"), fifty(1, "KC")), [1], "higher", id="the loser none"),
        pytest.param((fifty(0, "AS"), terz(0), fifty(1, "KC")), [0, 0], "higher", id="a lower one needs no top card"),
    ],
)
def test_the_higher_best_meld_wins(melds: tuple[Meld, ...], seats: list[int], because: str) -> None:
    assert ruling(melds) == (seats, because)


@pytest.mark.parametrize(
    ("long_runs", "melds", "seats"),
    [
        pytest.param("as_four", (run(0, 5, "JS"), fifty(1, "KC")), [1], id="as_four: as long as four, the top decides"),
        pytest.param("as_four", (run(0, 7, "KS"), run(1, 5, "KC")), [0], id="as_four: seven as five, first called"),
        pytest.param("longer", (run(0, 5, "JS"), fifty(1, "KC")), [0], id="longer: five beat four"),
        pytest.param("longer", (run(0, 5, "AS"), run(1, 6, "KC")), [1], id="longer: six beat five"),
        pytest.param("hundred", (run(0, 5, "JS"), fifty(1, "KC")), [0], id="hundred: five beat four"),
        pytest.param("hundred", (run(0, 5, "AS"), run(1, 6, "KC")), [0], id="hundred: six are as long as five"),
    ],
)
def test_long_runs_says_how_long_they_are(long_runs: str, melds: tuple[Meld, ...], seats: list[int]) -> None:
    assert ruling(melds, {"long_runs": long_runs})[0] == seats


@pytest.mark.parametrize(
    ("run_order", "melds", "seats"),
    [
        pytest.param("natural", (terz(0, "10C"), terz(1, "JS")), [1], id="natural: the jack is above the ten"),
        pytest.param("trick", (terz(0, "10C"), terz(1, "JS")), [0], id="trick: the ten is above the king"),
        pytest.param("trick", (terz(0, "10C"), terz(1, "AS")), [1], id="trick: and below the ace"),
    ],
)
def test_run_order_says_which_top_is_higher(run_order: str, melds: tuple[Meld, ...], seats: list[int]) -> None:
    assert ruling(melds, {"run_order": run_order})[0] == seats


PLAIN = (terz(0, "JS"), terz(1, "JC"))
TRUMP = (terz(0, "JS"), terz(1, "JH"))
LOWER = (terz(0, "JS"), terz(1, "10H"))


@pytest.mark.parametrize(
    ("equal_melds", "melds", "order", "called_first", "seats", "because"),
    [
        pytest.param("trump_then_first", TRUMP, (0, 1), None, [1], "trump", id="trump_then_first: trump"),
        pytest.param("trump_then_first", TRUMP, (0, 1), 0, [1], "trump", id="trump_then_first: trump before first"),
        pytest.param("trump_then_first", PLAIN, (0, 1), None, [0], "first_called", id="trump_then_first: eldest hand"),
        pytest.param(
            "trump_then_first", PLAIN, (1, 0), None, [1], "first_called", id="trump_then_first: by the dealer"
        ),
        pytest.param("trump_then_first", PLAIN, (0, 1), 1, [1], "first_called", id="trump_then_first: really first"),
        pytest.param("trump_then_first", LOWER, (0, 1), 1, [0], "higher", id="trump_then_first: only if equal"),
        pytest.param("first", TRUMP, (0, 1), None, [0], "first_called", id="first: trump gives nothing"),
        pytest.param("first", TRUMP, (0, 1), 1, [1], "first_called", id="first: really first"),
        pytest.param("first", LOWER, (1, 0), None, [0], "higher", id="first: only if equal"),
        pytest.param("nobody", TRUMP, (0, 1), None, [], "nobody", id="nobody: trump gives nothing"),
        pytest.param("nobody", PLAIN, (0, 1), 1, [], "nobody", id="nobody: nor does calling first"),
        pytest.param("nobody", LOWER, (0, 1), None, [0], "higher", id="nobody: only if equal"),
        pytest.param("suit_order", TRUMP, (0, 1), None, [1], "suit_order", id="suit_order: hearts over spades"),
        pytest.param("suit_order", PLAIN, (0, 1), 0, [1], "suit_order", id="suit_order: clubs over spades"),
        pytest.param(
            "suit_order", (terz(0, "JC"), terz(1, "JD")), (0, 1), 0, [1], "suit_order", id="diamonds over clubs"
        ),
        pytest.param("suit_order", LOWER, (0, 1), None, [0], "higher", id="suit_order: only if equal"),
        pytest.param("both", TRUMP, (0, 1), None, [0, 1], "both", id="both: both write"),
        pytest.param("both", LOWER, (0, 1), None, [0], "higher", id="both: only if equal"),
    ],
)
def test_equal_melds_says_who_writes(
    equal_melds: str,
    melds: tuple[Meld, ...],
    order: Points,
    called_first: int | None,
    seats: list[int],
    because: str,
) -> None:
    ruled = ruling(melds, {"equal_melds": equal_melds}, order=order, called_first=called_first)
    assert ruled == (seats, because)


def test_suit_order_is_one_order_whatever_is_trump() -> None:
    spades = (terz(0, "JS"), terz(1, "JC"))
    ruled = rule_melds(spades, rules(equal_melds="suit_order"), maker=0, order=TWO, trump=Suit.SPADES)
    assert ruled.written == (spades[1],)


@pytest.mark.parametrize(
    ("equal_melds", "first"),
    [("trump_then_first", "JC"), ("suit_order", "JD"), ("first", "JC"), ("nobody", "JC"), ("both", "JC")],
)
def test_of_equal_melds_of_one_player_the_table_says_which_comes_first(equal_melds: str, first: str) -> None:
    mine = (terz(0, "JS"), terz(0, "JD"), terz(0, "JC"))
    assert strongest_first(mine, rules(equal_melds=equal_melds), Suit.CLUBS)[0] == terz(0, first)
    longer = fifty(0, "10S")
    assert strongest_first((*mine, longer), rules(), Suit.CLUBS)[0] == longer


def test_under_both_each_side_writes_its_lower_melds_too() -> None:
    melds = (fifty(0, "JS"), terz(0, "AD"), fifty(1, "JC"), terz(1, "9D"))
    assert ruling(melds, {"equal_melds": "both"}) == ([0, 0, 1, 1], "both")


@pytest.mark.parametrize(
    ("below", "equal_melds", "melds", "seats", "because"),
    [
        pytest.param(False, "nobody", (*PLAIN, terz(0, "9D")), [], "nobody", id="off: lower melds are dead"),
        pytest.param(True, "nobody", (*PLAIN, terz(0, "9D")), [0], "below_a_tie", id="on: the lower one speaks"),
        pytest.param(True, "nobody", (*PLAIN, terz(0, "9D"), terz(1, "10D")), [1], "below_a_tie", id="on: the higher"),
        pytest.param(True, "nobody", (*PLAIN, terz(0, "9D"), terz(1, "9H")), [], "nobody", id="on: another tie below"),
        pytest.param(True, "nobody", PLAIN, [], "nobody", id="on: nothing below"),
        pytest.param(True, "nobody", (*LOWER, terz(1, "9D")), [0], "higher", id="on: no tie, the loser writes none"),
        pytest.param(
            True, "nobody", (terz(0, "JS"), terz(0, "JD"), terz(1, "JC"), terz(1, "9H")), [1], "below_a_tie",
            id="on: every meld of the tied strength is out",
        ),
        pytest.param(True, "first", (*PLAIN, terz(1, "9D")), [0], "first_called", id="on: only where nobody writes"),
    ],
)  # fmt: skip
def test_melds_below_a_tie(
    below: bool, equal_melds: str, melds: tuple[Meld, ...], seats: list[int], because: str
) -> None:
    ruled = ruling(melds, {"equal_melds": equal_melds, "melds_below_a_tie": below})
    assert ruled == (seats, because)


@pytest.mark.parametrize(
    ("melds", "seats", "because"),
    [
        pytest.param((four(0, "10"), fifty(1, "AS")), [0], "four", id="a four beats every run"),
        pytest.param((four(0, "10"), run(1, 8, "AS")), [0], "four", id="however long"),
        pytest.param((four(0, "10"), four(1, "J")), [1], "higher", id="fours by the natural order: jacks over tens"),
        pytest.param((four(0, "A"), four(1, "K")), [0], "higher", id="aces over kings"),
        pytest.param((four(0, "10"), four(1, "J"), fifty(0, "AS")), [1], "higher", id="runs beside fours say nothing"),
        pytest.param((four(0, "10"), terz(0), terz(1)), [0, 0], "four", id="no top card is asked beside a four"),
    ],
)
def test_fours_stand_above_runs(melds: tuple[Meld, ...], seats: list[int], because: str) -> None:
    assert ruling(melds, preset="klaberjass") == (seats, because)


@pytest.mark.parametrize(
    ("melds", "options"),
    [
        pytest.param((terz(0), terz(1)), {}, id="neither top is known"),
        pytest.param((terz(0), terz(1, "KS")), {}, id="one top is not known"),
        pytest.param((terz(0, "AS"), terz(0), terz(1, "KS")), {}, id="another run of that length"),
        pytest.param((run(0, 5), fifty(1, "KS")), {}, id="a five is as long as a four"),
        pytest.param((terz(0), terz(1)), {"equal_melds": "both"}, id="though both might write"),
        pytest.param(
            (terz(0, "JS"), terz(0), fifty(0, "AS"), terz(1), fifty(1, "AC")),
            {"equal_melds": "nobody", "melds_below_a_tie": True},
            id="below a tie",
        ),
    ],
)
def test_top_cards_are_asked_for_where_lengths_are_equal(melds: tuple[Meld, ...], options: Named) -> None:
    with refused("melds.rank_needed", "melds"):
        ruling(melds, options)


@pytest.mark.parametrize(
    ("melds", "order", "called_first", "seats", "because"),
    [
        pytest.param((fifty(0), terz(1), terz(2)), (0, 1, 2), None, [0], "longer", id="the maker beats both"),
        pytest.param((terz(0), fifty(1), terz(2)), (0, 1, 2), None, [1, 2], "longer", id="one defender is enough"),
        pytest.param((terz(0, "QS"), terz(1, "KC"), terz(2, "KD")), (0, 1, 2), None, [1, 2], "higher",
                     id="defenders equal to each other both write"),
        pytest.param((terz(0, "KS"), terz(1, "KC"), terz(2, "9D")), (1, 2, 0), None, [1, 2], "first_called",
                     id="the first called carries his fellow"),
        pytest.param((terz(0, "KS"), terz(1, "KC"), terz(2, "9D")), (2, 0, 1), None, [0], "first_called",
                     id="the maker was first among the equal"),
        pytest.param((terz(0, "KS"), terz(1, "KC"), terz(2, "KD")), (2, 0, 1), 0, [0], "first_called",
                     id="who really called first"),
        pytest.param((terz(0, "KS"), terz(1, "KC"), terz(2, "9D")), (1, 2, 0), 2, [1, 2], "first_called",
                     id="who called first with less has no say"),
        pytest.param((terz(0, "KS"), terz(1, "KC"), terz(2, "KH")), (0, 1, 2), None, [1, 2], "trump",
                     id="a fellow's trump counts for the side"),
    ],
)  # fmt: skip
def test_three_the_maker_against_the_defenders_as_one_side(
    melds: tuple[Meld, ...], order: Points, called_first: int | None, seats: list[int], because: str
) -> None:
    assert ruling(melds, preset="threesome", order=order, called_first=called_first) == (seats, because)


def test_three_nobody_and_both_are_for_sides() -> None:
    melds = (terz(0, "KS"), terz(1, "KC"), terz(2, "9D"))
    assert ruling(melds, {"equal_melds": "nobody"}, preset="threesome", order=(0, 1, 2)) == ([], "nobody")
    assert ruling(melds, {"equal_melds": "both"}, preset="threesome", order=(0, 1, 2)) == ([0, 1, 2], "both")


def test_the_maker_may_sit_anywhere() -> None:
    melds = (fifty(0, "KS"), terz(1, "AC"), fifty(2, "AD"))
    assert ruling(melds, preset="threesome", maker=2, order=(0, 1, 2)) == ([2], "higher")
    assert ruling(melds, preset="threesome", maker=1, order=(0, 1, 2)) == ([0, 2], "longer")


@pytest.mark.parametrize(
    ("melds", "equal"),
    [
        pytest.param((terz(0, "KS"), terz(1, "KD"), terz(1, "9C")), 2, id="only those of the best"),
        pytest.param((terz(0, "KS"), terz(1, "QD")), 0, id="one is higher"),
        pytest.param((terz(0, "KS"),), 0, id="one side alone"),
        pytest.param((terz(1, "KS"), terz(1, "KD")), 0, id="of one side"),
        pytest.param((), 0, id="none"),
    ],
)
def test_which_melds_tie(melds: tuple[Meld, ...], equal: int) -> None:
    assert len(equal_best(melds, rules(), maker=0)) == equal
