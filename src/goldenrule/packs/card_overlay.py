"""The shipped cards of a game whose set is a pack, with other packs laid over them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from goldenrule.kernel.nodes import Word
from goldenrule.packs import trees
from goldenrule.packs.problems import Problem, nothing_to_take
from goldenrule.packs.reading import GamePacks, Pack, combine, read_shipped
from goldenrule.words.phrases import Phrase
from goldenrule.words.texts import Texts


class OverlayCard(Protocol):
    """A card of a set, as far as every game has it. One without `copies` takes an earlier card out."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def copies(self) -> int: ...

    @property
    def abilities(self) -> Sequence[Word]: ...


Card = TypeVar("Card", bound=OverlayCard)
Content = TypeVar("Content")


class CardOverlay(Generic[Card, Content]):
    """The set in a folder, and the contents of games that are played with it and with packs.

    `whole` says what the set may hold; `build` makes a content of cards.
    """

    def __init__(self, folder: Path, whole: GamePacks, build: Callable[[Sequence[Card]], Content]) -> None:
        self.folder = folder
        self.whole = whole
        self.build = build
        self._made: dict[tuple[Pack, ...], Content] = {}

    @cached_property
    def _set(self) -> Pack:
        return read_shipped(self.folder, self.whole)

    def shipped(self) -> Pack:
        """The set that comes with the game."""
        return self._set

    def content(self, packs: Sequence[Pack] = ()) -> Content:
        """The cards of a game with these packs, in the order of the files. The same packs give the same object."""
        key = tuple(packs)
        if key not in self._made:
            cards = combine((self._set, *key), "cards")
            self._made[key] = self.build([card for card in cards.values() if card.copies])  # none: it is taken out
        return self._made[key]


class OverlayPacks(GamePacks, Generic[Card]):
    """What packs may hold that are laid over a set: cards of which some replace others, or take them out.

    A game says what is wrong with them, a sentence each, and writes `shipped` and `about`.
    """

    def shipped(self) -> Pack:
        """The set that comes with the game."""
        raise NotImplementedError

    def card_lines(self, pack: Pack, key: str, texts: Texts) -> list[str]:
        """A card of a pack in words."""
        raise NotImplementedError

    def card_faults(self, card: Card) -> Iterator[Phrase]:
        """What is wrong with a card by itself."""
        raise NotImplementedError

    def clashes(self, card: Card, earlier: Card | None, cards: Mapping[str, Card]) -> Iterator[Phrase]:
        """What is wrong with a card beside the one that it replaces (None: it is new), and with its ids among all."""
        raise NotImplementedError

    def faults_among(self, card: Card, cards: Mapping[str, Card]) -> Iterable[Phrase]:
        """What is wrong with a card among all others, once each of them is right by itself."""
        return ()

    def count_faults(self, cards: Iterable[Card]) -> Iterator[Phrase]:
        """What keeps all cards together from being played."""
        raise NotImplementedError

    def check(self, pack: Pack, before: Sequence[Pack] = ()) -> list[Problem]:
        """Each card by itself; if all are right, the cards together."""
        earlier: dict[str, Card] = combine((self.shipped(), *before), "cards")
        own: Mapping[str, Card] = pack.part("cards")
        cards = {id: card for id, card in {**earlier, **own}.items() if card.copies}
        found: list[Problem] = []
        for key, card in own.items():
            texts = self._faults(card, earlier.get(key), cards) if card.copies else nothing_to_take(key, earlier)
            found += [pack.problem("cards", key, text) for text in texts]
        if not found:
            for key, card in own.items():
                if card.copies:
                    found += [pack.problem("cards", key, text) for text in self.faults_among(card, cards)]
            found += [pack.fault(text) for text in self.count_faults(cards.values())]
        return found

    def _faults(self, card: Card, earlier: Card | None, cards: Mapping[str, Card]) -> Iterator[Phrase]:
        if not trees.NAME.fullmatch(card.id):
            yield Phrase("pack-card-id")
        if not card.name.strip():
            yield Phrase("pack-card-name")
        yield from self.card_faults(card)
        yield from trees.faults(card.abilities)
        yield from self.clashes(card, earlier, cards)

    def describe(self, pack: Pack, part: str, key: str, texts: Texts) -> list[str]:
        """A card in words, or that it takes an earlier one out of the game."""
        card = pack.part(part)[key]
        if not card.copies:
            return [texts.t("packs-taken-out", name=card.name, id=key)]
        return self.card_lines(pack, key, texts)
