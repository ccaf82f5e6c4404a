"""A table on which one effect is tried: Towers with cards made for the test, and answers that are all scripted."""

from collections.abc import Iterable
from typing import Any, ClassVar

from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.event_windows import INTERRUPT, RESPONSE
from goldenrule.kernel.events import Event
from goldenrule.kernel.expressions import Cond
from goldenrule.kernel.ops import Op
from goldenrule.kernel.rng import stream
from tests.toygame.cards import CONTENT, FACES, LASTING, RULES
from tests.toygame.content import AREA, DECK, HAND, STREAMS, Content, Face, Heard, ToyAbility
from tests.toygame.game import Towers
from tests.toygame.state import Board


class Noted(Event):
    """A word is written into the log."""

    key: ClassVar[str] = "note"
    word: str


class Note(Op):
    """Write a word into the log, with the cards bound to a name if one is given."""

    word: str
    name: str = ""

    def run(self, game: Any, effect: Effect) -> None:
        bound = effect.vars.get(self.name, 0) if self.name else 0
        refs = bound if isinstance(bound, tuple) else (bound,)
        keys = [game.face(e).key for e in map(game.state.live, refs) if e]
        game.tell_event(Noted, " ".join([self.word, *keys]))

    def may_change(self, game: Any, effect: Effect) -> bool:
        return True


class Useless(Op):
    """An op that could not change the game."""

    def run(self, game: Any, effect: Effect) -> None:
        game.tell_event(Noted, "useless")

    def may_change(self, game: Any, effect: Effect) -> bool:
        return False


class Yield(Op):
    """An op whose result is a number."""

    result: int

    def run(self, game: Any, effect: Effect) -> None:
        game.ret = self.result

    def may_change(self, game: Any, effect: Effect) -> bool:
        return True


class Always(Cond):
    def test(self, game: Any, effect: Effect) -> bool:
        return True


class About(Cond):
    """The triggering event is about a card of that name."""

    key: str

    def test(self, game: Any, effect: Effect) -> bool:
        entity = game.state.live(game.event_of(effect).target)
        return bool(entity) and game.face(entity).key == self.key


ALWAYS = Always()


def before(event: int, effect: Op, test: Cond = ALWAYS, forced: bool = False) -> ToyAbility:
    return ToyAbility("forced" if forced else "interrupt", effect, Heard(event, INTERRUPT, test), forced=forced)


def after(event: int, effect: Op, test: Cond = ALWAYS, forced: bool = False) -> ToyAbility:
    return ToyAbility("forced" if forced else "response", effect, Heard(event, RESPONSE, test), forced=forced)


def creature(key: str, *abilities: ToyAbility, health: int = 9) -> Face:
    return Face(key, "creature", 0, 1, health, abilities)


class Table:
    """A game in which nothing is going on, with cards where the test wants them.

    Cards are listed by name, each side's tower being there already; energy is 0, so that no replies come from hands.
    """

    def __init__(
        self,
        *faces: Face,
        areas: tuple[Iterable[str], Iterable[str]] = ((), ()),
        hands: tuple[Iterable[str], Iterable[str]] = ((), ()),
        decks: tuple[Iterable[str], Iterable[str]] = ((), ()),
        energy: tuple[int, int] = (0, 0),
        first: int = 0,
    ) -> None:
        content = Content([*FACES, *faces], LASTING, RULES) if faces else CONTENT
        self.g = g = Towers(Board.of(), content, {"rounds": 1})
        g.state.rng = [stream("lab", name) for name in STREAMS]
        g.state.first = first
        for seat in (0, 1):
            for zone, keys in ((AREA, ["tower", *areas[seat]]), (DECK, decks[seat]), (HAND, hands[seat])):
                for key in keys:
                    g.move(g.state.add(content.index[key], seat), zone + seat)
        g.state.energy = energy
        g.state.dirty = 0
        self.log: list[Any] = []
        g.observer = self.hear

    def hear(self, event: Event) -> None:
        self.log.append(event.public_values())

    def find(self, key: str, nth: int = 0) -> int:
        """The nth card of that name."""
        index = self.g.content.index[key]
        return [e for e, ident in enumerate(self.g.state.ident) if ident == index and self.g.state.owner[e] >= 0][nth]

    def start(self, op: Op, seat: int = 0, source: int = 0, **vars: int | tuple[int, ...]) -> None:
        """Let an effect begin, up to the first question."""
        program = Program("lab", op)
        self.g.push(Effect(0, program, self.g.state.ref(source), seat, vars=dict(vars)))
        self.g.run()

    def answer(self, seat: int, verb: str, card: int | str = 0, detail: int = 0) -> None:
        """Answer, the card by entity or, if there is one of the name, by name."""
        entity = self.find(card) if isinstance(card, str) else card
        self.g.apply(seat, (verb, entity, detail))

    def asked(self) -> list[tuple[int, str, list[str]]]:
        """Who is asked what, options as "verb name" (the detail where there is no card)."""
        return [(d.seat, d.kind, [self.text(option) for option in d.options]) for d in self.g.pending]

    def text(self, option: tuple[str, int, int]) -> str:
        verb, entity, detail = option
        if entity:
            return f"{verb} {self.g.code(entity)}"
        return verb if verb in ("pass", "done", "yes", "no", "end") else f"{verb} {detail}"

    def notes(self) -> list[str]:
        """The words that notes have left, in order."""
        return [event[1] for event in self.log if event[0] == "note"]

    def events(self, key: str) -> list[tuple[Any, ...]]:
        return [event[1:] for event in self.log if event[0] == key]

    @property
    def idle(self) -> bool:
        """Is everything done, with nobody asked?"""
        return not self.g.stack and not self.g.pending
