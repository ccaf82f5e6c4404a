"""What op trees are worth to the players: on a position, or, under bindings without a seat, as it usually is."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from goldenrule.games.champions import abilities as a
from goldenrule.games.champions import ids, ops
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.abilities import Trigger
from goldenrule.games.champions.bots import leaves
from goldenrule.games.champions.bots.leaves import DRAWN, ENCOUNTER, RESOURCE, Leaf
from goldenrule.games.champions.bots.looking import each, number, odds, triggering_event
from goldenrule.games.champions.programs import BasicPower
from goldenrule.games.champions.rules.damage import Damage
from goldenrule.games.champions.rules.encounter import Reveal
from goldenrule.games.champions.rules.enemies import EnemyAttack, EnemyScheme
from goldenrule.games.champions.rules.threat import Threat
from goldenrule.kernel import expressions as x
from goldenrule.kernel import ops as k
from goldenrule.kernel.choices import Choose, ChooseMode, ChooseSome, May
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.champions.bots.evaluator import Evaluator

    pass

# -- ops -----------------------------------------------------------------------------------------------------------


def gain(evaluator: "Evaluator", op: Op, effect: Effect) -> float:
    """What it is worth that an op is carried out."""
    found = GAINS.get(type(op))
    return (
        sum([gain(evaluator, part, effect) for part in op.parts()]) if found is None else found(evaluator, op, effect)
    )


Gain = Callable[["Evaluator", Any, Effect], float]


def to(whom: str, leaf: Leaf, amount: str = "") -> Gain:
    """Of an op that does a number of something to each member of a set: the fields of both."""

    def found(evaluator: "Evaluator", op: object, effect: Effect) -> float:
        n = number(evaluator, getattr(op, amount), effect) if amount else 1.0
        return sum([leaf(evaluator, e, n) for e in each(evaluator, getattr(op, whom), effect)])

    return found


def constant(worth: float) -> Gain:
    return lambda evaluator, op, f: worth


def bound(evaluator: "Evaluator", op: Choose | ChooseSome | k.ForEach, effect: Effect) -> list[float]:
    """What the body is worth for each member of a set."""
    return [gain(evaluator, op.do, effect.with_var(op.name, evaluator.ref(e))) for e in each(evaluator, op.of, effect)]


def if_(evaluator: "Evaluator", op: k.If, effect: Effect) -> float:
    p = odds(evaluator, op.cond, effect)
    n = p * gain(evaluator, op.then, effect) if p else 0.0
    return n + (1 - p) * gain(evaluator, op.other, effect) if op.other is not None and p < 1 else n


def afterwards(evaluator: "Evaluator", op: k.Afterwards, effect: Effect) -> float:
    return (
        gain(evaluator, op.first, effect)
        + 0.3 * gain(evaluator, op.then, effect)
        + (0.7 * gain(evaluator, op.other, effect) if op.other else 0)
    )


def choose_some(evaluator: "Evaluator", op: ChooseSome, effect: Effect) -> float:
    return sum(sorted(bound(evaluator, op, effect), reverse=True)[: round(number(evaluator, op.most, effect))])


def players_do(evaluator: "Evaluator", op: ops.PlayersDo, effect: Effect) -> float:
    n = 0.0
    for e in each(evaluator, op.who, effect):
        own = effect.copy()
        own.seat = evaluator.view.seat_of(e) if e > 0 else effect.seat
        n += gain(evaluator, op.do, own)
    return n


def move_damage(evaluator: "Evaluator", op: ops.MoveDamage, effect: Effect) -> float:
    n = number(evaluator, op.amount, effect)
    for e in each(evaluator, op.source, effect):
        n = min(n, evaluator.view.card(e).damage) if e > 0 else n
        return leaves.heal(evaluator, e, n) + sum(
            leaves.hurt(evaluator, other, n) for other in each(evaluator, op.to, effect)
        )
    return 0.0


def damage_each(evaluator: "Evaluator", op: ops.DamageEach, effect: Effect) -> float:
    return sum(
        leaves.hurt(evaluator, e, number(evaluator, op.amount, effect.with_var("it", evaluator.ref(e))))
        for e in each(evaluator, op.to, effect)
    )


def attacks_you(evaluator: "Evaluator", op: object, effect: Effect) -> float:
    who = getattr(op, "who", None) or s.Minions(True)
    return sum(leaves.attacked(evaluator, e, effect.seat) for e in each(evaluator, who, effect))


def indirect(evaluator: "Evaluator", op: ops.IndirectDamage, effect: Effect) -> float:
    n = number(evaluator, op.amount, effect)
    among = each(evaluator, op.among, effect)
    return -0.5 * n if len(among) > 1 else sum(leaves.hurt(evaluator, e, n) for e in among)


def ready(evaluator: "Evaluator", op: ops.Ready, effect: Effect) -> float:
    later = effect.seat < 0 or "event*" in effect.vars
    return sum(leaves.ready(evaluator, e, 2.0 if later else 1.0) for e in each(evaluator, op.who, effect))


def basic_power(evaluator: "Evaluator", op: BasicPower, effect: Effect) -> float:
    attack = op.label == "attack"
    n = number(evaluator, s.Stat(ids.ATK if attack else ids.THW, s.This()), effect)
    return sum((leaves.hurt if attack else leaves.thwart)(evaluator, e, n) for e in each(evaluator, x.It(), effect))


def avert(evaluator: "Evaluator", effect: Effect, by: float | None = None) -> float:
    """What it is worth that what triggers an effect does not happen, or by this much less."""
    kind, e, amount, seat = triggering_event(evaluator, effect)
    rest = 0.0 if by is None else max(0.0, amount - by)
    match kind:
        case Damage.row:
            n = leaves.hurt(evaluator, e, rest) - leaves.hurt(evaluator, e, amount)
        case Threat.row:
            n = leaves.threaten(evaluator, e, rest) - leaves.threaten(evaluator, e, amount)
        case EnemyAttack.row:
            n = -leaves.attacked(evaluator, e, seat)
        case EnemyScheme.row:
            n = -leaves.schemed(evaluator, e, 1)
        case Reveal.row:
            n = -revealed(evaluator, e, seat) if e > 0 else -1.3 * ENCOUNTER
        case _:
            n = 0.0
    return n if effect.window >= 0 else min(3.0, n)


def revealed(evaluator: "Evaluator", entity: int, seat: int) -> float:
    """What the effects of an encounter card cost."""
    face = evaluator.view.face(entity)
    form = "hero" if evaluator.view.is_hero(seat) else "alter_ego"
    n = 0.0 if face.type == "treachery" else ENCOUNTER
    for index in face.revealed:
        if face.fits(index, form):
            n += gain(evaluator, face.abilities[index].effect, evaluator.view.env(entity, index, seat))
    return n


def prevent(evaluator: "Evaluator", op: ops.Prevent, effect: Effect) -> float:
    return avert(evaluator, effect, None if op.amount is None else number(evaluator, op.amount, effect))


def lasts(evaluator: "Evaluator", op: ops.Lasts, effect: Effect) -> float:
    """A lasting effect: what its changes of values bring in this phase, and what it does when something happens."""
    n = 0.0
    raised: dict[int, float] = {}  # of a character that is raised twice, the better half counts
    for ability in evaluator.view.content.lasting[
        f"{effect.program.path.split('/')[0].split(':')[0]}:{op.name}"
    ].abilities:
        if isinstance(ability, a.Whenever) and isinstance(ability.when, Trigger):
            n += gain(evaluator, ability.effect, imagined(evaluator, ability.when, effect))
        for mod in ability.mods if isinstance(ability, a.Constant) else ():
            if mod.stat == ids.TRAIT:
                n += evaluator.trait(mod.trait) if effect.seat >= 0 else 0.5
            elif mod.stat == ids.COST:
                n += evaluator.cheaper if effect.seat >= 0 else RESOURCE
            else:
                amount = number(evaluator, mod.amount, effect)
                for e in each(evaluator, mod.to, effect):
                    raised[e] = max(raised.get(e, -99.0), leaves.raised(evaluator, e, mod.stat, amount))
    return n + sum(raised.values())


def specials(evaluator: "Evaluator", op: ops.UseSpecials, effect: Effect) -> float:
    """One after the other, the best of them as the last one."""
    cards = each(evaluator, op.of, effect)
    plain = [special(evaluator, e, False) for e in cards]
    return sum(plain) + max((special(evaluator, e, True) - n for e, n in zip(cards, plain, strict=True)), default=0.0)


def special(evaluator: "Evaluator", entity: int, last: bool) -> float:
    """What the Special abilities of a card in play are worth."""
    if entity <= 0:
        return 2.0
    face, env = evaluator.view.face(entity), evaluator.view.env
    found = [use(evaluator, face.abilities[i], env(entity, i).with_var("last_step", int(last))) for i in face.specials]
    return sum(max(0.0, n) for n in found)


GAINS: Final[dict[type[Op], Gain]] = {
    ops.Damage: to("to", leaves.hurt, "amount"),
    ops.Heal: to("who", leaves.heal, "amount"),
    ops.RemoveThreat: to("of", leaves.thwart, "amount"),
    ops.PlaceThreat: to("on", leaves.threaten, "amount"),
    ops.Draw: to("who", leaves.draw, "n"),
    ops.DiscardRandom: to("who", leaves.always(-DRAWN), "n"),
    ops.PutUnder: to("who", leaves.always(-DRAWN)),
    ops.PutFacedown: to("who", leaves.always(0.9 * ENCOUNTER)),
    ops.ShuffleIntoDeck: to("what", leaves.always(0.2)),
    ops.Discard: to("what", leaves.lose),
    ops.RemoveFromGame: to("what", leaves.lose),
    ops.ToHand: to("what", leaves.take),
    ops.PutIntoPlay: to("what", leaves.arrive),
    ops.PayFor: to("what", leaves.pay),
    ops.Exhaust: to("who", leaves.exhaust),
    ops.EnemySchemes: to("who", leaves.schemed),
    ops.EnemyAttacks: attacks_you,
    ops.EngagedAttack: attacks_you,
    ops.MinionsAttackYou: attacks_you,
    ops.Ready: ready,
    ops.Give: lambda evaluator, op, f: sum(leaves.give(evaluator, e, op.status) for e in each(evaluator, op.to, f)),
    ops.DamageEach: damage_each,
    ops.MoveDamage: move_damage,
    ops.IndirectDamage: indirect,
    ops.DrawUpTo: lambda evaluator, op, f: max(0.0, number(evaluator, op.n, f) + 3 - evaluator.view.hand_size(f)),
    ops.SpendResources: lambda evaluator, op, f: -RESOURCE * len(op.resources),
    ops.SearchDeck: constant(2 * DRAWN),
    ops.KeepOneOf: constant(1.5 * DRAWN),
    ops.ChangeForm: constant(0.3),
    ops.AddAcceleration: constant(1.5 * ENCOUNTER),
    ops.ExtraBoost: constant(-1.0),
    ops.GainOverkill: constant(-1.0),
    ops.NemesisArrives: constant(2.5 * ENCOUNTER),
    **dict.fromkeys((ops.Surge, ops.RevealTop, ops.DealEncounterCard, ops.FindIntoPlay), constant(ENCOUNTER)),
    **dict.fromkeys((ops.RevealFirst, ops.Reveal, ops.AttackAlso), constant(ENCOUNTER)),
    ops.Prevent: prevent,
    ops.Replace: lambda evaluator, op, f: avert(evaluator, f) + gain(evaluator, op.instead, f),
    ops.CancelEffects: lambda evaluator, op, f: avert(evaluator, f),
    ops.CancelCard: lambda evaluator, op, f: avert(evaluator, f) - 0.3 * ENCOUNTER,
    ops.AddCounters: constant(1.2),
    ops.Lasts: lasts,
    ops.UseSpecials: specials,
    ops.PlayersDo: players_do,
    ops.Then: lambda evaluator, op, f: gain(evaluator, op.first, f) + 0.7 * gain(evaluator, op.second, f),
    BasicPower: basic_power,
    k.If: if_,
    k.Afterwards: afterwards,
    Choose: lambda evaluator, op, f: max(bound(evaluator, op, f), default=0.0),
    ChooseSome: choose_some,
    ChooseMode: lambda evaluator, op, f: max(gain(evaluator, mode.op, f) for mode in op.modes),
    k.ForEach: lambda evaluator, op, f: sum(bound(evaluator, op, f)),
    k.Repeat: lambda evaluator, op, f: number(evaluator, op.times, f) * gain(evaluator, op.do, f),
    May: lambda evaluator, op, f: max(0.0, gain(evaluator, op.do, f)),
}  # fmt: skip


# -- abilities -----------------------------------------------------------------------------------------------------


def use(evaluator: "Evaluator", ability: a.CardAbility, effect: Effect) -> float:
    """What using an ability is worth, less all of its costs but resources."""
    op: Op = ability.effect
    if effect.seat >= 0 and ability.label and evaluator.stopped(ability.label):
        return 0.0
    n = 0.0
    cards = 0
    for part in ability.cost.parts:
        match part:
            case ops.ExhaustCost(of):
                n += sum(leaves.exhaust(evaluator, e, 1) for e in each(evaluator, of, effect))
            case ops.HealCost(of, amount):
                n += sum(leaves.heal(evaluator, e, amount) for e in each(evaluator, of, effect))
            case ops.DamageCost(of, amount):
                n += sum(leaves.hurt(evaluator, e, amount) for e in each(evaluator, of, effect))
            case ops.DiscardFromHand(cards, most):
                spent = range(cards, max(cards, min(most, evaluator.view.hand_size(effect) - 1)) + 1)
                n += max(gain(evaluator, op, effect.with_var("spent", i)) - 0.9 * i for i in spent)
    return n if cards else n + gain(evaluator, op, effect)


def imagined(evaluator: "Evaluator", when: Trigger, effect: Effect) -> Effect:
    """The bindings of an ability whose trigger has not come, with what it would be about."""
    vars = {
        **{name: e for name, e in effect.vars.items() if name not in ("source*", "target*")},
        "event*": when.EVENT.row,
    }
    for name, fields in (("source*", ("enemy", "who")), ("target*", ("to", "card", "on", "enemy"))):
        sel = next((found for field in fields if (found := getattr(when, field, None)) is not None), None)
        for e in () if sel is None else each(evaluator, sel, effect):
            vars[name] = evaluator.ref(e)
            break
    return Effect(0, effect.program, effect.source, effect.seat, -1, 0, -1, vars)
