"""An account of a game: what one seat has seen of it, and nothing that it could not know."""

from collections.abc import Iterable, Sequence

import msgspec

from goldenrule.gamekit.game_words import GameWords
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.events import Event
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Entry, Record, Recorder, Undo, reopen
from goldenrule.kernel.views import View, view
from goldenrule.table.games import find_game
from goldenrule.table.position_codes import encode_known


class SeatHistory(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat knows of a game, as plain data.

    `log` and `answers` are in words; an answer stands behind the number of the decision. `question` is what the seat is
    asked now, `options` what it may answer. `code` is the position as the seat knows it (see `position_codes`), "" if
    there is none in which the game could go on.
    """

    game: str
    content: str
    made: dict[str, object]
    """The options of the game, without its seed."""
    seat: int
    decisions: int
    log: tuple[str, ...]
    answers: tuple[str, ...]
    question: str
    options: tuple[str, ...]
    view: View
    code: str


def history_of(record: Record, seat: int, words: GameWords, seed: str) -> SeatHistory:
    """The account of a seat, from the record of a game, which is played again. `seed`: a new one, for the code.

    Raises BadInput if the record does not replay.
    """
    return history_from(reopen(record, find_game(record.game).make, until=0), record.entries, seat, words, seed)


def history_from(recorder: Recorder, entries: Iterable[Entry], seat: int, words: GameWords, seed: str) -> SeatHistory:
    """The account of a seat of a game that goes on from here with these entries."""
    log: list[tuple[int, str]] = []
    answers: list[tuple[int, str]] = []

    def listen(event: Event) -> None:
        game = recorder.game
        text = words.event(game, game.event_view(event, seat))
        if text:
            log.append((game.decisions, text))

    recorder.game.observer = listen
    for entry in entries:
        if isinstance(entry, Undo):
            recorder.undo(entry.undo)
            done = recorder.game.decisions
            log = [line for line in log if line[0] <= done]
            answers = [line for line in answers if line[0] <= done]
            continue
        game, option = recorder.game, entry[1:]
        if entry[0] == seat:
            answers.append((game.decisions + 1, _answer(game, words, seat, option)))
        recorder.apply(entry[0], option)
    game = recorder.game
    asked = next((d for d in game.pending if d.seat == seat), None)
    try:
        code = encode_known(game, seat, seed)
    except Stuck:
        code = ""
    return SeatHistory(
        game=game.name,
        content=game.content_hash(),
        made=game.setup,
        seat=seat,
        decisions=game.decisions,
        log=tuple([text for _, text in log]),
        answers=tuple([f"{number}. {text}" for number, text in answers]),
        question="" if asked is None else words.prompt(game, asked),
        options=() if asked is None else tuple(_options(game, words, asked, asked.options)),
        view=view(game, seat),
        code=code,
    )


def _answer(game: Game, words: GameWords, seat: int, option: Option) -> str:
    """What a seat is asked, and what it answers."""
    asked = next(d for d in game.pending if d.seat == seat)
    return f"{asked.kind}: {_options(game, words, asked, [option])[0]}"


def _options(game: Game, words: GameWords, asked: Decision, options: Sequence[Option]) -> list[str]:
    """Options in words; one about a card that the seat does not see only by its verb."""
    return [
        words.option(game, asked, option) if option[1] <= 0 or game.sees(option[1], asked.seat) else option[0]
        for option in options
    ]
