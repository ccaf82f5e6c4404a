"""`goldenrule companion`: the encounter side of a printed game, told by the program, step by step."""

import argparse
from pathlib import Path

from goldenrule.cli.client_texts import Words
from goldenrule.cli.options import option_words, typed_options
from goldenrule.cli.output import Output, make_output
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import folder
from goldenrule.kernel.game import Game
from goldenrule.kernel.rng import new_seed
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.table import companion_files, saves
from goldenrule.table.games import find_game


def run(given: argparse.Namespace) -> int:
    """Begin a companion, or continue with one. Returns the exit status."""
    hold = saves.Hold(given.name or "table", "companion", "companion")
    try:
        w = Words(companion_files.first_companion_game())
        typed = typed_options(given)
        new = any(option.enough and option.typed in typed for option in find_game(w.game_name).companion_options)
        path = folder("companion") / f"{hold.name}.json"
        sitting = begin(given, path, w) if new else go_on(path, w)
        return CompanionClient(sitting, path, make_output(w, given.plain), w, new).run()
    finally:
        hold.release()


def begin(given: argparse.Namespace, path: Path, words: Words) -> companion_files.CompanionTable:
    """A new table. Raises BadInput if there is one of that name, or it cannot be set up so."""
    if path.exists():
        raise BadInput("bad-companion-there", name=path.stem)
    kind = find_game(words.game_name)
    options = kind.parse_options(option_words(given, kind, kind.companion_options))
    seed = given.seed if given.seed is not None else new_seed()
    return companion_files.CompanionTable(
        companion_files.CompanionFile(words.game_name, options, seed, given.typed), words.texts
    )


def go_on(path: Path, words: Words) -> companion_files.CompanionTable:
    if not path.exists():
        raise BadInput("bad-no-such-companion", name=path.stem)
    return companion_files.read(path, words.texts)


class CompanionClient:
    """A companion at the terminal. Every change is on disk before the next prompt, if the disk takes it."""

    def __init__(
        self, sitting: companion_files.CompanionTable, path: Path, out: Output, words: Words, fresh: bool
    ) -> None:
        self.sitting = sitting
        self.path = path
        self.out = out
        self.w = words
        self.fresh = fresh
        self.unkept: BadInput | None = None  # why the table is not written down

    @property
    def game(self) -> Game:
        return self.sitting.companion.game

    def run(self) -> int:
        out, w = self.out, self.w
        out.say(w("companion-begun" if self.fresh else "companion-resumed", name=self.path.stem), "title")
        if self.fresh:
            self.say(self.sitting.companion.setup_steps())
            self.sitting.write(self.path)
        else:
            self.save()
        self.show()
        while (line := self.ask()) is not None:
            parts = [part.strip() for part in line.split(";") if part.strip()] or [""]
            while parts and self.obey(parts.pop(0)) and not self.game.over:
                pass
        return 0

    def ask(self) -> str | None:
        """Say what comes next, and read a line; None when the people leave."""
        out, w, over = self.out, self.w, self.game.over
        if over:
            out.say(w("companion-ask-over"), "dim")
        else:
            text, _, answers = self.sitting.companion.prompt()
            out.say(text, "title")
            out.say(answers, "dim")
        line = out.read()
        if line is None or line.strip().casefold() in ("quit", "exit", "q") or (over and not line.strip()):
            if self.unkept is not None:
                out.say(out.w.error_text(self.unkept), "bad")
            elif not over:
                out.say(w("companion-left", name=self.path.stem))
            return None
        return line.strip()

    def say(self, lines: list[str]) -> None:
        for text in lines:
            self.out.say(text)

    def show(self) -> None:
        """The table, or who has won."""
        if self.game.over:
            self.out.say(self.w.outcome(self.game), "title")
        else:
            self.out.table(view(self.game, SPECTATOR))

    def explain(self, word: str) -> None:
        """A card, a term or a rule."""
        from goldenrule.table.rulebook_text import explain  # it is not needed earlier

        try:
            self.say(explain(self.w.game, self.w.texts, word))
        except BadInput as error:
            self.out.say(self.out.w.error_text(error), "bad")

    def save(self) -> None:
        """Write the table down. If the disk refuses, that is said, and the table goes on: people sit at it."""
        try:
            self.sitting.write(self.path)
            self.unkept = None
        except BadInput as error:
            if self.unkept is None:
                self.out.say(self.out.w.error_text(error), "bad")
            self.unkept = error

    def obey(self, line: str) -> bool:
        """Do what was typed. False if it could not be done."""
        out, w = self.out, self.w
        word = line.casefold()
        if word in ("help", "h", "?"):
            out.say(self.sitting.companion.help(), "keep")
        elif word.startswith("?"):
            self.explain(line[1:])
        elif word in ("view", "v") or (word in ("why", "w") and self.game.over):
            self.show()
        elif word in ("why", "w"):
            self.explain(self.sitting.companion.prompt()[1])
        elif word in ("undo", "u"):
            done = self.sitting.undo()
            out.say(w("companion-undone" if done else "companion-undo-nothing"), "good" if done else "bad")
            if done:
                self.save()
                self.show()
        else:
            try:
                told = self.sitting.obey(line)
            except BadInput as error:
                out.say(out.w.error_text(error), "bad")
                return False
            self.save()
            self.say(told)
            if self.game.over:
                self.show()
        return True
