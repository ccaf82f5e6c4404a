"""Phase 2, Planning: plot points, statuses, healing, allies and power-ups (H-6)."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.ids import CARD, READY, RECOVERY, SUPPORTING, TEAMS, seat_zone
from goldenrule.games.heroes.rules.windows import open_window
from goldenrule.kernel import checks as may
from goldenrule.kernel.decisions import PASS, Decision, Option
from goldenrule.kernel.fields import Count, Kind, Seat, Size
from goldenrule.kernel.game import SimultaneousChoice
from goldenrule.kernel.several import Several
from goldenrule.kernel.steps import AGAIN, END, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def bonus(vp: int) -> int:
    """Plot points for victory points (H-6.6, T-1)."""
    return vp // ids.VP_FOR_POINT


def assignable_heroes(game: "Heroes", seat: int) -> list[int]:
    """Own heroes who can be assigned: neither in a district nor Wounded (H-6.3)."""
    state = game.state
    cards = state.cards
    out = []
    for e in state.zones[TEAMS[seat]]:
        piece = cards[e]
        if not piece.wounded and (piece.status != READY or piece.place == CARD):
            out.append(e)
    return out


class Planning(Procedure):
    """Everybody receives plot points, then the players plan one by one from the First Player (H-6.2).

    With the reading `sealed_planning` all assign their heroes in secret and reveal that together; the rest of planning
    follows one by one (A-17). `seats` are those whose part of the step is still to come.
    """

    seats: Annotated[tuple[Seat, ...], Size(16)] = ()

    def receive_points(self, game: "Heroes") -> Then:
        order = game.players()
        self.seats = tuple(order)
        for seat in order:
            receive(game, seat)
        return None if "sealed_planning" in game.readings else Planning.plan

    def open_windows(self, game: "Heroes") -> Then:
        if not self.seats:
            return None
        seat, *rest = self.seats
        self.seats = tuple(rest)
        open_window(game, ids.PLANNING, (seat,))
        return AGAIN

    def assign_in_secret(self, game: "Heroes") -> Then:
        self.seats = tuple(game.players())
        game.push(SealedPlans(0))

    def plan(self, game: "Heroes") -> Then:
        if not self.seats:
            return END
        seat, *rest = self.seats
        self.seats = tuple(rest)
        game.push(PlanSeat(PlanSeat.at(PlanSeat.assign) if "sealed_planning" in game.readings else 0, seat))
        return AGAIN


Planning.follows(
    step(Planning.receive_points, "H-6.3", "H-6.4", "H-6.6"),
    step(Planning.open_windows, "A-17"),
    step(Planning.assign_in_secret, "A-17"),
    step(Planning.plan, "H-6.2"),
)


def assignments(game: "Heroes", seat: int) -> list[int]:
    """All ways to assign the heroes of a seat that it can pay for: in base 3, a digit a hero: his status."""
    free = assignable_heroes(game, seat)
    found = [(0, 0)]
    for number, e in enumerate(game.team(seat)):
        unit = 3**number
        prices = [(RECOVERY, 0)]
        if e in free:
            prices += [(READY, game.level(e)), (SUPPORTING, support_cost(game, e))]
        elif game.piece(e).status == READY:
            prices.append((READY, game.level(e)))
        found = [(code + unit * status, cost + price) for code, cost in found for status, price in prices]
    return [code for code, cost in found if cost <= game.state.points[seat]]


class SealedPlans(SimultaneousChoice):
    """All players assign their heroes in secret, each with one answer."""

    def questions(self, game: "Heroes") -> list[Decision]:
        given = [seat for seat, _ in self.answers]
        out = []
        for seat in range(game.state.seats):
            codes = assignments(game, seat)
            if seat not in given and len(codes) > 1:
                out.append(Decision("plan_heroes", seat, tuple([("assign", 0, code) for code in codes])))
        return out

    def resolve_answers(self, game: "Heroes") -> None:
        chosen: dict[int, Option] = dict(self.answers)
        for seat in game.players():
            code = chosen[seat][2] if seat in chosen else 0
            for e in game.team(seat):
                code, status = divmod(code, 3)
                piece = game.piece(e)
                if status == READY and piece.status == READY:
                    keep(game, e)
                elif status == READY:
                    make_ready(game, e)
                elif status == SUPPORTING:
                    make_supporting(game, e)
                elif piece.status == READY:
                    game.stand(e, RECOVERY)


def keep(game: "Heroes", hero: int) -> None:
    """A hero stays Ready in his district, for his Level (H-6.7)."""
    game.tell_event(events.Status, hero, READY, game.piece(hero).place)
    game.add_points(game.seat_of(hero), -game.level(hero))


def make_ready(game: "Heroes", hero: int) -> None:
    """For his Level (H-6.8)."""
    price = game.level(hero)
    game.stand(hero, READY)
    game.add_points(game.seat_of(hero), -price)


def make_supporting(game: "Heroes", hero: int) -> None:
    """For 1 plot point (H-6.9)."""
    price = support_cost(game, hero)
    game.stand(hero, SUPPORTING)
    game.add_points(game.seat_of(hero), -price)


def receive(game: "Heroes", seat: int) -> None:
    """Available heroes are taken back; one plot point for each, and the bonus for VP (H-6.3 to H-6.6)."""
    heroes = assignable_heroes(game, seat)
    for e in heroes:
        game.stand(e, RECOVERY)
    game.add_points(seat, len(heroes) + bonus(game.state.vp[seat]))


HeroToAssign = Annotated[int, Kind(may.number(-may.MOST_PARTS, may.MOST), "card")]
"""A hero, negative while he is being placed."""


class PlanSeat(Procedure):
    """One player plans."""

    seat: Seat
    heroes: tuple[HeroToAssign, ...] = ()  # that remain to be assigned
    allies: Count = 0  # played in this phase

    def begin(self, game: "Heroes") -> Then:
        self.heroes = tuple(assignable_heroes(game, self.seat))
        open_window(game, ids.PLANNING, (self.seat,))

    def several(self, game: "Heroes") -> Several | None:
        """Heroes who stay, a status for each hero, and an ally, out of the plot points that there are."""
        if self.pc > PlanSeat.at(PlanSeat.assign):
            return None
        placed: list[list[Option]] = []
        if self.pc == PlanSeat.at(PlanSeat.settle_districts):
            placed += [district_options(game, self.seat, hero) for hero in self.in_districts(game)]
        placed += [status_options(game, self.seat, hero) for hero in self.heroes if hero > 0]
        placed = [options for options in placed if len(options) > 1]
        placed.append(ally_options(game, self.seat)[:-1])
        items = [(option, 1 << n) for n, options in enumerate(placed) for option in options]
        units = tuple([(bits,) for _, bits in items])
        return Several(tuple([option for option, _ in items]), units, tuple([1 << n for n in range(len(placed))]), 0)

    def in_districts(self, game: "Heroes") -> list[int]:
        """Heroes of whom it has not been said yet whether they stay in their district."""
        cards = game.state.cards
        return [
            hero
            for hero in game.team(self.seat)
            if cards[hero].status == READY and cards[hero].place != CARD and -hero not in self.heroes
        ]

    def settle_districts(self, game: "Heroes") -> Then:
        """Heroes left in a district: their Level is paid, or they return in Recovery."""
        seat = self.seat
        answer = game.take()
        if answer is not None:
            _, hero, _ = answer
            if answer[0] == "keep":
                keep(game, hero)
            else:
                game.stand(hero, RECOVERY)
            self.heroes = (*self.heroes, -hero)
        if staying := self.in_districts(game):
            game.ask(self, "keep", seat, district_options(game, seat, staying[0]), staying[0])
            return AGAIN
        self.heroes = tuple([e for e in self.heroes if e > 0])
        return None

    def assign(self, game: "Heroes") -> Then:
        """Available heroes one by one: Ready for their Level, Supporting for 1, or Recovery."""
        heroes = self.heroes
        answer = game.answer
        if answer is not None:
            game.answer = None
            verb, hero, _ = answer
            heroes = self.heroes = heroes[1:]
            if verb == "ready":
                make_ready(game, hero)
            elif verb == "support":
                make_supporting(game, hero)
        if not heroes:
            return None
        hero = heroes[0]
        game.ask(self, "assign", self.seat, status_options(game, self.seat, hero), hero)
        return AGAIN

    def heal(self, game: "Heroes") -> Then:
        """Wounded heroes lose their marker; they are available from the next Game Round."""
        cards = game.state.cards
        for e in game.team(self.seat):
            if cards[e].wounded:
                game.set_wounded(e, False)

    def play_allies(self, game: "Heroes") -> Then:
        """Allies from hand, one in a Planning phase unless the reading says otherwise."""
        state = game.state
        seat = self.seat
        answer = game.take()
        if answer is not None:
            if answer == PASS:
                return PlanSeat.put_power_ups
            _, ally, extra = answer
            game.move(ally, seat_zone(ids.ALLIES, seat))
            game.add_points(seat, -1 - extra)
            game.set_points_on(ally, extra + (game.face(ally).team == state.teams[seat]))
            self.allies += 1
            if len(game.zone_of(ids.ALLIES, seat)) > ally_limit(game, seat):
                return PlanSeat.make_room
        if self.allies and "many_allies" not in game.readings:
            return PlanSeat.put_power_ups
        if not game.zone_of(ids.HAND, seat) or state.points[seat] < 1:
            return PlanSeat.put_power_ups
        options = ally_options(game, seat)
        game.ask(self, "ally", seat, options, 0, (), len(options) > 1 or game.hides(game.zone_of(ids.HAND, seat), seat))
        return AGAIN

    def make_room(self, game: "Heroes") -> Then:
        """With more than three allies one of the others is discarded."""
        answer = game.take()
        if answer is None:
            others = game.zone_of(ids.ALLIES, self.seat)[:-1]
            game.ask(self, "dismiss", self.seat, [("discard", e, 0) for e in others])
            return AGAIN
        game.discard(answer[1])
        return PlanSeat.play_allies

    def put_power_ups(self, game: "Heroes") -> Then:
        """Three own Story cards for a power-up, as often as there are enough."""
        seat = self.seat
        answer = game.take()
        if answer == PASS:
            return END
        if answer is not None:
            for story in game.zone_of(ids.STORIES, seat)[: ids.STORIES_FOR_POWER_UP]:
                game.discard(story)
            game.move(answer[1], seat_zone(ids.IN_PLAY, seat))
            game.state.dirty = 1
        stock = game.zone_of(ids.POWER_UPS, seat)
        if not stock or len(game.zone_of(ids.STORIES, seat)) < ids.STORIES_FOR_POWER_UP:
            return END
        game.ask(self, "power_up", seat, [*(("power_up", e, 0) for e in stock), PASS])
        return AGAIN


PlanSeat.follows(
    step(PlanSeat.begin),
    step(PlanSeat.settle_districts, "H-6.7"),
    step(PlanSeat.assign, "H-6.8", "H-6.9", "H-6.10"),
    step(PlanSeat.heal, "H-6.11", "A-28"),
    step(PlanSeat.play_allies, "H-6.12", "H-6.13", "H-11.2", "A-16"),
    step(PlanSeat.make_room, "H-11.4"),
    step(PlanSeat.put_power_ups, "H-6.14", "A-35"),
)


def district_options(game: "Heroes", seat: int, hero: int) -> list[Option]:
    """Return what may become of a hero who is in a district: they stay for their Level, or return (H-6.7)."""
    options: list[Option] = [("recall", hero, 0)]
    if game.level(hero) <= game.state.points[seat]:
        options.insert(0, ("keep", hero, 0))
    return options


def status_options(game: "Heroes", seat: int, hero: int) -> list[Option]:
    """Return the statuses that a player can give to a hero (H-6.8 to H-6.10)."""
    points = game.state.points[seat]
    options: list[Option] = []
    if game.level(hero) <= points:
        options.append(("ready", hero, 0))
    if support_cost(game, hero) <= points:
        options.append(("support", hero, 0))
    options.append(("rest", hero, 0))
    return options


def ally_options(game: "Heroes", seat: int) -> list[Option]:
    """Return the allies that a player can play, with one plot point on it or two, and passing (H-6.12, H-11.2)."""
    points = game.state.points[seat]
    options: list[Option] = []
    for e in game.in_hand(seat, "ally") if points else ():
        options.append(("ally", e, 0))
        if points > 1:
            options.append(("ally", e, 1))
    options.append(PASS)
    return options


def support_cost(game: "Heroes", hero: int) -> int:
    n = game.modified(ids.STAT_SUPPORT_COST, hero, 1)
    return n if n > 0 else 0


def ally_limit(game: "Heroes", seat: int) -> int:
    return game.modified(ids.STAT_MAX_ALLIES, game.team(seat)[0], ids.ALLY_LIMIT)
