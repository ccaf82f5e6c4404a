"""Combat: sequences of a power choice, two attacks and an outwit duel, until somebody is defeated (H-12, H-14)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import ATTACK, DEFENSE, HEROES, KO, NOBODY, OUTWIT, VILLAIN
from goldenrule.games.heroes.rules import dice
from goldenrule.games.heroes.rules.windows import open_in_fight
from goldenrule.games.heroes.state import Fight
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Frame, Sealed

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def standing(g: "Heroes", fight: Fight) -> list[int]:
    """The heroes who can go on fighting."""
    there = g.ready_at(fight.seat, fight.place)
    return [e for e in there if e in fight.team] if fight.team else there


def stage(g: "Heroes") -> int:
    """The step of the combat that comes next, see `Combat.run`; for abilities that ask what is still to come."""
    return next((frame.pc for frame in reversed(g.stack) if isinstance(frame, Combat)), 0)


SECOND_ATTACK, DUEL, SEQUENCE_END, NEXT_SEQUENCE, FINISHED = 5, 6, 7, 8, 9
"""Steps of a combat: two in each sequence, its end, what follows, and the one after a combat that is over."""


class Combat(Frame):
    """A combat from its first sequence to its end; `state.fight` holds what is going on."""

    def run(self, g: "Heroes") -> None:
        fight = g.fight()
        stack = g.stack
        stack.append(self)
        while True:
            if fight.stopped and not fight.over:
                self.go_on(g, fight)
            step = self.pc
            self.pc += 1
            if fight.over:
                if step < FINISHED:
                    self.pc = FINISHED
                    fight.roll = -1
                    if open_in_fight(g, ids.COMBAT_END):
                        return
                else:
                    stack.pop()
                    self.end(g)
                    return
            elif step == 0:
                g.emit("fight", fight.hero if len(standing(g, fight)) == 1 else 0, fight.lead)
                g.emit("initiative", fight.initiative)
                if open_in_fight(g, ids.COMBAT_START):
                    return
            elif step == 1:
                begin_sequence(g, fight)
                if self.choose_hero(g, fight):
                    return
            elif step == 2:
                if open_in_fight(g, ids.SEQUENCE_START):
                    return
            elif step == 3:
                g.push(choice_of_powers(g, fight))
                return
            elif step == 4:
                g.emit("powers", fight.hero, fight.lead, *fight.powers)
                g.push(RollOff(0, ATTACK, fight.initiative))
                return
            elif step == 5:
                if "second" not in fight.skips:
                    g.push(RollOff(0, ATTACK, 1 - fight.initiative))
                    return
            elif step == 6:
                if "outwit" not in fight.skips:
                    g.push(RollOff(0, OUTWIT, fight.initiative))
                    return
            elif step == 7:
                if open_in_fight(g, ids.SEQUENCE_END):
                    return
            else:
                end_sequence(g, fight)
                self.pc = 1

    def choose_hero(self, g: "Heroes", fight: Fight) -> bool:
        """With several heroes the HP says who fights in this sequence (H-14.1); true if that is being asked."""
        able = standing(g, fight)
        if not able:  # an ability has taken them away; the Lead has won if it has defeated the last one
            end_combat(fight, VILLAIN if g.piece(fight.hero).wounded else NOBODY)
            return False
        if len(able) == 1:
            if fight.hero != able[0]:
                fight.hero = able[0]
                g.emit("fighter", fight.hero)
            return False
        g.push(ChooseHero(0))
        return True

    def go_on(self, g: "Heroes", fight: Fight) -> None:
        """A hero has been defeated and another one stands: its end comes (H-13.5), then the next sequence."""
        fight.stopped = False
        fight.roll = -1
        if fight.sequence == 0:
            pass_initiative(g, fight)
            self.pc = 1
        elif self.pc <= SEQUENCE_END:
            self.pc = SEQUENCE_END

    def end(self, g: "Heroes") -> None:
        g.emit("fought", g.fight().won)
        g.ret = int(g.fight().won == HEROES)


class ChooseHero(Frame):
    """The HP says which of several heroes fights."""

    def run(self, g: "Heroes") -> None:
        fight = g.fight()
        answer = g.take()
        if answer is None:
            g.ask(self, "fighter", fight.seat, [("fight", e, 0) for e in standing(g, fight)])
            return
        fight.hero = answer[1]
        g.emit("fighter", fight.hero)


def begin_sequence(g: "Heroes", fight: Fight) -> None:
    fight.sequence += 1
    fight.last_powers = fight.powers if fight.powers[0] >= 0 else fight.last_powers
    fight.powers = (-1, -1)
    fight.dice = ((), ())
    fight.hits = (0, 0)
    fight.roll = -1


def end_sequence(g: "Heroes", fight: Fight) -> None:
    """The initiative goes to whom it is due, and what lasted for the sequence ends."""
    pass_initiative(g, fight)
    fight.mods = tuple(
        [
            (ids.SEQUENCE, *mod[1:]) if mod[0] == ids.NEXT_SEQUENCE else mod
            for mod in fight.mods
            if mod[0] in (ids.NEXT_SEQUENCE, ids.COMBAT)
        ]
    )
    fight.limits = (fight.limits[0] >> 4, fight.limits[1] >> 4)
    fight.skips = tuple([each[5:] for each in fight.skips if each.startswith("next_")])
    fight.open_choice = -1


def pass_initiative(g: "Heroes", fight: Fight) -> None:
    """Who has it in the next sequence, by the outwit duel, an ability or the defeat of a hero (H-12.17, H-14.5)."""
    if fight.next_initiative >= 0 and fight.next_initiative != fight.initiative:
        fight.initiative = fight.next_initiative
        g.emit("initiative", fight.initiative)
    fight.next_initiative = -1


# -- choosing powers ---------------------------------------------------------------------------------------------------


def colours(g: "Heroes", fight: Fight, side: int) -> tuple[int, ...]:
    """The powers that a side may choose (H-12.8), without those that an ability forbids as long as one is left."""
    every = g.face(fight.hero if side == HEROES else fight.lead).colours
    allowed = tuple([c for c in every if not fight.limits[side] >> c & 1])
    return allowed or every


def choice_of_powers(g: "Heroes", fight: Fight) -> Frame:
    return ChoosePowers(0) if fight.open_choice < 0 else ChooseOpenly(0)


class ChoosePowers(Sealed):
    """Both sides choose a power in secret and reveal it together (H-12.7)."""

    def questions(self, g: "Heroes") -> list[Decision]:
        fight = g.fight()
        given = [seat for seat, _ in self.answers]
        out = []
        for side, seat in ((HEROES, fight.seat), (VILLAIN, fight.runner)):
            able = colours(g, fight, side)
            if seat not in given and len(able) > 1:
                out.append(Decision("power", seat, tuple([("power", 0, c) for c in able])))
        return out

    def opened(self, g: "Heroes") -> None:
        fight = g.fight()
        chosen: dict[int, Option] = dict(self.answers)
        powers = []
        for side, seat in ((HEROES, fight.seat), (VILLAIN, fight.runner)):
            powers.append(chosen[seat][2] if seat in chosen else colours(g, fight, side)[0])
        fight.powers = (powers[0], powers[1])


class ChooseOpenly(Frame):
    """One side chooses its power in the open, before the other one."""

    def run(self, g: "Heroes") -> None:
        fight = g.fight()
        for number in range(self.pc, 2):
            side = fight.open_choice if number == 0 else 1 - fight.open_choice
            answer = g.take()
            if answer is None:
                seat = fight.seat if side == HEROES else fight.runner
                self.pc = number
                g.ask(self, "power", seat, [("power", 0, c) for c in colours(g, fight, side)])
                return
            fight.powers = (answer[2], fight.powers[1]) if side == HEROES else (fight.powers[0], answer[2])


# -- an attack phase or an outwit duel ---------------------------------------------------------------------------------


class RollOff(Frame):
    """Both sides roll, one after the other (A-19), then compare. `first` attacks, or has the initiative."""

    kind: int
    first: int

    def run(self, g: "Heroes") -> None:
        fight = g.fight()
        stack = g.stack
        stack.append(self)
        while not fight.stopped:
            step = self.pc
            self.pc += 1
            if step == 0:
                fight.dice = ((), ())
                fight.hits = (0, 0)
                if self.kind == ATTACK and g.value(self.first, ATTACK) == 0:
                    stack.pop()  # H-12.12
                    g.emit("unfought", self.first)
                    return
            elif step in (1, 4):
                side = self.first if step == 1 else 1 - self.first
                fight.roll = side
                roll = self.roll(side)
                fight.count = g.value(side, roll)
                fight.boost = dice.boosted(g, fight, side)
                if open_in_fight(g, ids.BEFORE_ROLL, roll, side):
                    return
            elif step in (2, 5):
                if "roll" in fight.skips:
                    fight.skips = tuple([each for each in fight.skips if each != "roll"])
                    fight.count = 0
                dice.make_roll(g, fight, self.roll(fight.roll))
            elif step in (3, 6):
                side = fight.roll
                if fight.dice[side] and open_in_fight(g, ids.AFTER_ROLL, self.roll(side), side):
                    return
            elif step == 7:
                fight.roll = -1
                if open_in_fight(g, ids.RESULT, self.kind, self.first):
                    return
            else:
                stack.pop()
                self.compare(g, fight)
                if fight.mods:
                    fight.mods = tuple([mod for mod in fight.mods if mod[0] != "roll"])
                return
        stack.pop()

    def roll(self, side: int) -> int:
        return OUTWIT if self.kind == OUTWIT else ATTACK if side == self.first else DEFENSE

    def compare(self, g: "Heroes", fight: Fight) -> None:
        mine, theirs = dice.hits(fight, self.first), dice.hits(fight, 1 - self.first)
        g.emit("hits", mine, theirs)
        if self.kind == ATTACK:
            if mine and mine >= theirs:  # H-12.10
                g.push(TakeKO(0, 1 - self.first))
            return
        if mine != theirs:  # H-12.15, H-12.17
            winner = self.first if mine > theirs else 1 - self.first
            if fight.next_initiative < 0:
                fight.next_initiative = winner
            g.push(TakeKO(0, 1 - winner))


class TakeKO(Frame):
    """A side takes a KO, unless it is prevented; with as many as its KO value the fighter is defeated."""

    side: int

    def run(self, g: "Heroes") -> None:
        fight = g.fight()
        if self.pc == 0:
            self.pc = 1
            fight.ko = self.side
            g.push(self)
            if open_in_fight(g, KO, -1, self.side):
                return
            g.stack.pop()
        taken = fight.ko == self.side and not fight.stopped  # KO results come one at a time
        fight.ko = -1
        if taken:
            entity = g.fighter(self.side)
            g.set_ko(entity, g.piece(entity).ko + 1)
            check_defeat(g, self.side)


def check_defeat(g: "Heroes", side: int) -> None:
    """Is the fighter of a side defeated? Then the combat ends, or goes on with another hero (H-14.3 to H-14.6).

    What is being carried out goes on; no further step of the sequence begins.
    """
    fight = g.fight()
    entity = g.fighter(side)
    if fight.stopped or g.piece(entity).ko < g.ko_value(entity):
        return
    if side == VILLAIN:
        end_combat(fight, HEROES)
        return
    g.set_ko(entity, 0)
    g.set_wounded(entity, True)
    g.stand(entity, ids.RECOVERY)
    if standing(g, fight):
        fight.stopped = True
        fight.next_initiative = VILLAIN  # H-14.5
    else:
        end_combat(fight, VILLAIN)


def end_combat(fight: Fight, won: int) -> None:
    """The combat ends at once, with this side as the winner."""
    fight.over = fight.stopped = True
    fight.won = won
