"""How a party really began: only what differs is put right."""

from werkzeug.datastructures import MultiDict

from scorer.ledger.codec import decode_party
from scorer.ledger.party import Party
from scorer.web.forms.opening import OpeningForm, opening_fields
from tests.ledger.parties import party

WHY = "введено неверно"


def opened(*names: str) -> Party:
    """A party of these players."""
    return decode_party({**party(preset="kharkov", target=301), "players": list(names)})


def filled(began: Party, **changes: str) -> OpeningForm:
    """The form of an opening with some fields typed over."""
    return OpeningForm(MultiDict({**opening_fields(began), **changes}))


def test_a_form_left_alone_puts_nothing_right() -> None:
    began = opened("Аня", "Боря")
    assert filled(began).reopening(began, WHY) is None


def test_names_from_a_file_are_not_put_right_by_the_way() -> None:
    began = opened("\u202eАня", "Бо  ря\n")
    assert filled(began).reopening(began, WHY) is None
    reopen = filled(began, dealer="0").reopening(began, WHY)
    assert reopen
    assert (reopen.players, reopen.dealer) == (None, 0)


def test_only_what_differs_is_put_right() -> None:
    began = opened("Аня", "Боря")
    reopen = filled(began, name_1="Вера").reopening(began, WHY)
    assert reopen
    assert (reopen.players, reopen.dealer, reopen.ruleset, reopen.reason) == (("Аня", "Вера"), None, None, WHY)
    rules = filled(began, rule_tie="bait").reopening(began, WHY)
    assert rules
    assert rules.ruleset == {"preset": "kharkov", **began.ruleset.options(), "tie": "bait"}
    assert rules.players is None
