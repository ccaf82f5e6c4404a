"""Phase 3, Missions: what a player may do as an action (H-7.3), and the actions that are a single step."""

from typing import TYPE_CHECKING, Annotated, Final

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.ids import ACTION, READY, SUPPORTING, TEAMS
from goldenrule.games.heroes.rules import moves, stories, troubleshoot
from goldenrule.games.heroes.rules.windows import candidates
from goldenrule.kernel.decisions import PASS, Option
from goldenrule.kernel.fields import CardId, Seat, Size
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

KINDS = ("move", "troubleshoot", "treat", "story", "special", "event")


def options(game: "Heroes", seat: int, kinds: tuple[str, ...] = KINDS) -> list[Option]:
    """The actions that a player may take, without passing."""
    state = game.state
    out: list[Option] = []
    places = []  # districts with own Ready heroes
    cards, faces, shown = state.cards, game.content.faces, state.face
    every = kinds is KINDS
    move = every or "move" in kinds
    treat = every or "treat" in kinds
    for e in state.zones[TEAMS[seat]]:
        piece = cards[e]
        status = piece.status
        if status == READY:
            if piece.place >= 0:
                places.append(piece.place)
            if move:
                out.append(("move", e, 0))
        elif status == SUPPORTING:
            if move and (piece.place >= 0 or game.space_left()):
                out.append(("move", e, 0))
        elif treat and piece.wounded:
            out.append(("treat", e, 0))
    if places and (every or "troubleshoot" in kinds):
        for place in sorted(set(places)):  # in the order of the areas
            headline = game.headline_at(place)
            if headline:
                out.append(("troubleshoot", headline, 0))
    if every or "story" in kinds:
        out.append(("story", 0, 0))
    if state.rows[ACTION] and (every or "special" in kinds):
        for e, index in candidates(game, ACTION, seat):
            out.append(("special", e, index))
    if every or "event" in kinds:
        for e in game.in_hand(seat, "event"):
            for each in faces[shown[e]].listed:
                if game.payable(seat, e, each.cost):
                    effect = game.env(e, each.index, seat)
                    if (each.test is None or each.test.test(game, effect)) and each.effect.may_change(game, effect):
                        out.append(("event", e, each.index))
    return out


class Action(Frame):
    """A player chooses an action, or passes (A-18). `kinds` limits the choice; empty for all."""

    seat: Seat
    kinds: Annotated[tuple[str, ...], Size(100)] = ()

    def begin(self, game: "Heroes") -> None:
        """Ask which action. With none of the kinds asked for nobody is asked, unless that would tell of a hand."""
        found = options(game, self.seat, self.kinds or KINDS)
        if not found and not ("event" in self.kinds and game.hides(game.zone_of(ids.HAND, self.seat), self.seat)):
            return
        found.append(PASS)
        game.ask(self, "action" if self.kinds else "turn", self.seat, found, 0, (), True)

    def run(self, game: "Heroes") -> None:
        answer = game.answer
        if answer is None:
            self.begin(game)
            return
        game.answer = None
        seat = self.seat
        verb, entity, detail = answer
        if verb == "move":
            moves.Move(0, seat, entity).run(game)
        elif verb == "troubleshoot":
            troubleshoot.begin(game, seat, entity)
        elif verb == "treat":
            game.set_wounded(entity, False)  # H-7.12
        elif verb == "story":
            stories.take_story_action(game, seat)
        elif verb == "special":
            game.use(seat, entity, detail)
        elif verb == "event":  # H-11.11
            game.move(entity, ids.SHOWN)
            game.push(PlayEvent(0, entity))
            game.use(seat, entity, detail)
        else:
            game.tell_event(events.Pass, seat)


TURNS: Final = tuple([Action(0, seat) for seat in range(ids.MOST_SEATS)])
"""The action of each seat in its turn. Nothing is ever written into an `Action`, so that all games share them."""


class PlayEvent(Frame):
    """An event is discarded once it has been carried out."""

    event: CardId

    def run(self, game: "Heroes") -> None:
        if game.state.zone[self.event] == ids.SHOWN:
            game.discard(self.event)
