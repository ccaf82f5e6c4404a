"""A label brings its restrictions: guard for attacks, crisis for thwarts, whatever word names the target."""

from typing import Any

import pytest

from goldenrule.games.champions import ids, ops
from goldenrule.games.champions.abilities import CardAbility, Response
from goldenrule.games.champions.ops import (
    Damage,
    DamageEach,
    Draw,
    Give,
    IndirectDamage,
    MoveDamage,
    PlayersDo,
    RemoveThreat,
    Then,
)
from goldenrule.games.champions.selectors import (
    Allies,
    AllSchemes,
    Attackable,
    Characters,
    DifferentTitles,
    Enemies,
    EventSource,
    EventTarget,
    EveryTarget,
    Friendly,
    Host,
    InPlay,
    IsType,
    MainScheme,
    Minions,
    MostPrinted,
    SideSchemes,
    Uppermost,
    Villain,
    WithTrait,
    You,
    YourHero,
)
from goldenrule.games.champions.triggers import Defends, TakesDamage
from goldenrule.games.champions.vocabulary import VOCABULARY
from goldenrule.kernel.choices import Choose, ChooseMode, ChooseSome, May
from goldenrule.kernel.expressions import Const, Except, Exists, It, Not, Sel, Union, Where
from goldenrule.kernel.ops import Afterwards, Bind, ForEach, If, Mode, Op, Repeat, Seq
from goldenrule.testing import rule
from tests.champions.situation import GUARD, Situation, given, hero
from tests.champions.words import action, n

STATION, CRISIS = "Alpha Flight Station", "Crowd Control"
USE = f"use {STATION}"
HIT = Damage(It(), n(2))
ONE, TWO = Const(1), Const(2)
SOMETHING = Exists(You())

OF_VILLAINS: dict[type[Sel], Sel] = {
    Enemies: Enemies(),
    Villain: Villain(),
    Attackable: Attackable(),
    Characters: Except(Characters(), Friendly()),
    InPlay: InPlay("Rhino"),
    MostPrinted: MostPrinted(ids.HP, Enemies()),
    WithTrait: WithTrait(Enemies(), "Criminal"),
    DifferentTitles: DifferentTitles(Enemies()),
    Uppermost: Uppermost(Villain()),
    Union: Union((Minions(), Villain())),
    Except: Except(Enemies(), Minions()),
    Where: Where(Enemies(), Not(IsType(It(), "minion"))),
}
"""Words for sets of cards that can hold the villain."""
OF_EVENTS = (EventTarget, EventSource, EveryTarget)
"""The same for the triggers of interrupts and responses."""
WITHOUT_VILLAINS = {
    "AllSchemes", "Allies", "AttackedPlayer", "CardsOf", "CharactersOf", "DiscardPile", "Encounter", "EngagedWith",
    "FacedownMinions", "FirstPlayer", "Friendly", "Heroes", "InDeck", "InDiscard", "InHand", "JustDiscarded",
    "MainScheme", "Minions", "Players", "Schemes", "SideSchemes", "You", "YourAlterEgo", "YourCards", "YourHero",
}  # fmt: skip
"""Words for sets that never hold it."""
BOUND_BEFORE = {"It", "Host", "This"}
"""Words that name one card that is bound, attached to or printed: each has a test of its own below."""


def table(ability: CardAbility, /, *, guard: bool, code: str = "01015", **player: Any) -> Situation:
    """Captain Marvel with an ability on her Alpha Flight Station, engaged with a guard minion or none."""
    more = hero(in_play=[STATION], engaged=[GUARD] if guard else [], **player)
    change = {code: ability}
    return given.reprinted(change, more)


def attack(*does: Op) -> CardAbility:
    return action(*does, label="attack")


def carried_out(situation: Situation) -> Situation:
    """Use the ability if it may be used, and choose the villain wherever that is possible."""
    options = [option for option in situation.game.legal(0) if option[0] == "use"]
    if not options:
        return situation.refused(USE, "MC-TRIG-02")
    situation.game.apply(0, options[0])
    for _ in range(20):
        decision = situation.game.pending[0]
        if decision.kind == "turn":
            return situation
        legal = situation.game.legal(0)
        villain = [option for option in legal if option[1] == situation.game.state.villain]
        yes = [option for option in legal if option[0] in ("yes", "mode", "amount")]
        situation.game.apply(0, (villain or yes or legal)[0])
    raise AssertionError(situation.question_text())


def test_every_word_for_cards_is_sorted() -> None:
    """A new word that can name the villain needs a row above, or this test fails."""
    every = {cls.__name__ for cls in VOCABULARY.classes if issubclass(cls, Sel)}
    sorted_here = {cls.__name__ for cls in (*OF_VILLAINS, *OF_EVENTS)} | WITHOUT_VILLAINS | BOUND_BEFORE
    assert every == sorted_here


@rule("MC-KW-GUARD-01", "MC-ATTACK-05", "MC-CANNOT-01")
@pytest.mark.parametrize("of", OF_VILLAINS.values(), ids=[cls.__name__ for cls in OF_VILLAINS])
@pytest.mark.parametrize("how", ["choose", "choose_some", "for_each", "damage"])
def test_no_word_for_cards_takes_an_attack_past_a_guard(of: Sel, how: str) -> None:
    does: Op = {
        "choose": Choose(of, HIT), "choose_some": ChooseSome(of, ONE, ONE, Damage(It("them"), n(2))),
        "for_each": ForEach(of, HIT), "damage": Damage(of, n(2)),
    }[how]  # fmt: skip
    carried_out(table(attack(does), guard=True)).then("villain", damage=0)
    carried_out(table(attack(does), guard=False)).then("villain", damage=2)
    if not isinstance(of, Attackable):  # without a label it is no attack
        carried_out(table(action(does), guard=True)).then("villain", damage=2)


CHOICE = Choose(Enemies(), HIT)
OPS: dict[type[Op], Op] = {
    Damage: Damage(Villain(), n(2)),
    DamageEach: DamageEach(Enemies(), n(2)),
    MoveDamage: MoveDamage(YourHero(), Villain(), n(2)),
    IndirectDamage: IndirectDamage(Villain(), n(2)),
    Choose: CHOICE,
    ChooseSome: ChooseSome(Enemies(), ONE, TWO, Damage(It("them"), n(2))),
    ForEach: ForEach(Enemies(), HIT),
    Seq: Seq((Draw(n(1)), CHOICE)),
    If: If(SOMETHING, CHOICE),
    Afterwards: Afterwards(Draw(n(1)), SOMETHING, CHOICE),
    Then: Then(Draw(n(1)), SOMETHING, CHOICE),
    May: May(CHOICE),
    ChooseMode: ChooseMode((Mode(CHOICE), Mode(CHOICE))),
    Repeat: Repeat(ONE, CHOICE),
    PlayersDo: PlayersDo(You(), CHOICE),
    Bind: Seq((Bind("x", TWO), CHOICE)),
}
"""Words that can lie around an attack's damage, or deal it."""


@rule("MC-KW-GUARD-01", "MC-ATTACK-05")
@pytest.mark.parametrize("does", OPS.values(), ids=[cls.__name__ for cls in OPS])
def test_no_effect_takes_an_attack_past_a_guard(does: Op) -> None:
    carried_out(table(attack(does), guard=True, damage=3)).then("villain", damage=0)
    carried_out(table(attack(does), guard=False, damage=3)).then("villain", damage=2)


def test_every_effect_with_parts_or_damage_has_a_row() -> None:
    outer = {cls for cls in VOCABULARY.classes if issubclass(cls, Op) and cls.parts is not Op.parts}
    assert outer - {ops.Replace} <= {*OPS}
    assert {cls for cls in ops.aiming.HITS["attack"]} <= {*OPS}


@rule("MC-KW-GUARD-01")
def test_what_is_chosen_before_is_chosen_past_no_guard() -> None:
    """`it` is the card that was chosen outside; so are hosts."""
    nested = Choose(Enemies(), Choose(It(), Damage(It("x"), n(2)), name="x"))
    carried_out(table(attack(nested), guard=True)).then("villain", damage=0)
    carried_out(table(attack(nested), guard=False)).then("villain", damage=2)
    for guard, damage in ((True, 0), (False, 2)):
        change = {"01015": attack(Damage(Host(), n(2)))}
        player = hero(in_play=[STATION], engaged=[GUARD] if guard else [])
        s = given.reprinted(change, player)
        station = next(e for e in range(1, 400) if s.game.in_play(e) and s.game.face(e).name == STATION)
        s.game.own(station).host = s.game.state.villain
        s.game.ask_again()
        carried_out(s).then("villain", damage=damage)


@rule("MC-KW-GUARD-01")
@pytest.mark.parametrize("of", OF_EVENTS)
@pytest.mark.parametrize("guard", [True, False])
def test_what_a_trigger_is_about_is_attacked_past_no_guard(of: type[Sel], guard: bool) -> None:
    """As Counterattack does: the villain attacks, or has taken damage that is no attack."""
    by_villain = of is EventSource
    when = Defends(who=You()) if by_villain else TakesDamage(to=Villain())
    told = Response(when, Damage(of(), n(2)), label="attack", limit=(1, "round"))
    change = {"01015": told, "01017": action(Damage(Villain(), n(1)))}
    player = hero(in_play=[STATION, "Cosmic Flight"], engaged=[GUARD] if guard else [])
    where = {"step": 2} if by_villain else {}
    s = given.reprinted(change, player, **where)
    if by_villain:
        s.do("defend Captain Marvel")
    else:
        s.do("use Cosmic Flight")
    assert (STATION in [s.game.face(e).name for verb, e, _ in s.game.legal(0) if verb == "use"]) != guard
    if not guard:
        s.do(USE)
    s.then("villain", damage=(0 if by_villain else 1) + (0 if guard else 2))


@rule("MC-KW-GUARD-01")
def test_an_attack_without_damage_is_aimed_as_well() -> None:
    stuns = Choose(Enemies(), Give(It(), "stunned"))
    assert "stunned" not in carried_out(table(attack(stuns), guard=True)).status("Rhino")
    assert "stunned" in carried_out(table(attack(stuns), guard=False)).status("Rhino")


@rule("MC-KW-GUARD-03")
def test_guard_keeps_away_the_attack_and_nothing_else() -> None:
    """The attack hits the minion; that the villain is stunned is no attack on him."""
    does = Seq(
        (Choose(Enemies(), Damage(It(), n(1))), Give(Villain(), "stunned"), Choose(Villain(), Give(It(), "tough")))
    )
    s = carried_out(table(attack(does), guard=True)).then(GUARD, damage=1)
    assert sorted(s.status("Rhino")) == ["stunned", "tough"]


@rule("MC-STATUS-05", "MC-STATUS-06", "OQ-64")
@pytest.mark.parametrize("does", OPS.values(), ids=[cls.__name__ for cls in OPS])
def test_a_stunned_hero_loses_the_card_instead_of_the_attack(does: Op) -> None:
    for guard in (False, True):
        s = carried_out(table(attack(does), guard=guard, statuses=["stunned"], damage=3))
        s.then(statuses=[]).then("villain", damage=0)


@rule("MC-KW-RETAL-01", "MC-ATTACK-03")
def test_whoever_an_attack_hits_is_attacked() -> None:
    """Retaliate answers the attack on each enemy, chosen or not."""
    for does in (Damage(Enemies(), n(1)), ForEach(Enemies(), Damage(It(), n(1)))):
        change = {"01015": attack(does), "01094": {"keywords": ("retaliate 1",)}}
        s = given.reprinted(change, hero(in_play=[STATION]))
        carried_out(s).then(damage=1)


@rule("MC-ATTACK-03", "MC-KW-RETAL-01")
def test_the_target_of_an_attack_is_the_one_that_is_hit() -> None:
    """An ally is chosen first, for a number; the enemy that takes the damage is attacked, and retaliates."""
    does = Choose(Allies(), Choose(Enemies(), Damage(It("enemy"), n(1)), name="enemy"))
    change = {"01015": attack(does), "01094": {"keywords": ("retaliate 1",)}}
    s = given.reprinted(change, hero(in_play=[STATION, "Hulk"]))
    carried_out(s).then(damage=1)
    assert [event[2] for event in s.events("attack")] == [(s.game.state.ref(s.game.state.villain),)]


SCHEME_SETS = (AllSchemes(), MainScheme(), Union((MainScheme(), SideSchemes())), InPlay("The Break-In!"))


@rule("MC-CRISIS-01", "MC-THWART-05")
@pytest.mark.parametrize("of", SCHEME_SETS, ids=lambda of: type(of).__name__)
def test_a_thwart_is_aimed_at_no_scheme_that_crisis_protects(of: Sel) -> None:
    does = Choose(of, Seq((RemoveThreat(It(), n(1)), Draw(n(1)))))
    for crisis in (True, False):
        change = {"01015": action(does, label="thwart")}
        s = given.reprinted(
            change, hero(in_play=[STATION]), main_scheme={"threat": 4}, in_play=[CRISIS] if crisis else []
        )
        main = s.game.state.main_scheme
        use = [option for option in s.game.legal(0) if option[0] == "use"]
        if crisis and len(of.all(s.game, s.game.env(s.game.state.identities[0], 0, 0))) == 1:
            assert not use
            continue
        s.game.apply(0, use[0])
        while s.game.pending[0].kind != "turn":
            assert not crisis or all(option[1] != main for option in s.game.legal(0))
            legal = s.game.legal(0)
            s.game.apply(0, ([x for x in legal if x[1] == main] or legal)[0])
        s.then(threat=4 if crisis else 3)


# -- words that name cards -------------------------------------------------------------------------------------------
@rule("MC-IDENT-04")
def test_a_card_in_play_is_found_by_its_name_whoever_controls_it() -> None:
    for name in (STATION, "Captain Marvel", "Rhino", "The Break-In!"):
        ability = action(If(Exists(InPlay(name)), Draw(n(1))))
        table(ability, guard=False, deck_top=["Energy"]).do(USE).then(hand=["Energy"])
    table(action(If(Exists(InPlay("Hawkeye")), Draw(n(1)))), guard=False).refused(USE, "MC-TRIG-02")
    table(action(If(Exists(InPlay(STATION, "ally")), Draw(n(1)))), guard=False).refused(USE, "MC-TRIG-02")


def test_the_list_and_the_question_whether_a_card_is_in_it_agree() -> None:
    s = table(action(Draw(n(1))), guard=True, hand=["Hawkeye"])
    g = s.game
    f = g.env(g.state.identities[0], 0, 0)
    for name in {g.face(e).name for e in range(1, len(g.state.ident))}:
        for type in ("", "minion", "support"):
            of = InPlay(name, type)
            assert of.all(g, f) == [e for e in of.all(g, f) if of.has(g, f, e)]
            assert {*of.all(g, f)} == {e for e in range(1, len(g.state.ident)) if of.has(g, f, e)}
