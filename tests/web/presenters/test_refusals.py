"""Refusals: every code has a sentence, and sentences say what would be right."""

import re
from pathlib import Path
from typing import Any

import pytest

from scorer.rules.refusal import Refused
from scorer.web.presenters.refusals import CODES, refusal, refusal_of
from tests.web.presenters.conftest import Speak

NAMED = [
    "file.json",
    "file.too_large",
    "file.format",
    "file.version",
    "key.unknown",
    "key.missing",
    "value.bad",
    "players.count",
    "players.same_name",
    "seat.unknown",
    "ruleset.unknown_preset",
    "ruleset.unknown_option",
    "ruleset.bad_value",
    "event.unknown",
    "event.unknown_type",
    "event.duplicate_id",
    "event.not_amendable",
    "party.finished",
    "card.unknown",
    "card.twice",
    "card.not_held",
    "cards.impossible",
    "cards.total_out_of_range",
    "cards.deck_mismatch",
    "cards.no_trick_conflict",
    "cards.split_needed",
    "deal.trump_needed",
    "deal.last_trick_needed",
    "deal.cannot_concede",
    "melds.impossible",
    "melds.shared_card",
    "melds.too_many_cards",
    "melds.one_per_run",
    "melds.rank_needed",
    "offence.unknown",
    "offence.not_in_force",
    "offence.more_than_one",
    "hanging.agreement_needed",
    "fifty.not_allowed",
    "claim.not_allowed",
    "correction.too_late",
    "correction.undercount_stands",
    "correction.no_difference",
    "correction.own",
    "correction.no_cards",
    "correction.noticed_by_needed",
    "dave.not_allowed",
    "dave.same_seat_twice",
    "dave.resigner",
    "ask.unknown",
    "count.jack_missing",
    "count.below_melds",
    "count.above_deck",
    "count.twice",
    "play.trick_too_long",
    "hand.too_many_cards",
]
SOURCES = Path(__file__).parents[3] / "scorer"
PLAIN = "Так записать нельзя."


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
@pytest.mark.parametrize("code", NAMED)
def test_every_refusal_has_a_sentence_even_without_its_parameters(speak: Speak, language: str, code: str) -> None:
    with speak(language):
        sentence = refusal_of(code, {})
        assert sentence != refusal_of("no.such_code", {})
        assert sentence.endswith(".")
        assert "%" not in sentence
        assert "None" not in sentence


def test_every_code_the_engine_raises_has_a_sentence() -> None:
    raised = {
        code
        for folder in ("rules", "ledger", "arbiter")
        for file in (SOURCES / folder).glob("*.py")
        for code in re.findall(r'Refused\(\s*"([a-z_]+\.[a-z_]+)"', file.read_text("utf-8"))
    }
    assert raised
    assert raised <= CODES


def test_a_code_nobody_knows_is_still_a_sentence() -> None:
    assert refusal_of("no.such_code", {"x": 1}) == PLAIN


@pytest.mark.parametrize(
    ("code", "params", "sentence"),
    [
        (
            "cards.total_out_of_range",
            {"total": 160, "least": 18, "most": 146},
            (
                "Вместе 160: на 14 больше, чем может быть (до 146). "
                "Считайте только карты, без объявлений и последней взятки."
            ),
        ),
        (
            "cards.total_out_of_range",
            {"total": 12, "least": 18, "most": 146},
            "Вместе 12: на 6 меньше, чем может быть (от 18).",
        ),
        (
            "cards.total_out_of_range",
            {"total": 151, "least": 85, "most": 152},
            "Вместе 151: столько карты дать не могут.",
        ),
        (
            "cards.deck_mismatch",
            {"total": 120, "stock": 30, "deck": 152},
            "Взятки 120 и талон 30 дают 150, а должно быть 152: ищите 2.",
        ),
        ("cards.impossible", {"seat": 1, "count": 1}, "Боря: 1 быть не может, карты столько не дают."),
        ("cards.impossible", {"seat": 7, "count": 1}, "игрок 8: 1 быть не может, карты столько не дают."),
        (
            "cards.no_trick_conflict",
            {"seat": 0},
            "Аня, ни одной взятки: счёт должен быть 0, а последняя взятка – у другого.",
        ),
        ("melds.impossible", {"seat": 0, "length": 9}, "Такого объявления нет: подряд бывает от трёх до восьми карт."),
        (
            "melds.impossible",
            {"seat": 0, "run": "8S", "length": 3},
            "Такого объявления нет: вниз от этой карты не набрать 3 карт подряд.",
        ),
        ("melds.impossible", {"seat": 0, "four": "Q"}, "Такого каре за этим столом нет."),
        ("players.same_name", {"name": "Аня"}, "Имя «Аня» стоит дважды: назовите игроков по-разному."),
        ("players.count", {"count": 2, "needed": 3}, "В этом варианте играют 3, а имён здесь 2."),
        (
            "ruleset.bad_value",
            {"option": "target", "value": "x", "choices": ()},
            "Играем до: целое число от 1 до 1\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}000 или ничего.",
        ),
        (
            "ruleset.bad_value",
            {"option": "stake", "value": 0, "choices": ()},
            "Ставка за сдачу: целое число от 1 до 1\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}000.",
        ),
        (
            "ruleset.bad_value",
            {"option": "undercount", "value": "x", "choices": ("stands", "fixed")},
            "Недописанные очки: выберите одно: так и остаются; исправляются.",
        ),
        ("ruleset.bad_value", {"option": "dave", "players": 3}, "Даве: как растёт ставка: втроём так не играют."),
        ("value.bad", {"expected": "number", "least": 0, "most": 1000}, "Здесь нужно целое число от 0 до 1000."),
        ("value.bad", {"expected": "text", "most": 40}, "Здесь нужен текст от 1 до 40 знаков."),
        ("value.bad", {"expected": "list", "length": 3}, "Здесь нужен список из 3 значений, по одному на игрока."),
        ("value.bad", {"choices": ("sum", "queue")}, "Здесь так нельзя; можно одно из этого: sum, queue."),
        (
            "melds.shared_card",
            {"cards": ("KH", "??")},
            "Одна карта не может стоять в двух объявлениях: король червей, ??.",
        ),
        (
            "melds.rank_needed",
            {"length": 3},
            "Старшие объявления равны (терц): назовите у каждого старшую карту и масть.",
        ),
        ("melds.too_many_cards", {"seat": 0}, "Аня: на эти объявления нужно больше девяти карт."),
        (
            "offence.not_in_force",
            {"kind": "extra_card"},
            "За этим столом за это байда на картах нет: лишняя карта.",
        ),
        ("claim.not_allowed", {"why": "off"}, "За этим столом конец посреди сдачи не объявляют: доиграйте её."),
        ("claim.not_allowed", {"why": "maker"}, "За этим столом играющий не объявляет конец посреди сдачи."),
        ("claim.not_allowed", {"why": "no_target"}, "У этой партии нет счёта, до которого играют: объявлять нечего."),
        ("correction.undercount_stands", {"points": 7}, "Недописано 7: так и остаётся, исправляют только сотню."),
        ("card.unknown", {"card": "1H"}, "1H – не карта: пишут достоинство и масть, например 10H или AS."),
        ("file.json", {"line": 3}, "Файл не читается: это не целый JSON."),
        ("file.json", {"error": "No such file"}, "Файл не открывается: No such file."),
        ("file.json", {"key": "maker"}, "Один ключ стоит здесь дважды: maker."),
        ("file.json", {"constant": "NaN"}, "NaN здесь не число: нужно целое."),
        ("file.json", {"depth": 20}, "Файл слишком глубокий: не больше 20 уровней."),
        ("key.unknown", {"key": "colour"}, "Здесь не бывает такого ключа: colour."),
        ("key.missing", {"key": "maker"}, "Чего-то не хватает: maker."),
        ("ruleset.unknown_option", {"option": "magic"}, "Такого правила стола нет: magic."),
        ("rate.exceeded", {"seconds": 2}, "Слишком много вопросов: спросите снова через 2 секунды."),
    ],
)
def test_a_sentence_says_what_is_wrong_and_what_would_be_right(
    code: str, params: dict[str, Any], sentence: str
) -> None:
    assert refusal(Refused(code, **params), ("Аня", "Боря")) == sentence


def test_an_unknown_variant_is_answered_with_those_there_are() -> None:
    sentence = refusal_of("ruleset.unknown_preset", {"preset": "odessa", "choices": ("moscow", "kharkov")})
    assert sentence == "Такого варианта нет. Есть такие: Московский, Харьковский."
