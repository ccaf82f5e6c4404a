"""What is asked before a game begins: steps with choices, as plain data that every client can show."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from goldenrule.gamekit.profiles import Profile

Answers = Mapping[str, Sequence[str]]
"""The ids that were chosen, by the key of their step, in the order of the steps."""


class Choice(Struct, frozen=True, omit_defaults=True):
    """What can be chosen: by its number, by `id` or `name`, or instead of a number by a `key`.

    `about` is what else there is to say where the name stands alone, and `code` the card that shows what it is.
    `profile` helps to choose, for clients with room for it.
    """

    id: str
    text: str
    name: str = ""
    key: str = ""
    about: str = ""
    code: str = ""
    profile: Profile | None = None


class Step(Struct, frozen=True, omit_defaults=True):
    """A question. `usual` is chosen if nothing is; None: something has to be. Of `many` the order counts.

    `quick` is the text of a choice that begins the usual game at once. What is `open` is not checked before all is
    answered: later steps can still make it possible. Where nobody types, it has a `name` ("Scenario") and `about`
    instead of a title and a note.
    """

    key: str
    title: str
    choices: Sequence[Choice]
    usual: Sequence[str] | None = ()
    many: bool = False
    note: str = ""
    quick: str = ""
    open: bool = False
    name: str = ""
    about: str = ""


class OwnDeck(Struct, frozen=True, omit_defaults=True):
    """A deck that somebody brings as a text: its `text` as it may be kept, or what is `wrong` with it.

    One that can be played is a choice with this `id`. `notes` say what was added to it, left out, or understood in
    some way.
    """

    name: str = ""
    about: str = ""
    text: str = ""
    notes: Sequence[str] = ()
    wrong: str = ""
    id: str = ""


class FirstScreen(Protocol):
    """The questions of a game. All it says follows from the answers alone, so that any of them can be gone back to."""

    def steps(self, answers: Answers) -> list[Step]:
        """All steps that are known of by now, those that have been answered among them."""

    def words(self, answers: Answers) -> dict[str, str]:
        """The answers as words of options (`GameKind.parse_options`)."""

    def summary(self, answers: Answers) -> list[tuple[str, list[str]]]:
        """What the answers come to, as lines under headings; none if that needs no confirmation."""
