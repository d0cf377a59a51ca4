"""The pages of one's own rules, all of them."""

import re

import pytest

from tests.web.conftest import Visit


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
@pytest.mark.parametrize("page", ["/house", "/house/edit", "/house/rules?rule_tie=bait", "/house/take", "/compare"])
def test_every_page_speaks_three_languages(visit: Visit, language: str, page: str) -> None:
    answer = visit(language).get(page)
    assert answer.status_code == 200
    cyrillic = re.search("[а-яё]", re.sub("<footer.*</footer>", "", answer.text, flags=re.DOTALL), re.IGNORECASE)
    assert bool(cyrillic) == (language != "en")
