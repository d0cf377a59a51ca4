"""Safety of pages: CSRF tokens, the session cookie, and the headers a browser is told to obey."""

from collections.abc import Iterable
from typing import Any

from flask import Flask, Request, Response, request
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface, SessionMixin
from flask_wtf import CSRFProtect
from werkzeug.datastructures import ImmutableMultiDict

csrf = CSRFProtect()

CONTENT_SECURITY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",  # the base stylesheet draws its arrows and ticks as data images
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{kind} {source}" for kind, source in CONTENT_SECURITY.items()),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # Never no-referrer: on https the CSRF check asks for the referrer.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
OF_A_PAGE = {**HEADERS, "Cache-Control": "private, no-cache"}
"""Where no view says otherwise: a page belongs to one club and one moment, is asked for anew and kept by no proxy."""


class Typed(ImmutableMultiDict[str, Any]):
    """Fields as they were typed, without zero bytes: no keyboard has them, and PostgreSQL keeps no text with one."""

    def __init__(self, fields: Iterable[tuple[str, Any]] = ()) -> None:
        super().__init__((name, value.replace("\0", "") if isinstance(value, str) else value) for name, value in fields)


class TypedRequest(Request):
    """A request whose form and query are `Typed`."""

    parameter_storage_class = Typed


class LastingSession(SecureCookieSession):
    """A session that outlives the browser's window: the club a phone belongs to is kept in it."""

    permanent = True


class LastingSessions(SecureCookieSessionInterface):
    """Session cookies: Secure on https alone (most kitchens have plain http), renewed by each form sent."""

    session_class = LastingSession

    def get_cookie_secure(self, app: Flask) -> bool:  # noqa: ARG002  # Flask's signature
        """Whether the cookie is for https alone: as this request came."""
        return request.is_secure

    def should_set_cookie(self, app: Flask, session: SessionMixin) -> bool:  # noqa: ARG002  # Flask's signature
        """A poll each second must not carry a cookie back; a form sent keeps the session alive."""
        return session.modified or (bool(session) and request.method == "POST")


def init_app(app: Flask) -> None:
    """Protect every form, and send the headers with every answer."""
    app.request_class = TypedRequest
    app.session_interface = LastingSessions()
    csrf.init_app(app)

    @app.after_request
    def add_headers(response: Response) -> Response:
        response.headers.extend([header for header in OF_A_PAGE.items() if header[0] not in response.headers])
        return response
