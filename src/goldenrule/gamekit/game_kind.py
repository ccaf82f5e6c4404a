"""`GameKind`: a game for tables, tools and clients, with every optional feature.

docs/add_a_game.md has a table of the features. What a game says in a language is in `goldenrule.gamekit.game_words`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol

from goldenrule.gamekit.game_type import G

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from importlib.resources.abc import Traversable

    from goldenrule.gamekit.balance import Balance
    from goldenrule.gamekit.benchmark import Suite
    from goldenrule.gamekit.cases import Cases
    from goldenrule.gamekit.deck_builder import DeckBuilder
    from goldenrule.gamekit.deck_swaps import DeckTuning
    from goldenrule.gamekit.features import Companion, DailyGame, MultiSelect
    from goldenrule.gamekit.first_screen import Answers, FirstScreen, OwnDeck
    from goldenrule.gamekit.game_metrics import Tally
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.gamekit.profiles import Profile
    from goldenrule.gamekit.prompt_commands import PromptCommand
    from goldenrule.gamekit.puzzles import PuzzlePositions
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.options import GameOption
    from goldenrule.packs.reading import GamePacks, Pack
    from goldenrule.words.phrases import Phrase
    from goldenrule.words.texts import Texts

    AddCommand = Callable[[str, str], ArgumentParser]
    RunCommand = Callable[[Namespace], int]


class OptionValue(Protocol):
    """One value of an option of a new game, for first screens and error messages."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    def called(self, texts: "Texts", game: str) -> str:
        """Return its name in a language."""


class GameKind(ABC, Generic[G]):
    """A game: its name, how to make one, and its optional features.

    A game derives a class from this one, and registers an instance as an entry point of the group `goldenrule.games`.
    It must define `name`, `title` and the abstract methods. Everything else is optional: a method whose default does
    nothing, or `None`.

    Importing the module of a kind must be cheap: its methods import what is costly when they are called.
    """

    # -- required ------------------------------------------------------------------------------------------------------

    name: str
    """The name in commands, records and message keys, such as "twelve"."""
    title: str
    """The printed title."""

    @abstractmethod
    def make(self, options: Mapping[str, object], seed: str) -> G:
        """Return a game at its first decision. Raises BadInput for an unknown option or value.

        The options are plain data as a record keeps them.
        """

    @abstractmethod
    def content_hash(self) -> str:
        """Identify the cards and their behaviour; records keep it."""

    @abstractmethod
    def words(self, texts: "Texts") -> "GameWords[G]":
        """Return the game's words in the language of `texts`."""

    @abstractmethod
    def winners(self, game: G) -> tuple[int, ...]:
        """Return the seats that have won; none while a game runs, after a draw, or if it has beaten its players."""

    @abstractmethod
    def ending(self, game: G) -> str:
        """Return how a finished game ended, in a word or two of the rules; "" while it runs."""

    # -- a new game ----------------------------------------------------------------------------------------------------

    options: "Sequence[GameOption]" = ()
    """The options of a new game, on the command line and on first screens."""

    def parse_options(self, words: Mapping[str, str]) -> dict[str, object]:
        """Return the options that typed words stand for, as "a,b" by the name of an option.

        Raises BadInput for an unknown word; `make` checks the values.
        """
        return dict(words)

    def choices(self, option: str, packs: "Sequence[Pack]" = ()) -> Sequence[OptionValue]:
        """Return the values of an option with these packs, in printed order. Raises BadInput for an unknown option."""
        return ()

    def option_notes(self, words: Mapping[str, str]) -> "Sequence[Phrase]":
        """Return notes about the typed options for people, such as cards that were added to a deck."""
        return ()

    def first_screen(self, texts: "Texts", given: Mapping[str, str], packs: "Sequence[Pack]") -> "FirstScreen | None":
        """Return the questions before a game; `given` are the words of options that are settled.

        None to ask for the options that want to be asked for (`GameOption.asked`).
        """
        return None

    def contents(self, options: dict[str, object], texts: "Texts") -> list[tuple[str, list[str]]]:
        """Return who plays what, and every set of cards, as lines under headings. Raises as `make` does.

        It is shown before a game without a `first_screen` of its own.
        """
        return []

    def profile(
        self, texts: "Texts", packs: "Sequence[Pack]", step: str, id: str, answers: "Answers"
    ) -> "Profile | None":
        """Return what to know before choosing something in a step of the first screen; None for nothing."""
        return None

    def own_decks(self, texts: "Texts", words: Mapping[str, str]) -> "Sequence[OwnDeck] | None":
        """Return what there is to say of the decks that people bring, as texts with a form feed between them.

        They are the word `own_decks`. None for a game to which people bring no decks.
        """
        return None

    deck_builder: "Callable[[Texts, tuple[Pack, ...]], DeckBuilder] | None" = None
    """The rules for decks in a language, with the cards of packs; None for a game in which nobody builds a deck."""

    # -- players -------------------------------------------------------------------------------------------------------

    bot: str = "random"
    """The usual bot."""
    thinks: bool = False
    """Can the searching bot play it (`THINKING` in the module `bots` of its package)?"""
    hidden_hands: bool = False
    """Are hands hidden from other players who share the screen?"""

    duel: bool = False
    """Do two players play against each other?"""

    multi_select: "Callable[[], MultiSelect[G]] | None" = None
    """How consecutive questions are combined into one."""

    def is_free(self, game: G, decision: "Decision", option: "Option") -> bool:
        """Is there no reason to decline an option: no cost, no harm to the seat's side, one way to carry it out?

        Pure, and from what the seat may know. What cannot be proved is not free.
        """
        return False

    def prompt_commands(self) -> "Mapping[str, PromptCommand]":
        """Return the prompt commands that only this game has, by name."""
        return {}

    # -- other ways to play --------------------------------------------------------------------------------------------

    daily_game: "Callable[[], DailyGame] | None" = None
    """A game for every date, the same for everybody."""
    companion: "Callable[[Mapping[str, object], str, bool, Texts], Companion] | None" = None
    """A new table of a printed game of which the program runs a part, from options, seed, `typed` and texts.

    The options are those of `make`; raises BadInput as that does. `typed`: the cards that the program would deal are
    printed ones, too, and people name them.
    """
    companion_options: "Sequence[GameOption]" = ()
    """The options of a new companion. An option that is `enough` starts one."""
    lessons: "Callable[[], Traversable] | None" = None
    """The folder of the lessons (`goldenrule.table.lessons`): 1.yaml, 2.yaml ... Lessons need `cases`."""
    puzzles: "Callable[[], PuzzlePositions[G]] | None" = None
    """Positions, goals and answers of puzzles."""
    packs: "Callable[[], GamePacks] | None" = None
    """The contents that packs may have."""
    add_commands: "Callable[[AddCommand, Callable[[], Texts], Mapping[str, RunCommand]], None] | None" = None
    """Add commands to the command line, from `add`, `texts` and `tools`.

    `add` makes a parser from a name and a line of help; set its default `run` to a function of the parsed arguments.
    `tools` are functions that the command line offers to a game: "tune" plays games with the swaps of a deck.
    """

    # -- studies -------------------------------------------------------------------------------------------------------

    benchmark: "Callable[[], Suite] | None" = None
    """The series and gates of the benchmark suite."""
    cases: "Callable[[], Cases] | None" = None
    """Positions, answers and facts of case files."""
    balance: "Callable[[tuple[Pack, ...]], Balance[G]] | None" = None
    """How fair the game should be, with the cards of some packs."""
    tuning: "Callable[[dict[str, object]], DeckTuning] | None" = None
    """The deck among the options of a game, and its swaps. Raises BadInput if there is none."""

    def tally(self) -> "type[Tally]":
        """Return the class that counts statistics in games of bots."""
        from goldenrule.gamekit.game_metrics import Tally

        return Tally

    def stats_facts(self, game: G) -> Mapping[str, str | list[str]]:
        """Return facts about a game for the statistics of people: by name a text, or one for each seat."""
        return {}

    stats_options: ClassVar[Mapping[str, str]] = {}
    """By the name of a fact in `stats_facts`, the option that has its values."""
