"""Every question, option, event and card of the duel can be said, in strict texts: a missing word raises."""

from typing import Any

import pytest

from goldenrule.bots import RandomBot
from goldenrule.gamekit.card_text import key_of
from goldenrule.games.skirmish import GAME, ids
from goldenrule.games.skirmish.abilities import ABILITIES, WHENS, Immediate
from goldenrule.games.skirmish.client import SkirmishWords
from goldenrule.games.skirmish.events import Move, PlayCharacter
from goldenrule.games.skirmish.ops import OPS
from goldenrule.games.skirmish.ops.characters import Damage, Heal
from goldenrule.games.skirmish.selectors.cards import SELECTORS, DiscardPile, OpposingCards, OwnCards, SameLocation
from goldenrule.games.skirmish.selectors.conditions import CONDITIONS, HasColour, IsCharacter, IsDamaged, IsMain, IsSide
from goldenrule.games.skirmish.selectors.numbers import NUMBERS
from goldenrule.games.skirmish.text.cards import Writer
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.events import Event
from goldenrule.kernel.expressions import All, It, Not, Where
from goldenrule.kernel.ops import Seq
from goldenrule.lab.cases import case_game
from goldenrule.table.card_lookup import find_cards
from goldenrule.table.games import find_game
from goldenrule.table.rulebook_text import explain
from goldenrule.words.texts import Texts
from tests.playing import answers
from tests.skirmish.situation import play

TEXTS = Texts("en", strict=True)


@pytest.fixture(scope="module")
def words() -> SkirmishWords:
    return GAME.words(TEXTS)


@pytest.mark.parametrize("seed", ["words 1", "words 2"])
def test_a_random_game_can_be_read(words: SkirmishWords, seed: str) -> None:
    g = GAME.make({}, seed)
    told: list[str] = []

    def listen(event: Event) -> None:
        for seat in (-1, 0, 1):
            seen = g.event_view(event, seat)
            assert seen is not None, event
            told.append(words.event(g, seen))

    g.observer = listen
    for d, _ in answers(g, RandomBot(seed)):
        assert words.prompt(g, d).endswith(("?", "now", "to go)", "."))
        said = [words.option(g, d, o) for o in d.options]
        assert all(said) and len(set(said)) == len(said)
        assert words.explain_option(g, d, d.options[0])[0] == said[0]
        words.refusals(g, d)
    assert sum(bool(line) for line in told) > 200
    assert not [line for line in told if "{" in line]


@pytest.mark.parametrize(
    ("prefix", "classes"),
    [
        ("np", SELECTORS),
        ("num", NUMBERS),
        ("op", OPS),
        ("when", WHENS),
        ("text", [a for a in ABILITIES if a.__name__ != "Permanent"]),
    ],
)
def test_every_word_of_the_vocabulary_has_a_text(prefix: str, classes: tuple[type, ...]) -> None:
    for kind in classes:
        key = f"skirmish-{prefix}-{key_of(kind)}"
        assert TEXTS.has(key), key


def test_every_condition_has_a_text() -> None:
    for kind in CONDITIONS:
        name = key_of(kind)
        assert TEXTS.has(f"skirmish-is-{name}") or TEXTS.has(f"skirmish-if-{name}"), name


def test_every_event_and_decision_has_its_words() -> None:
    assert set(play().game.EVENTS) >= {event.key for event in play(villains={"slots": {1: "v_free"}}).log}
    kinds = ("recruit", "pay", "slot", "civilian", "lose-civilian", "artifact", "moment", "discard", "choose", "may")
    for kind in kinds:
        assert TEXTS.has(f"skirmish-prompt-{kind}")


def test_every_shipped_card_with_abilities_has_a_text(words: SkirmishWords) -> None:
    for face in words.content.faces:
        text = words.text(face.key)
        assert len(text) == len(face.abilities)
        assert all(line[0].isupper() and line.endswith(".") for line in text), text
        assert words.card(face.key)[0].startswith(words.name(face.key))


def test_some_texts(words: SkirmishWords) -> None:
    harm = "deal 1 damage to an opposing card."
    assert words.text("ebony_blade") == [f"Once in each of your Recruitment phases, you may {harm}"]
    assert words.text("eternal_flame") == [f"Whenever one of your cards is defeated, you may {harm}"]
    assert words.text("cosmic_cube") == ["You may ignore 1 “any” in the cost of cards that you play."]
    assert words.text("street_corner") == ["When played: heal 1 damage from one of your damaged cards."]
    assert words.text("hulk") == ["This card has 1 more Strength for each point of damage on it."]
    assert words.text("warlocks_eye")[0].startswith("Whenever you play a Main Character, the opponent discards")
    assert words.text("wand_of_watoomb")[0].endswith("if you have at least 3 cards in play, gain 1 Victory Point.")
    assert words.text("loki_boosted")[1].endswith(
        "swap the card opposite with an opposing card beside the slot opposite."
    )


def test_explanations(words: SkirmishWords) -> None:
    g = play(villains={"slots": {1: "v_banner_s", 2: {"card": "v_brute_s", "damage": 1}}, "hand": ["v_captain_s"]}).game
    words = GAME.words(TEXTS)
    words.use_cards_of(g)
    any_words = find_game("skirmish").words(TEXTS)
    assert explain(any_words, TEXTS, "d-7.4")[0].endswith("(D-7.4)") and explain(any_words, TEXTS, "DA-3")
    strength, life = words.values(g, 1, "v_brute_s")
    assert "4 (3 printed, +1 from v_banner_s at Manhattan 1)" in strength
    assert life.endswith("). 1 damage sustained, 3 left.")
    (refused,) = words.refusals(g, g.pending[0])
    lacks = "you have nothing to pay this part of its cost with: red"
    assert refused.text == f"v_captain_s: {lacks} (D-5.2)" and refused.clause == "D-5.2"
    with pytest.raises(BadInput, match="No card in play is called"):
        words.values(g, 1, "v_kang_s")
    with pytest.raises(BadInput, match="Nothing matches “qqqqq”"):
        explain(any_words, TEXTS, "qqqqq")


def test_a_cost_that_cannot_be_paid_says_what_is_missing() -> None:
    """A colour is named for each symbol that nothing pays; else it is said how many cards are too few."""

    def refused(hand: list[str], freed: list[str] | None = None) -> str:
        side = {"hand": hand, "freed": freed or []}
        given: dict[str, object] = {"active": "heroes", "heroes": side, "villains": {"hand": []}}
        game: Any = case_game("skirmish").begin(given, "test").script.game
        words = GAME.words(TEXTS)
        return next(each.text for each in words.refusals(game, game.pending[0]) if "Black Widow (boosted)" in each.text)

    blue = "Black Widow (boosted): you have nothing to pay this part of its cost with: blue (D-5.2)"
    assert refused(["black_widow_boosted", "shield_recruit", "vision", "thor"]) == blue
    few = "Black Widow (boosted): to pay its cost, you need {} in your hand (D-5.2)"
    assert refused(["black_widow_boosted", "black_widow", "shield_recruit"]) == few.format("1 more card")
    assert refused(["black_widow_boosted", "shield_recruit"], ["blue"]) == few.format("1 more card")
    assert refused(["black_widow_boosted", "shield_recruit", "black_widow"]) == few.format("1 more card")


def test_the_opponent_is_not_told_what_is_drawn(words: SkirmishWords) -> None:
    s = play(villains={"hand": [], "deck_top": ["v_free", "v_zola_s"]}, phase="draw")
    g = s.game
    g.observer = None
    e = g.state.zones[ids.HAND + 1][0]
    words.use_cards_of(g)
    seen = [g.event_view(Move(e, ids.DECK + 1, ids.HAND + 1), seat) for seat in (0, 1)]
    assert [words.event(g, line) for line in seen if line] == ["The Villains draw a card.", "The Villains draw v_free."]


def test_options_say_what_one_decides_by() -> None:
    words = GAME.words(TEXTS)
    s = play(
        villains={"hand": ["v_captain_s", "v_brute_s", "v_kang_s", "v_kang_s"]}, heroes={"slots": {2: "h_brute_s"}}
    )
    words.use_cards_of(s.game)

    def said() -> list[str]:
        d = s.game.pending[0]
        return [words.option(s.game, d, o) for o in d.options]

    assert "Play v_captain_s: cost red + any + any; Strength 2, Life 3" in said()
    s.do("play v_captain_s")
    assert said()[1] == "Manhattan 2, opposite h_brute_s, Strength 3, Life 3 of 3"


def test_a_log_names_the_version_and_tells_a_placement_once(words: SkirmishWords) -> None:
    g = GAME.make({}, "log")
    words.use_cards_of(g)
    e = next(e for e in range(1, len(g.state.ident)) if g.face(e).facts.version == "boosted" and g.face(e).seat == 1)
    g.move(e, ids.HAND + 1)
    g.move(e, ids.slot_zone(1, 3))
    events = [Move(e, ids.HAND + 1, ids.slot_zone(1, 3)), PlayCharacter(e, 1)]
    told = [words.event(g, seen) for event in events if (seen := g.event_view(event, 0)) is not None]
    assert told == [f"The Villains place {g.face(e).facts.name} (boosted) at Sanctum 1.", ""]


def test_find_cards(words: SkirmishWords) -> None:
    words = GAME.words(TEXTS)
    assert "tactigon" in find_cards(find_game("skirmish").words(TEXTS), TEXTS, "artifact opposing")
    assert words.card_line("tactigon").startswith("tactigon")
    assert find_cards(find_game("skirmish").words(TEXTS), TEXTS, "no such thing") == []


def test_a_writer_names_what_was_chosen_once() -> None:
    tree = Choose(OpposingCards(), Seq((Damage(It()), Heal(It()))))
    said = Writer(TEXTS).ability(Immediate(tree))
    assert said == "When placed: deal 1 damage to an opposing card, then heal 1 damage from it."


@pytest.mark.parametrize(
    ("of", "one", "each"),
    [
        (Where(OwnCards(), IsDamaged()), "one of your damaged cards", "each of your damaged cards"),
        (
            Where(SameLocation(OpposingCards()), IsSide()),
            "an opposing Side Character at this Location",
            "each opposing Side Character at this Location",
        ),
        (
            Where(OpposingCards(), All((IsDamaged(), HasColour("red")))),
            "an opposing card that is damaged and that is red",
            "each opposing card that is damaged and that is red",
        ),
        (
            Where(OwnCards(), Not(IsMain())),
            "one of your cards that is not a Main Character",
            "each of your cards that is not a Main Character",
        ),
        (
            Where(DiscardPile(), Not(IsCharacter("kang"))),
            "a card other than Kang from your discard pile",
            "each card other than Kang in your discard pile",
        ),
    ],
)
def test_a_noun_says_what_kind_of_cards_it_means(of: Where, one: str, each: str) -> None:
    assert Writer(TEXTS).ability(Immediate(Choose(of, Damage(It())))) == f"When placed: deal 1 damage to {one}."
    assert Writer(TEXTS).ability(Immediate(Damage(of))) == f"When placed: deal 1 damage to {each}."


def test_a_payment_says_what_pays_already_and_marks_it() -> None:
    """Vision is the only other green card, so the rules take it without a question."""

    def asked(*hand: str) -> tuple[str, list[str]]:
        given: dict[str, object] = {
            "active": "heroes", "heroes": {"hand": ["hulk", *hand]}, "villains": {"hand": []},
        }  # fmt: skip
        game: Any = case_game("skirmish").begin(given, "test").script.game
        game.apply(0, next(each for each in game.pending[0].options if game.code(each[1]) == "hulk"))
        words, decision = GAME.words(TEXTS), game.pending[0]
        return words.prompt(game, decision), [game.code(each) for each in words.paid_already(game, decision)]

    part, paid = asked("vision", "shield_recruit", "wasp", "black_widow")
    assert (part, paid) == ("Pay any + any for Hulk. Paid already: Vision (green).", ["vision"])
    whole, nothing = asked("vision", "she_hulk", "wasp", "black_widow")
    assert (whole, nothing) == ("Pay green + any + any for Hulk.", [])
