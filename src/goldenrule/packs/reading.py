"""Reading of packs: folders with `pack.yaml` and card files, safely and with line numbers, or stored content."""

import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache, wraps
from hashlib import blake2b
from pathlib import Path, PurePosixPath
from typing import Any, ClassVar, Final, NamedTuple, Protocol, TypeVar

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.packs.lines import Lines
from goldenrule.packs.notation import Vocabulary
from goldenrule.packs.pack_folders import DEEPEST, MANIFEST, Folder, ShippedFolder, user_folder
from goldenrule.packs.problems import BadFile, DataPlace, OldWord, Problem, nearest
from goldenrule.words.phrases import Phrase
from goldenrule.words.texts import Texts

T_co = TypeVar("T_co", covariant=True)

FORMAT: Final = 1
SHARED: Final = "all"
"""The key in a card file for the common fields of its cards."""
_NOTHING: Final[Mapping[str, object]] = {}
MOST_FILES: Final = 100
MOST_THINGS: Final = 2_000
"""The most entries of a pack; the largest shipped set has about 250."""
_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
_FILE = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_. -]*(/[A-Za-z0-9_-][A-Za-z0-9_. -]*)*\.ya?ml")


class Manifest(msgspec.Struct, frozen=True):
    """The content of `pack.yaml`. `files` are paths inside the folder, with `/`."""

    format: int
    id: str
    game: str
    files: tuple[str, ...]
    name: str = ""
    version: str = "1"
    author: str = ""
    license: str = ""
    description: str = ""


class PackPart(NamedTuple):
    """One part of a pack: the struct of its entries, and the field that identifies each."""

    type: type[msgspec.Struct]
    key: str = "id"


class GamePacks:
    """The packs of a game: vocabulary and parts. A game makes one, or subclasses it.

    A card file that is a list lists "cards"; one that is a mapping has a list under the name of each part.
    """

    old_tests: ClassVar[Mapping[tuple[str, str], str]] = {}
    """For triggers in an earlier notation: (trigger, condition) -> the new field and its value."""
    only_in_triggers: ClassVar[frozenset[str]] = frozenset()
    """Conditions that existed only in such triggers."""

    def __init__(
        self,
        game: str,
        vocabulary: Vocabulary,
        parts: Mapping[str, PackPart],
        templates: Path | None = None,
    ) -> None:
        """Describe packs. `templates` has a folder for each template of a new pack (`pack_template`)."""
        self.game = game
        self.vocabulary = vocabulary
        self.parts = dict(parts)
        self.templates = templates

    def check(self, pack: "Pack", before: Sequence["Pack"] = ()) -> list[Problem]:
        """Return the faults of a readable pack, used after the packs `before`: missing facts, clashing ids ..."""
        return []

    def describe(self, pack: "Pack", part: str, key: str, texts: Texts) -> list[str]:
        """Return an entry of a pack in lines for people, in the language of `texts`: by default its fields."""
        plain = self.vocabulary.dump(pack.items[part][key].value, self.parts[part].type)
        return [f"{name}: {value}" for name, value in plain.items()]


class PackItem(NamedTuple):
    """An entry of a pack with its file and line."""

    value: object
    file: str
    line: int


class Pack:
    """A pack. `items` has, for each part, the entries by key, in the order of the files.

    `content` is its canonical form as JSON, which does not depend on the layout of the files; `hash` identifies it.
    Both are computed on first use: shipped sets need neither.
    """

    def __init__(self, manifest: Manifest, items: dict[str, dict[str, PackItem]], game: GamePacks, folder: str) -> None:
        self.manifest = manifest
        self.items = items
        self.game = game
        self.folder = folder

    @cached_property
    def content(self) -> bytes:
        return canonical(self.manifest, self.items, self.game)

    @cached_property
    def hash(self) -> str:
        return blake2b(self.content, digest_size=12).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and (self.manifest.game, self.hash) == (other.manifest.game, other.hash)

    def __hash__(self) -> int:
        return hash(self.hash)

    def part(self, name: str) -> dict[str, Any]:
        """Return the entries of a part by key."""
        return {key: item.value for key, item in self.items.get(name, {}).items()}

    def problem(self, part: str, key: str, text: Phrase) -> Problem:
        """Return a fault of an entry, with its file and line."""
        item = self.items[part][key]
        return Problem(item.file, item.line, Phrase("problem-at", at=key, text=text))

    def fault(self, text: Phrase) -> Problem:
        """Return a fault of the whole pack, reported for its first file."""
        files = [item.file for items in self.items.values() for item in items.values()]
        return Problem(files[0] if files else MANIFEST, 0, text)

    def __repr__(self) -> str:
        return f"<Pack {self.manifest.id} {self.manifest.version} {self.hash}>"


def combine(packs: Iterable[Pack], part: str) -> dict[str, Any]:
    """Return the entries of a part of several packs by key; a later pack replaces whole entries of an earlier one."""
    found: dict[str, object] = {}
    for pack in packs:
        found.update(pack.part(part))
    return found


class CachedByPacks(Protocol[T_co]):
    """A value that depends only on the packs."""

    def __call__(self, packs: tuple[Pack, ...] = ()) -> T_co: ...


def by_packs(make: Callable[[tuple[Pack, ...]], T_co]) -> CachedByPacks[T_co]:
    """Cache a function by packs: for ever without packs, otherwise for the last packs."""
    plain = cache(lambda: make(()))
    others = lru_cache(maxsize=16)(make)

    @wraps(make)
    def made(packs: tuple[Pack, ...] = ()) -> T_co:
        return others(packs) if packs else plain()

    return made


def read_pack(folder: Path | str, game: GamePacks, before: Sequence[Pack] = ()) -> Pack:
    """Return the pack in a folder. Raises BadInput with its first fault, and the number of faults."""
    files = user_folder(Path(folder))
    pack = _read(files, game, before)
    files.remember()
    return pack


def read_shipped(folder: Path, game: GamePacks) -> Pack:
    """Return the shipped set of a game, from its cache if there is one."""
    files = ShippedFolder(folder)
    pack = _read(files, game)
    if not sys.dont_write_bytecode:
        files.remember()
    return pack


def _read(files: Folder, game: GamePacks, before: Sequence[Pack] = ()) -> Pack:
    folder = files.path
    pack, problems = _check(files, game, before)
    if pack is None or problems:
        raise BadInput("bad-pack", folder=folder, problem=problems[0].phrase, more=len(problems) - 1)
    return pack


def check_pack(folder: Path | str, game: GamePacks, before: Sequence[Pack] = ()) -> tuple[Pack | None, list[Problem]]:
    """Return the pack in a folder with all its faults; None instead of an unreadable pack."""
    return _check(Folder(Path(folder)), game, before)


def _check(files: Folder, game: GamePacks, before: Sequence[Pack]) -> tuple[Pack | None, list[Problem]]:
    problems: list[Problem] = []
    manifest, names = _manifest(files, problems)
    if manifest is not None and manifest.game != game.game:
        problems.append(Problem(MANIFEST, 0, Phrase("pack-other-game", game=manifest.game, wanted=game.game)))
        return None, problems
    found = _Items(game, problems)
    for name in names:
        try:
            data, lines = files.load(name)
        except BadInput as error:
            problems.append(_problem(name, error))
            continue
        before_it, listed = len(problems), found.listed
        found.add_file(name, data, lines)
        if found.listed == listed and len(problems) == before_it:
            problems.append(Problem(name, 0, Phrase("file-empty")))
        if found.listed > MOST_THINGS:
            break
    if problems or manifest is None:
        return None, problems
    pack = Pack(manifest, found.items, game, str(files.path))
    return pack, game.check(pack, before)


def read_manifest(folder: Path | str, problems: list[Problem] | None = None) -> Manifest | None:
    """Return the manifest of a folder; None, with the faults added to the list, if it is bad. Without a list, raise."""
    found: list[Problem] = [] if problems is None else problems
    manifest, _ = _manifest(Folder(Path(folder)), found)
    if manifest is None and problems is None:
        raise BadInput("bad-pack", folder=Path(folder), problem=found[0].phrase, more=0)
    return manifest


def old_words(file: str, data: bytes, game: GamePacks) -> list[OldWord]:
    """Return the words of earlier notations in a card file. Raises BadInput for bad YAML."""
    from goldenrule.packs.yaml_files import load_yaml

    found = _Items(game, [])
    found.add_file(file, *load_yaml(data, file, deepest=DEEPEST))
    return found.old


def game_of(folder: Path | str) -> str:
    """Return the game in the manifest of a folder, even if the rest is wrong; "" if there is none."""
    try:
        data, _ = Folder(Path(folder)).load(MANIFEST)
    except BadInput:
        return ""
    game = data.get("game") if isinstance(data, dict) else ""
    return game if isinstance(game, str) else ""


def _manifest(files: Folder, problems: list[Problem]) -> tuple[Manifest | None, list[str]]:
    """Return the manifest, None if it has a fault, and the card files that it names in any case."""
    before = len(problems)
    manifest: Manifest | None = None
    named: object = ()
    try:
        data, lines = files.load(MANIFEST)
        named = data.get("files") if isinstance(data, dict) else ()
        place = DataPlace(MANIFEST, lines, "", "", problems)
        manifest = Vocabulary(()).read(data, Manifest, place)
        if manifest is not None:
            _check_manifest(manifest, place)
    except BadInput as error:
        problems.append(_problem(MANIFEST, error))
    names = [name for name in named if isinstance(name, str) and _is_file(name)] if isinstance(named, list) else []
    return manifest if len(problems) == before else None, [*dict.fromkeys(names[:MOST_FILES])]


def _is_file(name: str) -> bool:
    return bool(_FILE.fullmatch(name)) and ".." not in PurePosixPath(name).parts


def _check_manifest(manifest: Manifest, place: DataPlace) -> None:
    if manifest.format != FORMAT:
        place.wrong(".format", Phrase("pack-format", format=manifest.format, known=FORMAT))
    if not _ID.fullmatch(manifest.id):
        place.wrong(".id", Phrase("pack-bad-id", id=manifest.id))
    if not 0 < len(manifest.files) <= MOST_FILES:
        place.wrong(".files", Phrase("pack-files-count", n=len(manifest.files), most=MOST_FILES))
    for i, name in enumerate(manifest.files):
        if not _is_file(name):
            place.wrong(f".files[{i}]", Phrase("pack-bad-file", name=name))
        elif name in manifest.files[:i]:
            place.wrong(f".files[{i}]", Phrase("pack-file-twice", name=name))


def _problem(file: str, error: BadInput) -> Problem:
    """Return an error in a file as a problem, which names the file itself."""
    return Problem(file, error.line, error.said) if isinstance(error, BadFile) else Problem(file, 0, error.phrase)


class _Items:
    """The entries of a pack while its files are read, and their old words."""

    def __init__(self, game: GamePacks, problems: list[Problem]) -> None:
        self.old: list[OldWord] = []
        self.game = game
        self.problems = problems
        self.items: dict[str, dict[str, PackItem]] = {part: {} for part in game.parts}
        self.listed = 0

    def add_file(self, file: str, data: object, lines: Lines) -> None:
        place = DataPlace(file, lines, "", "", self.problems)
        if isinstance(data, list) and "cards" in self.game.parts:
            self.add("cards", data, file, lines, "")
        elif isinstance(data, dict):
            shared = data.get(SHARED, {})
            if not isinstance(shared, dict):
                place.wrong(f".{SHARED}", Phrase("pack-shared"))
                shared = {}
            for name, items in data.items():
                if name == SHARED:
                    continue
                if name not in self.game.parts:
                    known = sorted(self.game.parts)
                    place.wrong(
                        f".{name}", Phrase("pack-no-part", name=str(name)[:60], close=nearest(str(name)[:60], known))
                    )
                elif not isinstance(items, list):
                    place.wrong(f".{name}", Phrase("pack-part-no-list"))
                else:
                    self.add(name, items, file, lines, f".{name}", shared if name == "cards" else {})
        elif data is not None:
            place.wrong("", Phrase("pack-bad-cards"))

    def add(
        self, part: str, items: list[object], file: str, lines: Lines, at: str, shared: Mapping[str, object] = _NOTHING
    ) -> None:
        """Add entries. `shared`: default fields of all entries."""
        kind = self.game.parts[part]
        self.listed += len(items)
        if self.listed > MOST_THINGS:
            DataPlace(file, lines, "", "", self.problems).wrong(at, Phrase("pack-too-much", most=MOST_THINGS))
            return
        for i, data in enumerate(items):
            path = f"{at}[{i}]"
            if shared and isinstance(data, dict):
                data = {**shared, **data}
            key = data.get(kind.key) if isinstance(data, dict) else None
            title = str(key) if isinstance(key, str | int) else f"{part} {i + 1}"
            place = DataPlace(file, lines, path, title[:60], self.problems)
            value = self.game.vocabulary.read(data, kind.type, place)
            self.old += place.old
            if value is None:
                continue
            name = str(getattr(value, kind.key))
            known = self.items[part].get(name)
            if known is not None:
                place.wrong(f".{kind.key}", Phrase("pack-id-twice", file=known.file, line=known.line))
                continue
            self.items[part][name] = PackItem(value, file, lines.get(path, 0))


# -- canonical content -----------------------------------------------------------------------------------------------


def canonical(manifest: Manifest, items: Mapping[str, Mapping[str, PackItem]], game: GamePacks) -> bytes:
    """Return the whole pack as one line of JSON, for its hash and for replays."""
    about = {key: value for key, value in msgspec.structs.asdict(manifest).items() if key != "files"}
    dump = game.vocabulary.dump
    parts = {
        name: [dump(item.value, game.parts[name].type) for item in found.values()]
        for name, found in items.items()
        if found
    }
    return msgspec.json.encode({**about, "parts": parts}, order="sorted")


def from_content(content: bytes, game: GamePacks, where: Path | str) -> Pack:
    """Return a pack from its canonical form. Raises BadInput, naming `where`, if it is damaged or of another game."""
    try:
        data = msgspec.json.decode(content, type=dict[str, object])
        parts = data.pop("parts")
        manifest = msgspec.convert({**data, "files": []}, Manifest)
    except (msgspec.DecodeError, KeyError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("bad-pack-damaged", where=where) from error
    if manifest.game != game.game:
        raise BadInput("bad-pack-other-game", where=where, game=manifest.game, wanted=game.game)
    problems: list[Problem] = []
    found = _Items(game, problems)
    found.add_file(str(where), parts, {})
    if problems:
        raise BadInput("bad-pack-version", where=where, why=problems[0].said)
    pack = Pack(manifest, found.items, game, "")
    pack.content = content
    return pack
