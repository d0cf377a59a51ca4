"""Чем отличаются: a ruleset with its differences, before it is played, kept, sent on or printed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from flask import Response, abort, render_template, request, url_for

from scorer.ledger.files import write_document
from scorer.rules.refusal import Refused
from scorer.store.rulesets import find_rules
from scorer.web.clubs import current_club
from scorer.web.forms.start import OWN
from scorer.web.houserules.blueprint import LONGEST_RULES_NAME, Named, named, pages, read_named
from scorer.web.presenters.lexicon import lexicon_of
from scorer.web.presenters.options import differences, option_example
from scorer.web.presenters.presets import about_preset, preset_name
from scorer.web.presenters.sense import doubts, idle

FILE = "karandash-rules.json"


@dataclass(frozen=True, slots=True)
class Told:
    """A difference as the page tells it; `idle` says why it changes nothing here, if it does not."""

    option: str
    name: str
    value: str
    usual: str
    example: str
    idle: str


@pages.get("/house/rules")
def show() -> str | tuple[str, int]:
    """The rules of an address: what differs, and what can be done with them."""
    return page(_rules())


@pages.get("/house/file")
def file() -> Response:
    """The rules as a small file: the variant and every option, so that they never change."""
    rules = _rules()
    document = {"preset": rules.preset, **rules.ruleset.options()}
    answer = Response(write_document(document) + "\n", mimetype="application/json")
    answer.headers["Content-Disposition"] = f"attachment; filename={FILE}"
    return answer


def page(rules: Named, *, error: str = "", taken: str = "") -> str:
    """The page of these rules; `error` stands at their name, `taken` is a name other rules have."""
    club = current_club()
    kept = find_rules(club, rules.own) if club and rules.own else None
    unchanged = kept is not None and named(kept).ruleset == rules.ruleset and kept.preset == rules.preset
    begin: dict[str, Any] = {"preset": f"{OWN}{rules.own}"} if unchanged else rules.query
    return render_template(
        "houserules/show.html",
        rules=rules,
        name=rules.name or (kept.name if kept else ""),
        kept=kept,
        unchanged=unchanged,
        variant=preset_name(rules.preset),
        about=about_preset(rules.preset),
        told=tuple(_told(rules)),
        doubts=tuple(doubts(rules.ruleset)),
        players=rules.ruleset.players,
        begin=url_for("start.new", **{key: value for key, value in begin.items() if key != "name"}),
        link=url_for("houserules.show", **rules.query, _external=True),
        error=error,
        taken=taken,
        longest=LONGEST_RULES_NAME,
    )


def _rules() -> Named:
    try:
        return read_named(request.args)
    except Refused:
        abort(422)


def _told(rules: Named) -> Iterator[Told]:
    lexicon = lexicon_of(rules.preset)
    for one in differences(rules.ruleset, rules.preset):
        why = idle(one.option, rules.ruleset)
        yield Told(one.option, one.name, one.value, one.usual, option_example(one.option, lexicon), why)
