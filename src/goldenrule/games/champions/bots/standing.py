"""What cards are usually worth: permanents after they have entered play, events that wait for their time."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from goldenrule.games.champions import abilities as a
from goldenrule.games.champions import ids, ops
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions import triggers as t
from goldenrule.games.champions.bots.leaves import DRAWN, RESOURCE
from goldenrule.games.champions.bots.looking import nodes, number
from goldenrule.games.champions.bots.trees import imagined, use
from goldenrule.games.champions.content import Face
from goldenrule.kernel.effects import Effect

if TYPE_CHECKING:
    from goldenrule.games.champions.bots.evaluator import Evaluator

    pass

FREQUENCY: Final[dict[type, float]] = {
    t.WouldTakeDamage: 1.0, t.TakesDamage: 0.7, t.IsDefeated: 0.2, t.WouldBeDefeated: 0.7, t.WouldAttack: 0.9,
    t.WouldScheme: 0.3, t.MakesAttack: 0.8, t.Thwarts: 0.6, t.Defends: 0.6, t.ThreatWouldBePlaced: 0.9,
    t.EntersPlay: 0.4, t.WouldBeRevealed: 0.9,
}  # fmt: skip
FORMS: Final = {"": 1.0, "hero": 0.8, "alter_ego": 0.35}
"""In which share of the rounds an ability of a form is used."""
RAISED: Final = {ids.ATK: 0.9, ids.THW: 0.75, ids.DEF: 0.6, ids.HAND_SIZE: DRAWN, ids.RETALIATE: 0.4, ids.TRAIT: 1.0}
"""What one more of a statistic is worth in a round; 0.5 for others."""


def often(when: object) -> float:
    """How often a round a trigger comes."""
    return 0.3 if isinstance(when, t.MakesAttack) and when.defeats else FREQUENCY.get(type(when), 0.4)


@lru_cache(maxsize=4096)
def arrivals(face: Face) -> tuple[int, ...]:
    """The abilities that come as the card enters play."""
    return tuple(i for i, each in enumerate(face.abilities) if _arrives(each))


def _arrives(ability: a.CardAbility) -> bool:
    return isinstance(ability.when, t.EntersPlay) and isinstance(ability.when.card, s.This)


def discards_itself(ability: a.CardAbility) -> bool:
    """Does its card go when it is used?"""
    if any(isinstance(part, ops.DiscardThis) for part in ability.cost.parts):
        return True
    if ability.kind not in ("action", "interrupt", "response"):
        return False
    gone = any(isinstance(node, ops.Discard) and isinstance(node.what, s.This) for node in nodes(ability))
    return gone or isinstance(ability.when, t.WouldBeDefeated)


class Standing(NamedTuple):
    """What a card in play is worth: in all, and in each round."""

    once: float
    each: float


_FOUND: Final[dict[Face, Standing]] = {}
MOST: Final = 4096


def standing(evaluator: "Evaluator", face: Face) -> Standing:
    """The same on every position, so that it is worked out once."""
    found = _FOUND.get(face)
    if found is None:
        if len(_FOUND) >= MOST:
            _FOUND.clear()
        found = _FOUND[face] = _work_out(evaluator, face)
    return found


def _work_out(evaluator: "Evaluator", face: Face) -> Standing:
    once = each = 0.0
    counters = face.rules.counters
    uses = counters[1] if counters else int(face.keywords.get("uses", "uses 0").split()[1])
    goes = any(map(discards_itself, face.abilities))
    for ability, program in zip(face.abilities, face.programs, strict=True):
        effect = Effect(0, program, 0, -1)
        n, times = 0.0, 1.0
        match ability:
            case a.Constant(mods):
                for mod in mods:
                    amount = number(evaluator, mod.amount, effect) * (-1 if mod.stat == ids.COST else 1)
                    if mod.stat in (ids.HP, ids.ALLY_LIMIT):
                        once += amount if mod.stat == ids.HP else 0.5 * amount
                    else:
                        n += RAISED.get(mod.stat, 0.5) * amount
            case a.Resource(produces):
                n = RESOURCE * (2.0 * len(produces) if isinstance(produces, str) else 1)
            case a.Special():
                n, times = use(evaluator, ability, effect) + 0.3, 0.5
            case a.Triggered(a.Trigger() as when) | a.Forced(a.Trigger() as when) if not _arrives(ability):
                n, times = use(evaluator, ability, imagined(evaluator, when, effect)), often(when)
            case a.Action():
                n = use(evaluator, ability, effect)
        n = (n - 0.8 * RESOURCE * len(ability.cost.resources)) * FORMS[ability.form]
        n = n if ability.forced else max(0.0, n)
        if any(isinstance(part, ops.SpendCounter) for part in ability.cost.parts):
            once += n * uses * (0.9 if times == 1.0 else 0.5)
        elif goes:
            once += n
        else:
            each += n * times
    return Standing(once, each)


@lru_cache(maxsize=4096)
def echo(hero: Face, face: Face) -> float:
    """What one more card of the kind adds in a round to numbers of a hero that count cards in play."""
    n = 0.0
    for mod in (mod for ability in hero.abilities for mod in ability.mods):
        sets = [node for node in nodes(mod.amount) if isinstance(node, s.YourCards)]
        if any(face.type in cards.types and (not cards.trait or cards.trait in face.traits) for cards in sets):
            n += 0.8 * RAISED.get(mod.stat, 0.5)
    return n


@lru_cache(maxsize=4096)
def asks_for(face: Face, trait: str) -> bool:
    """Does an action of a card look whether somebody has a trait?"""
    found = [node for index in face.actions for node in nodes(face.abilities[index].effect)]
    return any(isinstance(node, s.HasTrait) and node.trait == trait for node in found)


@lru_cache(maxsize=4096)
def follows_attack(face: Face) -> bool:
    """Is it played, and paid for, after something that one does in one's own turn?"""
    return face.cost > 0 and any(isinstance(ability.when, t.MakesAttack | t.Thwarts) for ability in face.abilities)
