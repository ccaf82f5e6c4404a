"""The shipped cards against what the rulebook says of its components, in our own words and with the place that says so.

Pages are those of the rulebook; `[L...]` in `rules/skirmish.md` are lines of its text.
"""

from collections import Counter
from collections.abc import Callable

import pytest

from goldenrule.games.skirmish import abilities as a
from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.catalogue import load_content
from goldenrule.games.skirmish.content import Face
from goldenrule.games.skirmish.ops import board, characters, hands
from goldenrule.games.skirmish.rules.setup import new_game
from goldenrule.games.skirmish.selectors import cards as sets
from goldenrule.games.skirmish.selectors import conditions
from goldenrule.kernel.choices import Choose, May
from goldenrule.kernel.expressions import AtLeast, Const, Count, It, Not, Where
from goldenrule.testing import rule

ONE, TWO = Const(1), Const(2)
IT = It()
DAMAGED = Where(sets.OwnCards(), conditions.IsDamaged())
HEAL_ONE = Choose(DAMAGED, characters.Heal(IT, ONE))
HIT_ONE = Choose(sets.OpposingCards(), characters.Damage(IT, ONE))
CONTENT = load_content()


def main_characters(faction: str, version: str = "standard") -> list[Face]:
    return [f for f in CONTENT.faces if f.kind == "main" and f.facts.faction == faction and f.facts.version == version]


def side_characters(faction: str) -> list[Face]:
    return [f for f in CONTENT.faces if f.kind == "side" and f.facts.faction == faction]


# -- counts: "Contenido" (contents), "Preparación" (set-up) -----------------------------------------------------------


@rule("D-1.2", "D-1.3", "D-1.4", "D-1.6")
def test_the_box_holds_what_the_contents_list_says() -> None:
    """Contents: 120 cards, of which 8 Battlefields and 56 of each faction (48 main, 8 side), and 12 Artifact tiles."""
    of_kind = Counter[str]()
    for face in CONTENT.faces:
        of_kind[face.kind] += face.facts.copies
    assert of_kind == {"main": 96, "side": 16, "battlefield": 8, "artifact": 12}
    for faction in ids.FACTIONS:
        for version in ("standard", "boosted"):
            found = main_characters(faction, version)
            assert len(found) == len({f.character for f in found}) == 12
            assert {f.facts.copies for f in found} == {2}
        assert sum(f.facts.copies for f in side_characters(faction)) == 8


@rule("D-2.2", "D-2.3", "D-2.4", "D-2.5", "D-2.6", "D-2.8", "D-9.1", "D-9.2")
def test_the_board_is_set_up_as_the_set_up_says() -> None:
    """Set-up 2 to 8: 15 cards of each deck left out, 2 Artifacts revealed, 8 Battlefields, 3 sets of 4 Civilians, both
    markers in the middle, hands of 5 and 7. End of the game: 7 points for the Heroes, 9 for the Villains."""
    g = new_game(CONTENT, "box")
    zones = g.state.zones
    assert [len(zones[ids.REMOVED + seat]) for seat in (0, 1)] == [15, 15]
    assert (len(zones[ids.OFFER]), len(zones[ids.PILE]), len(zones[ids.BATTLEFIELDS])) == (2, 10, 8)
    assert g.state.civilians == (15, 15, 15) and (g.state.points, g.state.marker) == (0, 0)
    assert [len(zones[ids.HAND + seat]) for seat in (ids.VILLAINS, ids.HEROES)] == [5, 7]
    assert ids.GOALS == (7, 9) and g.state.active == ids.VILLAINS


# -- the cards: "Las cartas" ------------------------------------------------------------------------------------------


@rule("D-1.5", "D-5.4")
@pytest.mark.parametrize("faction", ids.FACTIONS)
def test_side_characters_are_cheaper_and_weaker_than_main_characters(faction: str) -> None:
    """The cards, second paragraph: they are cheaper, but not as powerful. Playing a card, note: some cost nothing.

    Here: none costs more than the cheapest main character of its side or asks for a colour, and none has more Strength,
    or more Strength and Life together, than the weakest.
    """
    mains, sides = main_characters(faction), side_characters(faction)
    least_strength = min(f.strength for f in mains)
    least_body = min(f.strength + f.life for f in mains)
    cheapest = min(len(f.symbols) for f in mains)
    assert any(not f.symbols for f in sides)
    for f in sides:
        assert len(f.symbols) <= cheapest and set(f.facts.cost) <= {"any"}, f.key
        assert f.strength <= least_strength and f.strength + f.life <= least_body, f.key


@rule("D-1.5", "D-5.4")
@pytest.mark.parametrize("faction", ids.FACTIONS)
def test_side_characters_are_cheaper_and_weaker_on_average(faction: str) -> None:
    def mean(faces: list[Face], number: Callable[[Face], int]) -> float:
        return sum(number(f) for f in faces) / len(faces)

    mains, sides = main_characters(faction), side_characters(faction)
    numbers: list[Callable[[Face], int]] = [lambda f: len(f.symbols), lambda f: f.strength, lambda f: f.life]
    for number in numbers:
        assert mean(sides, number) < mean(mains, number)


@rule("D-3.2", "D-6.3")
def test_battlefields_belong_to_no_deck_and_have_no_colour() -> None:
    """The cards, third paragraph, and paying with a Battlefield card: it pays one * symbol and nothing else."""
    for face in CONTENT.battlefields:
        assert face.facts.faction == "none" and not face.facts.colour and face.points >= 1
        assert [type(each) for each in face.abilities] == [a.Immediate]


# -- abilities that are the rulebook's: their moment and what they reach ---------------------------------------------

PRINTED: dict[str, tuple[str, tuple[a.Ability, ...]]] = {
    "kang": (
        "Example of an immediate effect: one card of one's own discard pile comes back into play.",
        (
            a.Immediate(
                Choose(Where(sets.DiscardPile(), Not(conditions.IsCharacter("kang"))), characters.PutIntoPlay(IT))
            ),
        ),
    ),
    "leader": ("The same example: one card is drawn at once.", (a.Immediate(hands.Draw(ONE)),)),
    "zola": ("Example of an attack effect: heal 1 Damage of himself.", (a.Attack(characters.Heal(sets.This(), ONE)),)),
    "street_corner": ("Example of a Battlefield card: heal 1 Damage of an own card.", (a.Immediate(HEAL_ONE),)),
    "casket_of_ancient_winters": (
        "List of Artifacts, single use: both players discard their whole hands.",
        (a.SingleUse(hands.DiscardHands()),),
    ),
    "cosmic_cube": ("Permanent: one * of the cost of each card that one plays may be ignored.", (a.Cheaper(),)),
    "ebony_blade": ("Permanent: in one's own Recruitment phase, 1 Damage to an opposing card.", (a.Action(HIT_ONE),)),
    "norn_stones": ("Permanent: 3 cards instead of 2 in one's own Draw phase.", (a.DrawBonus(ONE),)),
    "darkhold": (
        "Single use: 2 Damage to each opposing card, 1 to each of one's own.",
        (a.SingleUse(characters.DamageBoth(TWO, ONE)),),
    ),
    "ten_rings": (
        "Permanent: Battlefield cards cost 1 card of any kind less and give 1 point more.",
        (a.CheaperBattlefields(ONE), a.BattlefieldBonus(ONE)),
    ),
    "eternal_flame": (
        "Permanent: whenever one of one's own cards is defeated, one may deal 1 Damage to an opposing card.",
        (a.Permanent(a.Defeated(sets.OwnCards()), May(HIT_ONE)),),
    ),
    "eye_of_agamotto": (
        "Single use: one Artifact of the opponent leaves the game.",
        (a.SingleUse(Choose(sets.OpposingArtifacts(), board.RemoveArtifact(IT))),),
    ),
    "warlocks_eye": (
        "Permanent: whenever one plays a main character, the opponent discards 1 card.",
        (a.Permanent(a.Played(sets.OwnCards()), hands.OpponentDiscards(ONE), conditions.IsMain()),),
    ),
    "lifeline_tablet": ("Permanent: in one's own Recruitment phase, heal 1 Damage.", (a.Action(HEAL_ONE),)),
    "tactigon": ("Single use: 1 Damage to each opposing one.", (a.SingleUse(characters.Damage(sets.OpposingCards())),)),
    "wand_of_watoomb": (
        "Permanent: 1 point at the start of one's own Recruitment phase with at least 3 cards in play.",
        (a.Permanent(a.Recruitment(), board.GainPoints(ONE), AtLeast(Count(sets.OwnCards()), Const(3))),),
    ),
}  # fmt: skip
"""What the rulebook prints of abilities: the place, in our words, and the moment and reach as the engine has them."""


@rule("D-5.11", "D-6.4", "D-7.15", "D-10.1", "D-10.2", "D-10.3", "D-10.4", "D-10.5", "D-10.6", "D-10.7", "D-10.8",
      "D-10.9", "D-10.10", "D-10.11", "D-10.12")  # fmt: skip
@pytest.mark.parametrize("card", PRINTED)
def test_a_printed_ability_has_the_moment_and_the_reach_of_its_sentence(card: str) -> None:
    place, printed = PRINTED[card]
    assert CONTENT.face(card).abilities == printed, place


def test_every_ability_that_is_marked_as_the_rulebooks_is_compared() -> None:
    """Kang's is marked as ours, because he does not bring back himself (DA-35), and is compared all the same."""
    marked = {
        f.key for f in CONTENT.faces if f.facts.source == "rulebook" or f.facts.marks.get("abilities") == "rulebook"
    }
    assert marked | {"kang"} == PRINTED.keys()
