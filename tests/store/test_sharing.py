"""Links of one party, and parties hidden from their club's lists."""

import pytest

from scorer.store import links
from scorer.store.links import UnknownLink
from scorer.store.models import Club, PartyRow
from scorer.store.parties import UnknownParty, hidden_parties, parties_of_club, start_party
from scorer.store.sharing import Share, hide_party, link_of_party, party_by_link, renew_link, show_party

NOBODY = "00000000-0000-4000-8000-000000000000"


@pytest.mark.parametrize("share", Share)
def test_a_link_leads_to_its_party(party: PartyRow, share: Share) -> None:
    assert party_by_link(link_of_party(party, share), share).id == party.id


def test_a_link_to_follow_does_not_let_write(party: PartyRow) -> None:
    with pytest.raises(UnknownLink):
        party_by_link(link_of_party(party, Share.FOLLOW), Share.WRITE)


@pytest.mark.parametrize(("renewed", "stays"), [(Share.WRITE, Share.FOLLOW), (Share.FOLLOW, Share.WRITE)])
def test_a_renewed_link_is_dead_and_the_other_is_not(party: PartyRow, renewed: Share, stays: Share) -> None:
    old, other = link_of_party(party, renewed), link_of_party(party, stays)
    new = renew_link(party.id, renewed)
    assert new != old
    assert party_by_link(new, renewed).id == party.id
    assert party_by_link(other, stays).id == party.id
    with pytest.raises(UnknownLink):
        party_by_link(old, renewed)


def test_a_link_of_another_party_proves_nothing(club: Club, party: PartyRow) -> None:
    other = start_party(club, players=("Аня", "Вера"), ruleset={}, dealer=0)
    mixed = (
        link_of_party(party, Share.WRITE).partition("-")[0] + "-" + link_of_party(other, Share.WRITE).partition("-")[2]
    )
    with pytest.raises(UnknownLink):
        party_by_link(mixed, Share.WRITE)


def test_a_proved_link_to_nowhere_is_unknown(party: PartyRow) -> None:
    for key in (NOBODY.replace("-", ""), "1", "x" * 32):
        with pytest.raises(UnknownLink):
            party_by_link(links.make(Share.FOLLOW, key, 1), Share.FOLLOW)


def test_a_hidden_party_is_in_no_list_until_it_is_shown(club: Club, party: PartyRow) -> None:
    hide_party(party.id)
    assert parties_of_club(club) == ()
    assert [row.id for row in hidden_parties(club)] == [party.id]
    show_party(party.id)
    assert [row.id for row in parties_of_club(club)] == [party.id]
    assert hidden_parties(club) == ()


def test_nobodys_party_is_neither_renewed_nor_hidden(club: Club) -> None:
    with pytest.raises(UnknownParty):
        renew_link(NOBODY, Share.WRITE)
    with pytest.raises(UnknownParty):
        hide_party(NOBODY)
    with pytest.raises(UnknownParty):
        show_party(NOBODY)
