"""What the sensible bot thinks of a position: what is urgent, what things are worth, what to do with the hand."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.bots.cards import SPECIAL
from goldenrule.games.champions.bots.forecast import LAST_SCHEMES, attacks, schemes
from goldenrule.games.champions.bots.plan import Held, Plan, best_plan
from goldenrule.games.champions.bots.seat_view import SeatView
from goldenrule.games.champions.bots.worths import NOTHING, WORTHS
from goldenrule.games.champions.content import Face
from goldenrule.kernel.decisions import Option

NICK_FURY: Final = "01084"


@dataclass(frozen=True)
class Temper:
    """The numbers that make the rules of thumb bold or careful. Found by playing many games."""

    pain_high: float = 0.42  # worth of a hit point while there are more than 7, more than 4, fewer
    pain_mid: float = 0.68
    pain_low: float = 1.06
    urgent: float = 6.0  # worth of a threat on the main scheme when it is full, nearly full, half full, else
    close: float = 1.65
    middling: float = 1.2
    half: float = 4.73  # so much room is half full
    far: float = 0.29
    side: float = 1.76  # worth of a threat on a side scheme
    minion: float = 0.9  # worth of a minion's defeat, for each ATK
    stage: float = 0.5  # how much less a main scheme counts that is not the last
    lost: float = 18.0  # what the end of the game costs
    tired: float = 2.4  # what it costs a hero to defend: the next turn's basic power
    block: float = 2.5  # worth of an ally who takes a hit
    card: float = 1.35  # worth of a card more in hand
    hold: float = 0.41  # worth of keeping a card, as a share of playing it
    draw: float = 1.84  # worth of the card drawn in place of one that is not kept
    event: float = 1.14  # what a damage-preventing card has to save
    rest: float = 0.4  # share of a recovery that counts for being able to recover next turn
    rounds: float = 8.4  # how long a game lasts, for what pays off in every round


TEMPER: Final = Temper()

HERO_GEAR: Final = {
    ids.ATK: {"01028": 2, "01057": 1},
    ids.THW: {"01065": 1},
    ids.DEF: {"01016": 1, "01081": 1},
}
"""Upgrades that raise a statistic of a hero, by code."""


class Mind:
    """What a player thinks of a position: what is urgent, what a card is worth now."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.hero = view.is_hero()
        self.me = view.identity
        self.hp = view.left(view.identity)
        self.lost = view.card(view.identity).damage
        self.worths: dict[int, float] = {}

    # -- threat --------------------------------------------------------------------------------------------------

    @cached_property
    def goal(self) -> int:
        return self.view.goal()

    @cached_property
    def threat(self) -> int:
        return self.view.card(self.view.main_scheme).threat

    @cached_property
    def next(self) -> int:
        """Threat on the main scheme after step one of the next villain phase."""
        return self.threat + self.view.coming_threat()

    @cached_property
    def last_scheme(self) -> bool:
        return self.view.code(self.view.main_scheme) in LAST_SCHEMES

    def marginal(self, room: float) -> float:
        """What one threat on the main scheme counts with so much room left after the next villain phase."""
        n = (
            TEMPER.urgent if room <= 0
            else TEMPER.close if room <= 1.5
            else TEMPER.middling if room <= TEMPER.half
            else TEMPER.far
        )  # fmt: skip
        return n if self.last_scheme else n * TEMPER.stage

    def urgency(self, scheme: int) -> float:
        """What removing one threat from a scheme is worth."""
        view = self.view
        if not view.may_lose_threat(scheme):
            return 0.0
        if scheme == view.main_scheme:
            return self.marginal(self.goal - self.next - (0 if self.hero else schemes(self, False).expected))
        icons = view.face(scheme).facts.icons
        n = TEMPER.side + 0.25 * len(icons)
        if "crisis" in icons and self.goal - self.next <= 3:
            n += 1.0
        return n + (0.5 if view.card(scheme).threat <= 2 else 0.0)

    def removing(self, scheme: int, n: float) -> float:
        """What removing so much threat from a scheme is worth."""
        return min(n, self.view.card(scheme).threat) * self.urgency(scheme)

    def best_scheme(self, n: float) -> float:
        view = self.view
        return max(self.removing(e, n) for e in [view.main_scheme, *view.side_schemes()])

    # -- forms ---------------------------------------------------------------------------------------------------

    @cached_property
    def defense(self) -> int:
        """DEF of the hero face, whichever face shows."""
        return self.view.number(ids.DEF, self.me) if self.hero else self.as_hero(ids.DEF)

    def as_hero(self, stat: int) -> int:
        """A statistic that the hero face would have."""
        gear = HERO_GEAR.get(stat, {})
        return self.view.other_face(stat) + sum(gear.get(self.view.code(a), 0) for a in self.view.area())

    def pain(self) -> float:
        """What losing one hit point costs."""
        return TEMPER.pain_high if self.hp > 7 else TEMPER.pain_mid if self.hp > 4 else TEMPER.pain_low

    def outlook(self, hero: bool, hp: int) -> float:
        """What a villain phase in this form, with so many hit points, costs and promises."""
        scheme = schemes(self, hero)
        end = TEMPER.lost if self.last_scheme else TEMPER.lost * 0.25
        n = -end * scheme.fatal - self.marginal(self.goal - self.next - scheme.expected) * scheme.expected
        if hero:
            attack = attacks(self, hp)
            n -= TEMPER.lost * attack.fatal + self.pain() * attack.expected
            return n
        lost = self.lost - (hp - self.hp)
        n += TEMPER.card * (self.hand_size(False) - self.hand_size(True))
        n += TEMPER.rest * self.pain() * min(lost, self.recovery)
        if self.view.code(self.me).startswith("01019"):
            n += 1.5  # She-Hulk strikes as she comes back
        return n

    def hand_size(self, hero: bool) -> int:
        view = self.view
        if hero == self.hero:
            return view.number(ids.HAND_SIZE, self.me)
        n = view.other_face(ids.HAND_SIZE)
        if hero and view.code(self.me) == "01029b":
            n += min(6, sum(view.type(a) == "upgrade" and "Tech" in view.face(a).traits for a in view.area()))
        return n

    @cached_property
    def recovery(self) -> int:
        """REC of the alter-ego face."""
        return self.view.other_face(ids.REC) if self.hero else self.view.number(ids.REC, self.me)

    @cached_property
    def wants_alter_ego(self) -> bool:
        """In hero form, with nothing more to do: is it time to hide?"""
        return self.outlook(False, self.hp) > self.outlook(True, self.hp)

    @cached_property
    def intent(self) -> tuple[bool, bool]:
        """In alter-ego form: end the turn as a hero? recover before that?"""
        ready = not self.view.card(self.me).exhausted
        healed = min(self.lost, self.recovery) if ready else 0
        gain = healed * self.pain()
        rested = self.outlook(False, self.hp + healed) + gain
        if not self.view.may_flip:
            return False, healed > 0
        acting = self.plan_as(True).value - self.plan_as(False).value
        fists = max(self.best_enemy(self.as_hero(ids.ATK)), self.best_scheme(self.as_hero(ids.THW)))
        fights = self.outlook(True, self.hp) + acting + (fists if ready else 0.0)
        back = self.outlook(True, self.hp + healed) + acting + gain if healed else -99.0
        if max(fights, back) <= rested:
            return False, healed > 0
        return True, back > fights

    # -- enemies -------------------------------------------------------------------------------------------------

    def damaging(self, enemy: int, n: float) -> float:
        """What dealing so much damage to an enemy is worth."""
        view = self.view
        card = view.card(enemy)
        if n <= 0 or view.number(ids.NO_DAMAGE, enemy):
            return 0.0
        if card.tough:
            return 0.9
        left = view.left(enemy)
        if enemy == view.villain:
            return min(n, left) + (1.0 if n >= left else 0.0)
        gone = 0.5 * left + 1.5 + TEMPER.minion * view.number(ids.ATK, enemy)
        return gone if n >= left else 0.6 * gone * n / left

    def enemies(self) -> list[int]:
        """Whom the seat could attack, roughly: the rules list the targets."""
        view = self.view
        guarded = any(view.number(ids.GUARD, m) for m in view.engaged())
        return [*view.engaged()] if guarded else [view.villain, *view.engaged()]

    def best_enemy(self, n: float) -> float:
        return max(self.damaging(e, n) for e in self.enemies()) if n > 0 else 0.0

    def every_enemy(self, n: float) -> float:
        return sum(self.damaging(e, n) for e in [self.view.villain, *self.view.engaged()])

    def basic(self) -> float:
        """What the hero's best basic power is worth."""
        number = self.view.number
        if not self.hero:
            return 0.0
        return max(self.best_enemy(number(ids.ATK, self.me)), self.best_scheme(number(ids.THW, self.me)))

    # -- cards ---------------------------------------------------------------------------------------------------

    @cached_property
    def rounds(self) -> float:
        """Rounds to come in which a permanent pays off."""
        return max(1.5, TEMPER.rounds - self.view.round)

    def worth(self, e: int) -> float:
        """What having this card played now is worth, before its cost."""
        found = self.worths.get(e)
        if found is None:
            found = self.worths[e] = self._worth(e)
        return found

    def _worth(self, e: int) -> float:
        view = self.view
        face = view.face(e)
        special = SPECIAL.get(face.code)
        if special is not None:
            return special(self, e)
        known = WORTHS.get(face.code)
        if known is None:
            return guess(face)
        if face.type == "event":
            first = face.abilities[face.actions[0]] if face.actions else None
            label = first.label if isinstance(first, CardAbility) else ""
            card = view.card(self.me)
            if (label == "attack" and card.stunned) or (label == "thwart" and card.confused):
                return 0.0
            n = known.now if face.actions else 0.0
            if known.damage:
                n += self.best_enemy(known.damage)
            if known.removes:
                n += self.best_scheme(known.removes)
            return n
        if face.type == "resource":
            return 0.0
        n = known.now + known.each_round * self.rounds
        return n + ally(face) if face.type == "ally" else n

    def hold(self, e: int) -> float:
        """What keeping this card in hand is worth: the price of paying with it. In its place another is drawn."""
        known = WORTHS.get(self.view.code(e), NOTHING)
        n = known.hold if known.hold >= 0 else TEMPER.hold * self.worth(e)
        return max(0.05 * n, n - TEMPER.draw)

    def held(self, e: int, hero: bool) -> Held:
        face = self.view.face(e)
        play = self.worth(e) if self.playable(e, face, hero) else 0.0
        return Held(e, play, self.view.number(ids.COST, e), len(face.resources), self.hold(e))

    def playable(self, e: int, face: Face, hero: bool) -> bool:
        """May it be played this turn, if the turn ends in this form?"""
        if face.type == "event":
            forms = ("", "hero" if hero else "alter_ego", "hero" if self.hero else "alter_ego")
            return face.code == "01024" or any(face.forms[index] in forms for index in face.actions)
        view = self.view
        if face.facts.unique or face.rules.max_per_player:
            return not view.in_play(face.code)
        return face.playable

    def spare(self, hero: bool) -> int:
        """Resources that do not come from the hand, as far as they fit everything."""
        view = self.view
        n = 0
        for a in view.area():
            code = view.code(a)
            exhaustible = code == "01033" or (code == "01008" and hero)
            n += code == "01001b" or (exhaustible and not view.card(a).exhausted)
        return n

    def plan_as(self, hero: bool, need: int = 0, without: int = 0) -> Plan:
        hand = [self.held(e, hero) for e in self.view.hand() if e != without]
        return best_plan(hand, self.spare(hero), need)

    @cached_property
    def goes_hero(self) -> bool:
        return self.hero or (self.view.may_flip and self.view.active == self.view.seat and self.intent[0])

    @cached_property
    def plan(self) -> Plan:
        """What to do with the hand."""
        return self.plan_as(self.goes_hero)

    def price(self, need: int, without: int = 0) -> float:
        """What is lost by paying so much besides what is planned."""
        return self.plan.value - self.plan_as(self.goes_hero, need, without).value

    def worst(self) -> float:
        """What the least valuable card in hand is worth."""
        planned = self.plan.cards
        return min((self.hold(e) + (9.0 if e in planned else 0.0) for e in self.view.hand()), default=9.0)


def ally(face: Face) -> float:
    """What an ally does: a hit taken, and before that as many attacks or thwarts as may be expected."""
    facts = face.facts
    uses = min(2, (facts.hp or 0) - 1) if facts.atk_cons or facts.thw_cons else 2
    return TEMPER.block + uses * max(0, facts.atk or 0, facts.thw or 0)


def guess(face: Face) -> float:
    """What playing a card that the tables do not know may be worth, from what is printed on it."""
    cost = face.facts.cost or 0
    if face.type == "ally":
        return ally(face)
    if face.type == "event":
        return 1.0 + (1.7 if "Attack" in face.traits else 1.2) * cost
    return 1.5 + cost if face.type in ("upgrade", "support") else 0.0


def best(options: Iterable[Option], score: Callable[[Option], float]) -> Option:
    """The option with the highest score, the first of equals."""
    return max(options, key=score)
