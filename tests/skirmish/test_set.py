"""The shipped set: how many cards there are, where their values come from, and the values that the rulebook gives."""

from collections import Counter
from typing import Any

import pytest

from goldenrule.games.skirmish.abilities import Attack, Immediate
from goldenrule.games.skirmish.catalogue import load_content, shipped
from goldenrule.games.skirmish.content import Face
from goldenrule.games.skirmish.ids import COLOURS, FACTIONS
from goldenrule.games.skirmish.loops import loop
from goldenrule.games.skirmish.ops.characters import Heal, PutIntoPlay
from goldenrule.games.skirmish.ops.hands import Draw
from goldenrule.games.skirmish.selectors.cards import DiscardPile, This
from goldenrule.games.skirmish.selectors.conditions import IsCharacter
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.expressions import Const, It, Not, Where
from goldenrule.testing import rule

FACES = load_content().faces
NAMED = {"Captain Marvel", "Doctor Strange", "Hulk", "Kang", "Leader", "Zola", "Ultron", "Loki", "Street Corner"}
"""Cards that the rulebook names."""


def mains(faction: str) -> list[Face]:
    return [f for f in FACES if f.kind == "main" and f.facts.faction == faction]


def pair(character: str) -> tuple[Face, Face]:
    """The standard and the boosted version."""
    found = {f.facts.version: f for f in FACES if f.character == character}
    return found["standard"], found["boosted"]


@rule("D-1.2", "D-1.3", "D-1.4")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_has_twelve_characters_in_two_versions_of_two_copies_and_eight_agents(faction: str) -> None:
    versions = Counter(f.character for f in mains(faction))
    assert len(versions) == 12 and set(versions.values()) == {2}
    assert {f.facts.copies for f in mains(faction)} == {2}
    sides = [f for f in FACES if f.kind == "side" and f.facts.faction == faction]
    assert sum(f.facts.copies for f in sides) == 8
    assert len(load_content().decks[FACTIONS.index(faction)]) == 56


@rule("D-1.2", "D-1.6")
def test_there_are_eight_battlefields_and_twelve_artifacts() -> None:
    assert len(load_content().battlefields) == 8 and len(load_content().artifacts) == 12


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_colours_are_balanced(faction: str) -> None:
    deck = load_content().decks[FACTIONS.index(faction)]
    of_colours = Counter(f.facts.colour for f in deck)
    assert of_colours.keys() == set(COLOURS) and max(of_colours.values()) - min(of_colours.values()) <= 4
    for f in mains(faction):  # a standard version may also cost cards of any colour alone
        assert f.facts.colour in f.facts.cost or (f.facts.version == "standard" and set(f.facts.cost) == {"any"}), f.key


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_boosted_version_is_stronger_and_dearer(faction: str) -> None:
    for character in {f.character for f in mains(faction)}:
        standard, boosted = pair(character)
        assert standard.facts.name == boosted.facts.name and standard.colour == boosted.colour
        assert len(boosted.symbols) == len(standard.symbols) + 1
        assert boosted.strength + boosted.life > standard.strength + standard.life, character
        assert boosted.strength >= standard.strength and boosted.life >= standard.life


@rule("D-1.5", "D-5.4")
@pytest.mark.parametrize("faction", FACTIONS)
def test_agents_are_cheaper_and_weaker_and_some_cost_nothing(faction: str) -> None:
    sides = [f for f in FACES if f.kind == "side" and f.facts.faction == faction]
    costs = sorted(len(f.symbols) for f in sides)
    assert costs[0] == 0 and costs[-1] <= 1
    assert all(len(f.symbols) >= 1 for f in mains(faction))

    def mean(faces: list[Face]) -> float:
        return sum(f.strength + f.life for f in faces) / len(faces)

    assert mean(sides) < mean(mains(faction))


def test_every_kind_of_ability_is_there_on_both_sides() -> None:
    for faction in FACTIONS:
        kinds = Counter(type(a).__name__ for f in mains(faction) for a in f.abilities)
        assert kinds["Immediate"] >= 6 and kinds["Attack"] >= 6
        assert sum(kinds.values()) - kinds["Immediate"] - kinds["Attack"] >= 6
        assert all(f.abilities for f in mains(faction))


def test_every_card_says_where_its_values_come_from() -> None:
    for f in FACES:
        if f.kind == "artifact":
            continue
        wanted: dict[str, Any] = {}
        if f.facts.name in NAMED and f.facts.source != "rulebook":
            wanted["name"] = "rulebook"
        if f.character == "captain_marvel":
            wanted["cost"] = "rulebook"
        if f.key in ("leader", "zola"):  # boosted they have the same ability and one of ours
            wanted["abilities"] = "rulebook"
        assert f.facts.marks == wanted, f.key
        assert f.facts.source == ("rulebook" if f.key == "street_corner" else "invented")
    assert {f.facts.name for f in FACES} >= NAMED


@rule("D-5.2")
def test_captain_marvel_costs_what_the_rulebook_shows() -> None:
    standard, boosted = pair("captain_marvel")
    assert standard.facts.cost == ("red", "any", "any")
    assert boosted.facts.cost == ("red", "blue", "any", "any")


@rule("D-5.11")
def test_kang_and_the_leader_do_what_the_rulebook_shows() -> None:
    others = Where(DiscardPile(), Not(IsCharacter("kang")))
    for kang, leader in zip(pair("kang"), pair("leader"), strict=True):
        assert kang.abilities[0] == Immediate(Choose(others, PutIntoPlay(It())))
        assert leader.abilities[0] == Immediate(Draw(Const(1)))
    assert len(pair("kang")[0].abilities) == len(pair("leader")[0].abilities) == 1


@rule("DA-35")
def test_kang_does_not_bring_back_kang_and_says_that_this_is_ours() -> None:
    for kang in pair("kang"):
        assert (kang.facts.source, kang.facts.marks) == ("invented", {"name": "rulebook"})
    cards = {card.id: (card, card.abilities) for card in shipped().part("cards").values()}
    assert loop("kang", cards) == []
    card, _ = cards["kang"]
    cards["kang"] = (card, (Immediate(Choose(DiscardPile(), PutIntoPlay(It()))),))
    assert loop("kang", cards), "the rulebook's words would have no end"


@rule("D-7.15")
def test_zola_heals_himself_and_attacks() -> None:
    for zola in pair("zola"):
        assert zola.strength >= 1
        assert zola.abilities[0] == Attack(Heal(This(), Const(1)))
    assert len(pair("zola")[0].abilities) == 1


@rule("D-6.4")
def test_street_corner_is_as_in_the_rulebook() -> None:
    corner = load_content().face("street_corner")
    assert (set(corner.facts.cost), len(corner.facts.cost), corner.points) == ({"yellow", "red", "blue"}, 3, 2)
    (ability,) = corner.abilities
    assert isinstance(ability, Immediate) and isinstance(ability.effect, Choose)
    assert ability.effect.do == Heal(It(), Const(1))
