"""The story of a game of Champions: steps, and lines of one or more sentences, each about one subject."""

import re
from collections.abc import Sequence
from itertools import count, groupby

from goldenrule.gamekit.story_text import ENDS, Remark, SeenValue, StageStep, StoryWriter
from goldenrule.gamekit.text_lists import NONE, Args, capital, join_parts, sentences, without_full_stop
from goldenrule.games.champions.ids import HAND, zone
from goldenrule.games.champions.text.log import Log
from goldenrule.games.champions.text.nodes import stage_mark
from goldenrule.games.champions.text.stage import StageLine
from goldenrule.games.champions.text.story_events import (
    attacks_with_damage,
    damage_at_once,
    strikes_first,
    threat_at_once,
    without,
)
from goldenrule.words.texts import FORM

_TOLD = frozenset(
    {
        "round", "turn", "villain_phase", "deal", "boost_dealt", "boost", "when_revealed", "forced", "shuffle",
        "first_player", "spent", "surge_dealt", "scheme_completed", "deck_out",
    }
)  # fmt: skip
"""Events with a line in the log and no clause: a heading, the cause, or what follows tells them."""
_ALONE = frozenset({"reveal", "delayed", "first_player", "over"})
"""Events that begin a line wherever they come."""
_CAUSES = frozenset({"play", "basic", "form", "discard"})
"""Those that begin one in a turn."""
_PAYING = frozenset({"play", "use", "move", "exhaust", "expired", "counters", "discard"})
"""What can have happened while a card is being paid for."""
NO_CAUSE: SeenValue = ["", -1, [0, ""]]
ENEMIES, CARDS, END = "enemies", "cards", "end"
_ACTS = ("activate", "attack_damage", "scheme_threat")
_CARDS = ("card", "enemy", "attacker", "source", "cause")
"""Parts of events that are one card."""
_NAMES_PLAYER = frozenset({"engage", "attack_damage", "activate"})
"""Events whose clauses name a player as an object."""


class ChampionsStory(StoryWriter):
    """The story of a game of Champions. `phase` is where it is: a turn (""), END of the player phase, or a villain's.

    What players do in the villain phase belongs to what they answer; in their turns each action is a cause.
    """

    PREFIX = "champions-story"
    STEPS = frozenset({"turn", "turn_ends", "round", "villain_phase", "activate", "deal"})
    ACTS = frozenset({"play", "use", "basic"})
    log: Log

    def __init__(self, log: Log, you: int = -1) -> None:
        super().__init__(log, you)
        state = log.game.state
        self.identities = {state.vid[e]: seat for seat, e in enumerate(state.identities)}
        self.phase = ""
        self.cause = NO_CAUSE
        self.against = -1  # the seat against which an enemy has activated last
        self.it = False  # is "it" the card that the line begins with?
        self.mine: set[str] = set()  # the clauses of the line that are about the reader
        self.plural: set[str] = set()  # those that are about several characters
        self.names_all = False  # is every player named, because the line is about several?
        self.leaving = False  # is somebody eliminated in the line? Then all cards of his go
        self.places: dict[str, int] = {}  # the sentence of the line in which each clause stands
        self.done: set[int] = set()  # cards that the line uses, or that are defeated in it

    # -- steps and lines -----------------------------------------------------------------------------------------------

    def step(self, seen: SeenValue) -> str:
        event = seen[0]
        if event == "activate":
            self.against = seen[2]
        elif event in ("turn", "turn_ends", "round", "villain_phase"):
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
            return not (told <= _PAYING and ("play" in told or self.generates(seen)))
        if event == "draw":
            return self.phase == END and not told & {"draw", "turn_ends"} and line[0][:2] != ["discard", seen[1]]
        return event in _CAUSES or (event in ("attack", "thwart") and not told & {"play", "use", "basic"})

    def generates(self, seen: SeenValue) -> bool:
        """Is an ability that is used one that pays for something?"""
        code, index = seen[2][1], seen[3]
        return bool(code) and index in self.log.game.content.face(code).resource_abilities

    def acts(self, line: Sequence[SeenValue]) -> bool:
        """Is a line about an enemy that acts, or a card of the encounter deck?"""
        return self.phase in (ENEMIES, CARDS) and any(each[0] in ("reveal", *_ACTS) for each in line)

    def line(self, events: Sequence[SeenValue], first: Remark | None = None) -> str:
        """The sentences on the events of a line; "" if they are not worth one."""
        self.names_all = False
        told = self.told(events)
        if len(self.players_in(told)) > 1:  # "that player" would be heard as another one
            self.names_all = True
            told = self.told(events)
        told = self.name_twice(told)
        if first and told:  # the attack comes before what is used against it
            at = self.places.get(next(filter(None, map(self.clause, events)), ""), 0)
            told[at] = first(told[at])
        return sentences(self.texts, told)

    def told(self, events: Sequence[SeenValue]) -> list[str]:
        """The sentences on the events of a line."""
        self.subjects, self.clause_cards, self.mine, self.plural = set(), {}, set(), set()
        self.said = [each for each in self.clauses(events) if each]
        return self.sentences(self.said)

    def players_in(self, told: Sequence[str]) -> set[str]:
        """The names of the players whom some sentences name."""
        whole = " ".join(told)
        names = {self.log.player(seat) for seat in self.identities.values()}
        return {name for name in names if any(each in whole for each in self.texts.forms(name))}

    def name_twice(self, told: list[str]) -> list[str]:
        """Name the only player of some sentences twice at most, and then "that player"."""
        players = self.players_in(told)
        if len(players) != 1:
            return told
        name, instead = players.pop(), self.texts.word("story-that-player")
        cases = ("", *self.texts.attributes("story-that-player"))
        forms = {self.texts.decline(name, case): self.texts.decline(instead, case) for case in cases if case != FORM}
        names_it = "|".join(re.escape(each) for each in sorted(forms, key=len, reverse=True))
        found = re.compile(rf"(?:{names_it})(?!['»]|[^「」]*」)")  # but not in a title: "Captain Marvel's Helmet"
        times = count(1)
        return [capital(found.sub(lambda it: it[0] if next(times) < 3 else forms[it[0]], each)) for each in told]

    def sentences(self, said: Sequence[str]) -> list[str]:
        """Clauses as sentences: those in a row that have the same subject share one, which names it once."""
        out: list[list[str]] = []
        self.places = {}
        before, rests = "", set[str]()
        for text, same in groupby(said):
            subject, n = self.subject(text), len([*same])
            rest = self.rest(text, subject) if subject else text
            goes_on = bool(out and subject) and subject == self.subject(before) and rest not in rests
            goes_on = goes_on and self.same_card(text, before)
            rests = {*rests, rest} if goes_on else {rest}
            told = rest if goes_on else text
            told = self.texts.t("story-repeated", text=told, n=n) if n > 1 else told
            out = [*out[:-1], [*out[-1], told]] if goes_on else [*out, [told]]
            self.places.setdefault(text, len(out) - 1)
            before = text
        return [self.sentence(each) for each in out]

    def sentence(self, parts: Sequence[str]) -> str:
        text = join_parts(self.texts, parts, "champions-story-join", last="champions-story-and")
        return capital(text if text[-1] in ENDS else self.texts.t("story-sentence", text=text))

    def subject(self, text: str) -> str:
        """What a clause is about; one about the reader need not name them (Spanish)."""
        if text in self.plural:
            return ""
        return super().subject(text) or (self.texts.word("story-you") if text in self.mine else "")

    def rest(self, text: str, subject: str) -> str:
        return super().rest(text, subject) or text

    def say(self, name: str, /, **args: str | int) -> str:
        text = super().say(name, **args)
        if args.get("me") == "yes":
            self.mine.add(text)
        return text

    def clauses(self, line: Sequence[SeenValue]) -> list[str]:
        self.cause = next((seen for seen in line if seen[0] in ("reveal", "play", "use")), NO_CAUSE)
        names = {seen[0] for seen in line}
        self.it = self.cause is line[0] and not ("reveal" in names and "play" in names)
        self.leaving = "eliminated" in names
        self.done = {seen[2][0] for seen in line if seen[0] == "use"}
        self.done |= {seen[1][0] for seen in line if seen[0] == "defeated"}
        line = strikes_first(line, self.attacked(line))
        if "attack" in names:
            line = attacks_with_damage(line)
        if "scheme_threat" in names:
            line = without(line, "threat", "scheme_threat")
        if "thwart" in names and "threat_removed" in names:
            line = [seen for seen in line if seen[0] != "thwart"]
        reader = next((id for id, seat in self.identities.items() if seat == self.you), 0)
        line = damage_at_once(threat_at_once(line, _TOLD), reader)
        spent = {seen[2][0]: seen[3] for seen in line if seen[0] == "spent"}
        out = []
        for seen in line:
            if seen[0] in ("play", "use") and seen[2][0] in spent:
                out.append(self.paid(seen, spent[seen[2][0]]))
            elif not (seen[0] == "use" and any(seen[2] in cards for cards in spent.values())):
                out.append(self.clause(seen))
        return out if line[0][0] != "delayed" or any(out[1:]) else []

    def attacked(self, line: Sequence[SeenValue]) -> SeenValue | None:
        """The identity of the player against whom an enemy activates, or who reveals a card; None for neither."""
        seat = self.revealer() if self.cause[0] == "reveal" else self.against
        return next(([id, ""] for id, each in self.identities.items() if each == seat), None)

    def stage_steps(self, line: Sequence[SeenValue]) -> list[StageStep]:
        """What can be shown of the events of a line; each sentence stands for itself."""
        self.cause, self.it, self.leaving, self.names_all, self.done = NO_CAUSE, False, False, False, set()
        return StageLine(self).steps(line)

    # -- parts ---------------------------------------------------------------------------------------------------------

    def parts(self, event: str, values: Sequence[object]) -> Args:
        args = super().parts(event, values)
        if event in ("attack", "thwart", "basic"):  # the card does it, not the player
            args["me"] = "yes" if self.is_reader("card", values[1]) else "no"
        if not self.names_all and event in _NAMES_PLAYER and (seat := self.revealer()) not in (-1, self.you):
            args |= {name: self.texts.word("story-that-player") for name in args if args[name] == self.log.player(seat)}
        return args

    def part(self, name: str, value: object) -> Args:
        """A card by name; an identity is its player, and what the line is about is "it"."""
        if not isinstance(value, list) or name not in _CARDS:
            return super().part(name, value)
        by = name in ("source", "cause")
        out = super().part(name, value)
        called = "source" if by else name
        if value[0] in self.identities:
            out |= {called: self.who(self.identities[value[0]])}
        elif value[0] and self.it and self.is_own(value) and not self.log.is_person(value):
            out |= {called: self.texts.word("story-it")}
        if by:
            self.subjects.add(str(out[called]))
            out["my"] = "yes" if self.is_reader(name, value) else "no"
        return out

    def revealer(self) -> int:
        """The seat that reveals the card that the line is about, -1 for none."""
        return int(self.cause[1]) if self.cause[0] == "reveal" else -1

    def who(self, seat: int) -> str:
        return self.texts.word("story-you") if seat == self.you else self.log.player(seat)

    def is_reader(self, name: str, value: object) -> bool:
        if isinstance(value, list):
            return self.you >= 0 and self.identities.get(value[0] if value else 0) == self.you
        return super().is_reader(name, value)

    def is_own(self, card: SeenValue) -> bool:
        """Is a card the one that the line is about?"""
        return bool(card == self.cause[2])

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

    def on_thwart(self, seat: int, card: SeenValue, targets: list[SeenValue]) -> str:
        args = self.parts("thwart", [seat, card, targets])
        return "" if args["targets"] == NONE else self.say("thwart", **args)

    def on_enter(self, card: SeenValue, *_: object) -> str:
        return "" if self.is_own(card) else self.say("enter", **self.parts("enter", [card]))

    def on_damage_each(self, cards: list[SeenValue], n: int) -> str:
        names = [str(self.part("card", each)["card"]) for each in cards]
        text = self.say("damage-each", cards=join_parts(self.texts, names, "join-names", last="join-and"), n=n)
        self.plural.add(text)
        return text

    def on_damage(self, card: SeenValue, n: int, cause: SeenValue) -> str:
        """Consequential damage comes after an ability that answers what the ally did, and is not its effect."""
        name = "damage-after" if cause == card == self.cause[2] and self.cause[0] == "use" else "damage"
        return self.say(name, **self.parts("damage", [card, n, cause]))

    def on_defend(self, card: SeenValue, enemy: SeenValue, defense: int = 0) -> str:
        """A hero who is the defender by an ability has no DEF for it."""
        by_ability = not defense and card[0] in self.identities
        return self.say("defend-by-ability" if by_ability else "defend", **self.parts("defend", [card, enemy, defense]))

    def on_no_damage(self, card: SeenValue) -> str:
        return self.say("no-damage", **self.parts("heal", [card]))

    def on_prevent(self, card: SeenValue, amount: int, cause: SeenValue, whole: bool = False) -> str:
        what = "threat" if self.log.type_of(card) in ("main_scheme", "side_scheme") else "damage"
        args = self.parts("prevent", [card, amount, cause])
        return self.say("prevent", **args, what=what, all="yes" if whole else "no")

    def on_replace(self, card: SeenValue, source: SeenValue) -> str:
        """The card that steps in is the subject."""
        self.subjects.add(self.log.card(source))
        return self.say("replace", **self.parts("replace", [card, source]), what=self.log.replaced(source))

    def on_cancel_effects(self, card: SeenValue, source: SeenValue) -> str:
        args = self.parts("cancel_effects", [card, source])
        return self.say("cancel-effects", **args | {"card": self.log.card(card)})

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
