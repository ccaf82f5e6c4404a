"""What the words of a game say about its cards and rules to somebody who looks them up."""

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from goldenrule.gamekit.wording import Translator
from goldenrule.kernel.clauses import clauses_of, decisions_of
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput

F = TypeVar("F")


class CardWords(Generic[F]):
    """The part of a `goldenrule.table.games.GameWords` that looks things up. `F` is a face of the game.

    A game writes `option`, `faces`, `called`, `plain_name`, `line`, `searched` and `about`, and says in `clauses` which
    clause an option, or else a question, is about, by its verb or kind.
    """

    clauses: ClassVar[Mapping[str, str]]

    game_name: ClassVar[str]
    """The game as commands call it."""
    package: ClassVar[str]
    """The game's package, which has its clauses and decisions."""

    def __init__(self, texts: Translator) -> None:
        self.texts = texts

    # -- what a game writes --------------------------------------------------------------------------------------------

    def option(self, game: Any, decision: Decision, option: Option) -> str:
        """What an option does."""
        raise NotImplementedError

    def faces(self) -> list[F]:
        """All cards, in printed order."""
        raise NotImplementedError

    def called(self, word: str) -> list[F]:
        """The cards whose id or name is a word in small letters."""
        raise NotImplementedError

    def plain_name(self, face: F) -> str:
        """The printed name of a card."""
        raise NotImplementedError

    def line(self, face: F) -> str:
        """A card in one line."""
        raise NotImplementedError

    def searched(self, face: F) -> list[str]:
        """What a search looks through besides that line."""
        raise NotImplementedError

    def about(self, face: F) -> list[str]:
        """Everything about a card."""
        raise NotImplementedError

    # -- looking up ----------------------------------------------------------------------------------------------------

    def keyword(self, keyword: str) -> str:
        """A printed keyword; the word itself in a game whose cards print none."""
        return keyword

    def explain(self, game: Any, seat: int, word: str) -> list[str]:
        """A clause or decision by its id, or a card. Raises BadInput if nothing, or too much, is called so."""
        id = word.strip().upper()
        clause = clauses_of(self.package).get(id)
        if clause is not None:
            return [self.texts.t("explain-clause", section=clause.section, statement=clause.statement, id=id)]
        found = decisions_of(self.package).get(id)
        if found is not None:
            return [self.texts.t("explain-decision", question=found.question, decision=found.decision, id=id)]
        return self.card(word)

    def explain_option(self, game: Any, decision: Decision, option: Option) -> list[str]:
        """The card that an option uses, and the clause."""
        out = [self.option(game, decision, option)]
        if option[1] and game.knows(option[1], decision.seat):
            out += self.about(game.face(option[1]))
        clause = self.clause_of(decision, option)
        return out + self.explain(game, decision.seat, clause) if clause else out

    def clause_of(self, decision: Decision, option: Option) -> str:
        """The clause that an option, or else its question, is about; "" if none is noted."""
        return self.clauses.get(option[0]) or self.clauses.get(decision.kind, "")

    def find_cards(self, query: str) -> list[str]:
        """A line for each card that has every word of a query, in its facts or in its text."""
        wanted = query.casefold().split()
        out = []
        for face in self.faces():
            line = self.line(face)
            about = " ".join([line, *self.searched(face)]).casefold()
            if all(word in about for word in wanted):
                out.append(line)
        return out

    def card(self, word: str) -> list[str]:
        """Everything about the cards of an id or name. Raises BadInput if there is none, or too many are meant."""
        wanted = word.strip().casefold()
        found = self.called(wanted)
        if not found and wanted:
            found = [face for face in self.faces() if wanted in self.plain_name(face).casefold()]
        names = sorted({self.plain_name(face) for face in found})
        if not names:
            raise BadInput(f"There is no card {word!r}; `goldenrule cards {self.game_name}` lists all.")
        if len(names) > 1:
            raise BadInput(f"Several cards have {word!r} in their names: {', '.join(names[:6])}.")
        return [line for face in found for line in self.about(face)]
