"""Записи словами: what an entry of a party's log says, whether it is still in force or not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from scorer.ledger import events as e
from scorer.ledger.party import Party, Row, State
from scorer.rules.facts import Deal, Running
from scorer.web.presenters.events import event_name
from scorer.web.presenters.lexicon import Lexicon, bella, deals, lexicon_of
from scorer.web.presenters.numbers import signed
from scorer.web.presenters.options import option_name, value_name
from scorer.web.presenters.outcomes import AGREED, row_sentence
from scorer.web.presenters.presets import preset_name
from scorer.web.presenters.text import gettext, one_way, pgettext
from scorer.web.presenters.words import meld_short, offence_name, suit_name

SIDE_BY_SIDE = "\u00a0:\u00a0"
"""Between counts: never at the end of a line."""


class Entries:
    """The entries of a party in words; names are those in force at the end of its log."""

    def __init__(self, party: Party, state: State) -> None:
        self.names = state.players
        self.lexicon = lexicon_of(state.preset)
        self._events = {event.id: event for event in party.events}
        self._places = {event.id: place for place, event in enumerate(party.events, start=1)}
        self._rows = {row.event: row for row in state.rows}

    def name(self, seat: int) -> str:
        """Who sits there; an opening put right may have fewer seats than an entry of old."""
        return self.names[seat] if seat < len(self.names) else gettext("player %(number)d", number=seat + 1)

    def ref(self, event_id: str) -> str:
        """An entry as others name it: «сдача 5», «запись 12 (поправка)»."""
        row = self._rows.get(event_id)
        if row is not None and row.number is not None:
            return gettext("deal %(number)d", number=row.number)
        if event_id not in self._events:
            return gettext("an entry")
        name = event_name(self._events[event_id])
        return gettext("entry %(number)d (%(name)s)", number=self._places[event_id], name=name)

    def known(self, event_id: str) -> str:
        """The same with what its row says, lest it is taken for another: «сдача 2 (Байд: Боря пишет 125)»."""
        row = self._rows.get(event_id)
        ref = self.ref(event_id)
        return ref if row is None or row.number is None else f"{ref} ({self.row(row, self._events[event_id])})"

    def is_of(self, event_id: str, kind: type[e.AnyEvent]) -> bool:
        """Whether an entry is of this kind."""
        return isinstance(self._events.get(event_id), kind)

    def undone_by(self, event_id: str) -> str | None:
        """What an entry undoes, None where it is no undo."""
        event = self._events.get(event_id)
        return event.event if isinstance(event, e.Void) else None

    def title(self, event_id: str) -> str:
        """The same at the beginning of a line."""
        ref = self.ref(event_id)
        return ref[:1].upper() + ref[1:]

    def said(self, event: e.AnyEvent) -> str:
        """Everything an entry says."""
        return _TELLINGS[type(event)](self, event)

    def told(self, event: e.AnyEvent) -> str:
        """An entry in a sentence: a deal by what it came to, any other by what it says."""
        row = self._rows.get(event.id)
        if row is not None and row.number is not None:
            return f"{self.title(event.id)}. {row_sentence(row, self.names, event)}"
        name = event_name(event)
        return f"{name[:1].upper()}{name[1:]}: {self.said(event)}"

    def count(self, event: e.Correction, before: Deal | None = None) -> str:
        """What a correction says of its deal, and what stood `before` it where that is known."""
        return _count(self, event, before)

    def corrects(self, event: e.Correction, before: Deal | None) -> str:
        """The whole correction, with what stood `before` it."""
        return f"{self.ref(event.deal)}, {self.count(event, before)}"

    def row(self, row: Row, event: e.AnyEvent | None = None) -> str:
        """What a row says, also one of old with other seats."""
        return row_sentence(row, [self.name(seat) for seat in range(len(row.written))], event)

    def why(self, event: e.AnyEvent) -> str:
        """The reason written with an entry, empty where it has none."""
        return str(getattr(event, "reason", ""))


def _deal(to: Entries, event: e.DealPlayed) -> str:
    return "; ".join(_facts(to, event.deal))


def _facts(to: Entries, deal: Deal) -> Iterator[str]:
    """What the table saw of a deal, part by part."""
    yield _plays(to, deal)
    if deal.cards is not None:
        yield gettext("piles %(counts)s", counts=SIDE_BY_SIDE.join(map(str, deal.cards)))
    if deal.total is not None:
        yield gettext("both piles together %(total)d", total=deal.total)
    if deal.last_trick is not None:
        yield gettext("last trick: %(name)s", name=to.name(deal.last_trick))
    yield from _called(to, deal)
    for seat in deal.no_tricks:
        yield gettext("not a single trick: %(name)s", name=to.name(seat))
    if deal.conceded:
        yield gettext("bait given up")
    for offence in deal.offences:
        yield f"{to.name(offence.seat)}: {offence_name(offence.kind)}"
    if deal.dave:
        yield gettext("dave: %(names)s", names=", ".join(map(to.name, deal.dave)))
    if deal.resigned is not None:
        yield gettext("gave up: %(name)s", name=to.name(deal.resigned))
    if deal.dealer is not None:
        yield _dealt(to, deal.dealer)


def _plays(to: Entries, facts: Deal | Running) -> str:
    name = to.name(facts.maker)
    if facts.trump is None:
        return gettext("%(name)s plays", name=name)
    suit = suit_name(facts.trump)
    if isinstance(facts, Deal) and facts.round == 2:
        return gettext("%(name)s plays: %(suit)s, second trump", name=name, suit=suit)
    return gettext("%(name)s plays: %(suit)s", name=name, suit=suit)


def _called(to: Entries, facts: Deal | Running) -> Iterator[str]:
    for meld in facts.melds:
        yield f"{meld_short(meld, to.lexicon)} – {to.name(meld.seat)}"
    if facts.bella is not None:
        yield f"{bella(to.lexicon)} – {to.name(facts.bella)}"
    if facts.called_first is not None:
        yield gettext("called first: %(name)s", name=to.name(facts.called_first))


def _dealt(to: Entries, seat: int) -> str:
    return _deals(to.name(seat), to.lexicon)


def _deals(name: str, lexicon: Lexicon) -> str:
    """Who deals, in the middle of a line: «сдаёт: Аня»."""
    said = deals(name, lexicon)
    return said[:1].lower() + said[1:]


def _passed(to: Entries, event: e.Passed) -> str:
    parts = [gettext("all passed")] + ([] if event.dealer is None else [_dealt(to, event.dealer)])
    return "; ".join(parts)


def _fifty(to: Entries, event: e.Fifty) -> str:
    parts = [gettext("without play: %(name)s", name=to.name(event.maker))]
    return "; ".join(parts + ([] if event.dealer is None else [_dealt(to, event.dealer)]))


def _agree_hanging(_to: Entries, event: e.AgreeHanging) -> str:
    return str(AGREED[event.order])


def _claim(to: Entries, event: e.Claim) -> str:
    parts = [gettext("announces: %(name)s", name=to.name(event.seat))]
    if event.during is not None:
        counts = SIDE_BY_SIDE.join(map(str, event.during.cards))
        parts += [gettext("in mid-deal"), _plays(to, event.during), gettext("piles %(counts)s", counts=counts)]
        parts += _called(to, event.during)
    return "; ".join(parts)


def _correction(to: Entries, event: e.Correction) -> str:
    return to.corrects(event, None)


def _count(to: Entries, event: e.Correction, before: Deal | None) -> str:
    parts = []
    if event.cards is not None:
        parts.append(_true_count(to, event.seat, event.cards, before))
    if event.last_trick is not None:
        parts.append(_last_trick(to, event.last_trick, before))
    if event.noticed_by is not None:
        parts.append(gettext("noticed by: %(name)s", name=to.name(event.noticed_by)))
    return "; ".join(parts)


def _true_count(to: Entries, seat: int, cards: int, before: Deal | None) -> str:
    counts = before.cards if before else None
    if counts is None or counts[seat] == cards:
        return gettext("true count: %(name)s %(points)d", name=to.name(seat), points=cards)
    return gettext(
        "true count: %(name)s %(points)d, not %(before)d", name=to.name(seat), points=cards, before=counts[seat]
    )


def _last_trick(to: Entries, seat: int, before: Deal | None) -> str:
    taken = before.last_trick if before else None
    if taken is None or taken == seat:
        return gettext("last trick: %(name)s", name=to.name(seat))
    return gettext("last trick: %(name)s, not %(before)s", name=to.name(seat), before=to.name(taken))


def _void(to: Entries, event: e.Void) -> str:
    named = to.undone_by(event.event)
    return to.ref(event.event) if named is None else gettext("brings back: %(what)s", what=to.ref(named))


def _amend(to: Entries, event: e.Amend) -> str:
    said = to.said(event.new)
    if to.is_of(event.event, type(event.new)):
        return f"{to.ref(event.event)}: {said}"
    return f"{to.ref(event.event)} → {event_name(event.new)}: {said}"


def _reopen(to: Entries, event: e.Reopen) -> str:
    parts = []
    if event.players:
        parts.append(", ".join(event.players))
    if event.dealer is not None:
        parts.append(gettext("deals first: %(name)s", name=to.name(event.dealer)))
    if event.ruleset is not None:
        parts.append(_opened_with(dict(event.ruleset)))
    return "; ".join(parts)


def _opened_with(ruleset: dict[str, Any]) -> str:
    """The variant and the length of an opening; its other options stand in the rules of the table."""
    named = preset_name(str(ruleset.get("preset", "moscow")))
    target = ruleset.get("target")
    return f"{named} {gettext('to %(target)d', target=target)}" if isinstance(target, int) else named


def _rules(_to: Entries, event: e.Rules) -> str:
    return "; ".join(f"{option_name(option)}: {value_name(option, value)}" for option, value in event.options.items())


def _adjust(to: Entries, event: e.Adjust) -> str:
    return ", ".join(f"{one_way(to.name(seat))} {signed(points)}" for seat, points in enumerate(event.points))


def _confirm(to: Entries, event: e.Confirm) -> str:
    return f"{to.ref(event.deal)} – {to.name(event.seat)}"


def _close(_to: Entries, event: e.Close) -> str:
    return pgettext("end", "draw") if event.draw else gettext("whoever has more wins")


_Telling = Callable[[Entries, Any], str]
_TELLINGS: dict[type[e.AnyEvent], _Telling] = {
    e.DealPlayed: _deal,
    e.Passed: _passed,
    e.Fifty: _fifty,
    e.AgreeHanging: _agree_hanging,
    e.Claim: _claim,
    e.Correction: _correction,
    e.Void: _void,
    e.Amend: _amend,
    e.Reopen: _reopen,
    e.Rules: _rules,
    e.Adjust: _adjust,
    e.Confirm: _confirm,
    e.Close: _close,
}


def started(party: Party, players: Sequence[str]) -> str:
    """How a party began, as it was first written: who plays, what, who deals first."""
    lexicon = lexicon_of(party.preset)
    opened = _opened_with({"preset": party.preset, "target": party.ruleset.target})
    return "; ".join((", ".join(players), opened, _deals(players[party.dealer], lexicon)))
