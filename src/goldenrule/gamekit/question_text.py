"""Questions and options: each is a message named after its kind or verb; what needs more than that has a method."""

from typing import TYPE_CHECKING, ClassVar

from goldenrule.gamekit.text_lists import Args, Translator, slug

if TYPE_CHECKING:
    from goldenrule.kernel.decisions import Decision, Option


class QuestionWriter:
    """Writes one question with its options: `prompt_` and the kind, `option_` and the verb are methods for odd ones."""

    PREFIX: ClassVar[str] = ""
    game: object
    """The game; a subclass says of which class."""

    def __init__(self, game: object, decision: "Decision", texts: Translator) -> None:
        self.game = game
        self.decision = decision
        self.texts = texts

    def prompt(self) -> str:
        """The question."""
        write = getattr(self, f"prompt_{self.decision.kind}", None)
        return str(write()) if write is not None else self.ask(self.decision.kind)

    def key(self, kind: str) -> str:
        """The key of the message of a kind of questions."""
        return f"{self.PREFIX}prompt-{slug(kind)}"

    def ask(self, kind: str, **args: str | int) -> str:
        """The message of a kind of questions, filled with what every question is, and with more or other `args`."""
        return self.texts.t(self.key(kind), **{**self.question_args(), **args})

    def option(self, option: "Option") -> str:
        """What an option does, with its cost and its effect."""
        verb, entity, detail = option
        write = getattr(self, f"option_{verb}", None)
        return str(write(entity, detail)) if write is not None else self.offer(verb, **self.option_args(entity))

    def offer(self, verb: str, **args: str | int) -> str:
        """The message of a verb; one for it in this kind of questions goes first."""
        key = f"{self.PREFIX}option-{slug(verb)}"
        own = f"{key}-{slug(self.decision.kind)}"
        return self.texts.t(own if self.texts.has(own) else key, **args)

    # -- what a game says ----------------------------------------------------------------------------------------------

    def question_args(self) -> Args:
        """What every question is filled with."""
        raise NotImplementedError

    def option_args(self, entity: int) -> Args:
        """What options are filled with that have no method."""
        raise NotImplementedError
