"""За каким столом спорят: the variant, its house rules, who sits where and who deals.

From a party all of it is known. Without one the address says it (`preset`, `rule_…`,
`name0`…, `dealer`), and where nobody is named the seats are called by their place in play.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from flask import abort, url_for

from scorer.ledger.names import LONGEST_NAME
from scorer.ledger.seen import as_seen
from scorer.rules.presets import DEFAULT_PRESET, PRESETS
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.rules.seats import play_order
from scorer.store.drafts import load_draft
from scorer.store.parties import Loaded
from scorer.web import address
from scorer.web.again import rules_name
from scorer.web.clubs import party_or_404
from scorer.web.deal.drafts import is_for, typed_in
from scorer.web.deal.typed import Typed as DealTyped
from scorer.web.deal.typed import typed_of
from scorer.web.forms.deal import as_form_data, deal_form
from scorer.web.presenters.arbiter.seats import place_names
from scorer.web.presenters.lexicon import Lexicon, lexicon_of
from scorer.web.presenters.presets import preset_name
from scorer.web.presenters.text import ngettext


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table that has a dispute.

    `deal` is what is typed of its running deal, None without a party; `lexicon` are the words
    it speaks, also when other variants are asked.
    """

    preset: str
    ruleset: Ruleset
    names: tuple[str, ...]
    named: bool
    dealer: int
    lexicon: Lexicon
    loaded: Loaded | None = None
    deal: DealTyped | None = None

    @property
    def party_id(self) -> str | None:
        """The party disputed in, if any."""
        return self.loaded.row.id if self.loaded else None

    @property
    def seats(self) -> range:
        """Every seat."""
        return range(self.ruleset.players)

    @property
    def order(self) -> tuple[int, ...]:
        """The play order of the deal, from the eldest hand."""
        return play_order(self.dealer, self.ruleset.players)

    @property
    def rules(self) -> dict[str, Any]:
        """The ruleset as a question holds it."""
        return {"preset": self.preset, **self.ruleset.options()}

    @property
    def query(self) -> dict[str, str]:
        """The parts of an address that make this table again without the party."""
        named = {f"name{seat}": name for seat, name in enumerate(self.names)} if self.named else {}
        dealer = {"dealer": str(self.dealer)} if self.named else {}
        return {"preset": self.preset, **address.changes(self.preset, self.ruleset), **named, **dealer}

    @property
    def played(self) -> str:
        """What is played here: «Наши», else «Московский, 2 иначе»; how far it goes aside."""
        own = rules_name(self.loaded) if self.loaded else None
        others = len(address.changes(self.preset, self.ruleset).keys() - {f"{address.PREFIX}target"})
        told = ngettext("%(num)d otherwise", "%(num)d otherwise", others) if others else ""
        return own or ", ".join(filter(None, (preset_name(self.preset), told)))

    def to(self, endpoint: str, **parts: Any) -> str:
        """The address of a page about this table, in the party where there is one."""
        if self.party_id:
            return url_for(endpoint, party_id=self.party_id, **parts)
        return url_for(endpoint, **(self.query | parts))

    def rules_at(self, point: str = "") -> str:
        """The address of this table's rules, at a point of them."""
        if self.party_id:
            return url_for("rules.party", party_id=self.party_id, _anchor=point or None)
        parts: dict[str, Any] = {**address.changes(self.preset, self.ruleset)}
        return url_for("rules.show", name=self.preset, _anchor=point or None, **parts)


def table_of(party_id: UUID | None, query: Mapping[str, str]) -> Table:
    """The table of a request: 404 for an unknown party or variant, 422 for house rules that are none."""
    return _in_party(party_or_404(party_id)) if party_id else _by_address(query)


def _in_party(loaded: Loaded) -> Table:
    state = loaded.state
    draft = load_draft(loaded.row.id)
    typed = None
    if draft.fields and is_for(draft, state):
        form = deal_form(state.ruleset, as_form_data(typed_in(draft)))
        form.validate()
        typed = typed_of(form, state.ruleset)
    really = typed.dealer if typed else None
    return Table(
        preset=state.preset,
        ruleset=state.ruleset,
        names=state.players,
        named=True,
        dealer=(state.dealer or 0) if really is None else really,
        lexicon=lexicon_of(state.preset),
        loaded=loaded,
        deal=typed,
    )


def _by_address(query: Mapping[str, str]) -> Table:
    preset = query.get("preset", DEFAULT_PRESET)
    if preset not in PRESETS:
        abort(404)
    if query.get("was", preset) != preset:  # another variant was chosen: the house rules were of the former
        query = {}
    try:
        ruleset = address.read(preset, query)
    except Refused:
        abort(422)
    seats = range(ruleset.players)
    names = tuple(as_seen(query.get(f"name{seat}"))[:LONGEST_NAME] for seat in seats)
    named = all(names) and len(set(names)) == len(names)
    dealer = query.get("dealer", "")
    return Table(
        preset=preset,
        ruleset=ruleset,
        names=names if named else place_names(ruleset.players, lexicon_of(preset)),
        named=named,
        dealer=int(dealer) if named and dealer in set(map(str, seats)) else seats[-1],
        lexicon=lexicon_of(preset),
    )
