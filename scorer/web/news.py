"""Есть ли новое: answered before Flask, for every phone at the table asks it each second.

`GET /party/<uuid>/news?since=VERSION` is 204 where nothing is new, else the newest version. Nobody
is asked who he is: the party's id is unguessable, and that something is new is all that is told;
the page itself, asked for next, knows who may see it. So it needs no session, no language and no
page, and costs one row of the database.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from flask import Flask

from scorer.store.base import db
from scorer.store.news import version_of
from scorer.web.security import HEADERS

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

ADDRESS = re.compile(r"/party/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/news")
ALWAYS = [*HEADERS.items(), ("Cache-Control", "no-store"), ("Content-Type", "text/plain; charset=utf-8")]


class News:
    """The application, and before it the answer to who asks for news."""

    def __init__(self, application: WSGIApplication, engine: Any) -> None:
        self.application = application
        self.engine = engine

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer, or pass the request on."""
        asked = ADDRESS.fullmatch(environ["PATH_INFO"])
        if asked is None or environ["REQUEST_METHOD"] != "GET":
            return self.application(environ, start_response)
        now = version_of(self.engine, asked[1])
        if now is None:
            start_response("404 NOT FOUND", [*ALWAYS, ("Content-Length", "0")])
            return ()
        if parse_qs(environ["QUERY_STRING"]).get("since") == [now]:
            start_response("204 NO CONTENT", ALWAYS)
            return ()
        body = now.encode()
        start_response("200 OK", [*ALWAYS, ("Content-Length", str(len(body)))])
        return (body,)


def init_app(app: Flask) -> None:
    """Put it before the application."""
    with app.app_context():
        app.wsgi_app = News(app.wsgi_app, db.engine)  # type: ignore[method-assign]
