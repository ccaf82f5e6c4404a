"""Several answers typed in one line, with ; between them: each is for the question that comes then."""

from typing import TYPE_CHECKING, Final

from goldenrule.table.multi_select import has_learned

if TYPE_CHECKING:
    from goldenrule.cli.at_terminal import AtTerminal
    from goldenrule.kernel.game import Game

BETWEEN: Final = ";"


class AnswerQueue:
    """The answers of a line that are still to be given, and where the game stood when it was typed.

    They are dropped when one is not understood, when somebody else has decided or is asked, and when something was
    revealed or chance has decided: the person who typed them did not know that.
    """

    def __init__(self) -> None:
        self.left: list[str] = []
        self.seat = -1
        self.place = 0
        self.game: Game | None = None

    def take_line(self, play: "AtTerminal", line: str) -> str | None:
        """Return the first answer of a line and keep the others; None, said in a sentence, if one of them is empty."""
        first, *rest = [part.strip() for part in line.split(BETWEEN)]
        if not rest or not play.plans or first.partition(" ")[0].casefold() in play.commands() or first.startswith("?"):
            return line
        if not (first and all(rest)):
            play.out.say(play.w("cli-ahead-empty"), "bad")
            return None
        self.left, self.seat, self.game = rest, play.seat, play.session.game.clone()
        self.place = play.session.recorder.standing_count
        return first

    def next_answer(self, play: "AtTerminal") -> str | None:
        """The answer to the question that is open, said as if it was typed now; None if it has to be asked."""
        if not self.left:
            return None
        session = play.session
        if self.seat != play.seat:  # somebody else looks at the screen, and is not told what was typed
            self.left = []
            return None
        alone = session.has_acted_alone_since(self.place, self.seat)
        if self.game is None or not alone or has_learned(self.game, session.game, self.seat):
            self.drop(play)
            return None
        line = self.left.pop(0)
        play.out.say(play.w("cli-ahead", line=line), "dim")
        return line

    def drop(self, play: "AtTerminal") -> None:
        """Give no more of them, and say so."""
        if self.left:
            play.out.say(play.w("cli-ahead-dropped", line=f"{BETWEEN} ".join(self.left)), "bad")
        self.left = []
