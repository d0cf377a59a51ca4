"""Piles and stock prove each other."""

import random
from collections.abc import Sequence

import pytest

from scorer.arbiter.proof import check_last_trick, prove
from scorer.rules.cards import DECK, DECK_POINTS, Card, Suit
from scorer.rules.refusal import Refused

SPLITS: dict[int, list[tuple[int, ...]]] = {2: [(10, 8), (18, 0), (2, 16)], 3: [(9, 9, 9), (27, 0, 0), (3, 12, 12)]}


def parts(players: int, sizes: tuple[int, ...], seed: int) -> tuple[list[list[Card]], list[Card]]:
    cards = random.Random(seed).sample(DECK, len(DECK))
    piles = []
    for size in sizes:
        piles.append(cards[:size])
        cards = cards[size:]
    return piles, cards


@pytest.mark.parametrize(("players", "sizes"), [(players, sizes) for players in SPLITS for sizes in SPLITS[players]])
@pytest.mark.parametrize("seed", range(5))
def test_all_laid_out_is_proven_and_makes_the_deck(players: int, sizes: tuple[int, ...], seed: int) -> None:
    piles, stock = parts(players, sizes, seed)
    proof = prove(piles, stock)
    assert proof.holds
    assert (proof.derived, proof.missing, proof.odd) == (None, (), ())
    assert sum(card.points(Suit.CLUBS) for part in proof.parts for card in part or ()) == DECK_POINTS


@pytest.mark.parametrize(("players", "left_out"), [(2, 0), (2, 1), (2, 2), (3, 1), (3, 3)])
def test_the_one_not_laid_out_is_what_the_others_leave(players: int, left_out: int) -> None:
    piles, stock = parts(players, SPLITS[players][0], seed=1)
    known: list[list[Card] | None] = [*piles, stock]
    hidden, known[left_out] = known[left_out], None
    proof = prove(known[:-1], known[-1])
    assert proof.derived == left_out
    assert proof.holds
    assert set(proof.parts[left_out] or ()) == set(hidden or ())


def test_with_two_not_laid_out_nothing_is_proven() -> None:
    proof = prove([DECK[:10], None], None)
    assert (proof.parts, proof.derived, proof.missing, proof.holds) == ((DECK[:10], None, None), None, (), False)


def test_cards_nobody_laid_out_are_named() -> None:
    proof = prove([DECK[:8], DECK[8:16]], DECK[18:])
    assert (proof.missing, proof.holds) == (DECK[16:18], False)


@pytest.mark.parametrize(
    ("piles", "stock", "odd"),
    [((9, 9), 14, (0, 1)), ((10, 8), 14, ()), ((20, 0), 12, (0, 2)), ((9, 12, 6), 5, ()), ((10, 12, 5), 5, (0, 2))],
)
def test_a_number_of_cards_that_cannot_be_is_told(piles: tuple[int, ...], stock: int, odd: tuple[int, ...]) -> None:
    laid, rest = parts(len(piles), piles, seed=2)
    proof = prove(laid, rest)
    assert (len(rest), proof.odd, proof.holds) == (stock, odd, not odd)


def test_a_card_in_two_piles_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        prove([DECK[:2], DECK[1:3]], None)
    assert (refused.value.code, refused.value.params["card"]) == ("card.twice", "8S")


@pytest.mark.parametrize(
    ("piles", "stock", "seat", "can"),
    [
        pytest.param([DECK[:18], []], DECK[18:], 1, False, id="a pile that was found empty"),
        pytest.param([DECK[:18], []], DECK[18:], 0, True, id="the other one has it"),
        pytest.param([DECK[:18], None], None, 1, False, id="the other pile holds every card in play"),
        pytest.param([DECK[:17], None], None, 1, True, id="all but one: somebody has it"),
        pytest.param([None, DECK[:9], DECK[9:27]], None, 0, False, id="with three: the other two hold all"),
        pytest.param([None, DECK[:9], None], None, 0, True, id="with three: one was not laid out"),
    ],
)
def test_a_pile_without_cards_holds_no_last_trick(
    piles: list[Sequence[Card] | None], stock: Sequence[Card] | None, seat: int, can: bool
) -> None:
    proof = prove(piles, stock)
    if can:
        check_last_trick(proof, seat)
        return
    with pytest.raises(Refused) as refused:
        check_last_trick(proof, seat)
    assert (refused.value.code, refused.value.params["seat"]) == ("cards.no_trick_conflict", seat)
