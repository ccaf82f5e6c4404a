"""The Justice aspect's cards: what each does, and when it does not."""

from goldenrule.testing import rule
from tests.champions.situation import alter_ego, hero, spider_man

WOUNDED = {"card": "Shocker", "damage": 2}
"""A minion with one hit point left."""


spidey = spider_man.but(main_scheme={"threat": 5})


# -- 01058 Daredevil -------------------------------------------------------------------------------
def test_daredevil_may_damage_an_enemy_after_he_thwarts() -> None:
    s = spidey(hero(in_play=["Daredevil"])).do("thwart Daredevil", "use Daredevil")
    s.then(threat=3).then("villain", damage=1)


@rule("MC-ATTACK-09", "MC-KW-GUARD-03")
def test_daredevil_does_not_attack_so_that_guard_does_not_matter() -> None:
    s = spidey(hero(in_play=["Daredevil"], engaged=["Hydra Mercenary"]))
    s.do("thwart Daredevil", "use Daredevil", "pick Rhino").then("villain", damage=1).never("attack")


@rule("MC-CONSEQ-02")
def test_daredevil_damages_an_enemy_before_he_takes_consequential_damage() -> None:
    s = spidey(hero(in_play=[{"card": "Daredevil", "damage": 2}])).do("thwart Daredevil", "use Daredevil")
    s.only("damage Rhino", "damage Daredevil").then(not_in_play=["Daredevil"])


def test_daredevil_may_leave_the_enemies_alone() -> None:
    spidey(hero(in_play=["Daredevil"])).do("thwart Daredevil", "pass").then("villain", damage=0)


@rule("MC-STATUS-08")
def test_daredevil_has_not_thwarted_when_he_was_confused() -> None:
    s = spidey(hero(in_play=[{"card": "Daredevil", "statuses": ["confused"]}])).do("thwart Daredevil")
    s.idle(0).then("Daredevil", damage=0).then("villain", damage=0)


def test_daredevil_does_not_respond_to_an_attack_of_his_or_a_thwart_of_spider_man() -> None:
    s = spidey(hero(in_play=["Daredevil"])).do("thwart Spider-Man").idle(0).do("attack Daredevil")
    s.idle(0).then("villain", damage=2)


# -- 01059 Jessica Jones ---------------------------------------------------------------------------
@rule("MC-MOD-01")
def test_jessica_jones_thwarts_for_one_more_for_each_side_scheme() -> None:
    spidey(hero(in_play=["Jessica Jones"])).then("Jessica Jones", THW=1)
    s = spidey(hero(in_play=["Jessica Jones"]), in_play=["Bomb Scare", "Breakin' & Takin'"])
    s.then("Jessica Jones", THW=3).do("thwart Jessica Jones", "pick The Break-In!").then(threat=2)


def test_jessica_jones_attacks_no_harder() -> None:
    s = spidey(hero(in_play=["Jessica Jones", "Daredevil"]), in_play=["Bomb Scare"])
    s.then("Jessica Jones", ATK=2).then("Daredevil", THW=2)


# -- 01060 For Justice! ----------------------------------------------------------------------------
def test_for_justice_removes_three_threat() -> None:
    s = spidey(hero(hand=["For Justice!", "Energy"])).do("use For Justice!")
    s.then(threat=2).happened("thwart 0 Spider-Man")


def test_for_justice_removes_four_when_a_mental_resource_paid_for_it() -> None:
    spidey(hero(hand=["For Justice!", "Genius"])).do("use For Justice!").then(threat=1)


@rule("MC-WILD-01", "MC-RESCARD-03")
def test_for_justice_takes_a_wild_resource_as_what_it_is_declared_to_be() -> None:
    hand = ["For Justice!", "The Power of Justice"]
    spidey(hero(hand=hand)).do("use For Justice!", "declare yes").then(threat=1)
    spidey(hero(hand=hand)).do("use For Justice!", "declare no").then(threat=2)


@rule("MC-STATUS-08")
def test_for_justice_of_a_confused_hero_only_removes_the_confused_card() -> None:
    s = spidey(hero(hand=["For Justice!", "Genius"], statuses=["confused"])).do("use For Justice!")
    s.then(threat=5, statuses=[])


@rule("MC-TRIG-07")
def test_for_justice_needs_a_hero() -> None:
    spidey(alter_ego(hand=["For Justice!", "Genius"])).not_offered("use")


# -- 01061 Great Responsibility --------------------------------------------------------------------
GREAT = ["Great Responsibility"]


@rule("MC-REPLACE-01", "MC-REPLACE-05")
def test_great_responsibility_turns_the_threat_of_a_scheming_villain_into_damage() -> None:
    s = spider_man.revealing("Advance", hero(hand=GREAT), encounter_top=["Charge"]).do("use Great Responsibility")
    s.then(threat=0, damage=3).never("threat")


def test_great_responsibility_works_on_a_side_scheme_but_not_on_its_starting_threat() -> None:
    s = spider_man.revealing("Breakin' & Takin'", hero(hand=GREAT)).do("use Great Responsibility")
    s.then("Breakin' & Takin'", threat=2).then(damage=1)


def test_great_responsibility_takes_what_a_prevention_has_left() -> None:
    s = spider_man.revealing("Advance", hero(hand=["Emergency", "Great Responsibility"]), encounter_top=["Charge"])
    s.do("use Emergency", "use Great Responsibility").then(threat=0, damage=2)


def test_great_responsibility_is_no_attack_that_backflip_could_meet() -> None:
    s = spider_man.revealing("Advance", hero(hand=["Great Responsibility", "Backflip"]), encounter_top=["Charge"])
    s.do("use Great Responsibility").idle(0).then(damage=3)


@rule("MC-STATUS-14")
def test_great_responsibility_uses_up_a_tough_card() -> None:
    s = spider_man.revealing("Advance", hero(hand=GREAT, statuses=["tough"]), encounter_top=["Charge"])
    s.do("use Great Responsibility").then(threat=0, damage=0, statuses=[])


@rule("MC-INTERRUPT-07")
def test_great_responsibility_leaves_nothing_for_a_second_copy() -> None:
    s = spider_man.revealing("Advance", hero(hand=GREAT * 2), encounter_top=["Charge"]).do("use Great Responsibility")
    s.idle(0).then(hand=GREAT)


def test_great_responsibility_may_be_kept() -> None:
    spider_man.revealing("Advance", hero(hand=GREAT), encounter_top=["Charge"]).do("pass").then(threat=3, damage=0)


@rule("MC-TRIG-07")
def test_great_responsibility_needs_a_hero() -> None:
    spider_man.revealing("Advance", alter_ego(hand=GREAT), encounter_top=["Charge"]).idle(0).then(threat=3)


# -- 01062 The Power of Justice --------------------------------------------------------------------
@rule("MC-RESCARD-03")
def test_the_power_of_justice_counts_twice_for_justice_cards_only() -> None:
    s = spidey(hero(hand=["Surveillance Team", "The Power of Justice"])).do("play Surveillance Team")
    s.then(in_play=["Surveillance Team"], discard=["The Power of Justice"])
    spidey(hero(hand=["Black Cat", "The Power of Justice"])).not_offered("play")
    spidey(hero(hand=["Aunt May", "The Power of Justice"])).only_offered("play Aunt May", verb="play")


# -- 01063 Interrogation Room ----------------------------------------------------------------------
def test_interrogation_room_removes_a_threat_after_you_defeat_a_minion() -> None:
    s = spidey(hero(in_play=["Interrogation Room"], engaged=[WOUNDED]))
    s.do("attack Spider-Man", "pick Shocker", "use Interrogation Room").then(threat=4)
    s.then("Interrogation Room", exhausted=True)


@rule("MC-ATTACK-03")
def test_interrogation_room_counts_your_events() -> None:
    hand = ["Swinging Web Kick", "Strength", "Energy"]
    s = spidey(hero(in_play=["Interrogation Room"], hand=hand, engaged=["Hydra Mercenary"]))
    s.do("use Swinging Web Kick", "pay Strength", "use Interrogation Room").then(threat=4)


def test_interrogation_room_counts_your_upgrades() -> None:
    channel = {"card": "Energy Channel", "counters": {"energy": 2}}
    s = spidey(hero(in_play=["Interrogation Room", channel], engaged=["Hydra Mercenary"]), heroes=["captain_marvel"])
    s.do("use Energy Channel", "use Interrogation Room").then(threat=4)


def test_interrogation_room_does_not_count_allies() -> None:
    s = spidey(hero(in_play=["Interrogation Room", "Daredevil"], engaged=[WOUNDED]))
    s.do("attack Daredevil", "pick Shocker").idle(0).then(engaged=[], threat=5)


def test_interrogation_room_does_not_count_another_player() -> None:
    s = spidey(hero(engaged=[WOUNDED]), hero(in_play=["Interrogation Room"])).do("attack Spider-Man", "pick Shocker")
    s.idle(0).then(threat=5)


def test_interrogation_room_does_not_work_for_a_villain_or_a_minion_that_survives() -> None:
    spidey(hero(in_play=["Interrogation Room"]), villain={"hit_points": 1}).do("attack Spider-Man").idle(0)
    s = spidey(hero(in_play=["Interrogation Room"], engaged=["Shocker"])).do("attack Spider-Man", "pick Shocker")
    s.idle(0).then(threat=5)


def test_interrogation_room_does_not_work_while_exhausted_or_without_threat() -> None:
    room = {"card": "Interrogation Room", "exhausted": True}
    spidey(hero(in_play=[room], engaged=[WOUNDED])).do("attack Spider-Man", "pick Shocker").idle(0)
    s = spidey(hero(in_play=["Interrogation Room"], engaged=[WOUNDED]), main_scheme={"threat": 0})
    s.do("attack Spider-Man", "pick Shocker").idle(0).then("Interrogation Room", exhausted=False)


@rule("MC-MAX-06")
def test_a_player_has_one_interrogation_room() -> None:
    spidey(hero(hand=["Interrogation Room", "Energy"], in_play=["Interrogation Room"])).not_offered("play")


# -- 01064 Surveillance Team -----------------------------------------------------------------------
@rule("MC-KW-USES-03")
def test_surveillance_team_removes_a_threat() -> None:
    s = spidey(alter_ego(in_play=["Surveillance Team"])).do("use Surveillance Team")
    s.then(threat=4).then("Surveillance Team", exhausted=True, counters={"snoop": 2}).never("thwart")


@rule("MC-KW-USES-04")
def test_surveillance_team_goes_with_its_last_snoop_after_the_effect() -> None:
    s = spidey(hero(in_play=[{"card": "Surveillance Team", "counters": {"snoop": 1}}])).do("use Surveillance Team")
    s.then(discard=["Surveillance Team"]).only("threat_removed The Break-In!", "move Surveillance Team")


def test_surveillance_team_does_not_thwart_so_that_confusion_does_not_matter() -> None:
    s = spidey(hero(in_play=["Surveillance Team"], statuses=["confused"])).do("use Surveillance Team")
    s.then(threat=4, statuses=["confused"])


@rule("MC-TRIG-02")
def test_surveillance_team_needs_threat_and_to_be_ready() -> None:
    spidey(hero(in_play=["Surveillance Team"]), main_scheme={"threat": 0}).not_offered("use")
    exhausted = {"card": "Surveillance Team", "exhausted": True}
    spidey(hero(in_play=[exhausted])).not_offered("use")


# -- 01065 Heroic Intuition ------------------------------------------------------------------------
def test_heroic_intuition_gives_one_thwart_to_the_hero_of_its_area() -> None:
    s = spidey(hero(hand=["Heroic Intuition", "Energy"]), hero()).do("play Heroic Intuition")
    s.only_offered("area Spider-Man", "area Captain Marvel").do("area Captain Marvel").then("Captain Marvel", THW=3)
    s.then("Spider-Man", THW=1)
    assert s.card("Heroic Intuition").controller == 1


def test_heroic_intuition_counts_when_spider_man_thwarts() -> None:
    spidey(hero(in_play=["Heroic Intuition"])).do("thwart Spider-Man").then(threat=3)


@rule("MC-MAX-06")
def test_a_player_has_one_heroic_intuition() -> None:
    hand = ["Heroic Intuition", "Energy"]
    spidey(hero(hand=hand, in_play=["Heroic Intuition"])).not_offered("play")
    s = spidey(hero(hand=hand, in_play=["Heroic Intuition"]), hero()).do("play Heroic Intuition")
    s.then("Captain Marvel", THW=3)


@rule("MC-FORM-06")
def test_heroic_intuition_gives_nothing_to_an_alter_ego_or_an_ally() -> None:
    s = spidey(alter_ego(in_play=["Heroic Intuition", "Daredevil"]))
    s.then("Peter Parker", THW=0).then("Daredevil", THW=2)
