"""What attacks and thwarts are aimed at: guard and crisis keep their targets from every word of a labelled ability."""

from typing import Final, TypeVar

from goldenrule.games.champions.ops.characters import Damage, DamageEach, IndirectDamage, MoveDamage
from goldenrule.games.champions.ops.threat import RemoveThreat
from goldenrule.games.champions.selectors import Aimable, Attackable, Schemes, SideSchemes
from goldenrule.kernel.choices import Choose, ChooseSome
from goldenrule.kernel.expressions import It
from goldenrule.kernel.nodes import Word
from goldenrule.kernel.ops import ForEach, Op
from goldenrule.packs.trees import nodes

W = TypeVar("W", bound=Word)

BINDERS: Final = (Choose, ChooseSome, ForEach)
HITS: Final[dict[str, dict[type[Op], str]]] = {
    "attack": {Damage: "to", DamageEach: "to", MoveDamage: "to", IndirectDamage: "among"},
    "thwart": {RemoveThreat: "of"},
}
"""For each label the ops that carry it out, and the field that says on what."""
ALREADY: Final = {"attack": (Attackable, It), "thwart": (Schemes, SideSchemes, It)}
"""Sets that have nothing to leave out: they look at guard or crisis themselves, or were chosen from such a set."""


def aimed(effect: Op, label: str) -> Op:
    """The effect of an ability with a label, its targets only what may be attacked or thwarted (MC-KW-GUARD-01).

    Targets are what the ability begins by choosing, what its damage is dealt to and its threat removed from, and what
    is chosen for that. If it does neither, all that it chooses is a target.
    """
    if label not in HITS:
        return effect
    return _aimed(effect, label, True, not any(type(node) in HITS[label] for node, _ in nodes(effect)))


def target_of(choices: list[Choose], label: str) -> Choose | None:
    """Of the choices with which an ability begins the one of its target."""
    hit = [choice for choice in choices if _hits(choice.do, choice.name, label)]
    return hit[0] if hit else choices[0] if choices else None


def _aimed(word: W, label: str, leading: bool, every: bool) -> W:
    """The same word; `leading`: it is among the choices with which the ability begins, `every`: all choices count."""
    field = HITS[label].get(type(word), "") if isinstance(word, Op) else ""
    if isinstance(word, BINDERS) and (leading or every or _hits(word.do, word.name, label)):
        field = "of"
    goes_on = leading and isinstance(word, Choose)
    changed: dict[str, object] = {}
    for name in word.FIELDS:
        value = getattr(word, name)
        after: object
        if name == field:
            after = value if isinstance(value, ALREADY[label]) else Aimable(value, label)
        else:
            after = _within(value, label, goes_on and name == "do", every)
        if after is not value and after != value:
            changed[name] = after
    if not changed:
        return word
    return type(word)(**{name: changed.get(name, getattr(word, name)) for name in word.FIELDS})


def _within(value: object, label: str, leading: bool, every: bool) -> object:
    """The same value of a field, its words aimed."""
    if isinstance(value, tuple):
        return tuple([_within(each, label, False, every) for each in value])
    return _aimed(value, label, leading, every) if isinstance(value, Word) else value


def _hits(op: Op, name: str, label: str) -> bool:
    """Does an op attack or thwart what is bound to a name?"""
    for node, _ in nodes(op):
        field = HITS[label].get(type(node), "") if isinstance(node, Op) else ""
        if field and any(isinstance(each, It) and each.name == name for each, _ in nodes(getattr(node, field))):
            return True
    return False
