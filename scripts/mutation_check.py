"""Would the tests notice if a rule were wrong? A sample of clauses is broken in a copy of the code, one at a time.

python scripts/mutation_check.py                      break each clause of the sample; fail if no test notices one
python scripts/mutation_check.py --report             the same, and write docs/mutation_check.md
python scripts/mutation_check.py --check              break nothing; fail if a clause has no mutation or one is stale
python scripts/mutation_check.py --game heroes        only the clauses of one game
python scripts/mutation_check.py --only MC-HEAL-01    only these clauses

The samples are computed (`sample`), one a game; the mutations are in scripts/mutations/, a table a game. A mutant is
killed when a test or a case that cites its clause fails; no other test is run: no clause is proven by accident.
"""

import argparse
import hashlib
import sys
from collections import Counter
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import NamedTuple

from goldenrule.testing.citations import Clause

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # when this file is run, not imported
from scripts.mutants import (
    KILLED,
    ROOT,
    TABLES,
    TIMED_OUT,
    UNUSABLE,
    MutationError,
    Mutations,
    Outcome,
    mutated,
    read_tables,
    run_all,
)  # fmt: skip
from scripts.rule_coverage import CITATIONS

PAGE = Path("docs/mutation_check.md")
SEED = 1
PER_SECTION = 2
TIMEOUT = 120.0


class Game(NamedTuple):
    """A game with tests to check: the prefix of its clauses, the size of the sample, and what that says of the rest.

    `outside` estimates the share of mutants outside the sample that tests notice. It is the share in the sample before
    tests were added for it: 65 of 80 and 25 of 40 in Champions, 20 of 30 in Heroes, 24 of 30 in the duel.
    """

    name: str
    title: str
    prefix: str
    size: int
    not_sampled: str = ""
    outside: str = ""


GAMES = (
    Game(
        "champions",
        "Marvel Champions",
        "MC-",
        120,
        not_sampled="MC-DECK-",
        outside="Outside the sample, tests probably notice about three in five (half to four in five).",
    ),
    Game(
        "heroes",
        "Marvel Heroes",
        "H-",
        30,
        outside="Outside the sample, tests probably notice about two in three (half to four in five).",
    ),
    Game(
        "skirmish",
        "Marvel: Skirmish! In New York",
        "D-",
        30,
        outside="Outside the sample, tests probably notice about four in five (six to nine in ten).",
    ),
)


# --- the sample -------------------------------------------------------------------------------------------------------


def eligible(game: Game, clauses: Iterable[Clause]) -> list[Clause]:
    """The clauses of a game that have code of their own.

    Left out are clauses marked as not testable, definitions (the rules that use a name can be broken, the name cannot),
    and the rules for building a player deck, because the game is given decks and does not build them.
    """
    own = [c for c in clauses if c.id.startswith(game.prefix)]
    if game.not_sampled:
        own = [c for c in own if not c.id.startswith(game.not_sampled)]
    return [c for c in own if c.testable and c.kind != "definition"]


def sample(
    game: Game, clauses: Iterable[Clause], structural: Collection[str] = (), seed: int = SEED, size: int = 0
) -> list[Clause]:
    """Clauses in an order that only the seed and the ids decide; at most two of a section while others have some.

    A `structural` clause gives its place to the next one of its section.
    """
    able = [c for c in eligible(game, clauses) if c.id not in structural]
    able.sort(key=lambda c: hashlib.sha256(f"{seed} {c.id}".encode()).digest())
    taken: Counter[str] = Counter()
    first: list[Clause] = []
    rest: list[Clause] = []
    for clause in able:
        (first if taken[clause.section] < PER_SECTION else rest).append(clause)
        taken[clause.section] += 1
    return (first + rest)[: size or game.size]


# --- the page ---------------------------------------------------------------------------------------------------------


Chosen = dict[Game, list[Clause]]
"""The clauses of the sample of each game."""


def render(chosen: Chosen, table: Mutations, outcomes: Iterable[Outcome]) -> str:
    """The page, in Markdown."""
    found = {outcome.clause: outcome for outcome in outcomes}
    lines = [
        "# Mutation check",
        "",
        "Would the tests notice if a rule were wrong? Made by `scripts/mutation_check.py --report`; do not edit.",
        "For each clause of a sample, the script breaks the rule in a copy of the code, and runs only the",
        "tests and cases that cite the clause. At least one of them must fail.",
        "",
        f"The sample is drawn with seed {SEED}, with at most {PER_SECTION} clauses of a section while other sections "
        "have some left. It excludes clauses that are not testable, definitions, and the rules for building player "
        "decks.",
    ]
    for game, clauses in chosen.items():
        pool = [c for c in eligible(game, CITATIONS.clauses.values()) if c.id not in table.structural]
        shown = [found[c.id] for c in clauses if c.id in found]
        noticed = sum(each.state in (KILLED, TIMED_OUT) for each in shown)
        lines += [
            "",
            f"## {game.title}",
            "",
            f"{len(clauses)} of the {len(pool)} clauses that have code of their own: {noticed} of {len(shown)} mutants "
            f"are noticed.{' ' * bool(game.outside)}{game.outside}",
            "",
            "| Clause | What is broken | Noticed by | Tests citing it | Seconds |",
            "|---|---|---|--:|--:|",
        ]
        lines += [_row(table.mutations[each.clause].breaks, each) for each in shown]
    lines += ["", "## Clauses without code of their own", "", "The next clause of their section replaced them."]
    lines += ["", "| Clause | Why |", "|---|---|"]
    lines += [f"| {clause} | {_cell(why)} |" for clause, why in table.structural.items()]
    return "\n".join(lines) + "\n"


def _row(breaks: str, outcome: Outcome) -> str:
    by = f"`{_cell(outcome.by.removeprefix('tests/'))}`" if outcome.by else f"**{outcome.state}**"
    return f"| {outcome.clause} | {_cell(breaks)} | {by} | {outcome.of} | {outcome.seconds:.1f} |"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


# --- the command ------------------------------------------------------------------------------------------------------


def samples(table: Mutations, games: Iterable[Game] = GAMES, seed: int = SEED, size: int = 0) -> Chosen:
    """The sample of each game; `size` is 0 for the game's own."""
    clauses = CITATIONS.clauses.values()
    return {game: sample(game, clauses, table.structural, seed, size) for game in games}


def problems(root: Path = ROOT) -> list[str]:
    """What is wrong with the tables and the page, without breaking anything."""
    table = read_tables(root)
    chosen = [c.id for clauses in samples(table).values() for c in clauses]
    out = [f"{clause} is in the sample and has no mutation." for clause in chosen if clause not in table.mutations]
    for clause, mutation in table.mutations.items():
        try:
            mutated(clause, mutation, root)
        except MutationError as error:
            out.append(str(error))
    page = (root / PAGE).read_text("utf-8") if (root / PAGE).exists() else ""
    known = [clause for clause in chosen if clause in table.mutations]
    stale = [clause for clause in known if f"| {clause} | {_cell(table.mutations[clause].breaks)} |" not in page]
    if stale:
        names = ", ".join(stale)
        out.append(f"{PAGE.as_posix()} does not tell of {names}; run: python scripts/mutation_check.py --report")
    return out


def main(arguments: list[str] | None = None) -> int:
    """Check the tables or break the rules; the exit status is 0 when every mutant is noticed."""
    parser = argparse.ArgumentParser(description="Break rules of the samples and see whether the tests notice.")
    parser.add_argument("--check", action="store_true", help="break nothing; check the tables and the page")
    parser.add_argument("--report", action="store_true", help=f"write {PAGE.as_posix()}")
    parser.add_argument("--game", choices=[game.name for game in GAMES], help="only the clauses of this game")
    parser.add_argument("--only", nargs="+", default=[], metavar="ID", help="only these clauses")
    parser.add_argument("--verbose", action="store_true", help="print what pytest says")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--size", type=int, default=0, help="clauses in the sample of a game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--timeout", type=float, default=TIMEOUT, help="seconds for a mutant")
    options = parser.parse_args(arguments)
    try:
        if options.check:
            wrong = problems()
            for problem in wrong:
                print(problem, file=sys.stderr)
            return 1 if wrong else 0
        return _break(options)
    except MutationError as error:
        print(error, file=sys.stderr)
        return 1


def _break(options: argparse.Namespace) -> int:
    if options.report and (options.only or options.game or options.size or options.seed != SEED):
        raise MutationError(
            "The report is about the samples of all games: leave out --only, --game, --seed and --size."
        )
    table = read_tables()
    games = [game for game in GAMES if options.game in (None, game.name)]
    chosen = samples(table, games, options.seed, options.size)
    wanted = options.only or [clause.id for clauses in chosen.values() for clause in clauses]
    missing = [clause for clause in wanted if clause not in table.mutations]
    if missing:
        raise MutationError(f"{TABLES.as_posix()} has no mutation for {', '.join(missing)}.")
    outcomes: list[Outcome] = []
    for outcome, text in run_all(wanted, table, options.jobs, options.timeout):
        outcomes.append(outcome)
        print(f"{outcome.state:9} {outcome.clause:20} {outcome.seconds:5.1f} s  {outcome.by}", flush=True)
        if options.verbose or outcome.state == UNUSABLE:
            print(text)
    if options.report:
        (ROOT / PAGE).write_text(render(chosen, table, outcomes), "utf-8", newline="\n")
    left = [outcome.clause for outcome in outcomes if outcome.state not in (KILLED, TIMED_OUT)]
    print(f"{len(outcomes) - len(left)} of {len(outcomes)} mutants are noticed.")
    if left:
        print(f"Not noticed: {', '.join(left)}.", file=sys.stderr)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
