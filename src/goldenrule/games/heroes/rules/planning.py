"""Phase 2, Planning: plot points, statuses, healing, allies and power-ups (H-6)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import CARD, READY, RECOVERY, SUPPORTING, TEAMS, seat_zone
from goldenrule.games.heroes.rules.windows import open_window
from goldenrule.kernel.decisions import PASS, Decision, Option
from goldenrule.kernel.game import Frame, Sealed

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


class Planning(Frame):
    """Everybody receives plot points, then the players plan one by one from the First Player (H-6.2).

    With the reading `sealed_planning` all assign their heroes in secret and reveal that together; the rest of planning
    follows one by one (A-17).
    """

    def run(self, g: "Heroes") -> None:
        s = g.state
        order = g.players()
        if self.pc == 0:
            for seat in order:
                receive(g, seat)
        step = self.pc
        self.pc += 1
        g.push(self)
        if "sealed_planning" not in g.readings:
            if step < s.seats:
                g.push(PlanSeat(0, order[step]))
                return
        elif step < s.seats:
            open_window(g, ids.PLANNING, (order[step],))
            return
        elif step == s.seats:
            g.push(SealedPlans(0))
            return
        elif step <= 2 * s.seats:
            g.push(PlanSeat(2, order[step - s.seats - 1]))
            return
        g.stack.pop()


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
        for seat in range(g.state.seats):
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
    g.emit("status", hero, READY, g.piece(hero).place)
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


class PlanSeat(Frame):
    """One player plans."""

    seat: int
    heroes: tuple[int, ...] = ()  # that remain to be assigned
    allies: int = 0  # played in this phase
    CARDS = ("heroes",)

    def run(self, g: "Heroes") -> None:
        seat = self.seat
        if self.pc < 2:
            if self.pc == 0:
                self.pc = 1
                self.heroes = tuple(available(g, seat))
                g.push(self)
                if open_window(g, ids.PLANNING, (seat,)):
                    return
                g.stack.pop()
            if not self.settle_districts(g):
                return
            self.pc = 2
        if self.pc == 2:
            if not self.assign(g):
                return
            self.pc = 3
            self.heal(g)
        if self.pc == 3:
            if not self.play_allies(g):
                return
            self.pc = 5
        if self.pc == 4:
            if not self.make_room(g):
                return
            self.pc = 5
        if self.pc == 5:
            self.put_power_ups(g)

    def settle_districts(self, g: "Heroes") -> bool:
        """Heroes left in a district: their Level is paid, or they return in Recovery (H-6.7). False while asking."""
        seat = self.seat
        answer = g.take()
        if answer is not None:
            _, hero, _ = answer
            if answer[0] == "keep":
                keep(g, hero)
                self.heroes = (*self.heroes, -hero)
            else:
                g.stand(hero, RECOVERY)
                self.heroes = (*self.heroes, -hero)
        cards = g.state.cards
        for hero in g.team(seat):
            piece = cards[hero]
            if piece.status == READY and piece.place != CARD and -hero not in self.heroes:
                options: list[Option] = [("recall", hero, 0)]
                if g.level(hero) <= g.state.points[seat]:
                    options.insert(0, ("keep", hero, 0))
                g.ask(self, "keep", seat, options, hero)
                return False
        self.heroes = tuple([e for e in self.heroes if e > 0])
        return True

    def assign(self, g: "Heroes") -> bool:
        """Available heroes one by one: Ready for their Level, Supporting for 1, or Recovery (H-6.8 to H-6.10)."""
        heroes = self.heroes
        answer = g.take()
        if answer is not None:
            verb, hero, _ = answer
            heroes = self.heroes = heroes[1:]
            if verb == "ready":
                make_ready(g, hero)
            elif verb == "support":
                make_supporting(g, hero)
        if not heroes:
            return True
        hero = heroes[0]
        points = g.state.points[self.seat]
        options: list[Option] = []
        if g.level(hero) <= points:
            options.append(("ready", hero, 0))
        if support_cost(g, hero) <= points:
            options.append(("support", hero, 0))
        options.append(("rest", hero, 0))
        g.ask(self, "assign", self.seat, options, hero)
        return False

    def heal(self, g: "Heroes") -> None:
        """Wounded heroes lose their marker; they are available from the next Game Round (H-6.11, A-28)."""
        cards = g.state.cards
        for e in g.team(self.seat):
            if cards[e].wounded:
                g.set_wounded(e, False)

    def play_allies(self, g: "Heroes") -> bool:
        """Allies from hand, one in a Planning phase unless the reading says otherwise (H-6.12, H-11.2, A-16)."""
        s = g.state
        seat = self.seat
        answer = g.take()
        if answer is not None:
            if answer == PASS:
                return True
            _, ally, extra = answer
            g.move(ally, seat_zone(ids.ALLIES, seat))
            g.add_points(seat, -1 - extra)
            g.set_points_on(ally, extra + (g.face(ally).team == s.teams[seat]))
            self.allies += 1
            if len(g.zone_of(ids.ALLIES, seat)) > ally_limit(g, seat):
                self.pc = 4
                return self.make_room(g)
        if self.allies and "many_allies" not in g.readings:
            return True
        if not g.zone_of(ids.HAND, seat) or s.points[seat] < 1:
            return True
        options: list[Option] = []
        for e in g.in_hand(seat, "ally"):
            options.append(("ally", e, 0))
            if s.points[seat] > 1:
                options.append(("ally", e, 1))
        options.append(PASS)
        g.ask(self, "ally", seat, options, 0, (), True)
        return False

    def make_room(self, g: "Heroes") -> bool:
        """With more than three allies one of the others is discarded (H-11.4)."""
        answer = g.take()
        if answer is None:
            others = g.zone_of(ids.ALLIES, self.seat)[:-1]
            g.ask(self, "dismiss", self.seat, [("discard", e, 0) for e in others])
            return False
        g.discard(answer[1])
        self.pc = 3
        return self.play_allies(g)

    def put_power_ups(self, g: "Heroes") -> None:
        """Three own Story cards for a power-up, as often as there are enough (H-6.14, A-35)."""
        seat = self.seat
        answer = g.take()
        if answer == PASS:
            return
        if answer is not None:
            for story in g.zone_of(ids.STORIES, seat)[: ids.STORIES_FOR_POWER_UP]:
                g.discard(story)
            g.move(answer[1], seat_zone(ids.IN_PLAY, seat))
            g.state.dirty = 1
        stock = g.zone_of(ids.POWER_UPS, seat)
        if stock and len(g.zone_of(ids.STORIES, seat)) >= ids.STORIES_FOR_POWER_UP:
            g.ask(self, "power_up", seat, [*(("power_up", e, 0) for e in stock), PASS])


def support_cost(g: "Heroes", hero: int) -> int:
    n = g.modified(ids.STAT_SUPPORT_COST, hero, 1)
    return n if n > 0 else 0


def ally_limit(g: "Heroes", seat: int) -> int:
    return g.modified(ids.STAT_MAX_ALLIES, g.team(seat)[0], ids.ALLY_LIMIT)
