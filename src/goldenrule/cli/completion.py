"""`goldenrule completion`: a script with which a shell completes commands and options."""

import argparse

from goldenrule.cli.help_text import text_of_key
from goldenrule.cli.options import kinds_for
from goldenrule.cli.options import path as path_type
from goldenrule.kernel.errors import import_extra


def run(given: argparse.Namespace) -> int:
    """Print the script for a shell. Raises BadInput if shtab is missing."""
    from goldenrule.cli.parser import parser

    shtab = import_extra("shtab", "terminal")
    top = parser(kinds_for([]))
    prepare(top, {"FOLDER": shtab.DIRECTORY, "FILE": shtab.FILE})
    print(shtab.complete(top, shell=given.shell))
    return 0


def prepare(one: argparse.ArgumentParser, paths: dict[str, object]) -> None:
    """Give a parser and its commands texts in place of keys, and say which arguments are `paths`, by their metavar."""
    one.description = one.description and text_of_key(one.description)
    for action in one._actions:
        if isinstance(action, argparse._SubParsersAction):
            for known in action._choices_actions:
                known.help = known.help and text_of_key(known.help)
            for command in action.choices.values():
                prepare(command, paths)
        action.help = action.help and text_of_key(action.help)
        if action.type is path_type:
            vars(action)["complete"] = paths[str(action.metavar)]
