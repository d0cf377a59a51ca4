"""Names: two or three, of 1-40 characters, told apart without case and spaces."""

import pytest

from scorer.ledger.names import players, same_name_key
from scorer.rules.refusal import Refused
from tests.rules.deals import refused


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(["Аня", "Боря"], id="two"),
        pytest.param(["Аня", "Боря", "Вера"], id="three"),
        pytest.param(["A", "B" * 40], id="one and forty characters"),
        pytest.param(["Аня", "Аня К."], id="one and the same with a letter more"),
        pytest.param(["Иванна", "Иван На 2"], id="alike, yet different"),
    ],
)
def test_names_can_be(names: list[str]) -> None:
    assert players(names) == tuple(names)


@pytest.mark.parametrize(
    ("names", "code", "at"),
    [
        pytest.param([], "players.count", "", id="nobody"),
        pytest.param(["Аня"], "players.count", "", id="one"),
        pytest.param(["А", "Б", "В", "Г"], "players.count", "", id="four"),
        pytest.param(["Аня", "Аня"], "players.same_name", "[1]", id="the same name"),
        pytest.param(["Аня", "АНЯ"], "players.same_name", "[1]", id="but for case"),
        pytest.param(["Анна Мария", "аннамария "], "players.same_name", "[1]", id="but for spaces"),
        pytest.param(["Аня", "Боря", "аня"], "players.same_name", "[2]", id="the third as the first"),
        pytest.param(["Аня", "Б" * 41], "value.bad", "[1]", id="41 characters"),
        pytest.param(["", "Боря"], "value.bad", "[0]", id="no characters"),
        pytest.param(["Аня", "   "], "value.bad", "[1]", id="only spaces"),
        pytest.param(["Аня", 5], "value.bad", "[1]", id="a number"),
        pytest.param(["Аня", None], "value.bad", "[1]", id="null"),
        pytest.param("Аня", "value.bad", "", id="a text"),
        pytest.param({"0": "Аня"}, "value.bad", "", id="an object"),
    ],
)
def test_names_cannot_be(names: object, code: str, at: str) -> None:
    with refused(code, at):
        players(names)


def test_how_many_can_play_is_told() -> None:
    with pytest.raises(Refused) as caught:
        players(["Аня"])
    assert caught.value.params == {"count": 1, "least": 2, "most": 3}


def test_names_are_compared_without_case_and_spaces() -> None:
    assert same_name_key(" Анна  Мария\t") == same_name_key("аннаМАРИЯ")
    assert same_name_key("Straße") == same_name_key("STRASSE")
    assert same_name_key("Аня") != same_name_key("Ася")
