"""Cards entering play, however they come; uniqueness and other limits."""

from typing import TYPE_CHECKING, ClassVar, Final

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ids import AREAS, DECKS, ENGAGEMENTS, STAT_ROWS, TABLE
from goldenrule.games.champions.rules import decks, values
from goldenrule.kernel.effects import EMPTY, Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import DONE, EventWindow, TriggeringEvent
from goldenrule.kernel.fields import CardId

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

COST_ROW = STAT_ROWS + ids.COST


QUICKSTRUCK: Final = -2
"""How a window notes that a card that has entered play has attacked by quickstrike."""


# -- events ------------------------------------------------------------------------------------------------------------


class PlayCard(TriggeringEvent):
    """A player plays a card. A permanent enters play at the same time."""

    key: ClassVar[str] = "play"
    row: ClassVar[int] = 18


class EnterPlay(TriggeringEvent):
    """A card enters play under the control of a player, or engaged with one."""

    key: ClassVar[str] = "enter"
    row: ClassVar[int] = 16
    at_once: ClassVar[tuple[int, ...]] = (row, PlayCard.row)
    host: CardId = 0
    """The card that it is attached to."""
    from_hand: bool = False
    """Is it played from hand?"""
    facedown: bool = False

    def resolve(self, game: "Champions") -> bool:
        e = self.target & ENTITY_MASK
        if self.facedown:
            enter_facedown(game, e, self.seat)
        else:
            enter(game, e, self.seat, self.host)
        return True

    def needs_window(self, game: "Champions") -> bool:
        face = game.content.faces[game.state.ident[self.target & ENTITY_MASK]]
        return "quickstrike" in face.keywords and not self.facedown

    def reactions(self, game: "Champions", window: EventWindow) -> bool:
        """Quickstrike, before the forced responses (OQ-08, OQ-80)."""
        for event in window.events:
            if not isinstance(event, EnterPlay) or event.status != DONE or (event.target, QUICKSTRUCK) in window.used:
                continue
            if game.quickstrike(game.state.live(event.target)):
                window.used = (*window.used, (event.target, QUICKSTRUCK))
                return True
        return False


# -- entering --------------------------------------------------------------------------------------


def begin_enter(game: "Champions", entity: int, seat: int, host: int = 0, played: bool = False) -> None:
    """A card enters play under a seat's control, or engaged with it."""
    ref = game.state.ref(entity)
    entering = EnterPlay(ref, ref, seat)
    entering.host, entering.from_hand = host, played
    events: list[TriggeringEvent] = [entering]
    if played:
        events.append(PlayCard(ref, ref, seat))
    EnterPlay.occur(game, events)


def push_facedown(game: "Champions", seat: int) -> bool:
    """The top card of a player's deck enters play facedown, as a minion. False without a card."""
    deck = game.state.zones[DECKS[seat]]
    if not deck:
        return False
    ref = game.state.ref(deck[0])
    EnterPlay(ref, ref, seat, facedown=True).happen(game)
    return True


def enter_facedown(game: "Champions", entity: int, seat: int) -> None:
    """The card lies engaged with the player under the face of a facedown minion; its own is ignored (MC-TYPES-03).

    Its owner keeps it, the scenario controls it (OQ-70). A deck that has run out with it is rebuilt (MC-EMPTYPL-01).
    """
    game.enter_play(entity, ENGAGEMENTS[seat], -1, face=game.content.facedown)
    game.tell_event(events.Engage, entity, seat)
    if not game.state.zones[DECKS[seat]]:
        decks.rebuild_player_deck(game, seat)


def enter(game: "Champions", entity: int, seat: int, host: int) -> None:
    """The card is put into its area with everything that it enters play with."""
    state = game.state
    face = game.content.faces[state.ident[entity]]
    if face.type in ("ally", "support", "upgrade", "obligation"):
        game.enter_play(entity, AREAS[seat], seat, host)
    elif face.type == "minion":
        game.enter_play(entity, ENGAGEMENTS[seat], -1)
        game.tell_event(events.Engage, entity, seat)
    else:
        game.enter_play(entity, TABLE, -1, host)
    if "toughness" in face.keywords:  # MC-KW-TOUGH-01
        game.set_status(entity, ids.TOUGH, True)
    if "uses" in face.keywords:  # MC-KW-USES-01, -02
        _, n, name = face.keywords["uses"].split()
        game.set_counters(entity, name, int(n))
    if face.rules.counters is not None:
        game.set_counters(entity, *face.rules.counters)
    facts = face.facts
    if face.type == "side_scheme" and facts.start:  # MC-SIDE-03
        game.add_threat(entity, facts.start * (state.seats if facts.start_per_player else 1), 0)


def put_into_play(game: "Champions", entity: int, seat: int) -> None:
    """Put a card into play without playing it; a second copy of a unique card does not enter (OQ-10)."""
    if may_enter(game, entity):
        game.move(entity, ids.RESOLVING)
        begin_enter(game, entity, entering_player(game, entity, seat))
    elif game.state.owner[entity] < 0:
        game.discard(entity)


def entering_player(game: "Champions", entity: int, seat: int) -> int:
    """Under whom a card enters play: a minion that is to engage a player who is out engages the next one (OQ-88)."""
    return seat if seat in game.state.alive or game.ident(entity).type != "minion" else game.next_player(seat)


def may_enter(game: "Champions", entity: int) -> bool:
    if is_barred(game, entity):
        return False
    return unique_conflict(game, entity) == 0


def is_barred(game: "Champions", entity: int) -> bool:
    """Does a reading of uniqueness keep a minion out, because its title is in play (OQ-10)?"""
    return (
        "unique-minions-once" in game.readings
        and game.ident(entity).type == "minion"
        and is_title_in_play(game, entity)
    )


def is_title_in_play(game: "Champions", entity: int) -> bool:
    """Is a unique enemy with the title in play?"""
    face = game.ident(entity)
    minions = [m for p in game.players() for m in game.state.zones[ENGAGEMENTS[p]]]
    return face.facts.unique and any(game.face(m).name == face.name for m in [*minions, game.state.villain])


def unique_conflict(game: "Champions", entity: int) -> int:
    """A card in play among the players' cards that keeps this unique card out (MC-UNIQUE), or 0."""
    state = game.state
    faces = game.content.faces
    ident = state.ident
    face = faces[ident[entity]]
    if not face.unique or state.owner[entity] < 0:
        return 0
    namesakes = game.content.namesakes[face.name]
    for p in range(state.seats):
        for other in state.zones[AREAS[p]]:
            if ident[other] not in namesakes or other == entity:
                continue
            shown = faces[ident[other]]
            subname = face.facts.subname
            if other in state.identities:
                alter_ego = game.content.by_code[shown.facts.back].name
                if not (face.type == "ally" and subname and subname != alter_ego):
                    return other
            elif shown.unique:
                both = subname and shown.facts.subname
                if not (face.type == "ally" and shown.type == "ally" and both and subname != shown.facts.subname):
                    return other
    return 0


def discard_if_spent(game: "Champions", entity: int) -> None:
    """A card with uses goes when its last counter is gone (MC-KW-USES-04, OQ-35)."""
    if not entity or not game.in_play(entity):
        return
    face = game.face(entity)
    if "uses" in face.keywords and game.counters(entity, face.keywords["uses"].split()[2]) == 0:
        game.leave_play(entity)


def hosts(game: "Champions", seat: int, entity: int) -> list[int]:
    """Where an upgrade that is attached may go."""
    face = game.content.faces[game.state.ident[entity]]
    rules = face.rules
    assert rules.attach is not None
    found = rules.attach.all(game, Effect(0, EMPTY, game.state.ref(entity), seat))
    return _with_room(game, found, face.name, rules.max_per_host) if rules.max_per_host else found


def _with_room(game: "Champions", found: list[int], name: str, most: int) -> list[int]:
    """Those to which fewer cards of a title than `most` are attached."""
    return [host for host in found if sum([game.ident(e).name == name for e in game.attached(host)]) < most]


def areas(game: "Champions", seat: int, entity: int) -> list[int]:
    """Seats into whose area a permanent may be played (MC-MAX-06)."""
    face = game.content.faces[game.state.ident[entity]]
    rules = face.rules
    most = rules.max_per_player
    if not rules.any_player:
        return [] if most and _copies(game, seat, face.name) >= most else [seat]
    found: list[int] = []
    for p in game.players():
        if not most or _copies(game, p, face.name) < most:
            found.append(p)
    return found


def _copies(game: "Champions", seat: int, name: str) -> int:
    state = game.state
    faces, ident = game.content.faces, state.ident
    n = 0
    for e in state.zones[AREAS[seat]]:
        if faces[ident[e]].name == name:
            n += 1
    return n


def card_cost(game: "Champions", entity: int) -> int:
    """The cost of playing a card now, modifiers included (MC-INIT-05)."""
    state = game.state
    return (
        values.value(game, ids.COST, entity) if state.rows[COST_ROW] else game.content.faces[state.ident[entity]].cost
    )
