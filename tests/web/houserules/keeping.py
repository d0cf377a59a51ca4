"""Rules of one's own as tests send them: from the start of a party, and kept by a club."""

from typing import Any
from urllib.parse import parse_qsl, urlsplit
from uuid import uuid4

from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select

from scorer.store.base import db
from scorer.store.models import HouseRules, PartyRow

START = {"name_0": "Аня", "name_1": "Боря", "name_2": "", "dealer": "1"}
OURS = {"preset": "kharkov", "rule_target": "301", "rule_tie": "bait"}


def start(**fields: Any) -> dict[str, Any]:
    return {"form_id": str(uuid4()), "preset": "moscow", **START, **fields}


def keep(client: FlaskClient, name: str = "Наши", **rules: str) -> str:
    """Keep rules; the id they are kept by."""
    answer = client.post("/house/keep", data={**OURS, "name": name, **rules})
    assert answer.status_code == 303
    return dict(parse_qsl(urlsplit(answer.location).query))["own"]


def kept(app: Flask) -> list[HouseRules]:
    with app.app_context():
        return list(db.session.scalars(select(HouseRules)))


def parties(app: Flask) -> list[PartyRow]:
    with app.app_context():
        return list(db.session.scalars(select(PartyRow)))
