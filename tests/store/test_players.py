"""Players of a club: known again, added, renamed."""

import pytest

from scorer.rules.refusal import Refused
from scorer.store.clubs import create_club
from scorer.store.merging import merge, mergings_into, part
from scorer.store.models import Club
from scorer.store.players import (
    NameTaken,
    UnknownPlayer,
    add_player,
    persons_like,
    persons_of,
    player_of,
    players_named,
)
from scorer.store.renaming import rename_player
from scorer.store.stats import seats_of
from scorer.store.verify import verify
from tests.store.playing import begin


@pytest.mark.parametrize("typed", ["аня", " А н я ", "Aня", "АНЯ", "aHя"])
def test_a_name_is_known_whatever_case_spaces_and_look_alike_letters(club: Club, typed: str) -> None:
    anya = add_player(club, "Аня")
    assert players_named(club, [typed]) == (anya,)


@pytest.mark.parametrize(("one", "other"), [("Пётр", "Петр"), ("Дем'ян", "Дем’ян"), ("Ігор", "Iгор"), ("Tom", "Тот")])
def test_names_that_look_alike_are_one(club: Club, one: str, other: str) -> None:
    alike = one != "Tom"
    player = add_player(club, one)
    assert (players_named(club, [other])[0] is player) == alike


def test_two_seats_are_not_one_persons(club: Club) -> None:
    with pytest.raises(Refused) as refused:
        begin(club, "Аня", "Aня")
    assert (refused.value.code, refused.value.at) == ("players.same_name", "players[1]")
    begin(club, "Аня", "Боря")
    merge(club, add_player(club, "Анна").id, players_named(club, ["Аня"])[0].id)
    with pytest.raises(Refused):
        begin(club, "Анна", "Аня")


def test_a_name_that_is_there_is_not_added_twice(club: Club) -> None:
    anya = add_player(club, " Аня\u202e ")
    assert anya.name == "Аня"
    with pytest.raises(NameTaken) as taken:
        add_player(club, "аНя")
    assert taken.value.player is anya
    add_player(create_club(), "Аня")


def test_who_is_renamed_stays_the_same_player(club: Club) -> None:
    row = begin(club, "Аня", "Боря")
    anya, borya = (player_of(club, player) for player in row.opening["player_ids"])
    rename_player(club, anya.id, "Анна Петровна")
    assert begin(club, "анна петровна", "Боря").opening["player_ids"] == [anya.id, borya.id]
    assert row.opening["players"] == ["Аня", "Боря"], "a party keeps the name it was played under"
    with pytest.raises(NameTaken):
        rename_player(club, anya.id, "бОря")
    assert rename_player(club, anya.id, "АННА ПЕТРОВНА").name == "АННА ПЕТРОВНА"


def test_a_name_somebody_played_under_leads_to_him_further(club: Club) -> None:
    row = begin(club, "Аня", "Боря")
    anya = player_of(club, row.opening["player_ids"][0])
    rename_player(club, anya.id, "Анна Ивановна")
    assert persons_like(club, "аня") == (anya,)
    later = begin(club, "Аня", "Боря")
    assert [seat.person_id for seat in seats_of(later)] == [seat.person_id for seat in seats_of(row)]
    with pytest.raises(NameTaken):
        add_player(club, "Аня")
    assert list(verify()) == []


def test_a_former_name_is_free_once_that_is_undone(club: Club) -> None:
    row = begin(club, "Аня", "Боря")
    anya = player_of(club, row.opening["player_ids"][0])
    rename_player(club, anya.id, "Анна Ивановна")
    ((merging, former),) = mergings_into(anya)
    part(club, merging.id)
    assert persons_like(club, "Аня") == (former,) != (anya,)
    assert seats_of(row)[0].person_id == anya.id, "what was played stays with who played it"
    assert list(verify()) == []


def test_a_name_put_right_before_anybody_played_under_it_is_free(club: Club) -> None:
    anya = add_player(club, "Ана")
    rename_player(club, anya.id, "Аня")
    assert persons_like(club, "Ана") == ()
    assert add_player(club, "Ана").person_id != anya.id


def test_a_person_can_go_by_a_name_that_was_made_one_with_his(club: Club) -> None:
    row = begin(club, "Аня", "Боря")
    anya = player_of(club, row.opening["player_ids"][0])
    anna, anyuta = add_player(club, "Анна"), add_player(club, "Анюта")
    merge(club, anyuta.id, anna.id)
    merge(club, anna.id, anya.id)
    assert rename_player(club, anya.id, "анюта") is anyuta
    assert [player.name for player in persons_of(club)] == ["анюта", "Боря"]
    assert persons_like(club, "Аня") == persons_like(club, "Анна") == (anyuta,)
    assert seats_of(row)[0].person_id == anyuta.id
    assert rename_player(club, anyuta.id, "Аня") is anya
    assert list(verify()) == []


def test_a_player_of_another_club_is_unknown(club: Club) -> None:
    stranger = add_player(create_club(), "Аня")
    with pytest.raises(UnknownPlayer):
        player_of(club, stranger.id)
    with pytest.raises(UnknownPlayer):
        rename_player(club, stranger.id, "Вера")


def test_of_merged_players_the_list_has_the_one_they_go_by(club: Club) -> None:
    anya, anna = add_player(club, "Аня"), add_player(club, "Анна")
    add_player(club, "Боря")
    merge(club, anna.id, anya.id)
    assert [player.name for player in persons_of(club)] == ["Аня", "Боря"]
