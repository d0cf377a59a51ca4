"""Taking a party in: looked at first, refused with the place of the first fault, never over what is here."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Mapping
from html import unescape
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.datastructures import FileStorage
from werkzeug.test import TestResponse, encode_multipart

from scorer.ledger.codec import decode_party, encode_state
from scorer.ledger.files import LARGEST_FILE
from scorer.ledger.replay import replay
from tests.conftest import MakeApp
from tests.web.conftest import Visit
from tests.web.dealing import MADE, words
from tests.web.sheet.parties import document

DEAL: dict[str, Any] = {"type": "deal", "maker": 0, "cards": [82, 48], "last_trick": 0}


def send(client: FlaskClient, address: str, fields: Mapping[str, Any]) -> TestResponse:
    """A form with a file, encoded in memory whatever its size."""
    boundary, body = encode_multipart(fields)
    return client.post(address, data=body, content_type=f'multipart/form-data; boundary="{boundary}"')


def look(client: FlaskClient, content: bytes | str | dict[str, Any]) -> TestResponse:
    """The page after a file was chosen."""
    if isinstance(content, dict):
        content = json.dumps(content, ensure_ascii=False)
    raw = content.encode() if isinstance(content, str) else content
    return send(client, "/import", {"file": FileStorage(io.BytesIO(raw), "party.json", "file")})


def take(client: FlaskClient, page: str) -> TestResponse:
    """The button of the preview pressed."""
    text = re.search(r'<textarea name="document"[^>]*>(.*?)</textarea>', page, re.DOTALL)
    form_id = re.search(r'name="form_id" value="([^"]*)"', page)
    assert text
    assert form_id
    fields = {"document": unescape(text[1]), "form_id": form_id[1]}
    return send(client, "/import/take", fields)


def fault(answer: TestResponse) -> str:
    """What is said at the file."""
    assert answer.status_code == 422
    assert 'aria-describedby="file-error"' in answer.text
    return words(answer.text.split('id="file-error"')[1].split("</p>")[0]).removeprefix('role="alert">').strip()


def parties(client: FlaskClient) -> int:
    return client.get("/").text.count('href="/party/')


def test_a_party_is_looked_at_before_it_comes(client: FlaskClient) -> None:
    answer = look(client, document(6, ("Аня", "Боря")))
    said = words(answer.text)
    assert answer.status_code == 200
    for part in ("Аня – Боря", "Московский, до 20001", "6 сдач", "всего 8 записей", "496 : 162", "29 ноября 2026"):
        assert part in said
    assert parties(client) == 0


def test_taken_in_it_is_the_same_party(client: FlaskClient) -> None:
    given = document(8, ("Аня", "Боря"))
    answer = take(client, look(client, given).text)
    assert answer.status_code == 303
    exported = json.loads(client.get(f"{answer.location}/sheet.json").data)
    assert encode_state(replay(decode_party(exported))) == encode_state(replay(decode_party(given)))
    assert decode_party(exported).events == decode_party(given).events


def test_what_one_instance_exports_another_takes_in(
    client: FlaskClient, app: Flask, make_app: MakeApp, tmp_path: Any
) -> None:
    begun = client.post("/new", data={"name_0": "Аня", "name_1": "Боря 🎴", "preset": "klaberjass", "dealer": "1"})
    form = {"seq": "0", "form_id": "a-form"}
    client.post(f"{begun.location}/deal", data=MADE | form)
    client.post(f"{begun.location}/passed", data={"seq": "1", "form_id": "another-form"})
    exported = client.get(f"{begun.location}/sheet.json").data
    other = make_app(WTF_CSRF_ENABLED=False, INSTANCE=tmp_path / "elsewhere").test_client()
    there = take(other, look(other, exported).text).location
    again = other.get(f"{there}/sheet.json").data
    one, two = (decode_party(json.loads(raw)) for raw in (exported, again))
    assert replay(one) == replay(two)
    assert one.events == two.events
    assert (one.id, one.started, one.players) == (two.id, two.started, two.players)


def test_the_same_file_again_says_so_and_offers_to_open_it(client: FlaskClient) -> None:
    given = document(3)
    where = take(client, look(client, given).text).location
    answer = look(client, given)
    assert "со всеми записями файла" in answer.text
    assert f'href="{where}"' in answer.text
    assert "<textarea" not in answer.text


def test_a_longer_copy_offers_only_what_is_new(client: FlaskClient) -> None:
    take(client, look(client, document(3, closed=False)).text)
    longer = document(3, closed=False)
    longer["events"].append(DEAL)
    answer = look(client, longer)
    assert "1 новая запись" in answer.text
    assert "Новые записи приняты" in client.get(take(client, answer.text).location).text
    assert parties(client) == 1


def test_a_copy_that_went_another_way_is_refused_with_the_place(client: FlaskClient) -> None:
    take(client, look(client, document(3)).text)
    other = document(3)
    other["events"][1]["cards"] = [71, 51]
    answer = look(client, other)
    assert "с записи 2 они расходятся" in answer.text
    assert "<textarea" not in answer.text


def test_what_changed_between_the_look_and_the_button_counts(client: FlaskClient) -> None:
    page = look(client, document(3)).text
    take(client, page)
    other = document(3)
    other["events"][1]["cards"] = [71, 51]
    answer = client.post("/import/take", data={"document": json.dumps(other)}, content_type="multipart/form-data")
    assert "расходятся" in client.get(answer.location).text
    assert parties(client) == 1


def test_the_button_pressed_twice_takes_in_once(client: FlaskClient) -> None:
    page = look(client, document(3)).text
    assert [take(client, page).status_code for _ in range(2)] == [303, 303]
    assert parties(client) == 1


def broken(**changes: Any) -> dict[str, Any]:
    return {**document(3), **changes}


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "Выберите файл партии"),
        (b"\x00\xff\xfe", "Файл не читается"),
        ('{"format":\n\n"deberts-party",}', "Строка файла: 3"),
        ("[" * 100_000, "Файл не читается"),
        ('{"a": NaN}', "NaN здесь не число"),
        ('{"format": "deberts-party", "format": "x"}', "Один ключ стоит здесь дважды: format. Место в файле: format"),
        (f'{{"version": {"9" * 5000}}}', "Файл не читается"),
        ("[]", "Место в файле"),
        ('"party"', ""),
        ("null", ""),
        (broken(format="x"), "Место в файле: format"),
        (broken(version=2), "Место в файле: version"),
        (broken(extra=1), "extra"),
        (broken(players=["Аня", "аня"]), "players[1]"),
        (broken(players=["Аня", "Боря\x00"]), "не буквы"),
        (broken(players=["Аня", "Бо\x1bря"]), "players[1]"),
        (broken(players=["Аня", "\u200b\u202e"]), "players[1]"),
        (broken(players=["Аня", " \n"]), "players[1]"),
        (broken(dealer=7), "dealer"),
        (broken(ruleset={"preset": "poker"}), "ruleset.preset"),
        (broken(ruleset={"target": 0}), "ruleset.target"),
        (broken(started="вчера"), "started"),
        (broken(events=[DEAL, {"type": "dance"}]), "Запись 2 в файле: events[1].type"),
        (broken(events=[DEAL, {**DEAL, "cards": [160, 40]}]), "Запись 2 в файле: events[1].cards"),
        (broken(events=[{"type": "void", "event": "9", "reason": "?"}]), "Запись 1 в файле"),
        (broken(events=[{**DEAL, "id": "x"}, {**DEAL, "id": "x"}]), "events[1].id"),
        (broken(events=[{"type": "close", "reason": "конец"}, DEAL]), "Запись 2"),
        (broken(events=[{**DEAL, "dave": [0, 1] * 10_000}]), "Запись 1"),
        (broken(events=[{"type": "passed"}] * 5_001), "2 МБ"),
    ],
)
def test_a_bad_file_is_refused_with_the_place_of_its_first_fault(
    client: FlaskClient, content: bytes | str | dict[str, Any], said: str
) -> None:
    assert said in fault(look(client, content))
    assert parties(client) == 0


def test_half_a_character_is_refused(client: FlaskClient) -> None:
    assert "не читается" in fault(look(client, '{"format": "\\ud800"}'))


def test_a_file_a_little_too_large_is_refused_as_a_file(client: FlaskClient) -> None:
    assert "2 МБ" in fault(look(client, b" " * (LARGEST_FILE + 1)))


def test_a_file_far_too_large_is_refused_unread(client: FlaskClient) -> None:
    answer = look(client, b" " * 3_000_000)
    assert answer.status_code == 413
    assert "2 МБ" in answer.text.split('id="file-error"')[1].split("</p>")[0], "at the field of the form"


def test_the_largest_file_comes_through_the_preview_whole(client: FlaskClient) -> None:
    given = document(3, ("Аня", "Боря"), closed=False)
    given["events"] += [{"type": "adjust", "points": [1, 1], "reason": "Ж" * 900} for _ in range(1_100)]
    raw = json.dumps(given, ensure_ascii=False, separators=(",", ":")).encode()
    raw += b" " * (LARGEST_FILE - len(raw))
    answer = take(client, look(client, raw).text)
    assert answer.status_code == 303


def test_a_file_that_would_be_too_large_saved_from_here_is_refused(client: FlaskClient) -> None:
    given = document(3, ("Аня", "Боря"), closed=False)
    given["events"] += [{"type": "adjust", "points": [1, 1], "reason": "Ж" * 900} for _ in range(1_100)]
    fill = LARGEST_FILE - len(json.dumps(given, ensure_ascii=False, separators=(",", ":")).encode()) - 300
    more = [{"type": "adjust", "points": [1, 1], "reason": "Ж" * 450} for _ in range(fill // 950)]
    given["events"] += more
    raw = json.dumps(given, ensure_ascii=False, separators=(",", ":")).encode()
    assert len(raw) <= LARGEST_FILE
    assert "больше 2 МБ" in fault(look(client, raw))


def test_a_grown_copy_without_ids_is_told_to_be_like_one_that_is_here(client: FlaskClient) -> None:
    given = {**document(3, closed=False), "id": None}
    assert "с тем же началом" not in look(client, given).text
    where = take(client, look(client, given).text).location
    grown = {**given, "events": [*given["events"], DEAL]}
    page = look(client, grown).text
    assert "с тем же началом" in page
    assert f'href="{where}"' in page
    assert take(client, page).status_code == 303, "who knows better may take it in"


def test_a_byte_order_mark_does_no_harm(client: FlaskClient) -> None:
    assert look(client, b"\xef\xbb\xbf" + json.dumps(document(2)).encode()).status_code == 200


def test_a_document_tampered_with_between_is_checked_again(client: FlaskClient) -> None:
    answer = client.post("/import/take", data={"document": '{"format": "x"}'}, content_type="multipart/form-data")
    assert "Это не файл партии" in fault(answer)
    assert client.post("/import/take").status_code == 422


def test_markup_in_a_file_stays_text(client: FlaskClient) -> None:
    given = broken(players=["</textarea><script>", "Боря"], events=[{**DEAL, "by": "<b>"}])
    page = look(client, given).text
    assert "<script>" not in page
    answer = take(client, page)
    table = client.get(answer.location)
    assert table.status_code == 200
    assert "<script>" not in table.text
    assert "&lt;/textarea&gt;&lt;script&gt;" in table.text


def test_a_file_goes_into_the_club_of_the_device_alone(client: FlaskClient, visit: Visit) -> None:
    where = take(client, look(client, document(3)).text).location
    assert visit().get(where).status_code == 404


@pytest.mark.parametrize("written", [None, "вторник", "6F1D5C3A-0000-4000-8000-00000000ABCD"])
def test_the_code_of_the_preview_is_that_of_the_record_in_every_club(
    client: FlaskClient, visit: Visit, written: str | None
) -> None:
    given = {**document(3), "id": written}
    for one in (client, visit()):
        one.post("/new", data={"name_0": "Вера", "name_1": "Глеб", "preset": "moscow", "dealer": "1"})
        page = look(one, given).text
        found = re.search(r"<dt>Код листа</dt><dd>([^<]*)</dd>", page)
        assert found
        sheet = one.get(f"{take(one, page).location}/sheet?code={found[1]}").text
        assert "Лист этой партии, и на нём всё" in sheet
        assert f"лист {found[1]}" in sheet
        assert f"<dd>{found[1]}</dd>" in look(one, given).text, "once it is here, too"


def test_a_token_is_needed_as_for_every_form(guarded: Flask) -> None:
    answer = guarded.test_client().post("/import/take", data={"document": json.dumps(document(2))})
    assert answer.status_code == 400
