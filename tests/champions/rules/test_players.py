"""Identity, form, elimination, first player, ownership and control, unique cards (MC-IDENT, MC-ELIM, MC-OWN ...)."""

import pytest

from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.events import Draw
from goldenrule.games.champions.ids import AREAS, DECKS, HANDS
from goldenrule.games.champions.ops import ChangeForm, Damage
from goldenrule.games.champions.rules.setup import GameSetup, SetUp, new_game, place
from goldenrule.games.champions.selectors import You
from goldenrule.games.champions.situations.position import position
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.events import Event
from goldenrule.testing import rule
from tests.champions.situation import GUARD, MAIN, NO_BOOST, QUIET, alter_ego, given, hero, spider_man
from tests.champions.words import action, n

WOMAN = "Spider-Woman"


# -- identity and form -------------------------------------------------------------------------------------------------
@rule("MC-IDENT-02", "MC-FORM-01", "MC-FORM-03", "MC-ATTACHTO-04")
def test_changing_form_turns_the_identity_and_keeps_everything_else() -> None:
    player = hero(
        damage=4, exhausted=True, statuses=["tough", "stunned"], in_play=["Cosmic Flight", WOMAN], engaged=[GUARD]
    )
    s = given(player).do("form").idle(0)
    s.then(
        form="alter_ego",
        hp=12 - 4,
        statuses=["stunned", "tough"],
        exhausted=True,
        area=["Cosmic Flight", WOMAN],
        engaged=[GUARD],
    )


@rule("MC-FORM-04")
def test_a_change_of_form_by_a_card_is_not_the_one_of_the_round() -> None:
    s = given.reprinted({"01015": action(ChangeForm())}, hero(in_play=["Alpha Flight Station"]))
    s.do("use Alpha Flight Station").idle(0).then(form="alter_ego").do("form").idle(0).not_offered("form")
    s.do("use Alpha Flight Station").idle(0).then(form="alter_ego").not_offered("form")


@rule("MC-FORM-05", "MC-FORM-06", "MC-IDENT-04", "D-09", "D-54")
def test_what_names_the_hero_does_not_touch_the_alter_ego() -> None:
    """Shocker hurts heroes; the helmet is for Captain Marvel; Aunt May heals Peter Parker."""
    given(hero(), alter_ego(dealt=["Shocker"]), step=4).idle(1).then(damage=1).then(1, damage=0)
    given(alter_ego(in_play=["Captain Marvel's Helmet"])).then(DEF=0)
    s = spider_man(hero(damage=3, in_play=["Aunt May"])).not_offered("use Aunt May").do("form", "use Aunt May")
    s.then(damage=0)


@rule("D-09", "MC-FORM-06")
def test_what_says_you_touches_the_identity_in_either_form() -> None:
    given.revealing("False Alarm", alter_ego()).idle(0).then(statuses=["confused"])


# -- first player ------------------------------------------------------------------------------------------------------
@rule("MC-FIRST-03", "MC-ELIM-05", "MC-PORDER-03", "OQ-44")
def test_the_token_passes_at_once_when_the_first_player_is_eliminated() -> None:
    """In the first player's own turn, so that the token has not yet passed for the round."""
    change = {"01015": action(Damage(You(), n(1)))}
    players = [hero(hit_points=1, in_play=["Alpha Flight Station"]), alter_ego()]
    s = given.reprinted(change, *players, heroes=["captain_marvel", "spider_man"]).do("use Alpha Flight Station")
    s.idle(1)
    assert s.game.state.alive == (1,)
    s.then(first=1)
    assert s.events("eliminated") == [(0,)]
    s.then(round=1)


# -- elimination -------------------------------------------------------------------------------------------------------
@rule("MC-ELIM-01", "MC-ELIM-02", "MC-ELIM-03", "MC-ELIM-04", "MC-ELIM-05", "D-37", "MC-HP-03")
def test_the_cards_of_an_eliminated_player() -> None:
    minion = {"card": "Sandman", "damage": 1, "statuses": ["stunned"]}
    player = hero(
        hit_points=1,
        hand=["Energy"],
        deck=["Genius", "Strength"],
        in_play=["Vision", {"card": "Daredevil", "owner": 1}],
        engaged=[minion],
        dealt=["Shocker", QUIET],
    )
    s = given(player, alter_ego(), step=4, encounter_top=[GUARD])
    s.idle(1).then(hand=[], deck=[], area=[], dealt=[], engaged=[])
    assert sorted(s.discard(0)) == ["Energy", "Genius", "Strength", "Vision"]
    s.then(1, discard=["Daredevil"])
    assert QUIET in s.encounter_discard()
    assert "tough" not in s.status("Rhino")
    s.then(1, engaged=["Sandman", "Shocker"]).then("Sandman", damage=1, statuses=["stunned"])


@rule("MC-ELIM-07")
def test_the_ability_that_eliminates_a_player_is_resolved_completely() -> None:
    """Shocker hurts each hero, the second one as well."""
    given(hero(hit_points=1, dealt=["Shocker"]), hero(), step=4).idle(1).then(1, damage=1)


@rule("MC-ELIM-05", "MC-ELIM-06", "MC-WIN-01")
def test_the_others_play_on_and_all_win_together() -> None:
    s = given(hero(hit_points=1, dealt=["Shocker"]), alter_ego(), step=4, villain={"stage": "II", "hit_points": 1})
    s.idle(1).do("1: form", "1: attack Spider-Man", "1: pick Rhino").over("players")


@rule("MC-ELIM-08", "MC-WIN-03", "MC-WIN-04")
def test_when_all_are_eliminated_the_players_lose_at_once() -> None:
    s = given(hero(hit_points=1), hero(hit_points=1, dealt=["Shocker"]), step=4).over("villain")
    assert s.game.pending == ()


@rule("MC-VPHASE-04", "MC-PORDER-03", "MC-VPHASE-07")
def test_an_eliminated_player_is_left_out_of_the_villain_phase() -> None:
    top = [NO_BOOST, NO_BOOST, QUIET, "Charge", GUARD]
    other = alter_ego(deck=["Energy", "Genius", "Strength"] * 3)
    s = given(hero(hit_points=1, exhausted=True), other, step=2, encounter_top=top).idle(1)
    assert s.events("deal") == [(1,)]
    s.do("1: end turn").idle(1)
    assert [seat for _, seat in s.events("activate")] == [0, 1, 1]


@rule("OQ-45")
def test_upgrades_on_an_enemy_of_an_eliminated_player() -> None:
    """Webbed Up of the eliminated player goes to its owner's pile; the minion's attachment stays."""
    web = {"card": "Webbed Up", "attached_to": "Sandman"}
    s = given(alter_ego(), hero(hit_points=1, in_play=[web], engaged=["Sandman"], dealt=["Shocker"]), step=4)
    s.idle(0).then(engaged=["Sandman", "Shocker"])
    assert "Webbed Up" in s.discard(1)
    s.then(not_in_play=["Webbed Up"])


# -- ownership ---------------------------------------------------------------------------------------------------------
@rule("MC-OWN-01", "MC-OWN-03", "MC-OWN-04", "MC-OWN-06", "MC-OWN-08", "MC-OWN-11")
def test_a_card_of_another_player_is_controlled_and_goes_to_its_owner_in_the_end() -> None:
    """Captain Marvel makes the call for Black Cat in Spider-Man's discard pile."""
    s = given(hero(hand=["Make the Call", "Genius"]), hero(discard=["Black Cat"]))
    s.do("use Make the Call").idle(0).then(area=["Black Cat"]).then(1, discard=[]).do("attack Black Cat").idle(0)
    s.game.add_damage(s.entity("Black Cat"), 2, 0)
    s.do("attack Captain Marvel").idle(0).then(1, discard=["Black Cat"])
    assert "Black Cat" not in s.discard(0)


@rule("MC-OWN-02", "MC-OWN-08", "MC-ENEMY-02")
def test_encounter_cards_belong_to_the_scenario() -> None:
    s = given(hero(engaged=[{"card": "Shocker", "damage": 2}])).do("attack Captain Marvel", "pick Shocker")
    s.idle(0).then(encounter_discard=["Shocker"], discard=[])
    assert {s.game.state.owner[e] for e in s.game.state.zones[0]} <= {-1}


@rule("MC-OWN-05", "MC-PLAY-02")
def test_cards_of_other_hands_and_piles_are_not_ones_own() -> None:
    s = given(hero(), hero(hand=["Black Cat", "Genius", "Strength"])).not_offered("play Black Cat").do("end turn")
    s.offered("1: play Black Cat")


# -- unique ------------------------------------------------------------------------------------------------------------
@rule("MC-UNIQUE-01", "MC-UNIQUE-02", "MC-ANATP-16", "OQ-10")
def test_only_one_copy_of_a_unique_card_is_in_play_among_all_players() -> None:
    hand = ["Mockingbird", "Energy", "Genius"]
    given(hero(hand=hand), hero(in_play=["Mockingbird"])).refused("play Mockingbird", "MC-UNIQUE-02")
    given(hero(hand=hand), hero()).offered("play Mockingbird")


@rule("OQ-10", "MC-UNIQUE-02")
def test_a_second_copy_is_not_put_into_play_either() -> None:
    hand = ["Make the Call", "Energy", "Genius"]
    given(hero(hand=hand, discard=["Mockingbird"]), hero(in_play=["Mockingbird"])).not_offered("use Make the Call")
    given(hero(hand=hand, discard=["Mockingbird"]), hero()).offered("use Make the Call")


@rule("MC-UNIQUE-02")
def test_cards_that_are_not_unique_may_be_in_play_several_times() -> None:
    s = given(hero(hand=["Cosmic Flight", "Genius"], in_play=["Cosmic Flight"])).do("play Cosmic Flight")
    s.idle(0).then(area=["Cosmic Flight", "Cosmic Flight"])


ALLIES = {"01083": {"abilities": (), "keep": False, "cost": 0}, "01066": {"cost": 0, "abilities": (), "keep": False}}


@rule("MC-UNIQUE-05", "MC-SUBTITLE-01", "MC-ANATP-17", "OQ-11")
@pytest.mark.parametrize(
    ("first", "second", "together"),
    [("One", "Other", True), ("One", "One", False), ("", "One", False), ("", "", False)],
)
def test_allies_of_one_title_need_different_subtitles(first: str, second: str, together: bool) -> None:
    named = {
        "01083": {**ALLIES["01083"], "name": "Somebody", "subname": first},
        "01066": {**ALLIES["01066"], "name": "Somebody", "subname": second},
    }
    s = given.reprinted(named, hero(in_play=["01083"], hand=["01066"]))
    if together:
        s.offered("play Somebody")
    else:
        s.refused("play 01066", "MC-UNIQUE-02")


@rule("MC-UNIQUE-06", "MC-UNIQUE-07", "OQ-11")
@pytest.mark.parametrize("form", ["hero", "alter_ego"])
@pytest.mark.parametrize(("subtitle", "together"), [("Monica Rambeau", True), ("Carol Danvers", False), ("", False)])
def test_an_ally_with_the_title_of_a_hero(form: str, subtitle: str, together: bool) -> None:
    named = {"01066": {**ALLIES["01066"], "name": "Captain Marvel", "subname": subtitle}}
    s = given.reprinted(named, {"form": form, "hand": ["01066"]})
    if together:
        s.offered("play 01066")
    else:
        s.refused("play 01066", "MC-UNIQUE-02")


@rule("MC-UNIQUE-04", "MC-UNIQUE-02")
def test_a_hero_is_chosen_once() -> None:
    with pytest.raises(BadInput, match="chosen twice"):
        position(heroes=["captain_marvel", "captain_marvel"])


@rule("MC-PLAY-06", "MC-SAMPLE-02", "MC-UPGRADE-03")
def test_a_card_that_may_be_played_under_any_players_control() -> None:
    intuition = "Heroic Intuition"
    s = given(hero(), hero(hand=[intuition, "Genius"]), active=1).do(f"1: play {intuition}", "1: area Captain Marvel")
    s.idle(1).then(area=[intuition], THW=3).then(1, THW=1)


@rule("MC-INPLAY-02")
def test_the_villain_and_the_main_scheme_are_in_play() -> None:
    given(hero()).then(in_play=["Rhino", MAIN])


@rule("MC-PORDER-01", "MC-ALLYLIM-02")
def test_players_over_a_limit_at_the_same_time_discard_in_player_order() -> None:
    s = given(
        hero(in_play=[WOMAN, "Hawkeye", "Maria Hill"]), hero(in_play=["Black Cat", "Daredevil", "Black Widow"]), first=1
    )
    g = s.game
    for seat, code in enumerate(("01083", "01068")):  # a fourth ally for each
        g.enter_play(place(g, code, seat, DECKS[seat]), AREAS[seat], seat)
    g.pending = ()
    g.settle()
    g.run()
    s.asked(1, "ally_limit").do("1: discard Daredevil").asked(0, "ally_limit").do("discard Hawkeye").asked(1, "turn")


@rule("MC-PORDER-01", "MC-SETUP-12")
def test_starting_hands_are_drawn_in_player_order() -> None:
    g = new_game(GameSetup(heroes=("captain_marvel", "spider_man", "she_hulk"), first_player=1), load_content())
    for seat in range(3):
        for e in g.state.zones[HANDS[seat]]:
            g.move(e, DECKS[seat])
    log: list[Event] = []
    g.observer = log.append
    SetUp(0).finish_encounter_deck(g)
    assert [event.seat for event in log if isinstance(event, Draw)] == [1, 2, 0]
