"""R-THREE: how what a maker loses is shared among the defenders (`three_bait`, S1)."""

from __future__ import annotations

from collections.abc import Sequence

from scorer.rules.choices import ThreeBait


def share(
    amount: int, defenders: Sequence[int], raw: Sequence[int], three_bait: ThreeBait
) -> tuple[tuple[int, int], ...]:
    """(seat, points) of each who takes part of `amount`.

    `defenders` stand in play order: halves give the odd point to the earlier; the leader is
    the defender with the higher raw, the earlier if equal. A single defender takes all.

    >>> share(61, (2, 1), (61, 60, 30), ThreeBait.HALVES)
    ((2, 31), (1, 30))
    """
    if len(defenders) == 1:
        return ((defenders[0], amount),)
    if three_bait is ThreeBait.LEADER:
        return ((max(defenders, key=lambda seat: raw[seat]), amount),)
    first, second = defenders
    return ((first, amount - amount // 2), (second, amount // 2))
