"""Optional features of a `GameKind` that are more than one method."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from datetime import date as Date

    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.events import AnyEvent
    from goldenrule.kernel.game import Game
    from goldenrule.words.texts import Texts


class DailyGame(Protocol):
    """A game for every date, the same for everybody."""

    def deal(self, date: "Date") -> tuple[dict[str, Any], str]:
        """Return options and seed. They follow from the date alone."""

    def facing(self, options: Mapping[str, Any], texts: "Texts") -> str:
        """Say in a few words who plays against what with these options."""


class Companion(Protocol):
    """A printed game that people play at a table, and of which the program runs a part. Texts are whole lines."""

    @property
    def game(self) -> "Game":
        """What is known of the game."""

    def copy(self) -> "Companion":
        """Return the same table, to go on with on trial."""

    def obey(self, line: str) -> list[str]:
        """Do what was typed, and tell what happens. Raises BadInput if it cannot be done; then only a copy is whole."""

    def prompt(self) -> tuple[str, str, str]:
        """Return what comes next, the id of its clause, and what may be answered. Not for a game that is over."""

    def begins(self) -> list[str]:
        """Return what people do before the first round."""

    def help(self) -> str:
        """Return everything that can be typed, in lines."""


class MultiSelect:
    """Questions in which several things are chosen one after the other: people are asked once.

    Which these are is said by the frames that ask them (`kernel.game.Frame.several`). A game derives its own class, and
    replaces what it has.
    """

    targets: Collection[str] = ()
    """The kinds of questions with which an action is aimed: people choose both at once."""
    onward: Mapping[str, Collection[str]] = {}
    """The kinds of questions that are part of another one if they follow at once: backups, with the leader."""
    turns: Collection[str] = ()
    """The kinds of questions with which a player goes on with a turn, where to be done is no usual answer."""
    verbs: Sequence[str] = ()
    """The order in which verbs are listed. Others come after them, and what ends something is the last."""
    ends: Collection[str] = ()
    """The verbs that end a turn, if not "done" or "pass"."""
    stays: Collection[str] = ()
    """Verbs with which something stays as it is that is asked about before what is named."""
    after_passing: Collection[str] = ()
    """The kinds of questions that may be answered along with passing in the one before.

    Such as a power, with the abilities that may be used before it is chosen.
    """
    whatever_comes: Mapping[str, Collection[str]] = {}
    """By the verb of an action, the kinds of questions after it whose options are known before, whatever is drawn.

    They are offered along with it, and by themselves afterwards.
    """
    after_target: Collection[str] = ()
    """The kinds of questions that are asked after a target, and chosen along with it."""

    def kept(self, game: Any, decision: "Decision") -> "Callable[[Option], float]":
        """Return what each option of a question is worth to its seat if it is kept, from what it may know."""
        return lambda option: 0.0

    def paid(self, event: "AnyEvent", seat: int) -> "Sequence[Option]":
        """Return what an event says a seat pays, as the options with which it is chosen; () for other events."""
        return ()

    def notable(self, game: Any, decision: "Decision") -> "Sequence[Option]":
        """Return those of many targets that are offered along with the action, from what anybody may know."""
        return ()
