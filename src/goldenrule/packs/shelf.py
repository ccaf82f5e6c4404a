"""The shipped cards of a game whose set is a pack, with other packs laid over them."""

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from goldenrule.packs.reading import GamePacks, Pack, combine, read_pack

Content = TypeVar("Content")


class Shelf(Generic[Content]):
    """The set in a folder, and the contents of games that are played with it and with packs.

    `whole` says what the set may hold, `packs` what the packs of others may; `build` makes a content of cards.
    """

    def __init__(
        self, folder: Path, whole: GamePacks, packs: GamePacks, build: Callable[[Sequence[Any]], Content]
    ) -> None:
        self.folder = folder
        self.whole = whole
        self.packs = packs
        self.build = build
        self._made: dict[tuple[Pack, ...], Content] = {}

    @cached_property
    def _set(self) -> Pack:
        return read_pack(self.folder, self.whole)

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

    def content_with(self, folders: Sequence[str]) -> Content:
        """The cards of a game with the packs in these folders. Raises BadInput for a bad one."""
        from goldenrule.packs.library import resolve

        return self.content(resolve(list(folders), self.packs)) if folders else self.content()
