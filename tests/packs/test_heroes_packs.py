"""Packs of Marvel Heroes: a replaced hero at the table, what is checked, and packs that mean harm."""

import random
from pathlib import Path
from typing import Any

import pytest

from goldenrule import load, new_game, save
from goldenrule.bots import make_bot
from goldenrule.games.heroes import GAME
from goldenrule.games.heroes.audit import watch
from goldenrule.games.heroes.catalogue import load_content, shipped
from goldenrule.games.heroes.ops.players import GainVp
from goldenrule.games.heroes.pack_cards import VOCABULARY, PackCard
from goldenrule.games.heroes.packs import PACKS
from goldenrule.kernel.codec import digest
from goldenrule.kernel.errors import BadInput, CardFault
from goldenrule.kernel.expressions import LARGEST
from goldenrule.packs import pack_store
from goldenrule.packs.pack_template import make_pack
from goldenrule.packs.problems import Problem
from goldenrule.packs.reading import check_pack, read_pack
from goldenrule.packs.schema import schema
from goldenrule.words.texts import Texts
from tests.packs.schema_check import faults
from tests.packs.writing import write

pytestmark = pytest.mark.usefixtures("home")

POWER = {"name": "Fist", "colour": "red", "attack": 5, "defense": 5, "outwit": 5}
HULK: dict[str, Any] = {
    "id": "hulk",
    "name": "Red Hulk",
    "type": "hero",
    "team": "avengers",
    "level": 1,
    "ko": 3,
    "skill": "fight",
    "powers": [POWER],
}
TAKEN: dict[str, Any] = {"name": "x", "type": "hero", "copies": 0}


def checked(tmp_path: Path, *cards: dict[str, Any]) -> list[Problem]:
    return check_pack(write(tmp_path, "heroes", *cards), PACKS)[1]


def at_action(effect: Any) -> dict[str, Any]:
    """Every player may use it whenever he acts, at no cost."""
    return {"kind": "support", "name": "Trap", "moment": "planning", "effect": effect}


# -- the notation --------------------------------------------------------------------------------------------------


def test_every_shipped_card_comes_back_and_fits_the_schema() -> None:
    wanted = schema(PACKS)
    cards = shipped().part("cards")
    assert len(cards) > 200
    for card in cards.values():
        plain = VOCABULARY.dump(card, PackCard)
        assert VOCABULARY.load(plain, PackCard) == card
        assert faults([plain], wanted) == []


def test_the_shipped_set_passes_the_checks_of_packs() -> None:
    assert PACKS.check(shipped()) == []


def test_a_new_pack_is_good_and_its_cards_are_told_in_words(tmp_path: Path) -> None:
    make_pack(tmp_path / "mine", PACKS)
    pack = read_pack(tmp_path / "mine", PACKS)
    assert set(pack.part("cards")) == {"thor", "mine_courier"}
    texts = Texts("en", strict=True)
    said = [" ".join(PACKS.describe(pack, "cards", key, texts)) for key in pack.part("cards")]
    assert "Thrown Hammer (red): Attack 5, Defense 2, Outwit 2." in said[0]
    assert "roll 2 more dice" in said[0]
    assert "as an action: draw 1 Villain card" in said[1]


# -- playing -------------------------------------------------------------------------------------------------------


def test_a_pack_replaces_a_hero_and_his_ability_is_used(tmp_path: Path) -> None:
    ability = {"kind": "combat", "name": "Rage", "moment": "before_roll", "effect": {"add_dice": 3}}
    folder = write(tmp_path, "heroes", {**HULK, "abilities": [ability]})
    used = 0
    for number in range(6):
        options = {"packs": [str(folder)], "teams": ["avengers", "x_men"]}
        game = GAME.make(options, f"{number}")
        hulk = game.face(next(e for e in range(1, len(game.state.ident)) if game.code(e) == "hulk"))
        assert hulk.facts.name == "Red Hulk" and hulk.facts.level == 1
        chance = random.Random(number)
        after = watch(game)
        while game.pending:
            decision = game.pending[0]
            mine = [o for o in decision.options if o[1] and o[0] == "use" and game.code(o[1]) == "hulk"]
            bold = [o for o in decision.options if o[0] in ("troubleshoot", "ready", "lead")]
            option = chance.choice(mine or (bold if bold and chance.random() < 0.6 else list(decision.options)))
            used += option in mine
            game.apply(decision.seat, option)
            after()
        assert game.over
    assert used


def test_a_game_with_a_pack_is_saved_loaded_and_played_by_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_store, "_known", {})
    game = new_game("heroes", packs=[write(tmp_path, "heroes", HULK)], seed=3)
    bots = [make_bot("heroes", "sensible", f"{seat}") for seat in range(game.seats)]
    for _ in range(60):
        decision = game.pending[0]
        game.apply(decision.seat, bots[decision.seat].choose(game.rules, decision.seat, decision))
    save(game, tmp_path / "game.json")
    pack_store._known.clear()
    again = load(tmp_path / "game.json")
    assert again.digest() == game.digest()
    assert again.rules.content.face("hulk").facts.name == "Red Hulk"


# -- what is checked ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ([{**HULK, "id": "red_hulk"}], "the team avengers has 5 heroes"),
        ([{**HULK, "id": "red_hulk"}, {**TAKEN, "id": "hulk"}], ""),
        ([{**TAKEN, "id": "hulk"}], "the team avengers has 3 heroes (captain_america, thor, iron_man)"),
        ([{**TAKEN, "id": "hulc"}], "no card of this id to take out; did you mean hulk"),
        ([{**HULK, "team": "avenger"}], "there is no team 'avenger'; did you mean avengers"),
        ([{**HULK, "id": "kingpin"}], "the id belongs to Kingpin, which is of the type mastermind"),
        ([{**HULK, "ko": 0}], "it can fight, and so needs powers and a KO value of 1 or more"),
        ([{**HULK, "level": 500}], "its level is 500; it must be 0 to 99"),
        ([{**HULK, "abilities": [{"kind": "combat", "effect": "add_dice"}]}], "with the moment ''"),
        ([{**HULK, "abilities": [{"kind": "plan", "moment": "action"}]}], "its ability 1 is 'plan'"),
        (
            [{**HULK, "abilities": [{**at_action("add_dice"), "test": {"exists": {"heroes": {"id": "hulc"}}}}]}],
            "there is no hero 'hulc'; did you mean hulk",
        ),
        ([{"id": "defenders", "name": "Defenders", "type": "team"}], "the team defenders has 0 heroes"),
        ([{"id": "x_y", "name": "Boss", "type": "mastermind", "team": "x_men", "ko": 3, "powers": [POWER]}],
         "x_y does not have one plan of each stage (prologue, development, conclusion)"),
        ([{**HULK, "copies": 41}], "its copies is 41; it must be 1 to 40"),
        ([{**HULK, "levle": 1}], "has no field 'levle'"),
        ([{**HULK, "source": "printed", "marks": {"level": "public"}}], ""),
        ([{**HULK, "marks": {"level": "rumour"}}], "'rumour' is not allowed here; known: invented, printed, public"),
    ],
)  # fmt: skip
def test_problems_are_told(tmp_path: Path, cards: list[dict[str, Any]], text: str) -> None:
    problems = checked(tmp_path, *cards)
    if not text:
        assert problems == []
    else:
        assert any(text in problem.text for problem in problems), problems


def test_a_special_headline_keeps_its_id(tmp_path: Path) -> None:
    scenario = next(each for each in shipped().part("cards").values() if each.special is not None)
    card = {"id": f"{scenario.id}_headline", "name": "x", "type": "ally"}
    assert "belongs to the Special Headline of" in checked(tmp_path, card)[0].text


# -- harm ----------------------------------------------------------------------------------------------------------


def trap(tmp_path: Path, effect: Any) -> Any:
    """A game whose scenario does something in every Deployment."""
    scenario = VOCABULARY.dump(shipped().part("cards")["born_again"], PackCard)
    ability = {"kind": "scenario", "moment": "deployment", "forced": True, "effect": effect}
    folder = write(tmp_path, "heroes", {**scenario, "abilities": [ability]})
    game = GAME.make({"packs": [str(folder)]}, "1")
    while game.pending:
        kept = game.clone()
        decision = game.pending[0]
        try:
            game.apply(decision.seat, decision.options[-1])
        except CardFault as error:
            return kept, error
        if game.state.round > 2:
            return game, None
    return game, None


def test_loops_in_loops_come_to_an_end_and_the_position_before_is_kept(tmp_path: Path) -> None:
    effect: Any = {"bind": {"name": "a", "number": 1}}
    for _ in range(4):
        effect = {"repeat": {"times": 9999, "do": effect}}
    kept, error = trap(tmp_path, [{"draw_resources": {"n": 1}}, effect])
    assert "The card 'born_again' never ends" in str(error)
    assert digest(kept) and kept.legal(kept.pending[0].seat)


@pytest.mark.pure_only
def test_a_card_that_breaks_the_engine_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    effects = [{"draw_resources": {"n": 1}}, {"gain_vp": {"n": 1}}]
    monkeypatch.setattr(GainVp, "run", lambda *_: dict[str, int]()["no such card"])
    _, error = trap(tmp_path, effects)
    assert "The game broke while the card 'born_again' was being carried out" in str(error)


def test_huge_numbers_stay_numbers_and_drawing_ends_with_the_deck(tmp_path: Path) -> None:
    huge: Any = 9999
    for _ in range(12):
        huge = {"times": {"left": huge, "right": 9999}}
    effects = [{"gain_plot_points": {"n": huge, "who": "each"}}, {"draw_resources": {"n": huge, "who": "each"}}]
    game, error = trap(tmp_path, effects)
    assert error is None
    assert digest(game) and max(game.state.points) >= LARGEST


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("native", "there is no word 'native'"),
        ({"paid": {"cost": {}, "kind": "x"}}, "there is no word 'paid'"),
        ({"draw_resources": {"n": 10**12}}, "is too large"),
        ([{"draw_resources": {"n": 1}}] * 3000, "at most 2000"),
        ([[{"draw_resources": {"n": 1}}] * 100] * 9, "more than 400 words"),
        ([[], {"may": []}], "ability 1: it does nothing; write what it does, or leave it out."),
    ],
)
def test_what_is_refused_at_once(tmp_path: Path, effect: Any, text: str) -> None:
    folder = write(tmp_path, "heroes", {**HULK, "abilities": [at_action(effect)]})
    assert any(text in problem.text for problem in check_pack(folder, PACKS)[1])
    with pytest.raises(BadInput, match="cannot be used"):
        GAME.make({"packs": [str(folder)]}, "1")


def test_content_knows_what_is_taken_out(tmp_path: Path) -> None:
    folder = write(tmp_path, "heroes", {**HULK, "id": "red_hulk"}, {**TAKEN, "id": "hulk"})
    content = load_content((read_pack(folder, PACKS),))
    assert [face.code for face in content.of("hero") if face.team == "avengers"][-1] == "red_hulk"
    assert "hulk" not in content.index
