"""Ops on what players have: cards in hand, plot points, VP, stories, power-ups."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import HAND, VILLAINS, seat_zone
from goldenrule.games.heroes.rules import plans, stories
from goldenrule.games.heroes.selectors.sets import seats
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Const, Num, Sel
from goldenrule.kernel.field_marks import Words
from goldenrule.kernel.ops import Op
from goldenrule.kernel.several import Several

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

ONE = Const(1)
Who = Annotated[str, Words("mine", "theirs", "each")]


class DrawResources(Op):
    """Players draw Resource cards."""

    n: Num = ONE
    who: Who = "mine"

    def run(self, g: "Heroes", f: Effect) -> None:
        g.ret = sum([g.draw_resources(seat, self.n.eval(g, f)) for seat in seats(g, f, self.who)])

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        zones = g.state.zones
        return self.n.eval(g, f) > 0 and bool(zones[ids.RESOURCE_DECK] or zones[ids.RESOURCE_DISCARD])

    def helps(self, g: "Heroes", f: Effect) -> bool:
        return self.who == "mine"


class DrawVillains(Op):
    """Players draw Villain cards."""

    n: Num = ONE
    who: Who = "mine"

    def run(self, g: "Heroes", f: Effect) -> None:
        g.ret = sum([g.draw_villains(seat, self.n.eval(g, f)) for seat in seats(g, f, self.who)])

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        zones = g.state.zones
        return self.n.eval(g, f) > 0 and bool(zones[ids.VILLAIN_DECK] or zones[ids.VILLAIN_DISCARD])

    def helps(self, g: "Heroes", f: Effect) -> bool:
        return self.who == "mine"


class Discards(Op):
    """Players discard cards from hand, of their choice or at random."""

    n: Num = ONE
    who: Who = "mine"
    random: bool = False

    def zone(self) -> int:
        raise NotImplementedError

    def run(self, g: "Heroes", f: Effect) -> None:
        thrown = f.vars.get("thrown") or (0, self.n.eval(g, f))  # how many each discards is said once
        assert isinstance(thrown, tuple)
        done, n = thrown
        answer = g.take()
        if answer is not None:
            g.discard(answer[1])
            done += 1
        every = seats(g, f, self.who)
        while done < n * len(every):
            seat = every[done // n]
            hand = g.zone_of(self.zone(), seat)
            if not hand:
                done = (done // n + 1) * n
            elif self.random:
                g.discard(hand[g.random_below(ids.HAND_STREAM, len(hand))])
                done += 1
            else:
                f.vars = {**f.vars, "thrown": (done, n)}
                f.ask(g, "discard", [("discard", e, 0) for e in g.distinct(list(hand))], seat)
                return
        f.vars = {**f.vars, "thrown": 0}

    def several(self, g: "Heroes", f: Effect) -> Several:
        thrown = f.vars["thrown"]
        assert isinstance(thrown, tuple)
        done, n = thrown
        left = n - done % n
        hand = g.zone_of(self.zone(), g.pending[0].seat)
        return Several.cards([("discard", e, 0) for e in hand], min(left, len(hand)), left, given_up=True)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        return self.n.eval(g, f) > 0 and any(g.zone_of(self.zone(), seat) for seat in seats(g, f, self.who))


class DiscardResources(Discards):
    """Players discard Resource cards."""

    def zone(self) -> int:
        return HAND


class DiscardVillains(Discards):
    """Players discard Villain cards."""

    def zone(self) -> int:
        return VILLAINS


class GainPlotPoints(Op):
    """Players gain plot points, or lose them."""

    n: Num = ONE
    who: Who = "mine"

    def run(self, g: "Heroes", f: Effect) -> None:
        for seat in seats(g, f, self.who):
            g.add_points(seat, self.n.eval(g, f))

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        n = self.n.eval(g, f)
        return n > 0 or (n < 0 and any(g.state.points[seat] for seat in seats(g, f, self.who)))

    def helps(self, g: "Heroes", f: Effect) -> bool:
        return self.who == "mine" and self.n.eval(g, f) >= 0


class GainVp(Op):
    """Players gain VP, or lose them."""

    n: Num = ONE
    who: Who = "mine"

    def run(self, g: "Heroes", f: Effect) -> None:
        for seat in seats(g, f, self.who):
            g.add_vp(seat, self.n.eval(g, f))

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        n = self.n.eval(g, f)
        return n > 0 or (n < 0 and any(g.state.vp[seat] for seat in seats(g, f, self.who)))

    def helps(self, g: "Heroes", f: Effect) -> bool:
        return self.who == "mine" and self.n.eval(g, f) >= 0


class LookAtHand(Op):
    """I look at the Villain or Resource cards in the hands of players."""

    kind: Annotated[str, Words("resource", "villain")] = "villain"
    who: Who = "theirs"

    def run(self, g: "Heroes", f: Effect) -> None:
        zone = HAND if self.kind == "resource" else VILLAINS
        for seat in seats(g, f, self.who):
            g.look(g.zone_of(zone, seat), f.seat)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        zone = HAND if self.kind == "resource" else VILLAINS
        return any(not g.knows(e, f.seat) for seat in seats(g, f, self.who) for e in g.zone_of(zone, seat))


def loose(g: "Heroes", entities: list[int], *types: str) -> list[int]:
    """Cards of these types that an ability may put elsewhere: not the Lead Villain before his combat is over."""
    s = g.state
    lead = -1 if s.fight is not None and s.fight.over else ids.LEAD
    return [e for e in entities if g.face(e).type in types and s.zone[e] != lead]


class TakeToHand(Op):
    """Cards from a discard pile, allies in play or Most Wanted villains come into my hand."""

    who: Sel

    def run(self, g: "Heroes", f: Effect) -> None:
        for e in self._found(g, f):
            zone = HAND if g.face(e).type in ("ally", "event") else VILLAINS
            g.move(e, seat_zone(zone, f.seat))

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        return bool(self._found(g, f))

    def _found(self, g: "Heroes", f: Effect) -> list[int]:
        return loose(g, self.who.all(g, f), "ally", "event", "villain", "agent")


class DiscardCard(Op):
    """Cards are discarded: allies, Most Wanted villains, backups, cards in hand."""

    who: Sel

    def run(self, g: "Heroes", f: Effect) -> None:
        for e in self._found(g, f):
            g.discard(e)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        return bool(self._found(g, f))

    def _found(self, g: "Heroes", f: Effect) -> list[int]:
        return loose(g, self.who.all(g, f), "ally", "event", "villain", "agent", "power_up")


class MakeMostWanted(Op):
    """Villains go to free Most Wanted spaces."""

    who: Sel

    def run(self, g: "Heroes", f: Effect) -> None:
        for e in loose(g, self.who.all(g, f), "villain"):
            if len(g.state.zones[ids.MOST_WANTED]) < ids.WANTED_SPACES:
                g.move(e, ids.MOST_WANTED)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        return len(g.state.zones[ids.MOST_WANTED]) < ids.WANTED_SPACES and bool(loose(g, self.who.all(g, f), "villain"))


class AddPoint(Op):
    """A plot point on allies in play, from nobody's reserve."""

    who: Sel

    def run(self, g: "Heroes", f: Effect) -> None:
        for e in self._found(g, f):
            g.set_points_on(e, g.piece(e).points + 1)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        return bool(self._found(g, f))

    def _found(self, g: "Heroes", f: Effect) -> list[int]:
        return [e for e in loose(g, self.who.all(g, f), "ally") if g.state.cards[e] is not None]


class PutPowerUp(Op):
    """I may put one of my available power-ups into play."""

    def run(self, g: "Heroes", f: Effect) -> None:
        g.push(plans.TakePowerUp(0, f.seat))

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        return bool(g.zone_of(ids.POWER_UPS, f.seat))


class StoryAction(Op):
    """A Story action."""

    def run(self, g: "Heroes", f: Effect) -> None:
        stories.act(g, f.seat)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        return True


class AdvanceTrack(Op):
    """The Story track advances by a card, which goes to its team."""

    def run(self, g: "Heroes", f: Effect) -> None:
        stories.shift(g, give=True)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        return True


class DiscardStories(Op):
    """So many cards from the first spaces of the Story track are discarded; new ones fill it."""

    n: Num = ONE

    def run(self, g: "Heroes", f: Effect) -> None:
        for e in g.state.zones[ids.TRACK][: max(0, self.n.eval(g, f))]:
            g.discard(e)
        stories.fill_track(g)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        return bool(g.state.zones[ids.TRACK]) and self.n.eval(g, f) > 0


class PutStoryLast(Op):
    """A Story card on the track goes to its last space."""

    who: Sel

    def run(self, g: "Heroes", f: Effect) -> None:
        track = g.state.zones[ids.TRACK]
        for e in self.who.all(g, f):
            if e in track:
                stories.put_last(g, e)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        track = g.state.zones[ids.TRACK]
        return any(e in track and e != track[-1] for e in self.who.all(g, f))


class TakeStory(Op):
    """Story cards on the track go to their teams; new ones fill it."""

    who: Sel

    def run(self, g: "Heroes", f: Effect) -> None:
        for e in self._found(g, f):
            seat = g.seat_of_team(g.face(e).team)
            if seat >= 0:
                g.receive_story(e, seat)
        stories.fill_track(g)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        return bool(self._found(g, f))

    def _found(self, g: "Heroes", f: Effect) -> list[int]:
        return [e for e in self.who.all(g, f) if g.state.zone[e] == ids.TRACK]


OPS = (
    DrawResources, DrawVillains, DiscardResources, DiscardVillains, GainPlotPoints, GainVp, LookAtHand, TakeToHand,
    DiscardCard, MakeMostWanted, AddPoint, PutPowerUp, StoryAction, AdvanceTrack, DiscardStories, PutStoryLast,
    TakeStory,
)  # fmt: skip
