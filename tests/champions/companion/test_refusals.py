"""What a companion refuses, and what it keeps."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenrule.games.champions import GAME, ids
from goldenrule.games.champions.companion.commands import COMMANDS
from goldenrule.games.champions.companion.game import quiet_content
from goldenrule.games.champions.companion.table import ChampionsCompanion
from goldenrule.games.champions.sets import modulars
from goldenrule.kernel.errors import BadInput
from goldenrule.table import companion_files
from goldenrule.testing import rule
from tests.champions.companion.playing import TEXTS, begin, go, refused, say, seen


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("xyzzy", "neither a command nor an answer"),
        ("damage villain", "Type a target and a number"),
        ("damage villain x", "a number from 0 to 99, not with 'x'"),
        ("damage villain 100", "a number from 0 to 99, not with '100'"),
        ("damage 9 3", "'9' is not a player"),
        ("stun 9", "'9' is not a player"),
        ("attack", "Type the name or the code of a card"),
        ("enter", "Type the name or the code of a card"),
        ("mill 0", "type a number from 1 to"),
        ("mill 999", "type a number from 1 to"),
        ("damage Ultron 3", "no card 'Ultron'"),
        ("damage Charge 3", "has no printed hit points"),
        ("thwart Sandman 2", "is not a scheme"),
        ("damage Hydra Mercenary 5", "There are 2 of Hydra Mercenary"),
        ("damage Hydra Mercenary 3 5", "There is no Hydra Mercenary 3; there are 2"),
        ("discard villain", "leaves play only when its stage is defeated"),
        ("remove villain", "leaves play only when its stage is defeated"),
        ("form 7", "is not a player"),
        ("stun Breakin' & Takin'", "is not a character"),
        ("attach Charge villain", "does not name a host"),
        ("attach villain to Charge", "Rhino is not an attachment"),
        ("attach Sandman to Charge", "Sandman is not an attachment"),
        ("token x", "is not a number of tokens"),
        ("maximum 1 0", "at least 1 hit point"),
        ("engage Charge 1", "is not a minion"),
        ("enter Backflip", "no card"),
        ("enter Hard to Keep Down", "no card"),
        ("enter S", "fits"),
        ("damage villain ²", "a number from 0 to 99, not with '²'"),
        ("damage ² 1", "no card '²'"),
        ("token ²", "is not a number of tokens"),
        ("deal ²", "'²' is not a player"),
        ("reveal ²", "no card"),
        ("engage Hydra Mercenary ²", "a number from 0 to 99, not with '²'"),
        pytest.param(f"damage villain {'9' * 5000}", "must end with a number from 0 to 99", id="5000 digits"),
        pytest.param(f"form {'1' * 5000}", "is not a player", id="player with 5000 digits"),
        pytest.param(f"token {'1' * 5000}", "is not a number of tokens", id="5000 digits of tokens"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(line: str, says: str) -> None:
    table = begin()
    for name in ("Hydra Mercenary", "Hydra Mercenary", "Sandman", "Charge", "Breakin' & Takin'"):
        table.obey(f"enter {name}")
    refused(table, line, says)


@pytest.mark.parametrize("answer", ["²", "def ²", "9" * 5000, f"def {'9' * 5000}", "2", "ally 2"])
def test_who_defends_is_answered_or_asked_again(answer: str) -> None:
    table = begin()
    table.obey("form 1")
    refused(go(table, "declare_defender"), answer, "does not answer an attack")


@pytest.mark.parametrize("answer", ["²", "9" * 5000, "100", "-1", "ally"])
def test_an_amount_is_answered_with_a_number_or_asked_again(answer: str) -> None:
    refused(go(begin(), "place_threat"), answer, "is not an amount")


def test_impossible_tables_are_refused() -> None:
    tables: tuple[tuple[dict[str, Any], str], ...] = (
        ({"heroes": ["nobody"]}, "no hero"),
        ({"heroes": ["spider_man", "spider_man"]}, "chosen twice"),
        ({"heroes": []}, "1 to 4 heroes"),
        ({"scenario": "galactus"}, "no scenario"),
        ({"modular": ["x"]}, "no modular set"),
    )
    for options, says in tables:
        with pytest.raises(BadInput, match=says):
            begin(**{"heroes": ["spider_man"], **options}) if "heroes" not in options else GAME.companion(
                options, "1", False, TEXTS
            )
    assert begin(modular=list(modulars())).game.pending


def test_every_command_is_explained_in_the_help() -> None:
    assert not [word for word in COMMANDS if word not in begin().help()]


# -- what is kept ------------------------------------------------------------------------------------------------------


def sitting(*lines: str) -> companion_files.CompanionTable:
    table = companion_files.CompanionTable(
        companion_files.CompanionFile("champions", {"heroes": ["spider_man"]}, "1"), TEXTS
    )
    for line in lines:
        table.obey(line)
    return table


def test_a_table_is_read_back_as_it_was_and_everything_can_be_taken_back(tmp_path: Path) -> None:
    table = sitting("form", "enter Sandman", "", "", "")
    table.write(tmp_path / "table.json")
    again = companion_files.read(tmp_path / "table.json", TEXTS)
    assert seen(again.companion) == seen(table.companion)  # type: ignore[arg-type]  # it is one of Champions
    with pytest.raises(BadInput):
        again.obey("xyzzy")
    assert (again.digest(), again.lines) == (table.digest(), table.lines)
    for n in range(5, 0, -1):
        assert len(again.lines) == n and again.undo()
    assert not again.undo() and again.digest() == sitting().digest()


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("game", "chess", r"damaged.*no game"),
        ("game", "heroes", r"damaged.*has no companion"),
        ("options", {"heroes": ["galactus"]}, r"damaged.*no hero"),
        ("options", {"heroes": "x" * 1000}, r"damaged.*list of names"),
        ("options", {"seats": 3}, r"damaged.*no option"),
        ("options", [], "not a table"),
        ("seed", "2", "lines lead to another table"),
        ("seed", "x" * 10_001, "not a table"),
        ("typed", True, "damaged"),
        ("typed", "yes", "not a table"),
        ("lines", ["form", "xyzzy"], r"damaged.*'xyzzy' is neither"),
        ("lines", ["form"], "lines lead to another table"),
        ("lines", ["damage 1 99", ""], r"damaged.*The game is over"),
        ("lines", ["x" * 201], "not a table"),
        ("lines", [""] * 10_001, "not a table"),
        ("digest", "", "lines lead to another table"),
        ("format", 3, "not a table"),
        ("stages", [], "comes from an earlier version of Goldenrule"),
    ],
)
def test_a_damaged_table_is_refused(path: str, value: Any, says: str, tmp_path: Path) -> None:
    kept = tmp_path / "table.json"
    sitting("form", "", "", "", "", "", "", "", "").write(kept)
    data = msgspec.json.decode(kept.read_bytes())
    data[path] = value
    kept.write_bytes(msgspec.json.encode(data))
    with pytest.raises(BadInput, match=rf"(?=.*; move it away, and begin a new one)table\.json.* .*{says}") as error:
        companion_files.read(kept, TEXTS)
    assert len(str(error.value)) < 400


def test_long_lines_are_not_read() -> None:
    with pytest.raises(BadInput, match="lines of at most 200 characters"):
        sitting().obey("x" * 201)


def set_up_of(table: ChampionsCompanion) -> list[str]:
    """What people are told to type for set-up."""
    said = table.setup_steps()[-1]
    return said.partition("Type: ")[2].rstrip(".").split("; ") if said.startswith("Set up") else []


@rule("MC-SETUP-10", "MC-SETUP-16")
@pytest.mark.parametrize("typed", [False, True])
@pytest.mark.parametrize(
    ("scenario", "wanted"),
    [
        ("rhino", []),
        ("klaw", ["reveal Defense Network", "mill minion", "enter NAME 1"]),
        ("ultron", ["enter Ultron Drones", "enter Drone 1"]),
    ],
)
def test_the_companion_sets_up_what_the_cards_say(scenario: str, wanted: list[str], typed: bool) -> None:
    table = begin(scenario=scenario, typed=typed)
    told = set_up_of(table)
    assert told == [each for each in wanted if not (typed and each.startswith("mill"))]
    g, s = table.game, table.game.state
    name = ""
    for line in told:
        if line.startswith("mill"):
            assert any("comes up" in each for each in say(table, line))
            name = g.ident(s.zones[ids.ENCOUNTER_DISCARD][0]).name
        else:
            say(table, line.replace("NAME", "Hydra Mercenary" if typed else name if "NAME" in line else ""))
    in_play = {g.face(e).name for e in s.zones[ids.TABLE]}
    engaged = [g.face(e) for e in s.zones[ids.ENGAGEMENTS[0]]]
    assert ("Defense Network" in in_play) is (scenario == "klaw")
    assert ("Ultron Drones" in in_play) is (scenario == "ultron")
    assert [face.type for face in engaged] == ([] if scenario == "rhino" else ["minion"])
    if scenario == "klaw" and not typed:
        assert engaged[0].name == name and not [e for e in s.zones[ids.ENCOUNTER_DISCARD] if g.ident(e).name == name]


@pytest.mark.parametrize("typed", [False, True])
@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("The Masters of Evil", ["mill minion Masters of Evil", "enter NAME 1"]),
        ("Masterplan", ["mill side scheme", "reveal NAME"]),
        ("Ritual Combat", ["mill 1"]),
    ],
)
def test_cards_that_discard_from_the_encounter_deck_say_what_to_type(card: str, wanted: list[str], typed: bool) -> None:
    hero = "black_panther" if card == "Ritual Combat" else "spider_man"
    table = begin(hero, scenario="klaw", expert=True, modular=["masters_of_evil"], typed=typed)
    say(table, f"reveal {card}")
    for _ in range(3):
        if table.step().ability is not None:
            break
        say(table, "")
    asked = table.prompt()[2]
    for each in wanted:
        assert (each in asked) is not (typed and each.startswith("mill")), asked


def test_mill_discards_until_a_card_comes_up_and_says_when_none_does() -> None:
    table = begin(scenario="klaw")
    g, zones = table.game, table.game.state.zones
    deck = len(zones[ids.ENCOUNTER_DECK])
    said = say(table, "mill 2")
    assert len(zones[ids.ENCOUNTER_DISCARD]) == 2 and len(zones[ids.ENCOUNTER_DECK]) == deck - 2, said
    say(table, "mill side scheme")
    top = g.ident(table.game.state.zones[ids.ENCOUNTER_DISCARD][0])
    assert top.type == "side_scheme"
    assert any("No card of that kind came up" in each for each in say(table, "mill environment"))
    for wrong in ("mill hero", "mill minion Nonsense", "mill 2 cards"):
        with pytest.raises(BadInput, match="is not a type of card"):
            say(table, wrong)
    with pytest.raises(BadInput, match="the printed encounter deck: discard from it"):
        say(begin(scenario="klaw", typed=True), "mill minion")


@pytest.mark.parametrize("scenario", ["rhino", "klaw", "ultron"])
def test_every_scheme_is_revealed_and_every_card_that_is_set_aside_is_known_by_name(scenario: str) -> None:
    names = [face.name for face in quiet_content().faces if face.type == "side_scheme"]
    table = begin("spider_man", "black_panther", scenario=scenario)
    aside = [table.game.ident(e).name for seat in (0, 1) for e in table.game.state.zones[ids.NEMESES[seat]]]
    assert len(aside) >= 8
    for name in dict.fromkeys([*names, *aside]):
        table = begin("spider_man", "black_panther", scenario=scenario)
        said = say(table, f"reveal {name}")
        assert any(name in line for line in said), name
