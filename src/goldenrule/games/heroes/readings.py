"""Readings of the rules that are played only when they are chosen, each a named option of a game."""

from collections.abc import Iterable

from goldenrule.kernel.readings import Reading, by_id, known_names

READINGS = by_id(
    Reading(
        "ask_draw", "A-4",
        "Each Villain Player draws a card at the start of Play Villains.",
        "Each Villain Player is asked whether to draw one.",
    ),
    Reading(
        "many_allies", "A-16",
        "At most one ally is played by a team in a Planning phase.",
        "Any number of allies is played, with three in play at most.",
    ),
    Reading(
        "may_be_wanted",
        "A-21",
        "A victorious Lead with the icon is put on a free Most Wanted space.",
        "The Nemesis player may discard it instead.",
    ),
    Reading(
        "plan_needs_success",
        "A-6",
        "A declared plan is completed if the Lead Villain defeats the heroes.",
        "It fails, and may be tried again in a later Game Round.",
    ),
    Reading(
        "sealed_planning",
        "A-17",
        "The players plan one by one from the First Player.",
        "All assign their heroes in secret and reveal that together; allies and power-ups follow one by one.",
    ),
    Reading(
        "special_ends_soon",
        "A-9",
        "A Special Headline that is not resolved stays until the end of the Game Round, and the game ends then.",
        "The game ends at the end of the Action Round.",
    ),
    Reading(
        "strict_stories", "A-10",
        "A Story card of a team that is not in play is discarded and another one drawn.",
        "It is discarded, and the action has no further effect.",
    ),
)  # fmt: skip


def chosen(names: Iterable[str]) -> tuple[str, ...]:
    """The readings that are meant, sorted. Raises BadInput for an unknown one."""
    return known_names(tuple(names), READINGS)
