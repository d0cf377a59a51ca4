"""What two names are compared by: as they look, however they are typed."""

import pytest

from scorer.store.likeness import likeness


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("Аня", " а Н\u00a0я ", id="case and spaces"),
        pytest.param("Аня", "Aня", id="a Latin letter"),
        pytest.param("Пётр", "ПЕТР", id="ё"),
        pytest.param("Пётр", "Пе\u0308тр", id="a letter and its dots apart"),
        pytest.param("Дем'ян", "Дем’ян", id="apostrophes"),
        pytest.param("Дем'ян", "Демян", id="no apostrophe"),
        pytest.param("Анна-Мария", "Анна–Мария", id="dashes"),
        pytest.param("Аня", "А\u200bн\u202eя\ufeff", id="signs nobody sees"),
        pytest.param("❤", "❤\ufe0f", id="a picture with its colour"),
        pytest.param("Ａня", "Аня", id="a wide letter"),
        pytest.param("Ве\u0301ра", "Вера", id="the stress marked"),
        pytest.param("Rene\u0301", "Rene", id="the stress in one sign with its letter"),
        pytest.param("3оя", "Зоя", id="a digit for a letter"),
        pytest.param("0льга", "Ольга", id="a nought"),
        pytest.param("6оря", "боря", id="a six"),
        pytest.param("Ilya", "llya", id="a small l for a capital I"),
        pytest.param("1van", "Ivan", id="a one"),
        pytest.param("Straße", "STRASSE", id="two small letters for one"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Аня", "Ася"),
        ("Аня", "Аня 2"),
        ("Ґалина", "Галина"),
        ("Ян", "Іан"),
        ("Майя", "Маия"),
        ("Їжак", "Іжак"),
        ("Аня 1", "Аня 2"),
        ("Аня 3", "Аня З"),
    ],
)
def test_names_that_differ_in_a_letter_are_two(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


@pytest.mark.parametrize("name", ["'", "’ʼ", "\u200d"])
def test_a_name_of_nothing_else_is_still_compared_by_something(name: str) -> None:
    assert likeness(name) == name


def test_numbered_names_stay_in_their_order() -> None:
    names = [f"Игрок {number:02}" for number in range(20)]
    assert sorted(names, key=likeness) == names
