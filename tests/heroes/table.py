"""A table for scripted tests: positions set by hand, answers in words, dice in order."""

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import DISTRICTS, seat_zone
from goldenrule.games.heroes.rules.deployment import set_threat
from goldenrule.games.heroes.rules.round import Round
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.games.heroes.situations.dice import loaded
from goldenrule.kernel.decisions import DONE, NO, PASS, YES, Decision, Option
from tests.heroes.box import Card, content

WORDS = {"pass": PASS, "done": DONE, "yes": YES, "no": NO}


class Table:
    """A game with helpers. Every answer is scripted: one that is not offered fails the test."""

    def __init__(
        self,
        *teams: str,
        scenario: str = "plain",
        first: int = 0,
        readings: tuple[str, ...] = (),
        more: tuple[Card, ...] = (),
    ) -> None:
        setup = Setup(
            teams=teams or ("fantastic_four", "x_men"), scenario=scenario, first_player=first, readings=readings,
            seed="test",
        )  # fmt: skip
        self.g = loaded(new_game(setup, content(*more)))
        self.s = self.g.state
        self.told: list[tuple[object, ...]] = []
        self.g.observer = self.told.append

    # -- looking -----------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> Decision:
        """The question at hand."""
        assert self.g.pending, "nobody is asked anything"
        return self.g.pending[0]

    @property
    def kind(self) -> str:
        return self.asked.kind

    def find(self, code: str, zone: int = -1) -> int:
        """The entity of a card, one that lies in the zone if there is any."""
        index = self.g.content.index[code]
        places = [*(self.s.zones[zone] if zone >= 0 else ()), *range(1, len(self.s.ident))]
        return int(next(e for e in places if self.s.ident[e] == index))

    def codes(self, zone: int) -> list[str]:
        return [self.g.face(e).code for e in self.s.zones[zone]]

    def of(self, zone: int, seat: int) -> list[str]:
        return self.codes(seat_zone(zone, seat))

    def options(self) -> list[tuple[str, str, int]]:
        """What is offered: verbs, codes of cards, details."""
        return [(verb, self.g.face(e).code if e else "", detail) for verb, e, detail in self.asked.options]

    def offered(self, verb: str, code: str = "") -> bool:
        return any(o[0] == verb and (not code or o[1] == code) for o in self.options())

    def status(self, code: str) -> str:
        return ids.STATUSES[self.g.piece(self.find(code)).status]

    def place(self, code: str) -> int:
        return self.g.piece(self.find(code)).place

    def happened(self, *event: object) -> bool:
        return any(each[: len(event)] == event for each in self.told)

    # -- answering ---------------------------------------------------------------------------------------------------

    def say(self, *answers: str | tuple[str, str | int]) -> None:
        """Answer questions in order: "pass", "story", or (verb, code of a card or number or district)."""
        for answer in answers:
            decision = self.asked
            self.g.apply(decision.seat, self._option(decision, answer))

    def _option(self, decision: Decision, answer: str | tuple[str, str | int]) -> Option:
        if isinstance(answer, str) and answer in WORDS:
            assert WORDS[answer] in decision.options, f"{answer} is not offered: {decision.kind} {self.options()}"
            return WORDS[answer]
        verb, word = answer if isinstance(answer, tuple) else (answer, "")
        number = DISTRICTS.index(str(word)) if word in DISTRICTS else word
        for option in decision.options:
            if option[0] == verb:
                if word == "" or option[2] == number:
                    return option
                if isinstance(word, str) and option[1] and self.g.face(option[1]).code == word:
                    return option
        raise AssertionError(f"{answer} is not offered: {decision.kind} {self.options()}")

    def power(self, seat: int, colour: str) -> None:
        """Choose a power in secret."""
        self.g.apply(seat, ("power", 0, ids.COLOURS.index(colour)))

    def until(self, kind: str, limit: int = 200) -> None:
        """Decline everything until a question of this kind comes."""
        for _ in range(limit):
            if self.kind == kind:
                return
            decision = self.asked
            for word in (PASS, DONE, NO):
                if word in decision.options:
                    self.g.apply(decision.seat, word)
                    break
            else:
                self.g.apply(decision.seat, decision.options[-1])
        raise AssertionError(f"no question of the kind {kind} came")

    # -- setting -----------------------------------------------------------------------------------------------------

    def dice(self, words: str) -> None:
        """The faces of the dice to come."""
        self.g.load(words.split())

    def ready(self, code: str, district: str = "") -> None:
        self.g.stand(self.find(code), ids.READY, DISTRICTS.index(district) if district else ids.CARD)

    def supporting(self, code: str, area: str = "") -> None:
        self.g.stand(self.find(code), ids.SUPPORTING, ids.AREAS.index(area) if area else ids.CARD)

    def wounded(self, code: str) -> None:
        self.g.set_wounded(self.find(code), True)

    def headline(self, code: str, area: str) -> None:
        """Put a headline on the space of an area, in place of the one there."""
        number = ids.AREAS.index(area)
        wanted = self.find(code)
        old = self.s.headlines[number]
        if wanted in self.s.headlines:
            other = self.s.headlines.index(wanted)
            spaces = list(self.s.headlines)
            spaces[number], spaces[other] = wanted, old
            self.s.headlines = tuple(spaces)
            set_threat(self.g, other, self.g.face(old).facts.threat if old else 0)
        else:
            if old:
                self.g.move(old, ids.HEADLINE_DECK)
            self.g.move(wanted, ids.HEADLINES)
            self.s.headlines = (*self.s.headlines[:number], wanted, *self.s.headlines[number + 1 :])
        set_threat(self.g, number, self.g.face(wanted).facts.threat)

    def hand(self, seat: int, *codes: str) -> None:
        """The Resource and Villain cards in a hand, and no others."""
        for zone, deck in ((ids.HAND, ids.RESOURCE_DECK), (ids.VILLAINS, ids.VILLAIN_DECK)):
            for e in self.s.zones[seat_zone(zone, seat)]:
                self.g.move(e, deck)
        for code in codes:
            villain = self.g.content.face(code).type in ("villain", "agent")
            e = self.find(code, ids.VILLAIN_DECK if villain else ids.RESOURCE_DECK)
            self.g.move(e, seat_zone(ids.VILLAINS if villain else ids.HAND, seat))

    def ally(self, seat: int, code: str, points: int = 0) -> None:
        e = self.find(code, ids.RESOURCE_DECK)
        self.g.move(e, seat_zone(ids.ALLIES, seat))
        self.g.set_points_on(e, points)

    def draw_next(self, code: str) -> None:
        """The card comes next from its deck."""
        deck = ids.VILLAIN_DECK if self.g.content.face(code).type in ("villain", "agent") else ids.RESOURCE_DECK
        self.g.move(self.find(code, deck), deck, front=True)

    def play(self, deck: int, code: str, to: int) -> int:
        e = self.find(code, deck)
        self.g.move(e, to)
        return e

    def track(self, *teams: str) -> None:
        """The Story track from its first card to its last."""
        for e in self.s.zones[ids.TRACK]:
            self.g.move(e, ids.STORY_DECK)
        for team in teams:
            self.g.move(self.find(f"{team}_story", ids.STORY_DECK), ids.TRACK)

    def missions(self, seat: int = 0, action_round: int = 1) -> None:
        """The Missions phase: a seat is about to act."""
        self.s.phase = "missions"
        self.s.action_round = action_round
        self.g.pending = ()
        self.g.answer = None
        self.g.stack[:] = [Round(Round.at(Round.take_turns), (seat - self.s.first) % self.s.seats)]
        self.g.run()

    def deployment(self, first: int = 0) -> None:
        """The next Game Round begins; a seat has fewer VP than the others if all have none."""
        if not any(self.s.vp):
            self.s.vp = tuple(int(seat != first) for seat in range(self.s.seats))
        self.g.pending = ()
        self.g.answer = None
        self.g.stack[:] = [Round(0)]
        self.g.run()
