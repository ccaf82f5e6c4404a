"""Which cards can put which into play, from their trees alone: cards that bring each other back go on for ever."""

from collections.abc import Iterator, Mapping, Sequence

from goldenrule.games.skirmish.abilities import Ability, DrawPhase, Immediate, Permanent, Recruitment
from goldenrule.games.skirmish.facts import Facts
from goldenrule.games.skirmish.ops.characters import PutIntoPlay
from goldenrule.games.skirmish.selectors import conditions as c
from goldenrule.games.skirmish.selectors.cards import DiscardPile, Subject, This
from goldenrule.kernel import expressions as e
from goldenrule.kernel import ops as k
from goldenrule.kernel.choices import Choose, ChooseSome
from goldenrule.packs.trees import nodes
from goldenrule.words.phrases import Phrase

Card = tuple[Facts, tuple[Ability, ...]]
Ids = frozenset[str]


def loop(start: str, cards: Mapping[str, Card]) -> list[str]:
    """The shortest way on which a card brings itself back into play: the ids of the cards on it; empty if none.

    Only effects that may come any number of times in a turn count: those on entering, and those that something
    triggers. What is put into play from a hand does not: hands run out.
    """
    came: dict[str, str] = {}
    waiting = [start]
    for id in waiting:
        for next in sorted(brings(cards[id], cards)):
            if next == start:
                way = [id]
                while way[-1] != start:
                    way.append(came[way[-1]])
                return way[::-1]
            if next not in came:
                came[next] = id
                waiting.append(next)
    return []


def brings(card: Card, cards: Mapping[str, Card]) -> Ids:
    """The cards of its side that a card can put into play out of the discard pile without end."""
    facts, abilities = card
    found: Ids = frozenset()
    for ability in abilities:
        if not _any_number(ability):
            continue
        targets = _Targets(facts, ability, cards)
        for node, _ in nodes(ability):
            if isinstance(node, PutIntoPlay):
                found |= targets.of(node.of)
    return found


def _any_number(ability: Ability) -> bool:
    if isinstance(ability, Permanent):
        return not isinstance(ability.when, Recruitment | DrawPhase)
    return isinstance(ability, Immediate)


class _Targets:
    """The cards that the sets of one ability may hold while they lie in the discard pile: rather too many."""

    def __init__(self, facts: Facts, ability: Ability, cards: Mapping[str, Card]) -> None:
        self.this = frozenset({facts.id})
        self.facts = {
            id: other
            for id, (other, _) in cards.items()
            if other.kind in ("main", "side") and facts.faction in (other.faction, "none")
        }
        self.every = frozenset(self.facts)
        self.subject: Ids = frozenset()
        if isinstance(ability, Permanent):
            self.subject = self.this if isinstance(ability.when.subjects(), This) else self.every
        self.bound: dict[str, list[e.Sel]] = {}
        for node, _ in nodes(ability):
            if isinstance(node, Choose | ChooseSome | k.ForEach):
                self.bound.setdefault(node.name, []).append(node.of)

    def of(self, sel: e.Sel, inside: tuple[str, ...] = ()) -> Ids:
        if isinstance(sel, This):
            return self.this
        if isinstance(sel, Subject):
            return self.subject
        if isinstance(sel, DiscardPile):
            return self.every
        if isinstance(sel, e.Where):
            return frozenset(id for id in self.of(sel.of, inside) if may_hold(sel.cond, self.facts.get(id)))
        if isinstance(sel, e.Except):
            return self.of(sel.of, inside)
        if isinstance(sel, e.Union):
            return self._all(sel.parts, inside)
        if isinstance(sel, e.It):
            if sel.name in inside:
                return self.every
            found = self._all(self.bound.get(sel.name, ()), (*inside, sel.name))
            return found | self.subject if sel.name == "it" and not self.bound.get("it") else found
        return frozenset()  # cards in play, in hands, Artifacts

    def _all(self, sels: Sequence[e.Sel], inside: tuple[str, ...]) -> Ids:
        return frozenset(id for sel in sels for id in self.of(sel, inside))


def may_hold(cond: e.Cond, facts: Facts | None) -> bool:
    """Could a condition hold for a card, as far as its facts tell?"""
    return facts is None or _known(cond, facts) is not False


def _known(cond: e.Cond, facts: Facts) -> bool | None:
    """Does a condition hold for every position (True), for none (False), or does it depend on it (None)?"""
    if isinstance(cond, c.IsCharacter):
        return facts.character == cond.character
    if isinstance(cond, c.HasColour):
        return facts.colour == cond.colour
    if isinstance(cond, c.IsMain | c.IsSide | c.IsBattlefield):
        return facts.kind == {c.IsMain: "main", c.IsSide: "side", c.IsBattlefield: "battlefield"}[type(cond)]
    if isinstance(cond, c.IsBoosted):
        return facts.version == "boosted"
    if isinstance(cond, e.Not):
        inner = _known(cond.cond, facts)
        return None if inner is None else not inner
    if isinstance(cond, e.All):
        return _both([_known(part, facts) for part in cond.conds], False)
    if isinstance(cond, e.AnyOf):
        return _both([_known(part, facts) for part in cond.conds], True)
    return None


def _both(parts: list[bool | None], decides: bool) -> bool | None:
    if decides in parts:
        return decides
    return None if None in parts else not decides


def told(way: Sequence[str]) -> Iterator[Phrase]:
    """A loop in words: what each card on it puts into play."""
    for id, next in zip(way, [*way[1:], way[0]]):
        yield Phrase("skirmish-pack-loop-step", id=id, next=next)
