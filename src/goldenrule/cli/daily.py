"""The command `daily`: the game of a date, the same for everybody; the first finished try counts."""

import argparse
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

from goldenrule.kernel.errors import BadInput

if TYPE_CHECKING:
    from goldenrule.cli.client_texts import Words
    from goldenrule.kernel.game import Game
    from goldenrule.table.player_progress import Day

WEEK = 7
ROUND, WON, LOST = "■", "★", "✗"
NOT_PLAYED = "·"


def run(given: argparse.Namespace) -> int:
    """Play or continue with the game of a date, or print its result."""
    from goldenrule.cli.client_texts import Words
    from goldenrule.cli.output import Plain
    from goldenrule.kernel.files import home
    from goldenrule.table import player_progress
    from goldenrule.table.games import daily_game

    day = read_date(given.date)
    w = Words(daily_game()[0])
    settle(day)
    done = player_progress.read(home()).daily.get(day.isoformat())
    if given.result or (done is not None and not given.again):
        out = Plain(w)
        out.say("\n".join(result_lines(day, w)))
        if done is not None and not given.result:
            out.say(w("daily-once", date=w.texts.language.date(day)))
        return 0 if done is not None else 1
    return play(day, w, given.plain, counts=done is None)


def play(day: date, words: "Words", plain: bool, counts: bool) -> int:
    """Begin the game of a date, or continue with it."""
    from goldenrule.cli.output import make_output
    from goldenrule.cli.play import Play, go_on
    from goldenrule.kernel.files import home
    from goldenrule.table import saves, settings
    from goldenrule.table.game_setup import new_session
    from goldenrule.table.games import daily_game

    def then() -> list[str]:
        return result_lines(day, words) if counts and settle(day) else []

    out = make_output(words, plain)
    there = next((save for save in saves.saves() if counts and save.name == save_name(day)), None)
    if there is not None:
        return go_on(there, out, then)
    game, daily = daily_game()
    options, seed = daily.deal(day)
    hold = saves.take_name(save_name(day)) if counts else saves.take_free_name(save_name(day))
    session = new_session(game, options, seed, hold=hold, wants=settings.read(home()))
    told, facing = words.texts.language.date(day), daily.facing(options, words.texts)
    out.say(words("daily-started", date=told, facing=facing, name=hold.name), "dim")
    if not counts:
        out.say(words("daily-uncounted", date=told), "dim")
    return Play(session, out, then).run()


def read_date(text: str) -> date:
    """A date as it was typed; today's (UTC) if none was. Raises BadInput for one that is none, or still to come."""
    today = datetime.now(UTC).date()
    if not text:
        return today
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise BadInput("bad-date", text=text[:40], today=today.isoformat()) from error
    if day > today:
        raise BadInput("bad-daily-to-come", day=day, today=today)
    return day


def save_name(day: date) -> str:
    return f"daily-{day.isoformat()}"


def settle(day: date) -> bool:
    """Take the result of a date from its save, if that is over and there is none yet. Is there one now?"""
    from goldenrule.kernel import records
    from goldenrule.kernel.files import home
    from goldenrule.table import player_progress, saves
    from goldenrule.table.games import daily_game, find_game, game_names

    if day.isoformat() in player_progress.read(home()).daily:
        return True
    save = next((save for save in saves.saves() if save.name == save_name(day)), None)
    if save is None:
        return False
    record, _, _ = saves.read(save, game_names())
    game, daily = daily_game()
    options, seed = daily.deal(day)
    make = find_game(game).make
    begun = make(options, seed)
    if record.game != game or record.seed != seed or record.options != begun.setup or record.practice or record.start:
        raise BadInput("bad-daily-save", name=save.name, day=day)
    recorder, _ = records.resume(record, make)
    if not recorder.game.over:
        return False
    player_progress.note_daily(home(), day.isoformat(), result_of(recorder.game))
    return True


def result_of(game: "Game") -> "Day":
    from goldenrule.table.games import find_game
    from goldenrule.table.player_progress import Day

    return Day(bool(find_game(game.name).winners(game)), getattr(game.state, "round", 0))


def result_lines(day: date, words: "Words") -> list[str]:
    """A line to share that gives nothing away, and how the last days went."""
    from goldenrule.kernel.files import home
    from goldenrule.table import player_progress

    results = player_progress.read(home()).daily
    found = results.get(day.isoformat())
    if found is None:
        return [words("daily-open", date=words.texts.language.date(day), typed=day.isoformat())]
    bar = ROUND * found.rounds + (WON if found.won else LOST)
    won = "yes" if found.won else "no"
    week = [results.get((day - timedelta(days=back)).isoformat()) for back in reversed(range(WEEK))]
    marks = "".join(NOT_PLAYED if each is None else WON if each.won else LOST for each in week)
    played = [each for each in week if each is not None]
    days = 0
    while (day - timedelta(days=days)).isoformat() in results:
        days += 1
    return [
        words("daily-result", date=words.texts.language.date(day), won=won, rounds=found.rounds, bar=bar),
        words("daily-week", bar=marks, played=len(played), won=sum(each.won for each in played)),
        words("daily-streak", days=days),
    ]
