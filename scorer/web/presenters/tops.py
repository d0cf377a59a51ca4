"""Старшая карта ряда: the card a run is named from, as it reads after «терц от».

A noun with an adjective, «короля бубнового», so each card has words of its own.
"""

from __future__ import annotations

from scorer.rules.cards import Card
from scorer.web.presenters.text import Text, lazy_pgettext

TOPS: dict[Card, Text] = {
    Card.parse("7S"): lazy_pgettext("run from the", "seven of spades"),
    Card.parse("8S"): lazy_pgettext("run from the", "eight of spades"),
    Card.parse("9S"): lazy_pgettext("run from the", "nine of spades"),
    Card.parse("10S"): lazy_pgettext("run from the", "ten of spades"),
    Card.parse("JS"): lazy_pgettext("run from the", "jack of spades"),
    Card.parse("QS"): lazy_pgettext("run from the", "queen of spades"),
    Card.parse("KS"): lazy_pgettext("run from the", "king of spades"),
    Card.parse("AS"): lazy_pgettext("run from the", "ace of spades"),
    Card.parse("7H"): lazy_pgettext("run from the", "seven of hearts"),
    Card.parse("8H"): lazy_pgettext("run from the", "eight of hearts"),
    Card.parse("9H"): lazy_pgettext("run from the", "nine of hearts"),
    Card.parse("10H"): lazy_pgettext("run from the", "ten of hearts"),
    Card.parse("JH"): lazy_pgettext("run from the", "jack of hearts"),
    Card.parse("QH"): lazy_pgettext("run from the", "queen of hearts"),
    Card.parse("KH"): lazy_pgettext("run from the", "king of hearts"),
    Card.parse("AH"): lazy_pgettext("run from the", "ace of hearts"),
    Card.parse("7D"): lazy_pgettext("run from the", "seven of diamonds"),
    Card.parse("8D"): lazy_pgettext("run from the", "eight of diamonds"),
    Card.parse("9D"): lazy_pgettext("run from the", "nine of diamonds"),
    Card.parse("10D"): lazy_pgettext("run from the", "ten of diamonds"),
    Card.parse("JD"): lazy_pgettext("run from the", "jack of diamonds"),
    Card.parse("QD"): lazy_pgettext("run from the", "queen of diamonds"),
    Card.parse("KD"): lazy_pgettext("run from the", "king of diamonds"),
    Card.parse("AD"): lazy_pgettext("run from the", "ace of diamonds"),
    Card.parse("7C"): lazy_pgettext("run from the", "seven of clubs"),
    Card.parse("8C"): lazy_pgettext("run from the", "eight of clubs"),
    Card.parse("9C"): lazy_pgettext("run from the", "nine of clubs"),
    Card.parse("10C"): lazy_pgettext("run from the", "ten of clubs"),
    Card.parse("JC"): lazy_pgettext("run from the", "jack of clubs"),
    Card.parse("QC"): lazy_pgettext("run from the", "queen of clubs"),
    Card.parse("KC"): lazy_pgettext("run from the", "king of clubs"),
    Card.parse("AC"): lazy_pgettext("run from the", "ace of clubs"),
}
