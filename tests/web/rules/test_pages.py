"""The pages of the rules."""

import pytest
from flask.testing import FlaskClient

from scorer.rules.presets import PRESETS
from tests.conftest import MakeApp
from tests.web.arbiter.asking import text
from tests.web.dealing import Table


def test_every_variant_has_its_rules_listed_and_shown(client: FlaskClient) -> None:
    index = client.get("/rules").text
    for name in PRESETS:
        assert f'href="/rules/{name}"' in index
        page = client.get(f"/rules/{name}")
        assert page.status_code == 200
        assert 'id="R-MELDS-5"' in page.text


def test_differences_from_moscow_are_marked_in_words_too(client: FlaskClient) -> None:
    moscow, kharkov = text(client.get("/rules/moscow")), text(client.get("/rules/kharkov"))
    assert "В московском:" not in moscow
    assert "козырь ничего не даёт. иначе В московском: Равные объявления: козырное, потом кто раньше." in kharkov


def test_house_rules_of_an_address_are_told(client: FlaskClient) -> None:
    page = client.get("/rules/moscow?rule_target=301&rule_equal_melds=both&rule_offences=none&rule_must_trump=no")
    assert "Партия идёт до 301" in text(page)
    assert "Равные проходят оба" in text(page)
    assert "За этим столом иначе, чем в варианте" in text(page)


def test_where_the_last_trick_cannot_decide_the_rules_say_what_does(client: FlaskClient) -> None:
    for name in ("moscow", "threesome"):
        assert "если её взял не набравший или нарушитель – больший счёт." in text(client.get(f"/rules/{name}"))
    assert "решает последняя взятка" not in text(client.get("/rules/klaberjass"))


@pytest.mark.parametrize("path", ["/rules/chess", "/rules/short"])
def test_an_unknown_variant_has_no_page(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("query", ["rule_target=many", "rule_weather=fine", "rule_bait=lower&rule_players=3"])
def test_house_rules_that_are_none_are_refused(client: FlaskClient, query: str) -> None:
    assert client.get(f"/rules/moscow?{query}").status_code == 422


def test_the_rules_of_a_party_are_those_it_is_played_by(make_app: MakeApp) -> None:
    app = make_app(WTF_CSRF_ENABLED=False)
    client = app.test_client()
    client.environ_base["HTTP_ACCEPT_LANGUAGE"] = "ru"
    table = Table(app, client, "kharkov", target=301)
    page = table.get("/rules")
    assert "Правила на вечер: Харьковский" in text(page)
    assert "Аня – Боря" in text(page)
    assert "Партия идёт до 301" in text(page)


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
@pytest.mark.parametrize("name", PRESETS)
def test_the_rules_are_whole_in_every_language(client: FlaskClient, language: str, name: str) -> None:
    page = client.get(f"/rules/{name}", headers={"Accept-Language": language})
    assert f'<html lang="{language}">' in page.text
    assert "%(" not in page.text
