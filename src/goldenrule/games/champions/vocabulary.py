"""The words of Champions packs: the ops, numbers, conditions, selectors that they may name; the words of fields."""

from typing import Any, Final

import msgspec

from goldenrule.games.champions import ids, ops, selectors
from goldenrule.games.champions.content import CardAbility, Cost, Modifier, PlayRules, Resources
from goldenrule.games.champions.facts import TYPES
from goldenrule.games.champions.readings import readings
from goldenrule.kernel import expressions
from goldenrule.kernel import ops as kernel_ops
from goldenrule.kernel.abilities import When
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.names import Names, Words
from goldenrule.packs.notation import Vocabulary

BASES: Final = (expressions.Num, expressions.Cond, expressions.Sel, kernel_ops.Op, ops.CostOp)
INTERNAL: Final = (
    kernel_ops.Jump, kernel_ops.Unless, kernel_ops.LoopStart, kernel_ops.LoopNext, kernel_ops.CountDown,
    kernel_ops.AskMay, kernel_ops.AskMode, ops.Initiation, ops.PayResources, ops.Commence, ops.DiscardWhenSpent,
    ops.StopIfUnpaid, ops.PlayersBegin, ops.NextPlayer,
)  # fmt: skip
"""Ops of compiled programs: the engine writes them, no card does."""

FORM: Final = Words("", "hero", "alter_ego")
TYPE: Final = Words("", *sorted(TYPES))
LETTER: Final = Words(*ids.RESOURCE_TYPES)
STATUS: Final = Words(ids.STUNNED, ids.CONFUSED, ids.TOUGH)
STAT: Final = Names(name.lower() for name in ids.STAT_NAMES)
FLAG: Final = Names(
    {
        name.lower(): getattr(ids, name)
        for name in (
            "FROM_ATTACK", "OVERKILLING", "BASIC", "DEFENDED", "ALLY_DEFENDS", "KILLED", "EFFECTS_CANCELLED",
            "SCHEMING", "STEP_ONE", "CONSEQUENTIAL", "FROM_DECK", "FROM_HAND", "MOVED", "FROM_ABILITY", "INDIRECT",
            "FACEDOWN",
        )
    }
)  # fmt: skip

MARKS: Final[dict[tuple[type, str], Names | Words]] = {
    (When, "event"): Names(ids.EVENT_NAMES),
    (When, "timing"): Names(("interrupt", "response")),
    (Modifier, "stat"): STAT,
    (Modifier, "how"): Words("add", "set", "double", "halve", "base"),
    (CardAbility, "kind"): Words(
        "action", "interrupt", "response", "resource", "constant", "when_revealed", "when_defeated", "boost", "setup",
        "special", "obligation", "delayed",
    ),
    (CardAbility, "place"): Words("play", "hand"),
    (CardAbility, "form"): FORM,
    (CardAbility, "label"): Words("", "attack", "thwart", "defense"),
    (CardAbility, "double_for"): Words("", "aggression", "justice", "leadership", "protection"),
    (CardAbility, "period"): Words("", *ids.PERIODS),
    (PlayRules, "form"): FORM,
    (PlayRules, "interest"): Words("", *ids.RESOURCE_TYPES),
    (Cost, "any_number_of"): Words("", *ids.RESOURCE_TYPES),
    (selectors.Stat, "stat"): STAT,
    (selectors.PrintedStat, "stat"): STAT,
    (selectors.MostPrinted, "stat"): STAT,
    (selectors.Flag, "bit"): FLAG,
    (selectors.Has, "status"): STATUS,
    (ops.Give, "status"): STATUS,
    (selectors.InForm, "form"): FORM,
    (ops.ChangeForm, "to"): FORM,
    (ops.Lasts, "until"): Words(*ids.PERIODS),
    (selectors.PrintedIcons, "letter"): LETTER,
    (selectors.PrintedResource, "letter"): LETTER,
    (selectors.Paid, "letter"): LETTER,
    (selectors.IsType, "type"): TYPE,
    (selectors.TargetType, "type"): TYPE,
    (selectors.InPlay, "type"): TYPE,
    (selectors.InDiscard, "type"): TYPE,
    (selectors.InDeck, "type"): TYPE,
    (selectors.Encounter, "type"): TYPE,
    (selectors.DiscardPile, "type"): TYPE,
    (ops.DiscardUntil, "type"): TYPE,
    (kernel_ops.Choose, "by"): Words("", "first"),
    (selectors.Waived, "reading"): Words(*readings()),
}  # fmt: skip


def _classes() -> list[type[msgspec.Struct]]:
    found: list[type[msgspec.Struct]] = [CardAbility, Modifier, Cost, PlayRules, When, kernel_ops.Mode]
    for module in (expressions, kernel_ops, selectors, ops):
        names: Any = getattr(module, "__all__", None) or vars(module)
        for name in names:
            cls = getattr(module, name)
            if isinstance(cls, type) and issubclass(cls, (*BASES, Resources)) and cls not in (*BASES, *INTERNAL):
                found.append(cls)
    return found


VOCABULARY: Final = Vocabulary(_classes(), literal=Const, sequence=kernel_ops.Seq, marks=MARKS)
