"""`scorer replay` and `scorer ask`: a JSON answer a file, a refusal with its sentence.

Each answer is one line on standard output, in the order of the files; the sentence of a
refusal goes to standard error, in the user's language.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from scorer.arbiter.ask import ask
from scorer.ledger.codec import decode_party, encode_refusal, encode_state
from scorer.ledger.files import LARGEST_FILE, read_document, write_document
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused

Answer = Callable[[Any], dict[str, Any]]


def add_verbs(verbs: Any) -> None:
    """Add the verbs to the command line."""
    for name, told, answer in (
        ("replay", "the state of a party", _state),
        ("ask", "the ruling on a question", ask),
    ):
        parser = verbs.add_parser(name, help=f"{told}, as JSON")
        parser.add_argument("files", nargs="+", metavar="FILE", help="a file, or - for stdin")
        parser.set_defaults(act=judge, answer=answer)


def judge(chosen: argparse.Namespace) -> int:
    """Answer every file; status 1 where any was refused."""
    refused = 0
    for file in chosen.files:
        answer, refusal = _answer(file, chosen.answer)
        print(write_document(answer))
        if refusal is not None:
            refused = 1
            sys.stdout.flush()
            print(f"{file}: {sentence(refusal)}", file=sys.stderr)
    return refused


def _answer(file: str, answer: Answer) -> tuple[dict[str, Any], Refused | None]:
    try:
        return answer(read_document(read_file(file))), None
    except Refused as refusal:
        return encode_refusal(refusal), refusal


def read_file(file: str) -> bytes:
    """The file's bytes; one past the limit is enough to refuse it by its size."""
    try:
        if file == "-":
            return sys.stdin.buffer.read(LARGEST_FILE + 1)
        with Path(file).open("rb") as opened:
            return opened.read(LARGEST_FILE + 1)
    except OSError as error:
        raise Refused("file.json", file=file, error=error.strerror) from None


def sentence(refusal: Refused) -> str:
    """The sentence of a refusal in the user's language, its place before it."""
    # Words need Flask-Babel, and answers do not: nothing is loaded before a refusal.
    from scorer.web.i18n import language_of_environment, speaking  # noqa: PLC0415
    from scorer.web.presenters.refusals import refusal as told  # noqa: PLC0415

    with speaking(language_of_environment()):
        place = f"{refusal.at}: " if refusal.at else ""
        return place + told(refusal)


def _state(document: Any) -> dict[str, Any]:
    return encode_state(replay(decode_party(document)))
