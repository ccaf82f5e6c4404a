"""Steps of lessons as data: their items, what is wrong with all others, and what is lit on the table."""

import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from msgspec import to_builtins

from goldenrule.games.champions import ids
from goldenrule.kernel.views import view
from goldenrule.server.worker.table_kinds import lesson_texts
from goldenrule.table.games import find_game
from goldenrule.table.lesson_guide import LessonStep, lesson_step
from goldenrule.table.lesson_runner import LessonSession
from goldenrule.table.lessons import games_with_lessons, lessons
from goldenrule.table.multi_select import choosable, exact_answers
from goldenrule.table.prompts import Asked, ask, single_answers
from goldenrule.words.texts import Texts

TEXTS = Texts("en", strict=True)


def steps() -> Iterator[tuple[LessonSession, Asked | None, LessonStep]]:
    """Every step of every lesson as it is shown."""
    for name in games_with_lessons():
        for lesson in lessons(name):
            session, own = LessonSession(lesson), lesson_texts("en")
            words = find_game(name).words(own)
            words.use_cards_of(session.game)
            while session.course.current_step is not None:
                asked = None
                if not session.course.is_reading:
                    while session.asked_seat() < 0:
                        session.step_bot()
                    decision = next(each for each in session.game.pending if each.seat == lesson.seat)
                    asked = ask(session, decision, words, own)
                found = lesson_step(session, asked, own, words)
                assert found is not None
                yield session, asked, found
                session.skip_step()


def test_steps_point_at_items_that_lead_on_and_say_what_is_wrong_with_all_others() -> None:
    seen = 0
    for session, asked, step in steps():
        assert 1 <= step.step <= step.steps and step.text
        if asked is None:
            assert not step.task and not step.wrong
            continue
        puzzle = bool(session.course.current_step and session.course.current_step.puzzle)
        wanted = {point.item for point in step.points if point.item}
        wrong = {each.item for each in step.wrong}
        assert bool(step.task) != puzzle and bool(wanted) != puzzle
        assert not wanted & wrong and all(each.text for each in step.wrong)
        if not asked.prompt.several:
            every = {*range(1, len(asked.prompt.items) + 1)}
            accepted = {n for n in every if session.accepts([asked.options[n - 1]])}
            assert wrong == every - accepted and (puzzle or wanted == accepted)
        else:
            given = [asked.options[n - 1] for n in sorted(wanted)]
            assert puzzle or exact_answers(session.game, asked.decision, given) is not None
        seen += bool(wrong)
    assert seen > 30


def test_a_lesson_accepts_every_payment_that_is_proposed() -> None:
    proposed = Counter[str]()
    for name in games_with_lessons():
        for lesson in lessons(name):
            session, own = LessonSession(lesson), lesson_texts("en")
            words = find_game(name).words(own)
            words.use_cards_of(session.game)
            while (coaching := session.coaching()) is not None:
                if coaching.reading:
                    session.skip_step()
                    continue
                if session.asked_seat() < 0:
                    session.step_bot()
                    continue
                decision = next(each for each in session.game.pending if each.seat == lesson.seat)
                asked = ask(session, decision, words, own)
                if asked.prompt.several and asked.prompt.owes:
                    paid, goes_on = single_answers(session.game, asked, asked.prompt.default)
                    assert paid and not goes_on and session.accepts(paid), (lesson.id, coaching.key)
                    proposed[lesson.id] += 1
                    session.answer(lesson.seat, paid)
                else:
                    session.apply(lesson.seat, coaching.wants[0])
    assert proposed == {"champions-1": 1, "champions-2": 3, "champions-3": 1, "skirmish-1": 2, "skirmish-2": 1}


def test_every_payment_that_is_enough_solves_the_puzzle_of_the_last_points() -> None:
    """Street Corner costs yellow, red and blue: Thor or Luke Cage pays the yellow, only others the rest."""
    lesson = lessons("skirmish")[1]
    at = next(n for n, step in enumerate(lesson.steps) if step.puzzle)
    colours = []
    for yellow in ("thor", "luke_cage"):
        for blue in ((), ("captain_america",)):
            session = LessonSession(lesson, at)
            session.apply(0, session.course.expected_answers()[0][1])
            script, decision = session.course.run.script, session.game.pending[0]
            items = {script.card_name(option[1]): option for option in choosable(session.game, decision)}
            paid, goes_on = exact_answers(session.game, decision, [items[name] for name in (*blue, yellow)])
            assert paid and not goes_on
            session.answer(0, paid)
            colours.append(session.coaching())
    assert [each is not None and each.key for each in colours] == ["lesson-skirmish-2-won"] * 4


def test_what_a_line_is_about_is_lit_where_it_is_only_read() -> None:
    lit = [step for _, asked, step in steps() if asked is None and step.points]
    assert len(lit) > 8
    first = lit[0]
    assert [point.said for point in first.points] == ["Rhino"] and first.step == 1


NAMED_BRIEFLY = {"S.H.I.E.L.D. Recruit": "your Recruit", "Wand of Watoomb": "the Wand"}


@pytest.mark.parametrize("name", ["heroes", "skirmish"])
def test_the_cards_that_a_line_names_are_lit_and_no_others(name: str) -> None:
    """Cards of which it says that they are gone are not on the board."""
    compared = 0
    for session, asked, step in steps():
        game, seat = session.game, session.lesson.seat
        if asked is not None or game.name != name or game.over:
            continue
        words = find_game(name).words(TEXTS)
        on_board = set(re.findall(r'"id":(\d+)', msgspec.json.encode(words.typed_board(view(game, seat))).decode()))
        named = set()
        for entity in range(1, len(game.state.ident)):
            card, said = game.shown_id(entity, seat), words.name(game.code(entity))
            is_named = said in step.text or NAMED_BRIEFLY.get(said, said) in step.text
            if card and str(card) in on_board and is_named:
                named.add(card)
        lit = {point.card for point in step.points if point.card}
        if named:
            assert lit == named, (session.lesson.id, step.step)
            compared += 1
    assert compared >= 5


def test_of_copies_the_one_that_came_last_is_lit() -> None:
    """Of two Hydra Mercenaries one is engaged, and one was a boost card."""
    for session, _, step in steps():
        course = session.course
        if course.lesson.id == "champions-2" and course.current_step and course.current_step.say == "scheme":
            lit = {point.said: point.card for point in step.points}
            game, card_name = session.game, course.run.script.card_name
            zones = {
                e: game.state.zone[e] for e in range(1, len(game.state.ident)) if card_name(e) == "Hydra Mercenary"
            }
            engaged = next(e for e, zone in zones.items() if zone in ids.ENGAGEMENTS)
            assert lit["Hydra Mercenary"] == game.shown_id(engaged, 0)
            return
    raise AssertionError("the step is gone")


def board_keys(found: object) -> set[str]:
    """The keys of a typed board, as data: of its tracks, areas, sections and sides."""
    if isinstance(found, list):
        return set().union(*map(board_keys, found))
    if not isinstance(found, dict):
        return set()
    named = {value for name, value in found.items() if name in ("key", "section", "side") and isinstance(value, str)}
    return named.union(*map(board_keys, found.values()))


def test_lessons_point_at_places_of_the_board_and_at_the_cards_of_their_claims() -> None:
    lit: dict[str, set[str]] = {}
    cards = Counter[str]()
    for session, asked, step in steps():
        name = session.game.name
        words = find_game(name).words(TEXTS)
        board = words.typed_board(view(session.game, session.lesson.seat))
        places = {each.place for each in step.points if each.what == "place" and not each.item}
        assert places <= board_keys(to_builtins(board)), (name, step.number, step.step)
        lit.setdefault(name, set()).update(places)
        cards[name] += sum(each.what == "card" and asked is None for each in step.points)
    assert lit["skirmish"] >= {"points", "marker", "heroes", "villains", "sanctum", "tower"}
    assert lit["heroes"] == {"dice", "vp", "story", "the-village"} and not lit["champions"]
    assert cards["skirmish"] > 5 and cards["heroes"] > 5


def test_tasks_are_short_and_payments_name_their_cards() -> None:
    tasks = {step.task for _, _, step in steps()}
    assert "Play Swinging Web Kick (event, cost 3)" in tasks
    assert "Spider-Man: Hero Interrupt: When the villain attacks you, draw 1 card" in tasks

    session, asked, _ = next(each for each in steps() if each[2].task.startswith("Play Black Cat"))
    coaching, own = session.coaching(), lesson_texts("en")
    assert asked is not None and coaching is not None
    words = find_game("champions").words(own)
    words.use_cards_of(session.game)
    session.answer(asked.decision.seat, coaching.wants[:1], more=True)
    payment = lesson_step(session, ask(session, session.game.pending[0], words, own), own, words)
    assert payment is not None and payment.task == "Pay with Emergency and Web-Shooter"


def test_what_a_line_says_of_hit_points_and_threat_points_at_the_numbers_of_their_cards() -> None:
    session = LessonSession(lessons("champions")[0])
    texts = lesson_texts("en")
    words = find_game("champions").words(texts)
    first = lesson_step(session, None, texts, words)
    assert first and [(point.what, point.said) for point in first.points] == [("gauge", "Rhino")]
    while session.course.current_step and session.course.current_step.say != "shocker":
        session.skip_step()
    shown = lesson_step(session, None, texts, words)
    assert shown and {point.said: point.what for point in shown.points} == {
        "Shocker": "card",  # the step shows it and also speaks of its attack
        "Spider-Man": "gauge",
        "Backflip": "card",
    }
