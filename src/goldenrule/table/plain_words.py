"""Words for a game that has hardly any: a `GameWords` to begin with, method by method."""

from typing import Any

from goldenrule.gamekit.board import Board, plain_board
from goldenrule.gamekit.faces import Face
from goldenrule.gamekit.refusals import Refusal
from goldenrule.gamekit.value_text import Value
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.views import View


class PlainWords:
    """Says what the engine says: kinds of questions, verbs, codes. A game's words replace what they have better."""

    def player(self, game: Any, seat: int) -> str:
        return f"Player {seat + 1}"

    def prompt(self, game: Any, decision: Decision) -> str:
        return f"{decision.kind}?"

    def option(self, game: Any, decision: Decision, option: Option) -> str:
        verb, entity, detail = option
        card = self.name(game.code(entity)) if entity > 0 else ""
        return " ".join(part for part in (verb, card, str(detail) if detail else "") if part)

    def event(self, game: Any, seen: list[Any]) -> str:
        return ""

    def name(self, code: str) -> str:
        return code

    def text(self, code: str) -> list[str]:
        return []

    def face(self, code: str) -> Face:
        return Face(code, self.name(code), "", "", text=self.text(code))

    def turned_up(self, seen: list[Any]) -> str:
        return ""

    def board(self, view: View) -> Board:
        return plain_board(view, self.name)

    def scenario_cards(self, game: Any) -> list[str]:
        return []

    def keyword(self, keyword: str) -> str:
        return keyword

    def explain_option(self, game: Any, decision: Decision, option: Option) -> list[str]:
        return []

    def values(self, game: Any, seat: int, word: str) -> list[str]:
        raise BadInput("bad-not-in-play", word=word)

    def values_of(self, game: Any, seat: int, entity: int) -> list[Value]:
        return []

    def refusals(self, game: Any, decision: Decision) -> list[Refusal]:
        return []

    def playing(self, game: Any) -> None:
        """Nothing changes with content packs."""

    def codes(self) -> list[str]:
        return []

    def card_line(self, code: str) -> str:
        return self.name(code)

    def card(self, word: str) -> list[str]:
        raise BadInput("bad-no-card", word=word)
