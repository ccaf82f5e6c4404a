"""What the invented cards promise as a set: mighty characters are mighty, boosted versions do something else, too, no
two characters are alike, and the words that the engine knows are used."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from goldenrule.games.skirmish import abilities as a
from goldenrule.games.skirmish.catalogue import load_content
from goldenrule.games.skirmish.content import Face
from goldenrule.games.skirmish.ops import board, characters, hands
from goldenrule.games.skirmish.selectors import cards as sets
from goldenrule.games.skirmish.selectors import conditions
from goldenrule.kernel.choices import Choose, ChooseMode, May
from goldenrule.kernel.expressions import Const
from goldenrule.packs.trees import nodes

MIGHT = {
    "hulk": 5, "thor": 5,
    "captain_marvel": 4, "she_hulk": 4, "vision": 4, "luke_cage": 4, "ultron": 4, "loki": 4,
    "iron_man": 3, "captain_america": 3, "spider_man": 3, "red_skull": 3, "kingpin": 3, "zola": 3, "baron_mordo": 3,
    "doctor_strange": 2, "taskmaster": 2, "crossbones": 2, "green_goblin": 2, "doctor_octopus": 2,
    "black_widow": 1, "wasp": 1, "leader": 1, "kang": 1,
}  # fmt: skip
"""How much each character can take: 5 hardly anything fells, 4 more than any human, 3 armoured, enhanced or obstinate,
2 skilled, 1 without much to set against a blow (Kang is elsewhere when it comes to blows)."""
FACES = {face.key: face for face in load_content().faces if face.kind == "main"}
PAIRS = [(FACES[character], FACES[f"{character}_boosted"]) for character in sorted(MIGHT)]
USED: dict[type[Any], int] = {
    characters.Hold: 4, characters.Swap: 2, characters.MoveCard: 5, characters.PutIntoPlay: 2, characters.Strengthen: 1,
    characters.ReturnToHand: 2, characters.DamageBoth: 1, characters.Heal: 3, board.LocationBonus: 2,
    board.MoveArtifactMarker: 3, board.GainPoints: 4, board.FreeCivilians: 2, board.LoseCivilians: 2, hands.Discard: 2,
    hands.OpponentDiscards: 1, hands.OpponentDiscardsAtRandom: 2, hands.OpponentDraws: 2, hands.Draw: 4,
    Choose: 10, ChooseMode: 2, May: 1,
    a.Immediate: 10, a.Attack: 10, a.Action: 6, a.Permanent: 8, a.StrengthBonus: 4, a.LifeBonus: 1, a.Protection: 3,
    a.NoBonus: 1, a.Defeated: 4, a.Damaged: 1, a.Played: 1, a.Recruitment: 1, a.CivilianFreed: 1,
    a.BattlefieldPlayed: 1, sets.Opposite: 3, sets.Neighbours: 3, sets.OppositeNeighbours: 3, sets.SameLocation: 3,
    sets.Defender: 1, conditions.HadDefender: 1, conditions.DefeatedDefender: 2,
}  # fmt: skip
"""How many cards at least use a word of the engine, Artifacts not counted."""


def endures(face: Face) -> int:
    """Life, and what it is spared of each attack."""
    spared = [each for each in face.abilities if isinstance(each, a.Protection) and isinstance(each.to, sets.This)]
    return face.life + sum(each.amount.n for each in spared if isinstance(each.amount, Const))


def shape(face: Face) -> str:
    """What a card does, without the numbers."""
    return str(sorted(erased(each) for each in face.abilities))


def erased(node: Any) -> str:
    """A tree in writing, without its plain numbers."""
    if isinstance(node, Const):
        return "n"
    if isinstance(node, tuple):
        return f"({', '.join(map(erased, node))})"
    if hasattr(node, "FIELDS"):
        return f"{type(node).__name__}({', '.join(erased(getattr(node, name)) for name in node.FIELDS)})"
    return repr(node)


def test_every_character_has_its_might() -> None:
    assert MIGHT.keys() == {face.character for face in FACES.values()}


@pytest.mark.parametrize(("plain", "boosted"), PAIRS, ids=sorted(MIGHT))
def test_the_mightier_endure_more(plain: Face, boosted: Face) -> None:
    might = MIGHT[plain.character]
    assert (endures(plain), endures(boosted)) == (might + 2, might + 3)


@pytest.mark.parametrize("version", [0, 1])
def test_nobody_outlives_or_outhits_hulk_and_thor(version: int) -> None:
    hulk, thor = (FACES[each + ("", "_boosted")[version]] for each in ("hulk", "thor"))
    others = [pair[version] for pair in PAIRS if pair[version] not in (hulk, thor)]
    assert max(face.life for face in others) < min(hulk.life, thor.life)
    assert max(face.strength for face in others) <= max(hulk.strength, thor.strength)


@pytest.mark.parametrize(("plain", "boosted"), PAIRS, ids=sorted(MIGHT))
def test_a_boosted_version_does_something_else_not_only_more_of_it(plain: Face, boosted: Face) -> None:
    assert shape(plain) != shape(boosted)
    assert len(boosted.symbols) == len(plain.symbols) + 1
    assert boosted.strength >= plain.strength and boosted.life >= plain.life


def test_no_two_characters_are_alike() -> None:
    of_shape: dict[str, set[str]] = {}
    for face in load_content().faces:
        if face.seat >= 0 and face.abilities:
            of_shape.setdefault(shape(face), set()).add(face.character or face.key)
    assert [alike for alike in of_shape.values() if len(alike) > 1] == []


def test_no_ability_is_of_two_main_characters() -> None:
    owners: dict[str, set[str]] = {}
    for face in FACES.values():
        for ability in face.abilities:
            owners.setdefault(erased(ability), set()).add(face.character)
    assert {key: who for key, who in owners.items() if len(who) > 1} == {}


def test_the_words_of_the_engine_are_used() -> None:
    found: Counter[type[Any]] = Counter()
    for face in load_content().faces:
        if face.kind != "artifact":
            found.update({type(node) for node, _ in nodes(face.abilities)})
    assert {kind.__name__: found[kind] for kind, least in USED.items() if found[kind] < least} == {}
