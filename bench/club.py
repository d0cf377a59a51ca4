"""A club of 10,000 parties beside one of 10: lists, searches, statistics and writing a deal, warm, as ratios.

Both clubs have the same players, and live in instances of their own, each in a folder thrown away.

python bench/club.py [--parties 10000] [--deals 12] [--times 60]
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from uuid import UUID, uuid4

from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select

from scorer.app import create_app
from scorer.ledger.codec import decode_party
from scorer.ledger.events import DealPlayed
from scorer.rules.facts import Deal
from scorer.store.append import append
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.imports import take_in
from scorer.store.models import Club, Player
from scorer.store.parties import start_party
from scorer.store.recount import summed_at_the_end
from scorer.store.transaction import writing
from scorer.store.verify import verify

SMALL = 10
PLAYERS = 12
PRESETS = ["moscow", "kharkov", "to_301"]
BEGUN = datetime.fromisoformat("2021-01-01T18:00:00+03:00")
TOGETHER = 200


@dataclass
class Instance:
    """A club in an instance of its own, a browser that belongs to it, and a party to write into."""

    app: Flask
    client: FlaskClient
    club: int
    person: str
    name: str
    day: str
    running: str


def build(folder: Path, parties: int, deals: int) -> Instance:
    """A club of so many parties, one every four hours, each of so many deals and over."""
    app = create_app({"INSTANCE": folder, "WTF_CSRF_ENABLED": False})
    chance = random.Random(parties)
    names = [f"Игрок {number}" for number in range(PLAYERS)]
    with app.test_request_context():
        club = create_club()
        with summed_at_the_end(club.id):
            for begin in range(0, parties, TOGETHER):
                with writing():
                    for number in range(begin, min(begin + TOGETHER, parties)):
                        # Everybody plays in the small club, too.
                        pair = names[2 * number : 2 * number + 2] or chance.sample(names, 2)
                        take_in(club, decode_party(party(chance, pair, number, deals)), form_id="bench")
        row = start_party(club, players=tuple(names[:2]), ruleset={"target": 1_000_000}, dealer=0)
        person = db.session.scalars(select(Player).where(Player.name == names[0])).one()
        middle = BEGUN + timedelta(hours=4 * (parties // 2))
        found = Instance(app, app.test_client(), club.id, person.id, person.name, middle.date().isoformat(), row.id)
    with found.client.session_transaction() as session:
        session["club"] = found.club
    return found


def party(chance: random.Random, pair: list[str], number: int, deals: int) -> dict[str, object]:
    """A party that was played and broken off, as a file."""
    started = BEGUN + timedelta(hours=4 * number)
    events: list[dict[str, object]] = []
    for deal in range(deals):
        cards = [chance.randrange(20, 60), chance.randrange(20, 60)]
        maker = chance.randrange(2)
        at = (started + timedelta(minutes=4 * deal)).isoformat()
        event = {"type": "deal", "id": ident(chance), "at": at, "maker": maker, "cards": cards, "last_trick": maker}
        events.append(event)
    events.append({"type": "close", "id": ident(chance), "reason": "late"})
    return {
        "format": "deberts-party",
        "version": 1,
        "id": ident(chance),
        "started": started.isoformat(),
        "ruleset": {
            "preset": chance.choice(["moscow", "kharkov", "to_301"]),
            "target": 100_000,
            "hanging_order": "sum",
        },
        "players": pair,
        "dealer": 0,
        "events": events,
    }


def ident(chance: random.Random) -> str:
    """An id, the same in every run."""
    return str(UUID(int=chance.getrandbits(128), version=4))


def measures(one: Instance) -> Iterator[tuple[str, Callable[[], None]]]:
    """What is done in a club, by its name."""

    def get(address: str) -> Callable[[], None]:
        def fetch() -> None:
            assert one.client.get(address).status_code == 200, address

        return fetch

    yield "first page", get("/")
    yield "list of parties", get("/club/parties")
    yield "search by player", get(f"/club/parties?player={one.name}")
    yield "search by day", get(f"/club/parties?since={one.day}&until={one.day}")
    yield "search by both", get(f"/club/parties?player={one.name}&since={one.day}&until={one.day}")
    yield "players", get("/club/players")
    yield "statistics", get("/club/statistics")
    yield "statistics of a variant", get("/club/statistics?preset=kharkov")
    yield "page of a player", get(f"/club/players/{one.person}")
    yield "table of a party", get(f"/party/{one.running}?fresh=1")
    yield "form of a new party", get("/new")
    yield "write a deal", write_deal(one)
    yield "end a party", end_party(one)


def write_deal(one: Instance) -> Callable[[], None]:
    """A deal into a party of its own; the party is begun anew when it has grown long."""
    seq = 0

    def write() -> None:
        nonlocal seq
        with one.app.test_request_context():
            deal = DealPlayed(deal=Deal(maker=0, cards=(60, 50), last_trick=0))
            append(one.running, [deal], expected_seq=seq, form_id=str(uuid4()))
            seq += 1

    return write


def end_party(one: Instance) -> Callable[[], None]:
    """A party of one deal, begun and ended by it."""

    def play() -> None:
        with one.app.test_request_context():
            club = db.session.get_one(Club, one.club)
            row = start_party(club, players=("Игрок 0", "Игрок 1"), ruleset={"target": 60}, dealer=0)
            append(
                row.id, [DealPlayed(deal=Deal(maker=0, cards=(60, 50), last_trick=0))], expected_seq=0, form_id="end"
            )

    return play


def milliseconds(act: Callable[[], None], times: int) -> list[float]:
    """How long it takes, time after time."""
    found = []
    for _ in range(times):
        began = time.perf_counter()
        act()
        found.append((time.perf_counter() - began) * 1000)
    return found


def main(parties: int, deals: int, times: int) -> None:
    """Build both clubs, and print what each takes and the ratio."""
    with tempfile.TemporaryDirectory() as folder:
        small = build(Path(folder) / "small", SMALL, deals)
        began = time.perf_counter()
        large = build(Path(folder) / "large", parties, deals)
        print(f"{parties} parties of {deals} deals taken in within {time.perf_counter() - began:.0f} s")
        print(f"{'':28}{SMALL:>8}{parties:>9}   ratio")
        for (name, in_small), (_, in_large) in zip(measures(small), measures(large), strict=True):
            milliseconds(in_small, 5), milliseconds(in_large, 5)
            # Turn by turn, so that whatever else the machine does slows both.
            pairs = [(*milliseconds(in_small, 1), *milliseconds(in_large, 1)) for _ in range(times)]
            few, many = (statistics.median(column) for column in zip(*pairs, strict=True))
            print(f"{name:28}{few:8.2f}{many:9.2f}{many / few:8.2f}")
        prove(large)


def prove(one: Instance) -> None:
    """What was written meanwhile is counted right."""
    with one.app.app_context():
        assert next(verify(), None) is None, "kept and counted differ"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parties", type=int, default=10_000)
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--times", type=int, default=60)
    chosen = parser.parse_args()
    main(chosen.parties, chosen.deals, chosen.times)
