"""A whole party of every variant, its state reckoned by hand from the rules: every row, every line."""

import json
from pathlib import Path

import pytest

from scorer.ledger.codec import decode_party, encode_state
from scorer.ledger.files import read_document, write_document
from scorer.ledger.replay import replay
from scorer.rules.presets import PRESETS

GOLDEN = Path(__file__).parent / "data" / "golden"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_party_comes_out_as_reckoned(preset: str) -> None:
    golden = json.loads((GOLDEN / f"{preset}.json").read_text(encoding="utf-8"))
    assert golden["party"]["ruleset"]["preset"] == preset
    state = encode_state(replay(decode_party(golden["party"])))
    assert state["rows"] == golden["state"]["rows"]
    assert state == golden["state"]
    assert read_document(write_document(state)) == golden["state"]


def test_there_is_one_for_every_variant_and_no_other() -> None:
    assert {file.stem for file in GOLDEN.glob("*.json")} == set(PRESETS)
