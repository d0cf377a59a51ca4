"""Решение в сдачу: a ruling's facts as fields of the draft of the running deal, and back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from flask import flash

from scorer.rules.cards import Suit
from scorer.rules.choices import LongRuns
from scorer.rules.facts import Meld
from scorer.rules.ruleset import Ruleset
from scorer.store.drafts import DraftState, load_draft, save_draft
from scorer.store.transaction import writing
from scorer.web.arbiter.table import Table
from scorer.web.deal.drafts import draft_fields, is_for, typed_in
from scorer.web.forms.deal import LENGTHS, MOST
from scorer.web.presenters.text import gettext
from scorer.web.presenters.words import SIGNS


def order_fields(table: Table) -> dict[str, str]:
    """Maker and trump, as far as the draft has them."""
    deal = table.deal
    if deal is None or deal.trump is None or deal.maker is None:
        return {}
    return {"trump": str(deal.trump), "maker": str(deal.maker)}


def trump_field(table: Table, trump: Suit, maker: int | None) -> dict[str, str]:
    """Who plays on what; nothing where the ruling does not say who, and the draft does not either."""
    known = table.deal.maker if table.deal else None
    seat = known if maker is None else maker
    return {} if seat is None else {"order": f"{seat}{trump}"}


def meld_fields(table: Table, melds: Sequence[Meld], *, bella: int | None, first: int | None) -> dict[str, str]:
    """All melds of all seats: fields of melds that were not called are emptied."""
    fields = {"called_first": "" if first is None else str(first)}
    for seat in table.seats:
        fields[f"seat{seat}-bella"] = "1" if seat == bella else ""
        for kind in MOST:
            mine = [meld for meld in melds if meld.seat == seat and _kind(meld, table.ruleset) == kind]
            fields[f"seat{seat}-{kind}"] = str(len(mine)) if mine else ""
            for place in range(MOST[kind]):
                top = (mine[place].four or mine[place].top or "") if place < len(mine) else ""
                fields[f"seat{seat}-{kind}_top{place}"] = str(top)
            if kind == "long" and mine:
                fields[f"seat{seat}-long_length"] = str(mine[0].length)
    return fields


def _kind(meld: Meld, ruleset: Ruleset) -> str:
    """The field a meld is counted in."""
    if meld.length is None:
        return "four"
    longest = LENGTHS["fifty"] if ruleset.long_runs is LongRuns.AS_FOUR else LENGTHS["long"]
    return {length: kind for kind, length in LENGTHS.items()}[min(meld.length, longest)]


def offence_fields(seat: int | None, kind: str) -> dict[str, str] | None:
    """An offence of a seat; nothing where nobody says whose it was."""
    return None if seat is None else {f"seat{seat}-offence": kind}


def take_over(table: Table, fields: Mapping[str, str], *, trump: Suit | None = None) -> bool:
    """Put the fields into the draft of the deal being played; not where an older draft still waits.

    `trump` is what the ruling rests on: said where the deal had another, or cannot have it yet.
    """
    assert table.loaded is not None  # noqa: S101 - only a party has a draft
    state = table.loaded.state
    party_id = table.loaded.row.id
    with writing():
        draft = load_draft(party_id)
        if draft.fields and not is_for(draft, state):
            flash(gettext("First say what becomes of the deal that was typed before."), "error")
            return False
        merged = {**typed_in(draft), **_freed(draft, fields), **fields}
        kept = {name: value for name, value in merged.items() if value}
        save_draft(party_id, draft_fields(kept, state), version=draft.version)
    flash(" ".join((gettext("Taken over into the deal."), *_about_trump(table, kept.get("order", ""), trump))))
    return True


def _about_trump(table: Table, order: str, trump: Suit | None) -> Iterator[str]:
    """What the table should know of the trump that came along."""
    before = table.deal.trump if table.deal else None
    if trump is None:
        return
    if not order:
        yield gettext("It was ruled with %(trump)s as trump: say in the deal who plays.", trump=SIGNS[trump])
    elif before is not None and before is not trump:
        yield gettext(
            "Its trump is %(trump)s now, as in the ruling; it was %(before)s.", trump=SIGNS[trump], before=SIGNS[before]
        )


def _freed(draft: DraftState, fields: Mapping[str, str]) -> dict[str, str]:
    """Counts that were typed with the melds in mean something else beside bare ones: they are emptied."""
    if fields.get("counted") != "0" or draft.fields.get("counted") != "1":
        return {}
    return {name: "" for name in draft.fields if name.endswith("-cards") or name == "total"}
