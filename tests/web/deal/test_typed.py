"""What a form holds, as values: melds one by one, and what has an error in it as if it were empty."""

from flask import Flask

from scorer.rules.facts import Meld
from scorer.rules.piles import Tally
from scorer.rules.ruleset import Ruleset
from scorer.web.deal.typed import Typed, typed_of
from scorer.web.forms.deal import as_form_data, deal_form
from tests.rules.deals import offence, rules, run, terz
from tests.web.dealing import MADE


def typed(app: Flask, ruleset: Ruleset, **fields: str) -> Typed:
    with app.test_request_context():
        form = deal_form(ruleset, as_form_data({name.replace("__", "-"): value for name, value in fields.items()}))
        form.validate()
        return typed_of(form, ruleset)


def test_as_many_melds_as_were_tapped_each_with_its_card(app: Flask) -> None:
    found = typed(app, rules(), seat0__terz="2", seat0__terz_top0="KS", seat0__terz_top2="9D", seat1__terz="1")
    assert [one.meld for one in found.melds] == [terz(0, "KS"), terz(0), terz(1)]
    first = found.melds[0]
    assert (first.field, first.top_field) == ("seat0-terz", "seat0-terz_top0")


def test_a_long_run_is_as_long_as_was_typed_where_that_matters(app: Flask) -> None:
    fields = {"seat0__long": "1", "seat0__long_length": "7"}
    assert [one.meld for one in typed(app, rules(long_runs="longer"), **fields).melds] == [run(0, 7)]
    assert [one.meld for one in typed(app, rules(long_runs="hundred"), **fields).melds] == [run(0, 5)]


def test_a_four_may_have_no_rank_yet(app: Flask) -> None:
    assert [one.meld for one in typed(app, rules("klaberjass"), seat1__four="1").melds] == [Meld(seat=1)]


def test_a_field_with_an_error_counts_as_empty(app: Flask) -> None:
    found = typed(app, rules(), seat0__cards="4o", seat1__cards="48", last_trick="7", stock="22")
    assert found.tally == Tally(piles=(None, 48), stock=22)
    assert found.last_trick is None


def test_counts_offences_and_empty_hands_are_told_by_seat(app: Flask) -> None:
    found = typed(app, rules(), **MADE, counted="1", seat1__offence="revoke", seat0__no_tricks="1")
    assert (found.tally.whole, found.offences, found.no_tricks) == (True, (offence(1),), (0,))


def test_offers_of_dave_go_to_and_fro(app: Flask) -> None:
    table = rules("short_dave")
    assert typed(app, table, dave_first="1", dave_count="3").dave == (1, 0, 1)
    assert typed(app, table, dave_first="1").dave == (1,)
    assert typed(app, table, dave_count="3").dave == ()
