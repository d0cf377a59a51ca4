"""The command `scorer`: one verb each for serving, replaying, asking and printing."""

import argparse
from collections.abc import Sequence

from scorer import cli_judge, cli_run, cli_sheet, cli_store


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the verb named on the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="scorer", description="Карандаш: the score of деберц.")
    verbs = parser.add_subparsers(title="verbs", required=True, metavar="VERB")
    cli_run.add_verb(verbs)
    cli_judge.add_verbs(verbs)
    cli_store.add_verbs(verbs)
    cli_sheet.add_verb(verbs)
    chosen = parser.parse_args(arguments)
    return int(chosen.act(chosen))
