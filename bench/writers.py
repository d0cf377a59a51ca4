"""Many scribes at once on one party: every accepted event is there once, each scribe's in his order.

python bench/writers.py [--writers 50] [--deals 20]
"""

import argparse
import tempfile
from pathlib import Path

from records import forms_in_record, open_party, start_writer


def main(writers: int, deals: int) -> None:
    """Let them write, and compare the record with what each was told."""
    with tempfile.TemporaryDirectory() as folder:
        instance = Path(folder)
        party = open_party(instance)
        scribes = [start_writer(instance, party, f"scribe{number}", deals) for number in range(writers)]
        told = [scribe.communicate()[0].split() for scribe in scribes]
        assert all(scribe.returncode == 0 for scribe in scribes), "a scribe died"
        record = forms_in_record(instance, party)
    assert sorted(record) == sorted(form for forms in told for form in forms), "told and written differ"
    assert len(set(record)) == len(record) == writers * deals, "written twice"
    for number, forms in enumerate(told):
        assert [form for form in record if form.startswith(f"scribe{number}-")] == forms, "out of order"
    print(f"{writers} writers, {len(record)} events, none lost, none twice")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--writers", type=int, default=50)
    parser.add_argument("--deals", type=int, default=20)
    chosen = parser.parse_args()
    main(chosen.writers, chosen.deals)
