"""Отказ: what the rules do not take, as a code with parameters and a place.

Sentences are made outside the engine, from the code and its parameters.
"""

from __future__ import annotations


class Refused(Exception):
    """Input the rules refuse.

    `code` is one of party-file.md «Refusals», `at` the place in the document it came from
    (`events[3].cards`, empty for the document itself), `params` what a sentence needs to say
    what would be right.

    >>> try:
    ...     raise Refused("cards.total_out_of_range", at="cards", total=160, least=18, most=146)
    ... except Refused as refused:
    ...     print(refused.code, refused.inside("events[3]").at)
    cards.total_out_of_range events[3].cards
    """

    def __init__(self, code: str, *, at: str = "", **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.at = at
        self.params = params

    def inside(self, outer: str) -> Refused:
        """The same refusal, its place seen from `outer`."""
        joint = "." if self.at and not self.at.startswith("[") else ""
        return Refused(self.code, at=f"{outer}{joint}{self.at}", **self.params)

    def __str__(self) -> str:
        return f"{self.code} at {self.at or 'the document'} {self.params or ''}".rstrip()
