"""The command `code`: the position of a save as a text to share, and practice games from these texts."""

import argparse
import sys

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import read_bytes
from goldenrule.kernel.rng import new_seed

STDIN = "-"


def run(given: argparse.Namespace) -> int:
    """Print the code of a save, or play on from a code."""
    return play(given.play, given.plain) if given.play else show(given.name, given.about, given.seat)


def show(name: str, about: str, wanted: int | None) -> int:
    """Print a code. Of a running game it tells only what one of its players knows."""
    from goldenrule.cli.client_texts import Words
    from goldenrule.cli.report import hides_not
    from goldenrule.cli.viewpoint import eyes
    from goldenrule.kernel import records
    from goldenrule.table import position_codes, saves
    from goldenrule.table.games import find_game, game_names

    save = saves.find_save(name)
    record, seats, _ = saves.read(save, game_names())
    recorder, _ = records.resume(record, find_game(record.game).make)
    game = recorder.game
    if game.over:
        print(position_codes.encode_position(game, record.seed, about, seats.bots))
        return 0
    seat = eyes(save.name, game.state.seats, seats.bots, wanted)
    if record.practice and wanted is None:
        print(position_codes.encode_position(game, record.seed, about, seats.bots))
        return 0
    print(position_codes.encode_known(game, seat, new_seed(), about, seats.bots))
    w = Words(game.name)
    w.use_cards_of(game)
    said = w("code-known", name=save.name, who=w.who(game, seat) if seat >= 0 else "nobody")
    print(said + hides_not(record, w), file=sys.stderr)
    return 0


def play(word: str, plain: bool) -> int:
    """A practice game from a code, under a name of its own; its bots sit where they sat."""
    from goldenrule.cli.client_texts import Words
    from goldenrule.cli.output import make_output
    from goldenrule.cli.play import Play
    from goldenrule.cli.start import bot_player
    from goldenrule.table import saves
    from goldenrule.table.game_setup import start_session
    from goldenrule.table.position_codes import decode_position

    recorder, about, bots, seat = decode_position(read_code(word))
    session = start_session(recorder, bots, bot_player, saves.take_free_name(recorder.game.name))
    out = make_output(Words(recorder.game.name), plain)
    out.say(out.w("code-started", name=session.name), "dim")
    if seat is not None and 0 <= seat < recorder.game.state.seats:
        out.w.use_cards_of(recorder.game)
        out.say(out.w("code-eyes", who=out.w.who(recorder.game, seat)), "dim")
    if about:
        out.say(out.w("code-about", text=about))
    return Play(session, out).run()


def read_code(word: str) -> str:
    """A code as it was given: itself, the name of a file with it, or `-` for a line from standard input.

    Raises BadInput for a file that cannot be read.
    """
    from goldenrule.table.position_codes import LONGEST, MARK

    if word == STDIN:
        return sys.stdin.readline(LONGEST + 1)
    if word.startswith(MARK):
        return word
    try:
        return read_bytes(word, LONGEST + LONGEST // 8).decode("ascii", "replace")  # line ends may be between
    except BadInput as error:
        raise BadInput("bad-code-or-file", word=word[:60], mark=MARK) from error
