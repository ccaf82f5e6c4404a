"""The faults of costs in packs of Champions: what can never be paid, and what contradicts itself."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from goldenrule.games.champions import ops as o
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.abilities import CardAbility, Cost, CostOp, Resource
from goldenrule.games.champions.facts import IDENTITY
from goldenrule.games.champions.pack_cards import PackCard
from goldenrule.kernel.expressions import Sel
from goldenrule.packs.field_types import snake
from goldenrule.packs.trees import nodes
from goldenrule.words.phrases import Phrase

IDENTITIES: Final = (s.You, s.YourHero, s.YourAlterEgo)
NOT_YOURS: Final = (
    s.Villain, s.Minions, s.Enemies, s.Attackable, s.EngagedWith, s.FacedownMinions, s.Characters, s.MainScheme,
    s.SideSchemes, s.Schemes, s.AllSchemes, s.InHand, s.InDiscard, s.InDeck, s.CardsOf, s.Encounter, s.DiscardPile,
    s.JustDiscarded,
)  # fmt: skip
"""Sets with cards that a player does not control, or that are not in play: nothing is paid with them (MC-COST-08)."""
_OF_CARDS: Final = (o.ExhaustCost, o.HealCost, o.DamageCost)


def cost_faults(card: PackCard, ability: CardAbility, faces: list[PackCard]) -> Iterator[Phrase]:
    """What is wrong with the cost of an ability. `faces` are all faces of its card, which share their counters."""
    costs = {id(part) for part in ability.cost.parts}
    for node, _ in nodes(ability):
        if isinstance(node, CostOp) and id(node) not in costs:
            yield Phrase("champions-pack-cost-as-effect", word=snake(type(node).__name__))
    for part in ability.cost.parts:
        yield from _part(card, part)
    yield from _together(card, ability)
    yield from _counters(ability.cost, faces)
    if isinstance(ability, Resource):
        yield from _in_payment(ability.cost)


def _part(card: PackCard, part: CostOp) -> Iterator[Phrase]:
    """What is wrong with a part by itself."""
    word = snake(type(part).__name__)
    if isinstance(part, _OF_CARDS):
        for node, _ in nodes(part.of):
            if isinstance(node, NOT_YOURS):
                yield Phrase("champions-pack-cost-not-yours", word=word, of=snake(type(node).__name__))
    if isinstance(part, o.HealCost | o.DamageCost) and part.amount < 1:
        yield Phrase("champions-pack-cost-amount", word=word, n=part.amount)
    if isinstance(part, o.DiscardFromHand) and not 1 <= part.least <= part.most:
        yield Phrase("champions-pack-cost-range", least=part.least, most=part.most)
    if card.type == "event" and (
        isinstance(part, o.SpendCounter | o.DiscardThis) or (isinstance(part, _OF_CARDS) and part.of == s.This())
    ):
        yield Phrase("champions-pack-cost-event", word=word)


def _together(card: PackCard, ability: CardAbility) -> Iterator[Phrase]:
    """What cannot be paid at the same time as the rest (MC-INIT-06)."""
    parts = ability.cost.parts
    tired = Counter(_named(card, part.of) for part in parts if isinstance(part, o.ExhaustCost))
    for what, n in tired.items():
        if n > 1:
            yield Phrase("champions-pack-cost-twice", what=what)
    forms = {"hero" if isinstance(node, s.YourHero) else "alter_ego" for node, _ in nodes(parts) if _has_form(node)}
    if len(forms) > 1:
        yield Phrase("champions-pack-cost-both-forms")
    for form in forms:
        if ability.form not in ("", form):
            yield Phrase("champions-pack-cost-other-form", word=f"your_{form}", form=ability.form)
    leaves = sum(isinstance(part, o.DiscardThis) for part in parts)
    hurt = any(isinstance(part, o.DamageCost) and part.of == s.This() for part in parts)
    if leaves > 1 or (leaves and hurt):
        yield Phrase("champions-pack-cost-gone")
    if leaves and card.type in IDENTITY:
        yield Phrase("champions-pack-cost-identity")


def _has_form(node: object) -> bool:
    return isinstance(node, s.YourHero | s.YourAlterEgo)


def _named(card: PackCard, of: Sel) -> str:
    """One name for each card, whatever it is called in a cost: an identity is this, you and your hero."""
    if isinstance(of, IDENTITIES) or (isinstance(of, s.This) and card.type in IDENTITY):
        return "you"
    return "this" if isinstance(of, s.This) else repr(of)


def _counters(cost: Cost, faces: list[PackCard]) -> Iterator[Phrase]:
    """Counters that are spent at once, and more than the card ever has."""
    effects = [(face.abilities, tuple(face.lasting.values())) for face in faces]
    added = {node.name for each in effects for node, _ in nodes(each) if isinstance(node, o.AddCounters)}
    at_start: Counter[str] = Counter()
    for face in faces:
        if face.play.counters is not None:
            name, n = face.play.counters
            at_start[name] += n
        for words in map(str.split, face.keywords):
            if _uses(words):
                at_start[words[2]] += int(words[1])
    for name, n in Counter(part.name for part in cost.parts if isinstance(part, o.SpendCounter)).items():
        if name not in added and n > at_start[name]:
            yield Phrase("champions-pack-cost-counters", n=n, name=name, most=at_start[name])


def _uses(words: list[str]) -> bool:
    return len(words) == 3 and words[0] == "uses" and words[1].isdigit()


def _in_payment(cost: Cost) -> Iterator[Phrase]:
    """What cannot be paid in the middle of a payment, where resource abilities are used."""
    if cost.resources or cost.any_number_of:
        yield Phrase("champions-pack-cost-in-payment", word="resources" if cost.resources else "any_number_of")
    for part in cost.parts:
        if isinstance(part, o.DiscardFromHand) or (isinstance(part, o.DamageCost) and part.taken):
            yield Phrase("champions-pack-cost-in-payment", word=snake(type(part).__name__))
