"""A party and its state are values: nothing of them changes, and all of it is said by name."""

import dataclasses
from typing import Any

import pytest

from scorer.ledger.codec import decode_party
from scorer.ledger.party import Hanging, Party, Row, State
from scorer.ledger.replay import replay
from tests.ledger.parties import MADE, TIE, party


@pytest.mark.parametrize("kind", [Party, Row, State, Hanging])
def test_what_a_party_is_stays_as_it_is(kind: type) -> None:
    decoded = decode_party(party(MADE, TIE))
    state = replay(decoded)
    value: Any = {Party: decoded, State: state, Row: state.rows[0], Hanging: state.hanging[0]}[kind]
    assert all(field.kw_only for field in dataclasses.fields(kind))
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(value, dataclasses.fields(kind)[0].name, None)
    assert hash(value) == hash(dataclasses.replace(value))


def test_a_replay_leaves_the_party_as_it_was_and_comes_out_the_same() -> None:
    decoded = decode_party(party(MADE, TIE, MADE))
    assert replay(decoded) == replay(decoded)
    assert decoded == decode_party(party(MADE, TIE, MADE))
