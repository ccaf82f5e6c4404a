"""Puzzles of Champions: positions, goals and written answers for the lab."""

from hashlib import blake2b
from typing import Annotated, Final, Literal, cast

import msgspec

from goldenrule.gamekit.cases import ScriptFailed, split_seat
from goldenrule.gamekit.text_lists import Translator
from goldenrule.games.champions.daily import facing
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import DISCARDS, ENCOUNTER_DISCARD
from goldenrule.games.champions.packs import PACKS
from goldenrule.games.champions.selectors import Uppermost
from goldenrule.games.champions.situations.answers import choices, in_words, names, understand
from goldenrule.games.champions.situations.cases import CaseFacts, ChampionsRun
from goldenrule.games.champions.situations.given import read_given
from goldenrule.games.champions.situations.position import place
from goldenrule.games.champions.situations.script import Script
from goldenrule.kernel.codec import snapshot
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.validation_messages import error_phrase
from goldenrule.packs.pack_store import resolve
from goldenrule.packs.structs import convert
from goldenrule.packs.trees import nodes

_KNOWLEDGE: Final = ("known", "vid", "next_vid")
"""What players have seen, which no rule asks about."""


class GoalWords(msgspec.Struct, forbid_unknown_fields=True):
    """A goal as it is written; exactly one of `win`, `survive` and `facts`.

    `win`: the players win in time. `survive`: when time is up nobody is eliminated and the game is not lost.
    `facts`: these facts (as in a case's `then`) hold when time is up. Time is up when the last turn of the last round
    has ended (`by: turn`), or that round (`by: round`); `rounds` is how many there are.
    """

    win: bool = False
    survive: bool = False
    facts: dict[str, object] = {}
    by: Literal["turn", "round"] = "round"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1


class ChampionsGoal:
    """A goal, counted from the position in which it was set."""

    def __init__(self, words: GoalWords, game: Champions) -> None:
        self.words = words
        self.last = game.state.round + words.rounds - 1
        self.seats = len(game.state.alive)
        codes = {game.ident(e).code for e in range(1, len(game.state.ident))}
        faces = [face for face in game.content.faces if face.code in codes or face.facts.back in codes]
        self.ordered = any(isinstance(node, Uppermost) for face in faces for node, _ in nodes(face.abilities))

    def judge(self, game: Champions) -> str:
        state = game.state
        if state.winner:
            return "solved" if state.winner == "players" else "failed"
        if self.words.survive and len(state.alive) < self.seats:
            return "failed"
        late = state.round > self.last or (self.words.by == "turn" and state.round == self.last and state.active < 0)
        if not late:
            return "open"
        if self.words.win:
            return "failed"
        return "failed" if self.words.facts and self.wrong(game) else "solved"

    def key(self, game: Champions) -> bytes:
        """A hash of the position without what no rule asks about: what was seen, and, unless a card of the game looks
        at it, the order of discards.
        """
        data = snapshot(game)
        state = data["state"]
        for field in _KNOWLEDGE:
            del state[field]
        if not self.ordered:
            zones = state["zones"]
            for pile in (ENCOUNTER_DISCARD, *DISCARDS):
                if pile < len(zones):
                    zones[pile] = sorted(game.state.zones[pile])
        parts = [state, data["stack"], data["pending"], data["ret"]]
        return blake2b(msgspec.json.encode(parts), digest_size=16).digest()

    def wrong(self, game: Champions) -> list[str]:
        """Every fact of the goal that is not so."""
        facts = convert(self.words.facts, CaseFacts, "goal.facts")
        return ChampionsRun(Script(cast("Champions", game.clone()))).wrong_facts(facts)


class ChampionsPuzzles:
    """Champions as a `goldenrule.gamekit.puzzles.PuzzlePositions`."""

    def begin(self, given: dict[str, object], at: str) -> Champions:
        game = place(read_given(given, at))
        game.run()
        return game

    def goal(self, goal: dict[str, object], game: Champions, at: str) -> ChampionsGoal:
        try:
            words = msgspec.convert(goal, GoalWords)
        except msgspec.ValidationError as error:
            raise BadInput("champions-bad-goal", at=at, why=error_phrase(error)) from error
        if words.win + words.survive + bool(words.facts) != 1:
            raise BadInput("champions-bad-write-exactly-one", at=at)
        convert(words.facts, CaseFacts, f"{at}.facts")
        return ChampionsGoal(words, game)

    def facing(self, given: dict[str, object], texts: Translator) -> str:
        wanted = read_given(given)
        packs = resolve(wanted.packs, PACKS) if wanted.packs else ()
        return facing({"heroes": wanted.heroes, "scenario": wanted.scenario}, texts, packs)

    def answers(self, game: Champions, words: str) -> list[tuple[int, Option]]:
        try:
            seat, answer = split_seat(words, game.state.seats)
            understand(answer, names(game))
            return choices(game, seat, answer)
        except ScriptFailed as error:
            raise BadInput("as-written", text=str(error)) from error

    def in_words(self, game: Champions, seat: int, option: Option) -> str:
        return f"{seat}: {in_words(game, option)}" if seat else in_words(game, option)
