"""Words of the terminal: the client's own texts, and what a game says of its questions, options and events."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from goldenrule.table.games import GameWords, find_game
from goldenrule.table.texts import Texts

if TYPE_CHECKING:
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.game import Game
    from goldenrule.table.session import Line


class Words:
    """Texts of a game and of the client in one language, callable by key."""

    def __init__(self, game: str = "champions", lang: str = "en") -> None:
        self.game_name = game
        self.texts = Texts(lang)

    @cached_property
    def game(self) -> GameWords:
        """The game's own words; they are loaded when the first of them is needed."""
        return find_game(self.game_name).words(self.texts)

    def __call__(self, key: str, **args: Any) -> str:
        """The text of a key."""
        return self.texts.t(key, **args)

    def name(self, code: str) -> str:
        """The name of a card."""
        return self.game.name(code)

    # -- what a seat is asked ----------------------------------------------------------------------------------------

    def prompt(self, game: "Game", decision: "Decision") -> str:
        """The question of a decision."""
        return self.game.prompt(game, decision)

    def option(self, game: "Game", decision: "Decision", option: "Option") -> str:
        """An option of a decision. A card that the seat does not see is not named."""
        if option[1] > 0 and not game.sees(option[1], decision.seat):
            return self("cli-hidden-option")
        return self.game.option(game, decision, option)

    def who(self, game: "Game", seat: int) -> str:
        """A player by name."""
        return self.game.player(game, seat)

    # -- what has happened -------------------------------------------------------------------------------------------

    def log(self, game: "Game", lines: "Sequence[Line]", seat: int, explained: set[str] | None = None) -> list[str]:
        """What has happened, as a seat (or whoever looks on) saw it.

        With a set, the text of every card that is turned up follows, unless its code is in the set; then it is.
        """
        out = []
        for line in lines:
            seen = line.seen.get(seat)
            text = self.game.event(game, seen) if seen is not None else ""
            if not text or seen is None:
                continue
            out.append(text)
            code = self.game.turned_up(seen) if explained is not None else ""
            if code and explained is not None and code not in explained:
                explained.add(code)
                says = " ".join(self.game.text(code))
                if says:
                    out.append(self("cli-card-says", name=self.name(code), text=says))
        return out
