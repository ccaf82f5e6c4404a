"""Records: a game as options, seed and decisions, for saves, replays, bug reports and fixtures."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Annotated, Final

import msgspec

from goldenrule.kernel.codec import admit, digest, snapshot
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.errors import BadInput, GoldenruleError, IllegalOption
from goldenrule.kernel.game import Game, SimultaneousChoice
from goldenrule.kernel.validation_messages import error_phrase
from goldenrule.kernel.views import has_learned, rekey
from goldenrule.version import VERSION
from goldenrule.words.phrases import Arg, Phrase, show_value
from goldenrule.words.plain import in_line

FORMAT: Final = 1
EVERY: Final = 20
THE_RECORD: Final = Phrase("the-record")
MOST_ENTRIES: Final = 50_000
"""The most entries of a record; a long game of four players has fewer than 2,000."""
RECENT: Final = 256
"""The last positions that a recorder keeps, so that an undo costs nothing."""
SPACING: Final = 64
"""The distance between the older positions that are kept; the others are replayed from the nearest one."""

Make = Callable[[dict[str, object], str], Game]
"""A function that builds the starting game from options and seed. Raises BadInput for unknown options."""

Move = tuple[int, str, int, int]
"""A decision in a record: [seat, verb, entity, detail]."""


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry that takes back the last `undo` decisions that still stand."""

    undo: Annotated[int, msgspec.Meta(ge=1)]


Entry = Move | Undo


def standing_places(entries: Sequence[Entry]) -> list[int]:
    """Return the places of the decisions that still stand among the entries."""
    found: list[int] = []
    for place, entry in enumerate(entries):
        if isinstance(entry, Undo):
            del found[-entry.undo :]
        else:
            found.append(place)
    return found


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position when the record was saved, in case changed rules or content break the replay."""

    version: str
    content: str
    digest: str
    data: dict[str, object]


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game from its start. `digests` maps a number of entries to the digest after them; 0 is the start.

    `drawn`: the program drew the seed at random, and shows it to nobody before the end. Otherwise, the person who typed
    it may know it.
    """

    format: int = FORMAT
    game: str
    version: str
    content: str
    options: dict[str, object]
    seed: str
    drawn: bool | msgspec.UnsetType = msgspec.UNSET
    practice: bool = False
    start: dict[str, object] | None = None
    entries: list[Entry] = []
    digests: dict[int, str] = {}
    snapshot: Saved | None = None


class _Format(msgspec.Struct):
    format: int


class Diverged(BadInput):
    """A replay that differs from its record. `number` counts the entries from 1; 0 is the start."""

    def __init__(self, number: int, key: str, /, **args: "Arg | GoldenruleError") -> None:
        super().__init__(key, **args)
        self.number = number


class Recorder:
    """A recorded game in progress, with undo and replay.

    `game` is the current position; after an undo it is another object, with the same observer. The recorder keeps
    clones of the last positions, and a few of the earlier ones. `journal` receives each entry, and each digest with its
    number (see `files.Journal`).
    """

    def __init__(
        self,
        game: Game,
        seed: str,
        *,
        practice: bool = False,
        start: dict[str, object] | None = None,
        every: int = EVERY,
        drawn: bool = False,
    ) -> None:
        """Record from this position on. `start` is its snapshot if options and seed do not make it.

        `drawn` is as in `Record`.
        """
        self.game = game
        self.seed = seed
        self.drawn = drawn
        self.practice = practice
        self.start = start
        self.every = every
        self.entries: list[Entry] = []
        self.digests: dict[int, str] = {0: digest(game)}
        self.journal: Callable[[Entry | tuple[int, str]], None] | None = None
        self._digested = 0  # the number of entries at the last digest
        self._moves: list[Move] = []  # the decisions that stand
        self._past: list[Game | None] = []  # the position before each of them; most of the old ones are dropped
        self._rekeyed: set[int] = set()  # those of them that their earlier decisions do not lead to
        self._sealed = -1  # where in `entries` the sealed answers begin that are not complete, -1: there are none

    def apply(self, seat: int, option: Option) -> None:
        """Answer for a seat. Raises IllegalOption; it and any other error change nothing."""
        self._refuse_more()
        game = self.game
        before = game.clone()
        sealed = bool(game.stack) and isinstance(game.stack[-1], SimultaneousChoice)
        closing = len(game.pending) == 1
        try:
            game.apply(seat, option)
        except IllegalOption:
            raise
        except BaseException:  # also when somebody presses Ctrl-C in the middle of a rule
            before.observer = game.observer
            self.game = before
            raise
        self._keep(before, (seat, *option))
        self._add((seat, *option))
        if sealed:
            self._sort_sealed(closing)
        self._keep_digest()

    def undo(self, count: int = 1) -> None:
        """Take back the last decisions that stand. Raises BadInput if there are too few.

        If randomness was used since, the random streams get new keys, so that nobody knows what comes; except in a
        practice game.
        """
        self._refuse_more()
        game = self.before(count).clone()
        game.observer = self.game.observer
        del self._past[-count:], self._moves[-count:]
        self._rekeyed = {place for place in self._rekeyed if place <= len(self._past)}
        self._add(Undo(count))
        if not self.practice and game.state.rng != self.game.state.rng:
            rekey(game, f"{self.seed}/undo/{len(self.entries)}")
            self._rekeyed.add(len(self._past))
        self.game = game
        self._sealed = -1
        self._keep_digest()

    def would_reveal(self, count: int, seats: Iterable[int] | None = None) -> bool:
        """Would this undo go back past randomness, or past a card that one of these seats (None: any) has seen?

        Raises BadInput if there are too few decisions.
        """
        return has_learned(self.before(count), self.game, seats)

    @property
    def standing_count(self) -> int:
        """Return the number of decisions that stand, and could be taken back."""
        return len(self._past)

    def record(self, *, with_snapshot: bool = True) -> Record:
        """Return the record so far, with the digest of the current position and, unless declined, its snapshot."""
        game = self.game
        now = digest(game)
        content = game.content_hash()
        return Record(
            game=game.name,
            version=VERSION,
            content=content,
            options=game.setup,
            seed=self.seed,
            drawn=True if self.drawn else msgspec.UNSET,
            practice=self.practice,
            start=self.start,
            entries=list(self.entries),
            digests={**self.digests, len(self.entries): now},
            snapshot=Saved(VERSION, content, now, snapshot(game)) if with_snapshot else None,
        )

    def before(self, count: int) -> Game:
        """Return the position before the last `count` decisions that stand. Raises BadInput if there are too few."""
        if not 1 <= count <= len(self._past):
            raise BadInput("bad-not-taken-back", count=count, n=len(self._past))
        place = first = len(self._past) - count
        while (kept := self._past[first]) is None:
            first -= 1
        if first == place:
            return kept
        found = kept.clone()
        for move in self._moves[first:place]:
            found.apply(move[0], move[1:])
        return found

    def _keep(self, before: Game, move: Move) -> None:
        """Keep a decision with the position before it, and drop an older position that can be played again."""
        self._past.append(before)
        self._moves.append(move)
        old = len(self._past) - 1 - RECENT
        if old % SPACING and old > 0 and old not in self._rekeyed:
            self._past[old] = None

    def _refuse_more(self) -> None:
        if len(self.entries) >= MOST_ENTRIES:
            raise BadInput("bad-game-too-long", most=MOST_ENTRIES)

    def _add(self, entry: Entry) -> None:
        self.entries.append(entry)
        if self.journal is not None:
            self.journal(entry)

    def _keep_digest(self) -> None:
        if self._sealed < 0 and len(self.entries) - self._digested >= self.every:
            now, self._digested = digest(self.game), len(self.entries)
            self.digests[self._digested] = now
            if self.journal is not None:
                self.journal((len(self.entries), now))

    def _sort_sealed(self, closing: bool) -> None:
        """Sort simultaneous answers by seat, so that a record does not reveal who was quick."""
        if self._sealed < 0:
            self._sealed = len(self.entries) - 1
        first = self._sealed
        batch = sorted(self.entries[first:], key=_seat)
        if batch != self.entries[first:]:
            self.entries[first:] = batch
            past = [self.before(len(batch))]
            moves = [entry for entry in batch if not isinstance(entry, Undo)]
            for move in moves[:-1]:
                past.append(past[-1].clone())
                past[-1].apply(move[0], move[1:])
            self._past[-len(batch) :], self._moves[-len(batch) :] = past, moves
        if closing:
            self._sealed = -1


def _seat(entry: Entry) -> int:
    return -1 if isinstance(entry, Undo) else entry[0]


# -- as JSON ---------------------------------------------------------------------------------------------------------


def dump(record: Record) -> bytes:
    """Return the record as JSON."""
    return msgspec.json.encode(record) + b"\n"


def open_seed(data: bytes) -> bytes:
    """Return the record with its seed marked as known, because somebody has seen it. Raises as `parse` does."""
    record = parse(data)
    return data if record.drawn is msgspec.UNSET else dump(msgspec.structs.replace(record, drawn=msgspec.UNSET))


def parse(data: bytes, games: Collection[str] = (), where: Arg = THE_RECORD) -> Record:
    """Read a record. `games` are the known names, if they are to be checked; `where` begins the error's text.

    Raises BadInput with one sentence: empty, cut off, not JSON, wrong shape, later format, unknown game, no digests.
    """
    if not data.strip():
        raise BadInput("bad-record-empty", where=where)
    try:
        found = msgspec.json.decode(data, type=_Format).format
        if found != FORMAT:
            later = "yes" if found > FORMAT else "no"
            raise BadInput("bad-record-format", where=where, found=show_value(found), format=FORMAT, later=later)
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise BadInput("bad-record-wrong", where=where, why=error_phrase(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if "truncated" in str(error):
            raise BadInput("bad-record-cut-off", where=where, n=len(data)) from error
        raise BadInput("bad-record-not-json", where=where) from error
    if games and record.game not in games:
        raise BadInput("bad-record-not-installed", where=where, game=show_value(record.game), games=games)
    refuse_long(record, where)
    if 0 not in record.digests or max(record.digests) != len(record.entries):
        raise BadInput("bad-record-no-digests", where=where, n=len(record.entries))
    return record


def refuse_long(record: Record, where: Arg) -> None:
    """Raise BadInput for a record with more entries, or more digests, than one can have."""
    for what, found in (("decisions", record.entries), ("digests", record.digests)):
        if len(found) > MOST_ENTRIES + 1:
            raise BadInput("bad-record-too-long", where=where, n=len(found), what=what, most=MOST_ENTRIES)


# -- replaying -------------------------------------------------------------------------------------------------------


def replay(record: Record, make: Make) -> Game:
    """Replay a record and return the position at its end. Raises as `reopen` does."""
    return reopen(record, make).game


def reopen(record: Record, make: Make, until: int | None = None) -> Recorder:
    """Replay a record (or its first `until` entries), to continue from there.

    Raises Diverged at the first different digest or illegal decision; BadInput if it cannot start.
    """
    game = make(record.options, record.seed)
    if game.name != record.game:
        raise BadInput("bad-record-other-game", game=show_value(record.game), name=game.name)
    if record.start is not None:
        admit(game, record.start)
    recorder = Recorder(game, record.seed, practice=record.practice, start=record.start, drawn=record.drawn is True)
    _compare(record, 0, recorder)
    for number, entry in enumerate(record.entries[:until], 1):
        if isinstance(entry, Undo):
            if entry.undo > recorder.standing_count:
                raise Diverged(
                    number, "bad-replay-undo", number=number, undo=entry.undo, standing=recorder.standing_count
                )
            recorder.undo(entry.undo)
        else:
            try:
                recorder.apply(entry[0], entry[1:])
            except IllegalOption as error:
                raise Diverged(number, "bad-replay-illegal", number=number, error=error) from error
            except GoldenruleError as error:
                raise Diverged(number, "bad-replay-broken", number=number, error=error) from error
        _compare(record, number, recorder)
    return recorder


def resume(record: Record, make: Make) -> tuple[Recorder, Phrase | None]:
    """Replay a record; if changed rules or content break it, continue from its snapshot.

    Return the recorder, and a sentence that says so (none after an exact replay). Raises Diverged if the
    record is of this very version and content, or has no usable snapshot.
    """
    try:
        return reopen(record, make), None
    except Diverged as diverged:
        saved = record.snapshot
        game = make(record.options, record.seed)
        if saved is None or (saved.version == VERSION and saved.content == game.content_hash()):
            raise
        found = admit(game, saved.data)
        if found != saved.digest:
            raise Diverged(
                len(record.entries),
                "bad-replay-snapshot",
                found=found,
                digest=saved.digest,
                error=diverged,
            ) from diverged
        since = in_line(saved.version, 60)
        note = Phrase("record-changed", version=since)
        drawn = record.drawn is True
        return Recorder(game, record.seed, practice=record.practice, start=saved.data, drawn=drawn), note


def _compare(record: Record, number: int, recorder: Recorder) -> None:
    wanted = record.digests.get(number)
    if wanted is not None and (found := digest(recorder.game)) != wanted:
        other = "no" if record.content == recorder.game.content_hash() else "yes"
        raise Diverged(number, "bad-replay-digest", number=number, found=found, wanted=wanted, other=other)
