"""Ведро с дырой: how often one address may ask, kept in this process alone.

An address holds up to `burst` tokens, each request takes one, `per_second` flow back. Only
the addresses that asked last are remembered: one that is forgotten starts full again.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 4096


class Buckets:
    """A token bucket for each address.

    >>> buckets = Buckets(burst=1, per_second=2, clock=lambda: 0.0)
    >>> buckets.wait("::1"), buckets.wait("::1")
    (0.0, 0.5)
    """

    def __init__(self, *, burst: int, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, address: str) -> float:
        """Take a token: 0 where there was one, else the seconds until there is."""
        now = self._clock()
        level, since = self._levels.pop(address, (float(self._burst), now))
        level = min(self._burst, level + (now - since) * self._per_second)
        lack = 1 - level
        self._levels[address] = (level if lack > 0 else level - 1, now)
        while len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        return lack / self._per_second if lack > 0 else 0.0
