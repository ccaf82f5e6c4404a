"""Walking through the structs of a pack, for the checks of games, and what must hold of every tree."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from goldenrule.kernel import expressions as e
from goldenrule.kernel import ops as k
from goldenrule.kernel.choices import Choose, ChooseMode, ChooseSome, May
from goldenrule.kernel.nodes import Word
from goldenrule.kernel.ops import Mode
from goldenrule.packs.field_types import Struct
from goldenrule.packs.notation import Vocabulary
from goldenrule.words.phrases import Phrase

DEEPEST: Final = 4
"""How deep choices and loops may lie in each other: what they look at multiplies."""
LARGEST: Final = 400
"""How many words the abilities of a card may have."""
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
"""What ids are made of, and the names that effects bind."""
NESTING: Final[tuple[type, ...]] = (Choose, ChooseSome, k.ForEach, k.Repeat, e.Where)
BINDING: Final[tuple[type, ...]] = (Choose, ChooseSome, k.ForEach, k.Bind, e.It, e.Bound)
CONTROL: Final[tuple[type, ...]] = (
    k.Seq, k.If, k.Afterwards, k.ForEach, k.Repeat, k.Bind, k.Nothing, Choose, ChooseSome, May, ChooseMode,
)  # fmt: skip
"""Ops that do nothing by themselves: they say when, how often and to what others are done."""
IDLE: Final = Phrase("pack-ability-idle")
_TAKEN: Final = frozenset({"chosen"})
"""Names that the engine binds in effects for itself."""
SHARED: Final[tuple[type[Word], ...]] = (
    k.Seq, k.If, k.Afterwards, k.ForEach, k.Repeat, Choose, ChooseSome, May, ChooseMode, Mode, k.Bind,
    k.Nothing, e.Const, e.Sum, e.Times, e.AtMost, e.Count, e.Result, e.Bound, e.Either, e.AtLeast, e.Not, e.All,
    e.AnyOf, e.Exists, e.It, e.Union, e.Except, e.Where,
)  # fmt: skip
"""The words of trees that belong to no game."""


def vocabulary(*own: type[Struct]) -> Vocabulary:
    """The words of a game's packs: its own, and the shared ones."""
    return Vocabulary((*own, *SHARED), literal=e.Const, sequence=k.Seq)


def nodes(value: object, nesting: tuple[type, ...] = NESTING) -> Iterator[tuple[Word, int]]:
    """Every word in a value with how many of the words `nesting` it lies in, itself among them."""
    yield from _nodes(value, nesting, 0)


def _nodes(value: object, nesting: tuple[type, ...], depth: int) -> Iterator[tuple[Word, int]]:
    if isinstance(value, Word):
        depth += isinstance(value, nesting)
        yield value, depth
        for field in value.FIELDS:
            yield from _nodes(getattr(value, field), nesting, depth)
    elif isinstance(value, tuple):
        for each in value:
            yield from _nodes(each, nesting, depth)


def is_idle(ability: Word) -> bool:
    """Can an ability do nothing, whatever happens: has it no modifiers, and no op that does something?"""
    effect = getattr(ability, "effect", None)
    ops = [part for part, _ in nodes(effect) if isinstance(part, k.Op) and not isinstance(part, CONTROL)]
    has = [name for name in ("effect", "mods") if name in ability.FIELDS]
    return bool(has) and not ops and not getattr(ability, "mods", ())


def faults(abilities: Sequence[Word]) -> Iterator[Phrase]:
    """What is wrong with the abilities of a card whatever the game is, a sentence each."""
    every = list(nodes(abilities))
    if len(every) > LARGEST:
        yield Phrase("pack-card-large", most=LARGEST)
    if any(depth > DEEPEST for _, depth in every):
        yield Phrase("pack-card-deep", most=DEEPEST)
    for n, ability in enumerate(abilities, 1):
        if is_idle(ability):
            yield Phrase("problem-ability", n=n, text=IDLE)
    for node, _ in every:
        name = getattr(node, "name", "") if isinstance(node, BINDING) else "it"
        if not NAME.fullmatch(name) or name in _TAKEN:
            yield Phrase("pack-bad-binding", name=name)
