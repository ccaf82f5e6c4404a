"""What a seat sees of the table, and what it thinks of heroes, villains and headlines."""

import math
from functools import cache
from typing import TYPE_CHECKING, Any

from goldenrule.games.heroes import ids, odds
from goldenrule.games.heroes.content import Content, Face
from goldenrule.games.heroes.ids import CARD, READY, SUPPORTING
from goldenrule.games.heroes.state import Board, Piece

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

SETBACK = 0.8
"""What a lost combat costs apart from the headline, in VP."""
PLAN = 0.6
"""What a completed plan of the own nemesis costs, in VP."""
POWER_UP = 1.2
"""A power-up, in VP."""
HINDRANCE = (1.0, 0.9, 0.8, 0.7)
"""What backups, agents and a choice of villains leave of a chance to win, by the number of opponents."""


class Evaluator:
    """One look at the table. Reads what lies open and the hands of its own seat; no deck and no random stream."""

    def __init__(self, game: Any, seat: int) -> None:
        self.g: Heroes = game
        self.s: Board = game.state
        self.seat = seat
        self.points = self.s.points[seat]
        self.left = ids.ACTION_ROUNDS + 1 - self.s.action_round  # own actions in this Game Round, this one included
        self._team: list[tuple[int, Piece]] = []
        self._threats: dict[int, int] = {}
        self._against: dict[tuple[int, int], tuple[int, int, bool]] = {}
        self._prizes: dict[int, tuple[float, bool]] = {}
        self._stakes: dict[tuple[int, bool], float] = {}

    @property
    def hand(self) -> tuple[int, ...]:
        return self.g.zone_of(ids.HAND, self.seat)

    @property
    def villains(self) -> tuple[int, ...]:
        return self.g.zone_of(ids.VILLAINS, self.seat)

    # -- heroes ------------------------------------------------------------------------------------------------------

    def team(self) -> list[tuple[int, Piece]]:
        if not self._team:
            self._team = [(e, self.g.piece(e)) for e in self.g.team(self.seat)]
        return self._team

    def in_district(self) -> list[tuple[int, int]]:
        """Own Ready heroes on the board with their districts."""
        return [(e, piece.place) for e, piece in self.team() if piece.status == READY and piece.place != CARD]

    def stands_at(self, headline: int) -> bool:
        """Is an own Ready hero in the district of a headline?"""
        return bool(self.g.ready_at(self.seat, self.g.district(headline)))

    def helper(self, area: int) -> bool:
        """Does an own hero support in an area?"""
        return any(piece.status == SUPPORTING and piece.place == area for _, piece in self.team())

    def waiting(self) -> list[int]:
        """Own Supporting heroes on their cards: they go along for free."""
        return [e for e, piece in self.team() if piece.status == SUPPORTING and piece.place == CARD]

    # -- headlines ---------------------------------------------------------------------------------------------------

    def headlines(self) -> list[int]:
        special = [self.s.special] if self.s.special else []
        return [self.s.headlines[area] for area in self.s.areas if self.s.headlines[area]] + special

    def success(self, hero: int, headline: int, support: bool, skilled: bool) -> float:
        """The chance that a hero resolves a headline."""
        threat, value, has_skill = self.against(hero, headline)
        level = threat * (1.0 if skilled or has_skill else 7 / 6) - value
        calm = 1 / (1 + math.exp(3.0 * (level - 0.5) / math.sqrt(max(threat, 1))))
        return calm + (1 - calm) * prospect(
            self.g.content, self.s.face[hero], support, max(1, round(level)), self.s.seats - 1
        )

    def against(self, hero: int, headline: int) -> tuple[int, int, bool]:
        """The Threat of a headline, the hero's Troubleshooter value for it, and whether the hero has its skill."""
        found = self._against.get((hero, headline))
        if found is None:
            g = self.g
            face = g.face(headline)
            threat = self._threats.get(headline, -1)
            if threat < 0:
                threat = self._threats[headline] = g.threat(headline)
            found = threat, g.threat_value(hero, face.threat_type), g.face(hero).skill == face.skill
            self._against[hero, headline] = found
        return found

    def gain(self, hero: int, headline: int, support: bool, skilled: bool) -> float:
        """VP to be expected from an attempt."""
        p = self.success(hero, headline, support, skilled)
        prize, planned = self.prize(headline)
        stake = self.stake(hero, support) if planned else 0.0
        lost = SETBACK + (PLAN if stake else 0.0)
        return p * (prize + stake) - (1 - p) * lost

    def prize(self, headline: int) -> tuple[float, bool]:
        """What a headline is worth in VP, and whether a master plan is to be expected."""
        found = self._prizes.get(headline)
        if found is None:
            found = self._prizes[headline] = self.g.face(headline).facts.vp + 0.5, self.planned(headline)
        return found

    def planned(self, headline: int) -> bool:
        """Is a master plan to be expected: has the nemesis one left that may be tried on this headline (H-9.6)?"""
        g, s = self.g, self.s
        nemesis = s.nemeses[self.seat]
        if headline == s.special or s.foiled >> nemesis & 1 or not g.zone_of(ids.PLANS, nemesis):
            return False
        return bool(g.face(headline).facts.mastermind) or s.archnemesis == nemesis

    def stake(self, hero: int, support: bool) -> float:
        """What the confrontation after a success is worth: a power-up won, or a plan completed."""
        found = self._stakes.get((hero, support))
        if found is None:
            p = self.wins(hero, self.g.mastermind(self.s.nemeses[self.seat]), support, True)
            found = self._stakes[hero, support] = p * POWER_UP - (1 - p) * PLAN
        return found

    def here(self, headline: int) -> float:
        """VP to be expected from an attempt with those who are in the district; less than nothing if nobody does."""
        g = self.g
        place = g.district(headline)
        heroes = g.ready_at(self.seat, place)
        helpers = g.supporters(self.seat, place >> 2) if place != ids.SCENARIO_PLACE else []
        skill = g.face(headline).skill
        skilled = any(g.face(e).skill == skill for e in (*heroes, *helpers))
        fails = 1.0
        for e in heroes:
            fails *= 1 - self.success(e, headline, bool(helpers), skilled)
        return (1 - fails) * self.prize(headline)[0] - fails * SETBACK if heroes else -1.0

    def best_gain(self, hero: int, support: bool) -> tuple[float, int]:
        """The headline that a hero should go to, and what is to be expected there."""
        waiting = [self.g.face(e).skill for e in self.waiting()] if support else []
        found = (0.0, 0)
        taken = [at for _, at in self.in_district()]
        for headline in self.headlines():
            if self.g.district(headline) in taken:
                continue
            n = self.gain(hero, headline, support, self.g.face(headline).skill in waiting)
            if n > found[0]:
                found = (n, headline)
        return found

    # -- combat ------------------------------------------------------------------------------------------------------

    def powers(self, entity: int) -> tuple[odds.PowerDice, ...]:
        return tuple(self.g.face(entity).powers.values())

    def wins(self, hero: int, lead: int, support: bool, boost: bool) -> float:
        """The chance of a hero against a villain or mastermind."""
        g = self.g
        left = max(1, g.ko_value(hero) - g.piece(hero).ko)
        return odds.chance(self.powers(hero), self.powers(lead), left, max(1, g.face(lead).facts.ko), support, boost)


def strength(face: Face) -> float:
    """What a villain is worth in a combat, from its printed values."""
    return max(sum(power) for power in face.powers.values()) * (0.6 + 0.4 * face.facts.ko) if face.powers else 0.0


@cache
def prospect(content: Content, hero: int, support: bool, level: int, opponents: int) -> float:
    """The chance of a hero (by the number of his face) to win against what a Trouble Level lets in."""
    face = content.faces[hero]
    mine = tuple(face.powers.values())
    able = [v for v in content.of("villain") if level - 2 < v.facts.requirement <= level] or content.of("villain")
    won = [odds.chance(mine, tuple(v.powers.values()), face.facts.ko, v.facts.ko, support, False) for v in able]
    return HINDRANCE[opponents] * sum(won) / len(won)
