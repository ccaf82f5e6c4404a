"""The command `stats`: one's own finished games in numbers, exported, or deleted."""

import argparse
from contextlib import suppress
from pathlib import Path

GROUPS = ("game", "hero", "aspect", "scenario", "mode", "players", "ending")
"""What games are counted by, in this order; other facts of games follow."""

OFFERED = {"hero": "heroes", "scenario": "scenario"}
"""Groups whose values are among what an option of a game offers."""


def arguments(one: argparse.ArgumentParser) -> None:
    one.add_argument("game", nargs="?", default="", metavar="GAME", help="only the games of this name")
    what = one.add_mutually_exclusive_group()
    what.add_argument("--json", action="store_true", help="print one JSON object")
    what.add_argument("--export", default="", metavar="FILE", help="write every game into a new JSON file")
    what.add_argument("--delete", action="store_true", help="delete the statistics of all games")


def run(given: argparse.Namespace) -> int:
    import msgspec

    from goldenrule.kernel.files import write_new
    from goldenrule.kernel.plain import in_line
    from goldenrule.table import stats
    from goldenrule.table.games import find_game
    from goldenrule.table.spoken import spoken
    from goldenrule.table.texts import Texts

    t = Texts(spoken()).t
    if given.game:
        find_game(given.game)
    if given.delete:
        print(t("stats-deleted" if stats.delete() else "stats-none"))
        return 0
    found = stats.games(given.game)
    if given.export:
        write_new(Path(given.export), msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        print(t("stats-exported", n=len(found), path=given.export))
        return 0
    summary = stats.summarize(found)
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
        return 0
    if not found:
        print(t("stats-none"))
        return 0
    every = summary.all
    shared = every.games - every.won - every.lost - every.draw
    print(t("stats-all", games=every.games, won=every.won, lost=every.lost, draw=every.draw, shared=shared))
    if summary.rounds[2]:
        print(t("stats-rounds", least=summary.rounds[0], mean=f"{summary.rounds[1]:.1f}", most=summary.rounds[2]))
    called = _names({(each.game, each.ending) for each in found})
    names = [name for name in GROUPS if name in summary.by]
    for name in [*names, *sorted(set(summary.by) - set(names))]:
        key = f"stats-by-{name}"
        print(f"\n{t(key) if name in GROUPS else in_line(name.capitalize())}")
        rows = sorted(summary.by[name].items(), key=lambda item: (-item[1].games, item[0]))
        said = [in_line(called.get((name, value)) or value.replace("_", " ")) for value, _ in rows]
        width = max(24, *map(len, said))
        for head, (_, count) in zip(said, rows):
            decided = count.won + count.lost + count.draw
            percent = round(100 * count.won / decided) if decided else 0
            line = t("stats-line", games=count.games, won=count.won, percent=percent)
            print(f"  {head:<{width}} {line}")
    return 0


def _names(endings: set[tuple[str, str]]) -> dict[tuple[str, str], str]:
    """What is printed for the ids of games, of what their options offer, and of how they ended, by group and id."""
    from goldenrule.cli.words import Words
    from goldenrule.kernel.errors import BadInput
    from goldenrule.table.games import games_of

    out: dict[tuple[str, str], str] = {}
    for kind in games_of(sorted({game for game, _ in endings})):
        for how in {how for game, how in endings if game == kind.name}:
            if [other for _, other in endings].count(how) == 1:  # else games would say different things of one number
                out["ending", how] = Words(kind.name).ending(kind.name, how)
        out["game", kind.name] = kind.title
        for group, option in OFFERED.items():
            with suppress(BadInput):  # the game has no such option
                out |= {(group, each.id): each.name for each in kind.choices(option)}
    return out
