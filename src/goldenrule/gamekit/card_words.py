"""What the words of a game say about its cards and rules to somebody who looks them up."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final, Generic, Self, TypeVar

from goldenrule.gamekit.card_names import own_names
from goldenrule.gamekit.game_type import G
from goldenrule.gamekit.game_words import GameWords
from goldenrule.gamekit.glossary import Glossary
from goldenrule.gamekit.statements import Statements
from goldenrule.gamekit.text_lists import Translator
from goldenrule.kernel.clauses import clauses_of, decisions_of
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.nodes import Word
from goldenrule.languages import FIRST
from goldenrule.words.texts import Texts

if TYPE_CHECKING:
    from goldenrule.gamekit.faces import Face

F = TypeVar("F")

LISTED: Final = 6
"""How many names of cards are listed when a word is a part of several."""


class CardWords(GameWords[G], Generic[F, G]):
    """The words of a game with printed cards and a rulebook, in which both are looked up. `F` is a face of the game.

    A game writes `option`, `faces`, `codes`, `cards_called`, `plain_name`, `of_code`, `line`, `face`, `abilities` and
    `about`, which raise here, as there is no usual answer. It says in `clauses` which clause an option, or else
    a question, is about, by its verb or kind.
    """

    clauses: ClassVar[Mapping[str, str]]

    game_name: ClassVar[str]
    """The game as commands call it."""

    def __init__(self, texts: Translator) -> None:
        self.texts = texts

    def in_language(self, texts: Translator) -> Self:
        """Words of the same cards in another language."""
        other = type(self)(texts)
        vars(other)["content"] = vars(self)["content"]  # whatever a game calls its cards
        return other

    # -- what a game writes --------------------------------------------------------------------------------------------

    def option(self, game: G, decision: Decision, option: Option) -> str:
        """What an option does."""
        raise NotImplementedError

    def faces(self) -> list[F]:
        """All cards, in printed order."""
        raise NotImplementedError

    def cards_called(self, word: str) -> list[F]:
        """The cards whose id or name is a word in small letters."""
        raise NotImplementedError

    def plain_name(self, face: F) -> str:
        """The printed name of a card."""
        raise NotImplementedError

    def of_code(self, code: str) -> F:
        """The card of a code."""
        raise NotImplementedError

    def line(self, face: F) -> str:
        """A card in one line."""
        raise NotImplementedError

    def face(self, code: str) -> "Face":
        """A card as clients draw it."""
        raise NotImplementedError

    def about(self, face: F) -> list[str]:
        """Everything about a card."""
        raise NotImplementedError

    # -- looking up ----------------------------------------------------------------------------------------------------

    @property
    def rulebook(self) -> Self:
        return self

    @cached_property
    def glossary(self) -> Glossary:
        """The terms of the game."""
        return Glossary(self.game_name, self.package, self.texts, self.more_names())

    def more_names(self) -> Mapping[str, Iterable[str]]:
        """What terms are called besides, by a name of theirs."""
        return {}

    def clause(self, id: str) -> str:
        """A clause or decision in words, "" if there is none of that id."""
        said = self.statements
        if id in clauses_of(self.package):
            return self.texts.t("explain-clause", section=said.section(id), statement=said.clause(id), id=id)
        if id in decisions_of(self.package):
            return self.texts.t("explain-decision", question=said.question(id), decision=said.decision(id), id=id)
        return ""

    @cached_property
    def statements(self) -> Statements:
        """What the rules of the game say."""
        return Statements(self.game_name, self.package, self.texts.language)

    def names_elsewhere(self) -> Mapping[str, Iterable[str]]:
        """What terms are called in any language, by their plain English names, besides what the term base says."""
        return {}

    def explain_option(self, game: G, decision: Decision, option: Option) -> list[str]:
        """The card that an option uses, and the clause."""
        out = [self.option(game, decision, option)]
        if option[1] and game.knows(option[1], decision.seat):
            out += self.about(self.of_code(game.code(option[1])))
        clause = self.clause_of(decision, option)
        return [*out, self.clause(clause)] if clause else out

    def clause_of(self, decision: Decision, option: Option) -> str:
        """The clause that an option, or else its question, is about; "" if none is noted."""
        return self.clauses.get(option[0]) or self.clauses.get(decision.kind, "")

    def clause_asked(self, decision: Decision) -> str:
        """The clause that a question is about, whatever the answer; "" if none is noted."""
        return self.clauses.get(decision.kind, "")

    def codes(self) -> list[str]:
        """The codes of all cards."""
        raise NotImplementedError

    def card_line(self, code: str) -> str:
        """A card in one line."""
        return self.line(self.of_code(code))

    def abilities(self, code: str) -> Sequence[Sequence[Word]]:
        """The abilities of a card, as they are carried out, each with those that it starts for later."""
        raise NotImplementedError

    def printed(self, code: str) -> Mapping[str, Iterable[str]]:
        """What a search finds besides the words on a card, by field: what English data call it."""
        return {}

    def filter_values(self, code: str) -> Mapping[str, Mapping[str, str]]:
        """What a card can be filtered by, by field: the names of its values by the words of a query."""
        return {}

    def card(self, word: str) -> list[str]:
        """Everything about the cards of an id or name. Raises BadInput if there is none, or too many are meant."""
        wanted = word.strip().casefold()
        found = self.cards_called(wanted)
        if found:
            return [line for face in found for line in self.card_lines(face)]
        found = [face for face in self.faces() if wanted and wanted in self.plain_name(face).casefold()]
        names = list(dict.fromkeys(self.plain_name(face) for face in found))
        if not names:
            raise BadInput("bad-no-card-listed", word=word, game=self.game_name)
        if len(names) > 1:
            more = max(len(names) - LISTED, 0)
            raise BadInput("bad-several-cards", word=word, names=names[:LISTED], more=more)
        return [line for face in found for line in self.card_lines(face)]

    def card_lines(self, face: F) -> list[str]:
        """Everything about a card that is looked up.

        Where it is called otherwise than in English, that name is told, and whether the other is our own.
        """
        head, *rest = self.about(face)
        english, name = self._english.plain_name(face), self.plain_name(face)
        if english == name:
            return [head, *rest]
        own = "yes" if name in own_names(self.game_name, self.texts.language.tag) else "no"
        return [head, self.texts.t("card-in-english", name=english, own=own), *rest]

    @cached_property
    def _english(self) -> Self:
        return self.in_language(Texts(FIRST))
