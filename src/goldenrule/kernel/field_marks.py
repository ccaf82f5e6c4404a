"""Marks on typed fields with the words for their values, for packs, schemas and messages."""

from collections.abc import Iterable, Mapping


class Names:
    """A mark for ints that stand for names: `event: Annotated[int, Names(EVENT_NAMES)]`. Packs contain the name.

    It takes a tuple with each name at its number, or a mapping of names to numbers.
    """

    __slots__ = ("by_name", "by_value")

    def __init__(self, names: Iterable[str] | Mapping[str, int]) -> None:
        pairs = names.items() if isinstance(names, Mapping) else [(name, i) for i, name in enumerate(names)]
        self.by_name: dict[str, int] = dict(pairs)
        self.by_value: dict[int, str] = {value: name for name, value in self.by_name.items()}


class Words:
    """A mark for texts that are one of a few words: `status: Annotated[str, Words("stunned", "tough")]`."""

    __slots__ = ("words",)

    def __init__(self, *words: str) -> None:
        self.words = words
