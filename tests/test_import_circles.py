"""Pages stand on one another one way: no folder or module of `scorer.web` leads back to itself."""

from collections.abc import Iterator
from graphlib import TopologicalSorter

from tests.test_import_direction import SCORER, imports, modules

WEB = "scorer.web"


def parts() -> Iterator[tuple[str, str]]:
    """Each folder or single module of the web, with another it imports."""
    for path, tree in modules("web"):
        part = path.relative_to(SCORER / "web").with_suffix("").parts[0]
        for name in imports(tree, WEB):
            found = name.removeprefix(f"{WEB}.").split(".")[0]
            if name.startswith(f"{WEB}.") and found != part:
                yield part, found


def test_no_part_of_the_web_leads_back_to_itself() -> None:
    order: TopologicalSorter[str] = TopologicalSorter()
    for part, found in parts():
        order.add(part, found)
    assert list(order.static_order())[-1] == "__init__", "a circle raises CycleError, which names it"
