"""What a glance at a party sees: all its page shows, and nothing of other tables."""

from collections.abc import Callable

import pytest

from scorer.ledger.accounts import Per, Wager
from scorer.ledger.events import Close
from scorer.store.append import append
from scorer.store.clubs import create_club
from scorer.store.customs import agree_wager, play_for, write_marks
from scorer.store.drafts import save_draft
from scorer.store.glances import QUERY, glance
from scorer.store.merging import merge
from scorer.store.models import Club, Draft, PartyRow
from scorer.store.parties import start_party
from scorer.store.players import add_player, persons_of
from scorer.store.renaming import rename_player
from scorer.store.sharing import Share, hide_party, renew_link
from scorer.store.transaction import writing
from tests.store.deals import deal
from tests.store.playing import begin, won_by

Change = Callable[[Club, PartyRow], object]


def renamed(club: Club, name: str, anew: str) -> None:
    (player,) = (player for player in persons_of(club) if player.name == name)
    rename_player(club, player.id, anew)


def led_on(row: PartyRow) -> None:
    with writing():
        row.next_id = row.id


def used_to(club: Club, dealer: str) -> None:
    with writing():
        club.first_dealer = dealer


def one_person(club: Club) -> None:
    one, other = (add_player(club, name) for name in ("Галя", "Галина"))
    before = persons_of(club)
    merge(club, one.id, other.id)
    assert persons_of(club) != before


SHOWN_AT_EVERY_TABLE: dict[str, Change] = {
    "an entry": lambda _, row: append(row.id, [deal(80, 40)], expected_seq=row.seq, form_id="deal"),
    "the draft": lambda _, row: save_draft(row.id, {"seat0-cards": "47"}, version=0),
    "what is played for": lambda _, row: agree_wager(row.id, Wager(Per.PARTY, 10)),
    "what amounts are of": lambda club, _: play_for(club, "спички"),
    "the club's letters": lambda club, _: write_marks(club, {"bait": "Х"}),
    "a new link to follow": lambda _, row: renew_link(row.id, Share.FOLLOW),
    "a new link to write": lambda _, row: renew_link(row.id, Share.WRITE),
    "another party won that evening": lambda club, _: won_by(club, ("Аня", "Боря"), 1),
    "another name of who sits there": lambda club, _: renamed(club, "Аня", "Анна"),
    "the party hidden": lambda _, row: hide_party(row.id),
    "the next party": lambda _, row: led_on(row),
}
SHOWN_AT_THE_END: dict[str, Change] = {
    "who deals first as the club is used to": lambda club, _: used_to(club, "winner"),
    "a new player": lambda club, _: add_player(club, "Вера"),
    "another name of who does not sit there": lambda club, _: renamed(club, "Зина", "Зинаида"),
    "two players found to be one": lambda club, _: one_person(club),
}


def test_a_glance_sees_that_the_next_party_was_hidden(club: Club, party: PartyRow) -> None:
    following = begin(club)
    with writing():
        party.next_id = following.id
    before = glance(party.id)
    hide_party(following.id)
    assert glance(party.id) != before


@pytest.mark.parametrize("change", SHOWN_AT_EVERY_TABLE.values(), ids=SHOWN_AT_EVERY_TABLE.keys())
def test_a_glance_sees_whatever_a_table_shows(club: Club, party: PartyRow, change: Change) -> None:
    before = glance(party.id)
    assert before == glance(party.id)
    change(club, party)
    assert glance(party.id) != before


@pytest.mark.parametrize("change", SHOWN_AT_THE_END.values(), ids=SHOWN_AT_THE_END.keys())
def test_a_glance_at_a_party_that_is_over_sees_who_may_sit_down_next(
    club: Club, party: PartyRow, change: Change
) -> None:
    add_player(club, "Зина")
    append(party.id, [deal(80, 40), Close(reason="late")], expected_seq=0, form_id="end")
    before = glance(party.id)
    change(club, party)
    assert glance(party.id) != before


NOT_SHOWN = {
    "party": {"id", "opening", "started", "day", "hidden", "totals", "winner", "updated", "counted", "stands"},
    "club": {"id", "epoch", "created", "stake"},
    "draft": {"party_id", "fields", "updated"},
}
"""Columns that never change, follow from the entries or the version, or are on no party's page."""


def test_every_column_is_seen_or_known_not_to_be_shown() -> None:
    seen = {(column.table.name, column.name) for column in QUERY.selected_columns if hasattr(column, "table")}
    for model in (PartyRow, Club, Draft):
        name = model.__tablename__
        columns = {column.name for column in model.__table__.columns}
        assert columns - NOT_SHOWN[name] == {column for table, column in seen if table == name} - NOT_SHOWN[name]


def test_a_glance_sees_no_other_table(club: Club, party: PartyRow) -> None:
    before = glance(party.id)
    other = start_party(club, players=("Вера", "Глеб"), ruleset={}, dealer=0)
    append(other.id, [deal(80, 40)], expected_seq=0, form_id="deal")
    save_draft(other.id, {"seat0-cards": "47"}, version=1)
    elsewhere = create_club()
    play_for(elsewhere, "спички")
    won_by(elsewhere, ("Аня", "Боря"), 0)
    assert glance(party.id) == before


def test_a_glance_tells_whose_party_it_is_and_of_none_where_there_is_none(club: Club, party: PartyRow) -> None:
    seen = glance(party.id)
    assert seen is not None
    assert (seen.id, seen.club_id, seen.follow_epoch, seen.write_epoch) == (party.id, club.id, 1, 1)
    begin(club)
    renew_link(party.id, Share.WRITE)
    again = glance(party.id)
    assert again is not None
    assert (again.follow_epoch, again.write_epoch) == (1, 2)
    assert glance("no such party") is None
