"""«Проходит ли мой козырь?»: whose melds stand, and what others cannot hold."""

import pytest

from scorer.arbiter.stands import check_others, writers
from scorer.rules.cards import Card, Suit
from scorer.rules.facts import Meld
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset

NINE = Meld(seat=0, length=3, top=Card.parse("9H"))


def terz(seat: int, top: str) -> Meld:
    return Meld(seat=seat, length=3, top=Card.parse(top))


@pytest.mark.parametrize(
    ("maker", "others", "stand"),
    [
        pytest.param(0, [terz(1, "9S")], (0,), id="the maker's trump beats one defender's"),
        pytest.param(0, [terz(1, "9S"), terz(2, "AS")], (2, 1), id="but must beat both"),
        pytest.param(1, [terz(1, "KS")], (1,), id="a defender's is beaten by the maker's"),
        pytest.param(1, [terz(1, "KS"), terz(2, "AS")], (2, 0), id="unless the other defender's is higher still"),
        pytest.param(1, [terz(2, "AS")], (2, 0), id="and the other defender's takes nothing from it"),
    ],
)
def test_with_three_the_maker_plays_against_both(maker: int, others: list[Meld], stand: tuple[int, ...]) -> None:
    found = writers([NINE], others, Ruleset(players=3), maker=maker, order=(0, 1, 2), trump=Suit.HEARTS)
    assert found == stand


def test_where_a_top_card_is_not_told_nobody_can_say() -> None:
    unknown = [Meld(seat=1, length=3)]
    assert writers([NINE], unknown, Ruleset(), maker=0, order=(0, 1), trump=Suit.HEARTS) is None
    longer = [Meld(seat=1, length=4)]
    assert writers([NINE], longer, Ruleset(), maker=0, order=(0, 1), trump=Suit.HEARTS) == (1,)


@pytest.mark.parametrize(
    ("others", "seen", "refusal"),
    [
        ([terz(1, "AH")], ["KH"], ("card.twice", "melds[0]")),
        ([terz(1, "AS"), terz(2, "JD")], ["7H", "9D"], ("card.twice", "melds[1]")),
        ([Meld(seat=1, length=3, top=Card.parse("8S"))], [], ("melds.impossible", "melds[0]")),
    ],
)
def test_what_the_others_cannot_hold_is_refused(others: list[Meld], seen: list[str], refusal: tuple[str, str]) -> None:
    with pytest.raises(Refused) as refused:
        check_others(others, Ruleset(players=3), seen=map(Card.parse, seen), trump=Suit.HEARTS)
    assert (refused.value.code, refused.value.at) == refusal


def test_what_lies_nowhere_else_the_others_may_hold() -> None:
    check_others([terz(1, "AS")], Ruleset(), seen=[Card.parse("7S")], trump=Suit.HEARTS)
