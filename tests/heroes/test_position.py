"""Impossible positions of Marvel Heroes are refused: in one sentence, with the place, the clause and the mend."""

import re
from typing import Any

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.situations.given import read_given
from goldenrule.games.heroes.situations.position import place
from goldenrule.kernel.errors import BadInput
from goldenrule.testing import rule


def made(**given: Any) -> Heroes:
    return place(read_given(given), load_content())


def seat(**has: Any) -> dict[str, Any]:
    return {"seats": [has]}


def hero(**is_: Any) -> dict[str, Any]:
    return {"heroes": {"thor": is_}}


def test_the_moments_of_older_positions_are_still_the_same() -> None:
    """A saved position names a moment by its number."""
    assert ids.MOMENTS[:15] == (
        "combat_start", "sequence_start", "before_roll", "after_roll", "result", "ko", "sequence_end", "combat_end",
        "trouble_roll", "troubleshoot", "action", "planning", "scheme", "deployment", "resolved",
    )  # fmt: skip
    for number, name in enumerate(ids.MOMENTS):
        assert getattr(ids, name.upper()) == number


THREE = {code: {"status": "supporting", "place": "queens"} for code in ("thor", "hulk", "iron_man")}
FOUR_TEAMS = ["avengers", "x_men", "marvel_knights", "fantastic_four"]


@pytest.mark.parametrize(
    ("given", "text"),
    [
        (hero(status="ready", place="midtwon"), "given.heroes.thor.place: There is no district 'midtwon' for a ready"),
        (
            hero(status="ready", place="astoria"),
            "given.heroes.thor.place: this area is not used with 2 players (H-2.3)",
        ),
        (hero(status="supporting", place="brooklyn"), "this area is not used with 2 players (H-2.3); name another."),
        (
            hero(status="recovery", place="midtown"),
            "given.heroes.thor.place: a hero in Recovery is on the hero card (H-5.9)",
        ),
        (hero(status="ready", wounded=True), "given.heroes.thor.wounded: a Wounded hero is in Recovery (H-5.4)"),
        (hero(ko=1), "given.heroes.thor.ko: a hero in Recovery has no KO tokens (H-8.24, H-8.27)"),
        (
            hero(status="ready", place="midtown", ko=3),
            "given.heroes.thor.ko: with 3 of 3 KO the hero is defeated (H-5.4)",
        ),
        ({"heroes": {"viper": {}}}, "given.heroes.viper: viper is of the type villain, which cannot be here"),
        ({"heroes": {"thro": {}}}, "given.heroes.thro: There is no card 'thro'; did you mean 'thor'?"),
        (
            {"heroes": {"elektra": {}}},
            "given.heroes.elektra: no elektra is left in this game, because its team does not",
        ),
        ({"teams": FOUR_TEAMS, "heroes": THREE}, "given.heroes.iron_man.place: queens has 2 Support spaces"),
        (seat(hand=["viper"]), "given.seats[0].hand[0]: viper is of the type villain, which cannot be here"),
        (seat(villains=["namor"]), "given.seats[0].villains[0]: namor is of the type ally"),
        (seat(allies={"namor": 4}), "given.seats[0].allies.namor: it can carry"),
        (seat(allies={"thor": 0}), "given.seats[0].allies.thor: thor is of the type hero"),
        (seat(allies=dict.fromkeys(("namor", "hawkeye", "vision", "wasp"), 0)), "at most 3 allies on the table"),
        (seat(stories=60), "given.seats[0].stories: only"),
        (
            seat(power_ups=["blackbird"]),
            "given.seats[0].power_ups[0]: blackbird is a power-up of another team (H-6.14)",
        ),
        (seat(power_ups=["viper"]), "given.seats[0].power_ups[0]: viper is of the type villain"),
        (seat(plans=["turf_war"]), "given.seats[0].plans[0]: "),
        (seat(won=["namor"]), "given.seats[0].won[0]: namor is of the type ally"),
        ({"seats": [{}, {}, {}]}, "given.seats[2]: there is no seat 2; the game has 2 teams."),
        ({"first": 2}, "given.first: there is no seat 2; the seats are 0 to 1."),
        ({"active": 7}, "given.active: there is no seat 7"),
        ({"archnemesis": -2}, "given.archnemesis: there is no seat -2; the seats are -1 to 1."),
        ({"points": [1, 2, 3]}, "given.points: there are 2 seats"),
        ({"headlines": {"the_vilage": ""}}, "given.headlines.the_vilage: There is no area 'the_vilage'; did you mean"),
        ({"headlines": {"queens": ""}}, "given.headlines.queens: this area is not used with 2 players (H-2.3)"),
        ({"headlines": {"the_village": "viper"}}, "given.headlines.the_village: viper is of the type villain"),
        (
            {"headlines": {"the_village": ""}, "threats": {"the_village": 2}},
            "given.threats.the_village: a Threat token belongs to a headline (H-3.10)",
        ),
        ({"track": ["viper"]}, "given.track[0]: viper is of the type villain"),
        ({"most_wanted": ["thor"]}, "given.most_wanted[0]: thor is of the type hero"),
        ({"most_wanted": ["viper"] * 4}, "given.most_wanted: there are 3 spaces (H-2.7)"),
        ({"discards": ["thor"]}, "given.discards[0]: thor is of the type hero"),
        ({"next_resources": ["viper"]}, "given.next_resources[0]: viper is of the type villain"),
        ({"next_headlines": ["namor"]}, "given.next_headlines[0]: namor is of the type ally"),
        ({"round": 9}, "given.round: born_again has"),
        ({"phase": "planning", "action_round": 3}, "given.action_round: nobody acts before the Missions (H-4.1)"),
        ({"phase": "deployment", "round": 3}, "given.round: no Deployment follows Game Round 3, the last (H-10.2)"),
        ({"special": True}, "given.special: born_again has no Special Headline (H-10.4)"),
        ({"teams": ["avengers", "avengers"]}, "2 to 4 different teams"),
        ({"archnemesis": 0}, "given.archnemesis: there is no Archnemesis in the first Game Round (H-3.8)"),
        (
            {"archnemesis": 1, "phase": "deployment", "round": 1},
            "given.archnemesis: there is no Archnemesis in the first Game Round (H-3.8)",
        ),
        (
            {"scenario": "maximum_carnage", **hero(status="ready", place="scenario")},
            "given.heroes.thor.place: no hero can be on the scenario card while no Special Headline is in play",
        ),
        (hero(status="ready", place="scenario"), "while no Special Headline is in play (H-10.5); write special: true"),
        (
            {"scenario": "city_under_siege", "round": 3, "special": True},
            "given.special: the Special Headline of city_under_siege comes into play in Game Round 4 (H-10.4)",
        ),
        (
            {"seats": [{}, {"plans": ["the_cube_complete"]}]},
            "given.seats[1].plans: the_cube_complete is completed after hydra_cells (H-9.7); name that plan, too.",
        ),
        ({"phase": "setup", "round": 2}, "given.round: a game before set-up has none yet; leave it out"),
        ({"phase": "setup", **seat(hand=[])}, "given.seats: a game before set-up has none yet"),
        ({"phase": "setup", "next_villains": ["namor"]}, "given.next_villains[0]: namor is of the type ally"),
        ({"masterminds": ["magneto"]}, "given.masterminds: 1 mastermind is named for 2 seats; name the one that each"),
        ({"masterminds": ["magnito", "red_skull"]}, "given.masterminds[0]: There is no card 'magnito'; did you mean"),
        ({"masterminds": ["magneto", "magneto"]}, "given.masterminds[1]: magneto is already named; name another"),
        (
            {"masterminds": ["red_skull", "magneto"]},
            "given.masterminds[1]: in born_again the player on the left controls the nemesis of a team",
        ),
        (
            {"scenario": "acts_of_vengeance", "masterminds": ["magneto", "doctor_doom"]},
            "given.masterminds[0]: magneto is the nemesis of x_men, which faces another mastermind",
        ),
    ],
)
def test_an_impossible_position_is_refused(given: dict[str, Any], text: str) -> None:
    with pytest.raises(BadInput, match=re.escape(text)) as error:
        made(**given)
    assert "\n" not in str(error.value) and str(error.value).endswith((".", "?"))


def lying(g: Heroes, zone: int) -> list[str]:
    return [g.face(e).code for e in g.state.zones[zone]]


@rule("H-3.9", "H-3.10")
@pytest.mark.parametrize("where", ["won", "discards", "next_headlines"])
def test_a_headline_that_is_named_elsewhere_leaves_the_board(where: str) -> None:
    there = made().state.headlines[0]
    code = made().face(there).code
    copies = [e for e, i in enumerate(made().state.ident) if e and i == made().state.ident[there]]
    assert len(copies) == 1, "the only copy lies on the board"
    g = made(**(seat(won=[code]) if where == "won" else {where: [code]}))
    assert code not in [g.face(e).code for e in g.state.headlines if e]
    new = g.state.headlines[0]
    assert new in g.state.zones[ids.HEADLINES] and g.state.threats[0] == g.face(new).facts.threat
    zone = {"won": ids.seat_zone(ids.WON, 0), "discards": ids.HEADLINE_DISCARD, "next_headlines": ids.HEADLINE_DECK}
    assert code in lying(g, zone[where])
    assert sum(g.face(e).code == code for z in g.state.zones for e in z) == 1


@rule("H-2.6", "H-3.9")
def test_a_story_that_is_named_elsewhere_leaves_the_track_to_another() -> None:
    usual = made()
    first = lying(usual, ids.TRACK)[0]
    every = sum(usual.content.faces[i].code == first for i in usual.state.ident[1:])
    g = made(discards=[first] * every)
    assert len(g.state.zones[ids.TRACK]) == ids.TRACK_SPACES and first not in lying(g, ids.TRACK)


@rule("H-3.8", "H-10.5", "H-9.7")
def test_the_same_is_possible_later() -> None:
    assert made(archnemesis=1, round=2).state.archnemesis == 1
    g = made(scenario="city_under_siege", round=4, special=True, **hero(status="ready", place="scenario"))
    assert g.piece(next(e for e in g.team(0) if g.face(e).code == "thor")).place == ids.SCENARIO_PLACE
    done = made(seats=[{}, {"plans": ["hydra_cells", "sowing_hatred"]}]).zone_of(ids.DONE, 1)
    assert len(done) == 2
