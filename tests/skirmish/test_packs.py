"""Packs of the duel: the notation of every shipped card, what is refused, and a game with a replaced card."""

from pathlib import Path

import pytest

from goldenrule.games.skirmish import GAME
from goldenrule.games.skirmish.catalogue import shipped
from goldenrule.games.skirmish.pack_cards import VOCABULARY, PackCard
from goldenrule.games.skirmish.packs import PACKS
from goldenrule.kernel.errors import BadInput
from goldenrule.packs.reading import read_pack
from tests.skirmish.cards_for_tests import ARTIFACTS, BATTLEFIELDS, side_cards

MANIFEST = "format: 1\nid: mine\ngame: skirmish\nfiles: [cards.yaml]\n"
CARD = """
- id: kang
  name: Kang
  kind: {kind}
  faction: villains
  character: kang
  version: standard
  colour: blue
  strength: 1
  life: 4
  source: printed
  copies: 2
  abilities: [{ability}]
"""


def folder(path: Path, cards: str) -> Path:
    (path / "pack.yaml").write_text(MANIFEST, "utf-8")
    (path / "cards.yaml").write_text(cards, "utf-8")
    return path


def test_every_card_survives_the_notation() -> None:
    cards = [*shipped().part("cards").values(), *side_cards("heroes"), *BATTLEFIELDS, *ARTIFACTS]
    assert len(cards) > 100
    for card in cards:
        assert VOCABULARY.load(VOCABULARY.dump(card, PackCard), PackCard) == card


def test_a_pack_replaces_a_card_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    pack = folder(tmp_path, CARD.format(kind="main", ability="{immediate: {gain_points: 2}}"))
    g = GAME.make({"packs": [str(pack)]}, "x")
    assert g.content.face("kang").facts.source == "printed" and not g.content.face("kang").symbols
    assert [each["id"] for each in g.setup["packs"]] == ["mine"]
    assert GAME.make(g.setup, "x").content is g.content, "a record names the pack by its hash"
    assert GAME.make({}, "x").content_hash() != g.content_hash()


@pytest.mark.parametrize(
    ("kind", "ability", "message"),
    [
        ("side", "{immediate: {draw: 1}}", "only a Main Character can have `character`"),
        ("main", "{single_use: {draw: 1}}", "only an Artifact can have a single use"),
        ("main", "{immediate: {drawn: 1}}", "drawn"),
        ("battlefield", "{immediate: {draw: 1}}", "has no faction"),
        ("artifact", "{attack: {draw: 1}}", "never attacks"),
    ],
)
def test_what_does_not_fit_is_said(tmp_path: Path, kind: str, ability: str, message: str) -> None:
    with pytest.raises(BadInput, match="cannot be used") as error:
        read_pack(folder(tmp_path, CARD.format(kind=kind, ability=ability)), PACKS)
    every = str(error.value)
    assert message in every or "more;" in every
