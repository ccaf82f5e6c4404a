"""Ops that hold others together: order, conditions, choices, costs, effects that last."""

from goldenrule.games.champions import ops as o
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.abilities import AtEndOf, CardAbility, Whenever
from goldenrule.games.champions.text.phrases import NP, Otherwise, Thing, Writer, counter_name, verb
from goldenrule.games.champions.triggers import ThreatWouldBePlaced
from goldenrule.kernel import expressions as e
from goldenrule.kernel import ops as k
from goldenrule.kernel.ops import Op

PLACE_OF_CHOICE: dict[type[Op], str] = {
    o.Damage: "to",
    o.Heal: "who",
    o.MoveDamage: "to",
    o.Give: "to",
    o.Ready: "who",
    o.Exhaust: "who",
    o.PlaceThreat: "on",
    o.RemoveThreat: "of",
    o.Discard: "what",
    o.RemoveFromGame: "what",
    o.ToHand: "what",
    o.PutIntoPlay: "what",
}
"""Ops that can name what is chosen by themselves: "deal 8 damage to an enemy" chooses an enemy."""


# -- order, conditions, choices --------------------------------------------------------------------


@verb(k.Nothing)
def _nothing(w: Writer, op: k.Nothing) -> list[str]:
    return []


@verb(k.Bind)
def _bind(w: Writer, op: k.Bind) -> list[str]:
    return []


@verb(k.Seq)
def _seq(w: Writer, op: k.Seq) -> list[str]:
    return [clause for each in op.ops for clause in w.clauses(each)]


@verb(k.If)
def _if(w: Writer, op: k.If) -> list[str]:
    return _conditional(w, op.cond, op.then, op.other)


def _conditional(w: Writer, cond: e.Cond, then: Op, other: Op | None) -> list[str]:
    test = w.test(cond)
    out = [w.wrap("op-if", w.clause(then), cond=test)]
    if other is not None:
        out.append(Otherwise(w.texts.t("op-otherwise", clause=w.clause(other))))
    return out


@verb(k.Afterwards)
def _afterwards(w: Writer, op: k.Afterwards) -> list[str]:
    first = w.clauses(op.first)
    w.last = _achiever(op.first)
    return [*first, *_conditional(w, op.cond, op.then, op.other)]


@verb(o.Then)
def _then(w: Writer, op: o.Then) -> list[str]:
    first = w.clauses(op.first)
    w.last = _achiever(op.first)
    test = w.test(op.full)
    second = op.second
    if isinstance(second, k.If) and second.other is None:
        test = w.join([test, w.test(second.cond)], "join-and-clauses")
        second = second.then
    return [*first, w.wrap("op-then", w.clause(second), cond=test)]


def _achiever(op: Op) -> Op:
    """The op whose result the text after it speaks of."""
    while op.parts():
        op = op.parts()[-1]
    return op


@verb(k.ForEach)
def _for_each(w: Writer, op: k.ForEach) -> list[str]:
    of = w.noun(op.of, "each", w.texts.attribute("op-for-each", "of"))
    w.bind(op.name, op.of, True)
    return [w.wrap("op-for-each", w.clause(op.body), of=of.text)]


@verb(o.PlayersDo)
def _players_do(w: Writer, op: o.PlayersDo) -> list[str]:
    if isinstance(op.body, k.ChooseMode):
        return [w.say("op-players-choose", who=NP(op.who), items=mode_items(w, op.body))]
    who = w.noun(op.who, "each", w.texts.attribute("op-players-do", "who"))
    return [w.wrap("op-players-do", w.clause(op.body), who=who.text)]


@verb(k.Repeat)
def _repeat(w: Writer, op: k.Repeat) -> list[str]:
    return [w.wrap("op-repeat", w.clause(op.body), times=w.phrase(op.times))]


@verb(k.Choose)
def _choose(w: Writer, op: k.Choose) -> list[str]:
    if not op.by and named_in_place(op):
        w.bind(op.name, op.of, False)
        return w.clauses(op.body)
    out = [w.say("op-choose", of=NP(op.of, "one"), by=op.by or "you")]
    w.bind(op.name, op.of, True)
    return out + w.clauses(op.body)


def named_in_place(op: k.Choose) -> bool:
    """Does the first clause of the body name what is chosen, as the object of what it does?"""
    first = op.body
    while type(first) not in PLACE_OF_CHOICE and first.parts() and not isinstance(first, k.If | k.May | k.ChooseMode):
        first = first.parts()[0]
    place = PLACE_OF_CHOICE.get(type(first))
    return place is not None and getattr(first, place) == e.Var(op.name)


@verb(k.ChooseSome)
def _choose_some(w: Writer, op: k.ChooseSome) -> list[str]:
    least, most = w.phrase(op.least), w.phrase(op.most)
    of = w.noun(op.of, "any", w.texts.attribute("op-choose-some", "of")).text
    fixed = "yes" if op.least == op.most else "no"
    out = [w.texts.t("op-choose-some", of=of, least=least, most=most, fixed=fixed)]
    w.bind(op.name, Thing("those"), True)
    return out + w.clauses(op.body)


@verb(k.May)
def _may(w: Writer, op: k.May) -> list[str]:
    return [w.wrap("op-may", w.clause(op.body, "infinitive"))]


@verb(k.ChooseMode)
def _choose_mode(w: Writer, op: k.ChooseMode) -> list[str]:
    return [w.texts.t("op-choose-mode", items=mode_items(w, op))]


def mode_items(w: Writer, op: k.ChooseMode) -> str:
    """The options, numbered as they are offered."""
    items = [w.texts.t("mode-item", n=i, item=mode_clause(w, mode)) for i, mode in enumerate(op.modes, 1)]
    return w.join(items, "join-modes")


def mode_clause(w: Writer, mode: k.Mode) -> str:
    """One of several options."""
    op = mode.op
    if isinstance(op, k.If) and op.cond == mode.able and op.other is None:
        op = op.then  # the option is only offered when it can be carried out
    return w.clause(op)


# -- costs -----------------------------------------------------------------------------------------


@verb(o.ExhaustCost)
def _exhaust_cost(w: Writer, op: o.ExhaustCost) -> list[str]:
    return [w.say("op-exhaust", who=NP(op.of))]


@verb(o.SpendCounter)
def _spend_counter(w: Writer, op: o.SpendCounter) -> list[str]:
    return [w.say("cost-counter", counter=counter_name(w.texts, op.name))]


@verb(o.DiscardThis)
def _discard_this(w: Writer, op: o.DiscardThis) -> list[str]:
    return [w.say("op-discard", what=NP(s.This()))]


@verb(o.DiscardFromHand)
def _discard_from_hand(w: Writer, op: o.DiscardFromHand) -> list[str]:
    return [w.say("cost-discard-hand", least=op.least, most=op.most, fixed="yes" if op.least == op.most else "no")]


@verb(o.HealCost)
def _heal_cost(w: Writer, op: o.HealCost) -> list[str]:
    return [w.say("op-heal", who=NP(op.of), amount=e.Const(op.amount))]


@verb(o.DamageCost)
def _damage_cost(w: Writer, op: o.DamageCost) -> list[str]:
    return [w.say("cost-take" if op.taken else "op-damage", to=NP(op.of), amount=e.Const(op.amount), overkill="no")]


# -- lasting and delayed effects -------------------------------------------------------------------


@verb(o.Lasts)
def _lasts(w: Writer, op: o.Lasts) -> list[str]:
    return lasting_clauses(w, op.name, op.until)


def lasting_clauses(w: Writer, name: str, until: str) -> list[str]:
    """What a lasting or delayed effect does, and how long it lasts."""
    from goldenrule.games.champions.text.cards import modifier_clauses
    from goldenrule.games.champions.text.triggers import trigger_text

    ability = w.content.lasting[f"{w.face.code}:{name}"].abilities[0]
    assert isinstance(ability, CardAbility)
    if isinstance(ability, AtEndOf):
        return [w.wrap("lasts-at-end", w.clause(ability.effect), period=ability.period)]
    if isinstance(ability, Whenever):
        when, effect = ability.when, ability.effect
        this_scheme = when == ThreatWouldBePlaced(during="this_scheme")
        if this_scheme and isinstance(effect, o.Prevent) and isinstance(effect.amount, e.Const):
            return [w.texts.t("lasts-less-threat", n=effect.amount.n)]
        trigger = trigger_text(w, when, effect)
        return [w.wrap("trigger-line", w.clause(effect), trigger=trigger)]
    return modifier_clauses(w, ability.mods, until)
