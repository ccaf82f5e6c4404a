"""The texts of one language: every word that a player sees, by key, from the Fluent bundles."""

import os
import re
from collections.abc import Mapping
from datetime import date, datetime
from functools import cache, reduce
from typing import Final, NamedTuple

from goldenrule.languages import FIRST, language
from goldenrule.words.fluent import Bundle, FluentError, Pattern, Value, split
from goldenrule.words.phrases import Arg, Help, Phrase, join_phrases
from goldenrule.words.plain import LONGEST, in_line

FORM: Final = "form"
"""The attribute that says what agrees with a word."""
MOST_WORDS: Final = 20_000
"""This many texts with forms are remembered at once: more than all cards with all that can be said of them."""
ASKED_FOR: Final = frozenset({
    "name", "also", "short", "about", "counted", "example", "played", "decision", "later", "under", "chosen", "whole",
    "amount", "mode", "hint1", "hint2", "hint3", "hint4", "hint5",
})  # fmt: skip
"""The attributes that the program asks for by name: a language has them wherever English has."""
NAME: Final = "name-"
"""What the keys of printed names begin with. English has none: it calls things as they are printed."""
_REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?")
_ATTRIBUTE = re.compile(r"(?m)^ +\.([a-zA-Z][\w-]*) *=")


@cache
def sources(lang: str, part: str = "") -> dict[str, str]:
    """The raw text of every message of a language, or of a part of it; none of a part that it has not begun.

    Raises FluentError for a message that is defined twice, LookupError for an unknown language.
    """
    found: dict[str, str] = {}
    folder = language(lang).folder().joinpath(part)
    if part and not folder.is_dir():
        return found
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            for key, text in split(file.read_text(encoding="utf-8")).items():
                if key in found:
                    raise FluentError(f"{lang}/{file.name}: the message {key} is also defined in another file.")
                found[key] = text
    return found


def usable(lang: str, part: str = "") -> dict[str, str]:
    """The same, of a preview without the messages that lack something: their English is shown instead."""
    return sources(lang, part) if language(lang).complete else whole_messages(lang, part)


@cache
def whole_messages(lang: str, part: str) -> dict[str, str]:
    """The raw messages of a preview that lack nothing.

    A message lacks something if it refers to what the language does not have, or if the program asks it for an
    attribute that only the English message has.
    """
    everything = {**sources(lang), **sources(lang, part)}
    english = {**sources(FIRST), **sources(FIRST, part)}
    found = {
        key: text
        for key, text in everything.items()
        if _attributes(text) >= _attributes(english.get(key, "")) & ASKED_FOR
    }
    while lacking := [key for key, text in found.items() if not _refers_to(found, text)]:
        for key in lacking:
            del found[key]
    return {key: found[key] for key in sources(lang, part) if key in found}


def _attributes(text: str) -> set[str]:
    return {*_ATTRIBUTE.findall(text)}


def _refers_to(known: Mapping[str, str], text: str) -> bool:
    """Is everything known that a raw message refers to?"""
    return all(
        key in known and (not attribute or attribute in _attributes(known[key]))
        for key, attribute in _REFERENCE.findall(text)
    )


def _clean(args: dict[str, Value]) -> dict[str, Value]:
    """What comes from a file makes no lines of its own, nor signs that act."""
    for name, value in args.items():
        if type(value) is str and not (len(value) <= LONGEST and value.isprintable()):
            args[name] = in_line(value)
    return args


class Word(NamedTuple):
    """A text that has forms: the message that makes it, and what that is filled with.

    `under` is what made the same text before, which has the other forms: a name, where the message only says its place
    in a sentence.
    """

    key: str
    args: dict[str, Value]
    under: "Word | None" = None


def remember(words: dict[str, Word], text: str, word: Word) -> None:
    """Remember what a text is made of, and forget all others first if there are many."""
    if len(words) >= MOST_WORDS:
        words.clear()
    words[text] = word


class Texts:
    """Texts in a language. `strict` raises for a missing key or argument; otherwise the key itself is shown.

    A message says in an attribute named like an argument in which case it wants it, if the argument is a word with
    forms: a text of `word` whose message has an attribute for the case. What agrees with it is then `$` and the name
    with "form" behind it, which the word says in its attribute `form`.

    A preview shows a message that it lacks in English. `english` are the texts for that: they follow the rules of
    English and call things as `namer` does, which are the texts of the preview.
    """

    __slots__ = ("bundle", "english", "language", "made", "namer", "strict", "words")

    def __init__(self, lang: str, strict: bool = False, namer: "Texts | None" = None) -> None:
        """Raises LookupError for an unknown language."""
        self.language = language(lang)
        self.strict = strict
        self.bundle = Bundle(self.lang, usable(self.lang))
        self.words: dict[str, Word] = {}
        self.made: dict[str, Word] = {}
        """Of a preview, what its texts are made of: English says the same in its own words."""
        self.namer = namer or self
        self.english = None if self.language.complete else Texts(FIRST, strict, self)

    @property
    def lang(self) -> str:
        """The tag of the language."""
        return self.language.tag

    def t(self, key: str, /, **args: Value) -> str:
        """The text of a key. Arguments are whole words and phrases, or numbers.

        Raises FluentError for a missing key or argument if `strict`; otherwise gives the key.
        """
        if self.english is not None and key not in self.bundle:
            return self.english.t(key, **self._in_english(args))
        try:
            given = self._declined(key, args) if self.bundle.message(key).attributes else _clean(args)
            text = self.language.finish_text(self.bundle.format(key, given))
            if self.english is not None:
                remember(self.made, text, Word(key, args))
            return text
        except FluentError:
            if self.strict:
                raise
            return key if self.english is None else self.english.t(key, **self._in_english(args))

    def _in_english(self, args: dict[str, Value], longest: int = LONGEST) -> dict[str, Value]:
        """What a message in English is filled with: texts of the preview are told in English, but for its names.

        A text is made of shorter ones: only what is shorter than `longest` characters is told in English.
        """
        assert self.english is not None
        found = args.copy()
        for name, value in args.items():
            made = self.made.get(value) if isinstance(value, str) and len(value) < longest else None
            if made is not None and self.english.has(made.key):  # it has no names: things are called as printed
                found[name] = self.english.word(made.key, **self._in_english(made.args, len(str(value))))
        return found

    def tell(self, said: Phrase) -> str:
        """A phrase in this language, with all that it is filled with; a name without a message is as it is printed."""
        name = said.args.get("printed")
        if isinstance(name, str):
            return self.namer.word(said.key) if self.namer.has(said.key) else name
        if self.english is not None and said.key not in self.bundle:
            return self.english.tell(said)
        parts = said.args.get("parts")
        if isinstance(parts, list) and said.key.startswith("join-"):
            first, *rest = map(self._told, parts)
            return str(reduce(lambda before, part: self.t(said.key, first=before, second=part), rest, first))
        return self.t(said.key, **{name: self._told(each) for name, each in said.args.items()})

    def _told(self, arg: Arg) -> Value:
        if isinstance(arg, Help):
            return self.tell(arg.said)
        if isinstance(arg, str | int):
            return arg
        if isinstance(arg, Phrase):
            return self.tell(arg)
        if isinstance(arg, date):
            return self.moment(arg) if isinstance(arg, datetime) else self.language.date(arg)
        return os.fspath(arg) if isinstance(arg, os.PathLike) else self._told(join_phrases("names", arg))

    def moment(self, when: datetime) -> str:
        """A time of a day."""
        return self.t("moment", date=self.language.date(when), time=self.language.clock(when.time()))

    def word(self, key: str, /, **args: Value) -> str:
        """The text of a key that names something. How it is declined is remembered: by its attributes, or its parts."""
        text = self.t(key, **args)
        found = self.words.get(text)
        while found is not None and found.key != key:
            found = found.under
        if text in args.values():  # a message that adds nothing to a name leaves it the forms that it has
            under = self.words.get(text) if found is None else found.under
            word = Word(key, args, under) if self.attributes(key) else None
        else:
            has_forms = self.attributes(key) or any(value in self.words for value in args.values())
            word = Word(key, args) if has_forms and found is None else None
        if word is not None:
            remember(self.words, text, word)
        return text

    def forms(self, text: str) -> set[str]:
        """Everything that a text may be written as which names something."""
        found = self.words.get(text)
        cases = self.attributes((found.under or found).key) if found is not None else ()
        cased = (self.decline(text, case) for case in cases if case != FORM)
        return {text, *self.language.forms_within(text), *cased}

    def decline(self, text: str, case: str) -> str:
        """A text in a case; as it is if it has no forms."""
        found = self.words.get(text)
        return text if found is None or not case else self._cased(text, found, case)

    def _cased(self, text: str, word: Word, case: str) -> str:
        key, args, under = word
        if case in self.attributes(key):
            return self.language.finish_text(self.attribute(key, case, **args))
        if text in args.values():
            return text if under is None else self._cased(text, under, case)
        cased = {name: self.decline(each, case) if isinstance(each, str) else each for name, each in args.items()}
        return self.t(key, **cased)

    def _declined(self, key: str, args: dict[str, Value]) -> dict[str, Value]:
        """The arguments of a message in the cases in which it wants them, with what agrees with them."""
        args = _clean(args)
        for name, pattern in self.bundle.message(key).attributes.items():
            text = args.get(name)
            if isinstance(text, str):
                args.setdefault(name + FORM, self._form(text))
                if text in self.words:
                    args[name] = self.decline(text, self.bundle.fill(pattern, args, key))
        return args

    def _with_forms(self, key: str, args: dict[str, Value]) -> dict[str, Value]:
        """Arguments with what agrees with those that a message says a case of."""
        for name in self.attributes(key):
            text = args.get(name)
            if isinstance(text, str):
                args.setdefault(name + FORM, self._form(text))
        return args

    def _form(self, text: str) -> str:
        """What agrees with a text that names something, "" if nothing does."""
        found = self.words.get(text)
        return "" if found is None else self._form_of(text, found)

    def _form_of(self, text: str, word: Word) -> str:
        key, args, under = word
        if FORM in self.attributes(key):
            return self.attribute(key, FORM, **args)
        if text in args.values():
            return "" if under is None else self._form_of(text, under)
        return next((form for each in args.values() if isinstance(each, str) and (form := self._form(each))), "")

    def add(self, part: str) -> None:
        """From now on with the texts of a part: a folder below those of the language, which few need."""
        self.bundle = Bundle(self.lang, {**usable(self.lang), **usable(self.lang, part)})
        if self.english is not None:
            self.english.add(part)

    def has(self, key: str) -> bool:
        """Is there a text of this key, be it in English?"""
        return key in self.bundle or (self.english is not None and self.english.has(key))

    def attributes(self, key: str) -> Mapping[str, Pattern]:
        """The attributes of a message, by name: what a language says of its own grammar."""
        if self.english is not None and key not in self.bundle:
            return self.english.attributes(key)
        try:
            return self.bundle.message(key).attributes if key in self.bundle else {}
        except FluentError:
            if self.strict:
                raise
            return {}

    def attribute(self, key: str, name: str, /, **args: Value) -> str:
        """An attribute of a message, "" if there is none."""
        if self.english is not None and key not in self.bundle:
            return self.english.attribute(key, name, **self._in_english(args))
        pattern = self.attributes(key).get(name, ())
        if len(pattern) == 1 and isinstance(pattern[0], str):
            return pattern[0]
        try:
            return self.bundle.fill(pattern, self._with_forms(key, _clean(args)), key)
        except FluentError:
            if self.strict:
                raise
            return ""


@cache
def _english() -> Texts:
    return Texts(FIRST)


def english(said: Phrase) -> str:
    """A phrase in English: what an error is to a program, and to the reader of its traceback."""
    return _english().tell(said)


__all__ = ["FluentError", "Texts", "english", "sources", "usable"]
