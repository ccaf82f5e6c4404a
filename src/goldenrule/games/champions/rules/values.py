"""Computing a value: base, set, add and subtract, double and halve, rounded up, never below 0 (MC-MOD)."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.ids import STAT_ROWS, TABLE
from goldenrule.games.champions.state import TableCard
from goldenrule.kernel.definitions import Ability
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_BITS, LASTING_BASE

if TYPE_CHECKING:
    from goldenrule.games.champions.queries import Queries

_NO_REMOVAL_ROW = STAT_ROWS + ids.NO_REMOVAL
_HAND_SIZE_ROW = STAT_ROWS + ids.HAND_SIZE
ActiveModifier = tuple[int, str, int]
"""(entity that changes the value, how, amount)"""


def base(game: "Queries", stat: int, entity: int) -> int:
    """The printed value, times the players who started where the card says so (MC-BASE-02, MC-PERPL-01)."""
    face = game.content.faces[game.state.face[entity]]
    n = face.stats[stat]
    if stat == ids.HP and face.per_player:
        return n * game.state.seats
    return n


def modifiers_of(game: "Queries", stat: int, entity: int, trait: str = "", cause: int = 0) -> list[ActiveModifier]:
    """Every active modifier of a value, in order of the cards that give them.

    `cause` is a reference to what the value is looked at for (the source of damage), bound to "source".
    """
    out: list[ActiveModifier] = []
    sets = 0
    state = game.state
    faces, shown, cards, inc = game.content.faces, state.face, state.cards, state.inc
    bound: Effect | None = None  # that of the card before: the bindings differ in no more than what is set again
    for source, index in state.rows[STAT_ROWS + stat]:
        if source < LASTING_BASE:
            face = faces[shown[source]]
            ability: Ability = face.abilities[index]
            card = cards[source]
            seat = state.owner[source] if card is None else card.controller
            if bound is None:
                bound = Effect(0, face.programs[index], 0, seat)
            bound.program, bound.source, bound.seat = face.programs[index], source | inc[source] << ENTITY_BITS, seat
            effect = bound
        else:
            ability = game.definition(source).abilities[index]
            effect = game.env(source, index, game.speaker(source))
        if cause:
            effect = effect.with_var("source", cause)
        assert isinstance(ability, CardAbility)
        for mod in ability.mods:
            if (
                mod.stat == stat
                and mod.trait == trait
                and mod.to.has(game, effect, entity)
                and (mod.test is None or mod.test.test(game, effect))
            ):
                out.append((source, mod.how, mod.amount.eval(game, effect)))
                if mod.how == "set":
                    sets += 1
    if sets > 1:
        out.sort(key=lambda part: _since(game, part[0]))
    return out


def _since(game: "Queries", source: int) -> int:
    """When a card or lasting effect came: of conflicting "set" modifiers the most recent prevails (MC-MOD-06)."""
    if source >= LASTING_BASE:
        return game.state.lasting[source].born
    return game.table_card(source).since


def value(game: "Queries", stat: int, entity: int, extra: int = 0) -> int:
    """The value as it is now; `extra` is added with the other modifiers (boost icons)."""
    state = game.state
    if state.rows[STAT_ROWS + stat]:
        return combine(base(game, stat, entity), modifiers_of(game, stat, entity), extra)
    face = game.content.faces[state.face[entity]]
    n = face.stats[stat]
    if face.per_player and stat == ids.HP:
        n *= state.seats
    return max(0, n + extra) if extra else n


def printed(game: "Queries", stat: int, entity: int) -> int:
    """The base value: printed on the face shown, or what a card says instead of it."""
    n = base(game, stat, entity)
    for _, how, amount in modifiers_of(game, stat, entity):
        if how == "base":
            n = amount
    return n


def combine(total: int, modifiers: list[ActiveModifier], extra: int = 0) -> int:
    """MC-MOD-04..09: the last `set` wins over everything else; otherwise add, then double and halve, then round up."""
    fixed = -1
    added, doubled, halved = extra, 0, 0
    for _, how, amount in modifiers:
        if how == "add":
            added += amount
        elif how == "set":
            fixed = max(0, amount)
        elif how == "base":
            total = amount
        elif how == "double":
            doubled += amount
        else:  # halve
            halved += amount
    if fixed >= 0:
        return fixed
    total = (total + added) << doubled
    return max(0, -((-total) >> halved))


def has_trait(game: "Queries", entity: int, trait: str) -> bool:
    """Printed on the face shown, or gained (MC-GAIN-01)."""
    if entity < LASTING_BASE and trait in game.content.faces[game.state.face[entity]].traits:
        return True
    return bool(game.state.rows[STAT_ROWS + ids.TRAIT]) and bool(modifiers_of(game, ids.TRAIT, entity, trait))


def remaining(game: "Queries", entity: int) -> int:
    """Remaining hit points: maximum minus sustained damage (MC-REMHP)."""
    card: TableCard | None = game.state.cards[entity]
    return 0 if card is None else value(game, ids.HP, entity) - card.damage


def may_attack(game: "Queries", seat: int, enemy: int) -> bool:
    """Guard: while a minion with guard is engaged with the player, a villain without guard is safe (MC-KW-GUARD)."""
    state = game.state
    if enemy != state.villain:
        return True
    for m in state.zones[ids.ENGAGEMENTS[seat]]:
        if value(game, ids.GUARD, m):
            return value(game, ids.GUARD, enemy) > 0
    return True


def icons(game: "Queries", icon: str) -> int:
    """Icons of a kind on cards in play (MC-VPHASE-08, MC-ACCICON-02)."""
    state = game.state
    faces = game.content.faces
    face = state.face
    n = 0
    for e in state.zones[TABLE]:
        if found := faces[face[e]].icons:
            n += found.count(icon)
    return n


def may_lose_threat(game: "Queries", scheme: int) -> bool:
    """Crisis keeps threat on the main scheme (MC-CRISIS-01); a scheme may say the same of itself."""
    state = game.state
    if scheme == state.main_scheme:
        crises, shown = game.content.crises, state.face
        for e in state.zones[TABLE]:
            if shown[e] in crises:
                return False
    return not (state.rows[_NO_REMOVAL_ROW] and value(game, ids.NO_REMOVAL, scheme))


def hand_size(game: "Queries", seat: int) -> int:
    state = game.state
    identity = state.identities[seat]
    if state.rows[_HAND_SIZE_ROW]:
        return value(game, ids.HAND_SIZE, identity)
    return game.content.faces[state.face[identity]].stats[ids.HAND_SIZE]


def target_threat(game: "Queries") -> int:
    state = game.state
    facts = game.content.faces[state.face[state.main_scheme]].facts
    return facts.target * (state.seats if facts.target_per_player else 1)


def amount_counts(game: "Queries", amount: int) -> bool:
    """Is an amount enough for an ability to be used? Under a reading none is needed, only a target."""
    return amount > 0 or "valid-target-instead-of-change" in game.readings
