"""The rules text of every face, written from its abilities, play rules, keywords and icons."""

from goldenrule.games.champions import ids
from goldenrule.games.champions import ops as o
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.content import CardAbility, Content, Cost, Face, Modifier
from goldenrule.games.champions.sets import scenarios
from goldenrule.games.champions.text import flow, nouns, verbs  # noqa: F401 - they register how nodes are written
from goldenrule.games.champions.text.numbers import FLAGS
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
from goldenrule.kernel.abilities import When
from goldenrule.kernel.expressions import All, Cond, Sel
from goldenrule.kernel.ops import Op
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
    if ability.double_for:
        return [texts.t("ability-double", aspect=texts.t(f"aspect-{ability.double_for}"))]
    if ability.kind == "constant":
        return [w.sentence(each) for each in modifier_clauses(w, ability.mods, "")]
    if ability.kind == "resource":
        body = w.texts.t("ability-produces", resources=_produced(w, ability))
        body = w.sentence(_with_cost(w, ability.cost, [body])[0])
    elif ability.when is not None:
        body = w.text(triggered_clauses(w, ability))
    else:
        body = w.text(_with_cost(w, ability.cost, _effect(w, ability)))
    out = texts.t("ability-line", head=head_text(texts, ability), text=body)
    if ability.anyone:
        out = w.join([out, texts.t("ability-anyone")], "join-sentences")
    for bound, key in ((ability.limit, "ability-limit"), (ability.maximum, "ability-maximum")):
        if bound is not None:
            out = w.join([out, texts.t(key, n=bound[0], period=bound[1])], "join-sentences")
    return [out]


def _produced(w: Writer, ability: CardAbility) -> str:
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


# -- triggers --------------------------------------------------------------------------------------

DEFAULT_TARGET = {
    ids.DAMAGE: "character", ids.DEALT_DAMAGE: "character", ids.DEFEAT: "character", ids.ENEMY_ATTACK: "character",
    ids.ATTACK: "enemy", ids.THREAT: "scheme", ids.REMOVE_THREAT: "scheme", ids.THWART: "scheme",
    ids.DEFEND: "character", ids.HEAL: "character", ids.REVEAL: "card", ids.ENTER: "card", ids.PLAY: "card",
    ids.HURT: "character",
}  # fmt: skip
DEFAULT_SOURCE = {
    ids.ENEMY_ATTACK: "enemy",
    ids.ENEMY_SCHEME: "enemy",
    ids.ATTACK: "friendly",
    ids.THWART: "friendly",
    ids.DEFEND: "enemy",
    ids.HURT: "enemy",
}
THREAT_EVENTS = (ids.THREAT, ids.REMOVE_THREAT, ids.ENEMY_SCHEME)


def triggered_clauses(w: Writer, ability: CardAbility) -> list[str]:
    """The trigger, then cost and effect."""
    assert ability.when is not None
    trigger = trigger_text(w, ability.when, _replaces(ability.effect))
    clauses = _with_cost(w, ability.cost, _effect(w, ability))
    return [w.wrap("trigger-line", clauses[0], trigger=trigger), *clauses[1:]]


def trigger_clause(w: Writer, ability: CardAbility) -> str:
    """The trigger of a lasting effect with all that follows it, as one clause."""
    assert ability.when is not None
    trigger = trigger_text(w, ability.when, _replaces(ability.effect))
    return w.wrap("trigger-line", w.clause(ability.effect), trigger=trigger)


def _replaces(effect: Op) -> bool:
    while effect.parts() and not isinstance(effect, o.Replace):
        effect = effect.parts()[0]
    return isinstance(effect, o.Replace | o.Prevent)


def trigger_text(w: Writer, when: When, replaced: bool) -> str:
    """When an ability triggers: the event, who and what it is about, and further conditions."""
    event = ids.EVENT_NAMES[when.event]
    target: Sel | None = Thing(DEFAULT_TARGET[when.event]) if when.event in DEFAULT_TARGET else None
    source: Sel | None = Thing(DEFAULT_SOURCE[when.event]) if when.event in DEFAULT_SOURCE else None
    by, aimed, form, this = "anyone", "anyone", "any", "no"
    flags: set[str] = set()
    rest: list[Cond] = []
    for test in flat(when.test):
        if isinstance(test, s.CausedBy):
            source, by = test.of, "source"
        elif isinstance(test, s.CausedByYou):
            source, by = s.You(), "source"
        elif isinstance(test, s.Targets) and when.event != ids.FORM:
            target = test.of
        elif isinstance(test, s.TargetType):
            target = Thing(slug(test.type))
        elif isinstance(test, s.Targets) and when.event == ids.FORM and isinstance(test.of, s.This):
            form = slug(w.face.type)
        elif isinstance(test, s.AgainstYou):
            aimed = "you"
        elif isinstance(test, s.ByYou):
            by = "you"
        elif isinstance(test, s.OfThisAttack | s.OfThisScheme):
            this = "yes"
        elif isinstance(test, s.SomeAmount):
            flags.add("some")
        elif isinstance(test, s.Flag) and FLAGS[test.bit] in IN_TRIGGER.get(when.event, ()):
            flags.add(FLAGS[test.bit])
        elif isinstance(test, s.InForm) and when.event == ids.FORM:
            form = slug(test.form)
        else:
            rest.append(test)
    w.event = {"what": Thing("threat" if when.event in THREAT_EVENTS else "damage")}
    args: dict[str, str | NP] = {"by": by, "aimed": aimed, "form": form, "this": this}
    args["timing"] = "after" if when.timing else "would" if replaced else "when"
    if source is not None:
        args["source"] = NP(source, "one")
        w.event["source"] = source
    if target is not None:
        args["target"] = NP(target, "one")
        w.event["target"] = target
    for flag in ("attack", "basic", "killed", "deck", "hand", "step-one", "scheming"):
        args[flag] = "yes" if flag in flags else "no"
    text = w.say(f"trigger-{slug(event)}", **args)
    if rest:
        text = w.texts.t("trigger-if", trigger=text, cond=w.test(All(tuple(rest))))
    return text


IN_TRIGGER = {
    ids.DAMAGE: ("attack",),
    ids.DEALT_DAMAGE: ("attack",),
    ids.ATTACK: ("basic", "killed"),
    ids.THWART: ("basic",),
    ids.DEFEND: ("basic",),
    ids.REVEAL: ("deck",),
    ids.ENTER: ("hand",),
    ids.THREAT: ("step-one", "scheming"),
}
"""Flags that the message of a trigger has words for."""


def flat(test: Cond | None) -> list[Cond]:
    """The conditions that a test is made of."""
    if test is None:
        return []
    if isinstance(test, All):
        return [each for cond in test.conds for each in flat(cond)]
    return [test]


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
