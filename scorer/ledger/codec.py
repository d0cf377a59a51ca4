"""Файл партии: a party and its state as the JSON the format fixes (party-file.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scorer.ledger import names
from scorer.ledger.event_reading import identifier, read_event
from scorer.ledger.event_writing import encode_event
from scorer.ledger.events import AnyEvent, Reopen
from scorer.ledger.fact_reading import Seating
from scorer.ledger.log import Log
from scorer.ledger.party import Party, Row, State
from scorer.ledger.reading import Fields, list_of, mapping, moment
from scorer.rules.presets import read_ruleset
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset

FORMAT, STATE_FORMAT, VERSION = "deberts-party", "deberts-state", 1
KEYS = (
    "format",
    "version",
    "id",
    "started",
    "ruleset",
    "players",
    "player_ids",
    "dealer",
    "events",
)


def decode_party(document: object) -> Party:
    """The party of a party file; refuses by name whatever is not in the format.

    Only its structure is judged here, its meaning by `scorer.ledger.replay.replay`.
    """
    _check_format(document)
    fields = Fields(document, KEYS)
    preset, ruleset = fields.optional("ruleset", _ruleset) or read_ruleset({})
    players = fields.required("players", names.players)
    if len(players) != ruleset.players:
        raise Refused("players.count", at="players", count=len(players), needed=ruleset.players)
    dealer = fields.required("dealer", Seating([len(players)]).seat)
    player_ids = fields.optional("player_ids", Seating([len(players)]).each(identifier))
    return Party(
        ruleset=ruleset,
        players=players,
        dealer=dealer,
        preset=preset,
        events=fields.required("events", lambda value: _events(value, len(players))),
        id=fields.optional("id", identifier),
        started=fields.optional("started", moment),
        player_ids=player_ids,
    )


def decode_next(document: object, party: Party) -> AnyEvent:
    """One event to come at the end of a party's log, by all the numbers of players the party ever had.

    What it refers to is judged in the log.
    """
    reopened = [len(event.players) for event in party.events if isinstance(event, Reopen) and event.players]
    return read_event(document, Seating([len(party.players), *reopened, *_reopened_players([document])]))


def encode_party(party: Party) -> dict[str, Any]:
    """The party file of a party, with every option, so that it never changes by itself."""
    document: dict[str, Any] = {"format": FORMAT, "version": VERSION}
    if party.id is not None:
        document["id"] = party.id
    if party.started is not None:
        document["started"] = party.started
    document["ruleset"] = {"preset": party.preset, **party.ruleset.options()}
    document["players"] = list(party.players)
    if party.player_ids is not None:
        document["player_ids"] = list(party.player_ids)
    document["dealer"] = party.dealer
    document["events"] = [encode_event(event) for event in party.events]
    return document


def encode_state(state: State) -> dict[str, Any]:
    """The state of a party as `scorer replay` prints it."""
    return {
        "format": STATE_FORMAT,
        "version": VERSION,
        "totals": list(state.totals),
        "dealer": state.dealer,
        "hanging": [{"event": h.event, "points": h.points} for h in state.hanging],
        "finished": state.finished,
        "winner": state.winner,
        "end": state.end,
        "may_claim": list(state.may_claim),
        "rows": [encode_row(row) for row in state.rows],
    }


def encode_row(row: Row) -> dict[str, Any]:
    """A row of the state, its lines with it."""
    return {
        "event": row.event,
        "kind": row.kind,
        "number": row.number,
        "dealer": row.dealer,
        "outcome": row.outcome,
        "raw": None if row.raw is None else list(row.raw),
        "written": list(row.written),
        "hanging_paid": row.hanging_paid,
        "totals": list(row.totals),
        "lines": [{"seat": line.seat, "points": line.points, "reason": str(line.reason)} for line in row.lines],
    }


def encode_refusal(refused: Refused) -> dict[str, Any]:
    """The answer to refused input."""
    return {"error": {"code": refused.code, "params": _plain(refused.params), "at": refused.at}}


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    return value if value is None or isinstance(value, bool | int) else str(value)


def _check_format(document: object) -> None:
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise Refused("file.format", at="format", expected=FORMAT)
    if document.get("version") != VERSION or type(document["version"]) is not int:
        raise Refused("file.version", at="version", expected=VERSION)


def _ruleset(document: object) -> tuple[str, Ruleset]:
    return read_ruleset(mapping(document))


def _events(value: object, players: int) -> tuple[AnyEvent, ...]:
    documents = list_of(_anything)(value)
    seating = Seating([players, *_reopened_players(documents)])
    log = Log()
    for place, document in enumerate(documents):
        try:
            log.add(read_event(document, seating))
        except Refused as refused:
            raise refused.inside(f"[{place}]") from None
    return tuple(log.events)


def _anything(value: object) -> object:
    return value


def _reopened_players(documents: Sequence[object]) -> list[int]:
    """How many players the openings put right on the way have."""
    openings = [d.get("with") for d in documents if isinstance(d, dict) and d.get("type") == "reopen"]
    players = [opening.get("players") for opening in openings if isinstance(opening, dict)]
    return [len(found) for found in players if isinstance(found, list) and len(found) in names.PLAYERS]
