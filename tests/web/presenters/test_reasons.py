"""The reasons of lines."""

import pytest

from scorer.rules.cards import Card, Rank
from scorer.rules.choices import LongRuns
from scorer.rules.facts import Meld
from scorer.rules.lines import Line, Reason
from scorer.web.presenters.lexicon import Lexicon
from scorer.web.presenters.reasons import reason, reasons

TERZ = Meld(seat=0, length=3, top=Card.parse("KS"))
LATER = Meld(seat=0, length=3, top=Card.parse("10H"))
FIVE = Meld(seat=0, length=5, top=Card.parse("AC"))


def test_every_reason_has_words() -> None:
    assert all(reason(code) for code in Reason)
    assert (reason(Reason.LAST_TRICK), reason(Reason.HANGING_PAID), reason(Reason.BAIT)) == ("посл.", "висячие", "байд")


def test_klaberjass_calls_a_fifty_otherwise() -> None:
    assert reason(Reason.FIFTY_MELD, Lexicon.KLABERJASS) == "кварта"
    assert reason(Reason.BELLA, Lexicon.KLABERJASS) == "бэла"


def test_melds_are_named_in_the_order_they_were_called() -> None:
    lines = [
        Line(0, 41, Reason.CARDS),
        Line(0, 20, Reason.TERZ),
        Line(0, 20, Reason.TERZ),
        Line(1, 60, Reason.CARDS),
    ]
    assert list(reasons(lines, [TERZ, LATER], LongRuns.AS_FOUR)) == ["карты", "терц от К♠", "терц от 10♥", "карты"]


@pytest.mark.parametrize(
    ("long_runs", "code"),
    [
        (LongRuns.AS_FOUR, Reason.FIFTY_MELD),
        (LongRuns.LONGER, Reason.FIFTY_MELD),
        (LongRuns.HUNDRED, Reason.HUNDRED),
    ],
)
def test_a_long_run_is_named_by_its_length_whatever_it_counts(long_runs: LongRuns, code: Reason) -> None:
    assert list(reasons([Line(0, 50, code)], [FIVE], long_runs)) == ["5 подряд от Т♣"]


def test_a_line_without_a_known_meld_keeps_its_plain_name() -> None:
    lines = [Line(1, 20, Reason.TERZ), Line(0, 50, Reason.FOUR)]
    assert list(reasons(lines, [TERZ], LongRuns.AS_FOUR)) == ["терц", "каре"]
    assert list(reasons(lines[1:], [Meld(seat=0, four=Rank.ACE)], LongRuns.AS_FOUR)) == ["каре тузов"]
