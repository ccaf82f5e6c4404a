"""A lesson in the terminal: its lines before the questions, and only answers with which it goes on."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from goldenrule.cli import lookup_commands, save_commands
from goldenrule.cli.output import Output
from goldenrule.cli.play import COMMANDS, Play
from goldenrule.cli.prompt import LEAVING, Command, Then
from goldenrule.gamekit.text_lists import join_parts, sentences
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import home
from goldenrule.table import player_progress
from goldenrule.table.lesson_runner import LessonSession, WrongLessonAnswer
from goldenrule.table.lessons import rules_of
from goldenrule.table.prompt_items import brief_text

if TYPE_CHECKING:
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.table.session import Session

Look = Callable[[Any, str, Any], Then]
"""A command for which no question needs to be open."""
REST: Final = ("lesson", "rest", "all")
"""Behind `skip`: all that is left of the lesson."""


class LessonPlay(Play):
    """Somebody who goes through a lesson. `through` says whether its end has been reached."""

    session: LessonSession
    plans = False  # each step has a line, which is to be read before its answer is given

    def __init__(self, session: LessonSession, out: Output) -> None:
        self.through = False
        self.unkept: BadInput | None = None  # why the place is not kept
        super().__init__(session, out)

    def sit(self, session: "Session") -> None:
        super().sit(session)
        self.said = (0, "")  # the step whose line has been said, and in which language
        self.narration.missed.clear()  # its line says where the game stands
        self.careful = False  # the lesson says what is not meant
        explained = self.w.game.scenario_cards(session.game)  # the lesson says what matters of them
        self.narration.explained.update(explained)

    def run(self) -> int:
        course, w = self.session.course, self.w
        lesson = course.lesson
        self.out.say(w("learn-title", number=lesson.number, title=w(lesson.key()), minutes=lesson.minutes), "title")
        self.out.say(w("learn-hint"), "dim")
        if course.step:
            self.out.say(w("learn-resumed", step=course.step + 1, of=len(lesson.steps)), "dim")
        self.unkept = save_commands.check_progress_file(self.out)
        return super().run()

    def is_over(self) -> bool:
        return self.session.course.current_step is None

    def commands(self) -> Mapping[str, Command]:
        return self.with_game_commands(LESSON_COMMANDS)

    # -- coaching ----------------------------------------------------------------------------------------------------

    def next_prompt(self) -> bool:
        """What is to be read, and the answers of other seats, one after the other; then what the learner is asked."""
        while (coaching := self.session.coaching()) is not None:
            if coaching.reading:
                self.tell(ends=all(map(self.continues_turn, self.session.game.pending)))
                self.say_line()
                if not self.read_on():
                    self.leave()
                    return False
            elif not self.step():
                self.fresh = self.fresh or (coaching.table and self.said[0] != coaching.number)
                return super().next_prompt()
        return True

    def step(self) -> bool:
        """Let another seat answer as the lesson says. For the learner only a step that has begun goes on by itself."""
        if self.session.asked_seat() < 0:
            return self.session.step_bot()
        return self.session.course.answered > 0 and self.session.step_forced()

    def say_line(self) -> None:
        """The line of the step at hand, with what it wants to be looked at; once."""
        coaching, w = self.session.coaching(), self.w
        if coaching is None or self.said == (coaching.number, w.texts.lang):
            return
        self.said = (coaching.number, w.texts.lang)
        for code in coaching.cards:
            if code in self.narration.fresh:  # it has just been told in the story
                continue
            self.narration.fresh.add(code)
            says = sentences(w.texts, w.game.text(code))
            self.out.say(w("cli-card-says", name=w.name(code), text=says) if says else w.name(code), "dim")
        text = w("learn-step", number=coaching.number, of=coaching.of, text=w(coaching.key))
        if coaching.table and coaching.reading:
            text = f"{text}\n{w('learn-enter')}"
            self.out.question(w.board(self.session.view(self.seat)), text, [], table=True)
            self.fresh, self.place = False, (self.seat, getattr(self.session.game.state, "round", 0))
            return
        self.out.keep()
        self.out.say(f"\n{text}", "title")
        if coaching.reading:
            self.out.say(w("learn-enter"), "dim")

    def read_on(self) -> bool:
        """Wait for Enter where there is only something to read. False to leave."""
        while True:
            typed = self.read()
            if typed is None or typed.casefold() in LEAVING:
                return False
            if not typed:
                self.forward()
                return True
            word, _, rest = typed.partition(" ")
            about = typed[1:].strip() if typed.startswith("?") else ""
            if about and about.casefold() not in READING_HELP:
                lookup_commands.explain_word(self, about)
            else:
                look = READING.get(word.casefold())
                if (look or LessonPlay.help_reading)(self, rest.strip(), None) is Then.GO_ON:
                    return True

    def put(self, table: bool = False) -> None:
        """The question, with the answer that leads on unless the learner has to find it."""
        self.say_line()
        prompt = self.asked.prompt
        usual = [self.asked.options[n - 1] for n in prompt.default]
        coaching = self.session.coaching()
        if usual and coaching is not None and not (coaching.puzzle or self.session.accepts(usual)):
            prompt = replace(prompt, default=(), enter="")  # two things are not proposed at once
        hint = self.hint_text()
        if hint and not prompt.question.endswith(hint):  # asked again
            prompt = replace(prompt, question=f"{prompt.question}\n{hint}")
        prompt = replace(prompt, stop=0)  # there are no standing answers here
        self.asked = self.asked._replace(prompt=prompt)
        super().put(table)

    def is_coached(self, chosen: Sequence[int]) -> bool:
        coaching, options = self.session.coaching(), self.asked.options
        return coaching is not None and sorted(options[n - 1] for n in chosen) == sorted(coaching.together)

    def hint_text(self, asked_for: bool = False) -> str:
        """Which answer leads on, in words; of a puzzle only when it is asked for."""
        coaching, w = self.session.coaching(), self.w
        if coaching is None:
            return ""
        if coaching.puzzle and not asked_for:
            return w("learn-puzzle")
        prompt, options = self.asked.prompt, list(self.asked.options)
        if prompt.several:
            usual = prompt.default and self.session.accepts([options[n - 1] for n in prompt.default])
            numbers = prompt.default if usual else sorted(options.index(option) + 1 for option in coaching.together)
            typed = w("learn-enter-key") if usual else " ".join(map(str, numbers))
        else:
            numbers = [n for n, option in enumerate(options, 1) if option in coaching.wants]
            typed = join_parts(w.texts, map(str, numbers), "join-names", "join-or")
        texts = [brief_text(prompt.items[n - 1]) for n in numbers]
        if len(numbers) > 1 and not prompt.several:
            return w("learn-now-any", typed=typed)
        return w("learn-now", typed=typed, answer=join_parts(w.texts, texts, "prompt-and")) if numbers else ""

    # -- answering ---------------------------------------------------------------------------------------------------

    def give(self, seat: int, options: "Sequence[Option]", more: bool = False) -> bool:
        try:
            if not super().give(seat, options, more):
                return False
        except WrongLessonAnswer as no:
            self.out.keep()
            self.out.say(self.w(no.key or "learn-not-now"), "bad")
            return False
        self.keep()
        return True

    def keep(self) -> None:
        """Remember the place. If the disk refuses, that is said once, and the lesson goes on."""
        course, before = self.session.course, self.unkept
        try:
            player_progress.note_left(home(), course.lesson.id, 0 if course.current_step is None else course.step)
            self.unkept = None
        except BadInput as error:
            self.unkept = error
            if before is None:
                self.out.say(self.out.w.error_text(error), "bad")

    def forward(self) -> None:
        self.session.skip_step()
        self.keep()

    # -- commands: what was typed behind them, and the question, if one is open --------------------------------------

    def skip(self, rest: str, decision: object) -> Then:
        """Do what is to be done at this step; or leave out the rest of the lesson."""
        self.forward()
        while rest in REST and not self.is_over():
            self.forward()
        return Then.GO_ON

    def back(self, rest: str, decision: object) -> Then:
        """The step before this one."""
        self.sit(LessonSession(self.session.lesson, max(self.session.course.step - 1, 0)))
        self.keep()
        return Then.GO_ON

    def rules(self, rest: str, decision: object) -> Then:
        """The clauses that the line tells."""
        step = self.session.course.current_step
        found = rules_of(self.session.lesson.game, step.rules if step else (), self.w.texts.language)
        self.out.log(self.w("learn-rules"), [f"{self.w.label(id)}{text}" for id, text in found.items()])
        return Then.STAY

    def hint(self, rest: str, decision: object) -> Then:
        """The answer with which the lesson goes on."""
        self.out.say(self.hint_text(asked_for=True), "good")
        return Then.STAY

    def repeat(self, rest: str, decision: object) -> Then:
        """The line once more."""
        self.said = (0, "")
        self.say_line()
        return Then.STAY

    def view(self, rest: str = "", decision: object = None) -> Then:
        """The table."""
        self.out.table(self.session.view(self.seat))
        return Then.STAY

    def help(self, rest: str, decision: "Decision") -> Then:
        lookup_commands.help(self, rest, decision)
        self.out.say(self.w("learn-commands"))
        return Then.STAY

    def help_reading(self, rest: str, decision: object) -> Then:
        """What can be typed where there is only something to read."""
        self.out.say(self.w("learn-reading"))
        return Then.STAY

    def leave(self) -> None:
        if self.unkept is None:
            self.out.say(self.w("learn-left", game=self.session.lesson.game))
        else:
            self.out.say(self.out.w.error_text(self.unkept), "bad")

    def finish(self) -> bool:
        """The lesson is through; what follows it is asked by the person who began it."""
        self.tell(ends=True)
        self.through = True
        lesson = self.session.lesson
        self.out.say(self.w("learn-done", title=self.w(lesson.key())), "good")
        try:
            player_progress.note_learned(home(), lesson.id)
        except BadInput as error:
            self.out.say(self.out.w.error_text(error), "bad")
        return False


READING: Final[Mapping[str, Look]] = {
    "skip": LessonPlay.skip, "back": LessonPlay.back, "undo": LessonPlay.back, "u": LessonPlay.back,
    "rules": LessonPlay.rules, "lesson": LessonPlay.repeat, "view": LessonPlay.view, "v": LessonPlay.view,
    "language": lookup_commands.language,
}  # fmt: skip
"""What can be typed where there is only something to read."""
READING_HELP: Final = ("help", "h")
"""Behind `?`: no word of the rules."""
WITHOUT: Final = frozenset(
    {
        "undo",
        "u",
        "never",
        "always",
        "ask",
        "free",
        "standing",
        "save",
        "saves",
        "resume",
        "cancel",
        "sure",
        "quick",
        "hold-on",
    }
)
"""Nothing is saved, answered by itself or asked about again in a lesson, and steps are taken back, not answers."""
LESSON_COMMANDS: Final[Mapping[str, Command]] = {
    **READING,
    **{word: command for word, command in COMMANDS.items() if word not in WITHOUT},
    "hint": LessonPlay.hint, "help": LessonPlay.help, "h": LessonPlay.help,
}  # fmt: skip
