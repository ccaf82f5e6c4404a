"""Every lesson is played to its end, and every line of it is true: the facts that it claims hold when it is said."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import home
from goldenrule.table import player_progress
from goldenrule.table.games import find_game
from goldenrule.table.lesson_runner import LessonFault, LessonRunner, LessonSession, WrongLessonAnswer
from goldenrule.table.lessons import (
    CHECKS,
    Lesson,
    Step,
    game_lessons,
    games_with_lessons,
    lessons,
    read_lesson,
    rules_of,
)
from goldenrule.table.lessons import TEXTS as PART
from goldenrule.testing import rule
from goldenrule.words.texts import Texts

TEXTS = Texts("en", strict=True)
ENGLISH = TEXTS.language
TEXTS.add(PART)
LESSONS = [lesson for game in games_with_lessons() for lesson in lessons(game)]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
MOST_SENTENCES, LONGEST = 3, 330


def walk(lesson: Lesson, which: int = 0) -> Iterator[LessonRunner]:
    """A lesson from its first question to its last, always with that one of several answers."""
    course = LessonRunner(lesson)
    while course.current_step is not None:
        yield course
        if course.current_step.do:
            decision, option = course.expected_answers()[which]
            course.take(decision.seat, option)
        else:
            course.go_on()


@rule("MC-WIN-01")
@each_lesson
def test_a_lesson_goes_to_its_end_whichever_of_the_named_answers_is_given(lesson: Lesson) -> None:
    last = lesson.number == len(lessons(lesson.game))
    for which in (0, -1):
        course = list(walk(lesson, which))[-1]
        assert course.current_step is None and course.step == len(lesson.steps)
        if last:  # the last one is won
            assert lesson.seat in find_game(lesson.game).winners(course.game)


def test_lessons_are_numbered_and_a_title_takes_5_to_15_minutes() -> None:
    for game in games_with_lessons():
        found = lessons(game)
        assert [lesson.number for lesson in found] == list(range(1, len(found) + 1))
        assert 5 <= sum(lesson.minutes for lesson in found) <= 15


def claims(step: Step) -> dict[str, Any]:
    return {name: getattr(step, name) for name in ("then", *CHECKS) if getattr(step, name)}


@each_lesson
def test_every_line_claims_facts_and_its_clauses_exist(lesson: Lesson) -> None:
    cases = game_lessons(lesson.game).cases
    assert all(claims(step) for step in lesson.steps)
    assert [cases.unknown_rule(id) for step in lesson.steps for id in step.rules if cases.unknown_rule(id)] == []
    assert all(rules_of(lesson.game, step.rules, ENGLISH).keys() == set(step.rules) for step in lesson.steps)
    assert sum(bool(step.rules) for step in lesson.steps) > len(lesson.steps) / 2


def falsified(facts: Any) -> Iterator[Any]:
    """The same facts with one number that is another."""
    items = facts.items() if isinstance(facts, dict) else enumerate(facts) if isinstance(facts, list) else ()
    for key, value in items:
        others = [value + 1] if type(value) is int else falsified(value)
        for other in others:
            copy: Any = dict(facts) if isinstance(facts, dict) else list(facts)
            copy[key] = other
            yield copy


@each_lesson
def test_a_line_that_is_not_true_any_more_stops_the_lesson(lesson: Lesson) -> None:
    """A rule or card that changed would do the same to a fact as the fact that is written otherwise here."""
    for course in walk(lesson):
        if course.answered or course.current_step is None:
            continue
        course.check()
        true, at = course.lesson, course.step
        for facts in falsified(course.current_step.then):
            steps = [*true.steps]
            steps[at] = msgspec.structs.replace(steps[at], then=facts)
            course.lesson = msgspec.structs.replace(true, steps=steps)
            with pytest.raises(LessonFault, match=f"{lesson.id}, step {at + 1} "):
                course.check()
        course.lesson = true


@pytest.mark.pure_only
@pytest.mark.parametrize(
    ("game", "place", "changed", "line"),
    [
        ("champions", "rules.values.icons", lambda g, icon: 1, "villain"),  # one threat more in step one
        ("heroes", "rules.planning.bonus", lambda vp: 1, "support"),  # a plot point more for everybody
        ("skirmish", "rules.location.move_marker", lambda g, seat, n: None, "turns"),  # no bonus at the Sanctum
    ],
    ids=["champions", "heroes", "skirmish"],
)
def test_a_rule_that_changes_stops_its_lesson_at_the_line_that_tells_it(
    game: str, place: str, changed: Callable[..., Any], line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"goldenrule.games.{game}.{place}", changed)
    with pytest.raises(LessonFault, match=rf"{game}-1, step \d+ \({line}\): "):
        list(walk(lessons(game)[0]))


# -- the lines -----------------------------------------------------------------------------------------------------


def lines(lesson: Lesson) -> Iterator[tuple[Step, str]]:
    for step in lesson.steps:
        yield step, TEXTS.t(lesson.key(step.say))


def keys() -> set[str]:
    """Every key of a lesson."""
    found = {lesson.key() for lesson in LESSONS}
    for lesson in LESSONS:
        for step in lesson.steps:
            found |= {lesson.key(end) for end in (step.say, *step.instead.values())}
    return found


@each_lesson
def test_lines_are_short(lesson: Lesson) -> None:
    for key in sorted(key for key in keys() if key.startswith(f"{lesson.key()}-")):
        text = TEXTS.t(key)
        sentences = re.split(r"(?<=[.!?)]) +(?=[A-Z\"(])", text)
        assert len(sentences) <= MOST_SENTENCES + 1 and len(text) <= LONGEST, key


def numbers(value: Any) -> set[str]:
    return set(re.findall(r"\d+", str(value)))


@each_lesson
def test_the_numbers_of_a_line_are_those_of_its_facts_or_clauses_or_of_a_card_that_it_names(lesson: Lesson) -> None:
    words = find_game(lesson.game).words(TEXTS)
    wrong = []
    for course in walk(lesson):
        step = course.current_step
        if course.answered or step is None:
            continue
        text = TEXTS.t(lesson.key(step.say))
        known = numbers([claims(step), step.do, rules_of(lesson.game, step.rules, ENGLISH)]) | {"0"}
        for code in {course.game.code(e) for e in range(1, len(course.game.state.ident))}:
            if words.name(code) in text:
                known |= numbers(words.card(code))
        if numbers(text) - known:
            wrong.append((step.say, sorted(numbers(text) - known)))
    assert wrong == []


# -- what else is typed --------------------------------------------------------------------------------------------


@each_lesson
def test_another_answer_is_explained_and_changes_nothing(lesson: Lesson) -> None:
    refused = 0
    said: set[tuple[int, str]] = set()
    for course in walk(lesson):
        assert course.current_step is not None
        before = digest(course.game)
        wanted = [option for _, option in course.expected_answers()]
        for decision in course.game.pending:
            if decision.seat != lesson.seat:
                continue
            for option in decision.options:
                if option in wanted or not course.current_step.do:
                    continue
                with pytest.raises(WrongLessonAnswer) as no:
                    course.take(decision.seat, option)
                refused += 1
                if no.value.key:
                    said.add((course.step, no.value.key.removeprefix(lesson.key() + "-")))
        assert digest(course.game) == before
    assert refused
    written = {(n, end) for n, step in enumerate(lesson.steps) for end in step.instead.values()}
    assert sorted(written - said) == []


@each_lesson
def test_a_lesson_goes_on_from_every_step_and_every_step_can_be_left_out(lesson: Lesson) -> None:
    for at in range(len(lesson.steps) + 1):
        session = LessonSession(lesson, at)
        assert session.course.step == at
        coaching = session.coaching()
        if coaching is None:
            assert at == len(lesson.steps)
            continue
        assert (coaching.number, coaching.of, coaching.key) == (
            at + 1,
            len(lesson.steps),
            lesson.key(lesson.steps[at].say),
        )
        session.skip_step()
        assert session.course.step == at + 1
        assert digest(session.game) == digest(session.course.game)  # both go the same way


@each_lesson
def test_a_session_takes_the_learners_answers_and_the_other_seats_answer_by_themselves(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    given: list[Option] = []
    while (coaching := session.coaching()) is not None:
        if coaching.reading:
            session.skip_step()
        elif session.asked_seat() < 0:
            assert session.step_bot()
        else:
            assert coaching.wants
            session.apply(lesson.seat, coaching.wants[0])
            given.append(coaching.wants[0])
    assert len(given) >= 4
    with pytest.raises(WrongLessonAnswer):
        session.apply(lesson.seat, given[0])


def test_several_answers_at_once_are_taken_whole_or_not_at_all() -> None:
    """Black Cat is paid for with Web-Shooter and Emergency, in any order; Genius is kept for later."""
    session = LessonSession(lessons("champions")[1], 1)
    session.apply(0, session.course.expected_answers()[0][1])
    matching, decision = session.course.run.script.matching_options, session.game.pending[0]
    names = ("Genius", "Emergency", "Web-Shooter")
    genius, emergency, shooter = (matching(decision, f"pay {name}")[0] for name in names)
    coaching = session.coaching()
    assert coaching is not None and {*coaching.together} == {shooter, emergency}
    done = session.recorder.standing_count
    with pytest.raises(WrongLessonAnswer) as no:
        session.answer(0, [shooter, genius])
    assert no.value.key == "lesson-champions-2-cat-genius" and session.recorder.standing_count == done
    assert not session.accepts([genius]) and session.accepts([emergency, shooter])
    assert session.answer(0, [emergency, shooter]) == 2 and session.course.step == 2


# -- files and places ----------------------------------------------------------------------------------------------


def test_a_damaged_lesson_names_the_place() -> None:
    with pytest.raises(BadInput, match=r"mine\.yaml, line 4: steps\[0\]"):
        read_lesson(b"minutes: 3\ngiven: {}\nsteps:\n  - do: [pass]\n  - say: end\n", "mine.yaml")


def test_a_lesson_whose_answers_do_not_fit_says_where() -> None:
    data = b"minutes: 3\ngiven: {}\nsteps:\n  - {say: begin, do: [attack Rhino]}\n  - {say: end}\n"
    lesson = msgspec.structs.replace(read_lesson(data, "mine.yaml"), game="champions", number=9)
    with pytest.raises(LessonFault, match=r"champions-9, step 1 \(begin\): 'attack Rhino' fits 0 options"):
        LessonSession(lesson).coaching()


def test_there_are_no_lessons_of_a_game_that_does_not_exist() -> None:
    with pytest.raises(BadInput, match="There are no lessons for 'chess'; choose from champions"):
        lessons("chess")
    assert all(find_game(game).lessons is not None for game in games_with_lessons())


def test_the_place_of_a_lesson_is_kept_until_it_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    player_progress.note_left(home(), "champions-1", 4)
    player_progress.note_left(home(), "champions-2", 7)
    assert player_progress.read(home()).lessons == {"champions-1": 4, "champions-2": 7}
    player_progress.note_learned(home(), "champions-1")
    player_progress.note_learned(home(), "champions-1")
    player_progress.note_left(home(), "champions-2", 0)
    assert (player_progress.read(home()).lessons, player_progress.read(home()).learned) == ({}, ["champions-1"])
