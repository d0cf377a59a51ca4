"""Languages: Russian, Ukrainian, English; as chosen, else as the browser asks, else Russian."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from babel import Locale
from flask import Blueprint, Flask, Response, has_request_context, redirect, request, session
from flask_babel import Babel, get_locale
from werkzeug.wrappers import Response as AnyResponse

from scorer import paths

LANGUAGES = {"ru": "Русский", "uk": "Українська", "en": "English"}
"""Codes and own names, the default first."""
DEFAULT = "ru"

pages = Blueprint("language", __name__)


def choose() -> str:
    """The language of this request; outside of one, the default."""
    if not has_request_context():
        return DEFAULT
    chosen = session.get("language")
    if chosen in LANGUAGES:
        return str(chosen)
    return request.accept_languages.best_match(list(LANGUAGES), default=DEFAULT) or DEFAULT


@pages.post("/language")
def change() -> AnyResponse:
    """Keep the choice in the session and return to the page it was made on."""
    if request.form.get("language") in LANGUAGES:
        session["language"] = request.form["language"]
    return redirect(own_address(request.form.get("next", "")), 303)


def own_address(address: str) -> str:
    """A path of this site, or the first page where the address leads elsewhere.

    >>> own_address("/p/1?row=2"), own_address("//elsewhere.example/"), own_address("https://elsewhere.example/")
    ('/p/1?row=2', '/', '/')
    """
    # Browsers read a backslash as a slash, and leave out line ends and tabs.
    own = address.startswith("/") and not address.startswith("//") and not set(address) & set("\\\r\n\t")
    return address if own else "/"


def language_of_environment() -> str:
    """The language of a terminal's user by LC_ALL, LC_MESSAGES or LANG; else the default."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            code = os.environ[name][:2]
            return code if code in LANGUAGES else DEFAULT
    return DEFAULT


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Sentences and documents in `language` where no page is served: no database, no secret, no request."""
    app = Flask("scorer", template_folder=str(paths.resource("templates")))
    Babel(app, default_locale=language)
    with app.app_context():
        yield


def init_app(app: Flask) -> None:
    """Set up translation and tell each answer's language."""
    Babel(app, locale_selector=choose)
    app.register_blueprint(pages)

    @app.context_processor
    def languages() -> dict[str, object]:
        return {"languages": LANGUAGES, "language": str(get_locale() or Locale(DEFAULT))}

    @app.after_request
    def tell_language(response: Response) -> Response:
        if response.mimetype == "text/html":
            response.headers.setdefault("Content-Language", str(get_locale() or DEFAULT))
            response.vary.update(("Accept-Language", "Cookie"))
        return response
