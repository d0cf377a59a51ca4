"""Reading: a key at a time, and nothing that is not expected."""

from typing import Any

import pytest

from scorer.ledger.reading import Fields, count, list_of, mapping, moment, one_of, points, text, truth, whole
from scorer.rules.choices import Tie
from tests.rules.deals import refused


@pytest.mark.parametrize(
    ("read", "value"),
    [
        pytest.param(count, 0, id="a count of nothing"),
        pytest.param(count, 1_000, id="the largest count"),
        pytest.param(points, -1_000_000, id="points below zero"),
        pytest.param(whole(1, 2), 2, id="a number in its bounds"),
        pytest.param(text(3), "ааа", id="a text"),
        pytest.param(truth, False, id="false"),
        pytest.param(one_of(Tie), "lapse", id="a word"),
        pytest.param(moment, "2026-11-29T19:40:00+03:00", id="a time with its offset"),
        pytest.param(moment, "2026-11-29T16:40:00Z", id="a time of Greenwich"),
        pytest.param(moment, "2026-11-29T16:40:00.123456+00:00", id="a time to the microsecond"),
        pytest.param(mapping, {"a": 1}, id="an object"),
    ],
)
def test_a_value_is_read_as_it_is(read: Any, value: object) -> None:
    assert read(value) == value


@pytest.mark.parametrize(
    ("read", "value"),
    [
        pytest.param(count, -1, id="a count below zero"),
        pytest.param(count, 1_001, id="a count too large"),
        pytest.param(count, 5.0, id="a count with a point"),
        pytest.param(count, "5", id="a count as text"),
        pytest.param(count, True, id="true is no count"),
        pytest.param(points, 1_000_001, id="points too many"),
        pytest.param(whole(1, 2), 3, id="a number out of its bounds"),
        pytest.param(text(3), "", id="an empty text"),
        pytest.param(text(3), "  ", id="a text of spaces"),
        pytest.param(text(3), "аааа", id="a text too long"),
        pytest.param(text(3), 5, id="a number for a text"),
        pytest.param(truth, 0, id="0 is not false"),
        pytest.param(truth, "true", id="a text is not true"),
        pytest.param(one_of(Tie), "Lapse", id="a word in another case"),
        pytest.param(one_of(Tie), ["lapse"], id="a word in a list"),
        pytest.param(moment, "2026-11-29T19:40:00", id="a time without an offset"),
        pytest.param(moment, "2026-11-29", id="a day"),
        pytest.param(moment, "yesterday", id="no time"),
        pytest.param(moment, 1_764_000_000, id="seconds"),
        pytest.param(mapping, [], id="a list for an object"),
        pytest.param(list_of(count), {}, id="an object for a list"),
        pytest.param(list_of(count), "55", id="a text for a list"),
    ],
)
def test_a_value_of_another_kind_is_refused(read: Any, value: object) -> None:
    with refused("value.bad", ""):
        read(value)


def test_a_list_names_the_place_that_is_wrong() -> None:
    assert list_of(count)([5, 6]) == (5, 6)
    with refused("value.bad", "[1]"):
        list_of(count)([5, -1, -2])
    with refused("value.bad", "[0][1]"):
        list_of(list_of(count))([[5, -1]])


def test_fields_are_read_by_their_keys() -> None:
    fields = Fields({"a": 5, "b": None, "c": [1, 2], "d": True}, ("a", "b", "c", "d", "e"))
    assert (fields.required("a", count), fields.optional("b", count), fields.optional("e", count)) == (5, None, None)
    assert (fields.items("c", count), fields.items("e", count)) == ((1, 2), ())
    assert (fields.flag("d"), fields.flag("e")) == (True, False)


def test_an_unknown_key_is_refused_by_name() -> None:
    with refused("key.unknown", "colour"):
        Fields({"a": 5, "colour": "red"}, ("a",))


@pytest.mark.parametrize("document", [{}, {"a": None}])
def test_a_required_key_left_out_or_null_is_missing(document: dict[str, object]) -> None:
    with refused("key.missing", "a"):
        Fields(document, ("a",)).required("a", count)


def test_a_wrong_value_is_refused_at_its_key() -> None:
    with refused("value.bad", "a"):
        Fields({"a": -1}, ("a",)).required("a", count)
    with refused("value.bad", "a[1]"):
        Fields({"a": [1, -1]}, ("a",)).items("a", count)
    with refused("value.bad", ""):
        Fields([], ("a",))
