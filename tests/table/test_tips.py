"""Tips come up in their situation and not before, each once; warnings of what is fatal."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

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
from goldenrule.server.worker.table_kinds import table_kind_of
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game, own_games
from goldenrule.table.lessons import games_to_guide, lessons
from goldenrule.table.player_progress import note_guided, note_learned
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


def test_the_tip_of_a_discard_names_the_card_that_causes_it() -> None:
    found = set()
    for game, asked in (pair for seed in "123456" for pair in questions("skirmish", seed)):
        if asked.kind == "discard":
            tip = told(game, asked)["discard"]
            cause = game.stack[-2]
            assert isinstance(cause, Effect) and tip.cards == [game.shown_id(cause.source, asked.seat)]
            found.add(tip.args["card"])
    assert found and "" not in found


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
