"""Commands that only look things up or run other tools: cards, simulations, case files."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from goldenrule.cli.client_texts import Words
from goldenrule.cli.options import option_words, parse_with_notes
from goldenrule.cli.output import Plain
from goldenrule.cli.packs import name_cards
from goldenrule.cli.pages import must_be_page
from goldenrule.cli.progress import Progress, Step
from goldenrule.gamekit.text_lists import list_parts
from goldenrule.kernel.errors import BadInput
from goldenrule.table import saves
from goldenrule.table.games import find_game, title_of
from goldenrule.words.plain import in_line

if TYPE_CHECKING:
    from goldenrule.lab.simulate import Summary


def simulate(given: argparse.Namespace) -> int:
    """Play many games of bots and print the totals; with `--out` keep a row of each."""
    from goldenrule.lab.crashes import GameCrashed
    from goldenrule.lab.simulate import simulate as run

    kind = find_game(given.game)
    game, w, seed = kind.name, Words(kind.name), given.seed or "1"
    options = parse_with_notes(kind, option_words(given, kind))
    bots = [name.strip() for name in (given.bots or "random").split(",") if name.strip()]
    if given.decisions and given.out is None:
        raise BadInput("bad-decisions-nowhere")
    with Progress(w, kept=given.out) as step:
        try:
            crashes = saves.folder("reports")
            if given.out is None:
                found = run(
                    game, options, given.games, seed, bots, given.jobs, step,
                    crashes=crashes, on=given.on, digests=given.digest,
                )  # fmt: skip
            else:
                found = _kept_totals(given, game, options, seed, bots, step, crashes)
        except GameCrashed as error:
            print(w.error_text(error), file=sys.stderr)
            return 1
    if given.json:
        import msgspec

        print(msgspec.json.encode(found).decode())
        return 0
    percent = round(found.win_rate * 100)
    print(w.texts.tell(title_of(kind)))
    if found.cooperative:
        print(w("cli-simulated", games=found.games, wins=found.wins, losses=found.losses, percent=percent))
    else:
        print(w("cli-simulated-seats", games=found.games, draws=found.draws))
        started = kind.make(options, seed)
        for seat, wins in enumerate(found.seat_wins):
            who, bot = w.who(started, seat), found.bots[seat % len(found.bots)]
            print(w("cli-simulated-seat", who=who, bot=bot, wins=wins, percent=round(100 * wins / found.games)))
    if endings := sorted(((how, n) for how, n in found.endings.items() if how), key=lambda each: -each[1]):
        print(w("cli-simulated-endings"))
    for how, n in endings:
        share = round(100 * n / found.games)
        print("  " + w("cli-simulated-ending", how=w.ending_text(game, how), n=n, percent=share))
    number = w.texts.language.number
    print(w("cli-simulated-rounds", rounds=number(found.rounds_mean, 1), decisions=number(found.decisions_mean, 0)))
    print(w("cli-simulated-speed", games=number(found.games_per_s, 1), decisions=number(found.decisions_per_s, 0)))
    if found.digest:
        print(w("cli-simulated-digest", digest=found.digest, seed=seed))
    if given.out is not None:
        print(w("cli-results-kept", folder=str(given.out)))
    return 0


def _kept_totals(
    given: argparse.Namespace,
    game: str,
    options: dict[str, object],
    seed: str,
    bots: list[str],
    step: Step,
    crashes: Path,
) -> "Summary":
    """The totals of games that are kept in a folder, those that were there before among them."""
    from time import perf_counter

    from goldenrule.lab.result_writer import collect
    from goldenrule.lab.results import Run, outcomes_of
    from goldenrule.lab.simulate import summarize

    began = perf_counter()
    run = Run.of(game, options, seed, bots)
    frame = collect(given.out, [run], given.games, given.jobs, given.decisions, step, crashes, given.on)
    return summarize(game, options, seed, bots, given.jobs, outcomes_of(frame), perf_counter() - began)


def cards(given: argparse.Namespace) -> int:
    """The cards that a query finds."""
    from goldenrule.table.card_lookup import cards_near, find_cards  # only this needs it

    out, query = _lookup_output(given), " ".join(given.query)
    found = find_cards(out.w.game, out.w.texts, query)
    if not found:
        near = list_parts(out.w.texts, cards_near(out.w.game, out.w.texts, query))
        raise BadInput("search-nothing", query=query, near=near or "none")
    for code in found:
        out.say(out.w.game.card_line(code))
    out.say(out.w("cli-cards-found", n=len(found)), "dim")
    return 0


def card(given: argparse.Namespace) -> int:
    """Everything about a card: facts, text, where it comes from."""
    from goldenrule.table.card_lookup import about_card  # only this needs it

    out = _lookup_output(given)
    for line in about_card(out.w.game, out.w.texts, " ".join(given.id)):
        out.say(line)
    return 0


def _lookup_output(given: argparse.Namespace) -> Plain:
    """Where cards of a game, and of the packs that were named, are told about."""
    kind = find_game(given.game)
    w = Words(kind.name)
    name_cards(w, kind, given.pack)
    return Plain(w)


def check(given: argparse.Namespace) -> int:
    """Run case files: a line for every case. 1 if one failed, 2 if one could not be run at all."""
    from goldenrule.lab.cases import run_file

    status = 0
    for path in given.files:
        for result in run_file(path):
            print(in_line(str(result)))
            status = max(status, 2 if result.bad else 0 if result.passed else 1)
    return status


def bench(given: argparse.Namespace) -> int:
    """Measure speed, or count how often people are asked: 1 if a gate or goal is missed."""
    from goldenrule.gamekit.vocabulary import check_exists  # these are needed only here
    from goldenrule.lab import bench as suite
    from goldenrule.lab import bench_text as told

    if given.out is not None:
        must_be_page(given.out, ".json")
    for name in given.games:
        check_exists("game", name, suite.measured_games())
    if given.prompts:
        return told.count_prompts(given.games, given.number, given.json)
    return told.print_speed(given.games, given.repeats, given.json, given.out)
