"""The command `pack balance`: is a game fair with some packs?"""

import argparse
import sys
from typing import Final

from goldenrule.cli.client_texts import Words
from goldenrule.cli.pages import must_be_page
from goldenrule.cli.progress import Progress
from goldenrule.gamekit.balance import FAILS, OPEN
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import write_over
from goldenrule.lab import balance
from goldenrule.table.games import find_game
from goldenrule.table.packs import pack_in

CANNOT_TELL: Final = 3
"""The exit status if no bound is known not to hold, and some are open."""


def run(given: argparse.Namespace) -> int:
    """Hold many games against the bounds of their game: 1 if one does not hold, 3 if more games are needed to tell."""
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
            said = {"what": each.what, "value": each.shown, "bound": each.asked}
            print(w("balance-line", verdict=each.verdict, **said))
    print(w("balance-summed", **page.verdict_counts(), games=games, bot=given.bot), file=sys.stderr)
    for verdict in (FAILS, OPEN):
        for each in page.with_verdict(verdict):
            said = {"what": each.what, "value": each.shown, "bound": each.asked}
            print(w(f"balance-said-{verdict}", **said, games=each.games_to_tell(games)), file=sys.stderr)
    if page.with_verdict(FAILS):
        return 1
    return CANNOT_TELL if page.with_verdict(OPEN) else 0
