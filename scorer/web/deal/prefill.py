"""Что записано, в форме: the facts of a deal as the form of a deal holds them."""

from __future__ import annotations

from collections.abc import Iterator

from scorer.ledger.party import State
from scorer.rules.facts import Deal, Meld
from scorer.rules.piles import Tally, whole_counts
from scorer.rules.ruleset import Ruleset
from scorer.rules.seats import play_order
from scorer.web.forms.deal import kinds


def fields_of(deal: Deal, before: State, *, counted: bool) -> dict[str, str]:
    """The fields of the form for a deal written where the party stood at `before`.

    With `counted` melds and last trick are in the counts; else they are bare.
    """
    fields = dict(_single(deal, before))
    fields |= dict(_counts(deal, before, counted=counted and deal.resigned is None))
    for seat in deal.no_tricks:
        fields[f"seat{seat}-no_tricks"] = "1"
    for offence in reversed(deal.offences):
        fields[f"seat{offence.seat}-offence"] = str(offence.kind)
    return {**fields, **dict(_melds(deal, before.ruleset))}


def _single(deal: Deal, before: State) -> Iterator[tuple[str, str]]:
    """The fields that are there once."""
    if deal.trump is not None:
        yield "order", f"{deal.maker}{deal.trump}"
    elif deal.resigned is not None:
        yield "order", str(deal.maker)
    if deal.bella is not None:
        yield f"seat{deal.bella}-bella", "1"
    if deal.conceded:
        yield "conceded", "1"
    if deal.dave:
        yield "dave_first", str(deal.dave[0])
        yield "dave_count", str(len(deal.dave))
    plain = {
        "last_trick": deal.last_trick,
        "called_first": deal.called_first,
        "round": deal.round,
        "resigned": deal.resigned,
        "dealer": None if deal.dealer == before.dealer else deal.dealer,
    }
    yield from ((name, str(value)) for name, value in plain.items() if value is not None)


def _counts(deal: Deal, before: State, *, counted: bool) -> Iterator[tuple[str, str]]:
    """What was counted, as the table counts."""
    tally = Tally(piles=deal.cards or (), stock=deal.stock, total=deal.total)
    if counted:
        dealer = before.dealer if deal.dealer is None else deal.dealer
        tally = whole_counts(deal, before.ruleset, play_order(dealer or 0, before.ruleset.players))
    yield "counted", str(int(counted))
    counts = {"stock": tally.stock, "total": tally.total}
    counts |= {f"seat{seat}-cards": pile for seat, pile in enumerate(tally.piles)}
    yield from ((name, str(count)) for name, count in counts.items() if count is not None)


def _melds(deal: Deal, ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """How many melds of each kind a seat has, and the card each is named by."""
    counts: dict[str, int] = {}
    for meld in deal.melds:
        field = f"seat{meld.seat}-{_kind(meld, ruleset)}"
        top = meld.four or meld.top
        if top is not None:
            yield f"{field}_top{counts.get(field, 0)}", str(top)
        if field.endswith("long"):
            yield f"{field}_length", str(meld.length)
        counts[field] = counts.get(field, 0) + 1
    yield from ((field, str(count)) for field, count in counts.items())


def _kind(meld: Meld, ruleset: Ruleset) -> str:
    """The field a meld is counted in; a long run is a fifty where the table makes no difference."""
    if meld.four is not None:
        return "four"
    if meld.length == 3:
        return "terz"
    return "long" if (meld.length or 4) > 4 and "long" in kinds(ruleset) else "fifty"
