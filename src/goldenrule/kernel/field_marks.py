"""Marks on typed fields that say in which words a value is written: for packs, schemas and whoever explains a field."""

from collections.abc import Iterable, Mapping


class Names:
    """A field of ints that stand for names: `event: Annotated[int, Names(EVENT_NAMES)]`. In packs the name is written.

    Given as a tuple in which a name stands at its number, or as a mapping of names to numbers.
    """

    __slots__ = ("by_name", "by_value")

    def __init__(self, names: Iterable[str] | Mapping[str, int]) -> None:
        pairs = names.items() if isinstance(names, Mapping) else [(name, i) for i, name in enumerate(names)]
        self.by_name: dict[str, int] = dict(pairs)
        self.by_value: dict[int, str] = {value: name for name, value in self.by_name.items()}


class Words:
    """A field of texts that is one of a few words: `status: Annotated[str, Words("stunned", "tough")]`."""

    __slots__ = ("words",)

    def __init__(self, *words: str) -> None:
        self.words = words
