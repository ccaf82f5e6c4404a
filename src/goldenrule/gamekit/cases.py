"""Scripts and case files: what is the same in every game. A game adds its position, its answers in words, its facts."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from goldenrule.gamekit.input_parsing import number
from goldenrule.gamekit.vocabulary import IN_GAME, check_exists
from goldenrule.kernel.clauses import clauses_of, decisions_of
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.events import Event
from goldenrule.kernel.game import Game
from goldenrule.packs.structs import convert
from goldenrule.words.phrases import quote

_ANSWERS: Any = str | list[str]


class ScriptFailed(AssertionError):
    """The game does not go as the script says."""


class Script:
    """Plays a game by exact answers and looks at it. The observer of the game is taken over.

    A game writes `kinds`, `understand`, `matching_options` and `question_text`, and adds the facts of its cases.
    Anything that does not exist in the game (a seat, a question, a verb, a card ...) is BadInput everywhere:
    that it is not so would prove nothing.
    """

    idle_kinds: ClassVar[tuple[str, ...]] = ("turn",)
    """The questions with which a script may end."""
    kinds: ClassVar[tuple[str, ...]] = ()
    """Every kind of question of the game."""
    seat_names: ClassVar[tuple[str, ...]] = ()
    """What the seats are called, if they have names."""
    unnamed: ClassVar[int] = 0
    """Whose answer it is if no seat is named; -1: that of the seat that is asked."""

    def __init__(self, game: Game) -> None:
        self.game = game
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

    @cached_property
    def known_names(self) -> frozenset[str]:
        """What the cards of this game are called."""
        raise NotImplementedError

    def understand(self, words: str) -> None:
        """Raises BadInput for words that can be no answer in this game: an unknown verb, name or number."""
        raise NotImplementedError

    def matching_options(self, decision: Decision, words: str) -> list[Option]:
        """The options that an answer may mean."""
        raise NotImplementedError

    def refused(self, words: str, clause: str) -> Self:
        """This is no option now, and the clause is why."""
        raise NotImplementedError

    def question_text(self) -> str:
        """Who is asked what, for messages."""
        raise NotImplementedError

    def event_text(self, event: Event) -> str:
        """An event as the fact `order` writes it: its kind, and the card that it is about, if any."""
        key, *values = event.public_values()
        named = zip(values, event.names_card())
        entities = [each for each, is_card in named if is_card and isinstance(each, int) and each > 0]
        return f"{key} {self.card_name(entities[0] & ENTITY_MASK)}" if entities else key

    def card_name(self, entity: int) -> str:
        """What cases call a card."""
        raise NotImplementedError

    # -- words ---------------------------------------------------------------------------------------------------------

    def split_seat(self, words: str) -> tuple[int, str]:
        """The seat that is named in front (`unnamed` if none is), and the rest. Raises BadInput for no seat."""
        return split_seat(words, self.game.state.seats, self.seat_names, self.unnamed)

    def read(self, words: str) -> tuple[int, str]:
        """The seat and the answer that are meant. Raises BadInput for what can be none."""
        seat, rest = self.split_seat(words)
        self.understand(rest)
        return seat, rest

    # -- answers and questions -----------------------------------------------------------------------------------------

    def do(self, *answers: str) -> Self:
        """Give these answers, one after the other. Raises ScriptFailed for one that fits no option, or several."""
        for words in answers:
            self.answer(*self.read(words))
        return self

    def answer(self, seat: int, words: str) -> None:
        """Give one answer. Raises ScriptFailed if it fits no option, or several."""
        decision = self.decisions(seat)[0]
        found = self.matching_options(decision, words)
        if len(found) != 1:
            raise ScriptFailed(
                f"{words!r} {'fits several options' if found else 'is no option'}. {self.question_text()}"
            )
        self.game.apply(decision.seat, found[0])

    def decisions(self, seat: int) -> list[Decision]:
        """What a seat is asked (-1: anybody). Raises ScriptFailed if it is nothing."""
        found = [decision for decision in self.game.pending if seat in (-1, decision.seat)]
        if not found:
            nobody = seat < 0 or not self.game.pending
            raise ScriptFailed(f"{'nobody is' if nobody else f'seat {seat} is not'} asked. {self.question_text()}")
        return found

    def asked(self, seat: int | str, kind: str) -> Self:
        """A seat, by number or name (-1: somebody), is asked this, and nobody anything else."""
        at = self.seat_names.index(seat) if isinstance(seat, str) else seat
        if any(decision.kind != kind for decision in (*self.decisions(at), *self.game.pending)):
            who = "Somebody" if at < 0 else f"The {self.seat_names[at]}" if self.seat_names else f"Seat {at}"
            raise ScriptFailed(f"{who} should be asked {kind!r}. {self.question_text()}")
        return self

    def over(self, winner: str) -> Self:
        """The game is over, and that is who has won."""
        if self.game.state.winner != winner:
            raise ScriptFailed(f"The game should be over: {winner}. {self.question_text()}")
        return self

    def fact(self, name: str, *about: object) -> Any:
        """What the script says of a fact, by its property or method of that name, or else the state."""
        found = getattr(self, name, None)
        return getattr(self.game.state, name) if found is None else found(*about) if callable(found) else found

    def offered(self, *answers: str) -> Self:
        """Each of these is an option now."""
        return self._offers(answers, True)

    def not_offered(self, *answers: str) -> Self:
        """None of these is an option now, of a seat that is asked."""
        return self._offers(answers, False)

    def _offers(self, answers: tuple[str, ...], wanted: bool) -> Self:
        for words in answers:
            seat, rest = self.read(words)
            try:
                asked = self.decisions(seat)
            except ScriptFailed as error:
                raise ScriptFailed(f"{words!r}: {error}") from error
            if any(self.matching_options(decision, rest) for decision in asked) != wanted:
                raise ScriptFailed(f"{words!r} should {'' if wanted else 'not '}be offered. {self.question_text()}")
        return self

    def idle(self) -> Self:
        """The game waits where a script may end: no question was left."""
        if len(self.game.pending) != 1 or self.game.pending[0].kind not in self.idle_kinds:
            raise ScriptFailed(self.question_text())
        return self

    def events(self, key: str) -> list[tuple[Any, ...]]:
        """The arguments of every event of a kind so far. Raises BadInput for a kind that does not exist."""
        check_exists("event", key, self.game.EVENTS)
        return [event.public_values()[1:] for event in self.log if event.key == key]


def split_seat(words: str, seats: int, names: Sequence[str] = (), unnamed: int = 0) -> tuple[int, str]:
    """The seat of "1: pass", and the rest; `unnamed` if none is named. Raises BadInput for a seat that is none."""
    head, colon, rest = words.partition(":")
    head = head.strip()
    if not colon:
        return unnamed, words.strip()
    if head in names:
        return names.index(head), rest.strip()
    if number(head) is None or int(head) >= seats:
        known = [*names, *range(seats)]
        raise BadInput("bad-case-seat", words=quote(words), seat=quote(head), known=known)
    return int(head), rest.strip()


class CommonFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The facts of every game; only what is written is checked.

    `asked` is the open question, with its seat in front. `events` says how often something happened since the case
    began, `order` in which order: of the kinds that it names, these events happened and no others, each with the card
    that it is about or without ("damage Rhino", "surge").
    """

    asked: str | None = None
    winner: str | None = None
    events: dict[str, int] = {}
    order: list[str] = []


S = TypeVar("S", bound=Script)
F = TypeVar("F", bound=CommonFacts)


class FactsRun(Generic[S, F]):
    """One case in progress, a `goldenrule.lab.cases.CaseRun`. A game writes `differences`."""

    facts: type[F]
    unordered: ClassVar[frozenset[str]] = frozenset()
    """Facts that are lists in any order."""
    words: ClassVar[frozenset[str]] = frozenset()
    """Facts that are lists of something else than cards."""
    apart: ClassVar[frozenset[str]] = frozenset({"asked", "events", "order"})
    """Facts that `compare_facts` passes over, because they are looked at elsewhere."""

    def __init__(self, script: S) -> None:
        self.script = script

    def differences(self, facts: F) -> list[str]:
        """A sentence for each fact of the game's own that is not so. Raises BadInput for a name that does not exist."""
        raise NotImplementedError

    def answer(self, words: str) -> None:
        self.script.do(words)

    def check(self, what: str, wanted: object, place: str) -> None:
        kind: Any = {"asked": str, "refused": dict[str, str], "now": self.facts}.get(what, _ANSWERS)
        found = convert(wanted, kind, place)
        with naming_place(place):
            self._check(what, found)

    def _check(self, what: str, wanted: Any) -> None:
        s = self.script
        if what == "asked":
            self._asked(wanted)
        elif what == "refused":
            for words, clause in wanted.items():
                s.refused(words, clause)
        elif what == "now":
            wrong = self.wrong_facts(wanted)
            if wrong:
                raise ScriptFailed(" ".join(wrong))
        else:
            (s.offered if what == "offered" else s.not_offered)(*([wanted] if isinstance(wanted, str) else wanted))

    def end(self, facts: dict[str, object], place: str) -> list[str]:
        found = convert(facts, self.facts, place)
        with naming_place(place):
            wrong = self.wrong_facts(found)
        if found.asked is None and found.winner is None:
            try:
                self.script.idle()
            except ScriptFailed as error:
                wrong.append(f"a question is left that the case does not answer: {error}")
        return wrong

    def _asked(self, wanted: str) -> None:
        seat, kind = self.script.split_seat(wanted)
        check_exists("question", kind, self.script.kinds)
        self.script.asked(seat, kind)

    def check_names_exist(self, *lists: list[str] | None) -> None:
        """Raises BadInput for a name that no card of this game has, "" for none being one."""
        for names in lists:
            for name in names or ():
                if name:
                    check_exists("card", name, self.script.known_names, IN_GAME)

    def compare_facts(self, facts: msgspec.Struct, found: Callable[[str], object], before: str = "") -> list[str]:
        """A sentence, with something before it, for each fact that is written and not so; `found` says what is so.

        Behind the name of a list "_size" asks how long it is, "_top" how it begins. Raises BadInput for a name of a
        card that does not exist.
        """
        wrong: list[str] = []
        for name in facts.__struct_fields__:
            wanted = getattr(facts, name)
            if wanted is None or name in self.apart:
                continue
            if isinstance(wanted, list) and name not in self.words:
                self.check_names_exist(wanted)
            whole, _, part = name.rpartition("_")
            so: Any = found(whole if part in ("size", "top") else name)
            so = len(so) if part == "size" else so[: len(wanted)] if part == "top" else so
            if name in self.unordered and isinstance(wanted, list):
                wanted, so = sorted(wanted), sorted(so)
            wrong += compare((before + name, wanted, so))
        return wrong

    def wrong_facts(self, facts: F) -> list[str]:
        """A sentence for each fact that is not so."""
        wrong: list[str] = []
        if facts.asked is not None:
            try:
                self._asked(facts.asked)
            except ScriptFailed as error:
                wrong.append(str(error))
        wrong += self.differences(facts)
        wrong += compare(*[(f"events {key}", n, len(self.script.events(key))) for key, n in facts.events.items()])
        return wrong + self._order(facts.order)

    def _order(self, wanted: list[str]) -> list[str]:
        """What happened of the kinds that are named, in order; only where a card is named it has to be that one."""
        kinds = [words.partition(" ")[0] for words in wanted]
        for kind in kinds:
            check_exists("event", kind, self.script.game.EVENTS)
        happened = [self.script.event_text(event) for event in self.script.log if event.key in kinds]
        fits = [words in (each, each.partition(" ")[0]) for words, each in zip(wanted, happened)]
        return [] if all(fits) and len(happened) == len(wanted) else compare(("order", wanted, happened))


class Cases:
    """What a game supplies for case files. A game writes `begin`."""

    package: ClassVar[str]
    """The game's package, which has its clauses and decisions."""

    def begin(self, given: dict[str, object], place: str) -> FactsRun[Any, Any]:
        """The position. Raises BadInput, naming the place, for an impossible one."""
        raise NotImplementedError

    def unknown_rule(self, id: str) -> str:
        """Why a citation does not resolve, "" if it does."""
        known = [*clauses_of(self.package), *decisions_of(self.package)]
        try:
            check_exists("clause", id, known)
        except BadInput as error:
            return str(error)
        return ""


class CardPlacement:
    """Lays cards out for a position. A game writes `take`, with whatever it needs to know of a card."""

    def take(self, at: str, name: str, *args: Any, **kwargs: Any) -> int:
        """A card of a name that nothing else has claimed. Raises BadInput, naming the place, if there is none."""
        raise NotImplementedError

    def each(self, at: str, names: Iterable[str], *about: object) -> Iterator[tuple[str, int]]:
        """The places and cards of a list, one after the other."""
        for i, name in enumerate(names):
            place = f"{at}[{i}]"
            yield place, self.take(place, name, *about)


def refuse_beyond(given: msgspec.Struct, fields: Collection[str], at: str, why: str = "bad-case-before-setup") -> None:
    """Raise BadInput for a field that is written and not among `fields`: by default, what setup has not made yet.

    `why` is the message; it gets the place and the name of the field.
    """
    usual = type(given)()
    for name in given.__struct_fields__:
        if name not in fields and getattr(given, name) != getattr(usual, name):
            raise BadInput(why, at=at, name=name)


@contextmanager
def naming_place(place: str) -> Iterator[None]:
    """BadInput that is raised in here names the place."""
    try:
        yield
    except BadInput as error:
        raise BadInput("problem-of-case", place=place, error=error) from error


def compare(*pairs: tuple[str, object, object]) -> list[str]:
    """A sentence for each (what, wanted, found) that differs; None is not checked."""
    return [f"{what} is {found!r}, not {wanted!r}." for what, wanted, found in pairs if wanted not in (None, found)]
