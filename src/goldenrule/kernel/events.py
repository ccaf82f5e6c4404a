"""Events: a class for each kind of thing that happens in a game, and the one runner that resolves them.

class Heal(Event):
    card: CardId      # fields without a default are public: observers, views and the log get them
    amount: Count

    def resolve(self, game) -> bool:
        game.own(self.card).damage -= self.amount
        return True

Heal(card, 2).happen(game)
"""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, Final, Self, get_args

from goldenrule.kernel.fields import CardId, Index, Seat, ThingId, renaming_code
from goldenrule.kernel.nodes import AnyGame, Node, defaults, write_on_call

NO_ROW: Final = -1

SeenEvent = list[Any]
"""An event as a seat saw it (`Game.event_view`): its key, then its values, with each card as [id, code]."""


class Event(Node):
    """Abstract: something that happens. Fields without a default are public; the others are for the rules only.

    Each subclass gets a `happen` of its own from `write_happen`. A subclass of an event is a special case of it: it
    has the same key, and listeners to the event hear it as well.
    """

    key: ClassVar[str] = ""
    """Its name in logs, stories, saves and cases; by default the class name in snake case."""
    row: ClassVar[int] = NO_ROW
    """The row of the abilities that react to it."""
    replacers: ClassVar[int] = NO_ROW
    """The row of the abilities that may change it before it happens."""
    after_settling: ClassVar[bool] = False
    """Do reactions start only after the state has settled?"""
    leaves_play: ClassVar[bool] = False
    """Does its card leave play? Then observers hear it, and reactions are found, while the card is still in play."""
    stage_key: ClassVar[str] = ""
    """The name under which clients show it on the table (see docs/stories.md); "" for none."""
    TOLD: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, **named: object) -> None:
        super().__init_subclass__(**named)
        if "key" not in cls.__dict__ and not cls.key:
            cls.key = "".join([f"_{each.lower()}" if each.isupper() else each for each in cls.__name__]).lstrip("_")
        with_default = defaults(cls)
        cls.TOLD = tuple([name for name in cls.FIELDS if name not in with_default])
        write_on_call(cls, "happen", cls.write_happen)

    def public_values(self) -> tuple[Any, ...]:
        """Return the key and the values of the public fields."""
        return (self.key, *[getattr(self, name) for name in self.TOLD])

    @classmethod
    def names_card(cls) -> tuple[bool, ...]:
        """Return for each public field whether it names a card or several, which views may hide."""
        found = _names_card.get(cls)
        if found is None:
            kinds = cls.types()
            found = _names_card[cls] = tuple([bool(renaming_code(kinds[name], "_")) for name in cls.TOLD])
        return found

    # -- what an event says of itself ------------------------------------------------------------------------------

    def replace(self, game: AnyGame) -> None:
        """Change the event before any event of its batch resolves, as the abilities in `replacers` say."""

    def resolve(self, game: AnyGame) -> bool:
        """Carry it out. Return False if nothing happened after all."""
        return True

    def follow(self, game: AnyGame) -> None:
        """Do what follows immediately, after observers have heard the event."""

    # -- the runner ------------------------------------------------------------------------------------------------

    def happen(self, game: AnyGame) -> None:
        """Carry out this event. Generated for each class; steps without listeners are skipped."""
        raise NotImplementedError

    @classmethod
    def write_happen(cls) -> str:
        """Return the source of `happen`: the runner if an ability listens, else only the steps that the class has."""
        listened = " or ".join([f"rows[{row}]" for row in (cls.replacers, cls.row) if row >= 0])
        tell = ["    if game.observer is not None:", "        game.tell(self)"]
        resolve = [] if cls.resolve is Event.resolve else ["    self.resolve(game)"]
        if resolve and not cls.leaves_play:
            resolve = ["    if not self.resolve(game):", "        return"]
        return "\n".join(
            [
                "def happen(self, game):",
                *(["    rows = game.state.rows"] if listened else []),
                *([f"    if {listened}:", "        cls.occur(game, (self,))", "        return"] if listened else []),
                *([*tell, *resolve] if cls.leaves_play else [*resolve, *tell]),
                *([] if cls.follow is Event.follow else ["    self.follow(game)"]),
            ]
        )

    @classmethod
    def occur(cls, game: AnyGame, events: Sequence[Self]) -> None:
        """Carry out simultaneous events of this class, then start the reactions to them."""
        row, replacers = cls.row, cls.replacers
        rows = game.state.rows
        listened = row >= 0 and rows[row]
        if replacers >= 0 and rows[replacers]:
            for event in events:
                event.replace(game)
        elif not listened:
            for event in events:
                event.happen(game)
            return
        found: Sequence[object] = ()
        if cls.leaves_play:
            if listened:
                found = game.reactions_to(events)
            for event in events:
                game.tell(event)
                event.resolve(game)
                event.follow(game)
        else:
            done = []
            for event in events:
                if event.resolve(game):
                    done.append(event)
                    game.tell(event)
                    event.follow(game)
            if listened and done:
                found = game.reactions_to(done)
        if found and cls.after_settling:
            game.waiting += found
            game.state.dirty = 1
        elif found:
            game.start(found)


_names_card: Final[dict[type[Event], tuple[bool, ...]]] = {}


# -- who hears them ----------------------------------------------------------------------------------------------------


class Handlers(dict[Any, Callable[..., None] | None]):
    """The functions that hear events, by class; a special case is looked up when it first happens."""

    def __init__(self, declared: Mapping[type[Event], Callable[..., None]]) -> None:
        super().__init__(declared)
        self.declared = dict(declared)

    def __missing__(self, kind: type[Event]) -> Callable[..., None] | None:
        found = self[kind] = next((self.declared[base] for base in kind.__mro__ if base in self.declared), None)
        return found


class Listener:
    """An observer whose methods declare the events they hear: `def takes(self, event: Damage)`, or `event: Pay | Lose`.

    A method `others(self, event: Event)` hears the events that no other method hears. If a listener is the only
    observer of a game, events that it does not hear are not created.
    """

    HANDLERS: ClassVar[Handlers] = Handlers({})

    def __init_subclass__(cls, **named: object) -> None:
        super().__init_subclass__(**named)
        declared = dict(cls.HANDLERS.declared)
        for name, method in vars(cls).items():
            kind = getattr(method, "__annotations__", {}).get("event")
            if kind is None or (kind is Event and name != "others"):
                continue
            for each in get_args(kind) or (kind,):
                if not (isinstance(each, type) and issubclass(each, Event)):
                    raise TypeError(
                        f"{cls.__name__}.{name}: the type of `event` must be a class of events, not {each!r}"
                    )
                declared[each] = method
        cls.HANDLERS = Handlers(declared)

    def __call__(self, event: Event) -> None:
        hear = self.HANDLERS[type(event)]
        if hear is not None:
            hear(self, event)


# -- events of every game ----------------------------------------------------------------------------------------------


class Over(Event):
    """The game is over; the winner's name is as in `State.winner`."""

    winner: str


class Shuffle(Event):
    """A zone is shuffled."""

    zone: Index


class Look(Event):
    """A seat gets to know a hidden card."""

    seat: Seat
    card: CardId


class LastingBegins(Event):
    """A lasting or delayed effect begins."""

    key: ClassVar[str] = "lasting"
    effect: ThingId
    path: str
    """The name of its definition."""


class LastingEnds(Event):
    """A lasting or delayed effect ends."""

    key: ClassVar[str] = "expired"
    effect: ThingId


COMMON_EVENTS: Final[dict[str, type[Event]]] = {
    each.key: each for each in (Over, Shuffle, Look, LastingBegins, LastingEnds)
}
"""The events of every game, by key."""


def events_of(module: ModuleType) -> dict[str, type[Event]]:
    """Return the events of a module and those of every game by key, without special cases."""
    found = dict(COMMON_EVENTS)
    for each in vars(module).values():
        if isinstance(each, type) and issubclass(each, Event) and each is not Event:
            found.setdefault(each.key, each)
    return found
