"""The pictures of a player's months."""

from flask import Flask

from scorer.store.figures import Figures
from scorer.store.statistics import Standing
from scorer.web.presenters.months import HEIGHT, WIDTH, Months, months_picture


def months(**played: Figures) -> list[Standing]:
    """Figures by month: `m2026_11=…`."""
    return [Standing(name[1:].replace("_", "-"), "", figures) for name, figures in played.items()]


def picture(app: Flask, **played: Figures) -> Months | None:
    with app.test_request_context(headers={"Accept-Language": "ru"}):
        return months_picture(months(**played))


def test_one_month_is_no_course(app: Flask) -> None:
    assert picture(app) is None
    assert picture(app, m2026_11=Figures(parties=3)) is None


def test_months_without_parties_keep_their_place(app: Flask) -> None:
    found = picture(app, m2025_11=Figures(parties=2, won=1), m2026_02=Figures(parties=4))
    assert found is not None
    assert [one.month for one in found.columns] == ["11", "12", "1", "2"]
    assert [one.year for one in found.columns] == ["2025", "", "2026", ""]
    assert [one.figure for one in found.columns] == ["1/2", "", "", "0/4"]
    assert found.told == ("ноябрь 2025: 2 партии, 1 победа", "февраль 2026: 4 партии, 0 побед")


def test_columns_are_as_high_as_their_parties_and_within_the_picture(app: Flask) -> None:
    found = picture(app, m2026_01=Figures(parties=4, won=4), m2026_02=Figures(parties=2, won=1))
    assert found is not None
    first, second = found.columns
    assert first.parties == first.won == 2 * second.parties == 4 * second.won
    assert 0 < first.x < first.middle < second.x < second.x + second.width < WIDTH
    assert first.parties < HEIGHT


def test_points_per_deal_are_a_line_where_there_are_some(app: Flask) -> None:
    played = Figures(parties=1, scored=2, points=100)
    found = picture(app, m2026_01=played, m2026_02=Figures(parties=1), m2026_03=Figures(parties=1, scored=1, points=80))
    assert found is not None
    assert found.has_line
    assert len(found.line.split()) == 2
    assert [one.average for one in found.columns] == ["50,0", "", "80,0"]
    assert "январь 2026: 1 партия, 0 побед, очков за сдачу 50,0" in found.told
    flat = picture(app, m2026_01=played, m2026_02=played)
    assert flat is not None
    assert len({one.average_at for one in flat.columns}) == 1
    none = picture(app, m2026_01=Figures(parties=1), m2026_02=Figures(parties=1))
    assert none is not None
    assert not none.has_line


def test_a_year_is_shown_at_most(app: Flask) -> None:
    found = picture(app, m2001_05=Figures(parties=1), m2026_11=Figures(parties=1))
    assert found is not None
    assert len(found.columns) == 12
    assert found.columns[-1].month == "11"
