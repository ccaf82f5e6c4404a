"""Resource abilities: what they make, and how they are paid for."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import events
from goldenrule.games.champions.abilities import Bill, Resource, in_turn
from goldenrule.games.champions.rules import enter, limits

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def generates(g: "Champions", seat: int, entity: int, index: int, bill: Bill | None = None) -> str:
    """The resources that a resource ability would make now, "" if it cannot be used.

    `bill` is what is paid at the same time: the cost of the ability is put on it, and is paid out of what is left.
    """
    ability = g.content.faces[g.state.face[entity]].abilities[index]
    assert isinstance(ability, Resource)
    if ability.form and g.form(seat) != ability.form:
        return ""
    if ability.limit is not None and limits.uses(g, entity, index, ability.limit[1]) >= ability.limit[0]:
        return ""
    produces = ability.produces
    parts = ability.cost.parts
    if not parts and isinstance(produces, str):
        return produces
    f = g.env(entity, index, seat)
    if parts:
        if bill is None:
            bill = Bill()
        for part in parts:
            if not part.reserve(g, f, bill):
                return ""
    return produces if isinstance(produces, str) else produces.letters(g, f)


def spend_generator(g: "Champions", seat: int, entity: int, index: int) -> None:
    """Pay for a resource ability as part of a payment."""
    ability = g.ability(entity, index)
    limits.count_use(g, entity, index)
    g.tell_of(events.Use, seat, entity, index)
    f = g.env(entity, index, seat)
    for part in in_turn(ability.cost.parts):
        part.run(g, f)
    enter.discard_if_spent(g, entity)
