"""Migration of packs in an earlier notation: only old words change; comments, order and line breaks stay."""

import re
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import write_new, write_over
from goldenrule.packs.lines import LARGEST
from goldenrule.packs.pack_folders import DEEPEST, Folder
from goldenrule.packs.problems import BadFile, OldWord, Problem
from goldenrule.packs.reading import GamePacks, Manifest, old_words, read_manifest
from goldenrule.packs.yaml_files import Pure, load_yaml
from goldenrule.words.phrases import Phrase

OLD_FILE: Final = ".old"
"""The suffix of the old file beside a rewritten one."""
_WORD: Final = re.compile(r"\w+")
MOST_ROUNDS: Final = 20
"""The most passes over a file: a place with an old word may contain others."""


class Span(NamedTuple):
    """The position of a value or key: characters from `start` to `end`. `plain`: it is a word without quotes."""

    start: int
    end: int
    plain: bool = False


class Entry(NamedTuple):
    """An entry of a mapping: the positions of its key and its value."""

    key: Span
    value: Span


class YamlSpans:
    """The positions of everything in a YAML file, by path.

    `keys` has the place of each key, `values` of each value, `maps` the entries of each mapping in order, and `flow`
    the mappings in braces.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.keys: dict[str, Span] = {}
        self.values: dict[str, Span] = {}
        self.maps: dict[str, dict[str, Entry]] = {}
        self.flow: set[str] = set()
        self._next = Pure(text).get_event
        event = self._next()
        while not isinstance(event, yaml.StreamEndEvent):
            if isinstance(event, yaml.DocumentStartEvent):
                self._value(self._next(), "")
            event = self._next()

    def _value(self, event: Any, path: str) -> Span:
        start, end = event.start_mark.index, _end(event)
        plain = isinstance(event, yaml.ScalarEvent) and not event.style
        if isinstance(event, yaml.SequenceStartEvent):
            n, each = 0, self._next()
            while not isinstance(each, yaml.SequenceEndEvent):
                end = self._value(each, f"{path}[{n}]").end
                n, each = n + 1, self._next()
            end = _end(each) if event.flow_style else end
        elif isinstance(event, yaml.MappingStartEvent):
            entries = self.maps[path] = {}
            key = self._next()
            while not isinstance(key, yaml.MappingEndEvent):
                at = f"{path}.{key.value}"
                span = self.keys[at] = Span(key.start_mark.index, key.end_mark.index, not key.style)
                value = self._value(self._next(), at)
                entries[key.value] = Entry(span, value)
                end = value.end
                key = self._next()
            if event.flow_style:
                self.flow.add(path)
                end = _end(key)
        found = self.values[path] = Span(start, end, plain)
        return found

    def slice(self, span: Span) -> str:
        return self.text[span.start : span.end]


def _end(event: Any) -> int:
    return int(event.end_mark.index)


class UncertainPlace(Exception):
    """A place that is not rewritten, because its new meaning is uncertain."""

    def __init__(self, path: str) -> None:
        self.path = path


class Change(NamedTuple):
    """A range of characters with its replacement."""

    span: Span
    text: str


class Rewrite(NamedTuple):
    """A card file before and after, with the number of rewritten places."""

    file: str
    before: bytes
    after: bytes
    places: int


def migrate(folder: Path, game: GamePacks) -> list[tuple[str, int]]:
    """Rewrite the card files of a pack, and return their names with the number of rewritten places.

    The old files are kept beside the new ones. Nothing is written if a place is not certain: then BadInput names the
    first of them and counts the others. Raises BadInput too if a file cannot be written.
    """
    found, unsure = plan(folder, game)
    if unsure:
        raise BadInput("bad-migrate-unsure", folder=folder, problem=unsure[0].phrase, more=len(unsure) - 1)
    kept = [(folder / (name + OLD_FILE), before) for name, before, _, _ in found]
    for path, before in kept:
        if path.exists() and path.read_bytes() != before:  # the same: an earlier attempt was cut off
            raise BadInput("bad-is-there", path=path)
    for path, before in kept:
        if not path.exists():
            write_new(path, before)
    for name, _, after, _ in found:
        write_over(folder / name, after)
    return [(name, n) for name, _, _, n in found]


def plan(folder: Path, game: GamePacks) -> tuple[list[Rewrite], list[Problem]]:
    """Return the files that `migrate` would write, and the uncertain places. Raises BadInput for unreadable files."""
    manifest = read_manifest(folder)
    assert isinstance(manifest, Manifest)
    files = Folder(folder)
    found: list[Rewrite] = []
    unsure: list[Problem] = []
    for name in manifest.files:
        before = files.read(name, LARGEST)
        after, n, problems = rewrite_file(name, before, game)
        unsure += problems
        if n:
            found.append(Rewrite(name, before, after, n))
    return found, unsure


def rewrite_file(file: str, data: bytes, game: GamePacks) -> tuple[bytes, int, list[Problem]]:
    """Return a card file without old words, the number of rewritten places, and the remaining old words."""
    n = 0
    for _ in range(MOST_ROUNDS):
        old = old_words(file, data, game)
        if not old:
            return data, n, []
        text = data.decode("utf-8")
        written = YamlSpans(text)
        changes: list[Change] = []
        left: list[str] = []
        for each in dict.fromkeys(old):
            try:
                changes += _changes(written, each, game)
            except UncertainPlace as error:
                left.append(error.path)
        if not changes:
            return data, n, [_problem_left(file, data, path) for path in left]
        for change in sorted(changes, reverse=True):
            text = text[: change.span.start] + change.text + text[change.span.end :]
        n += len(dict.fromkeys(old)) - len(left)
        data = text.encode("utf-8")
    raise BadFile(file, 0, Phrase("pack-old-left", path=file))


def _problem_left(file: str, data: bytes, path: str) -> Problem:
    lines = load_yaml(data, file, deepest=DEEPEST)[1]
    return Problem(file, lines.get(path, 0), Phrase("pack-old-left", path=path.rpartition(".")[2]))


def _changes(written: YamlSpans, old: OldWord, game: GamePacks) -> list[Change]:
    """Return the changes that replace an old word. Raises UncertainPlace."""
    path, word, new, form, wraps = old
    if form:
        return _kind(written, path, new, game) if word == "kind" else [_trigger(written, path, new, game)]
    if wraps:
        return [_unwrap(written, path, word)]
    if new in written.maps.get(path.rpartition(".")[0], {}):
        raise UncertainPlace(path)
    span = written.keys.get(path)
    if span is None or written.slice(span) != word:
        span = written.values.get(path)
    if span is None or not span.plain or written.slice(span) != word:
        raise UncertainPlace(path)
    return [Change(span, new)]


def _kind(written: YamlSpans, path: str, new: str, game: GamePacks) -> list[Change]:
    """Rewrite `{kind: action, effect: E}` as `{action: E}`."""
    entries = written.maps.get(path, {})
    words = game.vocabulary.old
    wanted = game.vocabulary.head(new)
    head = next((each for each in entries if each == wanted or wanted in words.get(each, ())), "")
    if "kind" not in entries or not head or new in entries:
        raise UncertainPlace(path)
    return [Change(entries[head].key, new), *_without_entries(written, path, ("kind", "forced", "place"))]


def _unwrap(written: YamlSpans, path: str, word: str) -> Change:
    """Rewrite `{action: {body: E}}` as `{action: E}`. Raises UncertainPlace if indentation would change."""
    inside = written.slice(written.maps[path][word].value)
    if "\n" in inside or path not in written.flow:
        raise UncertainPlace(f"{path}.{word}")
    return Change(written.values[path], inside)


def _without_entries(written: YamlSpans, path: str, gone: Collection[str]) -> list[Change]:
    """Remove entries of a mapping. Neighbours are one change: two changes never overlap."""
    entries = [*written.maps[path].items()]
    runs: list[tuple[int, int]] = []
    for at, (name, entry) in enumerate(entries):
        if name not in gone:
            continue
        if runs and runs[-1][1] == at - 1:
            between = written.text[entries[at - 1][1].value.end : entry.key.start]
            if path in written.flow or not between.strip():
                runs[-1] = (runs[-1][0], at)
                continue
        runs.append((at, at))
    spans = [entry for _, entry in entries]
    return [Change(_removed_span(written, path, spans, first, last), "") for first, last in runs]


def _removed_span(written: YamlSpans, path: str, entries: list[Entry], first: int, last: int) -> Span:
    """Return the span to remove for the entries from `first` to `last`; a comment stays. Raises UncertainPlace."""
    start, end = entries[first].key.start, entries[last].value.end
    after = entries[last + 1].key.start if last + 1 < len(entries) else -1
    text = written.text
    if path in written.flow:
        return Span(start, after) if after >= 0 else Span(entries[first - 1].value.end, end)
    line = text.rfind("\n", 0, start)
    if after >= 0 and not text[end:after].strip():
        return Span(start, after)
    if after >= 0 and not text[line + 1 : start].strip(" -"):
        return Span(start, end)
    if after < 0 and line >= 0 and not text[line:start].strip():
        note = text[end : text.find("\n", end)]
        return Span(start if note.strip() else line, end)
    raise UncertainPlace(path)


def _trigger(written: YamlSpans, path: str, new: str, game: GamePacks) -> Change:
    """Rewrite `{event: E, timing: T, test: ...}` as one word with fields, as the game says."""
    entries = written.maps.get(path, {})
    if not new or set(entries) - {"event", "timing", "test"}:
        raise UncertainPlace(path)
    fields: dict[str, str] = {}
    if "test" in entries:
        fields = _tests(written, f"{path}.test", new, game)
    inside = ", ".join([f"{name}: {value}" for name, value in fields.items()])
    text = f"{{{new}: {{{inside}}}}}" if fields else new
    span = written.values[path]
    if path not in written.flow:  # a block below its key: it begins where the key ends
        key = written.keys[path]
        return Change(Span(key.end, span.end), f": {text}")
    return Change(span, text)


def _tests(written: YamlSpans, path: str, new: str, game: GamePacks) -> dict[str, str]:
    """Rewrite conditions of a trigger as its fields; others stay conditions."""
    parts = [path]
    entries = written.maps.get(path, {})
    if list(entries) == ["all"]:
        parts = []
        while f"{path}.all[{len(parts)}]" in written.values:
            parts.append(f"{path}.all[{len(parts)}]")
    fields: dict[str, str] = {}
    others: list[str] = []
    for part in parts:
        inside = written.maps.get(part)
        word = next(iter(inside)) if inside and len(inside) == 1 else written.slice(written.values[part])
        value = written.slice(inside[word].value) if inside and len(inside) == 1 else ""
        if "\n" in value or "\n" in written.slice(written.values[part]):
            raise UncertainPlace(part)
        said = game.old_tests.get((new, f"{word} {value}")) or game.old_tests.get((new, word))
        if said is None:
            other = written.slice(written.values[part])
            if game.only_in_triggers.intersection(_WORD.findall(other)):
                raise UncertainPlace(part)
            others.append(other)
            continue
        field, _, fixed = said.partition(" ")
        if field in fields:
            raise UncertainPlace(part)
        if field:
            fields[field] = fixed or value
    if others:
        fields["test"] = others[0] if len(others) == 1 else f"{{all: [{', '.join(others)}]}}"
    return fields
