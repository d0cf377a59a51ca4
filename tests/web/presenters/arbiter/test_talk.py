"""За столом это звучит так: what is said leads to the ruling, whatever the melds and the rules."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

from scorer.arbiter.hand import best_of
from scorer.rules.cards import DECK, Suit
from scorer.rules.facts import Meld
from scorer.rules.melds import Because, rule_melds
from scorer.rules.ruleset import Ruleset
from scorer.web.i18n import speaking
from scorer.web.presenters.arbiter.melds import Called
from scorer.web.presenters.arbiter.ruling import Say
from scorer.web.presenters.arbiter.talk import all_of, talk
from scorer.web.presenters.lexicon import Lexicon

SETTINGS = [
    {"equal_melds": equal, "melds_below_a_tie": below, "players": players, "fours": True}
    for equal, below, players in product(
        ("trump_then_first", "first", "nobody", "suit_order", "both"), (False, True), (2, 3)
    )
]


@pytest.fixture(autouse=True)
def in_russian() -> Iterator[None]:
    with speaking("ru"):
        yield


def spoken(melds: list[Meld], ruleset: Ruleset, maker: int, trump: Suit) -> tuple[tuple[Say, ...], list[int], Because]:
    order = tuple(range(ruleset.players))
    ruling = rule_melds(melds, ruleset, maker=maker, order=order, trump=trump)
    first = next((seat for seat in order if any(meld.seat == seat for meld in melds)), 0)
    called = Called(
        melds=melds,
        maker=maker,
        trump=trump,
        order=order,
        first=first,
        names=("А", "Б", "В"),
        ruleset=ruleset,
        lexicon=Lexicon.DEBERTS,
    )
    writes = sorted({meld.seat for meld in ruling.written})
    return talk(called, writes=writes), writes, ruling.because


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_those_who_write_have_the_last_word_and_name_all_they_write(setting: dict[str, object]) -> None:
    chance = random.Random(str(setting))
    ruleset = Ruleset().with_options(setting)
    for _ in range(80):
        cards = chance.sample(
            [card for card in DECK if card.rank.value not in "78"], 18 if ruleset.players == 2 else 24
        )
        trump = chance.choice(list(Suit))
        size = len(cards) // ruleset.players
        melds = [
            Meld(seat=seat, length=meld.length, top=meld.top, four=meld.four)
            for seat in range(ruleset.players)
            for meld in best_of(cards[seat * size : (seat + 1) * size], trump, ruleset).melds
        ]
        chance.shuffle(melds)
        maker = chance.randrange(ruleset.players)
        said, writes, because = spoken(melds, ruleset, maker, trump)
        assert [say.seat for say in said[len(said) - len(writes) :]] == sorted(writes, key=[s.seat for s in said].index)
        if because is not Because.BELOW_A_TIE:
            for seat in writes:
                mine = [meld for meld in melds if meld.seat == seat]
                assert any(say.seat == seat and len(say.words) == len(all_of(mine, Lexicon.DEBERTS)) for say in said)
        assert bool(said) == bool(melds)
        if ruleset.players == 2 and len(writes) == 1:
            stood = [say.seat for say in said if say.words == "Годится."]
            assert stood in ([], [1 - writes[0]])


def run(seat: int, top: str, length: int = 3) -> Meld:
    return Meld(seat=seat, length=length, top=next(card for card in DECK if str(card) == top))


def words(*melds: Meld, trump: Suit = Suit.HEARTS, **options: object) -> list[str]:
    said, _, _ = spoken(list(melds), Ruleset().with_options(options), 0, trump)
    return [say.words for say in said]


def test_a_lower_meld_gives_way_at_once() -> None:
    assert words(run(0, "KS", 4), run(1, "AD")) == ["Полтинник.", "Годится.", "Полтинник от короля пикового."]


def test_a_longer_meld_is_named_and_not_asked_about() -> None:
    assert words(run(0, "AD"), run(1, "KS", 4)) == [
        "Терц.", "Полтинник.", "Годится.", "Полтинник от короля пикового.",
    ]  # fmt: skip


def test_of_equal_kinds_the_rank_is_asked() -> None:
    assert words(run(0, "KS"), run(1, "AD")) == [
        "Терц.", "Рост?", "От короля.", "От туза.", "Годится.", "Терц от туза бубнового.",
    ]  # fmt: skip


def test_where_suits_decide_the_suit_is_named() -> None:
    assert words(run(0, "KS"), run(1, "KD"), equal_melds="suit_order")[2:4] == [
        "От короля пикового.", "От короля бубнового.",
    ]  # fmt: skip


def test_below_a_tie_the_talk_goes_on_with_the_lower_melds() -> None:
    said = words(run(0, "JS"), run(0, "9D"), run(1, "JC"), equal_melds="nobody", melds_below_a_tie=True)
    assert said == ["Терц.", "Рост?", "От валета.", "И у меня так.", "Терц.", "Годится.", "Терц от девятки бубновой."]


def test_all_melds_of_the_winner_are_named_the_best_first() -> None:
    assert words(run(1, "9D"), run(1, "KS"))[-1] == "Терц от короля пикового, терц от девятки бубновой."
