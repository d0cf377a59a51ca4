"""A club with all that an archive must carry, saved and taken in, and what must come through."""

import io
import json
import zipfile
from typing import Any

from sqlalchemy import select

from scorer.ledger.accounts import Per, Wager
from scorer.ledger.codec import encode_party, encode_state
from scorer.store.archive_file import Archive
from scorer.store.archive_plan import Count, look
from scorer.store.archive_taking import take
from scorer.store.archive_writing import write_archive
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.customs import agree_wager
from scorer.store.merging import merge
from scorer.store.models import Club, PartyRow, Player
from scorer.store.parties import load
from scorer.store.players import add_player, persons_like
from scorer.store.renaming import rename_player
from scorer.store.rulesets import keep_rules
from scorer.store.sharing import hide_party
from scorer.store.statistics import card, figures_in, standings
from scorer.store.stats_models import Tally
from tests.store.playing import SHORT, begin, close, deal, played, won_by, write

AB = ("Аня", "Боря")


def saved(club: Club) -> bytes:
    """The archive of a club."""
    file = io.BytesIO()
    write_archive(club, file)
    return file.getvalue()


def taken(club: Club, content: bytes) -> Count:
    """Look at an archive and take it in; the look must have told what then came."""
    with Archive(io.BytesIO(content)) as archive:
        plan = look(club, archive)
        archive.again()
        came = take(club, archive, form_id="archive")
    assert plan.count == came
    return came


def figures_of(club: Club) -> dict[str, Any]:
    """Everything a person of the club could read of its statistics, by name."""
    people = list(db.session.scalars(select(Player).where(Player.club_id == club.id, Player.id == Player.person_id)))
    names = {player.id: player.name for player in people}
    tallies = db.session.scalars(select(Tally).where(Tally.club_id == club.id))
    return {
        "tallies": {
            (names[one.person_id], one.scope, names.get(one.part, one.part)): figures_in(one)
            for one in tallies
            if one.parties or one.running
        },
        "pages": {player.name: told(player) for player in people},
        "order": [one.name for one in standings(club)],
    }


def told(person: Player) -> tuple[object, ...]:
    """What a person's page tells beside the sums."""
    found = card(person)
    best = found.best
    return found.longest, found.current, best.points if best else None


def states_of(club: Club) -> dict[str, Any]:
    """The party file and the state of every party, by its id."""
    rows = db.session.scalars(select(PartyRow).where(PartyRow.club_id == club.id))
    found = {}
    for row in rows:
        loaded = load(row)
        found[row.id] = (encode_party(loaded.party), encode_state(loaded.state), row.hidden, row.wager, row.day)
    return found


def evenings_of(club: Club) -> dict[frozenset[str], str | None]:
    """The day of every evening, by the ids of its parties."""
    found: dict[str | None, set[str]] = {}
    days = {}
    for row in db.session.scalars(select(PartyRow).where(PartyRow.club_id == club.id)):
        found.setdefault(row.evening_id, set()).add(row.id)
        days[row.evening_id] = row.day
    return {frozenset(parties): days[evening] for evening, parties in found.items()}


def a_rich_club() -> Club:
    """A club with all that an archive must carry."""
    club = create_club()
    won_by(club, AB, 0)
    won_by(club, ("Аня", "Вера"), 1)
    won_by(club, ("Аня", "Вера", "Боря"), 2)
    played(club, AB, deal(80, 40), ruleset=SHORT)
    pencil = {"type": "correction", "deal": "one", "seat": 0, "cards": 70}
    void = {"type": "void", "event": "two", "reason": "slip"}
    played(club, AB, {"id": "one", **deal(80, 40)}, pencil, {"id": "two", **deal(40, 80, last_trick=1)}, void)
    agree_wager(won_by(club, AB, 1).id, Wager(Per.PARTY, 10))
    hide_party(won_by(club, AB, 1).id)
    wrong = begin(club, *AB)
    write(wrong, {"type": "reopen", "with": {"players": ["Аня", "Глеб"]}, "reason": "name"}, deal(80, 40), close())
    rename_player(club, persons_like(club, "Глеб")[0].id, "Глеб Иванович")
    won_by(club, ("Анна", "Боря"), 0)
    merge(club, persons_like(club, "Анна")[0].id, persons_like(club, "Аня")[0].id)
    add_player(club, "Ёлка")
    keep_rules(club, "Дача", {"preset": "moscow", "target": 301})
    club.unit, club.stake, club.first_dealer, club.marks = "спички", 7, "winner", {"bait": "Х"}
    db.session.commit()
    return club


def saved_files(content: bytes) -> dict[str, Any]:
    """What an archive holds, the moment it was saved aside."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        files = {name: json.loads(archive.read(name)) for name in archive.namelist()}
    del files["manifest.json"]["exported"]
    return files


def rewritten(content: bytes, name: str, **changes: Any) -> bytes:
    """An archive with one of its files changed."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(made, "w") as new:
        for file in old.namelist():
            body = json.loads(old.read(file))
            new.writestr(file, json.dumps({**body, **changes} if file == name else body))
    return made.getvalue()
