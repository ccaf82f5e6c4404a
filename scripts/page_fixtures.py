"""Write web/fixtures/*.json: what a page is sent (`Now`) in many situations of real games, to build on.

    python scripts/page_fixtures.py [NAME ...]        write all of them, or those whose names begin so

Bots play to most situations; crowded tables are prepared positions as in case files. The files are not kept in git.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml
from msgspec.structs import replace

from goldenrule.bots import make_bot
from goldenrule.gamekit.faces import codes
from goldenrule.kernel.codec import snapshot
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Recorder
from goldenrule.lab.cases import case_game
from goldenrule.server.protocol import Now
from goldenrule.server.table_calls import JoinPages, PageJoins
from goldenrule.server.worker.table import Table
from goldenrule.server.worker.table_kind import TableKind
from goldenrule.table.games import find_game
from goldenrule.table.prompts import ask
from goldenrule.table.session import Session
from goldenrule.table.story_view import Section
from goldenrule.words.texts import Texts

FOLDER = Path(__file__).resolve().parent.parent / "web" / "fixtures"
LINES = 14
"""So many lines of the story are kept, but where there is `all` of it."""
TRIES = 40
"""So many games are looked through for a situation."""

Test = Callable[[Session, Decision], bool]


class Situation(NamedTuple):
    """What a seat sees at the first question of a kind, from a round on, with so many options, that passes a test.

    Kind "" is the end of a game, "waits" that somebody else is asked. `given` is a position instead of a game.
    """

    name: str
    game: str
    options: dict[str, Any] = {}
    kind: str = "turn"
    round: int = 1
    many: int = 1
    test: Test = lambda session, decision: True
    given: dict[str, Any] = {}
    do: tuple[str, ...] = ()
    seat: int = 0
    all: bool = False


SPIDER = {"heroes": ["spider_man"]}
TWO = {"heroes": ["spider_man", "captain_marvel"]}
FOUR = {"heroes": ["spider_man", "iron_man", "she_hulk", "black_panther"], "scenario": "klaw"}
TEAMS = {"teams": ["avengers", "x_men", "fantastic_four"], "scenario": "born_again"}
ALL_TEAMS = {"teams": ["avengers", "x_men", "fantastic_four", "marvel_knights"]}

CROWDED: dict[str, Any] = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text("utf-8"))
"""A crowded table of each game."""


def in_form(type: str) -> Test:
    """Is the seat's identity of this type?"""

    def test(session: Session, decision: Decision) -> bool:
        game: Any = session.game
        return bool(game.face(game.state.identities[decision.seat]).type == type)

    return test


def offers(verb: str, many: int = 1) -> Test:
    return lambda session, decision: sum(option[0] == verb for option in decision.options) >= many


def won_by(*winners: str) -> Test:
    return lambda session, decision: session.game.state.winner in winners


def fights(session: Session, decision: Decision) -> bool:
    """Has a roll of the combat been made?"""
    fight = session.game.state.fight
    return fight is not None and any(fight.dice)


def hurt(session: Session, decision: Decision) -> bool:
    """Has the hero of the combat a KO result?"""
    state = session.game.state
    return state.fight is not None and state.cards[state.fight.hero].ko > 0


def fights_on(session: Session, decision: Decision) -> bool:
    """Is a combat in its third sequence, or later?"""
    fight = session.game.state.fight
    return fight is not None and fight.sequence >= 3


SITUATIONS = (
    Situation("champions_mulligan", "champions", SPIDER, "mulligan", 0),
    Situation("champions_opening", "champions", SPIDER),
    Situation("champions_mid", "champions", TWO, round=4, many=6, all=True),
    Situation("champions_payment", "champions", SPIDER, "pay", 3, 4),
    Situation("champions_target", "champions", SPIDER, "choose", 2, 2),
    Situation("champions_interrupt", "champions", SPIDER, "interrupt", 2),
    Situation("champions_defend", "champions", TWO, "defend", 2, 3),
    Situation("champions_attacked", "champions", SPIDER, "defend", 2, 2),
    Situation("champions_alter_ego", "champions", SPIDER, round=2, many=4, test=in_form("alter_ego")),
    Situation("champions_discard", "champions", SPIDER, "end_discard", 2),
    Situation("champions_waits", "champions", TWO, "waits", 3),
    Situation("champions_four", "champions", FOUR, round=3, many=5),
    Situation("champions_crowded", "champions", given=CROWDED["champions"]),
    Situation("champions_crowded_payment", "champions", kind="pay", given=CROWDED["champions"], do=("play Webbed Up",)),
    Situation("champions_four_lost", "champions", {**FOUR, "scenario": "ultron"}, "", test=won_by("villain")),
    Situation("champions_won", "champions", SPIDER, "", test=won_by("players")),
    Situation("champions_lost", "champions", {**SPIDER, "scenario": "ultron"}, "", test=won_by("villain")),
    Situation("skirmish_opening", "skirmish", {}, "recruit"),
    Situation("skirmish_mid", "skirmish", {}, "recruit", 5, 4, all=True),
    Situation("skirmish_payment", "skirmish", {}, "pay", 3, 4),
    Situation("skirmish_slot", "skirmish", {}, "slot", 3, 3),
    Situation("skirmish_villains", "skirmish", {}, "recruit", 4, 3, seat=1),
    Situation("skirmish_target", "skirmish", {}, "choose", 3, 2),
    Situation("skirmish_crowded", "skirmish", kind="recruit", given=CROWDED["skirmish"]),
    Situation("skirmish_waits", "skirmish", {}, "waits", 4),
    Situation("skirmish_end", "skirmish", {}, ""),
    Situation("heroes_ally", "heroes", TEAMS, "ally"),
    Situation("heroes_planning", "heroes", TEAMS, "assign", 2),
    Situation("heroes_turn", "heroes", TEAMS, "turn", 2, 5, all=True),
    Situation("heroes_move", "heroes", TEAMS, "destination", 2, 4),
    Situation("heroes_trouble", "heroes", TEAMS, "trouble_roll"),
    Situation("heroes_scheme", "heroes", TEAMS, "scheme"),
    Situation("heroes_villain", "heroes", TEAMS, "lead", 1, 3),
    Situation("heroes_power", "heroes", TEAMS, "power"),
    Situation("heroes_before_roll", "heroes", TEAMS, "before_roll", test=fights),
    Situation("heroes_after_roll", "heroes", TEAMS, "after_roll", test=fights),
    Situation("heroes_ko", "heroes", TEAMS, "power", test=hurt),
    Situation("heroes_backup", "heroes", TEAMS, "backup", 1, 2),
    Situation("heroes_long_fight", "heroes", TEAMS, "after_roll", test=fights_on),
    Situation("heroes_four", "heroes", ALL_TEAMS, "turn", 2, 5),
    Situation("heroes_four_fight", "heroes", ALL_TEAMS, "after_roll", 2, test=fights),
    Situation("heroes_crowded", "heroes", given=CROWDED["heroes"]),
    Situation("heroes_late", "heroes", ALL_TEAMS, "turn", 3, all=True),
    Situation("heroes_waits", "heroes", TEAMS, "waits", 2),
    Situation("heroes_end", "heroes", TEAMS, ""),
)  # fmt: skip


def found(wanted: Situation) -> Session:
    """A table at which the situation is. Raises LookupError if none is found."""
    for n in range(TRIES):
        session = sit(wanted, f"fixture {n}")
        if reached(session, wanted):
            return session
    raise LookupError(f"no {wanted.name} in {TRIES} games")


def sit(wanted: Situation, seed: str) -> Session:
    kind = find_game(wanted.game)
    if wanted.given:
        run = case_game(wanted.game).begin(wanted.given, wanted.name)
        for words in wanted.do:
            run.answer(words)
        game: Game = run.script.game
        recorder = Recorder(game, "fixture", practice=True, start=snapshot(game))
    else:
        recorder = Recorder(kind.make(wanted.options, seed), seed)
    seats = recorder.game.state.seats
    bots = {seat: "sensible" for seat in range(seats) if seat != wanted.seat}
    return Session(recorder, bots, make_bot)


def reached(session: Session, wanted: Situation) -> bool:
    """Play until the situation is there: the person does as the bots do."""
    bot = make_bot(wanted.game, "sensible", session.seed)
    while not session.game.over:
        late = getattr(session.game.state, "round", 0) >= wanted.round
        if wanted.kind == "waits" and late and session.asked_seat() < 0:
            return True
        if session.step_bot() or session.step_forced():
            continue
        decision = next(d for d in session.game.pending if d.seat == wanted.seat)
        if decision.kind == wanted.kind and late and wanted.test(session, decision):
            if len(ask(session, decision, words_of(wanted.game), TEXTS).options) >= wanted.many:
                return True
        session.apply(wanted.seat, bot.choose(session.game, wanted.seat, decision))
    return wanted.kind == "" and wanted.test(session, Decision("", 0, ()))


TEXTS = Texts("en")
WORDS: dict[str, Any] = {}


def words_of(game: str) -> Any:
    if game not in WORDS:
        WORDS[game] = find_game(game).words(TEXTS)
    return WORDS[game]


def last(sections: Sequence[Section], n: int) -> list[Section]:
    """The last lines of a story."""
    out: list[Section] = []
    for section in reversed(sections):
        lines = section.lines[max(0, len(section.lines) - n) :] if n > 0 else ()
        if lines:
            out.insert(0, Section(section.heading, section.place, lines))
            n -= len(lines)
    return out


def now(session: Session, wanted: Situation) -> Now:
    """The message of the situation, as the server sends it to a page that is opened then."""
    table = Table(wanted.name, session, TableKind(), TEXTS)
    _, (_, data) = table.join(JoinPages(wanted.name, [PageJoins(1, [wanted.seat])]))
    sent = msgspec.json.decode(data, type=Now)
    story = sent.story if wanted.all else last(sent.story, LINES)
    shown = {*codes([sent.board, sent.prompt, story])}
    return replace(sent, story=story, faces={code: face for code, face in sent.faces.items() if code in shown})


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    names = tuple(parser.parse_args().names)
    FOLDER.mkdir(parents=True, exist_ok=True)
    total = 0
    for each in SITUATIONS:
        if not names or each.name.startswith(names):
            data = msgspec.json.encode(now(found(each), each))
            (FOLDER / f"{each.name}.json").write_bytes(data)
            total += len(data)
            print(f"{each.name}: {len(data)} bytes")
    print(f"{total} bytes in all")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
