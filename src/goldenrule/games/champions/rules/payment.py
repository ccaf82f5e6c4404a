"""Paying costs: a plan of cards and resource abilities is made first, and nothing is written until it is complete."""

from typing import TYPE_CHECKING, Annotated, Final

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.abilities import Bill, Cost
from goldenrule.games.champions.ids import HANDS
from goldenrule.games.champions.rules import affordable, generating
from goldenrule.kernel.decisions import DONE, Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.fields import CardId, ChosenOption, Seat, Size
from goldenrule.kernel.game import Frame
from goldenrule.kernel.several import Several, remaining

if TYPE_CHECKING:
    from collections.abc import Callable

    from goldenrule.games.champions.game import Champions

RESOURCE: Final = {"E": 1, "M": 2, "P": 4, "W": 7}
"""What a resource can be paid for, as bits: a wild one for each type (MC-RES-07)."""
NEED: Final = {"E": 1, "M": 2, "P": 4, "1": 7}
"""The resources that can pay for a letter of a cost, as the same bits."""

# -- starting a payment ----------------------------------------------------------------------------


def push_for_card(game: "Champions", seat: int, entity: int, cost: int) -> None:
    """Pay the cost of a card that is being played: its player is asked at once."""
    Pay(0, seat, "1" * cost, "", entity, (), ()).run(game)


def push_for_ability(game: "Champions", effect: Effect, cost: Cost) -> None:
    """Pay the resources of an ability; they are paid for the card that it is on."""
    game.push(Pay(0, effect.seat, cost.resources, cost.any_number_of, effect.source & ENTITY_MASK, (), ()))


def push_for_printed_cost(game: "Champions", effect: Effect, entity: int) -> None:
    """Pay the printed cost of another card, for that card."""
    cost = game.ident(entity).stats[ids.COST]
    if cost:
        game.push(Pay(0, effect.seat, "1" * cost, "", entity, (), ()))


def choose_discards(game: "Champions", effect: Effect, least: int, most: int) -> tuple[int, ...] | None:
    """Choose cards of the hand to discard as a cost, bound to "cost" meanwhile. None while it is asking.

    Only cards without which the rest of the cost can be paid are offered.
    """
    chosen = effect.vars.get("cost", ())
    assert isinstance(chosen, tuple)
    answer = game.take()
    if answer is not None and answer[0] == "pick":
        chosen = (*chosen, answer[1])
        effect.vars = {**effect.vars, "cost": chosen}
    if answer is None or answer[0] == "pick":
        rest = remaining(game.state.zones[HANDS[effect.seat]], chosen)
        still = least - len(chosen) - 1  # after this one
        if still > 0:
            rest = rest[: max(0, len(rest) - still)]
        if rest and len(chosen) < most:
            offered = _not_needed(game, effect, game.distinct(rest), chosen, still)
            options: list[Option] = [("pick", e, 0) for e in offered]
            if len(chosen) >= least:
                options.append(DONE)
            if offered:
                effect.ask(game, "discard_cost", options, args=(len(chosen), most))
                return None
    effect.vars = {**effect.vars, "cost": chosen}
    return chosen


def discards(game: "Champions", effect: Effect, least: int, most: int) -> Several:
    """Return what is still to be chosen of the cards that are discarded as a cost."""
    chosen = effect.vars.get("cost", ())
    assert isinstance(chosen, tuple)
    done = len(chosen)
    cards = _not_needed(game, effect, remaining(game.state.zones[HANDS[effect.seat]], chosen), chosen, least - done - 1)
    return Several.cards([("pick", e, 0) for e in cards], least - done, most - done, given_up=True)


def _not_needed(
    game: "Champions", effect: Effect, cards: list[int], chosen: "tuple[int, ...]", still: int
) -> list[int]:
    """Those without which the rest of the cost can be paid if so many more are discarded after one of them."""
    bill = affordable.remaining_bill(game, effect)
    if bill is None or not bill.needs:
        return cards
    bill.discards = max(0, still)
    aspect = game.ident(effect.source & ENTITY_MASK).aspect
    hand = game.state.zones[HANDS[effect.seat]]
    return [
        e
        for e in cards
        if affordable.can_pay_bill(game, effect.seat, aspect, bill, (*chosen, e), kept=tuple(hand[: hand.index(e)]))
    ]


class Pay(Frame):
    """Choosing what to pay with, one source at a time; then everything is paid at once (MC-INIT-06, MC-COST-06)."""

    seat: Seat
    need: str
    open: str  # a type of which any number may be spent, at least one
    target: CardId  # the card that is paid for
    plan: Annotated[tuple[ChosenOption, ...], Size(100)]
    without: tuple[CardId, ...]
    units: str = ""

    def run(self, game: "Champions") -> None:
        state = game.state
        faces = game.content.faces
        target = faces[state.ident[self.target]]
        answer = game.answer
        game.answer = None
        if self.pc == 1:
            if answer is None:
                game.ask(self, "declare", self.seat, [("declare", 0, 1), ("declare", 0, 0)], self.target)
                return
            self.commit(game, answer[2] == 1)
            return
        if answer is None or answer[0] != "done":
            if answer is not None:
                verb, e, index = answer
                self.plan += (answer,)
                if verb == "pay":
                    self.without += (e,)
                    self.units += affordable.resources_of(faces[state.ident[e]], target.aspect)
                else:
                    self.units += generating.generated_resources(game, self.seat, e, index)
            options = self.options(game, target.aspect)
            if options:
                if self.open and self.is_covered():
                    options.append(DONE)
                game.ask(self, "pay", self.seat, options, self.target, (len(self.units), len(self.need)))
                return
        interest = target.interest
        if interest and self.need and interest not in self.units and "W" in self.units:
            self.pc = 1
            self.run(game)
            return
        self.commit(game, False)

    def several(self, game: "Champions") -> Several | None:
        """What is still to be paid: each source with the resources that it makes, for each resource of the cost."""
        if self.pc:
            return None
        aspect, bill = game.ident(self.target).aspect, self.bill(game)
        found: list[affordable.Source] = []
        for e in game.state.zones[HANDS[self.seat]]:
            if e not in self.without:
                found.append(("pay", e, 0, affordable.resources_of(game.ident(e), aspect)))
        found += affordable.generators(game, self.seat, self.plan, bill)[0]
        missing = affordable.missing(self.need + self.open, self.units)
        wanted = missing + self.open * sum([len(made) for *_, made in found])
        found = [each for each in found if affordable.can_fill(each[3], wanted)]
        offered = {game.ident(e).code if verb == "pay" else e for verb, e, _ in self.options(game, aspect)}
        found = [each for each in found if (game.ident(each[1]).code if each[0] == "pay" else each[1]) in offered]
        units = tuple([tuple([RESOURCE[letter] for letter in made]) for *_, made in found])
        slots = tuple([NEED[letter] for letter in wanted])
        return Several(tuple([each[:3] for each in found]), units, slots, len(missing), given_up=True)

    def is_covered(self) -> bool:
        """Is everything paid that has to be, of an open type at least one?"""
        return affordable.covers(self.need + self.open, self.units)

    def bill(self, game: "Champions") -> Bill | None:
        """What is paid at the same time: the rest of the cost, and resource abilities that have been chosen."""
        under = game.stack[-1] if game.stack else None
        bill = affordable.remaining_bill(game, under) if isinstance(under, Effect) else None
        for verb, e, index in self.plan:
            if verb == "generate":
                bill = Bill() if bill is None else bill
                generating.generated_resources(game, self.seat, e, index, bill)
        return bill

    def options(self, game: "Champions", aspect: str) -> list[Option]:
        """Sources that bring the payment nearer to its end; none when it is complete.

        What the rest of the cost needs is not among them.
        """
        plain = not self.open and not self.need.strip("1")
        done = len(self.units) >= len(self.need) if plain else self.is_covered()
        if done and not self.open:
            return []
        bill = self.bill(game)
        made, apart = affordable.generators(game, self.seat, self.plan, bill)
        wanted = None if plain else self.wanted(done)
        found = self.cards(game, aspect, wanted)
        for each in made:
            if wanted is None or wanted(each[3]):
                found.append(each[:3])
        if not apart and (bill is None or not (bill.needs or bill.discards)):
            return found
        bill = Bill() if bill is None else bill
        bill.needs = (self.need + self.open, *bill.needs)
        enough: list[Option] = []
        for option in found:
            if self.leaves_enough(game, aspect, bill, option):
                enough.append(option)
        return enough or found

    def cards(self, game: "Champions", aspect: str, wanted: "Callable[[str], bool] | None") -> list[Option]:
        """Cards in hand that make something that is wanted, each printing once; None: whatever they make."""
        state = game.state
        faces, ident, without = game.content.faces, state.ident, self.without
        seen: list[int] = []
        out: list[Option] = []
        for e in state.zones[HANDS[self.seat]]:
            card = ident[e]
            if e not in without and card not in seen:
                seen.append(card)
                face = faces[card]
                if face.worth and (wanted is None or wanted(affordable.resources_of(face, aspect))):
                    out.append(("pay", e, 0))
        return out

    def leaves_enough(self, game: "Champions", aspect: str, bill: Bill, option: Option) -> bool:
        """Can everything still be paid after this choice?"""
        verb, e, index = option
        if verb == "pay":
            units = self.units + affordable.resources_of(game.ident(e), aspect)
            return affordable.can_pay_bill(game, self.seat, aspect, bill, (*self.without, e), self.plan, (), units)
        after = bill.copy()
        units = self.units + generating.generated_resources(game, self.seat, e, index, after)
        return affordable.can_pay_bill(game, self.seat, aspect, after, self.without, (*self.plan, option), (), units)

    def wanted(self, done: bool) -> "Callable[[str], bool]":
        """Says of resources whether they bring a payment with types nearer to its end."""
        if self.open and (done or not self.need):
            return lambda made: self.open in made or "W" in made
        need, units = self.need + self.open, self.units
        typed = [letter for letter in "EMP" if need.count(letter) > units.count(letter)]
        spare = len(units) - sum(min(units.count(x), need.count(x)) for x in "EMP")
        any_type = spare < need.count("1")
        return lambda made: any_type or any(x in made for x in typed) or bool(typed and "W" in made)

    def commit(self, game: "Champions", declared: bool) -> None:
        """Write the whole plan: discard the cards, use the resource abilities."""
        under = game.stack[-1] if game.stack else None
        for verb, e, index in self.plan:
            if verb == "pay":
                game.discard(e)
            else:
                generating.spend_generator(game, self.seat, e, index)
        if game.observer is not None:
            game.tell_event(events.Paid, self.seat, self.target, self.plan, self.units)
            game.tell_event(events.Spent, self.seat, self.target, tuple([e for _, e, _ in self.plan]))
        if isinstance(under, Effect):
            vars = dict(under.vars)
            interest = game.content.faces[game.state.ident[self.target]].interest
            if self.open:
                n = len(self.units)
                while n and not affordable.covers(self.need + self.open * n, self.units):
                    n -= 1
                vars["paid"] = n
            elif interest and self.need and (interest in self.units or declared):
                vars["paid_" + interest] = 1
            under.vars = vars
