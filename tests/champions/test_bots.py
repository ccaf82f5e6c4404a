"""The bot of Champions: better than chance, and what it expects of cards and attacks."""

from itertools import product
from random import Random
from typing import Any

import pytest

from goldenrule.bots import RandomBot, bot_makers, make_bot
from goldenrule.games.champions import ops
from goldenrule.games.champions.abilities import Action, Cost, CostOp, Forced, Trigger, Triggered
from goldenrule.games.champions.bots.evaluator import Evaluator
from goldenrule.games.champions.bots.forecast import BOOST_ODDS, at_least
from goldenrule.games.champions.bots.looking import knows, odds
from goldenrule.games.champions.bots.plan import Held, best_plan
from goldenrule.games.champions.bots.seat_view import SeatView
from goldenrule.games.champions.bots.standing import standing
from goldenrule.games.champions.bots.trees import GAINS, gain, imagined, use
from goldenrule.games.champions.catalogue import face as made
from goldenrule.games.champions.content import Face, PlayRules
from goldenrule.games.champions.facts import Facts
from goldenrule.games.champions.ids import HANDS
from goldenrule.games.champions.ops import Damage, DamageCost, Draw, ExhaustCost, Heal, PlaceThreat
from goldenrule.games.champions.selectors import Attackable, InDeck, InForm, InHand, MainScheme, This, You
from goldenrule.games.champions.vocabulary import INTERNAL
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.expressions import Const, Exists, It
from goldenrule.kernel.ops import If, Op, Seq
from goldenrule.lab.simulate import outcomes
from goldenrule.table.games import maker
from tests.playing import pass_until

HEROES = ["spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther"]


@pytest.mark.parametrize("hero", HEROES)
def test_sensible_wins_more_often_than_random(hero: str) -> None:
    options = {"heroes": [hero]}
    won = [
        sum(outcome.winner == "players" for outcome in outcomes("champions", options, 40, "wins", (name,)))
        for name in ("sensible", "random")
    ]
    assert won[0] >= 4 and won[0] > 2 * won[1]


def evaluator(heroes: list[str], code: str = "") -> tuple[Evaluator, int]:
    """What the bot thinks in the first turn of a game, with a card of a code in hand."""
    game: Any = maker("champions")({"heroes": heroes}, "mind")
    pass_until(game, "turn")
    s = game.state
    held = next((e for e in range(1, len(s.ident)) if game.content.faces[s.ident[e]].code == code), 0)
    if held:
        game.move(held, HANDS[0])
    return Evaluator(SeatView(game, 0)), held


def usual(thinks: Evaluator, face: Face) -> float:
    """What a card is worth that nobody looks for on the table: all of its abilities, as they usually are."""
    total = sum(standing(thinks, face))
    for ability, program in zip(face.abilities, face.programs, strict=True):
        f = Effect(0, program, 0, -1)
        if isinstance(ability.when, Trigger):
            f = imagined(thinks, ability.when, f)
        if isinstance(ability, Action | Triggered | Forced):
            total += max(0.0, use(thinks, ability, f))
    return total


def test_every_player_card_is_worth_something() -> None:
    """By its trees alone: resources and allies are worth something anyway."""
    thinks, _ = evaluator(["spider_man"])
    for face in thinks.view.content.faces:
        if face.type in ("event", "support", "upgrade"):
            assert usual(thinks, face) > 0, face.name


def test_every_op_is_weighed() -> None:
    """An op that is not in the table has parts, or is one of those that are worth nothing by themselves."""
    nothing = {
        ops.DamageHere, ops.DiscardTopEncounter, ops.DiscardUntil, ops.Mill, ops.ReturnFromUnder, ops.ShuffleEncounter,
    }  # fmt: skip
    every = {kind for kind in vars(ops).values() if isinstance(kind, type) and issubclass(kind, Op)}
    weighed = {kind for kind in every if kind in GAINS or kind.parts is not Op.parts or issubclass(kind, CostOp)}
    assert every - weighed - set(INTERNAL) == nothing


def blast(n: int) -> Op:
    """An attack of a card that no pack has."""
    return Choose(Attackable(), Damage(It(), Const(n)))


def test_a_card_that_nobody_has_seen_has_a_worth() -> None:
    """More damage, and an effect more, are worth more; a cost takes its share, and so does what cannot happen."""
    thinks, _ = evaluator(["spider_man"])
    f = thinks.view.env(thinks.me, 0)
    two, seven = gain(thinks, blast(2), f), gain(thinks, blast(7), f)
    assert 0 < two < seven
    assert gain(thinks, Seq((blast(2), Draw(Const(1)))), f) > two
    assert use(thinks, Action(blast(7), cost=Cost(parts=(DamageCost(You(), 2),))), f) < seven
    assert gain(thinks, If(InForm("hero"), blast(7)), f) == 0 < gain(thinks, If(InForm("alter_ego"), blast(7)), f)
    assert gain(thinks, Heal(You(), Const(3)), f) <= 0  # nothing to heal
    assert gain(thinks, PlaceThreat(MainScheme(), Const(2)), f) < 0


def test_what_is_hidden_is_taken_as_usual() -> None:
    """A condition on a deck is as likely as not, whatever lies there."""
    thinks, _ = evaluator(["spider_man"])
    f = thinks.view.env(thinks.me, 0)
    assert not knows(thinks, Exists(InDeck("upgrade")), f) and knows(thinks, Exists(InHand()), f)
    assert odds(thinks, Exists(InDeck("ally")), f) == odds(thinks, Exists(InDeck("villain")), f) == 0.5


def test_a_support_of_a_pack_is_worth_what_it_does_each_round() -> None:
    thinks, _ = evaluator(["spider_man"])
    facts = Facts(code="x", name="X", type="support", set="x", classification="basic", cost=1, resources="E")
    strike = Action(blast(2), cost=Cost(parts=(ExhaustCost(This()),)))
    once, each = standing(thinks, made(0, facts, (strike,), PlayRules()))
    assert once == 0 and each == pytest.approx(2.0)


def test_a_card_that_needs_others_is_worth_nothing_without_them() -> None:
    """Wakanda Forever! needs upgrades in play."""
    thinks, card = evaluator(["black_panther"], "01043a")
    assert thinks.worth(card) == 0.0


def test_best_plan_plays_what_is_worth_most() -> None:
    """Two cards that cost 2 and 1 cannot both be paid with one card left over: the better one is played."""
    hand = [Held(1, 5.0, 2, 1, 0.5), Held(2, 4.0, 1, 1, 0.4), Held(3, 0.0, 0, 1, 1.0)]
    assert best_plan(hand, 0).cards == {1}
    assert best_plan(hand, 1).cards == {1}
    assert best_plan(hand, 2).cards == {1, 2}
    assert best_plan(hand, 0, 3).cards == frozenset()


FATES = ("play", "pay", "keep")


def every_split(hand: list[Held], spare: int, need: int) -> float:
    """What the best split is worth, by trying each set of cards to play with each set of cards to pay with."""
    best = -99.0
    for fates in product(FATES, repeat=len(hand)):
        played, paid, kept = ([each for each, fate in zip(hand, fates) if fate == does] for does in FATES)
        if sum(each.units for each in paid) + spare >= need + sum(each.cost for each in played):
            best = max(best, sum(each.play for each in played) + sum(each.hold for each in kept))
    return best


def test_best_plan_is_the_best_of_all_splits_if_every_card_makes_one_resource() -> None:
    """With one resource a card the cheapest cards pay, so that no other payment is better."""
    rng = Random(5)
    for _ in range(150):
        hand = [Held(n, rng.choice((0.0, 1.0, 3.5)), rng.randrange(4), 1, rng.random()) for n in range(6)]
        spare, need = rng.randrange(3), rng.randrange(2)
        assert best_plan(hand, spare, need).value == pytest.approx(every_split(hand, spare, need))


def test_odds_of_boost_icons() -> None:
    assert at_least(0, 0) == 1.0 and at_least(0, 1) == 0.0
    assert at_least(1, 3) == pytest.approx(BOOST_ODDS[3])
    assert at_least(2, 6) == pytest.approx(BOOST_ODDS[3] ** 2)
    assert at_least(2, 7) == 0.0


def test_random_is_fair_and_seeded() -> None:
    decision = Decision("test", 0, (("a", 0, 0), ("b", 0, 0), ("c", 0, 0)))
    game = maker("champions")({}, "fair")
    bot = RandomBot("x")
    drawn = [bot.choose(game, 0, decision)[0] for _ in range(600)]
    assert all(150 < drawn.count(letter) < 250 for letter in "abc")
    again = RandomBot("x")
    assert drawn == [again.choose(game, 0, decision)[0] for _ in range(600)]


def test_unknown_bot() -> None:
    assert set(bot_makers("champions")) == {"random", "first", "sensible", "thinks"}
    with pytest.raises(
        BadInput, match="There is no bot 'clever' for champions; choose from first, random, sensible, thinks"
    ):
        make_bot("champions", "clever", "0")
