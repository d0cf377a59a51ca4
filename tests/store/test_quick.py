"""A question past the session of the database."""

from sqlalchemy import select

from scorer.store.base import db
from scorer.store.models import Draft, PartyRow
from scorer.store.quick import PARTY, rows_of_party

QUERY = select(PartyRow.seq, Draft.version).outerjoin(Draft, Draft.party_id == PartyRow.id).where(PartyRow.id == PARTY)


def test_it_answers_with_rows_and_takes_no_part_in_a_transaction(party: PartyRow) -> None:
    assert rows_of_party(db.engine, QUERY, party.id) == ((0, None),)
    party.seq = 7
    db.session.flush()
    assert rows_of_party(db.engine, QUERY, party.id) == ((0, None),), "what is not committed is not seen"
    db.session.rollback()


def test_of_a_party_that_is_not_there_it_tells_nothing(party: PartyRow) -> None:
    assert rows_of_party(db.engine, QUERY, f"{party.id}'") == ()
