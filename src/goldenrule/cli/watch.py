"""Watching: bots play a game, or a record is played again; and the log is shown as it grows."""

import argparse
import sys
import time

from goldenrule.cli.client_texts import Words
from goldenrule.cli.options import option_words, parse_with_notes
from goldenrule.cli.output import Output, make_output
from goldenrule.cli.report import find_record, in_a_line, read_record, write_report
from goldenrule.cli.save_commands import say_open
from goldenrule.cli.start import start
from goldenrule.gamekit.text_lists import without_full_stop
from goldenrule.kernel.errors import BadInput, CardFault, GoldenruleError
from goldenrule.kernel.records import Record, Undo, reopen, resume
from goldenrule.kernel.rng import commitment
from goldenrule.kernel.views import SPECTATOR
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.table.story import Teller, changes_between, summary_line
from goldenrule.words.phrases import Phrase


def run(given: argparse.Namespace) -> int:
    """The command `watch`."""
    kind = find_game(given.game)
    options = parse_with_notes(kind, option_words(given, kind))
    session = start(kind, options, seed=given.seed, bots=given.bots or kind.bot, practice=False, people=False)
    say_open(session, out := make_output(Words(kind.name), given.plain))
    pause = given.delay if given.delay is not None else 0.3 if sys.stdout.isatty() and not given.quick else 0.0
    return watch(session, out, pause, tables=not given.quick)


def replay(given: argparse.Namespace) -> int:
    """The command `replay`."""
    record, note = read_record(find_record(given.name))
    w = Words(record.game)
    return verify(record, w) if given.verify else show(record, note, make_output(w, given.plain), given.step)


def watch(session: Session, out: Output, delay: float, tables: bool) -> int:
    """Let bots play to the end. `tables` shows the table at the start of every round.

    Raises GoldenruleError if the game breaks; the game is in a report then.
    """
    w = out.w
    w.use_cards_of(session.game)
    looking = StoryPrinter(session, out, delay, tables)
    try:
        while session.step_bot():
            looking.print_new_lines()
        looking.print_new_lines(over=True)
    except KeyboardInterrupt:
        return 130
    except (BadInput, BrokenPipeError):  # of the latter: the spectator has gone
        raise
    except Exception as error:
        path = str(write_report(session.recorder.record(), error))
        if isinstance(error, CardFault):
            said = w("cli-watch-broken", error=without_full_stop(w.error_text(error)), path=path)
        else:
            said = w("cli-watch-crashed", error=in_a_line(error), path=path)
        raise GoldenruleError("as-written", text=said) from error
    result(session, out)
    return 0


class StoryPrinter:
    """Tells the story of a game while it is played, line by line, and at the end of every round what has changed."""

    def __init__(self, session: Session, out: Output, delay: float, tables: bool) -> None:
        self.session = session
        self.out = out
        self.delay = delay
        self.tables = tables
        self.teller = Teller(session.game, out.w.texts, out.w.game, SPECTATOR)
        self.heard = 0  # this much of the log
        self.told = (0, 0)  # this many steps, and this many lines of the last of them
        self.before = session.view(SPECTATOR)  # the table at the start of the round
        self.round = -1

    def print_new_lines(self, over: bool = False) -> None:
        """Tell the lines that have come to an end."""
        log, round = self.session.log, getattr(self.session.game.state, "round", 0)
        if over or len(log) > self.heard:
            self.teller.hear(log, self.heard)
            self.heard = len(log)
            if over:
                self.teller.end_line()
            self.print_lines()
        if over or round != self.round:
            self.round = round
            self.next_round()

    def print_lines(self) -> None:
        steps, first = self.told
        for n, step in enumerate(self.teller.steps[steps:], steps):
            for line in step.lines[first:]:
                if step.heading and not first:
                    self.out.say(step.heading, "title")
                first += 1
                self.out.say(f"  {line.text}", "log")
                if self.delay:
                    sys.stdout.flush()
                    time.sleep(self.delay)
            self.told = (n, len(step.lines))
            first = 0

    def next_round(self) -> None:
        """What has changed since the last, and the table."""
        view, w = self.session.view(SPECTATOR), self.out.w
        found = summary_line(w.texts, changes_between(self.session.game, w.game, self.before, view))
        if found:
            self.out.say(found, "title")
        self.before = view
        if self.tables and not self.session.game.over:
            self.out.table(view)


def result(session: Session, out: Output) -> None:
    """How the game stands at its end."""
    game, w = session.game, out.w
    out.table(session.view(SPECTATOR))
    out.say(w.outcome(game), "title")
    out.say(w("cli-over", round=getattr(game.state, "round", 0), decisions=session.recorder.standing_count))
    out.say(w("cli-over-seed", seed=session.seed), "dim")


def verify(record: Record, words: Words) -> int:
    """Play a record again and compare every digest. Raises BadInput at the first that differs."""
    played = reopen(record, find_game(record.game).make)
    print(words("cli-verified", decisions=played.standing_count, digest=record.digests[len(record.entries)]))
    print(words("cli-verified-seed", hash=commitment(record.seed)))
    return 0


def show(record: Record, note: Phrase | None, out: Output, step: bool) -> int:
    """Play a record again with its log; `step` waits for Enter after every decision."""
    make = find_game(record.game).make
    w = out.w
    recorder, changed = resume(record, make)
    w.use_cards_of(recorder.game)
    for each in (note, changed):
        if each is not None:
            out.say(w.texts.tell(each), "bad")
    if changed is not None:
        open_to_all(Session(recorder), out)
        return 0
    session = Session(reopen(record, make, until=0))
    told = 0
    if step:
        out.say(w("cli-step-hint"), "dim")
    for number, entry in enumerate(record.entries, 1):
        asked = session.game.pending
        if isinstance(entry, Undo):
            session.take_back(entry.undo)
            told = min(told, len(session.log))
            out.say(w("cli-undone", n=entry.undo), "dim")
            continue
        seat, option = entry[0], entry[1:]
        decision = next(d for d in asked if d.seat == seat)
        prompt = w.prompt(session.game, decision)
        answer = w.option(session.game, decision, option)
        out.say(w("cli-replayed", n=number, who=w.who(session.game, seat), prompt=prompt, answer=answer), "title")
        session.apply(seat, option)
        lines = w.log(session.game, session.log[told:], seat)
        told = len(session.log)
        for line in lines:
            out.say(f"  {line}", "log")
        if step and number < len(record.entries):
            sys.stdout.flush()
            typed = out.read()
            if typed is None or typed.strip() in ("q", "quit", "exit"):
                return 0
            if typed.strip() in ("v", "view"):
                out.table(session.view(seat))
    finish(session, out)
    return 0


def open_to_all(session: Session, out: Output) -> None:
    """The table as the first player knows it, or anybody where hands are hidden."""
    seat = SPECTATOR if find_game(session.game.name).hidden_hands else 0
    out.table(session.view(seat))


def finish(session: Session, out: Output) -> None:
    """The position at the end of a record."""
    if session.game.over:
        result(session, out)
    else:
        open_to_all(session, out)
        out.say(out.w("cli-replay-open", decisions=session.recorder.standing_count))
