"""Which entry a tap voids, and which one comes back."""

from scorer.ledger.events import Adjust, AnyEvent, Void
from scorer.web.undo import restorable, undoable


def entry(name: str) -> Adjust:
    return Adjust(id=name, points=(1, 0), reason="x")


def void(name: str, event: str) -> Void:
    return Void(id=name, event=event, reason="x")


def step(events: list[AnyEvent]) -> tuple[str | None, str | None]:
    """What «Отменить» and «Вернуть» would name."""
    undo, restore = undoable(events), restorable(events)
    return (undo.id if undo else None), (restore.id if restore else None)


def test_the_last_entry_is_undone_and_comes_back() -> None:
    events: list[AnyEvent] = []
    assert step(events) == (None, None)
    events += [entry("a"), entry("b")]
    assert step(events) == ("b", None)
    events.append(void("v", "b"))
    assert step(events) == ("a", "v")
    events.append(void("w", "v"))
    assert step(events) == ("b", None)


def test_several_undone_come_back_one_by_one() -> None:
    events: list[AnyEvent] = [entry("a"), entry("b"), void("v", "b"), void("w", "a")]
    assert step(events) == (None, "w")
    events.append(void("x", "w"))
    assert step(events) == ("a", "v")
    events.append(void("y", "v"))
    assert step(events) == ("b", None)


def test_nothing_comes_back_over_what_was_written_since() -> None:
    events: list[AnyEvent] = [entry("a"), void("v", "a"), entry("b")]
    assert step(events) == ("b", None)
    events.append(void("w", "b"))
    assert step(events) == (None, "w")
