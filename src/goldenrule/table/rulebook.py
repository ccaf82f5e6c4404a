"""The rulebook: what is looked up by a word in any language, as data for clients, and in lines.

An entry is what a term is (its first sentence answers), more of it, an example from a case that is played in the tests,
what else to read, the clauses, where the translations of a source disagree, and the cards that it is about, which are
found by what they do.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from goldenrule.gamekit.card_names import card_names
from goldenrule.gamekit.card_search import CardSearch, parts
from goldenrule.gamekit.glossary import SHORTEST, Entry, near_names, plain_words, stems
from goldenrule.gamekit.segments import Segment, names_in_texts
from goldenrule.gamekit.text_lists import sentences
from goldenrule.kernel.clauses import clauses_of, decisions_of
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.readings import readings_of
from goldenrule.languages import FIRST, all_languages
from goldenrule.table.question_search import Document, QuestionSearch
from goldenrule.table.term_base import compared_terms, term_forms, term_names
from goldenrule.table.term_text import TermText
from goldenrule.words.columns import columns
from goldenrule.words.texts import Texts

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords

PART: Final = "rulebook"
"""The part of the texts that has what entries say beyond their first sentences."""
LONGEST: Final = 40
"""Letters of a word for which names are looked for that are a little like it."""
MOST: Final = 12
"""This many cards, clauses or entries are named at once in lines."""
ANSWERS: Final = 3
"""How many entries a question is answered with."""
CLEAR: Final = 1.5
"""How many times better than the next one an entry answers a question for which it is the answer."""
ALL: Final = "terms"
"""The word that asks for a list of all entries."""
READ: Final = 300
"""Characters that are read of what is looked up."""
READINGS: Final = "readings"
"""The word that asks for a list of all readings of the rules."""
DIVERGENCE: Final = "divergence"
"""The kind of the decisions that are about translations of a source that disagree."""


class Pointer(Struct, frozen=True):
    """Something to continue with: an entry by its key, a card by its code."""

    key: str
    name: str


class Rule(Struct, frozen=True):
    """A clause, a decision or a reading in words, and the entries that name it."""

    id: str
    section: str
    text: str
    entries: Sequence[Pointer] = ()


class Reading(Struct, frozen=True):
    """What the source says in a language."""

    lang: str
    language: str
    text: str


class Divergence(Struct, frozen=True):
    """Where translations of a source disagree: about what, what each says, and what is played."""

    id: str
    question: str
    readings: Sequence[Reading]
    played: str


class RuleEntry(Struct, frozen=True, omit_defaults=True):
    """An entry of the rulebook. `case` is the case that its example tells, `query` what finds its cards."""

    game: str
    key: str
    name: str
    text: str
    more: str = ""
    example: str = ""
    case: str = ""
    see: Sequence[Pointer] = ()
    rules: Sequence[Rule] = ()
    divergences: Sequence[Divergence] = ()
    query: str = ""
    cards: Sequence[Pointer] = ()


class LookupResult(Struct, frozen=True, omit_defaults=True):
    """What a word leads to in a game. `sure`: something is called so; `near` are names that it may mean otherwise.

    `fits`: the scores of the entries that answer a question, the best one first, about 0 to 3 and comparable between
    games; empty if an entry was found in another way.
    """

    game: str
    word: str
    sure: bool = False
    entries: Sequence[RuleEntry] = ()
    rules: Sequence[Rule] = ()
    cards: Sequence[Pointer] = ()
    near: Sequence[str] = ()
    fits: Sequence[float] = ()

    @property
    def clear(self) -> bool:
        """Does the first entry answer a question clearly better than the others?"""
        return len(self.fits) == 1 or (len(self.fits) > 1 and self.fits[0] >= CLEAR * self.fits[1])

    @property
    def empty(self) -> bool:
        return not (self.entries or self.rules or self.cards or self.near)


class Rulebook:
    """The entries of a game in the language of its words."""

    def __init__(self, words: "GameWords", texts: Texts) -> None:
        """Raises BadInput for a game without a rulebook."""
        if words.rulebook is None:
            raise BadInput("rules-none")
        self.words = words.rulebook
        self.game = self.words.game_name
        self.glossary = self.words.glossary
        self.texts = Texts(texts.lang)
        self.texts.add(PART)  # without it entries are their first sentences
        self.search = CardSearch(self.words, self.card_names)

    @cached_property
    def card_names(self) -> dict[str, list[str]]:
        """What cards are called in all languages, with their forms, by code: the printed names first."""
        printed, others = self.words.in_language(Texts(FIRST)), card_names(self.game)
        return {code: [printed.name(code), *others.get(code, ())] for code in self.words.codes()}

    @cached_property
    def terms(self) -> TermText:
        """What finds in a text the words that entries explain."""
        forms = term_forms(self.game, self.texts.lang)
        return TermText(self.glossary.entries.values(), forms, self.texts.language)

    def text(self, code: str, paragraphs: Iterable[str]) -> list[list[Segment]]:
        """The paragraphs of a card's text in pieces: the words that entries explain, and its own name."""
        names = names_in_texts(self.words, [code])
        return [self.terms.segments(each, names) for each in paragraphs]

    # -- looking up ----------------------------------------------------------------------------------------------------

    def look_up(self, word: str) -> LookupResult:
        """What a word is: a clause by its id, entries and cards by name in any language, by an inflection, or written
        otherwise, by what it nearly is, by what has it anywhere, and else by what is a little like it. A question is
        answered with the entries that share most words with it."""
        word = word[:READ]
        ids = self._ids(word)
        if ids:
            return LookupResult(self.game, word, True, rules=[self.rule(id) for id in ids])
        asks = self.texts.language.asks(plain_words(word))
        searches = (self._answered, self._anywhere) if asks else (self._anywhere, self._answered)
        ways = (self._called, self._alike, self._near, *searches, self._like)
        return next((found for way in ways if (found := way(word)) is not None), LookupResult(self.game, word))

    def _ids(self, word: str) -> list[str]:
        """The clause, decision or reading of this id; all readings, for the word that asks for them."""
        package, written = self.words.package, word.strip()
        readings = {plain_words(id): id for id in readings_of(package)}
        if plain_words(written) == READINGS:
            return [*readings.values()]
        id = written.upper()
        if id in clauses_of(package) or id in decisions_of(package):
            return [id]
        return [readings[plain_words(written)]] if plain_words(written) in readings else []

    def _called(self, word: str) -> LookupResult | None:
        """What is called so, in any language."""
        entries, cards = self.glossary.entries_called(word), self.cards_called(word)
        if not entries and not cards:
            entries = self._elsewhere(word)
        if not entries and not cards:
            return None
        return LookupResult(self.game, word, True, [self.entry(each) for each in entries], cards=cards)

    def _elsewhere(self, word: str) -> list[Entry]:
        """The entries that are called so in a language, in one of its forms."""
        wanted = plain_words(word)
        if not wanted:
            return []
        known = term_names(self.game)
        also = {plain_words(name): english for english, said in self.words.names_elsewhere().items() for name in said}
        english = also.get(wanted)
        keys = {key for key, names in known.items() if wanted in names or english in names}
        return [each for each in self.glossary.entries.values() if each.key in keys]

    def cards_called(self, word: str) -> list[Pointer]:
        """The cards of a code, or of a name in any language."""
        wanted = plain_words(word)
        found = []
        for code in self.words.codes():
            names = [code, code.rstrip("abcd"), self.words.name(code), *self.card_names[code]]
            if wanted and wanted in map(plain_words, names):
                found.append(self.card(code))
        return found

    def _alike(self, word: str) -> LookupResult | None:
        """What is called so in a language if small words before it, accents and kinds of characters do not count."""
        for each in all_languages():
            wanted = each.comparable(plain_words(word))
            keys = compared_terms(self.game, each.tag).get(wanted, ())
            entries = [self.entry(entry) for key, entry in self.glossary.entries.items() if key in keys]
            cards = [self.card(code) for code in self._cards_compared[each.tag].get(wanted, ())]
            if wanted and (entries or cards):
                return LookupResult(self.game, word, True, entries, cards=cards)
        return None

    @cached_property
    def _cards_compared(self) -> dict[str, dict[str, list[str]]]:
        """The codes of cards by their names in any language, as each language compares them."""
        found: dict[str, dict[str, list[str]]] = {each.tag: {} for each in all_languages()}
        for code in self.words.codes():
            for name in dict.fromkeys(plain_words(name) for name in (self.words.name(code), *self.card_names[code])):
                for each in all_languages():
                    codes = found[each.tag].setdefault(each.comparable(name), [])
                    codes.extend([code] if code not in codes else [])
        return found

    @cached_property
    def _own(self) -> dict[str, str]:
        """The names of cards and entries by their plain names."""
        return {plain_words(name): name for name in map(self.words.name, self.words.codes())} | self.glossary.names()

    def _like(self, word: str) -> LookupResult | None:
        """The names that have most of the letters of a word in their order: "grd" is like "guard"."""
        from difflib import get_close_matches  # takes time to import

        wanted = plain_words(word)
        close = get_close_matches(wanted, self._own, 3, 0.7) if SHORTEST <= len(wanted) <= LONGEST else []
        return self._one_or_several(word, [self._own[each] for each in close])

    def _near(self, word: str) -> LookupResult | None:
        """What is nearly called so: one thing, or the names of several."""
        names = near_names(word, self._own, self.texts.language) or near_names(
            word, self._foreign(), self.texts.language
        )
        return self._one_or_several(word, names)

    def _one_or_several(self, word: str, names: Sequence[str]) -> LookupResult | None:
        """What has the only name that a word may mean, or else the names."""
        if len(names) == 1:
            found = self._called(names[0])
            return None if found is None else replace(found, word=word, sure=False)
        return LookupResult(self.game, word, near=names) if names else None

    def _foreign(self) -> dict[str, str]:
        """The names of entries here by what they are called in any language."""
        entries = self.glossary.entries
        return {
            name: entries[key].name for key, names in term_names(self.game).items() if key in entries for name in names
        }

    @cached_property
    def questions(self) -> QuestionSearch:
        """The entries, to be searched with questions."""
        forms = term_forms(self.game, self.texts.lang)
        return QuestionSearch({
            key: Document(
                (entry.name, *entry.called, *forms.get(key, ())),
                (entry.asked, entry.text, f"{self.more_text(key)} {self.more_text(key, 'example')}"),
            )
            for key, entry in self.glossary.entries.items()
        }, self.texts.language)  # fmt: skip

    def _answered(self, word: str) -> LookupResult | None:
        """The entries that answer a question."""
        best = self.questions.ranked(word)[:ANSWERS]
        entries = [self.entry(self.glossary.entries[key]) for key, _ in best]
        return LookupResult(self.game, word, entries=entries, fits=[fit for _, fit in best]) if best else None

    def _anywhere(self, word: str) -> LookupResult | None:
        """The entries, clauses and cards that have every word, wherever."""
        language = self.texts.language
        wanted = [stems(each, language) for each in plain_words(word).split() if columns(each) >= SHORTEST]
        if not wanted:
            return None

        def has(*texts: str) -> bool:
            text = " ".join(stems(plain_words(each), language) for each in texts)
            return all(each in text for each in wanted)

        entries = [
            each for each in self.glossary.entries.values() if has(each.name, each.text, self.more_text(each.key))
        ]
        fits = dict(self.questions.ranked(word)) if entries else {}
        entries.sort(key=lambda each: -fits.get(each.key, 0.0))
        said = self.words.statements
        rules = [id for id in clauses_of(self.words.package) if has(said.section(id), said.clause(id))]
        try:
            cards = self.search.find(word)
        except BadInput:
            cards = []
        if not (entries or rules or cards):
            return None
        return LookupResult(
            self.game,
            word,
            entries=[self.entry(each) for each in entries[:MOST]],
            rules=[self.rule(id) for id in rules[:MOST]],
            cards=[self.card(code) for code in cards[:MOST]],
        )

    # -- entries -------------------------------------------------------------------------------------------------------

    def more_text(self, key: str, attribute: str = "") -> str:
        """What an entry says beyond its first sentence, "" if that is all."""
        message = f"rule-{self.game}-{key}"
        if not self.texts.has(message):
            return ""
        return self.texts.attribute(message, attribute) if attribute else self.texts.t(message)

    def entry(self, entry: Entry) -> RuleEntry:
        """An entry with everything that belongs to it."""
        row = entry.row
        decisions = decisions_of(self.words.package)
        return RuleEntry(
            self.game, row.key, entry.name, entry.text, self.more_text(row.key),
            self.more_text(row.key, "example"), row.case, [self.pointer_to(key) for key in self.related_keys(row.key)],
            [self.rule(id, linked=False) for id in entry.clauses],
            [self.divergence(id) for id in entry.clauses if id in decisions and decisions[id].kind == DIVERGENCE],
            row.cards,
            [self.card(code) for code in (self.cards_of(row.cards) if row.cards else ())],
        )  # fmt: skip

    def related_keys(self, key: str) -> list[str]:
        """What an entry says to read, then what says to read it."""
        entries = self.glossary.entries
        own = entries[key].row.see.split()
        return [*own, *(each for each in entries if key in entries[each].row.see.split() and each not in own)]

    def cards_of(self, query: str) -> list[str]:
        """The cards that the query of an entry finds, which is written in English whatever language is spoken."""
        read = any(part.field == "text" for part in parts(query))
        return (self._english if read else self.search).find(query)

    @cached_property
    def _english(self) -> CardSearch:
        if self.texts.lang == FIRST:
            return self.search
        return CardSearch(self.words.in_language(Texts(FIRST)), {})

    def card(self, code: str) -> Pointer:
        return Pointer(code, self.words.name(code))

    @cached_property
    def cards_by_entry(self) -> dict[str, frozenset[str]]:
        """The cards that entries find, by the keys of these."""
        rows = [each.row for each in self.glossary.entries.values() if each.row.cards]
        return {row.key: frozenset(self.cards_of(row.cards)) for row in rows}

    def entries_on_card(self, code: str) -> list[Pointer]:
        """The entries that find a card: the rules that it has to do with."""
        return [self.pointer_to(key) for key, codes in self.cards_by_entry.items() if code in codes]

    def pointer_to(self, key: str) -> Pointer:
        return Pointer(key, self.glossary.entries[key].name)

    def rule(self, id: str, linked: bool = True) -> Rule:
        """A clause, decision or reading, `linked` with the entries that name it."""
        said, package = self.words.statements, self.words.package
        links = [Pointer(each.key, each.name) for each in self.glossary.entries_about(id)] if linked else []
        if id in clauses_of(package):
            return Rule(id, said.section(id), said.clause(id), links)
        if id in decisions_of(package):
            return Rule(id, "", sentences(self.texts, [said.question(id), said.decision(id)]), links)
        return Rule(
            id, "", self.texts.t("rules-otherwise", default=said.default_text(id), later=said.later_text(id)), links
        )

    def divergence(self, id: str) -> Divergence:
        """What the translations of the source say, each for itself."""
        key = f"rule-divergence-{id.rpartition('-')[2]}"
        readings = [
            Reading(each.tag, each.name, text)
            for each in all_languages()
            if (text := self.texts.attribute(key, each.tag.lower()))
        ]
        return Divergence(id, self.texts.t(key), readings, self.texts.attribute(key, "played"))
