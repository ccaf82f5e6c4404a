"""The rules text of every face, written from its abilities, play rules, keywords and icons."""

from goldenrule.games.champions import ids
from goldenrule.games.champions import ops as o
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.abilities import CardAbility, Constant, Cost, DoubleFor, Modifier, Resource
from goldenrule.games.champions.content import Content, Face
from goldenrule.games.champions.sets import scenarios
from goldenrule.games.champions.text import flow, nouns, numbers, verbs  # noqa: F401 - they register how nodes are written
from goldenrule.games.champions.text.phrases import (
    NP,
    Thing,
    Translator,
    Writer,
    card_name,
    counter_name,
    resource_list,
    resource_name,
    slug,
    stat_name,
    trait_name,
)
from goldenrule.games.champions.text.triggers import trigger_text
from goldenrule.games.champions.triggers import Trigger
from goldenrule.packs.reading import Pack


def card_text(texts: Translator, content: Content, code: str) -> list[str]:
    """The rules text of a face, one string for each ability, keyword line and rule of play."""
    face = content.face(code)
    out = face_rules(texts, content, face)
    for ability in face.abilities:
        assert isinstance(ability, CardAbility)
        out += ability_text(texts, content, face, ability)
    return out


def face_rules(texts: Translator, content: Content, face: Face) -> list[str]:
    """Keywords, icons and rules of play: what stands before the abilities."""
    w = Writer(texts, content, face)
    out = [keyword_text(texts, each) for each in face.facts.keywords]
    out += [texts.t(f"icon-{icon}") for icon in face.facts.icons]
    out += stage_rules(texts, face, content.packs)
    if face.facts.obligation_for:
        owner = next(each for each in content.faces if each.name == face.facts.obligation_for)
        out.append(texts.t("rule-obligation", name=card_name(texts, content, owner.code)))
    rules = face.rules
    if rules.form:
        out.append(texts.t("rule-form", form=slug(rules.form)))
    if rules.attach is not None:
        out.append(w.say("rule-attach", to=NP(rules.attach, "one")))
    if rules.any_player:
        out.append(texts.t("rule-any-player"))
    if rules.max_per_player:
        out.append(texts.t("rule-max-player", n=rules.max_per_player))
    if rules.max_per_host and rules.attach is not None:
        out.append(texts.t("rule-max-host", n=rules.max_per_host, host=w.bare(rules.attach)))
    if rules.counters is not None:
        name, n = rules.counters
        out.append(w.say("rule-counters", what=NP(s.This()), n=n, counter=counter_name(texts, name)))
    return out


def stage_rules(texts: Translator, face: Face, packs: tuple[Pack, ...] = ()) -> list[str]:
    """What completing this side of a main scheme means."""
    for scenario in scenarios(packs).values():
        sides = [b for _, b in scenario.main_schemes]
        if face.code in sides:
            return [texts.t("rule-last-stage" if face.code == sides[-1] else "rule-stage")]
    return []


def keyword_text(texts: Translator, keyword: str) -> str:
    """A keyword as the data file writes it: "guard", "retaliate 1", "uses 3 web"."""
    name, *rest = keyword.split()
    if name == "uses":
        return texts.t("keyword-uses", n=int(rest[0]), counter=counter_name(texts, rest[1]))
    return texts.t(f"keyword-{name}", n=int(rest[0]) if rest else 0)


def ability_text(texts: Translator, content: Content, face: Face, ability: CardAbility) -> list[str]:
    """The text of one ability, in one string; constant abilities may have several."""
    w = Writer(texts, content, face)
    if isinstance(ability, DoubleFor):
        return [texts.t("ability-double", aspect=texts.t(f"aspect-{ability.aspect}"))]
    if isinstance(ability, Constant):
        return [w.sentence(each) for each in modifier_clauses(w, ability.mods, "")]
    if isinstance(ability, Resource):
        body = w.texts.t("ability-produces", resources=_produced(w, ability))
        body = w.sentence(_with_cost(w, ability.cost, [body])[0])
    elif isinstance(ability.when, Trigger):
        trigger = trigger_text(w, ability.when, ability.effect)
        clauses = _with_cost(w, ability.cost, _effect(w, ability))
        body = w.text([w.wrap("trigger-line", clauses[0], trigger=trigger), *clauses[1:]])
    else:
        body = w.text(_with_cost(w, ability.cost, _effect(w, ability)))
    out = texts.t("ability-line", head=head_text(texts, ability), text=body)
    if ability.anyone:
        out = w.join([out, texts.t("ability-anyone")], "join-sentences")
    for bound, key in ((ability.limit, "ability-limit"), (ability.maximum, "ability-maximum")):
        if bound is not None:
            out = w.join([out, texts.t(key, n=bound[0], period=bound[1])], "join-sentences")
    return [out]


def _produced(w: Writer, ability: Resource) -> str:
    """What a resource ability generates."""
    if isinstance(ability.produces, s.ResourcesOn):
        return w.say("resources-on", of=NP(ability.produces.of, "one"))
    return resource_list(w.texts, str(ability.produces))


def head_text(texts: Translator, ability: CardAbility) -> str:
    """What stands before the colon: "Hero Action (attack)", "Forced Response", "When Revealed (hero)"."""
    kind = f"forced-{ability.kind}" if ability.forced else slug(ability.kind)
    head = texts.t(f"ability-{kind}", form=slug(ability.form) or "any")
    return texts.t("ability-label", head=head, label=texts.t(f"label-{ability.label}")) if ability.label else head


def _effect(w: Writer, ability: CardAbility) -> list[str]:
    w.gone = any(isinstance(part, o.DiscardThis) for part in ability.cost.parts)
    return w.clauses(ability.effect)


def _with_cost(w: Writer, cost: Cost, clauses: list[str]) -> list[str]:
    """The first clause behind its cost."""
    paid = cost_clause(w, cost)
    if not paid:
        return clauses
    return [w.wrap("cost-arrow", clauses[0], cost=paid), *clauses[1:]]


def cost_clause(w: Writer, cost: Cost) -> str:
    """What has to be paid, as a clause; "" for nothing."""
    parts = [w.clause(part) for part in cost.parts]
    if cost.resources:
        parts.append(w.texts.t("cost-resources", resources=resource_list(w.texts, cost.resources)))
    if cost.any_number_of:
        parts.append(w.texts.t("cost-any-number", resource=resource_name(w.texts, cost.any_number_of)))
    return w.join(parts, "join-costs")


# -- modifiers -------------------------------------------------------------------------------------


def modifier_clauses(w: Writer, mods: tuple[Modifier, ...], until: str) -> list[str]:
    """Constant changes of values; those that differ only in the statistic in one clause. `until` for lasting ones."""
    out: list[str] = []
    done: list[Modifier] = []
    for mod in mods:
        if mod in done:
            continue
        alike = [other for other in mods if _alike(mod, other)] or [mod]
        done += alike
        clause = _modifier(w, mod, alike, until)
        if mod.test is not None:
            w.bind("source", Thing("damage-source"), True)
            key = "mod-if" if mod.stat == ids.NO_DAMAGE else "mod-while"
            clause = w.texts.t(key, clause=clause, cond=w.test(mod.test))
        if until and mod.stat != ids.COST:
            clause = w.texts.t("mod-until", clause=clause, period=until)
        out.append(clause)
    return out


def _alike(mod: Modifier, other: Modifier) -> bool:
    """Do they differ only in the statistic that they add to?"""
    same = (mod.to, mod.test, mod.amount, mod.how) == (other.to, other.test, other.amount, other.how)
    return same and mod.how == "add" and mod.stat not in _MOD_KEYS and other.stat not in _MOD_KEYS


def _modifier(w: Writer, mod: Modifier, alike: list[Modifier], until: str) -> str:
    if mod.stat == ids.TRAIT:
        return w.say("mod-trait", to=NP(mod.to), trait=trait_name(w.texts, mod.trait))
    if mod.how in ("set", "base", "double", "halve"):
        stat, value = stat_name(w.texts, mod.stat), w.phrase(mod.amount)
        many = "yes" if mod.stat == ids.HP else "no"
        return w.say("mod-value", to=NP(mod.to), how=mod.how, stat=stat, value=value, many=many)
    found = w.amount(mod.amount)
    sign = "minus" if found.n < 0 else "plus"
    found.n = abs(found.n)
    key = _MOD_KEYS.get(mod.stat, "mod-stat")
    args: dict[str, str | int] = {"sign": sign, "n": found.n, "mode": found.mode}
    if key == "mod-stat":
        args["stat"] = stat_name(w.texts, mod.stat)
        items = [w.texts.t("mod-item", stat=stat_name(w.texts, each.stat), sign=sign, n=found.n) for each in alike]
        args["items"] = w.join(items, "join-costs")
    if key == "mod-cost":
        args["period"] = until or "none"
    return w.tails(w.say(key, to=NP(mod.to), **args), found, sign)


_MOD_KEYS = {
    ids.HP: "mod-hp",
    ids.HAND_SIZE: "mod-hand-size",
    ids.ALLY_LIMIT: "mod-ally-limit",
    ids.COST: "mod-cost",
    ids.GUARD: "mod-guard",
    ids.RETALIATE: "mod-retaliate",
    ids.NO_DAMAGE: "mod-no-damage",
    ids.NO_REMOVAL: "mod-no-removal",
    ids.OVERKILL: "mod-overkill",
    ids.ALLY_DEFENSE: "mod-ally-defense",
    ids.TRAIT: "mod-trait",
}
