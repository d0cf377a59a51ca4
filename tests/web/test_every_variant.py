"""Every page of a party of every variant: each link leads somewhere, and each variant speaks its own words."""

import re
from html import unescape

import pytest

from scorer.rules.presets import PRESETS
from tests.web.dealing import Sit, Table, words

MELDS = {"seat0-terz": "1", "seat0-bella": "1", "seat1-fifty": "1"}
TWO = {"order": "0H", "seat0-cards": "62", "seat1-cards": "45", "last_trick": "0", **MELDS}
THREE = {**TWO, "seat2-cards": "30"}
FILES = ("/sheet.", "/export", ".pdf", ".csv", ".txt", ".json", "/file")


def pages_of(table: Table) -> dict[str, str]:
    """Every page a party's links lead to, by its address."""
    found: dict[str, str] = {}
    waiting = [table.address]
    while waiting:
        address = waiting.pop()
        if address in found:
            continue
        answer = table.client.get(address)
        assert answer.status_code in (200, 303, 501), (answer.status_code, address)
        found[address] = answer.text if answer.mimetype == "text/html" else ""
        links = map(unescape, re.findall(r'href="([^"#]+)', found[address]))
        waiting += [link for link in links if table.address in link and not any(part in link for part in FILES)]
    return found


@pytest.mark.parametrize("name", PRESETS)
def test_every_link_of_a_party_leads_somewhere(sit: Sit, name: str) -> None:
    table = sit(name, **({"deals": None} if name.startswith("short") else {}))
    table.post("/passed", table.sheet())
    assert table.write(THREE if len(table.state.players) == 3 else TWO).status_code == 303
    found = pages_of(table)
    assert len(found) > 25
    assert any(address.endswith("/rules") for address in found)
    assert any("/arbiter/" in address for address in found)


@pytest.mark.parametrize("name", ["klaberjass", "klaberjass_suits"])
def test_klaberjass_never_speaks_as_deberts_does(sit: Sit, name: str) -> None:
    table = sit(name)
    table.post("/passed", table.sheet())
    table.write(TWO)
    for address, page in pages_of(table).items():
        # how Moscow has it is told in Moscow's words, and variants may be chosen by their names
        told = re.sub(r'<small class="moscow">.*?</small>|<option[^>]*>.*?</option>', "", page, flags=re.DOTALL)
        for word in ("белл", "полтинник", "сдатчик"):
            assert word not in words(told).lower(), address


def test_rules_told_from_klaberjass_speak_as_it_does(sit: Sit) -> None:
    table = sit("klaberjass", target=301, fours=False)
    table.write(TWO)
    page = words(table.get("").text)
    assert "кварта" in page
    assert "Дилер:" in page
