"""The server killed in the middle of writes: every deal that was acknowledged is there after it is started again.

python bench/kill9.py [--times 100] [--phones 4]
"""

import argparse
import http.client
import random
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

from phones import Phone, form
from records import open_party, record, writing_link
from serving import Serving

GONE = (ConnectionError, http.client.HTTPException, TimeoutError)
"""What a phone meets where the server was killed."""


def main(times: int, phones: int) -> None:
    """Kill as often as asked, on the same database, at a random moment of the writing."""
    acknowledged = unanswered = 0
    with tempfile.TemporaryDirectory() as folder:
        instance = Path(folder)
        party = open_party(instance)
        server = Serving(instance)
        for _ in range(times):
            told = interrupted(server, instance, party, phones)
            server.start()
            forms = [name for name, _ in record(instance, party)]
            lost = [name for name in told if name not in forms]
            assert not lost, f"acknowledged and lost: {lost}"
            assert len(set(forms)) == len(forms), "written twice"
            # A deal may have been written without the answer getting out: one a phone at most.
            assert len(forms) - len(told) <= phones, "more was written than sent"
            acknowledged += len(told)
            unanswered += len(forms) - len(told)
            party = open_party(instance)
        server.kill()
    print(f"{times} kills, {acknowledged} events acknowledged, 0 lost ({unanswered} written unanswered)")


def interrupted(server: Serving, instance: Path, party: str, phones: int) -> list[str]:
    """Phones write until the server is killed; the forms whose deals were acknowledged."""
    link = writing_link(instance, party)
    writing = [Phone(server.port, party, f"phone{number}") for number in range(phones)]
    for phone in writing:
        phone.join(link)
    first = Event()
    with ThreadPoolExecutor(phones) as threads:
        told = [threads.submit(write, phone, first) for phone in writing]
        first.wait(60)
        time.sleep(random.uniform(0, 0.5))
        server.kill()
        return [name for forms in told for name in forms.result()]


def write(phone: Phone, first: Event) -> list[str]:
    """Write deals until nobody answers; the forms of those that were accepted."""
    told = []
    typed = {"order": "0H", "seat0-cards": "60", "seat1-cards": "50", "last_trick": "0", "counted": "0"}
    try:
        shown = phone.look()
        while True:
            status, page = phone.write(shown, typed)
            assert status in (303, 409), f"{phone.name} got {status}"
            if status == 303:
                told.append(shown["form_id"])
                first.set()
            shown = form(page) if status == 409 else phone.look()
    except GONE:
        return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--phones", type=int, default=4)
    chosen = parser.parse_args()
    main(chosen.times, chosen.phones)
