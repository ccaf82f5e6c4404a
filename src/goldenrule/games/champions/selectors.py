"""Sets of cards and conditions of Champions: the nouns and the 'if's of card texts."""

from typing import TYPE_CHECKING

import msgspec

from goldenrule.games.champions import ids
from goldenrule.games.champions.ids import AREAS, DECKS, DISCARDS, ENGAGEMENTS, HANDS, TABLE
from goldenrule.games.champions.rules import enter, occurrences, payment, values
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Cond, Num, Sel, Var
from goldenrule.kernel.state import LASTING_BASE

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

CHARACTERS = frozenset({"hero", "alter_ego", "ally", "villain", "minion"})


# -- players and their identities ------------------------------------------------------------------


class You(Sel, frozen=True):
    """The identity card of the player concerned, in either form."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [g.state.identities[f.seat]] if f.seat in g.state.alive else []

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return f.seat >= 0 and g.state.identities[f.seat] == entity


class YourHero(Sel, frozen=True):
    """Your identity while it is in hero form (MC-FORM-06), or only while it shows a given name (MC-IDENT-04)."""

    name: str = ""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        if f.seat not in g.state.alive:
            return []
        e = g.state.identities[f.seat]
        face = g.face(e)
        return [e] if face.type == "hero" and self.name in ("", face.name) else []


class YourAlterEgo(Sel, frozen=True):
    """Your identity while it is in alter-ego form (MC-FORM-05), or only while it shows a given name."""

    name: str = ""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        if f.seat not in g.state.alive:
            return []
        e = g.state.identities[f.seat]
        face = g.face(e)
        return [e] if face.type == "alter_ego" and self.name in ("", face.name) else []


class Players(Sel, frozen=True):
    """Every living player, as their identity card, in player order."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [g.state.identities[p] for p in g.players()]


class Heroes(Sel, frozen=True):
    """Every identity in hero form, in player order. `others`: not the resolving player's."""

    others: bool = False

    def all(self, g: "Champions", f: Effect) -> list[int]:
        found = [g.state.identities[p] for p in g.players() if not (self.others and p == f.seat)]
        return [e for e in found if g.face(e).type == "hero"]


# -- characters and cards in play ------------------------------------------------------------------


class TheVillain(Sel, frozen=True):
    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [g.state.villain]

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return entity == g.state.villain


class Minions(Sel, frozen=True):
    """Minions in play, in player order. `engaged_with_you`: only those engaged with the resolving player."""

    engaged_with_you: bool = False

    def all(self, g: "Champions", f: Effect) -> list[int]:
        zones = g.state.zones
        if self.engaged_with_you:
            return list(zones[ENGAGEMENTS[f.seat]])
        out: list[int] = []
        for p in g.players():
            out += zones[ENGAGEMENTS[p]]
        return out

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return g.is_type(entity, "minion") and (not self.engaged_with_you or g.engaged(entity) == f.seat)


class Enemies(Sel, frozen=True):
    """The villain and every minion in play (MC-ENEMY-01)."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        zones = g.state.zones
        out = [g.state.villain]
        for p in g.players():
            out += zones[ENGAGEMENTS[p]]
        return out

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return entity == g.state.villain or g.is_type(entity, "minion")


class Attackable(Sel, frozen=True):
    """Enemies that the resolving player's characters may attack: guard protects the villain (MC-KW-GUARD-01).

    `among`: only members of that set, such as the enemy of the triggering condition.
    """

    minions_only: bool = False
    among: Sel | None = None

    def all(self, g: "Champions", f: Effect) -> list[int]:
        found = Minions().all(g, f) if self.minions_only else Enemies().all(g, f)
        if self.among is not None:
            found = [e for e in self.among.all(g, f) if e in found]
        if g.readings:
            found = occurrences.targets(g, found, f.source)
        return [e for e in found if values.may_attack(g, f.seat, e)]


class Allies(Sel, frozen=True):
    """Allies in play. `yours`: only those that the resolving player controls."""

    yours: bool = False

    def all(self, g: "Champions", f: Effect) -> list[int]:
        zones = g.state.zones
        faces = g.content.faces
        face = g.state.face
        seats = [f.seat] if self.yours else g.players()
        return [e for p in seats for e in zones[AREAS[p]] if faces[face[e]].type == "ally"]


class Friendly(Sel, frozen=True):
    """Characters that players control: identities in either form and allies. `yours`: the resolving player's."""

    yours: bool = False

    def all(self, g: "Champions", f: Effect) -> list[int]:
        zones = g.state.zones
        seats = [f.seat] if self.yours else g.players()
        return [e for p in seats for e in zones[AREAS[p]] if g.face(e).type in CHARACTERS]


class Characters(Sel, frozen=True):
    """Every character in play: the players' first, then the villain and the minions (MC-CHAR-01)."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return Friendly().all(g, f) + Enemies().all(g, f)


class CharactersOf(Sel, frozen=True):
    """Characters controlled by the players of the set, who are shown by their identities."""

    who: Sel

    def all(self, g: "Champions", f: Effect) -> list[int]:
        seats = [g.identity_of(e) for e in self.who.all(g, f)]
        return [e for p in seats for e in g.controlled(p) if g.face(e).type in CHARACTERS]

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        card = g.state.cards[entity]
        if card is None or card.controller < 0 or g.face(entity).type not in CHARACTERS:
            return False
        return self.who.has(g, f, g.state.identities[card.controller])


class YourCards(Sel, frozen=True):
    """Cards of some types that the resolving player controls in play, perhaps only those with a trait."""

    types: tuple[str, ...]
    trait: str = ""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        out = [e for e in g.controlled(f.seat) if g.face(e).type in self.types]
        return [e for e in out if values.has_trait(g, e, self.trait)] if self.trait else out


class InPlay(Sel, frozen=True):
    """Cards of the scenario in play with a name: "the side scheme Bomb Scare"."""

    name: str
    type: str = ""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        out = [e for e in g.state.zones[TABLE] if g.face(e).name == self.name]
        for p in g.players():
            out += [e for e in g.state.zones[ENGAGEMENTS[p]] if g.face(e).name == self.name]
        return [e for e in out if self.type in ("", g.face(e).type)]


class MainScheme(Sel, frozen=True):
    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [g.state.main_scheme]


class SideSchemes(Sel, frozen=True):
    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [e for e in g.state.zones[TABLE] if g.face(e).type == "side_scheme"]


class Schemes(Sel, frozen=True):
    """Schemes in play from which threat may be removed: crisis protects the main scheme (MC-CRISIS-01)."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        schemes = [g.state.main_scheme, *SideSchemes().all(g, f)]
        return [e for e in schemes if values.may_lose_threat(g, e)]


class AllSchemes(Sel, frozen=True):
    """Every scheme in play."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [g.state.main_scheme, *SideSchemes().all(g, f)]


class This(Sel, frozen=True):
    """The card that the ability is printed on, as long as it is the same one."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        e = g.state.live(f.source)
        return [e] if e else []

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return bool(entity == g.state.live(f.source))


class Host(Sel, frozen=True):
    """The card that this one is attached to."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        card = g.state.cards[g.state.live(f.source)]
        return [card.host] if card is not None and card.host else []


# -- out of play -----------------------------------------------------------------------------------


class InHand(Sel, frozen=True):
    """Cards in the resolving player's hand."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return list(g.state.zones[HANDS[f.seat]])


class InDiscard(Sel, frozen=True):
    """Cards of a type in discard piles: the resolving player's, or every player's. Uppermost first."""

    type: str = ""
    anyone: bool = False

    def all(self, g: "Champions", f: Effect) -> list[int]:
        seats = list(range(g.state.seats)) if self.anyone else [f.seat]
        found = [e for p in seats for e in g.state.zones[DISCARDS[p]]]
        return [e for e in found if self.type in ("", g.face(e).type)]


class JustDiscarded(Sel, frozen=True):
    """Cards that this effect has discarded and that still lie in a discard pile, not in a deck made from it."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        found = Var("discarded").all(g, f)
        return [e for e in found if g.state.zone[e] in (*DISCARDS, ids.ENCOUNTER_DISCARD)]


class InDeck(Sel, frozen=True):
    """Cards in the resolving player's deck, all that a search may look at."""

    type: str = ""
    trait: str = ""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        found = [e for e in g.state.zones[DECKS[f.seat]] if self.type in ("", g.ident(e).type)]
        return [e for e in found if self.trait in g.ident(e).traits or not self.trait]


class CardsOf(Sel, frozen=True):
    """Every card owned by the players of the set, wherever it is: the cards that they can play."""

    who: Sel

    def all(self, g: "Champions", f: Effect) -> list[int]:
        seats = {g.identity_of(e) for e in self.who.all(g, f)}
        return [e for e in range(1, len(g.state.owner)) if g.state.owner[e] in seats]

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        owner = g.state.owner[entity]
        return owner >= 0 and self.who.has(g, f, g.state.identities[owner])


class Encounter(Sel, frozen=True):
    """Cards with a name (or a trait and type) in the encounter deck and its discard pile."""

    name: str = ""
    type: str = ""
    trait: str = ""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        zones = g.state.zones
        found = [*zones[ids.ENCOUNTER_DISCARD], *zones[ids.ENCOUNTER_DECK]]
        return [
            e
            for e in found
            if self.name in ("", g.ident(e).name)
            and self.type in ("", g.ident(e).type)
            and (not self.trait or self.trait in g.ident(e).traits)
        ]


# -- the triggering condition ----------------------------------------------------------------------


class EventTarget(Sel, frozen=True):
    """What the triggering condition is about: the damaged character, the attacked enemy, the revealed card ..."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        e = g.state.live(g.condition(f).target)
        return [e] if e else []


class EventSource(Sel, frozen=True):
    """What causes the triggering condition: the attacker, the schemer ..."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        e = g.state.live(g.condition(f).source)
        return [e] if e else []


class EventAmount(Num, frozen=True):
    """The damage, threat ... of the triggering condition."""

    def eval(self, g: "Champions", f: Effect) -> int:
        return g.condition(f).amount


class Targets(Cond, frozen=True):
    """The triggering condition is about a member of the set, looked at as it last was if it has left play."""

    of: Sel

    def test(self, g: "Champions", f: Effect) -> bool:
        return self.of.has(g, f, g.condition(f).target & 4095)


class CausedBy(Cond, frozen=True):
    """The source of the triggering condition is a member of the set."""

    of: Sel

    def test(self, g: "Champions", f: Effect) -> bool:
        return self.of.has(g, f, g.condition(f).source & 4095)


class CausedByYou(Cond, frozen=True):
    """The source of the triggering condition is your identity, or an event or upgrade of yours that acts for it.

    Allies, supports and upgrades attached to another card act for themselves.
    """

    def test(self, g: "Champions", f: Effect) -> bool:
        c = g.condition(f)
        e = c.source & 4095
        if not e or f.seat < 0 or e >= LASTING_BASE:
            return False
        if e == g.state.identities[f.seat]:
            return True
        if c.seat != f.seat or g.ident(e).type not in ("event", "upgrade"):
            return False
        card = g.state.cards[e]
        return card is None or not card.host


class TargetType(Cond, frozen=True):
    """The card that the triggering condition is about has this type, even if it has left play meanwhile."""

    type: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return g.last_face(g.condition(f).target).type == self.type


class Flag(Cond, frozen=True):
    """The triggering condition has a flag (see ids)."""

    bit: int

    def test(self, g: "Champions", f: Effect) -> bool:
        return bool(g.condition(f).flags & self.bit)


class AgainstYou(Cond, frozen=True):
    """The attack of the triggering condition is aimed at you."""

    def test(self, g: "Champions", f: Effect) -> bool:
        return g.condition(f).other == f.seat


class ByYou(Cond, frozen=True):
    """You are the player concerned by the triggering condition: it is your play, your form, your defense."""

    def test(self, g: "Champions", f: Effect) -> bool:
        return g.condition(f).seat == f.seat


class SomeAmount(Cond, frozen=True):
    """The triggering condition is about at least one point of damage or threat."""

    def test(self, g: "Champions", f: Effect) -> bool:
        return g.condition(f).amount > 0


class OfThisAttack(Cond, frozen=True):
    """The damage belongs to the attack during which this lasting effect was made."""

    def test(self, g: "Champions", f: Effect) -> bool:
        c = g.condition(f)
        stamp = f.vars.get("moment", 0)
        return bool(c.flags & ids.FROM_ATTACK) and c.action >= 0 and g.moment_of(c.action) == stamp


class OfThisScheme(Cond, frozen=True):
    """The threat is placed by the scheming enemy whose activation this lasting effect is about."""

    def test(self, g: "Champions", f: Effect) -> bool:
        c = g.condition(f)
        stamp = f.vars.get("moment", 0)
        return bool(c.flags & ids.SCHEMING) and c.action >= 0 and g.moment_of(c.action) == stamp


class Undefended(Cond, frozen=True):
    """The villain is making an undefended attack (known from step 3 on). A defender that is gone defends no more."""

    def test(self, g: "Champions", f: Effect) -> bool:
        c = g.action_condition(f)
        if c is None or c.kind != ids.ENEMY_ATTACK:
            return False
        return not c.flags & ids.DEFENDED or not g.state.live(c.target)


# -- conditions about cards and players ------------------------------------------------------------


class InForm(Cond, frozen=True):
    """You are in hero or alter-ego form."""

    form: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return f.seat >= 0 and g.form(f.seat) == self.form


class HasTrait(Cond, frozen=True):
    """Some member of the set has a trait, printed or gained."""

    of: Sel
    trait: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return any(values.has_trait(g, e, self.trait) for e in self.of.all(g, f))


class Has(Cond, frozen=True):
    """Some member of the set has a status card: stunned, confused or tough."""

    of: Sel
    status: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return any(getattr(g.table_card(e), self.status) for e in self.of.all(g, f))


class IsReady(Cond, frozen=True):
    """Every member of the set is ready, and there is one."""

    of: Sel

    def test(self, g: "Champions", f: Effect) -> bool:
        found = self.of.all(g, f)
        return bool(found) and not any(g.table_card(e).exhausted for e in found)


class IsExhausted(Cond, frozen=True):
    """Some member of the set is exhausted."""

    of: Sel

    def test(self, g: "Champions", f: Effect) -> bool:
        return any(g.table_card(e).exhausted for e in self.of.all(g, f))


class IsDamaged(Cond, frozen=True):
    """Some member of the set has sustained damage."""

    of: Sel

    def test(self, g: "Champions", f: Effect) -> bool:
        return any(g.table_card(e).damage > 0 for e in self.of.all(g, f))


class Waived(Cond, frozen=True):
    """A condition that need not hold under a reading of the rules."""

    cond: Cond
    reading: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return self.reading in g.readings or self.cond.test(g, f)


class Paid(Cond, frozen=True):
    """At least one resource of a type was spent for this card (a wild as declared; surplus does not count)."""

    letter: str

    def test(self, g: "Champions", f: Effect) -> bool:
        paid = f.vars.get("paid_" + self.letter, 0)
        return isinstance(paid, int) and paid > 0


class MayEnter(Cond, frozen=True):
    """Every member of the set may enter play: none is a unique card that is in play already (MC-UNIQUE-02)."""

    of: Sel

    def test(self, g: "Champions", f: Effect) -> bool:
        return all(enter.may_enter(g, e) for e in self.of.all(g, f))


class CanPayFor(Cond, frozen=True):
    """You can pay the printed cost of every member of the set (of one at a time) without the card that says so."""

    of: Sel

    def test(self, g: "Champions", f: Effect) -> bool:
        for e in self.of.all(g, f):
            face = g.ident(e)
            if not payment.can_pay(g, f.seat, "1" * face.stats[ids.COST], face.aspect, (f.source & 4095,)):
                return False
        return True


# -- numbers ---------------------------------------------------------------------------------------


class Stat(Num, frozen=True):
    """A statistic of the first member of the set, as modified (0 if there is none)."""

    stat: int
    of: Sel

    def eval(self, g: "Champions", f: Effect) -> int:
        found = self.of.all(g, f)
        return values.value(g, self.stat, found[0]) if found else 0


class ThreatOn(Num, frozen=True):
    of: Sel

    def eval(self, g: "Champions", f: Effect) -> int:
        return sum(g.table_card(e).threat for e in self.of.all(g, f))


class DamageOn(Num, frozen=True):
    """Sustained damage of the members of the set."""

    of: Sel

    def eval(self, g: "Champions", f: Effect) -> int:
        return sum(g.table_card(e).damage for e in self.of.all(g, f))


class CountersOn(Num, frozen=True):
    """Counters of a type on this card; those that it held if discarding it was a cost of this ability."""

    name: str

    def eval(self, g: "Champions", f: Effect) -> int:
        e = g.state.live(f.source)
        held = f.vars.get(f"{self.name}_counters", 0)
        return g.counters(e, self.name) if e else held if isinstance(held, int) else 0


class PerPlayer(Num, frozen=True):
    """A number for each player who started the game (MC-PERPL)."""

    n: int = 1

    def eval(self, g: "Champions", f: Effect) -> int:
        return self.n * g.state.seats


class PrintedIcons(Num, frozen=True):
    """Printed resource icons of one type on the cards just discarded (a wild is not one of them: MC-WILD-02).

    `of`: only on cards owned by the players of the set, who are shown by their identities.
    """

    letter: str
    of: Sel | None = None

    def eval(self, g: "Champions", f: Effect) -> int:
        refs = f.vars.get("discarded", ())
        assert isinstance(refs, tuple)
        cards = [ref & 4095 for ref in refs]
        if self.of is not None:
            seats = [g.identity_of(e) for e in self.of.all(g, f)]
            cards = [e for e in cards if g.state.owner[e] in seats]
        return sum(g.ident(e).resources.count(self.letter) for e in cards)


class PrintedTypes(Num, frozen=True):
    """How many different resource types are printed on the cards just discarded."""

    def eval(self, g: "Champions", f: Effect) -> int:
        cards = f.vars.get("discarded", ())
        assert isinstance(cards, tuple)
        return len({letter for ref in cards for letter in g.ident(ref & 4095).resources})


class PrintedResource(Cond, frozen=True):
    """The member of the set has a printed resource of a type."""

    of: Sel
    letter: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return any(self.letter in g.ident(e).resources for e in self.of.all(g, f))


class BoostIcons(Num, frozen=True):
    """Boost icons on the cards just discarded."""

    def eval(self, g: "Champions", f: Effect) -> int:
        cards = f.vars.get("discarded", ())
        assert isinstance(cards, tuple)
        return sum(g.ident(ref & 4095).facts.boost for ref in cards)


# -- more sets -------------------------------------------------------------------------------------


class EngagedWith(Sel, frozen=True):
    """Minions engaged with the players of the set, who are shown by their identities."""

    who: Sel

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [m for e in self.who.all(g, f) for m in g.state.zones[ENGAGEMENTS[g.identity_of(e)]]]


class DiscardPile(Sel, frozen=True):
    """Cards of a type (and trait) in the discard piles of the players of the set, uppermost first."""

    who: Sel
    type: str = ""
    trait: str = ""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        found = [e for i in self.who.all(g, f) for e in g.state.zones[DISCARDS[g.identity_of(i)]]]
        found = [e for e in found if self.type in ("", g.ident(e).type)]
        return [e for e in found if not self.trait or self.trait in g.ident(e).traits]


class Uppermost(Sel, frozen=True):
    """The first member of a set that lies in a pile."""

    of: Sel

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return self.of.all(g, f)[:1]


class DifferentTitles(Sel, frozen=True):
    """The members of a set from which cards with different titles are chosen: none has that of an earlier choice."""

    of: Sel

    def all(self, g: "Champions", f: Effect) -> list[int]:
        chosen = f.vars.get("chosen", ())
        assert isinstance(chosen, tuple)
        titles = [g.ident(e).name for e in chosen]
        return [e for e in self.of.all(g, f) if e in chosen or g.ident(e).name not in titles]


class MostPrinted(Sel, frozen=True):
    """The members of a set with the highest printed value of a statistic; all of them if they are equal."""

    stat: int
    of: Sel

    def all(self, g: "Champions", f: Effect) -> list[int]:
        found = [(values.printed(g, self.stat, e), e) for e in self.of.all(g, f)]
        most = max([n for n, _ in found], default=0)
        return [e for n, e in found if n == most]


class FirstPlayer(Sel, frozen=True):
    """The first player, as their identity card."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [g.state.identities[g.state.first]] if g.state.first in g.state.alive else []


class AttackedPlayer(Sel, frozen=True):
    """The player whom an enemy has attacked, as their identity: whoever defends in another's place is the one."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        seat = g.condition(f).other
        return [g.state.identities[seat]] if seat in g.state.alive else []


class EveryTarget(Sel, frozen=True):
    """All that what the trigger names has happened to at the same time: each character that an attack has damaged."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        kind = g.condition(f).kind
        found = [g.state.live(c.target) for c in g.occurrence(f.occ).conds if c.kind == kind]
        return [e for e in dict.fromkeys(found) if e]


# -- more conditions and numbers -------------------------------------------------------------------


class IsType(Cond, frozen=True):
    """Some member of the set is a card of a type."""

    of: Sel
    type: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return any(g.is_type(e, self.type) for e in self.of.all(g, f))


class LastStep(Cond, frozen=True):
    """This Special is the last one of the sequence that is being resolved."""

    def test(self, g: "Champions", f: Effect) -> bool:
        return bool(f.vars.get("last_step", 0))


class Spent(Num, frozen=True):
    """How many cards were discarded as the cost of this ability; 1 as long as it has not been paid."""

    def eval(self, g: "Champions", f: Effect) -> int:
        n = f.vars.get("spent", 1)
        assert isinstance(n, int)
        return n


class Remaining(Num, frozen=True):
    """Remaining hit points of the first member of the set (0 if there is none)."""

    of: Sel

    def eval(self, g: "Champions", f: Effect) -> int:
        found = self.of.all(g, f)
        return values.remaining(g, found[0]) if found else 0


class PrintedStat(Num, frozen=True):
    """The printed value of a statistic on the face that the first member of the set shows (0 if there is none)."""

    stat: int
    of: Sel

    def eval(self, g: "Champions", f: Effect) -> int:
        found = self.of.all(g, f)
        return values.printed(g, self.stat, found[0]) if found else 0


class ResourcesOn(msgspec.Struct, frozen=True):
    """What a resource ability generates: the printed resources of the first member of the set, in number and type.

    Abilities of that card do not count: one that doubles its resources is not in effect (MC-RESCARD-03).
    """

    of: Sel

    def letters(self, g: "Champions", f: Effect) -> str:
        found = self.of.all(g, f)
        return g.ident(found[0]).resources if found else ""


class CanSpend(Cond, frozen=True):
    """You can spend all of these resources."""

    resources: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return payment.can_pay(g, f.seat, self.resources, "", ())


class Carries(Cond, frozen=True):
    """A card with a name is attached to some member of the set."""

    of: Sel
    name: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return any(g.face(a).name == self.name for e in self.of.all(g, f) for a in g.attached(e))


# -- minions of a kind -----------------------------------------------------------------------------


class WithTrait(Sel, frozen=True):
    """The members of a set of cards in play that have a trait, printed or gained."""

    of: Sel
    trait: str

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [e for e in self.of.all(g, f) if values.has_trait(g, e, self.trait)]

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return self.of.has(g, f, entity) and values.has_trait(g, entity, self.trait)


class FacedownMinions(Sel, frozen=True):
    """Cards in play that lie facedown as minions, in player order."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [e for e in Minions().all(g, f) if g.apart(e)]

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return g.apart(entity)
