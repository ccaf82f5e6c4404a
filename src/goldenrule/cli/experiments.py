"""The commands `duel` and `sweep`: which of two bots is better, and what options do to the games of one."""

import argparse
import sys
from decimal import Decimal

import msgspec

from goldenrule.cli.client_texts import Words
from goldenrule.cli.options import option_words, parse_with_notes
from goldenrule.cli.progress import Progress
from goldenrule.kernel.errors import BadInput
from goldenrule.lab.crashes import GameCrashed, export_crashes
from goldenrule.table import saves
from goldenrule.table.games import find_game, title_of


def duel(given: argparse.Namespace) -> int:
    """Let two bots play each other until it is decided which is better: 1 if the first is not."""
    from goldenrule.lab.bot_match import BETTER, OPEN, match

    kind = find_game(given.game)
    w = Words(kind.name)
    number = w.texts.language.number
    options = parse_with_notes(kind, option_words(given, kind))
    with Progress(w) as step:
        try:
            with export_crashes(saves.folder("reports")):
                found = match(
                    kind.name,
                    options,
                    given.seed or "1",
                    (given.first, given.second),
                    given.pairs,
                    (given.elo0, given.elo1),
                    jobs=given.jobs,
                    on=given.on,
                    progress=step,
                )
        except GameCrashed as error:
            print(w.error_text(error), file=sys.stderr)
            return 1
    status = int(found.verdict != BETTER)
    if given.json:
        print(msgspec.json.encode(found).decode())
        return status
    first, second = found.bots
    if first == second:
        first, second = f"{first} (1)", f"{second} (2)"
    how = "together" if found.cooperative else "against"
    print(w.texts.tell(title_of(kind)))
    print(w("duel-games", first=first, second=second, how=how, pairs=found.pairs))
    print(
        w("duel-points", how=how, first=first, second=second, wins=found.wins, draws=found.draws, losses=found.losses)
    )
    elo, low, high = (
        "none" if each is None else number(each, 0) for each in (found.elo, found.elo_low, found.elo_high)
    )
    print(w("duel-elo", elo=elo, low=low, high=high))
    verdict = "open" if found.verdict == OPEN else "better" if found.verdict == BETTER else "not-better"
    print(
        w(
            "duel-verdict",
            verdict=verdict,
            first=first,
            second=second,
            least=number(given.elo0, decimals(given.elo0)),
            most=number(given.elo1, decimals(given.elo1)),
            ratio=number(found.ratio, 2),
            low=number(found.bounds[0], 2),
            high=number(found.bounds[1], 2),
        )
    )
    return status


def decimals(value: float) -> int:
    """How many decimals a number was typed with."""
    exponent = Decimal(repr(value)).normalize().as_tuple().exponent
    return max(0, -int(exponent))


def sweep(given: argparse.Namespace) -> int:
    """Play the same number of games for every combination of options, and print how they went."""
    from goldenrule.lab.result_writer import collect
    from goldenrule.lab.sweeps import cells, rates

    kind = find_game(given.game)
    w = Words(kind.name)
    number = w.texts.language.number
    bots = [name.strip() for name in (given.bots or kind.bot).split(",") if name.strip()]
    if not given.over:
        raise BadInput("bad-sweep-nothing")
    found = cells(kind, option_words(given, kind), given.over, given.seed or "1", bots)
    with Progress(w, kept=given.out) as step:
        try:
            frame = collect(
                given.out,
                [cell.run for cell in found],
                given.games,
                given.jobs,
                given.decisions,
                step,
                saves.folder("reports"),
                given.on,
            )
        except GameCrashed as error:
            print(w.error_text(error), file=sys.stderr)
            return 1
    told = rates(frame, found)
    if given.json:
        print(msgspec.json.encode(told).decode())
        return 0
    print(w.texts.tell(title_of(kind)))
    for each in told:
        percent, low, high = (number(100 * rate, 0) for rate in (each.rate, each.low, each.high))
        cell = ", ".join(f"{name} {value}" for name, value in each.values.items())
        print(
            w(
                "sweep-cell",
                cell=cell,
                wins=each.wins,
                games=each.games,
                percent=percent,
                low=low,
                high=high,
                rounds=number(each.rounds_mean, 1),
            )
        )
    print(w("cli-results-kept", folder=str(given.out)))
    return 0
