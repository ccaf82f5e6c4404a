"""Words of the terminal: the client's own texts, and what a game says of its questions, options and events."""

from collections.abc import Sequence
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.game_words import GameWords
from goldenrule.kernel.errors import BadInput, GoldenruleError
from goldenrule.table.confirmations import likely_mistake
from goldenrule.table.games import find_game
from goldenrule.table.language_choice import current_language
from goldenrule.table.prompt_items import option_text
from goldenrule.table.prompts import ask
from goldenrule.words.texts import Texts

if TYPE_CHECKING:
    from goldenrule.gamekit.board import Board
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.game import Game
    from goldenrule.kernel.views import View
    from goldenrule.table.event_log import LogLine
    from goldenrule.table.prompts import Asked
    from goldenrule.table.session import Session


PASSING: Final = ("pass", "done")
"""Words that are typed in every language."""


class Words:
    """Texts of a game and of the client in the language that is spoken, callable by key.

    Without a game only the client's.
    """

    def __init__(self, game: str = "", *parts: str) -> None:
        """`parts`: parts of the texts that are not always wanted."""
        self.game_name = game
        self.parts = parts
        self.speak(current_language())

    def speak(self, lang: str) -> None:
        """From now on the texts are those of a language."""
        self.texts = Texts(lang)
        for part in self.parts:
            self.texts.add(part)
        self.packs: list[object] = []
        vars(self).pop("game", None)

    @cached_property
    def game(self) -> GameWords:
        """The game's own words; they are loaded when the first of them is needed."""
        return find_game(self.game_name).words(self.texts)

    def __call__(self, key: str, **args: str | int) -> str:
        """The text of a key."""
        return self.texts.t(key, **args)

    def use_cards_of(self, game: "Game") -> None:
        """From now on the cards are those of this game, which may be played with content packs."""
        packs = game.setup.get("packs", [])
        if packs != self.packs:
            self.packs = packs
            self.game.use_cards_of(game)

    def error_text(self, error: GoldenruleError) -> str:
        """An error, in a sentence."""
        return self.texts.tell(error.phrase)

    def name(self, code: str) -> str:
        """The name of a card."""
        return self.game.name(code)

    def name_or_code(self, code: str) -> str:
        """The name of a card, or its code if there is no such card here: it may be of a pack."""
        try:
            return self.game.name(code)
        except (BadInput, LookupError):
            return code

    def board(self, view: "View") -> "Board":
        """The table as the seat of a view knows it."""
        return self.game.board(view)

    # -- what a seat is asked ----------------------------------------------------------------------------------------

    def prompt(self, game: "Game", decision: "Decision") -> str:
        """The question of a decision."""
        return self.game.prompt(game, decision)

    def option(self, game: "Game", decision: "Decision", option: "Option") -> str:
        """An option of a decision. A card that the seat does not see is not named."""
        return option_text(game, decision, option, self.game, self.texts)

    def ask(self, session: "Session", decision: "Decision", quick: bool = True) -> "Asked":
        """A question as it is put to its seat; `quick`: with what is proposed to be paid for each action."""
        return ask(session, decision, self.game, self.texts, quick)

    def label(self, name: str) -> str:
        """A name before what it is the label of, with the space that the language puts between."""
        return self("cli-label", name=name) + self.texts.language.space

    def passing_words(self) -> tuple[str, ...]:
        """The words with which people pass, or are done, whatever the option is called."""
        own = (part.strip().casefold() for part in self("cli-passing").split(","))
        return (*PASSING, *own)

    def likely_mistake(self, session: "Session", decision: "Decision", options: "Sequence[Option]") -> str:
        """What somebody who answers so may have overlooked; "" if nothing."""
        return likely_mistake(session, decision, options, self.game, self.texts)

    def who(self, game: "Game", seat: int) -> str:
        """A player by name."""
        return self.game.player(game, seat)

    def outcome(self, game: "Game") -> str:
        """Who has won a finished game, and how."""
        from goldenrule.table.results import outcome

        return outcome(game, self.game, self.texts)

    def ending_text(self, game: str, how: str) -> str:
        """A way in which games end, in words."""
        from goldenrule.table.results import ending_text

        return ending_text(game, how, self.texts)

    # -- what has happened -------------------------------------------------------------------------------------------

    def log(self, game: "Game", lines: "Sequence[LogLine]", seat: int) -> list[str]:
        """What has happened, as a seat (or a spectator) saw it; what is repeated at once is there once."""
        from goldenrule.table.event_log import STANDING
        from goldenrule.table.story import standing_text

        said: list[tuple[str, bool]] = []
        for line in lines:
            seen = line.seen.get(seat)
            if seen is not None:
                own = seen[0] == STANDING
                text = standing_text(self.texts, self.game, game, seen) if own else self.game.event(game, seen)
                if text:
                    said.append((text, own))
        out = []
        for (text, own), same in groupby(said):
            n = len([*same])
            out += [text] * n if own or n == 1 else [self("cli-repeated", line=text, n=n)]
        return out
