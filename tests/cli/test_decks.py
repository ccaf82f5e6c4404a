"""The command `deck`, games with decks of one's own, and the examples of docs/decks.md."""

import json
import re
import shlex
from pathlib import Path

import pytest

from goldenrule.games.champions.deck_building import new_deck
from goldenrule.games.champions.deck_files import fetch as network
from goldenrule.games.champions.deck_files import write_deck
from goldenrule.kernel.errors import BadInput
from tests.cli.helpers import Result, run

DOCS = Path(__file__).parents[2] / "docs" / "decks.md"
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be in, with a legal deck and one that is not."""
    monkeypatch.chdir(tmp_path)
    deck = new_deck("spider_man", "justice")[0]
    text = write_deck(deck, "marvelcdb")
    (tmp_path / "good.json").write_text(text, encoding="utf-8")
    (tmp_path / "bad.json").write_text(text.replace('"01060": 2', '"01060": 4, "04031": 1'), encoding="utf-8")
    return tmp_path


def deck(home: Path, *words: str) -> Result:
    return run(home, "deck", *words)


def test_a_legal_deck(here: Path) -> None:
    found = deck(here, "check", "good.json")
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout == "good.json: Spider-Man, justice, 40 cards.\nThe deck is legal.\n"


def test_a_deck_that_is_not_legal(here: Path) -> None:
    found = deck(here, "check", "good.json", "bad.json")
    assert found.returncode == 1
    assert (
        "bad.json: Spider-Man, justice, 42 cards.\nA later printing of a card of the core set has another number; "
        in found.stdout
    )
    assert "\nThe deck is not legal: 2 things are wrong.\n" in found.stdout
    assert "(MC-DECK-07)" in found.stdout and "1 x 04031" in found.stdout


def test_the_check_as_json(here: Path) -> None:
    found = deck(here, "check", "--json", "good.json", "bad.json")
    good, bad = json.loads(found.stdout)["decks"]
    assert (good["legal"], good["findings"], good["size"]) == (True, [], 40)
    assert [each["clause"] for each in bad["findings"]] == ["MC-DECK-07", ""]
    assert bad["findings"][0]["cards"] == ["01060"]
    assert bad["unknown"] == [{"code": "04031", "name": "", "copies": 1, "identity": False}]


def test_a_deck_is_shown(here: Path) -> None:
    found = deck(here, "show", "bad.json")
    assert found.returncode == 0 and "The deck is not legal" in found.stdout
    assert re.search(r"^  4 x For Justice! +01060 +2  E +justice$", found.stdout, re.MULTILINE)
    assert "Traits: " in found.stdout and "2 core sets are needed" in found.stdout
    numbers = json.loads(deck(here, "show", "--json", "good.json").stdout)["summary"]
    assert sum(numbers["costs"].values()) == 35 and numbers["boxes"] == 1


@pytest.mark.parametrize("ending", ["json", "txt", "o8d", "yaml"])
def test_a_new_deck_in_every_format(here: Path, ending: str) -> None:
    made = deck(here, "new", "iron_man", "leadership", "--size", "44", "--name", "Armour", "-o", f"new.{ending}")
    assert made.returncode == 0 and "15 cards of the identity" in made.stdout
    assert (
        deck(here, "check", f"new.{ending}").stdout == "Armour: Iron Man, leadership, 44 cards.\nThe deck is legal.\n"
    )
    again = deck(here, "new", "iron_man", "leadership", "-o", f"new.{ending}")
    assert again.returncode == 2 and "already exists" in again.stderr


def test_a_new_deck_on_the_screen(here: Path) -> None:
    made = deck(here, "new", "iron_man", "leadership")
    assert made.stdout.startswith("hero: iron_man\n") and "5 allies" in made.stderr


def test_a_deck_is_converted(here: Path) -> None:
    found = deck(here, "convert", "bad.json", "--to", "text")
    assert found.returncode == 0
    assert "4x For Justice! (Core Set)\n" in found.stdout and "1x 04031" in found.stdout
    assert "not legal" in found.stderr
    dropped = deck(here, "convert", "bad.json", "--to", "text", "--drop-unknown")
    assert "04031" not in dropped.stdout
    assert "Left out because they are unknown: 1 x 04031." in dropped.stderr


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["check", "nowhere.json"], "nowhere.json cannot be read (No such file or directory)."),
        (["check", "https://example.org/1"], "not a deck of MarvelCDB"),
        (["new", "hulk", "justice"], "no hero 'hulk'"),
        (["new", "iron_man", "justice", "--size", "80"], "not 80"),
        (["convert", "good.json", "--to", "pdf"], "no deck format 'pdf'"),
        (["convert", "good.json", "--from", "octgn"], "not valid XML"),
        (["convert", "good.json", "-o", "nowhere/x.json"], "cannot be written"),
        ([], "COMMAND"),
        (["shuffle"], "invalid choice"),
    ],
)
def test_bad_input_gets_one_sentence(here: Path, words: list[str], text: str) -> None:
    found = deck(here, *words)
    assert found.returncode == 2 and text in found.stderr
    assert len(found.stderr.strip().splitlines()) == 1


def test_without_a_network_a_number_fails_clearly(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(urls: tuple[str, ...]) -> bytes:
        raise BadInput(f"{urls[0]} cannot be reached (no network); save the deck as a file instead.")

    monkeypatch.setattr(network, "fetch", cut)
    found = deck(here, "check", "12345")
    assert found.returncode == 2 and "decklist/12345.json cannot be reached" in found.stderr


# -- games -------------------------------------------------------------------------------------------------------------


def test_a_deck_is_played_in_one_command(here: Path) -> None:
    found = run(here, "play", "champions", "--deck", "good.json", "--seed", "1", "--plain", typed="1\nquit\n")
    assert found.returncode == 0 and "Peter Parker" in found.stdout
    assert found.stderr == ""
    saved = json.loads(next((here / "saves").glob("*.json")).read_text(encoding="utf-8"))
    assert sorted(saved["options"]["decks"]["0"]) == new_deck("spider_man", "justice")[0].codes()
    assert "any_deck" not in saved["options"]


def test_a_deck_that_is_not_legal_is_played_only_if_that_is_wanted(here: Path) -> None:
    deck(here, "convert", "bad.json", "--drop-unknown", "-o", "few.json")
    refused = run(here, "play", "champions", "--deck", "few.json")
    assert refused.returncode == 2 and "MC-DECK-07" in refused.stderr
    found = run(here, "play", "champions", "--deck", "few.json", "--any-deck", "--plain", typed="1\nquit\n")
    assert found.returncode == 0
    saved = json.loads(next((here / "saves").glob("*.json")).read_text(encoding="utf-8"))
    assert saved["options"]["any_deck"] is True
    unknown = run(here, "play", "champions", "--deck", "bad.json", "--any-deck")
    assert unknown.returncode == 2 and "04031" in unknown.stderr


def test_bots_play_decks(here: Path) -> None:
    deck(here, "new", "iron_man", "aggression", "-o", "iron.yaml")
    found = run(here, "simulate", "champions", "--deck", "good.json,iron.yaml", "--games", "1", "--json")
    assert found.returncode == 0 and json.loads(found.stdout)["games"] == 1
    watched = run(here, "watch", "champions", "--deck", "iron.yaml", "--bots", "random", "--quick", "--seed", "1")
    assert watched.returncode == 0 and "Tony Stark" in watched.stdout


def test_what_was_added_to_a_deck_is_said_when_it_is_played(here: Path) -> None:
    text = (here / "good.json").read_text(encoding="utf-8")
    (here / "less.json").write_text(text.replace('"01003": 2,', ""), encoding="utf-8")
    found = run(here, "play", "champions", "--deck", "less.json", "--plain", typed="quit\n")
    assert found.returncode == 0
    assert "less.json: Added what every deck of Spider-Man has (MC-DECK-05): 2 x Backflip (01003)." in found.stderr


def test_cards_of_a_content_pack(here: Path) -> None:
    assert run(here, "pack", "new", "mine").returncode == 0  # Rooftop Lookout (justice) and Borrowed Time (basic)
    made = deck(here, "new", "spider_man", "justice", "--pack", "mine", "-o", "mine.yaml")
    assert made.returncode == 0, made.stderr
    assert '"mine_02": 1  # Rooftop Lookout' in (here / "mine.yaml").read_text(encoding="utf-8")
    assert deck(here, "check", "mine.yaml", "--pack", "mine").returncode == 0
    shown = deck(here, "show", "mine.yaml", "--pack", "mine").stdout
    assert "1 x Rooftop Lookout" in shown and "trait-" not in shown
    for ending in ("json", "txt", "o8d"):
        assert deck(here, "convert", "mine.yaml", "-o", f"mine.{ending}", "--pack", "mine").stderr == ""
        again = deck(here, "check", f"mine.{ending}", "--pack", "mine", "--json")
        assert json.loads(again.stdout)["decks"][0]["cards"]["mine_02"] == 1
    played = run(here, "simulate", "champions", "--deck", "mine.json", "--pack", "mine", "--games", "1")
    assert played.returncode == 0, played.stderr
    without = deck(here, "check", "mine.json")
    assert without.returncode == 1 and "mine_02" in without.stdout  # it is not known without its pack


# -- docs/decks.md -----------------------------------------------------------------------------------------------------


def shown(expected: list[str], output: list[str]) -> bool:
    """Is the output what the page shows, but for the numbers, which follow the cards that there are?

    A line of three dots stands for any lines.
    """
    if not expected:
        return not output
    if expected[0] == "...":
        return any(shown(expected[1:], output[i:]) for i in range(len(output) + 1))
    same = bool(output) and re.sub(r"\d+", "n", output[0]) == re.sub(r"\d+", "n", expected[0])
    return same and shown(expected[1:], output[1:])


def test_the_examples_of_the_page(here: Path) -> None:
    commands = 0
    programs = []
    for kind, name, body in BLOCK.findall(DOCS.read_text(encoding="utf-8")):
        if name:
            (here / name).write_text(body, encoding="utf-8")
        if kind == "python":
            programs.append(body)
        if kind != "console":
            continue
        for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
            command, *expected = part.splitlines()
            program, *words = shlex.split(command)
            assert program == "goldenrule"
            found = run(here, *words)
            assert shown(expected, found.stdout.splitlines()), f"{command}\n{found.stdout}{found.stderr}"
            commands += 1
    assert commands == 7
    assert len(programs) == 1
    names: dict[str, object] = {}
    exec(programs[0], names)
    assert "klaw" in str(getattr(names["game"], "options", ""))


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_deck_without_a_name_is_refused(tmp_path: Path, command: str) -> None:
    done = run(tmp_path, "deck", command, "")
    assert done.returncode == 2 and done.stderr.startswith("The name of a deck is empty; give a file")
