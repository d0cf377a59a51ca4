"""Лист спора: what the templates of a form and of a ruling are given."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from flask import render_template
from werkzeug.datastructures import MultiDict

from scorer.rules.cards import HAND_SIZE, Card, Rank, Suit
from scorer.web.address import PREFIX
from scorer.web.arbiter.question import Asked, Question
from scorer.web.arbiter.slots import field, kinds, shown, tops
from scorer.web.arbiter.table import Table
from scorer.web.arbiter.typed import ORDER_OF, Typed
from scorer.web.arbiter.variants import others
from scorer.web.presenters.lexicon import Lexicon
from scorer.web.presenters.presets import GROUPS, preset_name
from scorer.web.presenters.rulebook.book import option_sentence, point, point_of
from scorer.web.presenters.rulebook.figures import figures
from scorer.web.presenters.text import gettext
from scorer.web.presenters.words import RED, SIGNS, card_name, card_short, rank_letter, rank_name, run_kind, suit_name
from scorer.web.rights import Right, right_in
from scorer.web.sending import new_form_id

OF_TABLE = ("preset", "was", "dealer", "name0", "name1", "name2", "csrf_token")
"""Parts of an address that say which table it is about."""
SUITS = tuple(Suit)
RANKS = tuple(reversed(Rank))


@dataclass(frozen=True, slots=True)
class Rest:
    """A point of the rules a ruling rests on, its address, and what this table plays there."""

    title: str
    address: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Taking:
    """A way to take a ruling over: who, where somebody is still to be named, and for what; the address that does it."""

    who: str
    wanted: str
    address: str


def situation(args: MultiDict[str, str]) -> MultiDict[str, str]:
    """The fields of a situation among the parts of an address: all that is not about the table and not empty."""
    return MultiDict(
        (key, value)
        for key, value in args.items(multi=True)
        if value and key not in OF_TABLE and not key.startswith(PREFIX)
    )


def form_page(question: Question, table: Table, typed: Typed) -> str:
    """The form of a question. Its macros are given the same as its template, as `ctx`."""
    ctx = {
        "question": question,
        "table": table,
        "typed": typed.values,
        "errors": typed.errors,
        "hidden": _hidden(table),
        "variants": variants(),
        "suits": [(suit, SIGNS[suit], suit_name(suit), suit in RED) for suit in SUITS],
        "grid": _grid(),
        "order_of": ORDER_OF,
        "hand_size": HAND_SIZE,
        "seat_choices": list(enumerate(table.names)),
        "slots": lambda seat: shown(typed, seat),
        "slot_field": field,
        "kinds": [(kind, _kind_name(kind, table.lexicon)) for kind in kinds(table.ruleset)],
        "tops": _ranks(tops(table.ruleset)),
        **question.form(typed, table),
    }
    return render_template("arbiter/question.html", ctx=ctx, **ctx)


def _ranks(codes: Iterable[str]) -> list[tuple[str, str, str]]:
    return [(code, rank_letter(Rank(code)), rank_name(Rank(code))) for code in codes]


def _hidden(table: Table) -> dict[str, str]:
    """What of the table a form without a party carries beside the variant that is chosen in it."""
    if table.party_id:
        return {}
    carried = {key: value for key, value in table.query.items() if key != "preset"}
    return {**carried, "was": table.preset} if carried else {}


def variants() -> list[tuple[str, list[tuple[str, str]]]]:
    """Every variant, as a select offers them."""
    return [(str(group), [(name, preset_name(name)) for name in names]) for group, names in GROUPS.items()]


def _grid() -> list[list[tuple[str, str, str, bool]]]:
    """The card picker: a row a suit, the ace first; each card by its code, sign, name, and whether it is red."""
    rows = [[Card(rank, suit) for rank in RANKS] for suit in SUITS]
    return [[(str(card), card_short(card), card_name(card), card.suit in RED) for card in row] for row in rows]


def _kind_name(kind: str, lexicon: Lexicon) -> str:
    return run_kind(int(kind), lexicon) if kind.isdigit() else gettext("four of a kind")


def ruling_page(question: Question, asked: Asked) -> str:
    """The ruling with all it rests on, how others rule, and where to go on."""
    table, view = asked.table, question.view(asked)
    parts = _parts(asked)
    trump = asked.document.get("trump") or (asked.document.get("during") or {}).get("trump")
    suit = Suit(trump) if trump else None
    return render_template(
        "arbiter/ruling.html",
        question=question,
        table=table,
        view=view,
        trump=suit and (SIGNS[suit], suit_name(suit), suit in RED),
        rests=_rests(view.rests, table),
        others=others(question, asked),
        change=table.to("arbiter.form", question=question.name, **parts),
        share=_share(question, asked, parts),
        takings=_takings(question, asked),
        claim=_claim(question, asked, parts),
    )


def _parts(asked: Asked) -> dict[str, Any]:
    return asked.typed.values.to_dict(flat=False)


def _share(question: Question, asked: Asked, parts: dict[str, Any]) -> str | None:
    """The address of the same ruling without the party; None where it cannot be told without it."""
    alone = question.alone(asked)
    if alone is None:
        return None
    public = replace(asked.table, loaded=None)
    return public.to("arbiter.ruling", question=question.name, _external=True, **{**parts, **alone})


def _rests(rests: Iterable[str], table: Table) -> list[Rest]:
    """Every point named, once, with what the options named mean at this table."""
    known = figures(table.ruleset.players, table.lexicon)
    sentences: dict[str, list[str]] = {}
    for rest in rests:
        found = point(rest) if rest.startswith("R-") else point_of(rest)
        told = sentences.setdefault(found.id, [])
        if found.id != rest:
            told.append(option_sentence(rest, table.ruleset.options()[rest], known))
    return [Rest(str(point(at).title), table.rules_at(at), " ".join(told)) for at, told in sentences.items()]


def _takings(question: Question, asked: Asked) -> list[Taking]:
    """How the ruling can be taken over into the running deal; a button for each player where one is to be named."""
    table = asked.table
    if table.loaded is None or table.loaded.state.finished or right_in(table.loaded.row) < Right.WRITE:
        return []
    if question.take(asked) is None:
        return [] if asked.typed.text("seat") else _each(question, asked, "seat", gettext("whose is it?"))
    maker = asked.typed.text("maker") or (table.deal and table.deal.maker is not None)
    if question.on_trump and not maker:
        return _each(question, asked, "maker", gettext("who plays?"))
    return [Taking("", "", table.to("arbiter.take", question=question.name, **_parts(asked)))]


def _each(question: Question, asked: Asked, field: str, wanted: str) -> list[Taking]:
    """A way for every player `field` may name, where something can be taken over then."""
    found = []
    for seat, name in enumerate(asked.table.names):
        told = MultiDict(asked.typed.values)
        told[field] = str(seat)
        if question.take(replace(asked, typed=Typed(told))) is not None:
            parts = {**_parts(asked), field: str(seat)}
            found.append(Taking(name, wanted, asked.table.to("arbiter.take", question=question.name, **parts)))
    return found


def _claim(question: Question, asked: Asked, parts: dict[str, Any]) -> dict[str, Any] | None:
    """What the button needs that announces the end in a party."""
    loaded = asked.table.loaded
    if question.name != "claim" or loaded is None or "valid" not in asked.answer:
        return None
    if right_in(loaded.row) < Right.WRITE:
        return None
    return {
        "address": asked.table.to("arbiter.announce", **parts),
        "seq": len(loaded.party.events),
        "form_id": new_form_id(),
        "valid": asked.answer["valid"],
    }
