"""Описка: a deal as it really was, on the form it was written with (R-VOID)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any
from uuid import UUID

from flask import abort, render_template, request
from werkzeug.wrappers import Response

from scorer.ledger.changes import Changes
from scorer.ledger.events import Amend, DealPlayed, Fifty, Passed
from scorer.ledger.party import State
from scorer.ledger.replay import state_before
from scorer.rules.facts import same_facts
from scorer.rules.refusal import Refused
from scorer.rules.slips import slips
from scorer.store.append import written_with
from scorer.store.parties import Loaded
from scorer.store.transaction import only_reads
from scorer.web.clubs import party_or_404
from scorer.web.correct.blueprint import Errors, broken, page, pages, refused_words
from scorer.web.correct.found import Written, written_or_404
from scorer.web.correct.writing import consequences, look, proposed, shown
from scorer.web.deal.facts import deal_of, lacking, readings_of
from scorer.web.deal.judge import AGREEMENT, Judged, Lacking, Refusal, Verdict
from scorer.web.deal.page import Amending, Sheet, context, errors_of, render
from scorer.web.deal.prefill import fields_of
from scorer.web.deal.typed import Typed, typed_of
from scorer.web.forms.deal import as_form_data, deal_form
from scorer.web.presenters.changes import fine_that_falls
from scorer.web.presenters.text import gettext
from scorer.web.sending import fresh, new_form_id, sent_form_id, sent_reason, sent_seq

KINDS = ("deal", "passed", "fifty")


@dataclass(frozen=True, slots=True)
class Place:
    """A written deal and where the party stood when it was dealt."""

    loaded: Loaded
    written: Written
    before: State

    @property
    def there(self) -> Loaded:
        """The party as the form of this deal sees it."""
        return replace(self.loaded, state=self.before)


@pages.get("/correct/slip/<path:event>")
def slip(party_id: UUID, event: str) -> Response:
    """The deal as it is written, to be put right."""
    place = _place(party_id, event)
    if _kind(place) != "deal":
        return _otherwise_page(place, {})
    facts = place.written.facts
    fields = fields_of(facts, place.before, counted=False) if facts else {}
    form = deal_form(place.before.ruleset, as_form_data(fields))
    form.validate()
    typed = typed_of(form, place.before.ruleset)
    sheet = _sheet(place, form, typed, seq=len(place.loaded.party.events), form_id=new_form_id())
    return _answer(replace(sheet, errors=_lost(facts, typed, place)), 200)


@pages.post("/correct/slip/<path:event>")
def write_slip(party_id: UUID, event: str) -> Response:
    """Show what the deal changes as it really was."""
    place = _place(party_id, event)
    if _kind(place) != "deal":
        return _write_otherwise(place)
    sheet = _sent(place)
    verdict = sheet.verdict
    if not sheet.errors and isinstance(verdict, Judged) and verdict.sure:
        return look(place.loaded, proposed(place.loaded, _amend(place, verdict.event)))
    return _answer(sheet, 422)


@pages.post("/correct/slip-preview/<path:event>")
@only_reads
def preview_slip(party_id: UUID, event: str) -> Response:
    """What writing it so would come to, in words, while it is typed."""
    sheet = _sent(_place(party_id, event))
    return fresh(render_template("deal/_live.html", **context(replace(sheet, errors={}))))


def _place(party_id: UUID, event: str) -> Place:
    loaded = party_or_404(party_id)
    written = written_or_404(loaded, event)
    return Place(loaded, written, state_before(loaded.party, written.place))


def _kind(place: Place) -> str:
    """What the entry is to become: as asked for, else what it is."""
    asked = request.values.get("as")
    if asked in KINDS:
        return asked
    return {DealPlayed: "deal", Passed: "passed", Fifty: "fifty"}[type(place.written.stands)]


def _amend(place: Place, new: DealPlayed | Passed | Fifty) -> Amend:
    return Amend(event=place.written.event, new=new, reason=sent_reason(gettext("slip")))


def _sent(place: Place) -> Sheet:
    """The page of a form that was sent, with what is wrong at its fields."""
    form = deal_form(place.before.ruleset, request.form)
    form.validate()
    typed = typed_of(form, place.before.ruleset)
    sheet = _sheet(place, form, typed, seq=sent_seq(place.loaded), form_id=sent_form_id())
    errors = errors_of(form, sheet.verdict, typed, place.before)
    known = written_with(place.loaded, sheet.form_id)
    if not errors and not known and sheet.amends and sheet.amends.untouched:
        errors = {"": [gettext("Nothing here differs from what stands.")]}
    return replace(sheet, errors=errors)


def _sheet(place: Place, form: Any, typed: Typed, *, seq: int, form_id: str) -> Sheet:
    verdict, changes = _judge(typed, place)
    return Sheet(
        loaded=place.there,
        form=form,
        typed=typed,
        verdict=verdict,
        seq=seq,
        form_id=form_id,
        draft_version=0,
        amends=Amending(
            place.written.event,
            sent_reason(gettext("slip")),
            place.before.ruleset.fifty_offer is not None,
            untouched=isinstance(verdict, Judged) and _as_written(place, verdict),
            falls=fine_that_falls(changes) if changes else "",
        ),
    )


def _judge(typed: Typed, place: Place) -> tuple[Verdict, Changes | None]:
    """What the deal comes to at its own place, and whether all that follows still can be; what that changes."""
    lacks = lacking(typed)
    if lacks:
        return Lacking(lacks=lacks), None
    try:
        deal = deal_of(typed, place.before)
        event = DealPlayed(deal=replace(deal, dealer=place.before.dealer if deal.dealer is None else deal.dealer))
        _, changes = consequences(place.loaded.party, [_amend(place, event)])
    except Refused as refused:
        told = _as_the_form_says_it(refused, place.loaded)
        return Refusal(refused=told, readings=readings_of(told, typed, place.before)), None
    row = next(row for row in changes.after.rows if row.event == place.written.event)
    doubts = slips(event.deal, place.before.ruleset)
    sure = {doubt.key for doubt in doubts} <= typed.sure
    return Judged(event=event, row=row, after=changes.after, slips=doubts, sure=sure), changes


def _as_the_form_says_it(refused: Refused, loaded: Loaded) -> Refused:
    """A refusal of the deal itself as it is; of another entry or of a missing agreement with the words for that."""
    if refused.code != AGREEMENT and broken(refused) in (None, len(loaded.party.events)):
        return refused
    return Refused("entry.breaks", said=refused_words(refused, loaded))


def _as_written(place: Place, verdict: Judged) -> bool:
    facts = place.written.facts
    if facts is None:
        return False
    dealer = place.before.dealer if facts.dealer is None else facts.dealer
    return same_facts(replace(facts, dealer=dealer), verdict.event.deal)


def _lost(facts: Any, typed: Typed, place: Place) -> dict[str, list[str]]:
    """A warning where the form cannot hold all that the deal says."""
    if facts is None or lacking(typed):
        return {}
    try:
        kept = deal_of(typed, place.before)
    except Refused:
        return {}
    if same_facts(replace(kept, dealer=facts.dealer), facts):
        return {}
    return {"": [gettext("This form cannot show all that is written of this deal; what it does not show would go.")]}


def _answer(sheet: Sheet, status: int) -> Response:
    return Response(render(sheet), status, mimetype="text/html")


def _otherwise_page(place: Place, errors: Errors, status: int = 200) -> Response:
    """The entry as a passed deal or as points without play."""
    return page(
        "correct/otherwise.html",
        place.there,
        status,
        event=place.written.event,
        kind=_kind(place),
        stands=place.written.stands,
        title=place.written.row.number,
        fifty=place.before.ruleset.fifty_offer,
        errors=errors,
    )


def _write_otherwise(place: Place) -> Response:
    dealer = _seat(place, "dealer")
    if dealer is None:
        dealer = place.before.dealer
    if _kind(place) == "passed":
        new: Passed | Fifty = Passed(dealer=dealer)
    else:
        maker = _seat(place, "maker")
        if maker is None:
            return _otherwise_page(place, {"maker": [gettext("Say who took the points.")]}, 422)
        new = Fifty(maker=maker, dealer=dealer)
    return shown(place.loaded, _amend(place, new), lambda errors: _otherwise_page(place, errors, 422))


def _seat(place: Place, name: str) -> int | None:
    text = request.form.get(name, "")
    if text and text not in map(str, range(len(place.before.players))):
        abort(400)
    return int(text) if text else None
