"""What has happened in Champions as a story: steps, causes with what came of them, and what has changed."""

from collections.abc import Sequence

from goldenrule.gamekit.story_text import SeenValue, StoryWriter
from goldenrule.gamekit.text_lists import Args, join_parts, without_full_stop
from goldenrule.games.champions.ids import HAND, zone
from goldenrule.games.champions.text.log import Log
from goldenrule.games.champions.text.nodes import stage_mark

_TOLD = frozenset(
    {
        "round", "turn", "villain_phase", "deal", "boost_dealt", "boost", "when_revealed", "forced", "shuffle",
        "first_player", "spent", "surge_dealt", "scheme_completed", "retaliate", "deck_out",
    }
)  # fmt: skip
"""Events with a line in the log and no clause: a heading, the cause, or what follows tells them."""
_ALONE = frozenset({"reveal", "delayed", "first_player", "over"})
"""Events that begin a line wherever they come."""
_CAUSES = frozenset({"play", "basic", "form", "discard"})
"""Those that begin one in a turn."""
_PAYING = frozenset({"play", "use", "move", "exhaust", "expired", "counters", "discard"})
"""What can have happened while a card is being paid for."""
ENEMIES, CARDS, END = "enemies", "cards", "end"
_ACTS = ("activate", "attack_damage", "scheme_threat")


class ChampionsStory(StoryWriter):
    """The story of a game of Champions. `phase` is where it is: a turn (""), END of the player phase, or a villain's.

    What players do in the villain phase belongs to what they answer; in their turns each action is a cause.
    """

    PREFIX = "champions-story"
    STEPS = frozenset({"turn", "turn_ends", "round", "villain_phase", "activate", "deal"})
    CHAPTERS = frozenset({"turn", "round", "villain_phase"})
    ACTS = frozenset({"play", "use", "basic"})
    log: Log

    def __init__(self, log: Log, you: int = -1) -> None:
        super().__init__(log, you)
        state = log.game.state
        self.identities = {state.vid[e]: seat for seat, e in enumerate(state.identities)}
        self.phase = ""
        self.cause: SeenValue = ["", 0, [0, ""]]
        self.leaving = False  # is somebody eliminated in the line? Then all cards of his go
        self.done: set[int] = set()  # cards that the line uses, or that are defeated in it

    # -- steps and lines -----------------------------------------------------------------------------------------------

    def step(self, seen: SeenValue) -> str:
        event = seen[0]
        if event in ("turn", "turn_ends", "round", "villain_phase"):
            self.whose = seen[1] if event == "turn" else -1
        if event == "turn":
            self.phase = ""
            return self.say("turn", player=self.log.player(seen[1]), me="yes" if seen[1] == self.you else "no")
        if event == "round":
            self.phase = ""
            return self.say("round", n=seen[1])
        if event == "turn_ends":
            self.phase = END
            return self.say("end")
        elif event == "villain_phase":
            self.phase = event
            return self.say("villain-phase")
        elif event == "activate" and self.phase == "villain_phase":
            self.phase = ENEMIES
            return self.say("enemies")
        elif event == "deal" and self.phase in ("villain_phase", ENEMIES):
            self.phase = CARDS
            return self.say("cards")
        return ""

    def begins_line(self, seen: SeenValue, line: Sequence[SeenValue]) -> bool:
        event, told = seen[0], {each[0] for each in line}
        if event in _ALONE:
            return True
        if self.acts(line) or self.phase not in ("", END):
            return False  # what players do here answers it
        if event == "use":
            return "play" not in told or not told <= _PAYING
        if event == "draw":
            return self.phase == END and not told & {"draw", "turn_ends"} and line[0][:2] != ["discard", seen[1]]
        return event in _CAUSES or (event in ("attack", "thwart") and not told & {"play", "use", "basic"})

    def acts(self, line: Sequence[SeenValue]) -> bool:
        """Is a line about an enemy that acts, or a card of the encounter deck?"""
        return self.phase in (ENEMIES, CARDS) and any(each[0] in ("reveal", *_ACTS) for each in line)

    def clauses(self, line: Sequence[SeenValue]) -> list[str]:
        self.cause = next((seen for seen in line if seen[0] in ("reveal", "play")), ["", 0, [0, ""]])
        names = {seen[0] for seen in line}
        self.leaving = "eliminated" in names
        self.done = {seen[2][0] for seen in line if seen[0] == "use"}
        self.done |= {seen[1][0] for seen in line if seen[0] == "defeated"}
        if line[0][0] == "activate":
            act = next((seen for seen in line if seen[0] in ("attack_damage", "scheme_threat")), None)
            if act is not None:  # it tells whom, how hard, and with which boost
                line = [act, *(seen for seen in line[1:] if seen is not act)]
        if "attack" in names:
            line = self.with_damage(line)
        if "scheme_threat" in names:
            line = self.without(line, "threat", "scheme_threat")
        if "thwart" in names and "threat_removed" in names:
            line = [seen for seen in line if seen[0] != "thwart"]
        spent = {seen[2][0]: seen[3] for seen in line if seen[0] == "spent"}
        out = []
        for seen in line:
            if seen[0] in ("play", "use") and seen[2][0] in spent:
                out.append(self.paid(seen, spent[seen[2][0]]))
            elif not (seen[0] == "use" and any(seen[2] in cards for cards in spent.values())):
                out.append(self.clause(seen))
        if self.phase == END and "draw" in names:  # the draws of all players have the same cause
            first, *others = [each for each in out if each]
            return [join_parts(self.texts, [first, *self.shorten([first, *others])], "story-join")]
        return out

    def with_damage(self, line: Sequence[SeenValue]) -> list[SeenValue]:
        """An attack of a character on one enemy tells the damage that it deals."""
        out: list[SeenValue] = []
        for seen in line:
            last = next((each for each in reversed(out) if each[0] == "attack"), None)
            if seen[0] == "damage" and last and len(last) == 4 and [seen[1]] == last[3] and seen[3] == last[2]:
                last.append(seen[2])
            else:
                out.append([*seen])
        return out

    def without(self, line: Sequence[SeenValue], event: str, after: str) -> list[SeenValue]:
        """The events of a line without the first of a name that follows one that tells the same."""
        out: list[SeenValue] = []
        due = False
        for seen in line:
            due = due or seen[0] == after
            if due and seen[0] == event:
                due = False
            else:
                out.append(seen)
        return out

    # -- parts ---------------------------------------------------------------------------------------------------------

    def parts(self, event: str, values: Sequence[object]) -> Args:
        args = super().parts(event, values)
        if event in ("attack", "thwart", "basic"):  # the card does it, not the player
            args["me"] = "yes" if self.is_reader("card", values[1]) else "no"
        return args

    def part(self, name: str, value: object) -> Args:
        if isinstance(value, list):
            if name in ("card", "enemy", "attacker") and value[0] in self.identities:
                return super().part("player", self.identities[value[0]]) | {name: self.who(self.identities[value[0]])}
            if name == "card" and value[0] and self.is_own(value):
                return {name: self.texts.word("story-it")}
        return super().part(name, value)

    def who(self, seat: int) -> str:
        return self.texts.word("story-you") if seat == self.you else self.log.player(seat)

    def is_reader(self, name: str, value: object) -> bool:
        if isinstance(value, list):
            return self.you >= 0 and self.identities.get(value[0] if value else 0) == self.you
        return super().is_reader(name, value)

    def is_own(self, card: SeenValue) -> bool:
        """Is a card the one that the line is about?"""
        return len(self.cause) > 2 and bool(card == self.cause[2])

    # -- events that need more than their parts ------------------------------------------------------------------------

    def clause(self, seen: SeenValue) -> str:
        return "" if seen[0] in _TOLD else super().clause(seen)

    def paid(self, seen: SeenValue, cards: list[SeenValue]) -> str:
        with_ = self.log.cards(cards)
        return self.say("play-paid" if seen[0] == "play" else "use-paid", **self.named(seen), with_=with_)

    def named(self, seen: SeenValue) -> Args:
        """Who plays or uses which card; an identity is its player's own."""
        own = self.identities.get(seen[2][0], -1) == seen[1]
        me = "yes" if self.is_reader("player", seen[1]) else "no"
        self.subjects.add(self.who(seen[1]))
        return {"player": self.who(seen[1]), "card": self.log.card(seen[2]), "own": "yes" if own else "no", "me": me}

    def on_play(self, seat: int, card: SeenValue) -> str:
        return self.say("play", **self.named(["play", seat, card]))

    def on_use(self, seat: int, card: SeenValue, *_: object) -> str:
        return self.say("use", **self.named(["use", seat, card]))

    def on_reveal(self, seat: int, card: SeenValue) -> str:
        return self.say("reveal", **self.named(["reveal", seat, card]))

    def on_attack(self, seat: int, card: SeenValue, targets: list[SeenValue], amount: int = 0) -> str:
        if self.cause[0] == "play" and not amount:
            return ""  # the damage tells whom the event hits
        args: Args = self.parts("attack", [seat, card, targets]) | {"n": amount}
        return self.say("attack", **args) if targets else ""

    def on_enter(self, card: SeenValue, *_: object) -> str:
        return "" if self.is_own(card) else self.say("enter", **self.parts("enter", [card]))

    def on_replace(self, card: SeenValue, source: SeenValue) -> str:
        return self.say("replace", **self.parts("replace", [card, source]), what=self.log.replaced(source))

    def on_move(self, card: SeenValue, came: int, to: int) -> str:
        if self.is_own(card) or card[0] in self.done or not card[1] or self.leaving:
            return ""
        self.subjects.add(self.log.card(card))
        if self.you >= 0 and to == zone(self.you, HAND):
            return self.say("to-hand", card=self.log.card(card)) if self.log.on_move(card, came, to) else ""
        return without_full_stop(self.log.on_move(card, came, to))

    def on_face(self, card: SeenValue, code: str) -> str:
        face = self.log.game.content.face(code)
        if face.type in ("hero", "alter_ego"):
            return ""
        kind = "villain" if face.type == "villain" else "scheme"
        return self.say(
            "stage", name=self.log.card([0, code]), stage=stage_mark(self.log.texts, face.facts.stage), kind=kind
        )

    def on_counters(self, card: SeenValue, *values: object) -> str:
        """What a card pays with its counters, nobody needs to hear."""
        return "" if card[0] in self.done else self.say("counters", **self.parts("counters", [card, *values]))
