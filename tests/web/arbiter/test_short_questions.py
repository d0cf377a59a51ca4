"""Рост?, Белла and Штрафы: the questions of two taps."""

import pytest
from flask.testing import FlaskClient

from scorer.arbiter.penalty import OFFENCES
from tests.web.arbiter.asking import ask, elsewhere, errors, part, rule_links, said, text, verdict, why


@pytest.mark.parametrize(
    ("called", "own", "preset", "ruling", "reason"),
    [
        ("3", "3", "moscow", "Спрашивать можно", "На руках объявление того же вида."),
        ("3", "4", "moscow", "Нельзя: свои объявления пропали", "У кого длиннее, тот называет своё"),
        ("3", "none", "moscow", "Нельзя: байд на картах", "Спрашивать может только тот"),
        ("four", "4", "klaberjass", "Спрашивать можно", "Такого же объявления нет, но за этим столом"),
        ("3", "none", "moscow_free", "Спрашивать можно", "Такого же объявления нет, но за этим столом"),
    ],
)
def test_asking_for_the_rank(client: FlaskClient, called: str, own: str, preset: str, ruling: str, reason: str) -> None:
    page = ask(client, "rank", {"called": called, "own": own}, preset=preset)
    assert verdict(page) == ruling
    assert why(page).startswith(reason)
    assert rule_links(page) == [f"/rules/{preset}#R-RANK-INQUIRY"]


def test_what_should_be_said_instead_of_asking(client: FlaskClient) -> None:
    assert said(ask(client, "rank", {"called": "3", "own": "3"})) == ["Терц.", "Рост?", "От…"]
    assert said(ask(client, "rank", {"called": "3", "own": "4"})) == ["Терц.", "Полтинник."]
    assert said(ask(client, "rank", {"called": "3", "own": "none"})) == ["Терц.", "Годится."]


def test_asking_needs_both_kinds(client: FlaskClient) -> None:
    wrong = errors(ask(client, "rank", {}))
    assert wrong == {"called": "Укажите, что объявлено.", "own": "Укажите, что на руках у спросившего."}


@pytest.mark.parametrize(
    ("king", "queen", "preset", "ruling", "reason"),
    [
        ("played", "held", "moscow", "Можно объявить: 20", "Хотя бы одна из двух карт ещё на руках."),
        ("played", "played", "moscow", "Поздно", "Обе карты сыграны"),
        ("elsewhere", "held", "moscow", "Её нет: белла", "Король и дама козырей должны быть у одного игрока."),
        ("played", "held", "klaberjass", "Поздно", "За этим столом её объявляют с первой из двух карт"),
        ("held", "held", "klaberjass", "Можно объявить: 20", "Обе карты на руках"),
    ],
)
def test_calling_the_bella(client: FlaskClient, king: str, queen: str, preset: str, ruling: str, reason: str) -> None:
    page = ask(client, "bella", {"trump": "H", "king": king, "queen": queen}, preset=preset)
    assert verdict(page) == ruling
    assert why(page).startswith(reason)
    assert rule_links(page) == [f"/rules/{preset}#R-BELLA"]


def test_klaberjass_differs_on_the_bella_and_the_page_tells(client: FlaskClient) -> None:
    page = ask(client, "bella", {"trump": "H", "king": "played", "queen": "held"})
    assert "Клаберджас, Клаберджас по мастям : Поздно." in elsewhere(page)


def test_a_bella_without_a_trump_is_refused_by_name(client: FlaskClient) -> None:
    wrong = errors(ask(client, "bella", {"king": "held", "queen": "held"}))
    assert wrong == {"trump": "Укажите козырь: без козыря беллы нет."}


def test_the_penalties_page_lists_every_offence_with_what_it_costs(client: FlaskClient) -> None:
    page = client.get("/arbiter/penalty")
    for offence in OFFENCES:
        assert f'name="offence" value="{offence}"' in page.text
    known, _, rest = text(page).partition("Здесь не нарушение")
    unknown, _, advice = rest.partition("О чём правила молчат")
    assert "ренонс Байд на картах" in known
    assert "сдающий показал свои карты Штрафа нет" in unknown
    assert "опоздавшее объявление Объявление пропало" in advice


def test_offences_a_variant_does_not_know_stand_apart(client: FlaskClient) -> None:
    known, _, rest = text(client.get("/arbiter/penalty?preset=klaberjass")).partition("Здесь не нарушение")
    assert "лишняя карта Штрафа нет" in rest
    assert "лишняя карта" not in known


@pytest.mark.parametrize(
    ("rules", "listed"),
    [
        ("preset=moscow", True),
        ("preset=moscow_strict&rule_mid_deal_claim=off", True),
        ("preset=klaberjass", False),
        ("preset=short_2", False),
        ("preset=short_dave", False),
    ],
)
def test_a_wrong_announcement_costs_only_where_the_end_is_announced(
    client: FlaskClient, rules: str, listed: bool
) -> None:
    assert ('value="false_claim"' in client.get(f"/arbiter/penalty?{rules}").text) is listed


@pytest.mark.parametrize("offence", OFFENCES)
def test_each_offence_has_a_ruling_with_a_reason(client: FlaskClient, offence: str) -> None:
    page = ask(client, "penalty", {"offence": offence})
    assert verdict(page)
    assert why(page)
    assert rule_links(page)


def test_advice_is_marked_as_advice(client: FlaskClient) -> None:
    page = ask(client, "penalty", {"offence": "late_meld"})
    assert '<span class="box">совет</span>' in page.text
    assert why(page).startswith("В правилах этого нет.")
    assert rule_links(page) == ["/rules/moscow#R-SILENT"]
    assert '<span class="box">совет</span>' not in ask(client, "penalty", {"offence": "revoke"}).text


def test_an_unknown_offence_is_refused(client: FlaskClient) -> None:
    assert "offence" in errors(ask(client, "penalty", {"offence": "cheating"}))
    assert errors(ask(client, "penalty", {})) == {"offence": "Выберите, что случилось."}


@pytest.mark.parametrize("preset", ["short_2", "short_bait_3"])
def test_with_stakes_a_card_bait_costs_a_stake_and_moves_no_cards(client: FlaskClient, preset: str) -> None:
    page = ask(client, "penalty", {"offence": "revoke"}, preset=preset)
    assert verdict(page) == "Байд на картах"
    assert why(page) == "За этим столом за это – байд на картах: нарушитель платит каждому из остальных по ставке."
    assert "уходят другой стороне" not in part(page, "verdict")
    play = {"trump": "H", "led": "10S", "hand": ["7S", "JH"], "card": "JH"}
    assert "по ставке" in text(ask(client, "play", play, preset=preset))
