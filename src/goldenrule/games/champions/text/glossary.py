"""Terms of the game with a short explanation and the clauses that say more."""

from dataclasses import dataclass
from functools import cache

import msgspec

from goldenrule.gamekit.wording import Translator
from goldenrule.games.champions.clauses import PACKAGE, Term, glossary
from goldenrule.kernel.clauses import clauses_of, rows


class Explained(msgspec.Struct, frozen=True):
    """A term with a message of its own: its name in the glossary, and the prefix of its clauses."""

    key: str
    name: str
    clauses: str


@cache
def explained() -> dict[str, Explained]:
    """Explained terms by the keys of their messages. The dict is shared: do not change it."""
    return {row[0]: Explained(*row) for row in rows(PACKAGE, "terms.csv", Explained)}


@dataclass(frozen=True, slots=True)
class Entry:
    """A term as it is called in the language, what it means in short, and the clauses that say more."""

    name: str
    text: str
    clauses: tuple[str, ...]


def look_up(word: str, texts: Translator) -> list[Entry]:
    """What a word means, the best match first; empty if it is no term. Any of the four languages is understood."""
    wanted = word.strip().casefold()
    if not wanted:
        return []
    exact: list[str] = []
    close: list[str] = []
    for key, term in explained().items():
        called = [key.replace("-", " "), *_names(glossary()[term.name])]
        if wanted in called:
            exact.append(key)
        elif len(wanted) > 2 and any(each.startswith(wanted) for each in called):
            close.append(key)
    found = [entry(key, texts) for key in exact or close]
    return found or _from_clauses(wanted, texts)


def entry(key: str, texts: Translator) -> Entry:
    """An explained term."""
    term = explained()[key]
    return Entry(_shown(glossary()[term.name], texts.lang), texts.t(f"term-{key}"), clause_ids(term.clauses))


def clause_ids(prefix: str) -> tuple[str, ...]:
    """The clauses of a section, in the order of the reference."""
    return tuple(id_ for id_ in clauses_of(PACKAGE) if id_.rpartition("-")[0] == prefix)


def term_names(texts: Translator) -> list[str]:
    """Every explained term, as it is called in the language."""
    return sorted({_shown(glossary()[term.name], texts.lang) for term in explained().values()}, key=str.casefold)


def _from_clauses(wanted: str, texts: Translator) -> list[Entry]:
    """A term without an explanation of its own: the section of the reference that bears its name."""
    for term in glossary().values():
        if wanted in _names(term):
            named = [c for c in clauses_of(PACKAGE).values() if c.section.casefold() == term.en.casefold()]
            if named:
                return [Entry(_shown(term, texts.lang), named[0].statement, tuple(c.id for c in named))]
    return []


def _shown(term: Term, lang: str) -> str:
    text = {"es": term.es, "uk": term.uk, "zh": term.zh}.get(lang.split("-")[0], term.en)
    if text in ("", "-"):
        text = term.en
    return text.partition(" (")[0]


def _names(term: Term) -> list[str]:
    """Everything that a term is called, in all languages."""
    out: list[str] = []
    for text in (term.en, term.es, term.uk, term.zh):
        for part in text.replace(" / ", ",").replace("，", ",").split(","):
            plain = part.partition("(")[0].strip().casefold()
            if plain and plain != "-":
                out.append(plain)
    return out
