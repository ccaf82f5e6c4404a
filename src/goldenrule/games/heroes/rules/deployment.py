"""Phase 1, Deployment: new headlines, Archnemesis and First Player, the scenario Effect (H-4.3)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.rules.windows import Window

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def effects(game: "Heroes") -> None:
    """The scenario Effect, and everything else in Deployment."""
    if game.state.rows[ids.DEPLOYMENT]:
        game.push(Window(0, ids.DEPLOYMENT, -1, -1, tuple(game.players())))


def place_headlines(game: "Heroes") -> None:
    """A headline on each empty space, with its Threat token (H-3.9 to H-3.11)."""
    state = game.state
    for area in state.areas:
        if state.headlines[area] == 0:
            place_headline(game, area)


def place_headline(game: "Heroes", area: int) -> None:
    state = game.state
    headline = game.draw(ids.HEADLINE_DECK, ids.HEADLINES)
    if headline:
        state.headlines = (*state.headlines[:area], headline, *state.headlines[area + 1 :])
        game.tell_event(events.NewHeadline, headline, area, game.face(headline).symbol)
        set_threat(game, area, game.face(headline).facts.threat)


def set_threat(game: "Heroes", area: int, amount: int) -> None:
    state = game.state
    state.threats = (*state.threats[:area], amount, *state.threats[area + 1 :])
    headline = state.headlines[area]
    game.tell_event(events.ThreatToken, area, amount, game.threat(headline) if headline else 0)


def take_headline(game: "Heroes", headline: int, to: int) -> None:
    """A headline and its Threat token leave the board (H-8.31)."""
    state = game.state
    if headline == state.special:
        state.special = 0
    else:
        area = state.headlines.index(headline)
        state.headlines = (*state.headlines[:area], 0, *state.headlines[area + 1 :])
        set_threat(game, area, 0)
    game.move(headline, to)


def assign_archnemesis(game: "Heroes") -> None:
    """Who controls the nemesis of the team with most VP; between equals the highest Followers value (H-4.9, H-4.10)."""
    state = game.state
    most = max(state.vp)
    best = [seat for seat, vp in enumerate(state.vp) if vp == most]
    if len(best) > 1:
        followers = [game.followers(game.mastermind(state.nemeses[seat])) for seat in best]
        best = [seat for seat, n in zip(best, followers) if n == max(followers)]
    team = best[0] if len(best) == 1 else best[game.random_below(ids.TIE_STREAM, len(best))]
    state.archnemesis = state.nemeses[team]
    game.tell_event(events.ArchnemesisToken, state.archnemesis)


def assign_first(game: "Heroes") -> None:
    """The fewest VP, then the fewest power-ups in play, then chance (H-4.11)."""
    state = game.state
    fewest = min(state.vp)
    least = [seat for seat, vp in enumerate(state.vp) if vp == fewest]
    if len(least) > 1:
        owned = [len(game.zone_of(ids.IN_PLAY, seat)) for seat in least]
        least = [seat for seat, n in zip(least, owned) if n == min(owned)]
    state.first = least[0] if len(least) == 1 else least[game.random_below(ids.TIE_STREAM, len(least))]
    game.tell_event(events.FirstPlayer, state.first)
