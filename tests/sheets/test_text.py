"""The sheet as text: golden sheets, and no line wider than asked whatever the names."""

from pathlib import Path

import pytest

from scorer.ledger.codec import decode_party
from scorer.ledger.files import read_document
from scorer.ledger.replay import replay
from scorer.sheets.breadth import columns
from scorer.sheets.build import party_sheet
from scorer.sheets.model import Sheet
from scorer.sheets.text import NARROWEST, text_sheet
from scorer.web.i18n import speaking
from scorer.web.sheet.words import SheetWords

GOLDEN = sorted((Path(__file__).parents[1] / "data" / "sheets").glob("*.txt"))
NASTY = ("Ы" * 40, "👨\u200d👩\u200d👧\u200d👦" * 5, "=1+1\u00a0<b>", "\u202eБоря\u202c 漢字 é")


def read(name: str, players: tuple[str, ...] = ()) -> Sheet:
    document = read_document((GOLDEN[0].parent / f"{name}.json").read_bytes())
    if players:
        document["players"] = list(players)
    party = decode_party(document)
    return party_sheet(party, replay(party))


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
def test_a_known_party_makes_its_known_sheet(golden: Path) -> None:
    name, language = golden.stem.split(".")
    sheet = read(name)
    with speaking(language):
        assert text_sheet(sheet, SheetWords(sheet.state.preset)) == golden.read_text("utf-8")


@pytest.mark.parametrize("width", [0, NARROWEST, 71, 80, 500])
@pytest.mark.parametrize("name", ["moscow", "three", "klaberjass"])
def test_no_line_is_wider_than_asked_whoever_plays(name: str, width: int) -> None:
    sheet = read(name, NASTY[: 3 if name == "three" else 2])
    with speaking("ru"):
        lines = text_sheet(sheet, SheetWords(sheet.state.preset), width).splitlines()
    asked = min(max(width, NARROWEST), 120)
    assert max(map(columns, lines)) <= asked
    bars = {tuple(columns(line[:place]) for place, sign in enumerate(line) if sign == "│") for line in lines}
    assert len(bars - {()}) == 1
