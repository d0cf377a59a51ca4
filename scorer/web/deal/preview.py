"""Предпросмотр: what «Записать» would do, in words: «Байд: Боря пишет 145. Станет 282 : 385»."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from scorer.ledger.party import Row, State
from scorer.ledger.score import winners
from scorer.rules.lines import Reason
from scorer.rules.slips import Slip
from scorer.web.deal.judge import AGREEMENT, Judged, Lacking, Verdict
from scorer.web.deal.so_far import so_far
from scorer.web.deal.typed import Typed
from scorer.web.deal.words import question, refused_words, still_wanted
from scorer.web.presenters.names import brief
from scorer.web.presenters.numbers import plain, signed
from scorer.web.presenters.outcomes import row_sentence
from scorer.web.presenters.reasons import reason
from scorer.web.presenters.text import gettext, one_way

SIDE_BY_SIDE = "\u00a0:\u00a0"
"""Between totals: never at the end of a line."""
OPEN_QUESTIONS = frozenset({AGREEMENT, "melds.rank_needed"})
"""Refusals that are no mistake: something is still to be said."""
MOVES = frozenset({Reason.BAIT, Reason.CARD_BAIT})
FINES = frozenset({Reason.BAIT_FINE, Reason.NO_TRICK_FINE, Reason.PASS_FINE})


@dataclass(frozen=True, slots=True)
class Said:
    """What the preview says: a headline, what stands behind it, and the questions to be answered first."""

    kind: Literal["will", "wanted", "refused"]
    head: str
    detail: str = ""
    questions: tuple[str, ...] = ()
    keys: str = ""
    sure: bool = True
    agree: bool = False


def say(verdict: Verdict, typed: Typed, state: State) -> Said:
    """The verdict on what is typed, in words; long names by their first word, so that the pad stays in sight."""
    names = brief(state.players)
    state = replace(state, players=names)
    match verdict:
        case Lacking(lacks=lacks):
            return Said("wanted", still_wanted(lacks, names), so_far(typed, state))
        case Judged():
            return Said(
                "will",
                row_sentence(verdict.row, names),
                details(verdict.row, replace(verdict.after, players=names)),
                tuple(question(slip, state) for slip in verdict.slips),
                _keys(verdict.slips),
                verdict.sure,
            )
        case _:
            agree = verdict.refused.code == AGREEMENT
            unknown = verdict.refused.code in OPEN_QUESTIONS
            kind: Literal["wanted", "refused"] = "wanted" if unknown else "refused"
            return Said(kind, refused_words(verdict, typed, state), agree=agree)


def _keys(slips: Sequence[Slip]) -> str:
    return " ".join(slip.key for slip in slips)


def details(row: Row, after: State) -> str:
    """What was counted, what moves and hangs, and what the totals will be."""
    parts = " · ".join((*_counted(row, after.players), *_moves(row, after.players)))
    return " ".join(part for part in (f"{parts}." if parts else "", stands(after), end_words(after)) if part)


def stands(after: State) -> str:
    """What the totals will be: «Станет 282 : 385.»"""
    return gettext("Will stand at %(totals)s.", totals=SIDE_BY_SIDE.join(plain(total) for total in after.totals))


def end_words(after: State) -> str:
    """That the party ends with this, and who wins; empty while it goes on."""
    if not after.finished:
        return ""
    first = winners(after)
    if not first:
        return gettext("The party ends in a draw.")
    names = ", ".join(after.players[seat] for seat in first)
    return gettext("The party is over. Victory: %(name)s.", name=names)


def _counted(row: Row, names: Sequence[str]) -> Iterator[str]:
    if row.raw is not None:
        yield ", ".join(f"{one_way(name)} {points}" for name, points in zip(names, row.raw, strict=True))


def _moves(row: Row, names: Sequence[str]) -> Iterator[str]:
    """Points that go over, are lost or paid: «Аня → Боря 57», «висячие 70»."""
    givers = [line for line in row.lines if line.reason in MOVES and line.points < 0]
    takers = [line for line in row.lines if line.reason in MOVES and line.points > 0]
    if takers:
        giving = ", ".join(names[line.seat] for line in givers)
        taking = ", ".join(f"{names[line.seat]} {line.points}" for line in takers)
        yield f"{giving} → {taking}"
    for line in row.lines:
        if line.reason in (Reason.LAPSE, Reason.BURN):
            yield gettext("%(points)s are lost", points=-line.points)
        elif line.reason in FINES:
            yield f"{names[line.seat]}: {reason(line.reason)} {signed(line.points)}"
    if row.hanging_paid:
        yield gettext("hanging points %(points)s", points=row.hanging_paid)
