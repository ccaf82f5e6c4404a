"""How a game ends: at once, after an Action Round, after a Game Round; who has won (H-10)."""

from typing import TYPE_CHECKING, NoReturn

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.rules import special as special_headline

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

NOBODY = "villains"
"""The winner when all players lose (H-10.17)."""


def end_if_won(game: "Heroes") -> None:
    """Conditions of the scenario that end the game the moment they are met (H-1.7, H-10.2, H-10.3)."""
    state = game.state
    if state.phase == "setup":
        return
    facts = game.scenario().facts
    for name, goal in (
        ("vp", facts.win_vp), ("plans", facts.win_plans), ("power_ups", facts.win_power_ups),
        ("stories", facts.win_stories), ("headlines", facts.win_headlines),
    ):  # fmt: skip
        if goal:
            there = [seat for seat in range(state.seats) if score(game, seat, name) >= goal]
            if there:
                state.ending = name
                game.finish(_named(leaders(game, there)))
    special = facts.special
    if special is not None and special.enters_vp and max(state.vp) >= special.enters_vp:
        special_headline.enter(game)


def score(game: "Heroes", seat: int, name: str) -> int:
    if name == "vp":
        return game.state.vp[seat]
    zone = {"plans": ids.DONE, "power_ups": ids.IN_PLAY, "stories": ids.STORIES, "headlines": ids.WON}[name]
    return len(game.zone_of(zone, seat))


def leaders(game: "Heroes", seats: list[int]) -> list[int]:
    """The most VP; between equals who has resolved the Special Headline, then the most power-ups (H-10.2, H-10.11)."""
    state = game.state
    most = max([state.vp[seat] for seat in seats])
    top = [seat for seat in seats if state.vp[seat] == most]
    if len(top) > 1 and state.resolver in top:
        return [state.resolver]
    if len(top) > 1:
        owned = [len(game.zone_of(ids.IN_PLAY, seat)) for seat in top]
        top = [seat for seat, n in zip(top, owned) if n == max(owned)]
    return top


def end_by_points(game: "Heroes") -> NoReturn:
    """The game ends and the VP are compared (H-1.6)."""
    game.finish(_named(leaders(game, list(range(game.state.seats)))))


def end_of_round(game: "Heroes") -> None:
    """The last Game Round of the scenario, or that of a Special Headline (H-1.7, A-9)."""
    state = game.state
    if state.ending or state.round >= game.scenario().facts.rounds:
        end_by_points(game)


def ending_of(game: "Heroes") -> str:
    """How a finished game has ended: a goal that was reached, "finale", "action_round" or "round"."""
    state = game.state
    if state.phase == "finale":
        return "finale"
    return state.ending or "round"


def _named(seats: list[int]) -> str:
    """Seats that share a victory are joined by "+"."""
    return "+".join(str(seat) for seat in seats)
