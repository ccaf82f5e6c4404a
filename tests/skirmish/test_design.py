"""What the invented cards promise as a set: mighty characters are mighty, boosted versions do something else, too, and
are stronger, no two characters are alike, and the words that the engine knows are used."""

from collections import Counter
from itertools import combinations, permutations
from pathlib import Path
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
    "hulk": 6, "thor": 6,
    "captain_marvel": 4, "she_hulk": 4, "vision": 4, "luke_cage": 4, "ultron": 4, "loki": 4,
    "iron_man": 3, "captain_america": 3, "spider_man": 3, "doctor_strange": 3, "red_skull": 3, "kingpin": 3, "zola": 3,
    "baron_mordo": 3, "green_goblin": 3,
    "wasp": 2, "taskmaster": 2, "crossbones": 2, "doctor_octopus": 2, "kang": 2,
    "black_widow": 1, "leader": 1,
}  # fmt: skip
"""How much each character can take and how hard it hits: 6 hardly anything fells, 4 more than any human, 3 armoured,
enhanced, or guarded by magic, 2 skilled or well equipped, 1 without much to set against a blow."""
RIVALS = [
    ("spider_man", "green_goblin"), ("spider_man", "doctor_octopus"), ("captain_america", "red_skull"),
    ("captain_america", "crossbones"), ("captain_america", "zola"), ("doctor_strange", "baron_mordo"),
    ("thor", "loki"), ("hulk", "leader"), ("vision", "ultron"),
]  # fmt: skip
"""A hero, and the villain who has never been more than his match."""
MIRRORS = {"taskmaster"}
"""What is printed on him is not how hard he hits: he adds the Strength of the card that he faces."""
PAGE = Path(__file__).parents[2] / "docs" / "skirmish_balance.md"
WORSE_BY, BETTER_BY = 3.0, 5.0
"""By how many percentage points of win rate a copy of a boosted version may be worse or better than a standard one.
A boosted version that is better by more makes the standard one a card to pay with."""
FACES = {face.key: face for face in load_content().faces if face.kind == "main"}
PAIRS = [(FACES[character], FACES[f"{character}_boosted"]) for character in sorted(MIGHT)]
USED: dict[type[Any], int] = {
    characters.Hold: 4, characters.Swap: 2, characters.MoveCard: 5, characters.PutIntoPlay: 2, characters.Strengthen: 1,
    characters.ReturnToHand: 2, characters.DamageBoth: 1, characters.Heal: 3, board.LocationBonus: 2,
    board.MoveArtifactMarker: 3, board.GainPoints: 4, board.FreeCivilians: 2, board.LoseCivilians: 2, hands.Discard: 2,
    hands.OpponentDiscards: 1, hands.OpponentDiscardsAtRandom: 2, hands.OpponentDraws: 2, hands.Draw: 4,
    Choose: 10, ChooseMode: 2, May: 1,
    a.Immediate: 10, a.Attack: 10, a.Action: 6, a.Permanent: 8, a.StrengthBonus: 4, a.LifeBonus: 1, a.Protection: 3,
    a.NoBonus: 1, a.DrawBonus: 1, a.Defeated: 4, a.Damaged: 1, a.Played: 1, a.Recruitment: 1, a.CivilianFreed: 1,
    a.BattlefieldPlayed: 1, sets.Opposite: 3, sets.Neighbours: 3, sets.OppositeNeighbours: 3, sets.SameLocation: 3,
    sets.Defender: 1, conditions.HadDefender: 1, conditions.DefeatedDefender: 2,
}  # fmt: skip
"""How many cards at least use a word of the engine, Artifacts not counted."""


def spared(face: Face) -> int:
    """What a card is spared of each attack."""
    found = [each for each in face.abilities if isinstance(each, a.Protection) and isinstance(each.to, sets.This)]
    return sum(each.amount.n for each in found if isinstance(each.amount, Const))


def endures(face: Face) -> int:
    """Life, and what the card is spared of the two attacks that come at the least."""
    return face.life + 2 * spared(face)


def falls_after(face: Face, strength: int) -> int:
    """How many attacks of that Strength defeat a card."""
    return -(-face.life // (strength - spared(face)))


def measured(version: str) -> dict[str, float]:
    """What one more copy of each character in a version is worth on the page, in percentage points of win rate."""
    column = {"standard": 3, "boosted": 4}[version]
    names = {face.facts.name: face.character for face in FACES.values()}
    cells = [[cell.strip() for cell in line.split("|")] for line in PAGE.read_text("utf-8").splitlines()]
    found = {names[row[1]]: row[column] for row in cells if len(row) == 7 and row[1] in names}
    return {who: float(said.partition(" ± ")[0]) for who, said in found.items()}


def shape(face: Face) -> str:
    """What a card does, without the numbers."""
    return str(sorted(erased(each) for each in face.abilities))


def erased(node: Any) -> str:
    """A tree in writing, without its plain numbers and yes or no: those make no other ability."""
    if isinstance(node, Const):
        return "n"
    if isinstance(node, bool):
        return "b"
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
    assert max(face.strength for face in others) < min(hulk.strength, thor.strength)


@pytest.mark.parametrize("strength", [2, 3, 4])
@pytest.mark.parametrize("version", [0, 1])
def test_nobody_stands_more_attacks_than_hulk_and_thor(version: int, strength: int) -> None:
    most = min(falls_after(FACES[each + ("", "_boosted")[version]], strength) for each in ("hulk", "thor"))
    assert [pair[version].key for pair in PAIRS if falls_after(pair[version], strength) > most] == []


@pytest.mark.parametrize("version", [0, 1])
def test_nobody_hits_harder_than_who_is_mightier(version: int) -> None:
    """A weapon that hits harder is an ability, as the blow of Crossbones when he comes."""
    faces = [pair[version] for pair in PAIRS]
    assert [
        (weak.key, strong.key)
        for weak, strong in permutations(faces, 2)
        if MIGHT[weak.character] < MIGHT[strong.character]
        and weak.strength > strong.strength
        and strong.character not in MIRRORS
    ] == []


@pytest.mark.parametrize("version", [0, 1])
@pytest.mark.parametrize(("hero", "villain"), RIVALS)
def test_no_villain_is_more_than_a_match_for_his_hero(hero: str, villain: str, version: int) -> None:
    mine, theirs = (FACES[each + ("", "_boosted")[version]] for each in (hero, villain))
    assert mine.strength >= theirs.strength and endures(mine) >= endures(theirs)


def test_an_artifact_does_not_make_baron_mordo_outhit_thor() -> None:
    assert FACES["baron_mordo_boosted"].strength + 1 < FACES["thor_boosted"].strength


@pytest.mark.parametrize(("plain", "boosted"), PAIRS, ids=sorted(MIGHT))
def test_a_boosted_version_does_something_else_not_only_more_of_it(plain: Face, boosted: Face) -> None:
    assert shape(plain) != shape(boosted)
    assert len(boosted.symbols) == len(plain.symbols) + 1
    assert boosted.life > plain.life
    assert boosted.strength > plain.strength or plain.character in MIRRORS


@pytest.mark.parametrize("character", sorted(MIGHT))
def test_a_boosted_version_is_worth_about_as_much_as_its_standard_one(character: str) -> None:
    """Measured by the games on the page."""
    assert -WORSE_BY < measured("boosted")[character] - measured("standard")[character] < BETTER_BY


def test_no_character_is_another_one_and_more() -> None:
    """Of two cards of a side and version with the same cost, none has all that the other has."""
    found = []
    for version in (0, 1):
        for one, other in combinations([pair[version] for pair in PAIRS], 2):
            for more, less in ((one, other), (other, one)):
                same = more.seat == less.seat and len(more.symbols) == len(less.symbols)
                does = {erased(each) for each in less.abilities} <= {erased(each) for each in more.abilities}
                if same and does and more.strength >= less.strength and more.life >= less.life:
                    found.append((more.key, less.key))
    assert found == []


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
