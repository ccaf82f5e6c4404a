"""`play --from NAME@N`: a practice game from a moment of a recorded one, which stands as it was."""

import os
import re
from typing import Final

from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import make_output
from goldenrule.cli.play import Play
from goldenrule.cli.report import find_record, read_record
from goldenrule.cli.start import bot_player
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.records import replay
from goldenrule.table import saves
from goldenrule.table.game_setup import open_session
from goldenrule.table.games import find_game
from goldenrule.table.replay_positions import record_after, seats_after
from goldenrule.words.phrases import shorten

MOMENT: Final = re.compile(r"(.*)@([0-9]{1,9})", re.DOTALL)
"""A saved game or file, and how many decisions stood."""


def play_from(word: str, plain: bool) -> int:
    """Play on from where N decisions stood, against the same bots.

    Raises BadInput for a word that is not of this form, a moment that there was not, and a game that several people
    still play who hide their cards from each other.
    """
    found = MOMENT.fullmatch(word)
    if found is None or ("@" in found[1] and not os.path.exists(found[1])):
        raise BadInput("bad-from", word=shorten(word))
    name, decisions = found[1], int(found[2])
    path = find_record(name)
    record, _ = read_record(path)
    seats = saves.read_seats(path)
    game = replay(record, find_game(record.game).make)
    alone = len(seats.bots) >= game.state.seats - 1
    if find_game(record.game).hidden_hands and not (game.over or alone):
        raise BadInput("server-not-alone")
    session = open_session(
        record_after(record, decisions),
        seats_after(seats, decisions),
        make_player=bot_player,
        hold=saves.take_free_name(game.name),
    )
    session.start_journal()
    out = make_output(Words(game.name), plain)
    out.say(out.w("review-from", name=name or path.stem, n=decisions, new=session.name), "dim")
    return Play(session, out).run()
