"""A running game at a table: who sits where, what may be taken back, what has happened, and its save."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import ClassVar

from goldenrule.gamekit.search_model import Bot
from goldenrule.kernel import records
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.events import Event, SeenEvent
from goldenrule.kernel.game import Game, SimultaneousChoice
from goldenrule.kernel.views import SPECTATOR, View, view
from goldenrule.table import saves
from goldenrule.table.answers import Answers, NoUndo
from goldenrule.table.auto_answers import NEVER, Ability, Answer, AutoAnswer, StandingAnswers, abilities_in
from goldenrule.table.autosave import AutosavedGame
from goldenrule.table.event_log import NOTHING_LEFT, STANDING, LogLine
from goldenrule.table.games import find_game
from goldenrule.table.multi_select import amount_due, chooses_several, forced_answers, has_nothing_left
from goldenrule.table.target_prompts import Aim, PendingTarget
from goldenrule.words.phrases import Phrase

IN_A_ROW = 50
"""The most standing answers in a row: this ends an ability that triggers itself."""

PlayerMaker = Callable[[str, str, str], Bot[Game]]
"""Makes a bot from the names of game and bot, and a seed."""


class Session(AutosavedGame):
    """A running game. Bots play the seats in `bots`; the people at the other seats share one screen.

    If the game is `watched`, people have screens of their own, and the log also has what a spectator sees.
    """

    aims: ClassVar[bool] = True
    """Are an action and its target one answer?"""
    first_turn: int = -1
    """The seat whose turn it is where the story begins, -1 if the story begins between turns."""

    def __init__(
        self,
        recorder: records.Recorder,
        bots: Mapping[int, str] | None = None,
        make_player: PlayerMaker | None = None,
        hold: saves.Hold | None = None,
        standing: StandingAnswers | None = None,
        watched: bool = False,
    ) -> None:
        super().__init__(recorder, hold)
        self.bots = dict(bots or {})
        self.standing = standing or StandingAnswers()
        seats = recorder.game.state.seats
        for seat in self.bots:
            if not 0 <= seat < seats:
                raise BadInput("bad-bot-seat", seat=seat, most=seats - 1)
        self.people = tuple(seat for seat in range(seats) if seat not in self.bots)
        for seat in (*self.standing.as_data(), *self.standing.free):
            self._check_person(seat)
        if self.bots and make_player is None:
            raise ValueError("bots need make_player")
        self._players: dict[int, Bot[Game]] = {
            seat: make_player(recorder.game.name, bot, f"{recorder.seed}/bot {seat}")
            for seat, bot in self.bots.items()
            if make_player is not None
        }
        everybody = (*range(seats), SPECTATOR)
        self._eyes = everybody if watched else self.people or (SPECTATOR,)
        self._answers = Answers()
        self._put = -1  # after this many decisions the seat answers itself, even if a standing answer fits
        self._pending_target = PendingTarget()
        self.log: list[LogLine] = []
        self.note: Phrase | None = None
        recorder.game.observer = self._observe

    @property
    def hidden_hands(self) -> bool:
        """Must players not see each other's cards?"""
        return find_game(self.game.name).hidden_hands

    @property
    def open_seed(self) -> bool:
        """May somebody know every hidden card, because a person or a file gave the seed?"""
        return self.hidden_hands and not self.recorder.drawn

    def view(self, seat: int) -> View:
        return view(self.game, seat)

    def asked_seat(self) -> int:
        """Return the first seat of a person with an open question, -1 if there is none."""
        return next((d.seat for d in self.game.pending if d.seat not in self.bots), -1)

    def apply(self, seat: int, option: Option) -> None:
        """Answer for a seat. Raises IllegalOption for an illegal answer, and changes nothing."""
        game, kept = self.game, len(self.log)
        top = game.stack[-1] if game.stack else None
        opens = isinstance(top, SimultaneousChoice) and bool(top.answers) and len(game.pending) == 1
        if seat in self.people and has_nothing_left(self.game, seat):
            self._tell_auto_answer(seat, NOTHING_LEFT, ())
        try:
            self.recorder.apply(seat, option)
        except Exception:
            del self.log[kept:]
            raise
        if opens:
            self._answers.opened.add(self.recorder.standing_count - 1)

    def answer(self, seat: int, options: Sequence[Option], more: bool = False, forced: bool = False) -> int:
        """Give several options as one answer, which is undone as one. Return how many were given.

        Fewer are given if another question comes between them; a target that waits until its action is paid for counts.
        With `more` the question continues, and its later options belong to this answer. `forced` options belong to the
        answer before them. Raises as `apply` does for the first option. The options of an answer are saved before they
        are given, so a kill between two of them does not separate them. If a card breaks, all of them are undone.
        """
        answers, first = self._answers, self.recorder.standing_count
        part = answers.begun >= 0
        answers.joined.update(range(first if part or forced else first + 1, first + len(options)))
        begun = answers.answer_start(first)
        answers.begun = begun if more else -1
        if len(options) > 1 or part or more or forced:
            self._save_seats_quietly()
        given = later = 0
        if not self._pending_target.is_waiting(self.game, seat):
            self._pending_target = PendingTarget()
        try:
            for option in options:
                if given and not any(d.seat == seat and option in d.options for d in self.game.pending):
                    later = self._pending_target.keep(self.game, seat, options[given:], self.recorder.standing_count)
                    break
                self.apply(seat, option)
                given += 1
        except Exception:
            if given:
                self.take_back(given)
            answers.begun = begun if part else -1
            raise
        except BaseException:
            answers.begun = begun if given or part else -1
            raise
        finally:
            if given < len(options):
                answers.joined = {place for place in answers.joined if place < self.recorder.standing_count}
                self._save_seats_quietly()
        return given + later

    def step_forced(self) -> bool:
        """Answer one question of a person that has only one answer. Return False if there is none.

        This includes the question for a target that was named with an action before its payment. Where several people
        share a screen and hands are hidden, they answer themselves: a missing question would reveal something.
        """
        if self.recorder.standing_count == self._put:
            return False
        for decision in self.game.pending:
            if target := self._pending_target.due_target(decision):
                self.answer(decision.seat, [target], forced=True)
                return True
            if decision.seat in self.people and not (len(self.people) > 1 and self.hidden_hands):
                options = forced_answers(self.game, decision)
                if options:
                    self.answer(decision.seat, options, forced=True)
                    return True
        return False

    def step_bot(self) -> bool:
        """Let one bot answer. Return False if no bot has a question."""
        for decision in self.game.pending:
            player = self._players.get(decision.seat)
            if player is not None:
                self.apply(decision.seat, player.choose(self.game, decision.seat, decision))
                return True
        return False

    # -- standing answers ----------------------------------------------------------------------------------------

    def set_standing(self, seat: int, ability: Ability, answer: Answer) -> None:
        """Set a seat's standing answer for an ability, and save it beside the game. ASK removes it.

        Raises BadInput for an unknown answer, or if it cannot be saved.
        """
        self._check_person(seat)
        self.standing.set(seat, ability, answer)
        self._put = -1  # this concerns the open question, too
        self._save_seats()

    def take_free(self, seat: int, takes: bool) -> None:
        """Let a seat take free benefits automatically, or ask it about them again, and save that beside the game.

        Raises BadInput if it cannot be saved.
        """
        self._check_person(seat)
        (self.standing.free.add if takes else self.standing.free.discard)(seat)
        self._put = -1
        self._save_seats()

    def _check_person(self, seat: int) -> None:
        if seat not in self.people:
            raise BadInput("bad-standing-seat", seat=seat, known=self.people or "none")

    def auto_answer(self) -> AutoAnswer | None:
        """Return the answer that a standing answer gives now, None if there is none. Pure."""
        decisions = self.recorder.standing_count
        if decisions == self._put or all(
            place in self._answers.given for place in range(decisions - IN_A_ROW, decisions)
        ):
            return None
        for decision in self.game.pending:
            if decision.seat not in self.bots:
                others = [seat for seat in self.people if seat != decision.seat]
                found = self.standing.answer(self.game, decision, others)
                if found is not None:
                    return found
        return None

    def is_auto_answered(self, aim: Aim) -> bool:
        """Would a standing answer answer the question for what is chosen after an action?"""
        others = [seat for seat in self.people if seat != aim.asked.seat]
        return self.standing.answer(aim.game, aim.asked, others) is not None

    def step_standing(self) -> bool:
        """Let a standing answer answer one question. Return False if none does.

        The record has the answer as if the seat had given it, and the log tells the seat why it was not asked. Raises
        as `apply` does; then the seat answers itself.
        """
        found = self.auto_answer()
        if found is None:
            return False
        place, kept = self.recorder.standing_count, len(self.log)
        self._tell_auto_answer(found.seat, found.reason, found.abilities)
        self._answers.given[place] = found.reason
        self._save_seats_quietly()  # first: after a kill it is still known as a standing answer
        try:
            self.apply(found.seat, found.option)
        except Exception:
            del self.log[kept:]
            del self._answers.given[place]
            self._put = place
            self._save_seats_quietly()
            raise
        return True

    def _tell_auto_answer(self, seat: int, reason: str, abilities: Iterable[Ability]) -> None:
        """Log that the next answer is given without asking the seat."""
        told = [STANDING, seat, reason, [ability.code for ability in abilities]]
        eyes = (seat,) if self.hidden_hands else self.people
        self.log.append(LogLine(self.game.decisions + 1, dict.fromkeys(eyes, told)))

    # -- taking back ---------------------------------------------------------------------------------------------

    def undo(self, count: int = 1, seats: Sequence[int] | None = None) -> None:
        """Undo the last decisions of the people at the screen, and those of bots and standing answers after them.

        Where people have screens of their own, or play against each other, `seats` are the people whose decisions these
        must be. People may undo their last actions while no person has seen a hidden card and nobody else has acted but
        bots on their side; in practice games they may undo everything. Raises NoUndo otherwise. Sealed answers of
        others to the same question stay.
        """
        own = self.people if seats is None else seats
        why = self.undo_refusal(count, own)
        if why is not None:
            possible = 0
            while possible < count - 1 and self.undo_refusal(possible + 1, own) is None:
                possible += 1
            raise NoUndo("fewer", possible) if possible else why
        total = self.decisions_since(count, own)
        sealed = self._simultaneous_answers()
        others = [by for by in self.deciders()[-total:] if by not in own] if total <= len(sealed) else []
        self.take_back(total)
        for by in others:
            self.apply(by, sealed[by])

    def _simultaneous_answers(self) -> Mapping[int, Option]:
        """Return the sealed answers to the open question by seat, until all of them are in."""
        top = self.game.stack[-1] if self.game.stack else None
        return dict(top.answers) if isinstance(top, SimultaneousChoice) else {}

    def undo_refusal(self, count: int, own: Sequence[int]) -> NoUndo | None:
        """Return why these people may not undo this many decisions, None if they may."""
        total = self.decisions_since(count, own)
        if not total:
            return NoUndo("nothing")
        if self.practice:
            return None
        first = self.recorder.standing_count - total
        after = [(place, by) for place, by in enumerate(self.deciders()) if place >= first]
        allies = () if self.hidden_hands else self.bots
        if total > len(self._simultaneous_answers()) and any(
            by not in own and by not in allies and self._answers.given.get(place) != NEVER for place, by in after
        ):
            return NoUndo("others")
        if self.would_reveal(total, own):
            return NoUndo("hidden")
        return NoUndo("shown") if self.would_reveal(total) else None

    def would_reveal(self, decisions: int, seats: Iterable[int] | None = None) -> bool:
        """Would undoing this many decisions take back chance, or a card that these people (None: all) have seen?

        What only a bot has seen does not count: a bot knows nothing but the position.
        """
        first = self.recorder.standing_count - decisions
        eyes = self.people if seats is None else seats
        return self.recorder.would_reveal(decisions, eyes) or any(place >= first for place in self._answers.opened)

    def decisions_since(self, count: int = 1, seats: Sequence[int] | None = None) -> int:
        """Return the number of decisions from an answer of these people on: their last one, or their `count`th last.

        Return 0 if there are fewer answers; without `seats`, all people count.
        """
        places = [*self._answers.own_answers(self.deciders(), self.people if seats is None else seats)]
        return self.recorder.standing_count - places[count - 1] if 0 < count <= len(places) else 0

    def can_cancel(self, decision: Decision) -> bool:
        """May a seat cancel the action for which it is paying, with what it has already paid?"""
        start = self._answers.answer_start(self.recorder.standing_count)
        if not amount_due(self.game, decision) or not start:
            return False
        if self.deciders()[start - 1] != decision.seat or start - 1 in self._answers.opened:
            return False
        return self.practice or not self.would_reveal(self.decisions_to_cancel())

    def proposal(self, proposed: Sequence[Option]) -> Sequence[Option]:
        """Return the options that a question proposes, given those that the game proposes."""
        return proposed

    def cancel(self) -> None:
        """Undo the action that led to the open question, so that its seat chooses again. See `can_cancel`."""
        self.take_back(self.decisions_to_cancel())

    def decisions_to_cancel(self) -> int:
        """Return how many decisions led to the open question."""
        standing = self.recorder.standing_count
        return standing - self._answers.answer_start(standing) + 1

    def take_back(self, decisions: int) -> None:
        """Undo this many decisions of all seats, whether or not people may. Raises BadInput if there are fewer.

        The seat of the question that is open then answers itself, even if a standing answer fits.
        """
        self.recorder.undo(decisions)
        self._put = self.recorder.standing_count
        self._pending_target = PendingTarget()
        self._answers.take_back(self._put)
        self._save_seats_quietly()
        done = self.game.decisions
        self.log = [line for line in self.log if line.after <= done]

    def seats(self) -> saves.Seats:
        answers = self._answers
        return saves.Seats(
            dict(self.bots), self.standing.as_data(), dict(answers.given), sorted(self.standing.free),
            sorted(answers.joined), answers.begun, self._pending_target.saved,
        )  # fmt: skip

    def _save_seats_quietly(self) -> None:
        """Save which answers people did not give themselves, for a later undo; ignore a disk that refuses."""
        with suppress(BadInput):
            self._save_seats()

    # -- what has happened ---------------------------------------------------------------------------------------

    def seen_events(self, eyes: int, until: int | None = None) -> Iterator[SeenEvent]:
        """Yield what these eyes have seen, the latest first; with `until`, only up to that many decisions."""
        for line in reversed(self.log):
            if eyes in line.seen and (until is None or line.after <= until):
                yield line.seen[eyes]

    def _observe(self, event: Event) -> None:
        game = self.recorder.game
        seen = {eye: game.event_view(event, eye) for eye in self._eyes}
        if seen:
            self.log.append(LogLine(game.decisions, seen))

    def take_history(self, record: records.Record, seats: saves.Seats) -> None:
        """Replay a record that `records.resume` has replayed exactly, to get its log."""
        fresh = records.reopen(record, find_game(record.game).make, until=0)
        self.recorder = fresh
        fresh.game.observer = self._observe
        places = {number: place for place, number in enumerate(records.standing_places(record.entries))}
        for number, entry in enumerate(record.entries):
            if isinstance(entry, records.Undo):
                self.take_back(entry.undo)
                continue
            seat, option = entry[0], entry[1:]
            reason = seats.given.get(places.get(number, -1))
            decision = next((each for each in fresh.game.pending if each.seat == seat), None)
            if reason and decision and (used := abilities_in(fresh.game, decision, option, reason)):
                self._tell_auto_answer(seat, reason, used)
            self.apply(seat, option)
        self._answers.take_up(seats, fresh.standing_count)
        if not any(chooses_several(fresh.game, asked) for asked in fresh.game.pending):
            self._answers.begun = -1
        self._pending_target.take_up(fresh.game, (fresh.standing_count, self._answers.begun), seats.meant)
