"""The blueprint of the arbiter: each page has an address without a party and one within it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Blueprint

from scorer.web.presenters.lexicon import spoken
from scorer.web.presenters.text import lazy_gettext

pages = Blueprint("arbiter", __name__)
pages.add_app_template_filter(spoken, "spoken")
pages.add_app_template_global(lazy_gettext, "lazy_gettext")
Routed = Callable[[Callable[..., Any]], Callable[..., Any]]


def both(path: str) -> Routed:
    """Serve a page at `/arbiter…` and, with the party's id, at `/party/…/arbiter…`."""

    def route(view: Callable[..., Any]) -> Callable[..., Any]:
        for before in ("", "/party/<uuid:party_id>"):
            pages.add_url_rule(f"{before}/arbiter{path}", view_func=view)
        return view

    return route
