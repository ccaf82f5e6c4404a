"""The end of a game at the terminal: who has won and how, a look back, and what to play next."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from goldenrule.cli import start
from goldenrule.cli.options import parse_with_notes
from goldenrule.cli.prompt import LEAVING, Row
from goldenrule.cli.save_commands import announce_save
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import home
from goldenrule.kernel.rng import new_seed
from goldenrule.table import saves, settings
from goldenrule.table.games import find_game, title_of
from goldenrule.table.results import have_won

if TYPE_CHECKING:
    from goldenrule.cli.at_terminal import AtTerminal
    from goldenrule.table.session import Session

EXPERT = "expert"
"""The option of games that can be played in a harder mode."""


class Offer(NamedTuple):
    """Something to continue with: its key, its text, and what sits down at it. That says False if it is not to be."""

    key: str
    text: str
    begin: Callable[[], bool]


def finish(play: "AtTerminal") -> bool:
    """Say how the game has ended, and continue with another one. False to leave."""
    result(play)
    play.then = None
    return go_on(play, offers(play))


# -- how it ended ------------------------------------------------------------------------------------------------------


def result(play: "AtTerminal") -> None:
    """The end of the story, the table and the result; the game is kept for the statistics."""
    play.tell(ends=True)
    w, session = play.w, play.session
    game, said = session.game, list[tuple[str, str]]()
    victory = have_won(game, session.people)
    if victory is not None:
        said.append((w("cli-won" if victory else "cli-lost"), "good" if victory else "bad"))
    said.append((w.outcome(game), ""))
    said.append((w("cli-over", round=getattr(game.state, "round", 0), decisions=session.recorder.standing_count), ""))
    said += save_statistics(play)
    said += [(line, "") for line in play.then()] if play.then is not None else []
    said.append((w("cli-over-seed", seed=session.seed), "dim"))
    play.out.show_ending(w.board(session.view(play.facing if play.covered else play.seat)), said)
    session.close()


def save_statistics(play: "AtTerminal") -> list[tuple[str, str]]:
    """Keep the game for the statistics, and what they come to, with its style."""
    from goldenrule.table import stats  # SQLite is not needed earlier

    name = play.session.game.name
    try:
        if not stats.save_game(home(), play.session, play.session.people):
            return []
        every = stats.summarize(stats.games(home(), name)).all
        game = play.w.texts.tell(title_of(find_game(name)))
        return [(play.w("ending-stats", game=game, games=every.games, won=every.won), "dim")]
    except BadInput as error:  # the game is over nevertheless
        return [(play.w.error_text(error), "bad")]


# -- what next ---------------------------------------------------------------------------------------------------------


def go_on(play: "AtTerminal", offered: Sequence[Offer]) -> bool:
    """Ask what to play next, and sit down at it. False to leave, which the end of the input means, too."""
    out, w = play.out, play.w
    rows = [Row(offer.key, offer.text) for offer in offered]
    if out.interactive:
        out.options(w("ending-next"), rows)
    while True:
        try:
            line = out.read()
        except KeyboardInterrupt:
            line = None
            out.say("")
        word = "" if line is None else line.strip().casefold()
        if not word or word in LEAVING:
            return False
        found = [each for each in offered if word == each.key]
        found = found or [each for each in offered if each.text.casefold().startswith(word)]
        if len(found) != 1:
            out.say(w("ending-unknown", word=word), "bad")
            out.options(w("ending-next"), rows)
        else:
            try:
                if found[0].begin():
                    return True
            except BadInput as error:
                out.say(out.w.error_text(error), "bad")
            if out.interactive:
                out.options(w("ending-next"), rows)


def offers(play: "AtTerminal") -> list[Offer]:
    """What can follow a game."""
    session, w = play.session, play.w
    out = []
    if session.recorder.start is None:
        setup = session.game.setup
        out.append(Offer("r", w("ending-rematch"), lambda: play_again(play, setup, session.bots)))
        if len(session.people) == 1 and session.game.state.seats == 2 and find_game(session.game.name).hidden_hands:
            (mine,) = session.people
            swapped = dict.fromkeys([mine], session.bots[1 - mine])
            who = w.who(session.game, 1 - mine)
            out.append(Offer("o", w("ending-other-side", who=who), lambda: play_again(play, setup, swapped)))
        if EXPERT in setup:
            harder = {**setup, EXPERT: not setup[EXPERT]}
            text = w("ending-standard" if setup[EXPERT] else "ending-expert")
            out.append(Offer("s" if setup[EXPERT] else "e", text, lambda: play_again(play, harder, session.bots)))
    out.append(Offer("a", w("ending-another"), lambda: play_another(play)))
    return [*out, review_offer(play), table_offer(play)]


def review_offer(play: "AtTerminal") -> Offer:
    """The game looked back on, as `goldenrule review` does it."""

    def look() -> bool:
        from goldenrule.cli.review import look_back  # only this needs a bot that searches

        look_back(play.session, play.out)
        return False

    return Offer("review", play.w("ending-review"), look)


def table_offer(play: "AtTerminal") -> Offer:
    """The table as it was at the end, of which the screen of the end may have left out much."""

    def look() -> bool:
        play.out.table(play.session.view(play.facing if play.covered else play.seat))
        return False

    return Offer("view", play.w("ending-view"), look)


def play_again(play: "AtTerminal", options: Mapping[str, object], bots: Mapping[int, str]) -> bool:
    """The same game with these options and bots, and other cards."""
    from goldenrule.kernel.records import Recorder
    from goldenrule.table.game_setup import start_session

    old, seed = play.session, new_seed()
    game = find_game(old.game.name).make({**options}, seed)
    wants = settings.read(home())
    wants.free = wants.free and bool(old.standing.free)
    hold = saves.take_free_name(game.name) if old.name else None
    recorder = Recorder(game, seed, practice=old.practice, drawn=True)
    return sit(play, start_session(recorder, bots, start.bot_player, hold, wants))


def play_another(play: "AtTerminal") -> bool:
    """Another game, from the first screen on. False if that is left."""
    from goldenrule.cli.setup import what_to_play

    chosen = what_to_play(play.out, None, lambda kind: start.GameRequest(kind, {}), "", lessons=False)
    if chosen is None or isinstance(chosen, str):  # with no save to continue with, none has been chosen
        return False
    options = parse_with_notes(chosen.kind, chosen.words)
    session = start.start(
        chosen.kind, options, seed=None, bots=chosen.bots, practice=False, keep=True, seat=chosen.seat
    )  # fmt: skip
    return sit(play, session)


def sit(play: "AtTerminal", session: "Session") -> bool:
    play.sit(session)
    if session.name:
        announce_save(session, play.out)
    return True
