"""Archives that are broken, hostile or huge: refused before anything is written, with the file and the place."""

import io
import json
import struct
import zipfile
from collections.abc import Callable
from typing import Any

import pytest

from scorer.app import create_app
from scorer.ledger.accounts import Per, Wager
from scorer.store import archive_file
from scorer.store.archive_file import Archive, BadArchive
from scorer.store.archive_plan import look
from scorer.store.archive_writing import write_archive
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.customs import agree_wager
from scorer.store.models import Club
from tests.store.playing import won_by

Files = dict[str, Any]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The archive of a club with one party, played for something."""
    made = io.BytesIO()
    app = create_app({"INSTANCE": tmp_path_factory.mktemp("instance")})
    with app.app_context():
        club = create_club()
        agree_wager(won_by(club, ("Аня", "Боря"), 0).id, Wager(Per.PARTY, 10))
        write_archive(club, made)
        db.engine.dispose()
    return made.getvalue()


@pytest.fixture
def files(sound: bytes) -> Files:
    """Its files, to be spoilt."""
    with zipfile.ZipFile(io.BytesIO(sound)) as archive:
        return {name: json.loads(archive.read(name)) for name in archive.namelist()}


@pytest.fixture
def party_id(files: Files) -> str:
    """The id of its party."""
    return str(next(body["id"] for name, body in files.items() if name.startswith("parties/")))


def zipped(files: Files) -> bytes:
    """An archive of these files; text is put in as it is."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, body in files.items():
            archive.writestr(name, body if isinstance(body, str | bytes) else json.dumps(body))
    return made.getvalue()


def refusal(content: bytes) -> tuple[str, str, str]:
    """The code, the file and the place of the first fault."""
    with pytest.raises(BadArchive) as bad, Archive(io.BytesIO(content)) as archive:
        look(None, archive)
    return bad.value.refused.code, bad.value.file, bad.value.refused.at


def test_a_sound_archive_is_read_whole(files: Files) -> None:
    assert len(files) == 5
    with Archive(io.BytesIO(zipped(files))) as archive:
        assert look(None, archive).count.new == 1


@pytest.mark.parametrize("content", [b"", b"PK", b"{}", b"x" * 100_000, b"PK\x05\x06", b"PK\x05\x06" + b"\0" * 18])
def test_what_is_no_archive_is_refused(content: bytes) -> None:
    code, _, _ = refusal(content)
    assert code in {"archive.no_archive", "archive.missing"}


def test_an_archive_cut_short_or_scribbled_over_is_damaged(files: Files) -> None:
    whole = zipped(files)
    assert refusal(whole[: len(whole) // 2])[0] == "archive.no_archive"
    for place in (10, 40, 60, 100, len(whole) // 2):
        spoilt = whole[:place] + b"\xff" * 30 + whole[place + 30 :]
        assert refusal(spoilt)[0].split(".")[0] in {"archive", "file"}
    assert refusal(whole[500:])[0] == "archive.damaged"


@pytest.mark.parametrize(
    "name",
    [
        "../manifest.json", "/etc/passwd", "parties/../../x.json", "parties/x.json", "parties\\x.json", "other.json",
        "parties/00000000-0000-4000-8000-000000000001.JSON", "parties/", "manifest.json/", "M\u0430nifest.json",
    ],
)  # fmt: skip
def test_a_name_that_does_not_belong_there_is_refused(files: Files, name: str) -> None:
    assert refusal(zipped({**files, name: "{}"}))[0] == "archive.strange_name"


def test_a_name_twice_is_refused(files: Files) -> None:
    made = io.BytesIO(zipped(files))
    with zipfile.ZipFile(made, "a") as archive, pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr("players.json", "{}")
    assert refusal(made.getvalue())[0] == "archive.name_twice"


@pytest.mark.parametrize("name", ["manifest.json", "players.json"])
def test_without_what_must_be_there_it_is_refused(files: Files, name: str) -> None:
    del files[name]
    assert refusal(zipped(files))[0] == "archive.missing"


def test_what_is_beside_no_party_and_a_party_that_is_missing_are_refused(files: Files, party_id: str) -> None:
    party = files.pop(f"parties/{party_id}.json")
    assert refusal(zipped(files))[0] == "archive.missing"
    del files[f"beside/{party_id}.json"]
    assert refusal(zipped(files)) == ("archive.incomplete", "manifest.json", "parties")
    files["parties/00000000-0000-4000-8000-000000000001.json"] = party
    assert refusal(zipped(files))[0] == "archive.other_id"


@pytest.mark.parametrize(
    ("custom", "code", "at"),
    [
        ({"first_dealer": "junk"}, "value.bad", "first_dealer"),
        ({"stake": 0}, "value.bad", "stake"),
        ({"stake": 1_000_001}, "value.bad", "stake"),
        ({"unit": "р" * 21}, "value.bad", "unit"),
        ({"marks": {"evil": "X"}}, "key.unknown", "marks.evil"),
        ({"marks": {"bait": "Байд!"}}, "value.bad", "marks.bait"),
        ({"marks": {"bait": "Б", "card_bait": "Б"}}, "archive.same_marks", "marks.card_bait"),
    ],
)
def test_customs_are_such_as_the_forms_take(files: Files, custom: Files, code: str, at: str) -> None:
    files["manifest.json"].update(custom)
    assert refusal(zipped(files)) == (code, "manifest.json", at)


@pytest.mark.parametrize(
    ("evenings", "code", "at"),
    [
        ([["00000000-0000-4000-8000-000000000001"]], "archive.unknown_party", "evenings[0][0]"),
        ([["it"], ["it"]], "archive.two_evenings", "evenings[1][0]"),
        ([["it", "it"]], "archive.two_evenings", "evenings[0][1]"),
        ("it", "value.bad", "evenings"),
        ([[7]], "value.bad", "evenings[0][0]"),
    ],
)
def test_evenings_are_of_the_parties_that_are_there_and_each_party_is_of_one(
    files: Files, party_id: str, evenings: Any, code: str, at: str
) -> None:
    files["evenings.json"]["evenings"] = json.loads(json.dumps(evenings).replace("it", party_id))
    assert refusal(zipped(files)) == (code, "evenings.json", at)


def test_a_locked_file_is_refused(files: Files) -> None:
    content = bytearray(zipped(files))
    content[content.find(b"PK\x01\x02") + 8] |= 1
    assert refusal(bytes(content))[0] == "archive.encrypted"


def test_a_kind_of_packing_we_do_not_use_is_refused(files: Files) -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_LZMA) as archive:
        for name, body in files.items():
            archive.writestr(name, json.dumps(body))
    assert refusal(made.getvalue())[0] == "archive.damaged"


def test_a_file_that_unpacks_without_end_is_read_no_further_than_it_may_be(files: Files, party_id: str) -> None:
    bomb = zipped({**files, f"parties/{party_id}.json": b" " * 200_000_000})
    assert len(bomb) < 300_000
    assert refusal(bomb) == ("file.too_large", f"parties/{party_id}.json", "")


def test_many_files_together_are_limited_too(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive_file, "LARGEST_IN_ALL", 1000)
    assert refusal(zipped(files))[0] == "archive.too_large"


def test_a_directory_that_would_fill_the_memory_is_not_read(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    content = bytearray(zipped(files))
    end = content.rfind(b"PK\x05\x06")
    for place, value in ((end + 10, b"\xff\xff"), (end + 12, b"\xff\xff\xff\x7f")):
        lying = content.copy()
        lying[place : place + len(value)] = value
        assert refusal(bytes(lying))[0] == "archive.too_many"
    larger = content[:end] + b"PK\x06\x07" + struct.pack("<LQL", 0, 0, 1) + content[end:]
    assert refusal(bytes(larger))[0] == "archive.too_many"
    monkeypatch.setattr(archive_file, "MOST_FILES", 2)
    assert refusal(bytes(content))[0] == "archive.too_many"


def test_a_file_larger_than_an_archive_may_be_is_not_read(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive_file, "LARGEST_ARCHIVE", 1000)
    assert refusal(zipped(files))[0] == "archive.too_large"


def spoilt(path: str, value: Any) -> Callable[[Files, str], None]:
    """Puts a value at a place of a file: "players.json:players.0.name"; a party's is called "party"."""
    file, _, keys = path.partition(":")

    def spoil(files: Files, party_id: str) -> None:
        inner = files[{"party": f"parties/{party_id}.json", "beside": f"beside/{party_id}.json"}.get(file, file)]
        *way, last = [int(key) if key.isdigit() else key for key in keys.split(".")]
        for key in way:
            inner = inner[key]
        inner[last] = value

    return spoil


@pytest.mark.parametrize(
    ("spoil", "code", "at"),
    [
        (spoilt("manifest.json:format", "deberts-party"), "file.format", "format"),
        (spoilt("manifest.json:version", 2), "file.version", "version"),
        (spoilt("manifest.json:version", "1"), "file.version", "version"),
        (spoilt("manifest.json:surprise", 1), "key.unknown", "surprise"),
        (spoilt("manifest.json:parties", 7), "archive.incomplete", "parties"),
        (spoilt("manifest.json:parties", -1), "value.bad", "parties"),
        (spoilt("manifest.json:unit", "x" * 21), "value.bad", "unit"),
        (spoilt("manifest.json:marks", {"bait": "xxxxx"}), "value.bad", "marks.bait"),
        (
            spoilt("manifest.json:rules", [{"name": "a", "ruleset": {"preset": "x"}}]),
            "ruleset.unknown_preset",
            "rules[0].ruleset.preset",
        ),
        (spoilt("manifest.json:rules", [{"name": "a", "ruleset": {}}] * 101), "archive.too_many", "rules"),
        (spoilt("players.json:players.0.name", ""), "value.bad", "players[0].name"),
        (spoilt("players.json:players.0.name", "Аня\x07"), "text.control", "players[0].name"),
        (spoilt("players.json:players", [{"id": "1", "name": "a"}] * 2), "event.duplicate_id", "players[1].id"),
        (
            spoilt("players.json:merged", [{"player": "x", "into": "y", "at": "2026-11-29T19:40:00+03:00"}]),
            "archive.unknown_player",
            "merged[0].player",
        ),
        (spoilt("beside:wager", {"per": "party"}), "key.missing", "wager.amount"),
        (spoilt("beside:hidden", "yes"), "value.bad", "hidden"),
        (spoilt("beside:players", {"a": "1", "b": "2", "c": "3", "d": "4", "e": "5"}), "value.bad", "players"),
        (spoilt("party:players.1", "аня"), "players.same_name", "players[1]"),
        (spoilt("party:events.0.cards", [100, 100]), "cards.total_out_of_range", "events[0].cards"),
        (spoilt("party:events.1.type", "x"), "event.unknown_type", "events[1].type"),
        (spoilt("party:id", "00000000-0000-4000-8000-000000000001"), "archive.other_id", "id"),
    ],
)
def test_what_is_wrong_in_a_file_is_refused_at_its_place(
    files: Files, party_id: str, spoil: Callable[[Files, str], None], code: str, at: str
) -> None:
    spoil(files, party_id)
    found, file, place = refusal(zipped(files))
    assert (found, place) == (code, at)
    assert file in files


@pytest.mark.parametrize("merged", [[("a", "b"), ("b", "a")], [("a", "a")], [("a", "b"), ("a", "c")]])
def test_mergings_in_a_circle_or_twice_of_one_are_refused(files: Files, merged: list[tuple[str, str]]) -> None:
    at = "2026-11-29T19:40:00+03:00"
    files["players.json"]["players"] = [{"id": one, "name": one} for one in "abc"]
    files["players.json"]["merged"] = [{"player": one, "into": other, "at": at} for one, other in merged]
    code, _, place = refusal(zipped(files))
    assert (code, place) == ("archive.merged_astray", f"merged[{len(merged) - 1}]")


@pytest.mark.parametrize("text", ["", "[]", "[" * 100_000, '{"a": 1, "a": 2}', "{\x00}", '{"x": NaN}'])
def test_junk_in_a_file_is_refused(files: Files, party_id: str, text: str) -> None:
    for name in files:
        assert refusal(zipped({**files, name: text}))[1] == name


def test_looking_writes_nothing(club: Club, files: Files) -> None:
    with Archive(io.BytesIO(zipped(files))) as archive:
        look(club, archive)
    assert not db.session.new
    assert not db.session.dirty
