"""Transactions: one a request, and one that writes takes the lock before it reads."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from flask import Flask, current_app, g, request

from scorer.store.base import db

View = TypeVar("View", bound=Callable[..., Any])
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


@contextmanager
def writing() -> Iterator[None]:
    """Load, decide and write in one transaction, committed once at the end.

    A transaction that only read is ended first, for what it saw may be old. Within another
    `writing` this one takes part in that.
    """
    if g.get("in_writing", False):
        yield
        return
    if not g.get("writes", False):
        db.session.rollback()
        db.session.expire_all()
    g.writes = g.in_writing = True
    try:
        yield
        db.session.commit()
    except BaseException:
        db.session.rollback()
        raise
    finally:
        g.writes = g.in_writing = False


def only_reads(view: View) -> View:
    """Mark a view that takes a form but writes nothing (a preview): it waits for no writer."""
    view.only_reads = True  # type: ignore[attr-defined]
    return view


def init_app(app: Flask) -> None:
    """Let every request that may write begin as one that writes, the look-up of its link included."""

    @app.before_request
    def lock_first() -> None:
        view = current_app.view_functions.get(request.endpoint or "")
        g.writes = request.method not in SAFE_METHODS and not getattr(view, "only_reads", False)
