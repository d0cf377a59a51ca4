"""The one path by which an event gets into a party."""

from dataclasses import replace

import pytest
from sqlalchemy import func, select

from scorer.ledger.events import Confirm, DealPlayed, Passed, Reopen, Void
from scorer.rules.facts import Deal
from scorer.rules.refusal import Refused
from scorer.store.append import AlreadyWritten, Appended, Conflict, FormChanged, Outcome, append
from scorer.store.base import db
from scorer.store.drafts import load_draft, save_draft
from scorer.store.models import Club, EventRow, PartyRow
from scorer.store.parties import UnknownParty, load
from tests.store.deals import deal


def write(party: PartyRow, *events: DealPlayed | Passed | Void, seq: int, form: str) -> Outcome:
    return append(party.id, events, expected_seq=seq, form_id=form, by="Аня")


def count_events(party: PartyRow) -> int:
    return db.session.scalar(select(func.count()).where(EventRow.party_id == party.id)) or 0


def test_a_deal_is_written_with_dealer_id_time_and_author(club: Club, party: PartyRow) -> None:
    outcome = write(party, deal(80, 30), seq=0, form="f1")
    assert isinstance(outcome, Appended)
    (event,) = load(party).party.events
    assert isinstance(event, DealPlayed)
    assert event.deal.dealer == 0
    assert event.id
    assert event.at
    assert event.by == "Аня"
    assert outcome.events == (event,)


def test_passed_deal_says_who_dealt(party: PartyRow) -> None:
    outcome = write(party, Passed(), Passed(), seq=0, form="f1")
    assert isinstance(outcome, Appended)
    assert [event.dealer for event in outcome.events if isinstance(event, Passed)] == [0, 1]


def test_what_the_log_comes_to_is_kept_beside_the_party(club: Club, party: PartyRow) -> None:
    write(party, deal(80, 30), seq=0, form="f1")
    loaded = load(party)
    assert loaded.row.seq == 1
    assert loaded.row.totals == list(loaded.state.totals) == [90, 30]
    assert not loaded.row.finished


def test_the_same_form_sent_twice_writes_once(party: PartyRow) -> None:
    first = write(party, deal(80, 30), seq=0, form="f1")
    again = write(party, deal(80, 30), seq=0, form="f1")
    assert isinstance(again, AlreadyWritten)
    assert again.state == first.state
    assert count_events(party) == 1


def test_the_same_form_is_known_after_others_wrote(party: PartyRow) -> None:
    write(party, deal(80, 30), seq=0, form="f1")
    write(party, deal(60, 50), seq=1, form="f2")
    assert isinstance(write(party, deal(80, 30), seq=0, form="f1"), AlreadyWritten)
    assert count_events(party) == 2


def test_the_same_form_with_other_values_writes_nothing_and_says_so(party: PartyRow) -> None:
    write(party, deal(80, 30), seq=0, form="f1")
    outcome = write(party, deal(81, 30), seq=0, form="f1")
    assert isinstance(outcome, FormChanged)
    (written,) = outcome.written
    assert isinstance(written, DealPlayed)
    assert written.deal.cards == (80, 30)
    assert count_events(party) == 1


def test_a_dealer_the_form_names_is_one_of_its_values(party: PartyRow) -> None:
    named = DealPlayed(deal=replace(deal(80, 30).deal, dealer=1))
    write(party, named, seq=0, form="f1")
    assert isinstance(write(party, named, seq=0, form="f1"), AlreadyWritten)
    other = DealPlayed(deal=replace(named.deal, dealer=0))
    assert isinstance(write(party, other, seq=0, form="f1"), FormChanged)


def test_who_comes_later_gets_what_was_written_meanwhile(party: PartyRow) -> None:
    first = write(party, deal(80, 30), seq=0, form="f1")
    assert isinstance(first, Appended)
    outcome = write(party, deal(70, 40), seq=0, form="f2")
    assert isinstance(outcome, Conflict)
    assert outcome.meanwhile == first.events
    assert outcome.seq == 1
    assert count_events(party) == 1


def test_what_does_not_replay_is_refused_and_nothing_is_written(party: PartyRow) -> None:
    with pytest.raises(Refused) as caught:
        write(party, deal(140, 30), seq=0, form="f1")
    assert caught.value.code == "cards.total_out_of_range"
    assert count_events(party) == 0
    assert db.session.get_one(PartyRow, party.id).seq == 0


def test_one_bad_event_takes_its_whole_form_with_it(party: PartyRow) -> None:
    with pytest.raises(Refused):
        write(party, deal(80, 30), deal(140, 30), seq=0, form="f1")
    assert count_events(party) == 0


def test_what_the_party_file_cannot_hold_is_refused_before_it_is_written(party: PartyRow) -> None:
    with pytest.raises(Refused) as caught:
        write(party, Void(event="", reason=""), seq=0, form="f1")
    assert caught.value.at.startswith("events[0]")
    assert count_events(party) == 0


def test_an_undo_gives_the_totals_back(club: Club, party: PartyRow) -> None:
    outcome = write(party, deal(80, 30), seq=0, form="f1")
    assert isinstance(outcome, Appended)
    write(party, Void(event=outcome.events[0].id, reason="undo"), seq=1, form="f2")
    loaded = load(party)
    assert loaded.row.totals == [0, 0]
    assert loaded.row.seq == 2


def test_writing_a_deal_empties_the_draft_and_an_undo_leaves_it(party: PartyRow) -> None:
    save_draft(party.id, {"cards-0": "80"}, version=0)
    outcome = write(party, deal(80, 30), seq=0, form="f1")
    assert isinstance(outcome, Appended)
    emptied = load_draft(party.id)
    assert emptied.fields == {}
    save_draft(party.id, {"cards-0": "4"}, version=emptied.version)
    write(party, Void(event=outcome.events[0].id, reason="undo"), seq=1, form="f2")
    assert load_draft(party.id).fields == {"cards-0": "4"}


def test_an_unknown_party_is_named(club: Club) -> None:
    with pytest.raises(UnknownParty):
        append("nowhere", [Passed()], expected_seq=0, form_id="f1")


def test_a_confirmation_between_makes_no_form_stale(party: PartyRow) -> None:
    first = write(party, deal(80, 30), seq=0, form="f1")
    assert isinstance(first, Appended)
    confirmed = append(party.id, [Confirm(deal=first.events[0].id, seat=1)], expected_seq=1, form_id="f2")
    assert isinstance(confirmed, Appended)
    assert isinstance(write(party, deal(60, 50), seq=1, form="f3"), Appended)
    assert count_events(party) == 3


def test_anything_beside_a_confirmation_makes_it_stale(party: PartyRow) -> None:
    first = write(party, deal(80, 30), seq=0, form="f1")
    assert isinstance(first, Appended)
    append(party.id, [Confirm(deal=first.events[0].id, seat=1)], expected_seq=1, form_id="f2")
    write(party, deal(60, 50), seq=2, form="f3")
    outcome = write(party, deal(60, 50), seq=1, form="f4")
    assert isinstance(outcome, Conflict)
    assert len(outcome.meanwhile) == 2


def test_a_form_from_the_future_is_nobodys(party: PartyRow) -> None:
    outcome = write(party, deal(80, 30), seq=5, form="f1")
    assert isinstance(outcome, Conflict)
    assert outcome.meanwhile == ()
    assert count_events(party) == 0


def test_after_an_opening_for_three_deals_of_three_are_written(party: PartyRow) -> None:
    reopen = Reopen(players=("Аня", "Боря", "Вера"), ruleset={"preset": "threesome"}, reason="slip")
    append(party.id, [reopen], expected_seq=0, form_id="f1")
    three = DealPlayed(deal=Deal(maker=0, cards=(80, 30, 20), last_trick=0))
    outcome = append(party.id, [three], expected_seq=1, form_id="f2")
    assert isinstance(outcome, Appended)
    assert outcome.state.totals == (90, 30, 20)
