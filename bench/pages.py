"""How long pages take beside a bare Flask route under the same server: ratios measured in one run.

python bench/pages.py [--deals 30] [--requests 300]
"""

import argparse
import http.client
import multiprocessing
import re
import socket
import statistics
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from itertools import count, islice
from pathlib import Path
from urllib.parse import urlencode

import waitress
from flask import Flask
from records import open_party

from scorer.app import create_app
from scorer.ledger.event_reading import read_event
from scorer.ledger.fact_reading import Seating
from scorer.store.append import Appended, append
from scorer.store.base import db
from scorer.store.clubs import link_of_club
from scorer.store.models import Club, PartyRow

BLOCK, WARMING = 50, 10
"""Requests of one kind in a row, and how many before them are not counted."""
DEAL = {"type": "deal", "trump": "H", "cards": [9, 9]}


def main(deals: int, requests: int) -> None:
    """Serve a party beside a bare route, ask both in turn, and print the medians and ratios."""
    with tempfile.TemporaryDirectory() as folder:
        party, link = fill(Path(folder), deals)
        ours, bare = free_port(), free_port()
        servers = [
            multiprocessing.Process(target=serve, args=(folder, ours), daemon=True),
            multiprocessing.Process(target=serve_bare, args=(bare,), daemon=True),
        ]
        for server in servers:
            server.start()
        cookies = join(wait_for(ours), link)
        page = f"/party/{party}"
        newest, _, _ = ask(wait_for(ours), f"{page}/news?since=", cookies)
        asked = {
            "bare route": Asked(wait_for(bare), "/", cookies),
            f"party of {deals} deals": Asked(wait_for(ours), page, cookies),
            "to one more phone each": Asked(wait_for(ours), page, cookies + "; phone={number}"),
            "poll without news": Asked(wait_for(ours), f"{page}/news?since={newest}", cookies),
        }
        measure(asked.values(), requests)
        for server in servers:
            server.terminate()
    base = asked["bare route"].median
    for name, one in asked.items():
        print(f"{name:>22}  {one.status}  {one.median * 1000:7.2f} ms  {one.median / base:5.2f} x")


def fill(instance: Path, deals: int) -> tuple[str, str]:
    """A party of so many deals; its id and the club's link."""
    party_id = open_party(instance)
    with create_app({"INSTANCE": instance}).app_context():
        for number in range(deals):
            deal = read_event({**DEAL, "maker": number % 2, "last_trick": number % 2}, Seating([2]))
            written = append(party_id, [deal], expected_seq=number, form_id=f"deal{number}")
            assert isinstance(written, Appended), written
        club = db.session.get_one(Club, db.session.get_one(PartyRow, party_id).club_id)
        return party_id, link_of_club(club)


def serve(instance: str, port: int) -> None:
    """The application, as `scorer run` serves it."""
    app = create_app({"INSTANCE": Path(instance)})
    waitress.serve(app, host="127.0.0.1", port=port, threads=8, _quiet=True)


def serve_bare(port: int) -> None:
    """The least a Flask application does."""
    app = Flask("bare")
    app.add_url_rule("/", view_func=lambda: "ok")
    waitress.serve(app, host="127.0.0.1", port=port, threads=8, _quiet=True)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> http.client.HTTPConnection:
    """A connection to a server, once it answers."""
    for _ in range(200):
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port)
            connection.connect()
        except OSError:
            time.sleep(0.05)
        else:
            return connection
    raise TimeoutError(port)


def join(connection: http.client.HTTPConnection, link: str) -> str:
    """Open the club by its link, as a second phone does; the cookies it is known by."""
    landing, cookies, _ = ask(connection, f"/c/{link}", "")
    token = re.search(r'name="csrf_token"[^>]*value="([^"]+)"', landing)
    assert token, "no form on the landing page"
    body = urlencode({"csrf_token": token[1]})
    _, joined, status = ask(connection, f"/c/{link}", cookies, body)
    assert status in (302, 303), status
    return joined or cookies


def ask(
    connection: http.client.HTTPConnection, path: str, cookies: str, body: str | None = None
) -> tuple[str, str, int]:
    """The page, the cookies it sets, and the status."""
    headers = {"Cookie": cookies, "Content-Type": "application/x-www-form-urlencoded"}
    connection.request("POST" if body else "GET", path, body, headers)
    answer = connection.getresponse()
    jar = SimpleCookie(answer.getheader("Set-Cookie") or "")
    return answer.read().decode(), "; ".join(f"{n}={m.value}" for n, m in jar.items()), answer.status


@dataclass
class Asked:
    """What is asked again and again, by cookies in which `{number}` is that of the request; how it was answered."""

    connection: http.client.HTTPConnection
    path: str
    cookies: str
    status: int = 0
    times: list[float] = field(default_factory=list)

    def ask(self, number: int) -> float:
        """Ask once, for an answer compressed as a phone asks for it; the seconds it took."""
        headers = {"Cookie": self.cookies.format(number=number), "Accept-Encoding": "gzip"}
        begun = time.perf_counter()
        self.connection.request("GET", self.path, headers=headers)
        answer = self.connection.getresponse()
        answer.read()
        took = time.perf_counter() - begun
        self.status = answer.status
        return took

    @property
    def median(self) -> float:
        """Seconds, warm."""
        return statistics.median(self.times)


def measure(asked: Iterable[Asked], requests: int) -> None:
    """Ask each so often, block by block, so that whatever else the machine does slows all of them alike."""
    numbers = count()
    for _ in range(0, requests, BLOCK):
        for one in asked:
            for number in islice(numbers, WARMING):
                one.ask(number)
            one.times += [one.ask(number) for number in islice(numbers, BLOCK)]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--requests", type=int, default=300)
    chosen = parser.parse_args()
    main(chosen.deals, chosen.requests)
