"""A bounded reader of foreign YAML: plain data and the line of every value, or one clear error.

No aliases, anchors, tags or merge keys; no duplicate keys; limited size, depth, count and numbers. Scalars are read as
in YAML 1.2: `yes`, `no`, `on` and dates are texts, `007` is a text, true and false are the only booleans. Read from the
events of the parser, so that nothing is built before it has been looked at; with libyaml if PyYAML has it.
"""

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final

import yaml

from goldenrule.packs.lines import LARGEST, Lines
from goldenrule.packs.problems import BadFile
from goldenrule.words.phrases import Phrase

DEEPEST: Final = 20
MOST_VALUES: Final = 50_000
_INTEGER = re.compile(r"-?(0|[1-9][0-9]*)\Z")
_DIGITS: Final = 18
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "~": None, "": None}


class Pure(yaml.reader.Reader, yaml.scanner.Scanner, yaml.parser.Parser):
    """PyYAML's own parser, up to events."""

    get_event: Callable[[], Any]

    def __init__(self, text: str) -> None:
        yaml.reader.Reader.__init__(self, text)
        yaml.scanner.Scanner.__init__(self)
        yaml.parser.Parser.__init__(self)


Node = yaml.ScalarEvent | yaml.CollectionStartEvent | yaml.AliasEvent
"""An event that begins a value or the key of a mapping."""

# libyaml's parser, where PyYAML was built with it, is ten times as fast
_PARSER: type[Pure] = import_module("yaml._yaml").CParser if yaml.__with_libyaml__ else Pure


def load_yaml(data: bytes, where: str, *, deepest: int = DEEPEST) -> tuple[object, Lines]:
    """Return the single document in `data` as plain data, with the lines of its values. Raises BadInput."""
    if len(data) > LARGEST:
        raise BadFile(where, 0, Phrase("yaml-large", most=LARGEST))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(where, 0, Phrase("yaml-bytes", byte=error.start)) from error
    try:
        return _Reader(text, where, deepest).document()
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 0
        said = Phrase("yaml-invalid", why=error.problem or error.context or "")
        raise BadFile(where, line, said) from error
    except yaml.YAMLError as error:
        raise BadFile(where, 0, Phrase("yaml-no-yaml", why=" ".join(str(error).split()))) from error


class _Reader:
    def __init__(self, text: str, where: str, deepest: int) -> None:
        self.events = _events(text)
        self.where = where
        self.deepest = deepest
        self.values = 0
        self.lines: Lines = {}

    def document(self) -> tuple[object, Lines]:
        found: object = None
        documents = 0
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    raise self.wrong(event, Phrase("yaml-documents"))
                found = self.value(next(self.events), "", 1)
        return found, self.lines

    def wrong(self, event: yaml.Event, said: Phrase) -> BadFile:
        return BadFile(self.where, _line(event), said)

    def check(self, event: Node, depth: int) -> None:
        self.values += 1
        if isinstance(event, yaml.AliasEvent) or event.anchor:
            raise self.wrong(event, Phrase("yaml-anchors"))
        if event.tag:
            raise self.wrong(event, Phrase("yaml-tags", tag=event.tag))
        if depth > self.deepest:
            raise self.wrong(event, Phrase("yaml-nested", most=self.deepest))
        if self.values > MOST_VALUES:
            raise self.wrong(event, Phrase("yaml-values", most=MOST_VALUES))

    def value(self, event: Node, path: str, depth: int) -> object:
        self.check(event, depth)
        self.lines[path] = _line(event)
        if isinstance(event, yaml.ScalarEvent):
            return event.value if event.style else self.scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            items: list[object] = []
            while not isinstance(item := next(self.events), yaml.SequenceEndEvent):
                items.append(self.value(item, f"{path}[{len(items)}]", depth + 1))
            return items
        out: dict[object, object] = {}
        while not isinstance(key := next(self.events), yaml.MappingEndEvent):
            name = self.key(key, depth + 1)
            if name in out:
                raise self.wrong(key, Phrase("yaml-twice", name=name))
            out[name] = self.value(next(self.events), f"{path}.{name}", depth + 1)
        return out

    def key(self, event: Node, depth: int) -> str | int:
        self.check(event, depth)
        if not isinstance(event, yaml.ScalarEvent):
            raise self.wrong(event, Phrase("yaml-key"))
        text = str(event.value)
        if event.style:
            return text
        if text == "<<":
            raise self.wrong(event, Phrase("yaml-merge"))
        found = self.scalar(event)
        return text if found is None or isinstance(found, bool) else found

    def scalar(self, event: yaml.ScalarEvent) -> str | int | bool | None:
        text: str = event.value
        if text in _WORDS:
            return _WORDS[text]
        if not _INTEGER.match(text):
            return text
        if len(text.lstrip("-")) > _DIGITS:
            raise self.wrong(event, Phrase("yaml-number", digits=text[:_DIGITS]))
        return int(text)


def _line(event: yaml.Event) -> int:
    """Return the line in which an event begins, from 1."""
    return event.start_mark.line + 1 if event.start_mark is not None else 0


def _events(text: str) -> Iterator[Any]:
    parser = _PARSER(text)
    while (event := parser.get_event()) is not None:
        yield event
        if isinstance(event, yaml.StreamEndEvent):
            return
