"""What effects are worth, in Victory Points: rough guesses from op trees, the same for shipped cards and for packs."""

from functools import lru_cache
from typing import Final, NamedTuple

from goldenrule.games.skirmish import abilities as a
from goldenrule.games.skirmish.content import Face
from goldenrule.games.skirmish.ops import board, characters, hands
from goldenrule.games.skirmish.selectors import cards as s
from goldenrule.games.skirmish.selectors.numbers import DamageOn, PrintedStrengthOf
from goldenrule.kernel.choices import ChooseMode
from goldenrule.kernel.expressions import Const, Num, Sel, Where
from goldenrule.kernel.ops import ForEach, If, Op, Repeat

CARD: Final = 0.5
CIVILIAN: Final = 1.3
MARKER: Final = 0.5

UNITS: Final[dict[type[Op], float]] = {
    hands.Draw: CARD, hands.OpponentDraws: -CARD, hands.Discard: -0.8 * CARD, hands.OpponentDiscards: 0.7 * CARD,
    hands.DiscardAtRandom: -CARD, hands.OpponentDiscardsAtRandom: CARD, board.MoveArtifactMarker: MARKER,
    board.GainPoints: 1.0, board.LosePoints: -1.0, board.FreeCivilians: CIVILIAN, board.LoseCivilians: 0.7 * CARD,
    board.TakeBattlefieldCards: 1.2 * CARD,
}  # fmt: skip
"""Worth of one of what an effect does this many times."""

ONCE: Final[dict[type[Op], float]] = {
    board.FreeCivilianHere: 0.8 * CIVILIAN, characters.PutIntoPlay: 1.4, characters.ReturnToHand: 0.8 * CARD,
    characters.Dismiss: 1.5, characters.Defeat: 1.5, characters.MoveCard: 0.3, characters.Swap: 0.3,
    board.LocationBonus: 0.9, board.BonusOf: 0.9, board.RemoveArtifact: 1.2, characters.DamageBoth: 1.2,
    hands.DiscardHands: 0.5,
}  # fmt: skip
"""Worth of effects that do not say how often."""

DAMAGE: Final = 0.4
HELD: Final = 0.5
HEALED: Final = 0.25
SIZES: Final[dict[type[Sel], float]] = {
    s.OwnCards: 3.0, s.OtherOwnCards: 2.0, s.OpposingCards: 3.0, s.AllCards: 6.0, s.Neighbours: 1.2,
    s.OppositeNeighbours: 1.2,
}  # fmt: skip
"""How many cards a selector finds in a usual position; 1 for others."""
OURS: Final = (s.This, s.OwnCards, s.OtherOwnCards, s.Neighbours)
"""Sets of own cards: damage to them does harm."""
AHEAD: Final = (s.Opposite, s.OppositeNeighbours, s.SameLocation)
"""Sets that depend on the slot of the card."""
TIMES: Final[dict[type[a.When], float]] = {a.Recruitment: 2.5, a.DrawPhase: 2.5, a.Defeated: 0.8}
"""How often a permanent effect comes; once for others."""


class Worth(NamedTuple):
    """What a card does besides fighting, in Victory Points for its player."""

    now: float = 0.0  # when it is played
    brings: float = 0.0  # with each of its attacks
    lasting: float = 0.0  # as long as it lies there, in all
    guard: int = 0  # damage that it is spared
    grows: bool = False  # gains strength with its damage
    mirrors: bool = False  # gains the printed strength of the card that it faces
    strength: int = 0  # what it adds to its own strength in any case
    aimed: tuple[Op, ...] = ()  # what it does when it is placed to the cards that its slot faces


@lru_cache(maxsize=4096)
def worth_of(face: Face) -> Worth:
    """What the abilities of a card are worth."""
    now = brings = lasting = 0.0
    guard = strength = 0
    grows = mirrors = False
    aimed: list[Op] = []
    for ability in face.abilities:
        match ability:
            case a.Immediate(characters.Damage(to) | characters.Hold(to) as effect) if isinstance(to, AHEAD):
                aimed.append(effect)
            case a.Immediate(effect):
                now += guess(effect)
            case a.Attack(effect):
                brings += guess(effect)
            case a.Action(effect):
                lasting += 2 * guess(effect)
            case a.SingleUse(effect):
                lasting += max(0.3, guess(effect))
            case a.Permanent(when, effect):
                lasting += TIMES.get(type(when), 1.0) * guess(effect)
            case a.Protection(amount, s.This()):
                guard += round(number(amount))
            case a.StrengthBonus(DamageOn(s.This()), s.This()):
                grows = True
            case a.StrengthBonus(PrintedStrengthOf(s.Opposite()), s.This()):
                mirrors = True
            case a.StrengthBonus(Const(n), s.This(), None):
                strength += n
            case a.StrengthBonus(amount, to) | a.LifeBonus(amount, to) | a.Protection(amount, to):
                lasting += 0.4 * number(amount) * size(to)
            case a.NoBonus(to):
                lasting += 1.2 * size(to)
            case _:
                lasting += other(ability)
    return Worth(now, brings, lasting, guard, grows, mirrors, strength, tuple(aimed))


def other(ability: a.Ability) -> float:
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
        case characters.Damage(to, amount):
            return (-DAMAGE if isinstance(to, OURS) else DAMAGE) * number(amount) * size(to)
        case characters.Hold(to):
            return HELD * size(to)
        case characters.Heal(to, amount) | characters.Strengthen(to, amount):
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
    if isinstance(sel, Where | s.SameLocation):
        return max(1.0, 0.5 * size(sel.of))
    return SIZES.get(type(sel), 1.0)
