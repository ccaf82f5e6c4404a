"""Play Villains: the Lead Villain, backups and agents, Most Wanted (H-8.12 to H-8.26)."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import BACKUPS, LEAD, MOST_WANTED
from goldenrule.kernel.decisions import NO, PASS, YES, Option
from goldenrule.kernel.fields import CardId, Seat, Size
from goldenrule.kernel.game import Frame
from goldenrule.kernel.several import Several
from goldenrule.kernel.steps import AGAIN, END, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def requirement(game: "Heroes", villain: int) -> int:
    """The Trouble Level that is needed to play a card as Lead; none on a Most Wanted space (H-8.16, H-8.18)."""
    if game.state.zone[villain] == MOST_WANTED:
        return 0
    return max(0, game.modified(ids.STAT_REQUIREMENT, villain, game.face(villain).facts.requirement))


def cost(game: "Heroes", villain: int, backup: bool) -> int:
    """What playing a card takes off the Trouble Level (H-8.17, H-8.21)."""
    facts = game.face(villain).facts
    return max(0, game.modified(ids.STAT_COST, villain, facts.backup_cost if backup else facts.cost))


def leads(game: "Heroes", seat: int) -> list[int]:
    """Cards that a seat could play as Lead Villain."""
    state = game.state
    trouble = state.trouble
    out = []
    for e in [*game.distinct(list(game.zone_of(ids.VILLAINS, seat))), *state.zones[MOST_WANTED]]:
        if game.face(e).type == "villain" and requirement(game, e) <= trouble:
            if cost(game, e, False) <= trouble:
                out.append(e)
    return out


def backups(game: "Heroes", seat: int, free: bool = False) -> list[int]:
    """Cards in hand that a seat could play as backups or agents."""
    trouble = game.state.trouble
    hand = game.distinct(list(game.zone_of(ids.VILLAINS, seat)))
    return [e for e in hand if free or cost(game, e, True) <= trouble]


class VillainPlayers(Procedure):
    """A step that the Villain Players take in turn; `seats` are those that are still to come, the present one first."""

    seats: Annotated[tuple[Seat, ...], Size(16)]

    def play(self, game: "Heroes") -> Then:
        """The first of them, until none is left."""
        return self.turn(game, self.seats[0], game.take()) if self.seats else END

    def turn(self, game: "Heroes", seat: int, answer: Option | None) -> Then:
        """The turn of one of them, with the answer to what it asked; each step says what that is."""
        raise NotImplementedError

    def next_seat(self) -> Then:
        """This player has done it."""
        self.seats = self.seats[1:]
        return AGAIN


class DrawVillains(VillainPlayers):
    """Each Villain Player may draw a Villain card."""

    def turn(self, game: "Heroes", seat: int, answer: Option | None) -> Then:
        if answer is None:
            game.ask(self, "draw_villain", seat, [YES, NO])
            return AGAIN
        done = self.next_seat()
        if answer == YES:
            game.draw_villains(seat, 1)
        return done


DrawVillains.follows(step(DrawVillains.play, "H-8.12", "A-4"))


class PlayLead(VillainPlayers):
    """Each Villain Player in turn plays a Lead Villain or passes, until one is played."""

    def several(self, game: "Heroes") -> Several:
        """The Lead Villain, and the backups of the same player, who may be able to pay for fewer then."""
        return Several.cards([("lead", e, 0) for e in leads(game, self.seats[0])], 0, 1)._replace(has_follow_up=True)

    def turn(self, game: "Heroes", seat: int, answer: Option | None) -> Then:
        if answer is None:
            options: list[Option] = [("lead", e, 0) for e in leads(game, seat)]
            if options or game.hides(game.zone_of(ids.VILLAINS, seat), seat):
                # asked even with nothing to play, for the silence would tell the others what is in the hand
                game.ask(self, "lead", seat, [*options, PASS], free=True)
                return AGAIN
        elif answer != PASS:
            lead = answer[1]
            price = cost(game, lead, False)
            game.move(lead, LEAD)
            game.own(lead).controller = seat
            game.set_trouble(game.state.trouble - price)
            return END
        return self.next_seat()


PlayLead.follows(step(PlayLead.play, "H-8.13", "H-8.14"))


class PlayBackups(VillainPlayers):
    """Each Villain Player in turn plays any number of backups and agents.

    With `free` nothing is paid, in a fight against a mastermind; then only the cards in `only` may be played.
    """

    free: bool = False
    only: tuple[CardId, ...] = ()  # the cards that may be played, if not all

    def several(self, game: "Heroes") -> Several:
        """Return the cards that the Trouble Level pays for one by one; together, it may pay for fewer."""
        hand = game.zone_of(ids.VILLAINS, self.seats[0])
        able = [e for e in hand if (e in self.only if self.free else cost(game, e, True) <= game.state.trouble)]
        return Several.cards([("backup", e, 0) for e in able], 0, len(able))

    def turn(self, game: "Heroes", seat: int, answer: Option | None) -> Then:
        state = game.state
        if answer is not None and answer != PASS:
            price = 0 if self.free else cost(game, answer[1], True)
            game.move(answer[1], BACKUPS)
            game.set_trouble(state.trouble - price)
            self.only = tuple([e for e in self.only if e != answer[1]])
            if self.free and not self.only:
                return END
        hand = game.zone_of(ids.VILLAINS, seat)
        if answer == PASS or not hand or (not self.free and state.trouble == 0 and not _free_backups(game)):
            return self.next_seat()
        able = game.distinct([e for e in hand if e in self.only]) if self.free else backups(game, seat)
        game.ask(
            self, "backup", seat, [*(("backup", e, 0) for e in able), PASS], free=bool(able) or game.hides(hand, seat)
        )
        return AGAIN


PlayBackups.follows(step(PlayBackups.play, "H-8.19", "H-8.20", "H-8.21", "H-8.22"))


def _free_backups(game: "Heroes") -> bool:
    """Could there be backups that cost nothing?"""
    return game.content.free_backups or bool(game.state.rows[ids.STAT_ROWS + ids.STAT_COST])


class MostWanted(Frame):
    """No Most Wanted space is free: the Nemesis player of the defeated team replaces one, or discards the new one.

    With the reading `may_be_wanted` he is asked while a space is free, too: whether the new one is put there (A-21).
    """

    lead: CardId

    def run(self, game: "Heroes") -> None:
        answer = game.take()
        if answer is None:
            wanted = game.state.zones[MOST_WANTED]
            options: list[Option] = [("discard", self.lead, 0)]
            if len(wanted) < ids.WANTED_SPACES:
                options.insert(0, ("wanted", self.lead, 0))
            else:
                options = [*(("discard", e, 0) for e in wanted), *options]
            game.ask(self, "most_wanted", game.mission().nemesis, options, source=self.lead)
            return
        if answer[0] == "discard":
            game.discard(answer[1])
        if answer != ("discard", self.lead, 0):
            game.move(self.lead, MOST_WANTED)


class PlayOneBackup(Frame):
    """An ability lets a player play one more backup or agent from hand, free."""

    seat: Seat

    def run(self, game: "Heroes") -> None:
        answer = game.take()
        if answer is None:
            cards: list[Option] = [("backup", e, 0) for e in backups(game, self.seat, True)]
            game.ask(self, "backup", self.seat, [*cards, PASS])
        elif answer != PASS:
            game.move(answer[1], BACKUPS)
