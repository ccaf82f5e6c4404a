"""What has happened in Heroes as a story: turns, missions, and a line for each sequence of a combat."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from goldenrule.gamekit.story_sentences import SentenceStory
from goldenrule.gamekit.story_text import SeenValue, StageStep
from goldenrule.gamekit.text_lists import NONE, Args, capital, join_parts, sentences
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.text.combat_story import with_results
from goldenrule.games.heroes.text.log import DISCARDS, Log, own_zone
from goldenrule.games.heroes.text.names import in_text, name_of, own_name, titled
from goldenrule.games.heroes.text.stage import StageLine
from goldenrule.games.heroes.text.table import place_name

if TYPE_CHECKING:
    from goldenrule.games.heroes.content import Face

_LAST_COUNTS = frozenset({"ko", "threat"})
"""Of these events only the last on each card, or in each area, is told."""
_QUIET = frozenset(
    {"confront", "trouble", "initiative", "dice", "reroll", "unfought", "look", "shuffle", "fighter", "hits"}
)
"""Events with a line in the log and no clause: what follows them tells it."""
_TOLD_BY_RESULTS = frozenset({"status", "ally_point"})
"""Events of a combat whose consequences are told."""
_DETAILS = frozenset({"use", "ko", "reduced"})
"""What is left out of a mission in which the reader has no part."""
_NAMED = 2
"""Of cards drawn in a mission this many are named."""
_DRAWN_FROM = (ids.RESOURCE_DECK, ids.VILLAIN_DECK)
_SENT = (ids.LEAD, ids.BACKUPS)


class Heap(NamedTuple):
    """Cards that move alike, told as one: the message, the seat that draws, discards or sends them, the deck."""

    kind: str
    seat: int = -1
    deck: str = ""


class HeroesStory(SentenceStory):
    """The story of a game of Heroes. `phase` is where it is, `fighting` whether a combat is being fought.

    In a mission it leaves out what its reader has answered themselves.
    """

    PREFIX = "heroes-story"
    STEPS = frozenset({"turn", "phase", "fight", "action_round", "round"})
    ACTS = frozenset({"troubleshoot", "plan", "scheme", "use"})
    DICE = frozenset({"roll", "reroll", "dice", "hits", "powers"})
    log: Log

    def __init__(self, log: Log, you: int = -1) -> None:
        super().__init__(log, you)
        self.round = log.game.state.round
        self.action = 0
        self.phase = ""  # unknown
        self.fighting = False
        self.fighters: tuple[SeenValue, SeenValue] = ([0, ""], [0, ""])
        self.playing: set[int] = set()  # who takes a part in the mission
        self.runner = -1  # who has sent the Lead Villain
        self.named: list[int] = []  # seats that the line has named, each as often
        self.results: set[str] = set()  # clauses that tell a roll with its result: each is a sentence

    # -- steps and lines -----------------------------------------------------------------------------------------------

    def step(self, seen: SeenValue) -> str:
        event = seen[0]
        if event in ("turn", "phase", "round"):
            self.fighting = False
            self.playing = set()
            self.whose = seen[1] if event == "turn" else -1
        if event == "round":
            self.round = seen[1]
        elif event == "action_round":
            self.action = seen[1]
        elif event == "phase":
            self.phase = seen[1]
            return self.say("step", round=self.round, phase=self.phase)
        elif event == "turn":
            self.phase = "missions"
            return capital(self.say("turn", round=self.action, **self.part("seat", seen[1])))
        elif event in ("troubleshoot", "plan"):
            self.playing = {seen[1]} | (self.playing if event == "plan" else set())
            self.runner = -1
        elif event == "move" and seen[3] == ids.LEAD:
            self.runner = own_zone(seen[2])[0]
        elif event == "fight":
            self.fighting = True
            return self.say(
                "combat", hero=self.log.card(seen[1]) if seen[1][1] else NONE, villain=self.log.card(seen[2])
            )
        return ""

    def begins_line(self, seen: SeenValue, line: Sequence[SeenValue]) -> bool:
        event, told = seen[0], {each[0] for each in line}
        if self.phase == "deployment":
            return event in ("headline", "archnemesis", "use") and not told <= self.STEPS
        if self.plans(seen):
            return event in ("status", "points", "wounded") and self.team_of(seen) not in (-1, self.team_of(line[0]))
        return self.fighting and event == "powers" and "powers" in told and not self.folded

    def plans(self, seen: SeenValue) -> bool:
        """Is it Planning? A game begins with it; what is done then, without a step, is about heroes on their cards."""
        on_card = seen[0] in ("points", "wounded") or (seen[0] == "status" and seen[3] == ids.CARD)
        return self.phase == "planning" or (self.phase == "" and on_card)

    @property
    def aside(self) -> bool:
        """Has the reader no part in the mission? Then it is told shortly, and a combat in a line."""
        return self.you >= 0 and bool(self.playing) and self.you not in self.playing

    @property
    def folded(self) -> bool:
        return self.fighting and self.aside

    def own(self, seen: SeenValue) -> bool:
        """Has the reader answered in a mission that this happens?"""
        if self.you < 0 or not self.playing:
            return False
        if seen[0] == "use":
            return bool(seen[1] == self.you) and not self.log.game.content.face(seen[2][1]).listed[seen[3]].forced
        if seen[0] in ("plan", "scheme"):
            return bool(seen[1] == self.you)
        if seen[0] == "move" and own_zone(seen[3]) == (self.you, ids.IN_PLAY):
            return True
        return self.is_sent(seen) and own_zone(seen[2])[0] == self.you

    def repeats_answer(self, seen: SeenValue) -> bool:
        return super().repeats_answer(seen) and not self.own(seen)

    def team_of(self, seen: SeenValue) -> int:
        """The seat that an event of Planning is about, -1 if it does not say."""
        if seen[0] == "points":
            return int(seen[1])
        if seen[0] in ("status", "wounded") and seen[1][1]:
            team = self.log.game.content.face(seen[1][1]).facts.team
            teams = self.log.game.state.teams
            return teams.index(team) if team in teams else -1
        return -1

    def is_sent(self, seen: SeenValue) -> bool:
        return seen[0] == "move" and seen[3] in _SENT and bool(seen[1][1]) and own_zone(seen[2])[0] >= 0

    def clauses(self, line: Sequence[SeenValue]) -> list[str]:
        self.named, self.results = [], set()
        line = [seen for seen in line if not (self.own(seen) or self.follows(seen, line))]
        if self.fighting and not self.aside:
            self.fighters = next(((seen[1], seen[2]) for seen in line if seen[0] == "powers"), self.fighters)
            line = with_results(line, self.fighters)
        last = {(seen[0], str(seen[1])): seen for seen in line if seen[0] in _LAST_COUNTS}
        out: list[str] = []
        moved: list[str] = []
        told: set[Heap] = set()
        for seen in line:
            event = seen[0]
            if event in _LAST_COUNTS and last[event, str(seen[1])] is not seen:
                continue
            if event == "move" and (heap := self.heap(seen)):
                if heap not in told:  # all of its kind are told with the first
                    told.add(heap)
                    out.append(self.heaped(heap, line))
            elif self.is_ally(seen):
                out.append(self.ally(seen, line))
            elif event == "ally_point" and any(self.is_ally(each) and each[1] == seen[1] for each in line):
                continue  # told with the ally
            elif event in ("status", "wounded") and not self.fighting:
                moved.append(self.clause(seen))
            elif event not in self.STEPS and not (event == "points" and seen[2] < 0):
                out.append(self.clause(seen))
        spent = self.paid([seen for seen in line if seen[0] == "points" and seen[2] < 0])
        if self.fighting:
            return out
        if not out and not spent:
            return [self.listed(self.clauses_by_subject(moved))] if moved else []
        return [*spent, *moved, *out] if self.phase in ("", "planning") else [*out, *moved, *spent]

    def subject(self, text: str) -> str:
        return "" if text in self.results else super().subject(text)

    def compose(self, said: Sequence[str]) -> str:
        """What happens in a mission is told in short sentences: nobody can look back at what was said."""
        if not (self.fighting or self.playing):
            return super().compose(said)
        return sentences(self.texts, map(self.sentence, self.clauses_by_subject(said)))

    def is_ally(self, seen: SeenValue) -> bool:
        """Is an ally played?"""
        return seen[0] == "move" and own_zone(seen[3])[0] >= 0 and own_zone(seen[3])[1] == ids.ALLIES

    def follows(self, seen: SeenValue, line: Sequence[SeenValue]) -> bool:
        """Does something go without saying after the rest of a line: what was paid, or what a combat has decided?"""
        event = seen[0]
        if event == "resolved":
            return ["fought", ids.HEROES if seen[3] else ids.VILLAIN] in line
        if event != "move" or seen[3] not in DISCARDS:
            return False
        seat, zone = own_zone(seen[2])
        uses = [each for each in line if each[0] == "use"]
        if zone == ids.ALLIES:
            return any(use[2][1] == seen[1][1] for use in uses)
        return seat == self.you and any(self.own(use) for use in uses)

    def on_used(self, seat: int, uses: list[SeenValue]) -> str:
        """What a seat has used in a sequence, by name; -1: what the game does itself."""
        content = self.log.game.content
        names = {}
        for _, _, card, index in uses:
            face = content.face(card[1])
            own = face.type != "event" and own_name(self.texts, face.listed[index].ability.name)
            names[titled(self.texts, own) if own else in_text(self.texts, content, face.code)] = True
        who = self.by(seat, 1)
        return self.say("used", **who, names=join_parts(self.texts, names, "join-names", "join-and"), n=len(names))

    def card_name(self, face: "Face") -> str:
        return name_of(self.texts, self.log.game.content, face.code)

    def paid(self, spent: list[SeenValue]) -> list[str]:
        """What each has paid in all."""
        seats = dict.fromkeys(seen[1] for seen in spent)
        return [
            self.say("points", **self.parts("points", [seat, sum(seen[2] for seen in spent if seen[1] == seat)]))
            for seat in seats
        ]

    def on_rolled(self, kind: int, side: int, mine: int, theirs: int, result: str, n: int) -> str:
        """An attack or an outwit duel with its result: see `combat_story.Result`."""
        who, other = (self.log.card(self.fighters[each]) for each in (side, 1 - side))
        key = "outwit" if kind == ids.OUTWIT else "attack"
        told = self.say(key, card=who, other=other, mine=mine, theirs=theirs, result=result, n=n)
        self.results.add(told)
        return told

    # -- moves of several cards ----------------------------------------------------------------------------------------

    def heap(self, seen: SeenValue) -> Heap | None:
        """What cards that move alike are told as; None for moves that are told one by one."""
        _, _, came, to = seen
        seat, zone = own_zone(to)
        if seat >= 0 and zone in (ids.HAND, ids.VILLAINS) and came in _DRAWN_FROM:
            return Heap("draw", seat, "resource" if zone == ids.HAND else "villain")
        if to == ids.TRACK and came != ids.TRACK:
            return Heap("track")
        if to == ids.STORY_DISCARD and came == ids.TRACK:
            return Heap("story-lost")
        before, zone = own_zone(came)
        if self.is_sent(seen):
            return Heap("villains", before)
        if before >= 0 and to in DISCARDS and zone in (ids.HAND, ids.VILLAINS):
            return Heap("discarded", before)
        return None

    def heaped(self, heap: Heap, line: Sequence[SeenValue]) -> str:
        if self.fighting and heap.kind == "discarded":  # the costs of what is used
            return ""
        if self.playing and heap.seat not in (self.you, -1) and (self.aside or heap.deck == "villain"):
            return ""
        cards = [seen[1] for seen in line if seen[0] == "move" and self.heap(seen) == heap]
        if heap.kind == "draw" and self.playing and len(cards) > _NAMED:  # they are in the reader's hand
            cards = [[0, ""] for _ in cards]
        named = [self.log.card_in_text(card) for card in cards if card[1] or heap.kind == "discarded"]
        args: Args = {"cards": join_parts(self.texts, named, "join-names", "join-and") or NONE, "n": len(cards)}
        if heap.deck:
            args["deck"] = heap.deck
        if heap.seat >= 0:
            args |= self.by(heap.seat, 2) if heap.kind in ("villains", "draw") else self.part("seat", heap.seat)
        return self.say(heap.kind, **args)

    def ally(self, seen: SeenValue, line: Sequence[SeenValue]) -> str:
        """An ally is played, with the plot points that are put on it."""
        points = [each for each in line if each[0] == "ally_point" and each[1] == seen[1]]
        args = self.part("seat", own_zone(seen[3])[0])
        return self.say("ally", **args, card=self.log.card(seen[1]), n=points[-1][2] if points else 0)

    # -- events that need more than their parts ------------------------------------------------------------------------

    def clause(self, seen: SeenValue) -> str:
        quiet = seen[0] in _QUIET or (self.fighting and seen[0] in _TOLD_BY_RESULTS)
        return "" if quiet or (self.aside and seen[0] in _DETAILS) else super().clause(seen)

    def stage_steps(self, line: Sequence[SeenValue]) -> list[StageStep]:
        return StageLine(self).steps(line)

    def told_alone(self, seen: SeenValue) -> str:
        """The clause of an event, whatever the line around it leaves out."""
        self.named = []
        return super().clause(seen)

    def part(self, name: str, value: object) -> Args:
        if name != "seat" or not isinstance(value, int):
            return super().part(name, value)
        who = self.texts.word("story-you") if self.is_reader(name, value) else self.log.player(value)
        self.subjects.add(who)
        self.named.append(value)
        return {"who": who}

    def by(self, seat: int, most: int) -> Args:
        """Who does something; nobody without a seat, or if the line has already named them `most` times."""
        return self.part("seat", seat) if seat >= 0 and self.named.count(seat) < most else {"who": NONE}

    def is_reader(self, name: str, value: object) -> bool:
        return name == "seat" and bool(value == self.you >= 0)

    def on_powers(self, hero: SeenValue, villain: SeenValue, *colours: int) -> str:
        self.fighters = (hero, villain)
        if self.folded:
            return ""
        powers = [self.power(card, colour) for card, colour in zip(self.fighters, colours)]
        mine = self.own_side()
        if mine < 0:
            return self.say("powers", power=powers[0], other=powers[1])
        used = "no" if colours[1 - mine] < 0 else "yes"  # what the reader's own uses has been chosen
        return self.say("power-used", power=powers[1 - mine], used=used)

    def own_side(self) -> int:
        """The side for which the reader chooses the powers, -1 if that is neither of them, or not known."""
        if self.you < 0:
            return -1
        state, hero, lead = self.log.game.state, *(card[1] for card in self.fighters)
        if state.teams[self.you] == self.log.game.content.face(hero).team:
            return 0
        mastermind = self.log.game.mastermind(self.you)
        leads = self.runner == self.you or (mastermind and self.log.game.code(mastermind) == lead)
        return 1 if leads else -1

    def power(self, card: SeenValue, colour: int) -> str:
        """The name of a power."""
        if colour < 0:
            return self.say("no-power")
        powers = self.log.game.content.face(card[1]).facts.powers
        name = next(power.name for power in powers if power.colour == ids.COLOURS[colour])
        return titled(self.texts, own_name(self.texts, name))

    def on_roll(self, kind: int, side: int, dice: list[int], boost: bool) -> str:
        from goldenrule.games.heroes.rules.dice import TROUBLES

        return self.say("roll", n=sum(TROUBLES[die] for die in dice)) if kind < 0 else ""

    def on_ko(self, card: SeenValue, amount: int) -> str:
        return self.say("ko", **self.log_args(card), n=amount) if amount else ""

    def on_headline(self, card: SeenValue, area: int, place: int) -> str:
        args = self.log_args(card)
        from goldenrule.games.heroes.text.table import district_name

        return self.say("headline", **args, district=district_name(self.texts, area * 4 + place))

    def on_threat(self, area: int, number: int, total: int) -> str:
        from goldenrule.games.heroes.text.table import area_name

        if not number:
            return ""
        sums = "same" if total == number else "changed"
        return self.say("threat", area=area_name(self.texts, area), n=number, sums=sums, total=total)

    def log_args(self, card: SeenValue) -> Args:
        self.subjects.add(self.log.card(card))
        return {"card": self.log.card(card)}

    def on_status(self, card: SeenValue, status: int, place: int) -> str:
        return self.say("status", **self.log_args(card), place=place_name(self.texts, status, place))

    def on_use(self, seat: int, card: SeenValue, index: int) -> str:
        face = self.log.game.content.face(card[1])
        who = self.by(seat, len(self.named) + 1)
        if face.type == "event":
            return self.say("event", **who, card=self.card_name(face))
        ability = face.listed[index].ability
        nobody = "yes" if seat < 0 or ability.forced else "no"
        named = self.log.card_in_text(card)
        if not ability.name:
            return self.say("use", **who, ability=named, card=NONE, nobody=nobody)
        own = titled(self.texts, own_name(self.texts, ability.name))
        return self.say("use", **who, ability=own, card=named, nobody=nobody)

    def on_move(self, card: SeenValue, came: int, to: int) -> str:
        """What a move tells that no other event tells."""
        seat, zone = own_zone(to)
        before, from_ = own_zone(came)
        if seat >= 0:
            args: Args = {**self.part("seat", seat), **self.log_args(card)}
            if zone in (ids.HAND, ids.VILLAINS):
                return self.say("draw", **args, cards=self.log.card_in_text(card), n=1, deck="resource")
            return self.say("power-up", **args) if zone == ids.IN_PLAY else ""
        args = self.log_args(card)
        if zone == ids.TRACK:
            return self.say("track-last", **args)
        if zone == ids.MOST_WANTED:
            return self.say("most-wanted", **(args | {"card": NONE} if self.fighting else args))
        if before < 0:
            return self.say("lead-again", **args) if zone == ids.LEAD and came == ids.MOST_WANTED else ""
        return (
            self.say("ally-leaves", **self.part("seat", before), **args)
            if zone in DISCARDS and from_ == ids.ALLIES
            else ""
        )
