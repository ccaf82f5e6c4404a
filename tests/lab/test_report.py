"""`goldenrule report RESULTS`: what many games show, as a page and as pictures."""

import re
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest
import vl_convert
from msgspec.structs import replace

from goldenrule.gamekit.intervals import difference_interval
from goldenrule.lab import charts
from goldenrule.lab.report_page import page
from goldenrule.lab.result_statistics import LEAST, WinRate, _value, cards, findings
from goldenrule.lab.result_writer import collect
from goldenrule.lab.results import Run
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts
from tests.cli.helpers import run

TOKENS = Path(__file__).resolve().parents[2] / "web" / "src" / "styles" / "tokens.css"
CSS = Path(charts.__file__).with_name("report.css")
RUNS: dict[str, list[dict[str, Any]]] = {
    "champions": [{"heroes": ["spider_man"]}, {"heroes": ["iron_man"], "scenario": "klaw", "expert": True}],
    "heroes": [{"teams": ["avengers", "x_men"]}, {"teams": ["x_men", "avengers"], "first_player": 1}],
    "skirmish": [{}],
}


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Results of each game."""
    out = {}
    for game, options in RUNS.items():
        out[game] = tmp_path_factory.mktemp("results") / game
        collect(out[game], [Run.of(game, each, "report", ["random"]) for each in options], games=30)
    return out


@pytest.mark.parametrize(
    ("counts", "wanted"),
    [
        ((56, 70, 48, 80), (0.2, 0.0524, 0.3339)),  # Newcombe 1998, table II, method 10
        ((9, 10, 3, 10), (0.6, 0.1705, 0.8090)),
        ((0, 0, 0, 0), (0.0, -1.0, 1.0)),
    ],
)
def test_the_interval_of_a_difference(counts: tuple[int, int, int, int], wanted: tuple[float, ...]) -> None:
    assert difference_interval(*counts) == pytest.approx(wanted, abs=0.0001)


Row = tuple[bool, list[str], list[str]]


def row(won: bool, drawn: str = "", played: str = "") -> Row:
    """A game of one seat: the cards drawn, and played."""
    return won, drawn.split(), played.split()


def frame(rows: list[Row]) -> pl.DataFrame:
    """Games of one seat: won, drawn, played; every deck has the cards 01005, 01003 and 01006."""
    return pl.DataFrame({
        "won": [[won] for won, _, _ in rows],
        "drawn": [[drawn] for _, drawn, _ in rows],
        "played": [[played] for _, _, played in rows],
        "decks": [[["01003", "01005", "01006"]] for _ in rows],
    }, schema_overrides={"played": pl.List(pl.List(pl.String))})  # fmt: skip


def test_what_goes_with_a_card_is_counted_once_a_game() -> None:
    with_it = [row(True, "01005 01005", "01005")] * 30 + [row(False, "01005")] * 10
    without = [row(True, "01003")] * 5 + [row(False, "01003")] * 35
    words = find_game("champions").words(Texts("en"))
    kick, flip = cards(frame(with_it + without), words)
    assert (kick.name, flip.name) == ("Swinging Web Kick", "Backflip")
    assert kick.drawn is not None and kick.played is not None
    assert (kick.drawn.yes, kick.drawn.no) == (WinRate(30, 40), WinRate(5, 40))
    assert (kick.played.yes, kick.played.no) == (WinRate(30, 30), WinRate(5, 50))
    assert kick.drawn.interval[0] == pytest.approx(0.625)
    assert flip.drawn is not None and flip.drawn.interval[0] == pytest.approx(-0.625)
    assert flip.played is None  # nobody played it


def test_a_card_that_is_hardly_seen_is_not_told_of() -> None:
    words = find_game("champions").words(Texts("en"))
    seldom = [row(True, "01005")] * (LEAST - 1) + [row(False)] * 50
    assert not cards(frame(seldom), words)
    assert len(cards(frame([row(True, "01005"), *seldom]), words)) == 1


def test_every_game_is_counted_in_its_place(folders: dict[str, Path]) -> None:
    found = findings(folders["champions"], Texts("en"))
    assert (found.games, found.cooperative, found.first) == (60, True, [])
    assert [(cell.row, cell.column, cell.rate.games) for cell in found.matrix] == [
        ("Spider-Man", "Rhino", 30), ("Iron Man", "Klaw, expert", 30),
    ]  # fmt: skip
    assert sum(found.lengths.values()) == 60 == sum(rate.n for _, rate in found.endings)
    assert [*found.measures] == ["villain_stages", "villain_hp", "threat", "hero_hp"]
    begin = [point for point in found.measures["threat"] if point.round == 1]
    assert sum(point.games for point in begin) + 9 >= 60 and {point.mean for point in begin} == {0.0}

    found = findings(folders["heroes"], Texts("en"))
    assert {(cell.row, cell.column) for cell in found.matrix} == {
        (team, seat) for team in ("Avengers", "X-Men") for seat in ("Seat 1", "Seat 2")
    }
    assert [cell.rate.games for cell in found.first] == [60, 60]

    found = findings(folders["skirmish"], Texts("en"))
    assert [(cell.row, cell.column) for cell in found.matrix] == [("Heroes", ""), ("Villains", "")]
    assert not found.first  # the Villains always begin


def test_runs_that_differ_in_more_than_who_plays_whom_are_told_apart(tmp_path: Path) -> None:
    """Two bots, with two readings of the rules each; all with the same hero."""
    one = {"heroes": ["spider_man"]}
    other = {**one, "readings": ["surge-is-a-dealt-card"]}
    runs = [Run.of("champions", each, "ways", [bot]) for each in (one, other) for bot in ("random", "sensible")]
    frame = collect(tmp_path, runs, games=12)
    found = findings(tmp_path, Texts("en"))
    assert len(found.matrix) == 1
    assert [cell.row for cell in found.ways] == [
        f"bots={bot}, rules={rules}" for rules in ("none", "surge-is-a-dealt-card") for bot in ("random", "sensible")
    ]
    won = [int(frame.filter(frame["run"] == run.id)["won"].list.get(0).sum()) for run in runs]
    assert [cell.rate for cell in found.ways] == [WinRate(n, 12) for n in won] and won[1] > won[0]
    html = page(found, Texts("en"))
    assert "Settings of these games" in html and "bots=sensible, rules=surge-is-a-dealt-card" in html


def test_runs_that_the_matrix_tells_apart_are_not_told_of_twice(folders: dict[str, Path]) -> None:
    assert not findings(folders["champions"], Texts("en")).ways


def test_what_has_no_words_is_numbered(tmp_path: Path) -> None:
    decks = [["spider_man"], [{"hero": "spider_man", "cards": {"01005": 1}}], [{"hero": "spider_man", "cards": {}}]]
    said = [{"decks": each} for each in decks]
    assert [_value("decks", n, said) for n in range(3)] == ["spider_man", "2", "3"]


def test_a_length_in_turns_is_called_so(folders: dict[str, Path]) -> None:
    for game, heading in (("skirmish", "Turns"), ("champions", "Rounds")):
        html = page(findings(folders[game], Texts("en")), Texts("en"))
        table = html[html.index("How long games last") :]
        assert re.findall(r'<th scope="col">(\w+)</th>', table)[0] == heading


@pytest.mark.parametrize("lang", ["en", "es", "uk", "zh-Hant"])
@pytest.mark.parametrize("game", RUNS)
def test_the_page_is_whole_in_every_language(game: str, lang: str, folders: dict[str, Path]) -> None:
    texts = Texts(lang, strict=True)
    html = page(findings(folders[game], texts), texts)
    body = html[html.index("<body>") : html.index("<script")]
    assert f'<html lang="{lang}">' in html
    assert not re.search(r"results-(?!tip)[a-z-]+", body)
    assert not re.search(r"""(src|href)=["']?(?!data:,)\w""", html[: html.index("<script")])
    assert body.count("<section>") == body.count("</section>") == body.count("<details>")


@pytest.mark.parametrize(("lang", "half"), [("en", "0.5"), ("uk", "0,5"), ("es", "0,5"), ("zh-Hant", "0.5")])
def test_numbers_along_an_axis_are_written_as_the_language_does(lang: str, half: str, folders: dict[str, Path]) -> None:
    texts = Texts(lang)
    found = findings(folders["champions"], texts)
    (name,) = [each for each, points in found.measures.items() if max(point.high for point in points) <= 3][:1]
    drawn = charts.ReportCharts(found, texts, charts.LIGHT, 600).charts()[f"progress-{name}"]
    labels = re.findall(r">(\d[.,]\d)</text>", vl_convert.vegalite_to_svg(drawn.to_json()))
    assert half in labels and {label[1] for label in labels} == {half[1]}


def test_a_length_that_no_game_had_has_its_place_in_the_chart(folders: dict[str, Path]) -> None:
    found = findings(folders["skirmish"], Texts("en"))
    found = replace(found, lengths={4: 20, 7: 40})
    drawn = charts.ReportCharts(found, Texts("en"), charts.LIGHT, 600).length().to_dict()
    (rows,) = drawn["datasets"].values()
    assert [(row["length"], row["games"]) for row in rows] == [(4, 20), (5, 0), (6, 0), (7, 40)]


def test_colours_are_those_of_the_page() -> None:
    tokens = TOKENS.read_text("utf-8")
    named = {
        "surface": "surface", "line": "line", "text": "text", "muted": "muted",
        "player": "player-text", "villain": "villain-text", "threat": "threat-text",
    }  # fmt: skip
    for field, token in named.items():
        both = re.search(rf"--{token}: light-dark\((#\w+), (#\w+)\)", tokens)
        assert both is not None
        assert (getattr(charts.LIGHT, field), getattr(charts.DARK, field)) == both.groups(), token
    for token, value in re.findall(r"--([\w-]+): (light-dark\([^)]*\))", CSS.read_text("utf-8")):
        assert f"--{token}: {value};" in tokens, token


def test_the_command_writes_a_page_and_pictures(folders: dict[str, Path], tmp_path: Path) -> None:
    png, svg = tmp_path / "png", tmp_path / "svg"
    found = run(tmp_path, "report", str(folders["skirmish"]), "--png", str(png), "--svg", str(svg))
    assert (found.returncode, found.stderr) == (0, "")
    written = folders["skirmish"] / "report.html"
    assert f"{written}: a page about 30 games." in found.stdout.replace("\n", " ")
    assert written.read_text("utf-8").startswith("<!doctype html>")
    assert {path.stem for path in png.iterdir()} == {path.stem for path in svg.iterdir()}
    assert {"matrix", "length", "endings", "progress-points", "progress-civilians"} <= {
        path.stem for path in png.iterdir()
    }
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in png.iterdir())
    assert all("<svg" in path.read_text("utf-8") for path in svg.iterdir())


def test_what_is_missing_or_no_results_is_said(
    folders: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*arguments: str) -> str:
        found = run(tmp_path, "report", *arguments)
        assert (found.returncode, found.stdout, found.stderr.count("\n")) == (2, "", 1)
        return found.stderr

    duels = str(folders["skirmish"])
    assert "nowhere is not a folder of results" in refused("nowhere", "--png", str(tmp_path))
    (tmp_path / "other").mkdir()
    assert "other is not a folder of results" in refused(str(tmp_path / "other"))
    assert "There is no folder of results with that name, either." in refused("nowhere")
    no_record = refused(str(folders["skirmish"] / "run.json"))
    assert (
        "run.json" in no_record and "A report is made from a saved game, the record of a game, or a folder" in no_record
    )
    assert "the name of a file or folder is missing" in refused(duels, "--png", "")
    assert "are for results: name their folder" in refused("--svg", str(tmp_path))
    assert "are for a report of a saved game" in refused(duels, "--note", "odd")
    assert "cannot be written" in refused(duels, "--out", "/nowhere/page.html")
    (tmp_path / "file").write_text("", "utf-8")
    assert "cannot be written" in refused(
        duels, "--out", str(tmp_path / "page.html"), "--png", str(tmp_path / "file" / "in")
    )
    two = refused(
        duels, "--out", str(tmp_path / "page.html"), "--png", str(tmp_path / "drawn"), "--svg", "/dev/null/in"
    )
    assert "/dev/null/in cannot be written" in two and not [*(tmp_path / "drawn").iterdir()]  # told before the drawing
    empty = tmp_path / "empty"
    empty.mkdir()
    (empty / "run.json").write_bytes((folders["skirmish"] / "run.json").read_bytes())
    assert f"No game has been played in {empty} yet." in refused(str(empty))
    (empty / "run.json").write_text("{}", "utf-8")
    assert "run.json" in refused(str(empty))
    monkeypatch.setitem(sys.modules, "altair", None)
    assert 'needs altair, which is not installed; `pip install "goldenrule[lab]"` adds it' in refused(duels)
