"""Числа: points with their sign, as they stand on the sheet."""

from __future__ import annotations


def signed(points: int) -> str:
    """A change of points: a plus, a true minus, or a bare nought.

    >>> signed(70), signed(-57), signed(0)
    ('+70', '−57', '0')
    """
    if points < 0:
        return f"−{-points}"
    return f"+{points}" if points else "0"


def plain(points: int) -> str:
    """Points as a total: below nought with a true minus.

    >>> plain(282), plain(-100)
    ('282', '−100')
    """
    return f"−{-points}" if points < 0 else str(points)
