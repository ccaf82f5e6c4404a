"""Packs of the duel: the words in which cards are written, and what only the duel can tell of a pack."""

from collections.abc import Sequence

from goldenrule.games.skirmish.abilities import ABILITIES, WHENS, Ability, Immediate, Modifier, Permanent, SingleUse
from goldenrule.games.skirmish.facts import Facts, problems
from goldenrule.games.skirmish.ops import OPS
from goldenrule.games.skirmish.selectors.cards import SELECTORS
from goldenrule.games.skirmish.selectors.conditions import CONDITIONS
from goldenrule.games.skirmish.selectors.numbers import NUMBERS
from goldenrule.kernel import expressions, ops
from goldenrule.packs.notation import Vocabulary
from goldenrule.packs.problems import Problem
from goldenrule.packs.reading import GamePacks, Pack, Part


class PackCard(Facts, frozen=True, kw_only=True):
    """A card as a pack has it: its facts, and what it does."""

    abilities: tuple[Ability, ...] = ()


VOCABULARY = Vocabulary(
    (
        *ABILITIES, *WHENS, *OPS, *SELECTORS, *NUMBERS, *CONDITIONS,
        ops.Seq, ops.If, ops.Afterwards, ops.ForEach, ops.Repeat, ops.Choose, ops.ChooseSome, ops.May, ops.Mode,
        ops.ChooseMode, ops.Bind, ops.Nothing,
        expressions.Const, expressions.Sum, expressions.Times, expressions.AtMost, expressions.Count,
        expressions.Result, expressions.Bound, expressions.Either, expressions.AtLeast, expressions.Not,
        expressions.All, expressions.AnyOf, expressions.Exists, expressions.Var, expressions.Union,
        expressions.Except, expressions.Where,
    ),
    literal=expressions.Const,
    sequence=ops.Seq,
)  # fmt: skip


class SkirmishPacks(GamePacks):
    """Packs of the duel: a list of cards."""

    def check(self, pack: Pack, before: Sequence[Pack] = ()) -> list[Problem]:
        """Facts that do not fit the kind of card, and abilities that it cannot have."""
        found: list[Problem] = []
        for key, card in pack.part("cards").items():
            for text in problems(card) + misfits(card):
                found.append(pack.problem("cards", key, f"{text}."))
        return found


def misfits(card: PackCard) -> list[str]:
    """Abilities that a card of this kind cannot use, a sentence each."""
    out = []
    for ability in card.abilities:
        name = type(ability).__name__.lower()
        if isinstance(ability, SingleUse) and card.kind != "artifact":
            out.append("only an Artifact has a single use; write `immediate` or `action`")
        if card.kind == "battlefield" and not isinstance(ability, Immediate):
            out.append(f"a Battlefield card is played and gone, so that {name} never counts; write `immediate`")
        if card.kind == "artifact" and not isinstance(ability, SingleUse | Permanent | Modifier):
            if ability.row < 0:
                out.append(f"an Artifact is never placed and never attacks, so that {name} never comes")
    return out


PACKS = SkirmishPacks("skirmish", VOCABULARY, {"cards": Part(PackCard)})
