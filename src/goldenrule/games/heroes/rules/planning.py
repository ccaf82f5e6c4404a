"""Phase 2, Planning: plot points, statuses, healing, allies and power-ups (H-6)."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.ids import CARD, READY, RECOVERY, SUPPORTING, TEAMS, seat_zone
from goldenrule.games.heroes.rules.windows import open_window
from goldenrule.kernel import checks as may
from goldenrule.kernel.decisions import PASS, Decision, Option
from goldenrule.kernel.fields import Count, Kind, Seat, Size
from goldenrule.kernel.game import Sealed
from goldenrule.kernel.several import Several
from goldenrule.kernel.steps import AGAIN, END, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def bonus(vp: int) -> int:
    """Plot points for victory points (H-6.6, T-1)."""
    return vp // ids.VP_FOR_POINT


def available(g: "Heroes", seat: int) -> list[int]:
    """Own heroes who can be assigned: neither in a district nor Wounded (H-6.3)."""
    s = g.state
    cards = s.cards
    out = []
    for e in s.zones[TEAMS[seat]]:
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

    def receive_points(self, g: "Heroes") -> Then:
        order = g.players()
        self.seats = tuple(order)
        for seat in order:
            receive(g, seat)
        return None if "sealed_planning" in g.readings else Planning.plan

    def open_windows(self, g: "Heroes") -> Then:
        if not self.seats:
            return None
        seat, *rest = self.seats
        self.seats = tuple(rest)
        open_window(g, ids.PLANNING, (seat,))
        return AGAIN

    def assign_in_secret(self, g: "Heroes") -> Then:
        self.seats = tuple(g.players())
        g.push(SealedPlans(0))

    def plan(self, g: "Heroes") -> Then:
        if not self.seats:
            return END
        seat, *rest = self.seats
        self.seats = tuple(rest)
        g.push(PlanSeat(PlanSeat.at(PlanSeat.assign) if "sealed_planning" in g.readings else 0, seat))
        return AGAIN


Planning.follows(
    step(Planning.receive_points, "H-6.3", "H-6.4", "H-6.6"),
    step(Planning.open_windows, "A-17"),
    step(Planning.assign_in_secret, "A-17"),
    step(Planning.plan, "H-6.2"),
)


def assignments(g: "Heroes", seat: int) -> list[int]:
    """All ways to assign the heroes of a seat that it can pay for: in base 3, a digit a hero: his status."""
    free = available(g, seat)
    found = [(0, 0)]
    for number, e in enumerate(g.team(seat)):
        unit = 3**number
        prices = [(RECOVERY, 0)]
        if e in free:
            prices += [(READY, g.level(e)), (SUPPORTING, support_cost(g, e))]
        elif g.piece(e).status == READY:
            prices.append((READY, g.level(e)))
        found = [(code + unit * status, cost + price) for code, cost in found for status, price in prices]
    return [code for code, cost in found if cost <= g.state.points[seat]]


class SealedPlans(Sealed):
    """All players assign their heroes in secret, each with one answer."""

    def questions(self, g: "Heroes") -> list[Decision]:
        given = [seat for seat, _ in self.answers]
        out = []
        for seat in range(g.state.seats):
            codes = assignments(g, seat)
            if seat not in given and len(codes) > 1:
                out.append(Decision("plan_heroes", seat, tuple([("assign", 0, code) for code in codes])))
        return out

    def opened(self, g: "Heroes") -> None:
        chosen: dict[int, Option] = dict(self.answers)
        for seat in g.players():
            code = chosen[seat][2] if seat in chosen else 0
            for e in g.team(seat):
                code, status = divmod(code, 3)
                piece = g.piece(e)
                if status == READY and piece.status == READY:
                    keep(g, e)
                elif status == READY:
                    make_ready(g, e)
                elif status == SUPPORTING:
                    make_supporting(g, e)
                elif piece.status == READY:
                    g.stand(e, RECOVERY)


def keep(g: "Heroes", hero: int) -> None:
    """A hero stays Ready in his district, for his Level (H-6.7)."""
    g.tell_of(events.Status, hero, READY, g.piece(hero).place)
    g.add_points(g.seat_of(hero), -g.level(hero))


def make_ready(g: "Heroes", hero: int) -> None:
    """For his Level (H-6.8)."""
    price = g.level(hero)
    g.stand(hero, READY)
    g.add_points(g.seat_of(hero), -price)


def make_supporting(g: "Heroes", hero: int) -> None:
    """For 1 plot point (H-6.9)."""
    price = support_cost(g, hero)
    g.stand(hero, SUPPORTING)
    g.add_points(g.seat_of(hero), -price)


def receive(g: "Heroes", seat: int) -> None:
    """Available heroes are taken back; one plot point for each, and the bonus for VP (H-6.3 to H-6.6)."""
    heroes = available(g, seat)
    for e in heroes:
        g.stand(e, RECOVERY)
    g.add_points(seat, len(heroes) + bonus(g.state.vp[seat]))


HeroToAssign = Annotated[int, Kind(may.number(-may.MOST_PARTS, may.MOST), "card")]
"""A hero, negative while he is being placed."""


class PlanSeat(Procedure):
    """One player plans."""

    seat: Seat
    heroes: tuple[HeroToAssign, ...] = ()  # that remain to be assigned
    allies: Count = 0  # played in this phase

    def begin(self, g: "Heroes") -> Then:
        self.heroes = tuple(available(g, self.seat))
        open_window(g, ids.PLANNING, (self.seat,))

    def several(self, g: "Heroes") -> Several | None:
        """Heroes who stay, a status for each hero, and an ally, out of the plot points that there are."""
        if self.pc > PlanSeat.at(PlanSeat.assign):
            return None
        placed: list[list[Option]] = []
        if self.pc == PlanSeat.at(PlanSeat.settle_districts):
            placed += [district_options(g, self.seat, hero) for hero in self.in_districts(g)]
        placed += [status_options(g, self.seat, hero) for hero in self.heroes if hero > 0]
        placed = [options for options in placed if len(options) > 1]
        placed.append(ally_options(g, self.seat)[:-1])
        items = [(option, 1 << n) for n, options in enumerate(placed) for option in options]
        units = tuple([(bits,) for _, bits in items])
        return Several(tuple([option for option, _ in items]), units, tuple([1 << n for n in range(len(placed))]), 0)

    def in_districts(self, g: "Heroes") -> list[int]:
        """Heroes of whom it has not been said yet whether they stay in their district."""
        cards = g.state.cards
        return [
            hero
            for hero in g.team(self.seat)
            if cards[hero].status == READY and cards[hero].place != CARD and -hero not in self.heroes
        ]

    def settle_districts(self, g: "Heroes") -> Then:
        """Heroes left in a district: their Level is paid, or they return in Recovery."""
        seat = self.seat
        answer = g.take()
        if answer is not None:
            _, hero, _ = answer
            if answer[0] == "keep":
                keep(g, hero)
            else:
                g.stand(hero, RECOVERY)
            self.heroes = (*self.heroes, -hero)
        if staying := self.in_districts(g):
            g.ask(self, "keep", seat, district_options(g, seat, staying[0]), staying[0])
            return AGAIN
        self.heroes = tuple([e for e in self.heroes if e > 0])
        return None

    def assign(self, g: "Heroes") -> Then:
        """Available heroes one by one: Ready for their Level, Supporting for 1, or Recovery."""
        heroes = self.heroes
        answer = g.answer
        if answer is not None:
            g.answer = None
            verb, hero, _ = answer
            heroes = self.heroes = heroes[1:]
            if verb == "ready":
                make_ready(g, hero)
            elif verb == "support":
                make_supporting(g, hero)
        if not heroes:
            return None
        hero = heroes[0]
        g.ask(self, "assign", self.seat, status_options(g, self.seat, hero), hero)
        return AGAIN

    def heal(self, g: "Heroes") -> Then:
        """Wounded heroes lose their marker; they are available from the next Game Round."""
        cards = g.state.cards
        for e in g.team(self.seat):
            if cards[e].wounded:
                g.set_wounded(e, False)

    def play_allies(self, g: "Heroes") -> Then:
        """Allies from hand, one in a Planning phase unless the reading says otherwise."""
        s = g.state
        seat = self.seat
        answer = g.take()
        if answer is not None:
            if answer == PASS:
                return PlanSeat.put_power_ups
            _, ally, extra = answer
            g.move(ally, seat_zone(ids.ALLIES, seat))
            g.add_points(seat, -1 - extra)
            g.set_points_on(ally, extra + (g.face(ally).team == s.teams[seat]))
            self.allies += 1
            if len(g.zone_of(ids.ALLIES, seat)) > ally_limit(g, seat):
                return PlanSeat.make_room
        if self.allies and "many_allies" not in g.readings:
            return PlanSeat.put_power_ups
        if not g.zone_of(ids.HAND, seat) or s.points[seat] < 1:
            return PlanSeat.put_power_ups
        options = ally_options(g, seat)
        g.ask(self, "ally", seat, options, 0, (), len(options) > 1 or g.hides(g.zone_of(ids.HAND, seat), seat))
        return AGAIN

    def make_room(self, g: "Heroes") -> Then:
        """With more than three allies one of the others is discarded."""
        answer = g.take()
        if answer is None:
            others = g.zone_of(ids.ALLIES, self.seat)[:-1]
            g.ask(self, "dismiss", self.seat, [("discard", e, 0) for e in others])
            return AGAIN
        g.discard(answer[1])
        return PlanSeat.play_allies

    def put_power_ups(self, g: "Heroes") -> Then:
        """Three own Story cards for a power-up, as often as there are enough."""
        seat = self.seat
        answer = g.take()
        if answer == PASS:
            return END
        if answer is not None:
            for story in g.zone_of(ids.STORIES, seat)[: ids.STORIES_FOR_POWER_UP]:
                g.discard(story)
            g.move(answer[1], seat_zone(ids.IN_PLAY, seat))
            g.state.dirty = 1
        stock = g.zone_of(ids.POWER_UPS, seat)
        if not stock or len(g.zone_of(ids.STORIES, seat)) < ids.STORIES_FOR_POWER_UP:
            return END
        g.ask(self, "power_up", seat, [*(("power_up", e, 0) for e in stock), PASS])
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


def district_options(g: "Heroes", seat: int, hero: int) -> list[Option]:
    """Return what may become of a hero who is in a district: they stay for their Level, or return (H-6.7)."""
    options: list[Option] = [("recall", hero, 0)]
    if g.level(hero) <= g.state.points[seat]:
        options.insert(0, ("keep", hero, 0))
    return options


def status_options(g: "Heroes", seat: int, hero: int) -> list[Option]:
    """Return the statuses that a player can give to a hero (H-6.8 to H-6.10)."""
    points = g.state.points[seat]
    options: list[Option] = []
    if g.level(hero) <= points:
        options.append(("ready", hero, 0))
    if support_cost(g, hero) <= points:
        options.append(("support", hero, 0))
    options.append(("rest", hero, 0))
    return options


def ally_options(g: "Heroes", seat: int) -> list[Option]:
    """Return the allies that a player can play, with one plot point on it or two, and passing (H-6.12, H-11.2)."""
    points = g.state.points[seat]
    options: list[Option] = []
    for e in g.in_hand(seat, "ally") if points else ():
        options.append(("ally", e, 0))
        if points > 1:
            options.append(("ally", e, 1))
    options.append(PASS)
    return options


def support_cost(g: "Heroes", hero: int) -> int:
    n = g.modified(ids.STAT_SUPPORT_COST, hero, 1)
    return n if n > 0 else 0


def ally_limit(g: "Heroes", seat: int) -> int:
    return g.modified(ids.STAT_MAX_ALLIES, g.team(seat)[0], ids.ALLY_LIMIT)
