"""Costs of abilities: can one be paid, and paying it card by card (H-11.8 to H-11.13)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.content import Cost
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.several import Several

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def may_pay(game: "Heroes", seat: int, entity: int, cost: Cost) -> bool:
    """Could a seat pay it now? Looks at the sizes of hands only, which everybody sees."""
    state = game.state
    if cost.resources:
        own = state.zone[entity] == ids.HANDS[seat]  # an event does not pay for itself
        if cost.resources > len(game.zone_of(ids.HAND, seat)) - own:
            return False
    if cost.villains and cost.villains > len(game.zone_of(ids.VILLAINS, seat)):
        return False
    if cost.plot_points > state.points[seat]:
        return False
    if cost.recovery and state.fight is not None and entity == state.fight.hero:
        return False
    return not cost.ko or game.piece(entity).ko + cost.ko < game.ko_value(entity)


def owed(game: "Heroes", effect: Effect, cost: Cost) -> Several:
    """Return what is still to be paid: Resource cards, then Villain cards, any of the hand (H-11.13)."""
    paid = effect.vars.get("paid", 0)
    assert isinstance(paid, int)
    slots = ((1,) * cost.resources + (2,) * cost.villains)[paid:]
    given = [(("discard", e, 0), 1) for e in game.zone_of(ids.HAND, effect.seat)] if 1 in slots else []
    given += [(("discard", e, 0), 2) for e in game.zone_of(ids.VILLAINS, effect.seat)] if 2 in slots else []
    units = tuple([(bits,) for _, bits in given])
    return Several(tuple([option for option, _ in given]), units, slots, len(slots), given_up=True)


def pay(game: "Heroes", effect: Effect, cost: Cost, kind: str) -> None:
    """Pay for the ability whose program is running: run again until every card has been named."""
    paid = effect.vars.get("paid", 0)
    assert isinstance(paid, int)
    answer: Option | None = game.take()
    if answer is not None:
        game.discard(answer[1])
        game.tell_event(events.Pay, effect.seat, answer[1])
        paid += 1
        effect.vars = {**effect.vars, "paid": paid}
    if paid < cost.resources + cost.villains:
        zone = ids.HAND if paid < cost.resources else ids.VILLAINS
        cards = game.distinct(list(game.zone_of(zone, effect.seat)))
        effect.ask(game, "pay", [("discard", e, 0) for e in cards])
        return
    entity = game.state.live(effect.source)
    if cost.plot_points:
        game.add_points(effect.seat, -cost.plot_points)
    if cost.ko:
        game.set_ko(entity, game.piece(entity).ko + cost.ko)
    if cost.recovery:
        game.stand(entity, ids.RECOVERY)
    if cost.discard or kind == "backup":
        game.discard(entity)  # H-12.23
    if kind == "ally" and not cost.discard:
        points = game.piece(entity).points
        if points:
            game.set_points_on(entity, points - 1)  # H-11.8
        else:
            effect.vars = {**effect.vars, "leaving": 1}  # H-11.9: discarded after its effect
