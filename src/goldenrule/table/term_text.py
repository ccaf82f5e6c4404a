"""Texts in which every word that the rulebook explains is found, in whatever form of the language it is there."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from goldenrule.gamekit.glossary import Entry, plain_words, stems
from goldenrule.gamekit.segments import Segment, segments
from goldenrule.languages import Language

_CHARACTER: Final = "\u2e80-\u9fff\uf900-\ufaff"
_WORD: Final = re.compile(rf"[^\W{_CHARACTER}]+(?:[’'][^\W{_CHARACTER}]+)*|(?=\w)[{_CHARACTER}]")
"""A word, or a character, of which several make one."""
_WITHIN: Final = re.compile(r"[ \u00a0-]?")
"""What may stand between the words of a name."""
SHORTEST: Final = 2
"""Letters or characters of a name that is looked for: shorter ones are parts of other words."""
ROOT: Final = 4
"""Letters that inflections of a name have in common: with fewer, other words begin so, too ("estado", "esta")."""


class TermText:
    """What finds the terms of a rulebook in a text."""

    def __init__(self, entries: Iterable[Entry], forms: Mapping[str, Iterable[str]], language: Language) -> None:
        """`forms`: the plain forms of names in the language, by the keys of their entries."""
        self.language = language
        self.terms: dict[str, Entry] = {}
        inflected: dict[str, Entry] = {}
        for entry in entries:
            for name in (plain_words(entry.name), *sorted(entry.called), *sorted(forms.get(entry.key, ()))):
                if len(name) >= SHORTEST:
                    self.terms.setdefault(name, entry)
                    root = stems(name, language)
                    if len(root) >= ROOT:
                        inflected.setdefault(root, entry)
        self.terms = {**inflected, **self.terms}
        self.begins = {self._first(name) for name in self.terms}
        self.longest = max((len(_WORD.findall(name)) for name in self.terms), default=0)

    def _first(self, name: str) -> str:
        """How a name begins, whatever the form of its first word."""
        word = _WORD.search(name)
        return stems(plain_words(word[0]), self.language) if word is not None else ""

    def segments(self, text: str, cards: Mapping[str, str]) -> list[Segment]:
        """The pieces of a text, which together are the text. In the names of `cards` no terms are looked for."""
        return [
            piece for part in segments(text, cards) for piece in ([part] if part.code else self._segments(part.text))
        ]

    def _segments(self, text: str) -> list[Segment]:
        words = [*_WORD.finditer(text)]
        out: list[Segment] = []
        done = at = 0
        while at < len(words):
            found, entry = self._at(text, words[at : at + self.longest])
            if entry is None:
                at += 1
                continue
            start, end = words[at].start(), words[at + found - 1].end()
            if done < start:
                out.append(Segment(text[done:start]))
            out.append(Segment(text[start:end], term=entry.name))
            done, at = end, at + found
        return [*out, Segment(text[done:])] if done < len(text) else out

    def _at(self, text: str, words: list[re.Match[str]]) -> tuple[int, Entry | None]:
        """How many of these words are a term, and its entry; the longest one that there is."""
        if self._first(words[0][0]) not in self.begins:
            return 0, None
        together = 1
        while together < len(words) and _WITHIN.fullmatch(text, words[together - 1].end(), words[together].start()):
            together += 1
        for n in range(together, 0, -1):
            name = plain_words(text[words[0].start() : words[n - 1].end()])
            entry = self.terms.get(name) or self.terms.get(stems(name, self.language))
            if entry is not None:
                return n, entry
        return 0, None
