"""What the rules read of a game of Marvel Heroes: who has what where, and values with what changes them."""

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.content import Content, Face
from goldenrule.games.heroes.ids import (
    FIRST_SEAT_ZONE,
    HANDS,
    READY,
    RECOVERY,
    SCENARIO_PLACE,
    SEAT_OF,
    SEAT_ZONES,
    SPACES,
    STAT_ROWS,
    SUPPORTING,
    TEAMS,
)
from goldenrule.games.heroes.state import Board, Fight, Mission, Piece
from goldenrule.kernel.abilities import AbilityGame
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.state import Row


@mypyc_attr(allow_interpreted_subclasses=True)
class Values(AbilityGame[Board, Content]):
    """The questions that rules, cards and clients ask; nothing here writes."""

    def __init__(self, state: Board, content: Content, setup: dict[str, object]) -> None:
        super().__init__(state, content, setup)
        self.heard: dict[tuple[int, int, int, int], tuple[Row, list[tuple[int, int]]]] = {}
        """The listeners of moments of combats, with the row in which they were found (`windows.listeners`)."""

    def face(self, entity: int) -> Face:
        return self.content.faces[self.state.face[entity]]

    def piece(self, entity: int) -> Piece:
        card: Piece | None = self.state.cards[entity]
        assert card is not None, f"{self.face(entity).code} is not in play"
        return card

    def players(self) -> list[int]:
        """Seats clockwise from the First Player."""
        state = self.state
        return [(state.first + i) % state.seats for i in range(state.seats)]

    def first_player(self) -> int:
        return self.state.first

    def villain_players(self, seat: int) -> list[int]:
        """The others, clockwise from the Nemesis player of a seat (A-3)."""
        state = self.state
        out = []
        other = state.nemeses[seat]
        for _ in range(state.seats):
            if other != seat:
                out.append(other)
            other = (other + 1) % state.seats
        return out

    def seat_of(self, entity: int) -> int:
        """Whose card it is, by where it lies; -1 for nobody's."""
        return SEAT_OF[self.state.zone[entity]]

    def speaker(self, entity: int) -> int:
        """The seat that resolves a card's abilities; -1 for the scenario's."""
        seat = self.seat_of(entity)
        fight = self.state.fight
        return fight.runner if seat < 0 and fight is not None and self.state.zone[entity] != ids.SCENARIO else seat

    def zone_of(self, zone: int, seat: int) -> tuple[int, ...]:
        return self.state.zones[FIRST_SEAT_ZONE + SEAT_ZONES * seat + zone]

    def mastermind(self, seat: int) -> int:
        """The mastermind that a seat controls."""
        return self.zone_of(ids.MASTERMIND, seat)[0]

    def team(self, seat: int) -> tuple[int, ...]:
        return self.state.zones[TEAMS[seat]]

    def seat_of_team(self, team: str) -> int:
        """The seat of a team, -1 if it is not in play."""
        teams = self.state.teams
        return teams.index(team) if team in teams else -1

    def heroes(self, seat: int, status: int, place: int) -> list[int]:
        """Own heroes who have a status at a place."""
        state = self.state
        cards = state.cards
        out = []
        for e in state.zones[TEAMS[seat]]:
            card = cards[e]
            if card.status == status and card.place == place:
                out.append(e)
        return out

    def ready_at(self, seat: int, place: int) -> list[int]:
        """Own Ready heroes in a district."""
        return self.heroes(seat, READY, place)

    def supporters(self, seat: int, area: int) -> list[int]:
        """Own Supporting heroes on support spaces of an area; the scenario card has none (H-10.6)."""
        return self.heroes(seat, SUPPORTING, area)

    def free_spaces(self) -> list[int]:
        """Areas with a free support space (H-7.6)."""
        state = self.state
        taken = [0] * 6
        cards = state.cards
        for seat in range(state.seats):
            for e in state.zones[TEAMS[seat]]:
                card = cards[e]
                if card.status == SUPPORTING and card.place >= 0:
                    taken[card.place] += 1
        out = []
        for area in state.areas:
            if taken[area] < SPACES:
                out.append(area)
        return out

    def space_left(self) -> bool:
        """Is there a free support space for a hero who waits on his card (H-7.6)?"""
        state = self.state
        if state.seats * self.content.largest_team <= SPACES * len(state.areas):
            return True  # there is one for every hero
        return bool(self.free_spaces())

    def district(self, headline: int) -> int:
        """Where a headline takes place (H-3.11)."""
        state = self.state
        if headline == state.special:
            return SCENARIO_PLACE
        return state.headlines.index(headline) * 4 + self.face(headline).symbol

    def headline_at(self, place: int) -> int:
        """The headline that takes place in a district (H-3.11), 0 if there is none."""
        state = self.state
        if place == SCENARIO_PLACE:
            return state.special
        headline = state.headlines[place >> 2]
        return headline if headline and self.content.faces[state.face[headline]].symbol == place & 3 else 0

    def threat(self, headline: int) -> int:
        """The number of the Threat token of a headline, with what changes it."""
        state = self.state
        base = (
            self.face(headline).facts.threat
            if headline == state.special
            else state.threats[state.headlines.index(headline)]
        )
        return max(0, self.modified(ids.STAT_THREAT, headline, base))

    def scenario(self) -> Face:
        return self.face(self.state.scenario)

    def modified(self, stat: int, entity: int, base: int) -> int:
        """A value with what constant abilities add to it."""
        row = self.state.rows[STAT_ROWS + stat]
        if not row:
            return base
        name = ids.STATS[stat]
        for source, index in row:
            card = self.state.cards[source]
            if isinstance(card, Piece) and card.status == RECOVERY and self.face(source).type == "hero":
                continue
            effect = self.env(source, index, self.speaker(source))
            for mod in self.face(source).listed[index].ability.mods:
                if (
                    mod.stat == name
                    and (mod.test is None or mod.test.test(self, effect))
                    and mod.of.has(self, effect, entity)
                ):
                    base += mod.amount.eval(self, effect)
        return base

    def level(self, hero: int) -> int:
        state = self.state
        n = self.content.faces[state.face[hero]].facts.level
        if state.rows[STAT_ROWS + ids.STAT_LEVEL]:
            n = self.modified(ids.STAT_LEVEL, hero, n)
        return n if n > 0 else 0

    def ko_value(self, entity: int) -> int:
        return max(1, self.modified(ids.STAT_KO, entity, self.face(entity).facts.ko))

    def threat_value(self, entity: int, type: int) -> int:
        """The Troubleshooter value of a hero, or the threat value of a mastermind, for a type of headline."""
        return max(0, self.modified(ids.STAT_CRIME + type, entity, self.face(entity).values[type]))

    def followers(self, mastermind: int) -> int:
        facts = self.face(mastermind).facts
        finale = self.scenario().facts.finale
        base = finale.followers if finale is not None and finale.mastermind == facts.id else facts.followers
        return max(0, self.modified(ids.STAT_FOLLOWERS, mastermind, base))

    def fighter(self, side: int) -> int:
        fight = self.fight()
        return fight.hero if side == ids.HEROES else fight.lead

    def fight(self) -> Fight:
        fight = self.state.fight
        assert fight is not None, "there is no combat now"
        return fight

    def mission(self) -> Mission:
        mission = self.state.mission
        assert mission is not None, "no headline is being troubleshot now"
        return mission

    def side(self, effect: Effect) -> int:
        """The side of the one who resolves an effect."""
        fight = self.state.fight
        if fight is not None:
            return ids.HEROES if effect.seat == fight.seat else ids.VILLAIN
        mission = self.state.mission
        return ids.VILLAIN if mission is not None and effect.seat != mission.seat else ids.HEROES

    def of_side(self, effect: Effect, of: str) -> int:
        side = self.side(effect)
        return side if of == "mine" else 1 - side

    def value(self, side: int, stat: int) -> int:
        """Attack, defense or outwit of a fighter with its power, never under 0 (A-34)."""
        return self.value_with(side, self.fight().powers[side], stat)

    def value_with(self, side: int, colour: int, stat: int) -> int:
        """What it is with the power of a colour."""
        fight = self.fight()
        entity = fight.hero if side == ids.HEROES else fight.lead
        n = self.face(entity).powers[colour][stat]
        state = self.state
        if side == ids.HEROES:
            for e in state.zones[ids.BACKUPS]:
                n += self.face(e).stats[stat]
        if fight.mods:
            name = ids.ROLLS[stat]
            for _, which, whose, change in fight.mods:
                if which == name and whose == side:
                    n += change
        return max(0, self.modified(stat, entity, n))

    def distinct(self, entities: list[int]) -> list[int]:
        """One of each set of copies lying in the same zone, cards in play apart."""
        state = self.state
        cards, zone, face = state.cards, state.zone, state.face
        seen: set[tuple[int, int]] = set()
        out = []
        for e in entities:
            if cards[e] is None:
                key = (zone[e], face[e])
                if key in seen:
                    continue
                seen.add(key)
            out.append(e)
        return out

    def in_hand(self, seat: int, type: str) -> list[int]:
        """The Resource cards of a type that a seat holds, one of each set of copies."""
        state = self.state
        types, shown = self.content.types, state.face
        seen: list[int] = []
        out = []
        for e in state.zones[HANDS[seat]]:
            if types[shown[e]] == type and shown[e] not in seen:
                seen.append(shown[e])
                out.append(e)
        return out
