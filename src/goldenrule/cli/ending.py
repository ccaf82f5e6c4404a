"""The end of a game at the terminal: who has won, how, and after what."""

from typing import TYPE_CHECKING

from goldenrule.kernel.errors import BadInput
from goldenrule.table.games import DRAW, find_game

if TYPE_CHECKING:
    from goldenrule.cli.play import Play


def finish(play: "Play") -> None:
    """The game is over: the end of the log, the table and the result."""
    play.tell(ends=True)
    out, w, session = play.out, play.w, play.session
    game = session.game
    out.table(session.view(play.facing if play.covered else play.seat))
    winners = {*find_game(game.name).winners(game)}
    if winners >= {*session.people}:
        out.say(w("cli-won"), "good")
    elif game.state.winner != DRAW and not winners & {*session.people}:
        out.say(w("cli-lost"), "bad")
    out.say(w.outcome(game))
    out.say(w("cli-over", round=getattr(game.state, "round", 0), decisions=session.recorder.standing))
    out.say(w("cli-over-seed", seed=session.seed), "dim")
    from goldenrule.table import stats  # SQLite is not needed earlier

    try:
        stats.keep(session)
    except BadInput as error:  # the game is over nevertheless
        out.say(str(error), "bad")
    session.close()
