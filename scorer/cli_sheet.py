"""`scorer sheet`: the party sheet of a party file, as text, as HTML, or as PDF.

Refused input answers as `scorer replay` does; the sentence goes to standard error, in the
user's language, which the sheet speaks too.
"""

import argparse
import shutil
import sys
from pathlib import Path
from typing import Any

from scorer.cli_judge import read_file, sentence
from scorer.ledger.codec import decode_party, encode_refusal
from scorer.ledger.files import read_document, write_document
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused
from scorer.sheets.build import party_sheet
from scorer.sheets.model import Sheet
from scorer.sheets.text import text_sheet


def add_verb(verbs: Any) -> None:
    """Add the verb to the command line."""
    parser = verbs.add_parser("sheet", help="the party sheet, as text")
    parser.add_argument("file", metavar="FILE", help="a party file, or - for stdin")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--html", action="store_true", help="as one HTML file on standard output")
    form.add_argument("--pdf", metavar="OUT", help="as a PDF file, - for standard output")
    parser.set_defaults(act=show)


def show(chosen: argparse.Namespace) -> int:
    """Print the sheet; status 1 where the file is refused or the PDF cannot be made."""
    try:
        party = decode_party(read_document(read_file(chosen.file)))
        sheet = party_sheet(party, replay(party))
    except Refused as refused:
        print(write_document(encode_refusal(refused)))
        sys.stdout.flush()
        print(f"{chosen.file}: {sentence(refused)}", file=sys.stderr)
        return 1
    # Words need Flask-Babel: not loaded before there is something to say.
    from scorer.web.i18n import language_of_environment, speaking  # noqa: PLC0415

    with speaking(language_of_environment()):
        if chosen.pdf:
            return _save_pdf(sheet, chosen.pdf)
        # As UTF-8 whatever the terminal says: a sheet is full of signs that other encodings lack.
        _print((_html(sheet) if chosen.html else _text(sheet)).encode())
    return 0


def _text(sheet: Sheet) -> str:
    from scorer.web.sheet.words import SheetWords  # noqa: PLC0415

    return text_sheet(sheet, SheetWords(sheet.state.preset), shutil.get_terminal_size().columns)


def _html(sheet: Sheet) -> str:
    from scorer.web.sheet.document import html_document  # noqa: PLC0415

    return html_document(sheet)


def _save_pdf(sheet: Sheet, out: str) -> int:
    from scorer.web.presenters.text import gettext  # noqa: PLC0415
    from scorer.web.sheet.pdf import lacking, make_pdf  # noqa: PLC0415
    from scorer.web.sheet.reasons import no_pdf  # noqa: PLC0415

    lack = lacking()
    if lack:
        print(no_pdf(lack), file=sys.stderr)
        return 1
    made = make_pdf(_html(sheet))
    try:
        if out == "-":
            _print(made)
        else:
            Path(out).write_bytes(made)
    except OSError as error:
        print(gettext("%(file)s cannot be written: %(error)s", file=out, error=error.strerror), file=sys.stderr)
        return 1
    return 0


def _print(made: bytes) -> None:
    sys.stdout.buffer.write(made)
    sys.stdout.flush()
