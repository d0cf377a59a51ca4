"""The sentences of refusals: those that say the same each time, and those with figures in them."""

from __future__ import annotations

from scorer.ledger.reading import LONGEST_TEXT
from scorer.rules.cards import DECK_POINTS, Card
from scorer.rules.choices import OffenceKind
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import LARGEST_NUMBER, is_optional
from scorer.web.presenters.option_words import OPTIONS
from scorer.web.presenters.options import option_name, value_name
from scorer.web.presenters.presets import NAMES
from scorer.web.presenters.text import Text, gettext, lazy_gettext, ngettext
from scorer.web.presenters.told import Told
from scorer.web.presenters.words import OFFENCES, card_name, run_kind

WORDS: dict[str, Text] = {
    "ask.unknown": lazy_gettext("There is no such question."),
    "card.not_held": lazy_gettext("This card is not in the hand: pick one that is."),
    "card.twice": lazy_gettext("The same card stands twice: there is one of each in the deck."),
    "cards.split_needed": lazy_gettext("Enter each player's count: one count together will not do here."),
    "correction.no_cards": lazy_gettext("This deal was written without separate counts: change the deal itself."),
    "correction.no_difference": lazy_gettext("The count is the same as written: there is nothing to put right."),
    "correction.noticed_by_needed": lazy_gettext("Say who noticed it: the points go to that player."),
    "correction.own": lazy_gettext("Points too many are noticed by another player, not by who wrote them."),
    "correction.too_late": lazy_gettext("The next deal has begun: now only a whole hundred can be put right."),
    "count.twice": lazy_gettext("Either both piles together or each apart: empty one of them."),
    "count.jack_missing": lazy_gettext("The trump jack is counted first, but it is not in this pile."),
    "dave.not_allowed": lazy_gettext("There is no dave in this game: leave the offers out."),
    "dave.resigner": lazy_gettext("Only who was offered last can give up."),
    "dave.same_seat_twice": lazy_gettext("The same player cannot offer twice running: the other must offer next."),
    "deal.cannot_concede": lazy_gettext("A bait cannot be given up together here: count each side apart."),
    "deal.last_trick_needed": lazy_gettext("Say who took the last trick."),
    "deal.trump_needed": lazy_gettext("Say what was trump: the melds cannot be judged without it."),
    "event.duplicate_id": lazy_gettext("Two entries carry the same id: each needs its own."),
    "event.not_amendable": lazy_gettext(
        "Only a deal, a passed deal or a fifty can be changed; anything else is voided."
    ),
    "event.unknown": lazy_gettext("There is no such earlier entry in this party."),
    "event.unknown_type": lazy_gettext("There is no such kind of entry."),
    "fifty.not_allowed": lazy_gettext("In this game no points are offered without play."),
    "file.format": lazy_gettext("This is not a file of a party."),
    "file.too_large": lazy_gettext("The file is too large: at most 2 MB and 5,000 entries."),
    "file.version": lazy_gettext("This file is of another version: only version 1 can be read."),
    "hand.too_many_cards": lazy_gettext("There are too many cards: a hand holds nine."),
    "hanging.agreement_needed": lazy_gettext(
        "Two hanging baits are waiting: first agree whether the sum is paid at once or one a deal."
    ),
    "melds.one_per_run": lazy_gettext("At this table a row of cards is one meld: name it whole."),
    "offence.more_than_one": lazy_gettext("Only one card bait can be written in a deal."),
    "offence.unknown": lazy_gettext("There is no such offence."),
    "party.finished": lazy_gettext("The party is over: start another, or undo the last entry."),
    "play.trick_too_long": lazy_gettext("There are more cards in the trick than players at the table."),
    "seat.unknown": lazy_gettext("There is no such player at this table."),
}


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


def missing(told: Told) -> str:
    """What is not there."""
    key = told.text("key")
    return gettext("Something is missing: %(key)s.", key=key) if key else gettext("Something is missing here.")


def unknown_key(told: Told) -> str:
    """What no version of the format knows."""
    key = told.text("key")
    return gettext("Nothing here is called %(key)s.", key=key) if key else gettext("Nothing here is called so.")


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


def same_name(told: Told) -> str:
    """Two players of one name."""
    name = told.text("name")
    if name:
        return gettext("Two players are called “%(name)s”: give them names that differ.", name=name)
    return gettext("Two players have the same name: give them names that differ.")


def bad_option(told: Told) -> str:
    """What an option may be instead."""
    option = told.text("option")
    if option not in OPTIONS:
        return bad_value(told)
    name = option_name(option)
    if told.number("players") == 3:
        return gettext("%(option)s: not with three players.", option=name)
    choices = told.words("choices") or ((2, 3) if option == "players" else ())
    if choices:
        listed = "; ".join(value_name(option, choice) for choice in choices)
        return gettext("%(option)s: choose one of these: %(choices)s.", option=name, choices=listed)
    most = f"{LARGEST_NUMBER:,}".replace(",", "\N{NO-BREAK SPACE}")
    if is_optional(option):
        return gettext("%(option)s: a whole number from 1 to %(most)s, or nothing.", option=name, most=most)
    return gettext("%(option)s: a whole number from 1 to %(most)s.", option=name, most=most)


def unknown_option(told: Told) -> str:
    """An option no ruleset has."""
    return gettext("There is no house rule called %(option)s.", option=told.text("option") or "?")


def unknown_preset(told: Told) -> str:
    """A variant nobody knows, and those there are."""
    listed = ", ".join(str(NAMES[name]) for name in told.words("choices") or tuple(NAMES) if name in NAMES)
    return gettext("There is no such variant. Choose one of these: %(choices)s.", choices=listed)


def bad_value(told: Told) -> str:
    """A value of the wrong kind, and those that would do where they are known."""
    choices = ", ".join(str(choice) for choice in told.words("choices"))
    if choices:
        return gettext("This cannot stand here; one of these can: %(choices)s.", choices=choices)
    least, most = told.number("least"), told.number("most")
    if least is not None and most is not None:
        return gettext("Here stands a whole number from %(least)d to %(most)d.", least=least, most=most)
    if told.text("expected") == "text":
        return gettext("Here stands a text of 1 to %(most)d characters.", most=most or LONGEST_TEXT)
    if told.text("expected") == "moment":
        return gettext("Here stands a time with its offset, such as 2026-11-29T19:40:00+03:00.")
    return gettext("This cannot stand here.")


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


def players_count(told: Told) -> str:
    """How many names there are, and how many there should be."""
    count, needed = told.number("count"), told.number("needed")
    if count is None or needed is None:
        return gettext("Two or three play: write as many names.")
    return gettext("Names: %(count)d. This variant is for %(needed)d players.", count=count, needed=needed)


def unreadable(told: Told) -> str:
    """Why a file is no document: it cannot be opened, or what of it may not stand in one."""
    if told.text("error"):
        return gettext("This file cannot be opened: %(error)s.", error=told.text("error"))
    if told.text("key"):
        return gettext("One key stands here twice: %(key)s.", key=told.text("key"))
    if told.text("constant"):
        return gettext("%(value)s is no number here: write a whole one.", value=told.text("constant"))
    depth = told.number("depth")
    if depth is not None:
        return gettext("This file is too deep: at most %(most)d levels.", most=depth)
    return gettext("This file cannot be read: it is not whole JSON.")


def rate(told: Told) -> str:
    """How long to wait."""
    seconds = told.number("seconds") or 1
    return ngettext(
        "Too many questions: ask again in %(num)d second.", "Too many questions: ask again in %(num)d seconds.", seconds
    )


def _card(code: object) -> str:
    try:
        return card_name(Card.parse(code))
    except Refused:
        return str(code)
