"""What the game is made of: events, zones, faces, and the content that all games of it share."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

from goldenrule.kernel.definitions import Ability, Definition, When
from goldenrule.kernel.effects import EMPTY, Effect, Program
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.expressions import Cond
from goldenrule.kernel.ops import Op

# the events that abilities listen to; their rows are these numbers times two
PLAY, ENTER, DAMAGE, DEFEAT, ROUND_END = range(5)
EVENTS = 5

# zones: one of each for both seats, and the stage, where a card lies while it is being played
DECK, HAND, AREA, DISCARD, STAGE = 0, 2, 4, 6, 8
ZONE_NAMES = ["deck0", "deck1", "hand0", "hand1", "area0", "area1", "discard0", "discard1", "stage"]

# random streams
DECK_STREAM, DICE_STREAM = 0, 2
STREAMS = ("deck0", "deck1", "dice")


class Heard(When):
    """What triggers an ability: an event, before it or after it, and a test of the occasion."""

    event: int
    timing: int
    test: Cond | None = None

    @property
    def row(self) -> int:
        return self.event * 2 + self.timing

    def meets(self, game: Any, effect: Effect, event: Any) -> bool:
        return self.test is None or self.test.test(game, effect)


class ToyAbility(Ability):
    """An ability; `exhausts` is its only possible cost. An "action" is the effect of a spell when it is played."""

    kind: str
    effect: Op
    when: Heard | None = None
    forced: bool = False
    exhausts: bool = False


class Face(Definition):
    """A card: a "tower", a "creature" or a "spell"."""

    __slots__ = ("cost", "health", "kind", "power")

    def __init__(
        self, key: str, kind: str, cost: int, power: int, health: int, abilities: tuple[ToyAbility, ...]
    ) -> None:
        super().__init__(key, abilities, from_hand=kind == "spell")
        self.kind = kind
        self.cost = cost
        self.power = power
        self.health = health


class Boost(Definition):
    """A lasting effect: what it adds to the creatures of its seat, and its delayed abilities if it has any."""

    __slots__ = ("health", "power")

    def __init__(self, key: str, power: int = 0, health: int = 0, abilities: tuple[ToyAbility, ...] = ()) -> None:
        super().__init__(key, abilities)
        self.power = power
        self.health = health


class Content:
    """All faces and lasting effects, with every program under the path that saves use for it."""

    def __init__(self, faces: Iterable[Face], lasting: Iterable[Boost], rules: dict[str, Op]) -> None:
        self.faces = list(faces)
        self.index = {face.key: i for i, face in enumerate(self.faces)}
        self.lasting = {boost.key: boost for boost in lasting}
        self.rules = {name: Program(f"rules/{name}", tree) for name, tree in rules.items()}
        self.replies: dict[int, list[Face]] = {}  # event -> what may be played from the hand before it
        for face in self.faces:
            for row, _ in face.hand_rows:
                self.replies.setdefault(row // 2, []).append(face)
        definitions: list[Definition] = [*self.faces, *self.lasting.values()]
        self._programs = {"": EMPTY}
        for program in [p for d in definitions for p in d.programs] + list(self.rules.values()):
            if program.path in self._programs:
                raise ValueError(f"Two effects have the path {program.path!r}: saves could not tell them apart.")
            self._programs[program.path] = program
        text = repr([(d.key, d.abilities) for d in definitions])
        self.hash = blake2b(text.encode(), digest_size=8).hexdigest()

    def program(self, path: str) -> Program:
        """The program of a path in a save. Raises BadInput for a path that no card has."""
        found = self._programs.get(path)
        if found is None:
            raise BadInput(f"The saved position names the effect {path!r}, which no card has.")
        return found
