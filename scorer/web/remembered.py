"""Готовая страница: a party's table laid out once for all who see the same, and compressed once for each browser.

Both are as of a `Glance`: where it sees anything else now, they are made anew. Laid out, a page lacks the token and
the id of its forms. For a browser they are put in, and it gets that very page until it sends other cookies or the
party changes: the token is its session's and does not grow old, and whatever a form writes ends the page it was on.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from flask import Flask, Response, current_app, make_response, request, session
from flask_babel import get_locale
from flask_wtf.csrf import generate_csrf

from scorer.store.glances import Glance, glance
from scorer.web.sending import new_form_id
from scorer.web.zone import viewers_zone

KEPT = 256
"""Pages remembered of a kind, each the newest there is: more than are looked at on one server in an evening."""
TOKEN, FORM_ID = "\0token\0", "\0form\0"
ASKED_WITH = ("Cookie", "Accept-Language", "Accept-Encoding")
"""What a browser sends that makes its page its own."""
Page = TypeVar("Page")


class Shelf(Generic[Page]):
    """The newest page for each who asked; the one that was made first gives way."""

    def __init__(self) -> None:
        self._pages: OrderedDict[Hashable, tuple[Glance, Page]] = OrderedDict()

    def get(self, key: Hashable, seen: Glance) -> Page | None:
        """The page made when the party was seen so, None where there is none."""
        then, page = self._pages.get(key, (None, None))
        return page if then == seen else None

    def put(self, key: Hashable, seen: Glance, page: Page) -> None:
        """Keep a page, unless something was written while it was made: that may be on it in part."""
        if glance(seen.id) == seen:
            self._pages.pop(key, None)
            self._pages[key] = (seen, page)
            while len(self._pages) > KEPT:
                self._pages.popitem(last=False)


@dataclass(frozen=True, slots=True)
class Remembered:
    """The pages of this process: their text, and what was sent with its encoding."""

    laid_out: Shelf[str] = field(default_factory=Shelf)
    sent: Shelf[tuple[bytes, str | None]] = field(default_factory=Shelf)


def init_app(app: Flask) -> None:
    """Begin with no pages."""
    app.extensions["remembered"] = Remembered()


def remembered(seen: Glance, viewer: Hashable, lay_out: Callable[[str], str]) -> Response:
    """The page of the party that is seen so, laid out only where it is not remembered.

    `viewer` tells apart who sees different pages, beside his language and his clock; `lay_out` is given the id of
    the page's forms. A page that says something once is not kept.
    """
    if session.get("_flashes"):
        return make_response(lay_out(new_form_id()))
    sent = _shelves().sent
    key = (*_address(), *map(request.headers.get, ASKED_WITH))
    page = sent.get(key, seen)
    if page is None:
        response = _compressed(_page(seen, viewer, lay_out))
        if not session.modified:  # else the next request comes with other cookies
            sent.put(key, seen, (response.get_data(), response.content_encoding))
        return response
    body, encoding = page
    return Response(body, mimetype="text/html", headers={"Content-Encoding": encoding} if encoding else None)


def _page(seen: Glance, viewer: Hashable, lay_out: Callable[[str], str]) -> str:
    """The page with this browser's token, and ids of its forms that no other page has."""
    laid_out, form_id = _shelves().laid_out, new_form_id()
    key = (*_address(), viewer, str(get_locale()), viewers_zone())
    page = laid_out.get(key, seen)
    if page is None:
        page = lay_out(form_id).replace(generate_csrf(), TOKEN).replace(form_id, FORM_ID)
        laid_out.put(key, seen, page)
    return page.replace(TOKEN, generate_csrf()).replace(FORM_ID, form_id)


def _address() -> tuple[str, str]:
    return request.root_path, request.full_path


def _compressed(page: str) -> Response:
    """As the browser takes it; where nothing is compressed, as it is."""
    response = make_response(page)
    compress = current_app.extensions.get("compress")
    return compress.after_request(response) if compress else response


def _shelves() -> Remembered:
    return current_app.extensions["remembered"]  # type: ignore[no-any-return]
