"""Lines of the log: an event is a message named after it, filled with its fields in words.

How a field is written depends on its name and kind. An event whose line needs more than that has a method named after
it (`on_move`). A message may be empty: there is no line.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from goldenrule.gamekit.text_lists import NONE, Args, Translator, capital, join_parts, slug
from goldenrule.kernel.events import Event, SeenEvent


class LogWriter:
    """Writes events as `Game.event_view` gives them for a seat: cards as [id, code], so that nothing hidden appears."""

    PREFIX: ClassVar[str]
    game: object
    """The game; a subclass says of which class."""
    EVENTS: ClassVar[Mapping[str, type[Event]]] = {}
    """The classes of events by key."""
    SILENT: ClassVar[frozenset[str]] = frozenset()
    """The keys of events without a line."""

    def __init__(self, game: object, texts: Translator) -> None:
        self.game = game
        self.texts = texts

    @classmethod
    def has_line(cls, event: str) -> bool:
        """Is there a line for this kind of event?"""
        return event in cls.messages() or hasattr(cls, f"on_{event}")

    @classmethod
    def messages(cls) -> frozenset[str]:
        """The events whose line is a message filled with their fields."""
        methods = {event for event in cls.EVENTS if hasattr(cls, f"on_{event}")}
        return frozenset(cls.EVENTS.keys() - cls.SILENT - methods)

    def line(self, seen: SeenEvent) -> str:
        """A sentence on an event; "" if it is not worth one."""
        event, *values = seen
        write = getattr(self, f"on_{event}", None)
        if write is not None:
            return capital(write(*values))
        told = event in self.EVENTS and event not in self.SILENT
        return capital(self.say(event, **self.parts(event, values))) if told else ""

    @classmethod
    def names(cls, event: str) -> Sequence[str]:
        """Return the names of the values of an event."""
        return cls.EVENTS[event].TOLD

    def say(self, name: str, /, **args: str | int) -> str:
        """The message of an event, or of one of the ways in which it can happen."""
        return self.texts.t(f"{self.PREFIX}-{slug(name)}", **args)

    def parts(self, event: str, values: list[object]) -> Args:
        """The parts of an event in words."""
        out: Args = {}
        for name, value in zip(self.names(event), values):
            out |= self.part(name, value)
        return out

    def part(self, name: str, value: Any) -> Args:
        """What a part brings to a message; a list of cards brings their number, too."""
        if name == "player":
            return {name: self.player(value)}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if not isinstance(value, list):
            return {name: slug(value) if isinstance(value, str) else value}
        if value and not isinstance(value[0], list):
            return {name: self.card(value)}
        return {name: self.cards(value) or NONE, "n": len(value)}

    def cards(self, seen: list[list[object]]) -> str:
        """A list of cards; "" for none."""
        return join_parts(self.texts, [self.card(each) for each in seen], "join-names")

    # -- what a game says ----------------------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """How a player is called."""
        raise NotImplementedError

    def card(self, seen: list[object]) -> str:
        """A card by name, or "a card" when it was hidden."""
        raise NotImplementedError
