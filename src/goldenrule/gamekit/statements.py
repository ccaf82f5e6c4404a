"""What the rules of a game say in a language: its clauses, the decisions on what these leave open, and its readings.

English is what the data of the game's package say. Another language has them in a part of its texts, one message for
each, which is read when the first one is shown.
"""

import re
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from goldenrule.kernel.clauses import clauses_of, decisions_of
from goldenrule.kernel.readings import readings_of
from goldenrule.words.fluent import Bundle
from goldenrule.words.texts import sources

if TYPE_CHECKING:
    from goldenrule.gamekit.text_lists import Translator
    from goldenrule.languages import Language

PART: Final = "clauses"
"""The part of the texts that has them."""
DECISION: Final = "decision"
"""The attribute of a decision that says what was decided; the message is the question."""
LATER: Final = "later"
"""The attribute of a reading that says how else a rule may be read; the message is how it is read if nothing is said.
"""


def english(game: str, package: str) -> dict[str, dict[str, str]]:
    """Everything that the rules of a game say in English by the key of its message: the text, and those of attributes.

    The text has the name "".
    """
    clauses, decisions, readings = clauses_of(package), decisions_of(package), readings_of(package)
    return {
        **{_section(game, each.section): {"": each.section} for each in clauses.values()},
        **{_clause(id): {"": each.statement} for id, each in clauses.items()},
        **{_decision(game, id): {"": each.question, DECISION: each.decision} for id, each in decisions.items()},
        **{_reading(game, id): {"": each.default, LATER: each.later} for id, each in readings.items()},
    }


class Statements:
    """What the rules of a game say in a language. A method raises KeyError for an id that there is not."""

    def __init__(self, game: str, package: str, language: "Language") -> None:
        self.game = game
        self.package = package
        self.language = language

    def section(self, clause: str) -> str:
        """The section of the rules that a clause is in."""
        english = clauses_of(self.package)[clause].section
        return self._said(_section(self.game, english), "", english)

    def clause(self, id: str) -> str:
        """What a clause says."""
        return self._said(_clause(id), "", clauses_of(self.package)[id].statement)

    def question(self, decision: str) -> str:
        """What the rules leave open, or their sources disagree about."""
        return self._said(_decision(self.game, decision), "", decisions_of(self.package)[decision].question)

    def decision(self, id: str) -> str:
        """How a question is decided."""
        return self._said(_decision(self.game, id), DECISION, decisions_of(self.package)[id].decision)

    def default_text(self, reading: str) -> str:
        """How a rule is read if nothing is said."""
        return self._said(_reading(self.game, reading), "", readings_of(self.package)[reading].default)

    def later_text(self, reading: str) -> str:
        """How a rule is read if the reading is chosen."""
        return self._said(_reading(self.game, reading), LATER, readings_of(self.package)[reading].later)

    @cached_property
    def _own(self) -> Bundle:
        """The messages of the language; none if it has not begun them."""
        return Bundle(self.language.tag, sources(self.language.tag, PART))

    def _said(self, key: str, attribute: str, english: str) -> str:
        return self.language.finish_text(self._own.format(key, {}, attribute)) if key in self._own else curly(english)


class OfferedReading(NamedTuple):
    """A reading of the rules that a new game may be played with: a `goldenrule.gamekit.game_kind.OptionValue`."""

    id: str
    name: str
    package: str

    @classmethod
    def every(cls, package: str) -> "list[OfferedReading]":
        """All that the rules of a game have."""
        return [cls(each.id, each.later, package) for each in readings_of(package).values()]

    def called(self, texts: "Translator", game: str) -> str:
        """How a rule is read with it."""
        return Statements(game, self.package, texts.language).later_text(self.id)


def curly(english: str) -> str:
    """An English text with curly quotes and apostrophes; tables are written with straight ones."""
    text = re.sub(r'"([^"]*)"', r"“\1”", english)
    return re.sub(r"(?<!\w)'([^']*)'(?!\w)", r"‘\1’", text).replace("'", "’")


def _section(game: str, section: str) -> str:
    return f"section-{game}-{re.sub('[^a-z0-9]+', '-', section.lower()).strip('-')}"


def _clause(id: str) -> str:
    return f"clause-{_plain(id)}"


def _decision(game: str, id: str) -> str:
    return f"decision-{game}-{_plain(id)}"


def _reading(game: str, id: str) -> str:
    return f"reading-{game}-{_plain(id)}"


def _plain(id: str) -> str:
    """An id as a part of a key."""
    return id.lower().replace(".", "-")
