"""Tips of Marvel Heroes for a first game, and warnings before it ends badly."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.tips import NO_ARGS, Tip
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.board_types import HeroesBoard
from goldenrule.games.heroes.rules.villains import PlayBackups
from goldenrule.kernel.decisions import Decision

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

SITUATIONS: Final = (
    "planning", "allies", "villains", "schemes", "scheming", "confront", "followers", "combat", "abilities", "headline",
    "story", "actions", "crown", "wounded", "most-wanted", "power-up",
)  # fmt: skip
"""Situations that have a tip; where several hold, the first one is explained first."""
DANGERS: Final = ("last-round", "nearly", "headline")
KINDS: Final = {
    "plan_heroes": "planning", "assign": "planning", "keep": "planning", "ally": "allies", "lead": "villains",
    "backup": "villains", "plan": "schemes", "scheme": "scheming",
    "confront": "confront", "power": "combat", "most_wanted": "most-wanted",
    "power_up": "power-up", "trouble_roll": "abilities", "before_roll": "abilities", "after_roll": "abilities",
    "result": "abilities", "ko": "abilities", "combat_start": "abilities", "sequence_start": "abilities",
    "duel": "abilities",
}  # fmt: skip
"""The situation of a kind of question."""
CLOSE: Final = 4
"""VP that a headline may bring: a team that lacks no more can win with its next action."""


def tips(game: "Heroes", decision: Decision, board: HeroesBoard) -> list[Tip]:
    """Return the situations that hold now for the seat that is asked."""
    found = {tip.key: tip for tip in _situations(game, decision, board)}
    return [found[key] for key in SITUATIONS if key in found]


def _situations(game: "Heroes", decision: Decision, board: HeroesBoard) -> Iterator[Tip]:
    mine = next((team for team in board.teams if team.seat == decision.seat), None)
    if decision.kind in KINDS:
        key = "followers" if calls_followers(game, decision) else KINDS[decision.kind]
        facts = game.scenario().facts
        args = {"schemes": {"plans": facts.win_plans}, "scheming": {"n": facts.schemes}}
        yield Tip(key, args=args.get(key, NO_ARGS))
        if key == "planning" and game.in_hand(decision.seat, "ally"):
            yield Tip("allies")
        if decision.kind == "lead" and board.wanted.items:
            yield Tip("most-wanted", cards=[villain.id for villain in board.wanted.items])
    if mine is None or decision.kind != "turn":
        return
    yield Tip("actions")
    crowned = [area.headline.id for area in board.areas if area.headline is not None and area.headline.mastermind]
    if crowned:
        yield Tip("crown", cards=crowned)
    tried = [entity for verb, entity, _ in decision.options if verb == "troubleshoot" and entity > 0]
    if tried:
        yield Tip("headline", cards=[game.shown_id(entity, decision.seat) for entity in tried])
    if board.stories.items and board.stories.items[-1].seat == decision.seat:
        yield Tip("story", cards=[board.stories.items[-1].id])
    hurt = [hero.id for hero in mine.heroes if hero.state.key == "wounded"]
    if hurt:
        yield Tip("wounded", cards=hurt)


def calls_followers(game: "Heroes", decision: Decision) -> bool:
    """Are the followers of a mastermind whom the heroes confront played?"""
    frame = game.stack[-1]
    return decision.kind == "backup" and isinstance(frame, PlayBackups) and frame.free


def hold_on(game: "Heroes", decision: Decision, board: HeroesBoard) -> list[Tip]:
    """Return what would end the game badly: an opponent who is about to win, or the last round while one is behind."""
    if decision.kind == "lead":
        teams = [team.name.text for team in board.teams if team.seat == game.mission().seat]
        return headline_given_up(game, decision, teams[0])
    if decision.kind != "turn":
        return []
    mine = next((team for team in board.teams if team.seat == decision.seat), None)
    others = [team for team in board.teams if team.seat != decision.seat]
    if mine is None or not others:
        return []
    out = []
    best = max(others, key=lambda team: team.vp.value)
    if best.vp.full and best.vp.full - best.vp.value <= CLOSE:
        out.append(Tip("nearly", args={"team": best.name.text, "vp": best.vp.value, "goal": best.vp.full}))
    rounds = game.scenario().facts.rounds
    if rounds and game.state.round >= rounds and mine.vp.value < best.vp.value:
        args: dict[str, str | int] = {"team": best.name.text, "n": best.vp.value - mine.vp.value}
        out.append(Tip("last-round", args=args))
    return out


def headline_given_up(game: "Heroes", decision: Decision, team: str) -> list[Tip]:
    """Return that the team at a headline wins, or nearly wins, if no Lead Villain is played, though one can be."""
    mission, facts = game.mission(), game.scenario().facts
    if all(verb != "lead" for verb, _, _ in decision.options):
        return []
    vp = game.state.vp[mission.seat] + game.face(mission.headline).facts.vp
    headlines = len(game.zone_of(ids.WON, mission.seat)) + 1
    if (facts.win_vp and vp >= facts.win_vp) or (facts.win_headlines and headlines >= facts.win_headlines):
        ends = "win"
    elif mission.headline == game.state.special:
        ends = "special"
    elif facts.win_vp and facts.win_vp - vp <= CLOSE:
        ends = "nearly"
    elif game.state.round >= facts.rounds and vp > game.state.vp[decision.seat]:
        ends = "last"
    else:
        return []
    args: dict[str, str | int] = {"team": team, "ends": ends, "vp": vp, "goal": facts.win_vp}
    return [Tip("headline", args={**args, "n": vp - game.state.vp[decision.seat]})]
