"""Tips of Champions for a first game, and warnings before the turn ends badly."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.board import Card, Fact
from goldenrule.gamekit.tips import Tip
from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.board_types import ChampionsBoard, PlayArea
from goldenrule.games.champions.decks import ASPECTS
from goldenrule.games.champions.ops.encounter import Surge
from goldenrule.games.champions.rules.encounter import RevealSteps
from goldenrule.games.champions.rules.values import hand_size, value
from goldenrule.games.champions.text.labels import name_of
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.ops import leaves

if TYPE_CHECKING:
    from goldenrule.games.champions.client import ChampionsWords
    from goldenrule.games.champions.game import Champions

SITUATIONS: Final = (
    "mulligan", "villain-phase", "defend", "payment", "discard", "stunned", "confused", "tough", "surge", "forms",
    "minion", "side-scheme", "ally-limit", "ally", "aspect", "hero", "recover",
)  # fmt: skip
"""Situations that have a tip; where several hold, the first one is explained first."""
STATUSES: Final = ("tough", "stunned", "confused")
DANGERS: Final = ("scheme", "falls", "undefended", "deck")


def tips(words: "ChampionsWords", game: "Champions", decision: Decision, board: ChampionsBoard) -> list[Tip]:
    """Return the situations that hold now for the seat that is asked."""
    found = {tip.key: tip for tip in _situations(words, game, decision, board)}
    return [found[key] for key in SITUATIONS if key in found]


def _situations(words: "ChampionsWords", game: "Champions", decision: Decision, board: ChampionsBoard) -> Iterator[Tip]:
    you, kind = _area(board, decision.seat), decision.kind
    if kind == "mulligan":
        yield Tip(kind)
    if kind == "defend":
        own = game.state.identities[decision.seat]
        can = any(verb == "defend" and entity == own for verb, entity, _ in decision.options)
        yield Tip(kind, args={"hero": "yes" if can else "no"})
    if kind == "pay":
        yield Tip("payment")
    if kind == "end_discard":
        yield Tip("discard")
    if any(step.tone == "strong" for step in board.villain_steps):
        yield Tip("villain-phase", cards=[board.scenario.villain.id])
    revealed = [game.code(frame.card & ENTITY_MASK) for frame in game.stack if isinstance(frame, RevealSteps)]
    surging = [code for code in revealed if _surges(game, code)]
    if surging:
        yield Tip("surge", args={"card": words.name(surging[-1])})
    allies = [card for zone in you.zones if zone.key.startswith("allies") for card in zone.cards]
    for status in STATUSES:
        having = [
            card for card in (you.identity, board.scenario.villain, *allies, *you.engaged.cards) if _is(card, status)
        ]
        if having:
            yield Tip(status, cards=[having[0].id], args={"name": having[0].name})
    if you.engaged.cards:
        yield Tip("minion", cards=_ids(you.engaged.cards))
    if board.scenario.side_schemes.cards:
        yield Tip("side-scheme", cards=_ids(board.scenario.side_schemes.cards))
    if kind == "turn":
        yield from _turn(words, game, decision, you)


def _turn(words: "ChampionsWords", game: "Champions", decision: Decision, you: PlayArea) -> Iterator[Tip]:
    """What a turn has to offer."""
    verbs = {verb for verb, _, _ in decision.options}
    life = you.identity.gauge
    if "form" in verbs and _is_hero(you) is False:
        yield Tip("forms", cards=[you.identity.id])
    if {"attack", "thwart"} & verbs and _is_hero(you):
        yield Tip("hero", cards=[you.identity.id])
    able = "form" in verbs if _is_hero(you) else "recover" in verbs
    if life is not None and 2 * life.value <= life.full and not you.identity.exhausted and able:
        yield Tip("recover", cards=[you.identity.id])
    limit = value(game, ids.ALLY_LIMIT, game.state.identities[decision.seat])
    allies = sum(len(zone.cards) for zone in you.zones if zone.key.startswith("allies"))
    for verb, entity, _ in decision.options:
        if verb in ("play", "use") and entity > 0 and game.sees(entity, decision.seat):
            facts = game.face(entity).facts
            if verb == "play" and facts.type == "ally" and allies >= limit:
                yield Tip("ally-limit", cards=[game.shown_id(entity, decision.seat)], args={"most": limit})
            if verb == "play" and facts.type == "ally":
                yield Tip("ally", cards=[game.shown_id(entity, decision.seat)])
            if facts.classification in ASPECTS:
                called = words.texts.t(f"aspect-{facts.classification}")
                args = {"card": words.name(facts.code), "aspect": called}
                yield Tip("aspect", cards=[game.shown_id(entity, decision.seat)], args=args)


def _surges(game: "Champions", code: str) -> bool:
    """Has a card surge, or can its abilities give it surge?"""
    face = game.content.face(code)
    return "surge" in face.facts.keywords or any(
        isinstance(op, Surge)
        for ability in face.abilities
        if isinstance(ability, CardAbility)
        for op in leaves(ability.effect)
    )


def hold_on(words: "ChampionsWords", game: "Champions", decision: Decision, board: ChampionsBoard) -> list[Tip]:
    """Return what would be fatal, or cost much, as things stand; boost cards and revealed cards come on top."""
    you, seat = _area(board, decision.seat), decision.seat
    life, name = you.identity.gauge, name_of(game, game.state.identities[seat], words.texts)
    if life is None:
        return []
    if decision.kind == "defend":
        attack = decision.args[1] if decision.args[0] == seat else 0
        mortal = attack >= life.value and not _has(you.identity.statuses, "tough")
        args: dict[str, str | int] = {"name": name, "attack": attack, "left": life.value}
        return [Tip("undefended", cards=[you.identity.id], args=args)] if mortal else []
    if decision.kind != "turn" or not any(verb == "end_turn" for verb, _, _ in decision.options):
        return []
    out = []
    scheme = board.scenario.main_scheme
    placed, schemed = scheme.next_threat.value or 0, _schemed(board)
    coming = placed + schemed
    if scheme.gauge.value + coming >= scheme.gauge.full:
        args = {"own": placed, "schemed": schemed, "scheme": scheme.name}
        args |= {"threat": scheme.gauge.value, "target": scheme.gauge.full}
        args["last"] = "no" if game.state.scheme_stages else "yes"
        out.append(Tip("scheme", cards=[scheme.id], args=args))
    attack = _attacked(board, you)
    if attack >= life.value and not _has(you.identity.statuses, "tough"):
        args = {"name": name, "attack": attack, "left": life.value}
        out.append(Tip("falls", cards=[you.identity.id], args=args))
    drawn = hand_size(game, seat) - (you.hand.value or 0 if you.hand else 0)
    if you.deck is not None and 0 <= (you.deck.value or 0) < drawn:
        out.append(Tip("deck", args={"n": you.deck.value or 0, "drawn": drawn}))
    return out


def _schemed(board: ChampionsBoard) -> int:
    """The threat that enemies place by scheming against players in alter-ego form, without boosts."""
    total = 0
    for area in board.players:
        if area.eliminated is None and _is_hero(area) is False:
            enemies = [board.scenario.villain, *area.engaged.cards]
            total += sum(_value(enemy, "sch") for enemy in enemies if not _is(enemy, "confused"))
    return total


def _attacked(board: ChampionsBoard, you: PlayArea) -> int:
    """The damage of all attacks on a hero if nobody defends, without boosts."""
    if not _is_hero(you):
        return 0
    enemies = [board.scenario.villain, *you.engaged.cards]
    return sum(_value(enemy, "atk") for enemy in enemies if not _is(enemy, "stunned"))


def _area(board: ChampionsBoard, seat: int) -> PlayArea:
    return next(area for area in board.players if area.seat == seat)


def _is_hero(area: PlayArea) -> bool:
    """Is the player in hero form? Only heroes have ATK."""
    return any(each.key == "atk" for each in area.identity.statistics)


def _ids(cards: Sequence[Card]) -> list[int]:
    return [card.id for card in cards if card.id]


def _facts(card: Card) -> list[Fact]:
    found: list[Fact] = [*card.facts, *card.more]
    for field in ("statistics", "statuses"):
        found += getattr(card, field, ())
    return found


def _value(card: Card, key: str) -> int:
    return next((max(fact.value or 0, 0) for fact in _facts(card) if fact.key == key), 0)


def _is(card: Card, status: str) -> bool:
    return _has(_facts(card), status)


def _has(facts: Sequence[Fact], key: str) -> bool:
    return any(fact.key == key for fact in facts)
