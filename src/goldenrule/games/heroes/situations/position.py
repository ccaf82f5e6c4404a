"""Positions: a normal set-up with the changes that a description asks for."""

from goldenrule.gamekit.cases import CardPlacement, naming_place, refuse_beyond
from goldenrule.gamekit.vocabulary import check_exists
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.content import Content
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import AREAS, DISTRICTS, seat_zone
from goldenrule.games.heroes.rules import endings, planning, special
from goldenrule.games.heroes.rules.deployment import place_headline, set_threat, take_headline
from goldenrule.games.heroes.rules.round import Round
from goldenrule.games.heroes.rules.setup import Setup, deal, lay_out_table, shuffle_decks, usual_masterminds
from goldenrule.games.heroes.situations.dice import LoadedDice, loaded
from goldenrule.games.heroes.situations.given import GivenPosition, Hero, Seat
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Phrase, join_phrases

RESOURCE, VILLAIN, VILLAINS = ("ally", "event"), ("villain",), ("villain", "agent")
HEADLINE, STORY = ("headline",), ("story",)
IN_SETUP = (
    "seed", "teams", "scenario", "readings", "packs", "phase", "first", "masterminds", "next_resources",
    "next_villains", "next_stories", "next_headlines", "dice",
)  # fmt: skip
"""What can be said of a game that is about to be set up."""
STEPS = {"deployment": Round.advance_markers, "planning": Round.plan, "missions": Round.take_turns}


def _set_up(given: GivenPosition, content: Content) -> Heroes:
    """The table with shuffled decks, before anything is dealt."""
    seats = len(given.teams)
    for name, seat, least in (
        ("first", given.first, 0), ("active", given.active, 0), ("archnemesis", given.archnemesis, -1),
    ):  # fmt: skip
        if not least <= seat < seats:
            raise BadInput("heroes-bad-given-no-seat", name=name, seat=seat, least=least, seats=seats - 1)
    if len(given.seats) > seats:
        raise BadInput("heroes-bad-given-seats-no", seats=seats)
    g = lay_out_table(
        Setup(
            teams=tuple(given.teams), scenario=given.scenario, first_player=given.first,
            readings=tuple(given.readings), seed=str(given.seed),
        ),
        content,
        {"packs": given.packs} if given.packs else None,
        seated(given, content),
    )  # fmt: skip
    shuffle_decks(g)
    return g


def seated(given: GivenPosition, content: Content) -> tuple[str, ...]:
    """The mastermind that each team faces, as the case seats them; none if it says nothing.

    Raises BadInput for a seating that the scenario does not have.
    """
    names, teams = given.masterminds, tuple(given.teams)
    if not names:
        return ()
    if len(names) != len(teams):
        raise BadInput("heroes-bad-given-masterminds-seats", n=len(names), seats=len(teams))
    for i, name in enumerate(names):
        with naming_place(f"given.masterminds[{i}]"):
            check_exists("card", name, [face.code for face in content.of("mastermind")])
        if name in names[:i]:
            raise BadInput("heroes-bad-given-masterminds-twice", i=i, name=name)
    usual = usual_masterminds(content, teams)
    random = given.scenario in content.index and content.face(given.scenario).facts.nemeses == "random"
    faced = tuple(names[(seat + 1) % len(teams)] for seat in range(len(teams)))
    for seat, (name, own) in enumerate(zip(faced, usual)):
        i = (seat + 1) % len(teams)
        if random and name == own:
            raise BadInput("heroes-bad-given-masterminds-own", i=i, name=name, team=teams[seat])
        if not random and name != own:
            raise BadInput("heroes-bad-given-masterminds-usual", i=i, name=name, own=own, scenario=given.scenario)
    return faced


def _dealt(given: GivenPosition, content: Content) -> Heroes:
    """The game after a normal set-up, with the numbers of its seats."""
    g = _set_up(given, content)
    deal(g, given.first)
    g.run()
    state = g.state
    state.points = (0,) * state.seats  # set-up ends in the first Planning, whose plot points have been received
    for name in ("vp", "points"):
        numbers = getattr(given, name)
        if numbers is not None:
            if len(numbers) != state.seats:
                raise BadInput("heroes-bad-given-seats-write", name=name, seats=state.seats)
            setattr(state, name, tuple(numbers))
    return g


def place(given: GivenPosition, content: Content) -> LoadedDice:
    """The position at its first question. Raises BadInput for an impossible one: the place, the clause, the mend."""
    if given.phase == "setup":
        return before_the_deal(given, content)
    g = loaded(_dealt(given, content))
    state = g.state
    table = Table(g)
    for code, hero in given.heroes.items():
        table.put_hero(code, hero)
    for seat, has in enumerate(given.seats):
        table.give(seat, has)
    for area, code in given.headlines.items():
        table.put_headline(area, code)
    for area, n in given.threats.items():
        area_number = used_area(g, f"given.threats.{area}", area)
        if n and not state.headlines[area_number]:
            raise BadInput("heroes-bad-given-threats-threat", area=area)
        set_threat(g, area_number, n)
    if given.track is not None:
        table.put_track(given.track)
    if len(given.most_wanted) > ids.WANTED_SPACES:
        raise BadInput("heroes-bad-given-most-wanted", spaces=ids.WANTED_SPACES)
    for at, e in table.each("given.most_wanted", given.most_wanted, VILLAIN):
        if not g.face(e).facts.most_wanted:
            raise BadInput("heroes-bad-no-most-wanted", at=at, code=g.face(e).code)
        g.move(e, ids.MOST_WANTED)
    clock(g, given)
    for _, e in table.each("given.discards", given.discards, (*RESOURCE, *VILLAINS, *HEADLINE, *STORY)):
        table.leave_board(e)
        g.discard(e)
    table.stack_decks(given)
    if given.track is None:
        table.fill_track()
    state.archnemesis = given.archnemesis
    g.load(given.dice)
    g.pending = ()
    g.answer = None
    turn = (given.active - state.first) % state.seats if given.phase == "missions" else 0
    g.stack[:] = [Round(Round.at(STEPS[given.phase]), turn)]
    g.decisions = g.forced_answers = 0
    check(g, table)
    return g


def before_the_deal(given: GivenPosition, content: Content) -> LoadedDice:
    """A game with stacked decks, in the middle of its set-up: hands, headlines and stories are dealt from them."""
    refuse_beyond(given, IN_SETUP, "given")
    g = loaded(_set_up(given, content))
    Table(g).stack_decks(given)
    g.load(given.dice)
    deal(g, given.first)
    return g


def clock(game: Heroes, given: GivenPosition) -> None:
    """Where the game stands, and the Special Headline that may have come by then."""
    state = game.state
    facts = game.scenario().facts
    if given.round > facts.rounds:
        raise BadInput("heroes-bad-given-round-game", code=game.scenario().code, rounds=facts.rounds)
    if given.phase != "missions":
        for name, value, usual in (("action_round", given.action_round, 1), ("active", given.active, 0)):
            if value != usual:
                raise BadInput("heroes-bad-given-nobody-acts", name=name)
    if given.phase == "deployment" and given.round == facts.rounds:
        raise BadInput("heroes-bad-given-round-no", round=given.round)
    state.round = given.round
    state.phase = given.phase
    state.action_round = given.action_round if given.phase == "missions" else 0
    if given.round == 1 and given.archnemesis >= 0:
        raise BadInput("heroes-bad-given-archnemesis-early")
    if given.special:
        if facts.special is None:
            raise BadInput("heroes-bad-given-special-no", scenario=given.scenario)
        if given.round < facts.special.enters_round:
            enters = facts.special.enters_round
            raise BadInput("heroes-bad-given-special-early", scenario=given.scenario, round=enters)
        special.enter(game)


def used_area(game: Heroes, at: str, area: str) -> int:
    """The number of an area. Raises BadInput for one that does not exist or is not used."""
    with naming_place(at):
        check_exists("area", area, AREAS)
    n = AREAS.index(area)
    if n not in game.state.areas:
        raise BadInput("heroes-bad-area-not-used", at=at, seats=game.state.seats)
    return n


def check(game: Heroes, table: "Table") -> None:
    """Nothing may follow from the position by itself."""
    state = game.state
    for seat in range(state.seats):
        at = f"given.seats[{seat}]"
        most = planning.ally_limit(game, seat)
        if len(game.zone_of(ids.ALLIES, seat)) > most:
            raise BadInput("heroes-bad-allies-team-most", at=at, most=most)
        for e in game.team(seat):
            piece, code = game.piece(e), game.face(e).code
            if piece.place == ids.SCENARIO_PLACE and piece.status == ids.READY and not state.special:
                raise BadInput("heroes-bad-heroes-scenario-card", code=code)
            if piece.ko and piece.ko >= game.ko_value(e):
                raise BadInput("heroes-bad-given-heroes-ko", code=code, ko=piece.ko, of=game.ko_value(e))
    for area in state.areas:
        there = [e for e in table.heroes if game.piece(e).status == ids.SUPPORTING and game.piece(e).place == area]
        if len(there) > ids.SPACES:
            raise BadInput(
                "heroes-bad-given-heroes-place", code=game.face(there[-1]).code, area=AREAS[area], spaces=ids.SPACES
            )
    if game.ends_game(lambda: endings.end_if_won(game)):
        raise BadInput("heroes-bad-given-scenario-ends", ending=state.ending)


class Table(CardPlacement):
    """The cards of a game while they are laid out again: each is named once."""

    def __init__(self, game: Heroes) -> None:
        self.g = game
        self.taken: set[int] = set()
        self.heroes: list[int] = []

    def take(self, at: str, code: str, types: tuple[str, ...]) -> int:
        """A card of a name and type that has not been named yet, one from a deck if there is any. Raises BadInput."""
        g = self.g
        with naming_place(at):
            check_exists("card", code, g.content.index)
        index = g.content.index[code]
        type = g.content.faces[index].type
        if type not in types:
            kinds = join_phrases("or", [each.replace("_", "-") for each in types])
            raise BadInput("heroes-bad-type-cannot-name", at=at, code=code, type=type, kinds=kinds)
        there = [e for e in range(1, len(g.state.ident)) if g.state.ident[e] == index]
        found = [e for e in there if e not in self.taken]
        if not found:
            why = "named" if there else "team"
            raise BadInput("heroes-bad-no-left-game", at=at, code=code, why=why)
        e = min(found, key=lambda each: g.state.zone[each] not in ids.HIDDEN)
        self.taken.add(e)
        return e

    def stack_decks(self, given: GivenPosition) -> None:
        """What comes next from each deck lies on top of it."""
        g = self.g
        for name, names, deck, types in (
            ("next_resources", given.next_resources, ids.RESOURCE_DECK, RESOURCE),
            ("next_villains", given.next_villains, ids.VILLAIN_DECK, VILLAINS),
            ("next_stories", given.next_stories, ids.STORY_DECK, STORY),
            ("next_headlines", given.next_headlines, ids.HEADLINE_DECK, HEADLINE),
        ):  # fmt: skip
            for i, code in reversed(list(enumerate(names))):
                e = self.take(f"given.{name}[{i}]", code, types)
                self.leave_board(e)
                g.move(e, deck, front=True)

    def put_hero(self, code: str, hero: Hero) -> None:
        g = self.g
        at = f"given.heroes.{code}"
        e = self.take(at, code, ("hero",))
        self.heroes.append(e)
        status = ids.STATUSES.index(hero.status)
        place = ids.CARD
        if hero.place == "scenario" and hero.status == "ready":
            place = ids.SCENARIO_PLACE
        elif hero.place:
            if hero.status == "recovery":
                raise BadInput("heroes-bad-place-hero-recovery", at=at)
            what, known = ("district", DISTRICTS) if hero.status == "ready" else ("area", AREAS)
            with naming_place(f"{at}.place"):
                check_exists(what, hero.place, known, Phrase("place-hero", status=hero.status))
            place = known.index(hero.place)
            used_area(g, f"{at}.place", AREAS[ids.area_of(place) if hero.status == "ready" else place])
        if hero.wounded and hero.status != "recovery":
            raise BadInput("heroes-bad-wounded-wounded-hero", at=at)
        if hero.ko and hero.status == "recovery":
            raise BadInput("heroes-bad-ko-who-recovery", at=at)
        g.stand(e, status, place)
        g.set_wounded(e, hero.wounded)
        g.set_ko(e, hero.ko)

    def give(self, seat: int, has: Seat) -> None:
        g = self.g
        team = g.state.teams[seat]
        for name, names, zone, deck, types in (
            ("hand", has.hand, ids.HAND, ids.RESOURCE_DECK, RESOURCE),
            ("villains", has.villains, ids.VILLAINS, ids.VILLAIN_DECK, VILLAINS),
        ):
            if names is not None:
                for e in g.zone_of(zone, seat):
                    g.move(e, deck)
                for _, e in self.each(f"given.seats[{seat}].{name}", names, types):
                    g.move(e, seat_zone(zone, seat))
        for code, n in has.allies.items():
            at = f"given.seats[{seat}].allies.{code}"
            e = self.take(at, code, ("ally",))
            most = 1 + (g.face(e).team == team)
            if n > most:
                raise BadInput("heroes-bad-can-carry-plot", at=at, most=most, n=n)
            g.move(e, seat_zone(ids.ALLIES, seat))
            g.set_points_on(e, n)
        own = [e for e in range(1, len(g.state.ident)) if g.face(e).type == "story"]
        mine = [e for e in own if g.face(e).team == team and e not in self.taken]
        if len(mine) < has.stories:
            at = f"given.seats[{seat}].stories"
            raise BadInput("heroes-bad-only-story-cards", at=at, n=len(mine))
        for e in mine[: has.stories]:
            self.taken.add(e)
            g.move(e, seat_zone(ids.STORIES, seat))
        for at, e in self.each(f"given.seats[{seat}].power_ups", has.power_ups, ("power_up",)):
            if g.face(e).team != team:
                raise BadInput("heroes-bad-power-up-another", at=at, code=g.face(e).code, team=team)
            g.move(e, seat_zone(ids.IN_PLAY, seat))
        for at, e in self.each(f"given.seats[{seat}].plans", has.plans, ("plan",)):
            if g.state.zone[e] != seat_zone(ids.PLANS, seat):
                raise BadInput("heroes-bad-no-master-plan", at=at, code=g.face(e).code)
            g.move(e, seat_zone(ids.DONE, seat))
        self.refuse_disorder(seat)
        for _, e in self.each(f"given.seats[{seat}].won", has.won, HEADLINE):
            self.leave_board(e)
            g.move(e, seat_zone(ids.WON, seat))

    def refuse_disorder(self, seat: int) -> None:
        """Master Plans are completed from the Prologue on (H-9.7)."""
        g = self.g
        left = g.zone_of(ids.PLANS, seat)
        done = g.zone_of(ids.DONE, seat)
        for e in done:
            for first in left:
                if ids.STAGES.index(g.face(first).facts.stage) < ids.STAGES.index(g.face(e).facts.stage):
                    at = f"given.seats[{seat}].plans"
                    raise BadInput("heroes-bad-plans-order", at=at, code=g.face(e).code, first=g.face(first).code)

    def leave_board(self, entity: int) -> None:
        """Another headline takes the space of one that set-up has put on the board, and that is named elsewhere."""
        g = self.g
        state = g.state
        if entity in state.headlines:
            area = state.headlines.index(entity)
            take_headline(g, entity, ids.HEADLINE_DECK)
            for other in state.zones[ids.HEADLINE_DECK]:
                if other not in self.taken:
                    g.move(other, ids.HEADLINE_DECK, front=True)
                    place_headline(g, area)
                    return

    def fill_track(self) -> None:
        """The same for the stories of the track."""
        g = self.g
        free = [e for e in g.state.zones[ids.STORY_DECK] if e not in self.taken and g.face(e).team in g.state.teams]
        for e in free[: ids.TRACK_SPACES - len(g.state.zones[ids.TRACK])]:
            g.move(e, ids.TRACK)

    def put_track(self, names: list[str]) -> None:
        g = self.g
        if len(names) > ids.TRACK_SPACES:
            raise BadInput("heroes-bad-given-track-track", spaces=ids.TRACK_SPACES)
        for e in g.state.zones[ids.TRACK]:
            g.move(e, ids.STORY_DECK)
        for at, e in self.each("given.track", names, STORY):
            if g.face(e).team not in g.state.teams:
                raise BadInput("heroes-bad-team-does-not", at=at, code=g.face(e).code)
            g.move(e, ids.TRACK)

    def put_headline(self, area: str, code: str) -> None:
        """The headline on a space; "" for an empty one."""
        g = self.g
        state = g.state
        at = f"given.headlines.{area}"
        n = used_area(g, at, area)
        new = self.take(at, code, HEADLINE) if code else 0
        old = state.headlines[n]
        spaces = list(state.headlines)
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
        state.headlines = tuple(spaces)
        set_threat(g, n, g.face(new).facts.threat if new else 0)
