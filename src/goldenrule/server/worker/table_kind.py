"""What a table is: an ordinary game, one with tips, or a copy of another; puzzles and lessons are in `table_kinds`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from goldenrule.bots import make_bot
from goldenrule.gamekit.tips import Tip
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.rng import new_seed
from goldenrule.server.protocol import Offer, Origin
from goldenrule.server.worker.table_locale import Locale
from goldenrule.table import player_progress, stats
from goldenrule.table.game_setup import NOBODY, seat_bots
from goldenrule.table.games import find_game
from goldenrule.table.lesson_guide import LessonStep
from goldenrule.table.prompts import Asked, Prompt
from goldenrule.table.results import have_won, outcome
from goldenrule.table.session import Session

if TYPE_CHECKING:
    from goldenrule.gamekit.game_kind import GameKind

EXPERT: Final = "expert"
"""The option of games that can be played in a harder mode."""
REMATCH, SWAP, NEXT, GUIDED = "rematch", "swap", "next", "guided"


class TableKind:
    """A game like any other; `date` is the day whose daily game it is, "" if it is none."""

    counts_as_game = True
    """Does it end with a result, which lists of finished games show?"""

    def __init__(self, date: str = "") -> None:
        self.date = date

    @property
    def name(self) -> str:
        """What is kept of it: with that it is made again (`table_kind_of`)."""
        return f"daily:{self.date}" if self.date else ""

    def is_over(self, session: Session) -> bool:
        return session.game.over

    def step(self, session: Session) -> bool:
        """Let a bot or a standing answer answer one question. False if a person is asked, or nobody."""
        if session.asked_seat() < 0:
            return session.step_bot()
        return session.step_standing() or session.step_forced()

    def prompt(self, session: Session, asked: Asked) -> Prompt:
        """A question as it is put here."""
        return asked.prompt

    def coach(self, session: Session, asked: Asked | None, locale: Locale) -> list[str]:
        """What is said at the side."""
        return []

    def lesson_step(self, session: Session, asked: Asked | None, locale: Locale) -> LessonStep | None:
        """The step of a lesson as data."""
        return None

    def end_title(self, locale: Locale) -> str:
        """Return the heading of the end where "won" or "lost" does not fit; "" for the usual one."""
        return ""

    def is_reading(self, session: Session) -> bool:
        """Is there only something to read, after which `forward` goes on?"""
        return False

    def have_won(self, session: Session, seats: Sequence[int]) -> bool | None:
        return have_won(session.game, seats) if seats else None

    def result(self, session: Session, locale: Locale, own: Path | None) -> str:
        """How it has ended, for the person who has the folder `own`; None for one without files."""
        return outcome(session.game, locale.words, locale.texts)

    def look_back(self, session: Session, locale: Locale) -> list[str]:
        """What else there is to say of the end, in lines."""
        return []

    def count(self, session: Session, own: Path, seats: Sequence[int]) -> None:
        """It has ended just now: keep that in the folder of the person who played these seats.

        Raises BadInput if it cannot be written.
        """
        stats.save_game(own, session, seats)
        if self.date:
            game = session.game
            day = player_progress.Day(bool(find_game(game.name).winners(game)), getattr(game.state, "round", 0))
            player_progress.note_daily(own, self.date, day)

    def offers(self, session: Session, locale: Locale, own: Path | None) -> list[Offer]:
        """What may follow, for the person who has the folder `own`; None for one without files."""
        if session.recorder.start is not None:
            return []
        out = [Offer(REMATCH, locale.say("ending-rematch"))]
        if len(session.people) == 1 and session.game.state.seats == 2 and session.hidden_hands:
            player = locale.words.player(session.game, 1 - session.people[0])
            out.append(Offer(SWAP, locale.say("ending-other-side", who=player)))
        if EXPERT in session.game.setup:
            out.append(Offer(EXPERT, locale.say("ending-standard" if session.game.setup[EXPERT] else "ending-expert")))
        return out

    def start_offer(self, session: Session, key: str, own: Path | None) -> "tuple[Session, TableKind]":
        """What follows by the key of an offer, without bots' players, for the person who has the folder `own`.

        Raises BadInput for a key that is not offered.
        """
        setup, bots, kind = dict(session.game.setup), dict(session.bots), find_game(session.game.name)
        if key == SWAP and len(session.people) == 1 and len(bots) == 1:
            (mine,) = session.people
            bots = {mine: bots[1 - mine]}
        elif key == EXPERT and EXPERT in setup:
            setup[EXPERT] = not setup[EXPERT]
        elif key != REMATCH:
            raise BadInput("bad-not-offered", key=key)
        seed = new_seed()
        recorder = Recorder(kind.make(setup, seed), seed, practice=session.practice, drawn=True)
        return seat_bots_at(recorder, bots), TableKind()


class WhatIfTable(TableKind):
    """A copy of another table that continues from one of its positions; its result is not recorded."""

    def __init__(self, table: str, at: int) -> None:
        super().__init__()
        self.origin = Origin(table, at)

    @property
    def name(self) -> str:
        return f"what_if:{self.origin.table}:{self.origin.at}"

    def count(self, session: Session, own: Path, seats: Sequence[int]) -> None:
        """It is kept nowhere."""

    def offers(self, session: Session, locale: Locale, own: Path | None) -> list[Offer]:
        """Nothing follows: the game that it is a copy of stands where it was."""
        return []


class GuidedTable(TableKind):
    """A first game with tips: each situation is explained when it comes up the first time.

    `seen` are the situations that were explained, the last one at the question `asked`: that one is shown again to a
    page that comes late, and while others answer the same question in secret.
    """

    def __init__(self, seen: Sequence[str] = ()) -> None:
        super().__init__()
        self.seen = [*seen]
        self.asked: Decision | None = None
        self.shown = ""

    @property
    def name(self) -> str:
        return f"guided:{','.join(self.seen)}"

    def new_tips(self, tips: Sequence[Tip], asked: Decision) -> list[Tip]:
        """What is explained at a question: what was before, or the first situation that has not been explained."""
        if asked != self.asked:
            self.asked, self.shown = asked, next((tip.key for tip in tips if tip.key not in self.seen), "")
            self.seen += [self.shown] if self.shown else []
        return [tip for tip in tips if tip.key == self.shown]

    def count(self, session: Session, own: Path, seats: Sequence[int]) -> None:
        super().count(session, own, seats)
        player_progress.note_guided(own, session.game.name)


def quick_session(
    kind: "GameKind",
    given: Mapping[str, str],
    seed: str,
    *,
    bots: bool = False,
    practice: bool = False,
    drawn: bool = True,
) -> Session:
    """The usual game, for one person; with `bots`, bots play every seat. Raises BadInput for a bad option."""
    game = kind.make(kind.parse_options(dict(given)), seed)
    wanted = kind.bot if kind.hidden_hands or bots else NOBODY
    recorder = Recorder(game, seed, practice=practice, drawn=drawn)
    return seat_bots_at(recorder, seat_bots(wanted, game.state.seats, people=not bots))


def seat_bots_at(recorder: Recorder, bots: dict[int, str]) -> Session:
    """A game that nobody has played yet, with bots at these seats."""
    return Session(recorder, bots, make_bot)
