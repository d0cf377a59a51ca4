"""Правила от других: from a link, from a file, or from a party's file."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qsl, urlsplit

from flask import redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorer.ledger.files import read_document
from scorer.rules.presets import read_ruleset
from scorer.rules.refusal import Refused
from scorer.store.transaction import only_reads
from scorer.web.houserules.blueprint import Named, pages, read_named
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import gettext

LARGEST = 2 * 1024 * 1024


@pages.get("/house/take")
def choose() -> str:
    """The form to put a link or a file in."""
    return _page()


@pages.post("/house/take")
@only_reads
def take() -> Response | tuple[str, int]:
    """On to the rules that were given; or what is wrong with them, and where."""
    typed = request.form.get("text", "").strip()
    given = request.files.get("file")
    raw = given.read(LARGEST) if given and given.filename else typed.encode()
    if not raw:
        return _page(error=gettext("Put in a link or choose a file.")), 422
    try:
        rules = _read(raw)
    except Refused as refused:
        return _page(typed=typed, error=_told(refused)), 422
    return redirect(url_for("houserules.show", **rules.query), 303)


def _read(raw: bytes) -> Named:
    """The rules in a link, in a file of rules, or in a party's."""
    text = raw.decode("utf-8", "replace").strip()
    if text.startswith(("http://", "https://", "/")):
        return read_named(MultiDict(parse_qsl(urlsplit(text).query, keep_blank_values=True)))
    document = read_document(raw)
    if isinstance(document, Mapping) and isinstance(document.get("ruleset"), Mapping):
        document = document["ruleset"]
    if not isinstance(document, Mapping):
        raise Refused("file.format")
    return Named(*read_ruleset(document))


def _told(refused: Refused) -> str:
    said = refusal(refused)
    return gettext("%(place)s: %(what)s", place=refused.at, what=said) if refused.at else said


def _page(typed: str = "", error: str = "") -> str:
    return render_template("houserules/take.html", typed=typed, error=error)
