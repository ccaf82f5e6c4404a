"""Decisions: what a seat is asked, and the options it may answer with."""

from typing import ClassVar

import msgspec

Option = tuple[str, int, int]
"""(verb, entity, detail): the stable identity of an option. It survives saving, replaying and a new engine version."""

PASS: Option = ("pass", 0, 0)
DONE: Option = ("done", 0, 0)
YES: Option = ("yes", 0, 0)
NO: Option = ("no", 0, 0)


class Decision(msgspec.Struct, eq=False, gc=False, repr_omit_defaults=True):
    """One question to one seat. Plain data, replaced and never mutated.

    `kind` names the prompt, `source` is the entity that asks (0: the rules), `args` are numbers that the prompt shows.
    `free` decisions are asked even when they have a single option, because declining them is meaningful.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "seat", "options", "source", "args", "free")
    UNSAVED: ClassVar[frozenset[str]] = frozenset()

    kind: str
    seat: int
    options: tuple[Option, ...]
    source: int = 0
    args: tuple[int, ...] = ()
    free: bool = False
