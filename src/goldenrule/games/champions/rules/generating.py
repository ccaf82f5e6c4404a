"""Resource abilities: what they make, and how they are paid for."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.abilities import Resource
from goldenrule.games.champions.rules import enter, limits

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def generates(g: "Champions", seat: int, entity: int, index: int) -> str:
    """The resources that a resource ability would make now, "" if it cannot be used."""
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
    for part in parts:
        if not part.payable(g, f):
            return ""
    return produces if isinstance(produces, str) else produces.letters(g, f)


def spend_generator(g: "Champions", seat: int, entity: int, index: int) -> None:
    """Pay for a resource ability as part of a payment."""
    ability = g.ability(entity, index)
    limits.count_use(g, entity, index)
    g.emit("use", seat, entity, index)
    f = g.env(entity, index, seat)
    for part in ability.cost.parts:
        part.run(g, f)
    enter.discard_if_spent(g, entity)
