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
"""This many standing answers may follow on one another; an ability that sets itself off comes to an end there."""

PlayerMaker = Callable[[str, str, str], Bot[Game]]
"""Makes a bot from the names of game and bot, and a seed."""


class Session(AutosavedGame):
    """A game being played. `bots` are the seats that nobody plays; the people at the others share one screen.

    If it is `watched`, each has an own screen or none, and the log also has what somebody who watches has seen.
    """

    aims: ClassVar[bool] = True
    """Are an action and its target one answer?"""
    first_turn: int = -1
    """Whose turn it is where the story begins, if that is in the midst of a turn."""

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
        self._put = -1  # after this many decisions a question is put to its seat, even if a standing answer fits
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
        """May somebody know every hidden card, as the seed was typed, or is read in a file?"""
        return self.hidden_hands and not self.recorder.drawn

    def view(self, seat: int) -> View:
        return view(self.game, seat)

    def asked_seat(self) -> int:
        """The seat of a person who is asked now, -1 if there is none."""
        return next((d.seat for d in self.game.pending if d.seat not in self.bots), -1)

    def apply(self, seat: int, option: Option) -> None:
        """Answer for a seat. Raises IllegalOption, and changes nothing, if it may not."""
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
        """Give several answers that belong together as one, which is taken back as one. Returns how many were given.

        These are fewer if something else comes between; a target is kept until its action is paid for, and counts.
        `more`: the question goes on, and what is answered then belongs to it. `forced` answers belong to what was
        answered before. Raises as `apply` does, for the first of them. What belongs together is written down before it
        is given: after a kill in its midst it is known. If a card breaks in the midst, all of it is taken back.
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
        """Give the answer to a question of a person that leaves nothing to be decided. False if there is none.

        So is that for a target which was named with its action, before that was paid for. Where hands are hidden, a
        person whom others could watch is asked all the same.
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
        """Let one bot that is asked answer. False if no bot is asked."""
        for decision in self.game.pending:
            player = self._players.get(decision.seat)
            if player is not None:
                self.apply(decision.seat, player.choose(self.game, decision.seat, decision))
                return True
        return False

    # -- standing answers ----------------------------------------------------------------------------------------

    def set_standing(self, seat: int, ability: Ability, answer: Answer) -> None:
        """Set what a seat always answers for an ability, and keep it beside the save. ASK: it is asked again.

        Raises BadInput for another answer, or if it cannot be written.
        """
        self._check_person(seat)
        self.standing.set(seat, ability, answer)
        self._put = -1  # the question at hand, too
        self._save_seats()

    def take_free(self, seat: int, takes: bool) -> None:
        """Let a seat take free benefits, or be asked about them again, and keep that beside the save.

        Raises BadInput if it cannot be written.
        """
        self._check_person(seat)
        (self.standing.free.add if takes else self.standing.free.discard)(seat)
        self._put = -1
        self._save_seats()

    def _check_person(self, seat: int) -> None:
        if seat not in self.people:
            raise BadInput("bad-standing-seat", seat=seat, known=self.people or "none")

    def auto_answer(self) -> AutoAnswer | None:
        """What a standing answer comes to now, None if a person or a bot has to be asked. Pure."""
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
        """Let a standing answer answer one question. False if none does.

        The answer is recorded as if the seat had given it, and the log says to the seat why it was not asked. Raises
        as `apply` does; the seat is asked itself then.
        """
        found = self.auto_answer()
        if found is None:
            return False
        place, kept = self.recorder.standing_count, len(self.log)
        self._tell_auto_answer(found.seat, found.reason, found.abilities)
        self._answers.given[place] = found.reason
        self._save_seats_quietly()  # before it is given: after a kill nobody takes it for an own answer
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
        """The answer that comes next is one that a seat was not asked for."""
        told = [STANDING, seat, reason, [ability.code for ability in abilities]]
        eyes = (seat,) if self.hidden_hands else self.people
        self.log.append(LogLine(self.game.decisions + 1, dict.fromkeys(eyes, told)))

    # -- taking back ---------------------------------------------------------------------------------------------

    def undo(self, count: int = 1, seats: Sequence[int] | None = None) -> None:
        """Take back the last decisions of the people at the screen, with what bots and standing answers did after them.

        Where people have own screens, or play each for himself, `seats` are those whose decisions they have to be. Free
        for one's own last actions while no person has seen a hidden card and nobody else has acted, but for a bot
        on the same side; unlimited in practice games. Raises NoUndo otherwise. Sealed answers of others to the same
        question still stand.
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
        """The last answers that stand, by seat, if nobody sees them before the others are in."""
        top = self.game.stack[-1] if self.game.stack else None
        return dict(top.answers) if isinstance(top, SimultaneousChoice) else {}

    def undo_refusal(self, count: int, own: Sequence[int]) -> NoUndo | None:
        """Why these people may not take back this many decisions."""
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
        """Would taking back this many decisions go past chance, or what these people (None: all) have come to see?

        What only a bot has seen is taken back with the position, which is all that a bot knows.
        """
        first = self.recorder.standing_count - decisions
        eyes = self.people if seats is None else seats
        return self.recorder.would_reveal(decisions, eyes) or any(place >= first for place in self._answers.opened)

    def decisions_since(self, count: int = 1, seats: Sequence[int] | None = None) -> int:
        """How many decisions lie after the question that this many answers ago one of these people answered themselves.

        That answer counts, too. 0 if there have not been this many; `seats` are all people if left out.
        """
        places = [*self._answers.own_answers(self.deciders(), self.people if seats is None else seats)]
        return self.recorder.standing_count - places[count - 1] if 0 < count <= len(places) else 0

    def can_cancel(self, decision: Decision) -> bool:
        """May a seat take back what led to a question in which something is paid, with what it has paid already?"""
        start = self._answers.answer_start(self.recorder.standing_count)
        if not amount_due(self.game, decision) or not start:
            return False
        if self.deciders()[start - 1] != decision.seat or start - 1 in self._answers.opened:
            return False
        return self.practice or not self.would_reveal(self.decisions_to_cancel())

    def proposal(self, proposed: Sequence[Option]) -> Sequence[Option]:
        """Return what a question proposes, from what the game itself would propose."""
        return proposed

    def cancel(self) -> None:
        """Take back what led to the question at hand: its seat is asked that again. See `can_cancel`."""
        self.take_back(self.decisions_to_cancel())

    def decisions_to_cancel(self) -> int:
        """How many decisions led to the question at hand."""
        standing = self.recorder.standing_count
        return standing - self._answers.answer_start(standing) + 1

    def take_back(self, decisions: int) -> None:
        """Take back this many decisions of anybody, without asking whether that may be. Raises BadInput if it cannot.

        The question that is open then is asked, even if a standing answer fits.
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
        """Write down which answers were not given by themselves; a later undo from the save may not know it else."""
        with suppress(BadInput):
            self._save_seats()

    # -- what has happened ---------------------------------------------------------------------------------------

    def seen_events(self, eyes: int, until: int | None = None) -> Iterator[SeenEvent]:
        """What these eyes have seen, what happened last first; up to this many decisions, if it is said."""
        for line in reversed(self.log):
            if eyes in line.seen and (until is None or line.after <= until):
                yield line.seen[eyes]

    def _observe(self, event: Event) -> None:
        game = self.recorder.game
        seen = {eye: game.event_view(event, eye) for eye in self._eyes}
        if seen:
            self.log.append(LogLine(game.decisions, seen))

    def take_history(self, record: records.Record, seats: saves.Seats) -> None:
        """Take up the history of a record that `records.resume` has replayed exactly, with its log."""
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
