"""The shipped cards of a game whose set is a pack, with other packs on top."""

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
    """A card of a set in any game. A card without `copies` removes an earlier one."""

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
    """The set in a folder, and the contents of games with it and with packs.

    `whole` describes the set; `build` makes a content from cards.
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
        """Return the shipped set."""
        return self._set

    def content(self, packs: Sequence[Pack] = ()) -> Content:
        """Return the cards of a game with these packs, in file order; the same object for the same packs."""
        key = tuple(packs)
        if key not in self._made:
            cards = combine((self._set, *key), "cards")
            self._made[key] = self.build([card for card in cards.values() if card.copies])  # none: it is taken out
        return self._made[key]


class OverlayPacks(GamePacks, Generic[Card]):
    """Packs on top of a set: cards, some of which replace or remove others.

    A game finds their faults, a sentence each, and defines `shipped` and `about`.
    """

    def shipped(self) -> Pack:
        """Return the shipped set."""
        raise NotImplementedError

    def card_lines(self, pack: Pack, key: str, texts: Texts) -> list[str]:
        """Return a card of a pack in words."""
        raise NotImplementedError

    def card_faults(self, card: Card) -> Iterator[Phrase]:
        """Return the faults of a card by itself."""
        raise NotImplementedError

    def clashes(self, card: Card, earlier: Card | None, cards: Mapping[str, Card]) -> Iterator[Phrase]:
        """Return the faults of a card compared with the one that it replaces (None: it is new), and of its ids."""
        raise NotImplementedError

    def faults_among(self, card: Card, cards: Mapping[str, Card]) -> Iterable[Phrase]:
        """Return the faults of a card among all others, if each is right by itself."""
        return ()

    def count_faults(self, cards: Iterable[Card]) -> Iterator[Phrase]:
        """Return the faults in the numbers of all cards."""
        raise NotImplementedError

    def check(self, pack: Pack, before: Sequence[Pack] = ()) -> list[Problem]:
        """Check each card by itself; if all are right, check them together."""
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
        """Return a card in words, or a note that it removes an earlier one."""
        card = pack.part(part)[key]
        if not card.copies:
            return [texts.t("packs-taken-out", name=card.name, id=key)]
        return self.card_lines(pack, key, texts)
