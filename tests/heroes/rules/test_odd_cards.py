"""Cards as packs may write them: abilities whose parts mean nothing at their moment, sets of other cards, odd costs."""

from typing import Any

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.content import CardAbility, Content, Cost, Modifier
from goldenrule.games.heroes.facts import Facts
from goldenrule.games.heroes.ops import board, fights, players, rolls, trouble
from goldenrule.games.heroes.selectors.numbers import HandSize
from goldenrule.games.heroes.selectors.sets import Headlines, Heroes, Lead, MyHand, Track
from goldenrule.kernel.effects import EMPTY, Effect
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.ops import Op, Seq
from goldenrule.testing import rule
from tests.heroes.box import PLAIN, Card, ally, event, hero, n, villain
from tests.heroes.box import combat as ability
from tests.heroes.situation import WOUNDED, Situation, fight, given, player, supporting, village

POINT = players.GainPlotPoints(n(1))


def turn(*cards: Card, hand: tuple[str, ...] = (), **more: Any) -> Situation:
    """The Fantastic Four are about to act, with these cards in hand and no plot points."""
    return given(player(hand=[*hand], **more), player(), cards=cards)


def paid(kind: str, cost: Cost) -> CardAbility:
    """An action that gains a plot point."""
    return CardAbility(kind=kind, moment="action", effect=POINT, cost=cost)


@rule("H-13.1")
@pytest.mark.parametrize(
    "op",
    [
        rolls.AddDice(n(2)), rolls.UseRating(n(5)), rolls.SkipRoll(), rolls.AddHits(n(1)), rolls.Reroll(),
        rolls.RollMore(n(2)), fights.InflictKo(n(9)), fights.PreventKo(), fights.EndCombat(),
        fights.ForbidPower("last"), fights.ChangePower(), fights.DiscardBackup(), fights.PlayBackup(),
        fights.TakeInitiative(),
        trouble.RaiseTrouble(n(3)), trouble.ReduceTrouble(n(3)), trouble.AddTroubleDice(n(1)), trouble.IgnoreBoost(),
        board.Wound(Headlines()), board.Heal(Track()), board.ToStatus(Headlines(), "ready"), board.PlaceHero(Track()),
        board.Join(Track(), Headlines()), players.AddPoint(Headlines()), players.DiscardCard(Heroes()),
        players.TakeToHand(Heroes()), players.TakeToHand(Track()), players.MakeMostWanted(Headlines()),
        players.TakeStory(MyHand("villain")), players.PutStoryLast(Headlines()), players.DiscardStories(n(-2)),
    ],
    ids=lambda op: type(op).__name__,
)  # fmt: skip
def test_what_means_nothing_now_does_nothing_and_the_rest_is_done(op: Op) -> None:
    s = turn(event("odd", Seq((op, POINT))), hand=("odd",))
    odd = s.entity("odd")
    before = [[e for e in zone if e != odd] for zone in s.game.state.zones]
    s.do("event odd").asked(1, "turn").then(points=[1, 0], trouble=0)
    assert [[e for e in zone if e != odd] for zone in s.game.state.zones] == before
    assert not op.may_change(s.game, Effect(0, EMPTY, 0, 0)) and s.game.state.mission is None


@rule("H-11.13")
def test_an_event_does_not_pay_for_itself() -> None:
    cost = CardAbility(kind="event", moment="action", effect=POINT, cost=Cost(resources=1))
    dear = (Facts(id="dear", name="dear", type="event"), (cost,))
    turn(dear, hand=("dear",)).not_offered("event dear")
    turn(dear, hand=("dear", "namor")).do("event dear").then(points=1, hand=[])


@rule("H-11.11", "H-7.3")
def test_events_that_bring_events() -> None:
    more = (event("one", board.TakeAction("event")), event("two", board.TakeAction("event")))
    turn(*more, hand=("one",)).not_offered("event one")  # there is no other one
    s = turn(*more, event("three", POINT), hand=("one", "two", "three"))
    s.do("event one", "event two", "event three").then(points=1).asked(1, "turn")


@rule("H-5.9", "H-7.11")
def test_a_wounded_hero_is_not_brought_back_by_a_card() -> None:
    call = event("call", Seq((board.ToStatus(Heroes(), "supporting"), POINT)))
    s = given(player(hand=["call"]), heroes={"human_torch": WOUNDED}, cards=[call]).do("event call")
    s.then("human_torch", status="recovery").then("the_thing", status="supporting")


@rule("H-5.9")
def test_a_constant_ability_of_a_hero_in_recovery_does_nothing() -> None:
    inspiring = CardAbility(kind="constant", mods=(Modifier("level", n(1), Heroes()),))
    s = turn(hero("invisible_woman", "fantastic_four", abilities=(inspiring,)))
    torch, woman = s.entity("human_torch"), s.entity("invisible_woman")
    for status, level in ((ids.RECOVERY, 2), (ids.SUPPORTING, 3), (ids.READY, 3), (ids.RECOVERY, 2)):
        s.game.stand(woman, status)
        assert s.game.level(torch) == level


@rule("A-38", "H-8.3")
def test_after_a_roll_without_dice_the_level_rises_at_once() -> None:
    calm = CardAbility(kind="support", moment="trouble_roll", effect=trouble.AddTroubleDice(n(-9)))
    worse = CardAbility(kind="combat", moment="troubleshoot", effect=trouble.RaiseTrouble(n(2)))
    early = CardAbility(kind="combat", moment="trouble_roll", effect=trouble.RaiseTrouble(n(4)))
    sister = hero("invisible_woman", "fantastic_four", abilities=(calm,))
    torch = hero("human_torch", "fantastic_four", abilities=(worse, early))
    s = village(cards=[sister, torch], heroes={"invisible_woman": supporting("the_village")})
    s.do("troubleshoot cant_beat_me", "use invisible_woman", "use human_torch").asked(0, "troubleshoot")
    s.then(trouble=3).happened("roll trouble 0").do("use human_torch").then(trouble=5)


@rule("H-8.14", "H-8.25")
def test_the_lead_cannot_be_put_elsewhere_before_its_combat_is_over() -> None:
    off = ability("sequence_start", Seq((players.DiscardCard(Lead()), players.DrawVillains(n(1)))))
    wanted = ability("combat_end", players.MakeMostWanted(Lead()))
    s = fight("foe", cards=[villain("foe", 1, 1, off, wanted, ko=1, powers=PLAIN)])
    s.do("use foe").then(lead="foe").dice("hit 3 blank", "2 blank").do("0: power red", "1: power red")
    s.asked(1, "combat_end").do("use foe").then(most_wanted=["foe"], won=["cant_beat_me"])


@rule("H-13.2")
def test_how_many_are_discarded_is_said_once() -> None:
    """As many as are in hand, not as many as are left after each."""
    half = players.DiscardResources(HandSize())
    s = turn(event("fire", half), hand=("fire", "namor", "black_widow", "spider_woman"))
    s.do("event fire", "discard namor", "discard black_widow").then(hand=[]).asked(1, "turn")


@rule("H-11.8", "H-11.9")
def test_an_ally_that_is_discarded_as_a_cost() -> None:
    last = CardAbility(kind="ally", moment="action", effect=POINT, cost=Cost(discard=True))
    s = turn((Facts(id="martyr", name="martyr", type="ally"), (last,)), allies={"martyr": 1})
    s.do("special martyr").then(points=1).discarded("martyr")


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (ally("tired", "", rolls.AddDice()), ""),
        ((Facts(id="tired", name="tired", type="ally"), (paid("ally", Cost(recovery=True)),)),
         "The card 'tired' has the cost 'recovery' in its ability 1 (ally)"),
        (hero("tired", "x_men", abilities=(paid("support", Cost(ko=1)),)),
         "The card 'tired' has the cost 'ko' in its ability 1 (support)"),
        (villain("tired", 1, 1, ability("ko", fights.PreventKo(), cost=Cost(discard=True))),
         "The card 'tired' has the cost 'discard' in its ability 1 (combat)"),
    ],
)  # fmt: skip
def test_costs_that_a_card_cannot_pay_are_refused(card: Card, said: str) -> None:
    if not said:
        Content([card])
        return
    with pytest.raises(BadInput) as raised:
        Content([card])
    assert said in str(raised.value)
