"""What a device may do in a party, by its club and by the links it was given."""

from typing import Any

import pytest
from flask import Flask, session

from scorer.store.clubs import create_club
from scorer.store.models import PartyRow
from scorer.store.parties import start_party
from scorer.store.sharing import Share, link_of_party, renew_link
from scorer.web.rights import CLUB, MOST_LINKS, Right, hold, right_in


@pytest.fixture
def row(app: Flask) -> Any:
    """A party of a club this device does not belong to, within one of its requests."""
    with app.test_request_context():
        yield start_party(create_club(), players=("Аня", "Боря"), ruleset={}, dealer=0)


def test_without_a_link_nothing_is_allowed(row: PartyRow) -> None:
    assert right_in(row) is Right.NONE
    session[CLUB] = row.club_id + 1
    assert right_in(row) is Right.NONE


def test_the_club_may_do_everything_whatever_links_it_holds(row: PartyRow) -> None:
    session[CLUB] = row.club_id
    hold(link_of_party(row, Share.FOLLOW), Share.FOLLOW)
    assert right_in(row) is Right.CLUB


def test_of_two_links_the_stronger_counts(row: PartyRow) -> None:
    hold(link_of_party(row, Share.FOLLOW), Share.FOLLOW)
    assert right_in(row) is Right.FOLLOW
    hold(link_of_party(row, Share.WRITE), Share.WRITE)
    assert right_in(row) is Right.WRITE


def test_a_link_to_follow_is_none_to_write(row: PartyRow) -> None:
    hold(link_of_party(row, Share.FOLLOW), Share.WRITE)
    assert right_in(row) is Right.NONE


def test_a_link_renewed_since_is_dead_on_the_device_that_holds_it(row: PartyRow) -> None:
    hold(link_of_party(row, Share.WRITE), Share.WRITE)
    fresh = renew_link(row.id, Share.WRITE)
    assert right_in(row) is Right.NONE
    hold(fresh, Share.WRITE)
    assert right_in(row) is Right.WRITE


def test_the_newest_links_are_kept_each_once(row: PartyRow) -> None:
    mine = link_of_party(row, Share.FOLLOW)
    for number in range(MOST_LINKS):
        hold(f"{number}-x", Share.FOLLOW)
        hold(mine, Share.FOLLOW)
    assert len(session[Share.FOLLOW]) == MOST_LINKS
    assert session[Share.FOLLOW].count(mine) == 1
    assert right_in(row) is Right.FOLLOW


@pytest.mark.parametrize("held", ["x", None, {"a": 1}, [1, None, ["x"]]])
def test_a_session_with_anything_else_in_it_holds_no_link(row: PartyRow, held: Any) -> None:
    session[Share.WRITE] = held
    assert right_in(row) is Right.NONE
