"""Hostile input at every door: valid codes, saves, journals, packs and decks with some of their values changed.

    python scripts/hostile.py --inputs 5000
    python scripts/hostile.py --doors code snapshot --games heroes --inputs 500 --from 1200

A position has one to three structural values changed (swapped, deleted, negated, doubled, cut, taken from elsewhere,
made huge or of another type), and every checksum and digest computed anew, so that it is trusted. What is read is
played on for 50 random decisions, looked at from every seat, guessed at and saved again. Each input must end in one
clear sentence, or in a game that plays. Prints what else happened, with the numbers of the inputs; exit status 1 then.
"""

import argparse
import base64
import copy
import json
import random
import re
import signal
import sys
import tempfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from traceback import extract_tb
from typing import Any, NamedTuple

import msgspec

from goldenrule.games.champions.deck_files import FORMATS, read_deck, write_deck
from goldenrule.games.champions.decks import Deck, deck_options
from goldenrule.games.champions.sets import starter_decks
from goldenrule.kernel import files
from goldenrule.kernel.codec import snapshot
from goldenrule.kernel.errors import GoldenruleError
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Recorder, dump, parse, reopen, resume
from goldenrule.kernel.views import SPECTATOR, determinize, view
from goldenrule.packs.reading import check_pack
from goldenrule.table.games import find_game, game_names, own_games
from goldenrule.table.packs import game_packs
from goldenrule.table.position_codes import MARK, Position, decode_position
from goldenrule.testing.conformance import watch_end

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # when this file is run, not imported
from scripts.changed import change

PLAYED = 50
"""Decisions that are played on from what was read."""
SECONDS = 20
"""After so long an input counts as one that never ends."""
LONGEST = 500
"""Letters of a sentence that is still clear."""
LIBRARY = re.compile(
    r"\b[A-Z][A-Za-z]*(Error|Exception)\b|[Ee]xpected `|got `|`\$|\bobject at 0x|<class |msgspec|Traceback"
)
"""Words of libraries, which say nothing to a person."""
QUOTED = re.compile(r"""(?<!\w)(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")""")
"""What a sentence quotes of the input."""

SETUPS: dict[str, tuple[dict[str, Any], ...]] = {
    "champions": (
        {"heroes": ["spider_man"], "scenario": "rhino"},
        {"heroes": ["iron_man", "she_hulk"], "scenario": "ultron", "expert": True},
        {"heroes": ["captain_marvel", "black_panther", "spider_man"], "scenario": "klaw"},
    ),
    "heroes": (
        {"teams": ["avengers", "x_men"], "scenario": "born_again"},
        {"teams": ["x_men", "marvel_knights", "avengers"], "scenario": "house_of_m"},
        {"teams": ["avengers", "fantastic_four"], "scenario": "born_again", "readings": ["sealed_planning"]},
    ),
    "skirmish": ({}, {"readings": ["heroes_begin"]}),
}


class Origin(NamedTuple):
    """A valid position to begin with, and the record that leads to it."""

    game: str
    options: dict[str, Any]
    seed: str
    position: dict[str, Any]
    record: dict[str, Any]
    content: str


@cache
def origins(name: str) -> tuple[Origin, ...]:
    """Positions of a game, early and late, among them those with the deepest stacks."""
    found: list[Origin] = []
    for number, options in enumerate(SETUPS[name]):
        seed = f"hostile {number}"
        chance = random.Random(seed)
        recorder = Recorder(find_game(name).make(options, seed), seed)
        deepest = 0
        for played in range(120):
            game = recorder.game
            if game.over:
                break
            if played % 30 == 5 or len(game.stack) > deepest:
                deepest = max(deepest, len(game.stack))
                found.append(_origin(recorder))
            asked = chance.choice(game.pending)
            recorder.apply(asked.seat, chance.choice(asked.options))
            if played % 17 == 0 and recorder.standing_count > 2:
                recorder.undo(2)
    return tuple(found)


def _origin(recorder: Recorder) -> Origin:
    game = recorder.game
    position: dict[str, Any] = json.loads(json.dumps(snapshot(game)))
    record: dict[str, Any] = json.loads(dump(recorder.record()))
    return Origin(game.name, game.setup, recorder.seed, position, record, game.content_hash())


# -- the doors ---------------------------------------------------------------------------------------------------------

Attack = Callable[[str, random.Random, Path], object]


def digest_of(options: Any, position: Any) -> str:
    """The digest that a position gets, as somebody computes it who wants it to be trusted."""
    try:
        parts = [position[key] for key in ("state", "stack", "pending", "ret")]
    except (KeyError, TypeError):
        return "0" * 16
    text = json.dumps([json.dumps(options, sort_keys=True), *parts], separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def packed(data: Any) -> str:
    """A code around any data, with a checksum that is right."""
    body = zlib.compress(msgspec.json.encode(data))
    return MARK + base64.urlsafe_b64encode(blake2b(body, digest_size=8).digest() + body).decode().rstrip("=")


def changed_position(name: str, chance: random.Random) -> tuple[Origin, dict[str, Any]]:
    origin = chance.choice(origins(name))
    position = copy.deepcopy(origin.position)
    change(position, chance)
    return origin, position


def attack_code(name: str, chance: random.Random, folder: Path) -> object:
    """A position code."""
    origin, position = changed_position(name, chance)
    data = msgspec.to_builtins(Position(name, origin.content, origin.options, origin.seed, origin.position))
    data["start"] = position
    if chance.random() < 0.1:
        change(data, chance)
    return play(decode_position(packed(data)).recorder, chance)


def attack_start(name: str, chance: random.Random, folder: Path) -> object:
    """A record that begins in a position."""
    origin, position = changed_position(name, chance)
    first = digest_of(origin.options, position)
    data = {**origin.record, "start": position, "entries": [], "digests": {"0": first}, "snapshot": None}
    record = parse(msgspec.json.encode(data), game_names(), "save.json")
    return play(reopen(record, find_game(record.game).make), chance)


def attack_snapshot(name: str, chance: random.Random, folder: Path) -> object:
    """A save of another version, which goes on from its snapshot."""
    origin, position = changed_position(name, chance)
    saved = {"version": "0", "content": "x", "digest": digest_of(origin.options, position), "data": position}
    data = {**origin.record, "digests": {**origin.record["digests"], "0": "0" * 16}, "snapshot": saved}
    record = parse(msgspec.json.encode(data), game_names(), "save.json")
    return play(resume(record, find_game(record.game).make)[0], chance)


def attack_record(name: str, chance: random.Random, folder: Path) -> object:
    """A saved game, as `load` and `resume` read it."""
    data = copy.deepcopy(chance.choice(origins(name)).record)
    if chance.random() < 0.8:
        data["snapshot"] = None
    change(data, chance)
    path = folder / "save.json"
    path.write_bytes(msgspec.json.encode(data))
    record = files.load(path, game_names())
    return play(resume(record, find_game(record.game).make)[0], chance)


def attack_journal(name: str, chance: random.Random, folder: Path) -> object:
    """The journal of a game in progress."""
    data = copy.deepcopy(chance.choice(origins(name)).record)
    entries: list[Any] = data["entries"]
    first = {**data, "entries": [], "digests": {"0": data["digests"]["0"]}, "snapshot": None}
    lines = [first, *entries]
    change(lines, chance)
    path = folder / "game.journal"
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    record, _ = files.recover(path, game_names())
    return play(reopen(record, find_game(record.game).make), chance)


@cache
def pack_of(name: str) -> dict[str, Any]:
    """A pack with some of everything, as plain data: the one that `pack new` makes."""
    from goldenrule.packs.pack_template import template_files
    from goldenrule.packs.yaml_files import load_yaml

    text = template_files(game_packs(name), "cards")["cards.yaml"]
    cards, _ = load_yaml(text.replace("{id}", "x").encode(), "cards.yaml", deepest=60)
    return {"cards.yaml": cards}


def attack_pack(name: str, chance: random.Random, folder: Path) -> object:
    """A content pack; a game with one that reads well is played."""
    data = copy.deepcopy(pack_of(name))
    about = {"format": 1, "id": "x", "game": name, "files": list(data)}
    change(about if chance.random() < 0.1 else data, chance)
    (folder / "pack.yaml").write_text(json.dumps(about), "utf-8")
    for file, cards in data.items():
        (folder / "cards.yaml" if "/" in file or not file else folder / file).write_text(json.dumps(cards), "utf-8")
    _, problems = check_pack(folder, game_packs(name))
    for problem in problems:
        clear(str(problem))
    if problems:
        return "refused"
    options = {**SETUPS[name][0], "packs": [str(folder)]}
    if name == "champions":
        options |= {"decks": {0: ["x_01"] * 20 + ["x_02"] * 20}, "any_deck": True}
    return play(Recorder(find_game(name).make(options, "1"), "1"), chance)


def attack_deck(name: str, chance: random.Random, folder: Path) -> object:
    """A deck file, with some bytes changed, in every format."""
    made = chance.choice(list(starter_decks().values()))
    format = chance.choice(list(FORMATS))
    data = bytearray(write_deck(Deck((made.hero,), made.cards, made.aspect, "Deck"), format).encode())
    for _ in range(chance.choice((1, 2, 5))):
        at, to = chance.randrange(len(data)), chance.randrange(len(data))
        what = chance.randrange(4)
        if what == 0:
            data[at] = chance.randrange(256)
        elif what == 1:
            del data[min(at, to) : max(at, to)]
        elif what == 2:
            data[at:at] = data[min(at, to) : max(at, to)]
        else:
            data[at:at] = chance.choice((b"9" * 30, b"\0", b"{", b"<", b"- ", b"&a ", b'"', b"\xff", b"99x "))
        if not data:
            return "nothing left"
    deck = read_deck(bytes(data), "deck", format).deck
    options: dict[str, object] = {**deck_options([deck], any_deck=True)}
    return play(Recorder(find_game("champions").make(options, "1"), "1"), chance)


DOORS: dict[str, tuple[Attack, tuple[str, ...]]] = {
    "code": (attack_code, own_games()),
    "start": (attack_start, own_games()),
    "snapshot": (attack_snapshot, own_games()),
    "record": (attack_record, own_games()),
    "journal": (attack_journal, own_games()),
    "pack": (attack_pack, own_games()),
    "deck": (attack_deck, ("champions",)),
}


# -- what may happen ---------------------------------------------------------------------------------------------------


class Unclear(AssertionError):
    """A sentence that says too little, or too much."""


def clear(text: str) -> str:
    """A sentence for a person."""
    said = QUOTED.sub("", text)
    if not text or len(text) > LONGEST or "\n" in text or not text.isprintable() or LIBRARY.search(said):
        raise Unclear(f"not one clear sentence: {text[:LONGEST]!r}")
    return text


def play(recorder: Recorder, chance: random.Random) -> str:
    """Play on at random, look from every seat, guess, copy, save and read again; nothing happens after the end."""
    ended = watch_end(recorder.game)
    for played in range(PLAYED):
        game = recorder.game
        look(game, played, chance)
        if not game.pending:
            break
        asked = chance.choice(game.pending)
        recorder.apply(asked.seat, chance.choice(asked.options))
        ended()
    parse(dump(recorder.record()), game_names())
    return "played"


def look(game: Game, played: int, chance: random.Random) -> None:
    """What bots and clients do at a decision."""
    for seat in range(SPECTATOR, game.state.seats):
        msgspec.json.encode(view(game, seat))
    if played % 10 == 3 and game.pending:
        seat = game.pending[0].seat
        guess = determinize(game, seat, str(played))
        for _ in range(5):
            if guess.pending:
                asked = guess.pending[0]
                guess.apply(asked.seat, chance.choice(asked.options))


class TooSlow(Exception):
    """An input that takes longer than a person would wait."""


def _alarm(*_: object) -> None:
    raise TooSlow


def limit(seconds: float) -> None:
    """Raise TooSlow after so long, where the system can; 0 ends it."""
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, _alarm)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def outcome(door: str, name: str, number: int, folder: Path) -> tuple[str, str]:
    """What became of an input: ("played" or "refused", the sentence), or ("fault", what happened)."""
    chance = random.Random(f"{door} {name} {number}")
    try:
        done = str(DOORS[door][0](name, chance, folder))
    except GoldenruleError as error:
        try:
            return "refused", clear(str(error))
        except Unclear as unclear:
            return "fault", str(unclear)
    except (Exception, RecursionError) as error:
        last = extract_tb(error.__traceback__)[-1]
        return "fault", f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}: {str(error)[:160]}"
    return done, ""


def attack(
    doors: Sequence[str], games: Sequence[str], numbers: range, folder: Path
) -> Iterator[tuple[str, str, int, str, str]]:
    """Every outcome: door, game, number, what became of it, and the sentence."""
    for door in doors:
        of_door = [name for name in DOORS[door][1] if name in games]
        for number in numbers:
            for name in of_door[number % len(of_door) :][:1] if of_door else ():
                yield (door, name, number, *outcome(door, name, number, folder))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--doors", nargs="+", choices=sorted(DOORS), default=sorted(DOORS))
    parser.add_argument("--games", nargs="+", choices=own_games(), default=list(own_games()))
    parser.add_argument("--inputs", type=int, default=5_000, help="a door")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first input")
    parser.add_argument("--show", action="store_true", help="print the sentences of what is refused")
    given = parser.parse_args(arguments)
    totals: Counter[tuple[str, str]] = Counter()
    faults: dict[str, list[str]] = {}
    said: Counter[str] = Counter()
    start = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        numbers = range(given.first, given.first + given.inputs)
        limit(SECONDS)
        for door, name, number, became, text in attack(given.doors, given.games, numbers, Path(folder)):
            limit(SECONDS)
            totals[door, became] += 1
            if became == "fault":
                faults.setdefault(text, []).append(f"{door} {name} {number}")
            elif text:
                said[re.sub(r"\d+", "0", text)] += 1
        limit(0)
    if given.show:
        for text, n in said.most_common():
            print(f"{n:6} {text}")
    for text, where in sorted(faults.items(), key=lambda item: -len(item[1])):
        print(f"{len(where):6} {text}   ({', '.join(where[:3])})")
    for door in given.doors:
        print(f"{door:10}", ", ".join(f"{n} {became}" for (d, became), n in sorted(totals.items()) if d == door))
    print(f"{sum(totals.values())} inputs in {perf_counter() - start:.0f} s, {sum(map(len, faults.values()))} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
