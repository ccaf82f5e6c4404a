"""Every YAML block of docs/packs.md is what the page says it is."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from goldenrule.games.champions.abilities import ABILITIES, CardAbility
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.pack_cards import PackCard
from goldenrule.games.champions.pack_checks import KEYWORDS
from goldenrule.games.champions.packs import PACKS
from goldenrule.games.champions.set_entries import EncounterSet, HeroSet
from goldenrule.games.heroes import pack_cards as heroes
from goldenrule.games.heroes import packs as heroes_packs
from goldenrule.games.heroes.content import CardAbility as HeroesAbility
from goldenrule.games.skirmish import pack_cards as skirmish
from goldenrule.games.skirmish import packs as skirmish_packs
from goldenrule.games.skirmish.abilities import Ability
from goldenrule.packs.notation import Vocabulary
from goldenrule.packs.reading import GamePacks, Manifest, check_pack, read_pack
from goldenrule.packs.yaml_files import load_yaml
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts
from tests.playing import answers

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "packs.md").read_text("utf-8")
BLOCKS = re.findall(r"^```yaml ?(\w*)\n(.*?)^```", PAGE, re.M | re.S)
KINDS: dict[str, tuple[Vocabulary, Any]] = {
    "manifest": (Vocabulary(()), Manifest),
    "cards": (PACKS.vocabulary, tuple[PackCard, ...]),
    "abilities": (PACKS.vocabulary, tuple[CardAbility, ...]),
    "heroes": (PACKS.vocabulary, tuple[HeroSet, ...]),
    "encounter_sets": (PACKS.vocabulary, tuple[EncounterSet, ...]),
    "skirmish_cards": (skirmish.VOCABULARY, tuple[skirmish.PackCard, ...]),
    "skirmish_abilities": (skirmish.VOCABULARY, tuple[Ability, ...]),
    "heroes_cards": (heroes.VOCABULARY, tuple[heroes.PackCard, ...]),
    "heroes_abilities": (heroes.VOCABULARY, tuple[HeroesAbility, ...]),
}


WHOLE = {"scenario"}
"""Blocks that are whole card files, with several parts."""


@pytest.mark.parametrize(
    ("kind", "text"),
    [each for each in BLOCKS if each[0] not in WHOLE],
    ids=[kind for kind, _ in BLOCKS if kind not in WHOLE],
)
def test_a_block_is_read(kind: str, text: str) -> None:
    data, _ = load_yaml(text.encode(), f"docs/packs.md, {kind}", deepest=60)
    words, wanted = KINDS[kind]
    assert words.load(data, wanted, kind)


def test_every_fact_field_and_keyword_of_champions_is_described() -> None:
    """The page names each field of a card, of how it is played and of its abilities, and each keyword."""
    named = {*PackCard.__struct_fields__, *PlayRules.FIELDS, *KEYWORDS}
    named |= {field for ability in ABILITIES for field in ability.FIELDS}
    per_player = {field for field in named if field.endswith("_per_player")}
    written = {"when": "its trigger", "produces": "what it generates", "mods": "modifiers", "period": "a period"}
    missing = [name for name in named - per_player if not re.search(rf"\b{written.get(name, name)}\b", PAGE)]
    assert missing == []


def test_every_kind_of_block_is_there() -> None:
    assert {kind for kind, _ in BLOCKS} == {*KINDS, *WHOLE}


def test_manifest_and_card_of_the_page_are_a_good_pack(tmp_path: Path) -> None:
    blocks = dict(BLOCKS)
    (tmp_path / "pack.yaml").write_text(blocks["manifest"], "utf-8")
    (tmp_path / "cards.yaml").write_text(blocks["cards"], "utf-8")
    assert check_pack(tmp_path, PACKS)[1] == []


@pytest.mark.parametrize(("game", "packs"), [("skirmish", skirmish_packs.PACKS), ("heroes", heroes_packs.PACKS)])
def test_the_cards_of_other_games_are_good_packs(game: str, packs: GamePacks, tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(f"format: 1\nid: mine\ngame: {game}\nfiles: [cards.yaml]\n", "utf-8")
    (tmp_path / "cards.yaml").write_text(dict(BLOCKS)[f"{game}_cards"], "utf-8")
    pack, problems = check_pack(tmp_path, packs)
    assert problems == []
    texts = Texts("en", strict=True)
    assert pack is not None
    assert all(packs.describe(pack, "cards", key, texts) for key in pack.part("cards"))


def test_the_hero_of_the_page_is_that_of_the_example() -> None:
    data, _ = load_yaml(dict(BLOCKS)["heroes"].encode(), "heroes")
    (hero,) = PACKS.vocabulary.load(data, KINDS["heroes"][1], "heroes")
    assert hero == read_pack(ROOT / "examples" / "packs" / "echo", PACKS).part("heroes")["echo"]


def night_market(folder: Path) -> str:
    """The pack of the page's scenario."""
    (folder / "pack.yaml").write_text("format: 1\nid: night\ngame: champions\nfiles: [scenario.yaml]\n", "utf-8")
    (folder / "scenario.yaml").write_text(dict(BLOCKS)["scenario"], "utf-8")
    return str(folder)


def test_the_scenario_of_the_page_is_a_good_pack(tmp_path: Path) -> None:
    pack, problems = check_pack(night_market(tmp_path), PACKS)
    assert problems == []
    assert pack is not None
    texts = Texts("en", strict=True)
    assert all(PACKS.describe(pack, "cards", key, texts) for key in pack.part("cards"))


@pytest.mark.parametrize(("expert", "stage"), [(False, "night_v1"), (True, "night_v2")])
@pytest.mark.parametrize("heroes", [["spider_man"], ["she_hulk", "iron_man"]])
def test_the_scenario_of_the_page_is_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expert: bool, stage: str, heroes: list[str]
) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    folder = tmp_path / "night"
    folder.mkdir()
    packs = [night_market(folder)]
    seen: set[str] = set()
    for seed in range(6):
        options = {"packs": packs, "scenario": "night_market", "heroes": heroes, "expert": expert}
        game: Any = find_game("champions").make(options, str(seed))
        state = game.state
        assert game.face(state.villain).code == stage
        assert game.face(state.main_scheme).code == "night_1b"
        in_play = {game.face(e).name for e in range(1, len(state.ident)) if game.in_play(e)}
        assert "Sold to the Dark" in in_play
        for _ in answers(game, random.Random(seed)):
            seen |= {game.face(state.villain).code, game.face(state.main_scheme).code}
        assert game.over
    assert "night_2b" in seen
