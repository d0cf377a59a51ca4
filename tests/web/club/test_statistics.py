"""The club's statistics: the tables, by variant, sorted."""

import re
from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorer.store.clubs import create_club
from tests.store.playing import SHORT, close, deal, played, won_by


@pytest.fixture
def member(app: Flask, client: FlaskClient) -> FlaskClient:
    """A browser of a club in which Вера wins most, Аня the greatest share, and Боря writes most a deal."""
    with app.test_request_context():
        club = create_club()
        for winner in (0, 0, 1):
            won_by(club, ("Вера", "Боря"), winner)
        won_by(club, ("Аня", "Глеб"), 0)
        played(club, ("Боря", "Глеб"), deal(146, 0, no_tricks=[1]), close(draw=True))
        played(club, ("Глеб", "Вера"), deal(80, 40), ruleset=SHORT)
        club_id = club.id
    with client.session_transaction() as session:
        session["club"] = club_id
    return client


def table(page: str, which: int = 0) -> list[list[str]]:
    """The cells of a table, row by row."""
    bodies = re.findall(r"<tbody>(.*?)</tbody>", page, re.DOTALL)
    rows = re.findall(r"<tr>(.*?)</tr>", bodies[which], re.DOTALL)
    cells = [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row, re.DOTALL) for row in rows]
    return [[unescape(re.sub(r"<[^>]+>", "", cell)).replace("\xa0", " ").strip() for cell in row] for row in cells]


def test_the_most_wins_stand_first(member: FlaskClient) -> None:
    page = member.get("/club/statistics").text
    assert table(page) == [
        ["Вера", "4", "2", "50 %", "70,0"],
        ["Аня", "1", "1", "100 %", "90,0"],
        ["Глеб", "3", "1", "33 %", "15,0"],
        ["Боря", "4", "1", "25 %", "76,5"],
    ]
    assert 'aria-sort="descending"' in page


@pytest.mark.parametrize(
    ("by", "names"),
    [
        ("share", ["Аня", "Вера", "Глеб", "Боря"]),
        ("parties", ["Вера", "Боря", "Глеб", "Аня"]),
        ("average", ["Аня", "Боря", "Вера", "Глеб"]),
    ],
)
def test_the_table_is_sorted_by_any_figure(member: FlaskClient, by: str, names: list[str]) -> None:
    assert [row[0] for row in table(member.get(f"/club/statistics?by={by}").text)] == names


def test_deals_ordered_made_and_baits_have_a_table(member: FlaskClient) -> None:
    rows = {row[0]: row[1:] for row in table(member.get("/club/statistics").text, 1)}
    assert rows["Боря"] == ["2", "100 %", "0", "0", "0"]
    assert rows["Глеб"] == ["1", "100 %", "0", "0", "0"]


def test_a_variant_has_figures_of_its_own(member: FlaskClient) -> None:
    page = member.get("/club/statistics?preset=short_2").text
    assert [row[:3] for row in table(page)] == [["Глеб", "1", "1"], ["Вера", "1", "0"]]
    assert [row[4] for row in table(page)] == ["–", "–"], "stakes are no points"
    assert "preset=moscow" in page
    assert "Пока ничего не сыграно." in member.get("/club/statistics?preset=kharkov").text


@pytest.mark.parametrize("query", ["by=x", "preset=x", "preset="])
def test_a_table_that_never_was_is_not_found(member: FlaskClient, query: str) -> None:
    assert member.get(f"/club/statistics?{query}").status_code == 404
