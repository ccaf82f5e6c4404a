"""Statistics of a person's own games: a row for each game that they have played to its end, in a local SQLite file.

Games of bots alone, practice games and games that were left unfinished are not kept. Nothing leaves this computer.
"""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import quote

import msgspec

from goldenrule.gamekit.game_kind import GameKind
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import exclusive, make_data_folder
from goldenrule.kernel.game import Game
from goldenrule.table.games import DRAW, find_game
from goldenrule.table.session import Session
from goldenrule.version import VERSION
from goldenrule.words.phrases import reason

VERSION_OF_FILE: Final = 1
SECONDS: Final = 5.0
"""How long another program may keep the file locked."""

WON, LOST, DRAWN, SHARED = "won", "lost", "draw", "between people"
"""Results for the seats of a person, or of several at one screen; SHARED if one of them has won against another."""

_TABLE: Final = """create table if not exists games (
    id text primary key, finished text not null, game text not null, version text not null, players integer not null,
    people integer not null, bots text not null, result text not null, ending text not null, rounds integer not null,
    decisions integer not null, facts text not null
) strict"""
_COLUMNS: Final = (
    "id", "finished", "game", "version", "players", "people", "bots", "result", "ending", "rounds", "decisions",
    "facts",
)  # fmt: skip


_Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game. `finished` is a time in UTC, `rounds` 0 for games without rounds.

    `facts` are the game's own: hero, aspect, scenario ..., each a text or one for each seat. `id` names the course of
    the game: the same one is kept once.
    """

    id: str
    finished: str
    game: str
    version: str
    players: _Number
    people: _Number
    bots: list[str]
    result: Annotated[str, msgspec.Meta(pattern=f"^(?:{WON}|{LOST}|{DRAWN}|{SHARED})$")]
    ending: str
    rounds: _Number
    decisions: _Number
    facts: dict[str, str | list[str]]


class Count(msgspec.Struct):
    """How games ended for the people. `rounds` is their mean length, of those that have rounds."""

    games: int = 0
    won: int = 0
    lost: int = 0
    draw: int = 0
    rounds: float = 0


def _count_from(found: Sequence[PlayedGame]) -> Count:
    results = [each.result for each in found]
    rounds = [each.rounds for each in found if each.rounds]
    mean = round(sum(rounds) / len(rounds), 1) if rounds else 0
    return Count(len(found), results.count(WON), results.count(LOST), results.count(DRAWN), mean)


class Summary(msgspec.Struct):
    """All games together, and by what they were: `by["hero"]["spider_man"]`. `rounds` is least, mean and most."""

    all: Count
    rounds: tuple[int, float, int]
    by: dict[str, dict[str, Count]]


NAME: Final = "stats.sqlite"


def played_game(session: Session, seats: Sequence[int]) -> PlayedGame | None:
    """The row of a session for the person who played these seats, None for a game that is not kept."""
    game = session.game
    if not game.over or not seats or session.practice:
        return None
    kind = find_game(game.name)
    winners, own = {*kind.winners(game)}, {*seats}
    if winners >= own:
        result = WON
    elif game.state.winner == DRAW:
        result = DRAWN
    else:
        result = SHARED if winners & own else LOST
    record = session.recorder.record(with_snapshot=False)
    course = msgspec.json.encode((record.game, record.options, record.seed, record.entries), order="sorted")
    return PlayedGame(
        id=blake2b(course, digest_size=12).hexdigest(),
        finished=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        game=game.name,
        version=VERSION,
        players=game.state.seats,
        people=len(session.people),
        bots=[session.bots[seat] for seat in sorted(session.bots)],
        result=result,
        ending=kind.ending(game),
        rounds=getattr(game.state, "round", 0),
        decisions=session.recorder.standing_count,
        facts=_facts(kind, game, seats),
    )


def _facts(kind: GameKind, game: Game, seats: Sequence[int]) -> dict[str, str | list[str]]:
    """What a game was. Of players who play against each other only what these seats were counts."""
    return {
        name: [value[seat] for seat in seats] if kind.hidden_hands and isinstance(value, list) else value
        for name, value in kind.stats_facts(game).items()
    }


def save_game(folder: Path, session: Session, seats: Sequence[int]) -> bool:
    """Keep a finished game for the person who played these seats, in a folder. False if it is not one that is kept.

    Raises BadInput if the file cannot be written.
    """
    row = played_game(session, seats)
    if row is None:
        return False
    path = make_data_folder(folder) / NAME
    with exclusive(path), _open(path) as connection:
        values = [getattr(row, name) for name in _COLUMNS]
        marks = ", ".join("?" for _ in _COLUMNS)
        connection.execute(
            f"insert or ignore into games ({', '.join(_COLUMNS)}) values ({marks})",
            [value if isinstance(value, str | int) else msgspec.json.encode(value).decode() for value in values],
        )
    return True


def games(folder: Path, game: str = "") -> list[PlayedGame]:
    """All games that were kept, or those of one game, the oldest first. Raises BadInput if the file is damaged."""
    path = folder / NAME
    if not os.path.lexists(path):
        return []
    if path.is_char_device():  # SQLite takes /dev/zero for an empty file
        raise _damaged(path, "not a file")
    with _open(path, reads=True) as connection:
        if not connection.execute("pragma user_version").fetchone()[0]:
            return []  # nothing has been written into it yet
        rows = connection.execute(f"select {', '.join(_COLUMNS)} from games order by finished, id").fetchall()
    found = []
    for row in rows:
        plain = dict(zip(_COLUMNS, row))
        try:
            for name in ("bots", "facts"):
                plain[name] = msgspec.json.decode(plain[name])
            found.append(msgspec.convert(plain, PlayedGame))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError) as error:  # TypeError: no text
            raise _damaged(path, f"the game {str(plain['id'])[:40]!r}") from error
    return [each for each in found if game in ("", each.game)]


def summarize(found: Sequence[PlayedGame]) -> Summary:
    """The games in numbers. A game with several values of a fact, such as two teams, counts for each."""
    by: dict[str, dict[str, list[PlayedGame]]] = {}
    for each in found:
        facts = {"game": each.game, **each.facts, "players": str(each.players), "ending": each.ending}
        for name, value in facts.items():
            for part in dict.fromkeys([value] if isinstance(value, str) else value):
                if part:
                    by.setdefault(name, {}).setdefault(part, []).append(each)
    rounds = [each.rounds for each in found if each.rounds]
    length = (min(rounds), round(sum(rounds) / len(rounds), 1), max(rounds)) if rounds else (0, 0.0, 0)
    counts = {name: {part: _count_from(games) for part, games in parts.items()} for name, parts in by.items()}
    return Summary(_count_from(found), length, counts)


def delete(folder: Path) -> bool:
    """Delete the statistics, damaged or not. False if there are none. Raises BadInput if they cannot be deleted."""
    path = folder / NAME
    there = os.path.lexists(path)
    if not there:
        return False
    try:
        with exclusive(path):
            for each in (path, path.with_name(f"{NAME}-journal")):
                each.unlink(missing_ok=True)
    except OSError as error:
        raise BadInput("bad-not-deleted", path=path, reason=reason(error)) from error
    return there


@contextmanager
def _open(path: Path, reads: bool = False) -> Iterator[sqlite3.Connection]:
    """The file, made if it is missing; changes are written at the end. Raises BadInput if anything goes wrong.

    With `reads` it is not made.
    """
    place = quote(path.absolute().as_posix(), safe="/:")  # `as_uri` imports much for the network
    address = f"file://{'' if place.startswith('/') else '/'}{place}?mode={'rw' if reads else 'rwc'}"
    try:
        with closing(sqlite3.connect(address, timeout=SECONDS, uri=True)) as connection, connection:
            version = connection.execute("pragma user_version").fetchone()[0]
            if version > VERSION_OF_FILE:
                raise BadInput("bad-stats-later", path=path)
            if not version and not reads:
                connection.execute(_TABLE)
                connection.execute(f"pragma user_version = {VERSION_OF_FILE}")
            yield connection
    except sqlite3.OperationalError as error:
        # no such table or column; a text that is none has no code at all
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        if code == sqlite3.SQLITE_ERROR:
            raise _damaged(path, str(error)) from error
        busy = code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        key = "bad-stats-busy" if busy else "bad-stats-not-used"
        raise BadInput(key, path=path, why=str(error)) from error
    except (sqlite3.Error, UnicodeDecodeError) as error:  # the latter: a text in it is none
        raise _damaged(path, str(error)) from error


def _damaged(path: Path, why: str) -> BadInput:
    return BadInput("bad-stats-damaged", path=path, why=why)
