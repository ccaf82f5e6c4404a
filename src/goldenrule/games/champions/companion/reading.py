"""A table of a companion read back from its file: every name in it exists, and what it points to is there."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from goldenrule.games.champions.companion.steps import CLAUSES, ENCOUNTER
from goldenrule.games.champions.companion.table import STATUSES, VILLAIN, Table, Thing, carriers
from goldenrule.games.champions.sets import heroes, load_facts, modulars, scenarios
from goldenrule.kernel.errors import BadInput, shown
from goldenrule.kernel.files import read_bytes

MOST_CARDS = 500
"""Cards in a pile, or things on a table; the largest encounter deck has fewer than 100."""
LONGEST_SEED = 10_000


class _Wrong(Exception):
    """What a companion does not go on from; its text says why in a few words."""


def read_table(path: Path) -> Table:
    """The table in a file. Raises BadInput if it cannot be read, or is not one that a companion has written."""
    try:
        return _decoded(read_bytes(path))
    except _Wrong as wrong:
        raise BadInput(f"{path} is damaged ({wrong}); move it away and begin anew with --heroes.") from wrong


def check_kept(table: Table) -> None:
    """Raise BadInput for a table whose file `read_table` would refuse, before anything is written."""
    try:
        _decoded(msgspec.json.encode(table))
    except _Wrong as wrong:
        raise BadInput(f"This was not done, for the table could not be kept then ({wrong}).") from wrong


def _decoded(data: bytes) -> Table:
    """The table that a file holds. Raises _Wrong."""
    try:
        table = msgspec.json.decode(data, type=Table)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # its words are not for users
        raise _Wrong("it is no table") from error
    for wrong in _faults(table):
        raise _Wrong(wrong)
    return table


def _faults(table: Table) -> Iterator[str]:
    """What is wrong with a table, a few words each."""
    entry = scenarios().get(table.scenario)
    if entry is None:
        yield f"there is no scenario {shown(table.scenario)}"
        return
    facts = load_facts()
    seats = range(len(table.players))
    names = {facts[hero.hero].name for hero in heroes().values()}
    if not 1 <= len(seats) <= 4 or any(player.name not in names for player in table.players):
        yield "its players are not one to four heroes"
        return
    for player in table.players:
        if player.form not in ("hero", "alter_ego") or player.alive is (player.hp == 0) or player.hp > player.most:
            yield f"{player.name} is in no possible state"
    if table.winner not in ("", "players", "villain") or not 1 <= table.round < 10_000:
        yield "its round or its winner cannot be"
    if table.first not in seats or not (table.winner or table.players[table.first].alive):
        yield "its first player does not play"
    stages, schemes = entry.villain_deck(table.expert), [back for _, back in entry.main_schemes]
    if not (table.winner or table.stages) or table.stages != list(stages[len(stages) - len(table.stages) :]):
        yield "its villain has no such stages"
    if not (table.winner or table.schemes) or table.schemes != schemes[len(schemes) - len(table.schemes) :]:
        yield "its scenario has no such main schemes"
    if table.villain.id != VILLAIN or table.villain.code not in stages[-len(table.stages) or -1 :][:1]:
        yield "its villain is not the present stage"
    if any(name not in modulars() for name in table.modular):
        yield "there is no such modular set"
    if len(table.seed) > LONGEST_SEED or not 0 <= table.shuffles < 10_000:
        yield "it has been shuffled in no possible way"
    yield from _piles(table)
    yield from _things(table)
    yield from _ahead(table)


def _piles(table: Table) -> Iterator[str]:
    facts = load_facts()
    piles = [table.deck, table.discard, table.removed, table.boosts, *(player.dealt for player in table.players)]
    for pile in piles:
        if len(pile) > MOST_CARDS:
            yield "a pile has too many cards"
            return
        for code in pile:
            facedown = table.typed and code == ""  # the printed card lies there, and is typed in when it is revealed
            if not facedown and (code not in facts or facts[code].type not in ENCOUNTER):
                yield f"{shown(code)} is no encounter card"
                return


def _things(table: Table) -> Iterator[str]:
    """Ids are one thing each, and what is attached is attached to something that is there, not in a circle."""
    facts, seats = load_facts(), len(table.players)
    known = {VILLAIN}
    if len(table.things) > MOST_CARDS:
        yield "it has too many cards in play"
        return
    for thing in table.things:
        if thing.code not in facts or facts[thing.code].type not in ENCOUNTER:
            yield f"{shown(thing.code)} cannot be in play"
            return
        if thing.id in known or not 0 < thing.id < table.next_id or not -1 <= thing.seat < seats:
            yield f"{facts[thing.code].name} is in play in no possible way"
        known.add(thing.id)
    for thing in table.things:
        if thing.host not in (-1, *known) or thing in carriers(table, thing):
            yield f"{facts[thing.code].name} is attached to nothing"
    holders: list[Thing | str] = [table.villain, *table.things]
    statuses = [status for each in holders if isinstance(each, Thing) for status in each.statuses]
    statuses += [status for player in table.players for status in player.statuses]
    if not {*statuses} <= {*STATUSES}:
        yield "it has statuses that do not exist"


def _ahead(table: Table) -> Iterator[str]:
    if (not table.ahead and not table.winner) or len(table.ahead) > MOST_CARDS:
        yield "it does not say what comes next"
        return
    for step in table.ahead:
        alone = step.kind in ("end", "threat", "deal", "pass")
        if step.kind not in CLAUSES or not (step.seat == -1 if alone else 0 <= step.seat < len(table.players)):
            yield f"there is no step {shown(step.kind)} of such a player"
            return
