"""The commands `play` and `resume`: from what was typed to a game at the prompt."""

import argparse
from typing import Final

from goldenrule.cli import start
from goldenrule.cli.client_texts import Words
from goldenrule.cli.new_game import begin
from goldenrule.cli.options import option_words, typed_options
from goldenrule.cli.output import make_output
from goldenrule.cli.play import go_on
from goldenrule.gamekit.game_kind import GameKind
from goldenrule.kernel.errors import BadInput
from goldenrule.table import saves

NEW: Final = ("seed", "bots", "seat", "ask_everything", "quick")
"""What is said of a new game, beside its own options."""


def play(given: argparse.Namespace) -> int:
    if given.start:
        from goldenrule.cli.practice import play_from  # no other game needs it

        others = ["GAME"] if given.game else []
        others += [f"--{each.replace('_', '-')}" for each in NEW if getattr(given, each)] + [*typed_options(given)]
        if others:
            raise BadInput("bad-from-more", options=others)
        return play_from(given.start, given.plain)

    def wanted(kind: GameKind) -> start.GameRequest:
        seat = None if given.seat is None else given.seat - 1
        return start.GameRequest(kind, option_words(given, kind), given.bots, seat)

    kind = start.the_game(given.game, typed_options(given), given.quick)
    out = make_output(Words("" if kind is None else kind.name), given.plain)
    chosen: start.GameRequest | str | None
    if kind is not None and (given.quick or start.is_settled(wanted(kind))):
        chosen = start.with_defaults(wanted(kind))
    else:
        last = next((save.name for save in saves.unfinished_saves()), "")
        from goldenrule.cli.setup import Learn, what_to_play  # only a first screen needs it

        try:
            chosen = what_to_play(out, kind, wanted, last)
        except Learn:
            from goldenrule.cli.learn import choose_lesson

            return choose_lesson(out)
    if chosen is None:
        return 0
    if isinstance(chosen, str):
        return go_on(saves.find_save(chosen), out)
    return begin(chosen, out, given.seed, given.practice, given.ask_everything)


def resume(given: argparse.Namespace) -> int:
    save = saves.find_save(given.name) if given.name else None
    return go_on(save, make_output(Words(), given.plain))
