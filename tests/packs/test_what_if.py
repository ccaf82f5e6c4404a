"""The example pack of the duel: what its cards do, whole games with it, saved and played again."""

from pathlib import Path
from typing import Any, cast

import pytest

from goldenrule import load, new_game, save
from goldenrule.bots import make_bot
from goldenrule.games.skirmish import GAME
from goldenrule.games.skirmish.audit import watch
from goldenrule.games.skirmish.catalogue import load_content
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.ids import BATTLEFIELDS, DECK, DECK_SIZE, LEFT_OUT, OPENING_HANDS
from goldenrule.games.skirmish.packs import PACKS
from goldenrule.games.skirmish.situations.script import Script
from goldenrule.games.skirmish.text.cards import card_text
from goldenrule.kernel.codec import digest
from goldenrule.packs import pack_store
from goldenrule.packs.reading import read_pack
from goldenrule.testing import check_game, rule
from goldenrule.words.texts import Texts
from tests.skirmish.situation import USABLE

pytestmark = pytest.mark.usefixtures("home")

WHAT_IF = str(Path(__file__).resolve().parents[2] / "examples" / "packs" / "what_if")
PACK = read_pack(WHAT_IF, PACKS)
CONTENT = load_content((PACK,))


def play(**given: Any) -> Script:
    """A position with the cards of the pack; each hand is a card that four others pay for unless it is given."""
    for side, costly in (("heroes", "spider_man_boosted"), ("villains", "kang_boosted")):
        given[side] = {"hand": [costly], **given.get(side, {})}
    return Script.of(CONTENT, **given)


def test_it_is_a_good_pack_and_every_card_has_its_text() -> None:
    texts = Texts("en", strict=True)
    for key, card in PACK.part("cards").items():
        assert len(card_text(texts, CONTENT.face(key))) == len(card.abilities) > 0
        assert card.source == "invented"


@rule("D-1.3", "D-2.2", "D-2.4")
def test_a_side_keeps_its_cards_and_there_are_nine_battlefields() -> None:
    game = GAME.make({"packs": [WHAT_IF]}, "1")
    zones = game.state.zones
    for seat in (0, 1):
        assert len(zones[DECK + seat]) == DECK_SIZE - LEFT_OUT - OPENING_HANDS[seat]
        assert len(CONTENT.decks[seat]) == DECK_SIZE
    assert len(zones[BATTLEFIELDS]) == 9


def test_captain_carter_grows_with_the_damage_of_an_attack() -> None:
    s = play(
        phase="attack",
        active="villains",
        villains={"slots": {1: "hydra_trooper", 4: "hydra_recruit"}},
        heroes={"slots": {1: "captain_america", 4: "shield_medic"}},
    )
    assert s.damage("heroes", 1) == 1
    assert s.events("strengthen") == [(s.slot("heroes", 1), 1)]


def test_frost_thor_holds_whom_he_is_told() -> None:
    s = play(
        active="heroes",
        heroes={"hand": ["thor", "luke_cage", "wasp", "hulk"], "artifacts": [USABLE]},
        villains={"slots": {1: "hydra_trooper", 2: "hydra_recruit"}},
    )
    s.do("play thor", "slot 1", "pick hydra_recruit")
    assert s.names("hold") == ["hydra_recruit"]
    assert s.game.figure(s.slot("villains", 2)).held and not s.game.figure(s.slot("villains", 1)).held


def test_the_boosted_one_holds_up_to_two_or_none() -> None:
    for picks, held in ((["done"], 0), (["pick hydra_trooper", "pick hydra_recruit"], 2)):
        s = play(
            active="heroes",
            heroes={"hand": ["thor_boosted", "luke_cage", "hulk", "she_hulk", "wasp"]},
            villains={"slots": {1: "hydra_trooper", 2: "hydra_recruit", 3: "hydra_kidnapper"}},
        )
        s.do("play thor_boosted", "slot 1", *picks)
        assert len(s.events("hold")) == held


def test_the_director_strengthens_agents_only() -> None:
    s = play(heroes={"slots": {1: "shield_recruit", 2: "wasp", 3: "black_widow"}})
    assert [s.strength("heroes", slot) for slot in (1, 2, 3)] == [1 + 1, 1, 1]
    assert play(heroes={"slots": {1: "shield_recruit"}}).strength("heroes", 1) == 1


def test_the_boosted_director_draws_for_an_agent_and_for_nobody_else() -> None:
    for defeated, drawn in (("shield_recruit", ["hulk"]), ("wasp", [])):
        s = play(
            phase="attack",
            heroes={"slots": {1: defeated, 6: "black_widow_boosted"}, "deck_top": ["hulk"]},
            villains={"slots": {1: {"card": "crossbones_boosted", "strengthened": 3}}},
        )
        assert s.names("defeat") == [defeated]
        assert [each for each in s.hand("heroes") if each == "hulk"] == drawn


def test_ultron_hurts_everybody_at_his_location() -> None:
    s = play(
        phase="attack",
        villains={"slots": {2: "ultron"}},
        heroes={"slots": {1: "hulk", 2: "luke_cage", 3: "vision_boosted", 4: "she_hulk_boosted"}},
    )
    # Luke Cage is protected from 1 of the attack, and not from what it sets off
    assert [s.damage("heroes", slot) for slot in (1, 2, 3, 4)] == [1, 1 + 1, 1, 0]


def test_king_loki_moves_an_opponent() -> None:
    s = play(villains={"hand": ["loki", "zola", "leader"]}, heroes={"slots": {1: "hulk", 2: "wasp"}})
    s.do("play loki", "slot 1", "pick wasp", "slot 6")
    assert s.slots("heroes") == ["hulk", "", "", "", "", "wasp"]


def test_the_moon_gives_a_card_or_a_step() -> None:
    for mode, hand, marker in (("mode 1", ["hulk"], 0), ("mode 2", [], 1)):
        s = play(
            active="heroes",
            heroes={"hand": ["what_if_moon", "black_widow", "wasp"], "artifacts": [USABLE], "deck_top": ["hulk"]},
        )
        s.do("play what_if_moon", mode)
        assert (s.hand("heroes"), s.marker, s.points) == (hand, marker, 1)
        assert s.battlefields[-1] == "what_if_moon"


@pytest.mark.parametrize("bots", [("random", "random"), ("sensible", "sensible"), ("sensible", "random")])
def test_whole_games_are_played_by_the_rules(bots: tuple[str, str]) -> None:
    came: set[str] = set()
    for number in range(4):
        game = GAME.make({"packs": [WHAT_IF]}, f"what if {number}")
        players = [make_bot("skirmish", bot, f"{bot} {number}") for bot in bots]
        after = watch(game)
        while game.pending:
            decision = game.pending[0]
            option = players[decision.seat].choose(game, decision.seat, decision)
            if option[0] == "play":
                came.add(game.code(option[1]))
            game.apply(decision.seat, option)
            after()
        assert game.over
    assert came & set(PACK.part("cards"))


def make(seed: str) -> Skirmish:
    return GAME.make({"packs": [WHAT_IF]}, seed)


def test_games_with_it_conform() -> None:
    assert check_game(make, ["what if"], every=12, hash_seed=False).decisions > 20


def test_a_game_is_saved_loaded_and_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_store, "_known", {})
    game = new_game("skirmish", packs=[WHAT_IF], seed=5)
    for _ in range(20):
        decision = game.pending[0]
        game.apply(decision.seat, decision.options[0])
    save(game, tmp_path / "game.json")
    pack_store._known.clear()
    again = load(tmp_path / "game.json")
    assert again.digest() == game.digest() == digest(game.rules)
    first, second = (cast(Any, each.rules).face(1).facts for each in (game, again))
    assert first == second
    assert again.rules.setup["packs"][0]["id"] == "what_if"
