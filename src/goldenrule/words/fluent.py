"""A small reader of Fluent messages: parses one message at a time, when it is first asked for.

This module reads the part of Fluent that the bundles use: messages, attributes, terms with literal arguments,
references, string and number literals, select expressions. Tests hold every message against the official runtime.

There are two others. fluent.runtime 0.4 needs 240 ms and more to be imported, half of what the program may take to its
first prompt. rustfluent 0.1.0a8 (BSD) is faster: 1 ms to be imported instead of 6, 4 ms instead of 14 for all bundles,
1.5 us instead of 2.3 for a message, in 4.6 MB instead of 2.2. But it gives no attributes, in which all grammar of card
texts is, and shows a missing argument as "{$n}" where tests need an error; and it is an alpha, for some machines only.
Look again when it has attributes and errors.
"""

import re
from collections.abc import Mapping

from goldenrule.languages import language

Value = str | int
Args = Mapping[str, Value]
Pattern = tuple["Part", ...]
Part = str | tuple[str, "Expr"]
Expr = tuple[str, object, object]

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_NAME = re.compile(r"[a-zA-Z][\w-]*", re.ASCII)
_NUMBER = re.compile(r"-?\d+")
_ATTRIBUTE = re.compile(r"^\.([a-zA-Z][\w-]*) *= ?", re.ASCII)
_VARIANT = re.compile(r"\s*(\*)?\[ *([\w-]+) *\]", re.ASCII)


_INDENT = re.compile(r"\n( *)(?=[^ \n]|$)")
_END = re.compile(r"\s*\n\s*$")


class FluentError(ValueError):
    """A message that is not well formed, or that refers to what does not exist; says which."""


def split(source: str) -> dict[str, str]:
    """The raw text of every message and term of a file, by its name (terms with their dash). Raises FluentError."""
    plain = _COMMENT.sub("", source)
    starts = list(_ENTRY.finditer(plain))
    before = plain[: starts[0].start() if starts else len(plain)].strip()
    if before:
        raise FluentError(f"This text belongs to no message: {before[:40]!r}.")
    found: dict[str, str] = {}
    for i, match in enumerate(starts):
        name = match.group(1)
        if name in found:
            raise FluentError(f"The message {name} is defined twice.")
        end = starts[i + 1].start() if i + 1 < len(starts) else len(plain)
        found[name] = plain[match.end() : end].rstrip("\n")
    return found


class Message:
    """A parsed message: its own pattern and those of its attributes."""

    __slots__ = ("attributes", "name", "value")

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.attributes: dict[str, Pattern] = {}
        blocks: list[tuple[str, list[str]]] = [("", [])]
        for line in source.split("\n"):
            match = _ATTRIBUTE.match(line.strip())
            if match:
                blocks.append((match.group(1), [line.strip()[match.end() :]]))
            else:
                blocks[-1][1].append(line)
        self.value = parse(name, blocks[0][1])
        for attribute, lines in blocks[1:]:
            self.attributes[attribute] = parse(f"{name}.{attribute}", lines)


def dedent(lines: list[str]) -> str:
    """The text of a pattern: the indentation that its lines share, and blank edges, are not part of it."""
    rest = [line for line in lines[1:] if line.strip()]
    common = min((len(line) - len(line.lstrip(" ")) for line in rest), default=0)
    body = [line[common:] if line.strip() else "" for line in lines[1:]]
    return "\n".join([lines[0].lstrip(" "), *body]).strip("\n ")


def _dedented(parts: list["Part"]) -> Pattern:
    """The text of a variant without the indentation that its lines share, and the first of which may be empty."""
    indents = [len(each) for part in parts if isinstance(part, str) for each in _INDENT.findall(part)]
    if not indents:
        return tuple(parts)
    out = [part.replace("\n" + " " * min(indents), "\n") if isinstance(part, str) else part for part in parts]
    if isinstance(out[0], str):
        out[0] = out[0].lstrip("\n")
    return tuple(part for part in out if part != "")


def parse(name: str, lines: list[str]) -> Pattern:
    """Parse the lines of a pattern. Raises FluentError."""
    parser = _Parser(name, dedent(lines))
    found = parser.pattern(nested=False)
    if parser.at < len(parser.text):
        raise parser.fault("a closing brace too many")
    return found


class _Parser:
    """Recursive descent over the text of one pattern."""

    __slots__ = ("at", "name", "text")

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.at = 0

    def fault(self, what: str) -> FluentError:
        return FluentError(f"The message {self.name} has {what}, near {self.text[self.at : self.at + 20]!r}.")

    def blank(self) -> None:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def pattern(self, nested: bool) -> Pattern:
        """Text and placeables, to the end or (nested, in a variant) to the next variant or the closing brace."""
        parts: list[Part] = []
        plain = ""
        while self.at < len(self.text):
            char = self.text[self.at]
            if char == "{":
                if plain:
                    parts.append(plain)
                    plain = ""
                self.at += 1
                parts.append(("", self.placeable()))
                continue
            if char == "}" and nested:
                break
            if char == "\n" and nested and _VARIANT.match(self.text, self.at):
                break
            if char == "}":
                raise self.fault("a closing brace too many")
            plain += char
            self.at += 1
        if nested:
            plain = _END.sub("", plain)
        if plain:
            parts.append(plain)
        return _dedented(parts) if nested else tuple(parts)

    def placeable(self) -> Expr:
        self.blank()
        found = self.inline()
        self.blank()
        if self.text.startswith("->", self.at):
            self.at += 2
            found = self.select(found)
        if not self.text.startswith("}", self.at):
            raise self.fault("a placeable that is not closed")
        self.at += 1
        return found

    def inline(self) -> Expr:
        text = self.text
        if text.startswith("$", self.at):
            self.at += 1
            return ("var", self.identifier(), None)
        if text.startswith('"', self.at):
            end = text.index('"', self.at + 1)
            found = text[self.at + 1 : end]
            self.at = end + 1
            return ("text", found, None)
        if text.startswith("{", self.at):
            self.at += 1
            return self.placeable()
        number = _NUMBER.match(text, self.at)
        if number:
            self.at = number.end()
            return ("number", int(number.group()), None)
        dash = "-" if text.startswith("-", self.at) else ""
        self.at += len(dash)
        name = dash + self.identifier()
        attribute = ""
        if text.startswith(".", self.at):
            self.at += 1
            attribute = self.identifier()
        given: dict[str, Value] = {}
        if dash and text.startswith("(", self.at):
            given = self.arguments()
        return ("term" if dash else "message", (name, attribute), given)

    def arguments(self) -> dict[str, Value]:
        self.at += 1
        given: dict[str, Value] = {}
        while True:
            self.blank()
            if self.text.startswith(")", self.at):
                self.at += 1
                return given
            key = self.identifier()
            self.blank()
            if not self.text.startswith(":", self.at):
                raise self.fault("an argument without a name")
            self.at += 1
            self.blank()
            kind, value, _ = self.inline()
            if kind not in ("text", "number") or not isinstance(value, str | int):
                raise self.fault("an argument that is no literal")
            given[key] = value
            self.blank()
            if self.text.startswith(",", self.at):
                self.at += 1

    def select(self, selector: Expr) -> Expr:
        variants: dict[Value, Pattern] = {}
        default: Pattern | None = None
        while True:
            match = _VARIANT.match(self.text, self.at)
            if match is None:
                break
            self.at = match.end()
            while self.text.startswith(" ", self.at):
                self.at += 1
            key: Value = int(match.group(2)) if _NUMBER.fullmatch(match.group(2)) else match.group(2)
            body = self.pattern(nested=True)
            variants[key] = body
            if match.group(1):
                default = body
        self.blank()
        if default is None:
            raise self.fault("a choice without a default")
        return ("select", selector, (variants, default))

    def identifier(self) -> str:
        match = _NAME.match(self.text, self.at)
        if match is None:
            raise self.fault("a name missing")
        self.at = match.end()
        return match.group()


class Bundle:
    """The messages of one language. `raw` maps names to their text; each is parsed when it is first used."""

    __slots__ = ("_parsed", "_raw", "plural")

    def __init__(self, lang: str, raw: dict[str, str]) -> None:
        self.plural = language(lang).plural
        self._raw = raw
        self._parsed: dict[str, Message] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._raw

    def names(self) -> list[str]:
        return list(self._raw)

    def message(self, name: str) -> Message:
        """A message, or a term by its name with the dash. Raises FluentError if there is none."""
        found = self._parsed.get(name)
        if found is None:
            source = self._raw.get(name)
            if source is None:
                raise FluentError(f"There is no message {name}.")
            found = self._parsed[name] = Message(name, source)
        return found

    def format(self, name: str, args: Args, attribute: str = "") -> str:
        """The text of a message or of one of its attributes. Raises FluentError for a missing name or argument."""
        message = self.message(name)
        pattern = message.value if not attribute else message.attributes.get(attribute)
        if pattern is None:
            raise FluentError(f"The message {name} has no attribute {attribute}.")
        return self.fill(pattern, args, name)

    def fill(self, pattern: Pattern, args: Args, name: str) -> str:
        out = ""
        for part in pattern:
            out += part if isinstance(part, str) else str(self.evaluate(part[1], args, name))
        return out

    def evaluate(self, expr: Expr, args: Args, name: str) -> Value:
        kind, what, rest = expr
        if kind == "var":
            assert isinstance(what, str)
            if what not in args:
                raise FluentError(f"The message {name} needs ${what}.")
            return args[what]
        if kind == "text" or kind == "number":
            assert isinstance(what, str | int)
            return what
        if kind == "select":
            assert isinstance(what, tuple) and isinstance(rest, tuple)
            variants, default = rest
            try:
                value = self.evaluate(what, args, name)
            except FluentError:
                if what[0] != "var" or not name.startswith("-"):
                    raise
                return self.fill(default, args, name)  # a term may be used without its arguments
            found = variants.get(value)
            if found is None and isinstance(value, int):
                found = variants.get(self.plural(value))
            return self.fill(default if found is None else found, args, name)
        assert isinstance(what, tuple) and isinstance(rest, dict)
        return self.format(what[0], rest if kind == "term" else args, what[1])


__all__ = ["Bundle", "FluentError", "Message", "split"]
