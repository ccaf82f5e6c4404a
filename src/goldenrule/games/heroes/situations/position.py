"""Positions: a normal set-up with the changes that a description asks for."""

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.content import Content
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import AREAS, DISTRICTS, seat_zone
from goldenrule.games.heroes.rules import special
from goldenrule.games.heroes.rules.deployment import set_threat
from goldenrule.games.heroes.rules.round import Round
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.games.heroes.situations.given import Given, Hero, Seat
from goldenrule.kernel.errors import BadInput

FACES = {"blank": 0, "trouble": 1, "hit": 2, "boost": 4, "double": 5}
STEPS = {"deployment": 0, "planning": 2, "missions": 5}


def place(given: Given, content: Content) -> Heroes:
    """The position at its first question. Raises BadInput for an impossible one."""
    g = new_game(
        Setup(
            teams=tuple(given.teams), scenario=given.scenario, first_player=given.first,
            readings=tuple(given.readings), seed=str(given.seed),
        ),
        content,
        {"packs": given.packs} if given.packs else None,
    )  # fmt: skip
    s = g.state
    s.points = (0,) * s.seats  # set-up ends in the first Planning, whose plot points have been received
    for name in ("vp", "points"):
        numbers = getattr(given, name)
        if numbers is not None:
            if len(numbers) != s.seats:
                raise BadInput(f"given.{name}: there are {s.seats} seats; write a number for each.")
            setattr(s, name, tuple(numbers))
    if given.active >= s.seats or not -1 <= given.archnemesis < s.seats or len(given.seats) > s.seats:
        raise BadInput(f"given: there are {s.seats} seats, numbered from 0.")
    table = Table(g)
    for code, hero in given.heroes.items():
        table.put_hero(code, hero)
    for seat, has in enumerate(given.seats):
        table.give(seat, has)
    for area, code in given.headlines.items():
        table.put_headline(area, code)
    for area, n in given.threats.items():
        set_threat(g, number(area, AREAS, "area"), n)
    if given.track is not None:
        for e in s.zones[ids.TRACK]:
            g.move(e, ids.STORY_DECK)
        for code in given.track:
            g.move(table.take(code), ids.TRACK)
    for code in given.most_wanted:
        g.move(table.take(code), ids.MOST_WANTED)
    if given.special:
        if g.scenario().facts.special is None:
            raise BadInput(f"given.special: the scenario {given.scenario} has no Special Headline.")
        special.enter(g)
    for code in given.discards:
        g.discard(table.take(code))
    for names, deck in (
        (given.next_resources, ids.RESOURCE_DECK), (given.next_villains, ids.VILLAIN_DECK),
        (given.next_stories, ids.STORY_DECK), (given.next_headlines, ids.HEADLINE_DECK),
    ):  # fmt: skip
        for code in reversed(names):
            g.move(table.take(code), deck, front=True)
    s.round = given.round
    s.archnemesis = given.archnemesis
    s.phase = given.phase
    s.action_round = given.action_round if given.phase == "missions" else 0
    s.script = tuple(FACES[face] for face in given.dice)
    g.pending = ()
    g.answer = None
    turn = (given.active - s.first) % s.seats if given.phase == "missions" else 0
    g.stack[:] = [Round(STEPS[given.phase], turn)]
    g.decisions = g.forced_answers = 0
    return g


def number(word: str, words: tuple[str, ...], what: str) -> int:
    """The number of a name. Raises BadInput."""
    if word not in words:
        raise BadInput(f"There is no {what} {word!r}; choose from {', '.join(words)}.")
    return words.index(word)


class Table:
    """The cards of a game while they are laid out anew: each is named once."""

    def __init__(self, g: Heroes) -> None:
        self.g = g
        self.taken: set[int] = set()

    def take(self, code: str) -> int:
        """A card of a name that has not been named yet, one from a deck if there is any. Raises BadInput."""
        g = self.g
        index = g.content.index.get(code)
        if index is None:
            raise BadInput(f"There is no card {code!r}.")
        found = [e for e in range(1, len(g.state.ident)) if g.state.ident[e] == index and e not in self.taken]
        if not found:
            raise BadInput(f"No copy of {code!r} is left in this game.")
        e = min(found, key=lambda each: g.state.zone[each] not in ids.HIDDEN)
        self.taken.add(e)
        return e

    def put_hero(self, code: str, hero: Hero) -> None:
        e = self.take(code)
        status = ids.STATUSES.index(hero.status)
        place = ids.CARD
        if hero.place == "scenario":
            place = ids.SCENARIO_PLACE
        elif hero.place:
            place = number(hero.place, DISTRICTS if hero.status == "ready" else AREAS, "place")
        if hero.status == "recovery" and place != ids.CARD:
            raise BadInput(f"given.heroes.{code}: a hero in Recovery is on his card.")
        self.g.stand(e, status, place)
        self.g.set_wounded(e, hero.wounded)
        self.g.set_ko(e, hero.ko)

    def give(self, seat: int, has: Seat) -> None:
        g = self.g
        for names, zone, deck in (
            (has.hand, ids.HAND, ids.RESOURCE_DECK), (has.villains, ids.VILLAINS, ids.VILLAIN_DECK),
        ):  # fmt: skip
            if names is not None:
                for e in g.zone_of(zone, seat):
                    g.move(e, deck)
                for code in names:
                    g.move(self.take(code), seat_zone(zone, seat))
        for code, n in has.allies.items():
            e = self.take(code)
            g.move(e, seat_zone(ids.ALLIES, seat))
            g.set_points_on(e, n)
        own = [e for e in range(1, len(g.state.ident)) if g.face(e).type == "story"]
        mine = [e for e in own if g.face(e).team == g.state.teams[seat] and e not in self.taken]
        if len(mine) < has.stories:
            raise BadInput(f"given.seats[{seat}].stories: there are only {len(mine)} Story cards of this team.")
        for e in mine[: has.stories]:
            self.taken.add(e)
            g.move(e, seat_zone(ids.STORIES, seat))
        for names, zone in ((has.power_ups, ids.IN_PLAY), (has.plans, ids.DONE), (has.won, ids.WON)):
            for code in names:
                g.move(self.take(code), seat_zone(zone, seat))

    def put_headline(self, area: str, code: str) -> None:
        """The headline on a space; "" for an empty one."""
        g = self.g
        s = g.state
        n = number(area, AREAS, "area")
        if n not in s.areas:
            raise BadInput(f"given.headlines.{area}: this area is not used with {s.seats} players.")
        new = self.take(code) if code else 0
        old = s.headlines[n]
        spaces = list(s.headlines)
        if new in spaces and new:
            other = spaces.index(new)
            spaces[other] = old
            set_threat(g, other, g.face(old).facts.threat if old else 0)
        else:
            if old:
                g.move(old, ids.HEADLINE_DECK)
            if new:
                g.move(new, ids.HEADLINES)
        spaces[n] = new
        s.headlines = tuple(spaces)
        set_threat(g, n, g.face(new).facts.threat if new else 0)
