"""Ещё партия: the lot drawn for who deals first in the next one, and what its rules are called."""

from __future__ import annotations

import secrets

from scorer.ledger import again
from scorer.ledger.party import Party, State
from scorer.store.parties import Loaded


def first_dealer(choice: again.FirstDealer, party: Party, state: State) -> int:
    """The seat that deals first after `party`, by lot where the table goes by it."""
    return again.first_dealer(choice, party, state, lot=secrets.randbelow(len(state.players)))


def rules_name(loaded: Loaded) -> str | None:
    """What the club calls the rules of a party, None where they have no name or were changed since it was opened."""
    opened, now = loaded.party, loaded.state
    return loaded.row.rules_name if (opened.preset, opened.ruleset) == (now.preset, now.ruleset) else None
