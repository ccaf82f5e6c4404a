"""Why a card or an ability cannot be used now, from what its player may know, with the clause; and values explained."""

from typing import TYPE_CHECKING, NamedTuple

from goldenrule.gamekit.refusals import Refusal, refusal
from goldenrule.gamekit.text_lists import Translator, slug
from goldenrule.gamekit.value_text import Value, ValueChange, value_text
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import RECOVERY, SUPPORTING
from goldenrule.games.heroes.rules import missions, villains
from goldenrule.games.heroes.rules.windows import works
from goldenrule.games.heroes.state import Piece
from goldenrule.games.heroes.text.table import is_moment, name, where

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes
    from goldenrule.kernel.decisions import Decision


class Reason(NamedTuple):
    """What a seat cannot use, a word for why, the clause, and a number that belongs to the word."""

    entity: int
    why: str
    clause: str
    n: int = 0


def refusals(g: "Heroes", d: "Decision", texts: Translator) -> list[Refusal]:
    """What the seat may not do now, and why."""
    out = []
    for each in reasons(g, d):
        why = texts.t(f"heroes-why-{each.why}", n=each.n, trouble=g.state.trouble)
        out.append(refusal(texts, name(g, texts, each.entity), why, each.clause, each.entity))
    return out


def reasons(g: "Heroes", d: "Decision") -> list[Reason]:
    """Everything of the seat that the question is about, and that is not offered."""
    offered = {entity for _, entity, _ in d.options}
    if d.kind in ("turn", "action"):
        kinds = (getattr(g.stack[-1], "kinds", ()) or missions.KINDS) if g.stack else missions.KINDS
        found = idle_heroes(g, d.seat) if "move" in kinds else []
        found += far_headlines(g, d.seat) if "troubleshoot" in kinds else []
        found += abilities(g, d.seat, ids.ACTION) if "special" in kinds else []
    elif d.kind == "lead":
        hand = g.distinct([*g.zone_of(ids.VILLAINS, d.seat), *g.state.zones[ids.MOST_WANTED]])
        found = [_no_lead(g, e) for e in hand]
    elif d.kind == "backup":
        hand = g.distinct(list(g.zone_of(ids.VILLAINS, d.seat)))
        found = [Reason(e, "backup-cost", "H-8.21", villains.cost(g, e, True)) for e in hand]
    elif d.kind == "ally":
        hand = g.distinct(list(g.zone_of(ids.HAND, d.seat)))
        found = [Reason(e, "not-ally", "H-11.11") for e in hand]
    elif d.kind == "assign":
        verbs = {verb for verb, _, _ in d.options}
        found = [] if "ready" in verbs else [Reason(d.source, "level", "H-6.8", g.level(d.source))]
        return found
    elif is_moment(d):
        found = abilities(g, d.seat, ids.QUESTIONS.index(d.kind))
    else:
        found = []
    return [each for each in found if each.entity not in offered]


def idle_heroes(g: "Heroes", seat: int) -> list[Reason]:
    """Own heroes who cannot be moved."""
    out = []
    for e in g.team(seat):
        piece = g.piece(e)
        if piece.status == RECOVERY:
            out.append(Reason(e, "wounded" if piece.wounded else "recovery", "H-7.7"))
        elif piece.status == SUPPORTING:
            out.append(Reason(e, "no-space", "H-7.6"))
    return out


def far_headlines(g: "Heroes", seat: int) -> list[Reason]:
    """Headlines that no own Ready hero can troubleshoot."""
    return [Reason(e, "no-hero", "H-7.11") for e in (*g.state.headlines, g.state.special) if e]


def abilities(g: "Heroes", seat: int, moment: int) -> list[Reason]:
    """Abilities of a moment that the seat could use if something were otherwise."""
    out = []
    for entity, index in g.state.rows[moment]:
        listed = g.face(entity).listed[index]
        if listed.forced:
            continue
        if not works(g, seat, entity, listed.kind, moment):
            card = g.state.cards[entity]
            if g.seat_of(entity) == seat and listed.kind == "support" and isinstance(card, Piece):
                special = moment == ids.ACTION
                out.append(
                    Reason(entity, "not-supporting" if special else "not-in-area", "H-7.20" if special else "H-7.5")
                )
            continue
        out.append(_unused(g, seat, entity, index))
    if moment == ids.ACTION:
        for e in g.distinct(list(g.zone_of(ids.HAND, seat))):
            if g.face(e).type == "event":
                out.append(_unused(g, seat, e, 0))
            else:
                out.append(Reason(e, "ally-in-planning", "H-11.2"))
    return out


def _unused(g: "Heroes", seat: int, entity: int, index: int) -> Reason:
    listed = g.face(entity).listed[index]
    if not g.payable(seat, entity, listed.cost):
        return unpaid(g, seat, entity, index)
    f = g.env(entity, index, seat)
    if listed.test is not None and not listed.test.test(g, f):
        return Reason(entity, "test", "H-13.1")
    if not listed.ability.effect.may_change(g, f):
        return Reason(entity, "no-effect", "H-13.1")
    return Reason(entity, "moment", "H-13.2")


def unpaid(g: "Heroes", seat: int, entity: int, index: int) -> Reason:
    """That a cost cannot be paid: which part of it."""
    cost = g.face(entity).listed[index].cost
    part = "points" if cost.plot_points > g.state.points[seat] else "hero"
    if cost.resources > len(g.zone_of(ids.HAND, seat)) - (g.state.zone[entity] == ids.HANDS[seat]):
        part = "resources"
    elif cost.villains > len(g.zone_of(ids.VILLAINS, seat)):
        part = "villains"
    return Reason(entity, f"cost-{part}", "H-11.13")


def _no_lead(g: "Heroes", entity: int) -> Reason:
    if g.face(entity).type != "villain":
        return Reason(entity, "agent", "H-8.22")
    need = villains.requirement(g, entity)
    if need > g.state.trouble:
        return Reason(entity, "requirement", "H-8.16", need)
    return Reason(entity, "cost", "H-8.17", villains.cost(g, entity, False))


# -- values ------------------------------------------------------------------------------------------------------------


def values(g: "Heroes", entity: int, texts: Translator) -> list[Value]:
    """What makes the values of a card on the table what they are."""
    face = g.face(entity)
    facts = face.facts
    rows: list[tuple[int, int, int]] = []  # stat, printed, total
    if face.type == "hero":
        rows += [(ids.STAT_LEVEL, facts.level, g.level(entity)), (ids.STAT_KO, facts.ko, g.ko_value(entity))]
    if face.type in ("villain", "mastermind"):
        rows.append((ids.STAT_KO, facts.ko, g.ko_value(entity)))
    if face.type == "mastermind":
        rows.append((ids.STAT_FOLLOWERS, facts.followers, g.followers(entity)))
    if face.type in ("hero", "mastermind"):
        rows += [(ids.STAT_CRIME + i, face.values[i], g.threat_value(entity, i)) for i in range(len(ids.THREATS))]
    if face.type == "villain":
        rows.append((ids.STAT_REQUIREMENT, facts.requirement, villains.requirement(g, entity)))
    if face.type in ("headline", "special_headline") and entity in (*g.state.headlines, g.state.special):
        rows.append((ids.STAT_THREAT, facts.threat, g.threat(entity)))
    out = [_value(g, entity, row, texts) for row in rows]
    fight = g.state.fight
    if fight is not None and entity in (fight.hero, fight.lead) and fight.powers[0] >= 0:
        side = ids.HEROES if entity == fight.hero else ids.VILLAIN
        printed = face.powers[fight.powers[side]]
        out += [_value(g, entity, (stat, printed[stat], g.value(side, stat)), texts) for stat in range(len(ids.ROLLS))]
    return out


def stands(g: "Heroes", entity: int, texts: Translator) -> list[str]:
    """Where a hero is, with his KO results; nothing of other cards."""
    card = g.state.cards[entity]
    if not isinstance(card, Piece) or g.face(entity).type != "hero":
        return []
    return [texts.t("heroes-value-place", card=name(g, texts, entity), place=where(g, texts, entity), ko=card.ko)]


def _value(g: "Heroes", entity: int, row: tuple[int, int, int], texts: Translator) -> Value:
    stat, printed, total = row
    changes = []
    for source, index in g.state.rows[ids.STAT_ROWS + stat]:
        card = g.state.cards[source]
        if isinstance(card, Piece) and card.status == RECOVERY and g.face(source).type == "hero":
            continue
        f = g.env(source, index, g.speaker(source))
        for mod in g.face(source).listed[index].ability.mods:
            holds = mod.stat == ids.STATS[stat] and (mod.test is None or mod.test.test(g, f))
            if holds and mod.of.has(g, f, entity) and (n := mod.amount.eval(g, f)):
                changes.append(ValueChange(n, name(g, texts, source), code=g.face(source).code))
    rest = total - printed - sum(change.n for change in changes)
    if rest:
        changes.append(ValueChange(rest, how="game"))
    label = texts.t(f"heroes-stat-{slug(ids.STATS[stat])}")
    said = value_text(texts, label, name(g, texts, entity), printed, changes, total)
    key = g.face(entity).facts.threat_type if stat == ids.STAT_THREAT else ids.STATS[stat]
    return Value(key, label, printed, total, [said], changes)


def on_table(g: "Heroes") -> list[int]:
    """The cards whose values anybody may ask for: in the open, in play or on the board."""
    s = g.state
    zones = [ids.HEADLINES, ids.LEAD, ids.BACKUPS, ids.MOST_WANTED, ids.SCENARIO]
    zones += [ids.seat_zone(zone, seat) for seat in range(s.seats) for zone in (ids.TEAM, ids.MASTERMIND, ids.ALLIES)]
    return [e for zone in zones for e in s.zones[zone]]
