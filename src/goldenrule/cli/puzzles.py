"""The command `puzzle`: positions with a goal, listed, played in the terminal, and proved."""

import argparse
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from goldenrule.cli import game_over, lookup_commands, save_commands
from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Output, Plain, make_output
from goldenrule.cli.play import COMMANDS, Play
from goldenrule.cli.prompt import LEAVING, Command, Then
from goldenrule.gamekit.input_parsing import number
from goldenrule.gamekit.puzzles import OPEN, SOLVED
from goldenrule.kernel.codec import snapshot
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import home, read_bytes
from goldenrule.kernel.records import Recorder
from goldenrule.lab import puzzles as lab
from goldenrule.packs.lines import LARGEST
from goldenrule.table import player_progress, settings
from goldenrule.table.session import Session
from goldenrule.words.columns import pad
from goldenrule.words.plain import in_line

if TYPE_CHECKING:
    from goldenrule.kernel.decisions import Decision

RETRY = "retry"


def run(given: argparse.Namespace) -> int:
    """List the puzzles, play one, tell its hints or its solution, or prove one from a file."""
    if given.what in ("check", "play"):
        if not given.file:
            raise BadInput("bad-puzzle-file", what=given.what)
        puzzle = read_file(given.file)
        if given.what == "check":
            return check(puzzle, Words())
    elif given.file:
        raise BadInput("bad-puzzle-more", file=given.file)
    elif not given.what:
        return show_list(Words())
    else:
        puzzle = find(given.what)
    w = Words(puzzle.game)
    puzzle = lab.translated(puzzle, w.texts.language)
    if given.hint or given.solution:
        for hint in puzzle.hints[: given.hint]:
            Plain(w).say(w("puzzle-hint", text=hint))
        if given.solution:
            if puzzle.id:
                player_progress.note_shown(home(), puzzle.id)
            make_output(w, given.plain).log(w("puzzle-solution"), typed_solution(puzzle, w))
        return 0
    return PuzzlePlay(lab.start(puzzle), make_output(w, given.plain)).run()


def find(id: str) -> lab.Puzzle:
    """A puzzle that comes with Goldenrule. Raises BadInput for an unknown one."""
    puzzle = lab.puzzles().get(id)
    if puzzle is None:
        same = [each.id for each in lab.puzzles().values() if each.level == number(id)]
        if same:
            raise BadInput("bad-puzzle-level", id=id, known=same)
        raise BadInput("bad-no-puzzle", id=id)
    return puzzle


def read_file(name: str) -> lab.Puzzle:
    """A puzzle of one's own. Raises BadInput for a file that cannot be read or is not a puzzle."""
    return lab.read_puzzle(read_bytes(name, LARGEST), name)[0]


def typed_solution(puzzle: lab.Puzzle, words: Words) -> list[str]:
    """The solution, each line as it can be typed where payments are asked for as these settings say."""
    from goldenrule.lab import solutions  # it is not needed earlier

    return solutions.typed_lines(puzzle, words.texts, settings.read_or_default(home()).quick)


def show_list(words: Words) -> int:
    """A line for each puzzle."""
    solved = player_progress.read(home()).solved
    for puzzle in lab.puzzles().values():
        words = Words(puzzle.game)
        puzzle = lab.translated(puzzle, words.texts.language)
        print(
            words(
                "puzzle-line",
                done="*" if puzzle.id in solved else " ",
                level=puzzle.level,
                id=pad(puzzle.id, 18),
                name=pad(puzzle.name, 22),
                facing=lab.puzzle_game(puzzle.game).facing(puzzle.given, words.texts),
            )
        )
    print(words("puzzle-list-end", solved=sum(id in solved for id in lab.puzzles()), all=len(lab.puzzles())))
    return 0


def check(puzzle: lab.Puzzle, words: Words) -> int:
    """Prove a puzzle: its solution reaches the goal, and after its obvious line nothing does. 1 if it is not so."""
    proof = lab.prove(puzzle)
    print(words("puzzle-check-solution", works="yes" if proof.solution == SOLVED else "no"))
    if proof.way is not None:
        print(words("puzzle-check-obvious-open", line=", ".join(proof.way), positions=proof.positions))
    else:
        print(words("puzzle-check-obvious", positions=proof.positions))
    return 0 if proof.holds else 1


class PuzzlePlay(Play):
    """A puzzle in the terminal: a practice game that ends with its goal, one way or the other."""

    def __init__(self, begun: lab.Start, out: Output) -> None:
        super().__init__(self.take(begun), out)
        self.introduce()

    def sit(self, session: Session) -> None:
        super().sit(session)
        self.careful = False  # everything can be taken back, and what is asked again would be a hint

    def take(self, begun: lab.Start) -> Session:
        """Take up a puzzle."""
        self.puzzle = begun.puzzle
        self.goal = begun.goal
        self.told_hints = 0
        self.shown = False  # a solution that was shown was not found
        return Session(Recorder(begun.game, "puzzle", practice=True, start=snapshot(begun.game)))

    def introduce(self) -> None:
        """The cards of the scenario, then the task, which stands above the table."""
        self.narration.introduce()
        if self.puzzle.id:
            save_commands.check_progress_file(self.out)
        self.out.say(self.w("puzzle-commands"), "dim")
        self.out.keep()
        self.tell_task()

    def tell_task(self) -> None:
        told = self.translated(self.puzzle)
        self.out.say(self.w("puzzle-title", name=told.name, level=told.level), "title")
        self.out.say(in_line(told.about))

    def translated(self, puzzle: lab.Puzzle) -> lab.Puzzle:
        """A puzzle in the language that is spoken now."""
        return lab.translated(puzzle, self.w.texts.language)

    def task(self, rest: str, decision: "Decision") -> Then:
        """The task once more."""
        self.tell_task()
        return Then.STAY

    def is_over(self) -> bool:
        return self.goal.judge(self.session.game) != OPEN

    def commands(self) -> Mapping[str, Command]:
        return self.with_game_commands(PUZZLE_COMMANDS)

    def obey(self, line: str, decision: "Decision") -> Then:
        self.last = decision
        return super().obey(line, decision)

    def finish(self) -> bool:
        """The goal is reached, or cannot be any more: then it can be tried again. False to leave."""
        self.tell(ends=True)
        if self.goal.judge(self.session.game) == SOLVED:
            star = not self.shown
            try:
                star = player_progress.note_solved(home(), self.puzzle.id) if self.puzzle.id else star
            except BadInput as error:  # it is solved nevertheless
                self.out.say(self.out.w.error_text(error), "bad")
            name = self.translated(self.puzzle).name
            self.out.say(self.w("puzzle-solved", name=name, shown="no" if star else "yes"), "good")
            return game_over.go_on(self, self.offers())
        self.out.say(self.w("puzzle-failed"), "bad")
        self.out.say(self.w("puzzle-retry"))
        while True:
            line = self.read()
            word, _, rest = (line or "").lower().partition(" ")
            if line is None or word in LEAVING:
                return False
            if word in (RETRY, "undo", "u", "hint", "solution"):
                if PUZZLE_COMMANDS[word](self, rest.strip(), self.last) is not Then.STAY:
                    return True
            elif word:
                self.out.say(self.w("puzzle-retry"))

    def offers(self) -> list[game_over.Offer]:
        """What can follow a solved puzzle: the next one that is not, or this one again."""
        solved: list[str] = []
        with suppress(BadInput):  # that the diary is damaged has been said
            solved = player_progress.read(home()).solved
        known = [*lab.puzzles().values()]
        here = next((i for i, each in enumerate(known) if each.id == self.puzzle.id), -1)
        later = next((each for each in (*known[here + 1 :], *known[: here + 1]) if each.id not in solved), None)
        out = []
        if later is not None:
            text = self.w("ending-next-puzzle", name=self.translated(later).name, level=later.level)
            out.append(game_over.Offer("n", text, lambda: self.next_puzzle(later)))
        out.append(game_over.Offer("r", self.w("ending-puzzle-again"), lambda: self.next_puzzle(self.puzzle)))
        return [*out, game_over.table_offer(self)]

    def next_puzzle(self, puzzle: lab.Puzzle) -> bool:
        self.sit(self.take(lab.start(puzzle)))
        self.introduce()
        return True

    def hint(self, rest: str, decision: "Decision") -> Then:
        """The next hint; the last one again when all have been told."""
        self.told_hints = min(self.told_hints + 1, len(self.puzzle.hints))
        self.out.say(self.w("puzzle-hint", text=self.translated(self.puzzle).hints[self.told_hints - 1]))
        return Then.STAY

    def solution(self, rest: str, decision: "Decision") -> Then:
        self.shown = True
        try:
            if self.puzzle.id:
                player_progress.note_shown(home(), self.puzzle.id)
        except BadInput as error:
            self.out.say(self.out.w.error_text(error), "bad")
        self.out.log(self.w("puzzle-solution"), typed_solution(self.puzzle, self.w))
        return Then.STAY

    def retry(self, rest: str, decision: "Decision") -> Then:
        """Back to the beginning."""
        standing = self.session.recorder.standing_count
        if not standing:
            self.out.say(self.w("cli-undo-nothing"), "bad")
            return Then.STAY
        self.session.take_back(standing)
        self.narration.shorten()
        self.fresh = True
        return Then.GO_ON

    def help(self, rest: str, decision: "Decision") -> Then:
        lookup_commands.help(self, rest, decision)
        self.out.say(self.w("puzzle-commands"))
        return Then.STAY


PUZZLE_COMMANDS: Mapping[str, Command] = {
    **{word: command for word, command in COMMANDS.items() if word != "resume"},  # a puzzle is no saved game
    "puzzle": PuzzlePlay.task,
    "hint": PuzzlePlay.hint,
    "solution": PuzzlePlay.solution,
    RETRY: PuzzlePlay.retry,
    "help": PuzzlePlay.help,
    "h": PuzzlePlay.help,
}
