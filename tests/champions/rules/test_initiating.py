"""Initiating Abilities (MC-INIT), abilities (MC-ABILITY, MC-TRIG), restrictions, events, play and choose."""

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ops import Damage, Draw, Exhaust, Give, Heal, PutIntoPlay, RemoveThreat
from goldenrule.games.champions.selectors import Allies, Attackable, InHand, MainScheme, Villain, You
from goldenrule.games.champions.triggers import TakesDamage, WouldTakeDamage
from goldenrule.kernel.choices import Choose, ChooseMode, May
from goldenrule.kernel.expressions import It
from goldenrule.kernel.ops import Mode
from goldenrule.testing import rule
from tests.champions.situation import alter_ego, given, hero, spider_man
from tests.champions.words import action, hero_action, interrupt, n, response, when_revealed

STATION = "Alpha Flight Station"


@rule("MC-INIT-01", "MC-INIT-02", "MC-RESTR-01", "MC-INIT-04")
def test_what_may_not_be_initiated_is_not_offered_and_nothing_is_paid() -> None:
    hand = ["Photonic Blast", "Energy", "Genius"]
    given(alter_ego(hand=hand)).refused("use Photonic Blast", "MC-TRIG-07").then(hand=sorted(hand))


@rule("MC-INIT-06", "MC-INIT-04")
def test_what_cannot_be_paid_is_not_initiated() -> None:
    given(hero(hand=["Photonic Blast", "Energy"])).refused("use Photonic Blast", "MC-COST-01")


@rule("MC-INIT-06", "MC-INIT-07", "D-33")
def test_costs_are_paid_then_choices_are_made_then_the_effect_resolves() -> None:
    s = given(hero(hand=["Haymaker", "Genius"], engaged=["Sandman"])).do("use Haymaker")
    s.asked(0, "choose").then(hand=[])
    assert "Genius" in s.discard()
    s.then("villain", damage=0).do("pick Rhino").idle(0).then("villain", damage=3).only("paid", "attack", "damage")


@rule("MC-INIT-09", "MC-EVENT-02", "MC-EVENT-03", "MC-PLAY-03", "MC-INPLAY-08", "MC-ABILITY-04")
def test_an_event_resolves_and_then_goes_to_the_discard_pile_without_entering_play() -> None:
    s = given(hero(hand=["Haymaker", "Genius"])).do("use Haymaker")
    s.idle(0).then(discard=["Haymaker", "Genius"]).never("enter Haymaker")
    damaged = next((i for i, e in enumerate(s.log) if e.key == "damage"))
    entity = next(e for e in s.game.state.zones[ids.DISCARDS[0]] if s.game.ident(e).name == "Haymaker")
    gone = next(
        (i for i, e in enumerate(s.log) if isinstance(e, events.Move) and (e.card, e.to) == (entity, ids.DISCARDS[0]))
    )
    assert damaged < gone


@rule("MC-INIT-09", "MC-ENTERS-01", "MC-ENTERS-02", "MC-READY-01", "MC-INPLAY-04")
def test_a_permanent_enters_play_ready() -> None:
    s = given(hero(hand=["Maria Hill", "Genius"], exhausted=True)).do("play Maria Hill").asked(0, "response").do("pass")
    s.then(area=["Maria Hill"]).then("Maria Hill", exhausted=False)


@rule("MC-INIT-10", "MC-INIT-11", "MC-AFTER-01", "MC-RESPONSE-02", "MC-RESPONSE-04")
def test_windows_open_inside_the_resolution() -> None:
    """Before and after the damage of an event, not before its cost or after its end."""
    changes = {"01016": interrupt(WouldTakeDamage(), Draw(n(1))), "01015": response(TakesDamage(), Draw(n(1)))}
    player = hero(hand=["Haymaker", "Genius"], in_play=["Captain Marvel's Helmet", STATION])
    s = given.reprinted(changes, player).do("use Haymaker").asked(0, "interrupt").then("villain", damage=0)
    s.do("use Captain Marvel's Helmet").asked(0, "response").then("villain", damage=3).then(discard=["Genius"])
    s.do(f"use {STATION}").idle(0).then(discard=["Haymaker", "Genius"])


@rule("OQ-72", "MC-EVENT-03")
def test_an_event_is_not_in_the_discard_pile_while_its_effect_is_answered() -> None:
    changes = {"01015": response(TakesDamage(), Draw(n(1)))}
    player = hero(hand=["Haymaker", "Genius"], in_play=[STATION])
    s = given.reprinted(changes, player).do("use Haymaker").asked(0, "response")
    assert "Haymaker" not in s.discard()
    s.do("pass").idle(0)
    assert "Haymaker" in s.discard()


@rule("MC-INIT-12", "MC-KW-USES-04")
def test_an_ability_goes_on_when_its_card_has_left_play() -> None:
    """The energy channel is discarded as a cost and still deals its damage."""
    channel = {"card": "Energy Channel", "counters": {"energy": 3}}
    s = given(hero(in_play=[channel])).do("use Energy Channel")
    s.idle(0).then("villain", damage=6).then(discard=["Energy Channel"])


@rule("MC-ABILITY-02", "MC-ABILITY-03", "MC-INPLAY-06", "MC-INPLAY-07", "D-25")
def test_abilities_of_permanents_work_in_play_only() -> None:
    given(alter_ego(hand=[STATION, "Captain Marvel's Helmet"])).not_offered(f"use {STATION}").then(DEF=0)
    given(hero(hand=["Captain Marvel's Helmet"])).then(DEF=1)


@rule("MC-ABILITY-05", "MC-TRIG-02", "OQ-12", "MC-INIT-02")
def test_an_ability_that_could_change_nothing_is_not_offered() -> None:
    given(hero(hand=["First Aid", "Energy"])).refused("use First Aid", "MC-TRIG-02")
    given(hero(in_play=["Tenacity"], hand=["Strength"])).refused("use Tenacity", "MC-TRIG-02")


@rule("MC-ABILITY-05", "OQ-12", "D-20")
def test_an_ability_is_offered_if_a_part_of_it_could_change_the_game() -> None:
    s = given.reprinted({"01015": action(Heal(You(), n(1)), Give(Villain(), "stunned"))}, hero(in_play=[STATION]))
    s.do(f"use {STATION}").idle(0).then("villain", statuses=["stunned"])


@rule("MC-ABILITY-07", "MC-TRIG-03")
def test_what_another_ability_might_do_about_it_does_not_matter() -> None:
    """Rhino's suit would take all of the damage, and the attack is still an option."""
    s = given(hero(hand=["Haymaker", "Genius"]), in_play=["Armored Rhino Suit"]).do("use Haymaker")
    s.idle(0).then("villain", damage=0).then("Armored Rhino Suit", damage=3)


@rule("MC-ABILITY-08", "OQ-18")
def test_sentences_resolve_one_after_the_other_each_with_its_windows() -> None:
    ops = (Damage(Villain(), n(1)), Draw(n(1)))
    changes = {"01015": action(*ops), "01016": response(TakesDamage(), Heal(You(), n(1)))}
    player = hero(damage=3, in_play=[STATION, "Captain Marvel's Helmet"])
    s = given.reprinted(changes, player).do(f"use {STATION}").asked(0, "response").then(hand=[])
    s.do("use Captain Marvel's Helmet").idle(0).only("damage", "heal", "draw")


@rule("MC-ABILITY-12", "MC-MAY-01", "OQ-05", "MC-MAY-02")
def test_only_what_follows_may_is_optional() -> None:
    def s(answer: str) -> list[str]:
        effect = when_revealed(Exhaust(You()), May(Heal(You(), n(2))))
        change = {"01112": effect}
        script = given.reprinted(change, hero(damage=5, dealt=["False Alarm"]), step=4)
        script.asked(0, "may").do(answer).idle(0)
        return script.order_of("exhaust", "heal")

    assert s("yes") == ["exhaust", "heal"]
    assert s("no") == ["exhaust"]


@rule("MC-ABILITY-13", "MC-TRIG-04", "MC-EVENT-05", "D-19", "D-48")
def test_interrupts_and_responses_are_optional() -> None:
    s = given.revealing("Shocker", hero(in_play=["Cosmic Flight"])).asked(0, "interrupt").offered("pass").do("pass")
    s.idle(0).then(damage=1)
    s = given(hero(hand=["Spider-Woman", "Energy", "Genius"]))
    s.do("play Spider-Woman", "pay any").asked(0, "response").do("pass").idle(0).then("villain", statuses=[])


@rule("MC-TRIG-07", "MC-FORM-06")
def test_a_hero_interrupt_is_not_for_an_alter_ego() -> None:
    s = spider_man.revealing("False Alarm", alter_ego(hand=["Enhanced Spider-Sense", "Genius"]))
    s.idle(0).then(statuses=["confused"])


@rule("MC-CHOOSE-01", "MC-CHOOSE-02", "MC-CHOOSE-03")
def test_the_resolving_player_chooses_among_what_changes_the_game() -> None:
    s = given(hero(), hero(hand=["Mockingbird", "Energy", "Genius"], engaged=["Shocker"]), active=1)
    s.do("1: play Mockingbird", "1: pay any", "1: use Mockingbird").asked(1, "choose")
    s.offered("1: pick Rhino", "1: pick Shocker")
    s = given(hero(hand=["Mockingbird", "Energy", "Genius"], engaged=["Shocker"]), villain={"statuses": ["stunned"]})
    s.do("play Mockingbird", "pay any", "use Mockingbird").idle(0)  # the only one that it changes
    s.then("Shocker", statuses=["stunned"])


@rule("MC-CHOOSE-03")
def test_an_option_that_changes_nothing_is_not_among_those_to_choose() -> None:
    modes = ChooseMode((Mode(Heal(You(), n(2))), Mode(Draw(n(1))), Mode(RemoveThreat(MainScheme(), n(1)))))
    change = {"01015": action(modes)}
    s = given.reprinted(change, hero(in_play=[STATION]), main_scheme={"threat": 2})
    s.do(f"use {STATION}").asked(0, "mode").not_offered("mode 1").do("mode 3").idle(0).then(threat=1)


@rule("MC-CHOOSE-04")
def test_without_anything_to_choose_an_ability_is_not_initiated() -> None:
    change = {"01015": action(Choose(Allies(), Heal(It(), n(1))))}
    given.reprinted(change, hero(in_play=[STATION])).refused(f"use {STATION}", "MC-TRIG-02")


@rule("MC-PLAY-04", "MC-PLAY-05", "MC-PLAY-06", "MC-PLAY-07", "MC-ENTERS-02", "D-25")
def test_a_card_that_is_put_into_play_was_not_played_or_paid() -> None:
    """Black Cat's ability asks for having been played; Maria Hill's only for entering play."""
    put = action(PutIntoPlay(InHand()))
    change = {"01006": put}
    s = spider_man.reprinted(change, hero(hand=["Black Cat"], in_play=["Aunt May"]))
    s.refused("play Black Cat", "MC-COST-01").do("use Aunt May").idle(0).not_fired("Black Cat")
    s.then(area=["Aunt May", "Black Cat"])
    change = {"01015": put}
    s = given.reprinted(change, hero(hand=["Maria Hill"], in_play=[STATION]))
    s.do(f"use {STATION}").asked(0, "response").do("use Maria Hill").idle(0).then(hand_size=1)


@rule("MC-RESTR-02", "MC-RESTR-03")
def test_a_permission_lets_an_ally_come_from_a_discard_pile() -> None:
    hand = ["Make the Call", "Energy", "Genius"]
    s = given(hero(hand=hand, discard=["Maria Hill"])).not_offered("play Maria Hill")
    s.do("use Make the Call", "pay Energy").asked(0, "response").do("pass").idle(0)
    s.then(in_play=["Maria Hill"], hand=["Genius"])


@rule("MC-INIT-02", "MC-KW-GUARD-01")
def test_choices_before_the_effect_take_guard_into_account() -> None:
    change = {"01015": {"abilities": (hero_action(Choose(Attackable(), Damage(It(), n(1))), label="attack"),)}}
    s = given.reprinted(change, hero(hand=["Energy"], in_play=[STATION], engaged=["Hydra Mercenary"]))
    s.do(f"use {STATION} #2").idle(0).then("Hydra Mercenary", damage=1)
