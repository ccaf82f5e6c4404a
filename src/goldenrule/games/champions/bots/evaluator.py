"""What the sensible bot thinks of a position: what is urgent, what things are worth, what to do with the hand."""

from collections.abc import Callable, Iterable

from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import AtEndOf, Trigger
from goldenrule.games.champions.bots.forecast import attacks, schemes
from goldenrule.games.champions.bots.leaves import RESOURCE
from goldenrule.games.champions.bots.plan import Held, Plan, best_plan
from goldenrule.games.champions.bots.play_style import PLAY_STYLE
from goldenrule.games.champions.bots.seat_view import SeatView
from goldenrule.games.champions.bots.standing import arrivals, asks_for, echo, follows_attack, standing
from goldenrule.games.champions.bots.trees import imagined, use
from goldenrule.games.champions.content import Face
from goldenrule.games.champions.triggers import ChangesForm
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import Effect


class Evaluator:
    """What a player thinks of a position: what is urgent, what a card is worth now."""

    def __init__(self, view: SeatView, meant: dict[int, tuple[bool, bool]] | None = None) -> None:
        self.view: SeatView = view
        self.meant: dict[int, tuple[bool, bool]] = {} if meant is None else meant
        self.hero = view.is_hero()
        self.me = view.identity
        self.hp = view.left(view.identity)
        self.lost = view.card(view.identity).damage
        self.worths: dict[int, float] = {}
        self.hands: dict[bool, tuple[list[Held], int]] = {}
        self.urgencies: dict[int, float] = {}
        self.goal = view.goal()
        main = view.card(view.main_scheme)
        self.threat = main.threat
        self.next = main.threat + view.coming_threat()
        """Threat on the main scheme after step one of the next villain phase."""
        self.end = PLAY_STYLE.lost * (1.0 if view.last_scheme else 0.25)
        """What completing the main scheme costs."""
        self.rounds = max(1.5, PLAY_STYLE.rounds - view.round)
        """Rounds to come in which a permanent pays off."""
        self._coming_back: float | None = None  # from here on: computed once asked for
        self._intent: tuple[bool, bool] | None = None
        self._cheaper: float | None = None
        self._plan: Plan | None = None

    # -- threat --------------------------------------------------------------------------------------------------

    def marginal(self, room: float) -> float:
        """What one threat on the main scheme counts with this much room left after the next villain phase."""
        n = (
            PLAY_STYLE.urgent if room <= 0
            else PLAY_STYLE.close if room <= 1.5
            else PLAY_STYLE.middling if room <= PLAY_STYLE.half
            else PLAY_STYLE.far
        )  # fmt: skip
        return n if self.view.last_scheme else n * PLAY_STYLE.stage

    def urgency(self, scheme: int) -> float:
        """What removing one threat from a scheme is worth."""
        view = self.view
        if not view.may_lose_threat(scheme):
            return 0.0
        if scheme == view.main_scheme:
            room = self.goal - self.next
            return self.marginal(room - (0 if self.hero else schemes(view, False, room).expected))
        icons = view.face(scheme).facts.icons
        n = PLAY_STYLE.side + 0.25 * len(icons)
        if "crisis" in icons and self.goal - self.next <= 3:
            n += 1.0
        return n + (0.5 if view.card(scheme).threat <= 2 else 0.0)

    def removing(self, scheme: int, amount: float) -> float:
        """What removing this much threat from a scheme is worth."""
        if scheme not in self.urgencies:
            self.urgencies[scheme] = self.urgency(scheme)
        return min(amount, self.view.card(scheme).threat) * self.urgencies[scheme]

    def best_scheme(self, amount: float) -> float:
        view = self.view
        return max(self.removing(e, amount) for e in [view.main_scheme, *view.side_schemes()])

    # -- forms ---------------------------------------------------------------------------------------------------

    @property
    def defense(self) -> int:
        """DEF of the hero face, whichever face shows."""
        return self.as_hero(ids.DEF)

    def as_hero(self, stat: int) -> int:
        """A statistic of the hero face, whichever face shows."""
        return self.view.number(stat, self.me) if self.hero else self.view.other_face(stat)

    def hit_point_worth(self, entity: int = 0) -> float:
        """What losing one hit point costs: the seat's own identity, or another one."""
        left = self.view.left(entity) if entity else self.hp
        return (
            PLAY_STYLE.hit_point_high
            if left > 7
            else PLAY_STYLE.hit_point_mid
            if left > 4
            else PLAY_STYLE.hit_point_low
        )

    def outlook(self, hero: bool, hp: int) -> float:
        """What a villain phase in this form, with this many hit points, costs and promises."""
        scheme = schemes(self.view, hero, self.goal - self.next)
        n = -self.end * scheme.fatal - self.marginal(self.goal - self.next - scheme.expected) * scheme.expected
        if hero:
            attack = attacks(self.view, self.defense, hp)
            n -= PLAY_STYLE.lost * attack.fatal + self.hit_point_worth() * attack.expected
            return n
        lost = self.lost - (hp - self.hp)
        n += PLAY_STYLE.card * (self.hand_size(False) - self.hand_size(True))
        n += PLAY_STYLE.rest * self.hit_point_worth() * min(lost, self.recovery)
        return n + self.coming_back

    def hand_size(self, hero: bool) -> int:
        return self.view.number(ids.HAND_SIZE, self.me) if hero == self.hero else self.view.other_face(ids.HAND_SIZE)

    @property
    def hero_face(self) -> Face:
        face = self.view.face(self.me)
        return face if self.hero else self.view.content.by_code[face.facts.back]

    @property
    def coming_back(self) -> float:
        """What the hero does as the form changes to it."""
        if self._coming_back is not None:
            return self._coming_back
        n = 0.0
        for ability, program in zip(self.hero_face.abilities, self.hero_face.programs, strict=True):
            if isinstance(ability.when, ChangesForm):
                n += 0.75 * use(self, ability, Effect(0, program, self.view.ref(self.me), self.view.seat))
        self._coming_back = n
        return n

    @property
    def recovery(self) -> int:
        """REC of the alter-ego face."""
        return self.view.other_face(ids.REC) if self.hero else self.view.number(ids.REC, self.me)

    @property
    def wants_alter_ego(self) -> bool:
        """In hero form, with nothing more to do: is it time to hide?"""
        return self.outlook(False, self.hp) > self.outlook(True, self.hp)

    @property
    def intent(self) -> tuple[bool, bool]:
        """In alter-ego form: end the turn as a hero? recover before that? What was meant before in this turn stands."""
        if self._intent is None:
            view = self.view
            if view.round not in self.meant or not view.may_flip:
                self.meant[view.round] = self.new_intent()
            self._intent = self.meant[view.round]
        return self._intent

    def new_intent(self) -> tuple[bool, bool]:
        """The same, thought of again."""
        ready = not self.view.card(self.me).exhausted
        healed = min(self.lost, self.recovery) if ready else 0
        gain = healed * self.hit_point_worth()
        rested = self.outlook(False, self.hp + healed) + gain
        if not self.view.may_flip:
            return False, healed > 0
        acting = self.plan_as(True).value - self.plan_as(False).value
        fists = max(self.best_enemy(self.view.other_face(ids.ATK)), self.best_scheme(self.view.other_face(ids.THW)))
        fights = self.outlook(True, self.hp) + acting + (fists if ready else 0.0)
        back = self.outlook(True, self.hp + healed) + acting + gain if healed else -99.0
        if max(fights, back) <= rested:
            return False, healed > 0
        return True, back > fights

    # -- enemies -------------------------------------------------------------------------------------------------

    def damaging(self, enemy: int, amount: float) -> float:
        """What dealing this much damage to an enemy is worth."""
        view = self.view
        card = view.card(enemy)
        if amount <= 0 or view.number(ids.NO_DAMAGE, enemy):
            return 0.0
        if card.tough:
            return 0.9
        left = view.left(enemy)
        if enemy == view.villain:
            return min(amount, left) + (1.0 if amount >= left else 0.0)
        gone = 0.5 * left + 1.5 + PLAY_STYLE.minion * view.number(ids.ATK, enemy)
        return gone if amount >= left else 0.6 * gone * amount / left

    def enemies(self) -> list[int]:
        """Whom the seat could attack, roughly: the rules list the targets."""
        view = self.view
        guarded = any(view.number(ids.GUARD, m) for m in view.engaged())
        return [*view.engaged()] if guarded else [view.villain, *view.engaged()]

    def best_enemy(self, amount: float) -> float:
        return max(self.damaging(e, amount) for e in self.enemies()) if amount > 0 else 0.0

    def power(self, entity: int) -> float:
        """What the best basic power of a character is worth."""
        view = self.view
        stat = view.other_face if entity == self.me and not self.hero else lambda stat: view.number(stat, entity)
        card = view.card(entity)
        attack = 2.0 if card.stunned else self.best_enemy(stat(ids.ATK))
        return max(attack, 0.0 if card.confused else self.best_scheme(stat(ids.THW)))

    def stopped(self, label: str) -> bool:
        """Would an attack or a thwart of the identity only take a status card away?"""
        card = self.view.card(self.me)
        return (label == "attack" and card.stunned) or (label == "thwart" and card.confused)

    # -- cards ---------------------------------------------------------------------------------------------------

    def ref(self, entity: int) -> int:
        """How a card, or a token for one, is bound to a name."""
        return self.view.ref(entity) if entity > 0 else entity

    @property
    def cheaper(self) -> float:
        """What it is worth that the next card costs less."""
        if self._cheaper is None:
            view = self.view
            worthy = any(self.worth(e) > 1.5 and view.number(ids.COST, e) for e in view.hand())
            self._cheaper = RESOURCE if worthy else 0.0
        return self._cheaper

    def trait(self, name: str) -> float:
        """What a trait brings for a phase: 1 for each ready card that asks for it, 2 for one that will be played."""
        view = self.view
        if view.has_trait(name):
            return 0.0
        ready = [e for e in view.area() if not view.card(e).exhausted]
        return float(sum(asks_for(view.face(e), name) for e in (*self.plan.cards, *self.plan.cards, *ready)))

    def kept(self, entity: int) -> float:
        """What having a card of one's own stay in play is worth."""
        face = self.view.face(entity)
        if face.type == "ally":
            return PLAY_STYLE.block + 0.5 * self.view.left(entity)
        once, each = standing(self, face)
        return 0.6 * once + each * self.rounds

    def worth(self, entity: int) -> float:
        """What having this card played now is worth, before its cost."""
        face = self.view.face(entity)
        found = self.worths.get(face.index)
        if found is None:
            self.worths[face.index] = 0.0  # for an effect that weighs this very card, such as one that discards cards
            found = self.event(entity, face) if face.type == "event" else self.permanent(entity, face)
            self.worths[face.index] = found
        return found

    def event(self, entity: int, face: Face) -> float:
        """The best of its actions, or what it does when its time comes in the seat's own turn."""
        n = 0.0
        for index, ability in enumerate(face.abilities):
            effect = self.view.env(entity, index)
            if isinstance(ability.when, Trigger):
                effect = imagined(self, ability.when, effect)
            n = max(n, use(self, ability, effect))
        return n

    def foreseen(self, entity: int, to: type[Trigger]) -> float:
        """What the abilities of a card will be worth when something happens."""
        face = self.view.face(entity)
        n = 0.0
        for index, ability in enumerate(face.abilities):
            if isinstance(ability.when, to):
                n += max(0.0, use(self, ability, imagined(self, ability.when, self.view.env(entity, index))))
        return n

    def leaves(self, entity: int) -> bool:
        """Is a card about to go, whatever happens to it?"""
        return any(isinstance(ability, AtEndOf) for ability in self.view.lasting(entity))

    def permanent(self, entity: int, face: Face) -> float:
        """What it does as it enters play, and afterwards."""
        if not face.playable:
            return 0.0
        view = self.view
        once, each = standing(self, face)
        n = 0.0
        for index in arrivals(face):
            ability = face.abilities[index]
            n += use(self, ability, view.env(entity, index)) - RESOURCE * len(ability.cost.resources)
        if face.type == "ally":
            return n + ally(face) + once + 1.5 * each
        if face.rules.attach is not None:
            hosts = view.members(face.rules.attach, view.env(entity, 0))
            return max((self.hosted(entity, host) for host in hosts), default=0.0)
        return n + once + (each + echo(self.hero_face, face)) * self.rounds

    def hosted(self, entity: int, host: int) -> float:
        """What attaching a card to a host is worth."""
        view = self.view
        face = view.face(entity)
        once, each = standing(self, face)
        n = each * 2.0 + 0.1 * view.number(ids.ATK, host)
        for index, ability in enumerate(face.abilities):
            if isinstance(ability.when, Trigger):
                effect = view.env(entity, index).with_var("host*", view.ref(host))
                n += use(self, ability, imagined(self, ability.when, effect))
        if view.type(host) == "minion":
            n -= 0.2 * view.left(host)
        return n if n or not once else once

    def hold(self, entity: int) -> float:
        """What keeping this card in hand is worth: the price of paying with it. In its place another is drawn."""
        face = self.view.face(entity)
        if face.type == "resource":
            n = 0.8 * (2 if face.double_for else min(2, len(face.resources)))
        elif face.type == "event" and not face.actions:
            n = sum(standing(self, face))
        else:
            n = PLAY_STYLE.hold * self.worth(entity)
        if face.type == "event":
            n = max(n, 0.5)  # its time may come
        return max(0.05 * n, n - PLAY_STYLE.draw)

    def held(self, entity: int, hero: bool) -> Held:
        face = self.view.face(entity)
        play = self.worth(entity) if self.playable(entity, face, hero) else 0.0
        return Held(entity, play, self.view.number(ids.COST, entity), len(face.resources), self.hold(entity))

    def playable(self, entity: int, face: Face, hero: bool) -> bool:
        """May it be played this turn, if the turn ends in this form?"""
        if face.type == "event":
            forms = ("", "hero" if hero else "alter_ego", "hero" if self.hero else "alter_ego")
            return follows_attack(face) or any(face.forms[index] in forms for index in face.actions)
        view = self.view
        if face.facts.unique or face.rules.max_per_player:
            return not view.in_play(face)
        return face.playable

    def spare(self, hero: bool) -> int:
        """Resources that do not come from the hand, as far as they fit everything."""
        view = self.view
        form = "hero" if hero else "alter_ego"
        n = 0
        for e in view.area():
            face = view.face(e)
            for index in face.resource_abilities:
                if e == self.me or not view.card(e).exhausted:
                    n += face.forms[index] in ("", face.type if e == self.me else form)
        return n

    def plan_as(self, hero: bool, need: int = 0, without: int = 0) -> Plan:
        if hero not in self.hands:
            self.hands[hero] = [self.held(e, hero) for e in self.view.hand()], self.spare(hero)
        hand, spare = self.hands[hero]
        return best_plan([each for each in hand if each.card != without] if without else hand, spare, need)

    @property
    def goes_hero(self) -> bool:
        return self.hero or (self.view.may_flip and self.view.active == self.view.seat and self.intent[0])

    @property
    def plan(self) -> Plan:
        """What to do with the hand."""
        if self._plan is None:
            self._plan = self.plan_as(self.goes_hero)
        return self._plan

    def price_of(self, letters: str) -> float:
        """What is lost by paying resources of some types, which only some cards have, besides what is planned."""
        price = self.price(len(letters))
        if not letters.strip("1") or self.spare(self.goes_hero):
            return price
        able = [e for e in self.view.hand() if set(letters + "W") & set(self.view.face(e).resources)]
        lost = [self.hold(e) + (self.worth(e) if e in self.plan.cards else 0.0) for e in able]
        return max(price, min(lost, default=0.0))

    def price(self, need: int, without: int = 0) -> float:
        """What is lost by paying this much besides what is planned."""
        return self.plan.value - self.plan_as(self.goes_hero, need, without).value


def ally(face: Face) -> float:
    """What an ally does: a hit taken, and before that as many attacks or thwarts as may be expected."""
    facts = face.facts
    uses = min(2, (facts.hp or 0) - 1) if facts.atk_cons or facts.thw_cons else 2
    tough = PLAY_STYLE.block if "toughness" in face.keywords else 0.0
    return PLAY_STYLE.block + tough + uses * max(0, facts.atk or 0, facts.thw or 0)


def best(options: Iterable[Option], score: Callable[[Option], float]) -> Option:
    """The option with the highest score, the first of equals."""
    return max(options, key=score)
