"""Why a card or an ability cannot be used now, from what its player may know, with the clause; and values explained."""

from typing import TYPE_CHECKING, NamedTuple

from goldenrule.gamekit.refusals import Refusal, refusal
from goldenrule.gamekit.text_lists import Translator, slug
from goldenrule.gamekit.value_text import Value, ValueChange, value_text
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import RECOVERY, SUPPORTING
from goldenrule.games.heroes.rules import missions, villains
from goldenrule.games.heroes.rules.windows import may_use_where_it_is
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


def refusals(game: "Heroes", decision: "Decision", texts: Translator) -> list[Refusal]:
    """What the seat may not do now, and why."""
    out = []
    for each in reasons(game, decision):
        why = texts.t(f"heroes-why-{each.why}", n=each.n, trouble=game.state.trouble)
        out.append(refusal(texts, name(game, texts, each.entity), why, each.clause, each.entity))
    return out


def reasons(game: "Heroes", decision: "Decision") -> list[Reason]:
    """Everything of the seat that the question is about, and that is not offered."""
    offered = {entity for _, entity, _ in decision.options}
    if decision.kind in ("turn", "action"):
        kinds = (getattr(game.stack[-1], "kinds", ()) or missions.KINDS) if game.stack else missions.KINDS
        found = idle_heroes(game, decision.seat) if "move" in kinds else []
        found += far_headlines(game, decision.seat) if "troubleshoot" in kinds else []
        found += abilities(game, decision.seat, ids.ACTION) if "special" in kinds else []
    elif decision.kind == "lead":
        hand = game.distinct([*game.zone_of(ids.VILLAINS, decision.seat), *game.state.zones[ids.MOST_WANTED]])
        found = [_no_lead(game, e) for e in hand]
    elif decision.kind == "backup":
        hand = game.distinct(list(game.zone_of(ids.VILLAINS, decision.seat)))
        found = [Reason(e, "backup-cost", "H-8.21", villains.cost(game, e, True)) for e in hand]
    elif decision.kind == "ally":
        hand = game.distinct(list(game.zone_of(ids.HAND, decision.seat)))
        found = [Reason(e, "not-ally", "H-11.11") for e in hand]
    elif decision.kind == "assign":
        verbs = {verb for verb, _, _ in decision.options}
        found = [] if "ready" in verbs else [Reason(decision.source, "level", "H-6.8", game.level(decision.source))]
        return found
    elif is_moment(decision):
        found = abilities(game, decision.seat, ids.QUESTIONS.index(decision.kind))
    else:
        found = []
    return [each for each in found if each.entity not in offered]


def idle_heroes(game: "Heroes", seat: int) -> list[Reason]:
    """Own heroes who cannot be moved."""
    out = []
    for e in game.team(seat):
        piece = game.piece(e)
        if piece.status == RECOVERY:
            out.append(Reason(e, "wounded" if piece.wounded else "recovery", "H-7.7"))
        elif piece.status == SUPPORTING:
            out.append(Reason(e, "no-space", "H-7.6"))
    return out


def far_headlines(game: "Heroes", seat: int) -> list[Reason]:
    """Headlines that no own Ready hero can troubleshoot."""
    return [Reason(e, "no-hero", "H-7.11") for e in (*game.state.headlines, game.state.special) if e]


def abilities(game: "Heroes", seat: int, moment: int) -> list[Reason]:
    """Abilities of a moment that the seat could use if something were otherwise."""
    out = []
    for entity, index in game.state.rows[moment]:
        listed = game.face(entity).listed[index]
        if listed.forced:
            continue
        if not may_use_where_it_is(game, seat, entity, listed.kind, moment):
            card = game.state.cards[entity]
            if game.seat_of(entity) == seat and listed.kind == "support" and isinstance(card, Piece):
                special = moment == ids.ACTION
                out.append(
                    Reason(entity, "not-supporting" if special else "not-in-area", "H-7.20" if special else "H-7.5")
                )
            continue
        out.append(_unused(game, seat, entity, index))
    if moment == ids.ACTION:
        for e in game.distinct(list(game.zone_of(ids.HAND, seat))):
            if game.face(e).type == "event":
                out.append(_unused(game, seat, e, 0))
            else:
                out.append(Reason(e, "ally-in-planning", "H-11.2"))
    return out


def _unused(game: "Heroes", seat: int, entity: int, index: int) -> Reason:
    listed = game.face(entity).listed[index]
    if not game.payable(seat, entity, listed.cost):
        return unpaid(game, seat, entity, index)
    effect = game.env(entity, index, seat)
    if listed.test is not None and not listed.test.test(game, effect):
        return Reason(entity, "test", "H-13.1")
    if not listed.ability.effect.may_change(game, effect):
        return Reason(entity, "no-effect", "H-13.1")
    return Reason(entity, "moment", "H-13.2")


def unpaid(game: "Heroes", seat: int, entity: int, index: int) -> Reason:
    """That a cost cannot be paid: which part of it."""
    cost = game.face(entity).listed[index].cost
    part = "points" if cost.plot_points > game.state.points[seat] else "hero"
    if cost.resources > len(game.zone_of(ids.HAND, seat)) - (game.state.zone[entity] == ids.HANDS[seat]):
        part = "resources"
    elif cost.villains > len(game.zone_of(ids.VILLAINS, seat)):
        part = "villains"
    return Reason(entity, f"cost-{part}", "H-11.13")


def _no_lead(game: "Heroes", entity: int) -> Reason:
    if game.face(entity).type != "villain":
        return Reason(entity, "agent", "H-8.22")
    need = villains.requirement(game, entity)
    if need > game.state.trouble:
        return Reason(entity, "requirement", "H-8.16", need)
    return Reason(entity, "cost", "H-8.17", villains.cost(game, entity, False))


# -- values ------------------------------------------------------------------------------------------------------------


def values(game: "Heroes", entity: int, texts: Translator) -> list[Value]:
    """What makes the values of a card on the table what they are."""
    face = game.face(entity)
    facts = face.facts
    rows: list[tuple[int, int, int]] = []  # stat, printed, total
    if face.type == "hero":
        rows += [(ids.STAT_LEVEL, facts.level, game.level(entity)), (ids.STAT_KO, facts.ko, game.ko_value(entity))]
    if face.type in ("villain", "mastermind"):
        rows.append((ids.STAT_KO, facts.ko, game.ko_value(entity)))
    if face.type == "mastermind":
        rows.append((ids.STAT_FOLLOWERS, facts.followers, game.followers(entity)))
    if face.type in ("hero", "mastermind"):
        rows += [(ids.STAT_CRIME + i, face.values[i], game.threat_value(entity, i)) for i in range(len(ids.THREATS))]
    if face.type == "villain":
        rows.append((ids.STAT_REQUIREMENT, facts.requirement, villains.requirement(game, entity)))
    if face.type in ("headline", "special_headline") and entity in (*game.state.headlines, game.state.special):
        rows.append((ids.STAT_THREAT, facts.threat, game.threat(entity)))
    out = [_value(game, entity, row, texts) for row in rows]
    fight = game.state.fight
    if fight is not None and entity in (fight.hero, fight.lead) and fight.powers[0] >= 0:
        side = ids.HEROES if entity == fight.hero else ids.VILLAIN
        printed = face.powers[fight.powers[side]]
        out += [
            _value(game, entity, (stat, printed[stat], game.value(side, stat)), texts) for stat in range(len(ids.ROLLS))
        ]
    return out


def stands(game: "Heroes", entity: int, texts: Translator) -> list[str]:
    """Where a hero is, with his KO results; nothing of other cards."""
    card = game.state.cards[entity]
    if not isinstance(card, Piece) or game.face(entity).type != "hero":
        return []
    return [texts.t("heroes-value-place", card=name(game, texts, entity), place=where(game, texts, entity), ko=card.ko)]


def _value(game: "Heroes", entity: int, row: tuple[int, int, int], texts: Translator) -> Value:
    stat, printed, total = row
    changes = []
    for source, index in game.state.rows[ids.STAT_ROWS + stat]:
        card = game.state.cards[source]
        if isinstance(card, Piece) and card.status == RECOVERY and game.face(source).type == "hero":
            continue
        effect = game.env(source, index, game.speaker(source))
        for mod in game.face(source).listed[index].ability.mods:
            holds = mod.stat == ids.STATS[stat] and (mod.test is None or mod.test.test(game, effect))
            if holds and mod.of.has(game, effect, entity) and (n := mod.amount.eval(game, effect)):
                changes.append(ValueChange(n, name(game, texts, source), code=game.face(source).code))
    rest = total - printed - sum(change.n for change in changes)
    if rest:
        changes.append(ValueChange(rest, how="game"))
    label = texts.t(f"heroes-stat-{slug(ids.STATS[stat])}")
    said = value_text(texts, label, name(game, texts, entity), printed, changes, total)
    key = game.face(entity).facts.threat_type if stat == ids.STAT_THREAT else ids.STATS[stat]
    return Value(key, label, printed, total, [said], changes)


def on_table(game: "Heroes") -> list[int]:
    """The cards whose values anybody may ask for: in the open, in play or on the board."""
    state = game.state
    zones = [ids.HEADLINES, ids.LEAD, ids.BACKUPS, ids.MOST_WANTED, ids.SCENARIO]
    zones += [
        ids.seat_zone(zone, seat) for seat in range(state.seats) for zone in (ids.TEAM, ids.MASTERMIND, ids.ALLIES)
    ]
    return [e for zone in zones for e in state.zones[zone]]
