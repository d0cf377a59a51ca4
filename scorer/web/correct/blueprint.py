"""Страницы исправлений: the blueprint all of them belong to, and what they share."""

from __future__ import annotations

import re
from typing import Any
from uuid import UUID

from flask import Blueprint, Response, render_template, request

from scorer.rules.refusal import Refused
from scorer.store.parties import Loaded
from scorer.web.deal.judge import AGREEMENT
from scorer.web.presenters.entries import Entries
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import gettext
from scorer.web.rights import writers_only
from scorer.web.sending import new_form_id, sent_form_id, sent_seq

pages = Blueprint("correct", __name__, url_prefix="/party/<uuid:party_id>")
pages.before_request(writers_only)

Errors = dict[str, list[str]]
"""Messages by the name of their field; "" is the whole form."""
OF_ANOTHER_TABLE = frozenset({"value.bad", "seat.unknown"})
"""What is said of an entry that was sound, once others sit at the table than it was written for."""
_PLACE = re.compile(r"events\[(\d+)\]")


def page(template: str, loaded: Loaded, status: int = 200, **more: Any) -> Response:
    """A page with what every form of it carries. The browser may keep it: Back finds what was typed.

    A form shown again keeps its id and the number of events it was made from.
    """
    again = request.method == "POST"
    shown = {"party_id": UUID(loaded.row.id), "state": loaded.state, **more}
    if "seq" not in shown:
        shown["seq"] = sent_seq(loaded) if again else len(loaded.party.events)
    if "form_id" not in shown:
        shown["form_id"] = sent_form_id() if again else new_form_id()
    return Response(render_template(template, **shown), status, mimetype="text/html")


def refused_words(refused: Refused, loaded: Loaded) -> str:
    """The sentence of a refusal; where it is an entry of old that would break, it says which.

    An agreement missing in the middle of a party cannot be written there: the sentence says what can be done.
    """
    said = refusal(refused, loaded.state.players)
    if refused.code == AGREEMENT:
        said = gettext(
            "Two hanging baits would wait here, and no agreement on them stands before it. Choose in “The start put "
            "right”, among the house rules, how two hanging baits are paid; or undo the deals from here on, put this "
            "right, agree, and write them again."
        )
    place = broken(refused)
    if place is None or place >= len(loaded.party.events):
        return said
    event = loaded.party.events[place].id
    known = Entries(loaded.party, loaded.state).known(event)
    entry = known[:1].upper() + known[1:]
    if refused.code == "party.finished":
        return gettext("%(entry)s could not be: the party would have been over before it.", entry=entry)
    if refused.code in OF_ANOTHER_TABLE:
        return gettext(
            "%(entry)s could not be: it is written for another number of players. Undo what is written for them first, "
            "then change how many play.",
            entry=entry,
        )
    return gettext("%(entry)s could not be: %(refusal)s", entry=entry, refusal=said)


def broken(refused: Refused) -> int | None:
    """The place in the log of the event a refusal blames, None where it names none."""
    found = _PLACE.match(refused.at)
    return int(found[1]) if found else None
