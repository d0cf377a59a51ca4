"""R-CARD-BAIT, R-RANK-INQUIRY: which offences a table knows."""

import pytest

from scorer.rules.choices import OffenceKind
from scorer.rules.facts import Offence
from scorer.rules.offences import CARD_BAITS, card_bait_offender, check_offences, one_sided, unvoided
from tests.rules.deals import deal, fifty, offence, refused, rules, terz

LONGER = "rank_inquiry_with_longer"
KNOWN: dict[str, set[str]] = {
    "moscow": set(OffenceKind),
    "moscow_free": {"revoke", "false_meld", "extra_card", "seven_on_second_trump"},
    "klaberjass": {"revoke"},
    "threesome": set(OffenceKind),
}


@pytest.mark.parametrize("kind", list(OffenceKind))
@pytest.mark.parametrize("preset", KNOWN)
def test_an_offence_is_one_where_the_table_knows_it(preset: str, kind: str) -> None:
    if kind in KNOWN[preset]:
        check_offences([offence(1, kind)], rules(preset))
    else:
        with refused("offence.not_in_force", "offences[0]"):
            check_offences([offence(1, kind)], rules(preset))


def test_a_table_may_know_none() -> None:
    with refused("offence.not_in_force", "offences[0]"):
        check_offences([offence(0)], rules(offences=[]))


def test_one_card_bait_a_deal() -> None:
    with refused("offence.more_than_one", "offences"):
        check_offences([offence(0), offence(1)], rules())
    with refused("offence.more_than_one", "offences"):
        check_offences([offence(0), offence(0, "extra_card")], rules())


def test_beside_a_card_bait_ranks_may_be_asked_with_longer_melds() -> None:
    check_offences([offence(0, LONGER), offence(1), offence(1, LONGER)], rules())


def test_all_but_one_kind_cost_the_cards() -> None:
    assert set(OffenceKind) - CARD_BAITS == {LONGER}


@pytest.mark.parametrize(
    ("offences", "offender"),
    [
        pytest.param((), None, id="none"),
        pytest.param((offence(0, LONGER),), None, id="a longer meld voids, it costs no cards"),
        pytest.param((offence(1),), 1, id="a revoke"),
        pytest.param((offence(0, LONGER), offence(1, "extra_card")), 1, id="after a longer meld"),
    ],
)
def test_who_committed_the_card_bait(offences: tuple[object, ...], offender: int | None) -> None:
    assert card_bait_offender(deal((50, 50), offences=offences)) == offender


@pytest.mark.parametrize(
    ("offences", "conceded", "all_to_one"),
    [
        pytest.param((), False, False, id="a deal as usual"),
        pytest.param((), True, True, id="a bait given up"),
        pytest.param((offence(0),), False, True, id="a card bait"),
        pytest.param((offence(0, LONGER),), False, False, id="a longer meld costs no cards"),
    ],
)
def test_when_one_side_takes_all(offences: tuple[Offence, ...], conceded: bool, all_to_one: bool) -> None:
    assert one_sided(offences, conceded=conceded) is all_to_one


def test_who_asked_with_a_longer_meld_has_none() -> None:
    melds = (fifty(0), terz(1))
    assert unvoided(melds, (offence(0, LONGER),)) == (terz(1),)
    assert unvoided(melds, (offence(0),)) == melds
