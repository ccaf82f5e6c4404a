"""Every YAML block of docs/packs.md is what the page says it is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from goldenrule.games.champions.content import CardAbility
from goldenrule.games.champions.packs import PACKS, PackCard
from goldenrule.games.champions.sets import EncounterSet, HeroSet
from goldenrule.packs.notation import Vocabulary
from goldenrule.packs.reading import Manifest, check_pack, read_pack
from goldenrule.packs.yaml_files import load_yaml

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "packs.md").read_text("utf-8")
BLOCKS = re.findall(r"^```yaml ?(\w*)\n(.*?)^```", PAGE, re.M | re.S)
KINDS: dict[str, Any] = {
    "manifest": Manifest,
    "cards": tuple[PackCard, ...],
    "abilities": tuple[CardAbility, ...],
    "heroes": tuple[HeroSet, ...],
    "encounter_sets": tuple[EncounterSet, ...],
}


@pytest.mark.parametrize(("kind", "text"), BLOCKS, ids=[kind for kind, _ in BLOCKS])
def test_a_block_is_read(kind: str, text: str) -> None:
    data, _ = load_yaml(text.encode(), f"docs/packs.md, {kind}", deepest=60)
    words = Vocabulary(()) if kind == "manifest" else PACKS.vocabulary
    assert words.load(data, KINDS[kind], kind)


def test_every_kind_of_block_is_there() -> None:
    assert {kind for kind, _ in BLOCKS} == set(KINDS)


def test_manifest_and_card_of_the_page_are_a_good_pack(tmp_path: Path) -> None:
    blocks = dict(BLOCKS)
    (tmp_path / "pack.yaml").write_text(blocks["manifest"], "utf-8")
    (tmp_path / "cards.yaml").write_text(blocks["cards"], "utf-8")
    assert check_pack(tmp_path, PACKS)[1] == []


def test_the_hero_of_the_page_is_that_of_the_example() -> None:
    data, _ = load_yaml(dict(BLOCKS)["heroes"].encode(), "heroes")
    (hero,) = PACKS.vocabulary.load(data, KINDS["heroes"], "heroes")
    assert hero == read_pack(ROOT / "examples" / "packs" / "echo", PACKS).part("heroes")["echo"]
