"""What would come of an archive is told before it comes, and it is what then comes."""

import io
from pathlib import Path

import pytest

from scorer.store.archive_file import Archive
from scorer.store.archive_plan import Plan, look
from scorer.store.clubs import create_club
from scorer.store.merging import merge
from scorer.store.models import Club
from scorer.store.players import persons_like
from scorer.store.renaming import rename_player
from scorer.store.rulesets import keep_rules
from tests.conftest import MakeApp
from tests.store.archives import AB, saved, taken
from tests.store.playing import won_by

pytestmark = pytest.mark.usefixtures("hourly")


def looked(club: Club | None, content: bytes) -> Plan:
    """What would come."""
    with Archive(io.BytesIO(content)) as archive:
        return look(club, archive)


def test_all_that_an_archive_brings_beside_parties_is_told_and_then_nothing_is_new(rich: Club) -> None:
    other, content = create_club(), saved(rich)
    plan = looked(other, content)
    customs = plan.customs
    assert (customs.unit, customs.stake, customs.first_dealer, customs.marks) == ("спички", 7, "winner", {"bait": "Х"})
    assert [one.name for one in customs.rules] == ["Дача"]
    assert ("Анна", "Аня") in plan.merged
    assert (plan.hidden, plan.wagers) == (1, 1)
    taken(other, content)
    after = looked(other, content)
    assert not after
    assert (after.customs.unit, after.customs.rules, after.merged, after.hidden) == (None, (), (), 0)


def test_a_merging_or_rules_alone_are_something_new(club: Club) -> None:
    won_by(club, AB, 0)
    won_by(club, ("Аня Петрова", "Вера"), 0)
    other = create_club()
    taken(other, saved(club))
    keep_rules(club, "Дача", {"preset": "moscow", "target": 301})
    assert [one.name for one in looked(other, saved(club)).customs.rules] == ["Дача"]
    taken(other, saved(club))
    merge(club, persons_like(club, "Аня Петрова")[0].id, persons_like(club, "Аня")[0].id)
    content = saved(club)
    plan = looked(other, content)
    assert plan
    assert plan.merged == (("Аня Петрова", "Аня"),)
    taken(other, content)
    assert persons_like(other, "Аня Петрова")[0].name == "Аня"
    assert not looked(other, content)


def test_a_former_name_is_who_still_has_it_here(make_app: MakeApp, tmp_path: Path) -> None:
    here, there = make_app(), make_app(INSTANCE=tmp_path / "other")
    with there.app_context():
        club = create_club()
        won_by(club, ("Аня", "Вера"), 0)
        content = saved(club)
        rename_player(club, persons_like(club, "Вера")[0].id, "Вера Павловна")
        renamed = saved(club)
    with here.app_context():
        club = create_club()
        taken(club, content)
        plan = looked(club, renamed)
        assert (plan.new, plan.merged) == ((), ())
        assert not plan


def test_a_merging_that_cannot_come_is_not_told(club: Club) -> None:
    won_by(club, AB, 0)
    won_by(club, ("Вера", "Боря"), 0)
    merge(club, persons_like(club, "Вера")[0].id, persons_like(club, "Аня")[0].id)
    other = create_club()
    won_by(other, ("Аня", "Вера"), 0)
    assert looked(other, saved(club)).merged == ()
