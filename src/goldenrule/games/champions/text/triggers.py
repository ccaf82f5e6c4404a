"""How triggers are written: "after you are attacked", "when a treachery would be revealed"."""

from goldenrule.games.champions import ids
from goldenrule.games.champions import ops as o
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.text.phrases import NP, Thing, Writer, slug
from goldenrule.games.champions.triggers import After, MakesAttack, Trigger
from goldenrule.kernel.expressions import Sel
from goldenrule.kernel.ops import Op

TARGET = {
    ids.DAMAGE: ("to", "character"), ids.DEALT_DAMAGE: ("to", "character"), ids.HURT: ("", "character"),
    ids.DEFEAT: ("card", "character"), ids.ENEMY_ATTACK: ("", "character"), ids.ATTACK: ("enemy", "enemy"),
    ids.THWART: ("", "scheme"), ids.DEFEND: ("who", "character"), ids.THREAT: ("on", "scheme"),
    ids.REVEAL: ("card", "card"), ids.ENTER: ("card", "card"), ids.PLAY: ("card", "card"),
}  # fmt: skip
"""What a trigger is about: the field that says it, and the noun if it does not."""
SOURCE = {
    ids.ENEMY_ATTACK: ("enemy", "enemy"), ids.ENEMY_SCHEME: ("enemy", "enemy"), ids.HURT: ("enemy", "enemy"),
    ids.ATTACK: ("who", "friendly"), ids.THWART: ("who", "friendly"), ids.DEFEND: ("enemy", "enemy"),
}  # fmt: skip
"""Who causes it, likewise."""
_THREAT = (ids.THREAT, ids.ENEMY_SCHEME)


def trigger_text(w: Writer, when: Trigger, effect: Op) -> str:
    """When an ability triggers: the event, who and what it is about, and a further condition. `effect` answers it."""
    field, noun = TARGET.get(when.EVENT, ("", ""))
    target: Sel | None = Thing(noun) if noun else None
    if type := getattr(when, "type", "") or _defeated_type(when):
        target = Thing(slug(type))
    target = getattr(when, field, None) or target
    field, noun = SOURCE.get(when.EVENT, ("", ""))
    named = getattr(when, field, None)
    source: Sel | None = named or (Thing(noun) if noun else None)
    by = getattr(when, "by", "")
    if when.EVENT == ids.DEFEAT and by == "you":
        source = named = s.You()
    during = getattr(when, "during", "")
    came_from = getattr(when, "from_", "")
    says = {
        "attack": by == "attack",
        "this": "this_attack" in by or during == "this_scheme",
        "basic": getattr(when, "basic", False),
        "killed": bool(getattr(when, "defeats", "")),
        "deck": came_from == "encounter_deck",
        "hand": came_from == "hand",
        "step-one": during == "step_one",
        "scheming": during == "scheme",
    }
    args: dict[str, str | NP] = {name: "yes" if said else "no" for name, said in says.items()}
    args["by"] = "source" if named is not None else "you" if by == "you" else "anyone"
    args["aimed"] = getattr(when, "against", "") or "anyone"
    args["form"] = slug(getattr(when, "to", "") or "any") if when.EVENT == ids.FORM else "any"
    args["timing"] = "after" if isinstance(when, After) else "would" if _replaces(effect) else "when"
    w.event = {"what": Thing("threat" if when.EVENT in _THREAT else "damage")}
    if source is not None:
        args["source"] = NP(source, "one")
        w.event["source"] = source
    if target is not None:
        args["target"] = NP(target, "one")
        w.event["target"] = target
    text = w.say(f"trigger-{slug(ids.EVENT_NAMES[when.EVENT])}", **args)
    if when.test is not None:
        text = w.texts.t("trigger-if", trigger=text, cond=w.test(when.test))
    return text


def _defeated_type(when: Trigger) -> str:
    """The type of what an attack has to have defeated."""
    return when.defeats if isinstance(when, MakesAttack) and when.defeats != "enemy" else ""


def _replaces(effect: Op) -> bool:
    """Does it stand in for what would happen, or prevent it?"""
    while effect.parts() and not isinstance(effect, o.Replace):
        effect = effect.parts()[0]
    return isinstance(effect, o.Replace | o.Prevent)
