"""Melds in slots of three taps: read, said again, and found where a refusal is about one."""

import pytest
from werkzeug.datastructures import MultiDict

from scorer.rules.refusal import Refused
from scorer.web.arbiter.slots import MOST_SLOTS, filled, prefilled, shown, slot_of
from scorer.web.arbiter.typed import Typed
from tests.rules.deals import fifty, four, terz

MELDS = (terz(1, "KH"), fifty(0, "AS"), four(1, "Q"), terz(1))


def typed(**fields: str) -> Typed:
    """What an address holds."""
    return Typed(MultiDict(fields))


def test_melds_said_in_slots_fill_those_of_their_seat_one_after_another() -> None:
    said = dict(prefilled(MELDS))
    assert said == {
        "kind10": "3", "top10": "K", "suit10": "H",
        "kind00": "4", "top00": "A", "suit00": "S",
        "kind11": "four", "top11": "Q",
        "kind12": "3",
    }  # fmt: skip
    assert filled(Typed(MultiDict(said)), (0, 1)) == [(0, 0), (1, 0), (1, 1), (1, 2)]


@pytest.mark.parametrize(
    ("fields", "slots"),
    [
        ({}, 1),
        ({"slots0": "3"}, 3),
        ({"slots0": "3", "kind03": "3"}, 4),
        ({"kind04": "four"}, 5),
        ({"slots0": "0"}, 1),
        ({"slots0": str(MOST_SLOTS + 1)}, 1),
        ({"slots0": "9" * 5000}, 1),
        ({"slots1": "3"}, 1),
    ],
)
def test_a_seat_shows_as_many_slots_as_are_asked_for_or_filled(fields: dict[str, str], slots: int) -> None:
    assert list(shown(typed(**fields), 0)) == list(range(slots))


@pytest.mark.parametrize(
    ("at", "seat", "field"),
    [
        ("melds[2].run", None, "top11"),
        ("melds[0]", 1, "top00"),
        ("", 1, "top10"),
        ("melds[7]", 1, "top10"),
        ("", 2, "top00"),
    ],
)
def test_a_refusal_stands_at_the_meld_it_names_or_at_the_first_of_its_seat(at: str, seat: int, field: str) -> None:
    said = Typed(MultiDict(dict(prefilled(MELDS))))
    assert slot_of(Refused("melds.shared_card", at=at, seat=seat), said, (0, 1)) == field
