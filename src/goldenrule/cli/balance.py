"""The command `pack balance`: is a game fair with some packs?"""

import argparse
import sys

from goldenrule.cli.pages import must_be_page
from goldenrule.cli.progress import Progress
from goldenrule.cli.words import Words
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import write_over
from goldenrule.lab import balance
from goldenrule.table.games import find_game
from goldenrule.table.packs import pack_in


def run(given: argparse.Namespace) -> int:
    """Hold many games against the bounds of their game: 1 if one does not hold."""
    found = {pack_in(folder)[0].manifest.game for folder in given.folders} | ({given.game} - {""})
    if len(found) > 1:
        raise BadInput("bad-balance-games", games=sorted(found))
    if not found:
        raise BadInput("bad-balance-which", known=balance.fair_games())
    kind = find_game(found.pop())
    fair = balance.balance_of(kind.name, given.folders)
    if given.out is not None:
        must_be_page(given.out, ".md", given.folders)
    games, w = given.games or fair.games, Words(kind.name)
    with Progress(w) as step:
        played = balance.play_all(
            kind.name, given.folders, given.bot, games, given.seed, given.jobs, step, players=given.players
        )
    page = balance.page_of(kind, fair, played, given.bot, given.seed, w.texts)
    if given.out is not None:
        write_over(given.out, page.text().encode())
    if given.print:
        print(page.text(), end="")
    else:
        for each in page.bounds:
            held = "yes" if each.holds else "no"
            print(w("balance-line", holds=held, what=each.what, value=each.shown, bound=each.asked))
    holding = len(page.bounds) - len(page.failed)
    print(w("balance-summed", holding=holding, n=len(page.bounds), games=games, bot=given.bot), file=sys.stderr)
    for each in page.failed:
        sure = "yes" if each.sure else "no"
        print(w("balance-failed", what=each.what, value=each.shown, bound=each.asked, sure=sure), file=sys.stderr)
    return int(bool(page.failed))
