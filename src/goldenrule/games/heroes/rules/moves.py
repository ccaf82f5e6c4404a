"""The Move action, and the support move that goes with it (H-7.7 to H-7.10, H-10.5)."""

from typing import TYPE_CHECKING, Final

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import CARD, READY, RECOVERY, SCENARIO_PLACE, SUPPORTING
from goldenrule.games.heroes.state import Place
from goldenrule.kernel.decisions import PASS, Option
from goldenrule.kernel.fields import CardId, Seat
from goldenrule.kernel.game import Frame
from goldenrule.kernel.several import Several
from goldenrule.kernel.steps import AGAIN, END, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

HOME: Option = ("home", 0, 0)
_DISTRICTS: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("go", 0, area * 4 + symbol) for symbol in range(4)]) for area in range(len(ids.AREAS))]
)


def districts(game: "Heroes") -> list[Option]:
    """Where a Ready hero can stand: the districts in use, and the scenario card while its headline is in play."""
    out: list[Option] = []
    for area in game.state.areas:
        out += _DISTRICTS[area]
    if game.state.special:
        out.append(("go", 0, SCENARIO_PLACE))
    return out


def may_stand(game: "Heroes", hero: int, place: int) -> bool:
    """Only who is Ready already may go to the scenario card (H-10.6, A-55)."""
    return place != SCENARIO_PLACE or game.piece(hero).status == READY


def destinations(game: "Heroes", hero: int) -> list[Option]:
    """Anywhere but where he is (H-7.7, H-7.8)."""
    piece = game.piece(hero)
    place = piece.place
    if piece.status == READY:
        out = districts(game)
        here: Option = ("go", 0, place)
        if place != CARD and here in out:  # the scenario card may have lost its headline
            out.remove(here)
    else:
        out = []
        for area in game.free_spaces():
            if area != place:
                out.append(("go", 0, area))
    if place != CARD:
        out.append(HOME)
    return out


class HeroFrame(Frame):
    """Abstract: a rule in progress about one hero of a seat."""

    seat: Seat
    hero: CardId


class Move(HeroFrame):
    """One hero moves (H-7.7, H-7.8); a Supporting one may go along with a Ready hero who moves into a district."""

    def several(self, game: "Heroes") -> Several | None:
        """Return the destinations of the hero. The heroes who go along are chosen afterwards."""
        return Several.cards(destinations(game, self.hero), 1, 1)._replace(has_follow_up=True)

    def run(self, game: "Heroes") -> None:
        hero = self.hero
        answer = game.answer
        if answer is None:
            game.ask(self, "destination", self.seat, destinations(game, hero), hero)
            return
        game.answer = None
        status = game.piece(hero).status
        verb, _, place = answer
        if verb == "home":
            game.stand(hero, RECOVERY if status == READY else SUPPORTING)
            return
        game.stand(hero, status, place)
        if status == READY and place != SCENARIO_PLACE:
            Escort(0, self.seat, hero).run(game)


class Escort(HeroFrame):
    """A hero who waits on their card may go with another to a free support space of the area (H-7.9, H-7.10)."""

    def run(self, game: "Heroes") -> None:
        area = game.piece(self.hero).place >> 2
        answer = game.take()
        if answer is None:
            waiting = game.heroes(self.seat, SUPPORTING, CARD)
            if waiting and area in game.free_spaces():
                options: list[Option] = [("escort", e, 0) for e in waiting]
                options.append(PASS)
                game.ask(self, "escort", self.seat, options, self.hero)
        elif answer != PASS:
            game.stand(answer[1], SUPPORTING, area)


class Travel(Procedure):
    """A player moves any number of Ready heroes to one district, or to Recovery: a place first, then the heroes."""

    seat: Seat
    place: Place = CARD
    left: tuple[CardId, ...] = ()  # heroes that may still go

    def several(self, game: "Heroes") -> Several:
        """Return the places, then the heroes who can still go."""
        if self.pc == Travel.at(Travel.choose_place):
            return Several.cards([*districts(game), HOME], 1, 1)._replace(has_follow_up=True)
        movable = self.movable(game)
        return Several.cards([("escort", e, 0) for e in movable], 0, len(movable))

    def choose_place(self, game: "Heroes") -> Then:
        answer = game.take()
        if answer is None:
            game.ask(self, "destination", self.seat, [*districts(game), HOME])
            return AGAIN
        self.place = CARD if answer == HOME else answer[2]
        fighting = 0 if game.state.fight is None else game.fight().hero
        self.left = tuple([e for e in game.team(self.seat) if game.piece(e).status == READY and e != fighting])
        return None

    def go(self, game: "Heroes") -> Then:
        answer = game.take()
        if answer == PASS:
            return END
        if answer is not None:
            hero = answer[1]
            self.left = tuple([e for e in self.left if e != hero])
            game.stand(hero, RECOVERY if self.place == CARD else READY, self.place)
        movable = self.movable(game)
        if not movable:
            return END
        game.ask(self, "travel", self.seat, [*(("escort", e, 0) for e in movable), PASS])
        return AGAIN

    def movable(self, game: "Heroes") -> list[int]:
        """Return the heroes who can still go."""
        return [e for e in self.left if game.piece(e).place != self.place or self.place == CARD]


Travel.follows(step(Travel.choose_place), step(Travel.go))


class PlaceHero(HeroFrame):
    """A hero is put on the board: Ready in a district, or Supporting on a free support space."""

    def run(self, game: "Heroes") -> None:
        answer = game.take()
        if answer is None:
            options = [each for each in districts(game) if may_stand(game, self.hero, each[2])]
            options += [("support_at", 0, area) for area in game.free_spaces()]
            game.ask(self, "destination", self.seat, options, source=self.hero)
            return
        game.stand(self.hero, READY if answer[0] == "go" else SUPPORTING, answer[2])
