"""Refusals of what a deal cannot be, with the figures and cards in them."""

from __future__ import annotations

from scorer.rules.cards import DECK_POINTS, Card
from scorer.rules.choices import OffenceKind
from scorer.rules.refusal import Refused
from scorer.web.presenters.text import gettext, ngettext
from scorer.web.presenters.told import Told
from scorer.web.presenters.words import OFFENCES, card_name, run_kind


def total_out_of_range(told: Told) -> str:
    """By how much the counts together are beside what can be."""
    total, least, most = told.number("total"), told.number("least"), told.number("most")
    if total is None or least is None or most is None:
        return gettext("The counts together cannot be so.")
    if total > most:
        return gettext(
            "Together %(total)d: %(over)d too many, at most %(most)d can be. "
            "Card points only, without melds and the last trick.",
            total=total,
            over=total - most,
            most=most,
        )
    if total < least:
        return gettext(
            "Together %(total)d: %(short)d too few, at least %(least)d must be.",
            total=total,
            short=least - total,
            least=least,
        )
    return gettext("Together %(total)d: no deal of the cards comes to that.", total=total)


def impossible_count(told: Told) -> str:
    """A count no cards make."""
    count, who = told.text("count"), told.who()
    if who:
        return gettext("%(name)s: %(count)s cannot be, no cards make that count.", name=who, count=count)
    return gettext("%(count)s cannot be, no cards make that count.", count=count)


def deck_mismatch(told: Told) -> str:
    """How far the counts and the stock are from the whole deck."""
    total, stock = told.number("total"), told.number("stock")
    deck = told.number("deck") or DECK_POINTS
    if total is None or stock is None:
        return gettext("With the stock everything must make %(deck)d.", deck=deck)
    return gettext(
        "The counts %(total)d and the stock %(stock)d make %(sum)d instead of %(deck)d: look for %(gap)d.",
        total=total,
        stock=stock,
        sum=total + stock,
        deck=deck,
        gap=abs(deck - total - stock),
    )


def no_trick_conflict(told: Told) -> str:
    """A seat without tricks that has points or the last trick, or everyone without tricks."""
    if who := told.who():
        return gettext("%(name)s took no trick: the count must be 0 and the last trick another's.", name=who)
    return gettext("A player without a trick has 0 and not the last trick, and someone must take the tricks.")


def unknown_card(told: Told) -> str:
    """A code that is no card."""
    return gettext(
        "%(card)s is no card: write the rank and the suit, such as 10H or AS.", card=told.text("card") or "?"
    )


def below_melds(told: Told) -> str:
    """A count with melds and the last trick in, below what those are."""
    least = told.number("beside")
    if least is None:
        return gettext("The count is less than what counts beside the cards.")
    return gettext("With what counts beside the cards it is at least %(least)d.", least=least)


def above_deck(told: Told) -> str:
    """What was counted leaves less than nothing for the pile that was not."""
    total, deck = told.number("total"), told.number("deck") or DECK_POINTS
    if total is None:
        return gettext("There are only %(deck)s points in the deck.", deck=deck)
    return gettext(
        "The pile and the stock make %(total)s: that is more than the %(deck)s of the whole deck.",
        total=total,
        deck=deck,
    )


def claim(told: Told) -> str:
    """Why the end cannot be announced."""
    why = told.text("why")
    if why == "no_target":
        return gettext("This party has no target: there is nothing to announce.")
    if why == "maker":
        return gettext("Whoever ordered the trump cannot announce the end in mid-deal at this table.")
    if why == "off":
        return gettext("At this table the end is not announced in mid-deal: play the deal out.")
    return gettext("The end cannot be announced here.")


def undercount(told: Told) -> str:
    """Points too few stand, but for a hundred."""
    points = told.text("points")
    if points:
        return gettext("%(points)s points too few: they stand; only a whole hundred is put right.", points=points)
    return gettext("Points too few stand; only a whole hundred is put right.")


def rank_needed(told: Told) -> str:
    """Whose melds must be named, and of which length."""
    length = told.number("length")
    if length is None:
        return gettext("The best melds are equally long: name the top card and suit of each.")
    return gettext(
        "The best melds are equally long (%(kind)s): name the top card and suit of each.", kind=run_kind(length)
    )


def shared_card(told: Told) -> str:
    """Which cards stand in two melds."""
    cards = ", ".join(_card(code) for code in told.words("cards"))
    if cards:
        return gettext("One card cannot be in two melds: %(cards)s.", cards=cards)
    return gettext("One card cannot be in two melds.")


def too_many_in_melds(told: Told) -> str:
    """More cards called than a hand holds."""
    if who := told.who():
        return gettext("%(name)s: these melds need more than the nine cards of a hand.", name=who)
    return gettext("These melds need more than the nine cards of a hand.")


def offence(told: Told) -> str:
    """An offence the ruleset does not know."""
    kind = told.text("kind")
    if kind in tuple(OffenceKind):
        return gettext(
            "At this table there is no card bait for this: %(offence)s.", offence=OFFENCES[OffenceKind(kind)]
        )
    return gettext("At this table there is no card bait for this.")


def impossible_meld(told: Told) -> str:
    """What no hand holds, or no meld at this table."""
    length = told.number("length")
    if told.text("four"):
        return gettext("There is no such four of a kind at this table.")
    if length is None:
        return gettext("There is no such meld.")
    if not told.text("run"):
        return gettext("There is no such meld: three to eight cards stand in a row.")
    return ngettext(
        "There is no such meld: there is no %(num)d card in a row from this one down.",
        "There is no such meld: there are no %(num)d cards in a row from this one down.",
        length,
    )


def _card(code: object) -> str:
    try:
        return card_name(Card.parse(code))
    except Refused:
        return str(code)
