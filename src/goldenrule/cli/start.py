"""Starting a game from the command line: its options, its seats, and the first screen."""

import secrets
import sys
from collections.abc import Mapping
from typing import Any

from goldenrule.cli.output import Output
from goldenrule.cli.words import Words
from goldenrule.kernel.errors import BadInput
from goldenrule.table.games import GameKind, find_game, game_names
from goldenrule.table.session import Player, Session, new_session


def bot_player(game: str, name: str, seed: str) -> Player:
    """A bot by name. Raises BadInput for an unknown one."""
    from goldenrule.bots import make_bot

    return make_bot(game, name, seed)


def the_game(name: str) -> GameKind:
    """The game of a name; without a name the only one that is installed, or Champions."""
    if name:
        return find_game(name)
    names = game_names()
    return find_game("champions" if "champions" in names or not names else names[0])


def seat_bots(bots: str, seats: int, people: bool = True) -> dict[int, str]:
    """Which bot sits where. One name is for every seat but the first person's; several are for the last seats."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        return {}
    first = 1 if people else 0
    if len(names) == 1:
        return {seat: names[0] for seat in range(first, seats)}
    if len(names) > seats - first:
        most = seats - first
        raise BadInput(f"There are {len(names)} bots for {most} seat{'s' if most != 1 else ''}; name fewer of them.")
    return {seats - len(names) + i: name for i, name in enumerate(names)}


def random_seed() -> str:
    return str(secrets.randbelow(10**9))


def start(
    kind: GameKind,
    options: dict[str, Any],
    *,
    seed: str | None,
    bots: str,
    practice: bool,
    name: str = "",
    people: bool = True,
) -> Session:
    """A new game at a table. Raises BadInput for anything unknown."""
    seats = max(1, len(options.get("heroes", ("",))))
    return new_session(
        kind.name,
        options,
        random_seed() if seed is None else seed,
        bots=seat_bots(bots, seats, people),
        make_player=bot_player,
        practice=practice,
        name=name,
    )


def first_screen(out: Output, w: Words, kind: GameKind, last: str) -> Mapping[str, str] | str | None:
    """Ask what to play. Returns option words, the name of a save to resume, or None to leave."""
    heroes = kind.choices("heroes")
    out.say(f"{w('cli-title')} - {kind.title}", "title")
    rows = [("q", w("cli-quick"))]
    rows += [(str(i), h.name + ("" if h.ready else f" ({w('cli-not-ready')})")) for i, h in enumerate(heroes, 1)]
    out.options(w("cli-choose-game"), rows)
    out.say(w("cli-choose-heroes") + (" " + w("cli-resume-hint", name=last) if last else ""), "dim")
    while True:
        sys.stdout.flush()
        line = out.read()
        if line is None or line.strip() in ("quit", "exit"):
            return None
        words = line.replace(",", " ").split()
        if not words:
            continue
        if words == ["q"]:
            return {}
        if words[0] == "resume":
            return words[1] if len(words) > 1 else last
        chosen = [_hero(word, heroes) for word in words]
        if all(chosen):
            return {"heroes": ",".join(chosen)}
        out.say(w("cli-unknown-hero", word=words[chosen.index("")], max=len(heroes)), "bad")


def _hero(word: str, heroes: Any) -> str:
    """The hero of a number or id that was typed, "" if there is none."""
    if word.isdigit():
        return heroes[int(word) - 1].id if 1 <= int(word) <= len(heroes) else ""
    return word if any(h.id == word for h in heroes) else ""
