"""Clauses whose other tests would not notice a certain mistake (docs/mutation_check.md): one test for each."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import Action
from goldenrule.games.champions.ops import AddCounters, Damage, DiscardTopEncounter, EnemyAttacks, Give, PlaceThreat
from goldenrule.games.champions.selectors import Attackable, Characters, Enemies, MainScheme, Minions, Villain, You
from goldenrule.games.champions.sets import encounter_deck, load_facts
from goldenrule.games.champions.triggers import TakesDamage, WouldTakeDamage
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.expressions import It
from goldenrule.testing import rule
from tests.champions.rules.test_setup import begin
from tests.champions.situation import GUARD, NO_BOOST, QUIET, alter_ego, given, hero, spider_man
from tests.champions.words import action, boost, forced_response, hero_action, interrupt, n, when_revealed

MARVEL = "Captain Marvel"
STATION = "Alpha Flight Station"
HELMET = "Captain Marvel's Helmet"
FLIGHT = "Cosmic Flight"


@rule("MC-REPLACE-03")
def test_what_happens_instead_waits_for_the_interrupts_to_the_rest() -> None:
    """Rhino and Shocker are damaged at once: the suit takes Rhino's part only when Shocker's has been interrupted."""
    suit = "Armored Rhino Suit"
    told = (action(Damage(Enemies(), n(1))), interrupt(WouldTakeDamage(to=Minions()), AddCounters("x", n(1))))
    s = given.reprinted({"01015": told}, hero(in_play=[STATION], engaged=["Shocker"]), in_play=[suit])
    s.do(f"use {STATION}").asked(0, "interrupt").then(suit, damage=0).do(f"use {STATION}").idle(0).then(suit, damage=1)
    s.then("villain", damage=0).then("Shocker", damage=1)


@rule("MC-EATTACK-08", "MC-EATTACK-11", "MC-BOOST-04")
def test_the_icons_of_all_boost_cards_are_added() -> None:
    """Klaw gives himself a second boost card: 2 icons and 1 icon."""
    cards = ["Charge", GUARD, "Sandman"]
    s = given(hero(exhausted=True), scenario="klaw", bare=True, step=2, encounter_top=cards)
    s.idle(0).then("villain", ATK=0).then(damage=2 + 1)


@rule("MC-UNIQUE-01")
def test_the_icon_makes_any_card_unique_not_only_allies() -> None:
    player = hero(hand=["Web-Shooter", "Genius"], in_play=["Web-Shooter"])
    spider_man(player).offered("play Web-Shooter")
    spider_man.reprinted({"01008": {"unique": True}}, player).refused("play Web-Shooter", "MC-UNIQUE-02")


@rule("MC-HEAL-01", "MC-RECOVER-01")
def test_healing_removes_its_amount_of_damage_only() -> None:
    s = given(alter_ego(damage=9)).do("recover Carol Danvers").idle(0)
    s.then(damage=9 - s.value("REC", "Carol Danvers"))


@rule("MC-EMPTYENC-06")
def test_discarding_a_number_of_cards_stops_when_the_encounter_deck_runs_out() -> None:
    s = given.reprinted(
        {"01015": action(DiscardTopEncounter(4))},
        alter_ego(in_play=[STATION]),
        encounter_deck=[NO_BOOST, QUIET],
        encounter_discard=["Shocker"],
    )
    s.do(f"use {STATION}").idle(0)
    assert sorted(s.encounter_deck()) == sorted([NO_BOOST, QUIET, "Shocker"])
    s.then(encounter_discard=[], acceleration=1)


@rule("MC-STAR-02")
def test_the_ability_beside_atk_answers_each_attack() -> None:
    scheme = "The Psyche-Magnitron"
    s = given.reprinted(
        {"01015": action(EnemyAttacks(Minions()))},
        hero(exhausted=True, in_play=[STATION], engaged=["Yon-Rogg"]),
        in_play=[scheme],
    )
    s.do(f"use {STATION}").idle(0).do(f"use {STATION}").idle(0).fired("Yon-Rogg", 2).then(scheme, threat=3 + 2)


@rule("MC-COST-09")
def test_only_cards_of_the_own_hand_are_discarded_for_a_cost() -> None:
    s = given(alter_ego(hand=["Energy", "Genius"], in_play=[STATION]), hero(hand=["Strength"])).do(f"use {STATION}")
    s.asked(0, "discard_cost").offered("pick Energy", "pick Genius").not_offered("pick Strength")
    given(alter_ego(in_play=[STATION]), hero(hand=["Strength"])).not_offered(f"use {STATION}")


@rule("MC-KW-GUARD-01", "MC-KW-GUARD-02")
def test_guard_does_not_keep_other_players_from_the_villain() -> None:
    s = given(hero(), hero(engaged=[GUARD])).do("attack Captain Marvel").offered("pick Rhino", f"pick {GUARD}")
    s.do("pick Rhino").idle(0).then("villain", damage=2)
    s.do("end turn", "1: attack Spider-Man").idle(1).then("villain", damage=2)
    s.then(GUARD, damage=2)


@rule("MC-SETUP-06")
def test_every_player_shuffles_a_deck() -> None:
    one, other = (begin(heroes=("captain_marvel", "spider_man"), seed=seed) for seed in ("1", "2"))
    for seat in (0, 1):
        assert one.deck(seat) != other.deck(seat)


@rule("MC-DAMAGE-03", "MC-SUSTAIN-01")
def test_damage_is_added_to_what_was_there() -> None:
    given.attacked(hero(damage=5, exhausted=True)).idle(0).then(damage=5 + 2, hp=12 - 7)
    s = given(hero(in_play=["Hawkeye"])).do("attack Captain Marvel").idle(0).do("attack Hawkeye")
    s.idle(0).then("villain", hp=14 - 2 - 1)


@rule("MC-KW-SURGE-01")
def test_the_player_who_revealed_the_card_with_surge_reveals_the_next() -> None:
    s = given(hero(), hero(dealt=["Kree Manipulator"]), step=4, encounter_top=[GUARD])
    s.idle(1).then(engaged=[]).then(1, engaged=[GUARD])


@rule("MC-WREV-02")
def test_all_when_revealed_abilities_of_a_card_resolve() -> None:
    told = (when_revealed(PlaceThreat(MainScheme(), n(1))), when_revealed(Give(You(), "stunned")))
    s = given.reprinted({"01112": told}, hero(dealt=["False Alarm"]), step=4)
    s.idle(0).then(threat=1, statuses=["stunned"])


@rule("MC-ATTACHTO-08", "MC-ATTACHTO-06")
def test_an_upgrade_that_nothing_can_carry_stays_in_hand() -> None:
    hand = ["Inspired", "Energy"]
    given(hero(hand=hand)).refused("play Inspired", "MC-ATTACHTO-06").then(hand=sorted(hand))
    given(hero(hand=hand, in_play=["Hawkeye"])).offered("play Inspired")


@rule("MC-PPHASE-02", "MC-ENDPP-04")
def test_players_ready_all_their_cards_not_only_identities() -> None:
    cards = [{"card": card, "exhausted": True} for card in ("Hawkeye", STATION, "Captain Marvel's Helmet")]
    s = given(hero(exhausted=True, in_play=cards), phase="end", encounter_top=[NO_BOOST, QUIET])
    s.asked(0, "defend").offered(f"defend {MARVEL}", "defend Hawkeye")
    assert [s.exhausted(card) for card in (MARVEL, "Hawkeye", STATION, "Captain Marvel's Helmet")] == [False] * 4


@rule("MC-REVEAL-06", "MC-TREACH-03")
def test_a_treachery_is_discarded_only_when_its_effects_have_resolved() -> None:
    s = given.reprinted(
        {"01112": when_revealed(Choose(Characters(), Damage(It(), n(1))))}, hero(dealt=["False Alarm"]), step=4
    )
    s.asked(0, "choose").then(encounter_discard=[]).do("pick Rhino").idle(0).then(encounter_discard=["False Alarm"])


@rule("MC-ROUND-02", "MC-PPHASE-01")
def test_turns_go_round_from_the_first_player_not_from_the_first_seat() -> None:
    given(hero(), hero(), step=5).asked(1, "turn").then(first=1).do("1: end turn").asked(0, "turn")


@rule("MC-VDEFEAT-02", "MC-VDEFEAT-05")
def test_a_defeated_stage_does_not_come_again() -> None:
    """Rhino I and Rhino II: with the second stage the villain is defeated."""
    s = given.reprinted({"01015": action(Damage(Villain(), n(20)))}, hero(in_play=[STATION]))
    s.do(f"use {STATION}").idle(0).then("villain", hp=15).do(f"use {STATION}").over("players")


@rule("MC-KW-GUARD-02")
def test_guard_does_not_restrict_a_player_who_acts_in_the_turn_of_the_one_it_is_engaged_with() -> None:
    player = hero(hand=["Haymaker", "Genius"])
    s = given(hero(engaged=[GUARD]), player).do("attack Captain Marvel").idle(0).then(GUARD, damage=2)
    s.do("request 1", "1: use Haymaker").asked(1, "choose").do("1: pick Rhino").idle(0).then("villain", damage=3)


@rule("MC-DRAW-05", "MC-ENDPP-02")
def test_each_player_chooses_what_to_discard_down_to_the_hand_size() -> None:
    hand = ["Energy", "Genius", "Strength", "Web-Shooter", "Backflip", "Black Cat"]
    s = given(hero(), hero(hand=hand), phase="end")
    s.asked(1, "end_discard").not_offered("1: done").do("1: discard Genius", "1: done").then(1, discard=["Genius"])


@rule("MC-EXHAUST-03", "MC-READY-02")
def test_an_ability_readies_an_ally_too() -> None:
    hawkeye = {"card": "Hawkeye", "exhausted": True}
    s = given(hero(hand=["Get Ready"], in_play=[hawkeye])).not_offered("attack Hawkeye").do("use Get Ready")
    s.idle(0).then("Hawkeye", exhausted=False).offered("attack Hawkeye")


@rule("MC-CANCEL-03", "MC-MAX-04", "MC-STATUS-05")
def test_an_ability_that_a_status_card_stops_counts_toward_its_max() -> None:
    told = Action(Damage(Villain(), n(1)), "hero", "attack", maximum=(1, "round"))
    changes = {"01015": told}
    for statuses, damage in ((["stunned"], 0), ([], 1)):
        s = given.reprinted(changes, hero(in_play=[STATION], statuses=statuses)).do(f"use {STATION}")
        s.idle(0).refused(f"use {STATION}", "MC-MAX-02").then("villain", damage=damage).then(statuses=[])


@rule("MC-INPLAY-07", "MC-ABILITY-03")
def test_a_card_that_has_left_play_changes_no_value() -> None:
    given.revealing("Caught Off Guard", hero(in_play=[HELMET])).idle(0).then(discard=[HELMET], DEF=1)
    given(hero(in_play=[HELMET])).then(DEF=1 + 1)


@rule("MC-EDECK-01")
def test_every_scenario_has_a_modular_set_of_its_own() -> None:
    for scenario, modular in (("rhino", "bomb_scare"), ("klaw", "masters_of_evil"), ("ultron", "under_attack")):
        sets = {load_facts()[code].set for code in encounter_deck(scenario)}
        assert sets == {scenario, "standard", modular}


@rule("MC-BOOST-02", "MC-EATTACK-07", "D-04")
def test_the_next_boost_card_stays_facedown_until_the_one_before_it_is_done_with() -> None:
    """Klaw gives himself a second boost card; the Boost ability of the first asks something."""
    s = given.reprinted(
        {"01112": boost(Choose(Characters(), Damage(It(), n(1))))},
        hero(exhausted=True),
        scenario="klaw",
        bare=True,
        step=2,
        encounter_top=["False Alarm", "Charge", GUARD],
    )
    s.asked(0, "choose")
    waiting = s.game.state.zones[ids.BOOST]
    assert [s.game.ident(e).name for e in waiting] == ["Charge"]
    assert not s.game.knows(waiting[0], 0)
    s.do("pick Klaw").idle(0).then(damage=1 + 2)


@rule("MC-ATTACK-03", "MC-KW-RETAL-01")
def test_an_attack_is_against_the_target_that_it_names_whatever_it_does_to_it() -> None:
    """The ability stuns Shocker and deals no damage. It is an attack on him all the same, and he retaliates."""
    stun = Choose(Attackable(), Give(It(), "stunned"))

    def after(label: str) -> int:
        changes = {"01103": {"keywords": ("retaliate 1",)}, "01015": hero_action(stun, label=label)}
        player = hero(in_play=[STATION], engaged=["Shocker"])
        s = given.reprinted(changes, player)
        s.do(f"use {STATION}", "pick Shocker").idle(0)
        assert s.status("Shocker") == ["stunned"]
        return s.damage(MARVEL)

    assert (after("attack"), after("")) == (1, 0)


@rule("MC-TRIG-05", "MC-FORCED-01")
def test_every_forced_ability_of_a_moment_is_triggered_and_nobody_is_asked_whether() -> None:
    told = forced_response(TakesDamage(to=Villain()), AddCounters("x", n(1)))
    changes = {code: told for code in ("01015", "01016", "01017")}
    s = given.reprinted(changes, hero(in_play=[STATION, HELMET, FLIGHT]))
    s.do("attack Captain Marvel").asked(0, "order").do(f"order {STATION}", f"order {FLIGHT}").idle(0)
    assert [s.counters(card) for card in (STATION, HELMET, FLIGHT)] == [{"x": 1}] * 3


@rule("MC-STAR-05", "MC-BOOST-08", "MC-ESCHEME-04")
def test_a_boost_ability_resolves_in_an_attack_and_in_a_scheme() -> None:
    for player in (hero(exhausted=True), alter_ego()):
        s = given.reprinted(
            {"01112": boost(Give(You(), "stunned"))}, player, step=2, encounter_top=["False Alarm", QUIET]
        )
        s.idle(0).then(statuses=["stunned"])


@rule("MC-KW-RESTR-02")
def test_who_controls_too_many_restricted_cards_chooses_among_them() -> None:
    marked = {code: {"keywords": ("restricted",), "cost": 0} for code in ("01016", "01015", "01017")}
    players = [hero(), hero(in_play=[HELMET, STATION], hand=[FLIGHT])]
    s = given.reprinted(marked, *players, active=1, heroes=["spider_man", "captain_marvel"]).do(f"1: play {FLIGHT}")
    s.asked(1, "restricted").do(f"1: discard {STATION}").idle(1).then(1, area=sorted([FLIGHT, HELMET]))
