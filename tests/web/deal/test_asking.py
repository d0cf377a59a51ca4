"""Which cards of melds the page asks for: only those that decide."""

import pytest

from tests.web.dealing import MADE, Sit

ASKED = [
    ("one side has melds", "moscow", {"seat0-terz": "1"}, set()),
    ("one side's are longer", "moscow", {"seat0-terz": "1", "seat1-fifty": "1"}, set()),
    ("both have terzes", "moscow", {"seat0-terz": "2", "seat1-terz": "1"},
     {"seat0-terz_top0", "seat0-terz_top1", "seat1-terz_top0"}),
    ("only runs of the deciding length", "moscow", {"seat0-terz": "1", "seat0-fifty": "1", "seat1-fifty": "1"},
     {"seat0-fifty_top0", "seat1-fifty_top0"}),
    ("every card on demand", "moscow", {"seat0-terz": "1", "name_tops": "1"}, {"seat0-terz_top0"}),
    ("a four needs its rank", "klaberjass", {"seat0-four": "1"}, {"seat0-four_top0"}),
    ("three: the maker against both", "threesome", {"order": "0H", "seat0-terz": "1", "seat2-terz": "1"},
     {"seat0-terz_top0", "seat2-terz_top0"}),
    ("three: defenders against nobody", "threesome", {"order": "0H", "seat1-terz": "1", "seat2-terz": "1"}, set()),
    ("three: not before who plays is known", "threesome", {"seat0-terz": "1", "seat2-terz": "1"}, set()),
]  # fmt: skip


@pytest.mark.parametrize(("claim", "preset", "typed", "fields"), ASKED, ids=[case[0] for case in ASKED])
def test_cards_of_melds_are_asked_for_only_where_they_decide(
    sit: Sit, claim: str, preset: str, typed: dict[str, str], fields: set[str]
) -> None:
    table = sit(preset)
    page = table.post("/preview", table.sheet(typed), headers={"HX-Request": "true"}).text
    seats = range(3)
    every = {f"seat{s}-{kind}_top{n}" for s in seats for kind in ("terz", "fifty", "long", "four") for n in range(3)}
    assert {name for name in every if f'<select name="{name}"' in page} == fields
    assert 'aria-invalid="true"' not in page


TOPS = {"order": "0H", "seat0-terz": "1", "seat1-terz": "1"}


@pytest.mark.parametrize(
    ("preset", "tops", "matters"),
    [
        ("moscow", ("KS", "KD"), True),
        ("moscow", ("KS", "QD"), False),
        ("moscow", ("KS", "KH"), False),
        ("kharkov", ("KS", "KH"), True),
        ("klaberjass", ("KS", "KD"), False),
    ],
)
def test_who_called_first_is_asked_only_where_it_decides(
    sit: Sit, preset: str, tops: tuple[str, str], matters: bool
) -> None:
    table = sit(preset)
    typed = {**TOPS, "seat0-terz_top0": tops[0], "seat1-terz_top0": tops[1]}
    page = table.post("/preview", table.sheet(typed), headers={"HX-Request": "true"}).text
    assert ('<select name="called_first"' in page) is matters


def test_the_length_of_a_long_run_is_asked_where_it_decides(sit: Sit) -> None:
    typed = {"seat0-long": "1", "seat1-long": "1"}
    longer = sit(long_runs="longer")
    page = longer.post("/preview", longer.sheet(typed), headers={"HX-Request": "true"}).text
    assert 'name="seat0-long_length"' in page
    assert longer.write(MADE, typed, {"seat0-long_length": "6", "seat1-long_length": "5"}).status_code == 303
    assert longer.state.totals == (142, 48)
    hundred = sit(long_runs="hundred")
    hundred.write(MADE, {"seat1-long": "1"})
    assert hundred.state.totals == (0, 240)
