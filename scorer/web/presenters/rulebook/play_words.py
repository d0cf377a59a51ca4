"""Розыгрыш и нарушения: the exchange of the seven, the duties of a card, what an offence costs."""

from __future__ import annotations

from scorer.rules.choices import OffenceKind, SevenExchange, SevenWhen
from scorer.rules.ruleset import Ruleset
from scorer.web.presenters.rulebook.items import Point, Said, Words, hangs
from scorer.web.presenters.text import lazy_gettext


def _exchanged(ruleset: Ruleset) -> bool:
    return ruleset.seven_exchange is not SevenExchange.OFF


def can_be_done(kind: OffenceKind, ruleset: Ruleset) -> bool:
    """Whether an offence can be one: not where the exchange it is about is allowed."""
    allowed = _exchanged(ruleset) and ruleset.seven_when is SevenWhen.ALWAYS
    return not (allowed and kind is OffenceKind.SEVEN_ON_SECOND_TRUMP)


OFFENCES = {
    OffenceKind.REVOKE: lazy_gettext("A revoke, a card played against a duty: card bait."),
    OffenceKind.FALSE_MELD: lazy_gettext("A meld called that was not in the hand: card bait."),
    OffenceKind.EXTRA_CARD: lazy_gettext("A card too many in the hand: card bait."),
    OffenceKind.SEVEN_ON_SECOND_TRUMP: lazy_gettext("The seven exchanged on the second trump: card bait."),
    OffenceKind.SEVEN_FOR_BOTTOM_CARD: lazy_gettext("The seven exchanged for the bottom card: card bait."),
    OffenceKind.RANK_INQUIRY_WITHOUT_EQUAL: lazy_gettext("Asked without a meld of that kind: card bait."),
    OffenceKind.RANK_INQUIRY_WITH_LONGER: lazy_gettext(
        "Asked with a longer meld in hand: the asker's melds are void, the other side writes."
    ),
}
"""What each offence costs where it is in force."""

WORDS = {
    "seven_exchange": Words(
        {
            "anyone": lazy_gettext("Whoever holds the seven of the suit turned up may take the turned card for it."),
            "maker": lazy_gettext(
                "The maker, if he holds the seven of the suit turned up, may take the turned card for it."
            ),
            "off": lazy_gettext("The seven is not exchanged."),
        }
    ),
    "seven_when": Words(
        {
            "first_trump": lazy_gettext("That goes on the first trump only."),
            "always": lazy_gettext("That goes whatever becomes trump."),
        },
        when=_exchanged,
    ),
    "seven_from_first_six": Words(
        {
            True: lazy_gettext("The seven must be among the first %(first_cards)d cards."),
            False: lazy_gettext("The seven may come with the last %(last_cards)d cards as well."),
        },
        when=_exchanged,
    ),
    "must_trump": Words(
        {
            True: lazy_gettext("Without the suit led one must trump; with neither, any card goes."),
            False: lazy_gettext("Without the suit led any card goes: nobody must trump."),
        }
    ),
    "overtrump": Words(
        {
            "always": lazy_gettext("Whoever must play a trump onto a trump must beat it if he can."),
            "trump_led": lazy_gettext(
                "A trump that was led must be beaten if one can; one that trumped a suit need not."
            ),
            "never": lazy_gettext("No trump has to be beaten."),
        }
    ),
    "card_bait_melds": Words(
        {
            "transfer": lazy_gettext(
                "The offender writes nothing; what is good of his (melds, %(bella)s) goes to the other side too."
            ),
            "void": lazy_gettext("The offender writes nothing, and nobody writes his melds and %(bella)s."),
            "keep": lazy_gettext("The offender writes only what is good of his: melds, %(bella)s."),
        },
        when=lambda ruleset: not ruleset.stakes,
    ),
}

POINTS = (
    Point(
        "R-EXCHANGE",
        lazy_gettext("Exchanging the seven"),
        (
            "seven_exchange",
            "seven_when",
            "seven_from_first_six",
            Said(lazy_gettext("It is done before one calls one's melds, and never for the bottom card."), _exchanged),
            Said(
                lazy_gettext(
                    "With a row from the trump nine down one may first ask “Does my trump stand?” and must be told."
                ),
                _exchanged,
            ),
        ),
    ),
    Point(
        "R-PLAY",
        lazy_gettext("Tricks"),
        (
            Said(lazy_gettext("The eldest hand leads first, then whoever took the last trick.")),
            Said(lazy_gettext("Follow suit; a plain card need not be beaten.")),
            "must_trump",
            "overtrump",
        ),
    ),
    Point(
        "R-CARD-BAIT",
        lazy_gettext("Offences and the card bait"),
        (
            Said(
                lazy_gettext(
                    "Card bait: the other writes all card points of the deal, the last trick and his own melds, "
                    "whoever ordered."
                ),
                when=lambda ruleset: ruleset.players == 2 and not ruleset.stakes,
            ),
            Said(
                lazy_gettext(
                    "Card bait: the offender's card points and last trick go to the maker, "
                    "or to the defenders if he is the maker. The others write their own."
                ),
                when=lambda ruleset: ruleset.players == 3 and not ruleset.stakes,
            ),
            Said(
                lazy_gettext("Card bait: the offender pays a stake to each of the others."),
                when=lambda ruleset: ruleset.stakes,
            ),
            "card_bait_melds",
            Said(lazy_gettext("What hangs goes to the other side too."), when=hangs),
            "offences:play",
        ),
    ),
)
