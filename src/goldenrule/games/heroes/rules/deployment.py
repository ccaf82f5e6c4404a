"""Phase 1, Deployment: new headlines, Archnemesis and First Player, the scenario Effect (H-4.3)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.rules.windows import Window

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def effects(g: "Heroes") -> None:
    """The scenario Effect, and whatever else happens in Deployment."""
    if g.state.rows[ids.DEPLOYMENT]:
        g.push(Window(0, ids.DEPLOYMENT, -1, -1, tuple(g.players())))


def place_headlines(g: "Heroes") -> None:
    """A headline on each empty space, with its Threat token (H-3.9 to H-3.11)."""
    s = g.state
    for area in s.areas:
        if s.headlines[area] == 0:
            place_headline(g, area)


def place_headline(g: "Heroes", area: int) -> None:
    s = g.state
    headline = g.draw(ids.HEADLINE_DECK, ids.HEADLINES)
    if headline:
        s.headlines = (*s.headlines[:area], headline, *s.headlines[area + 1 :])
        g.tell_of(events.NewHeadline, headline, area, g.face(headline).symbol)
        set_threat(g, area, g.face(headline).facts.threat)


def set_threat(g: "Heroes", area: int, n: int) -> None:
    s = g.state
    s.threats = (*s.threats[:area], n, *s.threats[area + 1 :])
    g.tell_of(events.ThreatToken, area, n)


def take_headline(g: "Heroes", headline: int, to: int) -> None:
    """A headline and its Threat token leave the board (H-8.31)."""
    s = g.state
    if headline == s.special:
        s.special = 0
    else:
        area = s.headlines.index(headline)
        s.headlines = (*s.headlines[:area], 0, *s.headlines[area + 1 :])
        set_threat(g, area, 0)
    g.move(headline, to)


def assign_archnemesis(g: "Heroes") -> None:
    """Who controls the nemesis of the team with most VP; between equals the highest Followers value (H-4.9, H-4.10)."""
    s = g.state
    most = max(s.vp)
    best = [seat for seat, vp in enumerate(s.vp) if vp == most]
    if len(best) > 1:
        followers = [g.followers(g.mastermind(s.nemeses[seat])) for seat in best]
        best = [seat for seat, n in zip(best, followers) if n == max(followers)]
    team = best[0] if len(best) == 1 else best[g.random_below(ids.TIE_STREAM, len(best))]
    s.archnemesis = s.nemeses[team]
    g.tell_of(events.ArchnemesisToken, s.archnemesis)


def assign_first(g: "Heroes") -> None:
    """The fewest VP, then the fewest power-ups in play, then chance (H-4.11)."""
    s = g.state
    fewest = min(s.vp)
    least = [seat for seat, vp in enumerate(s.vp) if vp == fewest]
    if len(least) > 1:
        owned = [len(g.zone_of(ids.IN_PLAY, seat)) for seat in least]
        least = [seat for seat, n in zip(least, owned) if n == min(owned)]
    s.first = least[0] if len(least) == 1 else least[g.random_below(ids.TIE_STREAM, len(least))]
    g.tell_of(events.FirstPlayer, s.first)
