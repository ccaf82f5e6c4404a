"""The texts of one language: every word that a player sees, by key, from the Fluent bundles."""

from collections.abc import Mapping
from functools import cache

from goldenrule.kernel.plain import LONGEST, in_line
from goldenrule.languages import language
from goldenrule.table.fluent import Bundle, FluentError, Pattern, Value, split


@cache
def sources(lang: str, part: str = "") -> dict[str, str]:
    """The raw text of every message of a language, or of a part of it that is not always wanted.

    Raises FluentError for a message that is defined twice, LookupError for an unknown language.
    """
    found: dict[str, str] = {}
    for file in sorted(language(lang).folder().joinpath(part).iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            for key, text in split(file.read_text(encoding="utf-8")).items():
                if key in found:
                    raise FluentError(f"{lang}/{file.name}: the message {key} is also defined in another file.")
                found[key] = text
    return found


def _clean(args: dict[str, Value]) -> dict[str, Value]:
    """What comes from a file makes no lines of its own, nor signs that act."""
    for name, value in args.items():
        if type(value) is str and not (len(value) <= LONGEST and value.isprintable()):
            args[name] = in_line(value)
    return args


class Texts:
    """Texts in a language. `strict` raises for a missing key or argument; otherwise the key itself is shown."""

    __slots__ = ("bundle", "language", "strict")

    def __init__(self, lang: str, strict: bool = False) -> None:
        """Raises LookupError for an unknown language."""
        self.language = language(lang)
        self.strict = strict
        self.bundle = Bundle(self.lang, sources(self.lang))

    @property
    def lang(self) -> str:
        """The tag of the language."""
        return self.language.tag

    def t(self, key: str, /, **args: Value) -> str:
        """The text of a key. Arguments are whole words and phrases, or numbers.

        Raises FluentError for a missing key or argument if `strict`; otherwise gives the key.
        """
        try:
            return self.language.finished(self.bundle.format(key, _clean(args)))
        except FluentError:
            if self.strict:
                raise
            return key

    def add(self, part: str) -> None:
        """From now on with the texts of a part: a folder below those of the language, which few need."""
        self.bundle = Bundle(self.lang, {**sources(self.lang), **sources(self.lang, part)})

    def has(self, key: str) -> bool:
        return key in self.bundle

    def attributes(self, key: str) -> Mapping[str, Pattern]:
        """The attributes of a message, by name: what a language says of its own grammar."""
        try:
            return self.bundle.message(key).attributes if key in self.bundle else {}
        except FluentError:
            if self.strict:
                raise
            return {}

    def attribute(self, key: str, name: str, /, **args: Value) -> str:
        """An attribute of a message, "" if there is none."""
        pattern = self.attributes(key).get(name, ())
        if len(pattern) == 1 and isinstance(pattern[0], str):
            return pattern[0]
        try:
            return self.bundle.fill(pattern, _clean(args), key)
        except FluentError:
            if self.strict:
                raise
            return ""


__all__ = ["FluentError", "Texts"]
