"""The kinds of tables: a game, a puzzle, a lesson. Each knows when it is over, what may follow, and what it says."""

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from goldenrule.gamekit.puzzles import OPEN, SOLVED
from goldenrule.gamekit.text_lists import join_parts
from goldenrule.kernel.codec import snapshot
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.rng import new_seed
from goldenrule.lab import puzzles
from goldenrule.server.protocol import Offer, Origin
from goldenrule.server.worker.table_locale import Locale
from goldenrule.table import player_progress, stats
from goldenrule.table.games import daily_game, find_game
from goldenrule.table.lesson_runner import LessonSession
from goldenrule.table.lessons import TEXTS, Lesson, games_with_lessons, lessons
from goldenrule.table.prompts import Asked, Prompt, brief_text, single_answers
from goldenrule.table.results import have_won, outcome
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts

if TYPE_CHECKING:
    from datetime import date

EXPERT: Final = "expert"
"""The option of games that can be played in a harder mode."""
REMATCH, SWAP, NEXT = "rematch", "swap", "next"


class TableKind:
    """A game like any other; `date` is the day whose daily game it is, "" if it is none."""

    def __init__(self, date: str = "") -> None:
        self.date = date

    @property
    def name(self) -> str:
        """What is kept of it: with that it is made again (`table_kind_of`)."""
        return f"daily:{self.date}" if self.date else ""

    def is_over(self, session: Session) -> bool:
        return session.game.over

    def step(self, session: Session) -> bool:
        """Let a bot or a standing answer answer one question. False if a person is asked, or nobody."""
        if session.asked_seat() < 0:
            return session.step_bot()
        return session.step_standing() or session.step_forced()

    def prompt(self, session: Session, asked: Asked) -> Prompt:
        """A question as it is put here."""
        return asked.prompt

    def coach(self, session: Session, asked: Asked | None, locale: Locale) -> list[str]:
        """What is said at the side."""
        return []

    def is_reading(self, session: Session) -> bool:
        """Is there only something to read, after which `forward` goes on?"""
        return False

    def have_won(self, session: Session, seats: Sequence[int]) -> bool | None:
        return have_won(session.game, seats) if seats else None

    def result(self, session: Session, locale: Locale, own: Path | None) -> str:
        """How it has ended, for the person who has the folder `own`; None for one without files."""
        return outcome(session.game, locale.words, locale.texts)

    def look_back(self, session: Session, locale: Locale) -> list[str]:
        """What else there is to say of the end, in lines."""
        return []

    def count(self, session: Session, own: Path, seats: Sequence[int]) -> None:
        """It has ended just now: keep that in the folder of the person who played these seats.

        Raises BadInput if it cannot be written.
        """
        stats.save_game(own, session, seats)
        if self.date:
            game = session.game
            day = player_progress.Day(bool(find_game(game.name).winners(game)), getattr(game.state, "round", 0))
            player_progress.note_daily(own, self.date, day)

    def offers(self, session: Session, locale: Locale, own: Path | None) -> list[Offer]:
        """What may follow, for the person who has the folder `own`; None for one without files."""
        if session.recorder.start is not None:
            return []
        out = [Offer(REMATCH, locale.say("ending-rematch"))]
        if len(session.people) == 1 and session.game.state.seats == 2 and session.hidden_hands:
            player = locale.words.player(session.game, 1 - session.people[0])
            out.append(Offer(SWAP, locale.say("ending-other-side", who=player)))
        if EXPERT in session.game.setup:
            out.append(Offer(EXPERT, locale.say("ending-standard" if session.game.setup[EXPERT] else "ending-expert")))
        return out

    def start_offer(self, session: Session, key: str, own: Path | None) -> "tuple[Session, TableKind]":
        """What follows by the key of an offer, without bots' players, for the person who has the folder `own`.

        Raises BadInput for a key that is not offered.
        """
        setup, bots, kind = dict(session.game.setup), dict(session.bots), find_game(session.game.name)
        if key == SWAP and len(session.people) == 1 and len(bots) == 1:
            (mine,) = session.people
            bots = {mine: bots[1 - mine]}
        elif key == EXPERT and EXPERT in setup:
            setup[EXPERT] = not setup[EXPERT]
        elif key != REMATCH:
            raise BadInput("bad-not-offered", key=key)
        seed = new_seed()
        recorder = Recorder(kind.make(setup, seed), seed, practice=session.practice, drawn=True)
        return seat_bots_at(recorder, bots), TableKind()


class WhatIfTable(TableKind):
    """A copy of another table, which goes on from one of its moments, and of which nothing counts."""

    def __init__(self, table: str, at: int) -> None:
        super().__init__()
        self.origin = Origin(table, at)

    @property
    def name(self) -> str:
        return f"what_if:{self.origin.table}:{self.origin.at}"

    def count(self, session: Session, own: Path, seats: Sequence[int]) -> None:
        """It is kept nowhere."""

    def offers(self, session: Session, locale: Locale, own: Path | None) -> list[Offer]:
        """Nothing follows: the game that it is a copy of stands where it was."""
        return []


class PuzzleTable(TableKind):
    """A puzzle: a practice game that ends with its goal, one way or the other."""

    def __init__(self, id: str) -> None:
        """Raises BadInput for an unknown puzzle."""
        super().__init__()
        found = puzzles.puzzles().get(id)
        if found is None:
            raise BadInput("bad-puzzle", id=id)
        self.puzzle = found
        self.goal = puzzles.start(found).goal

    @property
    def name(self) -> str:
        return f"puzzle:{self.puzzle.id}"

    def begin(self) -> Session:
        game = puzzles.start(self.puzzle).game
        return Session(Recorder(game, "puzzle", practice=True, start=snapshot(game)))

    def is_over(self, session: Session) -> bool:
        return self.goal.judge(session.game) != OPEN

    def coach(self, session: Session, asked: Asked | None, locale: Locale) -> list[str]:
        return [puzzles.translated(self.puzzle, locale.texts.language).about]

    def have_won(self, session: Session, seats: Sequence[int]) -> bool | None:
        return self.goal.judge(session.game) == SOLVED

    def result(self, session: Session, locale: Locale, own: Path | None) -> str:
        if not self.have_won(session, ()):
            return locale.say("puzzle-failed")
        shown = _diary(own).shown
        name = puzzles.translated(self.puzzle, locale.texts.language).name
        return locale.say("puzzle-solved", name=name, shown="yes" if self.puzzle.id in shown else "no")

    def count(self, session: Session, own: Path, seats: Sequence[int]) -> None:
        if self.have_won(session, ()):
            player_progress.note_solved(own, self.puzzle.id)

    def offers(self, session: Session, locale: Locale, own: Path | None) -> list[Offer]:
        out = [Offer(REMATCH, locale.say("ending-puzzle-again"))]
        later = self.next_puzzle(own)
        if later is not None:
            name = puzzles.translated(later, locale.texts.language).name
            further = Offer(NEXT, locale.say("ending-next-puzzle", name=name, level=later.level))
            out.insert(0 if self.have_won(session, ()) else 1, further)
        return out

    def next_puzzle(self, own: Path | None) -> puzzles.Puzzle | None:
        """The next puzzle that the person who has the folder `own` has not solved."""
        solved = _diary(own).solved
        known = [*puzzles.puzzles().values()]
        here = known.index(self.puzzle)
        return next((each for each in (*known[here + 1 :], *known[:here]) if each.id not in solved), None)

    def start_offer(self, session: Session, key: str, own: Path | None) -> tuple[Session, TableKind]:
        later = self.next_puzzle(own) if key == NEXT else self.puzzle if key == REMATCH else None
        if later is None:
            raise BadInput("bad-not-offered", key=key)
        table_kind = PuzzleTable(later.id)
        return table_kind.begin(), table_kind


@cache
def lesson_texts(lang: str) -> Texts:
    """The texts of a language with those of lessons."""
    texts = Texts(lang)
    texts.add(TEXTS)
    return texts


class LessonTable(TableKind):
    """A lesson: its lines, and only answers with which it goes on."""

    def __init__(self, id: str, step: int = 0) -> None:
        """Raises BadInput for an unknown lesson."""
        super().__init__()
        known = {lesson.id: lesson for game in games_with_lessons() for lesson in lessons(game)}
        if id not in known:
            raise BadInput("bad-lesson", id=id, known=known)
        self.lesson: Lesson = known[id]
        self.step_at = step

    @property
    def name(self) -> str:
        return f"lesson:{self.lesson.id}:{self.step_at}"

    def begin(self) -> LessonSession:
        return LessonSession(self.lesson, self.step_at)

    def is_over(self, session: Session) -> bool:
        assert isinstance(session, LessonSession)
        self.step_at = session.course.step
        return session.course.current_step is None

    def step(self, session: Session) -> bool:
        assert isinstance(session, LessonSession)
        if self.is_over(session) or self.is_reading(session):
            return False
        if session.asked_seat() < 0:
            return session.step_bot()
        return session.course.answered > 0 and session.step_forced()

    def is_reading(self, session: Session) -> bool:
        assert isinstance(session, LessonSession)
        coaching = session.coaching()
        return coaching is not None and coaching.reading

    def prompt(self, session: Session, asked: Asked) -> Prompt:
        """Nothing is proposed with which the lesson does not go on."""
        assert isinstance(session, LessonSession)
        prompt = asked.prompt
        if not prompt.default or session.accepts(single_answers(session.game, asked, prompt.default)[0]):
            return prompt
        return replace(prompt, default=(), enter="")

    def coach(self, session: Session, asked: Asked | None, locale: Locale) -> list[str]:
        """The line of the step, and unless the learner has to find it, the answer that leads on."""
        assert isinstance(session, LessonSession)
        own = lesson_texts(locale.texts.lang)
        coaching, t = session.coaching(), own.t
        if coaching is None:
            return []
        out = [t("learn-step", number=coaching.number, of=coaching.of, text=t(coaching.key))]
        if coaching.reading or asked is None:
            return out
        if coaching.puzzle:
            return [*out, t("server-find-out")]
        wanted = coaching.together if asked.prompt.several else coaching.wants
        items = [item for item, option in zip(asked.prompt.items, asked.options) if option in wanted]
        named = list(dict.fromkeys(brief_text(item) for item in items))
        how = "prompt-and" if asked.prompt.several else "join-or"
        return [*out, t("server-now", answer=join_parts(own, named, "join-names", how))] if named else out

    def have_won(self, session: Session, seats: Sequence[int]) -> bool | None:
        return True

    def result(self, session: Session, locale: Locale, own: Path | None) -> str:
        return locale.say("learn-done", title=lesson_texts(locale.texts.lang).t(self.lesson.key()))

    def count(self, session: Session, own: Path, seats: Sequence[int]) -> None:
        player_progress.note_learned(own, self.lesson.id)

    def offers(self, session: Session, locale: Locale, own: Path | None) -> list[Offer]:
        later = self.next_lesson()
        out = [Offer(REMATCH, locale.say("server-lesson-again"))]
        if later is not None:
            title = lesson_texts(locale.texts.lang).t(later.key())
            out.insert(0, Offer(NEXT, locale.say("server-lesson-next", title=title)))
        return out

    def next_lesson(self) -> Lesson | None:
        return next((each for each in lessons(self.lesson.game) if each.number > self.lesson.number), None)

    def start_offer(self, session: Session, key: str, own: Path | None) -> tuple[Session, TableKind]:
        lesson = self.next_lesson() if key == NEXT else self.lesson if key == REMATCH else None
        if lesson is None:
            raise BadInput("bad-not-offered", key=key)
        table_kind = LessonTable(lesson.id)
        return table_kind.begin(), table_kind

    def previous_step(self, session: Session) -> LessonSession:
        """The step before this one."""
        assert isinstance(session, LessonSession)
        self.step_at = max(session.course.step - 1, 0)
        return self.begin()


def _diary(own: Path | None) -> player_progress.Diary:
    """The diary of a person, an empty one for who has none; that it is damaged is said where it is shown."""
    with suppress(BadInput):
        return player_progress.Diary() if own is None else player_progress.read(own)
    return player_progress.Diary()


def table_kind_of(name: str) -> TableKind:
    """The kind of a table by what is saved of it."""
    what, _, rest = name.partition(":")
    if what == "puzzle":
        return PuzzleTable(rest)
    if what == "lesson":
        id, _, step = rest.partition(":")
        return LessonTable(id, int(step or 0))
    if what == "what_if":
        table, _, at = rest.partition(":")
        return WhatIfTable(table, int(at))
    return TableKind(rest)


def daily(day: "date") -> tuple[Session, TableKind]:
    """The game of a date. Raises BadInput if no game has one."""
    game, dealt = daily_game()
    options, seed = dealt.deal(day)
    return Session(Recorder(find_game(game).make(options, seed), seed)), TableKind(day.isoformat())


def seat_bots_at(recorder: Recorder, bots: dict[int, str]) -> Session:
    """A game that nobody has played yet, with bots at these seats."""
    from goldenrule.bots import make_bot

    return Session(recorder, bots, make_bot)
