"""What the rules read of a game of Marvel Heroes: who has what where, and values with what changes them."""

from typing import Any, Final

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.content import Content, Face
from goldenrule.games.heroes.ids import (
    FIRST_SEAT_ZONE,
    READY,
    RECOVERY,
    SCENARIO_PLACE,
    SEAT_ZONES,
    SUPPORTING,
    TEAM,
)
from goldenrule.games.heroes.state import Board, Fight, Mission, Piece
from goldenrule.kernel.abilities import AbilityGame
from goldenrule.kernel.effects import Effect

_LEVEL_ROW: Final = ids.STAT_ROWS + ids.STAT_LEVEL
SEAT_OF: Final = (*[-1] * FIRST_SEAT_ZONE, *[seat for seat in range(4) for _ in range(SEAT_ZONES)], -1)
"""Whose each zone is, -1 for nobody's. The last one is that of cards outside all zones, -1."""


class Values(AbilityGame):
    """The questions that rules, cards and clients ask; nothing here writes."""

    state: Board
    content: Content

    def face(self, entity: int) -> Face:
        return self.content.faces[self.state.face[entity]]

    def piece(self, entity: int) -> Piece:
        card = self.state.cards[entity]
        assert isinstance(card, Piece), f"{self.face(entity).code} is not in play"
        return card

    def players(self) -> list[int]:
        """Seats clockwise from the First Player."""
        s = self.state
        return [(s.first + i) % s.seats for i in range(s.seats)]

    def first_player(self) -> int:
        return self.state.first

    def villain_players(self, seat: int) -> list[int]:
        """The others, clockwise from the Nemesis player of a seat (A-3)."""
        s = self.state
        out = []
        player = s.nemeses[seat]
        for _ in range(s.seats):
            if player != seat:
                out.append(player)
            player = (player + 1) % s.seats
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
        return self.state.zones[FIRST_SEAT_ZONE + SEAT_ZONES * seat + ids.MASTERMIND][0]

    def team(self, seat: int) -> tuple[int, ...]:
        return self.state.zones[FIRST_SEAT_ZONE + SEAT_ZONES * seat + TEAM]

    def seat_of_team(self, team: str) -> int:
        """The seat of a team, -1 if it is not in play."""
        teams = self.state.teams
        return teams.index(team) if team in teams else -1

    def ready_at(self, seat: int, place: int) -> list[int]:
        """Own Ready heroes in a district."""
        cards = self.state.cards
        out = []
        for e in self.team(seat):
            card = cards[e]
            assert isinstance(card, Piece)
            if card.status == READY and card.place == place:
                out.append(e)
        return out

    def supporters(self, seat: int, area: int) -> list[int]:
        """Own Supporting heroes on support spaces of an area; the scenario card has none (H-10.6)."""
        cards = self.state.cards
        out = []
        for e in self.team(seat):
            card = cards[e]
            assert isinstance(card, Piece)
            if card.status == SUPPORTING and card.place == area:
                out.append(e)
        return out

    def free_spaces(self) -> list[int]:
        """Areas with a free support space (H-7.6)."""
        s = self.state
        taken = [0] * 6
        cards: list[Any] = s.cards  # heroes are always pieces
        for seat in range(s.seats):
            for e in s.zones[FIRST_SEAT_ZONE + SEAT_ZONES * seat + TEAM]:
                card = cards[e]
                if card.status == SUPPORTING and card.place >= 0:
                    taken[card.place] += 1
        return [area for area in s.areas if taken[area] < ids.SPACES]

    def district(self, headline: int) -> int:
        """Where a headline takes place (H-3.11)."""
        s = self.state
        if headline == s.special:
            return SCENARIO_PLACE
        return s.headlines.index(headline) * 4 + self.face(headline).symbol

    def threat(self, headline: int) -> int:
        """The number of the Threat token of a headline, with what changes it."""
        s = self.state
        base = self.face(headline).facts.threat if headline == s.special else s.threats[s.headlines.index(headline)]
        return max(0, self.modified(ids.STAT_THREAT, headline, base))

    def scenario(self) -> Face:
        return self.face(self.state.scenario)

    def modified(self, stat: int, entity: int, base: int) -> int:
        """A value with what constant abilities add to it."""
        row = self.state.rows[ids.STAT_ROWS + stat]
        if not row:
            return base
        name = ids.STATS[stat]
        for source, index in row:
            card = self.state.cards[source]
            if isinstance(card, Piece) and card.status == RECOVERY and self.face(source).type == "hero":
                continue
            f = self.env(source, index, self.speaker(source))
            for mod in self.face(source).listed[index].ability.mods:
                if mod.stat == name and (mod.test is None or mod.test.test(self, f)) and mod.of.has(self, f, entity):
                    base += mod.amount.eval(self, f)
        return base

    def level(self, hero: int) -> int:
        s = self.state
        n = self.content.faces[s.face[hero]].facts.level
        if s.rows[_LEVEL_ROW]:
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

    def side(self, f: Effect) -> int:
        """The side of the one who resolves an effect."""
        fight = self.state.fight
        if fight is not None:
            return ids.HEROES if f.seat == fight.seat else ids.VILLAIN
        mission = self.state.mission
        return ids.VILLAIN if mission is not None and f.seat != mission.seat else ids.HEROES

    def of_side(self, f: Effect, of: str) -> int:
        side = self.side(f)
        return side if of == "mine" else 1 - side

    def value(self, side: int, stat: int) -> int:
        """Attack, defense or outwit of a fighter with its power, never under 0 (A-34)."""
        fight = self.fight()
        entity = fight.hero if side == ids.HEROES else fight.lead
        n = self.face(entity).powers[fight.powers[side]][stat]
        s = self.state
        if side == ids.HEROES:
            for e in s.zones[ids.BACKUPS]:
                n += self.face(e).stats[stat]
        if fight.mods:
            name = ids.ROLLS[stat]
            for _, which, whose, change in fight.mods:
                if which == name and whose == side:
                    n += change
        return max(0, self.modified(stat, entity, n))

    def distinct(self, entities: list[int]) -> list[int]:
        """One of each set of copies lying in the same zone, cards in play apart."""
        s = self.state
        seen: set[tuple[int, int]] = set()
        out = []
        for e in entities:
            key = (s.zone[e], s.face[e])
            if s.cards[e] is not None or key not in seen:
                seen.add(key)
                out.append(e)
        return out
