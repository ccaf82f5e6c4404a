"""The Story track: advancing it, reordering it, the Story action (H-7.13 to H-7.18). Its first card is in front."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import STORY_DECK, STORY_DISCARD, TRACK
from goldenrule.kernel.decisions import DONE, Option
from goldenrule.kernel.fields import Seat
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def draw_story(game: "Heroes", again: bool) -> bool:
    """A new Story card enters the track in front; says whether one did.

    One of a team that is not in play is discarded, and another one drawn if `again` (H-7.16, A-10).
    """
    state = game.state
    tries = len(state.zones[STORY_DECK]) + len(state.zones[STORY_DISCARD])
    while tries:
        tries -= 1
        if not state.zones[STORY_DECK]:
            return False
        story = state.zones[STORY_DECK][0]
        if game.face(story).team in state.teams:
            game.move(story, TRACK, front=True)
            return True
        game.move(story, STORY_DISCARD)
        if not again:
            return False
    return False


def fill_track(game: "Heroes") -> None:
    """Stories until the track is full, at set-up and when an ability has taken some (H-3.9, A-10)."""
    state = game.state
    drawn = True
    while drawn and len(state.zones[TRACK]) < ids.TRACK_SPACES:
        drawn = draw_story(game, True)


def advance_track(game: "Heroes", give: bool) -> None:
    """The track advances by a card; the last one goes to its team, or in Deployment to nobody (H-4.4, H-7.15).

    Without a new card nothing moves (A-48).
    """
    state = game.state
    track = state.zones[TRACK]
    last = track[-1] if len(track) >= ids.TRACK_SPACES else 0
    if not draw_story(game, "strict_stories" not in game.readings) or not last:
        return
    seat = game.seat_of_team(game.face(last).team)
    if give and seat >= 0:
        game.receive_story(last, seat)
    else:
        game.move(last, STORY_DISCARD)


def put_last(game: "Heroes", story: int) -> None:
    """A Story card goes to the last position, the others shift back (H-7.17)."""
    game.move(story, TRACK)


def take_story_action(game: "Heroes", seat: int) -> None:
    """The Story action: a Resource card (H-7.13), then the question about the track."""
    game.draw(ids.RESOURCE_DECK, ids.HANDS[seat])
    game.push(ChangeTrack(0, seat))


class ChangeTrack(Frame):
    """Advance the track, or put a Story card of the own team last, or neither (H-7.14)."""

    seat: Seat

    def run(self, game: "Heroes") -> None:
        answer = game.answer
        game.answer = None
        if answer is None:
            state = game.state
            faces, shown = game.content.faces, state.face
            team = state.teams[self.seat]
            options: list[Option] = [("advance", 0, 0)]
            for e in state.zones[TRACK][:-1]:
                if faces[shown[e]].team == team:
                    options.append(("last", e, 0))
            options.append(DONE)
            game.ask(self, "story", self.seat, options)
        elif answer[0] == "advance":
            advance_track(game, give=True)
        elif answer[0] == "last":
            put_last(game, answer[1])
