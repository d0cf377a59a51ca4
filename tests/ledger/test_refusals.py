"""Every refusal a party file can meet, by its code, and the place it names."""

import json
from typing import Any

import pytest

from scorer.ledger.codec import decode_party
from scorer.ledger.files import LARGEST_FILE, read_document
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused
from tests.ledger.parties import BAIT, MADE, TIE, Document, adjust, amend, correction, deal, party, void
from tests.rules.deals import refused

CODES = """
    file.json file.too_large file.format file.version key.unknown key.missing value.bad players.count players.same_name
    seat.unknown ruleset.unknown_preset ruleset.unknown_option ruleset.bad_value event.unknown event.unknown_type
    event.duplicate_id event.not_amendable party.finished card.unknown cards.impossible cards.total_out_of_range
    cards.deck_mismatch cards.no_trick_conflict cards.split_needed deal.trump_needed deal.last_trick_needed
    deal.cannot_concede melds.impossible melds.shared_card melds.too_many_cards melds.one_per_run melds.rank_needed
    offence.unknown offence.not_in_force offence.more_than_one hanging.agreement_needed fifty.not_allowed
    claim.not_allowed correction.too_late correction.undercount_stands correction.no_difference correction.own
    correction.no_cards correction.noticed_by_needed dave.not_allowed dave.same_seat_twice dave.resigner
"""
"""The codes of the format, without those of questions alone."""

X = {**MADE, "id": "x"}
TERZ = {"seat": 0, "length": 3}
REVOKE = {"seat": 0, "kind": "revoke"}
RUNNING = {"maker": 0, "cards": [5, 5]}
FIFTY = {"type": "fifty", "maker": 0}


def one(document: Any, **facts: Any) -> Document:
    """A party of one deal with these facts over it."""
    return party({**document, **facts})


def with_key(**keys: Any) -> Document:
    return {**party(), **keys}


TABLE: list[tuple[str, str, Document | str]] = [
    ("file.json", "", '{"format": '),
    ("file.json", "dealer", '{"dealer": 0, "dealer": 1}'),
    ("file.too_large", "", " " * LARGEST_FILE + "{}"),
    ("file.too_large", "events[5000]", party(*[FIFTY] * 5_001)),
    ("file.format", "format", with_key(format="deberts")),
    ("file.version", "version", with_key(version=3)),
    ("key.unknown", "notes", with_key(notes="")),
    ("key.unknown", "events[0].points", one(MADE, points=[90, 40])),
    ("key.missing", "events[0].maker", one(MADE, maker=None)),
    ("value.bad", "events[0].trump", one(MADE, trump="hearts")),
    ("players.count", "players", with_key(players=["A"])),
    ("players.same_name", "players[1]", with_key(players=["A", "a"])),
    ("seat.unknown", "events[0].maker", one(MADE, maker=2)),
    ("ruleset.unknown_preset", "ruleset.preset", with_key(ruleset={"preset": "poker"})),
    ("ruleset.unknown_option", "ruleset.colour", with_key(ruleset={"colour": "red"})),
    ("ruleset.bad_value", "ruleset.tie", with_key(ruleset={"tie": "draw"})),
    ("event.unknown", "events[0].event", party(void("1"))),
    ("event.unknown_type", "events[0].type", party({"type": "misdeal"})),
    ("event.duplicate_id", "events[1].id", party(X, X)),
    ("event.not_amendable", "events[1].event", party(adjust(5, 5), amend("1", MADE))),
    ("event.not_amendable", "events[1].with.type", party(MADE, amend("1", adjust(5, 5)))),
    ("party.finished", "events[1]", party(adjust(501, 0), MADE)),
    ("card.unknown", "events[0].melds[0].run", one(MADE, melds=[{**TERZ, "run": "1S"}])),
    ("cards.impossible", "events[0].cards[1]", one(deal([80, 1]))),
    ("cards.total_out_of_range", "events[0].cards", one(deal([100, 60]))),
    ("cards.deck_mismatch", "events[0].stock", one(MADE, stock=33)),
    ("cards.no_trick_conflict", "events[0].no_tricks", one(MADE, no_tricks=[1])),
    ("cards.split_needed", "events[0].total", one(MADE, cards=None, total=100)),
    ("deal.trump_needed", "events[0].trump", one(MADE, trump=None, bella=0)),
    ("deal.last_trick_needed", "events[0].last_trick", one(MADE, last_trick=None)),
    ("deal.cannot_concede", "events[0].conceded", party({**MADE, "conceded": True}, bait="none")),
    ("melds.impossible", "events[0].melds[0]", one(MADE, melds=[{**TERZ, "run": "8S"}])),
    ("melds.impossible", "events[0].melds[0].length", one(MADE, melds=[{**TERZ, "length": 9}])),
    ("melds.shared_card", "events[0].melds[1]", one(MADE, melds=[{**TERZ, "run": "KS"}] * 2)),
    ("melds.shared_card", "events[0].melds", one(MADE, melds=[{**TERZ, "run": "KH"}], bella=1)),
    ("melds.too_many_cards", "events[0].melds", one(MADE, melds=[TERZ] * 4)),
    ("melds.one_per_run", "events[0].melds[1]",
     party({**MADE, "melds": [{**TERZ, "run": "AS"}, {**TERZ, "run": "JS"}]}, split_runs=False)),
    ("melds.rank_needed", "events[0].melds", one(MADE, melds=[TERZ, {**TERZ, "seat": 1}])),
    ("melds.rank_needed", "events[0].during.melds",
     party({"type": "claim", "seat": 0, "during": {**RUNNING, "melds": [TERZ, {**TERZ, "seat": 1}]}})),
    ("offence.unknown", "events[0].offences[0].kind", one(MADE, offences=[{**REVOKE, "kind": "rudeness"}])),
    ("offence.not_in_force", "events[0].offences[0]", party({**MADE, "offences": [REVOKE]}, offences=[])),
    ("offence.more_than_one", "events[0].offences", one(MADE, offences=[REVOKE, REVOKE])),
    ("hanging.agreement_needed", "events[2]", party(TIE, TIE, MADE)),
    ("fifty.not_allowed", "events[0]", party(FIFTY)),
    ("claim.not_allowed", "events[0].seat", party({"type": "claim", "seat": 0}, target=None)),
    ("claim.not_allowed", "events[0].during",
     party({"type": "claim", "seat": 0, "during": RUNNING}, mid_deal_claim="off")),
    ("correction.too_late", "events[2].deal", party(X, BAIT, correction("x", 0, cards=70))),
    ("correction.undercount_stands", "events[1].cards", party(X, correction("x", 0, cards=90))),
    ("correction.no_difference", "events[1].cards", party(X, correction("x", 0, cards=80))),
    ("correction.own", "events[1].noticed_by", party(X, correction("x", 0, cards=70, noticed_by=0))),
    ("correction.no_cards", "events[1].deal", party({"type": "passed"}, correction("1", 0, cards=70))),
    ("correction.noticed_by_needed", "events[1].noticed_by",
     party(deal([80, 40, 20], id="x"), correction("x", 0, cards=70), preset="threesome")),
    ("dave.not_allowed", "events[0].dave", one(MADE, dave=[0])),
    ("dave.same_seat_twice", "events[0].dave[1]", party({**MADE, "dave": [0, 0]}, preset="short_dave")),
    ("dave.resigner", "events[0].resigned", party({**MADE, "dave": [0], "resigned": 0}, preset="short_dave")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("code", "at", "document"), [pytest.param(*row, id=f"{row[0]} at {row[1] or 'the file'}") for row in TABLE]
)
def test_a_refusal_names_its_place(code: str, at: str, document: Document | str) -> None:
    text = document if isinstance(document, str) else json.dumps(document)
    with refused(code, at):
        replay(decode_party(read_document(text)))


def test_every_code_of_a_party_file_is_met() -> None:
    assert {code for code, _, _ in TABLE} == set(CODES.split())


@pytest.mark.parametrize(
    ("document", "params"),
    [
        pytest.param(one(deal([100, 60])), {"total": 160, "least": 18, "most": 146}, id="between what it can be"),
        pytest.param(party({"type": "claim", "seat": 0, "during": {"maker": 0, "cards": [100, 60]}}),
                     {"total": 160, "least": 0, "most": 146}, id="between what it can be so far"),
        pytest.param(one(MADE, stock=33), {"total": 120, "stock": 33, "deck": 152}, id="what the deck holds"),
        pytest.param(one(deal([80, 1])), {"seat": 1, "count": 1}, id="whose count"),
        pytest.param(party(X, correction("x", 0, cards=90)), {"points": 10}, id="how many too few"),
        pytest.param(party(X, BAIT, correction("x", 0, cards=70)), {"points": 10}, id="how many too many"),
        pytest.param(party(TIE, TIE, MADE), {"hanging": (70, 70)}, id="what hangs"),
        pytest.param(party(adjust(501, 0), MADE), {"end": "target"}, id="how it ended"),
        pytest.param(with_key(players=["A"]), {"count": 1, "least": 2, "most": 3}, id="how many can play"),
        pytest.param(one(MADE, melds=[{**TERZ, "run": "KS"}] * 2), {"cards": ("JS", "KS", "QS")}, id="which cards"),
        pytest.param(one(MADE, melds=[TERZ] * 4), {"seat": 0, "most": 9}, id="how many cards a hand"),
    ],
)  # fmt: skip
def test_what_is_refused_says_what_would_be_right(document: Document, params: Document) -> None:
    with pytest.raises(Refused) as caught:
        replay(decode_party(document))
    assert caught.value.params == params
