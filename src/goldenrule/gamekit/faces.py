"""The face of a card as clients draw it: what is printed there, as plain data in the language of the game's words."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from goldenrule.gamekit.board import Fact


class Face(Struct, frozen=True, omit_defaults=True):
    """What is printed on a side of a card. `type` is a key ("event"), `kind` the same in words ("event (Spider-Man)").

    `suit` is what colours its frame: an aspect, a team, a threat; `set` where it belongs. What can be done with a card
    depends on `side`. A `wide` face lies across. `numbers` and `resources` have keys ("atk", "energy"); `text` are the
    paragraphs of its rules, `keywords` those that can be looked up. `source` says where its facts come from, in words,
    and `origin` in a key.
    """

    code: str
    name: str
    type: str
    kind: str
    side: Literal["player", "encounter", "table"] = "player"
    suit: str = ""
    set: str = ""
    subname: str = ""
    unique: bool = False
    wide: bool = False
    cost: Fact | None = None
    numbers: Sequence[Fact] = ()
    resources: Sequence[Fact] = ()
    boost: Fact | None = None
    traits: Sequence[str] = ()
    text: Sequence[str] = ()
    keywords: Sequence[str] = ()
    origin: Literal["printed", "rulebook", "invented"] = "printed"
    source: str = ""
