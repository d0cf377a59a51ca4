"""`scorer rebuild` and `scorer verify`: what is kept beside the events made again, and proved against them.

Both say in one line, in the user's language, how much it was.
"""

import argparse
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scorer.store.verify import Holdings


def add_verbs(verbs: Any) -> None:
    """Add the verbs to the command line."""
    parser = verbs.add_parser("rebuild", help="make totals and statistics again from the events")
    parser.set_defaults(act=rebuild)
    parser = verbs.add_parser("verify", help="prove totals and statistics against the events")
    parser.set_defaults(act=verify)


def rebuild(_chosen: argparse.Namespace) -> int:
    """Make everything again; status 1 where a party cannot be counted, and which."""
    # Not needed, and perhaps not there, where the program only replays and rules.
    from scorer.app import create_app  # noqa: PLC0415
    from scorer.store import rebuild as store  # noqa: PLC0415
    from scorer.store.verify import holdings  # noqa: PLC0415
    from scorer.web.presenters.text import lazy_gettext  # noqa: PLC0415

    with create_app().app_context():
        refused = store.rebuild()
        held = holdings()
    for party_id in refused:
        print(f"party {party_id}: its log is refused, or two of its names are one player's", file=sys.stderr)
    if not refused:
        _say(lazy_gettext("Made again from the entries: %(held)s."), held)
    return 1 if refused else 0


def verify(_chosen: argparse.Namespace) -> int:
    """Name everything that differs, a line each; status 1 where anything does."""
    from scorer.app import create_app  # noqa: PLC0415
    from scorer.store import verify as store  # noqa: PLC0415
    from scorer.web.presenters.text import lazy_gettext  # noqa: PLC0415

    found = 0
    with create_app().app_context():
        for found, difference in enumerate(store.verify(), start=1):  # noqa: B007
            print(difference)
        held = store.holdings()
    if not found:
        _say(lazy_gettext("Proved against the entries, and right: %(held)s."), held)
    return 1 if found else 0


def _say(sentence: Any, held: "Holdings") -> None:
    """A sentence with everything that is held: «клубов: 1, …»."""
    from scorer.web.i18n import language_of_environment, speaking  # noqa: PLC0415
    from scorer.web.presenters.text import ngettext  # noqa: PLC0415

    with speaking(language_of_environment()):
        counts = (
            ngettext("%(num)d club", "%(num)d clubs", held.clubs),
            ngettext("%(num)d player", "%(num)d players", held.players),
            ngettext("%(num)d party", "%(num)d parties", held.parties),
            ngettext("%(num)d entry", "%(num)d entries", held.entries),
        )
        print(sentence(held=", ".join(counts)))
