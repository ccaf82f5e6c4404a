"""A strict player for case files: answers in words, and a log of what happened.

**Answers** are the verb of an option and what it is about: `story`, `advance`, `move human_torch`, `go chelsea`,
`troubleshoot justice`, `lead avalanche`, `backup viper`, `power red`, `scheme threat`, `use thor`, `ally namor 1` (with
a plot point more), `yes`, `no`, `done`, `pass`. One that fits no option, or several, fails and lists the options. An
answer may begin with the seat that gives it: `0: power red`.
"""

from typing import Self

from goldenrule.gamekit import cases
from goldenrule.gamekit.cases import ScriptFailed
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import AREAS, DISTRICTS
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Event


class Script(cases.Script):
    """Plays a game by exact answers and looks at it. The observer of the game is taken over."""

    game: Heroes

    def __init__(self, game: Heroes) -> None:
        self.firings: list[tuple[str, int]] = []  # cards and which of their abilities, in order
        super().__init__(game)

    def hear(self, event: Event) -> None:
        super().hear(event)
        if event[0] == "use":
            self.firings.append((self.game.face(event[2]).code, event[3]))

    def words(self, decision: Decision, option: Option) -> list[str]:
        """The ways to write an option, the shortest first."""
        verb, e, detail = option
        card = self.game.face(e).code if e else ""
        about = str(detail)
        if verb == "go":
            district = self.game.state.cards[decision.source]
            supporting = getattr(district, "status", ids.READY) == ids.SUPPORTING
            about = AREAS[detail] if supporting else "scenario" if detail == 24 else DISTRICTS[detail]
        elif verb == "support_at":
            about = AREAS[detail]
        elif verb == "power":
            about = ids.COLOURS[detail]
        elif verb == "scheme":
            about = ids.SCHEMES[detail]
        return [verb, f"{verb} {card}" if card else f"{verb} {about}", f"{verb} {card} {about}"]

    def answer(self, words: str) -> None:
        decision = self.decision(words)
        wanted = " ".join(seat_of(words)[1].split())
        spoken = [(option, self.words(decision, option)) for option in decision.options]
        for form in (2, 1, 0):
            found = [option for option, ways in spoken if ways[form] == wanted]
            if len(found) == 1:
                self.game.apply(decision.seat, found[0])
                return
            if len(found) > 1 and form:
                raise ScriptFailed(f"{wanted!r} fits several options. {self.now()}")
        raise ScriptFailed(f"{wanted!r} fits no option. {self.now()}")

    def decision(self, words: str) -> Decision:
        seat, rest = seat_of(words)
        for decision in self.game.pending:
            if seat in (-1, decision.seat):
                return decision
        raise ScriptFailed(f"{rest!r}: nobody is asked for it. {self.now()}")

    def matching(self, decision: Decision, words: str) -> list[Option]:
        return [option for option in decision.options if words in self.words(decision, option)]

    def offered(self, *answers: str) -> Self:
        return self._offers(answers, True)

    def not_offered(self, *answers: str) -> Self:
        return self._offers(answers, False)

    def _offers(self, answers: tuple[str, ...], wanted: bool) -> Self:
        """Each of these is, or none is, an option of any seat that is asked."""
        wrong = []
        for words in answers:
            found = any(self.matching(decision, words) for decision in self.game.pending)
            if found != wanted:
                wrong.append(f"{words!r} is {'offered' if found else 'not offered'}. {self.now()}")
        if wrong:
            raise ScriptFailed(" ".join(wrong))
        return self

    def refused(self, words: str, clause: str) -> Self:
        raise ScriptFailed(f"'refused' is not told here; write not_offered: { ({words: clause})!r}.")

    def now(self) -> str:
        if not self.game.pending:
            return f"The game is over: {self.game.state.winner}."
        texts = []
        for decision in self.game.pending:
            options = ", ".join(
                self.words(decision, option)[1 if any(option[1:]) else 0] for option in decision.options
            )
            texts.append(f"Seat {decision.seat} is asked {decision.kind!r}: {options}.")
        return " ".join(texts)

    def codes(self, cards: tuple[int, ...]) -> list[str]:
        return [self.game.face(e).code for e in cards]


def seat_of(words: str) -> tuple[int, str]:
    """The seat that an answer names, -1 if it names none, and the rest of the answer."""
    seat, colon, rest = words.partition(":")
    return (int(seat), rest) if colon and seat.strip().isdigit() else (-1, words)
