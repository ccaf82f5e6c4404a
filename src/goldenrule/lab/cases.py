"""Case files: game situations with answers and exact expected facts (docs/cases.md).

The runner is independent of games: a game supplies `gamekit.cases.Cases`. A case passes when every answer fits, every
check and every fact holds, and no unscripted question is left.
"""

import re
from pathlib import Path
from typing import Annotated, Protocol

import msgspec

from goldenrule.gamekit.cases import Cases, naming_place
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import read_bytes
from goldenrule.packs.lines import LARGEST, Lines, line_of
from goldenrule.packs.structs import convert_file
from goldenrule.packs.yaml_files import load_yaml
from goldenrule.table.games import find_game, usual_game
from goldenrule.words.phrases import show_value

_PLACE = re.compile(r"(given|when|then)\b[\w.\[\]-]*")
"""The place in a case at the start of an error's sentence."""
CHECKS = ("offered", "not_offered", "refused", "asked", "now")


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """A case as written. The game reads `given`, the checks of `when` and the facts of `then`."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    given: dict[str, object]
    then: dict[str, object]
    when: Annotated[list[object], msgspec.Meta(max_length=500)] = []
    rules: list[str] = []
    about: str = ""
    game: str = msgspec.field(default_factory=usual_game)


class CaseRun(Protocol):
    """A case in progress. A difference from the case raises AssertionError with one sentence."""

    def answer(self, words: str) -> None:
        """Give one answer. Raises BadInput for words that cannot be an answer in this game."""

    def check(self, what: str, wanted: object, place: str) -> None:
        """One of CHECKS. Raises BadInput, naming the place, if `wanted` is not of its form."""

    def end(self, facts: dict[str, object], place: str) -> list[str]:
        """Return every wrong fact, and a question that is left; none if the case passes."""


class Result(msgspec.Struct, frozen=True):
    """The result of one case. `bad`: it could not run. `line` is the line of the failure, or of the start."""

    file: str
    name: str
    line: int
    passed: bool
    bad: bool = False
    message: str = ""

    def __str__(self) -> str:
        """Return the line of the report."""
        if self.passed:
            return f"ok    {self.file}: {self.name}"
        word = "BAD  " if self.bad else "FAIL "
        return f"{word} {self.file}:{self.line}: {self.name}: {self.message}"


def run_file(path: Path | str) -> list[Result]:
    """Run every case of a file, without printing. Raises BadInput for a file that is not a case file."""
    name = str(path)
    return run_data(read_bytes(path, LARGEST), name)


def run_data(data: bytes, name: str) -> list[Result]:
    """Run every case in the bytes of a file. Raises BadInput as `run_file` does."""
    cases, lines = read_cases(data, name)
    return [run_case(case, f"[{i}]", name, lines) for i, case in enumerate(cases)]


def read_cases(data: bytes, name: str) -> tuple[list[Case], Lines]:
    """Return the cases of a file: a list of cases, or one. Raises BadInput that names file, line and place."""
    found, lines = load_yaml(data, name)
    if isinstance(found, dict):
        found = [found]
        lines = {f"[0]{path}": line for path, line in lines.items()}
    if not found:
        raise BadInput("bad-cases-none", name=name)
    cases = convert_file(found, list[Case], name, lines)
    seen: dict[str, int] = {}
    for i, case in enumerate(cases):
        if case.name in seen:
            line = line_of(lines, f"[{i}].name")
            raise BadInput("bad-case-twice", file=name, line=line, name=case.name)
        seen[case.name] = i
    return cases, lines


def case_game(name: str) -> Cases:
    """Return a game's support for cases. Raises BadInput for an unknown game or one without cases."""
    supply = find_game(name).cases
    if supply is None:
        raise BadInput("bad-no-case-files", name=name)
    return supply()


def run_case(case: Case, at: str, file: str, lines: Lines) -> Result:
    """Run one case; `at` is its place in the file."""
    place = at

    def result(message: str, bad: bool = False) -> Result:
        return Result(file, case.name, line_of(lines, place), False, bad, " ".join(message.split()))

    try:
        place = f"{at}.game"
        game = case_game(case.game)
        place = f"{at}.rules"
        for id in case.rules:
            if problem := game.unknown_rule(id):
                return result(problem, bad=True)
        place = f"{at}.given"
        run = game.begin(_beside(case.given, file), "given")
        for i, step in enumerate(case.when):
            place = f"{at}.when[{i}]"
            _step(run, step, f"when[{i}]")
        place = f"{at}.then"
        wrong = run.end(case.then, "then")
        if wrong:
            return result(" ".join(wrong))
    except BadInput as error:
        if within := _PLACE.match(str(error)):
            place = f"{at}.{within.group()}"
        return result(str(error), bad=True)
    except AssertionError as error:
        return result(str(error) or "the engine broke one of its own assertions")
    except Exception as error:  # whatever the engine breaks with is the case's result, and the next case is run
        return result(f"the engine broke with {type(error).__name__}: {error}")
    return Result(file, case.name, line_of(lines, at), True)


def _beside(given: dict[str, object], file: str) -> dict[str, object]:
    """Return a position with the paths of packs that begin with a dot (`.`, `../echo`) resolved from its case file."""
    packs = given.get("packs")
    if not isinstance(packs, list):
        return given
    folder = Path(file).parent
    return given | {"packs": [str(folder / each) if str(each).startswith(".") else each for each in packs]}


def _step(run: CaseRun, step: object, place: str) -> None:
    """Return a step: an answer in words, `seat: answer`, or a mapping of checks."""
    if isinstance(step, str):
        with naming_place(place):
            run.answer(step)
        return
    if not isinstance(step, dict) or not step:
        raise BadInput("bad-case-step", place=place, step=show_value(step), checks=CHECKS)
    for key, wanted in step.items():
        if isinstance(key, int):
            for words in wanted if isinstance(wanted, list) else [wanted]:
                if not isinstance(words, str):
                    raise BadInput("bad-case-answer", place=place, words=show_value(words))
                with naming_place(place):
                    run.answer(f"{key}: {words}")
        elif key in CHECKS:
            run.check(key, wanted, f"{place}.{key}")
        else:
            raise BadInput("bad-case-check", place=place, key=str(key), checks=CHECKS)
