"""What the rulebook has on a word, in lines: for the terminal, and wherever lines are wanted."""

from collections.abc import Iterable
from typing import Final

from goldenrule.gamekit.game_words import GameWords
from goldenrule.gamekit.glossary import MOST_NEAR, plain_words
from goldenrule.gamekit.text_lists import list_parts, sentences
from goldenrule.kernel.errors import BadInput
from goldenrule.table.explanations import standing_answers
from goldenrule.table.rulebook import ALL, Divergence, LookupResult, Pointer, Rule, Rulebook, RuleEntry
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts

NOT_ASKED: Final = "not-asked"
"""The key of the entry on why somebody was not asked."""
CLAUSES: Final = 4
"""How many clauses of an entry are named."""
NAMES: Final = 20
"""How many names of a list of all entries are in a line."""
CARDS: Final = 8
"""How many cards of an entry are named."""


def explain(words: GameWords, texts: Texts, word: str) -> list[str]:
    """What a word is: clauses, entries, then all about cards. Raises BadInput if it is nothing, or may be too much."""
    if plain_words(word) == ALL:
        return all_terms(words, texts)
    found = Rulebook(words, texts).look_up(word)
    said = lines(found, texts)
    for card in found.cards if not found.rules else ():
        said += words.card(card.key)
    if said:
        return said
    if found.near:
        raise BadInput("as-written", text=ambiguity_text(found, texts))
    raise BadInput("explain-unknown", word=word)


def answer_why(words: GameWords, texts: Texts, question: str, session: Session, seat: int) -> list[str]:
    """What the rulebook has on a question that begins with "why", nothing if no entry is called so.

    To why a seat was not asked belongs what it would not be asked about as things are, and what is always answered.
    """
    if words.rulebook is None:
        return []
    book = Rulebook(words, texts)
    found = next((each for each in map(book.look_up, (f"why {question}", question)) if each.sure), None)
    if found is None:
        return []
    said = lines(found, texts)
    if any(each.key == NOT_ASKED for each in found.entries):
        waits = words.waiting(session.game, seat)
        said += [*(each.text for each in waits), *standing_answers(session, seat, words, texts)]
    return said


def answer_question(words: GameWords, texts: Texts, question: str) -> list[str]:
    """What the rulebook has on a question in everyday words, nothing if no entry answers it."""
    found = Rulebook(words, texts).look_up(question) if words.rulebook is not None else None
    return lines(found, texts) if found is not None and found.entries else []


def all_terms(words: GameWords, texts: Texts) -> list[str]:
    """The names of all entries, this many a line."""
    names = sorted({each.name for each in Rulebook(words, texts).glossary.entries.values()}, key=texts.language.place)
    rows = [names[n : n + NAMES] for n in range(0, len(names), NAMES)]
    return [texts.t("explain-terms"), *(list_parts(texts, row) for row in rows)]


def ambiguity_text(found: LookupResult, texts: Texts) -> str:
    """What a word may be."""
    more = max(0, len(found.near) - MOST_NEAR)
    return texts.t("explain-several", word=found.word, names=list_parts(texts, found.near[:MOST_NEAR]), more=more)


def lines(found: LookupResult, texts: Texts) -> list[str]:
    """Entries and clauses in lines: one entry, or the one that answers a question clearly best, in full. Of several
    entries each has its first sentence only."""
    if found.clear or (len(found.entries) == 1 and not found.rules):
        return entry_lines(found.entries[0], texts)
    said = [texts.t("rules-entry", name=each.name, text=each.text) for each in found.entries]
    return said + [line for rule in found.rules for line in rule_lines(rule, texts)]


def entry_lines(entry: RuleEntry, texts: Texts) -> list[str]:
    """All of an entry."""
    t = texts.t
    said = [t("rules-entry", name=entry.name, text=sentences(texts, filter(None, [entry.text, entry.more])))]
    if entry.example:
        said.append(t("rules-example", text=entry.example))
    said += [divergence_line(each, texts) for each in entry.divergences]
    if entry.cards:
        named = t("rules-cards", names=_names(entry.cards[:CARDS], texts), more=max(0, len(entry.cards) - CARDS))
        said.append(named[:-1] if named.endswith("..") else named)  # of a name that ends with a stop, as M.O.D.O.K.
    if entry.see:
        said.append(t("rules-see", names=_names(entry.see, texts)))
    ids = [each.id for each in entry.rules]
    said.append(t("rules-clauses", ids=list_parts(texts, ids[:CLAUSES]), more=max(0, len(ids) - CLAUSES)))
    return said


def rule_lines(rule: Rule, texts: Texts) -> list[str]:
    """A clause, and the entries to continue with."""
    key = "explain-clause" if rule.section else "rules-decision"
    said = [texts.t(key, section=rule.section, statement=rule.text, id=rule.id)]
    return said + ([texts.t("rules-see", names=_names(rule.entries, texts))] if rule.entries else [])


def divergence_line(each: Divergence, texts: Texts) -> str:
    """Where translations disagree, in a line."""
    said = [texts.t("rules-reading", language=reading.language, text=reading.text) for reading in each.readings]
    return texts.t(
        "rules-divergence", question=each.question, readings=sentences(texts, said), played=each.played, id=each.id
    )


def _names(links: Iterable[Pointer], texts: Texts) -> str:
    return list_parts(texts, [each.name for each in links])
