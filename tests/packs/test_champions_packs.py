"""Packs of Champions: the core set as a pack plays the same, cards can be replaced and added, faults are found."""

import inspect
import json
import random
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenrule import load, new_game, save
from goldenrule.games.champions import sets
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.pack_cards import PackCard, core
from goldenrule.games.champions.pack_checks import OF_THE_TRIGGER
from goldenrule.games.champions.packs import PACKS
from goldenrule.games.champions.sets import load_facts
from goldenrule.games.champions.vocabulary import VOCABULARY
from goldenrule.kernel.errors import BadInput
from goldenrule.packs import pack_store
from goldenrule.packs.reading import Pack, check_pack, combine, from_content, read_pack
from goldenrule.packs.schema import manifest_schema, schema
from tests.packs.schema_check import faults
from tests.playing import pass_until

load_content()
ECHO = Path(__file__).resolve().parents[2] / "examples" / "packs" / "echo"
ALLY: dict[str, Any] = {
    "code": "x_1",
    "name": "Somebody",
    "type": "ally",
    "set": "x",
    "classification": "basic",
    "cost": 1,
    "resources": "E",
    "atk": 1,
    "thw": 1,
    "hp": 2,
    "abilities": [],
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data directory of its own, and a process that has read no pack."""
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(pack_store, "_known", {})
    return tmp_path / "home"


def write(folder: Path, *cards: dict[str, Any], id: str = "x", **parts: Any) -> Path:
    """A pack of these cards, and of parts."""
    folder.mkdir()
    about = {"format": 1, "id": id, "game": "champions", "files": ["cards.yaml"]}
    (folder / "pack.yaml").write_text(json.dumps(about), encoding="utf-8")
    (folder / "cards.yaml").write_text(json.dumps({"cards": list(cards), **parts}, indent=1), encoding="utf-8")
    return folder


def core_parts() -> dict[str, list[Any]]:
    """The whole core set as a pack would list it."""
    return {part: list(core().part(part).values()) for part in PACKS.parts}


def core_data() -> dict[str, list[Any]]:
    return {
        part: [PACKS.vocabulary.dump(each, PACKS.parts[part].type) for each in every]
        for part, every in core_parts().items()
    }


def core_pack() -> Pack:
    about = {"format": 1, "id": "core", "game": "champions", "parts": core_data()}
    return from_content(msgspec.json.encode(about, order="sorted"), PACKS, "core")


def test_the_core_set_passes_the_checks_of_packs() -> None:
    pack = core_pack()
    assert {part: list(pack.part(part).values()) for part in PACKS.parts} == core_parts()
    assert PACKS.check(pack) == []
    content = load_content((pack,))
    shipped = load_content()
    assert [face.abilities for face in content.faces] == [face.abilities for face in shipped.faces]
    assert {path: each.abilities for path, each in content.lasting.items()} == {
        path: each.abilities for path, each in shipped.lasting.items()
    }
    assert content.hash != shipped.hash


@pytest.mark.parametrize(
    "options",
    [
        {"heroes": ["spider_man"]},
        {"heroes": ["iron_man", "she_hulk"], "scenario": "klaw", "expert": True},
        {"heroes": ["black_panther", "captain_marvel"], "scenario": "ultron"},
    ],
)
def test_the_core_set_as_a_pack_plays_the_same(options: dict[str, Any]) -> None:
    pack = core_pack()
    pack_store.keep(pack)
    ours = new_game("champions", seed=5, **options)
    theirs = new_game("champions", seed=5, packs=pack_store.plain([pack]), **options)
    chance = random.Random(5)
    while ours.pending:
        decision, other = ours.pending[0], theirs.pending[0]
        assert (decision.kind, decision.seat, decision.options) == (other.kind, other.seat, other.options)
        option = chance.choice(decision.options)
        ours.apply(decision.seat, option)
        theirs.apply(decision.seat, option)
    assert theirs.over
    assert ours.winner == theirs.winner
    assert ours.decisions == theirs.decisions > 20


def test_the_schema_accepts_the_core_set_and_refuses_mistakes() -> None:
    found = schema(PACKS)
    data = core_data()
    assert faults(data, found) == []
    assert faults(data["cards"], found) == []
    assert faults({"cards": [{**ALLY, "colour": "red"}]}, found)
    assert faults([{**ALLY, "abilities": [{"action": {"drwa": 1}}]}], found)
    assert faults([{**ALLY, "abilities": [{"acton": "surge"}]}], found)
    assert faults([{**ALLY, "cost": "1"}], found)
    assert faults([{key: value for key, value in ALLY.items() if key != "abilities"}], found)
    card = {key: value for key, value in ALLY.items() if key != "set"}
    assert faults({"all": {"set": "x"}, "cards": [card]}, found) == []
    assert faults({"all": {"set": "x"}, "cards": [{key: value for key, value in card.items() if key != "code"}]}, found)
    assert faults({"all": {"sett": "x"}, "cards": [card]}, found)
    assert faults({"format": 1, "id": "x", "game": "g", "files": ["a.yaml"]}, manifest_schema()) == []
    assert faults({"format": 1, "id": "x", "game": "g"}, manifest_schema())


# -- replacing and adding ----------------------------------------------------------------------------------------------


def test_a_card_is_replaced_whole(tmp_path: Path) -> None:
    card = {**PACKS.vocabulary.dump(core_pack().part("cards")["01005"], PackCard), "cost": 0, "abilities": []}
    pack = read_pack(write(tmp_path / "x", card), PACKS)
    content = load_content((pack,))
    assert content.face("01005").abilities == ()
    assert content.face("01005").facts.cost == 0
    assert load_content().face("01005").abilities
    assert content.face("01006").abilities == load_content().face("01006").abilities
    assert content.face("01005").index == load_content().face("01005").index


def test_a_lasting_effect_goes_with_its_card(tmp_path: Path) -> None:
    assert "01168:swoop" in load_content().lasting
    card = PACKS.vocabulary.dump(core_pack().part("cards")["01168"], PackCard)
    card = {**card, "abilities": [], "lasting": {}, "boost_star": False}
    assert "01168:swoop" not in load_content((read_pack(write(tmp_path / "x", card), PACKS),)).lasting


def test_a_later_pack_goes_before_an_earlier_one(tmp_path: Path) -> None:
    one = read_pack(write(tmp_path / "x", {**ALLY, "hp": 3}), PACKS)
    two = read_pack(write(tmp_path / "y", {**ALLY, "hp": 4}, id="y"), PACKS, (one,))
    assert combine((one, two), "cards")["x_1"].hp == 4
    assert load_facts((one, two))["x_1"].hp == 4
    assert load_facts((two, one))["x_1"].hp == 3
    assert load_content((one, two)).hash != load_content((two, one)).hash
    with pytest.raises(BadInput, match="'x' is named twice"):
        new_game("champions", packs=[str(tmp_path / "x"), str(tmp_path / "x")])


def test_a_card_of_a_pack_is_played_from_a_deck(tmp_path: Path) -> None:
    folder = write(tmp_path / "x", {**ALLY, "cost": 0, "quantity": 40})
    game = new_game("champions", decks={0: ["x_1"] * 40}, any_deck=True, packs=[folder], seed=1)
    pass_until(game, "turn")
    play = next(option for option in game.legal(0) if option[0] == "play")
    game.apply(0, play)
    rules: Any = game.rules
    assert rules.face(play[1]).name == "Somebody"
    assert rules.in_play(play[1])


def test_a_modular_set_of_a_pack_is_in_the_encounter_deck(tmp_path: Path) -> None:
    minion = {
        "code": "x_2", "name": "Ruffian", "type": "minion", "set": "brawl", "classification": "encounter",
        "atk": 1, "sch": 1, "hp": 2, "quantity": 4, "abilities": [],
    }  # fmt: skip
    brawl = {"id": "brawl", "name": "Brawl", "kind": "modular", "difficulty": 1, "cards": {"x_2": 4}}
    folder = write(tmp_path / "x", minion, encounter_sets=[brawl])
    game = new_game("champions", modular=["brawl"], packs=[folder], seed=1)
    rules: Any = game.rules
    names = [rules.ident(e).name for e in range(1, len(rules.state.ident))]
    assert names.count("Ruffian") == 4
    with pytest.raises(BadInput, match="no modular set 'brawl'"):
        new_game("champions", modular=["brawl"])


# -- what is kept ------------------------------------------------------------------------------------------------------


def test_a_saved_game_finds_its_pack_though_the_folder_is_gone(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "echo"
    shutil.copytree(ECHO, folder)
    game = new_game("champions", heroes=["echo"], packs=[folder], seed=2)
    chance = random.Random(2)
    for _ in range(30):
        decision = game.pending[0]
        game.apply(decision.seat, chance.choice(decision.options))
    save(game, tmp_path / "game.json")
    record = msgspec.json.decode((tmp_path / "game.json").read_bytes())
    (named,) = record["options"]["packs"]
    assert set(named) == {"id", "version", "hash"}
    assert record["content"] == load_content((read_pack(ECHO, PACKS),)).hash
    shutil.rmtree(folder)
    monkeypatch.setattr(pack_store, "_known", {})
    assert load(tmp_path / "game.json").digest() == game.digest()
    (kept,) = (home / "packs").iterdir()
    kept.write_bytes(kept.read_bytes().replace(b'"hp":10', b'"hp":99'))
    monkeypatch.setattr(pack_store, "_known", {})
    with pytest.raises(BadInput, match="was changed; delete it"):
        load(tmp_path / "game.json")
    kept.unlink()
    with pytest.raises(BadInput, match=r"uses the pack 'echo', version '1.0'.*goldenrule pack keep"):
        load(tmp_path / "game.json")
    pack_store.keep(read_pack(ECHO, PACKS))
    assert load(tmp_path / "game.json").digest() == game.digest()


def test_the_hash_is_that_of_the_content_not_of_the_files(tmp_path: Path) -> None:
    one = read_pack(write(tmp_path / "x", ALLY), PACKS)
    other = write(tmp_path / "y", dict(reversed(ALLY.items())))
    text = (other / "cards.yaml").read_text("utf-8")
    (other / "cards.yaml").write_text(f"# a note\n{text}", "utf-8")
    assert read_pack(other, PACKS).hash == one.hash
    assert read_pack(write(tmp_path / "z", {**ALLY, "hp": 3}), PACKS).hash != one.hash
    assert from_content(one.content, PACKS, "kept").hash == one.hash


@pytest.mark.parametrize(
    "named",
    [
        {"id": "x", "version": "1", "hash": "../../etc/passwd"},
        {"id": "../x", "version": "1", "hash": "0" * 24},
        {"id": "x", "hash": "0" * 24},
        {"id": "x", "version": 1, "hash": "0" * 24},
        3,
    ],
)
def test_a_record_cannot_name_other_files(named: Any) -> None:
    with pytest.raises(BadInput, match="packs"):
        new_game("champions", packs=[named])


# -- faults ------------------------------------------------------------------------------------------------------------


def card_faults(tmp_path: Path, **changes: Any) -> str:
    _, problems = check_pack(write(tmp_path / "x", {**ALLY, **changes}), PACKS)
    return "\n".join(map(str, problems))


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"atk": None}, "a card of the type ally needs the field 'atk'"),
        ({"classification": "encounter"}, "a player's card needs a classification"),
        ({"type": "alley"}, "did you mean ally?"),
        ({"type": "attachment"}, "an attachment must say what it is attached to; write `play: {attach: ...}`."),
        ({"resources": "X"}, "unknown resource in 'X'"),
        ({"keywords": ["gaurd"]}, "there is no keyword 'gaurd'; did you mean guard?"),
        ({"keywords": ["retaliate"]}, "there is no keyword 'retaliate'"),
        ({"back": "x_9"}, "its other face 'x_9' is missing"),
        ({"code": "a/b"}, "this is not a valid code"),
        ({"code": "drone"}, "this is not a valid code"),
        ({"code": "01001a"}, "the code belongs to Spider-Man, which is of the type hero; choose another code"),
        ({"boost_star": True}, "it has boost_star, but no ability of the kind 'boost'"),
        ({"abilities": [{"boost": "surge"}]}, "but not boost_star: true"),
        ({"abilities": [{"response": "surge", "effect": "surge"}]}, "a trigger of a response belongs here"),
        ({"abilities": ["constant"]}, "constant needs the field 'mods'"),
        ({"abilities": ["resource"]}, "needs the field 'produces'"),
        ({"abilities": [{"resource": "Z"}]}, "the resources 'Z' must consist of the letters"),
        (
            {"abilities": [{"action": {"lasts": {"name": "boom", "until": "round"}}}]},
            "lasts starts 'boom', which is not one of the card's lasting effects",
        ),
        ({"abilities": [{"action": {"draw": {"n": "many"}}}]}, "no word 'many' for a number"),
        ({"abilities": [{"action": {"give": {"to": "you", "status": "asleep"}}}]}, "'asleep' is not one of the words"),
        (
            {"abilities": [{"action": {"bind": {"name": "it*1", "number": 1}}}]},
            "'it*1' is not a valid name for a binding",
        ),
        (
            {"abilities": [{"constant": [{"stat": "atk", "amount": 1, "to": "every_target"}]}]},
            "every_target refers to what triggered the ability, but nothing triggers this one",
        ),
        (
            {"abilities": [{"action": {"heal": {"who": "you", "amount": "event_amount"}}}]},
            "event_amount refers to what triggered the ability",
        ),
        ({"play": {"attach": "event_target"}}, "play: event_target refers to a trigger"),
        ({"quantity": 0}, "its quantity is 0; it must be 1 to 99"),
        ({"quantity": 100}, "its quantity is 100; it must be 1 to 99"),
        ({"atk_cons": -5}, "its atk_cons is -5; it must be 0 or more."),
        ({"hp": -1}, "its hp is -1; it must be 0 or more."),
        ({"cost": -3}, "its cost is -3; it must be -2 or more."),
        ({"classification": "justic e"}, "did you mean justice?"),
        ({"classification": "{}"}, "that are allowed here; known: aggression, basic,"),
        ({"name": ""}, "it has no name"),
        ({"colour": "red"}, "no field 'colour'"),
        ({"abilities": [{"action": []}]}, "x_1: ability 1: it does nothing; write what it does, or leave it out."),
        ({"abilities": [{"action": "nothing"}]}, "ability 1: it does nothing"),
        (
            {"abilities": [{"response": {"has_attacked": {}}, "effect": [[], {"may": []}]}]},
            "ability 1: it does nothing",
        ),
        ({"abilities": [{"constant": []}]}, "ability 1: it does nothing"),
    ],
)
def test_a_bad_card_is_told_with_its_line(tmp_path: Path, changes: dict[str, Any], text: str) -> None:
    found = card_faults(tmp_path, **changes)
    assert text in found
    assert all(line.startswith("cards.yaml:") for line in found.splitlines())


@pytest.mark.pure_only
def test_every_word_that_asks_for_the_trigger_is_known() -> None:
    asks = ("game.event_of(", "game.window_at(effect.window", "game.stack[effect.window")
    found = {cls for cls in VOCABULARY.classes if any(each in inspect.getsource(cls) for each in asks)}
    assert found == set(OF_THE_TRIGGER)


def test_a_card_without_abilities_written_is_no_card(tmp_path: Path) -> None:
    card = {key: value for key, value in ALLY.items() if key != "abilities"}
    _, problems = check_pack(write(tmp_path / "x", card), PACKS)
    assert [problem.text for problem in problems] == ["x_1: a pack card needs the field 'abilities'."]


def test_what_nothing_includes_is_told(tmp_path: Path) -> None:
    treachery = {**ALLY, "code": "x_3", "type": "treachery", "classification": "encounter"}
    _, problems = check_pack(write(tmp_path / "x", ALLY, treachery), PACKS)
    assert [problem.text for problem in problems] == [
        "x_3: nothing includes it: list it in a hero, a set or a scenario."
    ]


def test_a_bad_hero_is_told(tmp_path: Path) -> None:
    pack = read_pack(ECHO, PACKS)
    cards = [PACKS.vocabulary.dump(card, PackCard) for card in pack.part("cards").values()]
    hero = PACKS.vocabulary.dump(sets.heroes((pack,))["echo"])
    hero["cards"] = {**hero["cards"], "echo_02": 2, "echo_12": 1, "echo_99": 1}
    hero |= {"obligation": "echo_10", "starter_aspect": "courage", "alter_ego": "echo_01a"}
    _, problems = check_pack(write(tmp_path / "x", *cards, heroes=[hero]), PACKS)
    found = "\n".join(map(str, problems))
    for text in (
        "it lists 'echo_99', which has no facts",
        "it lists echo_12 (A Convenient Lie), which is of the type side_scheme",
        "a hero must have 15 cards, not 18",
        "its obligation echo_10 (Encore) is of the type event, not obligation",
        "its alter_ego echo_01a (Echo) is of the type hero, not alter_ego",
        "its starter_aspect must be one of aggression",
        "echo_11: nothing includes it",
    ):
        assert text in found
