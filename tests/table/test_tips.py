"""Tips come up in their situation and not before, each once; warnings of what is fatal; steps of lessons as data."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import to_builtins

from goldenrule.bots import make_bot
from goldenrule.gamekit.tips import Tip
from goldenrule.games.champions import ids
from goldenrule.games.champions import tips as champions_tips
from goldenrule.games.champions.decks import ASPECTS
from goldenrule.games.champions.situations.position import position
from goldenrule.games.heroes import tips as heroes_tips
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import MOST_WANTED as HEROES_WANTED
from goldenrule.games.skirmish import tips as skirmish_tips
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.views import view
from goldenrule.server.protocol import Now
from goldenrule.server.table_calls import JoinPages, PageJoins
from goldenrule.server.worker.table import Table
from goldenrule.server.worker.table_kind import GuidedTable
from goldenrule.server.worker.table_kinds import lesson_texts, table_kind_of
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game, own_games
from goldenrule.table.lesson_guide import LessonStep, lesson_step
from goldenrule.table.lesson_runner import LessonSession
from goldenrule.table.lessons import games_to_guide, games_with_lessons, lessons
from goldenrule.table.multi_select import choosable, exact_answers
from goldenrule.table.player_progress import note_guided, note_learned
from goldenrule.table.prompts import Asked, ask, single_answers
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts
from tests.champions.situation import hero, spider_man
from tests.playing import answers

TEXTS = Texts("en", strict=True)
TIPS = {"champions": champions_tips, "heroes": heroes_tips, "skirmish": skirmish_tips}


def told(game: Game, decision: Decision, what: str = "tips") -> dict[str, Tip]:
    """The tips or warnings at a question, by their keys; their messages can be written."""
    words = find_game(game.name).words(TEXTS)
    words.use_cards_of(game)
    board = words.typed_board(view(game, decision.seat))
    found = words.tips(game, decision, board) if what == "tips" else words.hold_on(game, decision, board)
    prefix = "tip" if what == "tips" else "hold-on"
    assert all(TEXTS.t(f"{prefix}-{game.name}-{tip.key}", **tip.args) for tip in found)
    return {tip.key: tip for tip in found}


def questions(game: str, seed: str) -> Iterator[tuple[Game, Decision]]:
    session = new_session(game, {}, seed)
    bots = [make_bot(game, "sensible", f"{seed}/{seat}") for seat in range(session.game.state.seats)]
    for decision, _ in answers(session, bots):
        yield session.game, decision


CHAMPIONS: Mapping[str, Callable[[Any, Decision], bool]] = {
    "mulligan": lambda game, asked: asked.kind == "mulligan",
    "defend": lambda game, asked: asked.kind == "defend",
    "payment": lambda game, asked: asked.kind == "pay",
    "side-scheme": lambda game, asked: any(
        game.face(e).facts.type == "side_scheme" for e in game.state.zones[ids.TABLE]
    ),
    "minion": lambda game, asked: bool(game.state.zones[ids.zone(asked.seat, ids.ENGAGED)]),
    "forms": lambda game, asked: (
        asked.kind == "turn"
        and game.face(game.state.identities[asked.seat]).facts.type == "alter_ego"
        and any(verb == "form" for verb, _, _ in asked.options)
    ),
    "ally": lambda game, asked: (
        asked.kind == "turn"
        and any(verb == "play" and game.face(e).facts.type == "ally" for verb, e, _ in asked.options)
    ),
    "aspect": lambda game, asked: (
        asked.kind == "turn"
        and any(
            verb in ("play", "use") and game.face(e).facts.classification in ASPECTS
            for verb, e, _ in asked.options
            if verb in ("play", "use")
        )
    ),
}
"""When the tips of Champions are due, said once more from the state of the game."""


def test_tips_of_champions_hold_exactly_in_their_situations() -> None:
    for seed in range(6):
        for game, decision in questions("champions", str(seed)):
            found = told(game, decision)
            for key, due in CHAMPIONS.items():
                assert (key in found) == due(game, decision), (key, seed, decision.kind)


@pytest.mark.parametrize("game", sorted(TIPS))
def test_every_tip_comes_up_in_games_and_none_at_every_question(game: str) -> None:
    found, asked = Counter[str](), 0
    for seed in range(12):
        for played, decision in questions(game, str(seed)):
            asked += 1
            found.update([*told(played, decision)])
    assert sorted(set(TIPS[game].SITUATIONS) - set(found)) == []
    assert all(n < asked for n in found.values())


def test_what_a_tip_points_at_is_what_it_says() -> None:
    pos = spider_man(hero(hand=["Black Cat", "Energy", "Strength"]))
    decision = pos.game.pending[0]
    ally = told(pos.game, decision)["ally"]
    cat = next(entity for verb, entity, _ in decision.options if verb == "play")
    assert list(ally.cards) == [pos.game.shown_id(cat, 0)]


def test_each_status_card_is_explained_on_ones_hero_and_on_the_villain() -> None:
    for status in ("tough", "stunned", "confused"):
        mine = spider_man(hero(statuses=[status], hand=[]))
        tip = told(mine.game, mine.game.pending[0])[status]
        assert tip.args["name"] == "Spider-Man" and status in TEXTS.t(f"tip-champions-{status}", **tip.args)
        other = spider_man(hero(hand=[]), villain={"statuses": [status]})
        assert told(other.game, other.game.pending[0])[status].args["name"] == "Rhino I"
        minion = spider_man(hero(hand=[], engaged=[{"card": "Hydra Mercenary", "statuses": [status]}]))
        assert told(minion.game, minion.game.pending[0])[status].args["name"] == "Hydra Mercenary"
    none = spider_man(hero(hand=[]))
    assert not {"tough", "stunned", "confused"} & {*told(none.game, none.game.pending[0])}


def test_resting_is_proposed_to_who_can_still_rest_this_turn() -> None:
    ready, tired = (spider_man(hero(hit_points=2, hand=[], exhausted=exhausted)) for exhausted in (False, True))
    assert "recover" in told(ready.game, ready.game.pending[0])
    assert "recover" not in told(tired.game, tired.game.pending[0])

    changed = spider_man(hero(hit_points=2, hand=[], changed_form=True))
    assert "recover" not in told(changed.game, changed.game.pending[0]), "the form cannot be changed again"


def test_surge_is_explained_while_a_card_that_can_surge_is_revealed_and_not_for_a_boost_card() -> None:
    revealed = spider_man.revealing("Stampede").do("pass")
    assert told(revealed.game, revealed.game.pending[0])["surge"].args["card"] == "Stampede"

    boost = spider_man.attacked(hero(hand=["Backflip"]), boost="Stampede").do("pass", "pass")
    assert boost.encounter_discard() == ["Stampede"]
    assert "surge" not in told(boost.game, boost.game.pending[0])


def test_the_ally_limit_is_explained_when_another_ally_could_be_played() -> None:
    allies = ["Mockingbird", "Jessica Jones", "Daredevil"]
    for many, due in ((3, True), (2, False)):
        pos = spider_man(hero(hand=["Black Cat", "Energy", "Strength"], in_play=allies[:many]))
        assert ("ally-limit" in told(pos.game, pos.game.pending[0])) == due


def test_a_hero_who_is_exhausted_is_not_told_to_defend() -> None:
    found = set()
    for seed in range(6):
        for game, decision in questions("champions", str(seed)):
            if decision.kind == "defend":
                can = ("defend", game.state.identities[decision.seat], 0) in decision.options
                tip = told(game, decision)["defend"]
                assert ("Your hero can defend" in TEXTS.t("tip-champions-defend", **tip.args)) == can
                found.add(can)
    assert found == {True, False}


def test_completed_plans_are_named_only_where_they_win() -> None:
    for scenario, plans in (("acts_of_vengeance", 3), ("the_big_story", 0)):
        session = new_session("heroes", {"scenario": scenario}, "1")
        bots = [make_bot("heroes", "sensible", str(seat)) for seat in range(session.game.state.seats)]
        asked = next(decision for decision, _ in answers(session, bots) if decision.kind == "plan")
        tip = told(session.game, asked)["schemes"]
        assert tip.args["plans"] == plans
        assert ("completes 3 plans wins" in TEXTS.t("tip-heroes-schemes", **tip.args)) == bool(plans)


def test_master_plans_scheming_and_the_crown_are_explained_where_they_first_come_up() -> None:
    met = set[str]()
    for seed in range(12):
        game: Any  # of Heroes
        for game, decision in questions("heroes", str(seed)):
            assert isinstance(game, Heroes)
            found = told(game, decision)
            crowned = any(game.face(each).facts.mastermind for each in game.state.headlines if each)
            assert ("crown" in found) == (decision.kind == "turn" and crowned)
            followers = decision.kind == "backup" and getattr(game.stack[-1], "free", False)
            due = {"plan": "schemes", "scheme": "scheming", "confront": "confront"}
            for key in (*due.values(), "followers"):
                assert (key in found) == (due.get(decision.kind) == key or (followers and key == "followers"))
            assert not followers or "calls followers" in find_game("heroes").words(TEXTS).prompt(game, decision)
            met |= {*found}
    assert met >= {"crown", "schemes", "scheming", "confront", "followers"}


def test_the_most_wanted_are_explained_when_one_of_them_can_lead() -> None:
    seen = set()
    for seed in range(12):
        for game, decision in questions("heroes", str(seed)):
            if decision.kind == "lead":
                wanted = bool(game.state.zones[HEROES_WANTED])
                assert ("most-wanted" in told(game, decision)) == wanted
                seen.add(wanted)
    assert seen == {True, False}


# -- warnings ----------------------------------------------------------------------------------------------------------


def warned(threat: int = 0, hit_points: int = 10, **more: Any) -> dict[str, Tip]:
    pos = spider_man(hero(hit_points=hit_points, hand=[], **more), main_scheme={"threat": threat})
    return told(pos.game, pos.game.pending[0], "hold_on")


def test_the_scheme_is_warned_of_when_it_completes_at_the_end_of_the_turn() -> None:
    assert "scheme" not in warned(threat=5)
    danger = warned(threat=6)["scheme"]
    assert (danger.args["threat"], danger.args["target"], danger.args["last"]) == (6, 7, "yes")
    assert (danger.args["own"], danger.args["schemed"]) == (1, 0)
    schemed = warned(threat=5, form="alter_ego")["scheme"]
    assert (schemed.args["own"], schemed.args["schemed"]) == (1, 1), "against an alter-ego Rhino schemes, too"
    said = TEXTS.t("hold-on-champions-scheme", **schemed.args)
    assert said.endswith("5 of 7 threat. The round adds 1, and enemies that scheme add at least 1.")
    assert TEXTS.t("hold-on-champions-scheme", **danger.args).endswith("The round adds 1.")


def test_a_hero_who_would_fall_is_warned_and_one_who_is_tough_or_an_alter_ego_is_not() -> None:
    assert warned() == {}
    danger = warned(hit_points=2)["falls"]
    assert (danger.args["attack"], danger.args["left"]) == (2, 2)
    assert "falls" not in warned(hit_points=2, statuses=["tough"])
    assert "falls" not in warned(hit_points=2, form="alter_ego")
    assert "falls" in warned(hit_points=3, engaged=["Shocker"]), "a minion attacks, too"


def test_nothing_is_warned_of_in_most_turns() -> None:
    for name in own_games():
        turns = warnings = 0
        for game, decision in questions(name, "3"):
            turns += decision.kind in ("turn", "recruit")
            warnings += bool(told(game, decision, "hold_on")) and decision.kind in ("turn", "recruit")
        assert turns and warnings < turns, name


def test_warnings_of_every_kind_come_up() -> None:
    for name in own_games():
        found: set[str] = set()
        for seed in range(25):
            for game, decision in questions(name, str(seed)):
                found |= set(told(game, decision, "hold_on"))
            if found == set(TIPS[name].DANGERS):
                break
        assert found == set(TIPS[name].DANGERS), name


# -- each once ---------------------------------------------------------------------------------------------------------


def test_a_tip_is_shown_once_one_at_a_question_and_again_to_a_page_that_comes_late() -> None:
    table = GuidedTable()
    a, b = Tip("a"), Tip("b")
    first, second, third = (Decision("turn", 0, (("pass", 0, n),)) for n in range(3))
    assert table.new_tips([a, b], first) == [a]
    assert table.new_tips([a, b], first) == [a], "a page that comes late"
    assert table.new_tips([a, b], second) == [b]
    assert table.new_tips([a, b], third) == []
    again = table_kind_of(table.name)
    assert isinstance(again, GuidedTable) and again.new_tips([b, a], first) == []
    assert again.new_tips([a, Tip("c")], second) == [Tip("c")]


@pytest.mark.parametrize(("threat", "warned"), [(6, True), (2, False)])
def test_a_tip_waits_while_something_is_warned_of(threat: int, warned: bool) -> None:
    start = position(main_scheme={"threat": threat}, players=[{"form": "hero", "hand": []}])
    guided = GuidedTable()
    table = Table("tips", Session(Recorder(start, "1")), guided, TEXTS)
    _, (_, data) = table.join(JoinPages("tips", [PageJoins(1, [0])]))
    sent = msgspec.json.decode(data, type=Now)
    assert (bool(sent.hold_on), not sent.tips) == (warned, warned)
    assert bool(guided.seen) != warned, "it is explained later"


def test_a_quick_game_has_tips_after_the_lessons_until_one_was_played(tmp_path: Path) -> None:
    assert games_to_guide(tmp_path) == []
    for lesson in lessons("skirmish")[:-1]:
        note_learned(tmp_path, lesson.id)
    assert games_to_guide(tmp_path) == [], "one lesson is left"
    note_learned(tmp_path, lessons("skirmish")[-1].id)
    assert games_to_guide(tmp_path) == ["skirmish"]
    note_guided(tmp_path, "skirmish")
    assert games_to_guide(tmp_path) == []


# -- lessons -----------------------------------------------------------------------------------------------------------


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


def test_the_tip_of_a_discard_names_the_card_that_causes_it() -> None:
    found = set()
    for game, asked in (pair for seed in "123456" for pair in questions("skirmish", seed)):
        if asked.kind == "discard":
            tip = told(game, asked)["discard"]
            cause = game.stack[-2]
            assert isinstance(cause, Effect) and tip.cards == [game.shown_id(cause.source, asked.seat)]
            found.add(tip.args["card"])
    assert found and "" not in found


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
