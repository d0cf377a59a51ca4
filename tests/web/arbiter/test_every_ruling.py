"""Whatever is asked: a ruling with its reason and its rule, or a refusal at a field; in every language."""

import random
import re
from collections.abc import Callable

import pytest
from flask.testing import FlaskClient

from scorer.rules.cards import DECK
from scorer.rules.presets import PRESETS, preset
from scorer.web.arbiter.questions import QUESTIONS
from tests.web.arbiter.asking import errors, part, rule_links, text

Fields = dict[str, str | list[str]]
CODES = [str(card) for card in DECK]
SUITS = "SHDC"
KINDS = ["3", "4", "four"]


def some(chance: random.Random, most: int) -> list[str]:
    return chance.sample(CODES, chance.randrange(most + 1))


def maybe(chance: random.Random, values: list[str]) -> str:
    return chance.choice([*values, ""])


def melds(chance: random.Random) -> Fields:
    return {
        f"{part}{seat}0": maybe(chance, values)
        for seat in range(3)
        for part, values in (("kind", ["3", "4", "four"]), ("top", ["A", "K", "Q", "J", "10"]), ("suit", list(SUITS)))
    }


def seats(chance: random.Random, *fields: str) -> Fields:
    return {field: maybe(chance, ["0", "1"]) for field in fields}


def playing(chance: random.Random) -> Fields:
    hand = some(chance, 9)
    second = chance.choice(["", "", maybe(chance, CODES)])
    return {"led": maybe(chance, CODES), "second": second, "hand": hand, "card": maybe(chance, hand)}


def exchanging(chance: random.Random) -> Fields:
    turned = chance.choice(CODES)
    hand = list({f"7{turned[-1]}", *some(chance, 8)})
    how = {"round": maybe(chance, ["1", "1", "2"]), "take": maybe(chance, ["turned", "turned", "bottom"])}
    when = {"six": maybe(chance, ["yes", "no"]), "called": maybe(chance, ["1"])}
    return {"turned": turned, "hand": hand, **how, **when, **melds(chance), **seats(chance, "seat", "maker")}


SITUATIONS: dict[str, Callable[[random.Random], Fields]] = {
    "melds": lambda chance: chance.choice(
        [
            melds(chance) | seats(chance, "bella", "first"),
            {"by": "hands", "hand0": some(chance, 10), "hand1": some(chance, 9)},
        ]
    ),
    "hand": lambda chance: {"hand": some(chance, 10), "turned": maybe(chance, ["A", "9"])},
    "play": playing,
    "exchange": exchanging,
    "rank": lambda chance: {"called": chance.choice(KINDS), "own": chance.choice([*KINDS, "none"])},
    "bella": lambda chance: {card: chance.choice(["held", "played", "elsewhere"]) for card in ("king", "queen")},
    "claim": lambda chance: {
        "when": maybe(chance, ["mid", "mid", "record"]), "total0": str(chance.randrange(520)),
        "cards0": str(chance.randrange(80)), "cards1": str(chance.randrange(80)),
    } | melds(chance) | seats(chance, "seat", "maker", "bella"),
    "penalty": lambda chance: {"offence": chance.choice(["revoke", "extra_card", "late_meld", "false_claim"])},
    "count": lambda chance: {"pile0": some(chance, 32), "pile1": some(chance, 2), "stock": some(chance, 2)}
    | seats(chance, "jack", "last"),
}  # fmt: skip


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_a_question_is_ruled_on_or_refused_at_a_field(client: FlaskClient, question: str, language: str) -> None:
    chance = random.Random(f"{question} {language}")
    ruled = 0
    for _ in range(25):
        name = chance.choice(PRESETS)
        fields = SITUATIONS[question](chance) | {"trump": chance.choice(SUITS), "preset": name}
        if preset(name).players == 3:
            fields |= {"maker": chance.choice("012")}
        page = client.get(f"/arbiter/{question}/ruling", query_string=fields, headers={"Accept-Language": language})
        assert "%(" not in page.text
        if page.status_code == 422:
            assert part(page, "wrong") or 'class="wrong"' in page.text
            assert errors(page) or question == "penalty", fields
            continue
        ruled += 1
        assert page.status_code == 200
        assert part(page, "big"), fields
        assert part(page, "why-so"), fields
        assert_rules_are_there(client, rule_links(page))
    assert ruled >= 3, "the situations are too wild to prove anything"


def assert_rules_are_there(client: FlaskClient, links: list[str]) -> None:
    """Every rule a ruling rests on stands on the page it leads to."""
    assert links
    for link in links:
        address, _, anchor = link.partition("#")
        page = client.get(address)
        assert f'id="{anchor}"' in page.text, link


@pytest.mark.parametrize("question", QUESTIONS)
def test_an_empty_question_is_refused_in_words(client: FlaskClient, question: str) -> None:
    page = client.get(f"/arbiter/{question}/ruling")
    assert page.status_code == 422
    assert "Рассудить пока нельзя" in text(page)


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("name", PRESETS)
def test_every_form_opens_in_every_variant(client: FlaskClient, question: str, name: str) -> None:
    page = client.get(f"/arbiter/{question}?preset={name}")
    assert page.status_code == 200
    assert 'class="error"' not in page.text


@pytest.mark.parametrize(
    "path",
    ["/arbiter/weather", "/arbiter/weather/ruling", "/arbiter?preset=chess", "/arbiter/melds?preset=chess"],
)
def test_what_there_is_not_is_not_found(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_house_rules_that_are_none_are_refused(client: FlaskClient) -> None:
    assert client.get("/arbiter/melds?rule_weather=fine").status_code == 422


def test_choosing_another_variant_drops_the_house_rules_and_keeps_the_situation(client: FlaskClient) -> None:
    page = client.get("/arbiter/hand?preset=klaberjass&was=moscow&rule_target=301&hand=KH")
    assert re.search(r'value="KH" checked', page.text)
    assert 'name="rule_target"' not in page.text


def test_the_first_page_has_a_button_for_every_question_and_the_rules(client: FlaskClient) -> None:
    page = client.get("/arbiter?preset=kharkov")
    assert page.text.count('class="dispute"') == len(QUESTIONS) + 1
    assert "/arbiter/melds?preset=kharkov" in page.text
    assert "/rules/kharkov" in page.text
