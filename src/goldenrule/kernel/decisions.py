"""Decisions: questions to a seat, with their options."""

from typing import Annotated

from goldenrule.kernel import checks as may
from goldenrule.kernel.fields import Kind, Seat, Size, ThingId
from goldenrule.kernel.nodes import Node

Option = tuple[str, int, int]
"""(verb, entity, detail): the stable identity of an option. It survives saving, replaying and a new engine version."""

PASS: Option = ("pass", 0, 0)
DONE: Option = ("done", 0, 0)
YES: Option = ("yes", 0, 0)
NO: Option = ("no", 0, 0)


class Decision(Node):
    """One question to one seat; immutable.

    `free` decisions are asked even when they have a single option, because declining them is meaningful.
    """

    kind: str
    """The name of the prompt."""
    seat: Seat
    options: Annotated[tuple[Option, ...], Kind(may.tuple_of(may.option))]
    source: ThingId = 0
    """The entity that asks; 0 for the rules."""
    args: Annotated[tuple[int, ...], Size(100)] = ()
    """The numbers that the prompt shows."""
    free: bool = False
