"""Statistics in words: games counted by what they were, under headings, in the order in which they are shown."""

from collections.abc import Sequence
from typing import Final

import msgspec

from goldenrule.table.games import games_of, title_of
from goldenrule.table.results import ending_text
from goldenrule.table.stats import Count, PlayedGame, summarize
from goldenrule.words.plain import in_line
from goldenrule.words.texts import Texts

GROUPS: Final = ("game", "hero", "team", "side", "aspect", "scenario", "mode", "players", "ending")
"""What games are counted by, in this order; other facts of games follow."""


class Tally(msgspec.Struct, frozen=True):
    """What games had in common, and how they ended."""

    name: str
    count: Count


class Tallies(msgspec.Struct, frozen=True):
    """Games by what they had in common, the most frequent first."""

    title: str
    rows: Sequence[Tally]


def groups(found: Sequence[PlayedGame], texts: Texts) -> list[Tallies]:
    """These games by everything that is known of them."""
    by = summarize(found).by
    called = _names({(each.game, each.ending) for each in found}, texts)
    out = []
    for name in [*(name for name in GROUPS if name in by), *sorted(set(by) - set(GROUPS))]:
        title = texts.t(f"stats-by-{name}") if name in GROUPS else in_line(name.capitalize())
        rows = sorted(by[name].items(), key=lambda item: (-item[1].games, item[0]))
        said = [in_line(called.get((name, value)) or _by_key(name, value, texts)) for value, _ in rows]
        out.append(Tallies(title, [Tally(head, count) for head, (_, count) in zip(said, rows)]))
    return out


def _by_key(group: str, value: str, texts: Texts) -> str:
    """What is shown for an id that no option of a game offers: the words of its key, or itself."""
    key = f"stats-{group}-{value}"
    return texts.t(key) if texts.has(key) else value.replace("_", " ")


def _names(endings: set[tuple[str, str]], texts: Texts) -> dict[tuple[str, str], str]:
    """What is shown for the ids of games, of what their options offer, and of how they ended, by group and id."""
    out: dict[tuple[str, str], str] = {}
    for kind in games_of(sorted({game for game, _ in endings})):
        for how in {how for game, how in endings if game == kind.name}:
            if [other for _, other in endings].count(how) == 1:  # else games would say different things of one number
                out["ending", how] = ending_text(kind.name, how, texts)
        out["game", kind.name] = texts.tell(title_of(kind))
        for group, option in kind.stats_options.items():
            out |= {(group, each.id): each.called(texts, kind.name) for each in kind.choices(option)}
    return out
