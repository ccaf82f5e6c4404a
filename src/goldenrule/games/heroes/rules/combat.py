"""Combat: sequences of a power choice, two attacks and an outwit duel, until somebody is defeated (H-12, H-14)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.ids import ATTACK, DEFENSE, HEROES, KO, NOBODY, OUTWIT, VILLAIN
from goldenrule.games.heroes.rules import dice
from goldenrule.games.heroes.rules.windows import open_in_fight
from goldenrule.games.heroes.state import Fight, Side
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.fields import between
from goldenrule.kernel.game import Frame, Sealed
from goldenrule.kernel.steps import AGAIN, END, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def standing(g: "Heroes", fight: Fight) -> list[int]:
    """The heroes who can go on fighting."""
    there = g.ready_at(fight.seat, fight.place)
    return [e for e in there if e in fight.team] if fight.team else there


def ahead(g: "Heroes", do: Callable[[Any, Any], Then]) -> bool:
    """Is a step of the sequence that is being fought still to come, or in progress?"""
    return any(isinstance(frame, Combat) and frame.ahead(do) for frame in g.stack)


class Combat(Procedure):
    """A combat from its first sequence to its end; `state.fight` holds what is going on."""

    def cancelled(self, g: "Heroes") -> bool:
        """Somebody has been defeated: the sequence is over, and the combat with it unless another hero stands."""
        fight = g.fight()
        if fight.over:
            self.pc = max(self.pc, Combat.at(Combat.leave))
        elif fight.stopped:
            fight.stopped = False
            fight.roll = -1
            if fight.sequence == 0:
                pass_initiative(g, fight)
                self.pc = Combat.at(Combat.begin_sequence)
            elif self.ahead(Combat.finish_sequence):
                self.pc = Combat.at(Combat.finish_sequence)
        return False

    def begin(self, g: "Heroes") -> Then:
        fight = g.fight()
        g.tell_of(events.CombatBegins, fight.hero if len(standing(g, fight)) == 1 else 0, fight.lead)
        g.tell_of(events.HoldsInitiative, fight.initiative)
        open_in_fight(g, ids.COMBAT_START)

    def begin_sequence(self, g: "Heroes") -> Then:
        fight = g.fight()
        fight.sequence += 1
        fight.last_powers = fight.powers if fight.powers[0] >= 0 else fight.last_powers
        fight.powers = (-1, -1)
        fight.dice = ((), ())
        fight.hits = (0, 0)
        fight.roll = -1

    def choose_hero(self, g: "Heroes") -> Then:
        """With several heroes the HP says who fights in this sequence."""
        fight = g.fight()
        able = standing(g, fight)
        if not able:  # an ability has taken them away; the Lead has won if it has defeated the last one
            end_combat(fight, VILLAIN if g.piece(fight.hero).wounded else NOBODY)
            return Combat.leave
        answer = g.take()
        if answer is None and len(able) > 1:
            g.ask(self, "fighter", fight.seat, [("fight", e, 0) for e in able])
            return AGAIN
        hero = able[0] if answer is None else answer[1]
        if answer is not None or fight.hero != hero:
            fight.hero = hero
            g.tell_of(events.FighterChosen, hero)
        return None

    def open_sequence(self, g: "Heroes") -> Then:
        open_in_fight(g, ids.SEQUENCE_START)

    def choose_powers(self, g: "Heroes") -> Then:
        g.push(choice_of_powers(g.fight()))

    def first_attack(self, g: "Heroes") -> Then:
        fight = g.fight()
        g.tell_of(events.Powers, fight.hero, fight.lead, *fight.powers)
        g.push(RollOff(0, ATTACK, fight.initiative))

    def second_attack(self, g: "Heroes") -> Then:
        fight = g.fight()
        if "second" not in fight.skips:
            g.push(RollOff(0, ATTACK, 1 - fight.initiative))

    def open_duel(self, g: "Heroes") -> Then:
        """The last moment to skip the duel, which is neither side's roll yet."""
        if "outwit" not in g.fight().skips:
            open_in_fight(g, ids.DUEL)

    def outwit_duel(self, g: "Heroes") -> Then:
        fight = g.fight()
        if "outwit" not in fight.skips:
            g.push(RollOff(0, OUTWIT, fight.initiative))

    def finish_sequence(self, g: "Heroes") -> Then:
        open_in_fight(g, ids.SEQUENCE_END)

    def end_sequence(self, g: "Heroes") -> Then:
        """The initiative goes to whom it is due, and what lasted for the sequence ends."""
        fight = g.fight()
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
        return Combat.begin_sequence

    def leave(self, g: "Heroes") -> Then:
        """The combat is over: somebody has won, or nobody is left."""
        g.fight().roll = -1
        open_in_fight(g, ids.COMBAT_END)

    def end(self, g: "Heroes") -> Then:
        g.tell_of(events.CombatEnds, g.fight().won)
        g.ret = int(g.fight().won == HEROES)


Combat.follows(
    step(Combat.begin, "H-12.6", "H-13.6"),
    step(Combat.begin_sequence, "H-12.5"),
    step(Combat.choose_hero, "H-14.1", "H-14.2", "A-47"),
    step(Combat.open_sequence, "H-13.5"),
    step(Combat.choose_powers, "H-12.7"),
    step(Combat.first_attack, "H-12.9"),
    step(Combat.second_attack, "H-12.14"),
    step(Combat.open_duel, "H-13.3", "A-54"),
    step(Combat.outwit_duel, "H-12.15"),
    step(Combat.finish_sequence, "H-13.5", "A-52"),
    step(Combat.end_sequence, "H-12.17"),
    step(Combat.leave, "H-12.11", "H-14.3"),
    step(Combat.end, "H-14.4"),
)


def step_of(g: "Heroes") -> int:
    """Where a sequence is: 0 until the powers are chosen, 1 and 2 in the attacks, 3 in the outwit duel, 4 after it."""
    for frame in reversed(g.stack):
        if isinstance(frame, RollOff):
            return 3 if frame.kind == OUTWIT else 1 if frame.first == g.fight().initiative else 2
        if isinstance(frame, (ChoosePowers, ChooseOpenly)):
            return 0
        if isinstance(frame, Combat):
            steps = (Combat.choose_powers, Combat.first_attack, Combat.second_attack, Combat.outwit_duel)
            return next((n for n, do in enumerate(steps) if frame.ahead(do)), len(steps))
    return 4


def pass_initiative(g: "Heroes", fight: Fight) -> None:
    """Who has it in the next sequence, by the outwit duel, an ability or the defeat of a hero (H-12.17, H-14.5)."""
    if fight.next_initiative >= 0 and fight.next_initiative != fight.initiative:
        fight.initiative = fight.next_initiative
        g.tell_of(events.HoldsInitiative, fight.initiative)
    fight.next_initiative = -1


# -- choosing powers ---------------------------------------------------------------------------------------------------


def colours(g: "Heroes", fight: Fight, side: int) -> tuple[int, ...]:
    """The powers that a side may choose (H-12.8), without those that an ability forbids as long as one is left."""
    every = g.face(fight.hero if side == HEROES else fight.lead).colours
    allowed = tuple([c for c in every if not fight.limits[side] >> c & 1])
    return allowed or every


def choice_of_powers(fight: Fight) -> Frame:
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


class ChooseOpenly(Procedure):
    """One side chooses its power in the open, before the other one."""

    def choose_first(self, g: "Heroes") -> Then:
        return self.choose(g, g.fight().open_choice)

    def choose_second(self, g: "Heroes") -> Then:
        return self.choose(g, 1 - g.fight().open_choice)

    def choose(self, g: "Heroes", side: int) -> Then:
        fight = g.fight()
        answer = g.take()
        if answer is None:
            seat = fight.seat if side == HEROES else fight.runner
            g.ask(self, "power", seat, [("power", 0, c) for c in colours(g, fight, side)])
            return AGAIN
        fight.powers = (answer[2], fight.powers[1]) if side == HEROES else (fight.powers[0], answer[2])
        return None


ChooseOpenly.follows(step(ChooseOpenly.choose_first), step(ChooseOpenly.choose_second))


# -- an attack phase or an outwit duel ---------------------------------------------------------------------------------


class RollOff(Procedure):
    """Both sides roll, one after the other (A-19), then compare. `first` attacks, or has the initiative."""

    kind: Annotated[int, between(0, len(ids.ROLLS) - 1)]
    first: Side

    def cancelled(self, g: "Heroes") -> bool:
        """Has somebody been defeated meanwhile?"""
        return g.fight().stopped

    def begin(self, g: "Heroes") -> Then:
        fight = g.fight()
        fight.dice = ((), ())
        fight.hits = (0, 0)
        if self.kind == ATTACK and g.value(self.first, ATTACK) == 0:
            g.tell_of(events.NoAttack, self.first)
            return END
        return None

    def prepare(self, g: "Heroes") -> Then:
        """The side that has not rolled yet takes its dice."""
        fight = g.fight()
        side = fight.roll = 1 - self.first if fight.roll == self.first else self.first
        roll = self.roll(side)
        fight.count = g.value(side, roll)
        fight.boost = dice.boosted(g, fight, side)
        open_in_fight(g, ids.BEFORE_ROLL, roll, side)

    def make_roll(self, g: "Heroes") -> Then:
        fight = g.fight()
        if "roll" in fight.skips:
            fight.skips = tuple([each for each in fight.skips if each != "roll"])
            fight.count = 0
        dice.make_roll(g, fight, self.roll(fight.roll))

    def change_roll(self, g: "Heroes") -> Then:
        fight = g.fight()
        side = fight.roll
        if fight.dice[side]:
            open_in_fight(g, ids.AFTER_ROLL, self.roll(side), side)
        return RollOff.prepare if side == self.first else None

    def change_result(self, g: "Heroes") -> Then:
        g.fight().roll = -1
        open_in_fight(g, ids.RESULT, self.kind, self.first)

    def compare(self, g: "Heroes") -> Then:
        fight = g.fight()
        mine, theirs = dice.hits(fight, self.first), dice.hits(fight, 1 - self.first)
        g.tell_of(events.RollsCompared, mine, theirs)
        if fight.mods:
            fight.mods = tuple([mod for mod in fight.mods if mod[0] != ids.ROLL])
        if self.kind == ATTACK:
            return TakeKO(0, 1 - self.first) if mine and mine >= theirs else END  # H-12.10
        if mine == theirs:
            return END
        winner = self.first if mine > theirs else 1 - self.first
        if fight.next_initiative < 0:
            fight.next_initiative = winner
        return TakeKO(0, 1 - winner)

    def roll(self, side: int) -> int:
        return OUTWIT if self.kind == OUTWIT else ATTACK if side == self.first else DEFENSE

    def rolled(self, g: "Heroes", side: int) -> bool:
        """Has this side made its roll?"""
        to_make = RollOff.at(RollOff.make_roll)
        if self.pc > to_make:
            return True
        return side == self.first and (self.pc < to_make or g.fight().roll != side)


RollOff.follows(
    step(RollOff.begin, "H-12.12"),
    step(RollOff.prepare, "A-19", "H-13.1"),
    step(RollOff.make_roll, "H-12.9", "H-12.13"),
    step(RollOff.change_roll, "H-13.3"),
    step(RollOff.change_result, "H-13.4"),
    step(RollOff.compare, "H-12.10", "H-12.15", "H-12.17"),
)


def roll_off(g: "Heroes") -> RollOff | None:
    """The attack phase or outwit duel that is being fought."""
    for frame in reversed(g.stack):
        if isinstance(frame, RollOff):
            return frame
    return None


def dice_of(g: "Heroes", side: int) -> int:
    """Dice of a side in this attack phase or duel: those that lie there, or as many as it is about to roll (A-53)."""
    fight = g.fight()
    frame = roll_off(g)
    if frame is None or frame.rolled(g, side):
        return len(fight.dice[side])
    return min(fight.count if fight.roll == side else g.value(side, frame.roll(side)), ids.MAX_DICE)


class TakeKO(Procedure):
    """A side takes a KO, unless it is prevented; with as many as its KO value the fighter is defeated."""

    side: Side

    def receive(self, g: "Heroes") -> Then:
        g.fight().ko = self.side
        open_in_fight(g, KO, -1, self.side)

    def take(self, g: "Heroes") -> Then:
        fight = g.fight()
        taken = fight.ko == self.side and not fight.stopped  # KO results come one at a time
        fight.ko = -1
        if taken:
            entity = g.fighter(self.side)
            g.set_ko(entity, g.piece(entity).ko + 1)
            check_defeat(g, self.side)


TakeKO.follows(step(TakeKO.receive), step(TakeKO.take, "H-12.11", "A-30"))


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
