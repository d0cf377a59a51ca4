"""Pages for what went wrong: each says what happened and where to go on; nothing typed is thrown away."""

from flask import Flask, Response, current_app, render_template, request
from flask_babel import gettext as _
from flask_wtf.csrf import CSRFError
from werkzeug.exceptions import HTTPException, InternalServerError


def texts(code: int) -> tuple[str, str]:
    """Heading and advice for a status code."""
    known = {
        400: (_("This request makes no sense"), _("Go back and try once more.")),
        403: (_("This is not for you"), _("Ask the club for its link.")),
        404: (_("There is no such page"), _("Perhaps the link was cut short or has been renewed.")),
        405: (_("This page does not take that"), _("Go back and use the buttons on the page.")),
        409: (_("Someone was faster"), _("Go back to the table and look at what was written meanwhile.")),
        413: (_("Too much at once"), _("A file or a form may have 2 MB.")),
        422: (_("This cannot be written so"), _("Go back and look at the marked fields.")),
        429: (_("Too fast"), _("Wait a minute and try again.")),
    }
    broken = _("Something broke here"), _("What was written is safe. Try once more.")
    return known.get(code, known[400] if code < 500 else broken)


def show(error: HTTPException) -> Response:
    """The page of any error that has a status code, with the headers that belong to it (Allow, Retry-After)."""
    code = error.code or 500
    heading, advice = texts(code)
    return _answer(error, render_template("errors/error.html", heading=heading, advice=advice, code=code))


def broken(error: InternalServerError) -> Response:
    """The page of our own mistakes; plain where even the page cannot be made."""
    try:
        return show(error)
    except Exception:
        current_app.logger.exception("The error page itself cannot be made")
        return _answer(error, " ".join(texts(500)))


def expired(error: CSRFError) -> Response:
    """The page of a form whose token no longer holds: it keeps every field and can be sent again."""
    fields = [(name, value) for name, value in request.form.items(multi=True) if name != "csrf_token"]
    return _answer(error, render_template("errors/expired.html", fields=fields, address=request.full_path))


def _answer(error: HTTPException, page: str) -> Response:
    headers = [header for header in error.get_headers(request.environ) if header[0] != "Content-Type"]
    return Response(page, error.code or 500, headers, mimetype="text/html")


def init_app(app: Flask) -> None:
    """Answer every error with a page of our own."""
    app.register_error_handler(HTTPException, show)
    app.register_error_handler(InternalServerError, broken)
    app.register_error_handler(CSRFError, expired)
