"""First screens at the terminal: which game to play, and then whatever the game asks."""

import sys
from collections.abc import Callable, Sequence
from itertools import count
from typing import Final

from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Output
from goldenrule.cli.packs import name_cards
from goldenrule.cli.prompt import LEAVING, Row
from goldenrule.cli.start import GameRequest, check, is_settled, with_defaults
from goldenrule.gamekit.first_screen import Answers, Choice, Step
from goldenrule.gamekit.game_kind import GameKind
from goldenrule.gamekit.input_parsing import number
from goldenrule.gamekit.text_lists import sentences
from goldenrule.kernel.errors import BadInput
from goldenrule.table import saves
from goldenrule.table.first_screen import TableScreen
from goldenrule.table.game_setup import NOBODY
from goldenrule.table.games import game_names, games_of, title_of
from goldenrule.table.packs import load_packs

LEARN: Final = "learn"
"""Among the games of the first menu: a lesson."""


class SetupLeft(Exception):
    """Somebody has left a first screen. `resume` is the save to continue with, "" for none."""

    def __init__(self, resume: str = "") -> None:
        super().__init__(resume)
        self.resume = resume


class WentBack(Exception):
    """Somebody wants the screen before this one."""


class Quick(Exception):
    """The usual game was asked for."""


class Learn(Exception):
    """A lesson was asked for instead of a game."""


class SetupScreen:
    """A first screen: questions, each of which can be gone back to.

    `wanted` is what has been settled before, `last` the save that "resume" takes up, "" for none, and `before` says
    whether there is a screen to go back to.
    """

    def __init__(self, out: Output, wanted: GameRequest, last: str, before: bool = False) -> None:
        self.out = out
        self.w = out.w
        self.wanted = wanted
        self.last = last
        self.before = before
        self.answers: dict[str, Sequence[str]] = {}
        self.told = False  # that one can go back
        folders = wanted.words.get("packs", "").splitlines()
        name_cards(self.w, wanted.kind, folders)
        packs, nobody = load_packs(wanted.kind, folders), wanted.bots == NOBODY
        self.screen = TableScreen(
            wanted.kind, self.w.texts, wanted.words, packs, players=not wanted.bots,
            seat=wanted.seat is None and not nobody,
        )  # fmt: skip

    def run(self) -> GameRequest:
        """What to play. Raises SetupLeft, WentBack or Quick."""
        self.out.say(f"{self.w('cli-title')} - {self.w.texts.tell(title_of(self.wanted.kind))}", "title")
        while True:
            step = self.next_step()
            if step is None and self.is_confirmed():
                return self.game_chosen()
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
                self.out.say(self.out.w.error_text(error), "bad")
                self.answers.popitem()

    def game_chosen(self) -> GameRequest:
        """What the answers come to."""
        bots = self.wanted.bots
        if self.screen.asks_players:
            bots = NOBODY if self.screen.people(self.answers) else self.screen.bot(self.answers)
        seat = self.wanted.seat if bots != NOBODY else None
        words = self.screen.words(self.answers)
        return GameRequest(self.wanted.kind, words, bots, self.screen.seat(self.answers, seat))

    @property
    def can_go_back(self) -> bool:
        """Is there a question to go back to?"""
        return self.before or bool(self.answers)

    def ask(self, step: Step) -> Sequence[str] | None:
        """The ids that are chosen at a step; None to go back."""
        hint = self.w("cli-back-hint") if self.can_go_back and not self.told else ""
        self.told = self.told or self.can_go_back

        def fits(found: Sequence[str]) -> bool:
            return step.open or not self.is_refused({**self.answers, step.key: found})

        return choose(self.out, step, fits, self.can_go_back, "" if self.answers else self.last, hint)

    def is_refused(self, answers: Answers) -> bool:
        """Can no game be made of these answers? Then the reason is said."""
        try:
            check(self.wanted._replace(words=self.screen.words(answers)))
        except BadInput as error:
            self.out.say(self.out.w.error_text(error), "bad")
            return True
        return False

    def is_confirmed(self) -> bool:
        """Is it to begin? What the choices come to is shown before, if the game says it. False to go back."""
        summary = self.screen.summary(self.answers)
        if not summary:
            return True
        if self.is_refused(self.answers):
            return False
        for title, lines in summary:
            self.out.log(title, lines)
        self.out.say(self.w("cli-confirm"), "title")
        while True:
            typed = read(self.out, self.can_go_back)
            if not typed or typed == ["b"]:
                return not typed
            self.out.say(self.w("cli-confirm"), "bad")


def choose(
    out: Output,
    step: Step,
    fits: Callable[[Sequence[str]], bool] = lambda found: True,
    back: bool = False,
    last: str = "",
    hint: str = "",
) -> Sequence[str] | None:
    """Ask until something that `fits` is chosen: its ids, or None to go back. Raises SetupLeft or Quick."""
    w = out.w
    rows = [Row("q", step.quick)] if step.quick else []
    numbers = count(1)
    rows += [Row(each.key or str(next(numbers)), each.text) for each in step.choices]
    out.options(step.title, rows)
    hints = [step.note, w("cli-resume-hint", name=last) if last else "", hint]
    if any(hints):
        out.say(sentences(w.texts, filter(None, hints)), "dim")
    while True:
        typed = read(out, back)
        if typed == ["b"] and back:
            return None
        if typed == ["q"] and step.quick:
            raise Quick
        if typed[:1] == ["resume"] and (last or typed[1:]):
            if name := last if not typed[1:] else find_save_name(out, typed[1]):
                raise SetupLeft(name)
            continue
        if not typed and step.usual is None:
            more = "yes" if step.quick else "no"
            out.say(w("cli-choose-something", max=sum(not each.key for each in step.choices), quick=more), "bad")
            continue
        found = match_choices(out, typed, step, back) if typed else step.usual
        if found is not None and len(found) > 1 and not step.many:
            out.say(w("cli-choose-one"), "bad")
        elif found is not None and fits(found):
            return found


def find_save_name(out: Output, typed: str) -> str:
    """The name of the save that was typed; "", and a sentence, if there is none."""
    found = next((save.name for save in saves.saves() if save.name.casefold() == typed), "")
    if not found:
        try:
            saves.find_save(typed)
        except BadInput as error:
            out.say(out.w.error_text(error), "bad")
    return found


def match_choices(out: Output, typed: Sequence[str], step: Step, back: bool) -> list[str] | None:
    """The ids of the numbers, keys, ids or parts of names that were typed; None, and a sentence, for an unknown one."""
    numbered = [each.id for each in step.choices if not each.key]
    names = {(each.name or each.text).casefold(): each.id for each in step.choices}
    known = (
        {each.id: each.id for each in step.choices} | {each.key: each.id for each in step.choices if each.key} | names
    )
    whole = " ".join(typed)
    parts = [id for name, id in names.items() if len(whole) > 2 and whole in name]
    if whole in names or (len(parts) == 1 and whole not in known):
        return [names.get(whole, parts[0])]
    ids = []
    for word in typed:
        if 1 <= (number(word) or 0) <= len(numbered):
            ids.append(numbered[int(word) - 1])
        elif word in known:
            ids.append(known[word])
        else:
            more = {"back": "yes" if back else "no", "quick": "yes" if step.quick else "no"}
            out.say(out.w("cli-unknown-choice", word=word, max=len(numbered), **more), "bad")
            return None
    return ids


def read(out: Output, back: bool = False) -> list[str]:
    """The words of a line; "b" stands for going back, which `back` says is possible.

    A request for help is answered, and another line is read. Raises SetupLeft at the end of the input or to leave.
    """
    while True:
        sys.stdout.flush()
        line = out.read()
        if line is None:
            raise SetupLeft
        typed = line.replace(",", " ").casefold().split()
        if typed in ([word] for word in LEAVING):
            raise SetupLeft
        if typed not in (["?"], ["help"], ["h"]):
            return ["b"] if typed == ["back"] else typed
        out.say(out.w("cli-setup-help", back="yes" if back else "no"))


def is_newcomer() -> bool:
    """Has nobody played here yet, nor gone through a lesson?"""
    from goldenrule.kernel.files import home
    from goldenrule.table import player_progress

    try:
        left = player_progress.read(home())
    except BadInput:  # it is told where it is needed
        return False
    if left.learned or left.solved or left.daily or saves.saves():
        return False
    from goldenrule.kernel.files import home
    from goldenrule.table import stats  # SQLite is not needed earlier

    return not (home() / stats.NAME).exists()


def choose_game(out: Output, last: str, lessons: bool) -> GameKind:
    """Ask which of the installed games to play. Raises SetupLeft, or Learn for a lesson, if `lessons` are offered."""
    out.say(out.w("cli-title"), "title")
    kinds = {kind.name: kind for kind in games_of(game_names())}
    titles = {name: out.w.texts.tell(title_of(kind)) for name, kind in kinds.items()}
    games = [Choice(name, title, title) for name, title in titles.items()]
    taught = lessons and any(kind.lessons is not None for kind in kinds.values())
    learn = [Choice(LEARN, out.w("learn-first-line"), LEARN, "l")] if taught else []
    usual = learn[0] if learn and is_newcomer() else games[0]
    step = Step("game", out.w("cli-which-game", own=usual.name), learn + games, (usual.id,))
    found = choose(out, step, last=last)
    assert found is not None  # there is nothing before
    if found[0] == LEARN:
        raise Learn
    return kinds[found[0]]


def what_to_play(
    out: Output, kind: GameKind | None, wanted: Callable[[GameKind], GameRequest], last: str, lessons: bool = True
) -> GameRequest | str | None:
    """Ask what to play: the game if `kind` is None, then what it needs. Returns that, a save to resume, or None.

    Raises Learn for a lesson, if `lessons` are offered.
    """
    asked = kind is None
    try:
        while True:
            found = choose_game(out, last, lessons) if kind is None else kind
            out.w = Words(found.name)
            so_far = wanted(found)
            if is_settled(so_far):
                return with_defaults(so_far)
            check(so_far)
            try:
                return SetupScreen(out, so_far, last, asked).run()
            except Quick:
                return with_defaults(so_far)
            except WentBack:
                continue
    except SetupLeft as left:
        return left.resume or None
