"""Страницы списка: the page an address asks for."""

from __future__ import annotations

from flask import abort, request


def page_number() -> int:
    """The page of the address, from 1; what is no number of a page is not found."""
    text = request.args.get("page", "1")
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text)):
        abort(404)
    return int(text)
