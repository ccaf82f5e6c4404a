"""Phase I, Recruitment (D-5): cards are played one at a time, and abilities are used, until the player is done."""

from typing import TYPE_CHECKING, ClassVar

from goldenrule.games.skirmish.abilities import SingleUse
from goldenrule.games.skirmish.content import ROOM
from goldenrule.games.skirmish.ids import (
    ACTIONS,
    BATTLEFIELD_COST,
    CHEAPER,
    FIRST_SLOT,
    HAND,
    RECRUITMENT,
    SEAT_OF,
    SLOTS,
)
from goldenrule.games.skirmish.readings import NEEDS_A_PLAY
from goldenrule.games.skirmish.rules.artifacts import use
from goldenrule.games.skirmish.rules.payment import (
    Plan,
    affordable,
    entry,
    fits,
    means,
    payments,
    settle_plan,
)
from goldenrule.games.skirmish.rules.placing import enter, play_battlefield, slot_options
from goldenrule.kernel.decisions import DONE, Option
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

BEGIN, CHOOSE, PAY, PLACE = range(4)


class Recruit(Frame):
    """The phase. `card` is being played and `plan` is how it is paid for so far; both are of a hidden hand.

    If they do not work out (as others may think that the hand consists of other cards), the player is asked anew.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "seat", "card", "plan")
    __slots__ = ("card", "plan", "seat")

    def __init__(self, pc: int, seat: int, card: int = 0, plan: Plan = ()) -> None:
        self.pc = pc
        self.seat = seat
        self.card = card
        self.plan = plan

    def copy(self) -> "Recruit":
        return Recruit(self.pc, self.seat, self.card, self.plan)

    def run(self, g: "Skirmish") -> None:
        pc = self.pc
        answer = g.take()
        if answer is None:
            if pc == BEGIN and self.begin(g):
                return
            if pc <= CHOOSE or not self.ask_on(g):
                self.pc = CHOOSE
                g.ask(self, "recruit", self.seat, recruitment_options(g, self.seat), free=True)
        elif pc == CHOOSE:
            verb, entity, index = answer
            if verb == "play":
                self.card = entity
                self.plan = ()
                self.go_on(g)
            elif verb == "use":
                g.stack.append(self)
                use(g, self.seat, entity, index)
            else:
                g.state.fresh = ()
        elif pc == PAY:
            self.plan = (*self.plan, entry(answer))
            self.go_on(g)
        else:
            self.commit(g, answer[2])

    def begin(self, g: "Skirmish") -> bool:
        """What happens as the phase begins. True if something was pushed."""
        s = g.state
        s.phase = "recruitment"
        s.used = ()
        s.played = False
        if g.observer is not None:
            g.emit("phase", "recruitment")
        self.pc = CHOOSE
        if not s.rows[RECRUITMENT]:
            return False
        g.stack.append(self)
        g.start(g.triggered(RECRUITMENT, [], self.seat))
        return True

    def go_on(self, g: "Skirmish") -> None:
        """Ask for the next payment, then for the slot; when everything is settled, play the card."""
        face = g.face(self.card)
        if face.character and g.copy_in_play(face, self.seat):
            self.commit(g, 0)  # free, and in the place of the copy (D-5.8)
            return
        symbols = face.symbols
        due = len(symbols)
        plan = self.plan
        while (done := len(plan)) < due:
            options = payments(g, self.seat, self.card, plan)
            if len(options) > 1:
                self.pc = PAY
                self.plan = plan
                g.ask(self, "pay", self.seat, options, self.card, (symbols[done], done, due))
                return
            plan = (*plan, entry(options[0]))
            g.forced_answers += 1
        self.plan = plan
        if face.kind == "battlefield":
            self.commit(g, 0)
        else:
            self.pc = PLACE
            g.ask(self, "slot", self.seat, slot_options(g, self.seat), self.card)

    def ask_on(self, g: "Skirmish") -> bool:
        """Ask again how to pay, or where to place. False if the plan does not work out."""
        face = g.face(self.card)
        done, due = len(self.plan), len(face.symbols)
        if (self.pc == PAY) != (done < due) or not fits(g, self.seat, self.card, self.plan):
            return False
        if self.pc == PAY:
            options = payments(g, self.seat, self.card, self.plan)
            args = (face.symbols[done], done, due)
            alone = len(options) == 1  # in another hand than the real one; it is asked all the same
            g.ask(self, "pay", self.seat, options, self.card, args, free=alone)
            return True
        options = slot_options(g, self.seat)
        if options and face.kind != "battlefield":
            g.ask(self, "slot", self.seat, options, self.card)
            return True
        return False

    def commit(self, g: "Skirmish", slot: int) -> None:
        """Pay and place (D-5.2, D-5.10)."""
        card, plan = self.card, self.plan
        self.pc = CHOOSE
        self.card = 0
        self.plan = ()
        g.stack.append(self)
        face = g.face(card)
        if plan:
            settle_plan(g, face.symbols, plan)
        if face.kind == "battlefield":
            play_battlefield(g, self.seat, card)
        else:
            enter(g, self.seat, card, slot, True)


def recruitment_options(g: "Skirmish", seat: int) -> list[Option]:
    """The cards that can be played now, the abilities that can be used, and being done."""
    options: list[Option] = []
    s = g.state
    zones, ident = s.zones, s.ident
    hand = zones[HAND + seat]
    if s.fresh:
        hand = tuple([e for e in hand if e not in s.fresh])
    if hand:
        faces = g.content.faces
        have = means(g, seat)
        cheaper = s.rows[CHEAPER] or s.rows[BATTLEFIELD_COST]
        first = FIRST_SLOT[seat]
        side = zones[first : first + SLOTS]
        room = () in side
        present = [faces[ident[found[0]]].character for found in side if found]
        seen: list[int] = []
        for e in hand:
            kind = ident[e]
            if kind in seen:
                continue
            seen.append(kind)
            face = faces[kind]
            if face.character and face.character in present:
                options.append(("play", e, 0))  # free, in the place of its copy (D-5.8)
            elif room or face.colour < 0:
                if have - face.due & ROOM == ROOM or (cheaper and affordable(g, seat, e, have)):
                    options.append(("play", e, 0))
    if s.rows[ACTIONS]:
        options += actions(g, seat)
    options.append(DONE)
    return options


def actions(g: "Skirmish", seat: int) -> list[Option]:
    """Abilities that may be used in the Recruitment phase: each once (DA-16), single-use Artifacts too (DA-15)."""
    s = g.state
    out: list[Option] = []
    for entity, index in s.rows[ACTIONS]:
        if SEAT_OF[s.zone[entity]] != seat or (entity, index) in s.used:
            continue
        ability = g.face(entity).abilities[index]
        if not isinstance(ability, SingleUse) and not s.played:
            if g.face(entity).kind == "artifact" and g.reads(NEEDS_A_PLAY):
                continue
        f = g.env(entity, index)
        if f.program.tree.may_change(g, f):
            out.append(("use", entity, index))
    return out
