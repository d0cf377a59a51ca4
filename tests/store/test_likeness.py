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
        pytest.param("Straße", "STRASSE", id="two small letters for one"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(("one", "other"), [("Аня", "Ася"), ("Аня", "Аня 2"), ("Ґалина", "Галина"), ("Ян", "Іан")])
def test_names_that_differ_in_a_letter_are_two(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


@pytest.mark.parametrize("name", ["'", "’ʼ", "\u200d"])
def test_a_name_of_nothing_else_is_still_compared_by_something(name: str) -> None:
    assert likeness(name) == name
