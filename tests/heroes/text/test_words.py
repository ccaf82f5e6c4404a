"""Every question, option and event of Marvel Heroes can be said, in strict texts: a missing word raises."""

from typing import Any

import pytest

from goldenrule.bots import RandomBot, make_bot
from goldenrule.games.heroes import GAME, ids
from goldenrule.games.heroes.clauses import PACKAGE
from goldenrule.games.heroes.client import CLAUSES, SCHEMES, HeroesWords
from goldenrule.games.heroes.events import Draw
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import seat_zone
from goldenrule.games.heroes.text.log import Log
from goldenrule.kernel.clauses import clauses_of
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.events import Event
from goldenrule.kernel.views import view
from goldenrule.table.card_lookup import find_cards
from goldenrule.table.games import find_game
from goldenrule.table.rulebook_text import explain
from goldenrule.testing import rule
from goldenrule.words.texts import Texts
from tests.heroes.situation import given, player, ready
from tests.playing import answers, play_on

TEXTS = Texts("en", strict=True)
TEAMS = ["avengers", "fantastic_four", "marvel_knights", "x_men"]


@pytest.fixture(scope="module")
def words() -> HeroesWords:
    return GAME.words(TEXTS)


def random_game(players: int, scenario: str, readings: list[str]) -> Heroes:
    return GAME.make({"teams": TEAMS[-players:], "scenario": scenario, "readings": readings}, f"words {players}")


@pytest.mark.parametrize(
    ("players", "scenario", "readings"),
    [(2, "house_of_m", []), (3, "maximum_carnage", ["sealed_planning", "ask_draw"]), (4, "acts_of_vengeance", [])],
)
def test_a_random_game_can_be_read(words: HeroesWords, players: int, scenario: str, readings: list[str]) -> None:
    g = random_game(players, scenario, readings)
    told: list[str] = []
    asked: set[str] = set()

    def listen(event: Event) -> None:
        for seat in range(-1, players):
            seen = g.event_view(event, seat)
            if seen is not None:
                line = words.event(g, seen)
                told.append(line)
                assert not line or line.endswith((".", "Heroes Assemble!")), line
                hidden = [each[1] for each in seen if isinstance(each, list) and each and each[0] == 0]
                assert hidden == [""] * len(hidden)

    g.observer = listen
    for d, _ in answers(g, RandomBot("words")):
        asked.add(d.kind)
        assert "?" in words.prompt(g, d)
        said = [words.option(g, d, o) for o in d.options]
        assert all(said) and len(set(said)) == len(said), (d.kind, said)
        assert words.explain_option(g, d, d.options[0])[0] == said[0]
        words.refusals(g, d)
    assert {"turn", "destination", "story"} <= asked
    assert sum(bool(line) for line in told) > 500
    assert not [line for line in told if "{" in line or "heroes-" in line]


# -- what a seat may know ----------------------------------------------------------------------------------------------


def test_a_card_that_is_drawn_is_named_to_its_owner_only(words: HeroesWords) -> None:
    g = GAME.make({"teams": ["avengers", "x_men"]}, "drawn")
    e = g.state.zones[seat_zone(ids.HAND, 1)][0]
    event = Draw(e, ids.RESOURCE_DECK, seat_zone(ids.HAND, 1))
    lines = [words.event(g, seen) for seat in (-1, 0, 1) if (seen := g.event_view(event, seat)) is not None]
    name = g.face(e).facts.name
    assert lines == ["The X-Men draw a Resource card."] * 2 + [f"The X-Men draw {name}."]


def test_the_log_says_dice_in_words(words: HeroesWords) -> None:
    g = given().game
    line = words.event(g, ["roll", ids.ATTACK, 0, (0, 1, 2, 5, 4 + 6 * 3), 1])
    said = "blank, TROUBLE, HIT, two HIT, HIT with BOOST (again: HIT) = 5 HIT."
    assert line == f"Attack of the hero (BOOST counts): {said}"
    trouble = words.event(g, ["roll", -1, -1, (1, 2, 0), 0])
    assert trouble == "Trouble roll: TROUBLE, HIT, blank = 2 Trouble."
    assert words.event(g, ["hits", 3, 2]) == "Result: 3 HIT against 2."


def test_villains_and_plans_tell_their_texts_when_they_come(words: HeroesWords) -> None:
    assert words.turned_up(["move", [5, "viper"], 30, ids.LEAD]) == "viper"
    assert words.turned_up(["move", [5, "viper"], 30, ids.VILLAIN_DISCARD]) == ""
    assert words.turned_up(["plan", 0, [7, "hydra_cells"]]) == "hydra_cells"
    assert words.turned_up(["use", 0, [7, "front_page"], 0]) == "front_page"
    assert words.turned_up(["use", 0, [7, "viper"], 0]) == ""


@rule("H-11.11")
def test_everybody_hears_which_event_is_played() -> None:
    s = given(
        player(hand=["shield_intervention"]),
        heroes={"human_torch": ready("chelsea")},
        headlines={"the_village": "manuscript"},
    )
    words = GAME.words(TEXTS)
    words.use_cards_of(s.game)
    lines: dict[int, list[str]] = {-1: [], 0: [], 1: []}

    def listen(event: Event) -> None:
        for seat, said in lines.items():
            seen = s.game.event_view(event, seat)
            if seen is not None:
                said.append(words.event(s.game, seen))

    s.game.observer = listen
    s.do("event shield_intervention")
    name = s.game.face(s.entity("shield_intervention")).facts.name
    assert all(f"The {words.player(s.game, 0)} play the event “{name}”." in said for said in lines.values())
    assert s.codes(s.game.state.zones[ids.SHOWN]) == ["shield_intervention"]  # until its action has been taken
    assert "shield_intervention" in str(view(s.game, 1)) and "shield_intervention" in str(view(s.game, -1))


@rule("A-21")
def test_a_villain_that_may_be_wanted_is_asked_about_in_words() -> None:
    s = given(readings=["may_be_wanted"])
    words = GAME.words(TEXTS)
    words.use_cards_of(s.game)
    lead = s.entity("avalanche")
    asked = Decision("most_wanted", 1, (("wanted", lead, 0), ("discard", lead, 0)), source=lead)
    assert words.prompt(s.game, asked) == "avalanche has won: is the villain Most Wanted?"
    assert words.option(s.game, asked, asked.options[0]) == "Put avalanche on a free Most Wanted space"


@rule("H-7.11", "H-7.7")
def test_refusals_say_why_with_the_clause() -> None:
    s = given(headlines={"the_village": "manuscript"})
    words = GAME.words(TEXTS)
    words.use_cards_of(s.game)
    nobody = "manuscript: no Ready hero of yours is in its district (H-7.11)"
    resting = "human_torch: is in Recovery, and stays on the card (H-7.7)"

    def refusals() -> list[str]:
        return [each.text for each in words.refusals(s.game, s.decisions(0)[0])]

    assert {nobody, resting} <= {*refusals()}
    assert sum("no Ready hero of yours" in line for line in refusals()) == len([e for e in s.game.state.headlines if e])
    s.game.stand(s.entity("human_torch"), ids.READY, ids.DISTRICTS.index("chelsea"))
    s.do("pass", "pass")
    assert not any(line.startswith(("manuscript:", "human_torch:")) for line in refusals())


@rule("H-8.16", "H-8.22")
def test_a_villain_that_needs_more_trouble_is_explained() -> None:
    g = GAME.make({"teams": ["avengers", "x_men"]}, "lead")
    words = GAME.words(TEXTS)
    bots = [make_bot("heroes", "sensible", str(seat)) for seat in (0, 1)]
    play_on(g, bots, lambda decision: decision.kind == "lead")
    d = g.pending[0]
    deck = g.state.zones[ids.VILLAIN_DECK]
    for code in ("loki", "hydra_agents", "toad"):
        e = next(e for e in deck if g.face(e).code == code)
        g.move(e, seat_zone(ids.VILLAINS, d.seat))
    g.set_trouble(2)
    lines = [each.text for each in words.refusals(g, d)]
    loki = g.content.face("loki").facts
    assert f"Loki: needs Trouble Level {loki.requirement}; it is 2 (H-8.16)" in lines
    assert "Hydra Agents: an agent cannot be the Lead Villain (H-8.22)" in lines
    offered = [g.face(e).facts.name for _, e, _ in d.options if e]
    assert not any(line.startswith(f"{name}:") for name in offered for line in lines)


def test_explanations(words: HeroesWords) -> None:
    g = GAME.make({"teams": ["avengers", "x_men"]}, "explain")
    assert explain(find_game("heroes").words(TEXTS), TEXTS, "h-8.16")[0].endswith("(H-8.16)")
    assert explain(find_game("heroes").words(TEXTS), TEXTS, "A-4")[0].endswith("(A-4)")
    assert explain(find_game("heroes").words(TEXTS), TEXTS, "hulk")[0].startswith("Hulk, hero, Avengers")
    with pytest.raises(BadInput, match="Nothing matches “qqqqq”"):
        explain(find_game("heroes").words(TEXTS), TEXTS, "qqqqq")
    with pytest.raises(BadInput, match="No card on the table"):
        words.values(g, 0, "viper")
    assert set(CLAUSES.values()) | set(SCHEMES) <= set(clauses_of(PACKAGE))


def test_values_name_the_cards_that_change_them(words: HeroesWords) -> None:
    g = GAME.make({"teams": ["avengers", "marvel_knights"]}, "values")
    assert "Crime of Elektra: 3 (3 printed)." in words.values(g, 0, "elektra")
    contacts = next(e for e in g.zone_of(ids.POWER_UPS, 1) if g.face(e).code == "press_contacts")
    g.move(contacts, seat_zone(ids.IN_PLAY, 1))
    assert "Crime of Elektra: 4 (3 printed, +1 from Press Contacts)." in words.values(g, 0, "elektra")
    assert "Crime of Hulk: 0 (0 printed)." in words.values(g, 0, "hulk"), "another team's hero"


def test_find_cards(words: HeroesWords) -> None:
    found = find_cards(find_game("heroes").words(TEXTS), TEXTS, "hero mystic uru")
    assert "thor" in found and words.card_line("thor").startswith("thor:")
    assert find_cards(find_game("heroes").words(TEXTS), TEXTS, "no such thing") == []


def test_players_choose_how_many_they_are() -> None:
    assert GAME.parse_options({"players": "3"})["teams"] == ["avengers", "x_men", "fantastic_four"]
    assert GAME.parse_options({"players": "2", "teams": "x_men,avengers"})["teams"] == ["x_men", "avengers"]
    with pytest.raises(
        BadInput, match=r"^The option 'players' says 3, but you named 2 teams; name as many, or leave out 'players'\.$"
    ):
        GAME.parse_options({"players": "3", "teams": "x_men,avengers"})
    with pytest.raises(BadInput, match="must be 2, 3 or 4, not '5'"):
        GAME.parse_options({"players": "5"})


@pytest.mark.parametrize(
    ("tag", "told"),
    [
        ("en", ["use “Voice of Fear” of Red Skull", "discard “No Time to Lose”", "discard Scarlet Witch"]),
        (
            "es",
            ["usan «Voz del Miedo» de Cráneo Rojo", "descartan de «No hay tiempo que perder»", "de Bruja Escarlata"],
        ),
        (
            "uk",
            [
                "застосовують властивість «Голос страху» Червоного Черепа",
                "скидають «Не гаючи часу»",
                "скидають Багряну",
            ],
        ),
        ("zh-Hant", ["使用紅骷髏的「恐懼之聲」", "棄掉「刻不容緩」", "棄掉緋紅女巫"]),
    ],
)
def test_titles_are_set_off_and_persons_are_not(tag: str, told: list[str]) -> None:
    game = GAME.make({}, "1")
    log = Log(game, Texts(tag, strict=True))
    skull, hand = [1, "red_skull"], ids.seat_zone(ids.HAND, 0)
    faces = game.content.face("red_skull").listed
    named = next(n for n, each in enumerate(faces) if each.ability.name == "Voice of Fear")
    lines = [
        log.line(["use", 0, skull, named]),
        log.line(["move", [2, "no_time_to_lose"], hand, ids.RESOURCE_DISCARD]),
        log.line(["move", [3, "scarlet_witch"], hand, ids.RESOURCE_DISCARD]),
    ]
    assert all(part in line for part, line in zip(told, lines)), lines


def test_a_power_is_offered_with_the_values_that_it_has_in_this_combat(words: HeroesWords) -> None:
    """Agents and abilities change a fighter's values: the option, and so the hint, say what the board says."""
    game, changed = GAME.make({"teams": TEAMS[:2]}, "powers"), 0
    bots = [make_bot("heroes", "sensible", str(seat)) for seat in range(2)]
    while not game.over and changed < 3:
        decision = game.pending[0]
        if decision.kind == "power":
            changed += offered_as_shown(words, game, decision)
        game.apply(decision.seat, bots[decision.seat].choose(game, decision.seat, decision))
    assert changed == 3


def offered_as_shown(words: HeroesWords, game: Heroes, decision: Decision) -> bool:
    """Compare the powers in a question with those on the board. Has one of them other values than those printed?"""
    said = {words.option(game, decision, each) for each in decision.options if each[0] == "power"}
    board: Any = words.typed_board(view(game, decision.seat))
    fighter = board.combat.hero if decision.seat == game.fight().seat else board.combat.villain
    assert said <= {power.text for power in fighter.powers}
    for power in fighter.powers:
        attack, defense, outwit = (part.value for part in power.parts)
        assert power.text.endswith(f": Attack {attack}, Defense {defense}, Outwit {outwit}")
    return any(part.value != part.printed for power in fighter.powers for part in power.parts)


def test_the_corner_of_a_master_plan_has_the_number_of_its_stage_and_the_kind_its_word() -> None:
    words: Any = find_game("heroes").words(TEXTS)
    faces = [words.face(face.code) for face in words.content.faces if face.type == "plan"]
    assert {(face.mark, face.kind.rpartition(", ")[2]) for face in faces} == {
        ("I", "Prologue"), ("II", "Development"), ("III", "Conclusion"),
    }  # fmt: skip
    assert not any(words.face(face.code).mark for face in words.content.faces if face.type != "plan")


def test_a_power_that_an_ability_forbids_is_named_in_the_question(words: HeroesWords) -> None:
    game = random_game(2, "house_of_m", [])
    bot = make_bot("heroes", "sensible", "forbidden")
    while (asked := next((each for each in game.pending if each.kind == "power"), None)) is None:
        decision = game.pending[0]
        game.apply(decision.seat, bot.choose(game, decision.seat, decision))
    assert "forbids" not in words.prompt(game, asked)
    fight = game.fight()
    fighter = game.face(fight.hero if asked.seat == fight.seat else fight.lead)
    fewer = Decision(asked.kind, asked.seat, asked.options[1:])
    assert words.prompt(game, fewer).endswith(f"An ability forbids “{fighter.facts.powers[0].name}”.")
