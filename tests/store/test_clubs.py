"""Clubs and their links."""

import pytest
from flask import Flask

from scorer.store.clubs import club_by_link, create_club, link_of_club, renew_link
from scorer.store.links import UnknownLink
from scorer.store.models import Club
from tests.conftest import MakeApp


def test_a_link_brings_its_club_back(club: Club) -> None:
    assert club_by_link(link_of_club(club)) is club


def test_a_link_is_the_same_each_time_and_of_each_club_its_own(club: Club) -> None:
    assert link_of_club(club) == link_of_club(club)
    assert link_of_club(club).split("-", 1)[1] != link_of_club(create_club()).split("-", 1)[1]


def test_a_renewed_link_kills_the_old_one(club: Club) -> None:
    old = link_of_club(club)
    new = renew_link(club)
    assert club_by_link(new) is club
    with pytest.raises(UnknownLink):
        club_by_link(old)


@pytest.mark.parametrize(
    "link", ["", "-", "1", "1-", "1-x", "x-x", "999-x", "٣-x", "1" * 40 + "-x", "-1-x", "1-\N{CYRILLIC SMALL LETTER A}"]
)
def test_a_made_up_link_leads_nowhere(club: Club, link: str) -> None:
    with pytest.raises(UnknownLink):
        club_by_link(link)


def test_a_link_cut_short_leads_nowhere(club: Club) -> None:
    with pytest.raises(UnknownLink):
        club_by_link(link_of_club(club)[:-1])


def test_another_server_does_not_know_the_link(make_app: MakeApp) -> None:
    def link(app: Flask) -> str:
        with app.app_context():
            return link_of_club(Club(id=1, epoch=1))

    assert link(make_app(SECRET_KEY="one")) != link(make_app(SECRET_KEY="another"))
