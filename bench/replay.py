"""How long a replay takes: median of many, for parties of 30, 300 and 3,000 deals from decoded events.

Design.md asks for at most 2 ms for 30 deals, lines included, and for linear growth. Nothing here fails by the clock.

    python bench/replay.py
"""

import gc
from random import Random
from statistics import median
from time import process_time_ns

from scorer.ledger.codec import decode_party
from scorer.ledger.party import Party
from scorer.ledger.replay import replay

SIZES = (30, 300, 3_000)
BAR_MS = 2.0


def party(deals: int, players: int) -> Party:
    """A party of so many deals without an end: counts, melds, a bella now and then, ties, baits and a passed deal."""
    random = Random(deals)
    events = [event(random, players) for _ in range(deals)]
    ruleset = {"players": players, "target": None, "hanging_order": "queue", "bait_fine": 100, "bait_fine_every": 3}
    names = ["Аня", "Боря", "Вера"][:players]
    document = {"format": "deberts-party", "version": 1, "ruleset": ruleset, "players": names, "dealer": 0}
    return decode_party({**document, "events": events})


def event(random: Random, players: int) -> dict[str, object]:
    """A deal, or now and then a passed one; some have two terzes to compare."""
    if random.random() < 0.05:
        return {"type": "passed"}
    first = random.randrange(30, 80)
    cards = [first, 130 - first] if players == 2 else [first, (130 - first) // 2, 130 - first - (130 - first) // 2]
    deal: dict[str, object] = {"type": "deal", "maker": random.randrange(players), "trump": "H", "cards": cards}
    deal["last_trick"] = random.randrange(players)
    if random.random() < 0.4:
        deal["melds"] = [{"seat": 0, "length": 3, "run": "KS"}, {"seat": 1, "length": 3, "run": "10D"}]
    if random.random() < 0.2:
        deal["bella"] = random.randrange(players)
    return deal


def measured(one: Party, *, times: int) -> float:
    """The median of so many replays, in milliseconds of this process alone: others at work do not count."""
    taken = []
    for _ in range(times):
        gc.collect(0)
        start = process_time_ns()
        replay(one)
        taken.append(process_time_ns() - start)
    return median(taken) / 1e6


def main() -> None:
    """Print the table."""
    print(f"{'players':>7}  {'deals':>5}  {'median ms':>9}  {'µs a deal':>9}  {'growth':>6}")
    for players in (2, 3):
        before = 0.0
        for deals in SIZES:
            took = measured(party(deals, players), times=max(20, 6_000 // deals))
            growth = f"{took / before:.1f}x" if before else ""
            print(f"{players:>7}  {deals:>5}  {took:>9.2f}  {took / deals * 1e3:>9.1f}  {growth:>6}")
            before = took
    print(f"bar: {BAR_MS} ms for 30 deals; linear growth is 10x")


if __name__ == "__main__":
    main()
