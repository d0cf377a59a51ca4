"""Long names told shortly."""

import pytest

from scorer.web.presenters.names import brief


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Константин Александрович", "Боря"), ("Константин", "Боря")),
        (("Аня К.", "Боря"), ("Аня К.", "Боря")),
        (("Анна Мария Петровна", "АННА"), ("Анна Мария Петровна", "АННА")),
        (("Анна Мария Петровна", "Анна Мария Фёдоровна"), ("Анна Мария Петровна", "Анна Мария Фёдоровна")),
        (("Щ" * 40, "Боря"), ("Щ" * 40, "Боря")),
    ],
)
def test_a_long_name_is_told_by_its_first_word_where_that_tells_it_apart(
    names: tuple[str, ...], told: tuple[str, ...]
) -> None:
    assert brief(names) == told
