"""Prompts and options: what a seat is asked, and what each answer means."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.card_text import Thing
from goldenrule.gamekit.wording import Translator, called, capital
from goldenrule.games.champions import ids
from goldenrule.games.champions.ids import HAND, zone
from goldenrule.games.champions.rules import enter, payment, use, values
from goldenrule.games.champions.rules.payment import Pay
from goldenrule.games.champions.rules.round import Round
from goldenrule.games.champions.rules.setup import SetUp
from goldenrule.games.champions.text.cards import Writer, ability_text
from goldenrule.games.champions.text.labels import label, name_of, player_name, resources
from goldenrule.games.champions.text.nodes import card_name
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.ops import AskMay, AskMode, Choose, ChooseSome, Op
from goldenrule.kernel.state import ENTITY_MASK, LASTING_BASE

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def prompt_text(game: "Champions", decision: Decision, texts: Translator) -> str:
    """The question of a decision, and what has been decided of it where it goes down a list card by card."""
    question = _question(game, decision, texts)
    chosen = _chosen_so_far(game, decision.kind)
    if not chosen:
        return question
    return texts.t("prompt-below", question=question, last=name_of(game, chosen[-1], texts))


def _chosen_so_far(game: "Champions", kind: str) -> tuple[int, ...]:
    """The cards that have been chosen in a question that is asked again for those below them."""
    frame = game.stack[-1]
    if isinstance(frame, SetUp) and kind == "mulligan":
        return frame.chosen
    if isinstance(frame, Round) and kind == "end_discard":
        return frame.done
    if isinstance(frame, Effect) and kind in ("choose_some", "discard_cost"):
        chosen = frame.vars.get("cost" if kind == "discard_cost" else "chosen", ())
        return chosen if isinstance(chosen, tuple) else ()
    return ()


def _question(game: "Champions", decision: Decision, texts: Translator) -> str:
    kind, args = decision.kind, decision.args
    source = name_of(game, decision.source, texts) if decision.source else _gone(game, texts)
    asks = "card" if source else "rules"
    if kind in ("choose", "choose_some"):
        what = _chosen(game, texts)
        if kind == "choose":
            return texts.t("prompt-choose", asks=asks, source=source, what=what)
        return texts.t("prompt-choose-some", asks=asks, source=source, what=what, n=args[0], most=args[1])
    if kind == "may":
        op = asking_op(game)
        clause = capital(_writer(game, texts).clause(op.body, "infinitive")) if isinstance(op, AskMay) else ""
        return texts.t("prompt-may", asks=asks, source=source, clause=clause)
    if kind in ("interrupt", "response"):
        return texts.t(f"prompt-{kind}", event=_happening(game, texts))
    if kind == "pay":
        frame = game.stack[-1]
        open_cost = frame.open if isinstance(frame, Pay) else ""
        resource = called(texts, "resource", open_cost) if open_cost else ""
        free = "yes" if open_cost else "no"
        return texts.t("prompt-pay", source=source, free=free, resource=resource, paid=args[0], need=args[1])
    if kind == "defend":
        player = player_name(game, args[0], texts)
        yours = "yes" if args[0] == decision.seat else "no"
        boost = "yes" if decision.source and game.face(decision.source).type == "villain" else "no"
        return texts.t("prompt-defend", source=source, player=player, yours=yours, n=args[1], boost=boost)
    if kind == "declare":
        resource = called(texts, "resource", game.ident(decision.source).interest)
        return texts.t("prompt-declare", source=source, resource=resource)
    if kind in ("divide", "end_discard"):
        return texts.t(f"prompt-{kind.replace('_', '-')}", source=source, n=args[0])
    if kind == "discard_cost":
        return texts.t("prompt-discard-cost", source=source, n=args[0], most=args[1])
    return texts.t(f"prompt-{kind.replace('_', '-')}", asks=asks, source=source)


def option_text(game: "Champions", option: Option, decision: Decision, texts: Translator) -> str:
    """What an option does, with its cost and its effect."""
    verb, entity, detail = option
    if verb in _PLAIN:
        key = f"option-{verb}-{decision.kind}"
        return texts.t(key if texts.has(key) else f"option-{verb}".replace("_", "-"))
    write = _WRITERS.get(verb)
    if write is not None:
        return write(game, entity, detail, decision, texts)
    return texts.t(f"option-{verb}", name=label(game, entity, texts))


_PLAIN = ("end_turn", "decline", "pass", "done", "yes", "no")


# -- verbs -----------------------------------------------------------------------------------------


def _play(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    kind = texts.t(f"type-{game.ident(entity).type}".replace("_", "-"))
    return texts.t("option-play", name=name_of(game, entity, texts), cost=enter.card_cost(game, entity), kind=kind)


def _use(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    name, text = name_of(game, entity, texts), ability_of(game, entity, detail, texts)
    if game.state.zone[entity] == zone(decision.seat, HAND):
        return texts.t("option-play-event", name=name, cost=enter.card_cost(game, entity), text=text)
    return texts.t("option-use", name=name, text=text)


def _attack(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    return _power(game, entity, ids.ATK, "option-attack", texts)


def _thwart(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    return _power(game, entity, ids.THW, "option-thwart", texts)


def _power(game: "Champions", entity: int, stat: int, key: str, texts: Translator) -> str:
    facts = game.face(entity).facts
    pays = 0 if facts.type != "ally" else facts.atk_cons if stat == ids.ATK else facts.thw_cons
    card = game.table_card(entity)
    lost = card.stunned if stat == ids.ATK else card.confused
    status = "yes" if lost else "no"
    n = values.value(game, stat, entity)
    return texts.t(key, name=name_of(game, entity, texts), n=n, pays=pays, status=status)


def _recover(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    n = min(values.value(game, ids.REC, entity), game.table_card(entity).damage)
    return texts.t("option-recover", name=name_of(game, entity, texts), n=n)


def _form(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    back = game.content.face(game.face(entity).facts.back)
    writer = Writer(texts, game.content, back)
    return texts.t("option-form", form=texts.t(f"form-{back.type}".replace("_", "-")), name=writer.name(back.code))


def _request(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    return texts.t("option-request", player=player_name(game, detail, texts))


def _pay(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    aspect = game.ident(decision.source).aspect if decision.source else ""
    made = payment.letters(game.ident(entity), aspect)
    return texts.t("option-pay", name=name_of(game, entity, texts), resources=resources(made, texts))


def _generate(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    made = use.generates(game, decision.seat, entity, detail)
    return texts.t("option-generate", name=name_of(game, entity, texts), resources=resources(made, texts))


def _declare(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    resource = called(texts, "resource", game.ident(decision.source).interest)
    return texts.t("option-declare", answer="yes" if detail else "no", resource=resource)


def _area(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    return texts.t("option-area", player=player_name(game, detail, texts))


def _defend(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    kind = "hero" if game.face(entity).type == "hero" else "ally"
    n = values.value(game, ids.DEF, entity)
    return texts.t("option-defend", name=label(game, entity, texts), kind=kind, n=n)


def _order(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    if decision.kind == "minion_order":
        return texts.t("option-order-minion", name=label(game, entity, texts))
    text = ability_of(game, entity, detail, texts) if detail >= 0 else texts.t("stat-retaliate")
    return texts.t("option-order", name=name_of(game, entity, texts), text=text)


def _mode(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    op = asking_op(game)
    assert isinstance(op, AskMode)
    writer = _writer(game, texts)
    return writer.sentence(writer.mode(op.modes[detail]))


def _amount(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    return texts.t("option-amount", n=detail, name=label(game, entity, texts))


def _pick(game: "Champions", entity: int, detail: int, decision: Decision, texts: Translator) -> str:
    seat = game.identity_of(entity)
    if decision.kind == "search":
        return texts.t("option-pick-search", name=name_of(game, entity, texts))
    if seat >= 0 and game.in_play(entity) and _chooses_player(game):
        return texts.t("option-pick-player", player=player_name(game, seat, texts))
    return texts.t("option-pick", name=label(game, entity, texts))


_WRITERS = {
    "play": _play,
    "use": _use,
    "attack": _attack,
    "thwart": _thwart,
    "recover": _recover,
    "form": _form,
    "request": _request,
    "pay": _pay,
    "generate": _generate,
    "declare": _declare,
    "area": _area,
    "defend": _defend,
    "order": _order,
    "mode": _mode,
    "amount": _amount,
    "pick": _pick,
}


# -- what stands behind a question -----------------------------------------------------------------


def ability_of(game: "Champions", entity: int, index: int, texts: Translator) -> str:
    """The text of an ability of a card, or of what a lasting effect does."""
    lasting = game.state.lasting.get(entity)
    if lasting is not None:
        code, _, name = lasting.path.partition(":")
        writer = Writer(texts, game.content, game.content.face(code))
        return writer.text(writer.lasting(name, lasting.expires))
    if entity >= LASTING_BASE:
        return name_of(game, entity, texts)
    face = game.face(entity)
    abilities = face.abilities
    if index >= len(abilities):
        return ""
    return " ".join(ability_text(texts, game.content, face, game.ability(entity, index)))


def asking_op(game: "Champions") -> Op | None:
    """The op that asks, if an effect does."""
    frame = game.stack[-1] if game.stack else None
    if isinstance(frame, Effect) and frame.pc < len(frame.program.ops):
        return frame.program.ops[frame.pc]
    return None


def _gone(game: "Champions", texts: Translator) -> str:
    """The card whose effect asks although it has left play; "" if the rules ask."""
    frame = game.stack[-1] if game.stack else None
    if isinstance(frame, Effect) and frame.source:
        face = game.content.by_code.get(frame.program.path.split("/")[0].split(":")[0])
        return card_name(texts, game.content, face.code) if face is not None else ""
    return ""


def _writer(game: "Champions", texts: Translator) -> Writer:
    """A writer for the effect that asks."""
    frame = game.stack[-1]
    assert isinstance(frame, Effect)
    code = frame.program.path.split("/")[0].split(":")[0]
    face = game.content.by_code.get(code) or game.face(game.state.live(frame.source) or game.state.villain)
    writer = Writer(texts, game.content, face)
    for name in frame.vars:
        writer.bind(name, Thing("card"))
    return writer


def _chosen(game: "Champions", texts: Translator) -> str:
    """What is to be chosen, as a noun phrase."""
    op = asking_op(game)
    if isinstance(op, Choose):
        return _writer(game, texts).noun(op.of, "one").text
    if isinstance(op, ChooseSome):
        return _writer(game, texts).noun(op.of, "any").text
    return texts.t("champions-np-card", number="one", case="")


def _chooses_player(game: "Champions") -> bool:
    from goldenrule.games.champions.selectors import Players

    op = asking_op(game)
    return isinstance(op, Choose) and isinstance(op.of, Players)


def _happening(game: "Champions", texts: Translator) -> str:
    """What the window that is open is about."""
    from goldenrule.kernel.windows import Occurrence

    frame = game.stack[-1]
    if not isinstance(frame, Occurrence):
        return ""
    c = frame.conds[0]
    target, source = c.target & ENTITY_MASK, c.source & ENTITY_MASK
    name = name_of(game, target, texts) if target else texts.t("a-card")
    by = name_of(game, source, texts) if source else ""
    player = player_name(game, c.seat, texts)
    event = ids.EVENT_NAMES[c.kind].replace("_", "-")
    timing = "before" if frame.pc <= 3 else "after"
    return texts.t(f"event-{event}", target=name, source=by, player=player, n=c.amount, timing=timing)
