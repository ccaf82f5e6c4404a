"""Packs of the duel: what is checked in them, and packs that mean harm."""

from pathlib import Path
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.games.skirmish import GAME
from goldenrule.games.skirmish.catalogue import load_content, shipped
from goldenrule.games.skirmish.pack_cards import VOCABULARY, PackCard
from goldenrule.games.skirmish.packs import PACKS
from goldenrule.games.skirmish.situations.script import Script
from goldenrule.kernel.codec import digest
from goldenrule.kernel.errors import BadInput, CardFault
from goldenrule.kernel.expressions import LARGEST
from goldenrule.kernel.records import Recorder
from goldenrule.packs.pack_template import make_pack
from goldenrule.packs.problems import Problem
from goldenrule.packs.reading import check_pack, read_pack
from goldenrule.packs.schema import schema
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts
from tests.packs.schema_check import faults
from tests.packs.writing import write
from tests.playing import play_on

pytestmark = pytest.mark.usefixtures("home")

LEADER: dict[str, Any] = {
    "id": "leader",
    "name": "Trap",
    "kind": "main",
    "faction": "villains",
    "character": "leader",
    "version": "standard",
    "colour": "green",
    "strength": 1,
    "life": 3,
    "copies": 2,
}
MOON: dict[str, Any] = {"id": "moon", "name": "Moon", "kind": "battlefield", "vp": 1}
TAKEN: dict[str, Any] = {"name": "x", "kind": "main", "copies": 0}
LOOP = {"permanent": {"when": "damaged", "effect": [{"heal": {"to": "this"}}, {"damage": {"to": "this"}}]}}
"""Whenever it takes damage, heal it, and then let it take damage: nobody is asked in between."""


def checked(tmp_path: Path, *cards: dict[str, Any]) -> list[Problem]:
    return check_pack(write(tmp_path, "skirmish", *cards), PACKS)[1]


def back(cond: Any = None) -> dict[str, Any]:
    """Puts a card of the discard pile into play when it is placed."""
    of: Any = "discard_pile" if cond is None else {"where": {"of": "discard_pile", "cond": cond}}
    return {"immediate": {"choose": {"of": of, "do": {"put_into_play": "it"}}}}


# -- the notation --------------------------------------------------------------------------------------------------


def test_every_shipped_card_comes_back_and_fits_the_schema() -> None:
    wanted = schema(PACKS)
    cards = shipped().part("cards")
    assert cards
    for card in cards.values():
        plain = VOCABULARY.dump(card, PackCard)
        assert VOCABULARY.load(plain, PackCard) == card
        assert faults([plain], wanted) == []


def test_the_shipped_set_passes_the_checks_of_packs() -> None:
    assert PACKS.check(shipped()) == []


def test_a_new_pack_is_good_and_its_cards_are_told_in_words(tmp_path: Path) -> None:
    make_pack(tmp_path / "mine", PACKS)
    pack = read_pack(tmp_path / "mine", PACKS)
    assert set(pack.part("cards")) == {"wasp", "mine_rooftop"}
    texts = Texts("en", strict=True)
    said = [" ".join(PACKS.describe(pack, "cards", key, texts)) for key in pack.part("cards")]
    assert "When placed: deal 1 damage to an opposing card." in said[0]
    assert "Rooftop Garden, Battlefield" in said[1]


# -- what is checked ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ({**LEADER, "copies": 3}, "the villains have 57 cards, but a game needs 56"),
        ({**LEADER, "id": "new"}, "the villains have 58 cards"),
        ({**LEADER, "id": "loki", "copies": 0}, "the villains have 54 cards"),
        ({**TAKEN, "id": "lokki"}, "no card of this id to take out; did you mean loki"),
        ({**LEADER, "id": "hulk"}, "the id belongs to Hulk, which is a main of heroes; choose another id"),
        ({**LEADER, "id": "ten_rings"}, "the id belongs to Ten Rings"),
        ({**LEADER, "id": "Leader 2"}, "this is not a valid id"),
        ({**LEADER, "name": " "}, "it has no name"),
        ({"id": "darkhold", "name": "Book", "kind": "artifact"}, "does nothing without an ability"),
        ({**MOON, "copies": 56, "id": "the_docks"}, None),
        ({**LEADER, "abilities": [back({"is_character": "kangg"})]}, "no Main Character 'kangg'; did you mean kang"),
        ({**LEADER, "abilities": [{"immediate": {"drew": 1}}]}, "there is no word 'drew'"),
        ({**LEADER, "lives": 3}, "has no field 'lives'"),
        ({**LEADER, "life": 10**6}, "is too large"),
        (
            {**LEADER, "abilities": [{"immediate": {"bind": {"name": "chosen", "number": 1}}}]},
            "'chosen' is not a valid name for a binding",
        ),
    ],
)
def test_problems_are_told(tmp_path: Path, card: dict[str, Any], text: str | None) -> None:
    problems = checked(tmp_path, card)
    if text is None:
        assert problems == []
    else:
        assert any(text in problem.text for problem in problems), problems


def test_a_hundred_battlefields_are_too_many(tmp_path: Path) -> None:
    problems = checked(tmp_path, *[{**MOON, "id": f"moon_{i}", "copies": 50} for i in range(2)])
    assert "there are 108 cards of the kind battlefield; at most 100" in problems[0].text


def test_cards_can_be_taken_out_for_others(tmp_path: Path) -> None:
    new = {**LEADER, "id": "modok", "name": "Modok", "character": "modok"}
    folder = write(tmp_path, "skirmish", {**TAKEN, "id": "leader"}, {**TAKEN, "id": "leader_boosted"}, new,
                   {**new, "id": "modok_boosted", "version": "boosted"})  # fmt: skip
    pack = read_pack(folder, PACKS)
    content = load_content((pack,))
    assert len(content.decks[1]) == 56
    assert "leader" not in content.by_id and content.face("modok").character == "modok"

    assert PACKS.describe(pack, "cards", "leader", Texts("en", strict=True)) == ["x (leader) is taken out of the game."]


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ([{**LEADER, "abilities": [back()]}], "leader can put leader into play"),
        ([{**LEADER, "abilities": [back({"not": {"is_character": "leader"}})]}],
         "leader can put kang into play, kang can put leader into play"),
        ([{**LEADER, "abilities": [{"permanent": {"when": "defeated", "effect": {"put_into_play": "this"}}}]}],
         "leader can put leader into play"),
        ([{**LEADER, "abilities": [
            {"permanent": {"when": {"defeated": "own_cards"}, "effect": {"put_into_play": "subject"}}}]}],
         "leader can put leader into play"),
        ([{**LEADER, "abilities": [back({"all": [{"not": {"is_character": "leader"}},
                                                 {"not": {"is_character": "kang"}}]})]}], ""),
        ([{**LEADER, "abilities": [back("is_side")]}], ""),
        ([{**LEADER, "abilities": [{"immediate": {"for_each": {"of": "hand", "do": {"put_into_play": "it"}}}}]}],
         ""),
        ([{**LEADER, "abilities": [{"attack": {"choose": {"of": "discard_pile", "do": {"put_into_play": "it"}}}}]}],
         ""),
    ],
)  # fmt: skip
def test_cards_that_bring_themselves_back_are_refused(tmp_path: Path, cards: list[dict[str, Any]], text: str) -> None:
    problems = checked(tmp_path, *cards)
    if not text:
        assert problems == []
    else:
        assert "it can bring itself back without end" in problems[0].text and text in problems[0].text


# -- harm ----------------------------------------------------------------------------------------------------------


def position(tmp_path: Path, *abilities: Any, **given: Any) -> Script:
    pack = read_pack(write(tmp_path, "skirmish", {**LEADER, "abilities": list(abilities)}), PACKS)
    for side in ("heroes", "villains"):
        given[side] = {"hand": [], **given.get(side, {})}
    return Script.of(load_content((pack,)), **given)


def test_a_card_that_answers_itself_is_named_and_the_position_before_it_is_kept(tmp_path: Path) -> None:
    s = position(
        tmp_path,
        LOOP,
        active="heroes",
        villains={"slots": {1: "leader"}},
        heroes={"hand": ["thor", "luke_cage", "hulk", "she_hulk", "wasp"]},
    )
    s.do("play thor", "pay luke_cage", "pay hulk", "pay she_hulk")
    kept, before = s.game.clone(), digest(s.game)
    with pytest.raises(CardFault, match="The card 'leader' never ends"):
        s.do("slot 2")
    assert digest(kept) == before and kept.legal(0)


def test_a_session_goes_on_from_before_the_decision(tmp_path: Path) -> None:
    """A table with a card that breaks the game: the error names it, and nothing that was played before is lost."""
    loop = {"immediate": {"repeat": {"times": 9999, "do": {"repeat": {"times": 9999, "do": {"heal": {"to": "this"}}}}}}}
    folder = write(tmp_path, "skirmish", {**LEADER, "abilities": [loop]})
    for number in range(20):
        session = Session(Recorder(GAME.make({"packs": [str(folder)]}, f"{number}"), f"{number}"))
        broken = 0
        for _ in range(30):
            decision = session.game.pending[0] if session.game.pending else None
            if decision is None or broken:
                break
            plays = [o for o in decision.options if o[1] and session.game.code(o[1]) == "leader"]
            slots = [o for o in decision.options if o[0] == "slot"]
            option = (plays if decision.kind == "recruit" and plays else slots or list(decision.options))[0]
            before, log = digest(session.game), len(session.log)
            try:
                session.apply(decision.seat, option)
            except CardFault as error:
                broken += 1
                assert "The card 'leader' never ends" in str(error)
                assert (digest(session.game), len(session.log)) == (before, log)
                assert session.game.legal(decision.seat) == decision.options
        if broken:
            return
    raise AssertionError("the card was never played")


def test_loops_in_loops_come_to_an_end(tmp_path: Path) -> None:
    effect: Any = {"damage": {"to": "opposing_cards", "amount": 0}}
    for _ in range(4):
        effect = {"repeat": {"times": 9999, "do": effect}}
    s = position(tmp_path, {"immediate": effect}, villains={"hand": ["leader"]})
    s.do("play leader")
    with pytest.raises(CardFault, match="The card 'leader' never ends"):
        s.do("slot 1")


def test_huge_numbers_stay_numbers(tmp_path: Path) -> None:
    huge: Any = 9999
    for _ in range(12):
        huge = {"times": {"left": huge, "right": 9999}}
    effects = [{"strengthen": {"to": "this", "amount": huge}}, {"draw": huge}, {"move_artifact_marker": huge}]
    s = position(tmp_path, {"immediate": effects}, villains={"hand": ["leader"]})
    s.do("play leader", "slot 1")
    assert s.strength("villains", 1) == LARGEST + 1
    assert s.deck("villains") == [] and digest(s.game)


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ({"jump": -1}, "there is no word 'jump'"),
        ({"draw": 10**12}, "is too large"),
        ([{"draw": 1}] * 3000, "at most 2000"),
        ([[{"draw": 1}] * 100] * 9, "more than 400 words"),
        ([[], {"may": []}], "ability 1: it does nothing; write what it does, or leave it out."),
        ({"damage": {"to": "own_cards", "amount": 1, "__class__": 1}}, "no field '__class__'"),
    ],
)
def test_what_is_refused_at_once(tmp_path: Path, effect: Any, text: str) -> None:
    folder = write(tmp_path, "skirmish", {**LEADER, "abilities": [{"immediate": effect}]})
    assert any(text in problem.text for problem in check_pack(folder, PACKS)[1])
    with pytest.raises(BadInput, match="cannot be used"):
        GAME.make({"packs": [str(folder)]}, "1")


def test_nesting_is_limited(tmp_path: Path) -> None:
    effect: Any = {"draw": 1}
    for _ in range(80):
        effect = {"may": effect}
    assert "more than 60 levels deep" in checked(tmp_path, {**LEADER, "abilities": [{"immediate": effect}]})[0].text


def test_choices_inside_choices_are_limited(tmp_path: Path) -> None:
    effect: Any = {"damage": {"to": "it"}}
    for _ in range(5):
        effect = {"choose": {"of": "discard_pile", "do": effect}}
    problems = checked(tmp_path, {**LEADER, "abilities": [{"immediate": effect}]})
    assert "choices and loops are nested more than 4 levels deep" in problems[0].text


def test_bots_play_with_a_card_that_is_in_the_way(tmp_path: Path) -> None:
    """A sensible bot finishes its games with odd, but possible cards."""
    odd = {"immediate": [{"discard": 9}, {"lose_points": 1}, {"dismiss": "this"}]}
    folder = write(tmp_path, "skirmish", {**LEADER, "abilities": [odd]})
    for number in range(3):
        game = GAME.make({"packs": [str(folder)]}, f"{number}")
        bots = [make_bot("skirmish", "sensible", f"{number}/{seat}") for seat in (0, 1)]
        play_on(game, bots)
        assert game.over
