"""Playing in the terminal: one loop that shows what has happened, asks, and carries out commands."""

from collections.abc import Callable, Mapping
from typing import Final

from goldenrule.cli import advice, auto_answers, game_commands, game_over, lookup_commands, prompt_input, save_commands
from goldenrule.cli.answer_queue import AnswerQueue
from goldenrule.cli.at_terminal import NOBODY, AtTerminal
from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Output
from goldenrule.cli.prompt import ALONE, LEAVING, Command, Then
from goldenrule.cli.start import bot_player
from goldenrule.gamekit.input_parsing import number
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.errors import BadInput, CardFault, GoldenruleError
from goldenrule.kernel.files import home
from goldenrule.table import saves, settings
from goldenrule.table.answers import NoUndo
from goldenrule.table.game_setup import resume_last, resume_session
from goldenrule.table.multi_select import multi_select_of
from goldenrule.table.session import Session


class Play(AtTerminal):
    """The loop that shows what has happened, asks, and carries out commands."""

    def sit(self, session: Session) -> None:
        super().sit(session)
        self.ahead = AnswerQueue()

    def run(self) -> int:
        """Play until a game is left, or no other one is to follow it; returns the exit status."""
        try:
            playing = True
            while playing:
                playing = self.next_prompt() if not self.is_over() else self.finish()
        except KeyboardInterrupt:
            self.out.say("")
            self.leave()
            return 130
        except (GoldenruleError, BrokenPipeError):  # of the latter: the reader has gone
            self.session.close()
            raise
        except Exception as error:
            raise GoldenruleError("as-written", text=self.report_crash(error)) from error
        return self.status

    def is_over(self) -> bool:
        """Is nothing more to be asked? What is played may end before its game does."""
        return self.session.game.over

    def commands(self) -> Mapping[str, Command]:
        """What can be typed besides answers."""
        return self.with_game_commands(COMMANDS)

    def with_game_commands(self, commands: Mapping[str, Command]) -> Mapping[str, Command]:
        """Commands, with those of the game."""
        return {**game_commands.own_commands(self.session.game.name), **commands}

    def means_the_usual(self, word: str) -> bool:
        """Does a command do here what it does in a game?"""
        found = self.commands().get(word)
        return found is not None and found is COMMANDS.get(word, found)

    def report_crash(self, error: Exception) -> str:
        """Keep the game and write a report about an error of this program; returns the line that says so."""
        from goldenrule.cli.report import in_a_line, write_report

        path = write_report(self.session.recorder.record(), error)
        said = self.w("cli-crashed", error=in_a_line(error), path=str(path))
        saved = self.session.close()
        return said if saved is None else f"{said} {self.w('cli-crashed-saved', name=saved.stem)}"

    def next_prompt(self) -> bool:
        """Let bots and standing answers play, ask the next question, and do what was typed. False to leave."""
        try:
            while not self.is_over() and self.step():
                self.say_unsaved()
        except CardFault as fault:
            return self.handle_broken_card(fault)
        if self.is_over():
            return True
        decision = next(d for d in self.session.game.pending if d.seat == self.session.asked_seat())
        self.seat = decision.seat
        if self.covered and self.facing != self.seat and not self.pass_on():
            self.leave()
            return False
        if self.notice:
            self.out.say(self.notice, "bad")
            self.notice = ""
        self.narration.introduce()
        self.tell(ends=self.continues_turn(decision))
        self.asked = self.w.ask(self.session, decision, settings.read_or_default(home()).quick)
        line = self.ahead.next_answer(self)
        unseen = line is not None
        if not unseen:
            self.put(table=self.shows_table(decision))
        while True:
            if line is None:
                line = self.read()
                if line is None:
                    self.leave()
                    return False
                line = self.ahead.take_line(self, line)
                if line is None:
                    continue
            then = self.obey(line, decision)
            self.say_unsaved()
            if then is not Then.STAY:
                return then is Then.GO_ON
            self.ahead.drop(self)
            if unseen:
                self.put(table=self.shows_table(decision))
                unseen = False
            line = None

    def say_unsaved(self) -> None:
        """Say once, as soon as it is so, that decisions are no longer saved."""
        if self.session.trouble and not self.warned:
            self.warned = True
            self.out.say(self.session.trouble, "bad")

    def step(self) -> bool:
        """Let a bot or a standing answer answer a question. False if a person is asked, or nobody.

        Raises CardFault for a card that breaks in the turn of a bot.
        """
        if self.session.asked_seat() < 0:
            return self.session.step_bot()
        try:
            return self.session.step_standing() or self.session.step_forced()
        except BadInput:
            raise
        except Exception as error:
            self.notice = self.report_failure("cli-error-standing", error, "a standing answer was given")
            return False

    def handle_broken_card(self, fault: CardFault) -> bool:
        """A card broke in the turn of a bot, which would use it again: undo or leave. False to leave."""
        self.status = 1
        self.last_error = fault
        self.out.say(self.w("cli-broken", error=self.w.error_text(fault)), "bad")
        while True:
            line = self.read()
            if line is None or line.lower() in LEAVING:
                self.leave()
                return False
            decisions = self.session.decisions_since()
            if line.lower() not in ("undo", "u"):
                self.out.say(self.w("cli-broken-what"), "bad")
            elif not decisions:
                self.out.say(self.w("cli-undo-nothing"), "bad")
            else:
                self.session.take_back(decisions)
                self.show_taken_back(1)
                return True

    def pass_on(self) -> bool:
        """Cover the screen until the person who is asked sits before it. False to leave."""
        self.out.cover()
        if self.facing == NOBODY and self.out.brief:
            self.out.say(self.w("cli-cover-warning"))
        self.facing = self.seat
        self.fresh = True
        if self.session.trouble:  # what was said of it has gone with the screen
            self.out.say(self.session.trouble, "bad")
        self.out.say(self.w("cli-cover", who=self.w.who(self.session.game, self.seat)), "title")
        typed = self.read()
        return typed is not None and typed.lower() not in LEAVING

    def shows_table(self, decision: Decision) -> bool:
        """Is the table to be seen? At every turn, or once a round for those who read line by line."""
        before = self.place
        self.place = (decision.seat, getattr(self.session.game.state, "round", 0))
        fresh, self.fresh = self.fresh, False
        return fresh or self.place != before or (self.continues_turn(decision) and not self.out.brief)

    def continues_turn(self, decision: Decision) -> bool:
        """Does a player continue a turn in a question?"""
        own = multi_select_of(self.session.game)
        return decision.kind in (("turn",) if own is None else own.turns)

    # -- showing -------------------------------------------------------------------------------------------------

    def put(self, table: bool = False) -> None:
        """Put the question that is open; with the table if that is shown."""
        prompt_input.ask(self, table)

    # -- obeying -------------------------------------------------------------------------------------------------

    def obey(self, line: str, decision: Decision) -> Then:
        """Do what was typed."""
        if line.startswith("?"):
            return lookup_commands.explain(self, line[1:].strip(), decision)
        word, _, rest = line.partition(" ")
        command = self.commands().get(word.lower())
        if command is not None and not (rest and self.stands_alone(word.lower())):
            return command(self, rest.strip(), decision)
        return prompt_input.answer_line(self, line)

    def stands_alone(self, word: str) -> bool:
        """Is this a command after which nothing can be typed?"""
        return word in ALONE or game_commands.is_alone(self.session.game.name, word)

    # -- taking back --------------------------------------------------------------------------------------------

    def undo(self, rest: str, decision: Decision) -> Then:
        """Take back the last decision, or so many."""
        count = number(rest or "1")
        if count is None:
            self.out.say(self.w("cli-undo-count"), "bad")
            return Then.STAY
        try:
            self.session.undo(count, (self.seat,) if self.covered else None)
        except NoUndo as no:
            self.out.say(self.w(f"cli-undo-{no.key}", n=no.n), "bad")
            return Then.STAY
        self.show_taken_back(count)
        return Then.GO_ON

    # -- leaving -------------------------------------------------------------------------------------------------

    def quit(self, rest: str, decision: Decision) -> Then:
        """Leave; the game can be resumed."""
        self.leave()
        return Then.LEAVE

    def leave(self) -> None:
        path = self.session.close()
        if path is not None:
            self.out.say(self.w("cli-left", name=path.stem))
        elif self.session.trouble:
            self.out.say(self.session.trouble, "bad")
        elif self.session.name:
            self.out.say(self.w("cli-left-empty"))

    def finish(self) -> bool:
        """The game is over: say so, and continue with another one. False to leave."""
        return game_over.finish(self)


def go_on(save: saves.Save | None, out: Output, then: Callable[[], list[str]] | None = None) -> int:
    """Take up a save, the last one if it is None, and play on; returns the exit status.

    Raises BadInput as `resume_session` and `resume_last` do.
    """
    session = resume_last(bot_player) if save is None else resume_session(save, bot_player)
    out.w = Words(session.game.name)
    save_commands.greet(out, session)
    return Play(session, out, then).run()


COMMANDS: Final[dict[str, Command]] = {
    "why": lookup_commands.why,
    "hint": advice.hint,
    "view": lookup_commands.table,
    "v": lookup_commands.table,
    "log": lookup_commands.log,
    "undo": Play.undo,
    "u": Play.undo,
    "never": auto_answers.never,
    "always": auto_answers.always,
    "ask": auto_answers.ask,
    "free": auto_answers.free,
    "standing": auto_answers.show,
    "save": save_commands.save,
    "saves": save_commands.show,
    "cancel": prompt_input.cancel,
    "sure": prompt_input.set_sure,
    "hold-on": prompt_input.set_hold_on,
    "quick": prompt_input.set_quick,
    "resume": save_commands.resume,
    "report": save_commands.report,
    "help": lookup_commands.help,
    "h": lookup_commands.help,
    "language": lookup_commands.language,
    "quit": Play.quit,
    "exit": Play.quit,
}
