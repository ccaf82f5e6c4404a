"""Saved games in the terminal: listed, saved under a name, gone over to, and written into reports."""

from datetime import datetime
from math import ceil
from typing import TYPE_CHECKING, Final

from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Output, Plain
from goldenrule.cli.prompt import Then
from goldenrule.cli.start import bot_player
from goldenrule.kernel.errors import BadInput, GoldenruleError
from goldenrule.kernel.files import home
from goldenrule.kernel.rng import commitment
from goldenrule.table import player_progress, saves
from goldenrule.table.game_setup import resume_last, resume_session
from goldenrule.table.games import game_names
from goldenrule.table.session import Session

if TYPE_CHECKING:
    import argparse

    from goldenrule.cli.at_terminal import AtTerminal
    from goldenrule.kernel.decisions import Decision

PAGE: Final = 20
"""Saved games that are listed at a time."""
OVER: Final = "over"
"""Behind the name of a save: it is written over, whatever game it holds."""


def run(given: "argparse.Namespace") -> int:
    """The command `saves`."""
    w = Words()
    Plain(w).say("\n".join(save_lines(w, given.page) or [w("cli-saves-none")]))
    return 0


def save_lines(words: Words, page: int = 1) -> list[str]:
    """A line for each saved game of a page, the last changed first, and one that says how many more there are.

    Raises BadInput if there are fewer pages.
    """
    from goldenrule.kernel.records import Undo

    out = []
    found = saves.saves()
    pages = max(1, ceil(len(found) / PAGE))
    if page > pages:
        raise BadInput("cli-saves-no-page", page=page, pages=pages)
    for save in found[(page - 1) * PAGE : page * PAGE]:
        when = words.texts.moment(datetime.fromtimestamp(save.changed))
        try:
            record, _, _ = saves.read(save, game_names())
        except BadInput as error:
            out.append(f"{words.label(save.name)}{words.error_text(error)}")
            continue
        decisions = 0
        for entry in record.entries:
            decisions += -entry.undo if isinstance(entry, Undo) else 1
        state = "running" if save.running else "over" if saves.is_over(record) else "left"
        out.append(
            words("cli-save-line", name=save.name, game=record.game, decisions=decisions, when=when, state=state)
        )
    if page < pages:
        out.append(words("cli-saves-more", n=len(found) - page * PAGE, page=page + 1))
    return out


def announce_save(session: Session, out: Output) -> None:
    """Say under which name a new game is saved, and what may be known of its seed before the end."""
    if session.recorder.drawn:
        out.say(out.w("cli-started-drawn", name=session.name, hash=commitment(session.seed)), "dim")
    else:
        out.say(out.w("cli-started", name=session.name, seed=session.seed), "dim")
    say_open(session, out)


def say_open(session: Session, out: Output) -> None:
    """Mark an open seed where players hide their hands."""
    if session.open_seed:
        out.say(out.w("server-open-seed"), "bad")


def greet(out: Output, session: Session) -> None:
    """What a session that was taken up has to say."""
    out.say(out.w("cli-resumed", name=session.name), "good")
    say_open(session, out)
    if session.note is not None:
        out.say(out.w.texts.tell(session.note), "bad")


def check_progress_file(out: Output) -> BadInput | None:
    """Say before a lesson or a puzzle that what is reached in it cannot be kept, if it is so; why not."""
    try:
        player_progress.check_writable(home())
    except BadInput as error:
        out.say(out.w("cli-unkept", error=out.w.error_text(error)), "bad")
        return error
    return None


# -- at the prompt -----------------------------------------------------------------------------------------------------


def save(play: "AtTerminal", rest: str, decision: "Decision") -> Then:
    """Save under a name, or under the game's own; with "over" behind the name whatever it held before."""
    name, _, over = rest.partition(" ")
    try:
        path = play.session.save_as(name, True) if over.strip() == OVER else play.session.save_as(rest)
    except BadInput as error:
        play.out.say(play.out.w.error_text(error), "bad")
        return Then.STAY
    play.out.say(play.w("cli-saved", name=path.stem, path=str(path)), "good")
    return Then.STAY


def show(play: "AtTerminal", rest: str, decision: "Decision") -> Then:
    """List the saved games."""
    lines = save_lines(play.w)
    if lines:
        play.out.log(play.w("cli-saves"), lines)
    else:
        play.out.say(play.w("cli-saves-none"))
    return Then.STAY


def resume(play: "AtTerminal", rest: str, decision: "Decision") -> Then:
    """Leave this game and continue with another: the one that is named, or the last changed."""
    try:
        if not rest and all(save.name == play.session.name for save in saves.unfinished_saves()):
            raise BadInput("cli-resume-which")
        if rest and rest == play.session.name:
            raise BadInput("cli-resume-same", name=rest)
        session = resume_session(saves.find_save(rest), bot_player) if rest else resume_last(bot_player)
    except GoldenruleError as error:
        play.out.say(play.out.w.error_text(error), "bad")
        return Then.STAY
    play.session.close()
    play.sit(session)
    greet(play.out, session)
    return Then.GO_ON


def report(play: "AtTerminal", rest: str, decision: "Decision") -> Then:
    """Write the game (with --hide what the seat has seen of it), the last error and the user's words into one file."""
    from goldenrule.cli.report import hides_not, write_hiding, write_report

    session = play.session
    record = session.recorder.record()
    first, _, note = rest.partition(" ")
    hiding = first == "--hide"
    try:
        if hiding:
            path = write_hiding(session.name, record, session.bots, decision.seat + 1, note.strip(), play.last_error)
        else:
            path = write_report(record, play.last_error, rest)
    except BadInput as error:
        play.out.say(play.out.w.error_text(error), "bad")
        return Then.STAY
    said = play.w("cli-report-hiding" if hiding else "cli-report-written", path=str(path))
    play.out.say(said + hides_not(record, play.w) if hiding else said, "good")
    return Then.STAY
