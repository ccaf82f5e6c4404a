"""The command `stats`: one's own finished games in numbers, exported, or deleted."""

import argparse
from pathlib import Path

from goldenrule.words.phrases import Help


def arguments(one: argparse.ArgumentParser) -> None:
    one.add_argument("game", nargs="?", default="", metavar="GAME", help=Help("help-only-games-name"))
    what = one.add_mutually_exclusive_group()
    what.add_argument("--json", action="store_true", help=Help("help-print-one-json"))
    what.add_argument("--export", default="", metavar="FILE", help=Help("help-write-every-game"))
    what.add_argument("--delete", action="store_true", help=Help("help-delete-statistics-all"))


def run(given: argparse.Namespace) -> int:
    import msgspec

    from goldenrule.kernel.files import home, write_new
    from goldenrule.table import stats
    from goldenrule.table.games import find_game
    from goldenrule.table.language_choice import current_language
    from goldenrule.table.stats_text import groups
    from goldenrule.words.columns import columns, pad
    from goldenrule.words.texts import Texts

    texts = Texts(current_language())
    t = texts.t
    if given.game:
        find_game(given.game)
    if given.delete:
        print(t("stats-deleted" if stats.delete(home()) else "stats-none"))
        return 0
    found = stats.games(home(), given.game)
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
        print(
            t(
                "stats-rounds",
                least=summary.rounds[0],
                mean=texts.language.number(summary.rounds[1], 1),
                most=summary.rounds[2],
            )
        )
    for group in groups(found, texts):
        print(f"\n{group.title}")
        width = max(24, *(columns(row.name) for row in group.rows))
        for row in group.rows:
            decided = row.count.won + row.count.lost + row.count.draw
            percent = round(100 * row.count.won / decided) if decided else 0
            counted = t("stats-line", games=row.count.games, won=row.count.won, percent=percent)
            print(f"  {pad(row.name, width)} {counted}")
    return 0
