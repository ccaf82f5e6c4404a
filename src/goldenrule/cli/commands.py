"""The commands `play` and `resume`: from what was typed to a game at the prompt."""

import argparse

from goldenrule.cli import start
from goldenrule.cli.options import option_words, parsed, typed_options
from goldenrule.cli.output import make_output
from goldenrule.cli.play import Play, go_on
from goldenrule.cli.words import Words
from goldenrule.table import saves
from goldenrule.table.games import GameKind


def play(given: argparse.Namespace) -> int:
    def wanted(kind: GameKind) -> start.Wanted:
        seat = None if given.seat is None else given.seat - 1
        return start.Wanted(kind, option_words(given, kind), given.bots, seat)

    kind = start.the_game(given.game, typed_options(given), given.quick)
    out = make_output(Words("" if kind is None else kind.name), given.plain)
    chosen: start.Wanted | str | None
    if kind is not None and (given.quick or start.settled(wanted(kind))):
        chosen = start.usual(wanted(kind))
    else:
        last = next((save.name for save in saves.saves()), "")
        from goldenrule.cli.setup import what_to_play  # only a first screen needs it

        chosen = what_to_play(out, kind, wanted, last)
    if chosen is None:
        return 0
    if isinstance(chosen, str):
        return go_on(saves.find_save(chosen), out)
    kind = chosen.kind
    w = out.w
    session = start.start(
        kind,
        parsed(kind, chosen.words),
        seed=given.seed,
        bots=chosen.bots,
        practice=given.practice,
        keep=True,
        seat=chosen.seat,
        ask_everything=given.ask_everything,
    )
    out.say(w("cli-started", name=session.name, seed=session.seed), "dim")
    if given.practice:
        out.say(w("cli-practice"), "dim")
    if out.interactive:
        out.say(w("cli-prompt-hint"), "dim")
    return Play(session, out).run()


def resume(given: argparse.Namespace) -> int:
    save = saves.find_save(given.name) if given.name else None
    return go_on(save, make_output(Words(), given.plain))
