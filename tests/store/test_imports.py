"""A party from a file: taken in as it is, known when it is here, never over what is here."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from flask import Flask

from scorer.ledger.codec import decode_party, encode_party
from scorer.ledger.party import Party
from scorer.ledger.replay import replay
from scorer.sheets.code import sheet_code
from scorer.store.append import append
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.drafts import load_draft, save_draft
from scorer.store.imports import Longer, New, OtherOpening, Parted, Same, SharedEntries, compare, take_in
from scorer.store.models import Club, EventRow, PartyRow
from scorer.store.parties import load, parties_of_club
from scorer.store.verify import verify
from tests.store.deals import deal

ID = "0b9f7d0e-7d0c-4f0a-9a55-6f2f6f1d2a10"
MADE = {"type": "deal", "maker": 0, "cards": [82, 48], "last_trick": 0}


def event(number: int, **more: Any) -> dict[str, Any]:
    return {**MADE, "id": f"7e000000-0000-4000-8000-{number:012d}", "at": f"2026-11-29T20:{number:02}:00+03:00", **more}


def party(*events: dict[str, Any], **opening: Any) -> Party:
    document = {
        "format": "deberts-party",
        "version": 1,
        "id": ID,
        "started": "2026-11-29T19:40:00+03:00",
        "ruleset": {"preset": "moscow"},
        "players": ["Аня", "Боря"],
        "dealer": 0,
        "events": list(events),
        **opening,
    }
    return decode_party({key: value for key, value in document.items() if value is not None})


def take(club: Club, given: Party) -> Any:
    return take_in(club, given, form_id="form")[1]


def test_a_party_that_is_not_here_comes_whole(club: Club) -> None:
    given = party(event(1, by="Аня"), event(2))
    row, found = take_in(club, given, form_id="form")
    loaded = load(row)
    assert isinstance(found, New)
    assert loaded.state == replay(given)
    assert loaded.party.events == given.events
    assert sheet_code(loaded.party) == sheet_code(given)
    assert (row.id, row.seq, row.totals, row.finished) == (ID, 2, [184, 96], False)


def test_times_and_authors_stay_as_they_are(club: Club) -> None:
    row, _ = take_in(club, party(event(1, by="Аня")), form_id="form")
    written = db.session.get_one(EventRow, (row.id, 1))
    assert written.at.isoformat() == "2026-11-29T17:01:00+00:00"
    assert written.by == "Аня"
    assert row.started.isoformat() == "2026-11-29T19:40:00+03:00"
    assert row.updated == written.at


def test_players_of_the_file_are_the_clubs_players_of_those_names(club: Club) -> None:
    take(club, party(players=["аня ", "Вера"], player_ids=["x", "y"]))
    take(club, party(id="1b9f7d0e-7d0c-4f0a-9a55-6f2f6f1d2a10"))
    assert sorted(player.name for player in club.players) == ["Боря", "Вера", "аня"]


def test_the_same_file_again_writes_nothing(club: Club) -> None:
    given = party(event(1), event(2))
    row, _ = take_in(club, given, form_id="form")
    assert take(club, given) == Same(row, 0)
    assert len(parties_of_club(club)) == 1


def test_a_shorter_copy_is_told_how_far_the_party_went_on(club: Club) -> None:
    row, _ = take_in(club, party(event(1), event(2)), form_id="form")
    assert take(club, party(event(1))) == Same(row, 1)


def test_a_longer_copy_brings_only_what_is_new(club: Club) -> None:
    row, _ = take_in(club, party(event(1)), form_id="form")
    longer = party(event(1), event(2), {"type": "close", "id": "end-of-the-evening", "reason": "поздно"})
    found = take(club, longer)
    assert isinstance(found, Longer)
    assert len(found.new) == 2
    loaded = load(row)
    assert loaded.party.events == longer.events
    assert (row.seq, row.finished, row.totals) == (3, True, [184, 96])


def test_new_deals_empty_the_draft(club: Club) -> None:
    row, _ = take_in(club, party(event(1)), form_id="form")
    save_draft(row.id, {"order": "0H"}, version=0)
    take(club, party(event(1), event(2)))
    assert load_draft(row.id).fields == {}


def test_a_copy_that_went_another_way_is_not_taken_in(club: Club) -> None:
    row, _ = take_in(club, party(event(1), event(2)), form_id="form")
    other = party(event(1), event(2, cards=[80, 50]), event(3))
    assert take(club, other) == Parted(row, 1)
    assert load(row).party.events == party(event(1), event(2)).events


@pytest.mark.parametrize(
    ("opening", "keys"),
    [
        ({"dealer": 1}, ("dealer",)),
        ({"players": ["Аня", "Вера"]}, ("players",)),
        ({"ruleset": {"preset": "kharkov"}}, ("ruleset",)),
    ],
)
def test_a_party_begun_otherwise_is_not_taken_in(club: Club, opening: dict[str, Any], keys: tuple[str, ...]) -> None:
    row, _ = take_in(club, party(event(1)), form_id="form")
    assert take(club, party(event(1), event(2), **opening)) == OtherOpening(row, keys)
    assert row.seq == 1


def test_entries_that_are_in_another_party_here_are_noticed(club: Club) -> None:
    row, _ = take_in(club, party(event(1), event(2)), form_id="form")
    again = party(event(1), event(2), event(3), id="2b9f7d0e-7d0c-4f0a-9a55-6f2f6f1d2a10")
    assert take(club, again) == SharedEntries(row, 2)
    assert len(parties_of_club(club)) == 1


def test_places_for_ids_say_nothing_of_another_party(club: Club) -> None:
    plain = {**MADE}
    take(club, party(plain))
    assert isinstance(take(club, party(plain, id="2b9f7d0e-7d0c-4f0a-9a55-6f2f6f1d2a10")), New)


def test_a_party_without_an_id_is_known_by_all_that_is_in_it(club: Club) -> None:
    given = party(MADE, id=None, started=None)
    row, found = take_in(club, given, form_id="form")
    assert isinstance(found, New)
    assert take(club, given) == Same(row, 0)
    assert isinstance(take(club, party(MADE, MADE, id=None, started=None)), New)


def test_an_id_that_is_no_uuid_is_known_again(club: Club) -> None:
    row, _ = take_in(club, party(event(1), id="партия № 1"), form_id="form")
    assert take(club, party(event(1), id="партия № 1")) == Same(row, 0)


def test_another_club_may_have_the_same_party(club: Club) -> None:
    given = party(event(1))
    mine, _ = take_in(club, given, form_id="form")
    others = create_club()
    theirs, found = take_in(others, given, form_id="form")
    assert isinstance(found, New)
    assert mine.id != theirs.id
    assert load(theirs).state == load(mine).state
    assert take(others, given) == Same(theirs, 0)


def test_comparing_writes_nothing_and_needs_no_club(in_app: Flask, club: Club) -> None:
    assert compare(None, party(event(1))) == New()
    assert compare(club, party(event(1))) == New()
    assert db.session.query(PartyRow).count() == 0


def test_a_party_played_here_and_exported_is_the_same(club: Club, party: PartyRow) -> None:
    append(party.id, [deal(82, 48)], expected_seq=0, form_id="a")
    exported = decode_party(encode_party(load(party).party))
    assert compare(club, exported) == Same(party, 0)
    append(party.id, [deal(60, 50)], expected_seq=1, form_id="b")
    assert compare(club, exported) == Same(party, 1)


def test_a_time_out_of_all_reason_is_kept_in_the_entry_and_not_in_the_database(club: Club) -> None:
    given = party(event(1, at="0001-01-01T00:00:00+14:00"), started="9999-12-31T23:59:59-14:00")
    row, _ = take_in(club, given, form_id="form")
    assert load(row).party.events[0].at == "0001-01-01T00:00:00+14:00"
    assert 2000 < row.started.year < 2200


def test_a_party_whose_file_does_not_say_when_it_began_is_of_the_local_day_of_its_first_entry(club: Club) -> None:
    row, _ = take_in(club, party(event(1, at="2026-11-01T01:10:00+03:00"), started=None), form_id="form")
    assert row.opening["started"] == "2026-11-01T01:10:00+03:00"
    assert row.day == "2026-11-01"


def test_an_earlier_party_of_an_evening_brings_it_to_the_day_it_began(club: Club) -> None:
    late, _ = take_in(club, party(event(1), started="2026-11-01T00:30:00+03:00"), form_id="form")
    assert late.day == "2026-11-01"
    earlier = party(event(2), id="1b9f7d0e-7d0c-4f0a-9a55-6f2f6f1d2a10", started="2026-10-31T22:30:00+03:00")
    first, _ = take_in(club, earlier, form_id="form")
    assert first.evening_id == late.evening_id
    assert (first.day, late.day) == ("2026-10-31", "2026-10-31")
    assert list(verify()) == []


def test_a_changed_opening_is_compared_as_it_was_written(club: Club) -> None:
    reopen = {"type": "reopen", "id": "reopened-by-hand", "with": {"players": ["Анна", "Борис"]}, "reason": "имена"}
    given = party(event(1), reopen)
    row, _ = take_in(club, given, form_id="form")
    assert load(row).state.players == ("Анна", "Борис")
    assert take(club, dataclasses.replace(given)) == Same(row, 0)


def test_two_of_a_file_whose_names_only_look_alike_are_two_players_each_time(club: Club) -> None:
    first, second = party(players=["Зоя", "3оя"]), party(players=["3оя", "Зоя"], id=ID.replace("0b", "0c"))
    (one, _), (other, _) = (take_in(club, given, form_id="form") for given in (first, second))
    assert one.opening["player_ids"] == other.opening["player_ids"][::-1]
    assert len(club.players) == 2
    assert list(verify()) == []
