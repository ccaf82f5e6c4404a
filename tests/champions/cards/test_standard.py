"""Cards of the Standard and Expert sets."""

from goldenrule.games.champions import ids
from goldenrule.testing import rule
from tests.champions.situation import alter_ego, hero, spider_man

CALM = "Hard to Keep Down"
"""A card without boost icons or boost ability."""


# -- 01186 Advance ---------------------------------------------------------------------------------
@rule("MC-ESCHEME-06", "MC-BOOST-04")
def test_advance_makes_the_villain_scheme_with_its_boost_card_whatever_your_form() -> None:
    for player in (hero(), alter_ego()):
        s = spider_man.revealing("Advance", player, encounter_top=["Stampede"])  # one boost icon
        s.then(threat=2, damage=0)


def test_advance_only_uses_up_the_confused_card_of_a_confused_villain() -> None:
    spider_man.revealing("Advance", villain={"statuses": ["confused"]}).then(threat=0).then("villain", statuses=[])


# -- 01187 Assault ---------------------------------------------------------------------------------
def test_assault_makes_the_villain_attack_a_hero() -> None:
    spider_man.revealing("Assault", encounter_top=[CALM]).do("pass", "pass").then(damage=2).never("surge")


def test_assault_surges_against_an_alter_ego() -> None:
    s = spider_man.revealing("Assault", alter_ego(), hero(), encounter_top=["Sandman"])
    s.happened("surge 0 Assault").never("attack_damage")


# -- 01188 Caught Off Guard ------------------------------------------------------------------------
def test_caught_off_guard_discards_an_upgrade_or_support_of_your_choice() -> None:
    first, second = hero(), hero(in_play=["Avengers Mansion", "Tenacity", "Mockingbird"], dealt=["Caught Off Guard"])
    s = spider_man(first, second, step=4)
    s.asked(1, "choose")  # the player who revealed it, not the first player
    s.only_offered("1: pick Avengers Mansion", "1: pick Tenacity").do("1: pick Tenacity")
    s.then(1, discard=["Tenacity"]).never("surge")


def test_caught_off_guard_reaches_an_upgrade_on_an_enemy() -> None:
    s = spider_man.revealing("Caught Off Guard", hero(in_play=[{"card": "Webbed Up", "attached_to": "Rhino"}]))
    s.then(discard=["Webbed Up"])


def test_caught_off_guard_surges_if_you_control_neither() -> None:
    s = spider_man.revealing(
        "Caught Off Guard", hero(in_play=["Mockingbird"]), hero(in_play=["Tenacity"]), encounter_top=["Sandman"]
    )
    s.happened("surge 0 Caught Off Guard").then(in_play=["Tenacity"])


# -- 01189 Gang-Up ---------------------------------------------------------------------------------
def test_gang_up_is_an_attack_of_the_villain_and_then_of_your_minions_in_your_order() -> None:
    s = spider_man.revealing("Gang-Up", hero(engaged=["Shocker", "Hydra Mercenary"]), encounter_top=[CALM])
    s.do("pass", "pass").then(damage=2).asked(0, "minion_order").do("order Hydra Mercenary", "pass", "pass")
    s.only(*[f"attack_damage {name}" for name in ("Rhino", "Hydra Mercenary", "Shocker")]).then(damage=5)


def test_gang_up_does_not_call_minions_of_other_players() -> None:
    s = spider_man.revealing("Gang-Up", hero(), hero(exhausted=True, engaged=["Shocker"]), encounter_top=[CALM])
    s.do("pass", "pass").happened("attack_damage Rhino").never("attack_damage Shocker")


def test_gang_up_surges_against_an_alter_ego() -> None:
    s = spider_man.revealing("Gang-Up", alter_ego(engaged=["Shocker"]), encounter_top=["Sandman"])
    s.happened("surge 0 Gang-Up").never("attack_damage")


# -- 01190 Shadow of the Past ----------------------------------------------------------------------
@rule("MC-NEMESIS-02", "MC-NEMESIS-03")
def test_shadow_of_the_past_brings_the_nemesis_and_its_side_scheme_and_shuffles_in_the_rest() -> None:
    before = spider_man(hero(), step=5)
    s = spider_man.revealing("Shadow of the Past", hero(exhausted=True))
    s.happened("reveal 0 Vulture").then(engaged=["Vulture"], in_play=["Highway Robbery"]).never("surge")
    decks = [each.game.state.zones[ids.ENCOUNTER_DECK] for each in (before, s)]
    assert len(decks[1]) == len(decks[0]) - 1 + 3  # Shadow of the Past has left it, three nemesis cards are in it
    assert not s.game.state.zones[ids.zone(0, ids.NEMESIS)]


def test_shadow_of_the_past_surges_when_the_minion_does_not_enter_but_the_others_still_come() -> None:
    s = spider_man.revealing("Shadow of the Past", hero(engaged=["Vulture"]), encounter_top=["Sandman"])
    s.then(in_play=["Highway Robbery"]).happened("surge 0 Shadow of the Past").never("reveal 0 Vulture")


def test_shadow_of_the_past_surges_when_nothing_is_set_aside() -> None:
    s = spider_man.revealing("Shadow of the Past", hero(nemesis="in"), encounter_top=["Sandman"])
    s.happened("surge 0 Shadow of the Past").then(engaged=["Sandman"])


# -- 01191 Exhaustion ------------------------------------------------------------------------------
@rule("MC-KW-SURGE-01")
def test_exhaustion_exhausts_your_identity_in_either_form_and_surges() -> None:
    for player in (hero(in_play=["Mockingbird"]), alter_ego(in_play=["Mockingbird"])):
        s = spider_man.revealing("Exhaustion", player, encounter_top=["Sandman"], expert=True)
        s.then(exhausted=True).then("Mockingbird", exhausted=False).happened("surge 0 Exhaustion")


# -- 01192 Masterplan ------------------------------------------------------------------------------
def test_a_masterplan_puts_four_threat_on_each_side_scheme() -> None:
    s = spider_man.revealing("Masterplan", expert=True, in_play=["Breakin' & Takin'", "Crowd Control"])
    s.then("Breakin' & Takin'", threat=6).then("Crowd Control", threat=6).then(threat=0)


def test_without_a_side_scheme_a_masterplan_finds_one() -> None:
    top = ["Shocker", "Stampede", "Crowd Control"]
    s = spider_man.revealing("Masterplan", modular=[], encounter_top=top, encounter_discard=["Sandman"])
    s.then("Crowd Control", threat=2).then(encounter_discard=["Masterplan", "Stampede", "Shocker", "Sandman"])
    s.never("when_revealed Shocker")


def test_a_masterplan_finds_nothing_in_a_deck_without_side_schemes() -> None:
    s = spider_man.revealing("Masterplan", encounter_deck=["Shocker", "Stampede"])
    s.happened("acceleration")  # the deck has run out
    s.happened("reveal")


# -- 01193 Under Fire ------------------------------------------------------------------------------
def test_under_fire_reveals_a_card_and_surges_for_another() -> None:
    s = spider_man.revealing("Under Fire", expert=True, encounter_top=["Sandman", "Hydra Mercenary", "Shocker"])
    s.then(engaged=["Sandman", "Hydra Mercenary"]).happened("surge 0 Under Fire")
