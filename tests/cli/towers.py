"""The toy game as an installed one: two seats, hidden hands, hardly any words, and no board of its own."""

from collections.abc import Mapping, Sequence
from typing import Any

from goldenrule.gamekit.game_kind import GameKind
from goldenrule.gamekit.game_words import GameWords
from goldenrule.gamekit.setup_options import Offer
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.options import GameOption
from goldenrule.packs.reading import Pack
from goldenrule.words.texts import Texts
from tests.toygame.cards import CONTENT
from tests.toygame.game import Towers, new_game


class TowersKind(GameKind[Towers]):
    """Towers, as the table knows it."""

    name = "towers"
    title = "Towers"
    bot = "random"
    hidden_hands = True
    options: Sequence[GameOption] = (
        GameOption("rounds", "how many rounds at most", "N", asked=True),
        GameOption("blitz", "one round"),
    )

    def make(self, options: Mapping[str, object], seed: str) -> Towers:
        return new_game({**options}, seed)

    def content_hash(self) -> str:
        return CONTENT.hash

    def parse_options(self, words: Mapping[str, str]) -> dict[str, Any]:
        if "blitz" in words:
            return {"rounds": 1}
        try:
            return {key: int(word) for key, word in words.items()}
        except ValueError as error:
            raise BadInput("The option 'rounds' is a number.") from error

    def choices(self, option: str, packs: Sequence[Pack] = ()) -> list[Offer]:
        return [Offer("6", "a long game"), Offer("2", "a short game")]

    def words(self, texts: Texts) -> "TowersWords":
        return TowersWords()

    def winners(self, game: Towers) -> tuple[int, ...]:
        return (int(game.state.winner),) if game.state.winner.isdecimal() else ()

    def ending(self, game: Towers) -> str:
        return "the tower falls" if game.over else ""


class TowersWords(GameWords[Towers]):
    """Words made of the names that the game itself uses."""

    def player(self, game: Towers, seat: int) -> str:
        return ("Anna", "Bert")[seat]

    def option(self, game: Towers, decision: Decision, option: Option) -> str:
        about = f" <{game.face(option[1]).key}>" if 0 < option[1] < len(game.state.face) else ""
        return f"{option[0]}{about} {option[2]}".strip()

    def event(self, game: Towers, seen: list[Any]) -> str:
        return f"{seen[0]}: " + " ".join(self.name(x[1]) if isinstance(x, list) else str(x) for x in seen[1:])

    def name(self, code: str) -> str:
        return f"<{code or '?'}>"

    def codes(self) -> list[str]:
        return [face.key for face in CONTENT.faces]

    def card(self, word: str) -> list[str]:
        return [word]


class Point:
    """An entry point."""

    name = "towers"

    def load(self) -> TowersKind:
        return KIND


KIND = TowersKind()
