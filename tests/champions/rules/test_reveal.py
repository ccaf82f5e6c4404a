"""Deal, Reveal, When Revealed, and the encounter card types (MC-DEAL, MC-REVEAL, MC-WREV, MC-ATTACHTO ...)."""

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.facts import TYPES
from goldenrule.games.champions.ops import (
    Damage,
    DealEncounterCard,
    DiscardRandom,
    ExtraBoost,
    FindIntoPlay,
    PlaceThreat,
    PutIntoPlay,
    RevealTop,
    Surge,
)
from goldenrule.games.champions.selectors import (
    Allies,
    Encounter,
    Enemies,
    IsDamaged,
    IsReady,
    MainScheme,
    Minions,
    Villain,
    You,
)
from goldenrule.games.champions.situations.placing import named_in_play
from goldenrule.kernel.choices import ChooseMode
from goldenrule.kernel.expressions import It, Not, Where
from goldenrule.kernel.ops import Mode
from goldenrule.testing import rule
from tests.champions.situation import GUARD, QUIET, alter_ego, given, hero, spider_man
from tests.champions.words import action, boost, n, when_defeated, when_revealed

STATION = "Alpha Flight Station"


# -- deal --------------------------------------------------------------------------------------------------------------
@rule("MC-DEAL-02", "MC-DEAL-03", "MC-DEAL-04", "OQ-40", "MC-INPLAY-03")
def test_a_dealt_card_lies_facedown_until_its_turn_in_the_villain_phase() -> None:
    change = {"01015": action(DealEncounterCard(You()))}
    s = given.reprinted(
        change, hero(in_play=[STATION], deck=["Energy", "Genius"] * 4), encounter_top=["Shocker", "Charge", "Sandman"]
    )
    s.do(f"use {STATION}").idle(0).not_fired("Shocker").then(dealt=["Shocker"], engaged=[], encounter_discard=[])
    zone = s.game.state.zone[s.game.state.zones[ids.DEALT_TO[0]][0]]
    assert not s.game.zone_open(zone, 0)
    s.do("end turn", "pass").only("reveal * Shocker", "reveal * Sandman")


# -- reveal ------------------------------------------------------------------------------------------------------------
@rule("MC-REVEAL-02", "MC-REVEAL-03", "MC-REVEAL-05", "MC-MINION-02", "MC-ENGAGE-01", "MC-ENGAGE-02", "MC-WREV-02")
@rule("MC-WREV-01")
def test_a_minion_engages_the_revealing_player_before_its_when_revealed() -> None:
    s = given(hero(), hero(dealt=["Shocker"]), step=4).idle(1).then(1, engaged=["Shocker"], damage=1)
    s.only("reveal", "engage", "when_revealed", "damage", "damage").then(damage=1)


@rule("MC-REVEAL-06", "MC-TREACH-02", "MC-TREACH-03", "MC-INPLAY-08")
def test_a_treachery_resolves_out_of_play_and_is_discarded() -> None:
    s = given.revealing("False Alarm")
    s.idle(0).then(statuses=["confused"], encounter_discard=["False Alarm"]).never("enter")


@rule("MC-TREACH-03")
def test_a_treachery_that_makes_the_villain_attack_is_discarded_after_the_attack() -> None:
    s = given.revealing("Assault", encounter_top=["Charge"]).asked(0, "defend").then(encounter_discard=[]).do("pass")
    s.idle(0).then(encounter_discard=["Assault", "Charge"])


@rule("MC-REVEAL-08", "MC-SIDE-02", "MC-SIDE-03", "MC-ANATS-09", "MC-PERPL-01")
def test_a_side_scheme_enters_play_with_its_starting_threat() -> None:
    given.revealing("Crowd Control").idle(0).then(table=["Crowd Control"]).then("Crowd Control", threat=2)
    given(hero(dealt=["Crowd Control"]), hero(), step=4).idle(1).then("Crowd Control", threat=2 * 2)


@rule("MC-WREV-02", "MC-SIDE-03")
def test_when_revealed_comes_after_the_starting_threat() -> None:
    s = given.revealing("Bomb Scare").idle(0)
    assert [e[1] for e in s.events("threat")] == [2, 1]
    s.then("Bomb Scare", threat=3)


@rule("MC-REVEAL-04", "MC-ATTACHMENT-02", "MC-ATTACHTO-01", "MC-ATTACHMENT-03")
def test_an_attachment_enters_play_attached() -> None:
    s = given.revealing("Enhanced Ivory Horn")
    s.idle(0).then("Enhanced Ivory Horn", host="Rhino").then("villain", ATK=2 + 1)


@rule("MC-ATTACHTO-06", "MC-ATTACHTO-09")
def test_an_attachment_without_a_legal_host_is_discarded() -> None:
    s = given.reprinted({"01100": {"rules": PlayRules(attach=Minions())}}, hero(dealt=["Enhanced Ivory Horn"]), step=4)
    s.idle(0).then(table=[], encounter_discard=["Enhanced Ivory Horn"])


@rule("MC-FIRST-04", "MC-ATTACHTO-06")
def test_the_first_player_picks_among_several_legal_hosts() -> None:
    s = given.reprinted(
        {"01100": {"rules": PlayRules(attach=Enemies())}},
        hero(engaged=["Shocker"]),
        hero(dealt=["Enhanced Ivory Horn"]),
        step=4,
    )
    s.asked(0, "attach").offered("attach Rhino").do("attach Shocker").idle(1)
    s.then("Enhanced Ivory Horn", host="Shocker")


@rule("MC-REVEAL-07", "MC-ENVIRON-02", "MC-ENVIRON-03")
def test_an_environment_enters_play_and_stays() -> None:
    s = given.reprinted(
        {"01112": {"type": "environment", "abilities": (), "keep": False}}, hero(dealt=["False Alarm"]), step=4
    )
    s.idle(0).then(table=["False Alarm"], encounter_discard=[])
    assert s.game.engaged(s.entity("False Alarm")) == -1


@rule("MC-REVEAL-10", "MC-KW-SURGE-01")
def test_a_card_text_that_reveals_uses_the_same_procedure() -> None:
    change = {"01112": when_revealed(RevealTop())}
    s = given.reprinted(change, hero(dealt=["False Alarm"]), step=4, encounter_top=["Shocker"])
    s.idle(0).then(engaged=["Shocker"], damage=1)


@rule("MC-WREV-04", "MC-ENGAGE-03", "MC-MINION-02")
def test_a_minion_put_into_play_is_not_revealed() -> None:
    change = {"01015": action(PutIntoPlay(Encounter(name="Shocker")))}
    s = given.reprinted(change, hero(in_play=[STATION])).do(f"use {STATION}")
    s.idle(0).then(engaged=["Shocker"], damage=0).not_fired("Shocker")


@rule("OQ-88", "MC-ELIM-07", "MC-ELIM-04", "MC-ENGAGE-01")
def test_what_a_player_who_is_out_leaves_unresolved_is_resolved_without_them() -> None:
    """The minions engage the next player who is left; the first player chooses; her cards are not touched."""
    both = ChooseMode((Mode(PlaceThreat(MainScheme(), n(1))), Mode(PlaceThreat(MainScheme(), n(2)))))
    told = when_revealed(
        Damage(You(), n(3)),
        PutIntoPlay(Encounter(name="Shocker")),
        FindIntoPlay(Encounter(name="Sandman")),
        DiscardRandom(n(1)),
        both,
        Surge(),
    )
    s = given.reprinted(
        {"01112": told},
        hero(),
        hero(hit_points=3, hand=["Energy"], dealt=["False Alarm"]),
        hero(),
        first=2,
        step=4,
        heroes=["spider_man", "captain_marvel", "iron_man"],
    )
    s.asked(2, "mode").do("2: mode 2").idle(0)
    assert s.game.state.alive == (0, 2)
    assert (s.engaged(0), s.engaged(1), sorted(s.engaged(2))) == ([], [], ["Sandman", "Shocker"])
    s.then(threat=2).never("surge", "discard_random")


@rule("MC-CHOOSE-03")
def test_an_option_without_a_condition_can_be_chosen_beside_one_with_a_condition() -> None:
    modes = (Mode(PlaceThreat(MainScheme(), n(1)), able=IsReady(You())), Mode(PlaceThreat(MainScheme(), n(2))))
    s = given.reprinted({"01112": when_revealed(ChooseMode(modes))}, hero(dealt=["False Alarm"]), step=4)
    s.only_offered("mode 1", "mode 2")


@rule("OQ-88", "MC-ELIM-07")
def test_a_boost_of_a_scheme_whose_player_is_out_brings_its_minion_to_the_next() -> None:
    """A boost that adds another: the first takes Carol's last hit point, the second comes to Spider-Man."""
    s = given.reprinted(
        {"01188": boost(Damage(You(), n(1)), ExtraBoost()), "01105": boost(PutIntoPlay(Encounter(name="Shocker")))},
        alter_ego(hit_points=1, dealt=["Advance"]),
        alter_ego(),
        first=1,
        encounter_top=["Caught Off Guard", QUIET],
        step=4,
    )
    s.idle(1)
    assert s.game.state.alive == (1,)
    s.then(1, engaged=["Shocker"]).then(threat=1 + s.game.content.face("01188").facts.boost)


# -- attached cards ----------------------------------------------------------------------------------------------------
@rule("MC-ATTACHTO-03", "MC-ATTACHTO-04", "MC-UPGRADE-04")
def test_an_attached_card_is_discarded_with_its_host() -> None:
    inspired = {"card": "Inspired", "attached_to": "Hawkeye"}
    s = given(hero(in_play=[{"card": "Hawkeye", "damage": 2}, inspired]))
    s.then("Hawkeye", ATK=1 + 1).then(ATK=2).do("attack Hawkeye").idle(0).then(area=[])
    assert sorted(s.discard()) == ["Hawkeye", "Inspired"]


@rule("MC-ATTACHTO-07")
def test_a_host_that_is_no_longer_legal_keeps_the_card() -> None:
    """Inspired goes on an ally without damage, say: damage afterwards changes nothing."""
    healthy = PlayRules(attach=Where(Allies(), Not(IsDamaged(It()))), max_per_host=1)
    s = given.reprinted(
        {"01074": {"rules": healthy}},
        hero(in_play=["Hawkeye", "Vision"], hand=["Inspired", "Energy", "Inspired", "Genius"]),
    )
    s.do("play Inspired", "pay Energy", "attach Hawkeye", "attack Hawkeye").idle(0).then("Inspired", host="Hawkeye")
    s.do("play Inspired").idle(0)
    assert {s.game.face(s.game.table_card(e).host).name for e in named_in_play(s.game, "Inspired")} == {
        "Hawkeye",
        "Vision",
    }


@rule("MC-ATTACHTO-05")
def test_an_attached_card_exhausts_by_itself() -> None:
    web = {"card": "Spider-Tracer", "attached_to": "Shocker", "exhausted": True}
    s = spider_man(hero(engaged=["Shocker"], in_play=[web]))
    s.then("Spider-Tracer", exhausted=True).then("Shocker", exhausted=False)


# -- obligations -------------------------------------------------------------------------------------------------------
@rule("MC-REVEAL-09", "MC-OBLIG-04", "MC-OBLIG-05", "MC-OBLIG-02", "D-29")
def test_an_obligation_goes_to_the_player_of_its_hero_who_resolves_it() -> None:
    s = given(alter_ego(), alter_ego(dealt=["Family Emergency"]), step=4).asked(0, "mode").do("mode 1")
    s.idle(1).then(exhausted=True, removed=["Family Emergency"]).then(1, exhausted=False)


@rule("MC-OBLIG-06", "OQ-62", "D-29")
def test_an_obligation_of_an_eliminated_player_is_removed_and_another_card_revealed() -> None:
    s = given(
        hero(hit_points=1, exhausted=True, dealt=["Shocker"]),
        alter_ego(dealt=["Family Emergency"]),
        step=4,
        encounter_top=[GUARD],
    )
    s.idle(1)
    assert "Family Emergency" in s.removed()
    s.then(1, engaged=[GUARD, "Shocker"])


@rule("MC-OBLIG-07")
def test_an_obligation_of_nobody_is_resolved_by_who_reveals_it() -> None:
    s = spider_man(alter_ego(dealt=["Family Emergency"]), step=4).idle(0).then(statuses=["stunned"])
    assert "Family Emergency" in s.encounter_discard()


# -- nemesis -----------------------------------------------------------------------------------------------------------
@rule("MC-NEMESIS-02", "MC-NEMESIS-03")
def test_a_nemesis_set_waits_aside_until_a_card_brings_it() -> None:
    s = given.revealing("Shadow of the Past")
    assert sorted(s.engaged()) == ["Yon-Rogg"]
    s.then(table=["The Psyche-Magnitron"])
    assert s.encounter_deck().count("Kree Manipulator") == 2
    assert s.encounter_deck().count("Yon-Rogg's Treason") == 1
    fresh = given(hero())
    assert not {"Kree Manipulator", "Yon-Rogg's Treason", "Yon-Rogg"} & set(fresh.encounter_deck())


@rule("MC-FORM-06", "MC-TRIG-07")
def test_when_revealed_for_a_form_does_nothing_in_the_other() -> None:
    s = given.revealing("Assault", alter_ego(), encounter_top=[GUARD]).idle(0).then(damage=0)
    s.then(engaged=[GUARD])  # it surges instead


@rule("MC-WDEF-01", "MC-WDEF-03", "OQ-42")
def test_when_defeated_is_not_for_a_card_that_leaves_play_otherwise() -> None:
    told = when_defeated(Damage(Villain(), n(1)))
    more = {"heroes": ["captain_marvel"], "players": [hero(engaged=[{"card": "Shocker", "damage": 2}])]}
    s = given.reprinted({"01103": {"abilities": (told,)}}, **more).do("attack Captain Marvel", "pick Shocker")
    s.idle(0).fired("Shocker", 1)
    order = [
        e.key
        for e in s.log
        if e.key == "when_defeated" or (isinstance(e, events.Move) and e.to == ids.ENCOUNTER_DISCARD)
    ]
    assert order == ["when_defeated", "move"]
    s = given.reprinted({"01103": {"abilities": (told,)}}, **more)
    s.game.leave_play(s.entity("Shocker"))
    s.do("attack Captain Marvel").idle(0).not_fired("Shocker")


@rule("MC-TYPES-01")
def test_every_card_type_of_the_rules_is_known() -> None:
    assert len(TYPES) == 15
    assert {f.type for f in given(hero()).game.content.faces} <= TYPES
