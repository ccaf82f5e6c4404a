"""Costs of abilities: can one be paid, and paying it card by card (H-11.8 to H-11.13)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.content import Cost
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.several import Several

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def payable(g: "Heroes", seat: int, entity: int, cost: Cost) -> bool:
    """Could a seat pay it now? Looks at the sizes of hands only, which everybody sees."""
    s = g.state
    if cost.resources:
        own = s.zone[entity] == ids.HANDS[seat]  # an event does not pay for itself
        if cost.resources > len(g.zone_of(ids.HAND, seat)) - own:
            return False
    if cost.villains and cost.villains > len(g.zone_of(ids.VILLAINS, seat)):
        return False
    if cost.plot_points > s.points[seat]:
        return False
    if cost.recovery and s.fight is not None and entity == s.fight.hero:
        return False
    return not cost.ko or g.piece(entity).ko + cost.ko < g.ko_value(entity)


def owed(g: "Heroes", f: Effect, cost: Cost) -> Several:
    """Return what is still to be paid: Resource cards, then Villain cards, any of the hand (H-11.13)."""
    paid = f.vars.get("paid", 0)
    assert isinstance(paid, int)
    slots = ((1,) * cost.resources + (2,) * cost.villains)[paid:]
    given = [(("discard", e, 0), 1) for e in g.zone_of(ids.HAND, f.seat)] if 1 in slots else []
    given += [(("discard", e, 0), 2) for e in g.zone_of(ids.VILLAINS, f.seat)] if 2 in slots else []
    units = tuple([(bits,) for _, bits in given])
    return Several(tuple([option for option, _ in given]), units, slots, len(slots), given_up=True)


def pay(g: "Heroes", f: Effect, cost: Cost, kind: str) -> None:
    """Pay for the ability whose program is running: run again until every card has been named."""
    paid = f.vars.get("paid", 0)
    assert isinstance(paid, int)
    answer: Option | None = g.take()
    if answer is not None:
        g.discard(answer[1])
        g.tell_of(events.Pay, f.seat, answer[1])
        paid += 1
        f.vars = {**f.vars, "paid": paid}
    if paid < cost.resources + cost.villains:
        zone = ids.HAND if paid < cost.resources else ids.VILLAINS
        cards = g.distinct(list(g.zone_of(zone, f.seat)))
        f.ask(g, "pay", [("discard", e, 0) for e in cards])
        return
    entity = g.state.live(f.source)
    if cost.plot_points:
        g.add_points(f.seat, -cost.plot_points)
    if cost.ko:
        g.set_ko(entity, g.piece(entity).ko + cost.ko)
    if cost.recovery:
        g.stand(entity, ids.RECOVERY)
    if cost.discard or kind == "backup":
        g.discard(entity)  # H-12.23
    if kind == "ally" and not cost.discard:
        points = g.piece(entity).points
        if points:
            g.set_points_on(entity, points - 1)  # H-11.8
        else:
            f.vars = {**f.vars, "leaving": 1}  # H-11.9: discarded after its effect
