"""Files: what comes in is JSON of a size, a depth and a plainness that can be read."""

import json

import pytest

from scorer.ledger.files import read_document, write_document
from tests.rules.deals import refused

DEEPEST = 20
LARGEST_FILE = 2 * 1024 * 1024


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize(
    ("text", "document"),
    [
        pytest.param('{"a": [1, null, true, "ё"]}', {"a": [1, None, True, "ё"]}, id="text"),
        pytest.param('{"a": "ё"}'.encode(), {"a": "ё"}, id="bytes of UTF-8"),
        pytest.param('{"a": 1}'.encode("utf-8-sig"), {"a": 1}, id="with a byte order mark"),
        pytest.param('{"a": {"a": 1}}', {"a": {"a": 1}}, id="a key again, in another object"),
        pytest.param('"\\ud83c\\udccf"', "\U0001f0cf", id="a character of two escapes"),
        pytest.param("1e3", 1000.0, id="a float, refused where a whole number is wanted"),
    ],
)
def test_a_document_is_read(text: str | bytes, document: object) -> None:
    assert read_document(text) == document


@pytest.mark.parametrize(
    ("text", "at"),
    [
        pytest.param("", "", id="nothing"),
        pytest.param("{", "", id="half of it"),
        pytest.param("{'a': 1}", "", id="other quotes"),
        pytest.param('{"a": 1,}', "", id="a comma too many"),
        pytest.param('{"a": 1} {"b": 2}', "", id="two documents"),
        pytest.param('{"a": 1, "a": 1}', "a", id="a key twice"),
        pytest.param('{"b": [{"a": 1, "a": 2}]}', "a", id="a key twice, further in"),
        pytest.param('{"a": NaN}', "", id="NaN"),
        pytest.param('{"a": -Infinity}', "", id="infinity"),
        pytest.param(b'{"a": "\xff"}', "", id="not UTF-8"),
        pytest.param('{"a": 1}'.encode("utf-16"), "", id="UTF-16"),
        pytest.param('{"a": "\\ud800"}', "", id="half of a character"),
        pytest.param('{"a": "\\udfff"}', "", id="the other half"),
        pytest.param('{"\\ud800": 1}', "", id="half of a character in a key"),
        pytest.param('"\ud800"', "", id="half of a character, not escaped"),
        pytest.param("9" * 5_000, "", id="a number of 5,000 digits"),
        pytest.param(nested(100_000), "", id="as deep as can be"),
    ],
)
def test_what_is_no_plain_json_is_refused(text: str | bytes, at: str) -> None:
    with refused("file.json", at):
        read_document(text)


def test_a_document_is_twenty_deep_and_no_deeper() -> None:
    assert json.dumps(read_document(nested(DEEPEST))) == nested(DEEPEST)
    with refused("file.json", ""):
        read_document(nested(DEEPEST + 1))
    with refused("file.json", ""):
        read_document('{"a":' * (DEEPEST + 1) + "1" + "}" * (DEEPEST + 1))


def test_a_file_is_of_two_megabytes_and_no_more() -> None:
    full = '"' + "x" * (LARGEST_FILE - 2) + '"'
    assert len(read_document(full)) == LARGEST_FILE - 2
    with refused("file.too_large", ""):
        read_document(full + " ")
    with refused("file.too_large", ""):
        read_document('"' + "ё" * (LARGEST_FILE // 2) + '"')


def test_an_answer_is_one_compact_line_of_its_own_letters() -> None:
    assert write_document({"players": ["Аня"], "dealer": None}) == '{"players":["Аня"],"dealer":null}'
    assert "\n" not in write_document({"reason": "two\nlines"})
