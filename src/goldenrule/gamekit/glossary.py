"""Terms of a game: their names, a short explanation, and the clauses with the details."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final
from unicodedata import category

import msgspec

from goldenrule.gamekit.text_lists import Translator
from goldenrule.kernel.clauses import clauses_of, decisions_of, rows
from goldenrule.languages import Language

MOST_NEAR: Final = 8
"""The most names to list for an ambiguous word."""
LONG: Final = 7
"""The least letters of a word in which two may be wrong; in a shorter word, one."""
SHORTEST: Final = 3
"""The least letters of a word that may be a beginning or a misspelling of another."""


class Row(msgspec.Struct, frozen=True):
    """An entry in `terms.csv`: its parts for all languages, separated by spaces within a field.

    `key` is that of its message; `clauses` are clauses, decisions or whole sections; `see` are keys of related entries;
    `case` is its example ("attack: Guard does not bind the other players", in the file attack.yaml); `cards` is a query
    for its cards (`goldenrule.gamekit.card_search`); `unplayed` says why there is no case: `no_card` of the game uses
    it, or it is `talk` at the table.
    """

    key: str
    clauses: str
    see: str
    case: str
    cards: str
    unplayed: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A term in a language, with a short explanation, and the clauses with the details."""

    row: Row
    name: str
    text: str
    clauses: tuple[str, ...]
    called: frozenset[str]
    """All its names, as `plain_words` has them."""
    asked: str
    """Other words that players use in questions about it."""

    @property
    def key(self) -> str:
        return self.row.key


class Glossary:
    """The terms of a game in a language. The message term-GAME-KEY has the text, its attributes names and `asked`."""

    def __init__(self, game: str, package: str, texts: Translator, more: Mapping[str, Iterable[str]]) -> None:
        """Read the terms. `more` has further names by plain name, such as those of an abbreviated term."""
        self.game = game
        self.package = package
        self.texts = texts
        self.language = texts.language
        self.more = more

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Return all terms by their keys."""
        return {row.key: self._entry(row) for row in (Row(*each) for each in rows(self.package, "terms.csv", Row))}

    def _entry(self, row: Row) -> Entry:
        key = f"term-{self.game}-{row.key}"
        name = self.texts.attribute(key, "name")
        own = [plain_words(each) for each in (name, *self.texts.attribute(key, "also").split(","))]
        other = [plain_words(each) for word in own for each in self.more.get(word, ())]
        clauses = tuple(id for part in row.clauses.split() for id in self._clauses(part))
        asked = self.texts.attribute(key, "asked")
        return Entry(row, name, self.texts.t(key), clauses, frozenset([*own, *other]) - {""}, asked)

    def _clauses(self, part: str) -> Sequence[str]:
        """Return the clauses of a section, or the single clause or decision."""
        alone = part in clauses_of(self.package) or part in decisions_of(self.package)
        return _sections(self.package).get(part) or ([part] if alone else [])

    def entries_called(self, word: str) -> list[Entry]:
        """Return the terms with this name, in any inflection."""
        wanted = plain_words(word)
        found = [each for each in self.entries.values() if wanted in each.called]
        if found or len(wanted) < SHORTEST:
            return found
        root = stems(wanted, self.language)
        return [each for each in self.entries.values() if root in (stems(name, self.language) for name in each.called)]

    def entries_about(self, clause: str) -> list[Entry]:
        """Return the entries that cite a clause or decision, those with the fewest citations first."""
        found = [each for each in self.entries.values() if clause in each.clauses]
        return sorted(found, key=lambda each: len(each.clauses))

    def names(self) -> dict[str, str]:
        """Return the term for each plain name; a main name wins over a secondary one."""
        also = {called: each.name for each in self.entries.values() for called in sorted(each.called)}
        return also | {plain_words(each.name): each.name for each in self.entries.values()}


@cache
def _sections(package: str) -> dict[str, list[str]]:
    """Return the clauses of every section of a game's rules, for all terms."""
    found = defaultdict(list)
    for id in clauses_of(package):
        found[id.rpartition("-")[0]].append(id)
    return dict(found)


def near_names(word: str, names: Mapping[str, str], language: Language) -> list[str]:
    """Return likely meanings of an unknown word: names that begin with it or contain it, or else similar names.

    `names` maps plain names to names; for similar names, endings of the language do not count.
    """
    wanted = plain_words(word)
    if wanted in names:
        return [names[wanted]]
    if len(wanted) < SHORTEST:
        return []
    parts = wanted.split()
    found = [name for name in names if all(any(w.startswith(part) for w in name.split()) for part in parts)]
    if not found:
        found = _misspelled_names(wanted, names, language)
    return list(dict.fromkeys(names[name] for name in found))


def _misspelled_names(wanted: str, names: Iterable[str], language: Language) -> list[str]:
    """Return the most similar names, whole or without endings, if the number of wrong letters fits the length."""
    root = stems(wanted, language)
    wrong: dict[str, int] = {}
    for name in names:
        for typed, each in ((wanted, name), (root, stems(name, language))):
            most = 1 if len(typed) < LONG else 2
            if abs(len(each) - len(typed)) <= most and (n := letters_wrong(typed, each)) <= most:
                wrong[name] = min(n, wrong.get(name, n))
    return [name for name, n in wrong.items() if n == min(wrong.values())]


def letters_wrong(word: str, name: str) -> int:
    """Return the edit distance of two words: insertions, deletions, changes and swaps of neighbours."""
    before, last = list(range(len(name) + 1)), [0] * (len(name) + 1)
    for i, c in enumerate(word, 1):
        now = [i]
        for j, d in enumerate(name, 1):
            fewest = min(before[j] + 1, now[-1] + 1, before[j - 1] + (c != d))
            if i > 1 and j > 1 and c == name[j - 2] and word[i - 2] == d:
                fewest = min(fewest, last[j - 2] + 1)
            now.append(fewest)
        before, last = now, before
    return before[-1]


def plain_words(word: str) -> str:
    """Return a text in small letters, with single spaces and without punctuation; other signs stay."""
    kept = word.casefold().replace(".", "").replace("’", "").replace("'", "")
    return " ".join("".join(c if c.isalnum() or c in "*–" or category(c)[0] == "S" else " " for c in kept).split())


def stems(words: str, language: Language) -> str:
    """Return plain words without the endings of the language: "stunned minions" -> "stun minion"."""
    return " ".join(map(language.stem, words.split()))
