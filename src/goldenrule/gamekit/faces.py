"""The face of a card as clients draw it: what is printed there, as plain data in the language of the game's words."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import fields

from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.sources import Source
from goldenrule.gamekit.text_lists import Translator


class Face(Struct, frozen=True, omit_defaults=True):
    """What is printed on a side of a card. `type` is a key ("event"), `kind` the same in words ("event (Spider-Man)").

    `suit` is what colours its frame: an aspect, a team, a threat; `set` where it belongs; `stage` its key among cards
    that follow one another, `mark` what of that is printed in its corner, and `back` the code of its other side. What
    can be done with a card depends on `side`. A `wide` face lies across. `numbers`, `resources` and the values of
    `powers` have keys ("atk", "energy"), listed in docs/boards.md; `text` are the paragraphs of its rules, `keywords`
    those of its words that can be looked up. `source` says where its facts come from, in words, and `origin` in a key.
    """

    code: str
    name: str
    type: str
    kind: str
    side: Literal["player", "encounter", "table"] = "player"
    suit: str = ""
    set: str = ""
    subname: str = ""
    stage: str = ""
    mark: str = ""
    back: str = ""
    unique: bool = False
    wide: bool = False
    cost: Fact | None = None
    numbers: Sequence[Fact] = ()
    resources: Sequence[Fact] = ()
    powers: Sequence[Fact] = ()
    boost: Fact | None = None
    traits: Sequence[str] = ()
    text: Sequence[str] = ()
    keywords: Sequence[str] = ()
    flavour: str = ""
    origin: Source = ""
    source: str = ""


def number(texts: Translator, key: str, message: str, value: int, **more: str | int) -> Fact:
    """A printed number: a message with its `n`."""
    return Fact(texts.t(message, n=value, **more), value=value, key=key)


def fact_texts(facts: Iterable[Fact]) -> list[str]:
    """Facts as people read them one after the other."""
    return [fact.text for fact in facts]


@cache
def _fields_with_codes(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a struct in which codes can be, and structs that have some."""
    return tuple(each.name for each in fields(kind) if each.name == "code" or each.type not in (str, int, bool))


def codes(piece: object) -> Iterator[str]:
    """The codes of the cards that a board, a question or a text shows anywhere: those whose faces a client needs.

    One may come several times.
    """
    if isinstance(piece, Struct):
        for field in _fields_with_codes(type(piece)):
            found = getattr(piece, field)
            if field in ("code", "target_code") and found:
                yield found
            elif field in ("codes", "turned_up"):
                yield from found
            elif found and isinstance(found, Struct | list | tuple):
                yield from codes(found)
    elif isinstance(piece, list | tuple):
        for each in piece:
            yield from codes(each)
