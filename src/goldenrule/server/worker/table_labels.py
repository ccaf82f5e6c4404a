"""How a table is called, who sits there and where it stands, from what is kept of it, in the language of who reads."""

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

import msgspec

from goldenrule.gamekit.text_lists import join_parts, list_parts
from goldenrule.kernel.codec import admit
from goldenrule.kernel.records import parse
from goldenrule.lab import puzzles
from goldenrule.server.worker.table_kind import TableKind, WhatIfTable
from goldenrule.server.worker.table_kinds import LessonTable, PuzzleTable, lesson_texts, table_kind_of
from goldenrule.server.worker.table_locale import locale_of
from goldenrule.server.worker_answers import Label, Labels
from goldenrule.server.worker_calls import LabelTables, SavedTable
from goldenrule.table.games import find_game, game_names
from goldenrule.table.results import outcome

if TYPE_CHECKING:
    from goldenrule.kernel.game import Game
    from goldenrule.words.texts import Texts


class TableStanding(msgspec.Struct, frozen=True):
    """Where a game stands: its round (0 if it has none), and the seats that are to act. It gives nothing away.

    Of a finished game, who has won (`State.winner`), and how it ended.
    """

    round: int
    seats: Sequence[int]
    winner: str = ""
    ending: str = ""


def encode_standing(standing: TableStanding) -> str:
    """As it is kept with a table."""
    return msgspec.json.encode(standing).decode()


def labels(texts: "Texts", call: LabelTables) -> Labels:
    """The labels of tables."""
    return Labels([label(each, texts) for each in call.tables])


def label(table: SavedTable, texts: "Texts") -> Label | None:
    """What there is to say of a table before it is opened. None where its game cannot be begun any more.

    A pack that breaks says so at its own table, and keeps nobody from all others.
    """
    try:
        return _label(table, texts)
    except Exception:
        return None


def _label(table: SavedTable, texts: "Texts") -> Label:
    record, table_kind = parse(table.record, game_names()), table_kind_of(table.kind)
    kind = find_game(record.game)
    game = kind.make(record.options, record.seed)
    if record.start is not None:
        admit(game, record.start)
    words = locale_of(game, texts).words
    names = [words.player(game, seat) for seat in range(game.state.seats)]
    people = [seat for seat in range(len(names)) if seat not in table.bots]
    return Label(table_title(game, people, table_kind, names, texts), names, standing_text(game, table.standing, texts))


def standing_text(game: "Game", kept: str, texts: "Texts") -> str:
    """Where a table stands, or its result; tables of earlier versions keep it in words, or not at all.

    The game is one that is just set up: only its players and the words for its winners are asked for.
    """
    if not kept.startswith("{"):
        return kept
    found = msgspec.json.decode(kept, type=TableStanding)
    words = locale_of(game, texts).words
    if found.winner:
        game.state.winner = found.winner
        return outcome(game, words, texts, found.ending)
    names = [words.player(game, seat) for seat in range(game.state.seats)]
    return texts.t("server-where", round=found.round, names=list_parts(texts, [names[seat] for seat in found.seats]))


def table_title(
    game: "Game", people: Sequence[int], table_kind: TableKind, names: Sequence[str], texts: "Texts"
) -> str:
    """Who plays against what, in a few words."""
    if isinstance(table_kind, WhatIfTable):
        return texts.t("server-what-if", about=table_title(game, people, TableKind(), names, texts))
    if isinstance(table_kind, PuzzleTable):
        return puzzles.translated(table_kind.puzzle, texts.language).name
    if isinstance(table_kind, LessonTable):
        return lesson_texts(texts.lang).t(table_kind.lesson.key())
    kind = find_game(game.name)
    if table_kind.date and kind.daily_game is not None:
        daily = kind.daily_game()
        return daily.facing(daily.deal(date.fromisoformat(table_kind.date))[0], texts)
    if kind.hidden_hands:
        own = people if 0 < len(people) < len(names) else [0]
        facing = [name for seat, name in enumerate(names) if seat not in own]
        names = [names[seat] for seat in own]
    else:
        words = locale_of(game, texts).words
        facing = [words.name(code) for code in words.scenario_cards(game)[:1]]
    if not facing:
        return list_parts(texts, names)
    return texts.t("server-about", names=list_parts(texts, names), facing=join_parts(texts, facing, "join-names"))
