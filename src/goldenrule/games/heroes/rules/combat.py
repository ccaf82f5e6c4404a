"""Combat: sequences of a power choice, two attacks and an outwit duel, until somebody is defeated (H-12, H-14)."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.ids import ATTACK, DEFENSE, HEROES, KO, NOBODY, OUTWIT, VILLAIN
from goldenrule.games.heroes.rules import dice
from goldenrule.games.heroes.rules.windows import open_in_fight
from goldenrule.games.heroes.state import Fight, SideIndex
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.fields import between
from goldenrule.kernel.game import Frame, SimultaneousChoice
from goldenrule.kernel.steps import AGAIN, END, Do, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def heroes_left(game: "Heroes", fight: Fight) -> list[int]:
    """The heroes who can go on fighting."""
    there = game.ready_at(fight.seat, fight.place)
    return [e for e in there if e in fight.team] if fight.team else there


def ahead(game: "Heroes", do: Do) -> bool:
    """Is a step of the sequence that is being fought still to come, or in progress?"""
    return any(isinstance(frame, Combat) and frame.ahead(do) for frame in game.stack)


class Combat(Procedure):
    """A combat from its first sequence to its end; `state.fight` holds what is going on."""

    def cancelled(self, game: "Heroes") -> bool:
        """Somebody has been defeated: the sequence is over, and the combat with it unless another hero stands."""
        fight = game.fight()
        if fight.over:
            self.pc = max(self.pc, Combat.at(Combat.leave))
        elif fight.stopped:
            fight.stopped = False
            fight.roll = -1
            if fight.sequence == 0:
                pass_initiative(game, fight)
                self.pc = Combat.at(Combat.begin_sequence)
            elif self.ahead(Combat.finish_sequence):
                self.pc = Combat.at(Combat.finish_sequence)
        return False

    def begin(self, game: "Heroes") -> Then:
        fight = game.fight()
        game.tell_event(events.CombatBegins, fight.hero if len(heroes_left(game, fight)) == 1 else 0, fight.lead)
        game.tell_event(events.HoldsInitiative, fight.initiative)
        open_in_fight(game, ids.COMBAT_START)

    def begin_sequence(self, game: "Heroes") -> Then:
        fight = game.fight()
        fight.sequence += 1
        fight.last_powers = fight.powers if fight.powers[0] >= 0 else fight.last_powers
        fight.powers = (-1, -1)
        fight.dice = ((), ())
        fight.hits = (0, 0)
        fight.roll = -1

    def choose_hero(self, game: "Heroes") -> Then:
        """With several heroes the HP says who fights in this sequence."""
        fight = game.fight()
        able = heroes_left(game, fight)
        if not able:  # an ability has taken them away; the Lead has won if it has defeated the last one
            end_combat(fight, VILLAIN if game.piece(fight.hero).wounded else NOBODY)
            return Combat.leave
        answer = game.take()
        if answer is None and len(able) > 1:
            game.ask(self, "fighter", fight.seat, [("fight", e, 0) for e in able])
            return AGAIN
        hero = able[0] if answer is None else answer[1]
        if answer is not None or fight.hero != hero:
            fight.hero = hero
            game.tell_event(events.FighterChosen, hero)
        return None

    def open_sequence(self, game: "Heroes") -> Then:
        open_in_fight(game, ids.SEQUENCE_START)

    def choose_powers(self, game: "Heroes") -> Then:
        game.push(choice_of_powers(game.fight()))

    def first_attack(self, game: "Heroes") -> Then:
        fight = game.fight()
        game.tell_event(events.Powers, fight.hero, fight.lead, *fight.powers)
        game.push(RollOff(0, ATTACK, fight.initiative))

    def second_attack(self, game: "Heroes") -> Then:
        fight = game.fight()
        if "second" not in fight.skips:
            game.push(RollOff(0, ATTACK, 1 - fight.initiative))

    def open_duel(self, game: "Heroes") -> Then:
        """The last moment to skip the duel, which is neither side's roll yet."""
        if "outwit" not in game.fight().skips:
            open_in_fight(game, ids.DUEL)

    def outwit_duel(self, game: "Heroes") -> Then:
        fight = game.fight()
        if "outwit" not in fight.skips:
            game.push(RollOff(0, OUTWIT, fight.initiative))

    def finish_sequence(self, game: "Heroes") -> Then:
        open_in_fight(game, ids.SEQUENCE_END)

    def end_sequence(self, game: "Heroes") -> Then:
        """The initiative goes to whom it is due, and what lasted for the sequence ends."""
        fight = game.fight()
        pass_initiative(game, fight)
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

    def leave(self, game: "Heroes") -> Then:
        """The combat is over: somebody has won, or nobody is left."""
        game.fight().roll = -1
        open_in_fight(game, ids.COMBAT_END)

    def end(self, game: "Heroes") -> Then:
        game.tell_event(events.CombatEnds, game.fight().won)
        game.ret = int(game.fight().won == HEROES)


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


def step_of(game: "Heroes") -> int:
    """Where a sequence is: 0 until the powers are chosen, 1 and 2 in the attacks, 3 in the outwit duel, 4 after it."""
    for frame in reversed(game.stack):
        if isinstance(frame, RollOff):
            return 3 if frame.kind == OUTWIT else 1 if frame.first == game.fight().initiative else 2
        if isinstance(frame, (ChoosePowers, ChooseOpenly)):
            return 0
        if isinstance(frame, Combat):
            steps = (Combat.choose_powers, Combat.first_attack, Combat.second_attack, Combat.outwit_duel)
            return next((n for n, do in enumerate(steps) if frame.ahead(do)), len(steps))
    return 4


def pass_initiative(game: "Heroes", fight: Fight) -> None:
    """Who has it in the next sequence, by the outwit duel, an ability or the defeat of a hero (H-12.17, H-14.5)."""
    if fight.next_initiative >= 0 and fight.next_initiative != fight.initiative:
        fight.initiative = fight.next_initiative
        game.tell_event(events.HoldsInitiative, fight.initiative)
    fight.next_initiative = -1


# -- choosing powers ---------------------------------------------------------------------------------------------------


def colours(game: "Heroes", fight: Fight, side: int) -> tuple[int, ...]:
    """The powers that a side may choose (H-12.8), without those that an ability forbids as long as one is left."""
    every = game.face(fight.hero if side == HEROES else fight.lead).colours
    allowed = tuple([c for c in every if not fight.limits[side] >> c & 1])
    return allowed or every


def choice_of_powers(fight: Fight) -> Frame:
    return ChoosePowers(0) if fight.open_choice < 0 else ChooseOpenly(0)


class ChoosePowers(SimultaneousChoice):
    """Both sides choose a power in secret and reveal it together (H-12.7)."""

    def questions(self, game: "Heroes") -> list[Decision]:
        fight = game.fight()
        given = [seat for seat, _ in self.answers]
        out = []
        for side, seat in ((HEROES, fight.seat), (VILLAIN, fight.runner)):
            able = colours(game, fight, side)
            if seat not in given and len(able) > 1:
                out.append(Decision("power", seat, tuple([("power", 0, c) for c in able])))
        return out

    def resolve_answers(self, game: "Heroes") -> None:
        fight = game.fight()
        chosen: dict[int, Option] = dict(self.answers)
        powers = []
        for side, seat in ((HEROES, fight.seat), (VILLAIN, fight.runner)):
            powers.append(chosen[seat][2] if seat in chosen else colours(game, fight, side)[0])
        fight.powers = (powers[0], powers[1])


class ChooseOpenly(Procedure):
    """One side chooses its power in the open, before the other one."""

    def choose_first(self, game: "Heroes") -> Then:
        return self.choose(game, game.fight().open_choice)

    def choose_second(self, game: "Heroes") -> Then:
        return self.choose(game, 1 - game.fight().open_choice)

    def choose(self, game: "Heroes", side: int) -> Then:
        fight = game.fight()
        answer = game.take()
        if answer is None:
            seat = fight.seat if side == HEROES else fight.runner
            game.ask(self, "power", seat, [("power", 0, c) for c in colours(game, fight, side)])
            return AGAIN
        fight.powers = (answer[2], fight.powers[1]) if side == HEROES else (fight.powers[0], answer[2])
        return None


ChooseOpenly.follows(step(ChooseOpenly.choose_first), step(ChooseOpenly.choose_second))


# -- an attack phase or an outwit duel ---------------------------------------------------------------------------------


class RollOff(Procedure):
    """Both sides roll, one after the other (A-19), then compare. `first` attacks, or has the initiative."""

    kind: Annotated[int, between(0, len(ids.ROLLS) - 1)]
    first: SideIndex

    def cancelled(self, game: "Heroes") -> bool:
        """Has somebody been defeated meanwhile?"""
        return game.fight().stopped

    def begin(self, game: "Heroes") -> Then:
        fight = game.fight()
        fight.dice = ((), ())
        fight.hits = (0, 0)
        if self.kind == ATTACK and game.value(self.first, ATTACK) == 0:
            game.tell_event(events.NoAttack, self.first)
            return END
        return None

    def prepare(self, game: "Heroes") -> Then:
        """The side that has not rolled yet takes its dice."""
        fight = game.fight()
        side = fight.roll = 1 - self.first if fight.roll == self.first else self.first
        roll = self.roll(side)
        fight.count = game.value(side, roll)
        fight.boost = dice.counts_boost(game, fight, side)
        open_in_fight(game, ids.BEFORE_ROLL, roll, side)

    def make_roll(self, game: "Heroes") -> Then:
        fight = game.fight()
        if "roll" in fight.skips:
            fight.skips = tuple([each for each in fight.skips if each != "roll"])
            fight.count = 0
        dice.make_roll(game, fight, self.roll(fight.roll))

    def change_roll(self, game: "Heroes") -> Then:
        fight = game.fight()
        side = fight.roll
        if fight.dice[side]:
            open_in_fight(game, ids.AFTER_ROLL, self.roll(side), side)
        return RollOff.prepare if side == self.first else None

    def change_result(self, game: "Heroes") -> Then:
        game.fight().roll = -1
        open_in_fight(game, ids.RESULT, self.kind, self.first)

    def compare(self, game: "Heroes") -> Then:
        fight = game.fight()
        mine, theirs = dice.hits(fight, self.first), dice.hits(fight, 1 - self.first)
        game.tell_event(events.RollsCompared, mine, theirs)
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

    def has_rolled(self, game: "Heroes", side: int) -> bool:
        """Has this side made its roll?"""
        to_make = RollOff.at(RollOff.make_roll)
        if self.pc > to_make:
            return True
        return side == self.first and (self.pc < to_make or game.fight().roll != side)


RollOff.follows(
    step(RollOff.begin, "H-12.12"),
    step(RollOff.prepare, "A-19", "H-13.1"),
    step(RollOff.make_roll, "H-12.9", "H-12.13"),
    step(RollOff.change_roll, "H-13.3"),
    step(RollOff.change_result, "H-13.4"),
    step(RollOff.compare, "H-12.10", "H-12.15", "H-12.17"),
)


def roll_off(game: "Heroes") -> RollOff | None:
    """The attack phase or outwit duel that is being fought."""
    for frame in reversed(game.stack):
        if isinstance(frame, RollOff):
            return frame
    return None


def dice_of(game: "Heroes", side: int) -> int:
    """Dice of a side in this attack phase or duel: those that lie there, or as many as it is about to roll (A-53)."""
    fight = game.fight()
    frame = roll_off(game)
    if frame is None or frame.has_rolled(game, side):
        return len(fight.dice[side])
    return min(fight.count if fight.roll == side else game.value(side, frame.roll(side)), ids.MAX_DICE)


class TakeKO(Procedure):
    """A side takes a KO, unless it is prevented; with as many as its KO value the fighter is defeated."""

    side: SideIndex

    def receive(self, game: "Heroes") -> Then:
        game.fight().ko = self.side
        open_in_fight(game, KO, -1, self.side)

    def take(self, game: "Heroes") -> Then:
        fight = game.fight()
        taken = fight.ko == self.side and not fight.stopped  # KO results come one at a time
        fight.ko = -1
        if taken:
            entity = game.fighter(self.side)
            game.set_ko(entity, game.piece(entity).ko + 1)
            check_defeat(game, self.side)


TakeKO.follows(step(TakeKO.receive), step(TakeKO.take, "H-12.11", "A-30"))


def check_defeat(game: "Heroes", side: int) -> None:
    """Is the fighter of a side defeated? Then the combat ends, or continues with another hero (H-14.3 to H-14.6).

    What is being carried out goes on; no further step of the sequence begins.
    """
    fight = game.fight()
    entity = game.fighter(side)
    if fight.stopped or game.piece(entity).ko < game.ko_value(entity):
        return
    if side == VILLAIN:
        end_combat(fight, HEROES)
        return
    game.set_ko(entity, 0)
    game.set_wounded(entity, True)
    game.stand(entity, ids.RECOVERY)
    if heroes_left(game, fight):
        fight.stopped = True
        fight.next_initiative = VILLAIN  # H-14.5
    else:
        end_combat(fight, VILLAIN)


def end_combat(fight: Fight, won: int) -> None:
    """The combat ends at once, with this side as the winner."""
    fight.over = fight.stopped = True
    fight.won = won
