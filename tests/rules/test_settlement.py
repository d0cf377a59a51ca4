"""A settlement: the outcomes are those of the format, and a deal by itself pays and fines nothing."""

from scorer.rules.settlement import Outcome
from tests.rules.deals import deal, rules, settled

FORMAT = (
    "made bait hanging lapse tie lost card_bait resigned passed fifty claim_valid claim_false correction agree_hanging "
    "adjust rules close"
)


def test_outcomes_are_those_of_the_format() -> None:
    assert [str(outcome) for outcome in Outcome] == FORMAT.split()


def test_a_deal_by_itself_pays_no_hanging_points_and_no_fine() -> None:
    settlement = settled(deal((40, 80)), rules(bait_fine=100, no_trick_fine=100))
    assert {line.reason for line in settlement.lines} == {"cards", "last_trick", "bait"}
