"""Готовая страница: a page laid out once for each state of what it shows.

A log only grows, so a party and its number of entries say all there is to say about it.
What must be new on every page, the token and the id of its forms, is put in each time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from flask import current_app, request, session
from flask_babel import get_locale
from flask_wtf.csrf import generate_csrf

from scorer.web.zone import viewers_zone

KEPT = 256
"""Pages remembered at once: more tables than are played on one server in an evening."""
TOKEN, FORM_ID = "\0token\0", "\0form\0"


def remembered(key: Hashable, form_id: str, lay_out: Callable[[], str]) -> str:
    """The page of `key` in the language and by the clock of the request, laid out only where it is not remembered.

    `form_id` is what `lay_out` gives its forms. A page that says something once, or was asked
    for with a query, is not kept.
    """
    if session.get("_flashes") or request.query_string:
        return lay_out()
    pages: OrderedDict[Hashable, str] = current_app.extensions.setdefault("remembered", OrderedDict())
    key = (key, str(get_locale()), viewers_zone())
    page = pages.get(key)
    if page is None:
        page = lay_out().replace(generate_csrf(), TOKEN).replace(form_id, FORM_ID)
        pages[key] = page
        while len(pages) > KEPT:
            pages.popitem(last=False)
    return page.replace(TOKEN, generate_csrf()).replace(FORM_ID, form_id)
