"""The words of Champions packs: the ops, numbers, conditions, selectors that they may name; the words of fields."""

from collections.abc import Iterable
from typing import Final

from goldenrule.games.champions import abilities, ids, old_packs, ops, selectors, triggers
from goldenrule.games.champions.abilities import CardAbility, Cost, Modifier, Resources
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.facts import TYPES
from goldenrule.games.champions.readings import READINGS
from goldenrule.kernel import choices, expressions
from goldenrule.kernel import ops as kernel_ops
from goldenrule.kernel.choices import AskMay, AskMode, Choose
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.field_marks import Names, Words
from goldenrule.kernel.nodes import Word
from goldenrule.kernel.ops import Mode
from goldenrule.packs.notation import Vocabulary

BASES: Final = (expressions.Num, expressions.Cond, expressions.Sel, kernel_ops.Op, ops.CostOp)
INTERNAL: Final = (
    kernel_ops.Jump, kernel_ops.Unless, kernel_ops.LoopStart, kernel_ops.LoopNext, kernel_ops.CountDown,
    AskMay, AskMode, ops.Initiation, ops.PayResources, ops.Commence, ops.DiscardWhenSpent,
    ops.StopIfUnpaid, ops.PlayersBegin, ops.NextPlayer, selectors.Aimable,
)  # fmt: skip
"""Words of compiled programs: the engine writes them, no card does."""

FORM: Final = Words("", "hero", "alter_ego")
TYPE: Final = Words("", *sorted(TYPES))
LETTER: Final = Words(*ids.RESOURCE_TYPES)
STATUS: Final = Words(*ids.STATUSES)
STAT: Final = Names(name.lower() for name in ids.STAT_NAMES)
MARKS: Final[dict[tuple[type, str], Names | Words | type]] = {
    (abilities.Interrupt, "when"): abilities.Before,
    (abilities.Response, "when"): abilities.After,
    (abilities.ForcedInterrupt, "when"): abilities.Before,
    (abilities.ForcedResponse, "when"): abilities.After,
    (abilities.Whenever, "when"): abilities.Trigger,
    (Modifier, "stat"): STAT,
    (Modifier, "how"): Words("add", "set", "double", "halve", "base"),
    (CardAbility, "form"): FORM,
    (CardAbility, "label"): Words("", "attack", "thwart", "defense"),
    (abilities.DoubleFor, "aspect"): Words("aggression", "justice", "leadership", "protection"),
    (abilities.Trigger, "type"): TYPE,
    (PlayRules, "form"): FORM,
    (PlayRules, "interest"): Words("", *ids.RESOURCE_TYPES),
    (Cost, "any_number_of"): Words("", *ids.RESOURCE_TYPES),
    (selectors.Stat, "stat"): STAT,
    (selectors.PrintedStat, "stat"): STAT,
    (selectors.MostPrinted, "stat"): STAT,
    (selectors.Has, "status"): STATUS,
    (ops.Give, "status"): STATUS,
    (selectors.InForm, "form"): FORM,
    (ops.ChangeForm, "to"): FORM,
    (ops.Lasts, "until"): Words(*ids.PERIODS),
    (selectors.PrintedIcons, "letter"): LETTER,
    (selectors.PrintedResource, "letter"): LETTER,
    (selectors.Paid, "letter"): LETTER,
    (selectors.IsType, "type"): TYPE,
    (selectors.InPlay, "type"): TYPE,
    (selectors.InDiscard, "type"): TYPE,
    (selectors.InDeck, "type"): TYPE,
    (selectors.Encounter, "type"): TYPE,
    (selectors.DiscardPile, "type"): TYPE,
    (ops.DiscardUntil, "type"): TYPE,
    (Choose, "by"): Words("", "first"),
    (selectors.Waived, "reading"): Words(*READINGS),
}  # fmt: skip


def _classes() -> list[type[Word]]:
    found: list[type[Word]] = [
        *abilities.ABILITIES, *triggers.TRIGGERS, Modifier, Cost, PlayRules, Mode,
    ]  # fmt: skip
    for module in (expressions, kernel_ops, choices, selectors, ops):
        names: Iterable[str] = getattr(module, "__all__", None) or vars(module)
        for name in names:
            cls = getattr(module, name)
            if isinstance(cls, type) and issubclass(cls, (*BASES, Resources)) and cls not in (*BASES, *INTERNAL):
                found.append(cls)
    return found


VOCABULARY: Final = Vocabulary(_classes(), literal=Const, sequence=kernel_ops.Seq, marks=MARKS, old=old_packs.OLD)
