"""Events are values: what was written does not change, and says by name what it is."""

import dataclasses
import typing

import pytest

from scorer.ledger import events as e

KINDS = typing.get_args(e.AnyEvent)


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_is_given_by_name_and_stays_as_it_is(kind: type[e.Event]) -> None:
    assert issubclass(kind, e.Event)
    assert all(field.kw_only for field in dataclasses.fields(kind))
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(object.__new__(kind), "id", "x")  # noqa: B010 - a frozen field, on purpose


def test_what_was_dealt_is_a_deal_a_passed_one_or_a_fifty() -> None:
    assert set(typing.get_args(e.Dealt)) == {e.DealPlayed, e.Passed, e.Fifty}


def test_an_event_says_nothing_of_itself_unless_it_is_told() -> None:
    event = e.Passed()
    assert (event.id, event.at, event.by, event.dealer) == ("", None, None, None)
    assert e.Close(reason="late").draw is False
