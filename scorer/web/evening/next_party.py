"""Ещё партия: the next one of the evening, by the same rules; somebody may take the place of who lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from flask import abort, flash, render_template, request, url_for
from werkzeug.wrappers import Response

from scorer.ledger.again import FirstDealer, loser
from scorer.ledger.names import LONGEST_NAME
from scorer.ledger.seen import as_seen
from scorer.rules.refusal import Refused
from scorer.store.evenings import Sat, seats_of_evening
from scorer.store.models import Club, PartyRow
from scorer.store.parties import Loaded, following, locked, stands, start_party
from scorer.store.players import persons_of
from scorer.store.stats import persons_at
from scorer.store.transaction import writing
from scorer.web.again import first_dealer, rules_name
from scorer.web.clubs import club_or_404, party_or_404
from scorer.web.evening.blueprint import pages
from scorer.web.presenters.first_dealer import first_dealer_choices
from scorer.web.presenters.lexicon import deals, lexicon_of
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import gettext
from scorer.web.rights import club_only
from scorer.web.sending import go, new_form_id


@dataclass(frozen=True, slots=True)
class NextParty:
    """The form of the next party, as this club is used to.

    `loser` gives up his place, if anybody does; empty where nobody lost alone. `instead` is who
    sits there, empty where all stay: filled in with the third friend of the evening, if there is one.
    """

    party_id: str
    form_id: str
    choices: tuple[tuple[FirstDealer, str], ...]
    first: FirstDealer
    loser: str
    instead: str
    known: tuple[str, ...]
    longest: int = LONGEST_NAME


def next_party(loaded: Loaded, form_id: str) -> NextParty:
    """The form under a party that is over."""
    row, lost = loaded.row, loser(loaded.state)
    players = [player.name for player in persons_at(row)]
    waiting = _waiting(seats_of_evening(row.evening_id), row.id)
    return NextParty(
        party_id=row.id,
        form_id=form_id,
        choices=first_dealer_choices(),
        first=_habit(row.club),
        loser="" if lost is None else players[lost],
        instead=waiting[0] if lost is not None and len(waiting) == 1 else "",
        known=tuple(player.name for player in persons_of(row.club) if player.name not in players),
    )


@pages.post("/party/<uuid:party_id>/again")
def again(party_id: UUID) -> Response | tuple[str, int]:
    """Begin it and go to its table; what is wrong with a name is said at its field.

    Where another phone began it already, or this one did, that party is the next.
    """
    loaded = party_or_404(party_id)
    club_only(loaded.row)
    club = club_or_404()
    choice = request.form.get("first", FirstDealer.LOSER)
    if choice not in tuple(FirstDealer):
        abort(400)
    instead = as_seen(request.form.get("instead"))
    wrong = _too_long(instead)
    if not wrong:
        try:
            with writing():
                begun = following(locked(loaded.row.id))
                new = begun or _begin(loaded, club, FirstDealer(choice), instead)
        except Refused as refused:
            wrong = refusal(refused)
        else:
            flash(_begun(begun) if begun else _deals(new))
            return go(url_for("table.show", party_id=new.id))
    form = next_party(loaded, request.form.get("form_id") or new_form_id())
    page = render_template("evening/again.html", next=form, first=choice, instead=instead, wrong=wrong)
    return page, 422


def _begin(loaded: Loaded, club: Club, choice: FirstDealer, instead: str) -> PartyRow:
    """The next party; refuses a name that is there already."""
    state, lost = loaded.state, loser(loaded.state)
    players = [player.name for player in persons_at(loaded.row)]
    if instead and lost is not None:
        players[lost] = instead
    club.first_dealer = choice
    new = start_party(
        club,
        players=tuple(players),
        ruleset={"preset": state.preset, **state.ruleset.options()},
        dealer=first_dealer(choice, loaded.party, state),
        rules_name=rules_name(loaded),
        wager=loaded.row.wager,
        after=loaded.row,
    )
    loaded.row.next_id = new.id
    return new


def _deals(new: PartyRow) -> str:
    """Who deals first, as it came out."""
    opened = new.opening
    return deals(opened["players"][opened["dealer"]], lexicon_of(opened["ruleset"]["preset"]))


def _begun(new: PartyRow) -> str:
    """That the next party was there already, and whose it is."""
    return gettext("The next party has already begun: %(players)s.", players=", ".join(stands(new)["players"]))


def _habit(club: Club) -> FirstDealer:
    """Who deals first as this club chose the last time; else the loser."""
    return FirstDealer(club.first_dealer) if club.first_dealer in tuple(FirstDealer) else FirstDealer.LOSER


def _waiting(seats: Sequence[Sat], party_id: str) -> list[str]:
    """Who was there this evening and does not sit at this party."""
    here = {sat.person for sat in seats if sat.party == party_id}
    return list(dict.fromkeys(sat.name for sat in seats if sat.person not in here))


def _too_long(name: str) -> str:
    if len(name) <= LONGEST_NAME:
        return ""
    return gettext("At most %(most)d characters, now %(now)d.", most=LONGEST_NAME, now=len(name))
