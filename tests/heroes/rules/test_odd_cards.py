"""Cards as packs may write them: abilities whose parts mean nothing at their moment, sets of other cards, odd costs."""

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
from tests.heroes.rules.test_combat import combat
from tests.heroes.table import Table

POINT = players.GainPlotPoints(n(1))


def turn(*more: Card, hand: tuple[str, ...] = ()) -> Table:
    """The Fantastic Four are about to act, with these cards in hand."""
    t = Table(more=more)
    t.hand(0, *hand)
    t.missions()
    return t


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
    t = turn(event("odd", Seq((op, POINT))), hand=("odd",))
    before = [list(each) for each in t.s.zones], t.s.points
    t.say(("event", "odd"))
    assert t.kind == "turn" and t.asked.seat == 1
    after = [list(each) for each in t.s.zones]
    odd = t.find("odd")
    assert t.s.points == (before[1][0] + 1, before[1][1])
    assert [[e for e in each if e != odd] for each in after] == [[e for e in each if e != odd] for each in before[0]]
    assert not op.may_change(t.g, Effect(0, EMPTY, 0, 0)) and t.s.trouble == 0 and t.s.mission is None


@rule("H-11.13")
def test_an_event_does_not_pay_for_itself() -> None:
    cost = CardAbility(kind="event", moment="action", effect=POINT, cost=Cost(resources=1))
    dear = (Facts(id="dear", name="dear", type="event"), (cost,))
    assert not turn(dear, hand=("dear",)).offered("event", "dear")
    t = turn(dear, hand=("dear", "namor"))
    points = t.s.points[0]
    t.say(("event", "dear"))
    assert t.s.points[0] == points + 1 and t.of(ids.HAND, 0) == []


@rule("H-11.11", "H-7.3")
def test_events_that_bring_events() -> None:
    more = (event("one", board.TakeAction("event")), event("two", board.TakeAction("event")))
    assert not turn(*more, hand=("one",)).offered("event", "one")  # there is no other one
    t = turn(*more, event("three", POINT), hand=("one", "two", "three"))
    points = t.s.points[0]
    t.say(("event", "one"), ("event", "two"), ("event", "three"))
    assert t.s.points[0] == points + 1 and t.kind == "turn" and t.asked.seat == 1


@rule("H-5.9", "H-7.11")
def test_a_wounded_hero_is_not_brought_back_by_a_card() -> None:
    t = turn(event("call", Seq((board.ToStatus(Heroes(), "supporting"), POINT))), hand=("call",))
    t.wounded("human_torch")
    t.say(("event", "call"))
    assert (t.status("human_torch"), t.status("the_thing")) == ("recovery", "supporting")


@rule("H-5.9")
def test_a_constant_ability_of_a_hero_in_recovery_does_nothing() -> None:
    inspiring = CardAbility(kind="constant", mods=(Modifier("level", n(1), Heroes()),))
    t = turn(hero("invisible_woman", "fantastic_four", abilities=(inspiring,)))
    torch, woman = t.find("human_torch"), t.find("invisible_woman")
    assert (t.status("invisible_woman"), t.g.level(torch)) == ("recovery", 2)
    for status in (ids.SUPPORTING, ids.READY):
        t.g.stand(woman, status)
        assert t.g.level(torch) == 3
    t.g.stand(woman, ids.RECOVERY)
    assert t.g.level(torch) == 2


@rule("A-38", "H-8.3")
def test_after_a_roll_without_dice_the_level_rises_at_once() -> None:
    calm = CardAbility(kind="support", moment="trouble_roll", effect=trouble.AddTroubleDice(n(-9)))
    worse = CardAbility(kind="combat", moment="troubleshoot", effect=trouble.RaiseTrouble(n(2)))
    early = CardAbility(kind="combat", moment="trouble_roll", effect=trouble.RaiseTrouble(n(4)))
    t = turn(hero("invisible_woman", "fantastic_four", abilities=(calm,)),
             hero("human_torch", "fantastic_four", abilities=(worse, early)))  # fmt: skip
    t.headline("cant_beat_me", "the_village")
    t.ready("human_torch", "chelsea")
    t.supporting("invisible_woman", "the_village")
    t.missions()
    t.say(("troubleshoot", "cant_beat_me"), ("use", "invisible_woman"), ("use", "human_torch"))
    assert (t.kind, t.s.trouble, t.g.mission().dice) == ("troubleshoot", 3, ())
    t.say(("use", "human_torch"))
    assert t.s.trouble == 5


@rule("H-8.14", "H-8.25")
def test_the_lead_cannot_be_put_elsewhere_before_its_combat_is_over() -> None:
    off = ability("sequence_start", Seq((players.DiscardCard(Lead()), players.DrawVillains(n(1)))))
    wanted = ability("combat_end", players.MakeMostWanted(Lead()))
    t = combat("foe", more=(villain("foe", 1, 1, off, wanted, ko=1, powers=PLAIN),))
    t.say(("use", "foe"))
    assert t.codes(ids.LEAD) == ["foe"] and t.kind == "power"
    t.dice("hit blank blank blank" + " blank blank")
    t.power(0, "red")
    t.power(1, "red")
    assert t.kind == "combat_end"
    t.say(("use", "foe"))
    assert t.codes(ids.MOST_WANTED) == ["foe"] and t.of(ids.WON, 0) == ["cant_beat_me"]


@rule("H-13.2")
def test_how_many_are_discarded_is_said_once() -> None:
    """As many as are in hand, not as many as are left after each."""
    half = players.DiscardResources(HandSize())
    t = turn(event("fire", half), hand=("fire", "namor", "black_widow", "spider_woman"))
    t.say(("event", "fire"), ("discard", "namor"), ("discard", "black_widow"))
    assert t.of(ids.HAND, 0) == [] and t.kind == "turn" and t.asked.seat == 1


@rule("H-11.8", "H-11.9")
def test_an_ally_that_is_discarded_as_a_cost() -> None:
    last = CardAbility(kind="ally", moment="action", effect=POINT, cost=Cost(discard=True))
    t = turn((Facts(id="martyr", name="martyr", type="ally"), (last,)))
    t.ally(0, "martyr", 2)
    t.missions()
    points = t.s.points[0]
    t.say(("special", "martyr"))
    assert t.s.points[0] == points + 1 and "martyr" in t.codes(ids.RESOURCE_DISCARD)


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
