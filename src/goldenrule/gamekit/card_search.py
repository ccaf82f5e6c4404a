"""Search for cards by printed facts and by effects: `trait:avenger cost:<3 does:stun when:revealed guard`.

Effects are read from the executed trees, never from texts or lists of codes.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Final, NamedTuple, Protocol

from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.faces import Face
from goldenrule.gamekit.glossary import near_names, plain_words, stems
from goldenrule.gamekit.text_lists import Translator, list_parts
from goldenrule.kernel.definitions import When
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.expressions import Cond, Num, Sel
from goldenrule.kernel.nodes import Word
from goldenrule.languages import FIRST, Language, language

DOES: Final = "does"
"""The effects of an ability, by the words of its tree."""
WHEN: Final = "when"
"""The kind of an ability, and its trigger."""
WORDS: Final = ("name", "text", "trait", "type", "set", "aspect", "keyword", "icon", "resource")
"""Fields of words, in addition to those of a game; a printed number is a field by its key."""
NAMED: Final = (*WORDS, "team", "skill", "side", "colour", "cost", DOES, WHEN)
"""Fields with names in each language, in the message `search-field-...`."""
COMPARE: Final[Mapping[str, Callable[[int, int], bool]]] = {
    "<=": int.__le__, ">=": int.__ge__, "<": int.__lt__, ">": int.__gt__, "=": int.__eq__, "": int.__eq__,
}  # fmt: skip
WAITING: Final = ("when", "moment", "kind", "form")
"""The fields of abilities with their timing."""
_PART: Final = re.compile(r"(?:([^\s:：\"“”「]+)[:：])?(?:[\"“”「]([^\"“”」]*)[\"“”」]|(\S*))")
_OR: Final = re.compile(r"[|｜]")
_NUMBER: Final = re.compile(r"(<=|>=|<|>|=|)(\d{1,4})")
ENGLISH: Final = language(FIRST)
"""The language of `does` and `when`: names of ops and of abilities."""
_CAMEL: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


class QueryPart(NamedTuple):
    """A part of a query: a field ("" for a word anywhere) and its value. `text` is what was typed."""

    field: str
    wanted: str
    text: str = ""

    @property
    def alternatives(self) -> list[str]:
        """Return the values of which one is enough: `ally|event`."""
        return [each for word in _OR.split(self.wanted) if (each := word.strip())] or [self.wanted]


class AbilityWords(NamedTuple):
    """An ability by the words of its tree: its kind and trigger, and its effects."""

    when: frozenset[str]
    does: frozenset[str]


class SearchedCard(NamedTuple):
    """A card for searching: words by field, numbers by key, abilities, and all readable text.

    `about` is the text in comparable form, and `roots` its words without endings.
    """

    code: str
    words: Mapping[str, frozenset[str]]
    numbers: Mapping[str, int]
    acts: Sequence[AbilityWords]
    about: str
    roots: frozenset[str]


class Searched(Protocol):
    """Words of a game with searchable cards."""

    texts: Translator

    def codes(self) -> Sequence[str]: ...

    def face(self, code: str) -> Face: ...

    def abilities(self, code: str) -> Sequence[Sequence[Word]]: ...

    def printed(self, code: str) -> Mapping[str, Iterable[str]]: ...

    def filter_values(self, code: str) -> Mapping[str, Mapping[str, str]]: ...


def parts(query: str) -> list[QueryPart]:
    """Return the parts of a query: `field:value`, `field:"several words"`, `field:one|another`, and words."""
    found = []
    for each in _PART.finditer(query):
        field, quoted, word = (group or "" for group in each.groups())
        if wanted := (quoted or word).strip():
            found.append(QueryPart(field.casefold(), wanted, each[0]))
        elif field:
            found.append(QueryPart("", field, each[0]))  # "spider:" is a word
    return found


class CardSearch:
    """The cards of a game, read once for any number of searches."""

    def __init__(self, words: Searched, names: Mapping[str, Iterable[str]]) -> None:
        """`names`: other names of cards by their codes, such as those in other languages."""
        self.words = words
        self.names = names

    def find(self, query: str) -> list[str]:
        """Return the codes of the cards that match every part of a query; matches by name come first.

        Raises BadInput, which names the part, for an unknown field, an invalid number, or a word that no card has in
        `does` or `when`.
        """
        wanted = self.parts(query)
        for part in wanted:
            self._check(part)
        found = [card for card in self.cards if self._fits(card, wanted)]
        free = [part.alternatives for part in wanted if not part.field]
        called = [card.code for card in found if free and all(self._has_name(card, words) for words in free)]
        return [*called, *(card.code for card in found if card.code not in {*called})]

    @cached_property
    def cards(self) -> list[SearchedCard]:
        return [self._read(code) for code in self.words.codes()]

    @cached_property
    def keys(self) -> list[str]:
        """Return the keys of all numbers on cards."""
        return sorted({key for card in self.cards for key in card.numbers})

    @cached_property
    def fields(self) -> list[str]:
        """Return the fields with words as values."""
        return [*dict.fromkeys([*WORDS, *(field for card in self.cards for field in card.words)])]

    @cached_property
    def sets(self) -> frozenset[str]:
        """Return the names of all sets, in the language and as the program calls them."""
        return frozenset().union(*(card.words.get("set", ()) for card in self.cards))

    @cached_property
    def spoken(self) -> dict[str, str]:
        """Return fields by their names in the language; numbers have their printed labels."""
        t = self.words.texts.t
        fields = {plain_words(name): field for field in NAMED for name in t(f"search-field-{field}").split(",")}
        printed = [each for face in self._faces for each in face.numbers if _value(each) is not None]
        numbers = {plain_words(each.name): each.key for each in printed}
        return {**numbers, **fields, **{field: field for field in (*self.fields, DOES, WHEN, *self.keys)}}

    def parts(self, query: str) -> list[QueryPart]:
        """Return the parts of a query with the program's names of their fields; an unknown field stays the same."""
        return [
            part._replace(field=self.spoken.get(plain_words(part.field), part.field)) if part.field else part
            for part in parts(query)
        ]

    @cached_property
    def _faces(self) -> list[Face]:
        return [self.words.face(code) for code in self.words.codes()]

    @cached_property
    def known(self) -> dict[str, set[str]]:
        """Return all words of `when` and of `does`."""
        acts = [act for card in self.cards for act in card.acts]
        return {WHEN: set().union(*(act.when for act in acts)), DOES: set().union(*(act.does for act in acts))}

    def _read(self, code: str) -> SearchedCard:
        face = self.words.face(code)
        pays = [word for each in face.resources for word in (each.key, each.text)]
        printed = {field: [*values] for field, values in self.words.printed(code).items()}
        said: dict[str, list[str]] = {
            "name": [face.name, face.subname, *self.names.get(code, ())], "text": [" ".join(face.text)],
            "trait": [*face.traits], "type": [face.type, face.kind], "set": [face.set], "aspect": [face.suit],
            "keyword": [*face.keywords], "resource": pays,
        }  # fmt: skip
        for field, values in printed.items():
            said.setdefault(field, []).extend(values)
        numbers = {each.key: n for each in (*face.numbers, face.cost) if each and (n := _value(each)) is not None}
        if face.boost is not None:
            numbers["boost"] = face.boost.value or 0
        about = self._comparable(
            [code, *(value for field in said for value in said[field]), *(each.text for each in face.numbers)]
        )
        return SearchedCard(
            code,
            {field: frozenset(filter(None, map(plain_words, values))) for field, values in said.items()},
            numbers,
            [ability_words(ability, later) for ability, *later in self.words.abilities(code)],
            about,
            frozenset(map(self.words.texts.language.stem, about.split())),
        )

    def _comparable(self, texts: Iterable[str]) -> str:
        """Texts as a word is looked for in them, with or without accents, in characters of either kind."""
        return self.words.texts.language.comparable(plain_words(" ".join(texts)))

    def _check(self, part: QueryPart) -> None:
        t = self.words.texts
        if part.field in ("", *self.fields):
            return
        if part.field in (WHEN, DOES):
            if any(not _has(self.known[part.field], word) for each in part.alternatives for word in wanted_stems(each)):
                close = near_names(part.wanted, {word: word for word in sorted(self.known[part.field])}, ENGLISH)
                listing = list_parts(t, [f"{part.field}:{word}" for word in close[:6]])
                raise BadInput("search-no-act", part=f"{part.field}:{part.wanted}", near=listing or "none")
        elif part.field not in self.keys:
            told = {field: t.t(f"search-field-{field}").partition(",")[0] for field in NAMED}
            fields = list_parts(t, [f"{told.get(each, each)}:" for each in (*self.fields, DOES, WHEN, *self.keys)])
            raise BadInput("search-no-field", field=f"{part.field}:", fields=fields)
        elif not all(map(_NUMBER.fullmatch, part.alternatives)):
            raise BadInput("search-no-number", part=f"{part.field}:{part.wanted}", field=part.field)

    def _fits(self, card: SearchedCard, wanted: Sequence[QueryPart]) -> bool:
        acts = [part for part in wanted if part.field in (WHEN, DOES)]
        return all(self._has(card, part) for part in wanted if part not in acts) and (
            not acts or any(all(_ability_fits(act, part) for part in acts) for act in card.acts)
        )

    def _has(self, card: SearchedCard, part: QueryPart) -> bool:
        return any(self._has_value(card, part.field, each) for each in part.alternatives)

    def _has_value(self, card: SearchedCard, field: str, value: str) -> bool:
        if not field:
            wanted = self._comparable([value])
            return bool(wanted) and (wanted in card.about or self.words.texts.language.stem(wanted) in card.roots)
        if field in self.fields:
            wanted = plain_words(value)
            if field == "set" and wanted in self.sets:  # "Black Panther" is not the nemesis set of that name
                return wanted in card.words["set"]
            spoken = self.words.texts.language
            return any(_value_fits(wanted, each, field, spoken) for each in card.words.get(field, ()))
        number = _NUMBER.fullmatch(value)
        if number is None or field not in card.numbers:
            return False
        sign, n = number.groups()
        return COMPARE[sign](card.numbers[field], int(n))

    def _has_name(self, card: SearchedCard, words: Sequence[str]) -> bool:
        return any(plain_words(word) in name for word in words for name in card.words["name"])


def _value(fact: Fact) -> int | None:
    """Return the number of a fact that queries can use."""
    return fact.value if fact.key else None


def _value_fits(wanted: str, value: str, field: str, spoken: Language) -> bool:
    """Does a value match? Texts and names contain the word; other values equal it or begin with it, in any language."""
    if field in ("text", "name"):
        return wanted in value
    return any(f" {stems(wanted, each)}" in f" {stems(value, each)}" for each in (spoken, ENGLISH))


def _ability_fits(act: AbilityWords, part: QueryPart) -> bool:
    has = act.when if part.field == WHEN else act.does
    return any(all(_has(has, word) for word in wanted_stems(each)) for each in part.alternatives)


def _has(known: Iterable[str], word: str) -> bool:
    return any(_stem(each) == word for each in known)


_stem = cache(ENGLISH.stem)


def wanted_stems(wanted: str) -> list[str]:
    return [ENGLISH.stem(word) for word in plain_words(wanted.replace("-", " ").replace("_", " ")).split()]


# -- trees -------------------------------------------------------------------------------------------------------------


def ability_words(ability: Word, later: Iterable[Word] = ()) -> AbilityWords:
    """Return an ability by the words of its tree, with its lasting effects and without its cost."""
    when, does = {*_split_name(type(ability).__name__)}, set()
    for field in ability.FIELDS:
        value = getattr(ability, field)
        if isinstance(value, When) or field in WAITING:
            when |= {word for each in names(value) for word in _split_name(each)}
    for each in (ability, *later):
        does |= {
            word for field in each.FIELDS if field not in (*WAITING, "cost") for word in _op_names(getattr(each, field))
        }
    forced = ("forced",) if getattr(ability, "forced", False) else ()
    return AbilityWords(frozenset({*when, *_split_name(str(getattr(ability, "kind", ""))), *forced}), frozenset(does))


def _op_names(value: object) -> Iterator[str]:
    """Yield the names of ops and modifiers with their words, without targets and conditions."""
    if isinstance(value, tuple):
        for each in value:
            yield from _op_names(each)
    elif isinstance(value, Word) and not isinstance(value, Sel | Num | Cond):
        yield from _split_name(type(value).__name__)
        for field in value.FIELDS:
            held = getattr(value, field)
            yield from _split_name(held) if isinstance(held, str) else _op_names(held)


def names(value: object) -> Iterator[str]:
    """Yield the names of the words of a tree, and the texts in their fields."""
    if isinstance(value, Word):
        yield type(value).__name__
        for field in value.FIELDS:
            yield from names(getattr(value, field))
    elif isinstance(value, tuple):
        for each in value:
            yield from names(each)
    elif isinstance(value, str):
        yield value


def _split_name(name: str) -> Iterator[str]:
    """Split a name into words: "RemoveThreat" -> "remove", "threat"."""
    for word in _CAMEL.findall(name.replace("_", " ")):
        yield word.lower()
