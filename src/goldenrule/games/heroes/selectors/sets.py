"""Sets of cards."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import READY, SUPPORTING
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Sel
from goldenrule.kernel.field_marks import Words

if TYPE_CHECKING:
    from goldenrule.games.heroes.content import Face
    from goldenrule.games.heroes.game import Heroes as Game
    from goldenrule.games.heroes.state import Piece

Of = Annotated[str, Words("mine", "theirs", "all")]
Side = Annotated[str, Words("mine", "theirs")]
YesNo = Annotated[str, Words("", "yes", "no")]


def seats(game: "Game", effect: Effect, of: str) -> list[int]:
    """The players that "mine" (the resolving one), "theirs" (whom they face; else all others) and "all" stand for."""
    state = game.state
    me = effect.seat
    if of == "mine":
        return [me] if me >= 0 else []
    if of == "all" or of == "each":
        return game.players()
    fight, mission = state.fight, state.mission
    if fight is not None:
        return [fight.runner] if me == fight.seat else [fight.seat]
    if mission is not None:
        return [mission.nemesis] if me == mission.seat else [mission.seat]
    return [p for p in game.players() if p != me]


class This(Sel):
    """The card that the ability is printed on."""

    def all(self, game: "Game", effect: Effect) -> list[int]:
        entity = game.state.live(effect.source)
        return [entity] if entity else []


class Heroes(Sel):
    """Heroes in the game. `where`: on their `card`, on the `board`, in a `district`, `here` (the district of this
    troubleshoot), on a support space of its `area`. `other` leaves out the card of the ability."""

    of: Of = "mine"
    status: Annotated[str, Words("", "ready", "supporting", "recovery")] = ""
    where: Annotated[str, Words("", "card", "board", "district", "here", "area")] = ""
    wounded: YesNo = ""
    id: str = ""
    other: bool = False

    def all(self, game: "Game", effect: Effect) -> list[int]:
        out = []
        for seat in seats(game, effect, self.of):
            out += self._among(game, effect, game.team(seat))
        return out

    def has(self, game: "Game", effect: Effect, entity: int) -> bool:
        if game.face(entity).type != "hero":
            return False
        if self.of != "all" and game.seat_of(entity) not in seats(game, effect, self.of):
            return False
        return bool(self._among(game, effect, (entity,)))

    def _among(self, game: "Game", effect: Effect, heroes: tuple[int, ...]) -> list[int]:
        """Those that fit, regardless of their controller."""
        state = game.state
        cards: list[Piece] = state.cards
        status, wounded, where = self.status, self.wounded, self.where
        spot = -2
        if where in ("here", "area"):
            spot = (
                state.mission.place
                if state.mission is not None
                else state.fight.place
                if state.fight is not None
                else -2
            )
        out = []
        for entity in heroes:
            card = cards[entity]
            if status and ids.STATUSES[card.status] != status:
                continue
            if wounded and card.wounded != (wounded == "yes"):
                continue
            if (self.id and game.face(entity).code != self.id) or (
                self.other and entity == game.state.live(effect.source)
            ):
                continue
            if where and not _stands(card, where, spot):
                continue
            out.append(entity)
        return out


def _stands(card: "Piece", where: str, spot: int) -> bool:
    """Is a hero there? `spot` is the district of what goes on."""
    place = card.place
    if where == "card":
        return place == ids.CARD
    if where == "board":
        return place != ids.CARD
    if where == "district":
        return place != ids.CARD and card.status == READY
    if where == "here":
        return place == spot and card.status == READY
    return place == spot >> 2 and card.status == SUPPORTING


class Fighter(Sel):
    """The hero, villain or mastermind that fights for a side."""

    of: Side = "mine"

    def all(self, game: "Game", effect: Effect) -> list[int]:
        return [] if game.state.fight is None else [game.fighter(game.of_side(effect, self.of))]

    def has(self, game: "Game", effect: Effect, entity: int) -> bool:
        return game.state.fight is not None and entity == game.fighter(game.of_side(effect, self.of))


class Lead(Sel):
    """The Lead Villain, or the mastermind in a confrontation."""

    def all(self, game: "Game", effect: Effect) -> list[int]:
        fight = game.state.fight
        return list(game.state.zones[ids.LEAD]) if fight is None else [fight.lead]


class Mastermind(Sel):
    """The mastermind of a player."""

    of: Of = "mine"

    def all(self, game: "Game", effect: Effect) -> list[int]:
        return [game.mastermind(seat) for seat in seats(game, effect, self.of)]


class Backups(Sel):
    """Backups and agents of the Lead."""

    agents: YesNo = ""

    def all(self, game: "Game", effect: Effect) -> list[int]:
        cards = game.state.zones[ids.BACKUPS]
        if not self.agents:
            return list(cards)
        return [e for e in cards if (game.face(e).type == "agent") == (self.agents == "yes")]


class Allies(Sel):
    """Allies on the table."""

    of: Of = "mine"

    def all(self, game: "Game", effect: Effect) -> list[int]:
        return [e for seat in seats(game, effect, self.of) for e in game.zone_of(ids.ALLIES, seat)]


class Headlines(Sel):
    """Headlines on the board."""

    threat_type: Annotated[str, Words("", *ids.THREATS)] = ""
    skill: Annotated[str, Words("", *ids.SKILLS)] = ""
    mastermind: YesNo = ""

    def all(self, game: "Game", effect: Effect) -> list[int]:
        out = []
        every = not (self.threat_type or self.skill or self.mastermind)
        for e in game.state.headlines:
            if e and (every or self._fits(game, e)):
                out.append(e)
        return out

    def has(self, game: "Game", effect: Effect, entity: int) -> bool:
        return entity in game.state.headlines and self._fits(game, entity)

    def _fits(self, game: "Game", entity: int) -> bool:
        facts = game.face(entity).facts
        if (self.threat_type and facts.threat_type != self.threat_type) or (self.skill and facts.skill != self.skill):
            return False
        return not self.mastermind or bool(facts.mastermind) == (self.mastermind == "yes")


class Here(Sel):
    """The headline that is being troubleshot."""

    def all(self, game: "Game", effect: Effect) -> list[int]:
        mission = game.state.mission
        return [] if mission is None else [mission.headline]


class MostWanted(Sel):
    """Villains on Most Wanted spaces."""

    def all(self, game: "Game", effect: Effect) -> list[int]:
        return list(game.state.zones[ids.MOST_WANTED])


class Track(Sel):
    """Story cards on the track, from its first space; `mine`: only those of my team."""

    mine: bool = False

    def all(self, game: "Game", effect: Effect) -> list[int]:
        team = game.state.teams[effect.seat] if effect.seat >= 0 else ""
        return [e for e in game.state.zones[ids.TRACK] if not self.mine or game.face(e).team == team]


class MyHand(Sel):
    """Cards in my hand."""

    kind: Annotated[str, Words("resource", "villain")] = "resource"

    def all(self, game: "Game", effect: Effect) -> list[int]:
        return list(game.zone_of(ids.HAND if self.kind == "resource" else ids.VILLAINS, effect.seat))


class Discard(Sel):
    """Cards in a discard pile, the latest last. `most_wanted`: only those with the icon."""

    pile: Annotated[str, Words("resource", "villain")] = "resource"
    type: Annotated[str, Words("", "ally", "event", "villain", "agent")] = ""
    most_wanted: bool = False

    def all(self, game: "Game", effect: Effect) -> list[int]:
        cards = game.state.zones[ids.RESOURCE_DISCARD if self.pile == "resource" else ids.VILLAIN_DISCARD]
        return [e for e in cards if self._fits(game.face(e))]

    def _fits(self, face: "Face") -> bool:
        return (not self.type or face.type == self.type) and (not self.most_wanted or face.facts.most_wanted)


class Cards(Sel):
    """Any cards, wherever they are, by type or id: for modifiers. `most_wanted`: only those with the icon.

    `by`: only those that are played or held by me, or by others.
    """

    type: Annotated[str, Words("", "hero", "mastermind", "ally", "villain", "agent")] = ""
    id: str = ""
    most_wanted: bool = False
    by: Annotated[str, Words("all", "mine", "theirs")] = "all"

    def all(self, game: "Game", effect: Effect) -> list[int]:
        return [e for e in range(1, len(game.state.ident)) if self.has(game, effect, e)]

    def has(self, game: "Game", effect: Effect, entity: int) -> bool:
        face = game.face(entity)
        if (self.type and face.type != self.type) or (self.id and face.code != self.id):
            return False
        if self.most_wanted and not face.facts.most_wanted:
            return False
        if self.by == "all":
            return True
        seat = game.seat_of(entity)
        if seat < 0:
            card = game.state.cards[entity]
            seat = card.controller if card is not None else -1
        return (seat == effect.seat) == (self.by == "mine")


SETS = (
    Allies, Backups, Cards, Discard, Fighter, Headlines, Here, Heroes, Lead, Mastermind, MostWanted, MyHand, This,
    Track,
)  # fmt: skip
