"""A scribe killed in the middle of writing: every event that was acknowledged is there afterwards.

python bench/kill9.py [--times 100]
"""

import argparse
import random
import tempfile
import time
from pathlib import Path

from records import forms_in_record, open_party, start_writer

MOST = 100_000
"""Deals a scribe would write if nobody killed him."""


def main(times: int) -> None:
    """Kill as often as asked, on the same database, at a random moment of the writing."""
    acknowledged = unacknowledged = 0
    with tempfile.TemporaryDirectory() as folder:
        instance = Path(folder)
        for _ in range(times):
            party = open_party(instance)
            scribe = start_writer(instance, party, "scribe", MOST)
            assert scribe.stdout
            first = scribe.stdout.readline()
            time.sleep(random.uniform(0, 0.1))
            scribe.kill()
            told = [first.strip(), *scribe.communicate()[0].split()]
            record = forms_in_record(instance, party)
            # The last event may have been written without the answer getting out.
            assert record[: len(told)] == told, "an acknowledged event is lost"
            assert len(record) <= len(told) + 1, "more was written than sent"
            acknowledged += len(told)
            unacknowledged += len(record) - len(told)
    print(f"{times} kills, {acknowledged} events acknowledged, 0 lost ({unacknowledged} written unanswered)")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=100)
    main(parser.parse_args().times)
