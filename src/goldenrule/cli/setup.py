"""First screens: which game to play, and the steps that a game with few options needs before it begins."""

import sys
from collections.abc import Callable, Sequence

from goldenrule.cli.output import Output
from goldenrule.cli.packs import name_cards, offered, resolved
from goldenrule.cli.prompt import LEAVING
from goldenrule.cli.start import NOBODY, Wanted, check
from goldenrule.gamekit.typed import number
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.options import GameOption
from goldenrule.table.games import Choice, GameKind, game_names, games_of

SEVERAL = "A,B"
"""The `GameOption.metavar` of an option that takes several values."""
BACK = -1
NEXT = 1
AGAIN = 0


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
    """A first screen: steps with a question each, which can be gone back, and an answer for Enter.

    `wanted` is what has been settled before, `last` the save that "resume" takes up, "" for none, and `before` says
    whether there is a screen to go back to.
    """

    def __init__(self, out: Output, wanted: Wanted, last: str, before: bool = False) -> None:
        self.out = out
        self.w = out.w
        self.wanted = wanted
        self.kind: GameKind = wanted.kind
        self.given = wanted.words
        self.last = last
        self.before = before
        self.place = 0
        self.words = dict(wanted.words)
        folders = wanted.words.get("packs", "").splitlines()
        self.packs = resolved(self.kind, folders)
        name_cards(self.w, self.kind, folders)

    def offered(self, option: str) -> Sequence[Choice]:
        """What an option of a new game offers."""
        return offered(self.kind, option, self.packs)

    def run(self) -> Wanted:
        """What to play. Raises Left, WentBack or Quick."""
        self.out.say(f"{self.w('cli-title')} - {self.kind.title}", "title")
        while True:
            steps = self.steps()
            if self.place >= len(steps):
                return self.chosen()
            step = steps[self.place]()
            if self.place + step < 0:
                if self.before:
                    raise WentBack
                step = AGAIN
            self.place += step

    @property
    def back(self) -> bool:
        """Is there a question to go back to?"""
        return self.before or self.place > 0

    def steps(self) -> list[Callable[[], int]]:
        """What is asked, in order."""
        raise NotImplementedError

    def chosen(self) -> Wanted:
        """What the answers come to."""
        return self.wanted._replace(words=self.words)

    # -- what is typed -----------------------------------------------------------------------------------------------

    def read(self) -> list[str]:
        """The words of a line; "b" stands for going back. Raises Left at the end of the input or to leave."""
        return read(self.out, self.back)

    def unknown(self, word: str, most: int, quick: bool = False) -> None:
        """Say that something is none of the answers 1 to `most`."""
        unknown(self.out, word, most, self.back, quick)

    def one(self, ids: Sequence[str], usual: int) -> int:
        """The index of the one of `ids` that was typed, `usual` for Enter, or BACK."""
        while True:
            typed = self.read()
            if not typed:
                return usual
            if typed == ["b"]:
                return BACK
            word = " ".join(typed)
            if word in ids:
                return ids.index(word)
            if 1 <= (number(word) or 0) <= len(ids):
                return int(word) - 1
            self.unknown(word, len(ids))

    def among(
        self, typed: Sequence[str], offered: Sequence[Choice], more: Sequence[str] = (), quick: bool = False
    ) -> list[str] | None:
        """The ids of the numbers, ids or names that were typed. None, and a sentence, if one is unknown.

        `more` are other ids, and `quick` says whether a quick game is offered beside them.
        """
        ids = [each.id for each in offered]
        names = {each.name.casefold(): each.id for each in offered}
        whole = " ".join(typed)
        if whole in names:
            return [names[whole]]
        out = []
        for word in typed:
            if 1 <= (number(word) or 0) <= len(ids):
                out.append(ids[int(word) - 1])
            elif word in ids or word in more:
                out.append(word)
            elif word in names:
                out.append(names[word])
            else:
                self.unknown(word, len(ids), quick)
                return None
        return out


class GeneralScreen(Screen):
    """The first screen of any game: the options that ask to be asked, who plays, and which seat is whose."""

    def steps(self) -> list[Callable[[], int]]:
        out = [self.option_step(each) for each in self.kind.options if each.asked and each.name not in self.given]
        if not self.wanted.bots:
            out.append(self.ask_players)
        if self.bots() != NOBODY and self.wanted.seat is None:
            out.append(self.ask_seat)
        return out

    def __init__(self, out: Output, wanted: Wanted, last: str, before: bool = False) -> None:
        super().__init__(out, wanted, last, before)
        self.people = False
        self.seat = wanted.seat

    def bots(self) -> str:
        """The bots that are wanted so far."""
        return self.wanted.bots or (NOBODY if self.people else self.kind.bot)

    def chosen(self) -> Wanted:
        return self.wanted._replace(words=self.words, bots=self.bots(), seat=self.seat)

    def option_step(self, option: GameOption) -> Callable[[], int]:
        """Asks for an option; Enter leaves it out, so that the game takes what is usual."""

        def ask() -> int:
            offered = self.offered(option.name)
            rows = []
            for n, each in enumerate(offered, 1):
                rows.append((str(n), each.name))
            own = f"cli-choose-{self.kind.name}-{option.name}"
            self.out.options(self.w(own if self.w.texts.has(own) else "cli-choose-option", what=option.help), rows)
            while True:
                typed = self.read()
                if typed == ["b"]:
                    return BACK
                self.words.pop(option.name, None)
                if not typed:
                    return NEXT
                found = self.among(typed, offered)
                if found and (len(found) == 1 or option.metavar == SEVERAL):
                    self.words[option.name] = ",".join(found)
                    if not self.refused():
                        return NEXT
                elif found:
                    self.out.say(self.w("cli-choose-one"), "bad")

        return ask

    def refused(self) -> bool:
        """Can no game be made of the words so far? Then the reason is said."""
        try:
            check(self.wanted._replace(words=self.words))
        except BadInput as error:
            self.out.say(str(error), "bad")
            return True
        return False

    def ask_players(self) -> int:
        rows = [("1", self.w("cli-players-bot", bot=self.kind.bot)), ("2", self.w("cli-players-people"))]
        self.out.options(self.w("cli-choose-players"), rows)
        hint = self.w("cli-resume-hint", name=self.last) if self.last else ""
        if hint:
            self.out.say(hint, "dim")
        while True:
            typed = self.read()
            if typed == ["b"]:
                return BACK
            if typed[:1] == ["resume"]:
                raise Left(typed[1] if len(typed) > 1 else self.last)
            if typed in ([], ["1"], ["2"]):
                self.people = typed == ["2"]
                self.seat = None if self.people else self.seat
                return NEXT
            self.unknown(" ".join(typed), len(rows))

    def ask_seat(self) -> int:
        try:
            game = self.kind.make(self.kind.parse_options(self.words), "0")
        except BadInput as error:
            self.out.say(str(error), "bad")
            return BACK
        names = [self.w.who(game, seat) for seat in range(game.state.seats)]
        rows = [(str(i), name) for i, name in enumerate(names, 1)]
        title = self.w("cli-choose-seat", own=names[0], back="yes" if self.back else "no")
        self.out.options(title, rows)
        found = self.one([name.casefold() for name in names], 0)
        if found == BACK:
            return BACK
        self.seat = found
        return NEXT


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
