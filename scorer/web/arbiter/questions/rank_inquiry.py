"""Рост? May the top card be asked for, and what does asking cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorer.rules.choices import OffenceKind
from scorer.rules.refusal import Refused
from scorer.web.arbiter import draft
from scorer.web.arbiter.question import Asked, Document, Question, no_prefill
from scorer.web.arbiter.slots import FOUR
from scorer.web.arbiter.table import Table
from scorer.web.arbiter.typed import Typed
from scorer.web.presenters.arbiter.ruling import Say, Told, View
from scorer.web.presenters.arbiter.talk import sentence
from scorer.web.presenters.lexicon import Lexicon
from scorer.web.presenters.text import gettext, lazy_gettext, pgettext
from scorer.web.presenters.words import run_kind

KINDS = ("3", "4", FOUR)
NOTHING = "none"


def document(typed: Typed, table: Table) -> Document:
    """The situation."""
    typed.seat("seat", table.seats)
    called = typed.choice("called", KINDS, wanted=gettext("Say what was called."))
    own = typed.choice("own", (*KINDS, NOTHING), wanted=gettext("Say what the asker has."))
    return {"ask": "rank_inquiry", "called": _kind(called), "own": _kind(own)}


def _kind(code: str | None) -> int | str | None:
    if code is None or code == NOTHING:
        return None
    return code if code == FOUR else int(code)


def field_of(refused: Refused, _: Typed) -> str:
    """Where a refusal belongs."""
    return "own" if refused.at == "own" else "called"


def _offence(asked: Asked) -> OffenceKind | None:
    """What asking is here, None where it is no offence."""
    costs = {"void_melds": OffenceKind.RANK_INQUIRY_WITH_LONGER, "card_bait": OffenceKind.RANK_INQUIRY_WITHOUT_EQUAL}
    penalty = asked.answer["penalty"]
    return costs[penalty] if penalty else None


def told(asked: Asked) -> Told:
    """Whether asking is free, and why."""
    called, own = asked.document["called"], asked.document["own"]
    match _offence(asked):
        case OffenceKind.RANK_INQUIRY_WITH_LONGER:
            return Told(
                gettext("It may not: the asker's melds are void"),
                gettext("Whoever has a longer meld names it and does not ask; the other side writes its own."),
            )
        case OffenceKind.RANK_INQUIRY_WITHOUT_EQUAL:
            return Told(
                gettext("It may not: card bait"),
                gettext("Only who has a meld of the same kind may ask; else asking is peeping into another's hand."),
            )
    if own == called:
        return Told(gettext("It may be asked"), gettext("The asker has a meld of the same kind."))
    return Told(gettext("It may be asked"), gettext("The asker has none of that kind, but here asking costs nothing."))


def view(asked: Asked) -> View:
    """The ruling and what is said."""
    return View(told=told(asked), rests=("R-RANK-INQUIRY",), talk=tuple(_talk(asked)))


def _talk(asked: Asked) -> list[Say]:
    """What is said when asking is right, and what should have been said where it is not."""
    document, lexicon = asked.document, asked.table.lexicon
    asker = asked.typed.seat("seat", asked.table.seats)
    asker = asked.table.order[1] if asker is None else asker
    caller = next(seat for seat in asked.table.order if seat != asker)
    said = [Say(caller, sentence(_named(document["called"], lexicon)))]
    if document["own"] == document["called"]:
        return [*said, Say(asker, pgettext("said", "Rank?")), Say(caller, pgettext("said", "From…"))]
    if _offence(asked) is OffenceKind.RANK_INQUIRY_WITH_LONGER:
        return [*said, Say(asker, sentence(_named(document["own"], lexicon)))]
    return [*said, Say(asker, pgettext("said", "It stands."))]


def _named(kind: int | str, lexicon: Lexicon) -> str:
    return run_kind(kind, lexicon) if isinstance(kind, int) else gettext("four of a kind")


def form(_: Typed, table: Table) -> Mapping[str, Any]:
    """The kinds there are at this table."""
    kinds = [kind for kind in KINDS if kind != FOUR or table.ruleset.fours]
    return {"kinds": [(kind, _named(_kind(kind) or 0, table.lexicon)) for kind in kinds]}


def take(asked: Asked) -> Mapping[str, str] | None:
    """An idle question as the offence of the deal."""
    kind = _offence(asked)
    return draft.offence_fields(asked.typed.seat("seat", asked.table.seats), str(kind)) if kind else None


QUESTION = Question(
    name="rank",
    title=lazy_gettext("May one ask “Rank?”"),
    short=lazy_gettext("“Rank?”"),
    document=document,
    field_of=field_of,
    told=told,
    view=view,
    form=form,
    prefill=no_prefill,
    take=take,
)
