"""`POST /api/ask`: a question as JSON, answered as `scorer ask` answers it (party-file.md «Questions»).

The answer depends on the body alone: no session is read, nothing is changed, and no page of
another site can read the answer. So there is nothing a forged request could gain, and the
form token that guards every other POST is not asked for.

Whatever goes wrong is a JSON object `{"error": {"code", "params", "at"}}`: 400 for what is no
JSON, 413 for more than 2 MB, 422 for what the rules refuse, 429 for asking too often.
"""

from __future__ import annotations

import math

from flask import Blueprint, Flask, Response, current_app, request
from werkzeug.exceptions import ClientDisconnected, RequestEntityTooLarge

from scorer.arbiter.ask import ask
from scorer.ledger.codec import encode_refusal
from scorer.ledger.files import LARGEST_FILE, read_document, write_document
from scorer.rules.refusal import Refused
from scorer.store.transaction import only_reads
from scorer.web.buckets import Buckets
from scorer.web.security import csrf

pages = Blueprint("api", __name__, url_prefix="/api")
BURST = 60
"""Questions an address may ask at once."""
PER_SECOND = 10
"""Questions an address may ask each second for good."""
STATUS = {"file.json": 400, "file.too_large": 413, "rate.exceeded": 429}
"""The status of a refusal by its code; of all others 422."""


@pages.post("/ask")
@only_reads
def answer() -> Response:
    """The ruling on the question in the body."""
    try:
        _take_token()
        return _json(write_document(ask(read_document(_body()))))
    except Refused as refused:
        response = _json(write_document(encode_refusal(refused)), STATUS.get(refused.code, 422))
        if refused.code == "rate.exceeded":
            response.headers["Retry-After"] = str(refused.params["seconds"])
        return response


def _take_token() -> None:
    buckets: Buckets = current_app.extensions["ask_buckets"]
    wait = buckets.wait(request.remote_addr or "")
    if wait:
        raise Refused("rate.exceeded", seconds=math.ceil(wait))


def _body() -> bytes:
    """The bytes that were sent; refused by their number before they are read."""
    try:
        return request.get_data(cache=False)
    except RequestEntityTooLarge:
        raise Refused("file.too_large", most=LARGEST_FILE) from None
    except ClientDisconnected:
        raise Refused("file.json") from None


def _json(text: str, status: int = 200) -> Response:
    return Response(f"{text}\n", status, mimetype="application/json")


def init_app(app: Flask) -> None:
    """Add the address, and the buckets of this application."""
    app.extensions["ask_buckets"] = Buckets(burst=BURST, per_second=PER_SECOND)
    csrf.exempt(pages)
    app.register_blueprint(pages)
