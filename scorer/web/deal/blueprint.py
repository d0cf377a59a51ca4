"""Страницы сдачи: the blueprint all of them belong to."""

from __future__ import annotations

from flask import Blueprint

from scorer.web.rights import writers_only

pages = Blueprint("deal", __name__, url_prefix="/party/<uuid:party_id>")
pages.before_request(writers_only)
