"""The installed games, found by the entry-point group `goldenrule.games`."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast, runtime_checkable

from goldenrule.kernel.errors import BadInput
from goldenrule.table.protocols import can
from goldenrule.words.phrases import shown

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from datetime import date as Date
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

    from goldenrule.gamekit.first_screen import FirstScreen, OwnDeck
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.game import Game
    from goldenrule.kernel.options import GameOption
    from goldenrule.packs.reading import Pack
    from goldenrule.table.lessons import Positions
    from goldenrule.words.phrases import Phrase
    from goldenrule.words.texts import Texts

GROUP = "goldenrule.games"
OWN = "goldenrule.games"
"""The package of the games that come with Goldenrule."""

CHOOSE_SOME = "choose_some"
"""The kind of the questions of `kernel.choices.ChooseSome`, in every game."""

DRAW = "draw"
"""`State.winner` of a game that ended without one, though somebody could have won."""


class Choice(Protocol):
    """One thing that the options of a new game offer, for a first screen and for error messages."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    def called(self, texts: "Texts", game: str) -> str:
        """Its name in a language."""


class GameKind(Protocol):
    """A game as the table knows it. Importing one is cheap: whatever is costly is imported when it is asked for.

    A game registers an instance as an entry point of the group `goldenrule.games`. The options of `make` are plain data
    as a record keeps them; `words` are the same as texts, as somebody types them, and `options` says which there are.
    A game has `hidden_hands` if players who share a screen must not see each other's cards. `bot` is the usual bot.
    """

    name: str
    title: str
    bot: str
    options: Sequence["GameOption"]
    hidden_hands: bool

    def make(self, options: dict[str, Any], seed: str) -> "Game":
        """A game at its first decision. Raises BadInput for an unknown option or value."""

    def content_hash(self) -> str:
        """Identifies the cards and their behaviour; records keep it."""

    def parse_options(self, words: Mapping[str, str]) -> dict[str, Any]:
        """Options from what was typed ("heroes": "a,b"). Raises BadInput for an unknown word; values `make` checks."""

    def choices(self, option: str) -> Sequence[Choice]:
        """What an option offers, in printed order: "heroes", "scenario", "modular". Raises BadInput for another one."""

    def words(self, texts: "Texts") -> "GameWords":
        """The game's words in the language of `texts`."""

    def winners(self, game: Any) -> tuple[int, ...]:
        """The seats that have won a game; none while it runs, after a draw, or if the game has beaten its players."""

    def ending(self, game: Any) -> str:
        """How a finished game ended, in a word or two of the rules; "" while it runs."""


def title_of(kind: GameKind) -> "Phrase":
    """What a game is called: as its edition in a language has it, or as it is printed."""
    from goldenrule.words.phrases import printed

    return printed("game", kind.name, kind.title)


@runtime_checkable
class Lists(Protocol):
    """A `GameKind` that says before a game which cards are in it, where it has no first screen of its own."""

    def contents(self, options: dict[str, Any], texts: "Texts") -> list[tuple[str, list[str]]]:
        """Who plays what, and every set of cards, as lines under headings. Raises as `make` does."""


class TakesPacks(Protocol):
    """A game that has packs: what it offers depends on them."""

    def choices(self, option: str, packs: "Sequence[Pack]" = ()) -> Sequence[Choice]:
        """What an option offers with these packs."""


@runtime_checkable
class Asks(Protocol):
    """A `GameKind` with a first screen of its own. Of others the options that want to be are asked for."""

    def first_screen(self, texts: "Texts", given: Mapping[str, str], packs: "Sequence[Pack]") -> "FirstScreen":
        """What is asked before a game; `given` are the words of options that are settled."""


@runtime_checkable
class TakesDecks(Protocol):
    """A `GameKind` to which people bring decks of their own: texts with a form feed between them, as `own_decks`."""

    def own_decks(self, texts: "Texts", words: Mapping[str, str]) -> "Sequence[OwnDeck]":
        """What there is to say of each of them. Those in which nothing is wrong are offered by the first screen."""


@runtime_checkable
class Commands(Protocol):
    """A `GameKind` with commands of its own at the command line."""

    def commands(
        self,
        add: "Callable[[str, str], ArgumentParser]",
        texts: "Callable[[], Texts]",
        tools: "Mapping[str, Callable[[Namespace], int]]",
    ) -> None:
        """Add them: `add` makes a parser from a name and a line of help. Its default `run` takes what was typed.

        `tools` are what the door itself can run for a game: "tune" plays games with the swaps of a deck.
        """


@runtime_checkable
class Notes(Protocol):
    """A `GameKind` that has something to say of the words of options: what it added to decks, or left out."""

    def notes(self, words: Mapping[str, str]) -> "list[Phrase]":
        """What whoever typed them should know."""


@runtime_checkable
class Daily(Protocol):
    """A `GameKind` that has a game for every date, the same for everybody."""

    def daily(self, date: "Date") -> tuple[dict[str, Any], str]:
        """Options and seed. They follow from the date alone."""

    def facing(self, options: Mapping[str, Any], texts: "Texts") -> str:
        """In a few words who plays against what with these options."""


@runtime_checkable
class Benefits(Protocol):
    """A `GameKind` that can prove of optional abilities that they cost nothing and only help."""

    def free(self, game: Any, decision: "Decision", option: "Option") -> bool:
        """Is there no reason to decline an option: no cost, no harm to the seat's side, one way to carry it out?

        Pure, and from what the seat may know. What cannot be proved is not free.
        """


@runtime_checkable
class Teaches(Protocol):
    """A `GameKind` with lessons (`goldenrule.table.lessons`): 1.yaml, 2.yaml ... in a folder."""

    def lessons(self) -> "Traversable":
        """The folder."""

    def cases(self) -> "Positions":
        """What reads their positions, answers and facts: that of its case files."""


@runtime_checkable
class Combines(Protocol):
    """A `GameKind` with questions in which several things are chosen one after the other: people are asked once.

    `together` names the kinds of these questions, and `turns` those with which a player goes on with a turn, where
    to be done is no usual answer; `ends` are the verbs that end a turn, if not "done" or "pass". `verbs` says in which
    order they are listed for people; others come after them, and what ends something is the last. `onward` names the
    kinds of questions that are part of another one of them if they follow at once: backups, with the Lead Villain.
    With the questions of `targets` an action is aimed: people choose both at once. With the verbs in `stays` something
    stays as it is that is asked about before what is named.
    """

    together: Collection[str]
    targets: Collection[str]
    onward: Mapping[str, Collection[str]]
    turns: Collection[str]
    verbs: Sequence[str]
    ends: Collection[str]
    stays: Collection[str]

    def owes(self, game: Any, decision: "Decision") -> int:
        """How much of what is paid or discarded in a question is still missing; 0 for other questions."""

    def spends(self, game: Any, decision: "Decision", option: "Option") -> int:
        """How much of that an option gives."""

    def kept(self, game: Any, decision: "Decision") -> "Callable[[Option], float]":
        """What each option of a question would be worth to its seat if it were kept, from what it may know."""


@runtime_checkable
class Foresees(Combines, Protocol):
    """A `Combines` that knows more of what people choose along with what leads to it.

    `after_passing` are the kinds of questions that may be answered along with passing in the one before: a power, with
    the abilities that may be used before it is chosen. `whatever_comes` has by the verb of an action the kinds of
    questions after it whose options follow from what the seat knows before, whatever is drawn on the way: they are
    offered along with it, and by themselves afterwards. What is asked after a target is chosen along with it if its
    kind is in `after_target`.
    """

    after_passing: Collection[str]
    whatever_comes: Mapping[str, Collection[str]]
    after_target: Collection[str]

    def notable(self, game: Any, decision: "Decision") -> "Sequence[Option]":
        """Of many targets those that are offered along with the action, from what anybody may know."""


def is_free(game: "Game", decision: "Decision", option: "Option") -> bool:
    """Is an option a free benefit, as far as its game can prove it? See `Benefits`."""
    kind = find_game(game.name)
    return can(kind, Benefits) and kind.free(game, decision, option)


@cache
def _found() -> dict[str, "EntryPoint"]:
    from importlib.metadata import entry_points

    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


@cache
def own_games() -> tuple[str, ...]:
    """The names of the games that come with Goldenrule, in order of the alphabet. Entry points are not read."""
    folder = Path(__file__).parent.parent / "games"
    return tuple(sorted(path.parent.name for path in folder.glob("*/__init__.py")))


def game_names() -> tuple[str, ...]:
    """The names of all installed games, in order of the alphabet. Nothing is imported."""
    return tuple(sorted({*own_games(), *_found()}))


def find_game(name: str) -> GameKind:
    """The game of a name. Raises BadInput for an unknown one, with the names that are known."""
    if not isinstance(name, str):
        raise BadInput("bad-game-name", name=shown(name))
    return _find_game(name)


@cache
def _find_game(name: str) -> GameKind:
    # The package's own games are found without reading the entry points, which takes 50 ms.
    if name in own_games():
        return cast(GameKind, import_module(f"{OWN}.{name}").GAME)
    point = _found().get(name)
    if point is None:
        raise BadInput("bad-no-game", name=shown(name), known=game_names() or "none")
    return cast(GameKind, point.load())


def daily_date(game: str, seed: str) -> str:
    """The date whose daily game has this seed, "" if there is none: whoever knows the date can deal the same game."""
    from datetime import date

    kind = find_game(game)
    try:
        day = date.fromisoformat(seed[-10:])
    except ValueError:
        return ""
    return day.isoformat() if isinstance(kind, Daily) and kind.daily(day)[1] == seed else ""


def games_of(names: Iterable[str]) -> list[GameKind]:
    """The games of these names, without those that cannot be loaded: a broken one from outside stops no other."""
    kinds = []
    for name in names:
        with suppress(BadInput, ImportError, AttributeError):
            kind = find_game(name)
            if kind.name and all(option.typed for option in kind.options):
                kinds.append(kind)
    return kinds


def offered(kind: GameKind, option: str, packs: "Sequence[Pack]") -> Sequence[Choice]:
    """What an option of a new game offers, with what these packs add."""
    return cast(TakesPacks, kind).choices(option, packs) if packs else kind.choices(option)


def maker(name: str) -> Callable[[dict[str, Any], str], "Game"]:
    """The function that makes games of a name, as `kernel.records` wants it. Raises BadInput for an unknown name."""
    return find_game(name).make
