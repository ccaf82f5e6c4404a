"""Likely mistakes: answers that people must confirm, and that sensible players never give."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.gamekit.game_words import GameWords
from goldenrule.games.champions.rules.turn import END_TURN
from goldenrule.games.champions.situations.position import position
from goldenrule.games.skirmish.client import IGNORE
from goldenrule.kernel.decisions import DONE, PASS, Decision, Option
from goldenrule.kernel.records import Recorder
from goldenrule.table.auto_answers import ASK, NEVER, ability_of
from goldenrule.table.confirmations import likely_mistake
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game, is_free
from goldenrule.table.prompts import ask
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts
from tests.playing import answers

TEXTS = Texts("en")


def words_of(game: str) -> GameWords:
    return find_game(game).words(TEXTS)


def questions(game: str, seed: str, **options: Any) -> Iterator[tuple[Session, Decision, Option]]:
    """The questions of a game among sensible bots, with the answers that they give to them."""
    session = new_session(game, options, seed)
    bots = [make_bot(game, "sensible", f"{seed}/{seat}") for seat in range(session.game.state.seats)]
    for decision, option in answers(session, bots):
        yield session, decision, option


@pytest.mark.parametrize("game", ["champions", "heroes", "skirmish"])
def test_sensible_players_are_hardly_ever_asked_again(game: str) -> None:
    words, told, turns = words_of(game), Counter[str](), 0
    for seed in range(3):
        for session, decision, option in questions(game, str(seed)):
            turns += decision.kind in ("turn", "recruit")
            said = likely_mistake(session, decision, [option], words, TEXTS)
            told[said] += bool(said)
    assert turns > 30 and sum(told.values()) < 0.05 * turns, told


def test_a_turn_of_the_duel_without_a_play_is_asked_about() -> None:
    words, found = words_of("skirmish"), Counter[str]()
    for session, decision, _ in questions("skirmish", "5"):
        if decision.kind != "recruit":
            continue
        game: Any = session.game
        plays = [each for each in decision.options if each[0] == "play"]
        free = [entity for _, entity, _ in plays if not game.face(entity).symbols]
        said = likely_mistake(session, decision, [DONE], words, TEXTS)
        if free:
            assert said.endswith("costs nothing, and you could still play it.")
            found["free"] += 1
        elif plays and not game.state.played:
            name = game.face(plays[0][1]).facts.name
            assert said.startswith(f"You have played nothing in this turn, and could play {name}")
            found["nothing"] += 1
        else:
            assert not said
            found["fine"] += 1
        assert not plays or not likely_mistake(session, decision, plays[:1], words, TEXTS)
    assert min(found[each] for each in ("free", "nothing", "fine")) > 0


def test_an_action_of_heroes_that_is_passed_is_asked_about() -> None:
    words, found = words_of("heroes"), Counter[str]()
    for session, decision, option in (each for seed in "1234" for each in questions("heroes", seed)):
        if decision.kind == "turn":
            said = likely_mistake(session, decision, [PASS], words, TEXTS)
            verbs = {verb for verb, _, _ in decision.options}
            able = next((each for each in ("troubleshoot", "move") if each in verbs), "take the Story action")
            assert said.startswith("An action that you pass is lost. You could still ") and able in said
            assert not likely_mistake(session, decision, [option], words, TEXTS)
            found[able] += 1
    assert len(found) == 3


def test_what_costs_nothing_and_only_helps_is_not_left_out_by_accident() -> None:
    words, found = words_of("heroes"), 0
    for session, decision, _ in (each for seed in "123456" for each in questions("heroes", seed)):
        free = [each for each in decision.options if is_free(session.game, decision, each)]
        if PASS not in decision.options or not free:
            continue
        abilities = [ability_of(session.game, decision, each) for each in free]
        assert "costs nothing and can only help" in likely_mistake(session, decision, [PASS], words, TEXTS)
        assert not likely_mistake(session, decision, free[:1], words, TEXTS)
        for answer in (NEVER, ASK):
            for ability in abilities:
                assert ability is not None
                session.set_standing(decision.seat, ability, answer)
            again = likely_mistake(session, decision, [PASS], words, TEXTS)
            assert bool(again) == (answer == ASK), "whoever never wants it has said so"
        found += 1
    assert found > 1


@pytest.mark.parametrize(
    ("hero", "able"),
    [
        ({"form": "hero"}, "attack or thwart"),
        ({"form": "alter_ego", "damage": 2}, "recover"),
        ({"form": "alter_ego"}, ""),
        ({"form": "hero", "exhausted": True}, ""),
    ],
)
def test_a_turn_that_ends_with_a_ready_hero_is_asked_about(hero: dict[str, Any], able: str) -> None:
    words = words_of("champions")
    session = Session(Recorder(position(main_scheme={"threat": 3}, players=[{"hand": [], **hero}]), "1"))
    decision = session.game.pending[0]
    said = likely_mistake(session, decision, [END_TURN], words, TEXTS)
    assert bool(said) == bool(able), said
    assert not able or (said.startswith("Spider-Man" if hero["form"] == "hero" else "Peter Parker") and able in said)
    others = [option for option in decision.options if option != END_TURN]
    assert not any(likely_mistake(session, decision, [option], words, TEXTS) for option in others)


def test_more_discards_than_needed_are_asked_about() -> None:
    words, hand = words_of("champions"), ["Backflip", "Genius", "Energy", "Strength", "Emergency", "First Aid"]
    session = Session(Recorder(position(players=[{"form": "hero", "hand": hand}]), "1"))
    session.apply(0, END_TURN)
    decision = session.game.pending[0]
    discards = [option for option in decision.options if option[0] == "discard"]
    assert decision.kind == "end_discard" and decision.args[0] == 1 and len(discards) == 6
    assert not likely_mistake(session, decision, discards[:1], words, TEXTS)
    assert "1" in likely_mistake(session, decision, discards[:2], words, TEXTS)


@pytest.mark.parametrize(
    ("damage", "hero", "ally", "warned"),
    [
        (3, 0, 0, ["Rhino"]),  # nobody else has damage: the rules take Rhino without a question
        (3, 2, 0, ["Rhino"]),
        (0, 2, 0, []),
        (0, 2, 1, []),
    ],
)
def test_an_effect_on_the_wrong_side_is_asked_about(damage: int, hero: int, ally: int, warned: list[str]) -> None:
    words = words_of("champions")
    played = {
        "form": "hero",
        "damage": hero,
        "hand": ["First Aid", "Energy"],
        "in_play": [{"card": "Mockingbird", "damage": ally}],
    }
    session = Session(Recorder(position(villain={"damage": damage}, players=[played]), "1"))
    decision = session.game.pending[0]
    asked = ask(session, decision, words, TEXTS)
    aims = {n: item.aim for n, item in enumerate(asked.prompt.items, 1) if "First Aid" in item.text}
    assert aims and all(aims.values()), "each says whom it heals"
    titles = [asked.prompt.items[n - 1].title for n in aims]
    assert len(aims) > 1 or titles == [f"Play First Aid (event, cost 1) → {aims[1]}"]
    said = {n: likely_mistake(session, decision, asked.meant([n]), words, TEXTS) for n in aims}
    assert [aims[n] for n in aims if said[n]] == warned
    assert {each for each in said.values() if each} <= {"Hold on: this heals Rhino, an enemy."}


def test_a_symbol_that_may_be_ignored_is_not_paid_by_accident() -> None:
    words, found = words_of("skirmish"), 0
    for session, decision, _ in (each for seed in range(40) for each in questions("skirmish", str(seed))):
        if decision.kind == "pay" and IGNORE in decision.options:
            paid = [option for option in decision.options if option != IGNORE][:1]
            assert likely_mistake(session, decision, paid, words, TEXTS) == "You pay a symbol that you may ignore."
            assert not likely_mistake(session, decision, [IGNORE], words, TEXTS)
            found += 1
        if found > 1:
            return
    raise AssertionError("no symbol could be ignored")


VERBS = ("form", "end_turn", DONE[0], PASS[0], "discard", "order")
"""What leads to the villain's attack, as far as it may be answered."""


def attacked(scenario: str, damage: int) -> tuple[Session, Decision]:
    """Spider-Man with so much damage, when the villain's attack asks who defends."""
    session = new_session("champions", {"heroes": ["spider_man"], "scenario": scenario}, "1")
    while (decision := session.game.pending[0]).kind != "defend":
        wanted = [each for verb in VERBS for each in decision.options if each[0] == verb]
        session.apply(decision.seat, wanted[0])
    game: Any = session.game
    game.own(game.state.identities[0]).damage = damage
    return session, decision


def test_an_attack_that_is_the_end_of_a_hero_is_asked_about() -> None:
    words = words_of("champions")
    session, decision = attacked("rhino", 8)
    said = likely_mistake(session, decision, [PASS], words, TEXTS)
    assert said.startswith("Spider-Man has 2 hit points left: if nobody defends") and "ATK 2" in said
    defends = next(each for each in decision.options if each[0] == "defend")
    assert not likely_mistake(session, decision, [defends], words, TEXTS)
    game: Any = session.game
    game.set_status(game.state.identities[0], "tough", True)
    assert not likely_mistake(session, decision, [PASS], words, TEXTS), "the damage is prevented"
    session, decision = attacked("rhino", 7)
    assert not likely_mistake(session, decision, [PASS], words, TEXTS), "what boost cards add, nobody knows"


@pytest.mark.parametrize(
    ("scenario", "said"), [("rhino", ""), ("klaw", "When Klaw attacks"), ("ultron", "After Ultron")]
)
def test_who_is_attacked_reads_of_the_enemy_what_it_says_of_attacks(scenario: str, said: str) -> None:
    session, decision = attacked(scenario, 0)
    prompt = ask(session, decision, words_of("champions"), TEXTS).prompt
    assert said in " ".join(prompt.says) and bool(prompt.says) == bool(said)
    assert not any("When Revealed" in each for each in prompt.says)
