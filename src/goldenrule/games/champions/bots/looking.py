"""Looking expressions of op trees up: what a seat sees of them, and else what they usually are.

Bindings without a seat are those of no position at all: under them everything is as it usually is.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from goldenrule.games.champions import ops
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.bots.leaves import CARD, ENEMY, ME, MINION, SCHEME, TOKENS
from goldenrule.games.champions.rules.damage import Damage
from goldenrule.games.champions.rules.enemies import EnemyAttack, EnemyScheme
from goldenrule.games.champions.rules.threat import Threat
from goldenrule.kernel import expressions as x
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.expressions import Cond, Num, Sel
from goldenrule.kernel.nodes import Word

if TYPE_CHECKING:
    from goldenrule.games.champions.bots.evaluator import Evaluator

    pass


@lru_cache(maxsize=8192)
def nodes(node: Word) -> tuple[Word, ...]:
    """A node of a tree and all nodes below it."""
    found: tuple[Word, ...] = (node,)
    for field in node.FIELDS:
        value = getattr(node, field)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Word):
                found += nodes(part)
    return found


@lru_cache(maxsize=8192)
def mentions(tree: Word, *kinds: type) -> bool:
    """Is a node of one of these kinds somewhere in a tree?"""
    return any(isinstance(node, kinds) for node in nodes(tree))


HIDDEN: Final = "hidden"
OCCASION: Final = "occasion"
HERE: Final = "here"
_NEEDS: Final[dict[str, tuple[type, ...]]] = {
    HIDDEN: (
        s.InDeck, s.Encounter, s.CardsOf, s.Paid, s.PrintedIcons, s.PrintedTypes, s.BoostIcons, s.JustDiscarded,
        ops.DamageHeld, x.Result,
    ),
    OCCASION: (s.EventTarget, s.EventSource, s.EventAmount, s.EveryTarget, s.AttackedPlayer, s.Undefended),
    HERE: (s.This, s.Host, s.CountersOn),
}  # fmt: skip
NEEDS: Final = {type: need for need, types in _NEEDS.items() for type in types}


@lru_cache(maxsize=8192)
def needs(tree: Word) -> frozenset[str]:
    """What has to be there to look an expression up: names of bindings, or one of the words above."""
    found = {NEEDS[type(node)] for node in nodes(tree) if type(node) in NEEDS}
    found |= {node.name for node in nodes(tree) if isinstance(node, x.It | x.Bound)}
    return frozenset(found - {"it"} if mentions(tree, x.Where) else found)


def knows(evaluator: "Evaluator", tree: Word, effect: Effect) -> bool:
    """Can an expression be looked up?"""
    if effect.seat < 0:
        return False
    for need in needs(tree):
        if (
            need == HIDDEN
            or (need == OCCASION and effect.window < 0)
            or (need == HERE and not evaluator.view.lies(effect.source))
        ):
            return False
        if need not in (OCCASION, HERE):
            bound = effect.vars.get(need, -1)
            if isinstance(bound, int) and bound < 0:
                return False
    return True


BOUND: Final[dict[type[Sel], str]] = {s.Host: "host*", s.EventSource: "source*", s.EventTarget: "target*"}
"""Under which name an imagined occasion, or a host, is bound."""


def each(evaluator: "Evaluator", sel: Sel, effect: Effect) -> tuple[int, ...] | list[int]:
    """The cards of a set, or tokens for them."""
    if (
        effect.seat >= 0 and effect.window < 0 and isinstance(sel, s.YourHero | s.YourAlterEgo)
    ):  # whichever it is by then
        return (evaluator.me,)
    if knows(evaluator, sel, effect):
        return evaluator.view.members(sel, effect)
    name = sel.name if isinstance(sel, x.It) else BOUND.get(type(sel), "")
    bound = effect.vars.get(name)
    if isinstance(bound, int):
        return (bound & ENTITY_MASK if bound > 0 else bound,)
    if isinstance(sel, x.It):  # what an effect will have found
        return (MINION,)
    found = TOKENS.get(type(sel))
    if found is None:
        of = getattr(sel, "of", None) or getattr(sel, "parts", (None,))[0]
        return (CARD,) if of is None else each(evaluator, of, effect)
    return found


USUAL: Final[dict[type[Num], float]] = {
    s.PrintedIcons: 1.5, s.BoostIcons: 1.2, s.PrintedTypes: 1.0, s.DamageOn: 4.0, x.Count: 1.0,
}  # fmt: skip
"""Numbers as they usually are; 2 for others."""


def number(evaluator: "Evaluator", num: Num, effect: Effect) -> float:
    """What a number is, or may be expected to be."""
    if isinstance(num, x.Const):
        return num.n
    if knows(evaluator, num, effect):
        return evaluator.view.eval(num, effect)
    match num:
        case x.Sum(parts):
            return sum(number(evaluator, part, effect) for part in parts)
        case x.Times(left, right):
            return number(evaluator, left, effect) * number(evaluator, right, effect)
        case x.AtMost(one, cap):
            return min(number(evaluator, one, effect), number(evaluator, cap, effect))
        case x.Either(cond, then, other):
            p = odds(evaluator, cond, effect)
            return p * number(evaluator, then, effect) + (1 - p) * number(evaluator, other, effect)
        case s.CountersOn(name):
            held = effect.vars.get(f"{name}_counters", 2)
            return float(held) if isinstance(held, int) else 2.0
        case s.EventAmount():
            return triggering_event(evaluator, effect)[2]
        case x.Bound("paid"):
            return 1.0
    return USUAL.get(type(num), 2.0)


def odds(evaluator: "Evaluator", cond: Cond, effect: Effect) -> float:
    """How likely a condition is to hold: 1 or 0 if it can be seen."""
    match cond:
        case x.Not(other):
            return 1.0 - odds(evaluator, other, effect)
        case s.LastStep():
            return float(bool(effect.vars.get("last_step", 0)))
    return float(evaluator.view.test(cond, effect)) if knows(evaluator, cond, effect) else 0.5


ABOUT: Final = {Threat.row: SCHEME, Damage.row: ME}
"""What an event is usually about, by its row; an enemy for others."""


def triggering_event(evaluator: "Evaluator", effect: Effect) -> tuple[int, int, float, int]:
    """(row of the event, whom it is about, how much, the seat) of what triggers an effect, or is imagined to."""
    c = evaluator.view.triggering_event(effect) if effect.window >= 0 else None
    if c is not None:
        of = c.source if isinstance(c, EnemyAttack | EnemyScheme) else c.target
        return c.row, of & ENTITY_MASK, float(c.amount), c.seat
    kind = effect.vars.get("event*", -1)
    assert isinstance(kind, int)
    about = {Threat.row: evaluator.view.main_scheme, Damage.row: evaluator.me} if effect.seat >= 0 else ABOUT
    target = effect.vars.get("target*", about.get(kind, ENEMY))
    assert isinstance(target, int)
    return kind, target & ENTITY_MASK if target > 0 else target, 2.0 if kind == Threat.row else 4.5, effect.seat
