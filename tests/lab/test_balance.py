"""`goldenrule pack balance`: many games held against what their game calls fair."""

import re
from pathlib import Path

import pytest

from goldenrule.gamekit.balance import Bound, Page
from goldenrule.gamekit.regression import TooFew, fit
from goldenrule.games.heroes import balance as heroes
from goldenrule.games.skirmish import balance as skirmish
from goldenrule.games.skirmish import ids
from goldenrule.kernel.decisions import DONE
from goldenrule.lab import balance as lab
from goldenrule.words.texts import Texts
from tests.cli.helpers import run

WHAT_IF = str(Path(__file__).resolve().parents[2] / "examples" / "packs" / "what_if")
ECHO = str(Path(__file__).resolve().parents[2] / "examples" / "packs" / "echo")


def test_games_do_not_depend_on_processes() -> None:
    one = lab.play_all("skirmish", games=30, seed="jobs")
    assert one == lab.play_all("skirmish", games=30, seed="jobs", jobs=2)
    assert one != lab.play_all("skirmish", games=30, seed="other")
    assert len(one[2]) == 30 and sum(sum(deck.values()) for deck in one[2][0].decks) == 82


def test_a_regression_finds_what_made_its_values() -> None:
    rows = [(1.0, float(x), float(x % 3)) for x in range(30)]
    found = fit(rows, [2 + 3 * x - y for _, x, y in rows])
    assert found.coefficients == pytest.approx([2, 3, -1])
    assert found.contrast([0, 1, 1]) == pytest.approx((2, 0), abs=1e-6)
    with pytest.raises(TooFew):
        fit([(1.0, 2.0, 3.0), (2.0, 4.0, 6.0), (3.0, 6.0, 9.0)], [1, 2, 3])


@pytest.mark.parametrize(
    ("value", "margin", "verdict"),
    [(0.5, 0.01, "holds"), (0.5, 0.1, "open"), (0.56, 0.01, "fails"), (0.56, 0.1, "open"), (0.53, 0.001, "open")],
)
def test_a_bound_holds_or_does_not_or_cannot_be_told_yet(value: float, margin: float, verdict: str) -> None:
    assert Bound("wins", value, 0.47, 0.53, "", "", (value - margin, value + margin)).verdict == verdict
    assert Bound("wins", value, 0.47, 0.53, "", "").verdict == ("holds" if value <= 0.53 else "fails")


@pytest.mark.parametrize(
    ("value", "margin", "games"),
    [(0.5, 0.06, 400), (0.5, 0.031, 110), (0.56, 0.09, 900), (0.5301, 0.1, 0), (0.53, 0.1, 0), (0.5, 0.01, 100)],
)
def test_how_many_games_would_tell(value: float, margin: float, games: int) -> None:
    """Twice as near takes four times as many; a hundred have been played. 0: not even a million."""
    bound = Bound("wins", value, 0.47, 0.53, "", "", (value - margin, value + margin))
    assert bound.games_to_tell(100) == games


def test_the_games_that_would_tell_do_tell() -> None:
    """If the value stays what it is, the interval of so many games lies on one side."""
    page = Page(Texts("en"))
    for share in (0.48, 0.5, 0.52, 0.55, 0.6):
        few = page.bound("wins", share, 0.47, 0.53, 60)
        more = few.games_to_tell(60)
        assert few.verdict == "open" and more > 60
        assert page.bound("wins", share, 0.47, 0.53, 2 * more).verdict == ("holds" if share <= 0.53 else "fails")
        assert page.bound("wins", share, 0.47, 0.53, more // 2).verdict == "open"


def test_what_never_happened_in_a_few_games_may_happen_in_more() -> None:
    page = Page(Texts("en"))
    few, many = (page.bound("an ending", 0.0, 0.03, 1, games) for games in (60, 1000))
    assert few.verdict == "open"
    assert many.verdict == "fails"


def test_what_does_not_hold_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skirmish, "COPY_SHIFT", 9.0)
    monkeypatch.setattr(skirmish, "RAREST_ENDING", 0.0)
    monkeypatch.setattr(skirmish, "FACTION_WINS", (0.0, 1.0))
    monkeypatch.setattr(skirmish, "LENGTH", (0.0, 99.0))
    for name, value in (("MOST_IDLE", 1.0), ("LEAST_LED", 0.0), ("LEAST_ARTIFACTS", 0.0)):
        monkeypatch.setattr(skirmish, name, value)
    page = tmp_path / "page.md"
    asked = ("pack", "balance", "--game", "skirmish", "--games", "60", "--seed", "say")
    fair = run(tmp_path, *asked, "--print", "--out", str(page))
    assert (fair.returncode, fair.stderr) == (0, "34 of 34 bounds hold (60 games, bot sensible).\n")
    assert page.read_text("utf-8") == fair.stdout
    assert fair.stdout.startswith("# Marvel: Skirmish! In New York: is it fair?\n\n60 games of the bot")
    monkeypatch.setattr(skirmish, "FACTION_WINS", (0.99, 1.0))
    unfair = run(tmp_path, *asked)
    assert unfair.returncode == 1
    assert unfair.stdout.startswith("DOES NOT HOLD: The Heroes win: ")
    assert "Does not hold: The Heroes win: " in unfair.stderr and "not at least 99%.\n" in unfair.stderr
    assert unfair.stderr.count("\n") == 2
    monkeypatch.setattr(skirmish, "FACTION_WINS", (0.4, 0.65))
    open_ = run(tmp_path, *asked)
    assert open_.returncode == 3
    assert open_.stdout.startswith("CANNOT TELL YET: The Heroes win: ")
    assert open_.stderr.startswith("33 of 34 bounds hold, 1 is undecided (60 games, bot sensible).\n")
    assert re.search(r"Cannot tell yet: The Heroes win: .*, bound: 40% to 65%\. About [\d,]+ games would", open_.stderr)


def idle_game(seed: str, plays: bool) -> skirmish.PlayedGame:
    """A duel in which both sides play the first card that they can, or none."""
    balance = skirmish.SkirmishBalance()
    game = balance.start(2, 0, seed)
    kept = balance.count(game)
    while game.pending:
        decision = game.pending[0]
        done = not plays or decision.options[0][0] != "play"
        game.apply(decision.seat, DONE if done and DONE in decision.options else decision.options[0])
    played: skirmish.PlayedGame = kept()
    return played


def test_a_duel_without_a_card_has_idle_turns_only_and_nobody_leads() -> None:
    played = idle_game("idle", False)
    assert played.idle == played.turns and sum(played.turns) > 30
    assert (played.led, played.artifacts, played.ending) == (False, 0, "deck")


def test_turns_in_which_a_card_is_played_are_not_idle() -> None:
    games = [idle_game(f"busy {n}", True) for n in range(20)]
    assert all(idle < turns for game in games for idle, turns in zip(game.idle, game.turns))
    assert any(game.led for game in games) and not all(game.led for game in games)
    assert any(game.artifacts for game in games)


@pytest.mark.parametrize(
    ("idle", "led", "artifacts", "failed"),
    [
        ((15, 15), 20, 3, []),
        ((16, 15), 20, 3, ["Turns of the Heroes without a card"]),
        ((15, 16), 20, 3, ["Turns of the Villains without a card"]),
        ((15, 15), 19, 3, ["Games in which the Heroes lead at the start of a round"]),
        ((15, 15), 20, 2, ["Artifacts taken in a game"]),
    ],
)
def test_a_duel_is_held_against_idle_turns_leads_and_artifacts(
    idle: tuple[int, int], led: int, artifacts: int, failed: list[str]
) -> None:
    """Of 100 games with 1,000 turns a side, the ways in which games end, and wins, as they should be."""
    page = Page(Texts("en"))
    games = [
        skirmish.PlayedGame(
            ids.FACTIONS[n % 2], skirmish.ENDINGS[n % 4], (10, 10), 90, ({}, {}),
            (idle[0] if n < 10 else 0, idle[1] if n < 10 else 0), n < led, artifacts,
        )
        for n in range(100)
    ]  # fmt: skip
    skirmish.SkirmishBalance().rows(page, games)
    assert [bound.what for bound in page.bounds if not bound.low <= bound.value <= bound.high] == failed


def test_a_page_is_told_in_every_language() -> None:
    played = lab.play_all("heroes", games=120, seed="tongues", bot="random")
    fair = lab.balance_of("heroes")
    for lang in ("en", "es", "uk", "zh-Hant"):
        page = Page(Texts(lang, strict=True))
        fair.tell(page, played)
        teams, endings, finale, plans, of_each, conclusions = 4, 10, 1, 1, 4 * 2, 1
        assert len(page.bounds) == 2 * (teams + endings + finale + plans + of_each + conclusions)
        assert "balance-" not in page.text()


def test_games_of_one_number_of_players_are_those_of_all() -> None:
    every, two = (lab.play_all("heroes", games=6, seed="two", players=n) for n in (0, 2))
    assert {*every} == {2, 4} and two == {2: every[2]}


def test_plans_are_counted_for_those_who_take_part() -> None:
    fair = heroes.HeroesBalance()

    def game(number: int, *plans: tuple[str, int, int], concluded: bool = False) -> heroes.Played:
        setup = fair.start(2, number, "1").setup
        teams, scenario = tuple(setup["teams"]), setup["scenario"]
        return heroes.Played(teams, scenario, (0,), "vp", 3, (9, 8), 200, plans, concluded, 8, 7)

    played = [game(n, ("red_skull", 1, 2), ("kingpin", 0, 0), concluded=n % 4 == 0) for n in range(120)]
    played += [game(n, ("magneto", 3, 0), ("doctor_doom", 1, 1), concluded=n % 4 == 0) for n in range(120)]
    page = Page(Texts("en"))
    fair.tell(page, {2: played})
    found = {
        each.what.removeprefix("2 players: "): (round(each.value, 2), each.low <= each.value <= each.high)
        for each in page.bounds
    }
    assert found["plans that Red Skull tries in a game"] == (3.0, True)
    assert found["plans that Kingpin tries in a game"] == (0.0, False)
    assert found["plans that Doctor Doom tries in a game"] == (2.0, True)
    assert found["plans of Red Skull that succeed"] == (0.33, True)
    assert found["plans of Magneto that succeed"] == (1.0, False)
    assert found["games in which a conclusion is declared"] == (0.25, False)
    assert "A conclusion is declared in 25.0% of the games; a game takes 3.0 Game Rounds." in page.text()


def test_a_conclusion_is_noticed() -> None:
    played = lab.play_all("heroes", games=12, seed="concluded")
    assert {game.concluded for games in played.values() for game in games} == {True, False}
    for players, games in played.items():
        for game in games:
            assert len(game.plans) == players, "those who declare no plan are told, too"
            assert game.concluded <= any(done >= 2 for _, done, _ in game.plans)


def test_packs_change_what_is_played(tmp_path: Path) -> None:
    plain, packed = lab.balance_of("skirmish"), lab.balance_of("skirmish", [WHAT_IF])
    assert plain.hash != packed.hash
    assert lab.play_all("skirmish", games=5) != lab.play_all("skirmish", [WHAT_IF], games=5)


def test_every_scenario_and_pair_of_teams_comes_round() -> None:
    fair = heroes.HeroesBalance()
    begun = [fair.start(2, number, "1").setup for number in range(120)]
    assert len({(tuple(setup["teams"]), setup["scenario"]) for setup in begun}) == 120


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Name a pack, or a game with `--game`: heroes, skirmish."),
        (
            ["--game", "champions"],
            "The game 'champions' has no bounds for fairness; these games have: heroes, skirmish.",
        ),
        ([ECHO], "The game 'champions' has no bounds for fairness; these games have: heroes, skirmish."),
        ([WHAT_IF, ECHO], "The packs are for several games: champions, skirmish; balance one game at a time."),
        (["--game", "chess"], "There is no game 'chess'"),
        (["nowhere"], "nowhere"),
        (
            ["--game", "skirmish", "--games", "3"],
            "3 games are too few to decide everything; `--games 20000` is enough.",
        ),
        (["--game", "heroes", "--games", "3"], "3 games are too few to decide everything; `--games 4"),
        (["--game", "heroes", "--bot", "clever"], "There is no bot 'clever' for heroes"),
        (["--game", "heroes", "--games", "0"], "0"),
        (["--game", "heroes", "--players", "3"], "This game has no bounds for 3 players"),
        (["--game", "heroes", "--out", "/nowhere/page.md"], "/nowhere/page.md cannot be written (No such file"),
        (["--game", "heroes", "--out", "/"], "/ cannot be written (Is a directory)."),
    ],
)
def test_bad_input(arguments: list[str], said: str, tmp_path: Path) -> None:
    found = run(tmp_path, "pack", "balance", *arguments)
    assert (found.returncode, found.stdout, found.stderr.count("\n")) == (2, "", 1)
    assert said in found.stderr
