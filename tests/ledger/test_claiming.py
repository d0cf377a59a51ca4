"""Where a party stands when the end is announced: by its log, or by totals alone."""

from typing import Any

import pytest

from scorer.ledger.claiming import at_totals, rule_at
from scorer.ledger.codec import decode_party
from scorer.ledger.events import Claim
from scorer.ledger.replay import position, preview, rule_claim
from scorer.rules.presets import preset
from scorer.rules.refusal import Refused
from tests.ledger.parties import party

BOTH: list[dict[str, Any]] = [
    {"type": "adjust", "points": [530, 465], "reason": "before"},
    {"type": "deal", "maker": 1, "trump": "H", "cards": [55, 60], "last_trick": 1},
]


def test_totals_alone_with_the_last_trick_stand_where_the_log_does() -> None:
    log = decode_party(party(*BOTH, claim_at_record="required"))
    there = position(log)
    assert there == at_totals(log.ruleset, (585, 535), dealer=there.dealer, last_trick=1)


def test_a_claim_is_ruled_as_it_is_written() -> None:
    log = decode_party(party(*BOTH, claim_at_record="required"))
    for seat in (0, 1):
        ruling = rule_claim(log, Claim(seat=seat))
        assert (ruling.end.winner, ruling.decided) == (1, "last_trick")
        assert preview(log, Claim(seat=seat))[1].winner == 1


def test_nothing_is_announced_where_totals_alone_are_the_end() -> None:
    there = at_totals(preset("moscow"), (510, 515), dealer=1, last_trick=0)
    assert there.end == (0, "last_trick")
    with pytest.raises(Refused) as refused:
        rule_at(there, Claim(seat=0))
    assert refused.value.code == "party.finished"
