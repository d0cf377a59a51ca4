"""Конец партии? What a claim rests on, and when none may be made."""

from typing import Any

import pytest

from scorer.arbiter.ask import ask
from scorer.rules.refusal import Refused


def ruled(*, ruleset: dict[str, Any] | None = None, before: int = 455, seat: int = 0, **during: Any) -> dict[str, Any]:
    party = {
        "format": "deberts-party", "version": 1, "players": ["A", "B"], "dealer": 1, "ruleset": ruleset or {},
        "events": [{"type": "adjust", "points": [before, 100], "reason": "before"}],
    }  # fmt: skip
    running = {"maker": 0, "trump": "H", "cards": [30, 20]} | during
    return ask({"ask": "claim", "party": party, "seat": seat} | ({"during": running} if during else {}))


KING = {"seat": 0, "length": 3, "run": "KS"}


@pytest.mark.parametrize(
    ("before", "during", "have", "valid"),
    [
        (455, {"cards": [46, 0]}, 501, True),
        (455, {"cards": [45, 0]}, 500, False),
        (455, {"cards": [6, 0], "melds": [KING], "bella": 0}, 501, True),
        (455, {"cards": [26, 0], "melds": [KING, {"seat": 1, "length": 4}]}, 481, False),
        (500, {}, 500, False),
    ],
)
def test_a_claim_holds_from_the_target_on(before: int, during: dict[str, Any], have: int, valid: bool) -> None:
    answer = ruled(before=before, **during)
    assert answer == {"have": have, "valid": valid, "target": 501}


@pytest.mark.parametrize(
    ("ruleset", "seat", "during", "why"),
    [
        ({"preset": "klaberjass"}, 0, {"maker": 1}, "off"),
        ({"mid_deal_claim": "defender"}, 0, {"maker": 0}, "maker"),
        ({"target": None}, 0, {}, "no_target"),
    ],
)
def test_a_claim_nobody_may_make_is_refused_with_the_reason(
    ruleset: dict[str, Any], seat: int, during: dict[str, Any], why: str
) -> None:
    with pytest.raises(Refused) as refused:
        ruled(ruleset=ruleset, seat=seat, **during)
    assert (refused.value.code, refused.value.params["why"]) == ("claim.not_allowed", why)


def test_at_the_record_the_total_alone_must_have_reached_the_target() -> None:
    required = {"claim_at_record": "required"}
    assert ruled(ruleset=required, before=501) == {"have": 501, "valid": True, "target": 501}


def test_the_defender_may_claim_where_only_the_defender_may() -> None:
    assert ruled(ruleset={"mid_deal_claim": "defender"}, maker=1, cards=[46, 0])["valid"]


def test_nothing_is_claimed_in_a_party_that_is_over() -> None:
    with pytest.raises(Refused) as refused:
        ruled(before=600, maker=0)
    assert refused.value.code == "party.finished"


def test_a_refusal_of_what_the_party_holds_names_its_place_in_the_question() -> None:
    party = {
        "format": "deberts-party", "version": 1, "players": ["A", "B"], "dealer": 1,
        "events": [{"type": "deal", "maker": 0, "cards": [1, 70], "last_trick": 0}],
    }  # fmt: skip
    with pytest.raises(Refused) as refused:
        ask({"ask": "claim", "party": party, "seat": 0})
    assert refused.value.at == "party.events[0].cards[0]"
    with pytest.raises(Refused) as refused:
        ruled(cards=[1, 20])
    assert refused.value.at == "during.cards[0]"
