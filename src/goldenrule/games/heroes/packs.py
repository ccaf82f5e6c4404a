"""Packs of this game: what only the game can tell of a pack."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from goldenrule.games.heroes.catalogue import load_content, shipped
from goldenrule.games.heroes.client import HeroesWords
from goldenrule.games.heroes.content import misfits, special_id
from goldenrule.games.heroes.facts import problem
from goldenrule.games.heroes.ids import STAGES
from goldenrule.games.heroes.pack_cards import SET, VOCABULARY, PackCard
from goldenrule.games.heroes.selectors import conditions, sets
from goldenrule.packs import trees
from goldenrule.packs.card_overlay import OverlayPacks
from goldenrule.packs.problems import nearest
from goldenrule.packs.reading import Pack
from goldenrule.words.phrases import Phrase

if TYPE_CHECKING:
    from goldenrule.words.texts import Texts


class HeroesPacks(OverlayPacks[PackCard]):
    """Packs of this game: a list of cards."""

    def shipped(self) -> Pack:
        return shipped()

    def card_lines(self, pack: Pack, key: str, texts: "Texts") -> list[str]:
        words = HeroesWords(texts)
        words.use(load_content((pack,)))
        return words.about(words.content.face(key))

    def card_faults(self, card: PackCard) -> Iterator[Phrase]:
        """What is wrong with the facts of a card and with abilities that never could be used, a sentence each."""
        for text in (problem(card), *misfits(card, card.abilities)):
            if text is not None:
                yield Phrase("heroes-pack-misfit", text=text)
        for struct in (card, card.special, card.finale):
            for name in () if struct is None else struct.__struct_fields__:
                value = getattr(struct, name)
                least, most = _NUMBERS.get(name, (0, 99))
                if type(value) is int and not least <= value <= most:
                    yield Phrase("heroes-pack-number", name=name, value=value, least=least, most=most)

    def clashes(self, card: PackCard, earlier: PackCard | None, cards: Mapping[str, PackCard]) -> Iterator[Phrase]:
        """A card may replace one of its own type only, so that nothing is replaced by mistake."""
        if earlier is not None and earlier.type != card.type:
            yield Phrase("heroes-pack-id-type-choose", name=earlier.name, type=earlier.type)
        for each in cards.values():
            if each.special is not None and card.id == special_id(each.id):
                yield Phrase("heroes-pack-id-special-headline", name=each.name)
        if card.special is not None and special_id(card.id) in cards:
            yield Phrase("heroes-pack-special-headline-id", id=special_id(card.id))
        yield from _references(card, cards)

    def count_faults(self, cards: Iterable[PackCard]) -> Iterator[Phrase]:
        """What keeps the teams of all cards together from playing (H-1.2, H-1.10, H-3.5), a sentence each."""
        every = list(cards)
        if sum(card.copies for card in every) > MOST_CARDS:
            yield Phrase("heroes-pack-too-many", most=MOST_CARDS)
        masterminds = [card for card in every if card.type == "mastermind"]
        for team in every:
            if team.type != "team":
                continue
            heroes = [card.id for card in every if card.type == "hero" and card.team == team.id]
            if len(heroes) != TEAM:
                yield (Phrase("heroes-pack-team-heroes", id=team.id, n=len(heroes), heroes=heroes, team=TEAM))
            if not any(card.team == team.id for card in masterminds):
                yield Phrase("heroes-pack-team-nemesis", id=team.id)
        for mastermind in masterminds:
            stages = [card.stage for card in every if card.type == "plan" and card.mastermind == mastermind.id]
            if sorted(stages) != sorted(STAGES):
                yield Phrase("heroes-pack-plans", id=mastermind.id, stages=STAGES)


_AGENT: Final = ("attack", "defense", "outwit")
_NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "copies": (1, 40), "rounds": (1, 20), "schemes": (1, 9), **dict.fromkeys(_AGENT, (-8, 8)),
}  # fmt: skip
"""The least and the most of facts that are numbers; others go from 0 to 99."""
MOST_CARDS: Final = 2000
TEAM: Final = 4  # H-1.2
_TEAMED: Final = frozenset({"hero", "mastermind", "ally", "story", "power_up"})


def _references(card: PackCard, cards: Mapping[str, PackCard]) -> Iterator[Phrase]:
    """Ids of teams, masterminds and other cards that there are not."""
    by_type: dict[str, list[str]] = {}
    for each in cards.values():
        by_type.setdefault(each.type, []).append(each.id)
    if card.type in _TEAMED and card.team:
        yield from _among("team", card.team, by_type.get("team", []))
    if isinstance(card.mastermind, str) and card.mastermind:
        yield from _among("mastermind", card.mastermind, by_type.get("mastermind", []))
    if card.finale is not None:
        yield from _among("mastermind", card.finale.mastermind, by_type.get("mastermind", []))
    known = [*cards, *(special_id(each.id) for each in cards.values() if each.special is not None)]
    for node, _ in trees.nodes(card.abilities):
        if isinstance(node, sets.Heroes):
            yield from _among("hero", node.id, by_type.get("hero", []))
        elif isinstance(node, sets.Cards | conditions.FightIs | conditions.HeroIs):
            yield from _among("card", node.id, known)
        if isinstance(node, conditions.HeroIs):
            yield from _among("team", node.team, by_type.get("team", []))


def _among(what: str, id: str, known: list[str]) -> Iterator[Phrase]:
    if id and id not in known:
        yield Phrase("heroes-pack-unknown", what=what, id=id, close=nearest(id, known))


PACKS: Final = HeroesPacks("heroes", VOCABULARY, SET.parts, Path(__file__).with_name("data") / "templates")
