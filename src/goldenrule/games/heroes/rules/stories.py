"""The Story track: advancing it, reordering it, the Story action (H-7.13 to H-7.18). Its first card is in front."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import STORY_DECK, STORY_DISCARD, TRACK
from goldenrule.kernel.decisions import DONE, Option
from goldenrule.kernel.fields import Seat
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def draw_story(g: "Heroes", again: bool) -> bool:
    """A new Story card enters the track in front; says whether one did.

    One of a team that is not in play is discarded, and another one drawn if `again` (H-7.16, A-10).
    """
    s = g.state
    tries = len(s.zones[STORY_DECK]) + len(s.zones[STORY_DISCARD])
    while tries:
        tries -= 1
        if not s.zones[STORY_DECK]:
            return False
        story = s.zones[STORY_DECK][0]
        if g.face(story).team in s.teams:
            g.move(story, TRACK, front=True)
            return True
        g.move(story, STORY_DISCARD)
        if not again:
            return False
    return False


def fill_track(g: "Heroes") -> None:
    """Stories until the track is full, at set-up and when an ability has taken some (H-3.9, A-10)."""
    s = g.state
    drawn = True
    while drawn and len(s.zones[TRACK]) < ids.TRACK_SPACES:
        drawn = draw_story(g, True)


def shift(g: "Heroes", give: bool) -> None:
    """The track advances by a card; the last one goes to its team, or in Deployment to nobody (H-4.4, H-7.15).

    Without a new card nothing moves (A-48).
    """
    s = g.state
    track = s.zones[TRACK]
    last = track[-1] if len(track) >= ids.TRACK_SPACES else 0
    if not draw_story(g, "strict_stories" not in g.readings) or not last:
        return
    seat = g.seat_of_team(g.face(last).team)
    if give and seat >= 0:
        g.receive_story(last, seat)
    else:
        g.move(last, STORY_DISCARD)


def put_last(g: "Heroes", story: int) -> None:
    """A Story card goes to the last position, the others shift back (H-7.17)."""
    g.move(story, TRACK)


def act(g: "Heroes", seat: int) -> None:
    """The Story action: a Resource card (H-7.13), then the question about the track."""
    g.draw(ids.RESOURCE_DECK, ids.HANDS[seat])
    g.push(ChangeTrack(0, seat))


class ChangeTrack(Frame):
    """Advance the track, or put a Story card of the own team last, or neither (H-7.14)."""

    seat: Seat

    def run(self, g: "Heroes") -> None:
        answer = g.answer
        g.answer = None
        if answer is None:
            s = g.state
            faces, shown = g.content.faces, s.face
            team = s.teams[self.seat]
            options: list[Option] = [("advance", 0, 0)]
            for e in s.zones[TRACK][:-1]:
                if faces[shown[e]].team == team:
                    options.append(("last", e, 0))
            options.append(DONE)
            g.ask(self, "story", self.seat, options)
        elif answer[0] == "advance":
            shift(g, give=True)
        elif answer[0] == "last":
            put_last(g, answer[1])
