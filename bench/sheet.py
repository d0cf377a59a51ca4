"""How long a party sheet takes, from the log to the page and to the PDF file.

python bench/sheet.py
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from statistics import median

from scorer.ledger.codec import decode_party
from scorer.ledger.replay import replay
from scorer.sheets.build import party_sheet
from scorer.sheets.text import text_sheet
from scorer.web.i18n import speaking
from scorer.web.sheet.document import html_document
from scorer.web.sheet.pdf import lacking, make_pdf
from scorer.web.sheet.words import SheetWords

DEALS = (6, 25, 60)
TIMES = 15


def party(deals: int) -> dict[str, object]:
    """A party of so many deals with melds, baits, hanging points and a correction each ten."""
    events: list[dict[str, object]] = []
    for number in range(deals):
        deal: dict[str, object] = {"type": "deal", "id": f"d{number}", "maker": number % 2, "trump": "SHDC"[number % 4]}
        deal |= {"cards": [60, 70] if number % 5 == 2 else [70, 52], "last_trick": 0}
        if number % 3 == 0:
            deal["melds"] = [{"seat": 0, "length": 3, "run": "KS"}]
        events.append(deal)
        if number % 10 == 9:
            events.append({"type": "correction", "deal": f"d{number}", "seat": 0, "cards": 60})
    return {
        "format": "deberts-party",
        "version": 1,
        "id": "00000000-0000-4000-8000-000000000000",
        "ruleset": {"target": 100_000, "hanging_order": "queue"},
        "players": ["Константин-Александрович Ёжик", "Аня"],
        "dealer": 0,
        "events": events,
    }


def milliseconds(work: Callable[[], object], times: int = TIMES) -> float:
    """The median time of `work`, warm."""
    work()
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        taken.append((time.perf_counter() - began) * 1000)
    return median(taken)


def main() -> None:
    """Print a line for each length."""
    print("deals   replay   sheet    text    html     pdf   (ms, median)")
    with speaking("ru"):
        for deals in DEALS:
            log = decode_party(party(deals))
            state = replay(log)
            sheet = party_sheet(log, state)
            document = html_document(sheet)
            words = SheetWords("moscow")
            steps = [
                milliseconds(partial(replay, log)),
                milliseconds(partial(party_sheet, log, state)),
                milliseconds(partial(text_sheet, sheet, words)),
                milliseconds(partial(html_document, sheet)),
            ]
            pdf = "    –" if lacking() else f"{milliseconds(partial(make_pdf, document), 3):7.0f}"
            print(f"{deals:5}" + "".join(f"{step:8.1f}" for step in steps) + f" {pdf}")


if __name__ == "__main__":
    main()
