"""Why: how a value comes about, and what an option costs, does and rests on, with the clauses."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.text_lists import Translator, slug
from goldenrule.gamekit.value_text import Value, ValueChange, value_text
from goldenrule.games.champions import ids
from goldenrule.games.champions.ids import HAND, zone
from goldenrule.games.champions.rules import enter, values
from goldenrule.games.champions.text.cards import card_text
from goldenrule.games.champions.text.labels import name_of, source_entity
from goldenrule.games.champions.text.options import Question
from goldenrule.games.champions.text.warnings import warning
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.entities import LASTING_BASE

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

STAT_CLAUSES = {
    ids.HP: "MC-HP-01", ids.HAND_SIZE: "MC-HANDSIZE-01", ids.ALLY_LIMIT: "MC-ALLYLIM-01", ids.COST: "MC-COST-01",
    ids.GUARD: "MC-KW-GUARD-01", ids.RETALIATE: "MC-KW-RETAL-01", ids.OVERKILL: "MC-KW-OVERKILL-01",
}  # fmt: skip


def explain_value(game: "Champions", stat: int, entity: int, texts: Translator) -> Value:
    """A value with what makes it, what is left of hit points, and the clauses."""
    face = game.face(entity)
    printed = face.stats[stat]
    clauses = [STAT_CLAUSES.get(stat, "MC-BASE-01")]
    each = stat == ids.HP and face.facts.hp_per_player
    if each:
        clauses.append("MC-PERPL-01")
    changes = []
    for source, how, amount in values.modifiers_of(game, stat, entity):
        if amount or how != "add":  # a card may count what there is none of
            code = game.code(source_entity(game, source))
            changes.append(ValueChange(amount, name_of(game, source, texts), how, source >= LASTING_BASE, code))
    if changes:
        clauses.append("MC-MOD-04")
    name = texts.t(f"stat-{slug(ids.STAT_NAMES[stat])}")
    card, total = name_of(game, entity, texts), values.value(game, stat, entity)
    lines = [value_text(texts, name, card, printed, changes, total, game.state.seats if each else 0)]
    if stat == ids.HP and game.in_play(entity):
        damage, left = game.table_card(entity).damage, values.remaining(game, entity)
        lines.append(texts.t("explain-remaining", damage=damage, left=left))
        clauses.append("MC-REMHP-01")
    lines.append(_clauses(clauses, texts))
    return Value(ids.STAT_NAMES[stat].lower(), name, printed, total, lines, changes, clauses)


OPTION_CLAUSES = {
    "end_turn": "MC-TURN-12", "decline": "MC-TURN-09", "form": "MC-TURN-02", "play": "MC-TURN-03",
    "request": "MC-TURN-09", "recover": "MC-RECOVER-01", "defend": "MC-DEFEND-01", "pay": "MC-RES-02",
    "generate": "MC-RESAB-01", "declare": "MC-WILD-01", "area": "MC-MAX-06", "attach": "MC-ATTACHTO-01",
    "amount": "MC-INDIRECT-01", "mode": "MC-CHOOSE-01", "pick": "MC-CHOOSE-01", "yes": "MC-MAY-01", "no": "MC-MAY-01",
}  # fmt: skip
_BY_KIND = {
    "interrupt": "MC-INTERRUPT-01", "response": "MC-RESPONSE-01", "defend": "MC-EATTACK-04", "mulligan": "MC-SETUP-13",
    "end_discard": "MC-ENDPP-01", "discard_cost": "MC-COST-01", "ally_limit": "MC-ALLYLIM-02",
    "restricted": "MC-KW-RESTR-02", "search": "MC-SEARCH-01", "order": "MC-SIMUL-01", "minion_order": "MC-VPHASE-06",
    "pay": "MC-RES-02", "choose_some": "MC-CHOOSE-01",
}  # fmt: skip

QUESTION_CLAUSES = {**_BY_KIND, "turn": "MC-TURN-01", "request": "MC-TURN-09"}
"""The clause that a question is about."""


def explain_option(game: "Champions", option: Option, decision: Decision, texts: Translator) -> list[str]:
    """What an option does and costs, the text of its card, and the clause that allows it."""
    verb, entity, _ = option
    out = [Question(game, decision, texts).option(option)]
    warned = warning(game, decision, option, texts)
    if warned:
        out.append(texts.t("sentence", clause=warned))
    if verb in ("attack", "thwart", "recover", "defend") and 0 < entity < LASTING_BASE:
        out.append(texts.t("explain-exhausts", name=name_of(game, entity, texts)))
        stat = {"attack": ids.ATK, "thwart": ids.THW, "recover": ids.REC, "defend": ids.DEF}[verb]
        if values.modifiers_of(game, stat, entity):
            out += explain_value(game, stat, entity, texts).lines[:-1]
    elif 0 < entity < LASTING_BASE and verb in ("play", "use", "pick", "discard", "pay", "generate", "order", "attach"):
        if game.state.zone[entity] == zone(decision.seat, HAND) and verb in ("play", "use"):
            cost, printed = enter.card_cost(game, entity), game.ident(entity).stats[ids.COST]
            out.append(texts.t("explain-cost", cost=cost, printed=printed))
        if game.sees(entity, decision.seat) and verb not in ("use", "order"):
            out += card_text(texts, game.content, game.face(entity).code)
    clause = _option_clause(game, option, decision)
    if clause:
        out.append(_clauses([clause], texts))
    return out


def _option_clause(game: "Champions", option: Option, decision: Decision) -> str:
    verb, entity, _ = option
    if verb == "use" and decision.kind in ("turn", "request"):
        return "MC-TURN-06" if game.speaker(entity) == decision.seat else "MC-TURN-07"
    if verb in ("attack", "thwart"):
        return "MC-TURN-05" if game.face(entity).type == "ally" else "MC-TURN-04"
    if verb == "defend" and game.face(entity).type == "ally":
        return "MC-DEFEND-03"
    if decision.kind in _BY_KIND and verb not in ("defend", "generate"):
        return _BY_KIND[decision.kind]
    return OPTION_CLAUSES.get(verb, "")


def _clauses(clauses: list[str], texts: Translator) -> str:
    out = clauses[0]
    for each in clauses[1:]:
        out = texts.t("join-names", first=out, second=each)
    return texts.t("explain-clauses", clauses=out)
