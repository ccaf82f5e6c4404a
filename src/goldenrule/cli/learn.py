"""The command `learn`: guided first games, listed, played step by step, left and taken up again."""

import argparse

from goldenrule.cli.client_texts import Words
from goldenrule.cli.lesson_play import LessonPlay
from goldenrule.cli.output import Output, Plain, make_output
from goldenrule.cli.prompt import LEAVING
from goldenrule.gamekit.first_screen import Choice, Step
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import home
from goldenrule.table import player_progress
from goldenrule.table.games import find_game, title_of
from goldenrule.table.lesson_runner import LessonSession
from goldenrule.table.lessons import TEXTS, Lesson, game_lessons, games_with_lessons, lessons

QUICK = "q"


def run(given: argparse.Namespace) -> int:
    """List the lessons, or go through them: from the one that was named, or from the first that is not done."""
    if given.list:
        w = words()
        Plain(w).say("\n".join(line(lesson, w) for lesson in all_lessons()))
        return 0
    out = make_output(words(given.game), given.plain)
    if not given.game:
        return choose_lesson(out)
    game_lessons(given.game)
    return go_through(lesson_by_number(given.game, given.number) if given.number else next_lesson(given.game), out)


def words(game: str = "") -> Words:
    """The words of a game with those of its lessons."""
    return Words(game, TEXTS)


def all_lessons() -> list[Lesson]:
    """The lessons of all games, in order."""
    return [lesson for game in games_with_lessons() for lesson in lessons(game)]


def lesson_by_number(game: str, number: int) -> Lesson:
    """A lesson by its number. Raises BadInput for one that there is not."""
    found = {lesson.number: lesson for lesson in lessons(game)}
    if number not in found:
        raise BadInput("bad-no-lesson", n=number, game=game, known=[*found])
    return found[number]


def next_lesson(game: str) -> Lesson:
    """The first lesson that is not done, the first of all if all are."""
    done = player_progress.read(home()).learned
    return next((lesson for lesson in lessons(game) if lesson.id not in done), lessons(game)[0])


def line(lesson: Lesson, words: Words) -> str:
    """A lesson in the list: done, begun or neither; its game, title and time."""
    left = player_progress.read(home())
    state = "done" if lesson.id in left.learned else "begun" if lesson.id in left.lessons else "new"
    return words(
        "learn-line", game=words.texts.tell(title_of(find_game(lesson.game))),
        number=lesson.number, title=words(lesson.key()), minutes=lesson.minutes,
        state=state, step=left.lessons.get(lesson.id, 0) + 1, of=len(lesson.steps),
    )  # fmt: skip


def choose_lesson(out: Output) -> int:
    """Ask which lesson, and go through it and those after it."""
    from goldenrule.cli.setup import SetupLeft, choose

    out.w = w = words()
    done = player_progress.read(home()).learned
    usual = next((lesson for lesson in all_lessons() if lesson.id not in done), all_lessons()[0])
    choices = [Choice(lesson.id, line(lesson, w), w(lesson.key())) for lesson in all_lessons()]
    own = f"{w.texts.tell(title_of(find_game(usual.game)))}, {w(usual.key())}"
    step = Step("lesson", w("learn-which", own=own), choices, (usual.id,))
    try:
        found = choose(out, step)
    except SetupLeft:
        return 0
    assert found is not None  # there is nothing before
    return go_through(next(lesson for lesson in all_lessons() if lesson.id == found[0]), out)


def go_through(lesson: Lesson | None, out: Output) -> int:
    """A lesson, and those after it as long as they are wanted; at the end a game. Returns the exit status."""
    while lesson is not None:
        out.w = words(lesson.game)
        kept = player_progress.read(home()).lessons.get(lesson.id, 0)
        play = LessonPlay(LessonSession(lesson, kept), out)
        status = play.run()
        if not play.through:
            return status
        after = [each for each in lessons(lesson.game) if each.number > lesson.number]
        wanted = what_next(out, bool(after))
        if wanted == QUICK:
            return quick_game(lesson.game, out)
        lesson = after[0] if after and wanted == "" else None
    return 0


def what_next(out: Output, more: bool) -> str | None:
    """After a lesson: "" for the next one, QUICK for a game; None to leave."""
    out.say(out.w("learn-next" if more else "learn-end"), "title")
    while True:
        typed = out.read()
        word = None if typed is None else typed.strip().casefold()
        if word is None or word in LEAVING:
            return None
        if word == QUICK or (not word and not more):
            return QUICK
        if not word:
            return ""
        out.say(out.w("learn-next" if more else "learn-end"), "bad")


def quick_game(game: str, out: Output) -> int:
    """The usual game against the usual opponent."""
    from goldenrule.cli.new_game import begin
    from goldenrule.cli.start import GameRequest, with_defaults

    return begin(with_defaults(GameRequest(find_game(game), {})), out)
