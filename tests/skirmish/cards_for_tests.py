"""A set of plain cards of known values, so that the tests of the rules do not depend on how the real ones are tuned.

Names say what a card is: `h_r11` is a Hero card, red, Strength 1, Life 1, free; mains end in the version (`_s`, `_b`).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from goldenrule.games.skirmish.abilities import (
    Ability,
    Action,
    Attack,
    Cheaper,
    Defeated,
    Immediate,
    LifeBonus,
    NoBonus,
    Permanent,
    Played,
    Protection,
    StrengthBonus,
)
from goldenrule.games.skirmish.catalogue import build, shipped
from goldenrule.games.skirmish.content import Content
from goldenrule.games.skirmish.facts import Symbol
from goldenrule.games.skirmish.ops.board import (
    BonusOf,
    FreeCivilians,
    GainPoints,
    LosePoints,
    MoveArtifactMarker,
    TakeBattlefieldCards,
)
from goldenrule.games.skirmish.ops.characters import Damage, Heal, Hold, MoveCard, PutIntoPlay, ReturnToHand, Strengthen
from goldenrule.games.skirmish.ops.hands import Draw, OpponentDraws
from goldenrule.games.skirmish.pack_cards import PackCard
from goldenrule.games.skirmish.selectors.cards import (
    DiscardPile,
    Neighbours,
    OpposingCards,
    OtherOwnCards,
    OwnCards,
    This,
)
from goldenrule.games.skirmish.selectors.conditions import DefeatedDefender, HadDefender, IsMain, IsSide
from goldenrule.games.skirmish.selectors.numbers import DamageOn
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.expressions import Const, It, Not, Where
from goldenrule.kernel.ops import If, Op

COLOURS = ("red", "yellow", "green", "blue")
IT = It()


def main(side: str, name: str, colour: str, strength: int, life: int, *abilities: Ability, **facts: Any) -> PackCard:
    version = "boosted" if name.endswith("_b") else "standard"
    return PackCard(
        id=f"{side[0]}_{name}", name=f"{side[0]}_{name}", kind="main", source="invented", faction=side,  # type: ignore[arg-type]  # a Literal
        character=f"{side[0]}_{name[:-2]}", version=version, colour=colour, strength=strength, life=life,  # type: ignore[arg-type]  # a Literal
        abilities=abilities, **{"copies": 2, **facts},
    )  # fmt: skip


def agent(side: str, name: str, colour: str, strength: int, life: int, *abilities: Ability, **facts: Any) -> PackCard:
    return PackCard(
        id=f"{side[0]}_{name}", name=f"{side[0]}_{name}", kind="side", source="invented", faction=side,  # type: ignore[arg-type]  # a Literal
        colour=colour, strength=strength, life=life, abilities=abilities, **{"copies": 4, **facts},  # type: ignore[arg-type]  # a Literal
    )  # fmt: skip


def choose(of: Any, body: Op) -> Choose:
    return Choose(of, body)


def side_cards(side: str) -> list[PackCard]:
    """The same 56 cards for both sides."""
    one = Const(1)
    return [
        # Captain Marvel of the rulebook's examples: two versions of different cost
        main(side, "captain_s", "red", 2, 3, cost=("red", "any", "any")),
        main(side, "captain_b", "red", 3, 4, cost=("red", "blue", "any", "any")),
        # Kang, Leader and Zola of the rulebook's examples
        main(side, "kang_s", "blue", 2, 3, Immediate(choose(DiscardPile(), PutIntoPlay(IT)))),
        main(side, "leader_s", "green", 1, 2, Immediate(Draw(one))),
        main(side, "zola_s", "yellow", 1, 4, Attack(Heal(This()))),
        main(side, "brute_s", "red", 3, 3),
        main(side, "brute_b", "red", 4, 5, cost=("any",)),
        main(side, "pacifist_s", "blue", 0, 3, Attack(GainPoints(one))),
        main(side, "giant_s", "green", 2, 6),
        main(side, "medic_s", "yellow", 1, 3, Action(choose(OwnCards(), Heal(IT)))),
        main(side, "martyr_s", "yellow", 1, 1, Permanent(Defeated(), choose(OpposingCards(), Damage(IT)))),
        main(side, "phoenix_s", "red", 1, 1, Permanent(Defeated(), ReturnToHand(This()))),
        main(side, "mourner_s", "blue", 1, 3, Permanent(Defeated(OtherOwnCards()), GainPoints(one))),
        main(side, "banner_s", "yellow", 1, 3, StrengthBonus(to=Neighbours()), LifeBonus(to=Neighbours())),
        main(side, "rager_s", "green", 1, 5, StrengthBonus(amount=DamageOn(This()))),
        main(side, "shield_s", "blue", 1, 3, Protection(to=Neighbours())),
        main(side, "warden_s", "green", 1, 3, NoBonus(OpposingCards())),
        main(side, "hunter_s", "red", 2, 2, Attack(If(DefeatedDefender(), GainPoints(one)))),
        main(side, "raider_s", "red", 2, 2, Attack(If(Not(HadDefender()), Draw(one)))),
        main(side, "herald_s", "blue", 1, 2, Permanent(Played(OwnCards()), GainPoints(one), IsMain()), copies=1),
        main(side, "sniper_s", "blue", 1, 2, Attack(choose(OpposingCards(), Damage(IT))), copies=1),
        main(side, "patron_s", "green", 1, 2, Cheaper(of=IsSide())),
        main(side, "jailer_s", "blue", 1, 2, Immediate(choose(OpposingCards(), Hold(IT)))),
        main(side, "coach_s", "yellow", 0, 2, Immediate(choose(OtherOwnCards(), Strengthen(IT, Const(2))))),
        main(side, "puller_s", "green", 1, 2, Attack(choose(Where(OwnCards(), Not(IsSide())), MoveCard(IT)))),
        # side characters
        agent(side, "free", "red", 1, 1),
        agent(side, "paid", "blue", 1, 2, cost=("any", "any")),
    ]


FIELDS: tuple[tuple[str, tuple[Symbol, ...], int, tuple[Ability, ...]], ...] = (
    ("street", ("yellow", "red", "blue"), 2, (Immediate(choose(OwnCards(), Heal(IT))),)),  # Street Corner
    ("any", ("any",), 1, ()),
    ("red", ("red", "any"), 1, (Immediate(MoveArtifactMarker(Const(2))),)),
    ("free", (), 1, (Immediate(TakeBattlefieldCards(Const(1))),)),
    ("tower", (), 0, (Immediate(BonusOf("tower")),)),
    ("mercy", (), 0, (Immediate(FreeCivilians(Const(2))),)),
    ("loss", (), 0, (Immediate(LosePoints(Const(1))),)),
    ("gift", (), 0, (Immediate(OpponentDraws(Const(1))),)),
)

BATTLEFIELDS = [
    PackCard(id=f"field_{name}", name=f"field_{name}", kind="battlefield", source="invented", cost=cost, vp=vp,
             abilities=abilities)
    for name, cost, vp, abilities in FIELDS
]  # fmt: skip

ARTIFACTS = [card for card in shipped().part("cards").values() if card.kind == "artifact"]
CONTENT: Content = build([*side_cards("heroes"), *side_cards("villains"), *BATTLEFIELDS, *ARTIFACTS])


def with_abilities(abilities: Mapping[str, Sequence[Ability]]) -> Content:
    """The plain cards, of which these have other abilities."""
    cards = [*side_cards("heroes"), *side_cards("villains"), *BATTLEFIELDS, *ARTIFACTS]
    assert not set(abilities) - {card.id for card in cards}
    return build([replace(card, abilities=tuple(abilities.get(card.id, card.abilities))) for card in cards])
