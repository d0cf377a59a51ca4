"""Чьё объявление старше? on its page."""

import pytest
from flask.testing import FlaskClient

from tests.web.arbiter.asking import ask, elsewhere, errors, filled_in, part, rule_links, said, text, verdict, why

JACKS = {"trump": "H", "kind00": "3", "top00": "J", "suit00": "S", "kind10": "3", "top10": "J", "suit10": "H"}
"""Two terzes from a jack, the dealer's in trumps."""


def test_the_ruling_tells_who_writes_why_and_by_which_rule(client: FlaskClient) -> None:
    page = ask(client, "melds", JACKS)
    assert verdict(page) == "Пишет Сдающий: 20"
    assert why(page) == "Равны, от В♠ и от В♥: козырное старше."
    assert rule_links(page) == ["/rules/moscow#R-MELDS-5"]
    assert "Из равных старше козырное" in part(page, "law")


def test_the_words_at_the_table_come_in_order(client: FlaskClient) -> None:
    assert said(ask(client, "melds", JACKS)) == [
        "Терц.", "Рост?", "От валета.", "От валета козырного.", "Годится.", "Терц от валета червового.",
    ]  # fmt: skip


def test_other_variants_are_asked_and_told_a_line_each(client: FlaskClient) -> None:
    told = elsewhere(ask(client, "melds", JACKS))
    assert "Харьковский : Пишет Первая рука: 20. Равны, и козырь здесь ничего не даёт" in told
    assert "Клаберджас : Не пишет никто." in told
    assert "Решение то же : Московский строгий" in told


def test_a_variant_rules_by_its_own_reason(client: FlaskClient) -> None:
    page = ask(client, "melds", JACKS, preset="klaberjass")
    assert verdict(page) == "Не пишет никто"
    assert why(page) == "Равны, а равные здесь не пишет никто."
    assert rule_links(page)[0] == "/rules/klaberjass#R-MELDS-5"
    assert said(page) == ["Терц.", "Рост?", "От валета.", "И у меня так."]


def test_names_and_house_rules_travel_in_the_address(client: FlaskClient) -> None:
    page = ask(client, "melds", JACKS, name0="Аня", name1="Боря", dealer="0", rule_equal_melds="first")
    assert verdict(page) == "Пишет Боря: 20"
    assert "Боря" in why(page)
    assert rule_links(page) == ["/rules/moscow?rule_equal_melds=first#R-MELDS-5"]


def test_from_the_hands_all_their_melds_are_found(client: FlaskClient) -> None:
    hands = {"by": "hands", "trump": "H", "hand0": ["AS", "KS", "QS", "JS", "KH", "QH"], "hand1": ["9D", "10D", "JD"]}
    page = ask(client, "melds", hands)
    assert verdict(page) == "Пишет Первая рука: 50"
    assert "белла (Первая рука): ещё 20" in text(page)


def test_a_longer_meld_needs_no_top_card(client: FlaskClient) -> None:
    page = ask(client, "melds", {"trump": "S", "kind00": "4", "kind10": "3"})
    assert verdict(page) == "Пишет Первая рука: 50"
    assert why(page) == "Полтинник и терц: старше то, что длиннее."
    assert said(page) == ["Полтинник.", "Годится.", "Полтинник."]


def test_among_three_both_defenders_write(client: FlaskClient) -> None:
    melds = {"kind00": "3", "top00": "Q", "suit00": "H", "kind10": "3", "top10": "K", "suit10": "D", "kind20": "3",
             "top20": "9", "suit20": "C"}  # fmt: skip
    page = ask(client, "melds", melds, preset="threesome", trump="S", maker="0")
    assert verdict(page) == "Пишут: Вторая рука 20, Сдающий 20"


TWO_KINGS = {"trump": "H", "kind00": "3", "top00": "K", "suit00": "C", "slots1": "2", "kind10": "3", "top10": "K",
             "suit10": "S", "kind11": "3", "top11": "K", "suit11": "H"}  # fmt: skip
"""A terz from a king against two, the second in trumps."""


def test_of_two_equal_melds_of_a_player_reason_and_talk_name_the_one_that_decides(client: FlaskClient) -> None:
    page = ask(client, "melds", TWO_KINGS)
    assert verdict(page) == "Пишет Сдающий: 40"
    assert why(page) == "Равны, от К♣ и от К♥: козырное старше."
    assert said(page)[:5] == ["Терц.", "Рост?", "От короля.", "От короля козырного.", "Годится."]
    by_suit = ask(client, "melds", {**TWO_KINGS, "trump": "S", "suit00": "D"}, preset="klaberjass_suits")
    assert said(by_suit)[2:5] == ["От короля бубнового.", "От короля червового.", "Годится."]


def test_among_three_who_called_first_is_one_of_those_with_the_equal_melds(client: FlaskClient) -> None:
    melds = {"kind00": "3", "top00": "Q", "suit00": "C", "kind10": "3", "top10": "K", "suit10": "S", "kind20": "3",
             "top20": "K", "suit20": "D"}  # fmt: skip
    page = ask(client, "melds", melds, preset="threesome", trump="H", maker="2")
    assert verdict(page) == "Пишут: Первая рука 20, Вторая рука 20"
    assert "(Вторая рука)" in why(page)
    said_so = ask(client, "melds", melds, preset="threesome", trump="H", maker="2", first="2")
    assert "(Сдающий)" in why(said_so)


@pytest.mark.parametrize(
    ("fields", "rules", "reason"),
    [
        ({"kind00": "5"}, {}, "5 подряд и полтинник здесь одной длины. Старше то, что от старшей карты, Т♣ против К♠."),
        ({"kind00": "5", "top10": "K"}, {}, "5 подряд и полтинник здесь одной длины. Равны, козырного среди них нет"),
        ({"kind00": "6", "kind10": "5"}, {"rule_long_runs": "hundred"}, "6 подряд и 5 подряд здесь одной длины."),
    ],
    ids=str,
)
def test_a_row_that_counts_as_a_shorter_one_is_named_with_its_rule(
    client: FlaskClient, fields: dict[str, str], rules: dict[str, str], reason: str
) -> None:
    long = {"trump": "H", "top00": "K", "suit00": "S", "kind10": "4", "top10": "A", "suit10": "C", **fields}
    page = ask(client, "melds", long, **rules)
    assert why(page).startswith(reason)
    assert "MELDS-2" in rule_links(page)[0]
    assert "подряд" in part(page, "law")
    same = ask(client, "melds", {**long, "kind00": "4", "kind10": "4", "top10": "A"})
    assert why(same).startswith("Длина одна")
    assert not any("MELDS-2" in link for link in rule_links(same))


def test_where_melds_need_a_trick_the_ruling_says_so(client: FlaskClient) -> None:
    page = ask(client, "melds", {"trump": "S", "kind00": "4"}, preset="klaberjass")
    assert "Без единой взятки объявления не пишутся, только бэла." in text(page)


@pytest.mark.parametrize(
    ("fields", "field", "message"),
    [
        ({"trump": ""}, "trump", "Укажите козырь."),
        ({"top10": ""}, "top10", "Укажите и старшую карту этого объявления."),
        ({"suit00": ""}, "suit00", "Укажите и масть этого объявления."),
        ({"top00": "", "suit00": ""}, "top00", "Старшие объявления равны"),
        ({"suit10": "S"}, "top00", "Одна карта не может стоять в двух объявлениях"),
        ({"kind00": "4", "top00": "9"}, "top00", "Такого объявления нет"),
        ({"kind00": "two"}, "kind00", "Такого выбора здесь нет"),
        ({"bella": "0", "top10": "K"}, "top00", "Одна карта не может стоять в двух объявлениях"),
    ],
    ids=str,
)
def test_a_situation_that_cannot_be_is_refused_at_its_field_and_kept(
    client: FlaskClient, fields: dict[str, str], field: str, message: str
) -> None:
    typed = {**JACKS, **fields}
    page = ask(client, "melds", typed)
    assert message in errors(page)[field]
    kept = {(name, value) for name, value in typed.items() if value and value != "two"}
    assert kept - {("bella", "0")} <= filled_in(page)


def test_a_card_in_two_hands_is_refused_at_the_second(client: FlaskClient) -> None:
    page = ask(client, "melds", {"by": "hands", "trump": "H", "hand0": ["AS"], "hand1": ["AS"]})
    assert "дважды" in errors(page)["hand1"]


def test_ten_cards_in_a_hand_are_refused(client: FlaskClient) -> None:
    ten = [f"{rank}S" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")] + ["7D", "8D"]
    page = ask(client, "melds", {"by": "hands", "trump": "H", "hand0": ten})
    assert "девять" in errors(page)["hand0"]


def test_one_more_meld_gives_a_slot_and_keeps_what_is_typed(client: FlaskClient) -> None:
    page = client.get("/arbiter/melds", query_string={**JACKS, "slots0": "2"})
    assert ("top00", "J") in filled_in(page)
    assert 'name="kind01"' in page.text
    assert 'name="kind11"' not in page.text


def test_a_variant_without_fours_says_so_and_counts_a_longer_row_as_it_does(client: FlaskClient) -> None:
    four = {"trump": "H", "kind00": "four", "top00": "10", "kind10": "4", "top10": "A", "suit10": "S"}
    told = elsewhere(ask(client, "melds", four, preset="klaberjass"))
    assert "С полусотнями, Короткий на двоих, Короткий с байдом на двоих, Короткий с даве : За этим столом каре" in told
    five = {"trump": "H", "kind00": "5", "top00": "J", "suit00": "S", "kind10": "4", "top10": "A", "suit10": "D"}
    page = ask(client, "melds", five, rule_long_runs="longer")
    assert verdict(page) == "Пишет Первая рука: 50"
    assert "Пишет Сдающий: 50" in elsewhere(page)
