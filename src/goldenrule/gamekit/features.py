"""Optional features of a `GameKind` that are more than one method."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, Protocol

from goldenrule.gamekit.game_type import G

if TYPE_CHECKING:
    from datetime import date as Date

    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.events import Event
    from goldenrule.kernel.game import Game
    from goldenrule.words.texts import Texts


class DailyGame(Protocol):
    """A game for every date, the same for everybody."""

    def deal(self, date: "Date") -> tuple[dict[str, object], str]:
        """Return options and seed. They follow from the date alone."""

    def facing(self, options: Mapping[str, object], texts: "Texts") -> str:
        """Say in a few words who plays against what with these options."""


class Companion(Protocol):
    """A printed game on a real table with a part run by the program. Texts are whole lines."""

    @property
    def game(self) -> "Game":
        """The game as far as the program knows it."""

    def copy(self) -> "Companion":
        """Return a copy of the table for a trial."""

    def obey(self, line: str) -> list[str]:
        """Carry out a typed line and return what happens. After BadInput only an earlier copy is intact."""

    def prompt(self) -> tuple[str, str, str]:
        """Return the next step, the id of its clause, and the possible answers. Not for a finished game."""

    def setup_steps(self) -> list[str]:
        """Return the set-up steps for people."""

    def help(self) -> str:
        """Return everything that people can type, as lines."""


class MultiSelect(Generic[G]):
    """How questions that follow each other are put to people as one.

    Frames declare what they ask for one item at a time (`kernel.game.Frame.several`). A game derives a class from this
    one and overrides what applies to it.
    """

    targets: Collection[str] = ()
    """The kinds of questions that ask for the target of an action: people choose action and target at once."""
    continues_with: Mapping[str, Collection[str]] = {}
    """By the kind of a question, the kinds that continue it if they follow at once: backups after their leader."""
    turns: Collection[str] = ()
    """The kinds of questions that ask for the next action of a turn. Ending the turn is not their default answer."""
    no_default: Collection[str] = ()
    """The kinds of questions that have no default answer while something can be chosen: declining gives much away."""
    nothing_left: str = ""
    """The message key for a seat whose turn ends because nothing else can be chosen; "" for no message."""
    verbs: Sequence[str] = ()
    """The order in which verbs are listed. Other verbs follow, and options that end something come last."""
    plays: Collection[str] = ()
    """The verbs that a seat gives up by ending its turn."""
    ends: Collection[str] = ()
    """The verbs that end a turn, if not "done" or "pass"."""
    default_verbs: Collection[str] = ()
    """Verbs that are chosen for what a person does not name, where the rules ask about it first."""
    after_passing: Collection[str] = ()
    """The kinds of questions that may be answered together with passing in the one before."""
    repeated: Mapping[str, str] = {}
    """The kinds of questions that are asked again with the same options, with the message for passing each time."""
    known_in_advance: Mapping[str, Collection[str]] = {}
    """By the verb of an action, the kinds of questions after it whose options do not depend on the cards drawn.

    They are offered together with the action, and separately after it.
    """
    after_target: Collection[str] = ()
    """The kinds of questions that follow a target and are answered together with it."""

    def keep_values(self, game: G, decision: "Decision") -> "Callable[[Option], float]":
        """Return a function with the value of keeping an option, from what its seat may know."""
        return lambda option: 0.0

    def losses(self, game: G) -> "Callable[[Option], bool]":
        """Return a function that says whether an option that is given up is lost for good, as a card of the hand is."""
        return lambda option: True

    def payments_in(self, event: "Event", seat: int) -> "Sequence[Option]":
        """Return what a seat pays in an event, as the options that choose it; () for other events."""
        return ()

    def notable_targets(self, game: G, decision: "Decision") -> "Sequence[Option]":
        """Return the targets that an action lists if there are many, from public information."""
        return ()
