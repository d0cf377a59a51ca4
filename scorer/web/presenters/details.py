"""Подробности строки: what the table saw and agreed, said under a row that is opened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorer.ledger import events as e
from scorer.ledger.party import Row
from scorer.rules.facts import Deal
from scorer.web.presenters.lexicon import Lexicon, deals
from scorer.web.presenters.options import option_name, value_name
from scorer.web.presenters.text import gettext
from scorer.web.presenters.words import offence_name, suit_name
from scorer.web.zone import told


def details(row: Row, event: e.AnyEvent, names: Sequence[str], lexicon: Lexicon) -> Iterator[str]:
    """What stands behind a row, line by line; who wrote it and when comes last."""
    if row.dealer is not None:
        yield deals(names[row.dealer], lexicon)
    match event:
        case e.DealPlayed(deal=deal):
            yield from _deal(row, deal, names)
        case e.Correction(seat=seat, cards=cards) if cards is not None:
            yield gettext("True count: %(name)s %(points)d", name=names[seat], points=cards)
        case e.Rules(options=options):
            yield from (f"{option_name(option)}: {value_name(option, value)}" for option, value in options.items())
    if isinstance(event, e.Adjust | e.Close | e.Rules):
        yield event.reason
    if signed := signature(event):
        yield signed


def signature(event: e.AnyEvent) -> str:
    """When an event was written, and by whom."""
    return ", ".join(filter(None, (_time(event.at), event.by)))


def _deal(row: Row, deal: Deal, names: Sequence[str]) -> Iterator[str]:
    if deal.trump is not None:
        trump = suit_name(deal.trump)
        if deal.round == 2:
            yield gettext("%(name)s plays: %(suit)s, second trump", name=names[deal.maker], suit=trump)
        else:
            yield gettext("%(name)s plays: %(suit)s", name=names[deal.maker], suit=trump)
    if row.raw is not None and row.raw != row.written:
        yield gettext("Counted: %(counts)s", counts=" : ".join(map(str, row.raw)))
    if deal.conceded:
        yield gettext("The bait was given up, counted together")
    for seat in deal.no_tricks:
        yield gettext("No tricks: %(name)s", name=names[seat])
    for offence in deal.offences:
        yield gettext("%(name)s: %(offence)s", name=names[offence.seat], offence=offence_name(offence.kind))
    if deal.dave:
        yield gettext("Dave: %(names)s", names=", ".join(names[seat] for seat in deal.dave))
    if deal.resigned is not None:
        yield gettext("Gave up: %(name)s", name=names[deal.resigned])


def _time(at: str | None) -> str:
    """The time of day an event was written, by the viewer's clock."""
    return told(at, "HH:mm")
