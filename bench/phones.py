"""A phone without a script that writes deals into a party through the pages, as a person would."""

import http.client
import re
from html import unescape
from http.cookies import SimpleCookie
from urllib.parse import urlencode

Answer = tuple[int, str]


class Phone:
    """A browser of its own: one connection, its cookies, and the form it was last shown."""

    def __init__(self, port: int, party_id: str, name: str) -> None:
        self.port = port
        self.name = name
        self.deal = f"/party/{party_id}/deal"
        self.cookies: dict[str, str] = {}
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)

    def join(self, link: str) -> None:
        """Come by the link to write, and say who this is."""
        _, page = self._ask("GET", link)
        fields = {"csrf_token": _hidden(page, "csrf_token"), "who": "scribe", "name": self.name}
        status, _ = self._ask("POST", link, fields)
        assert status == 303, f"{self.name} was not let in"

    def look(self) -> dict[str, str]:
        """The form of the next deal as it is now."""
        status, page = self._ask("GET", self.deal)
        assert status == 200, f"{self.name} sees no form: {status}"
        return form(page)

    def write(self, shown: dict[str, str], typed: dict[str, str]) -> Answer:
        """Send the form with what was typed."""
        return self._ask("POST", self.deal, {**shown, **typed})

    def _ask(self, method: str, address: str, fields: dict[str, str] | None = None) -> Answer:
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        if fields is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        self.connection.request(method, address, urlencode(fields) if fields is not None else None, headers)
        answer = self.connection.getresponse()
        text = answer.read().decode()
        for header in answer.headers.get_all("Set-Cookie") or ():
            self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(header).items()}
        return answer.status, text


def form(page: str) -> dict[str, str]:
    """What a form of a deal carries beside what is typed."""
    return {name: _hidden(page, name) for name in ("csrf_token", "seq", "form_id")}


def typed_in(page: str, field: str) -> str:
    """What a text field shows."""
    found = re.search(rf'<input[^>]*name="{field}"[^>]*value="([^"]*)"', page)
    assert found, f"no field {field}"
    return unescape(found[1])


def _hidden(page: str, name: str) -> str:
    found = re.search(rf'<input type="hidden" name="{name}" value="([^"]*)"', page)
    assert found, f"no field {name}"
    return unescape(found[1])
