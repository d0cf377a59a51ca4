"""The sentences of refusals that say the same each time."""

from __future__ import annotations

from scorer.web.presenters.text import Text, lazy_gettext

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
