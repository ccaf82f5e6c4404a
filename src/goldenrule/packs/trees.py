"""Iteration over the structs of a pack, for the checks of games, and checks of every tree."""

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
"""The deepest nesting of choices and loops, because their work multiplies."""
LARGEST: Final = 400
"""The most words in the abilities of a card."""
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
"""The pattern of ids, and of names that effects bind."""
NESTING: Final[tuple[type, ...]] = (Choose, ChooseSome, k.ForEach, k.Repeat, e.Where)
BINDING: Final[tuple[type, ...]] = (Choose, ChooseSome, k.ForEach, k.Bind, e.It, e.Bound)
CONTROL: Final[tuple[type, ...]] = (
    k.Seq, k.If, k.Afterwards, k.ForEach, k.Repeat, k.Bind, k.Nothing, Choose, ChooseSome, May, ChooseMode,
)  # fmt: skip
"""Ops that do nothing by themselves: they control when, how often and to what others apply."""
IDLE: Final = Phrase("pack-ability-idle")
_TAKEN: Final = frozenset({"chosen"})
"""Names that the engine binds in effects."""
SHARED: Final[tuple[type[Word], ...]] = (
    k.Seq, k.If, k.Afterwards, k.ForEach, k.Repeat, Choose, ChooseSome, May, ChooseMode, Mode, k.Bind,
    k.Nothing, e.Const, e.Sum, e.Times, e.AtMost, e.Count, e.Result, e.Bound, e.Either, e.AtLeast, e.Not, e.All,
    e.AnyOf, e.Exists, e.It, e.Union, e.Except, e.Where,
)  # fmt: skip
"""The words of trees for all games."""


def vocabulary(*own: type[Struct]) -> Vocabulary:
    """Return the words of a game's packs: its own, and the shared ones."""
    return Vocabulary((*own, *SHARED), literal=e.Const, sequence=k.Seq)


def nodes(value: object, nesting: tuple[type, ...] = NESTING) -> Iterator[tuple[Word, int]]:
    """Yield every word in a value with its depth in words of `nesting`, itself included."""
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
    """Can an ability never do anything, because it has no modifiers and no effective op?"""
    effect = getattr(ability, "effect", None)
    ops = [part for part, _ in nodes(effect) if isinstance(part, k.Op) and not isinstance(part, CONTROL)]
    has = [name for name in ("effect", "mods") if name in ability.FIELDS]
    return bool(has) and not ops and not getattr(ability, "mods", ())


def faults(abilities: Sequence[Word]) -> Iterator[Phrase]:
    """Return the faults of a card's abilities in any game, a sentence each."""
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
