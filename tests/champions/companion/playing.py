"""A companion at which a test types: what it says, and what lies on its table."""

from typing import Any

import pytest

from goldenrule.games.champions import GAME, ids
from goldenrule.games.champions.companion.game import stopped
from goldenrule.games.champions.companion.table import ChampionsCompanion
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.situations.placing import named_in_play
from goldenrule.games.champions.state import TableCard
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.table import companion_files
from goldenrule.words.texts import Texts

TEXTS = Texts("en", strict=True)


def begin(
    *heroes: str, scenario: str = "rhino", typed: bool = False, expert: bool = False, seed: str = "1", **more: Any
) -> ChampionsCompanion:
    options = {"heroes": list(heroes or ("spider_man",)), "scenario": scenario, "expert": expert, **more}
    return GAME.companion(options, seed, typed, TEXTS)


def say(table: ChampionsCompanion, *lines: str) -> list[str]:
    """Type lines; after each of them the table can be shown, as it is to people and for the file that is kept."""
    out: list[str] = []
    for line in lines:
        out += table.obey(line)
        view(table.game, SPECTATOR)
    return out


def step(table: ChampionsCompanion) -> str:
    return table.step().name


def go(table: ChampionsCompanion, name: str, *answers: str) -> ChampionsCompanion:
    """Go on with Enter until the people are at a step; then give the answers."""
    for _ in range(60):
        if step(table) == name:
            break
        table.obey("")
    assert step(table) == name
    say(table, *answers)
    return table


def amount(table: ChampionsCompanion) -> int:
    """The damage or threat of which the people are told."""
    stop = stopped(table.game)
    assert stop is not None and stop.amount is not None
    return stop.amount.amount


def card(table: ChampionsCompanion, name: str, nth: int = 1) -> TableCard:
    return table.game.table_card(named_in_play(table.game, name)[nth - 1])


def held(table: ChampionsCompanion, name: str) -> list[str]:
    one = card(table, name)
    return [status for status in (ids.STUNNED, ids.CONFUSED, ids.TOUGH) if getattr(one, status)]


def hp(table: ChampionsCompanion, seat: int = 0) -> int:
    return values.remaining(table.game, table.game.state.identities[seat])


def threat(table: ChampionsCompanion) -> int:
    return table.game.table_card(table.game.state.main_scheme).threat


def names(table: ChampionsCompanion, zone: int) -> list[str]:
    return [table.game.ident(e).name for e in table.game.state.zones[zone]]


def put_on_top(table: ChampionsCompanion, code: str) -> None:
    g = table.game
    e = next(e for e in g.state.zones[ids.ENCOUNTER_DECK] if g.ident(e).code == code)
    g.move(e, ids.ENCOUNTER_DECK)


def seen(table: ChampionsCompanion) -> str:
    """Everything that a table is."""
    kept = companion_files.CompanionTable(
        companion_files.CompanionFile("champions", {"heroes": ["spider_man"]}, "1"), TEXTS
    )
    kept.tables = [table]
    g = table.game
    return f"{kept.digest()} {g.state.zones} {g.state.ident} {[type(frame).__name__ for frame in g.stack]} {g.pending}"


def refused(table: ChampionsCompanion, line: str, says: str) -> None:
    """The line is refused in one sentence, as a client does it: on a copy, so that nothing has changed."""
    before = seen(table)
    with pytest.raises(BadInput, match=says) as error:
        table.copy().obey(line)
    assert seen(table) == before and len(str(error.value)) < 250
