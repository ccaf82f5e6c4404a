"""Paying costs: a plan of cards and resource abilities is made first, and nothing is written until it is complete."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import Cost
from goldenrule.games.champions.content import Face
from goldenrule.games.champions.ids import AREAS, HANDS
from goldenrule.games.champions.rules import enter, generating
from goldenrule.kernel.decisions import DONE, Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.game import Frame
from goldenrule.kernel.state import ENTITY_MASK, Serials

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

Source = tuple[str, int, int, str]
"""(verb, entity, ability index, resource letters): one way of generating resources."""


def letters(face: Face, aspect: str) -> str:
    """What a card in hand generates for something of an aspect (MC-RES-02, MC-RESCARD-03)."""
    if face.double_for and face.double_for == aspect:
        return face.resources * 2
    return face.resources


def sources(g: "Champions", seat: int, aspect: str, without: tuple[int, ...] = ()) -> list[Source]:
    """All ways in which a player can generate resources now: cards in hand, then resource abilities."""
    s = g.state
    faces = g.content.faces
    out: list[Source] = []
    for e in s.zones[HANDS[seat]]:
        face = faces[s.ident[e]]
        made = face.resources
        if made and e not in without:
            out.append(("pay", e, 0, letters(face, aspect) if face.double_for else made))
    for e in s.zones[AREAS[seat]]:
        if (found := faces[s.face[e]].resource_abilities) and e not in without:
            for index in found:
                made = generating.generates(g, seat, e, index)
                if made:
                    out.append(("generate", e, index, made))
    return out


def covers(need: str, units: str) -> bool:
    """Can these resources pay this cost? `need` has letters for types and "1" for any (MC-RES-05, -07)."""
    if len(units) < len(need):
        return False
    if not need.strip("1"):
        return True
    short = 0
    for letter in "EMP":
        wanted = need.count(letter)
        if wanted and (lacking := wanted - units.count(letter)) > 0:
            short += lacking
    return short <= units.count("W")


def can_play(g: "Champions", seat: int, entity: int) -> bool:
    """Can the cost of a card in hand be paid, without that card itself (OQ-43)?"""
    s = g.state
    faces, ident = g.content.faces, s.ident
    cost = enter.card_cost(g, entity)
    if cost <= 0:
        return True
    aspect = faces[ident[entity]].aspect
    have = 0
    for e in s.zones[HANDS[seat]]:
        if e != entity:
            other = faces[ident[e]]
            have += len(letters(other, aspect)) if other.double_for else other.worth
    return have >= cost or have + abilities_make(g, seat) >= cost


def abilities_make(g: "Champions", seat: int) -> int:
    """How many resources a player's resource abilities could generate now."""
    s = g.state
    faces, shown = g.content.faces, s.face
    n = 0
    for e in s.zones[AREAS[seat]]:
        if found := faces[shown[e]].resource_abilities:
            for index in found:
                n += len(generating.generates(g, seat, e, index))
    return n


def can_pay(g: "Champions", seat: int, need: str, aspect: str, without: tuple[int, ...]) -> bool:
    """Can a cost with types be paid? Resource abilities are looked at only if the hand is not enough."""
    s = g.state
    faces, ident, shown = g.content.faces, s.ident, s.face
    units = ""
    for e in s.zones[HANDS[seat]]:
        if e not in without:
            face = faces[ident[e]]
            units += letters(face, aspect) if face.double_for else face.resources
    if covers(need, units):
        return True
    for e in s.zones[AREAS[seat]]:
        if (found := faces[shown[e]].resource_abilities) and e not in without:
            for index in found:
                units += generating.generates(g, seat, e, index)
    return covers(need, units)


def payable_part(g: "Champions", seat: int, need: str) -> str:
    """As much of a cost with types as can be paid: all of it, or the largest part that can."""
    units = "".join([made for _, _, _, made in sources(g, seat, "")])
    parts = [""]
    for letter in need:
        parts += [part + letter for part in parts]
    return max((part for part in parts if covers(part, units)), key=len)


# -- starting a payment ----------------------------------------------------------------------------


def push_for_card(g: "Champions", seat: int, entity: int, cost: int) -> None:
    """Pay the cost of a card that is being played: its player is asked at once."""
    Pay(0, seat, "1" * cost, "", entity, (), ()).run(g)


def push_for_ability(g: "Champions", f: Effect, cost: Cost) -> None:
    """Pay the resources of an ability; they are paid for the card that it is on."""
    chosen = f.vars.get("cost", ())
    without = chosen if isinstance(chosen, tuple) else ()
    g.push(Pay(0, f.seat, cost.resources, cost.any_number_of, f.source & ENTITY_MASK, (), without))


def push_for_printed_cost(g: "Champions", f: Effect, entity: int) -> None:
    """Pay the printed cost of another card, for that card."""
    cost = g.ident(entity).stats[ids.COST]
    if cost:
        g.push(Pay(0, f.seat, "1" * cost, "", entity, (), ()))


def choose_discards(g: "Champions", f: Effect, least: int, most: int) -> bool:
    """Choose cards of the hand to discard as a cost, bound to "cost". False while it is asking."""
    chosen = f.vars.get("cost", ())
    assert isinstance(chosen, tuple)
    answer = g.take()
    if answer is not None and answer[0] == "pick":
        chosen = (*chosen, answer[1])
        f.vars = {**f.vars, "cost": chosen}
    hand = list(g.state.zones[HANDS[f.seat]])
    if answer is None or answer[0] == "pick":
        rest = hand[hand.index(chosen[-1]) + 1 :] if chosen else hand
        if chosen and least > len(chosen):
            rest = rest[: len(rest) - (least - len(chosen) - 1)]
        if rest and len(chosen) < most:
            options: list[Option] = [("pick", e, 0) for e in g.distinct(rest)]
            if len(chosen) >= least:
                options.append(DONE)
            f.ask(g, "discard_cost", options, args=(len(chosen), most))
            return False
    f.vars = {**f.vars, "cost": chosen}
    return True


class Pay(Frame):
    """Choosing what to pay with, one source at a time; then everything is paid at once (MC-INIT-06, MC-COST-06)."""

    seat: int
    need: str
    open: str  # a type of which any number may be spent, at least one
    target: int  # the card that is paid for
    plan: tuple[tuple[str, int, int], ...]
    without: tuple[int, ...]
    units: str = ""
    CARDS = ("target", "without")

    def renumber(self, g: "Champions", to: Serials) -> None:
        super().renumber(g, to)
        self.plan = tuple([(verb, to.card(e), index) for verb, e, index in self.plan])

    def run(self, g: "Champions") -> None:
        s = g.state
        faces = g.content.faces
        target = faces[s.ident[self.target]]
        answer = g.answer
        g.answer = None
        if self.pc == 1:
            if answer is None:
                g.ask(self, "declare", self.seat, [("declare", 0, 1), ("declare", 0, 0)], self.target)
                return
            self.commit(g, answer[2] == 1)
            return
        if answer is None or answer[0] != "done":
            if answer is not None:
                verb, e, index = answer
                self.plan += (answer,)
                self.without += (e,)
                if verb == "pay":
                    self.units += letters(faces[s.ident[e]], target.aspect)
                else:
                    self.units += generating.generates(g, self.seat, e, index)
            options = self.options(g, target.aspect)
            if options:
                if self.open and self.units:
                    options.append(DONE)
                g.ask(self, "pay", self.seat, options, self.target, (len(self.units), len(self.need)))
                return
        interest = target.interest
        if interest and self.need and interest not in self.units and "W" in self.units:
            self.pc = 1
            self.run(g)
            return
        self.commit(g, False)

    def options(self, g: "Champions", aspect: str) -> list[Option]:
        """Sources that bring the payment nearer to its end; none when it is complete."""
        if not self.open:
            if len(self.units) >= len(self.need) and covers(self.need, self.units):
                return []
            if not self.need.strip("1"):
                return self.any_source(g)
        seen: set[int] = set()
        out: list[Option] = []
        for verb, e, index, made in sources(g, self.seat, aspect, self.without):
            if not self.useful(made):
                continue
            if verb == "pay":
                ident = g.state.ident[e]
                if ident in seen:
                    continue
                seen.add(ident)
            out.append((verb, e, index))
        return out

    def any_source(self, g: "Champions") -> list[Option]:
        """Whatever generates anything, each printing in hand once."""
        s = g.state
        faces = g.content.faces
        without = self.without
        ident, shown = s.ident, s.face
        seen: list[int] = []
        out: list[Option] = []
        for e in s.zones[HANDS[self.seat]]:
            card = ident[e]
            if e not in without and card not in seen:
                seen.append(card)
                if faces[card].worth:
                    out.append(("pay", e, 0))
        for e in s.zones[AREAS[self.seat]]:
            if (found := faces[shown[e]].resource_abilities) and e not in without:
                for index in found:
                    if generating.generates(g, self.seat, e, index):
                        out.append(("generate", e, index))
        return out

    def useful(self, made: str) -> bool:
        if self.open:
            return self.open in made or "W" in made
        typed = [letter for letter in "EMP" if self.need.count(letter) > self.units.count(letter)]
        if any(letter in made for letter in typed) or (typed and "W" in made):
            return True
        spare = len(self.units) - sum(min(self.units.count(x), self.need.count(x)) for x in "EMP")
        return spare < self.need.count("1")

    def commit(self, g: "Champions", declared: bool) -> None:
        """Write the whole plan: discard the cards, use the resource abilities."""
        for verb, e, index in self.plan:
            if verb == "pay":
                g.discard(e)
            else:
                generating.spend_generator(g, self.seat, e, index)
        if g.observer is not None:
            g.emit("paid", self.seat, self.target, self.plan, self.units)
            g.emit("spent", self.seat, self.target, tuple([e for _, e, _ in self.plan]))
        under = g.stack[-1] if g.stack else None
        if isinstance(under, Effect):
            vars = dict(under.vars)
            interest = g.content.faces[g.state.ident[self.target]].interest
            if self.open:
                vars["paid"] = self.units.count(self.open) + self.units.count("W")
            elif interest and self.need and (interest in self.units or declared):
                vars["paid_" + interest] = 1
            under.vars = vars
