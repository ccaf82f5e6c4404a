"""What has happened, told to the person at the screen: each thing once, and what a card says when it turns up."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from goldenrule.cli.output import Output, Rows
from goldenrule.gamekit.text_lists import sentences
from goldenrule.kernel.views import SPECTATOR, View
from goldenrule.table.session import Session

if TYPE_CHECKING:
    from goldenrule.table.story import Story


RECAP: Final = 4
"""This many lines of what happened last are told when a game is taken up again."""


class StoryStart(NamedTuple):
    """Where in the log a story has begun, and what anybody could see then; None if nobody looked."""

    place: int
    view: View | None


class Narration:
    """How much of a session's log each person at the screen has been told, and which cards have been explained.

    A story goes from one turn of a person to the next; questions in between tell it bit by bit.
    """

    def __init__(self, session: Session, out: Output) -> None:
        self.session = session
        self.out = out
        self.told = dict.fromkeys(session.people, len(session.log))
        self.explained: set[str] = set()
        self.fresh: set[str] = set()  # of them, those that have been since something was typed
        self.missed = {*session.people} if session.log else set()  # who has yet to be told where the game stands
        self.begun: dict[int, StoryStart] = {}
        self.last: dict[int, Story] = {}
        """What each person has been told last."""

    def introduce(self) -> None:
        """At the start: what the scenario's cards say."""
        if self.explained:
            return
        w = self.out.w
        lines = []
        for code in w.game.scenario_cards(self.session.game):
            self.explained.add(code)
            says = sentences(w.texts, w.game.text(code))
            if says:
                lines.append(w("cli-card-says", name=w.name(code), text=says))
        if lines:
            own = f"cli-scenario-{w.game_name}"
            self.out.log(w(own if w.texts.has(own) else "cli-scenario"), lines)

    def tell(self, seat: int, listening: Sequence[int], ends: bool) -> None:
        """What has happened since a seat was told last; all who are `listening` have been told it then.

        A story that `ends` says what has changed in all.
        """
        if seat in self.missed:
            self.recap(seat, listening)
            self.missed -= {*listening}
        place, begun = len(self.session.log), self.begun.get(seat)
        told = self.told.get(seat, 0)
        if place > told:
            view = self.session.view(SPECTATOR) if ends else None
            story = self.story(seat, listening, begun or StoryStart(told, None), view)
            waiting = self.show(story, seat, told, ends)
            place = min([place, *waiting])
            if story.sections:
                self.last[seat] = story
        for each in listening:
            self.told[each] = place
            if ends or begun is None:
                self.begun[each] = StoryStart(place if ends else told, self.session.view(SPECTATOR) if ends else None)

    def recap(self, seat: int, listening: Sequence[int]) -> None:
        """Of a game that is taken up again: what happened last, and how far it is."""
        state, log = self.session.game.state, self.session.log
        from goldenrule.table.story import Story, StorySection

        whole = self.story(seat, listening, StoryStart(0, None), None)
        sections: list[StorySection] = []
        n = 0
        for section in reversed(whole.sections):
            left = RECAP - n
            if left <= 0:
                break
            sections.insert(0, StorySection(section.heading, section.lines[-left:], section.place))
            n += len(section.lines)
        self.last[seat] = Story(tuple(sections))
        self.explained.update(code for line in whole.lines() for code in line.turned_up)  # when they turned up
        self.out.keep()
        self.out.say(
            self.out.w("cli-recap", round=getattr(state, "round", 0), n=self.session.recorder.standing_count), "title"
        )
        self.show(self.last[seat], seat, 0, True)
        self.told = {**self.told, **dict.fromkeys(listening, len(log))}

    def story(self, seat: int, listening: Sequence[int], begun: StoryStart, now: View | None) -> "Story":
        """What has happened since a story began, as a seat has seen it."""
        from goldenrule.table.story import Teller, changes_between  # there is nothing to tell before the first question

        game, w, you = self.session.game, self.out.w, seat if [*listening] == [seat] else -1
        teller = Teller(game, w.texts, w.game, seat, you)
        teller.hear(self.session.log, begun.place)
        if begun.view is None or now is None:
            return teller.story()
        return teller.story(changes_between(game, w.game, begun.view, now, you))

    def show(self, story: "Story", seat: int, told: int, ends: bool) -> list[int]:
        """Show the lines in which something is new. The places in the log of what is left for later, as it goes on."""
        n = 0
        waiting: list[int] = []
        several = len(story.lines()) > 1
        for section in story.sections:
            rows: Rows = []
            for line in section.lines:
                n += 1
                if line.events[-1] < told:
                    continue
                if line.waits == seat and not ends:
                    waiting += line.events
                    continue
                rows.append((str(n) if several else "", line.text))
                rows += self.explain(line.turned_up)
            if rows:
                self.out.rows(section.heading or self.out.w("cli-happened"), rows)
        if story.changes and any(section.heading for section in story.sections):
            from goldenrule.table.story import summary_line

            self.out.say(summary_line(self.out.w.texts, story.changes), "title")
        return waiting

    def explain(self, codes: Sequence[str]) -> Rows:
        """What cards say that turn up for the first time."""
        w, rows = self.out.w, []
        for code in codes:
            if code not in self.explained:
                self.explained.add(code)
                self.fresh.add(code)
                says = sentences(w.texts, w.game.text(code))
                if says:
                    rows.append(("", w("cli-card-says", name=w.name(code), text=says)))
        return rows

    def shorten(self) -> None:
        """Decisions have been taken back, with what the log told of them."""
        place = len(self.session.log)
        self.told = {seat: min(told, place) for seat, told in self.told.items()}
        self.begun = {seat: begun for seat, begun in self.begun.items() if begun.place <= place}
        self.last = {}

    # -- on request ----------------------------------------------------------------------------------------------------

    def detail(self, seat: int, number: int) -> list[str]:
        """What the log has of line n, from 1, of what a seat has been told last; nothing if there is no such line."""
        lines = self.last[seat].lines() if seat in self.last else []
        return self.log(seat, lines[number - 1].events) if 1 <= number <= len(lines) else []

    def dice(self, seat: int) -> list[str]:
        """What dice have shown in what a seat has been told last."""
        return self.log(seat, self.last[seat].dice) if seat in self.last else []

    def log(self, seat: int, places: Sequence[int]) -> list[str]:
        log = self.session.log
        return self.out.w.log(self.session.game, [log[place] for place in places if place < len(log)], seat)
