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


def move_marker(g: "Skirmish", seat: int, n: int) -> int:
    """Move the marker so many spaces toward a seat; what is left over after the last space is lost."""
    for done in range(1, n + 1):
        if g.step_marker(seat):
            g.push(TakeArtifact(0, seat))
            return done
    return n if n > 0 else 0


class TakeArtifact(Frame):
    """The marker has reached the last space (D-7.12): one tile is taken, the other goes under the pile, 2 are revealed.

    With fewer tiles, what there is; without any the marker still goes back (DA-19).
    """

    seat: Seat

    def run(self, g: "Skirmish") -> None:
        zones = g.state.zones
        answer = g.take()
        if zones[OFFER]:
            if answer is None:
                g.ask(self, "artifact", self.seat, [("take", e, 0) for e in zones[OFFER]])
                return
            g.move(answer[1], OWNED + self.seat)
            for e in zones[OFFER]:
                g.move(e, PILE)
            for e in zones[PILE][:OFFERED]:
                g.move(e, OFFER)
        g.reset_marker(self.seat)
        if answer is not None and g.state.rows[ARTIFACT_TAKEN]:
            g.start(g.triggered(ARTIFACT_TAKEN, [], self.seat))


def use(g: "Skirmish", seat: int, entity: int, index: int) -> None:
    """Use an ability; a single-use Artifact goes to the box (D-7.14)."""
    s = g.state
    face = g.face(entity)
    g.tell_of(Use, entity)
    if isinstance(face.abilities[index], SingleUse):
        g.move(entity, BOX)
    else:
        s.used = (*s.used, (s.ref(entity), index))
    g.push(Effect(0, face.programs[index], s.ref(entity), seat))


def usable(g: "Skirmish", entity: int, index: int) -> bool:
    """Is it a single-use Artifact that could be used now to some effect?"""
    ability = g.content.faces[g.state.ident[entity]].abilities[index]
    return isinstance(ability, SingleUse) and bool(ability.effect.may_change(g, g.env(entity, index)))


def single_uses(g: "Skirmish", seat: int) -> list[Option]:
    """The single-use Artifacts that a seat could use now to some effect."""
    s = g.state
    out: list[Option] = []
    for entity, index in s.rows[ACTIONS]:
        if SEAT_OF[s.zone[entity]] == seat and usable(g, entity, index):
            out.append(("use", entity, index))
    return out


class Moment(Frame):
    """Between two steps: single-use Artifacts may be used (DA-15), by the player whose turn it is first."""

    seats: Annotated[tuple[Seat, ...], Size(16)]

    def run(self, g: "Skirmish") -> None:
        answer = g.take()
        if answer is not None:
            if answer == PASS:
                self.seats = self.seats[1:]
            else:
                g.stack.append(self)
                use(g, self.seats[0], answer[1], answer[2])
                return
        while self.seats:
            options = single_uses(g, self.seats[0])
            if options:
                g.ask(self, "moment", self.seats[0], [*options, PASS])
                return
            self.seats = self.seats[1:]


def open_moment(g: "Skirmish", active: bool = True) -> bool:
    """Push a moment if somebody owns a single-use Artifact. `active`: the player whose turn it is may use them, too."""
    s = g.state
    single_use = g.content.single_use
    for entity, index in s.rows[ACTIONS]:
        if single_use[s.ident[entity]]:
            anybody = g.reads(ANY_TURN)
            if (active if SEAT_OF[s.zone[entity]] == s.active else anybody) and usable(g, entity, index):
                seats = (s.active,) if active else ()
                g.push(Moment(0, (*seats, 1 - s.active) if anybody else seats))
                return True
    return False
