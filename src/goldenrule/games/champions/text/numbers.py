"""Numbers and conditions of op trees as words."""

from goldenrule.games.champions import ops
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.text.phrases import (
    NP,
    Amount,
    Writer,
    amount,
    cond,
    counter_name,
    resource_list,
    resource_name,
    slug,
    stat_name,
    trait_name,
)
from goldenrule.kernel import expressions as e

# -- numbers ---------------------------------------------------------------------------------------


@amount(e.Const)
def _const(w: Writer, num: e.Const) -> Amount:
    return Amount("n", num.n)


@amount(e.Sum)
def _sum(w: Writer, num: e.Sum) -> Amount:
    return Amount("equal", phrase=w.join([w.phrase(part) for part in num.parts], "join-plus"))


@amount(e.Times)
def _times(w: Writer, num: e.Times) -> Amount:
    factor, other = (num.left, num.right) if isinstance(num.left, e.Const) else (num.right, num.left)
    found = w.amount(other)
    if isinstance(factor, e.Const) and found.mode == "per":
        found.n *= factor.n
        return found
    left, right = w.phrase(factor), w.phrase(other)
    return Amount("equal", phrase=w.texts.t("num-times", left=left, right=right))


@amount(e.AtMost)
def _at_most(w: Writer, num: e.AtMost) -> Amount:
    found = w.amount(num.number)
    if isinstance(num.cap, e.Const):
        found.cap = num.cap.n
        return found
    left, right = w.phrase(num.number), w.phrase(num.cap)
    return Amount("equal", phrase=w.texts.t("num-smaller", left=left, right=right))


@amount(e.Either)
def _either(w: Writer, num: e.Either) -> Amount:
    if isinstance(num.then, e.Const):
        found = w.amount(num.other)
        if found.instead is None:
            found.instead = (num.then.n, w.test(num.cond))
            return found
    then, other = w.phrase(num.then), w.phrase(num.other)
    return Amount("equal", phrase=w.texts.t("num-either", then=then, other=other, cond=w.test(num.cond)))


def _per(w: Writer, key: str, **args: str | int) -> Amount:
    return Amount("per", 1, unit=w.texts.t(key, **args))


@amount(e.Count)
def _count(w: Writer, num: e.Count) -> Amount:
    bare = w.noun(num.of, "unit" if isinstance(num.of, e.Where) else "bare").text
    return Amount("per", 1, unit=w.texts.t("unit-in-play", bare=bare) if isinstance(num.of, _IN_PLAY) else bare)


_IN_PLAY = (s.SideSchemes, s.AllSchemes, s.Minions, s.Enemies, s.Allies, s.Characters, s.Heroes)


@amount(e.Result)
def _result(w: Writer, num: e.Result) -> Amount:
    return Amount("same")


@amount(e.Bound)
def _bound(w: Writer, num: e.Bound) -> Amount:
    if num.name in ("placed", "dealt"):
        return _per(w, f"unit-{num.name}")
    return Amount("same")


@amount(s.EventAmount)
def _event_amount(w: Writer, num: s.EventAmount) -> Amount:
    return Amount("same")


@amount(s.CountersOn)
def _counters_on(w: Writer, num: s.CountersOn) -> Amount:
    was = "yes" if w.gone else "no"
    return _per(w, "unit-counter", counter=counter_name(w.texts, num.name), name=w.name(w.face.code), was=was)


@amount(s.PerPlayer)
def _per_player(w: Writer, num: s.PerPlayer) -> Amount:
    return Amount("per", num.n, unit=w.np("player", "bare", "").text)


@amount(s.PrintedIcons)
def _printed_icons(w: Writer, num: s.PrintedIcons) -> Amount:
    whose = "player" if isinstance(num.of, e.Var) and num.of.name != "discarded" else "all"
    cards = w.noun(e.Var("discarded"), "that").text
    return _per(w, "unit-printed-icon", resource=resource_name(w.texts, num.letter), whose=whose, cards=cards)


@amount(s.PrintedTypes)
def _printed_types(w: Writer, num: s.PrintedTypes) -> Amount:
    return _per(w, "unit-printed-type", cards=w.noun(e.Var("discarded"), "that").text)


@amount(s.BoostIcons)
def _boost_icons(w: Writer, num: s.BoostIcons) -> Amount:
    return _per(w, "unit-boost-icon", cards=w.noun(e.Var("discarded"), "that").text)


@amount(s.Stat)
def _stat(w: Writer, num: s.Stat) -> Amount:
    return Amount("equal", phrase=w.say("num-stat", of=NP(num.of, "that"), stat=stat_name(w.texts, num.stat)))


@amount(s.PrintedStat)
def _printed_stat(w: Writer, num: s.PrintedStat) -> Amount:
    phrase = w.say("num-printed-stat", of=NP(num.of, "that"), stat=stat_name(w.texts, num.stat))
    return Amount("equal", phrase=phrase)


@amount(s.Remaining)
def _remaining(w: Writer, num: s.Remaining) -> Amount:
    return Amount("equal", phrase=w.say("num-remaining", of=NP(num.of, "that")))


@amount(s.Spent)
def _spent(w: Writer, num: s.Spent) -> Amount:
    return Amount("same")


@amount(s.ThreatOn)
def _threat_on(w: Writer, num: s.ThreatOn) -> Amount:
    return Amount("equal", phrase=w.say("num-threat-on", of=NP(num.of, "each")))


@amount(s.DamageOn)
def _damage_on(w: Writer, num: s.DamageOn) -> Amount:
    return Amount("equal", phrase=w.say("num-damage-on", of=NP(num.of, "each")))


@amount(ops.DamageHeld)
def _damage_held(w: Writer, num: ops.DamageHeld) -> Amount:
    return Amount("equal", phrase=w.say("num-damage-on", of=NP(s.This())))


# -- conditions that combine others ----------------------------------------------------------------

_NEGATED = {"plain": "not", "not": "plain", "that": "that-not", "that-not": "that"}


@cond(e.Not)
def _not(w: Writer, test: e.Not, style: str) -> str:
    return w.test(test.cond, _NEGATED[style])


@cond(e.All)
def _all(w: Writer, test: e.All, style: str) -> str:
    negated = style in ("not", "that-not")
    return w.join([w.test(each, style) for each in test.conds], "join-or-clauses" if negated else "join-and-clauses")


@cond(e.AnyOf)
def _any_of(w: Writer, test: e.AnyOf, style: str) -> str:
    first = test.conds[0] if test.conds else None
    if isinstance(first, s.PrintedResource):
        same = [each for each in test.conds if isinstance(each, s.PrintedResource) and each.of == first.of]
        if len(same) == len(test.conds):
            kinds = w.join([resource_name(w.texts, each.letter) for each in same], "join-or")
            return w.say("cond-printed", of=NP(first.of, "any"), resource=kinds, style=style)
    negated = style in ("not", "that-not")
    return w.join([w.test(each, style) for each in test.conds], "join-and-clauses" if negated else "join-or-clauses")


@cond(e.AtLeast)
def _at_least(w: Writer, test: e.AtLeast, style: str) -> str:
    """A comparison; what an effect has achieved is told by the op that achieved it."""
    if isinstance(test.left, e.Result | e.Bound) and isinstance(test.right, e.Const):
        done = slug(_snake(type(w.last).__name__)) if w.last is not None else "anything"
        if isinstance(test.left, e.Bound) and test.left.name == "attacks":
            done = "attacks"
        what = done if done in _ACHIEVED else "anything"
        return w.say("cond-achieved", what=what, n=test.right.n, style=style)
    return w.say("cond-at-least", left=w.phrase(test.left), right=w.phrase(test.right), style=style)


_ACHIEVED = (
    "attacks", "heal", "discard", "remove-threat", "damage", "draw", "give", "enemy-attacks", "enemy-schemes",
    "discard-random", "mill", "ready", "exhaust", "reveal-first",
)  # fmt: skip


def _snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


@cond(e.Exists)
def _exists(w: Writer, test: e.Exists, style: str) -> str:
    of = test.of
    if isinstance(of, s.Host):
        return w.say("cond-attached", of=NP(s.This()), style=style)
    if isinstance(of, s.YourCards):
        return w.say("cond-control", of=NP(of, "one"), style=style)
    if isinstance(of, s.YourHero | s.YourAlterEgo):
        form = "hero" if isinstance(of, s.YourHero) else "alter-ego"
        return w.say("cond-form", form=form, style=style)
    if isinstance(of, s.InPlay | s.This | s.EventTarget | s.EventSource | e.Var):
        return w.say("cond-in-play", of=NP(of, "that"), style=style)
    return w.say("cond-exists", of=NP(of, "one"), bare=w.bare(of), style=style)


# -- conditions about cards and players ------------------------------------------------------------


@cond(s.Waived)
def _waived(w: Writer, test: s.Waived, style: str) -> str:
    """Texts are those of the default reading."""
    return w.test(test.cond, style)


@cond(s.InForm)
def _in_form(w: Writer, test: s.InForm, style: str) -> str:
    return w.say("cond-form", form=slug(test.form), style=style)


@cond(s.HasTrait)
def _has_trait(w: Writer, test: s.HasTrait, style: str) -> str:
    return w.say("cond-trait", of=NP(test.of, "any"), trait=trait_name(w.texts, test.trait), style=style)


@cond(s.Has)
def _has(w: Writer, test: s.Has, style: str) -> str:
    return w.say("cond-status", of=NP(test.of, "any"), status=w.texts.t(f"status-{test.status}"), style=style)


@cond(s.IsReady)
def _is_ready(w: Writer, test: s.IsReady, style: str) -> str:
    return w.say("cond-ready", of=NP(test.of, "each"), style=style)


@cond(s.IsExhausted)
def _is_exhausted(w: Writer, test: s.IsExhausted, style: str) -> str:
    return w.say("cond-exhausted", of=NP(test.of, "any"), style=style)


@cond(s.IsDamaged)
def _is_damaged(w: Writer, test: s.IsDamaged, style: str) -> str:
    return w.say("cond-damaged", of=NP(test.of, "any"), style=style)


@cond(s.IsType)
def _is_type(w: Writer, test: s.IsType, style: str) -> str:
    return w.say("cond-type", of=NP(test.of, "any"), kind=w.np(slug(test.type), "one", "").text, style=style)


@cond(s.LastStep)
def _last_step(w: Writer, test: s.LastStep, style: str) -> str:
    return w.say("cond-last-step", style=style)


@cond(s.Paid)
def _paid(w: Writer, test: s.Paid, style: str) -> str:
    return w.say("cond-paid", resource=resource_name(w.texts, test.letter), style=style)


@cond(s.CanSpend)
def _can_spend(w: Writer, test: s.CanSpend, style: str) -> str:
    return w.say("cond-can-spend", resources=resource_list(w.texts, test.resources), style=style)


@cond(s.Carries)
def _carries(w: Writer, test: s.Carries, style: str) -> str:
    return w.say("cond-carries", of=NP(test.of, "any"), card=NP(s.InPlay(test.name)), style=style)


@cond(s.MayEnter)
def _may_enter(w: Writer, test: s.MayEnter, style: str) -> str:
    return w.say("cond-may-enter", of=NP(test.of, "each"), style=style)


@cond(s.CanPayFor)
def _can_pay_for(w: Writer, test: s.CanPayFor, style: str) -> str:
    return w.say("cond-can-pay", of=NP(test.of, "each"), style=style)


@cond(s.PrintedResource)
def _printed_resource(w: Writer, test: s.PrintedResource, style: str) -> str:
    return w.say("cond-printed", of=NP(test.of, "any"), resource=resource_name(w.texts, test.letter), style=style)


# -- conditions about the triggering condition, where no trigger has taken them in -----------------


@cond(s.Undefended)
def _undefended(w: Writer, test: s.Undefended, style: str) -> str:
    return w.say("cond-undefended", style=style)
