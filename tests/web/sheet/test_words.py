"""The words of the sheet: what an entry between deals says."""

from typing import Any

import pytest

from scorer.web.i18n import speaking
from scorer.web.sheet.words import SheetWords
from tests.sheets.sheets import sheet

CARDS = {"maker": 1, "cards": [50, 60]}


@pytest.mark.parametrize(
    ("during", "said"),
    [
        ({**CARDS, "trump": "H"}, "Конец объявлен неверно: Аня. Играет: Боря, ♥"),
        (CARDS, "Конец объявлен неверно: Аня. Играет: Боря"),
    ],
)
def test_a_claim_in_mid_deal_that_was_wrong_says_who_played(during: dict[str, Any], said: str) -> None:
    made = sheet({"type": "claim", "seat": 0, "during": during})
    with speaking("ru"):
        assert SheetWords("moscow").sentence(made.rows[0], made) == said


def test_one_that_was_right_says_it_in_the_columns() -> None:
    fore = {"type": "adjust", "points": [455, 0], "reason": "фора"}
    made = sheet(fore, {"type": "claim", "seat": 0, "during": {**CARDS, "trump": "H"}})
    with speaking("ru"):
        assert "♥" not in SheetWords("moscow").sentence(made.rows[1], made)
