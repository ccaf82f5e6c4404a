"""Resource abilities: what they make, and how they are paid for."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import events
from goldenrule.games.champions.abilities import Bill, Resource, in_turn
from goldenrule.games.champions.rules import enter, limits

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def generated_resources(game: "Champions", seat: int, entity: int, index: int, bill: Bill | None = None) -> str:
    """The resources that a resource ability would make now, "" if it cannot be used.

    `bill` is what is paid at the same time: the cost of the ability is put on it, and is paid out of what is left.
    """
    ability = game.content.faces[game.state.face[entity]].abilities[index]
    assert isinstance(ability, Resource)
    if ability.form and game.form(seat) != ability.form:
        return ""
    if ability.limit is not None and limits.uses(game, entity, index, ability.limit[1]) >= ability.limit[0]:
        return ""
    produces = ability.produces
    parts = ability.cost.parts
    if not parts and isinstance(produces, str):
        return produces
    effect = game.env(entity, index, seat)
    if parts:
        if bill is None:
            bill = Bill()
        for part in parts:
            if not part.reserve(game, effect, bill):
                return ""
    return produces if isinstance(produces, str) else produces.letters(game, effect)


def spend_generator(game: "Champions", seat: int, entity: int, index: int) -> None:
    """Pay for a resource ability as part of a payment."""
    ability = game.ability(entity, index)
    limits.count_use(game, entity, index)
    game.tell_event(events.Use, seat, entity, index)
    effect = game.env(entity, index, seat)
    for part in in_turn(ability.cost.parts):
        part.run(game, effect)
    enter.discard_if_spent(game, entity)
