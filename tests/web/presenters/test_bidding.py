"""Who speaks, what all passing means, and why it is that player's turn to deal."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from scorer.ledger.codec import decode_party
from scorer.ledger.party import State
from scorer.ledger.replay import replay
from scorer.web.presenters.bidding import all_pass, card, turn, why_deals
from tests.ledger.parties import BAIT, MADE, TIE, Document, agreed, deal, party
from tests.strategies.parties import parties

PASSED: Document = {"type": "passed"}


def stands(*events: Document, **opening: Any) -> State:
    return replay(decode_party(party(*events, **opening)))


def test_the_dealer_speaks_last_in_both_rounds() -> None:
    state = stands(dealer=1)
    assert [turn(state, passes).seat for passes in range(5)] == [0, 1, 0, 1, None]
    assert "на открытую масть" in turn(state, 0).says
    assert "на любую другую масть" in turn(state, 2).says
    assert "последнее слово круга" in turn(state, 1).says
    assert "последнее" not in turn(state, 2).says


def test_three_speak_in_their_order() -> None:
    state = stands(players=3, dealer=0)
    assert [turn(state, passes).seat for passes in range(7)] == [1, 2, 0, 1, 2, 0, None]
    shown = card(state)
    assert shown
    assert shown.order.startswith("Говорят по порядку: Боря, Вера, Аня")
    assert shown.all_pass.startswith("6 раз «пас» – пересдача.")


def test_all_passing_gives_the_deal_to_the_next_or_the_same() -> None:
    assert all_pass(stands(dealer=1)) == "4 раза «пас» – пересдача. Сдаёт Аня."
    assert all_pass(stands(dealer=1, preset="klaberjass")) == "4 раза «пас» – пересдача. Сдаёт снова Боря."


def test_the_third_passed_deal_of_klaberjass_costs_its_dealer_a_hundred() -> None:
    state = stands(PASSED, PASSED, dealer=1, preset="klaberjass")
    shown = card(state)
    assert shown
    assert shown.dealer == "Дилер: Боря"
    assert shown.passed == "Подряд 2 пересдачи. Штраф – за 3-ю."
    assert shown.all_pass.endswith("Боря теряет очков: 100, дальше сдаёт Аня.")
    after = stands(PASSED, PASSED, PASSED, dealer=1, preset="klaberjass")
    assert after.totals == (0, -100)
    assert why_deals(after) == "За пересдачи снят штраф, теперь сдаёт следующий."


@pytest.mark.parametrize(
    ("events", "opening", "why"),
    [
        ([], {}, "Это первая сдача: по жребию или по уговору."),
        ([MADE], {}, "В прошлой сдаче больше всех пишет Аня: 90."),
        ([BAIT], {}, "В прошлой сдаче больше всех пишет Боря: 130."),
        ([MADE], {"next_dealer": "alternate"}, "Сдают по очереди."),
        ([PASSED], {}, "После пересдачи сдаёт следующий."),
        ([PASSED], {"preset": "klaberjass"}, "После пересдачи сдаёт тот же."),
        ([TIE], {}, "После висячего байда сдаёт вистующий."),
        ([TIE], {"preset": "moscow_free"}, "После висячего байда сдаёт тот, кто заказывал."),
        ([TIE], {"dealer_after_hanging": "alternate"}, "После висячего байда сдаёт следующий."),
        (
            [deal([60, 40, 30])],
            {"preset": "threesome", "players": 3},
            "После висячего байда сдаёт вистующий, который пишет больше.",
        ),
        ([{"type": "fifty", "maker": 1}], {"preset": "fifties"}, "Боря берёт очки без игры."),
        ([deal([70, 60, ], last_trick=1)], {"tie": "keep"}, "В прошлой сдаче поровну: раньше ходит Аня."),
        ([TIE, MADE], {}, "В прошлой сдаче больше всех пишет Аня: 90."),
        ([MADE, agreed(next_dealer="alternate")], {}, ""),
    ],
)  # fmt: skip
def test_why_it_is_that_players_turn(events: list[Document], opening: dict[str, Any], why: str) -> None:
    assert why_deals(stands(*events, **opening)) == why


def test_a_party_that_is_over_has_no_bidding() -> None:
    assert card(stands(MADE, preset="short_2")) is None


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture], deadline=None)
@given(parties())
def test_in_any_party_it_can_be_told_who_deals_and_why(document: Document) -> None:
    state = replay(decode_party(document))
    shown = card(state)
    if state.dealer is None:
        assert shown is None
        return
    assert shown
    if "больше всех пишет" in shown.why or "раньше ходит" in shown.why:
        assert state.players[state.dealer] in shown.why
        last = next(row for row in reversed(state.rows) if row.number is not None)
        assert last.kind == "deal"
        if not any(line.reason in ("hanging_paid", "bait_fine", "no_trick_fine") for line in last.lines):
            assert last.written[state.dealer] == max(last.written)
    if "После висячего байда сдаёт тот, кто заказывал." in shown.why:
        last = next(row for row in reversed(state.rows) if row.number is not None)
        assert last.outcome == "hanging"
