"""The form of a written deal says the same deal again, whatever was played."""

from dataclasses import replace

from flask import Flask
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from scorer.ledger.codec import decode_party
from scorer.ledger.events import DealPlayed
from scorer.ledger.replay import replay, state_before
from scorer.rules.facts import same_facts
from scorer.web.deal.facts import deal_of, lacking
from scorer.web.deal.prefill import fields_of
from scorer.web.deal.typed import typed_of
from scorer.web.forms.deal import as_form_data, deal_form
from tests.strategies.parties import Document, accepted, deals, opened, resolved, rulesets


@st.composite
def dealt(draw: st.DrawFn) -> Document:
    """A party of one deal."""
    ruleset = draw(rulesets())
    rules = resolved(ruleset)
    return opened(ruleset, draw(st.integers(0, rules.players - 1)), [draw(deals(rules))])


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(dealt(), st.booleans())
def test_a_deal_put_into_the_form_and_read_again_is_the_same_deal(app: Flask, party: Document, counted: bool) -> None:
    assume(accepted(party))
    decoded = decode_party(party)
    event = decoded.events[0]
    assert isinstance(event, DealPlayed)
    gave_up = event.deal.resigned is not None
    assume(not gave_up or (event.deal.last_trick, event.deal.stock) == (None, None))  # it was never counted
    long = any((meld.length or 0) > 4 for meld in event.deal.melds)
    assume(not long or decoded.ruleset.long_runs != "as_four")
    before = state_before(decoded, 0)
    assert before == replay(decode_party({**party, "events": []}))
    with app.test_request_context():
        form = deal_form(before.ruleset, as_form_data(fields_of(event.deal, before, counted=counted)))
        assert form.validate(), form.errors
        typed = typed_of(form, before.ruleset)
        assert not lacking(typed)
        read = replace(deal_of(typed, before), dealer=typed.dealer if typed.dealer is not None else before.dealer)
        dealer = before.dealer if event.deal.dealer is None else event.deal.dealer
        assert same_facts(read, replace(event.deal, dealer=dealer))
