"""The shipped set: how many of each component, printed ranges, what the sources give, and that it plays."""

from collections import Counter

import pytest

from goldenrule.games.heroes.bots import Sensible
from goldenrule.games.heroes.catalogue import load_content, shipped
from goldenrule.games.heroes.content import CardAbility, Face
from goldenrule.games.heroes.facts import Facts
from goldenrule.games.heroes.ids import COLOURS, SKILLS, STAGES, SYMBOLS, THREATS
from goldenrule.games.heroes.rules.endings import ending_of
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.lab.single_game import play
from goldenrule.testing import rule

TEAMS = ("avengers", "fantastic_four", "marvel_knights", "x_men")
NEMESES = {
    "avengers": "red_skull", "fantastic_four": "doctor_doom", "marvel_knights": "kingpin", "x_men": "magneto",
}  # fmt: skip


def of(*types: str) -> list[Facts]:
    return [face.facts for kind in types for face in load_content().of(kind)]


def card(code: str) -> Facts:
    return load_content().face(code).facts


def triples(code: str) -> dict[str, tuple[int, int, int]]:
    return {p.colour: (p.attack, p.defense, p.outwit) for p in card(code).powers}


def words(face: Face, kind: str) -> str:
    """The effects of the abilities of one kind, as they are kept."""
    return " ".join(repr(each.effect) for each in _abilities(face) if each.kind == kind)


def _abilities(face: Face) -> list[CardAbility]:
    return [listed.ability for listed in face.listed]


@rule("H-1.10")
def test_there_are_as_many_components_as_in_the_box() -> None:
    assert {kind: len(of(kind)) for kind in ("team", "hero", "mastermind", "headline", "story", "plan")} == {
        "team": 4, "hero": 16, "mastermind": 4, "headline": 36, "story": 24, "plan": 12,
    }  # fmt: skip
    assert len(of("power_up")) == 12 and len(of("scenario")) == 10
    assert len(of("ally", "event")) >= 50 and len(of("villain", "agent")) >= 50  # cards may be added
    assert all(facts.copies == 1 for facts in of("ally", "event", "villain", "agent", "headline", "story"))


@rule("H-1.2", "H-1.9")
def test_every_team_has_its_share() -> None:
    for team in TEAMS:
        assert len([f for f in of("hero") if f.team == team]) == 4
        assert len([f for f in of("power_up") if f.team == team]) == 3
        assert len([f for f in of("story") if f.team == team]) == 6
        assert len([f for f in of("ally") if f.team == team]) >= 8
    assert {f.team: f.id for f in of("mastermind")} == NEMESES
    for mastermind in NEMESES.values():
        assert [f.stage for f in of("plan") if f.mastermind == mastermind] == list(STAGES)


@rule("H-12.2", "H-5.1")
def test_values_lie_in_the_printed_ranges() -> None:
    for facts in of("hero", "mastermind"):
        assert [p.colour for p in facts.powers] == list(COLOURS), facts.id
    for facts in of("villain"):
        assert 1 <= len(facts.powers) <= 3, facts.id
        assert 1 <= facts.requirement <= 5 and 0 <= facts.cost <= facts.requirement, facts.id
    for facts in of("hero", "mastermind", "villain"):
        assert 1 <= facts.ko <= 3, facts.id
        for power in facts.powers:
            assert all(0 <= n <= 5 for n in (power.attack, power.defense, power.outwit)), facts.id
    for facts in of("hero"):
        assert 1 <= facts.level <= 4 and facts.skill in SKILLS
        assert all(0 <= n <= 3 for n in (facts.crime, facts.danger, facts.mystery)), facts.id
    for facts in of("mastermind"):
        assert 1 <= facts.followers < 4, facts.id  # four is what House of M raises it to
    for facts in of("villain", "agent"):
        assert 1 <= facts.backup_cost <= 3, facts.id
    for facts in of("agent"):
        modifiers = (facts.attack, facts.defense, facts.outwit)
        assert min(modifiers) < 0 >= max(modifiers), facts.id
    for facts in of("headline"):
        assert 4 <= facts.threat <= 6 and 3 <= facts.vp <= 6, facts.id


def test_headlines_are_spread_over_types_skills_and_districts() -> None:
    headlines = of("headline")
    assert Counter(f.threat_type for f in headlines) == dict.fromkeys(THREATS, 12)
    assert Counter(f.skill for f in headlines) == dict.fromkeys(SKILLS, 6)
    assert Counter(f.symbol for f in headlines) == dict.fromkeys(SYMBOLS, 9)
    assert set(Counter((f.threat_type, f.skill) for f in headlines).values()) == {2}
    assert sum(bool(f.mastermind) for f in headlines) >= 17, "a plan has to be possible often enough to matter"
    for facts in headlines:
        assert facts.flavour and facts.vp == facts.threat - 1 + bool(facts.mastermind), facts.id


@pytest.mark.parametrize("kind", ["hero", "mastermind", "ally", "event", "villain", "plan", "power_up"])
def test_every_card_does_something(kind: str) -> None:
    for face in load_content().of(kind):
        assert face.listed, face.code


def test_fighters_have_the_abilities_that_their_cards_have_room_for() -> None:
    content = load_content()
    for kind, needed in (
        ("hero", {"combat", "support"}),
        ("mastermind", {"combat", "scheming"}),
        ("villain", {"combat", "backup"}),
        ("ally", {"ally"}),
        ("event", {"event"}),
    ):
        for face in content.of(kind):
            assert {each.kind for each in face.listed} == needed, face.code
    for face in content.of("agent"):
        assert not face.listed, face.code


@rule("H-11.13")
def test_hero_abilities_take_resource_cards_and_villain_abilities_villain_cards() -> None:
    content = load_content()
    for face in content.of("hero"):
        for each in face.listed:
            assert not each.cost.villains and (each.kind == "support" or each.cost.resources), face.code
    for face in (*content.of("villain"), *content.of("mastermind")):
        for each in face.listed:
            assert not each.cost.resources, face.code
            assert each.kind != "combat" or each.cost.villains, face.code


def test_what_gives_single_values_a_source_names_fields() -> None:
    for face in load_content().faces:
        for mark in face.facts.marks:
            field, _, rest = mark.partition(".")
            assert field in (*Facts.__struct_fields__, "abilities"), (face.code, mark)
            assert not rest or field in ("powers", "abilities"), (face.code, mark)


def test_names_of_cards_of_a_kind_differ() -> None:
    for kind, faces in load_content().by_type.items():
        assert len({face.facts.name for face in faces}) == len(faces), kind


# -- what the sources give ---------------------------------------------------------------------------------------------


@rule("T-5", "T-7")
def test_human_torch() -> None:
    torch = card("human_torch")
    assert (torch.level, torch.skill, torch.team) == (2, "protection", "fantastic_four")
    assert (torch.crime, torch.danger, torch.mystery) == (2, 1, 1)
    assert torch.powers[0].name == "Flame Blast" and triples("human_torch")["red"] == (4, 2, 2)


@rule("T-7")
def test_invisible_woman() -> None:
    facts = card("invisible_woman")
    assert (facts.skill, facts.code) == ("investigation", "MH01-HR 5/16")
    face = load_content().face("invisible_woman")
    combat, support = face.listed
    assert (combat.kind, combat.cost.resources, combat.ability.moment) == ("combat", 1, "after_roll")
    assert "AddHits" in words(face, "combat")
    assert (support.kind, support.cost.resources, support.ability.whose) == ("support", 1, "theirs")
    assert "RemoveDice" in words(face, "support") and "boost" in words(face, "support")


def test_thor() -> None:
    thor = card("thor")
    assert (thor.level, thor.ko, thor.skill, thor.code) == (3, 3, "mystic", "MH01-HR 3/16")
    assert [p.name for p in thor.powers] == ["Mystic Blasts", "Mjolnir Whirl", "God of Thunder"]
    assert sorted(triples("thor").values(), reverse=True) == [(5, 3, 2), (4, 3, 3), (3, 3, 4)]
    hammer, mastery = load_content().face("thor").listed
    assert (hammer.cost.resources, hammer.ability.moment, hammer.ability.rolls) == (
        1, "before_roll", ("attack", "defense"),
    )  # fmt: skip
    assert "AddDice" in repr(hammer.ability.effect) and "orange" in repr(hammer.test)
    assert mastery.ability.moment == "troubleshoot" and "ReduceTrouble" in repr(mastery.ability.effect)


@rule("T-2", "T-10")
def test_other_heroes_known_in_part() -> None:
    assert card("captain_america").level == 1 and card("wolverine").level == 2
    assert triples("wolverine")["red"][0] == 5
    fury = load_content().face("hulk").listed[1]
    assert fury.cost.recovery and fury.ability.moment == "action"
    assert "DrawResources" in repr(fury.ability.effect) and "DiscardStories" in repr(fury.ability.effect)
    cerebro = load_content().face("jean_grey").listed[1]
    assert cerebro.cost.recovery and repr(cerebro.ability.effect).count("StoryAction") == 2


@rule("H-9.22", "H-9.23")
def test_kingpin_and_magneto() -> None:
    assert card("kingpin").code == "MH01-VR 3/4" and card("magneto").code == "MH01-VR 4/4"
    assert (card("kingpin").followers, card("kingpin").ko) == (2, 2)
    assert (2, 2, 4) in triples("kingpin").values()
    values = set(triples("magneto").values())
    assert {(3, 1, 4), (1, 4, 4)} < values and any(v[0] == 4 for v in values)
    names = {
        "Master of Magnetism",
        "Magnetic Fields",
        "Energy Manipulation",
        "Antigravity Fields",
        "Skilled Strategist",
    }
    face = load_content().face("magneto")
    assert {p.name for p in face.facts.powers} | {each.name for each in _abilities(face)} == names
    kingpin = load_content().face("kingpin")
    assert "AddHits" in words(kingpin, "combat") and kingpin.listed[0].ability.rolls == ("defense",)
    assert "RaiseTrouble" in words(kingpin, "scheming") and kingpin.listed[1].cost.villains == 1
    assert "SkipOutwit" in words(face, "combat") and "KeepInitiative" in words(face, "combat")
    plan = card("brotherhood_of_evil_mutants")
    assert (plan.mastermind, plan.stage, plan.code) == ("magneto", "development", "MH01-MPC 11/12")


@rule("T-6", "T-7", "T-8")
def test_resource_and_villain_cards_known() -> None:
    viper = card("viper")
    assert (viper.requirement, viper.cost, viper.ko, viper.backup_cost) == (1, 0, 1, 1)
    assert set(triples("viper").values()) == {(1, 3, 1), (2, 1, 2)}
    assert "UseRating(n=Const(n=3))" in words(load_content().face("viper"), "backup")
    avalanche = card("avalanche")
    assert (avalanche.requirement, avalanche.cost, avalanche.ko) == (3, 2, 1)
    assert triples("avalanche")["orange"] == (1, 2, 5)
    assert card("crimson_dynamo").backup_cost == 1
    assert "HalveDoubles" in words(load_content().face("crimson_dynamo"), "backup")
    ninja = card("hand_ninja_agents")
    assert (ninja.attack, ninja.defense, ninja.outwit, ninja.backup_cost) == (0, 0, -1, 1)
    for code, roll in (("spider_woman", "defense"), ("emma_frost", "defense"), ("black_widow", "outwit")):
        ability = load_content().face(code).listed[0].ability
        assert ability.rolls == (roll,) and "n=4" in repr(ability.effect), code
    assert card("namor").team == "avengers" and card("black_widow").team != "fantastic_four"
    assert card("heroes_assemble").code == "MH01-RC 44/50"
    assert "troubleshoot" in words(load_content().face("shield_intervention"), "event")
    assert "Travel" in words(load_content().face("fantasti_car"), "power_up")


@pytest.mark.parametrize(
    ("code", "printed"),
    [
        ("demons_walk_the_earth", ("mystery", "mystic", 6, "star", 6)),
        ("ancient_manuscript_stolen", ("danger", "mystic", 5, "circle", 4)),
        ("curse_of_the_mayas", ("mystery", "mystic", 4, "circle", 3)),
        ("is_justice_in_danger", ("crime", "protection", 5, "cross", 5)),
    ],
)
def test_headlines_known(code: str, printed: tuple[object, ...]) -> None:
    facts = card(code)
    assert (facts.threat_type, facts.skill, facts.threat, facts.symbol, facts.vp) == printed
    assert bool(facts.mastermind) or code != "is_justice_in_danger"


def test_the_headline_of_the_example_is_no_mastermind_headline() -> None:
    facts = card("you_cant_beat_me")
    assert (facts.threat_type, facts.skill, facts.threat, facts.mastermind) == ("crime", "fight", 5, False)


@rule("H-10.12", "H-10.18")
def test_scenarios_known() -> None:
    vengeance = card("acts_of_vengeance")
    assert (vengeance.rounds, vengeance.win_plans, vengeance.nemeses, vengeance.schemes) == (5, 3, "random", 2)
    special = card("maximum_carnage").special
    assert special is not None
    assert (special.threat_type, special.skill, special.threat, special.vp) == ("crime", "fight", 8, 6)
    assert special.enters_vp == 15
    finale = card("house_of_m").finale
    assert finale is not None and (finale.mastermind, finale.followers, finale.round) == ("magneto", 4, 4)
    assert card("born_again").win_vp == card("brood_wars").win_vp == 15
    assert (card("the_evolutionary_war").rounds, card("the_evolutionary_war").win_vp) == (3, 15)


# -- the set as a pack ------------------------------------------------------------------------------------------------


def test_the_set_is_a_pack_like_any_other() -> None:
    assert shipped().manifest.game == "heroes"
    assert len(shipped().part("cards")) == len(load_content().faces) - len(of("special_headline"))


# -- the set in play ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [face.code for face in load_content().of("scenario")])
def test_every_scenario_comes_to_an_end(scenario: str) -> None:
    game = new_game(Setup(teams=TEAMS[:3], scenario=scenario, seed="end"), load_content())
    play(game, [Sensible(str(seat)) for seat in range(3)])
    assert ending_of(game) and game.state.round <= 5 and max(game.state.vp) >= 5
