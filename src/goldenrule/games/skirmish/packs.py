"""Packs of the duel: what only the duel can tell of a pack."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from goldenrule.games.skirmish.abilities import CheaperBattlefields, Immediate, Modifier, Permanent, SingleUse
from goldenrule.games.skirmish.catalogue import load_content, shipped
from goldenrule.games.skirmish.client import SkirmishWords
from goldenrule.games.skirmish.facts import problems
from goldenrule.games.skirmish.ids import DECK_SIZE, FACTIONS, HEROES, ZONES_OF_MANHATTAN
from goldenrule.games.skirmish.loops import loop, told
from goldenrule.games.skirmish.pack_cards import SET, VOCABULARY, PackCard
from goldenrule.games.skirmish.selectors.conditions import IsCharacter
from goldenrule.packs import trees
from goldenrule.packs.card_overlay import OverlayPacks
from goldenrule.packs.problems import nearest
from goldenrule.packs.reading import Pack
from goldenrule.words.phrases import Phrase

if TYPE_CHECKING:
    from goldenrule.words.texts import Texts

MOST_TILES: Final = 100
"""How many Battlefield cards, and how many Artifacts, a game may have."""


class SkirmishPacks(OverlayPacks[PackCard]):
    """Packs of the duel: a list of cards."""

    def shipped(self) -> Pack:
        return shipped()

    def card_lines(self, pack: Pack, key: str, texts: "Texts") -> list[str]:
        words = SkirmishWords(texts)
        words.content = load_content((pack,))
        return words.about(words.content.face(key))

    def card_faults(self, card: PackCard) -> Iterator[Phrase]:
        """What is wrong with the facts of a card and with abilities that it cannot have, a sentence each."""
        for text in problems(card) + misfits(card):
            yield Phrase("skirmish-pack-misfit", text=text)
        if card.kind == "artifact" and not card.abilities:
            yield Phrase("skirmish-pack-artifact-does-nothing")

    def clashes(self, card: PackCard, earlier: PackCard | None, cards: Mapping[str, PackCard]) -> Iterator[Phrase]:
        """A card may replace one of its own kind and side only, so that nothing is replaced by mistake."""
        if earlier is not None and (earlier.kind, earlier.faction) != (card.kind, card.faction):
            kind, faction = earlier.kind, earlier.faction
            yield Phrase("skirmish-pack-id-choose-another", name=earlier.name, kind=kind, faction=faction)

    def faults_among(self, card: PackCard, cards: Mapping[str, PackCard]) -> Iterator[Phrase]:
        """What is wrong with a card among all others: characters that there are not, and loops."""
        known = {each.character for each in cards.values() if each.character}
        for node, _ in trees.nodes(card.abilities):
            if isinstance(node, IsCharacter) and node.character not in known:
                yield Phrase(
                    "skirmish-pack-no-main-character",
                    character=node.character,
                    close=nearest(node.character, sorted(known)),
                )
        yield from unpayable(card, cards.values())
        way = loop(card.id, {id: (each, each.abilities) for id, each in cards.items()})
        if way:
            yield (Phrase("skirmish-pack-loop", steps=[*told(way)]))

    def count_faults(self, cards: Iterable[PackCard]) -> Iterator[Phrase]:
        """Numbers of cards with which no game can be played (D-1.2, D-1.3)."""
        every = list(cards)
        for faction in FACTIONS:
            n = sum(card.copies for card in every if card.faction == faction and card.kind in ("main", "side"))
            if n != DECK_SIZE:
                yield (Phrase("skirmish-pack-deck", faction=faction, n=n, size=DECK_SIZE))
        for kind in ("battlefield", "artifact"):
            n = sum(card.copies for card in every if card.kind == kind)
            if n > MOST_TILES:
                yield Phrase("skirmish-pack-tiles", n=n, kind=kind, most=MOST_TILES)


def unpayable(card: PackCard, cards: Iterable[PackCard]) -> Iterator[Phrase]:
    """A colour of which a cost asks for more cards than any side that can play it has besides (D-5.3, D-5.5)."""
    every = list(cards)
    ignoring = any(isinstance(ability, CheaperBattlefields) for each in every for ability in each.abilities)
    if card.kind == "battlefield" and ignoring:
        return
    for colour in sorted({*card.cost} - {"any"}):
        most = 0
        for faction in (card.faction,) if card.faction in FACTIONS else FACTIONS:
            own = sum(each.copies for each in every if each.faction == faction and each.colour == colour)
            own -= card.faction == faction and card.colour == colour  # a card does not pay for itself
            most = max(most, own + (ZONES_OF_MANHATTAN if faction == FACTIONS[HEROES] else 0))
        if card.cost.count(colour) > most:
            yield Phrase("skirmish-pack-cost-colour", n=card.cost.count(colour), colour=colour, most=most)


def misfits(card: PackCard) -> list[Phrase]:
    """Abilities that a card of this kind cannot use, a sentence each."""
    out = []
    for ability in card.abilities:
        name = type(ability).__name__.lower()
        if isinstance(ability, SingleUse) and card.kind != "artifact":
            out.append(Phrase("skirmish-pack-only-artifact-single"))
        if card.kind == "battlefield" and not isinstance(ability, Immediate):
            out.append(Phrase("skirmish-pack-battlefield-card-played", name=name))
        if card.kind == "artifact" and not isinstance(ability, SingleUse | Permanent | Modifier):
            if ability.row < 0:
                out.append(Phrase("skirmish-pack-artifact-never-placed", name=name))
    return out


PACKS: Final = SkirmishPacks("skirmish", VOCABULARY, SET.parts, Path(__file__).with_name("data") / "templates")
