"""Packs of this game: the words in which cards are written, and what only the game can tell of a pack."""

from collections.abc import Sequence

from goldenrule.games.heroes.content import CardAbility, Cost, Modifier, misfits
from goldenrule.games.heroes.facts import Facts, Finale, Power, Special, problem
from goldenrule.games.heroes.ops import OPS
from goldenrule.games.heroes.selectors import CONDITIONS, NUMBERS, SETS
from goldenrule.kernel import expressions, ops
from goldenrule.packs.notation import Vocabulary
from goldenrule.packs.problems import Problem
from goldenrule.packs.reading import GamePacks, Pack, Part


class PackCard(Facts, frozen=True):
    """A card as a pack has it: its facts, and what it does."""

    abilities: tuple[CardAbility, ...] = ()


VOCABULARY = Vocabulary(
    (
        *OPS, *SETS, *NUMBERS, *CONDITIONS, CardAbility, Cost, Modifier, Power, Special, Finale,
        ops.Seq, ops.If, ops.Afterwards, ops.ForEach, ops.Repeat, ops.Choose, ops.ChooseSome, ops.May, ops.ChooseMode,
        ops.Mode, ops.Bind, ops.Nothing, expressions.Const, expressions.Sum, expressions.Times, expressions.AtMost,
        expressions.Count, expressions.Result, expressions.Bound, expressions.Either, expressions.AtLeast,
        expressions.Not, expressions.All, expressions.AnyOf, expressions.Exists, expressions.Var, expressions.Union,
        expressions.Except, expressions.Where,
    ),
    literal=expressions.Const,
    sequence=ops.Seq,
)  # fmt: skip


class HeroesPacks(GamePacks):
    """Packs of this game: a list of cards."""

    def check(self, pack: Pack, before: Sequence[Pack] = ()) -> list[Problem]:
        """Facts that do not fit the type of card, and abilities that never could be used."""
        found: list[Problem] = []
        for key, card in pack.part("cards").items():
            wrong = [problem(card), *misfits(card, card.abilities)]
            found += [pack.problem("cards", key, f"{text}.") for text in wrong if text]
        return found


PACKS = HeroesPacks("heroes", VOCABULARY, {"cards": Part(PackCard)})
