"""Artifacts: the track, taking one, and using it (D-7.11, D-7.12, D-7.14)."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.skirmish.abilities import SingleUse
from goldenrule.games.skirmish.events import Use
from goldenrule.games.skirmish.ids import ACTIONS, ARTIFACT_TAKEN, BOX, OFFER, OFFERED, OWNED, PILE, SEAT_OF
from goldenrule.games.skirmish.readings import ANY_TURN
from goldenrule.kernel.decisions import PASS, Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.fields import Seat, Size
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish


def move_marker(game: "Skirmish", seat: int, spaces: int) -> int:
    """Move the marker this many spaces toward a seat; what is left over after the last space is lost."""
    for done in range(1, spaces + 1):
        if game.step_marker(seat):
            game.push(TakeArtifact(0, seat))
            return done
    return spaces if spaces > 0 else 0


class TakeArtifact(Frame):
    """The marker has reached the last space (D-7.12): one tile is taken, the other goes under the pile, 2 are revealed.

    With fewer tiles, what there is; without any the marker still goes back (DA-19).
    """

    seat: Seat

    def run(self, game: "Skirmish") -> None:
        zones = game.state.zones
        answer = game.take()
        if zones[OFFER]:
            if answer is None:
                game.ask(self, "artifact", self.seat, [("take", e, 0) for e in zones[OFFER]])
                return
            game.move(answer[1], OWNED + self.seat)
            for e in zones[OFFER]:
                game.move(e, PILE)
            for e in zones[PILE][:OFFERED]:
                game.move(e, OFFER)
        game.reset_marker(self.seat)
        if answer is not None and game.state.rows[ARTIFACT_TAKEN]:
            game.start(game.triggered(ARTIFACT_TAKEN, [], self.seat))


def use(game: "Skirmish", seat: int, entity: int, index: int) -> None:
    """Use an ability; a single-use Artifact goes to the box (D-7.14)."""
    state = game.state
    face = game.face(entity)
    game.tell_event(Use, entity)
    if isinstance(face.abilities[index], SingleUse):
        game.move(entity, BOX)
    else:
        state.used = (*state.used, (state.ref(entity), index))
    game.push(Effect(0, face.programs[index], state.ref(entity), seat))


def may_use(game: "Skirmish", entity: int, index: int) -> bool:
    """Is it a single-use Artifact that could be used now to some effect?"""
    ability = game.content.faces[game.state.ident[entity]].abilities[index]
    return isinstance(ability, SingleUse) and bool(ability.effect.may_change(game, game.env(entity, index)))


def single_uses(game: "Skirmish", seat: int) -> list[Option]:
    """The single-use Artifacts that a seat could use now to some effect."""
    state = game.state
    out: list[Option] = []
    for entity, index in state.rows[ACTIONS]:
        if SEAT_OF[state.zone[entity]] == seat and may_use(game, entity, index):
            out.append(("use", entity, index))
    return out


class Moment(Frame):
    """Between two steps: single-use Artifacts may be used (DA-15), by the player whose turn it is first."""

    seats: Annotated[tuple[Seat, ...], Size(16)]

    def run(self, game: "Skirmish") -> None:
        answer = game.take()
        if answer is not None:
            if answer == PASS:
                self.seats = self.seats[1:]
            else:
                game.stack.append(self)
                use(game, self.seats[0], answer[1], answer[2])
                return
        while self.seats:
            options = single_uses(game, self.seats[0])
            if options:
                game.ask(self, "moment", self.seats[0], [*options, PASS])
                return
            self.seats = self.seats[1:]


def open_moment(game: "Skirmish", active: bool = True) -> bool:
    """Push a moment if somebody owns a single-use Artifact. `active`: the player whose turn it is may use them, too."""
    state = game.state
    single_use = game.content.single_use
    for entity, index in state.rows[ACTIONS]:
        if single_use[state.ident[entity]]:
            anybody = game.reads(ANY_TURN)
            if (active if SEAT_OF[state.zone[entity]] == state.active else anybody) and may_use(game, entity, index):
                seats = (state.active,) if active else ()
                game.push(Moment(0, (*seats, 1 - state.active) if anybody else seats))
                return True
    return False
