"""Taking in an archive: into a club that has some of it already, and nothing here is overwritten."""

import io

import pytest
from sqlalchemy import select

from scorer.ledger.codec import decode_party, encode_party
from scorer.store.archive_file import Archive
from scorer.store.archive_taking import take
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.imports import OtherOpening, Parted, take_in
from scorer.store.merging import merge
from scorer.store.models import Club, Merging
from scorer.store.parties import load
from scorer.store.players import add_player, persons_like
from scorer.store.rulesets import keep_rules, rules_of_club
from scorer.store.search import Wanted, find_parties
from scorer.store.statistics import card
from scorer.store.verify import verify
from tests.store.archives import AB, evenings_of, figures_of, rewritten, saved, states_of, taken
from tests.store.playing import begin, deal, won_by, write

pytestmark = pytest.mark.usefixtures("hourly")


def test_taken_in_again_everything_is_here_already(rich: Club) -> None:
    before = states_of(rich), figures_of(rich)
    came = taken(rich, saved(rich))
    assert (came.new, came.longer, came.same, came.out) == (0, 0, 9, 0)
    assert (states_of(rich), figures_of(rich)) == before
    assert list(verify()) == []


def test_another_club_of_the_same_server_gets_a_copy_of_its_own(rich: Club) -> None:
    other = create_club()
    content = saved(rich)
    assert taken(other, content).new == 9
    assert set(states_of(other)).isdisjoint(states_of(rich))
    assert figures_of(other) == figures_of(rich)
    assert taken(other, content).same == 9, "known again by the ids they got here"
    assert list(verify()) == []


def test_what_went_on_elsewhere_goes_on_here_and_what_parted_stays_out(club: Club) -> None:
    goes_on, parts, same = begin(club, *AB), begin(club, "Вера", "Глеб"), won_by(club, AB, 0)
    old = saved(club)
    write(goes_on, deal(80, 40), deal(70, 50))
    write(parts, deal(80, 40))
    newer = saved(club)
    other = create_club()
    taken(other, old)
    mine = find_parties(other, Wanted(person=persons_like(other, "Вера")[0])).parties
    write(mine[0], deal(30, 90, last_trick=1))
    came = taken(other, newer)
    assert (came.new, came.same, came.longer, came.entries, came.out) == (0, 1, 1, 2, 1)
    assert [(one.players, type(one.why)) for one in came.told] == [(("Вера", "Глеб"), Parted)]
    assert mine[0].totals == [0, 130]
    assert list(verify()) == []
    assert same.finished


def test_nothing_that_is_here_is_overwritten(rich: Club) -> None:
    content = saved(rich)
    other = create_club()
    other.unit, other.marks = "руб.", {"bait": "Б!"}
    db.session.commit()
    keep_rules(other, "дача", {"preset": "kharkov"})
    vera = add_player(other, "ВЕРА")
    taken(other, content)
    assert (other.unit, other.marks) == ("руб.", {"bait": "Б!"})
    assert [(kept.name, kept.preset) for kept in rules_of_club(other)] == [("дача", "kharkov")]
    assert vera.name == "ВЕРА"
    assert persons_like(other, "вера") == (vera,)
    assert card(vera).figures.parties == 2


def test_players_that_are_one_person_here_keep_their_common_party_out(club: Club) -> None:
    won_by(club, ("Аня", "Анна"), 0)
    won_by(club, AB, 0)
    content = saved(club)
    other = create_club()
    anya, anna = add_player(other, "Аня"), add_player(other, "Анна")
    merge(other, anna.id, anya.id)
    with Archive(io.BytesIO(content)) as archive:
        came = take(other, archive, form_id="archive")
    assert (came.new, came.out) == (1, 1)
    assert came.told[0].players == ("Аня", "Анна")
    assert list(verify()) == []


def test_a_merging_of_two_who_played_at_one_table_here_is_left_out(club: Club) -> None:
    won_by(club, AB, 0)
    won_by(club, ("Вера", "Боря"), 0)
    merge(club, persons_like(club, "Вера")[0].id, persons_like(club, "Аня")[0].id)
    content = saved(club)
    other = create_club()
    won_by(other, ("Аня", "Вера"), 0)
    taken(other, content)
    assert db.session.scalars(select(Merging).where(Merging.club_id == other.id)).all() == []
    assert list(verify()) == []


def test_an_opening_that_differs_stays_out_and_is_told(club: Club) -> None:
    row = won_by(club, AB, 0)
    content = rewritten(saved(club), f"parties/{row.id}.json", dealer=1)
    came = taken(club, content)
    assert came.out == 1
    assert isinstance(came.told[0].why, OtherOpening)
    assert came.told[0].players == AB


def test_a_party_joins_its_evening_where_a_later_one_of_it_is_here(club: Club) -> None:
    early, late = won_by(club, AB, 0), won_by(club, AB, 0)
    assert early.evening_id == late.evening_id
    late_alone = decode_party(encode_party(load(late).party))
    content = saved(club)
    other = create_club()
    here, _ = take_in(other, late_alone, form_id="file")
    taken(other, content)
    assert len(states_of(other)) == 2
    assert list(evenings_of(other).values()) == [early.day]
    assert here.evening_id == here.id
