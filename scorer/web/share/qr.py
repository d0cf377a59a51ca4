"""QR: an address as a picture a phone reads, drawn in the page itself."""

from __future__ import annotations

import segno
from markupsafe import Markup


def qr(address: str) -> Markup:
    """The code as inline SVG without a size of its own; black on white in the dark, too, for not all readers invert."""
    code = segno.make(address, micro=False, error="m")
    drawn = code.svg_inline(border=4, dark="#000", light="#fff", omitsize=True, svgclass=None, lineclass=None)
    return Markup(drawn)  # noqa: S704  # segno draws it, nothing of the address is in it as text
