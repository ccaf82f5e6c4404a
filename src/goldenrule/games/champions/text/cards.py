"""The rules text of every face, written from its abilities, play rules, keywords and icons."""

from goldenrule.gamekit.card_text import key_of
from goldenrule.gamekit.nouns import Thing
from goldenrule.gamekit.text_lists import NONE, Translator, slug, word_name
from goldenrule.games.champions import abilities as a
from goldenrule.games.champions import ids
from goldenrule.games.champions import ops as o
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.abilities import Trigger
from goldenrule.games.champions.content import Content, Face
from goldenrule.games.champions.rules.damage import AttackDamages, Damage, DamageDealt
from goldenrule.games.champions.rules.defeat import Defeat
from goldenrule.games.champions.rules.encounter import Reveal
from goldenrule.games.champions.rules.enemies import Defend, EnemyAttack, EnemyScheme
from goldenrule.games.champions.rules.enter import EnterPlay, PlayCard
from goldenrule.games.champions.rules.powers import Attack, Thwart
from goldenrule.games.champions.rules.threat import Threat
from goldenrule.games.champions.sets import scenarios
from goldenrule.games.champions.text.nodes import NodeWriter, card_name, resource_list, stat_name
from goldenrule.games.champions.triggers import IsDefeated, MakesAttack, ThreatWouldBePlaced
from goldenrule.kernel import expressions as e
from goldenrule.kernel.ops import Op
from goldenrule.packs.reading import Pack

# -- faces -------------------------------------------------------------------------------------------------------------


def card_text(texts: Translator, content: Content, code: str) -> list[str]:
    """The rules text of a face, one string for each ability, keyword line and rule of play."""
    face = content.face(code)
    out = face_rules(texts, content, face)
    for ability in face.abilities:
        assert isinstance(ability, a.CardAbility)
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
        out.append(w.say("rule-attach", to=rules.attach))
    if rules.any_player:
        out.append(texts.t("rule-any-player"))
    if rules.max_per_player:
        out.append(texts.t("rule-max-player", n=rules.max_per_player))
    if rules.max_per_host and rules.attach is not None:
        out.append(w.say("rule-max-host", n=rules.max_per_host, host=rules.attach))
    if rules.counters is not None:
        name, n = rules.counters
        out.append(w.say("rule-counters", what=s.This(), n=n, counter=word_name(texts, "counter", name)))
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
        return texts.t("keyword-uses", n=int(rest[0]), counter=word_name(texts, "counter", rest[1]))
    return texts.t(f"keyword-{name}", n=int(rest[0]) if rest else 0)


def paragraph_of(texts: Translator, content: Content, code: str, index: int) -> int:
    """Return which paragraph of the text of a face is, or begins, an ability: its number from 1."""
    face = content.face(code)
    count = len(face_rules(texts, content, face))
    for ability in face.abilities[:index]:
        assert isinstance(ability, a.CardAbility)
        count += len(ability_text(texts, content, face, ability))
    return count + 1


# -- abilities ---------------------------------------------------------------------------------------------------------


def ability_text(texts: Translator, content: Content, face: Face, ability: a.CardAbility) -> list[str]:
    """The text of one ability, in one string; constant abilities may have several."""
    w = Writer(texts, content, face)
    if isinstance(ability, a.DoubleFor):
        return [texts.t("ability-double", aspect=slug(ability.aspect))]
    if isinstance(ability, a.Constant):
        return [w.sentence(each) for each in w.modifiers(ability.mods)]
    sentences = [texts.t("ability-line", head=head_text(texts, ability), text=w.text(w.ability(ability)))]
    if ability.anyone:
        sentences.append(texts.t("ability-anyone"))
    for bound, key in ((ability.limit, "ability-limit"), (ability.maximum, "ability-maximum")):
        if bound is not None:
            sentences.append(texts.t(key, n=bound[0], period=bound[1]))
    return [w.join(sentences, "sentences")]


def head_text(texts: Translator, ability: a.CardAbility) -> str:
    """What stands before the colon: "Hero Action (attack)", "Forced Response", "When Revealed (hero)"."""
    kind = f"forced-{ability.kind}" if ability.forced else slug(ability.kind)
    head = texts.t(f"ability-{kind}", form=slug(ability.form) or "any")
    return texts.t("ability-label", head=head, label=texts.t(f"label-{ability.label}")) if ability.label else head


class Writer(NodeWriter):
    """Writes the abilities of one face: costs, triggers, modifiers, and what lasts."""

    def ability(self, ability: a.CardAbility) -> list[str]:
        """What an ability does, behind its trigger and its cost, as clauses."""
        if isinstance(ability, a.Resource):
            made = ability.produces
            resources = self.resources(made) if isinstance(made, str) else self.say("resources-on", **self.parts(made))
            return self.paid(ability.cost, [self.texts.t("ability-produces", resources=resources)])
        when = self.trigger(ability.when, ability.effect) if isinstance(ability.when, Trigger) else ""
        self.gone = any(isinstance(part, o.DiscardThis) for part in ability.cost.parts)
        first, *rest = self.paid(ability.cost, self.clauses(ability.effect))
        return [self.say("trigger-line", clause=first, trigger=when) if when else first, *rest]

    def resources(self, letters: str) -> str:
        return resource_list(self.texts, letters)

    def paid(self, cost: a.Cost, clauses: list[str]) -> list[str]:
        """The first clause behind its cost."""
        parts = [self.clause(part) for part in cost.parts]
        if cost.resources:
            parts.append(self.clause(o.SpendResources(cost.resources)))
        if cost.any_number_of:
            parts.append(
                self.texts.t("cost-any-number", resource=word_name(self.texts, "resource", cost.any_number_of))
            )
        if not parts:
            return clauses
        return [self.say("cost-arrow", clause=clauses[0], cost=self.join(parts, "and-clauses")), *clauses[1:]]

    # -- triggers ------------------------------------------------------------------------------------------------------

    def trigger(self, when: Trigger, effect: Op) -> str:
        """When an ability triggers, and a further condition. `effect` answers it."""
        parts = self.parts(when)
        del parts["test"]
        widest = Thing(slug(getattr(when, "type", "")) or ("character" if when.EVENT is Defeat else "card"))
        if isinstance(when, IsDefeated):
            parts["card"] = widest
        things = {"card": widest, "to": _CHARACTER, "enemy": _ENEMY, "on": _SCHEME, "who": Thing("friendly-character")}
        if isinstance(when, MakesAttack) and when.defeats not in ("", "enemy"):
            things["enemy"] = Thing(when.defeats)
        parts |= {name: thing for name, thing in things.items() if getattr(when, name, "") is None}
        target, source = _NAMED.get(when.EVENT, ("", ""))
        self.event = {"what": Thing("threat" if when.EVENT in (Threat, EnemyScheme) else "damage")}
        said = self.say(f"champions-when-{key_of(when)}", **parts, would="yes" if _replaces(effect) else "no")
        for name, what in (("target", parts.get(target, _UNNAMED.get(when.EVENT))), ("source", parts.get(source))):
            if isinstance(what, e.Sel):
                self.event[name] = what
        if getattr(when, "by", "") == "you" and when.EVENT is Defeat:
            self.event["source"] = s.You()
        return said if when.test is None else self.texts.t("trigger-if", trigger=said, cond=self.test(when.test))

    # -- modifiers -----------------------------------------------------------------------------------------------------

    def modifiers(self, mods: tuple[a.Modifier, ...], until: str = "") -> list[str]:
        """Changes of values; those that differ only in the statistic in one clause. `until`: when lasting ones end."""
        out: list[str] = []
        done: list[a.Modifier] = []
        for mod in mods:
            if mod in done:
                continue
            alike = [other for other in mods if _alike(mod, other)] or [mod]
            done += alike
            clause = self.modifier(mod, alike, until)
            if mod.test is not None:
                self.bind("source", Thing("damage-source"))
                key = "mod-if" if mod.stat == ids.NO_DAMAGE else "mod-while"
                clause = self.say(key, clause=clause, cond=mod.test)
            if until and mod.stat != ids.COST:
                clause = self.say("mod-until", clause=clause, period=until)
            out.append(clause)
        return out

    def modifier(self, mod: a.Modifier, alike: list[a.Modifier], until: str) -> str:
        stat = stat_name(self.texts, mod.stat)
        if mod.how != "add" and mod.stat != ids.TRAIT:
            many = "yes" if mod.stat == ids.HP else "no"
            value = self.phrase(mod.amount)
            return self.say("mod-value", to=mod.to, how=mod.how, stat=stat, value=value, many=many)
        found = self.amount(mod.amount)
        sign = "minus" if found.n < 0 else "plus"
        found.n = abs(found.n)
        items = [self.say("mod-item", stat=stat_name(self.texts, each.stat), sign=sign, n=found.n) for each in alike]
        said = self.say(
            _OWN_KEYS.get(mod.stat, "mod-stat"),
            to=mod.to,
            n=found.n,
            sign=sign,
            items=self.join(items, "and"),
            period=until or NONE,
            trait=mod.trait and word_name(self.texts, "trait", mod.trait),
        )
        return said if mod.stat == ids.TRAIT else self.tail(said, found, sign)

    # -- lasting and delayed effects -----------------------------------------------------------------------------------

    def op_lasts(self, op: o.Lasts) -> list[str]:
        return self.lasting(op.name, op.until)

    def op_enemy_attacks(self, op: o.EnemyAttacks) -> list[str]:
        return [self.op_message(op), *(self.lasting(op.rider, "attack") if op.rider else ())]

    def lasting(self, name: str, until: str) -> list[str]:
        """What a lasting or delayed effect does, and how long it lasts."""
        ability = self.content.lasting[f"{self.face.code}:{name}"].abilities[0]
        if isinstance(ability, a.AtEndOf):
            return [self.say("lasts-at-end", clause=self.clause(ability.effect), period=ability.period)]
        if not isinstance(ability, a.Whenever):
            return self.modifiers(ability.mods, until)
        when, effect = ability.when, ability.effect
        assert isinstance(when, Trigger)
        this_scheme = when == ThreatWouldBePlaced(during="this_scheme")
        if this_scheme and isinstance(effect, o.Prevent) and isinstance(effect.amount, e.Const):
            return [self.texts.t("lasts-less-threat", n=effect.amount.n)]
        trigger = self.trigger(when, effect)
        return [self.say("trigger-line", clause=self.clause(effect), trigger=trigger)]


def _alike(mod: a.Modifier, other: a.Modifier) -> bool:
    """Do they differ only in the statistic that they add to?"""
    same = (mod.to, mod.test, mod.amount, mod.how) == (other.to, other.test, other.amount, other.how)
    return same and mod.how == "add" and mod.stat not in _OWN_KEYS and other.stat not in _OWN_KEYS


def _replaces(effect: Op) -> bool:
    """Does it replace what would happen, or prevent it?"""
    while effect.parts() and not isinstance(effect, o.Replace):
        effect = effect.parts()[0]
    return isinstance(effect, o.Replace | o.Prevent)


_CHARACTER, _ENEMY, _SCHEME = Thing("character"), Thing("enemy"), Thing("scheme")
_NAMED = {
    Damage: ("to", ""), DamageDealt: ("to", ""), AttackDamages: ("", "enemy"), Defeat: ("card", ""),
    EnemyAttack: ("", "enemy"), EnemyScheme: ("", "enemy"), Attack: ("enemy", "who"),
    Thwart: ("", "who"), Defend: ("who", "enemy"), Threat: ("on", ""), Reveal: ("card", ""),
    EnterPlay: ("card", ""), PlayCard: ("card", ""),
}  # fmt: skip
"""What a trigger is about and who causes it: the fields that say so."""
_UNNAMED = {AttackDamages: _CHARACTER, EnemyAttack: _CHARACTER, Thwart: _SCHEME}
"""What a trigger is about that no field names."""
_OWN_KEYS = {
    ids.HP: "mod-hp", ids.HAND_SIZE: "mod-hand-size", ids.ALLY_LIMIT: "mod-ally-limit", ids.COST: "mod-cost",
    ids.GUARD: "mod-guard", ids.RETALIATE: "mod-retaliate", ids.NO_DAMAGE: "mod-no-damage",
    ids.NO_REMOVAL: "mod-no-removal", ids.OVERKILL: "mod-overkill", ids.ALLY_DEFENSE: "mod-ally-defense",
    ids.TRAIT: "mod-trait",
}  # fmt: skip
