"""Playing in the terminal: one loop that shows what has happened, asks, and carries out commands."""

import re
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

from goldenrule.cli import standing
from goldenrule.cli.output import Output
from goldenrule.cli.start import bot_player
from goldenrule.cli.words import Words
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput, CardFault, GoldenruleError
from goldenrule.table import saves
from goldenrule.table.games import DRAW, find_game
from goldenrule.table.session import NoUndo, Session, resume_session

NUMBERS = re.compile(r"\d+(?:[\s,]+\d+)*")
TURNS: Final = ("turn", "recruit")
"""The kinds of decisions with which a player goes on with a turn."""

HANDS: Final = ("hand", "villains")
"""The zones of a seat, without its number, that hold cards in hand."""

HAND: Final = "hand"
"""With `?`: all cards in hand."""

LEAVING: Final = ("quit", "exit")
NOBODY: Final = -1
LEAVE = "leave"
STAY = ""


class Play:
    """A person, or several, at the terminal. `status` is the exit status so far."""

    def __init__(self, session: Session, out: Output) -> None:
        self.out = out
        self.w = out.w
        self.status = 0
        self.last_error = ""
        self.explained: set[str] = set()  # cards whose text the log has told
        self.sit(session)

    def sit(self, session: Session) -> None:
        """Take a place at a session."""
        self.session = session
        if session.game.name != self.w.game_name:
            self.out.w = self.w = Words(session.game.name)
            self.explained = set()
        self.w.playing(session.game)
        self.covered = len(session.people) > 1 and find_game(session.game.name).hidden_hands
        self.facing = NOBODY  # whose cards the screen shows, where it is covered for the others
        self.told = dict.fromkeys(session.people, len(session.log))  # how much of the log each person has been told
        self.seat = session.people[0] if session.people else 0
        self.fresh = True  # the table has not been shown yet
        self.warned = False  # that decisions are no longer saved
        self.place = (-1, -1)  # seat and round of the table that was shown last

    def run(self) -> int:
        """Play until the game is over or left; returns the exit status."""
        try:
            while not self.ended():
                if not self.next_prompt():
                    return self.status
            self.finish()
        except KeyboardInterrupt:
            self.out.say("")
            self.leave()
            return 130
        except (GoldenruleError, BrokenPipeError):  # of the latter: whoever read along has gone
            self.session.close()
            raise
        except Exception as error:
            raise GoldenruleError(self.crashed(error)) from error
        return self.status

    def ended(self) -> bool:
        """Is nothing more to be asked? What is played may end before its game does."""
        return self.session.game.over

    def commands(self) -> "Mapping[str, Command]":
        """What can be typed besides answers."""
        return COMMANDS

    def crashed(self, error: Exception) -> str:
        """Keep the game and write a report about an error of this program; returns the line that says so."""
        import traceback

        from goldenrule.cli.report import write_report

        record = self.session.recorder.record()
        path = write_report(record, "".join(traceback.format_exception(error)))
        self.session.close()
        what = " ".join(f"{type(error).__name__}: {error}".split())
        return self.w("cli-crashed", error=what, path=str(path), name=self.session.name)

    def next_prompt(self) -> bool:
        """Let bots and standing answers play, ask the next question, and do what was typed. False to leave."""
        try:
            while not self.ended() and self.step():
                pass
        except CardFault as fault:
            if self.session.asked() < 0:
                return self.broken(fault)
            self.out.say(str(fault), "bad")  # a standing answer met it: the person is asked instead
        if self.ended():
            return True
        decision = next(d for d in self.session.game.pending if d.seat == self.session.asked())
        self.seat = decision.seat
        if self.covered and self.facing != self.seat and not self.pass_on():
            self.leave()
            return False
        if self.session.trouble and not self.warned:
            self.warned = True
            self.out.say(self.session.trouble, "bad")
        self.introduce()
        self.tell()
        self.show(decision)
        self.ask(decision)
        while True:
            sys.stdout.flush()
            line = self.out.read()
            if line is None:
                if not self.out.interactive:
                    self.out.say(self.w("cli-end-of-input"))
                self.leave()
                return False
            if not line.strip():
                self.ask(decision)
                continue
            done = self.obey(line.strip(), decision)
            if done == LEAVE:
                return False
            if done != STAY:
                return True

    def step(self) -> bool:
        """Let a bot or a standing answer answer a question. False if a person is asked, or nobody."""
        return (self.session.asked() < 0 and self.session.step_bot()) or self.session.step_standing()

    def broken(self, fault: CardFault) -> bool:
        """A card broke in the turn of a bot, which would use it again: undo or leave. False to leave."""
        self.status = 1
        self.out.say(self.w("cli-broken", error=str(fault)), "bad")
        while True:
            sys.stdout.flush()
            line = self.out.read()
            word = (line or "").strip().lower()
            if line is None or word in LEAVING:
                if line is None and not self.out.interactive:
                    self.out.say(self.w("cli-end-of-input"))
                self.leave()
                return False
            decisions = self.session.since()
            if word not in ("undo", "u"):
                self.out.say(self.w("cli-broken-what"), "bad")
            elif not decisions:
                self.out.say(self.w("cli-undo-nothing"), "bad")
            else:
                self.session.take_back(decisions)
                self.taken_back(1)
                return True

    def pass_on(self) -> bool:
        """Cover the screen until the person who is asked sits before it. False to leave."""
        self.out.cover()
        if self.facing == NOBODY and self.out.brief:
            self.out.say(self.w("cli-cover-warning"))
        self.facing = self.seat
        self.fresh = True
        self.out.say(self.w("cli-cover", who=self.w.who(self.session.game, self.seat)), "title")
        sys.stdout.flush()
        typed = self.out.read()
        if typed is None and not self.out.interactive:
            self.out.say(self.w("cli-end-of-input"))
        return typed is not None and typed.strip().lower() not in LEAVING

    def show(self, decision: Decision) -> None:
        """The table, where it has changed: at every turn, or once a round for those who read line by line."""
        place = (decision.seat, getattr(self.session.game.state, "round", 0))
        turn = decision.kind in TURNS
        if self.fresh or place != self.place or (turn and not self.out.brief):
            self.out.table(self.session.view(self.seat), self.seat)
        elif turn:
            self.out.status(self.session.view(self.seat), self.seat)
        self.fresh = False
        self.place = place

    # -- showing -------------------------------------------------------------------------------------------------

    def introduce(self) -> None:
        """At the start: what the scenario's cards say."""
        if self.explained:
            return
        lines = []
        for code in self.w.game.scenario_cards(self.session.game):
            self.explained.add(code)
            says = " ".join(self.w.game.text(code))
            if says:
                lines.append(self.w("cli-card-says", name=self.w.name(code), text=says))
        if lines:
            own = f"cli-scenario-{self.w.game_name}"
            self.out.log(self.w(own if self.w.texts.has(own) else "cli-scenario"), lines)

    def tell(self) -> None:
        """What has happened since the last question to somebody at the screen, or to whom alone it is shown."""
        log = self.session.log
        lines = self.w.log(self.session.game, log[self.told.get(self.seat, 0) :], self.seat, self.explained)
        for seat in (self.seat,) if self.covered else self.session.people:
            self.told[seat] = len(log)
        if lines:
            self.out.log(self.w("cli-happened"), lines)

    def ask(self, decision: Decision) -> None:
        prompt = self.w.prompt(self.session.game, decision)
        if len(self.session.people) > 1:
            prompt = self.w("cli-asks", who=self.w.who(self.session.game, decision.seat), prompt=prompt)
        self.out.options(prompt, self.shown_options(decision))

    def shown_options(self, decision: Decision) -> list[tuple[str, str]]:
        """The options by number; those with a standing answer say so."""
        game = self.session.game
        texts = [(option, self.w.option(game, decision, option)) for option in decision.options]
        return [(str(i), standing.marked(self, decision, o, text)) for i, (o, text) in enumerate(texts, 1)]

    # -- obeying -------------------------------------------------------------------------------------------------

    def obey(self, line: str, decision: Decision) -> str:
        """Do what was typed. STAY to ask for another line, LEAVE to go, anything else to go on playing."""
        if NUMBERS.fullmatch(line):
            return self.answer([int(n) for n in re.split(r"[\s,]+", line)], decision)
        if line.startswith("?"):
            return self.explain(line[1:].strip(), decision)
        word, _, rest = line.partition(" ")
        command = self.commands().get(word.lower())
        if command is not None:
            return command(self, rest.strip(), decision)
        return self.answer_in_words(line, decision)

    def answer(self, numbers: list[int], decision: Decision) -> str:
        """Answer with options by number; more than one as long as the same is asked."""
        for n in numbers:
            if not self.numbered(n, decision):
                return STAY
        kind, seat = decision.kind, decision.seat
        for done, option in enumerate([decision.options[n - 1] for n in dict.fromkeys(numbers)]):
            pending = next((d for d in self.session.game.pending if d.seat == seat), None)
            if done and (pending is None or pending.kind != kind or option not in pending.options):
                self.out.say(self.w("cli-stopped-early", n=done), "dim")
                break
            if not self.apply(seat, option):
                break
        return "answered"

    def answer_in_words(self, line: str, decision: Decision) -> str:
        """Answer with the one option whose text has these words."""
        wanted = line.casefold()
        texts = [text.casefold() for _, text in self.shown_options(decision)]
        found = [i for i, text in enumerate(texts, 1) if text.rstrip(".") == wanted.rstrip(".")]
        found = found or [i for i, text in enumerate(texts, 1) if wanted in text]
        if len(found) == 1:
            return self.answer(found, decision)
        self.out.say(self.w("cli-unknown", word=line), "bad")
        return STAY

    def apply(self, seat: int, option: Option) -> bool:
        """Answer. An error of the rules is reported, and the game stands where it was."""
        try:
            self.session.apply(seat, option)
        except BadInput:
            raise
        except Exception as error:
            import traceback

            from goldenrule.cli.report import write_report

            self.last_error = "".join(traceback.format_exception(error))
            path = write_report(self.session.recorder.record(), self.last_error, f"seat {seat} answered {option}")
            self.out.say(self.w("cli-error", error=f"{type(error).__name__}: {error}", path=str(path)), "bad")
            self.status = 1
            if not self.out.interactive:
                raise GoldenruleError(f"The game could not go on; a report is in {path}.") from error
            return False
        return True

    # -- commands ------------------------------------------------------------------------------------------------

    def explain(self, rest: str, decision: Decision) -> str:
        if not rest:
            return self.help("", decision)
        game = self.session.game
        if rest.casefold() == HAND:
            return self.explain_hand()
        if rest.isdecimal():
            if not self.numbered(int(rest), decision):
                return STAY
            return self.show_lines(self.w.game.explain_option, game, decision, decision.options[int(rest) - 1])
        return self.show_lines(self.w.game.explain, game, self.seat, rest)

    def numbered(self, n: int, decision: Decision) -> bool:
        """Is there an option of this number? It is said if not."""
        there = 1 <= n <= len(decision.options)
        if not there:
            self.out.say(self.w("cli-choose-number", n=n, max=len(decision.options)), "bad")
        return there

    def explain_hand(self) -> str:
        """The text of every card in hand."""
        view = self.session.view(self.seat)
        hands = [view.zones.get(f"{zone}{self.seat}", ()) for zone in HANDS]
        codes = [view.cards[id]["code"] for zone in hands for id in zone if id]
        if not codes:
            self.out.say(self.w("cli-hand-empty"))
        for code in dict.fromkeys(codes):
            says = " ".join(self.w.game.text(code))
            self.out.say(self.w("cli-card-says", name=self.w.name(code), text=says) if says else self.w.name(code))
        return STAY

    def why(self, rest: str, decision: Decision) -> str:
        game = self.session.game
        if rest:
            if rest.isdecimal():
                return self.explain(rest, decision)
            return self.show_lines(self.w.game.values, game, self.seat, rest)
        lines = self.w.game.refusals(game, decision)
        if lines:
            self.out.log(self.w("cli-why").rstrip(":"), lines)
        else:
            self.out.say(self.w("cli-why-none"))
        return STAY

    def show_lines(self, ask: Callable[..., list[str]], *about: Any) -> str:
        """What the game answers to a question about itself, or why it has no answer."""
        try:
            for text in ask(*about):
                self.out.say(text)
        except BadInput as error:
            self.out.say(str(error), "bad")
        return STAY

    def show_table(self, rest: str, decision: Decision) -> str:
        self.out.table(self.session.view(self.seat), self.seat)
        self.ask(decision)
        return STAY

    def show_log(self, rest: str, decision: Decision) -> str:
        if rest and not rest.isdigit():
            self.out.say(self.w("cli-log-count"), "bad")
            return STAY
        lines = self.w.log(self.session.game, self.session.log, self.seat)
        if lines:
            self.out.log(self.w("cli-happened"), lines[-int(rest) :] if rest and int(rest) else lines)
        else:
            self.out.say(self.w("cli-log-empty"))
        return STAY

    def undo(self, rest: str, decision: Decision) -> str:
        if rest and not rest.isdigit():
            self.out.say(self.w("cli-undo-count"), "bad")
            return STAY
        count = int(rest or 1)
        try:
            self.session.undo(count, self.seat if self.covered else None)
        except NoUndo as no:
            self.out.say(self.w(f"cli-undo-{no.key}"), "bad")
            return STAY
        self.taken_back(count)
        return "undone"

    def taken_back(self, count: int) -> None:
        """Show and tell what is left after decisions have been taken back."""
        self.told = {seat: min(told, len(self.session.log)) for seat, told in self.told.items()}
        self.fresh = True
        self.out.say(self.w("cli-undone", n=count), "good")

    def save(self, rest: str, decision: Decision) -> str:
        try:
            name = saves.check_name(rest) if rest else self.session.name or saves.free_name(self.session.game.name)
            path = self.session.save_as(name)
        except BadInput as error:
            self.out.say(str(error), "bad")
            return STAY
        self.out.say(self.w("cli-saved", name=name, path=str(path)), "good")
        return STAY

    def list_saves(self, rest: str, decision: Decision) -> str:
        from goldenrule.cli.tools import save_lines

        lines = save_lines(self.w)
        if lines:
            self.out.log(self.w("cli-saves").rstrip(":"), lines)
        else:
            self.out.say(self.w("cli-saves-none"))
        return STAY

    def resume(self, rest: str, decision: Decision) -> str:
        try:
            others = [save for save in saves.saves() if save.name != self.session.name]
            if not rest and not others:
                raise BadInput(self.w("cli-resume-which"))
            save = saves.find_save(rest) if rest else others[0]
            if save.name == self.session.name:
                self.session.close()
            session = resume_session(saves.find_save(save.name), bot_player)
        except GoldenruleError as error:
            self.out.say(str(error), "bad")
            return STAY
        self.session.close()
        self.sit(session)
        greet(self.out, session)
        return "resumed"

    def report(self, rest: str, decision: Decision) -> str:
        from goldenrule.cli.report import write_report

        path = write_report(self.session.recorder.record(), self.last_error, rest)
        self.out.say(self.w("cli-report-written", path=str(path)), "good")
        return STAY

    def help(self, rest: str, decision: Decision) -> str:
        self.out.say(self.w("cli-help"), "keep")
        return STAY

    def quit(self, rest: str, decision: Decision) -> str:
        self.leave()
        return LEAVE

    # -- leaving -------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        path = self.session.close()
        if path is not None:
            self.out.say(self.w("cli-left", name=path.stem))
        elif self.session.trouble:
            self.out.say(self.session.trouble, "bad")
        elif self.session.name:
            self.out.say(self.w("cli-left-empty"))

    def finish(self) -> None:
        """The game is over: the end of the log, the table and the result."""
        self.tell()
        game = self.session.game
        eyes = self.facing if self.covered else self.seat
        self.out.table(self.session.view(eyes), eyes)
        winners = {*find_game(game.name).winners(game)}
        if winners >= {*self.session.people}:
            self.out.say(self.w("cli-won"), "good")
        elif game.state.winner != DRAW and not winners & {*self.session.people}:
            self.out.say(self.w("cli-lost"), "bad")
        self.out.say(self.w.outcome(game))
        self.out.say(
            self.w("cli-over", round=getattr(game.state, "round", 0), decisions=self.session.recorder.standing)
        )
        self.out.say(self.w("cli-over-seed", seed=self.session.seed), "dim")
        from goldenrule.table import stats  # SQLite is not needed earlier

        try:
            stats.keep(self.session)
        except BadInput as error:  # the game is over nevertheless
            self.out.say(str(error), "bad")
        self.session.close()


def greet(out: Output, session: Session) -> None:
    """What a session that was taken up has to say."""
    out.say(out.w("cli-resumed", name=session.name), "good")
    if session.note:
        out.say(session.note, "bad")


Command = Callable[[Any, str, Decision], str]

COMMANDS: Final[dict[str, Command]] = {
    "why": Play.why,
    "view": Play.show_table,
    "v": Play.show_table,
    "log": Play.show_log,
    "undo": Play.undo,
    "u": Play.undo,
    "never": standing.never,
    "always": standing.always,
    "ask": standing.ask,
    "standing": standing.show,
    "save": Play.save,
    "saves": Play.list_saves,
    "resume": Play.resume,
    "report": Play.report,
    "help": Play.help,
    "h": Play.help,
    "quit": Play.quit,
    "exit": Play.quit,
}
