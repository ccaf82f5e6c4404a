"""Warnings: a status card takes the place of what an option does (MC-STATUS-05, -08); an effect hits the wrong side."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.text_lists import Translator
from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.events import Damage, Heal, Status
from goldenrule.games.champions.ops import UseSpecials
from goldenrule.games.champions.rules import use
from goldenrule.games.champions.rules.benefits import is_enemy, is_friendly
from goldenrule.games.champions.text.labels import name_of
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.events import Event
from goldenrule.kernel.ops import leaves
from goldenrule.kernel.views import has_learned

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

LOST = {"attack": ids.STUNNED, "thwart": ids.CONFUSED}
"""The status card that is lost in place of a basic power, or of what has a label."""

HELPS = ("heal", "tough")
"""The effects on a character that help it; damage and the other status cards harm it."""
ACTIONS = ("play", "use", "pay", "generate")
"""The verbs of an action, which a player need not take."""


def misaimed(game: "Champions", decision: Decision, answers: Sequence[Option], texts: Translator) -> str:
    """That a helpful effect goes to an enemy, or a harmful one to a friend instead of an enemy; "" for neither.

    Answers are followed on a copy until chance decides or the seat learns a card.
    """
    clone, seat, heard = game.clone(), decision.seat, list[tuple[int, str]]()

    def hear(event: Event) -> None:
        if has_learned(game, clone, (seat,)):
            return
        if isinstance(event, Heal | Damage):
            heard.append((event.card, "heal" if isinstance(event, Heal) else "damage"))
        elif isinstance(event, Status) and event.on:
            heard.append((event.card, event.status))

    clone.observer = hear
    for option in answers:
        options = clone.legal(seat)
        if option not in options:
            break
        heard.clear()
        clone.apply(seat, option)
        chosen = [(option, options)] if option[0] == "pick" else []
        chosen += [(only, (only,)) for kind, only, _ in clone.taken if kind == "choose"]
        for (_, target, _), instead in chosen:
            sides = [is_enemy(game, e) for _, e, _ in instead if is_enemy(game, e) or is_friendly(game, e)]
            hostile, voluntary = is_enemy(game, target), answers[0][0] in ACTIONS
            wrong = [effect for card, effect in heard if card == target and (effect in HELPS) == hostile]
            if wrong and ((voluntary or not all(sides)) if hostile else any(sides)):
                return texts.t("careless-misaimed", name=name_of(game, target, texts), effect=wrong[0])
    return ""


def warning(game: "Champions", decision: Decision, option: Option, texts: Translator) -> str:
    """That a status card takes the place of what an option does, in a sentence; "" if none does."""
    verb, entity, index = option
    if verb in LOST:
        return _say(game, entity, LOST[verb], "basic", texts) if getattr(game.table_card(entity), LOST[verb]) else ""
    seat = decision.seat
    whole: list[CardAbility] = []
    parts: list[CardAbility] = []
    if verb == "use":
        whole = [game.ability(entity, index)]
        parts = _specials(game, _used(game, game.env(entity, index, seat), whole[0]))
    elif verb == "order" and _orders_specials(game):
        whole = _specials(game, [entity])
    for how, abilities in (("ability", whole), ("part", parts)):
        for label in dict.fromkeys(each.label for each in abilities):
            if use.loses_status(game, seat, label):
                return _say(game, game.state.identities[seat], LOST[label], how, texts)
    return ""


def _used(game: "Champions", effect: Effect, ability: CardAbility) -> list[int]:
    """The cards whose Special abilities an ability uses."""
    return [e for op in leaves(ability.effect) if isinstance(op, UseSpecials) for e in op.of.all(game, effect)]


def _specials(game: "Champions", cards: Iterable[int]) -> list[CardAbility]:
    return [game.ability(e, index) for e in cards for index in game.face(e).specials]


def _orders_specials(game: "Champions") -> bool:
    """Is it being asked which Special ability comes next?"""
    frame = game.stack[-1]
    return isinstance(frame, Effect) and isinstance(frame.program.ops[frame.pc], UseSpecials)


def _say(game: "Champions", entity: int, status: str, how: str, texts: Translator) -> str:
    return texts.t("warning-status", name=name_of(game, entity, texts), status=status, how=how)
