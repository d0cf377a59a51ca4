"""Browser tests: Debian's chromium as a phone of 360×640, against the real server in a process of its own."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError, expect

VENDOR = Path(__file__).with_name("vendor")
Axe = Callable[[Page], None]
PATIENCE = 20_000
"""Milliseconds a page is waited for: a busy machine is slow, and what never comes is told soon enough."""
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


expect.set_options(timeout=PATIENCE)


class Server:
    """`scorer run` on an instance of its own; can be killed and started again on the same port."""

    def __init__(self, instance: Path) -> None:
        self.instance = instance
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "scorer", "run", "--host", "127.0.0.1", "--port", str(self.port)],
            env={"SCORER_INSTANCE": str(self.instance)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        said = re.search(r"http://127\.0\.0\.1:(\d+)/", self.process.stdout.readline())
        assert said, "the server did not start"
        self.port = int(said.group(1))

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.communicate()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server most tests share: a fresh browser is a fresh club."""
    server = Server(tmp_path_factory.mktemp("instance"))
    yield server
    server.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, to kill and start again; its pages need `own_server.url` before them."""
    server = Server(tmp_path / "instance")
    yield server
    server.kill()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    """Lets a test say `page.goto("/")`."""
    return server.url


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The system's chromium: playwright's own cannot be fetched everywhere."""
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert chromium, "chromium is not on the PATH: ./check installs it"
    return {"executable_path": chromium}


PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "is_mobile": True,
    "has_touch": True,
    "locale": "ru-RU",
}


@pytest.fixture(scope="session")
def browser_context_args(base_url: str) -> dict[str, Any]:
    """A small phone with Russian as its language."""
    return {"base_url": base_url, **PHONE}


@pytest.fixture
def plain(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A phone whose browser runs no scripts."""
    context = browser.new_context(**browser_context_args, java_script_enabled=False)
    yield context.new_page()
    context.close()


@pytest.fixture(params=["scripts", "no scripts"])
def phone(request: pytest.FixtureRequest) -> Page:
    """A phone whose browser runs scripts, and one whose does not."""
    page: Page = request.getfixturevalue("page" if request.param == "scripts" else "plain")
    return page


NO_ERRORS = ("Failed to load resource", "htmx:afterRequest", "htmx:sendAbort", "htmx:sendError")


@pytest.fixture
def errors_seen(context: BrowserContext) -> list[str]:
    """Errors of scripts and of the content security policy, as they come.

    A refused form is none, nor is a request that a newer one replaced or a lost network broke off.
    """
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(NO_ERRORS):
            errors.append(message.text)

    def note_error(error: WebError) -> None:
        errors.append(str(error.error))

    context.on("console", note)
    context.on("weberror", note_error)
    return errors


@pytest.fixture(autouse=True)
def no_errors(errors_seen: list[str]) -> Iterator[None]:
    """No page may break a script or the content security policy."""
    yield
    assert errors_seen == []


@pytest.fixture
def axe(errors_seen: list[str]) -> Axe:
    """`axe(page)`: no violation of the accessibility standards on the page as it stands."""
    source = next(VENDOR.glob("axe-*.min.js")).read_text("utf-8")

    def run(page: Page) -> None:
        before = len(errors_seen)
        page.evaluate(source)
        found = page.evaluate(
            "standards => axe.run(document, {runOnly: standards, resultTypes: ['violations']})", STANDARDS
        )
        del errors_seen[before:]  # it tries styles of its own, which our policy forbids
        assert [
            f"{violation['id']}: {violation['help']}: {node['html']} {node['failureSummary']}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ] == []

    return run
