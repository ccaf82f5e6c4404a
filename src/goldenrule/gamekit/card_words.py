"""What the words of a game say about its cards and rules to somebody who looks them up."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from goldenrule.gamekit.glossary import MOST_NEAR, Entry, Glossary, near, plain
from goldenrule.gamekit.wording import Translator, listed
from goldenrule.kernel.clauses import clauses_of, decisions_of
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput

if TYPE_CHECKING:
    from goldenrule.gamekit.faces import Face

F = TypeVar("F")

CLAUSES: Final = 4
"""How many clauses of a term are named."""
LISTED: Final = 6
"""How many names of cards are listed when a word is a part of several."""
ALL_TERMS: Final = "terms"
"""The word that asks for a list of all terms."""


class CardWords(Generic[F]):
    """The part of a `goldenrule.table.games.GameWords` that looks things up. `F` is a face of the game.

    A game writes `option`, `faces`, `codes`, `called`, `plain_name`, `line`, `face`, `searched` and `about`,
    which raise here, as there is no usual answer. It says in `clauses` which clause an option, or else a question, is
    about, by its verb or kind.
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

    def face(self, code: str) -> "Face":
        """A card as clients draw it."""
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

    @cached_property
    def glossary(self) -> Glossary:
        """The terms of the game."""
        return Glossary(self.game_name, self.package, self.texts, self.more_names())

    def more_names(self) -> Mapping[str, Iterable[str]]:
        """What terms are called besides, by a name of theirs."""
        return {}

    def explain(self, game: Any, seat: int, word: str) -> list[str]:
        """A clause or decision by its id, terms and cards by name, or what the word is near to, if that is one thing.

        Raises BadInput if there is nothing near to it, or several things are, which are listed.
        """
        id = word.strip().upper()
        clause = clauses_of(self.package).get(id)
        if clause is not None:
            return [self.texts.t("explain-clause", section=clause.section, statement=clause.statement, id=id)]
        decision = decisions_of(self.package).get(id)
        if decision is not None:
            return [self.texts.t("explain-decision", question=decision.question, decision=decision.decision, id=id)]
        if plain(word) == ALL_TERMS:
            names = sorted({each.name for each in self.glossary.entries.values()}, key=str.casefold)
            return [self.texts.t("explain-terms", names=listed(self.texts, names))]
        found = self.called_so(word)
        if found:
            return found
        names = near(
            word, {plain(self.plain_name(face)): self.plain_name(face) for face in self.faces()} | self.glossary.names()
        )
        if not names:
            raise BadInput(self.texts.t("explain-unknown", word=word))
        if len(names) > 1:
            more = max(0, len(names) - MOST_NEAR)
            raise BadInput(
                self.texts.t("explain-several", word=word, names=listed(self.texts, names[:MOST_NEAR]), more=more)
            )
        return self.called_so(names[0])

    def called_so(self, word: str) -> list[str]:
        """The terms of a name, then the cards."""
        said = [self.term(entry) for entry in self.glossary.called(word)]
        return said + [line for face in self.called(word.strip().casefold()) for line in self.about(face)]

    def term(self, entry: Entry) -> str:
        """A term with its explanation."""
        named = listed(self.texts, entry.clauses[:CLAUSES])
        more = max(0, len(entry.clauses) - CLAUSES)
        return self.texts.t("explain-term", name=entry.name, text=entry.text, clauses=named, more=more)

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

    def codes(self) -> list[str]:
        """The codes of all cards."""
        raise NotImplementedError

    def find_cards(self, query: str) -> list[str]:
        """A line for each card that has every word of a query, in its facts or in its text."""
        wanted = query.casefold().split()
        out = []
        for face in self.faces():
            line = self.line(face)
            about = line.casefold()
            if any(word not in about for word in wanted):  # texts take time
                about = " ".join([line, *self.searched(face)]).casefold()
            if all(word in about for word in wanted):
                out.append(line)
        return out

    def card(self, word: str) -> list[str]:
        """Everything about the cards of an id or name. Raises BadInput if there is none, or too many are meant."""
        wanted = word.strip().casefold()
        found = self.called(wanted)
        if found:
            return [line for face in found for line in self.about(face)]
        found = [face for face in self.faces() if wanted and wanted in self.plain_name(face).casefold()]
        names = list(dict.fromkeys(self.plain_name(face) for face in found))
        if not names:
            raise BadInput(f"There is no card {word!r}; `goldenrule cards {self.game_name}` lists all.")
        if len(names) > 1:
            more = f" and {len(names) - LISTED} more" if len(names) > LISTED else ""
            raise BadInput(f"Several cards have {word!r} in their names: {', '.join(names[:LISTED])}{more}.")
        return [line for face in found for line in self.about(face)]
