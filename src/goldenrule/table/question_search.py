"""Questions in everyday words: the entries of a rulebook, ranked by the words that they share with a question.

The texts of an entry are scored with BM25F (Robertson, Zaragoza and Taylor, "Simple BM25 Extension to Multiple Weighted
Fields", CIKM 2004; the weight of rare words is that of Lucene, which is never negative). A name counts by how much of
it is in the question: "ally limit" comes before "ally" if the question has both words.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from math import log
from typing import Final, NamedTuple

from goldenrule.gamekit.glossary import letters_wrong, plain_words
from goldenrule.languages import Language

WEIGHTS: Final = (1.5, 1.0, 0.5)
"""What a word counts in each of the texts of an entry."""
NAMED: Final = 0.7
"""What each word of a name counts if the question has all of them, besides what it counts in the texts."""
WHOLE: Final = 1.0
"""What it counts besides if a name of the entry is all that the question has: "what is a side scheme"."""
SATURATION: Final = 1.5
"""How slowly repetitions of a word add less and less (k1 of BM25)."""
LENGTH: Final = 0.5
"""How much less a word counts in a long text, from 0 to 1 (b of BM25)."""
LONG: Final = 5
"""Letters of a word in which one may be wrong."""


class Document(NamedTuple):
    """An entry as it is searched. `texts`: what players call it, its first sentence, and the rest of it."""

    names: Iterable[str]
    texts: Sequence[str]


class QuestionSearch:
    """The entries of a rulebook, read once and searched as often as wanted."""

    def __init__(self, documents: Mapping[str, Document], language: Language) -> None:
        """`documents`: by the keys of the entries."""
        self.language = language
        self.names = {
            key: {frozenset(language.roots(plain_words(name))) for name in each.names}
            for key, each in documents.items()
        }
        texts = {key: [language.roots(plain_words(text)) for text in each.texts] for key, each in documents.items()}
        lengths = [sum(map(len, field)) / len(field) or 1 for field in zip(*texts.values(), strict=True)]
        self.counts = {key: _counts(fields, lengths) for key, fields in texts.items()}
        entries = Counter(
            root
            for key in documents
            for root in {*self.counts[key], *(root for name in self.names[key] for root in name)}
        )
        most = log(1 + len(documents))
        self.rarity = {root: log(1 + (len(documents) - n + 0.5) / (n + 0.5)) / most for root, n in entries.items()}

    def ranked(self, question: str) -> list[tuple[str, float]]:
        """The keys of the entries that share words with a question, the best ones first, each with its score."""
        roots = self.language.roots(plain_words(question))
        asked = frozenset(known for root in roots for known in self._known(root))
        scores = [(key, self._score(key, asked)) for key in self.names]
        return sorted((each for each in scores if each[1]), key=lambda each: -each[1])

    def _known(self, root: str) -> list[str]:
        """The root itself if an entry has it; otherwise those that are written like it with one wrong letter.

        A number says nothing of what a question is about.
        """
        if root.isdecimal():
            return []
        if root in self.rarity or len(root) < LONG:
            return [root] if root in self.rarity else []
        alike = (each for each in self.rarity if each[0] == root[0] and abs(len(each) - len(root)) <= 1)
        return [each for each in alike if letters_wrong(root, each) == 1]

    def _score(self, key: str, asked: Set[str]) -> float:
        """How well an entry answers the question with these roots."""
        counts, rarity = self.counts[key], self.rarity
        texts = sum(rarity[root] * counts[root] / (SATURATION + counts[root]) for root in asked if root in counts)
        names = [(self._weight(name & asked), self._weight(name)) for name in self.names[key] if name & asked]
        named = WHOLE if asked and asked in self.names[key] else 0.0
        return texts + named + NAMED * max((shared * shared / whole for shared, whole in names), default=0.0)

    def _weight(self, roots: Iterable[str]) -> float:
        return sum(self.rarity[root] for root in roots)


def _counts(fields: Sequence[Sequence[str]], lengths: Sequence[float]) -> dict[str, float]:
    """How often each root occurs in the texts of an entry, weighted, and for texts of the mean length."""
    counts: dict[str, float] = {}
    for roots, mean, weight in zip(fields, lengths, WEIGHTS, strict=True):
        for root, n in Counter(roots).items():
            counts[root] = counts.get(root, 0) + weight * n / (1 - LENGTH + LENGTH * len(roots) / mean)
    return counts
