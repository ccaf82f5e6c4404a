"""`pack migrate` rewrites packs of earlier notations word by word; `pack check` names the new word for each old one."""

import json
import shutil
from pathlib import Path

import pytest

from goldenrule.cli.main import main
from goldenrule.kernel.errors import BadInput
from goldenrule.packs.migrating import OLD_FILE, migrate, rewrite_file
from goldenrule.packs.reading import check_pack, read_pack
from goldenrule.table.packs import game_packs

OLD = Path(__file__).with_name("old")
"""The example packs as they were in the first notation."""
NOW = Path(__file__).resolve().parents[2] / "examples" / "packs"
CHAMPIONS = game_packs("champions")


@pytest.mark.parametrize(("name", "game"), [("echo", "champions"), ("what_if", "skirmish")])
def test_the_old_example_packs_become_what_they_are_today(tmp_path: Path, name: str, game: str) -> None:
    folder = tmp_path / name
    shutil.copytree(OLD / name, folder)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    done = migrate(folder, game_packs(game))
    assert done
    pack, now = read_pack(folder, game_packs(game)), read_pack(NOW / name, game_packs(game))
    mine, theirs = pack.part("cards"), now.part("cards")
    changed = {"echo_01a"}  # today it answers the attacks of any enemy, and does not name them
    assert {*mine} == {*theirs}
    assert {key for key in mine if mine[key].abilities != theirs[key].abilities} <= changed
    for file, _ in done:
        assert (folder / (file + OLD_FILE)).read_bytes() == before[file]
        old, new = before[file].decode(), (folder / file).read_text("utf-8")
        notes = [line.partition("#")[2] for line in old.splitlines() if "#" in line]
        assert [line.partition("#")[2] for line in new.splitlines() if "#" in line] == notes
        same = [line for line in new.splitlines() if line in old.splitlines()]
        order = iter(old.splitlines())
        assert all(line in order for line in same), "the lines that stay keep their order"
    assert migrate(folder, game_packs(game)) == [], "a second time there is nothing to do"


def ability(text: str) -> str:
    return f"- code: x_1\n  name: body\n  type: ally\n  abilities:\n{text}"


def migrated(text: str) -> str:
    after, n, left = rewrite_file("cards.yaml", ability(text).encode(), CHAMPIONS)
    assert n
    assert left == []
    return after.decode().removeprefix(ability(""))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    - {kind: action, effect: {draw: {n: 1}}}\n", "    - {action: {draw: {n: 1}}}\n"),
        ("    - {effect: {draw: {n: 1}}, kind: action}\n", "    - {action: {draw: {n: 1}}}\n"),
        (
            "    - effect: {draw: {n: 1}}\n      kind: action   # why\n      form: hero\n",
            "    - action: {draw: {n: 1}}\n         # why\n      form: hero\n",
        ),
        (
            "    - effect: {draw: {n: 1}}\n      kind: action\n    # the next card\n",
            "    - action: {draw: {n: 1}}\n    # the next card\n",
        ),
        ("    - kind: resource\n      produces: W\n", "    - resource: W\n"),
        (
            "    - kind: constant\n      mods: [{stat: atk, amount: 1, to: this}]\n",
            "    - constant: [{stat: atk, amount: 1, to: this}]\n",
        ),
        (
            "    - {kind: action, effect: {choose: {of: the_villain, body: {damage: {to: {var: it}, amount: 1}}}}}\n",
            "    - {action: {choose: {of: villain, do: {damage: {to: {it: it}, amount: 1}}}}}\n",
        ),
        (
            "    - kind: response\n      forced: true\n      place: hand\n      effect: surge\n"
            "      when: {event: enemy_attack, timing: response, test: against_you}\n",
            "    - effect: surge\n      forced_response: {has_attacked: {against: you}}\n",
        ),
        (
            "    - kind: interrupt\n      when:\n        event: damage\n        timing: interrupt\n"
            "        test: {all: [{targets: you}, {flag: from_attack}, {in_form: hero}]}\n      effect: {prevent: 1}\n",
            "    - interrupt: {would_take_damage: {to: you, by: attack, test: {in_form: hero}}}\n"
            "      effect: {prevent: 1}\n",
        ),
        (
            "    - when: {event: enemy_attack, timing: response, test: against_you}\n      effect: surge\n"
            "      kind: response\n      forced: true\n- code: x_2\n  name: B\n  type: ally\n  abilities: []\n",
            "    - forced_response: {has_attacked: {against: you}}\n      effect: surge\n"
            "- code: x_2\n  name: B\n  type: ally\n  abilities: []\n",
        ),
        (
            "    - {when: {event: enemy_attack, timing: response, test: against_you}, effect: surge, kind: response, "
            "forced: true, place: hand}\n",
            "    - {forced_response: {has_attacked: {against: you}}, effect: surge}\n",
        ),
        (
            "    - when: {event: enemy_attack, timing: response, test: against_you}\n      effect: surge\n"
            "      kind: response   # why\n      forced: true\n",
            "    - forced_response: {has_attacked: {against: you}}\n      effect: surge\n         # why\n",
        ),
        ("    - {kind: action, effect: {draw: {n: 1}}}\r\n", "    - {action: {draw: {n: 1}}}\r\n"),
        ("    - {kind: action, body: surge}\n", "    - {action: surge}\n"),
        ("    - {action: {body: {draw: {n: 1}}}}\n", "    - {action: {draw: {n: 1}}}\n"),
        ("    - {response: is_played, body: surge}\n", "    - {response: is_played, effect: surge}\n"),
        (
            "    - action: {choose: {var: x, of: enemies, body: {damage: {to: {var: x}, amount: {var: x}}}}}\n",
            "    - action: {choose: {name: x, of: enemies, do: {damage: {to: {it: x}, amount: {bound: x}}}}}\n",
        ),
    ],
)
def test_only_old_words_change(old: str, new: str) -> None:
    assert migrated(old) == new


def test_the_key_and_the_type_of_a_card_are_renamed() -> None:
    text = "- {id: x_1, name: id, kind: ally, set: x, abilities: [{action: surge}]}\n"
    after, n, _ = rewrite_file("cards.yaml", text.encode(), CHAMPIONS)
    assert (n, after.decode()) == (2, "- {code: x_1, name: id, type: ally, set: x, abilities: [{action: surge}]}\n")


def test_old_words_that_are_texts_stay() -> None:
    text = "- {code: x_1, name: var, subname: body, type: ally, deck_limit: 1, traits: [kind, when], abilities: []}\n"
    after, n, _ = rewrite_file("cards.yaml", text.encode(), CHAMPIONS)
    assert n == 1
    assert after.decode() == text.replace("deck_limit", "max_per_deck")


UNSURE = [
    "    - {kind: response, when: {event: form, timing: response, test: by_you}, effect: surge}\n",
    "    - {kind: response, when: {event: damage, timing: response, test: {flag: moved}}, effect: surge}\n",
    "    - {kind: response, when: {event: damage, timing: response, test: {not: {targets: you}}}, effect: surge}\n",
    "    - {kind: action, form: hero}\n",
    "    - {action: {choose: {of: enemies, do: surge, body: surge}}}\n",
    "    - action:\n        body:\n          draw: {n: 1}\n",
    "    - {kind: delayed, period: round, effect: surge}\n",
    "    - kind: interrupt\n      effect: surge\n      when:\n        event: damage\n        timing: interrupt\n"
    "        test:\n          targets:\n            with_trait: {of: allies, trait: X}\n",
]  # fmt: skip


@pytest.mark.parametrize("text", UNSURE)
def test_what_is_not_certain_is_left_to_a_person_and_nothing_is_written(tmp_path: Path, text: str) -> None:
    folder = pack(tmp_path, text)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(BadInput, match=r"x was not rewritten, and nothing in it has changed: cards.yaml:\d+: "):
        migrate(folder, CHAMPIONS)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def pack(tmp_path: Path, text: str) -> Path:
    folder = tmp_path / "x"
    folder.mkdir(parents=True)
    about = {"format": 1, "id": "x", "game": "champions", "files": ["cards.yaml"]}
    (folder / "pack.yaml").write_text(json.dumps(about), "utf-8")
    (folder / "cards.yaml").write_bytes(ability(text).encode())
    return folder


def test_an_old_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    folder = pack(tmp_path, "    - {kind: action, effect: {draw: {n: 1}}}\n")
    kept = folder / ("cards.yaml" + OLD_FILE)
    kept.write_text("something else", "utf-8")
    before = (folder / "cards.yaml").read_bytes()
    with pytest.raises(BadInput, match="already exists"):
        migrate(folder, CHAMPIONS)
    assert (folder / "cards.yaml").read_bytes() == before
    kept.write_bytes(before)  # of an attempt that was cut off
    assert migrate(folder, CHAMPIONS) == [("cards.yaml", 1)]
    assert kept.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("    - action: {choose: {of: enemies, body: surge}}\n", "no field 'body'; it is now called do."),
        ("    - action: {exhaust: var}\n", "'var' for a set of cards; it is now called it."),
        ("    - action: {exhaust: the_villain}\n", "'the_villain' for a set of cards; it is now called villain."),
        ("    - {kind: action, effect: surge}\n", "an ability now begins with its kind: action:"),
        ("    - {kind: response, forced: true, when: surge, effect: surge}\n", "with its kind: forced_response:"),
        ("    - {response: {event: enter, timing: response}, effect: surge}\n", "enters_play instead of event"),
        ("    - {response: {event: form, timing: response}, effect: surge}\n", "docs/packs.md lists the triggers"),
        ("    - action: {choose: {of: enemies, do: surge, var: x}}\n", "no field 'var'; it is now called name."),
        ("    - action: {draw: {n: {var: x}}}\n", "'var' for a number; it is now called bound."),
        ("    - action: {body: surge}\n", "action has its 'body' directly after the word; write action: ... ."),
        ("    - {response: is_played, body: surge}\n", "no field 'body'; it is now called effect."),
        ("    - {when: is_played, effect: surge}\n", "Write interrupt: ... instead of when:."),
        ("    - {effect: surge, form: hero}\n", "Write action: ... instead of effect:."),
        ("    []\n  kind: ally\n", "no field 'kind'; it is now called type."),
        ("    []\n  id: x_2\n", "no field 'id'; it is now called code."),
        ("    []\n  rules: {max_per_player: 1}\n", "no field 'rules'; it is now called play."),
        ("    []\n  deck_limit: 1\n", "no field 'deck_limit'; it is now called max_per_deck."),
    ],
)
def test_the_check_names_the_new_word(tmp_path: Path, text: str, said: str) -> None:
    _, problems = check_pack(pack(tmp_path, text), CHAMPIONS)
    assert any(said in each.text for each in problems), [each.text for each in problems]


@pytest.mark.parametrize("game", ["skirmish", "heroes"])
def test_the_words_of_all_games_are_named_in_each(game: str) -> None:
    words = game_packs(game).vocabulary
    assert words.old == {"body": ("do", "effect"), "var": ("it", "bound", "name")}
    known = {word for word, _ in words.words}
    assert "it" in known
    assert "do" in words.names(dict(words.words)["choose"])


def test_every_old_word_of_champions_has_a_new_one_that_there_is() -> None:
    words = CHAMPIONS.vocabulary
    known = {word for word, _ in words.words} | words.names(CHAMPIONS.parts["cards"].type) | {"do"}
    assert {new for news in words.old.values() for new in news} <= known | {"effect", "name"}
    fields = {name: words.names(cls) for name, cls in words.words}
    for (trigger, _), said in CHAMPIONS.old_tests.items():
        assert not said or said.partition(" ")[0] in fields[trigger]
    assert not CHAMPIONS.only_in_triggers & known


def test_the_command_says_what_it_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack(tmp_path, "    - {kind: action, effect: {draw: {n: 1}}}\n")
    assert said(folder) == 0
    assert "cards.yaml: one place rewritten; the old file is cards.yaml.old." in capsys.readouterr().out
    assert said(folder) == 0
    assert "nothing was written" in capsys.readouterr().out


def said(folder: Path) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["pack", "migrate", str(folder)])
    return int(ended.value.code or 0)


@pytest.mark.parametrize("text", ["    - {action: surge}\n", "    - {kind: action, effect: surge}\n", *UNSURE])
def test_the_check_says_what_migrate_does(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    folder = pack(tmp_path, text)
    with pytest.raises(SystemExit):
        main(["pack", "check", str(folder)])
    told = capsys.readouterr().out
    if text in UNSURE:
        assert "writes nothing until you have rewritten the uncertain places by hand: cards.yaml:" in told
        with pytest.raises(BadInput):
            migrate(folder, CHAMPIONS)
    else:
        assert ("rewrites one place in an earlier notation" in told) == bool(migrate(folder, CHAMPIONS))


def test_a_field_with_an_old_name_is_not_missing(tmp_path: Path) -> None:
    _, problems = check_pack(pack(tmp_path, "    - {response: is_played, body: surge}\n"), CHAMPIONS)
    assert not any("needs the field 'effect'" in each.text for each in problems)
    _, problems = check_pack(pack(tmp_path / "y", "    - {response: is_played}\n"), CHAMPIONS)
    assert any("needs the field 'effect'" in each.text for each in problems)


def test_a_wrong_manifest_hides_no_fault_of_the_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack(tmp_path, "    - {action: sugre}\n")
    about = json.loads((folder / "pack.yaml").read_text("utf-8"))
    (folder / "pack.yaml").write_text(json.dumps({**about, "nme": "X"}), "utf-8")
    found, problems = check_pack(folder, CHAMPIONS)
    assert found is None
    assert any("did you mean name?" in each.text for each in problems)
    assert any("'sugre'" in each.text for each in problems)
    with pytest.raises(SystemExit):
        main(["pack", "check", str(folder)])
    told = capsys.readouterr().out
    assert "'nme'" in told and "'sugre'" in told


@pytest.mark.parametrize("text", ["", "# nothing\n", "[]\n", "cards: []\n"])
def test_an_empty_card_file_is_a_fault(tmp_path: Path, text: str) -> None:
    folder = pack(tmp_path, "    []\n")
    (folder / "cards.yaml").write_text(text, "utf-8")
    found, problems = check_pack(folder, CHAMPIONS)
    assert found is None
    assert [str(each) for each in problems] == [
        "cards.yaml: is empty, or has only comments; fill it in, or name another file."
    ]
