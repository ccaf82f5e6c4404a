"""What effects are worth, in Victory Points: rough guesses from op trees, the same for shipped cards and for packs."""

from functools import lru_cache
from typing import Final, NamedTuple

from goldenrule.games.skirmish.abilities import (
    Ability,
    Action,
    Attack,
    Defeated,
    DrawPhase,
    Immediate,
    LifeBonus,
    NoBonus,
    Permanent,
    Protection,
    Recruitment,
    SingleUse,
    StrengthBonus,
)
from goldenrule.games.skirmish.content import Face
from goldenrule.games.skirmish.ops.board import (
    BonusOf,
    FreeCivilianHere,
    FreeCivilians,
    GainPoints,
    LocationBonus,
    LoseCivilians,
    LosePoints,
    MoveArtifactMarker,
    RemoveArtifact,
    TakeBattlefieldCards,
)
from goldenrule.games.skirmish.ops.characters import (
    Damage,
    DamageBoth,
    Defeat,
    Dismiss,
    Heal,
    Hold,
    MoveCard,
    PutIntoPlay,
    ReturnToHand,
    Strengthen,
    Swap,
)
from goldenrule.games.skirmish.ops.hands import (
    Discard,
    DiscardAtRandom,
    DiscardHands,
    Draw,
    OpponentDiscards,
    OpponentDiscardsAtRandom,
    OpponentDraws,
)
from goldenrule.games.skirmish.selectors.cards import (
    AllCards,
    Neighbours,
    OpposingCards,
    Opposite,
    OppositeNeighbours,
    OtherOwnCards,
    OwnCards,
    This,
)
from goldenrule.games.skirmish.selectors.numbers import DamageOn, PrintedStrengthOf
from goldenrule.kernel.expressions import Const, Num, Sel
from goldenrule.kernel.ops import ChooseMode, ForEach, If, Op, Repeat

CARD: Final = 0.5
CIVILIAN: Final = 1.3
MARKER: Final = 0.5

UNITS: Final[dict[type[Op], float]] = {
    Draw: CARD,
    OpponentDraws: -CARD,
    Discard: -0.8 * CARD,
    OpponentDiscards: 0.7 * CARD,
    DiscardAtRandom: -CARD,
    OpponentDiscardsAtRandom: CARD,
    MoveArtifactMarker: MARKER,
    GainPoints: 1.0,
    LosePoints: -1.0,
    FreeCivilians: CIVILIAN,
    LoseCivilians: 0.7 * CARD,
    TakeBattlefieldCards: 1.2 * CARD,
}
"""Worth of one of what an effect does so many times."""

ONCE: Final[dict[type[Op], float]] = {
    FreeCivilianHere: 0.8 * CIVILIAN,
    PutIntoPlay: 1.4,
    ReturnToHand: 0.8 * CARD,
    Dismiss: 1.5,
    Defeat: 1.5,
    MoveCard: 0.3,
    Swap: 0.3,
    LocationBonus: 0.9,
    BonusOf: 0.9,
    Hold: 0.6,
    RemoveArtifact: 1.2,
    DamageBoth: 1.2,
    DiscardHands: 0.5,
}
"""Worth of effects that do not say how often."""

DAMAGE: Final = 0.4
HEALED: Final = 0.25
SIZES: Final[dict[type[Sel], float]] = {
    OwnCards: 3.0, OtherOwnCards: 2.0, OpposingCards: 3.0, AllCards: 6.0, Neighbours: 1.2, OppositeNeighbours: 1.2,
}  # fmt: skip
"""How many cards a selector finds in a usual position; 1 for others."""


class Worth(NamedTuple):
    """What a card does besides fighting, in Victory Points for whoever plays it."""

    now: float = 0.0  # when it is played
    brings: float = 0.0  # with each of its attacks
    lasting: float = 0.0  # as long as it lies there, in all
    guard: int = 0  # damage that it is spared
    grows: bool = False  # gains strength with its damage
    mirrors: bool = False  # gains the printed strength of the card that it faces
    strength: int = 0  # what it adds to its own strength in any case


@lru_cache(maxsize=4096)
def worth_of(face: Face) -> Worth:
    """What the abilities of a card are worth."""
    now = brings = lasting = 0.0
    guard = strength = 0
    grows = mirrors = False
    for ability in face.abilities:
        match ability:
            case Immediate(effect):
                now += guess(effect)
            case Attack(effect):
                brings += guess(effect)
            case Action(effect):
                lasting += 2 * guess(effect)
            case SingleUse(effect):
                lasting += max(0.3, guess(effect))
            case Permanent(when, effect):
                times = 2.5 if isinstance(when, Recruitment | DrawPhase) else 0.8 if isinstance(when, Defeated) else 1.0
                lasting += times * guess(effect)
            case Protection(amount, This()):
                guard += round(number(amount))
            case StrengthBonus(DamageOn(This()), This()):
                grows = True
            case StrengthBonus(PrintedStrengthOf(Opposite()), This()):
                mirrors = True
            case StrengthBonus(Const(n), This(), None):
                strength += n
            case StrengthBonus(amount, to) | LifeBonus(amount, to) | Protection(amount, to):
                lasting += 0.4 * number(amount) * size(to)
            case NoBonus(to):
                lasting += 1.2 * size(to)
            case _:
                lasting += other(ability)
    return Worth(now, brings, lasting, guard, grows, mirrors, strength)


def other(ability: Ability) -> float:
    """What an ability that changes a number of its owner is worth."""
    return 0.6 * number(getattr(ability, "amount", Const(1)))


def guess(op: Op) -> float:
    """What an effect is worth to who resolves it."""
    unit = UNITS.get(type(op))
    if unit is not None:
        return unit * number(getattr(op, "n", None))
    once = ONCE.get(type(op))
    if once is not None:
        return once
    match op:
        case Damage(to, amount):
            return DAMAGE * number(amount) * size(to)
        case Heal(to, amount) | Strengthen(to, amount):
            return HEALED * number(amount) * size(to)
        case If(_, then, None):
            return 0.6 * guess(then)
        case If(_, then, otherwise) if otherwise is not None:
            return 0.6 * guess(then) + 0.4 * guess(otherwise)
        case ChooseMode(modes):
            return max(guess(mode.op) for mode in modes)
        case ForEach(of, body):
            return size(of) * guess(body)
        case Repeat(times, body):
            return number(times) * guess(body)
    return sum(guess(part) for part in op.parts())


def number(num: Num | None) -> float:
    """A number as it usually is."""
    return float(num.n) if isinstance(num, Const) else 2.0


def size(sel: Sel) -> float:
    return SIZES.get(type(sel), 1.0)
