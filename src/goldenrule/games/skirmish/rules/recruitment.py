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
    affordable,
    fits,
    means,
    owed,
    payments,
    settle_plan,
    unavoidable,
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

    If they do not work out (as others may think that the hand consists of other cards), the player is asked anew.
    """

    seat: Seat
    card: CardId = 0
    plan: Plan = ()

    def concealed(self, g: "Skirmish", seat: int) -> "Recruit | None":
        return Recruit(CHOOSE, self.seat) if self.card and seat != self.seat else None

    def several(self, g: "Skirmish") -> Several | None:
        return owed(g, self.seat, self.card, g.face(self.card).symbols, self.plan) if self.pc == PAY else None

    def run(self, g: "Skirmish") -> None:
        answer = g.answer
        if answer is None:
            if self.pc == BEGIN:
                self.begin(g)
            elif self.pc == CHOOSE or not self.ask_on(g):
                self.choose(g)
            return
        g.answer = None
        verb, entity, detail = answer
        pc = self.pc
        if pc == PAY:
            self.go_on(g, g.content.faces[g.state.ident[self.card]], answer)
        elif pc == PLACE:
            self.commit(g, g.content.faces[g.state.ident[self.card]], detail, 0)
        elif verb == "play":
            self.play(g, entity)
        elif verb == "use":
            g.stack.append(self)
            use(g, self.seat, entity, detail)
        else:
            g.state.fresh = ()

    def begin(self, g: "Skirmish") -> None:
        """The phase begins: effects that it triggers come before the first question."""
        s = g.state
        s.phase = "recruitment"
        s.used = ()
        s.played = False
        if g.observer is not None:
            g.tell_of(RecruitmentBegins, "recruitment")
        if not s.rows[RecruitmentBegins.row]:
            self.choose(g)
            return
        self.pc = CHOOSE
        g.stack.append(self)
        g.start(g.triggered(RecruitmentBegins.row, [], self.seat))

    def choose(self, g: "Skirmish") -> None:
        """Ask which card to play now, or which ability to use; one may always be done (D-5.1).

        A hand that can pay for nothing is asked as well: not to ask would reveal it. An empty hand is not: all see it.
        """
        self.pc = CHOOSE
        seat = self.seat
        s = g.state
        rows, zones = s.rows, s.zones
        hand = zones[HAND + seat]
        if s.fresh:
            hand = tuple([e for e in hand if e not in s.fresh])
        options: list[Option] = []
        if hand:
            content, ident = g.content, s.ident
            characters, costs, dues = content.characters, content.costs, content.dues
            have = means(g, seat)
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
                        or (cheaper and affordable(g, seat, e, have))
                    )
                ) or (characters[kind] in present and characters[kind]):  # free, in the place of its copy (D-5.8)
                    options.append(PLAY[e])
        if rows[ACTIONS]:
            options += actions(g, seat)
        options.append(DONE)
        g.ask(self, "recruit", seat, options, 0, (), bool(hand))

    def play(self, g: "Skirmish", card: int) -> None:
        """A card is to be played: free, in the place of its copy (D-5.8), or paid for."""
        self.card = card
        self.plan = ()
        face = g.content.faces[g.state.ident[card]]
        if face.character:
            replaced = g.copy_in_play(face, self.seat)
            if replaced:
                self.commit(g, face, 0, replaced)
                return
        self.go_on(g, face, None)

    def go_on(self, g: "Skirmish", face: Face, answer: Option | None) -> None:
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
            options = payments(g, self.seat, self.card, symbols, plan)
            answer = options[0]
            if len(options) > 1:
                answer = unavoidable(g, self.seat, self.card, symbols, plan, options)
                if answer is None:
                    self.pc = PAY
                    self.plan = plan
                    g.ask(self, "pay", self.seat, options, self.card, (symbols[done], done, due))
                    return
            g.forced_answers += 1
        self.plan = plan
        if face.kind == "battlefield":
            self.commit(g, face, 0, 0)
        else:
            self.pc = PLACE
            g.ask(self, "slot", self.seat, slot_options(g, self.seat), self.card)

    def ask_on(self, g: "Skirmish") -> bool:
        """Ask again how to pay, or where to place. False if the plan does not work out."""
        face = g.face(self.card)
        done, due = len(self.plan), len(face.symbols)
        if (self.pc == PAY) != (done < due) or not fits(g, self.seat, self.card, self.plan):
            return False
        if g.copy_in_play(face, self.seat):
            return False  # it would be played free
        if self.pc == PAY:
            options = payments(g, self.seat, self.card, face.symbols, self.plan)
            args = (face.symbols[done], done, due)
            alone = len(options) == 1  # in another hand than the real one; it is asked all the same
            g.ask(self, "pay", self.seat, options, self.card, args, free=alone)
            return True
        options = slot_options(g, self.seat)
        if options and face.kind != "battlefield":
            g.ask(self, "slot", self.seat, options, self.card)
            return True
        return False

    def commit(self, g: "Skirmish", face: Face, slot: int, replaced: int) -> None:
        """Pay and place (D-5.2, D-5.10); if nothing comes of it, the phase goes on here and now."""
        card, plan = self.card, self.plan
        self.pc = CHOOSE
        self.card = 0
        self.plan = ()
        stack = g.stack
        stack.append(self)
        depth = len(stack)
        if plan:
            settle_plan(g, face.symbols, plan)
        if face.kind == "battlefield":
            play_battlefield(g, self.seat, card)
        else:
            enter(g, self.seat, card, slot, replaced, True)
        if len(stack) > depth and not g.state.dirty:
            stack.pop().run(g)  # what comes of it: the game would do that next
        if len(stack) == depth and not g.state.dirty:
            stack.pop()
            self.choose(g)


def actions(g: "Skirmish", seat: int) -> list[Option]:
    """Abilities that may be used in the Recruitment phase: each once (DA-16), single-use Artifacts too (DA-15)."""
    s = g.state
    faces, ident, zone = g.content.faces, s.ident, s.zone
    out: list[Option] = []
    for entity, index in s.rows[ACTIONS]:
        if SEAT_OF[zone[entity]] != seat or (s.used and (s.ref(entity), index) in s.used):
            continue
        face = faces[ident[entity]]
        if not s.played and face.kind == "artifact" and not isinstance(face.abilities[index], SingleUse):
            if g.reads(NEEDS_A_PLAY):
                continue
        f = g.env(entity, index)
        if f.program.tree.may_change(g, f):
            out.append(("use", entity, index))
    return out
