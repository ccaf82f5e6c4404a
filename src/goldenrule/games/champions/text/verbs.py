"""Ops as clauses: what cards do."""

from goldenrule.games.champions import ops as o
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.text.flow import lasting_clauses
from goldenrule.games.champions.text.phrases import (
    NP,
    Complete,
    Thing,
    Writer,
    counter_name,
    resource_list,
    slug,
    trait_name,
    verb,
)
from goldenrule.kernel import expressions as e
from goldenrule.kernel.expressions import Sel

# -- damage, healing, status -----------------------------------------------------------------------


@verb(o.Damage)
def _damage(w: Writer, op: o.Damage) -> list[str]:
    return [w.say("op-damage", to=NP(op.to), amount=op.amount, overkill="yes" if op.overkill else "no")]


@verb(o.DamageEach)
def _damage_each(w: Writer, op: o.DamageEach) -> list[str]:
    w.bind("it", op.to, True)
    return [w.say("op-damage", to=NP(op.to), amount=op.amount, overkill="no")]


@verb(o.IndirectDamage)
def _indirect(w: Writer, op: o.IndirectDamage) -> list[str]:
    by = "first" if op.by_first else "you"
    return [w.say("op-divide", among=NP(op.among, "any"), amount=op.amount, by=by)]


@verb(o.Heal)
def _heal(w: Writer, op: o.Heal) -> list[str]:
    if isinstance(op.amount, s.DamageOn) and op.amount.of == op.who:
        return [w.say("op-heal-all", who=NP(op.who))]
    return [w.say("op-heal", who=NP(op.who), amount=op.amount)]


@verb(o.MoveDamage)
def _move_damage(w: Writer, op: o.MoveDamage) -> list[str]:
    return [w.say("op-move-damage", source=NP(op.source), to=NP(op.to), amount=op.amount)]


@verb(o.Give)
def _give(w: Writer, op: o.Give) -> list[str]:
    return [w.say("op-give", to=NP(op.to), status=op.status)]


@verb(o.Ready)
def _ready(w: Writer, op: o.Ready) -> list[str]:
    return [w.say("op-ready", who=NP(op.who))]


@verb(o.Exhaust)
def _exhaust(w: Writer, op: o.Exhaust) -> list[str]:
    return [w.say("op-exhaust", who=NP(op.who))]


# -- threat ----------------------------------------------------------------------------------------


@verb(o.PlaceThreat)
def _place_threat(w: Writer, op: o.PlaceThreat) -> list[str]:
    return [w.say("op-place-threat", on=NP(op.on), amount=op.amount)]


@verb(o.RemoveThreat)
def _remove_threat(w: Writer, op: o.RemoveThreat) -> list[str]:
    return [w.say("op-remove-threat", of=NP(op.of), amount=op.amount)]


@verb(o.AddAcceleration)
def _acceleration(w: Writer, op: o.AddAcceleration) -> list[str]:
    return [w.say("op-acceleration", n=op.n)]


# -- interrupts ------------------------------------------------------------------------------------


@verb(o.Prevent)
def _prevent(w: Writer, op: o.Prevent) -> list[str]:
    what = "threat" if w.event.get("what") == Thing("threat") else "damage"
    if op.amount is None:
        return [w.say("op-prevent-all", what=what)]
    return [w.say("op-prevent", amount=op.amount, what=what)]


@verb(o.Replace)
def _replace(w: Writer, op: o.Replace) -> list[str]:
    return [w.wrap("op-instead", w.clause(op.instead))]


@verb(o.CancelEffects)
def _cancel_effects(w: Writer, op: o.CancelEffects) -> list[str]:
    return [w.say("op-cancel-effects", what=NP(s.EventTarget()))]


@verb(o.CancelCard)
def _cancel_card(w: Writer, op: o.CancelCard) -> list[str]:
    return [w.say("op-cancel-card", what=NP(s.EventTarget()))]


@verb(o.GainOverkill)
def _gain_overkill(w: Writer, op: o.GainOverkill) -> list[str]:
    return [w.say("op-overkill")]


# -- cards -----------------------------------------------------------------------------------------


@verb(o.Draw)
def _draw(w: Writer, op: o.Draw) -> list[str]:
    return [w.say("op-draw", who=NP(op.who), amount=op.n)]


@verb(o.DrawUpTo)
def _draw_up_to(w: Writer, op: o.DrawUpTo) -> list[str]:
    return [w.say("op-draw-up-to", number=w.phrase(op.n))]


@verb(o.KeepOneOf)
def _keep_one_of(w: Writer, op: o.KeepOneOf) -> list[str]:
    return [w.say("op-keep-one", n=op.n)]


@verb(o.ShuffleIntoDeck)
def _shuffle_into_deck(w: Writer, op: o.ShuffleIntoDeck) -> list[str]:
    return [w.say("op-shuffle-into-deck", what=NP(op.what))]


@verb(o.UseSpecials)
def _use_specials(w: Writer, op: o.UseSpecials) -> list[str]:
    return [w.say("op-use-specials", of=NP(op.of))]


def _bind_discarded(w: Writer, single: bool) -> None:
    w.bind("discarded", Thing("card" if single else "those-cards"), True)


@verb(o.Mill)
def _mill(w: Writer, op: o.Mill) -> list[str]:
    _bind_discarded(w, op.n == e.Const(1) and isinstance(op.who, s.You))
    return [w.say("op-mill", who=NP(op.who), amount=op.n)]


@verb(o.DiscardRandom)
def _discard_random(w: Writer, op: o.DiscardRandom) -> list[str]:
    _bind_discarded(w, op.n == e.Const(1) and isinstance(op.who, s.You))
    return [w.say("op-discard-random", who=NP(op.who), amount=op.n)]


@verb(o.Discard)
def _discard(w: Writer, op: o.Discard) -> list[str]:
    return [w.say("op-discard", what=NP(op.what))]


@verb(o.RemoveFromGame)
def _remove_from_game(w: Writer, op: o.RemoveFromGame) -> list[str]:
    return [w.say("op-remove-from-game", what=NP(op.what))]


@verb(o.ToHand)
def _to_hand(w: Writer, op: o.ToHand) -> list[str]:
    return [w.say("op-to-hand", what=NP(op.what), yours="yes" if _yours(op.what) else "no")]


def _yours(sel: Sel) -> bool:
    """Are these cards of your own for certain, that go to your hand?"""
    if isinstance(sel, s.InDiscard):
        return not sel.anyone
    if isinstance(sel, s.DiscardPile):
        return isinstance(sel.who, s.You)
    if isinstance(sel, s.Uppermost | s.DifferentTitles | e.Where):
        return _yours(sel.of)
    return not isinstance(sel, s.This)


@verb(o.PutUnder)
def _put_under(w: Writer, op: o.PutUnder) -> list[str]:
    return [w.say("op-put-under", who=NP(op.who), host=NP(s.This()))]


@verb(o.ReturnFromUnder)
def _return_from_under(w: Writer, op: o.ReturnFromUnder) -> list[str]:
    return [w.say("op-return-from-under", host=NP(s.This()))]


@verb(o.PutIntoPlay)
def _put_into_play(w: Writer, op: o.PutIntoPlay) -> list[str]:
    if _is_minion(w, op.what):
        return [w.say("op-engage", what=NP(op.what), who=NP(op.who))]
    return [w.say("op-put-into-play", what=NP(op.what))]


def _is_minion(w: Writer, sel: Sel) -> bool:
    if isinstance(sel, s.This):
        return w.face.type == "minion"
    bound = w.names.get(sel.name) if isinstance(sel, e.Var) else None
    return bound is not None and bound.of == Thing("minion")


@verb(o.FindIntoPlay)
def _find_into_play(w: Writer, op: o.FindIntoPlay) -> list[str]:
    what = op.what
    kinds = {face.type for face in w.content.faces if isinstance(what, s.Encounter) and face.name == what.name}
    minion = "minion" in kinds or (isinstance(what, s.Encounter) and what.type == "minion")
    return [w.say("op-find-into-play", what=NP(what, "one"), kind="minion" if minion else "other")]


@verb(o.PutFacedown)
def _put_facedown(w: Writer, op: o.PutFacedown) -> list[str]:
    return [w.say("op-put-facedown", who=NP(op.who))]


@verb(o.SpendResources)
def _spend_resources(w: Writer, op: o.SpendResources) -> list[str]:
    return [w.say("cost-resources", resources=resource_list(w.texts, op.resources))]


@verb(o.AttackAlso)
def _attack_also(w: Writer, op: o.AttackAlso) -> list[str]:
    return [w.say("op-attack-also", whom=NP(op.whom))]


@verb(o.EngagedAttack)
def _engaged_attack(w: Writer, op: o.EngagedAttack) -> list[str]:
    return [w.say("op-engaged-attack", who=NP(op.who))]


@verb(o.PayFor)
def _pay_for(w: Writer, op: o.PayFor) -> list[str]:
    return [w.say("op-pay-for", what=NP(op.what))]


@verb(o.AddCounters)
def _add_counters(w: Writer, op: o.AddCounters) -> list[str]:
    return [w.say("op-add-counters", on=NP(s.This()), amount=op.n, counter=counter_name(w.texts, op.name))]


@verb(o.DamageHere)
def _damage_here(w: Writer, op: o.DamageHere) -> list[str]:
    return [w.say("op-damage-here", on=NP(s.This()), amount=op.amount)]


@verb(o.SearchDeck)
def _search_deck(w: Writer, op: o.SearchDeck) -> list[str]:
    if op.top:
        return [w.say("op-search-top", n=op.top, of=NP(op.of, "one"))]
    return [w.say("op-search-deck", of=NP(op.of, "one"))]


@verb(o.ShuffleEncounter)
def _shuffle_encounter(w: Writer, op: o.ShuffleEncounter) -> list[str]:
    return [w.say("op-shuffle-encounter")]


# -- players and encounter cards -------------------------------------------------------------------


@verb(o.ChangeForm)
def _change_form(w: Writer, op: o.ChangeForm) -> list[str]:
    return [w.say("op-change-form", form=slug(op.to) or "other")]


@verb(o.EnemyAttacks)
def _enemy_attacks(w: Writer, op: o.EnemyAttacks) -> list[str]:
    out = [w.say("op-enemy-attacks", who=NP(op.who))]
    return out + lasting_clauses(w, op.rider, "attack") if op.rider else out


@verb(o.EnemySchemes)
def _enemy_schemes(w: Writer, op: o.EnemySchemes) -> list[str]:
    return [w.say("op-enemy-schemes", who=NP(op.who))]


@verb(o.MinionsAttackYou)
def _minions_attack(w: Writer, op: o.MinionsAttackYou) -> list[str]:
    return [w.say("op-minions-attack")]


@verb(o.Surge)
def _surge(w: Writer, op: o.Surge) -> list[str]:
    return [w.say("op-surge", what=NP(s.This()))]


@verb(o.RevealTop)
def _reveal_top(w: Writer, op: o.RevealTop) -> list[str]:
    return [w.say("op-reveal-top")]


@verb(o.Reveal)
def _reveal(w: Writer, op: o.Reveal) -> list[str]:
    return [w.say("op-reveal", what=NP(op.what))]


@verb(o.RevealFirst)
def _reveal_first(w: Writer, op: o.RevealFirst) -> list[str]:
    return [w.say("op-reveal-first", what=NP(op.what, "one"))]


@verb(o.DealEncounterCard)
def _deal_encounter_card(w: Writer, op: o.DealEncounterCard) -> list[str]:
    return [w.say("op-deal-encounter", who=NP(op.who), n=op.n)]


@verb(o.NemesisArrives)
def _nemesis_arrives(w: Writer, op: o.NemesisArrives) -> list[str]:
    return [Complete(w.say("op-nemesis", what=NP(s.This())))]


@verb(o.DiscardUntil)
def _discard_until(w: Writer, op: o.DiscardUntil) -> list[str]:
    w.bind("found", Thing(slug(op.type)), True)
    head = NP(Thing(slug(op.type)), "one")
    if op.trait:
        return [w.say("op-discard-until-trait", what=head, trait=trait_name(w.texts, op.trait))]
    return [w.say("op-discard-until", what=head)]


@verb(o.DiscardTopEncounter)
def _discard_top(w: Writer, op: o.DiscardTopEncounter) -> list[str]:
    _bind_discarded(w, op.n == 1)
    return [w.say("op-discard-top-encounter", n=op.n)]


@verb(o.ExtraBoost)
def _extra_boost(w: Writer, op: o.ExtraBoost) -> list[str]:
    return [w.say("op-extra-boost", n=op.n)]
