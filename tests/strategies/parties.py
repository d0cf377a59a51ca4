"""Random rulesets, events and parties, as documents of the format.

`parties` grows its log as the program does: an event that does not fit is not written. `logs` writes whatever
is drawn, so that refusals are met too.
"""

from random import Random
from typing import Any

from hypothesis import strategies as st

from scorer.ledger.codec import decode_party
from scorer.ledger.replay import replay
from scorer.rules.melds import run_order
from scorer.rules.offences import CARD_BAITS
from scorer.rules.presets import PRESETS, preset
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset, choices_of, is_optional, option_types
from tests.strategies.play import Played, fours, play, rows

Document = dict[str, Any]

NAMES = ["Аня", "Боря", "Вера"]
NUMBERS = {
    "target": st.sampled_from([150, 301, 501]),
    "deals": st.integers(1, 6),
    "winning_lead": st.sampled_from([60, 250]),
    "stake": st.sampled_from([1, 5]),
    "pass_fine": st.just(100),
    "fifty_offer": st.just(50),
    "bait_fine": st.just(30),
    "no_trick_fine": st.just(40),
}
FOR_TWO = ("winning_lead", "fifty_offer", "dave")
CHANGES = ("void", "amend", "correction", "confirm")
"""Events that name an earlier one."""


def values(option: str) -> st.SearchStrategy[Any]:
    """The values of an option, as plain JSON."""
    kind = option_types()[option]
    if option == "offences":
        return st.lists(st.sampled_from(choices_of(option)), unique=True)
    if kind is bool:
        return st.booleans()
    found = st.sampled_from(choices_of(option)) if choices_of(option) else NUMBERS.get(option, st.integers(1, 3))
    return st.none() | found if is_optional(option) else found


@st.composite
def options(draw: st.DrawFn, *, players: int, most: int = 6) -> Document:
    """A few options, each at any value it may have with so many players."""
    names = [name for name in option_types() if name != "players" and not (players == 3 and name in FOR_TWO)]
    chosen = draw(st.lists(st.sampled_from(names), unique=True, max_size=most))
    found = {name: draw(values(name)) for name in chosen}
    if players == 3 and found.get("bait") == "lower":
        found["bait"] = "maker"
    return found


@st.composite
def rulesets(draw: st.DrawFn, *, most: int = 6) -> Document:
    """Any variant with a few options over it; short games mostly in a series."""
    name = draw(st.sampled_from(PRESETS))
    series = {"deals": None} if preset(name).deals and draw(st.integers(0, 3)) else {}
    return {"preset": name, **series, **draw(options(players=preset(name).players, most=most))}


def resolved(ruleset: Document) -> Ruleset:
    return preset(ruleset["preset"]).with_options({k: v for k, v in ruleset.items() if k != "preset"})


@st.composite
def deals(draw: st.DrawFn, ruleset: Ruleset) -> Document:
    """A deal: mostly as it was really played, else tied, given up, or with an offence."""
    played = play(Random(draw(st.integers(0, 2**32))), ruleset.players)
    event: Document = {"type": "deal", "maker": draw(st.integers(0, ruleset.players - 1)), "trump": str(played.trump)}
    event |= {"cards": list(played.cards), "last_trick": played.last_trick, "no_tricks": list(played.no_tricks)}
    if draw(st.booleans()):
        event["melds"] = draw(melds(played, ruleset))
        event["bella"] = played.bella
    if draw(st.booleans()):
        event["stock"] = played.stock
    event |= draw(happenings(event, ruleset))
    if draw(st.integers(0, 9)) == 0:
        event["dealer"] = draw(st.integers(0, ruleset.players - 1))
    return {key: value for key, value in event.items() if value is not None and value != []}


@st.composite
def melds(draw: st.DrawFn, played: Played, ruleset: Ruleset) -> list[Document]:
    """What the hands of a deal can call, some of it by its kind alone."""
    found: list[Document] = []
    tops = draw(st.integers(0, 5)) > 0
    for seat, hand in enumerate(played.hands):
        for length, top in rows(hand, run_order(ruleset)):
            found.append({"seat": seat, "length": length} | ({"run": str(top)} if tops else {}))
        if ruleset.fours:
            found += [{"seat": seat, "four": str(rank)} for rank in fours(hand)]
    return found


@st.composite
def happenings(draw: st.DrawFn, event: Document, ruleset: Ruleset) -> Document:
    """What makes a deal another than a plain one."""
    seat = st.integers(0, ruleset.players - 1)
    what = draw(st.sampled_from(["nothing"] * 4 + ["tied"] * 3 + ["offence", "conceded", "together", "dave"]))
    if what == "tied":
        proofs = dict.fromkeys(("melds", "bella", "no_tricks", "stock"))
        return {**proofs, **tied(draw(st.integers(20, 50)), event["maker"], ruleset.players)}
    if what == "offence" and ruleset.offences:
        kind = draw(st.sampled_from(ruleset.offences))
        return {"offences": [{"seat": draw(seat), "kind": str(kind)}]}
    if what == "conceded":
        return {"conceded": True}
    if what == "together":
        baits = [kind for kind in ruleset.offences if kind in CARD_BAITS]
        offence = {"offences": [{"seat": draw(seat), "kind": str(draw(st.sampled_from(baits)))}]} if baits else {}
        return {"cards": None, "total": sum(event["cards"]), "last_trick": None, "conceded": not baits} | offence
    if what == "dave" and ruleset.dave:
        offers = [(event["maker"] + step) % 2 for step in range(draw(st.integers(1, 4)))]
        return {"dave": offers, "resigned": draw(st.none() | st.just(1 - offers[-1]))}
    return {}


def tied(half: int, maker: int, players: int) -> Document:
    """Counts that are equal with the last trick: of the maker, and of the others together."""
    half += 20 if players == 3 else 0
    others = [half + 10 - half // 3, half // 3] if players == 3 else [half + 10]
    cards = [half if seat == maker else others.pop() for seat in range(players)]
    return {"cards": cards, "last_trick": maker}


@st.composite
def dealt(draw: st.DrawFn, ruleset: Ruleset) -> Document:
    """A deal, a passed one, or a fifty where there are fifties."""
    kinds = ["deal"] * 7 + ["passed"] + (["fifty"] * 2 if ruleset.fifty_offer else [])
    kind = draw(st.sampled_from(kinds))
    if kind == "deal":
        return draw(deals(ruleset))
    if kind == "passed":
        return {"type": "passed"}
    return {"type": "fifty", "maker": draw(st.integers(0, 1))}


@st.composite
def corrections(draw: st.DrawFn, earlier: list[Document], players: int) -> Document:
    """A correction of a deal among `earlier`, mostly of a few points or a hundred too many."""
    named = draw(st.sampled_from([event for event in earlier if event["type"] == "deal"]))
    seat = draw(st.integers(0, players - 1))
    count = named.get("cards", [50] * 3)[seat] - draw(st.sampled_from([5, 10, 10, 1, 100, -100, -3]))
    return {
        "type": "correction",
        "deal": named["id"],
        "seat": seat,
        "cards": max(count, 0),
        "noticed_by": (seat + 1) % players,
    }


@st.composite
def changes(draw: st.DrawFn, earlier: list[Document], ruleset: Ruleset) -> Document:
    """An event that names one among `earlier`."""
    named = draw(st.sampled_from(earlier))
    kind = draw(st.sampled_from(CHANGES))
    if kind == "void":
        return {"type": "void", "event": named["id"], "reason": "slip"}
    if kind == "confirm":
        return {"type": "confirm", "deal": named["id"], "seat": 0}
    if kind == "correction" and any(event["type"] == "deal" for event in earlier):
        return draw(corrections(earlier, ruleset.players))
    dealt_before = [event for event in earlier if event["type"] in ("deal", "passed", "fifty")]
    if not dealt_before:
        return {"type": "void", "event": named["id"], "reason": "slip"}
    amended = draw(st.sampled_from(dealt_before))["id"]
    return {"type": "amend", "event": amended, "with": draw(dealt(ruleset)), "reason": "slip"}


@st.composite
def agreements(draw: st.DrawFn, ruleset: Ruleset) -> Document:
    """What a table says beside its deals: starts, agreements, rules, an opening put right, a claim, an end."""
    players = ruleset.players
    kind = draw(st.sampled_from(["adjust", "agree_hanging", "rules", "reopen"] * 4 + ["claim", "close"]))
    told: dict[str, Document] = {
        "adjust": {"points": draw(st.lists(st.integers(-50, 120), min_size=players, max_size=players))},
        "agree_hanging": {"order": draw(st.sampled_from(["sum", "queue"]))},
        "rules": {"ruleset": draw(options(players=players, most=2))},
        "reopen": {"with": {"dealer": draw(st.integers(0, players - 1))}},
        "claim": {"seat": draw(st.integers(0, players - 1))},
        "close": {"draw": draw(st.booleans())},
    }
    reason = {} if kind in ("agree_hanging", "claim") else {"reason": "agreed"}
    return {"type": kind, **told[kind], **reason}


@st.composite
def events(draw: st.DrawFn, earlier: list[Document], ruleset: Ruleset) -> Document:
    """The next event after `earlier`: mostly a deal."""
    kind = draw(st.sampled_from(["dealt"] * 7 + ["change"] * 3 + ["agreement"] * 2))
    if kind == "change" and earlier:
        event = draw(changes(earlier, ruleset))
    elif kind == "agreement":
        event = draw(agreements(ruleset))
    else:
        event = draw(dealt(ruleset))
    return {"id": f"e{len(earlier) + 1}", **event}


def opened(ruleset: Document, dealer: int, log: list[Document]) -> Document:
    players = resolved(ruleset).players
    names = NAMES[:players]
    return {
        "format": "deberts-party",
        "version": 1,
        "ruleset": ruleset,
        "players": names,
        "dealer": dealer,
        "events": log,
    }


def accepted(party: Document) -> bool:
    """Whether a party file replays."""
    try:
        replay(decode_party(party))
    except Refused:
        return False
    return True


@st.composite
def logs(draw: st.DrawFn, *, most: int = 12, ruleset: st.SearchStrategy[Document] | None = None) -> Document:
    """A party of whatever events were drawn: well formed, but it may be refused."""
    chosen = draw(rulesets() if ruleset is None else ruleset)
    rules = resolved(chosen)
    log: list[Document] = []
    for _ in range(draw(st.integers(most // 3, most))):
        log.append(draw(events(log, rules)))
    return opened(chosen, draw(st.integers(0, rules.players - 1)), log)


@st.composite
def parties(draw: st.DrawFn, *, most: int = 12, ruleset: st.SearchStrategy[Document] | None = None) -> Document:
    """A party as the program writes it: every event was accepted when it came."""
    chosen = draw(rulesets() if ruleset is None else ruleset)
    rules = resolved(chosen)
    party = opened(chosen, draw(st.integers(0, rules.players - 1)), [])
    for _ in range(draw(st.integers(most // 3, most))):
        longer = {**party, "events": [*party["events"], draw(events(party["events"], rules))]}
        if accepted(longer):
            party = longer
    return party
