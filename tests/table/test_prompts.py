"""Questions as clients show them: numbers, ids and codes of what the seat sees, and nothing that it does not know."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from goldenrule.bots import make_bot
from goldenrule.cli.boards.fit import with_tail
from goldenrule.gamekit.text_lists import without_full_stop
from goldenrule.games.champions.rules.turn import END_TURN
from goldenrule.games.champions.situations.position import position
from goldenrule.games.skirmish.ids import HAND
from goldenrule.games.skirmish.situations.script import Script
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.views import prompt, view
from goldenrule.table.auto_answers import ASK, NEVER, ability_of
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game
from goldenrule.table.multi_select import chooses_several
from goldenrule.table.prompt_items import Item, brief_text, bundles
from goldenrule.table.prompts import Asked, Prompt, ask, single_answers
from goldenrule.table.session import Session
from goldenrule.testing import rule
from goldenrule.words.texts import Texts
from tests.table.test_story import CLAUSE

TEXTS = Texts("en", strict=True)
GAMES = {
    "champions": {"heroes": ["spider_man", "iron_man"], "scenario": "ultron"},  # his drones lie face down
    "heroes": {},
    "skirmish": {},
}


def put(session: Session) -> Asked:
    decision = session.game.pending[0]
    return ask(session, decision, find_game(session.game.name).words(TEXTS), TEXTS)


def games(name: str, decisions: int) -> Session:
    """A game after so many decisions at random."""
    session, chance = new_session(name, dict(GAMES[name]), "7"), random.Random(7)
    while session.recorder.standing_count < decisions and not session.game.over:
        decision = session.game.pending[0]
        session.apply(decision.seat, chance.choice(decision.options))
    return session


@pytest.mark.parametrize("name", GAMES)
def test_prompts_are_plain_data_with_ids_of_the_view(name: str) -> None:
    session, chance = games(name, 0), random.Random(7)
    for _ in range(150):
        if session.game.over:
            break
        asked = put(session)
        shown, seen = asked.prompt, prompt(session.game, asked.decision.seat)
        assert msgspec.json.decode(msgspec.json.encode(shown), type=Prompt, strict=True) is not None
        assert seen is not None and len(shown.items) == len(asked.options)
        offered = [(item.verb, item.card) for item in shown.items]
        singles = dict(zip(asked.options, offered))  # an action stands there once for each target
        assert shown.several or sorted(singles.values()) == sorted(option[:2] for option in seen.options)
        assert {option[:2] for option in seen.options} <= {*offered}
        for item, (_, entity, _) in zip(shown.items, asked.options):
            known = entity > 0 and session.game.knows(entity, shown.seat)
            assert item.code == (session.game.code(entity) if known else "")
        session.apply(shown.seat, chance.choice(asked.decision.options))


@pytest.mark.parametrize("name", GAMES)
def test_what_may_be_done_is_listed_in_a_fixed_order(name: str) -> None:
    bots = [make_bot(name, "sensible", str(seat)) for seat in range(4)]
    feature = find_game(name).multi_select
    assert feature is not None
    own = feature()
    places = {verb: n for n, verb in enumerate(own.verbs)}
    mixed = 0
    for at_random in range(6):
        session = games(name, at_random)
        while session.recorder.standing_count < 200 and not session.game.over:
            decision = session.game.pending[0]
            asked = put(session)
            items = asked.prompt.items
            ranks = [len(places) + 1 if item.ends else places.get(item.verb, len(places)) for item in items]
            assert ranks == sorted(ranks)
            assert asked.prompt.several or sorted({*asked.options}) == sorted(decision.options)
            mixed += len(set(ranks)) > 2
            session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))
        if mixed:
            break
    assert mixed


def test_items_in_the_same_words_are_a_bundle() -> None:
    same, other, standing = Item("a", "pick"), Item("b", "pick"), Item("a", "pick", standing="never")
    items = [same, replace(same, card=7), other, standing, same]
    found = [(each.first, each.many) for each in bundles(items)]
    assert found == [(1, 2), (3, 1), (4, 1), (5, 1)]
    session, met = games("champions", 0), 0
    bots = [make_bot("champions", "sensible", str(seat)) for seat in (0, 1)]
    while not session.game.over:
        decision, listed = session.game.pending[0], put(session).prompt.items
        texts = [each.item.text for each in bundles(listed)]
        assert len(texts) == len(set(texts)), "what is the same stands in one place"
        met += len(texts) < len(listed)
        session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))
    assert met


def test_a_facedown_card_is_not_named() -> None:
    session = games("champions", 0)
    bots = [make_bot("champions", "random", f"{seat}") for seat in (0, 1)]
    met = 0
    while not session.game.over:
        decision = session.game.pending[0]
        for item, (_, entity, _) in zip((asked := put(session)).prompt.items, asked.options):
            if entity > 0 and session.game.lies_apart(entity):
                met += 1
                assert item.code == "" and item.card > 0
        session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))
    assert met


def test_what_has_a_standing_answer_says_so() -> None:
    session, chance = games("champions", 0), random.Random(3)
    while True:
        decision = session.game.pending[0]
        found = [ability_of(session.game, decision, option) for option in decision.options]
        if any(found):
            break
        session.apply(decision.seat, chance.choice(decision.options))
    ability = next(each for each in found if each is not None)
    assert not any(item.standing for item in put(session).prompt.items)
    session.set_standing(decision.seat, ability, NEVER)
    assert [item.standing for item in put(session).prompt.items] == [NEVER if a == ability else "" for a in found]


def test_where_several_people_sit_the_question_says_who_is_asked() -> None:
    assert put(games("champions", 0)).prompt.who == "Spider-Man"
    assert put(new_session("champions", {}, "1")).prompt.who == ""


def test_a_prompt_names_an_ability_about_which_its_seat_need_not_be_asked() -> None:
    """The first that has no standing answer yet; a turn has none."""
    found = 0
    for name in GAMES:
        session, chance = games(name, 0), random.Random(1)
        for _ in range(400):
            if session.game.over:
                break
            asked = put(session)
            decision = asked.decision
            abilities = [ability_of(session.game, decision, option) for option in asked.options]
            first = next((n for n, each in enumerate(abilities, 1) if each is not None), 0)
            assert asked.prompt.stop == first
            if first and (ability := abilities[first - 1]) is not None:
                found += 1
                session.standing.set(decision.seat, ability, NEVER)
                others = [n for n, each in enumerate(abilities, 1) if each not in (None, ability)]
                assert put(session).prompt.stop == (others[0] if others else 0)
                session.standing.set(decision.seat, ability, ASK)
            session.apply(decision.seat, chance.choice(decision.options))
    assert found >= 3


def test_what_a_status_card_would_waste_is_warned_of() -> None:
    session, chance = games("champions", 0), random.Random(7)
    while not any(option[0] == "attack" for option in session.game.pending[0].options):
        options = session.game.pending[0].options
        change = [option for option in options if option[0] == "form"]  # heroes attack
        session.apply(session.asked_seat(), chance.choice(change or options))
    game: Any = session.game
    seat = game.pending[0].seat
    assert not any(item.warning for item in put(session).prompt.items)
    game.set_status(game.state.identities[seat], "stunned", True)
    game.set_status(game.state.identities[seat], "confused", True)
    asked = put(session)
    identity = game.state.identities[seat]
    warned = {option for item, option in zip(asked.prompt.items, asked.options) if item.warning}
    assert ("attack", identity, 0) in warned
    assert not any(option[0] in ("play", "form", "end_turn") for option in warned)


@pytest.mark.parametrize(
    ("name", "verb", "keys"),
    [
        ("heroes", "go", {"the-village-hells-kitchen", "upper-manhattan-central-harlem"}),
        ("heroes", "power", {"red", "orange"}),
        ("skirmish", "slot", {"slot1", "slot6"}),
        ("skirmish", "free", {"slot2-red", "slot2-blue"}),
    ],
)
def test_what_is_no_card_is_called_by_the_key_of_its_piece_of_the_board(name: str, verb: str, keys: set[str]) -> None:
    session, bots = games(name, 0), [make_bot(name, "sensible", str(seat)) for seat in range(4)]
    found: set[str] = set()
    while not session.game.over and not keys <= found:
        decision = session.game.pending[0]
        found |= {item.place for item in put(session).prompt.items if item.verb == verb}
        session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))
    assert keys <= found


def test_enter_does_what_is_left_where_nothing_else_can_be_done() -> None:
    session, found = new_session("skirmish", {}, "5"), 0
    for _ in range(200):
        if session.game.over:
            break
        asked = put(session)
        alone = len(asked.prompt.items) == 1 and not asked.prompt.several
        if asked.prompt.kind == "recruit":
            assert (asked.prompt.default, asked.prompt.enter) == (([1], "Go on to the attack") if alone else ([], ""))
            found += alone
        session.apply(asked.decision.seat, asked.decision.options[0])
    assert found > 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("End the turn.", "End the turn"), ("結束回合。", "結束回合"), ("Розіграти подію Втручання Щ.И.Т.", ""),
        ("Agents of S.H.I.E.L.D.", ""), ("Pass", ""),
    ],
)  # fmt: skip
def test_a_full_stop_goes_and_that_of_an_abbreviation_stays(text: str, said: str) -> None:
    assert without_full_stop(text) == (said or text)
    assert brief_text(Item(text, "x")) == (said or text) and brief_text(Item(f"{text}: more", "x")) == (said or text)
    assert with_tail(text, "(1)") == f"{said or text} (1)"


def test_a_name_that_ends_with_an_abbreviation_is_whole_in_a_prompt() -> None:
    villains = {"hand": [], "artifacts": ["ebony_blade"], "slots": {1: "hydra_recruit"}}
    heroes = {"hand": [], "slots": {1: "shield_recruit", 2: "shield_medic"}}
    game = Script.of(villains=villains, heroes=heroes).game
    texts = Texts("uk", strict=True)
    words = find_game("skirmish").words(texts)
    asked = ask(Session(Recorder(game, "0", practice=True)), game.pending[0], words, texts)
    assert {"Новобранець Щ.И.Т.", "Медик Щ.И.Т."} <= {item.aim for item in asked.prompt.items}


@pytest.mark.parametrize("name", [*GAMES])
def test_no_question_names_a_clause(name: str) -> None:
    """Clauses are for who asks why: nothing that is asked, warned of or repeated of a card has one."""
    session, chance, asked = new_session(name, dict(GAMES[name]), "10"), random.Random(10), 0
    while session.recorder.standing_count < 150 and not session.game.over:
        prompt = put(session).prompt
        said = [prompt.question, prompt.enter, *prompt.says, *(f"{i.text} {i.warning} {i.then}" for i in prompt.items)]
        assert not [text for text in said if CLAUSE.search(text)]
        asked += 1
        decision = session.game.pending[0]
        session.apply(decision.seat, chance.choice(decision.options))
    why = find_game(name).words(TEXTS).explain_option
    decision = games(name, 0).game.pending[0]
    assert asked > 30 and any(map(CLAUSE.search, why(games(name, 0).game, decision, decision.options[0])))


def test_where_a_basic_power_is_aimed_no_other_text_of_its_card_is_repeated() -> None:
    """She-Hulk's response deals damage, too: there it is repeated, but not where she attacks."""
    found: dict[bool, list[Sequence[str]]] = {True: [], False: []}
    words = find_game("champions").words(TEXTS)
    for seed in range(6):
        options = {"heroes": ["spider_man", "she_hulk"], "scenario": "ultron"}
        session, chance = new_session("champions", options, str(seed)), random.Random(seed)
        while not session.game.over and session.game.decisions < 600:
            decision = session.game.pending[0]
            if decision.kind == "choose" and session.game.code(decision.source) == "01019a":
                program = getattr(session.game.stack[-1], "program", None)
                basic = program is not None and program.path.startswith("rule/")
                found[basic].append(ask(session, decision, words, TEXTS).prompt.says)
            session.apply(decision.seat, chance.choice(decision.options))
    assert found[True] and not any(found[True])
    assert found[False] and all("deal 2 damage" in " ".join(says) for says in found[False])


def owing(name: str) -> Iterator[tuple[Session, Asked]]:
    """Questions of games of a bot in which several things are chosen and something is owed."""
    for seed in range(12):
        session, bot = new_session(name, dict(GAMES[name]), f"owing {seed}"), make_bot(name, "sensible", "1")
        while not session.game.over:
            decision = session.game.pending[0]
            if chooses_several(session.game, decision):
                asked = put(session)
                if asked.prompt.owes:
                    yield session, asked
            session.apply(decision.seat, bot.choose(session.game, decision.seat, decision))


@pytest.mark.parametrize("name", GAMES)
def test_no_more_is_chosen_than_the_question_says(name: str) -> None:
    told = 0
    for session, asked in islice(owing(name), 60):
        most, items = asked.prompt.most, range(1, len(asked.prompt.items) + 1)
        if most:
            told += 1
            assert len(asked.prompt.default) in (0, most)
            for chosen in islice(combinations(items, most + 1), 20):
                # what the engine takes by itself may be named, too
                assert len(single_answers(session.game, asked, chosen)[0]) <= most, chosen
    assert told > 5


def test_where_more_may_be_discarded_than_has_to_be_no_number_is_the_most() -> None:
    """At the end of a player phase so many cards go that no more than the hand size (6) stay, and others if wanted."""
    hand = ["Energy", "Genius", "Strength", "Emergency", "First Aid", "Haymaker", "Interrogation Room", "Backflip"]
    session = Session(Recorder(position(players=[{"form": "alter_ego", "hand": hand}]), "1"))
    session.apply(0, END_TURN)
    asked = put(session)
    assert (asked.prompt.kind, asked.prompt.owes, asked.prompt.most) == ("end_discard", 2, 0)
    for n, legal in ((1, False), (2, True), (3, True), (8, True)):
        answers, goes_on = single_answers(session.game, asked, range(1, n + 1))
        assert (bool(answers) and not goes_on) == legal, n


@rule("D-5.2")
def test_a_payment_that_nothing_else_can_make_is_named_with_the_action() -> None:
    """Doctor Strange costs blue. One other blue card in hand has to pay for him; of two, one is proposed."""
    for other, forced in (("thor", True), ("captain_america", False)):
        game = Script.of(active="heroes", heroes={"hand": ["doctor_strange", "black_widow", other]}).game
        offered = put(Session(Recorder(game, "1"))).prompt.items
        items = [item for item in offered if item.action.startswith("Play Doctor Strange")]
        assert items and {item.forced for item in items} == {forced}
        assert all(item.pays and item.spends for item in items)
        if forced:
            cards = view(game, game.state.active).cards
            assert {item.pays for item in items} == {"Black Widow"}
            assert [cards[id]["code"] for id in items[0].spends] == ["black_widow"]


def test_of_equal_cards_of_a_hand_one_is_offered_and_stands_for_the_others() -> None:
    found = 0
    for seed in range(30):
        session = new_session("skirmish", {}, str(seed))
        chance = random.Random(seed)
        while not session.game.over and session.game.decisions < 60:
            decision = session.game.pending[0]
            hand = session.game.state.zones[HAND + decision.seat]
            ids = {session.game.shown_id(e, decision.seat): session.game.code(e) for e in hand}
            words = find_game("skirmish").words(TEXTS)
            prompt = ask(session, decision, words, TEXTS).prompt
            for item in prompt.items:
                named = [each.card for each in prompt.items]
                equal = [id for id, code in ids.items() if code == item.code and id not in named]
                if item.card in ids and not prompt.several:
                    assert list(item.copies) == equal
                    found += len(equal)
                elif prompt.several:
                    assert not item.copies
            session.apply(decision.seat, chance.choice(decision.options))
    assert found
