"""Many phones write into one party at once through the real server.

Every accepted deal is there once, each phone's in its order; everybody else got a page that
shows what was written meanwhile and still holds his own values.

python bench/writers.py [--writers 50] [--deals 2]
"""

import argparse
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from threading import Barrier

from phones import Phone, form, typed_in
from records import open_party, record, writing_link
from serving import Serving

from scorer.ledger.events import AnyEvent, DealPlayed


@dataclass
class Told:
    """What a phone was told: the form of every deal that was accepted, and how often another was faster."""

    accepted: list[tuple[str, int]] = field(default_factory=list)
    conflicts: int = 0


def main(writers: int, deals: int) -> None:
    """Let them write, and compare the record with what each was told."""
    with tempfile.TemporaryDirectory() as folder:
        instance = Path(folder)
        party = open_party(instance)
        link = writing_link(instance, party)
        server = Serving(instance)
        try:
            phones = [Phone(server.port, party, f"phone{number}") for number in range(writers)]
            for phone in phones:
                phone.join(link)
            start = Barrier(writers)
            began = time.perf_counter()
            with ThreadPoolExecutor(writers) as threads:
                told = list(threads.map(lambda place: write(phones[place], place, deals, start), range(writers)))
            took = time.perf_counter() - began
        finally:
            server.kill()
        written = record(instance, party)
    compare(told, written)
    conflicts = sum(one.conflicts for one in told)
    print(
        f"{writers} writers, {len(written)} events in {took:.0f} s, none lost, none twice; "
        f"{conflicts} conflict pages, each with the values that were typed"
    )


def write(phone: Phone, place: int, deals: int, start: Barrier) -> Told:
    """Write so many deals; where another was faster, write the same as the next deal from the page that says so."""
    told = Told()
    start.wait()
    for number in range(deals):
        cards = str(20 + place % 60)
        typed = {
            "order": f"{number % 2}H",
            "seat0-cards": cards,
            "seat1-cards": "60",
            "last_trick": "1",
            "counted": "0",
        }
        shown = phone.look()
        while True:
            status, page = phone.write(shown, typed)
            if status == 303:
                told.accepted.append((shown["form_id"], int(cards)))
                break
            assert status == 409, f"{phone.name} got {status}"
            assert typed_in(page, "seat0-cards") == cards, "typed values are lost"
            assert 'role="alert"' in page, "nothing is said of what the other wrote"
            told.conflicts += 1
            shown = form(page)
    return told


def compare(told: Sequence[Told], written: Sequence[tuple[str, AnyEvent]]) -> None:
    """Nothing lost, nothing twice, each phone's deals in its order and under its name."""
    forms = [name for name, _ in written]
    assert sorted(forms) == sorted(name for one in told for name, _ in one.accepted), "told and written differ"
    assert len(set(forms)) == len(forms), "written twice"
    place = {name: number for number, name in enumerate(forms)}
    for number, one in enumerate(told):
        assert all(place[a] < place[b] for (a, _), (b, _) in pairwise(one.accepted)), "out of order"
        for name, cards in one.accepted:
            event = written[place[name]][1]
            assert isinstance(event, DealPlayed)
            assert event.deal.cards == (cards, 60), "another's values were written"
            assert event.by == f"phone{number}", "another's name stands at it"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--writers", type=int, default=50)
    parser.add_argument("--deals", type=int, default=2)
    chosen = parser.parse_args()
    main(chosen.writers, chosen.deals)
