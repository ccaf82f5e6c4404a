"""What is asked of games without a table: which there are, their first screens, and new games."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from goldenrule.bots import make_bot
from goldenrule.gamekit.first_screen import Answers, Step
from goldenrule.gamekit.game_kind import GameKind
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import line_of
from goldenrule.kernel.records import Record, Recorder, dump
from goldenrule.kernel.rng import new_seed
from goldenrule.languages import FIRST, language, offered_languages
from goldenrule.server import api
from goldenrule.server.faults import hide_folders
from goldenrule.server.table_calls import CopyGame, Player, StartRematch
from goldenrule.server.worker import table_kinds, table_labels
from goldenrule.server.worker.replays import branch
from goldenrule.server.worker.table_kind import GuidedTable, TableKind, WhatIfTable, quick_session, seat_bots_at
from goldenrule.server.worker.table_kinds import LessonTable, PuzzleTable
from goldenrule.server.worker.table_locale import locale_of
from goldenrule.server.worker_answers import Common, NewGame
from goldenrule.server.worker_calls import CommonData, CreateGame, SetupScreen
from goldenrule.table import saves
from goldenrule.table.first_screen import TableScreen, bots_of
from goldenrule.table.game_setup import NOBODY, open_session, seat_bots
from goldenrule.table.games import find_game, game_names, games_of, title_of
from goldenrule.table.language_progress import percent_shown
from goldenrule.table.packs import load_packs
from goldenrule.table.session import Session
from goldenrule.table.settings import Settings, read, standing_answers_of
from goldenrule.words.fluent import split
from goldenrule.words.texts import Texts, usable

if TYPE_CHECKING:
    from goldenrule.kernel.game import Game
    from goldenrule.server.worker.table import Table


def games(texts: Texts) -> list[api.Game]:
    """The games that can be played."""
    return [
        api.Game(
            kind.name,
            texts.tell(title_of(kind)),
            kind.hidden_hands,
            kind.bot,
            _bots(kind, texts),
            decks=kind.deck_builder is not None,
        )
        for kind in games_of(game_names())
    ]


def screen_of(kind: GameKind, given: Mapping[str, str], texts: Texts, alone: bool = False) -> TableScreen:
    """The first screen of a game. Raises BadInput for a bad pack."""
    return TableScreen(kind, texts, given, load_packs(kind, given.get("packs", "").splitlines()), links=not alone)


def setup(texts: Texts, call: SetupScreen) -> api.Setup:
    """The first screen of a game, as far as it has been answered."""
    asked = call.asked
    kind = find_game(asked.game)
    decks = kind.own_decks(texts, asked.given)
    screen = screen_of(kind, asked.given, texts, call.alone)
    answers = fit_answers(screen, asked.answers)
    steps = screen.steps(answers)
    ready, wrong, summary = all(step.usual is not None for step in steps if step.key not in answers), "", []
    if ready:
        every = complete_answers(screen, answers)
        steps = screen.steps(every)
        try:
            _make_game(screen, every, "0")
            summary = [api.Summary(*each) for each in screen.summary(every)]
        except BadInput as error:
            ready, wrong = False, texts.tell(hide_folders(error.phrase))
    return api.Setup(screen.with_profiles(steps, answers), answers, summary, ready, wrong, decks)


def fit_answers(screen: TableScreen, answers: Answers) -> dict[str, list[str]]:
    """The answers to steps that there still are, as far as they are still offered: an earlier one may have changed."""
    out: dict[str, list[str]] = {}
    seen: set[str] = set()
    while step := next((each for each in screen.steps(out) if each.key in answers and each.key not in seen), None):
        seen.add(step.key)
        known = {choice.id for choice in step.choices}
        ids = [id for id in answers[step.key] if id in known]
        if ids or (not answers[step.key] and may_be_empty(step)):
            out[step.key] = ids
    return out


def may_be_empty(step: Step) -> bool:
    """May a step be answered with nothing? Not where one thing is usual, and so one has to be."""
    return step.usual is not None and (step.many or not step.usual)


def check(screen: TableScreen, answers: Answers, texts: Texts) -> None:
    """Raises BadInput for an answer to no step, or one that its step does not offer."""
    checked: dict[str, Sequence[str]] = {}
    while len(checked) < len(answers):
        steps = {step.key: step for step in screen.steps(checked)}
        step = next((step for key, step in steps.items() if key in answers and key not in checked), None)
        if step is None:
            key = next(key for key in answers if key not in checked)
            raise BadInput("server-no-step", key=key, keys=steps)
        ids = answers[step.key]
        known = {choice.id for choice in step.choices}
        wrong = next((id for id in ids if id not in known), "")
        if wrong:
            raise BadInput("server-no-choice", id=wrong, title=step.title)
        if (not ids and not may_be_empty(step)) or (len(ids) > 1 and not step.many):
            raise BadInput("cli-choose-one")
        checked[step.key] = ids


def complete_answers(screen: TableScreen, answers: Answers) -> dict[str, Sequence[str]]:
    """The answers, with what is usual where nothing was chosen. Raises BadInput where something has to be."""
    out = dict(answers)
    while True:
        step = next((step for step in screen.steps(out) if step.key not in out), None)
        if step is None:
            return out
        if step.usual is None:
            raise BadInput("server-choose-first", title=step.title)
        out[step.key] = list(step.usual)


def _make_game(screen: TableScreen, answers: Answers, seed: str) -> "Game":
    return screen.kind.make(screen.kind.parse_options(screen.words(answers)), seed)


# -- new tables --------------------------------------------------------------------------------------------------------


def create(texts: Texts, call: CreateGame) -> NewGame:
    """A new game. Raises BadInput for anything unknown."""
    if call.new.save:
        return open_save(call.new.save, texts)
    session, table_kind = _begin(call.new, texts)
    return new_game_of(session, table_kind, texts, [Player(call.folder, session.people)])


def rematch(table: "Table", call: StartRematch) -> NewGame:
    """The next game at a table. Raises BadInput if the game is not over, or that is not offered."""
    if not table.over:
        raise BadInput("server-not-over")
    session, table_kind = table.table_kind.start_offer(
        table.session, call.key, Path(call.folder) if call.folder else None
    )
    people = call.people if len(call.people) > 1 else [replace(each, seats=session.people) for each in call.people]
    return new_game_of(session, table_kind, table.locale("").texts, people)


def _begin(new: api.NewTable, texts: Texts) -> tuple[Session, TableKind]:
    if new.puzzle:
        puzzle = PuzzleTable(new.puzzle)
        return puzzle.begin(), puzzle
    if new.lesson:
        lesson = LessonTable(new.lesson)
        return lesson.begin(), lesson
    if new.daily:
        return table_kinds.daily(datetime.now(UTC).date())
    kind, seed = find_game(new.game), new.seed or new_seed()
    if new.quick:
        session = quick_session(kind, new.given, seed, bots=new.bots, practice=new.practice, drawn=not new.seed)
        return session, GuidedTable() if new.guided else TableKind()
    screen = screen_of(kind, new.given, texts)
    check(screen, new.answers, texts)
    answers = complete_answers(screen, new.answers)
    game = _make_game(screen, answers, seed)
    people = screen.people(answers)
    mine = None if people else screen.seat(answers, None)
    bots = seat_bots(NOBODY if people else screen.bot(answers), game.state.seats, mine=mine)
    return seat_bots_at(Recorder(game, seed, practice=new.practice, drawn=not new.seed), bots), TableKind()


def new_game_of(
    session: Session, table_kind: TableKind, texts: Texts, people: Sequence[Player], kept: Sequence[bytes] = ()
) -> NewGame:
    """A table that nobody has sat down at yet, with what each of these people wants in every game.

    Raises BadInput if the settings of one of them cannot be read.
    """
    game = session.game
    words = locale_of(game, texts).words
    wants = [
        standing_answers_of(
            game.name,
            [seat for seat in each.seats if seat in session.people],
            read(Path(each.folder)) if each.folder else Settings(),
        )
        for each in people
    ]
    standing = {seat: answers for each in wants for seat, answers in each.as_data().items()}
    names = [words.player(game, seat) for seat in range(game.state.seats)]
    return NewGame(
        game=game.name,
        record=dump(session.recorder.record(with_snapshot=False)),
        seats=saves.Seats(dict(session.bots), standing, free=sorted(seat for each in wants for seat in each.free)),
        names=names,
        about=table_labels.table_title(game, session.people, table_kind, names, texts),
        kind=table_kind.name,
        kept=kept,
    )


def open_save(name: str, texts: Texts) -> NewGame:
    """A save of the terminal, to continue with in the browser. Raises BadInput, also while the terminal has it open."""
    hold = saves.Hold(name)
    try:
        record, seats, _ = saves.read(saves.find_save(name), game_names())
        session = open_session(record, seats, make_player=make_bot)
    finally:
        hold.release()
    found = new_game_of(session, TableKind(), texts, ())
    return replace(found, record=dump(opening_record(record)), seats=seats, kept=journal_lines(record))


def copy_game(table: "Table", call: CopyGame) -> NewGame:
    """A game that continues from a moment of another one, with its whole story. Raises BadInput as `branch` does."""
    record, seats = branch(table, call.at)
    session = open_session(record, seats, make_player=make_bot)
    table_kind, texts = WhatIfTable(call.table, call.at), table.locale("").texts
    found = new_game_of(session, table_kind, texts, [Player(call.folder, session.people)], kept=journal_lines(record))
    kept = replace(found.seats, given=seats.given, joined=seats.joined)
    return replace(found, record=dump(opening_record(record)), seats=kept)


def opening_record(record: Record) -> Record:
    """A record as it was begun. Its holder can read its seed, which nobody draws again: it is open."""
    return replace(record, entries=[], digests={0: record.digests[0]}, snapshot=None, drawn=msgspec.UNSET)


def journal_lines(record: Record) -> list[bytes]:
    """The entries of a record, and its digests, as lines of a journal."""
    out = []
    for number, entry in enumerate(record.entries, 1):
        out.append(line_of(entry))
        if number in record.digests:
            out.append(line_of((number, record.digests[number])))
    return out


def _bots(kind: GameKind, texts: Texts) -> list[api.BotChoice]:
    return [api.BotChoice(each.id, each.text) for each in bots_of(kind, texts)]


def common(texts: Texts, call: CommonData) -> Common:
    """What is the same for every page: the games, the languages, and the texts of the page in Fluent."""
    known = usable(texts.lang)
    own = {key: text for key, text in page_words(texts.lang).items() if key in known}
    lacking = {key: text for key, text in page_words(FIRST).items() if key not in own}
    langs = [api.Lang(each.tag, each.name, percent_shown(each)) for each in offered_languages()]
    return Common(games(texts), written(own), texts.lang, langs, written(lacking))


def page_words(lang: str) -> dict[str, str]:
    """The raw texts of the page in a language, by key."""
    pages = [file for file in language(lang).folder().iterdir() if file.name.startswith("page")]
    return {key: text for file in pages for key, text in split(file.read_text("utf-8")).items()}


def written(messages: Mapping[str, str]) -> str:
    """Raw texts as a bundle has them."""
    return "\n".join(f"{key} ={text}" for key, text in messages.items())
