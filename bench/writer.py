"""One scribe: writes passed deals into a party, and prints the form's id of each one acknowledged.

python bench/writer.py INSTANCE PARTY NAME COUNT
"""

import sys
from pathlib import Path

from scorer.app import create_app
from scorer.ledger.events import Passed
from scorer.store.append import Appended, append


def write(party_id: str, name: str, count: int) -> None:
    """Write `count` deals; where someone was faster, look again and write after his."""
    seq = 0
    for number in range(count):
        form = f"{name}-{number}"
        while True:
            outcome = append(party_id, [Passed()], expected_seq=seq, form_id=form, by=name)
            seq = outcome.seq
            if isinstance(outcome, Appended):
                break
        print(form, flush=True)


if __name__ == "__main__":
    instance, party, scribe, deals = sys.argv[1:]
    with create_app({"INSTANCE": Path(instance)}).app_context():
        write(party, scribe, int(deals))
