"""Архив клуба: everything of it in one file, and what such a file brings in."""

from __future__ import annotations

from flask import Blueprint, render_template

from scorer.web.clubs import club_or_404

pages = Blueprint("archive", __name__, url_prefix="/club/archive")


@pages.get("")
def index() -> str:
    """Save everything, or choose a file to take in."""
    club_or_404()
    return render_template("club/archive.html")
