"""The table of the duel: what is told in lines and what is drawn, at every width, to whom, and without colours."""

import re
from pathlib import Path

import pytest

from goldenrule.bots import make_bot
from goldenrule.cli.boards import plain
from goldenrule.cli.client_texts import Words
from goldenrule.gamekit.board import Grid, places
from goldenrule.games.skirmish import GAME
from goldenrule.games.skirmish.events import Freed
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.ids import BATTLEFIELDS, HAND, HEROES, OPEN, OWNED, PILE
from goldenrule.games.skirmish.state import HELD_NEXT
from goldenrule.kernel.views import SPECTATOR, view
from tests.cli.boards import drawn, strict_words, told
from tests.cli.helpers import run
from tests.playing import play_on


def played(seed: str, decisions: int, cards: int = 0) -> Skirmish:
    """A game in which bots have decided so often, and on until both sides have so many cards in play."""
    game = GAME.make({}, seed)
    bots = [make_bot("skirmish", "random", f"{seed}/{seat}") for seat in (0, 1)]
    play_on(game, bots, lambda _: game.decisions >= decisions and min(map(len, map(game.side, (0, 1)))) >= cards)
    return game


@pytest.fixture
def w() -> Words:
    return strict_words("skirmish")


def names(game: Skirmish, entities: tuple[int, ...]) -> set[str]:
    return {game.face(e).facts.name for e in entities}


def test_a_part_of_the_slots_is_found_by_number_name_or_card(w: Words) -> None:
    game = played("3", 20, cards=2)
    board = w.board(view(game, 0))

    def found(word: str) -> list[str]:
        grids = [piece for panel in places(board, word).panels for piece in panel.body if isinstance(piece, Grid)]
        return [row.name for grid in grids for row in grid.places]

    assert found("manhattan") == ["Manhattan 1", "Manhattan 2", "Manhattan 3"]
    assert found("manhattan 2") == found("2") == ["Manhattan 2"] and found("TOWER") == ["Avengers Tower"]
    e = game.side(0)[0]
    assert found(game.face(e).facts.name) and not found("7") and not found("midtown") and not found("'")
    assert "Manhattan 1" not in "\n".join(plain.lines(places(board, "sanctum"), w))


def test_the_commands_for_the_map_say_what_there_is(tmp_path: Path) -> None:
    quick = ("--quick", "--plain", "--seed", "1")
    shown = run(tmp_path, "play", "skirmish", *quick, typed="help\nmap\nmap sanctum\nmap midtown\nquit\n").stdout
    assert "map sanctum or map 2 a part of it" in shown and "Nothing on a map has this name" in shown
    _, whole, part = shown.partition("help saving")[2].split("VP", 1)[0], *shown.split("Victory Points")[-2:]
    assert "Sanctum 1" in whole + part
    other = run(tmp_path, "play", "champions", *quick, typed="map\ndistrict 7\nhelp\nquit\n").stdout
    assert other.count(" is not a command, and no") == 2 and "map   " not in other


@pytest.mark.parametrize("seat", [0, 1])
def test_every_card_in_a_slot_is_told_with_its_numbers(seat: int, w: Words) -> None:
    game = played("3", 20, cards=2)
    text = told(game, seat, w)
    found = 0
    for side, who in enumerate(("Heroes", "Villains")):
        for e in game.side(side):
            facts = game.face(e).facts
            version = " (boosted)" if facts.version == "boosted" else ""
            left = game.life(e) - game.damage_on(e)
            numbers = f"life {left} of {game.life(e)}, strength {game.strength(e)}"
            assert f"{who}: {facts.name}{version}, {numbers}" in text
            found += 1
    assert found >= 4
    assert text.count(": empty slot") == 12 - found


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_is_shown_to_its_owner_only(seat: int, w: Words) -> None:
    game = GAME.make({}, "3")
    own, other = (names(game, game.state.zones[HAND + each]) for each in (seat, 1 - seat))
    in_the_open = {game.face(e).facts.name for zone, es in enumerate(game.state.zones) for e in es if OPEN[zone] == 3}
    secret = other - own - in_the_open
    assert own and secret
    for text in (told(game, seat, w), drawn(game, seat, w, 80)):
        assert all(name in text for name in own)
        assert not any(name in text for name in secret)
    for text in (told(game, SPECTATOR, w), drawn(game, SPECTATOR, w, 80)):
        assert not any(name in text for name in own - in_the_open)
        assert f"hand {len(game.state.zones[HAND + seat])}" in text


def test_a_card_that_was_seen_to_go_to_a_hand_is_told_to_the_opponent(w: Words) -> None:
    game = played("3", 20, cards=2)
    e = game.side(1)[0]
    game.move(e, HAND + 1)
    assert f"Known in hand: {game.face(e).facts.name}" in told(game, 0, w)
    assert f"Known in hand {game.face(e).facts.name}" in " ".join(drawn(game, 0, w, 100).split())
    assert "Known in hand" not in told(game, 1, w)


@pytest.mark.parametrize("columns", [60, 80, 100, 130])
@pytest.mark.parametrize("decisions", [0, 40, 90])
def test_the_drawn_table_fits(columns: int, decisions: int, w: Words) -> None:
    game = played("5", decisions)
    for seat in (0, 1, SPECTATOR):
        text = drawn(game, seat, w, columns)
        assert max(map(len, text.splitlines())) <= columns
        for side in (0, 1):
            for e in game.side(side):
                assert game.face(e).facts.name.split()[-1] in text
                assert f"{game.life(e) - game.damage_on(e)}/{game.life(e)}" in text


def test_colours_are_letters_and_words_too(w: Words) -> None:
    game = GAME.make({}, "1")
    text = drawn(game, 0, w, 100)
    assert text.count("R Y G B") == 3
    Freed(HEROES, 1, 2).happen(game)
    assert text != drawn(game, 0, w, 100) and "R Y B" in drawn(game, 0, w, 100) and "1G" in drawn(game, 0, w, 100)
    assert "Civilians: red, yellow, blue." in told(game, 0, w) and "Civilians: 1 green." in told(game, 0, w)
    hand = game.state.zones[HAND]
    for e in hand:
        assert game.face(e).facts.colour in drawn(game, 0, w, 100)


def test_both_tracks_show_where_their_markers_are(w: Words) -> None:
    game = GAME.make({}, "1")
    assert "nobody is ahead" in drawn(game, 0, w, 80)
    assert "the Heroes win with 7, the Villains with 9" in told(game, 0, w).replace("\n", " ")
    game.gain_points(1, 4)
    game.step_marker(0)
    assert "Victory Points: Villains 4 of 9." in told(game, 0, w)
    assert "Artifact marker: 1 of 3 spaces toward the Heroes." in told(game, 0, w)
    assert "7 ───────┼━━━●───── 9" in drawn(game, 0, w, 60), "the own end is on the left"
    assert "9 ─────●━━━┼─────── 7" in drawn(game, 1, w, 60)
    assert "3 ──●┼─── 3" in drawn(game, 0, w, 60) and "3 ───┼●── 3" in drawn(game, 1, w, 60)


def test_artifacts_and_piles_are_shown(w: Words) -> None:
    game = GAME.make({}, "1")
    tile = game.state.zones[PILE][0]
    game.move(tile, OWNED + 1)
    for text in (told(game, 0, w), drawn(game, 0, w, 100)):
        assert game.face(tile).facts.name in text and "deck 36" in text and "deck 34" in text
        assert re.search("Battlefield deck:? 8", text)
    assert f"Villains own: {game.face(tile).facts.name}." in told(game, 0, w), "whose it is, wherever the line stands"
    assert "Artifacts to take: " in told(game, 0, w)
    assert "9 more" in drawn(game, 0, w, 100) and "9 more are facedown" in told(game, 0, w)


def test_a_battlefield_card_in_hand_and_a_card_that_is_held(w: Words) -> None:
    game = played("3", 20, cards=2)
    card = game.state.zones[BATTLEFIELDS][0]
    game.move(card, HAND)
    facts = game.face(card).facts
    assert re.search(rf"{facts.name}, costs .*, Battlefield, {facts.vp} Victory Point", told(game, 0, w))
    assert facts.name in drawn(game, 0, w, 100) and facts.name not in told(game, 1, w)

    def held() -> list[int]:
        """How often it is said in each view; texts of cards in hand may say it, too."""
        return [text.count("does not attack") for text in (told(game, 0, w), drawn(game, 0, w, 60), told(game, 1, w))]

    before = held()
    game.hold(game.side(0)[0], HELD_NEXT)
    assert held() == [each + 1 for each in before]


def test_the_status_line_has_the_tracks_and_the_hand(w: Words) -> None:
    game = played("3", 20, cards=2)
    text = plain.status(w.board(view(game, 1)), w)
    assert "Victory Points" in text and "Artifact marker" in text
    assert all(name in text for name in names(game, game.state.zones[HAND + 1]))


def test_lines_begin_with_a_capital_and_an_empty_hand_is_told(w: Words) -> None:
    game = played("3", 20, cards=2)
    for e in game.state.zones[HAND + 1]:
        game.move(e, BATTLEFIELDS)
    text = plain.status(w.board(view(game, 1)), w)
    assert text.endswith(". Your hand is empty.") and "-." not in text
    w.speak("uk")
    lines = plain.lines(w.board(view(game, 0)), w)
    assert not [line for line in lines if line.strip()[:1].islower()]
