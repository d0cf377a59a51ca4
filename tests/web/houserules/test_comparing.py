"""Two sets of rules side by side."""

import pytest
from flask.testing import FlaskClient

from tests.web.dealing import words
from tests.web.houserules.keeping import OURS, keep, start


def test_two_sets_side_by_side_differences_first(client: FlaskClient) -> None:
    page = client.get("/compare?a=moscow&b=kharkov").text
    assert "Отличаются в 1 правиле." in words(page)
    differing, _, same = page.partition("<details")
    assert "Равные объявления" in differing
    assert "Очков поровну" in same
    assert "Они не отличаются ничем." in words(client.get("/compare?a=moscow&b=moscow").text)


def test_a_party_and_kept_rules_are_compared_too(client: FlaskClient) -> None:
    own = keep(client)
    table = client.post("/new", data=start(preset=f"own:{own}")).location
    party = table.rsplit("/", 1)[1]
    page = words(client.get(f"/compare?a=party:{party}&b=own:{own}").text)
    assert "Они не отличаются ничем." in page
    assert "Отличаются в 2 правилах." in words(client.get(f"/compare?a=party:{party}&b=kharkov").text)
    this = client.get("/compare", query_string={"a": "this", "b": "kharkov", **OURS})
    assert "Отличаются в 2 правилах." in words(this.text)


NOWHERE = ["odessa", "own:1", "party:1", "party:6f1d0f9e-3c57-4c0e-9a53-0b8f0c6d2a11", "own:", ""]


@pytest.mark.parametrize("side", NOWHERE)
def test_what_is_not_there_is_not_compared(client: FlaskClient, side: str) -> None:
    assert client.get("/compare", query_string={"a": side}).status_code == 404


def test_nonsense_in_an_address_is_not_compared(client: FlaskClient) -> None:
    assert client.get("/compare?a=this&rule_tie=magic").status_code == 422
