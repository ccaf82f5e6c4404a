"""Sitting down at a table: at a new game, or at one that was saved."""

from collections.abc import Mapping
from typing import Final

from goldenrule.kernel import records
from goldenrule.kernel.errors import BadInput
from goldenrule.table import saves
from goldenrule.table.auto_answers import StandingAnswers
from goldenrule.table.games import find_game, game_names
from goldenrule.table.session import PlayerMaker, Session
from goldenrule.table.settings import Settings, standing_answers_of
from goldenrule.words.phrases import Phrase, show_value

NOBODY: Final = "none"
"""Instead of a bot's name: people sit everywhere."""


def seat_bots(bots: str, seats: int, people: bool = True, mine: int | None = None) -> dict[int, str]:
    """Which bot sits where: one name is for all seats but the person's, several are for the last seats in order.

    `mine` is the person's seat, the first if it is None. Raises BadInput for bots or a seat that there is no room for.
    """
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if names == [NOBODY]:
        names = []
    if mine is not None and not (names and 0 <= mine < seats):
        if names:
            raise BadInput("bad-seat-yours", seat=mine + 1, most=seats)
        raise BadInput("bad-seat-no-bots", seat=mine + 1)
    if not names:
        return {}
    free = [seat for seat in range(seats) if not people or seat != (mine or 0)]
    if not free:
        raise BadInput("bad-no-seat-bot")
    if len(names) == 1:
        return dict.fromkeys(free, names[0])
    if len(names) > len(free):
        most = len(free)
        raise BadInput("bad-too-many-bots", n=len(names), most=most)
    return dict(zip(free[len(free) - len(names) :], names))


def start_session(
    recorder: records.Recorder,
    bots: Mapping[int, str] | None = None,
    make_player: PlayerMaker | None = None,
    hold: saves.Hold | None = None,
    wants: Settings | None = None,
) -> Session:
    """Sit down at a game; with a name every decision is kept. Raises BadInput if that cannot be written.

    `wants` is what the people want in every game.
    """
    people = [seat for seat in range(recorder.game.state.seats) if seat not in (bots or {})]
    standing = None if wants is None else standing_answers_of(recorder.game.name, people, wants)
    session = Session(recorder, bots, make_player, hold, standing)
    if hold is not None:
        session.start_journal()
    return session


def new_session(
    game: str,
    options: Mapping[str, object],
    seed: str,
    *,
    bots: Mapping[int, str] | None = None,
    make_player: PlayerMaker | None = None,
    practice: bool = False,
    hold: saves.Hold | None = None,
    wants: Settings | None = None,
) -> Session:
    """Start a game at a table, and keep it under a name. Raises BadInput for an unknown game or option."""
    started = find_game(game).make(options, seed)
    return start_session(records.Recorder(started, seed, practice=practice), bots, make_player, hold, wants)


def open_session(
    record: records.Record,
    seats: saves.Seats,
    *,
    make_player: PlayerMaker | None = None,
    hold: saves.Hold | None = None,
    watched: bool = False,
) -> Session:
    """Take up a recorded game. Raises BadInput if it does not replay. `note` says if it went on from a snapshot."""
    recorder, note = records.resume(record, find_game(record.game).make)
    session = Session(recorder, seats.bots, make_player, hold, StandingAnswers(seats.standing, seats.free), watched)
    session.note = note
    if note is None:
        session.take_history(record, seats)
    if hold is not None:
        session.start_journal()
    return session


def resume_session(save: saves.Save, make_player: PlayerMaker | None = None) -> Session:
    """Take up a save, under its name.

    Raises InUse if somebody else plays it, BadInput if it cannot be read, is damaged or does not replay.
    """
    hold = saves.Hold(save.name)
    try:
        # read only now: its player may have played on, and left it, since the save was found
        found = saves.find_save(save.name)
        record, seats, lost = saves.read(found, game_names())
        try:
            session = open_session(record, seats, make_player=make_player, hold=hold)
        except records.Diverged as error:
            raise outdated_error(found, record) or error from error
    except BaseException:
        hold.release()
        raise
    notes = [part for part in (lost, session.note) if part is not None]
    session.note = (
        Phrase("join-sentences", first=notes[0], second=notes[1]) if len(notes) > 1 else next(iter(notes), None)
    )
    return session


def outdated_error(save: saves.Save, record: records.Record) -> BadInput | None:
    """What is said of a save that was played with other rules or cards, and does not replay; None of another one."""
    if record.content == find_game(record.game).make(record.options, record.seed).content_hash():
        return None
    return BadInput("bad-save-outdated", name=save.name, path=save.path, version=show_value(record.version))


def resume_last(make_player: PlayerMaker | None = None) -> Session:
    """Take up the game that was interrupted last, otherwise the one that was left last; not one that is being played.

    Games that are over are left out. Raises BadInput if there is none, and as `resume_session` does.
    """
    in_use: saves.InUse | None = None
    for save in saves.unfinished_saves():
        try:
            return resume_session(save, make_player)
        except saves.InUse as error:
            in_use = in_use or error
    raise in_use or BadInput("bad-saves-over", name=saves.find_save().name)
