"""Phase I, Recruitment (D-5): cards are played one at a time, and abilities are used, until the player is done."""

from itertools import repeat
from typing import TYPE_CHECKING, Final

from goldenrule.games.skirmish.abilities import SingleUse
from goldenrule.games.skirmish.content import LACKING, Face
from goldenrule.games.skirmish.events import RecruitmentBegins
from goldenrule.games.skirmish.ids import (
    ACTIONS,
    BATTLEFIELD_COST,
    CHEAPER,
    FIRST_SLOT,
    HAND,
    SEAT_OF,
    SLOTS,
)
from goldenrule.games.skirmish.readings import NEEDS_A_PLAY
from goldenrule.games.skirmish.rules.artifacts import use
from goldenrule.games.skirmish.rules.payment import (
    Plan,
    can_complete,
    may_pay,
    means_of,
    owed,
    payments,
    settle_plan,
    unavoidable_payment,
)
from goldenrule.games.skirmish.rules.placing import enter, play_battlefield, slot_options
from goldenrule.kernel.decisions import DONE, Option
from goldenrule.kernel.entities import LASTING_BASE
from goldenrule.kernel.fields import CardId, Seat
from goldenrule.kernel.game import Frame
from goldenrule.kernel.several import Several

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

BEGIN, CHOOSE, PAY, PLACE = range(4)
PLAY: Final[tuple[Option, ...]] = tuple(zip(repeat("play"), range(LASTING_BASE), repeat(0)))
"""The options to play a card, by entity."""


class Recruit(Frame):
    """The phase. `card` is being played and `plan` is how it is paid for so far; both are of a hidden hand.

    If they do not work out (as others may think that the hand consists of other cards), the player is asked again.
    """

    seat: Seat
    card: CardId = 0
    plan: Plan = ()

    def as_known_to(self, game: "Skirmish", seat: int) -> "Recruit | None":
        return Recruit(CHOOSE, self.seat) if self.card and seat != self.seat else None

    def several(self, game: "Skirmish") -> Several | None:
        return owed(game, self.seat, self.card, game.face(self.card).symbols, self.plan) if self.pc == PAY else None

    def run(self, game: "Skirmish") -> None:
        answer = game.answer
        if answer is None:
            if self.pc == BEGIN:
                self.begin(game)
            elif self.pc == CHOOSE or not self.ask_on(game):
                self.choose(game)
            return
        game.answer = None
        verb, entity, detail = answer
        pc = self.pc
        if pc == PAY:
            self.go_on(game, game.content.faces[game.state.ident[self.card]], answer)
        elif pc == PLACE:
            self.commit(game, game.content.faces[game.state.ident[self.card]], detail, 0)
        elif verb == "play":
            self.play(game, entity)
        elif verb == "use":
            game.stack.append(self)
            use(game, self.seat, entity, detail)
        else:
            game.state.fresh = ()

    def begin(self, game: "Skirmish") -> None:
        """The phase begins: effects that it triggers come before the first question."""
        state = game.state
        state.phase = "recruitment"
        state.used = ()
        state.played = False
        if game.observer is not None:
            game.tell_event(RecruitmentBegins, "recruitment")
        if not state.rows[RecruitmentBegins.row]:
            self.choose(game)
            return
        self.pc = CHOOSE
        game.stack.append(self)
        game.start(game.triggered(RecruitmentBegins.row, [], self.seat))

    def choose(self, game: "Skirmish") -> None:
        """Ask which card to play now, or which ability to use; one may always be done (D-5.1).

        A hand that can pay for nothing is asked as well: not to ask would reveal it. An empty hand is not: all see it.
        """
        self.pc = CHOOSE
        seat = self.seat
        state = game.state
        rows, zones = state.rows, state.zones
        hand = zones[HAND + seat]
        if state.fresh:
            hand = tuple([e for e in hand if e not in state.fresh])
        options: list[Option] = []
        if hand:
            content, ident = game.content, state.ident
            characters, costs, dues = content.characters, content.costs, content.dues
            have = means_of(game, seat)
            n, tally = have
            cheaper = rows[CHEAPER] or rows[BATTLEFIELD_COST]
            first = FIRST_SLOT[seat]
            side = sum(zones[first : first + SLOTS], ())
            room = len(side) < SLOTS
            present = []
            for e in side:
                present.append(characters[ident[e]])
            seen: list[int] = []  # one of each kind is offered
            for e in hand:
                kind = ident[e]
                if kind in seen:
                    continue
                seen.append(kind)
                if (
                    (room or content.faces[kind].colour < 0)
                    and (
                        (n > costs[kind] and not dues[kind] - tally & LACKING)
                        or (cheaper and may_pay(game, seat, e, have))
                    )
                ) or (characters[kind] in present and characters[kind]):  # free, in the place of its copy (D-5.8)
                    options.append(PLAY[e])
        if rows[ACTIONS]:
            options += actions(game, seat)
        options.append(DONE)
        game.ask(self, "recruit", seat, options, 0, (), bool(hand))

    def play(self, game: "Skirmish", card: int) -> None:
        """A card is to be played: free, in the place of its copy (D-5.8), or paid for."""
        self.card = card
        self.plan = ()
        face = game.content.faces[game.state.ident[card]]
        if face.character:
            replaced = game.copy_in_play(face, self.seat)
            if replaced:
                self.commit(game, face, 0, replaced)
                return
        self.go_on(game, face, None)

    def go_on(self, game: "Skirmish", face: Face, answer: Option | None) -> None:
        """Ask for the next payment, then for the slot; when everything is settled, play the card."""
        symbols = face.symbols
        due = len(symbols)
        plan = self.plan
        while True:
            if answer is not None:
                verb, paid, colour = answer
                plan += (paid if verb == "pay" else -1 - colour if verb == "civilian" else 0,)
            done = len(plan)
            if done == due:
                break
            options = payments(game, self.seat, self.card, symbols, plan)
            answer = options[0]
            if len(options) > 1:
                answer = unavoidable_payment(game, self.seat, self.card, symbols, plan, options)
                if answer is None:
                    self.pc = PAY
                    self.plan = plan
                    game.ask(self, "pay", self.seat, options, self.card, (symbols[done], done, due))
                    return
            game.forced_answers += 1
        self.plan = plan
        if face.kind == "battlefield":
            self.commit(game, face, 0, 0)
        else:
            self.pc = PLACE
            game.ask(self, "slot", self.seat, slot_options(game, self.seat), self.card)

    def ask_on(self, game: "Skirmish") -> bool:
        """Ask again how to pay, or where to place. False if the plan does not work out."""
        face = game.face(self.card)
        done, due = len(self.plan), len(face.symbols)
        if (self.pc == PAY) != (done < due) or not can_complete(game, self.seat, self.card, self.plan):
            return False
        if game.copy_in_play(face, self.seat):
            return False  # it would be played free
        if self.pc == PAY:
            options = payments(game, self.seat, self.card, face.symbols, self.plan)
            args = (face.symbols[done], done, due)
            alone = len(options) == 1  # in another hand than the real one; it is asked all the same
            game.ask(self, "pay", self.seat, options, self.card, args, free=alone)
            return True
        options = slot_options(game, self.seat)
        if options and face.kind != "battlefield":
            game.ask(self, "slot", self.seat, options, self.card)
            return True
        return False

    def commit(self, game: "Skirmish", face: Face, slot: int, replaced: int) -> None:
        """Pay and place (D-5.2, D-5.10); if nothing comes of it, the phase goes on here and now."""
        card, plan = self.card, self.plan
        self.pc = CHOOSE
        self.card = 0
        self.plan = ()
        stack = game.stack
        stack.append(self)
        depth = len(stack)
        if plan:
            settle_plan(game, face.symbols, plan)
        if face.kind == "battlefield":
            play_battlefield(game, self.seat, card)
        else:
            enter(game, self.seat, card, slot, replaced, True)
        if len(stack) > depth and not game.state.dirty:
            stack.pop().run(game)  # run its consequences now, as the game loop would next
        if len(stack) == depth and not game.state.dirty:
            stack.pop()
            self.choose(game)


def actions(game: "Skirmish", seat: int) -> list[Option]:
    """Abilities that may be used in the Recruitment phase: each once (DA-16), single-use Artifacts too (DA-15)."""
    state = game.state
    faces, ident, zone = game.content.faces, state.ident, state.zone
    out: list[Option] = []
    for entity, index in state.rows[ACTIONS]:
        if SEAT_OF[zone[entity]] != seat or (state.used and (state.ref(entity), index) in state.used):
            continue
        face = faces[ident[entity]]
        if not state.played and face.kind == "artifact" and not isinstance(face.abilities[index], SingleUse):
            if game.reads(NEEDS_A_PLAY):
                continue
        effect = game.env(entity, index)
        if effect.program.tree.may_change(game, effect):
            out.append(("use", entity, index))
    return out
