"""The table of Marvel Heroes: what is told in lines and what is drawn, at every width, to whom; and whole games."""

from functools import cache
from pathlib import Path

import pytest

from goldenrule.bots import make_bot
from goldenrule.cli.boards import plain
from goldenrule.cli.client_texts import Words
from goldenrule.gamekit.board import Board, Card, Group, district, places
from goldenrule.games.heroes import GAME, ids
from goldenrule.games.heroes.board_base import HeroesTable
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import HAND, VILLAINS, seat_zone
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.table.game_setup import new_session
from goldenrule.words.texts import Texts
from tests.cli.boards import drawn, strict_words, told
from tests.cli.helpers import at_random, run, type_in
from tests.cli.helpers import lines as typed
from tests.playing import play_on

TEAMS = ["avengers", "fantastic_four", "marvel_knights", "x_men"]


def new(players: int = 2, scenario: str = "born_again", seed: str = "board") -> Heroes:
    return GAME.make({"teams": TEAMS[:players], "scenario": scenario, "first_player": 0}, seed)


@cache
def played(players: int, decisions: int, fighting: bool = False) -> Heroes:
    """A game in which sensible bots have decided so often, or until the first dice of a combat lie on the table."""
    game = new(players)
    bots = [make_bot("heroes", "sensible", str(seat)) for seat in range(players)]

    def done(_: Decision) -> bool:
        fight = game.state.fight
        return fight is not None and any(fight.dice) if fighting else game.decisions >= decisions

    play_on(game, bots, done)
    return game


@pytest.fixture
def w() -> Words:
    return strict_words("heroes")


def card(game: Heroes, code: str) -> int:
    return next(e for e in range(1, len(game.state.ident)) if game.face(e).code == code)


def names(game: Heroes, zone: int) -> set[str]:
    return {game.face(e).facts.name for e in game.state.zones[zone]}


def hands(game: Heroes, seat: int) -> set[str]:
    return names(game, seat_zone(HAND, seat)) | names(game, seat_zone(VILLAINS, seat))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_are_shown_to_their_owners_only(players: int, w: Words) -> None:
    game = new(players)
    for seat in range(players):
        own = hands(game, seat)
        others = set[str]().union(*(hands(game, each) for each in range(players) if each != seat)) - own
        assert own and others
        for text in (told(game, seat, w), drawn(game, seat, w, 100)):
            assert all(name in text for name in own)
            assert not any(name in text for name in others)
        for text in (told(game, SPECTATOR, w), drawn(game, SPECTATOR, w, 100)):
            assert not any(name in text for name in own)


def test_a_master_plan_is_told_to_its_player_until_it_is_shown(w: Words) -> None:
    game = new()
    plan = game.zone_of(ids.PLANS, 0)[0]
    name = game.face(plan).facts.name
    assert name in told(game, 0, w) and name not in told(game, 1, w) and name not in told(game, SPECTATOR, w)
    game.move(plan, seat_zone(ids.DONE, 0))
    assert "1 of 3 Master Plans done." in told(game, 1, w) and f"Plans done: {name}." in told(game, 1, w)
    assert f"1 of 3 Master Plans done │ │ Plans done {name}" in " ".join(drawn(game, 1, w, 100).split())


@pytest.mark.parametrize("players", [2, 4])
def test_new_york_is_shown_with_symbols_and_words(players: int, w: Words) -> None:
    game = new(players)
    text, picture = told(game, 0, w), drawn(game, 0, w, 100)
    areas = ["Upper Manhattan", "Central Manhattan", "The Village", "Lower Manhattan", "Queens", "Brooklyn"]
    for number, area in enumerate(areas):
        assert (f"{area}: Headline in" in text) == (players > 2 or number < 4)
        assert (f"─ {area} ─" in picture) == (players > 2 or number < 4)
    (mod,) = game.scenario().listed[0].ability.mods
    more = mod.amount.eval(game, game.env(game.state.scenario, 0, 0))
    assert more > 0, "Born Again adds to every headline of a Mastermind"
    for used in game.state.areas:
        headline, counts = game.face(game.state.headlines[used]), game.threat(game.state.headlines[used])
        assert counts == game.state.threats[used] + more * bool(headline.facts.mastermind)
        threat = f"Threat {counts}, skill {headline.skill.title()}, {headline.facts.vp} VP"
        assert f"“{headline.facts.name}”, {headline.facts.threat_type.title()}, {threat}" in text
        assert headline.facts.name in picture
    assert "○ circle  ✚ cross  ◇ diamond  ★ star" in picture
    assert picture.count("✚") == 1 + len(game.state.areas) + sum(
        game.face(game.state.headlines[a]).facts.symbol == "cross" for a in game.state.areas
    )


def test_heroes_stand_where_they_are_with_their_teams(w: Words) -> None:
    game = new()
    thor, thing = card(game, "thor"), card(game, "thing")
    assert "Thor A" not in drawn(game, 0, w, 100)
    game.stand(thor, ids.READY, 7)
    game.stand(thing, ids.SUPPORTING, 1)
    assert " Midtown: Thor, Avengers." in told(game, 1, w)
    assert "Support: The Thing, Fantastic Four; 1 free." in told(game, 1, w)
    picture = drawn(game, 1, w, 100)
    assert "★ Midtown         Thor A" in picture and "Support         The Thing F · 1 free" in picture
    game.set_wounded(thor, True)
    game.stand(thor, ids.RECOVERY)
    assert "Wounded" in drawn(game, 1, w, 100) and "Thor A" not in drawn(game, 1, w, 100)
    assert "in Recovery, Wounded." in told(game, 0, w)


def test_tracks_allies_and_badges(w: Words) -> None:
    game = new()
    game.add_vp(1, 11)
    ally = card(game, "wasp")
    game.move(ally, seat_zone(ids.ALLIES, 1))
    game.set_points_on(ally, 2)
    power_up = game.zone_of(ids.POWER_UPS, 1)[0]
    game.move(power_up, seat_zone(ids.IN_PLAY, 1))
    game.state.archnemesis = 0
    text, picture = told(game, 0, w), drawn(game, 0, w, 100)
    assert "Fantastic Four, 11 of 15 VP:" in text and "2 more in Planning" in text
    assert "Fantastic Four · 11 VP" in picture
    assert "Allies: Wasp, 2 plot points." in text and "Allies     Wasp ●●" in picture
    assert f"Power-ups: {game.face(power_up).facts.name}." in text
    assert "Avengers, you, First Player, Archnemesis, 0 of 15 VP:" in text
    assert "Avengers · you · First Player · Archnemesis" in picture
    tags = {"avengers": "A", "fantastic_four": "F"}
    track = [tags[game.face(e).team] for e in game.state.zones[ids.TRACK]]
    assert " → ".join([*track, "leaves next"]) in picture
    game.move(card(game, "loki"), ids.MOST_WANTED)
    assert "Most Wanted Loki KO" in drawn(game, 0, w, 100) and "Most Wanted: Loki, KO" in told(game, 0, w)


def test_a_combat_is_shown_with_powers_dice_and_ko(w: Words) -> None:
    game = played(2, 0, fighting=True)
    fight = game.state.fight
    assert fight is not None and fight.powers[0] >= 0
    hero, lead = game.face(fight.hero).facts, game.face(fight.lead).facts
    for seat in (0, 1, SPECTATOR):
        text, picture = told(game, seat, w), drawn(game, seat, w, 100)
        assert f"Combat, sequence {fight.sequence}: {hero.name} against {lead.name}" in text
        assert f"{hero.name}, {w.name(hero.team)}, KO {game.piece(fight.hero).ko} of {hero.ko}, " in text
        assert f"Combat, sequence {fight.sequence}" in picture and "initiative" in picture
        for side, facts in enumerate((hero, lead)):
            colour = ids.COLOURS[fight.powers[side]]
            power = next(each for each in facts.powers if each.colour == colour)
            assert f"{power.name} ({colour}): Attack {power.attack}" in text
            assert f"{colour} A{power.attack} D{power.defense} W{power.outwit}" in picture
        assert ", rolled " in text and " HIT" in picture
    fight.powers = (-1, -1)
    assert "no power shown yet" in told(game, 0, w) and "power not shown" in drawn(game, 0, w, 100)


@pytest.mark.parametrize("columns", [60, 80, 100, 130])
@pytest.mark.parametrize(("players", "decisions"), [(2, 0), (3, 90), (4, 160)])
def test_the_drawn_table_fits(columns: int, players: int, decisions: int, w: Words) -> None:
    game = played(players, decisions)
    for seat in (0, players - 1, SPECTATOR):
        text = drawn(game, seat, w, columns)
        assert max(map(len, text.splitlines())) <= columns
        for each in range(players):
            for e in game.team(each):
                assert game.face(e).facts.name.split()[-1] in text
        assert "…" not in text


def test_a_part_of_the_map_is_found_by_number_district_or_hero(w: Words) -> None:
    game = new()
    game.stand(card(game, "thor"), ids.READY, 7)
    board = w.board(view(game, 0))
    (whole,) = places(board).panels
    assert len(plain.lines(Board([whole]), w)) < len(plain.lines(Board(board.panels[:1]), w))
    for word in ("2", "midtown", "MIDTOWN", "thor", "central man", "upper  EAST side"):
        (area,) = places(board, word).panels
        assert area.title[0].text == "Central Manhattan"
    assert [area.title[0].text for area in places(board, "hell's kitchen").panels] == ["The Village"]
    assert [area.title[0].text for area in places(board, "East Harlem").panels] == ["Upper Manhattan"]
    assert len(places(board, "manhattan").panels) == 3
    assert places(board, "'").panels == []
    assert places(board, "5").panels == places(board, "wolverine").panels == []


def test_districts_are_counted_area_by_area(w: Words) -> None:
    game = new()
    game.stand(card(game, "thor"), ids.READY, 6)
    board = w.board(view(game, 0))
    (area,) = district(board, 7).panels
    *_, found = area.body
    assert isinstance(found, Group) and found.name == "Upper East Side"
    assert [each.name for each in found.items if isinstance(each, Card)] == ["Thor"]
    every = [part for n in range(1, 17) for panel in district(board, n).panels for part in panel.body]
    assert len({part.name for part in every if isinstance(part, Group) and part.mark}) == 16
    headlines = [part for part in every if isinstance(part, Group) and part.key == "headline"]
    assert len(headlines) == 4, "each headline is told with its own district"
    assert district(board, 0).panels == district(board, 17).panels == []


def test_the_map_is_shown_at_the_prompt(tmp_path: Path) -> None:
    start = ("--players", "2", "--first-player", "1", "--seed", "3", "--bots", "sensible", "--plain", "--quick")
    said = run(
        tmp_path,
        "play",
        "heroes",
        *start,
        typed=typed([], "map", "district east village", "map x", "help", "district 1", "quit"),
    ).stdout
    said, _, last = said.partition("map midtown, map 2 or district 7 a part of it")
    assert "Central Harlem" in last and "Support" not in last
    _, whole, part = said.rsplit("Game Round 1 of 3, Planning", 2)[0], *said.rsplit("Lower Manhattan: ", 2)[1:]
    assert "Support: 2 free" in whole and "Support: 2 free" in part and "Nothing on a map has this" in part


def test_the_status_line_has_vp_points_and_the_hand(w: Words) -> None:
    game = new()
    text = plain.status(w.board(view(game, 1)), w)
    assert text.startswith("Game Round 1 of 3, Planning; VP: Fantastic Four 0, Avengers 0; win with 15 VP;")
    assert "plot points: 4" in text
    assert all(name in text for name in hands(game, 1))


def test_two_people_play_a_whole_game_behind_a_cover(tmp_path: Path) -> None:
    session = new_session("heroes", {"teams": TEAMS[:2], "first_player": 0}, "7")
    text = typed(type_in(session, at_random(7), covered=True))
    options = ("--teams", "avengers,fantastic_four", "--first-player", "1", "--seed", "7", "--bots", "none", "--plain")
    result = run(tmp_path, "play", "heroes", *options, typed=text)
    assert result.returncode == 0, result.stderr
    outcome = Words("heroes").outcome(session.game)
    assert outcome in " ".join(result.stdout.split()), result.stdout[-500:]
    saved = next(iter(tmp_path.glob("saves/*.json")))
    assert run(tmp_path, "replay", "--verify", str(saved)).stdout.startswith("Verified")


def test_undo_help_and_resume(tmp_path: Path) -> None:
    start = ("--players", "2", "--first-player", "1", "--seed", "3", "--bots", "sensible", "--plain")
    commands = typed([1], "undo", "?1", "why", "why thor", "log 2", "view", "save later", "quit")
    result = run(tmp_path, "play", "heroes", *start, typed=commands)
    assert result.returncode == 0, result.stderr
    for part in ("Level of Thor: 3 (3 printed).", "Game Round 1 of ", "(H-6.", "heroes"):
        assert part in result.stdout
    again = run(tmp_path, "resume", "later", "--plain", typed=typed([], "quit"))
    assert again.returncode == 0 and "You have 4 plot points. Which status" in again.stdout


@pytest.mark.parametrize("players", [2, 3, 4])
def test_watch_and_simulate(tmp_path: Path, players: int) -> None:
    simulated = run(
        tmp_path, "simulate", "heroes", "--players", str(players), "--games", "2", "--scenario", "arms_race"
    )
    assert simulated.returncode == 0 and "2 games" in simulated.stdout, simulated.stderr
    assert simulated.stdout.count("(random):") == players


def test_both_hands_are_explained(tmp_path: Path) -> None:
    game = GAME.make({"teams": TEAMS[:2], "first_player": 0}, "3")
    options = (
        "--teams",
        "avengers,fantastic_four",
        "--first-player",
        "1",
        "--seed",
        "3",
        "--bots",
        "sensible",
        "--plain",
    )
    result = run(tmp_path, "play", "heroes", *options, typed=typed([], "?hand", "quit"))
    said = result.stdout[result.stdout.index("Captain America → 1 Ready") :]
    assert all(f"{name} – " in said for name in hands(game, 0)) and len(hands(game, 0)) >= 4


def test_cards_can_be_looked_up(tmp_path: Path) -> None:
    assert "thor: Thor, hero, Avengers" in run(tmp_path, "cards", "heroes", "uru").stdout
    assert "Level 3, KO 3, skill Mystic" in run(tmp_path, "card", "heroes", "thor").stdout


@pytest.mark.parametrize(
    ("lang", "tags"),
    [
        ("en", ["A", "F", "M", "X"]),
        ("es", ["V", "4", "M", "P"]),
        ("uk", ["М", "Ф", "ЛИ", "ЛЮ"]),
        ("zh-Hant", ["復", "驚", "漫", "X"]),
    ],
)
def test_the_sign_of_a_team_is_no_article(lang: str, tags: list[str]) -> None:
    table = HeroesTable(view(new(4), 0), GAME.words(Texts(lang, strict=True)))
    assert [table.tag(seat) for seat in range(4)] == tags
