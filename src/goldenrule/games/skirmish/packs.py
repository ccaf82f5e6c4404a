"""Packs of the duel: what only the duel can tell of a pack."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from goldenrule.games.skirmish.abilities import Immediate, Modifier, Permanent, SingleUse
from goldenrule.games.skirmish.catalogue import load_content, shipped
from goldenrule.games.skirmish.client import SkirmishWords
from goldenrule.games.skirmish.facts import problems
from goldenrule.games.skirmish.ids import DECK_SIZE, FACTIONS
from goldenrule.games.skirmish.loops import loop, told
from goldenrule.games.skirmish.pack_cards import SET, VOCABULARY, PackCard
from goldenrule.games.skirmish.selectors.conditions import IsCharacter
from goldenrule.packs import trees
from goldenrule.packs.problems import nearest
from goldenrule.packs.reading import Pack
from goldenrule.packs.shelf import ShelfPacks

MOST_TILES: Final = 100
"""How many Battlefield cards, and how many Artifacts, a game may have."""


class SkirmishPacks(ShelfPacks):
    """Packs of the duel: a list of cards."""

    def shipped(self) -> Pack:
        return shipped()

    def about(self, pack: Pack, key: str, texts: Any) -> list[str]:
        words = SkirmishWords(texts)
        words.content = load_content((pack,))
        return words.about(words.content.face(key))

    def card_faults(self, card: PackCard) -> Iterator[str]:
        """What is wrong with the facts of a card and with abilities that it cannot have, a sentence each."""
        for text in problems(card) + misfits(card):
            yield f"{text}."
        if card.kind == "artifact" and not card.abilities:
            yield "an Artifact does nothing without an ability; write one, or `copies: 0` to take it out."

    def clashes(self, card: PackCard, earlier: PackCard | None, cards: Mapping[str, PackCard]) -> Iterator[str]:
        """A card may replace one of its own kind and side only, so that nothing is replaced by mistake."""
        if earlier is not None and (earlier.kind, earlier.faction) != (card.kind, card.faction):
            whose = f"{earlier.name}, which is a {earlier.kind} of {earlier.faction}"
            yield f"the id is that of {whose}; choose another id."

    def among_all(self, card: PackCard, cards: Mapping[str, PackCard]) -> Iterator[str]:
        """What is wrong with a card among all others: characters that there are not, and loops."""
        known = {each.character for each in cards.values() if each.character}
        for node, _ in trees.nodes(card.abilities):
            if isinstance(node, IsCharacter) and node.character not in known:
                yield f"there is no Main Character {node.character!r}{nearest(node.character, sorted(known))}"
        way = loop(card.id, {id: (each, each.abilities) for id, each in cards.items()})
        if way:
            yield (
                f"it can bring itself back without end: {', '.join(told(way))}; "
                "leave one out with `where`, or write return_to_hand."
            )

    def counts(self, cards: Iterable[PackCard]) -> Iterator[str]:
        """Numbers of cards with which no game can be played (D-1.2, D-1.3)."""
        every = list(cards)
        for faction in FACTIONS:
            n = sum(card.copies for card in every if card.faction == faction and card.kind in ("main", "side"))
            if n != DECK_SIZE:
                yield (
                    f"with this pack the {faction} have {n} cards, and a game is played with {DECK_SIZE}; "
                    "replace cards under their own ids, change `copies`, or take cards out with `copies: 0`."
                )
        for kind in ("battlefield", "artifact"):
            n = sum(card.copies for card in every if card.kind == kind)
            if n > MOST_TILES:
                yield f"with this pack there are {n} cards of the kind {kind}; at most {MOST_TILES} can be used."


def misfits(card: PackCard) -> list[str]:
    """Abilities that a card of this kind cannot use, a sentence each."""
    out = []
    for ability in card.abilities:
        name = type(ability).__name__.lower()
        if isinstance(ability, SingleUse) and card.kind != "artifact":
            out.append("only an Artifact has a single use; write `immediate` or `action`")
        if card.kind == "battlefield" and not isinstance(ability, Immediate):
            out.append(f"a Battlefield card is played and gone, so that {name} never counts; write `immediate`")
        if card.kind == "artifact" and not isinstance(ability, SingleUse | Permanent | Modifier):
            if ability.row < 0:
                out.append(f"an Artifact is never placed and never attacks, so that {name} never comes")
    return out


PACKS: Final = SkirmishPacks("skirmish", VOCABULARY, SET.parts, Path(__file__).with_name("data") / "starting.yaml")
