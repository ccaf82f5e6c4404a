"""Questions, options, log lines and reasons of the duel in words."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.wording import Translator, capital
from goldenrule.games.skirmish.abilities import Modifier
from goldenrule.games.skirmish.ids import (
    COLOURS,
    LIFE,
    LOCATIONS,
    PLACES,
    STRENGTH,
    slot_zone,
)
from goldenrule.games.skirmish.text.cards import Writer, card_text
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.ops import AskMode

if TYPE_CHECKING:
    from goldenrule.games.skirmish.content import Face
    from goldenrule.games.skirmish.game import Skirmish
    from goldenrule.kernel.decisions import Decision, Option


def side(texts: Translator, seat: int) -> str:
    return texts.t(f"skirmish-side-{seat}")


def slot_name(texts: Translator, slot: int) -> str:
    """ "Manhattan 2", "Avengers Tower"."""
    place = PLACES[slot]
    return texts.t(f"skirmish-slot-{LOCATIONS[place]}", n=slot - PLACES.index(place) + 1)


def colour(texts: Translator, index: int) -> str:
    return texts.t(f"skirmish-colour-{COLOURS[index]}")


def name_of(face: "Face", texts: Translator) -> str:
    """The name of a card, with its version."""
    return texts.t("skirmish-card-name", name=face.facts.name, version=face.facts.version or "none")


def card(g: "Skirmish", texts: Translator, entity: int) -> str:
    """The name of a card, with its version and, in play, its slot."""
    name = name_of(g.face(entity), texts)
    slot = g.slot_of(entity)
    return texts.t("skirmish-card-at", name=name, slot=slot_name(texts, slot)) if slot >= 0 else name


def cost(texts: Translator, symbols: tuple[int, ...]) -> str:
    """The symbols of a cost in words, in order; "" for none."""
    words = [colour(texts, symbol) if symbol < len(COLOURS) else texts.t("skirmish-any") for symbol in symbols]
    return texts.t("skirmish-plus").join(words)


def figures(face: "Face", texts: Translator) -> list[str]:
    """The printed numbers of a card."""
    out = []
    if face.seat >= 0:
        out += [texts.t("skirmish-card-strength", n=face.strength), texts.t("skirmish-card-life", n=face.life)]
    if face.points:
        out.append(texts.t("skirmish-card-points", n=face.points))
    return out


def standing(g: "Skirmish", texts: Translator, entity: int, name: str) -> str:
    """A card, called by a name, with its numbers: those of now if it is in play."""
    if not g.in_play(entity):
        numbers = ", ".join(figures(g.face(entity), texts))
        return texts.t("skirmish-with-figures", card=name, figures=numbers) if numbers else name
    life = g.life(entity)
    return texts.t(
        "skirmish-standing",
        card=name,
        strength=g.strength(entity),
        left=max(0, life - g.damage_on(entity)),
        life=life,
    )


def says(g: "Skirmish", texts: Translator) -> str:
    """The ability that is being carried out, in words; "" if none is."""
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, Effect):
        return ""
    key, _, index = frame.program.path.rpartition("/")
    face = g.content.by_id.get(key)
    return card_text(texts, face)[int(index)] if face is not None else ""


def mode(g: "Skirmish", index: int, texts: Translator) -> str:
    """One of the effects that the ability being carried out lets its player choose from."""
    frame = g.stack[-1]
    assert isinstance(frame, Effect)
    op = next(each for each in frame.program.ops[frame.pc :: -1] if isinstance(each, AskMode))
    writer = Writer(texts)
    return capital(writer.tailed(writer.clause(op.modes[index].op)))


def prompt_text(g: "Skirmish", d: "Decision", texts: Translator) -> str:
    """The question of a decision."""
    source = card(g, texts, d.source) if d.source else ""
    if d.kind == "pay":
        symbol, done, symbols = d.args
        return texts.t("skirmish-prompt-pay", card=source, symbol=cost(texts, (symbol,)), n=done + 1, of=symbols)
    n = d.args[0] if d.args else 0
    kind = d.kind.replace("_", "-")
    said = says(g, texts) if kind in ("choose", "choose-some", "may", "mode") else ""
    return texts.t(f"skirmish-prompt-{kind}", card=source or texts.t("skirmish-the-rules"), n=n, text=said)


def option_text(g: "Skirmish", d: "Decision", option: "Option", texts: Translator) -> str:
    """What an option of a decision does."""
    verb, entity, detail = option
    if verb == "slot":
        return slot_option(g, g.face(d.source).seat if d.source else d.seat, detail, texts)
    if verb == "mode":
        return mode(g, detail, texts)
    if entity:
        return card_option(g, d, option, texts)
    if verb == "free":
        return texts.t("skirmish-option-free", colour=colour(texts, detail % 4), slot=slot_name(texts, detail // 4))
    if verb in ("civilian", "lose"):
        return texts.t(f"skirmish-option-{verb}", colour=colour(texts, detail))
    if verb == "done" and d.kind == "recruit":
        return texts.t("skirmish-option-to-attack")
    return texts.t(f"skirmish-option-{verb}")


def card_option(g: "Skirmish", d: "Decision", option: "Option", texts: Translator) -> str:
    """What an option does with a card."""
    verb, entity, index = option
    face = g.face(entity)
    name = card(g, texts, entity)
    if verb == "play":
        numbers = ", ".join(figures(face, texts))
        replaces = g.copy_in_play(face, d.seat)
        if replaces:
            old = card(g, texts, replaces)
            return texts.t("skirmish-option-replace", card=name, old=old, figures=numbers)
        symbols = cost(texts, face.symbols) or "0"
        return texts.t("skirmish-option-play", card=name, cost=symbols, figures=numbers)
    if verb in ("pay", "discard"):
        pays = colour(texts, face.colour) if face.colour >= 0 else ""
        return texts.t("skirmish-option-discard", card=name, kind=face.kind, colour=pays)
    if verb in ("use", "take"):
        lines = card_text(texts, face)
        return texts.t(f"skirmish-option-{verb}", card=name, text=lines[index] if verb == "use" else " ".join(lines))
    return texts.t(f"skirmish-option-{verb}", card=standing(g, texts, entity, name))


def slot_option(g: "Skirmish", seat: int, slot: int, texts: Translator) -> str:
    """A slot of a side, and the card that faces it."""
    found = g.state.zones[slot_zone(1 - seat, slot)]
    facing = texts.t("skirmish-nobody")
    if found:
        facing = standing(g, texts, found[0], name_of(g.face(found[0]), texts))
    return texts.t("skirmish-option-slot", slot=slot_name(texts, slot), facing=facing)


def explain_value(g: "Skirmish", entity: int, row: int, texts: Translator) -> str:
    """What makes the Strength or Life of a card in play what it is."""
    face = g.face(entity)
    printed = face.strength if row == STRENGTH else face.life
    parts = [texts.t("skirmish-value-printed", n=printed)]
    if row == STRENGTH and g.figure(entity).strengthened:
        parts.append(texts.t("skirmish-value-turn", n=signed(g.figure(entity).strengthened)))
    for source, index in g.state.rows[row]:
        ability = g.face(source).abilities[index]
        assert isinstance(ability, Modifier)
        f = g.env(source, index)
        if ability.to.has(g, f, entity) and (ability.test is None or ability.test.test(g, f)):
            n = ability.amount.eval(g, f)
            parts.append(texts.t("skirmish-value-from", n=signed(n), card=card(g, texts, source)))
    name = texts.t("skirmish-strength" if row == STRENGTH else "skirmish-life")
    total = g.strength(entity) if row == STRENGTH else g.life(entity)
    damage = g.damage_on(entity) if row == LIFE else 0
    return texts.t(
        "skirmish-value", card=card(g, texts, entity), name=name, n=total, parts=", ".join(parts), damage=damage
    )


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else str(n)
