"""Scripts and case files: what is the same in every game. A game adds its position, its answers in words, its facts."""

from difflib import get_close_matches
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from goldenrule.kernel.clauses import clauses_of, decisions_of
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Event, Game
from goldenrule.packs.structs import convert

_ANSWERS: Any = str | list[str]


class ScriptFailed(AssertionError):
    """The game does not go as the script says."""


class Script:
    """Plays a game by exact answers and looks at it. The observer of the game is taken over.

    A game writes `answer`, `decision`, `matching` and `now`, and adds the facts that its tests and cases look at.
    """

    idle_kind: ClassVar[str] = "turn"
    """The question with which a script may end."""

    def __init__(self, game: Any) -> None:
        self.game: Game = game
        self.log: list[Event] = []
        game.observer = self.hear
        if game.stack and not game.pending and not game.over:
            self.run()

    def run(self) -> None:
        """Go on to the first question."""
        self.game.run()

    def hear(self, event: Event) -> None:
        self.log.append(event)

    # -- what a game writes --------------------------------------------------------------------------------------------

    def answer(self, words: str) -> None:
        """Give one answer. Raises ScriptFailed if it fits no option, or several."""
        raise NotImplementedError

    def decision(self, words: str) -> Decision:
        """The question that an answer is for. Raises ScriptFailed if it is not asked."""
        raise NotImplementedError

    def matching(self, decision: Decision, words: str) -> list[Option]:
        """The options that an answer may mean. Raises ScriptFailed for words that are no answer."""
        raise NotImplementedError

    def refused(self, words: str, clause: str) -> Self:
        """This is no option now, and the clause is why."""
        raise NotImplementedError

    def now(self) -> str:
        """Who is asked what, for messages."""
        raise NotImplementedError

    # -- answers and questions -----------------------------------------------------------------------------------------

    def do(self, *answers: str) -> Self:
        """Give these answers, one after the other. Raises ScriptFailed for one that fits no option, or several."""
        for words in answers:
            self.answer(words)
        return self

    def offered(self, *answers: str) -> Self:
        """Each of these is an option now."""
        for words in answers:
            if not self.matching(self.decision(words), words):
                raise ScriptFailed(f"{words!r} should be offered. {self.now()}")
        return self

    def not_offered(self, *answers: str) -> Self:
        """None of these is an option now."""
        for words in answers:
            try:
                decision = self.decision(words)
            except ScriptFailed:
                continue  # nobody is asked, and so nothing is offered
            if self.matching(decision, words):
                raise ScriptFailed(f"{words!r} should not be offered. {self.now()}")
        return self

    def idle(self) -> Self:
        """The game waits where a script may end: no question was left."""
        if [d.kind for d in self.game.pending] != [self.idle_kind]:
            raise ScriptFailed(self.now())
        return self

    def events(self, key: str) -> list[tuple[Any, ...]]:
        """The arguments of every event of a kind so far."""
        return [event[1:] for event in self.log if event[0] == key]


class CommonFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The facts of every game; only what is written is checked.

    `asked` is the open question as the game writes it, `events` says how often something happened.
    """

    asked: str | None = None
    winner: str | None = None
    events: dict[str, int] = {}


S = TypeVar("S", bound=Script)
F = TypeVar("F", bound=CommonFacts)


class FactsRun(Generic[S, F]):
    """One case in progress, a `goldenrule.lab.cases.CaseRun`. A game writes `asked` and `differences`."""

    facts: type[F]

    def __init__(self, script: S) -> None:
        self.script = script

    def asked(self, wanted: str) -> None:
        """The open question is this one. Raises ScriptFailed."""
        raise NotImplementedError

    def differences(self, facts: F) -> list[str]:
        """A sentence for each fact that is not so, but for `asked`."""
        raise NotImplementedError

    def answer(self, words: str) -> None:
        self.script.do(words)

    def check(self, what: str, wanted: Any, place: str) -> None:
        s = self.script
        if what == "asked":
            self.asked(convert(wanted, str, place))
        elif what == "refused":
            for words, clause in convert(wanted, dict[str, str], place).items():
                s.refused(words, clause)
        elif what == "now":
            wrong = self.wrong(convert(wanted, self.facts, place))
            if wrong:
                raise ScriptFailed(" ".join(wrong))
        else:
            answers = convert(wanted, _ANSWERS, place)
            (s.offered if what == "offered" else s.not_offered)(*([answers] if isinstance(answers, str) else answers))

    def end(self, facts: dict[str, Any], place: str) -> list[str]:
        found = convert(facts, self.facts, place)
        wrong = self.wrong(found)
        if found.asked is None and found.winner is None:
            try:
                self.script.idle()
            except ScriptFailed as error:
                wrong.append(f"a question is left that the case does not answer: {error}")
        return wrong

    def wrong(self, facts: F) -> list[str]:
        """A sentence for each fact that is not so."""
        wrong: list[str] = []
        if facts.asked is not None:
            try:
                self.asked(facts.asked)
            except ScriptFailed as error:
                wrong.append(str(error))
        return wrong + self.differences(facts)


class Cases:
    """What a game supplies for case files, a `goldenrule.lab.cases.CaseGame`. A game writes `begin`."""

    package: ClassVar[str]
    """The game's package, which has its clauses and decisions."""

    def begin(self, given: dict[str, Any], place: str) -> FactsRun[Any, Any]:
        """The position. Raises BadInput, naming the place, for an impossible one."""
        raise NotImplementedError

    def unknown_rule(self, id: str) -> str:
        """Why a citation does not resolve, "" if it does."""
        known = [*clauses_of(self.package), *decisions_of(self.package)]
        if id in known:
            return ""
        near = get_close_matches(id, known, n=1)
        return f"There is no clause or decision {id!r}{f'; did you mean {near[0]}' if near else ''}."


def compare(*pairs: tuple[str, Any, Any]) -> list[str]:
    """A sentence for each (what, wanted, found) that differs; None is not checked."""
    return [f"{what} is {found!r}, not {wanted!r}." for what, wanted, found in pairs if wanted not in (None, found)]


def in_any_order(names: list[str] | None) -> list[str] | None:
    """What is wanted of a zone whose cards are looked at in the order of the alphabet."""
    return None if names is None else sorted(names)
