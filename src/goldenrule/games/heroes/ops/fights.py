"""Ops in a combat: KO results, initiative, phases, powers, values for a while (H-12, H-13.5, H-13.6)."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.ids import HEROES, NOBODY
from goldenrule.games.heroes.ops.context import InCombat
from goldenrule.games.heroes.rules import villains
from goldenrule.games.heroes.rules.combat import Combat, ahead, check_defeat, colours, end_combat
from goldenrule.games.heroes.selectors.sets import Side, YesNo
from goldenrule.games.heroes.state import Fight
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Const, Num
from goldenrule.kernel.field_marks import Words

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

ONE = Const(1)


def _choice_ahead(game: "Heroes", fight: Fight) -> bool:
    """Are the powers of this sequence still to be chosen?"""
    return fight.powers[0] < 0 and ahead(game, Combat.first_attack)


class PreventKo(InCombat):
    """The KO that has just been received is not taken."""

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        fight.ko = -1

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return fight.ko >= 0


class InflictKo(InCombat):
    """KO results for the fighter of a side; they cannot be prevented."""

    n: Num = ONE
    of: Side = "theirs"

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        side = game.of_side(effect, self.of)
        entity = game.fighter(side)
        if not fight.stopped:  # nobody is left in this sequence to take more
            game.set_ko(entity, min(game.ko_value(entity), game.piece(entity).ko + max(0, self.n.eval(game, effect))))
            check_defeat(game, side)

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return not fight.stopped and self.n.eval(game, effect) > 0


class RemoveKo(InCombat):
    """KO results taken before are taken off; not one that has just been received."""

    n: Num = ONE
    of: Side = "mine"

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        entity = game.fighter(game.of_side(effect, self.of))
        game.set_ko(entity, max(0, game.piece(entity).ko - max(0, self.n.eval(game, effect))))

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return game.piece(game.fighter(game.of_side(effect, self.of))).ko > 0

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        return self.of == "mine"


class SkipOutwit(InCombat):
    """The next outwit duel is not fought (A-54)."""

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        fight.skips = (*fight.skips, self._which(game))

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return self._which(game) not in fight.skips

    def _which(self, game: "Heroes") -> str:
        """Once that of this sequence has begun, or at its end, the one of the next sequence is meant."""
        return "outwit" if ahead(game, Combat.outwit_duel) else "next_outwit"


class SkipSecond(InCombat):
    """There is no second attack phase in this sequence."""

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        fight.skips = (*fight.skips, "second")

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return "second" not in fight.skips and ahead(game, Combat.second_attack)


class TakeInitiative(InCombat):
    """My side has the initiative in the next sequence; at the start of a combat, in the first one."""

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        side = game.side(effect)
        if fight.sequence == 0:
            fight.initiative = side
            game.tell_event(events.HoldsInitiative, side)
        else:
            fight.next_initiative = side

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        now = fight.initiative if fight.next_initiative < 0 or fight.sequence == 0 else fight.next_initiative
        return now != game.side(effect)


class KeepInitiative(InCombat):
    """The side that has the initiative now has it in the next sequence, too."""

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        fight.next_initiative = fight.initiative

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return fight.sequence > 0 and fight.next_initiative != fight.initiative


class ChooseSecond(InCombat):
    """In this sequence the opponent chooses their power openly, before my side does."""

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        fight.open_choice = 1 - game.side(effect)

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return fight.open_choice < 0 and _choice_ahead(game, fight)


class ForbidPower(InCombat):
    """A side may not choose a power: the one used `last`, all but that (`other`), or one of a colour.

    In this sequence if its powers are not chosen yet, else in the next one. A side with no other power may choose any.
    """

    power: Annotated[str, Words("last", "other", *ids.COLOURS)]
    of: Side = "theirs"

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        side = game.of_side(effect, self.of)
        limits = list(fight.limits)
        limits[side] |= self._bits(fight, side) << (0 if _choice_ahead(game, fight) else 4)
        fight.limits = (limits[0], limits[1])

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        side = game.of_side(effect, self.of)
        able = sum([1 << colour for colour in colours(game, fight, side)])
        bits = self._bits(fight, side)
        return bool(able & bits) and bool(able & ~bits)

    def _bits(self, fight: Fight, side: int) -> int:
        if self.power in ids.COLOURS:
            return 1 << ids.COLOURS.index(self.power)
        used = fight.last_powers[side] if fight.powers[0] < 0 else fight.powers[side]
        if used < 0:
            return 0
        return 1 << used if self.power == "last" else 7 & ~(1 << used)


class ChangePower(InCombat):
    """My side chooses its power again, openly."""

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        side = game.side(effect)
        answer = game.take()
        if answer is None:
            options: list[Option] = [("power", 0, c) for c in colours(game, fight, side)]
            effect.ask(game, "power", options)
            return
        fight.powers = (answer[2], fight.powers[1]) if side == HEROES else (fight.powers[0], answer[2])
        if fight.roll == side and not fight.dice[side]:
            game.recount(side)
        game.tell_event(events.Powers, fight.hero, fight.lead, *fight.powers)

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return fight.powers[0] >= 0 and len(colours(game, fight, game.side(effect))) > 1


class Modify(InCombat):
    """A value of a side changes for a while: in this roll-off (`roll`), `sequence`, the next one, or the combat.

    With `boost` the side's BOOST counts (n = 1) or does not (n = -1).
    """

    stat: Annotated[str, Words(*ids.ROLLS, "boost")]
    n: Num = ONE
    of: Side = "mine"
    until: Annotated[str, Words(ids.ROLL, ids.SEQUENCE, ids.NEXT_SEQUENCE, ids.COMBAT)] = ids.SEQUENCE

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        side = game.of_side(effect, self.of)
        fight.mods = ((self.until, self.stat, side, self.n.eval(game, effect)), *fight.mods)

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return self.n.eval(game, effect) != 0


class EndCombat(InCombat):
    """The combat ends at once: nobody is defeated, and the headline is not resolved."""

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        end_combat(fight, NOBODY)

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return not fight.over


class DiscardBackup(InCombat):
    """A backup or agent of the Lead, of my choice, is discarded."""

    agents: YesNo = ""

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        answer = game.take()
        if answer is None:
            found = self._found(game)
            if found:
                effect.ask(game, "choose", [("pick", e, 0) for e in game.distinct(found)])
            return
        game.discard(answer[1])

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return bool(self._found(game))

    def _found(self, game: "Heroes") -> list[int]:
        cards = game.state.zones[ids.BACKUPS]
        return [e for e in cards if not self.agents or (game.face(e).type == "agent") == (self.agents == "yes")]


class PlayBackup(InCombat):
    """The side of the villains may play a Villain card from hand as a backup or agent, without paying trouble."""

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        hand = game.zone_of(ids.VILLAINS, fight.runner)
        if hand:
            game.push(villains.PlayOneBackup(0, fight.runner))

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        return bool(game.zone_of(ids.VILLAINS, fight.runner))


OPS = (
    PreventKo, InflictKo, RemoveKo, SkipOutwit, SkipSecond, TakeInitiative, KeepInitiative, ChooseSecond, ForbidPower,
    ChangePower, Modify, EndCombat, DiscardBackup, PlayBackup,
)  # fmt: skip
