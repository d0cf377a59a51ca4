"""Rules of a club's own in a list."""

from scorer.rules.presets import preset
from scorer.store.models import HouseRules
from scorer.web.presenters.own_rules import own_line


def kept(name: str, **changes: object) -> HouseRules:
    options = preset(name).with_options(changes).options()
    return HouseRules(id="1", name="Наши", preset=name, options=options)


def test_they_are_told_by_their_variant_and_what_differs() -> None:
    line = own_line(kept("kharkov", target=301))
    assert (line.name, line.about, line.players) == ("Наши", "Харьковский · Играем до: 301", 2)


def test_only_the_first_differences_are_told() -> None:
    line = own_line(kept("threesome", target=301, tie="bait", fours=True, bella_survives_bait=True))
    assert line.about.endswith("…")
    assert line.about.count(";") == 2
    assert line.players == 3


def test_a_variant_kept_as_it_is_says_only_its_name() -> None:
    assert own_line(kept("moscow")).about == "Московский"
