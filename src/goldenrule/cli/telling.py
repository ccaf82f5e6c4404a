"""What has happened, told to whoever sits at the screen: each thing once, and what a card says when it turns up."""

from collections.abc import Sequence

from goldenrule.cli.output import Output
from goldenrule.table.session import Session


class Telling:
    """How much of a session's log each person at the screen has been told, and which cards have been explained."""

    def __init__(self, session: Session, out: Output) -> None:
        self.session = session
        self.out = out
        self.told = dict.fromkeys(session.people, len(session.log))
        self.explained: set[str] = set()

    def introduce(self) -> None:
        """At the start: what the scenario's cards say."""
        if self.explained:
            return
        w = self.out.w
        lines = []
        for code in w.game.scenario_cards(self.session.game):
            self.explained.add(code)
            says = " ".join(w.game.text(code))
            if says:
                lines.append(w("cli-card-says", name=w.name(code), text=says))
        if lines:
            own = f"cli-scenario-{w.game_name}"
            self.out.log(w(own if w.texts.has(own) else "cli-scenario"), lines)

    def tell(self, seat: int, listening: Sequence[int]) -> None:
        """What has happened since a seat was told last; all who are `listening` have been told it then."""
        log, w = self.session.log, self.out.w
        lines = w.log(self.session.game, log[self.told.get(seat, 0) :], seat, self.explained)
        for each in listening:
            self.told[each] = len(log)
        if lines:
            self.out.log(w("cli-happened"), lines)

    def shorten(self) -> None:
        """Decisions have been taken back, with what the log told of them."""
        self.told = {seat: min(told, len(self.session.log)) for seat, told in self.told.items()}
