"""Every question, option, event and card of Marvel Heroes can be said, in strict texts: a missing word raises."""

from typing import Any

import pytest

from goldenrule.bots import RandomBot, make_bot
from goldenrule.gamekit.card_text import key_of
from goldenrule.games.heroes import GAME, ids
from goldenrule.games.heroes.clauses import PACKAGE
from goldenrule.games.heroes.client import CLAUSES, SCHEMES, HeroesWords
from goldenrule.games.heroes.content import KINDS, CardAbility, Cost, Face, Modifier
from goldenrule.games.heroes.events import Draw
from goldenrule.games.heroes.facts import TYPES, Facts, Power
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import seat_zone
from goldenrule.games.heroes.ops import OPS
from goldenrule.games.heroes.ops.board import Heal, Wound
from goldenrule.games.heroes.ops.fights import ForbidPower, Modify
from goldenrule.games.heroes.ops.players import DiscardResources, GainVp
from goldenrule.games.heroes.ops.rolls import AddDice, RemoveDice, Reroll
from goldenrule.games.heroes.selectors.conditions import CONDITIONS, HeadlineIs, Using
from goldenrule.games.heroes.selectors.numbers import NUMBERS, Hits, Trouble
from goldenrule.games.heroes.selectors.sets import SETS, Lead
from goldenrule.games.heroes.selectors.sets import Heroes as HeroCards
from goldenrule.games.heroes.text.cards import Writer
from goldenrule.games.heroes.text.log import Log
from goldenrule.kernel.choices import Choose, May
from goldenrule.kernel.clauses import clauses_of
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.events import Event
from goldenrule.kernel.expressions import AtLeast, Const, Exists, It, Not, Sum
from goldenrule.kernel.ops import If, Nothing, Op, Seq
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


@pytest.mark.parametrize(("prefix", "classes"), [("np", SETS), ("num", NUMBERS), ("op", OPS), ("if", CONDITIONS)])
def test_every_word_of_the_vocabulary_has_a_text(prefix: str, classes: tuple[type, ...]) -> None:
    for kind in classes:
        key = f"heroes-{prefix}-{key_of(kind)}"
        assert TEXTS.has(key), key


def test_every_name_and_number_has_a_text() -> None:
    keys = [f"area-{each}" for each in ids.AREAS] + [f"district-{each}" for each in ids.DISTRICTS]
    keys += [f"moment-{each.replace('_', '-')}" for each in ids.MOMENTS]
    keys += [f"now-{each.replace('_', '-')}" for each in ids.QUESTIONS]
    keys += [f"mod-{each.replace('_', '-')}" for each in ids.STATS]
    keys += [f"skill-{each}" for each in ids.SKILLS] + [f"stage-{each}" for each in ids.STAGES]
    keys += [f"scheme-{each}" for each in ids.SCHEMES] + [f"type-{each.replace('_', '-')}" for each in TYPES]
    assert [key for key in keys if not TEXTS.has(f"heroes-{key}")] == []


def test_every_card_can_be_shown(words: HeroesWords) -> None:
    shown = 0
    for face in words.content.faces:
        text = words.text(face.code)
        assert len(text) >= len(face.listed)
        assert all(line[0].isupper() or line[0].isdigit() or line[0] == "“" for line in text), text
        assert all(line.endswith(".") and "{" not in line for line in text), text
        about = words.card(face.code)
        assert about[0].startswith(face.facts.name) and about[-1].endswith(".")
        shown += len(text)
    assert shown > 210


def test_some_texts(words: HeroesWords) -> None:
    assert words.text("thor") == [
        "Uru Hammer (combat, before your next attack or defense roll). If you use the orange power, "
        "discard 1 Resource card: roll 1 more die.",
        "Storm Mastery (support, when Trouble is reduced). Reduce the Trouble Level by 1.",
    ]
    assert words.text("brotherhood_of_evil_mutants") == [
        "When you scheme, you may draw villains in addition to another option."
    ]
    assert words.text("house_of_m")[0].startswith("After Game Round 4,")
    assert words.text("house_of_m")[1] == "In the last fight, the KO value of Magneto is 2 higher."
    assert words.text("born_again")[-1] == "When you fail to resolve a headline: draw 2 Resource cards."
    assert words.text("arms_race")[-1].startswith("When you resolve a Science headline: you may put")
    assert words.text("brood_wars")[-1].startswith("In each Deployment (First Player): put a villain")
    assert words.text("quinjet") == ["As an action: you may take two Move actions."]
    assert words.text("rogue")[0].endswith("Roll as many dice as the opponent, if that is more.")
    assert words.text("hercules")[0].endswith("Roll 1 more die, and BOOST counts in this roll.")
    assert words.text("iron_fist")[0].endswith("the opponent takes 1 more KO.")
    assert words.text("shang_chi")[0].endswith("the opponent takes 1 KO.")
    assert words.text("hydra_agents") == ["Attack −1 for the hero who fights."]
    assert words.card("Thor")[1] == "Level 3, KO 3, skill Mystic, Crime 0, Danger 1, Mystery 1."


# -- the writer --------------------------------------------------------------------------------------------------------


def said(words: HeroesWords, type: str, effect: Op, **fields: Any) -> str:
    """The text of an ability of a card made for it."""
    facts = Facts(id="made", name="Made", type=type, team="x_men", ko=1, skill="fight", powers=(Power("P", "red"),))
    face = made(facts)
    kind = {"villain": "backup", "hero": "combat", "ally": "ally"}[type]
    ability = CardAbility(kind=kind, effect=effect, **{"moment": "before_roll", **fields})
    return Writer(TEXTS, face, words.content).body(ability)


def made(facts: Facts) -> Face:
    return Face(0, facts, ())


def test_a_roll_is_said_for_the_one_who_makes_it(words: HeroesWords) -> None:
    assert said(words, "ally", AddDice(Const(2))) == "Roll 2 more dice."
    assert said(words, "ally", AddDice(Const(-1)), whose="theirs") == "The opponent rolls 1 fewer die."
    x = said(words, "ally", AddDice(Hits("theirs")))
    assert x == "Roll X more dice (X is the opponent’s HIT)."


def test_dice_are_said_by_number_and_face(words: HeroesWords) -> None:
    boost = said(words, "ally", RemoveDice(face="boost"), moment="after_roll")
    assert boost == "Remove all dice that show BOOST from the opponent’s last roll."
    best = said(words, "ally", RemoveDice(Const(1)), moment="after_roll")
    assert best == "Remove the best die from the opponent’s last roll."
    idle = said(words, "ally", Reroll(Const(2)), moment="after_roll")
    assert idle == "Reroll up to 2 dice showing no HIT in your last roll."


def test_costs_and_tests_come_before_the_effect(words: HeroesWords) -> None:
    text = said(words, "hero", GainVp(), cost=Cost(resources=1, ko=1), test=Not(Using("red")))
    assert text == "If you do not use the red power, discard 1 Resource card and take 1 KO: gain 1 VP."
    more = AtLeast(Hits(), Sum((Hits("theirs"), Const(2))))
    assert said(words, "hero", GainVp(), test=more) == "If you have at least 2 more HIT than the opponent, gain 1 VP."
    level = AtLeast(Trouble(), Const(3))
    assert said(words, "hero", GainVp(), test=level) == "If the Trouble Level is at least 3, gain 1 VP."


def test_what_is_chosen_is_named_once_and_not_asked_for_before(words: HeroesWords) -> None:
    wounded = HeroCards(wounded="yes")
    tree = Choose(wounded, Seq((Heal(It()), Wound(It()))))
    text = said(words, "hero", tree, test=Exists(wounded))
    assert text == "Heal one of your Wounded heroes, then it goes to Recovery, Wounded."
    assert said(words, "hero", GainVp(), test=Exists(wounded)) == "If there is one of your Wounded heroes, gain 1 VP."


def test_sides_and_lengths_of_time(words: HeroesWords) -> None:
    weak = Modify("defense", Const(-1), "theirs", "combat")
    assert said(words, "villain", weak) == "The opponent’s Defense is 1 lower until the end of the combat."
    strong = Modify("attack", Const(1), "mine", "sequence")
    assert said(words, "villain", strong) == "The Lead Villain’s Attack is 1 higher in this sequence."
    early = said(words, "ally", ForbidPower("red"), moment="sequence_start")
    assert early == "The opponent may not use the red power."
    late = said(words, "ally", ForbidPower("last"), moment="sequence_end")
    assert late == "The opponent may not use the same power again in the next sequence."
    thief = DiscardResources(who="theirs", random=True)
    assert said(words, "villain", thief) == "The Hero Player discards 1 Resource card at random."


def test_modifiers_and_whole_trees(words: HeroesWords) -> None:
    face = made(Facts(id="made", name="Made", type="power_up", team="x_men"))
    mod = Modifier("ko", Const(1), Lead(), HeadlineIs("crime"))
    ability = CardAbility(kind="constant", name="Grit", effect=Nothing(), mods=(mod,))
    text = Writer(TEXTS, face, words.content).ability(ability)
    assert text == "Grit: While the headline is a Crime headline, the KO value of the Lead Villain is 1 higher."
    tree = Seq((If(Using("red"), GainVp(), GainVp(Const(2))), May(GainVp()), May(GainVp())))
    text = said(words, "hero", tree)
    start = "If you use the red power, gain 1 VP, otherwise gain 2 VP, then you may gain 1 VP twice."
    assert text == start
    assert set(KINDS) > {"constant"}


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
