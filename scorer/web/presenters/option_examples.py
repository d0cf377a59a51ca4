"""Пример к каждому правилу: one sentence from a table that shows what an option decides."""

from __future__ import annotations

from scorer.web.presenters.text import Text, lazy_pgettext

EXAMPLES: dict[str, Text] = {
    "fifty_offer": lazy_pgettext(
        "option example", "Borya orders hearts; before the last three cards Anya says: take 50, and we deal again."
    ),
    "next_dealer": lazy_pgettext(
        "option example", "Anya writes 92, Borya 48: Anya deals next, or whoever's turn it is."
    ),
    "passed_deal": lazy_pgettext(
        "option example", "All say “pass” twice: the next player shuffles, or the same one again."
    ),
    "pass_fine": lazy_pgettext(
        "option example", "Three passed deals running, and 100 points come off whoever dealt them."
    ),
    "pass_fine_after": lazy_pgettext(
        "option example", "With 3 the third passed deal running is fined, the second is not yet."
    ),
    "last_three": lazy_pgettext(
        "option example", "After the order each gets three cards at once, or the cards go round three times."
    ),
    "bottom_card": lazy_pgettext(
        "option example", "The nine of hearts lies face up on the stock: all know that it is out of play."
    ),
    "melds_called": lazy_pgettext(
        "option example", "Anya leads; Borya says “terz” before his own card, or should have said it before she led."
    ),
    "melds_shown": lazy_pgettext(
        "option example", "Anya's terz stands: she shows it when asked, or at once, before the first lead."
    ),
    "run_order": lazy_pgettext(
        "option example", "10, K and Q of one suit are a terz in the order of tricks and nothing in the natural one."
    ),
    "long_runs": lazy_pgettext(
        "option example", "Five in a row from the jack against a fifty from the king: the fifty stands, or the five do."
    ),
    "split_runs": lazy_pgettext("option example", "Seven in a row from the ace: a fifty and a terz, or one meld only."),
    "fours": lazy_pgettext("option example", "Four queens: 50 points and above every run, or just four queens."),
    "equal_melds": lazy_pgettext(
        "option example",
        "Both have a terz from the king, Borya in trumps: Borya writes, or who called first, or nobody.",
    ),
    "melds_below_a_tie": lazy_pgettext(
        "option example", "The terzes from the king are equal, nobody writes them; Anya's second terz counts, or not."
    ),
    "melds_without_trick": lazy_pgettext(
        "option example", "Anya's fifty stands, but all tricks are Borya's: she writes 50, or nothing."
    ),
    "bella_window": lazy_pgettext(
        "option example", "The trump king is played, the queen still in hand: “bella” is in time, or too late."
    ),
    "must_trump": lazy_pgettext(
        "option example", "Hearts are led, there are none in hand: a trump must go, or any card will do."
    ),
    "overtrump": lazy_pgettext(
        "option example", "Anya leads the ten of trumps: Borya puts the nine if he has it, or may put the seven."
    ),
    "seven_exchange": lazy_pgettext(
        "option example", "The ten of hearts is turned up: whoever holds the seven of hearts takes the ten for it."
    ),
    "seven_when": lazy_pgettext(
        "option example", "Hearts are turned up, spades are played: the seven of hearts takes the turned card, or not."
    ),
    "seven_from_first_six": lazy_pgettext(
        "option example", "The seven comes with the last three cards: it may be exchanged, or it is too late."
    ),
    "bait": lazy_pgettext(
        "option example", "Anya orders and gets 90, Borya 70: made – or a bait of Borya's, who has fewer."
    ),
    "bait_points": lazy_pgettext("option example", "Anya is baited with 57: Borya writes them too, or nobody does."),
    "bella_survives_bait": lazy_pgettext(
        "option example", "Anya is baited and had the bella: its 20 stay with her, or go over with the rest."
    ),
    "offences": lazy_pgettext(
        "option example", "Borya asks “Rank?” with no such meld in hand: card bait, or it costs nothing."
    ),
    "card_bait_melds": lazy_pgettext(
        "option example", "Borya revokes and has a good terz: Anya writes it, or nobody, or he himself."
    ),
    "tie": lazy_pgettext(
        "option example", "Anya orders, both get 70: hers hang, or go to Borya, or are lost, or are written."
    ),
    "hanging_order": lazy_pgettext(
        "option example", "70 and 60 hang: the next winner takes 130, or 70 now and 60 a deal later."
    ),
    "dealer_after_hanging": lazy_pgettext(
        "option example", "Anya orders and her bait hangs: Borya deals next, or Anya does."
    ),
    "target": lazy_pgettext("option example", "To 501: Anya has 486 and writes 20, the party is hers."),
    "deals": lazy_pgettext("option example", "With 10 the higher total wins after the tenth deal, wherever it stands."),
    "winning_lead": lazy_pgettext("option example", "With 250 the score of 310 : 60 ends the party at once."),
    "claim_at_record": lazy_pgettext(
        "option example", "Anya reaches 501 and says nothing: she wins, or play goes on until she says so."
    ),
    "mid_deal_claim": lazy_pgettext(
        "option example", "Anya has 480 and 21 in her tricks: she may end the party before the deal is over, or not."
    ),
    "both_reach": lazy_pgettext(
        "option example", "Anya comes to 510, Borya to 505 with the last trick: Borya wins, or Anya."
    ),
    "undercount": lazy_pgettext("option example", "Anya writes 42 instead of 52: 42 stands, or is put right."),
    "hundreds": lazy_pgettext(
        "option example",
        "On paper the total reads 392 instead of 192: an error of 200 is just put right, or fined as any other.",
    ),
    "bait_fine": lazy_pgettext("option example", "With 100 such a bait costs 100 points beside."),
    "bait_fine_from": lazy_pgettext("option example", "With 3 the first and the second bait of a player are free."),
    "bait_fine_every": lazy_pgettext(
        "option example", "With 2, the first fined being the third: the third, the fifth, the seventh bait."
    ),
    "no_trick_fine": lazy_pgettext("option example", "With 100 a deal without a single trick costs 100 points."),
    "no_trick_fine_from": lazy_pgettext("option example", "With 2 the first such deal of a player is free."),
    "no_trick_fine_every": lazy_pgettext(
        "option example", "With 3, the first fined being the first: the first, the fourth, the seventh."
    ),
    "players": lazy_pgettext("option example", "Three: whoever orders plays alone against the other two."),
    "three_goal": lazy_pgettext(
        "option example", "Anya orders, the others get 50 and 40: she needs more than 90, or more than 50."
    ),
    "three_bait": lazy_pgettext(
        "option example", "Anya is baited with 41: 21 and 20 to the others, or all 41 to the one who has more."
    ),
    "three_hanging_again": lazy_pgettext(
        "option example", "30 hang, and the next deal is equal again: both hang, or the 30 are shared out."
    ),
    "scoring": lazy_pgettext("option example", "Points go up to a number; a stake is won or lost by each deal."),
    "stake": lazy_pgettext("option example", "With 5 the winner of a deal writes +5, the other −5."),
    "stake_bait_double": lazy_pgettext("option example", "Anya orders and gets fewer: she pays two stakes, or one."),
    "dave": lazy_pgettext("option example", "The stake is 1; after three accepted offers it is 8, or 4."),
}
