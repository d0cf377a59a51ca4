"""The next party of an evening: who sits down, who deals first, by which rules."""

import re
from datetime import timedelta
from uuid import uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import update
from werkzeug.test import TestResponse

from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.models import Club, PartyRow
from scorer.store.players import persons_like
from scorer.store.renaming import rename_player
from scorer.store.sharing import hide_party
from scorer.store.stats_models import Seat
from tests.store.playing import close, deal, won_by, write
from tests.web.conftest import Visit

AB = ("Аня", "Боря")


class Evening:
    """A club whose browser this is, and its parties one after another."""

    def __init__(self, app: Flask, client: FlaskClient) -> None:
        self.app, self.client = app, client
        with app.test_request_context():
            club = create_club()
            self.club_id = club.id
            self.party_id = won_by(club, AB, 0).id
        with client.session_transaction() as session:
            session["club"] = self.club_id

    def again(self, **form: str) -> TestResponse:
        """Begin the next party after the last; on success that is the last one now."""
        answer = self.client.post(f"/party/{self.party_id}/again", data={"form_id": str(uuid4()), **form})
        if answer.status_code == 303:
            self.party_id = answer.location.rsplit("/", 1)[-1]
        return answer

    def finish(self, winner: int) -> None:
        """The last party is won at a seat."""
        with self.app.test_request_context():
            counts = [80 if seat == winner else 30 for seat in range(2)]
            write(db.session.get_one(PartyRow, self.party_id), deal(*counts, maker=winner), close())

    @property
    def last(self) -> PartyRow:
        with self.app.test_request_context():
            return db.session.get_one(PartyRow, self.party_id)

    @property
    def page(self) -> str:
        return self.client.get(f"/party/{self.party_id}").text


@pytest.fixture
def evening(app: Flask, client: FlaskClient) -> Evening:
    """An evening of one party that Аня won."""
    return Evening(app, client)


def chosen(page: str) -> str:
    found = re.search(r'<option value="(\w+)" selected>', page)
    assert found
    return found[1]


def filled_in(page: str) -> str:
    found = re.search(r'name="instead" value="([^"]*)"', page)
    assert found
    return found[1]


@pytest.mark.parametrize("form", [{"first": "loser", "instead": ""}, {"first": "winner", "instead": "Вера"}])
def test_a_second_phone_that_asks_for_the_next_party_is_led_to_the_one_that_began(
    evening: Evening, form: dict[str, str]
) -> None:
    over = evening.party_id
    began = evening.again(first="loser", instead="").location
    assert "уже начата" not in evening.page
    evening.party_id = over
    assert evening.again(**form).location == began
    assert "Следующая партия уже начата: Аня, Боря." in evening.page


def test_under_a_party_that_has_a_next_one_no_other_is_offered(evening: Evening) -> None:
    over = evening.party_id
    evening.again(first="loser", instead="")
    began, evening.party_id = evening.party_id, over
    assert 'id="next"' not in evening.page
    with evening.app.test_request_context():
        hide_party(began)
    assert 'id="next"' in evening.page, "what was begun by mistake was hidden"
    assert evening.again(first="loser", instead="").status_code == 303
    assert evening.party_id != began


def test_the_same_go_on_and_the_loser_deals_first(evening: Evening) -> None:
    first = evening.last
    assert evening.again(first="loser", instead="").status_code == 303
    new = evening.last
    assert new.opening["players"] == ["Аня", "Боря"]
    assert new.opening["player_ids"] == first.opening["player_ids"]
    assert new.opening["dealer"] == 1
    assert new.evening_id == first.id


def test_however_long_a_party_took_the_next_one_is_of_its_evening(evening: Evening) -> None:
    with evening.app.test_request_context():
        row = db.session.get_one(PartyRow, evening.party_id)
        row.started -= timedelta(hours=20)
        db.session.execute(update(Seat).values(started=row.started))
        db.session.commit()
    evening.again(first="loser", instead="Вера")
    assert evening.last.evening_id == row.id


def test_a_third_friend_takes_the_losers_place_and_deals_as_the_loser_would(evening: Evening) -> None:
    first = evening.last
    evening.again(first="loser", instead=" Вера ")
    new = evening.last
    assert new.opening["players"] == ["Аня", "Вера"]
    assert new.opening["dealer"] == 1
    assert new.evening_id == first.id


def test_who_waits_this_evening_is_offered_the_next_place(evening: Evening) -> None:
    assert filled_in(evening.page) == ""
    evening.again(first="loser", instead="Вера")
    evening.finish(winner=1)
    assert filled_in(evening.page) == "Боря"
    evening.again(first="loser", instead="Боря")
    assert evening.last.opening["players"] == ["Боря", "Вера"]
    evening.finish(winner=0)
    assert filled_in(evening.page) == "Аня"
    assert "вечер Боря 1, Вера 1, Аня 1" in evening.page.replace("&nbsp;", " ")


def test_with_more_than_one_waiting_nobody_is_offered_before_the_others(evening: Evening) -> None:
    for name in ("Вера", "Глеб"):
        evening.again(first="loser", instead=name)
        evening.finish(winner=0)
    assert filled_in(evening.page) == ""


def test_the_table_remembers_who_deals_first_here(evening: Evening) -> None:
    assert chosen(evening.page) == "loser"
    evening.again(first="winner", instead="")
    assert evening.last.opening["dealer"] == 0
    evening.finish(winner=0)
    assert chosen(evening.page) == "winner"


def test_after_a_draw_nobody_gives_up_a_place(evening: Evening) -> None:
    evening.again(first="lot", instead="")
    with evening.app.test_request_context():
        write(db.session.get_one(PartyRow, evening.party_id), deal(80, 30), close(draw=True))
    assert 'name="instead"' not in evening.page
    evening.again(first="loser", instead="Вера")
    assert evening.last.opening["players"] == ["Аня", "Боря"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [("аня", "аня"), ("A н я", "A н я"), ("Я" * 41, "40"), ("<b>" * 14, "&lt;b&gt;")],
)
def test_a_wrong_name_is_said_at_its_field_and_stays_typed(evening: Evening, typed: str, said: str) -> None:
    before = evening.party_id
    answer = evening.again(first="winner", instead=typed)
    assert answer.status_code == 422
    assert 'id="instead-error"' in answer.text
    assert said in answer.text
    assert chosen(answer.text) == "winner"
    assert evening.party_id == before


def test_who_was_renamed_goes_on_under_the_new_name(evening: Evening) -> None:
    with evening.app.test_request_context():
        club = db.session.get_one(Club, evening.club_id)
        rename_player(club, persons_like(club, "Боря")[0].id, "Борис")
    first = evening.last
    evening.again(first="loser", instead="")
    assert evening.last.opening["players"] == ["Аня", "Борис"]
    assert evening.last.opening["player_ids"] == first.opening["player_ids"]


def test_a_choice_that_never_was_is_refused(evening: Evening) -> None:
    assert evening.again(first="me").status_code == 400


def test_another_club_cannot_go_on(evening: Evening, visit: Visit) -> None:
    assert visit().post(f"/party/{evening.party_id}/again", data={"first": "loser"}).status_code == 404
