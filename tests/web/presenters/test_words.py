"""Cards, melds and offences as players name them."""

import pytest

from scorer.rules.cards import DECK, Card, Rank
from scorer.rules.choices import OffenceKind
from scorer.rules.facts import Meld
from scorer.web.presenters.lexicon import Lexicon, bella, deals, fifty, lexicon_of
from scorer.web.presenters.words import card_name, card_short, four_name, meld_name, meld_short, offence_name, run_kind
from tests.web.presenters.conftest import Speak


def run(top: str | None, length: int = 3) -> Meld:
    return Meld(seat=0, length=length, top=Card.parse(top) if top else None)


@pytest.mark.parametrize(
    ("language", "card", "name", "short"),
    [
        ("ru", "KH", "король червей", "К♥"),
        ("ru", "10S", "десятка пик", "10♠"),
        ("uk", "QD", "дама бубон", "Д♦"),
        ("en", "AC", "ace of clubs", "A♣"),
    ],
)
def test_a_card_is_named_and_written(speak: Speak, language: str, card: str, name: str, short: str) -> None:
    with speak(language):
        assert card_name(Card.parse(card)) == name
        assert card_short(Card.parse(card)) == short


@pytest.mark.parametrize(
    ("language", "meld", "name", "short"),
    [
        ("ru", run("KD"), "терц от короля бубнового", "терц от К♦"),
        ("ru", run("10H", 4), "полтинник от десятки червовой", "полтинник от 10♥"),
        ("ru", run("AS", 5), "5 подряд от туза пикового", "5 подряд от Т♠"),
        ("ru", run(None), "терц", "терц"),
        ("ru", Meld(seat=1, four=Rank.QUEEN), "каре дам", "каре дам"),
        ("uk", run("KD"), "терц від короля бубнового", "терц від К♦"),
        ("en", run("KD"), "terz from the king of diamonds", "terz from K♦"),
    ],
)
def test_a_meld_is_named_by_its_top_card(speak: Speak, language: str, meld: Meld, name: str, short: str) -> None:
    with speak(language):
        assert meld_name(meld) == name
        assert meld_short(meld) == short


def test_every_card_can_be_the_top_of_a_run() -> None:
    names = {meld_name(run(str(card))) for card in DECK}
    assert len(names) == len(DECK)


def test_a_four_of_a_rank_that_counts_nothing_has_a_name_too() -> None:
    assert four_name(Rank.SEVEN) == "каре"


def test_klaberjass_has_words_of_its_own() -> None:
    assert lexicon_of("klaberjass_suits") is Lexicon.KLABERJASS
    assert lexicon_of("moscow") is Lexicon.DEBERTS
    assert (bella(), fifty(), deals("Аня")) == ("белла", "полтинник", "Сдаёт: Аня")
    kj = Lexicon.KLABERJASS
    assert (bella(kj), run_kind(4, kj), deals("Аня", kj)) == ("бэла", "кварта", "Дилер: Аня")


def test_every_offence_has_a_name_of_its_own() -> None:
    assert offence_name(OffenceKind.REVOKE) == "ренонс"
    assert len({offence_name(kind) for kind in OffenceKind}) == len(OffenceKind)
