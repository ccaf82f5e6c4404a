"""First screens at the terminal: which game to play, and then whatever the game asks."""

import sys
from collections.abc import Sequence

from goldenrule.cli.output import Options, Output
from goldenrule.cli.packs import name_cards, resolved
from goldenrule.cli.prompt import LEAVING
from goldenrule.cli.start import NOBODY, Wanted, check
from goldenrule.gamekit.first_screen import Answers, Step
from goldenrule.gamekit.typed import number
from goldenrule.kernel.errors import BadInput
from goldenrule.table.first_screen import TableScreen
from goldenrule.table.games import GameKind, game_names, games_of


class Left(Exception):
    """Somebody has left a first screen. `resume` is the save to go on with, "" for none."""

    def __init__(self, resume: str = "") -> None:
        super().__init__(resume)
        self.resume = resume


class WentBack(Exception):
    """Somebody wants the screen before this one."""


class Quick(Exception):
    """The usual game was asked for."""


class Screen:
    """A first screen: questions, each of which can be gone back to.

    `wanted` is what has been settled before, `last` the save that "resume" takes up, "" for none, and `before` says
    whether there is a screen to go back to.
    """

    def __init__(self, out: Output, wanted: Wanted, last: str, before: bool = False) -> None:
        self.out = out
        self.w = out.w
        self.wanted = wanted
        self.last = last
        self.before = before
        self.answers: dict[str, Sequence[str]] = {}
        self.told = False  # that one can go back
        folders = wanted.words.get("packs", "").splitlines()
        name_cards(self.w, wanted.kind, folders)
        packs, nobody = resolved(wanted.kind, folders), wanted.bots == NOBODY
        self.screen = TableScreen(
            wanted.kind, self.w.texts, wanted.words, packs, players=not wanted.bots,
            seat=wanted.seat is None and not nobody,
        )  # fmt: skip

    def run(self) -> Wanted:
        """What to play. Raises Left, WentBack or Quick."""
        self.out.say(f"{self.w('cli-title')} - {self.wanted.kind.title}", "title")
        while True:
            step = self.next_step()
            if step is None and self.confirmed():
                return self.chosen()
            found = None if step is None else self.ask(step)
            if step is not None and found is not None:
                self.answers[step.key] = found
            elif self.answers:
                self.answers.popitem()
            elif self.before:
                raise WentBack

    def next_step(self) -> Step | None:
        """The first question that has not been answered. An answer that turns out to be impossible is taken back."""
        while True:
            try:
                return next((step for step in self.screen.steps(self.answers) if step.key not in self.answers), None)
            except BadInput as error:
                if not self.answers:
                    raise
                self.out.say(str(error), "bad")
                self.answers.popitem()

    def chosen(self) -> Wanted:
        """What the answers come to."""
        bots = self.wanted.bots
        if self.screen.asks_players:
            bots = NOBODY if self.screen.people(self.answers) else self.wanted.kind.bot
        seat = self.wanted.seat if bots != NOBODY else None
        words = self.screen.words(self.answers)
        return Wanted(self.wanted.kind, words, bots, self.screen.seat(self.answers, seat))

    @property
    def back(self) -> bool:
        """Is there a question to go back to?"""
        return self.before or bool(self.answers)

    def ask(self, step: Step) -> Sequence[str] | None:
        """The ids that are chosen at a step; None to go back."""
        numbered = [each for each in step.choices if not each.key]
        rows: Options = [("q", step.quick)] if step.quick else []
        rows += [(str(n), each.text) for n, each in enumerate(numbered, 1)]
        rows += [(each.key, each.text) for each in step.choices if each.key]
        self.out.options(step.title, rows)
        hints = [step.note]
        if self.last and not self.answers:
            hints.append(self.w("cli-resume-hint", name=self.last))
        if self.back and not self.told:
            self.told = True
            hints.append(self.w("cli-back-hint"))
        if any(hints):
            self.out.say(" ".join(filter(None, hints)), "dim")
        while True:
            typed = read(self.out, self.back)
            if typed == ["b"]:
                return None
            if typed == ["q"] and step.quick:
                raise Quick
            if typed[:1] == ["resume"]:
                raise Left(typed[1] if len(typed) > 1 else self.last)
            found = self.among(typed, step) if typed else step.usual
            if found is None:
                continue
            if len(found) > 1 and not step.many:
                self.out.say(self.w("cli-choose-one"), "bad")
            elif step.open or not self.refused({**self.answers, step.key: found}):
                return found

    def among(self, typed: Sequence[str], step: Step) -> list[str] | None:
        """The ids of the numbers, ids, keys or names that were typed. None, and a sentence, if one is unknown."""
        numbered = [each.id for each in step.choices if not each.key]
        known = {(each.name or each.text).casefold(): each.id for each in step.choices}
        if (whole := " ".join(typed)) in known:
            return [known[whole]]
        known |= {each.key or each.id: each.id for each in step.choices} | {each.id: each.id for each in step.choices}
        out = []
        for word in typed:
            if 1 <= (number(word) or 0) <= len(numbered):
                out.append(numbered[int(word) - 1])
            elif word in known:
                out.append(known[word])
            else:
                unknown(self.out, word, len(numbered), self.back, bool(step.quick))
                return None
        return out

    def refused(self, answers: Answers) -> bool:
        """Can no game be made of these answers? Then the reason is said."""
        try:
            check(self.wanted._replace(words=self.screen.words(answers)))
        except BadInput as error:
            self.out.say(str(error), "bad")
            return True
        return False

    def confirmed(self) -> bool:
        """Is it to begin? What the choices come to is shown before, if the game says it. False to go back."""
        summary = self.screen.summary(self.answers)
        if not summary:
            return True
        if self.refused(self.answers):
            return False
        for title, lines in summary:
            self.out.log(title, lines)
        self.out.say(self.w("cli-confirm"), "title")
        while True:
            typed = read(self.out, self.back)
            if not typed or typed == ["b"]:
                return not typed
            self.out.say(self.w("cli-confirm"), "bad")


def read(out: Output, back: bool = False) -> list[str]:
    """The words of a line; "b" stands for going back, which `back` says is possible.

    Whoever asks for help gets it, and is read again. Raises Left at the end of the input or to leave.
    """
    while True:
        sys.stdout.flush()
        line = out.read()
        if line is None:
            raise Left
        typed = line.replace(",", " ").casefold().split()
        if typed in ([word] for word in LEAVING):
            raise Left
        if typed not in (["?"], ["help"], ["h"]):
            return ["b"] if typed == ["back"] else typed
        out.say(out.w("cli-setup-help", back="yes" if back else "no"))


def unknown(out: Output, word: str, most: int, back: bool = False, quick: bool = False) -> None:
    """Say that something is none of the answers 1 to `most`, and what else could be typed."""
    more = {"back": "yes" if back else "no", "quick": "yes" if quick else "no"}
    out.say(out.w("cli-unknown-choice", word=word, max=most, **more), "bad")


def choose_game(out: Output, last: str) -> GameKind:
    """Ask which of the installed games to play. Raises Left."""
    kinds = {kind.name: kind for kind in games_of(game_names())}
    w = out.w
    out.say(w("cli-title"), "title")
    first = next(iter(kinds.values()))
    out.options(
        w("cli-which-game", own=first.title), [(str(i), kind.title) for i, kind in enumerate(kinds.values(), 1)]
    )
    if last:
        out.say(w("cli-resume-hint", name=last), "dim")
    while True:
        typed = read(out)
        word = " ".join(typed)
        if not typed:
            return first
        if typed[0] == "resume":
            raise Left(typed[1] if len(typed) > 1 else last)
        found = [kind for kind in kinds.values() if word and word in f"{kind.name} {kind.title}".casefold()]
        if word in kinds:
            return kinds[word]
        if 1 <= (number(word) or 0) <= len(kinds):
            return list(kinds.values())[int(word) - 1]
        if len(found) == 1 and word != "b":
            return found[0]
        unknown(out, word, len(kinds))
