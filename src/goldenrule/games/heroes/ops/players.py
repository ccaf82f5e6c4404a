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

    def run(self, game: "Heroes", effect: Effect) -> None:
        game.ret = sum([game.draw_resources(seat, self.n.eval(game, effect)) for seat in seats(game, effect, self.who)])

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        zones = game.state.zones
        return self.n.eval(game, effect) > 0 and bool(zones[ids.RESOURCE_DECK] or zones[ids.RESOURCE_DISCARD])

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        return self.who == "mine"


class DrawVillains(Op):
    """Players draw Villain cards."""

    n: Num = ONE
    who: Who = "mine"

    def run(self, game: "Heroes", effect: Effect) -> None:
        game.ret = sum([game.draw_villains(seat, self.n.eval(game, effect)) for seat in seats(game, effect, self.who)])

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        zones = game.state.zones
        return self.n.eval(game, effect) > 0 and bool(zones[ids.VILLAIN_DECK] or zones[ids.VILLAIN_DISCARD])

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        return self.who == "mine"


class Discards(Op):
    """Players discard cards from hand, of their choice or at random."""

    n: Num = ONE
    who: Who = "mine"
    random: bool = False

    def zone(self) -> int:
        raise NotImplementedError

    def run(self, game: "Heroes", effect: Effect) -> None:
        thrown = effect.vars.get("thrown") or (0, self.n.eval(game, effect))  # how many each discards is said once
        assert isinstance(thrown, tuple)
        done, n = thrown
        answer = game.take()
        if answer is not None:
            game.discard(answer[1])
            done += 1
        every = seats(game, effect, self.who)
        while done < n * len(every):
            seat = every[done // n]
            hand = game.zone_of(self.zone(), seat)
            if not hand:
                done = (done // n + 1) * n
            elif self.random:
                game.discard(hand[game.random_below(ids.HAND_STREAM, len(hand))])
                done += 1
            else:
                effect.vars = {**effect.vars, "thrown": (done, n)}
                effect.ask(game, "discard", [("discard", e, 0) for e in game.distinct(list(hand))], seat)
                return
        effect.vars = {**effect.vars, "thrown": 0}

    def several(self, game: "Heroes", effect: Effect) -> Several:
        thrown = effect.vars["thrown"]
        assert isinstance(thrown, tuple)
        done, n = thrown
        left = n - done % n
        hand = game.zone_of(self.zone(), game.pending[0].seat)
        return Several.cards([("discard", e, 0) for e in hand], min(left, len(hand)), left, given_up=True)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return self.n.eval(game, effect) > 0 and any(
            game.zone_of(self.zone(), seat) for seat in seats(game, effect, self.who)
        )


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

    def run(self, game: "Heroes", effect: Effect) -> None:
        for seat in seats(game, effect, self.who):
            game.add_points(seat, self.n.eval(game, effect))

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        n = self.n.eval(game, effect)
        return n > 0 or (n < 0 and any(game.state.points[seat] for seat in seats(game, effect, self.who)))

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        return self.who == "mine" and self.n.eval(game, effect) >= 0


class GainVp(Op):
    """Players gain VP, or lose them."""

    n: Num = ONE
    who: Who = "mine"

    def run(self, game: "Heroes", effect: Effect) -> None:
        for seat in seats(game, effect, self.who):
            game.add_vp(seat, self.n.eval(game, effect))

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        n = self.n.eval(game, effect)
        return n > 0 or (n < 0 and any(game.state.vp[seat] for seat in seats(game, effect, self.who)))

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        return self.who == "mine" and self.n.eval(game, effect) >= 0


class LookAtHand(Op):
    """I look at the Villain or Resource cards in the hands of players."""

    kind: Annotated[str, Words("resource", "villain")] = "villain"
    who: Who = "theirs"

    def run(self, game: "Heroes", effect: Effect) -> None:
        zone = HAND if self.kind == "resource" else VILLAINS
        for seat in seats(game, effect, self.who):
            game.look(game.zone_of(zone, seat), effect.seat)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        zone = HAND if self.kind == "resource" else VILLAINS
        return any(
            not game.knows(e, effect.seat) for seat in seats(game, effect, self.who) for e in game.zone_of(zone, seat)
        )


def loose(game: "Heroes", entities: list[int], *types: str) -> list[int]:
    """Cards of these types that an ability may put elsewhere: not the Lead Villain before his combat is over."""
    state = game.state
    lead = -1 if state.fight is not None and state.fight.over else ids.LEAD
    return [e for e in entities if game.face(e).type in types and state.zone[e] != lead]


class TakeToHand(Op):
    """Cards from a discard pile, allies in play or Most Wanted villains come into my hand."""

    who: Sel

    def run(self, game: "Heroes", effect: Effect) -> None:
        for e in self._found(game, effect):
            zone = HAND if game.face(e).type in ("ally", "event") else VILLAINS
            game.move(e, seat_zone(zone, effect.seat))

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return bool(self._found(game, effect))

    def _found(self, game: "Heroes", effect: Effect) -> list[int]:
        return loose(game, self.who.all(game, effect), "ally", "event", "villain", "agent")


class DiscardCard(Op):
    """Cards are discarded: allies, Most Wanted villains, backups, cards in hand."""

    who: Sel

    def run(self, game: "Heroes", effect: Effect) -> None:
        for e in self._found(game, effect):
            game.discard(e)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return bool(self._found(game, effect))

    def _found(self, game: "Heroes", effect: Effect) -> list[int]:
        return loose(game, self.who.all(game, effect), "ally", "event", "villain", "agent", "power_up")


class MakeMostWanted(Op):
    """Villains go to free Most Wanted spaces."""

    who: Sel

    def run(self, game: "Heroes", effect: Effect) -> None:
        for e in loose(game, self.who.all(game, effect), "villain"):
            if len(game.state.zones[ids.MOST_WANTED]) < ids.WANTED_SPACES:
                game.move(e, ids.MOST_WANTED)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return len(game.state.zones[ids.MOST_WANTED]) < ids.WANTED_SPACES and bool(
            loose(game, self.who.all(game, effect), "villain")
        )


class AddPoint(Op):
    """A plot point on allies in play, from nobody's reserve."""

    who: Sel

    def run(self, game: "Heroes", effect: Effect) -> None:
        for e in self._found(game, effect):
            game.set_points_on(e, game.piece(e).points + 1)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return bool(self._found(game, effect))

    def _found(self, game: "Heroes", effect: Effect) -> list[int]:
        return [e for e in loose(game, self.who.all(game, effect), "ally") if game.state.cards[e] is not None]


class PutPowerUp(Op):
    """I may put one of my available power-ups into play."""

    def run(self, game: "Heroes", effect: Effect) -> None:
        game.push(plans.TakePowerUp(0, effect.seat))

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return bool(game.zone_of(ids.POWER_UPS, effect.seat))


class StoryAction(Op):
    """A Story action."""

    def run(self, game: "Heroes", effect: Effect) -> None:
        stories.take_story_action(game, effect.seat)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return True


class AdvanceTrack(Op):
    """The Story track advances by a card, which goes to its team."""

    def run(self, game: "Heroes", effect: Effect) -> None:
        stories.advance_track(game, give=True)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return True


class DiscardStories(Op):
    """This many cards from the first spaces of the Story track are discarded; new ones fill it."""

    n: Num = ONE

    def run(self, game: "Heroes", effect: Effect) -> None:
        for e in game.state.zones[ids.TRACK][: max(0, self.n.eval(game, effect))]:
            game.discard(e)
        stories.fill_track(game)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return bool(game.state.zones[ids.TRACK]) and self.n.eval(game, effect) > 0


class PutStoryLast(Op):
    """A Story card on the track goes to its last space."""

    who: Sel

    def run(self, game: "Heroes", effect: Effect) -> None:
        track = game.state.zones[ids.TRACK]
        for e in self.who.all(game, effect):
            if e in track:
                stories.put_last(game, e)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        track = game.state.zones[ids.TRACK]
        return any(e in track and e != track[-1] for e in self.who.all(game, effect))


class TakeStory(Op):
    """Story cards on the track go to their teams; new ones fill it."""

    who: Sel

    def run(self, game: "Heroes", effect: Effect) -> None:
        for e in self._found(game, effect):
            seat = game.seat_of_team(game.face(e).team)
            if seat >= 0:
                game.receive_story(e, seat)
        stories.fill_track(game)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return bool(self._found(game, effect))

    def _found(self, game: "Heroes", effect: Effect) -> list[int]:
        return [e for e in self.who.all(game, effect) if game.state.zone[e] == ids.TRACK]


OPS = (
    DrawResources, DrawVillains, DiscardResources, DiscardVillains, GainPlotPoints, GainVp, LookAtHand, TakeToHand,
    DiscardCard, MakeMostWanted, AddPoint, PutPowerUp, StoryAction, AdvanceTrack, DiscardStories, PutStoryLast,
    TakeStory,
)  # fmt: skip
