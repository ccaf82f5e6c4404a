"""What the sensible bot thinks of a position: dangers, and what things are worth."""

from dataclasses import dataclass
from typing import Final

from goldenrule.games.champions import ids
from goldenrule.games.champions.bot_worths import ATTACKS, DAMAGE_OF, HOLD, PASSIVE, REMOVES, THWARTS, WORTH
from goldenrule.games.champions.content import Face
from goldenrule.games.champions.seat_view import SeatView


@dataclass(frozen=True)
class Temper:
    """The numbers that make the rules of thumb bold or careful. Found by playing many games."""

    boost: float = 1.2  # boost icons that an attack or scheme of the villain gets on average, rounded up a little
    hide: float = 6.0  # hero form: with so few hit points left, hide in alter-ego form if the scheme allows it
    hide_hits: float = 1.35  # ... or with fewer than so many times what the next villain phase may do
    hide_room: float = 0.5  # threat that has to fit on the main scheme beyond what is expected
    rest: float = 5.0  # alter-ego form: with so few hit points left, stay
    recover: float = 3.0  # least damage for which a recovery is worth the exhaustion
    pain_high: float = 0.6  # worth of a hit point while there are more than 7, more than 4, fewer
    pain_mid: float = 0.9
    pain_low: float = 1.06
    close: float = 2.75  # worth of a threat on the main scheme when it is nearly full, half full, else
    middling: float = 1.04
    far: float = 0.8
    side: float = 1.12  # worth of a threat on a side scheme
    tired: float = 1.7  # what it costs a hero to defend: the next turn's basic power
    shield: float = 0.6  # share of the hits that a dying ally in play keeps off
    hold: float = 0.28  # worth of keeping a card, as a share of playing it
    event: float = 1.9  # what a damage-preventing card has to save


TEMPER: Final = Temper()


class Mind:
    """What a player thinks of a position: what is urgent, what a card is worth now."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.hero = view.is_hero()
        self.me = view.identity
        self.hp = view.left(view.identity)
        self.lost = view.card(view.identity).damage
        self.goal = view.goal()
        self.threat = view.card(view.main_scheme).threat
        self.next = self.threat + view.coming_threat()

    # -- dangers -------------------------------------------------------------------------------------------------

    def scheming(self) -> float:
        """Threat to expect from schemes if this player ends the turn in alter-ego form."""
        view = self.view
        villain = view.villain
        n = 0.0 if view.card(villain).confused else view.number(ids.SCH, villain) + TEMPER.boost
        return n + sum(view.number(ids.SCH, m) for m in view.engaged() if not view.card(m).confused)

    def hit(self, enemy: int, boost: float = TEMPER.boost) -> float:
        """Damage to expect from an attack of an enemy, before defense."""
        view = self.view
        if view.card(enemy).stunned:
            return 0.0
        return view.number(ids.ATK, enemy) + (boost if enemy == view.villain else 0.0)

    def hits(self, boost: float = TEMPER.boost) -> float:
        """Damage to expect from a villain phase in hero form, before defense."""
        view = self.view
        return self.hit(view.villain, boost) + sum(self.hit(m) for m in view.engaged())

    def shield(self) -> float:
        """How much of the next villain phase's damage can be kept off: the hero's DEF, allies, cards in hand."""
        view = self.view
        best_hit = max([self.hit(view.villain), *[self.hit(m) for m in view.engaged()]])
        n = min(best_hit, float(view.number(ids.DEF, self.me))) if self.hero else 0.0
        if view.allies():
            n = max(n, best_hit)
        if view.in_hand("01003"):
            n += 3
        return n

    def safe_to_hide(self) -> bool:
        """Would the main scheme survive a villain phase in alter-ego form?"""
        return self.next + self.scheming() + TEMPER.hide_room < self.goal

    def wants_alter_ego(self) -> bool:
        """In hero form, with nothing more to do: is it time to recover?"""
        if not self.safe_to_hide():
            return False
        coming = TEMPER.hide_hits * self.hits(2.5) - self.shield()
        return self.hp <= coming or self.hp <= TEMPER.hide

    def wants_hero(self) -> bool:
        """In alter-ego form, with nothing more to do: is it time to fight?"""
        if not self.safe_to_hide():
            return True
        return self.hp > TEMPER.rest

    # -- worths --------------------------------------------------------------------------------------------------

    def pain(self) -> float:
        """What losing one hit point costs."""
        return TEMPER.pain_high if self.hp > 7 else TEMPER.pain_mid if self.hp > 4 else TEMPER.pain_low

    def urgency(self, scheme: int) -> float:
        """What removing one threat from a scheme is worth."""
        view = self.view
        if scheme == view.main_scheme:
            if not view.may_lose_threat(scheme):
                return 0.0
            room = self.goal - self.next - (0 if self.hero else self.scheming())
            return 6.0 if room <= 0 else TEMPER.close if room <= 1.5 else TEMPER.middling if room <= 3 else TEMPER.far
        facts = view.face(scheme).facts
        n = TEMPER.side + 0.25 * len(facts.icons)
        if "crisis" in facts.icons and self.goal - self.next <= 3:
            n += 1.0
        return n + (0.5 if view.card(scheme).threat <= 2 else 0.0)

    def removing(self, scheme: int, n: float) -> float:
        """What removing so much threat from a scheme is worth."""
        return min(n, self.view.card(scheme).threat) * self.urgency(scheme)

    def best_scheme(self, n: float) -> float:
        view = self.view
        return max(self.removing(e, n) for e in [view.main_scheme, *view.side_schemes()])

    def damaging(self, enemy: int, n: float) -> float:
        """What dealing so much damage to an enemy is worth."""
        view = self.view
        card = view.card(enemy)
        if card.tough:
            return 0.9
        left = view.left(enemy)
        if enemy == view.villain:
            return min(n, left) + (1.0 if n >= left else 0.0)
        if n >= left:
            return min(n, left) * 0.5 + 1.5 + 0.8 * view.number(ids.ATK, enemy)
        return n * 0.6

    def enemies(self) -> list[int]:
        """Whom the seat could attack, roughly: the rules list the targets."""
        view = self.view
        guarded = any(view.number(ids.GUARD, m) for m in view.engaged())
        return [*view.engaged()] if guarded else [view.villain, *view.engaged()]

    def best_enemy(self, n: float) -> float:
        return max(self.damaging(e, n) for e in self.enemies()) if n > 0 else 0.0

    def worth(self, e: int) -> float:
        """What having this card played now is worth, before its cost."""
        view = self.view
        code = view.code(e)
        n = WORTH.get(code, 0.0 if code in HOLD else guess(view.face(e)))
        if code in ATTACKS:
            if view.card(self.me).stunned:
                return 0.0
            return self.best_enemy(DAMAGE_OF[code]) + n
        if code in THWARTS:
            if view.card(self.me).confused:
                return 0.0
            return self.best_scheme(REMOVES[code]) + n
        if code in PASSIVE:
            return max(0.5, n * max(0.3, 1 - 0.07 * view.round))
        if code == "01086":
            return min(2, self.lost) * self.pain()
        if code == "01009":
            return n if view.card(view.villain).stunned is False else 1.0
        if code == "01007":
            return n + (1.0 if self.next + 3 >= self.goal else 0.0)
        if code == "01069":
            return max([view.number(ids.ATK, a) for a in view.allies() if view.card(a).exhausted], default=0.0)
        if code == "01070":
            ready = [a for a in [*view.allies(), self.me] if not view.card(a).exhausted]
            return 0.9 * len(ready)
        if code == "01071":
            allies = [c for c in view.discard() if view.type(c) == "ally"]
            return max([WORTH.get(view.code(c), 3.0) - 1 for c in allies], default=0.0)
        return n

    def hold(self, e: int) -> float:
        """What keeping this card in hand is worth: the price of paying with it."""
        code = self.view.code(e)
        if code in HOLD:
            return HOLD[code]
        return TEMPER.hold * self.worth(e)

    def price(self, e: int) -> float:
        """What is lost by paying for a card with the least valuable others."""
        view = self.view
        cost = view.number(ids.COST, e)
        cost -= sum(view.code(a) == "01001b" for a in view.area())
        cost -= sum(view.code(a) == "01008" and not view.card(a).exhausted for a in view.area() if self.hero)
        total = 0.0
        units = sorted((self.hold(c) / max(1, len(view.face(c).resources)), len(view.face(c).resources), c)
                       for c in view.hand() if c != e)  # fmt: skip
        for each, n, _ in units:
            if cost <= 0:
                break
            total += each * n
            cost -= n
        return total


def guess(face: Face) -> float:
    """What playing a card that the tables do not know may be worth, from what is printed on it."""
    facts = face.facts
    cost = facts.cost or 0
    if face.type == "ally":
        return 1.0 + max(0, facts.atk or 0) + max(0, facts.thw or 0) + 0.5 * (facts.hp or 0)
    if face.type == "event":
        return 1.0 + (1.7 if "Attack" in face.traits else 1.2) * cost
    return 1.5 + cost if face.type in ("upgrade", "support") else 0.0
