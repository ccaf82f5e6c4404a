"""Puzzles and lessons as tables, and the kind of a table by what is saved of it."""

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from goldenrule.gamekit.puzzles import OPEN, SOLVED
from goldenrule.gamekit.text_lists import join_parts
from goldenrule.kernel.codec import snapshot
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.rng import new_seed
from goldenrule.lab import puzzles
from goldenrule.server.protocol import Offer
from goldenrule.server.worker.table_kind import (
    GUIDED,
    NEXT,
    REMATCH,
    GuidedTable,
    TableKind,
    WhatIfTable,
    quick_session,
)
from goldenrule.server.worker.table_locale import Locale
from goldenrule.table import player_progress
from goldenrule.table.games import daily_game, find_game
from goldenrule.table.lesson_guide import LessonStep, lesson_step
from goldenrule.table.lesson_runner import LessonSession
from goldenrule.table.lessons import LEARNED, TEXTS, Lesson, games_with_lessons, lessons
from goldenrule.table.prompt_items import brief_text
from goldenrule.table.prompts import Asked, Prompt, single_answers
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts

if TYPE_CHECKING:
    from datetime import date


class PuzzleTable(TableKind):
    """A puzzle: a practice game that ends with its goal, one way or the other."""

    counts_as_game = False

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

    counts_as_game = False

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

    def lesson_step(self, session: Session, asked: Asked | None, locale: Locale) -> LessonStep | None:
        assert isinstance(session, LessonSession)
        return lesson_step(session, asked, lesson_texts(locale.texts.lang), locale.words)

    def have_won(self, session: Session, seats: Sequence[int]) -> bool | None:
        """A lesson has no winner, even if its last step wins the game."""
        return None

    def end_title(self, locale: Locale) -> str:
        return locale.say("server-lesson-title", number=self.lesson.number, of=len(lessons(self.lesson.game)))

    def result(self, session: Session, locale: Locale, own: Path | None) -> str:
        return locale.say("learn-done", title=lesson_texts(locale.texts.lang).t(self.lesson.key()))

    def look_back(self, session: Session, locale: Locale) -> list[str]:
        """What was learned, a line each."""
        return lesson_texts(locale.texts.lang).t(self.lesson.key(LEARNED)).splitlines()

    def count(self, session: Session, own: Path, seats: Sequence[int]) -> None:
        player_progress.note_learned(own, self.lesson.id)

    def offers(self, session: Session, locale: Locale, own: Path | None) -> list[Offer]:
        later = self.next_lesson()
        out = [Offer(GUIDED, locale.say("server-first-game")), Offer(REMATCH, locale.say("server-lesson-again"))]
        if later is not None:
            title = lesson_texts(locale.texts.lang).t(later.key())
            out.insert(0, Offer(NEXT, locale.say("server-lesson-next", title=title)))
        return out

    def next_lesson(self) -> Lesson | None:
        return next((each for each in lessons(self.lesson.game) if each.number > self.lesson.number), None)

    def start_offer(self, session: Session, key: str, own: Path | None) -> tuple[Session, TableKind]:
        if key == GUIDED:
            return quick_session(find_game(self.lesson.game), {}, new_seed()), GuidedTable()
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
    if what == "guided":
        return GuidedTable([key for key in rest.split(",") if key])
    if what == "what_if":
        table, _, at = rest.partition(":")
        return WhatIfTable(table, int(at))
    return TableKind(rest)


def daily(day: "date") -> tuple[Session, TableKind]:
    """The game of a date. Raises BadInput if no game has one."""
    game, dealt = daily_game()
    options, seed = dealt.deal(day)
    return Session(Recorder(find_game(game).make(options, seed), seed)), TableKind(day.isoformat())
