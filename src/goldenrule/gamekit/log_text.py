"""Lines of the log: an event is a message named after it, filled with its parts in words.

A game says in `SHAPES` what the parts of its events are called; how a part is written depends on its name and kind. An
event whose line needs more than that has a method named after it (`on_move`). A message may be empty: there is no line.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from goldenrule.gamekit.text_lists import NONE, Args, Translator, capital, joined, slug


class LogWriter:
    """Writes events as `Game.event_view` gives them for a seat: cards as [id, code], so that nothing hidden appears."""

    PREFIX: ClassVar[str]
    SHAPES: ClassVar[Mapping[str, str]]
    """What the parts of an event are called: "player card n"."""

    def __init__(self, game: Any, texts: Translator) -> None:
        self.game = game
        self.texts = texts

    @classmethod
    def tells(cls, event: str) -> bool:
        """Is there a line for this kind of event?"""
        return event in cls.SHAPES or hasattr(cls, f"on_{event}")

    def line(self, seen: list[Any]) -> str:
        """A sentence on an event; "" if it is not worth one."""
        event, *values = seen
        write = getattr(self, f"on_{event}", None)
        if write is not None:
            return capital(write(*values))
        return capital(self.say(event, **self.parts(event, values))) if event in self.SHAPES else ""

    def say(self, name: str, /, **args: str | int) -> str:
        """The message of an event, or of one of the ways in which it can happen."""
        return self.texts.t(f"{self.PREFIX}-{slug(name)}", **args)

    def parts(self, event: str, values: list[Any]) -> Args:
        """The parts of an event in words."""
        out: Args = {}
        for name, value in zip(self.SHAPES[event].split(), values):
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

    def cards(self, seen: list[list[Any]]) -> str:
        """A list of cards; "" for none."""
        return joined(self.texts, [self.card(each) for each in seen], "join-names")

    # -- what a game says ----------------------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """How a player is called."""
        raise NotImplementedError

    def card(self, seen: list[Any]) -> str:
        """A card by name, or "a card" when it was hidden."""
        raise NotImplementedError
