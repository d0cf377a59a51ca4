"""Links: made, not stored. A link is a kind's id with a proof that this server gave it out.

Only the epoch is in the database; raising it makes the old link worthless.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode

from flask import current_app

PROOF_BYTES = 15
"""120 bits: nobody guesses them; 20 characters without padding."""


class UnknownLink(LookupError):
    """A link that leads nowhere: mistyped, cut short, or renewed since."""


def make(kind: str, key: int | str, epoch: int) -> str:
    """The link's last part, `id-proof`, for a thing of a kind in its epoch."""
    return f"{key}-{_proof(kind, key, epoch)}"


def target(link: str) -> str:
    """The id a link names, not yet proved; raises `UnknownLink`."""
    key, _, proof = link.partition("-")
    if not key or not proof:
        raise UnknownLink(link)
    return key


def prove(link: str, kind: str, key: int | str, epoch: int) -> None:
    """Raise `UnknownLink` unless this server gave the link out in this epoch."""
    if not hmac.compare_digest(link.encode(), make(kind, key, epoch).encode()):
        raise UnknownLink(link)


def _proof(kind: str, key: int | str, epoch: int) -> str:
    secret = current_app.config["SECRET_KEY"].encode()
    message = f"link\0{kind}\0{key}\0{epoch}".encode()
    return urlsafe_b64encode(hmac.digest(secret, message, hashlib.sha256)[:PROOF_BYTES]).decode()
