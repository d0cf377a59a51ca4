"""The start put right from the first deal on (R-REOPEN), and rules agreed on the way (R-RULES)."""

import pytest

from scorer.ledger.events import Reopen, Rules
from scorer.rules.ruleset import option_types
from tests.web.correct.correcting import ask, last, put_right
from tests.web.dealing import HANGS, MADE, Sit, chosen, error_at, value_of, words

OPENING = {"name_0": "Аня", "name_1": "Боря", "dealer": "1", "preset": "moscow"}


def test_the_form_holds_the_opening_as_it_stands(sit: Sit) -> None:
    page = sit(target=301, tie="bait").get("/opening").text
    assert (value_of(page, "name_0"), value_of(page, "name_1")) == ("Аня", "Боря")
    assert value_of(page, "rule_target") == "301"
    assert '<option value="bait" selected>' in page
    assert '<option value="moscow" selected>' in page


def test_a_name_entered_wrongly_is_another_from_the_start(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    put_right(table, "/opening", **{**OPENING, "name_0": "Вера"})
    assert last(table) == Reopen(
        id=last(table).id, at=last(table).at, players=("Вера", "Боря"), reason="введено неверно"
    )
    assert "Вера" in words(table.get("").text)
    assert value_of(table.get("/opening").text, "name_0") == "Вера"


def test_another_first_dealer_leads_to_the_deal_that_says_who_dealt(sit: Sit) -> None:
    table = sit()
    first = {**OPENING, "dealer": "0"}
    assert "кто её сдавал" not in words(ask(table, "/opening", **first).text), "no deal is written yet"
    table.write(MADE)
    page = ask(table, "/opening", **first).text
    assert "Каждая сдача сама говорит, кто её сдавал" in words(page)
    assert f'href="{table.address}/correct/slip/{table.state.rows[0].event}#dealer"' in page
    assert "кто её сдавал" not in words(ask(table, "/opening", **{**OPENING, "name_0": "Вера"}).text)


THREE = {"name_0": "Аня", "name_1": "Боря", "name_2": "Вера", "dealer": "1", "preset": "threesome"}


@pytest.mark.parametrize("there", ["a deal for two", "points for two", "a deal for three"])
def test_how_many_play_changes_only_once_nothing_is_written_for_another_number(sit: Sit, there: str) -> None:
    table = sit("threesome" if there == "a deal for three" else "moscow")
    if there == "points for two":
        put_right(table, "/adjust", points0="10", points1="20", reason="с бумаги")
    else:
        table.write(MADE, {"order": "2H", "seat2-cards": "20"} if there == "a deal for three" else {})
    page = ask(table, "/opening", **(OPENING if there == "a deal for three" else THREE))
    assert page.status_code == 422
    assert "для другого числа игроков" in words(page.text)


def test_the_lists_show_who_really_played_and_what(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    three = {"name_0": "Вера", "name_1": "Боря", "name_2": "Глеб", "dealer": "1", "preset": "threesome"}
    assert ask(table, "/opening", **three).status_code == 422, "two counts for three"
    put_right(table, f"/correct/void/{table.state.rows[0].event}")
    put_right(table, "/opening", **three)
    page = words(table.client.get("/").text)
    assert "Вера – Боря – Глеб" in page
    assert "На троих" in page


def test_another_variant_judges_every_deal_anew_and_is_shown_first(sit: Sit) -> None:
    table = sit()
    table.write(HANGS)
    page = words(ask(table, "/opening", **{**OPENING, "preset": "klaberjass"}).text)
    assert "Вариант было: Московский → станет: Клаберджас" in page
    assert "было: Висячий байд: Боря пишет 70, висят 70 → станет: Байд: Боря пишет 140" in page
    assert table.seq == 1


def test_a_variant_is_written_with_every_option(sit: Sit) -> None:
    table = sit()
    put_right(table, "/opening", **{**OPENING, "preset": "to_301"})
    reopen = last(table)
    assert isinstance(reopen, Reopen)
    assert reopen.ruleset is not None
    assert (reopen.ruleset["preset"], reopen.ruleset["target"], len(reopen.ruleset)) == (
        "to_301",
        301,
        1 + len(option_types()),
    )


def test_a_target_alone_leaves_every_other_rule(sit: Sit) -> None:
    table = sit(melds_called="any_lead")
    put_right(table, "/opening", **OPENING, rule_target="301")
    assert table.state.ruleset.target == 301
    assert table.state.ruleset.melds_called == "any_lead"


def test_another_first_dealer_deals_first(sit: Sit) -> None:
    table = sit()
    put_right(table, "/opening", **{**OPENING, "dealer": "0"})
    assert table.state.dealer == 0


def test_three_really_played(sit: Sit) -> None:
    table = sit()
    three = {**OPENING, "name_2": "Вера", "preset": "threesome"}
    put_right(table, "/opening", **three)
    assert table.state.players == ("Аня", "Боря", "Вера")
    table.write({**MADE, "seat2-cards": "20"})
    assert table.state.totals == (92, 48, 20)


@pytest.mark.parametrize(
    ("typed", "field", "sentence"),
    [
        ({"name_1": " аня "}, "name_1", "стоит дважды"),
        ({"name_0": ""}, "name_0", "от 1 до 40"),
        ({"name_2": "Вера"}, "name_2", "играют 2"),
        ({"dealer": "2"}, "dealer", "Такого игрока"),
        ({"preset": "poker"}, "preset", "Такого варианта нет"),
        ({"rule_target": "0"}, "rule_target", "целое число"),
    ],
)
def test_what_cannot_be_an_opening_is_said_at_its_field(
    sit: Sit, typed: dict[str, str], field: str, sentence: str
) -> None:
    table = sit()
    page = ask(table, "/opening", **{**OPENING, **typed})
    assert page.status_code == 422
    assert sentence in error_at(page.text, field)
    assert table.seq == 0


def test_an_opening_that_would_end_the_party_too_early_names_the_deal(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.write(MADE)
    page = ask(table, "/opening", **OPENING, rule_target="90")
    assert page.status_code == 422
    assert "Сдача 2 (Сыграно: Аня пишет 92, Боря пишет 48) тогда невозможна: партия кончилась" in words(page.text)


def test_after_the_end_the_party_is_judged_anew(sit: Sit) -> None:
    table = sit(target=90)
    table.write(MADE)
    put_right(table, "/opening", **OPENING, rule_target="501")
    assert not table.state.finished


def test_nothing_put_right_is_nothing_written(sit: Sit) -> None:
    table = sit()
    assert ask(table, "/opening", **OPENING).status_code == 422
    assert ask(table, "/rules-agreed", rule_target="501").status_code == 422
    assert table.seq == 0


def test_what_is_agreed_on_the_way_holds_from_there(sit: Sit) -> None:
    table = sit()
    table.write(HANGS)
    put_right(table, "/rules-agreed", rule_tie="bait", reason=" так\u202e\nрешили")
    assert last(table) == Rules(id=last(table).id, at=last(table).at, options={"tie": "bait"}, reason="так решили")
    table.write(HANGS)
    assert [row.outcome for row in table.state.rows] == ["hanging", "rules", "bait"]


def test_the_rules_page_says_what_holds_now(sit: Sit) -> None:
    table = sit(tie="bait")
    page = table.get("/rules-agreed").text
    assert '<option value="">байд</option>' in page
    assert not chosen(page, "rule_tie", "bait")


def test_a_finished_party_agrees_on_nothing_more(sit: Sit) -> None:
    table = sit(target=90)
    table.write(MADE)
    for page in ("/rules-agreed", "/adjust", "/close"):
        assert table.get(page).location == table.address
    refused = ask(table, "/rules-agreed", rule_target="301")
    assert refused.status_code == 422
    assert "Партия окончена" in words(refused.text)


def test_every_option_can_be_agreed_on_the_way(sit: Sit) -> None:
    table = sit()
    page = table.get("/rules-agreed").text
    for option in option_types():
        assert f'name="rule_{option}"' in page
    put_right(table, "/rules-agreed", rule_offences="revoke", rule_bait_fine="100", rule_bait_points="burn")
    assert table.state.ruleset.options()["offences"] == ["revoke"]
    assert (table.state.ruleset.bait_fine, table.state.ruleset.bait_points) == (100, "burn")


def test_klaberjass_is_put_right_in_its_own_words(sit: Sit) -> None:
    table = sit("klaberjass")
    for path in ("/rules-agreed", "/opening"):
        page = table.get(path).text.lower()
        assert "бэл" in page
        assert "белл" not in page
        assert "полтинник" not in page
