"""A part of `scripts/hostile.py`: what is read ends in one clear sentence, or in a game that plays."""

import random
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from goldenrule.games.champions.deck_files import FORMATS, read_deck
from goldenrule.games.champions.packs import PACKS
from goldenrule.kernel.codec import admit, digest, restore, snapshot
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import recover
from goldenrule.kernel.records import parse
from goldenrule.packs.reading import read_pack
from goldenrule.table.games import find_game, own_games
from goldenrule.table.position_codes import MARK, decode_position
from scripts import hostile
from scripts.changed import change
from scripts.hostile import DOORS, Unclear, clear, origins, outcome

INPUTS = {"code": 60, "start": 60, "snapshot": 60, "record": 60, "journal": 45, "pack": 30, "deck": 30}


@pytest.mark.parametrize("door", sorted(DOORS))
def test_every_input_is_refused_in_a_sentence_or_plays(door: str, tmp_path: Path) -> None:
    became = {"played": 0, "refused": 0}
    for number in range(INPUTS[door]):
        games = DOORS[door][1]
        what, said = outcome(door, games[number % len(games)], number, tmp_path)
        assert what in became, f"{door} {games[number % len(games)]} {number}: {said}"
        became[what] += 1
    assert all(became.values()), became  # or nothing has been attacked


@pytest.mark.parametrize("game", own_games())
def test_what_was_not_changed_is_taken_as_it_is(game: str) -> None:
    for origin in origins(game):
        new = find_game(game).make(origin.options, origin.seed)
        found = admit(new, origin.position)
        assert found == digest(new) == hostile.digest_of(origin.options, origin.position)
        assert hostile.digest_of(origin.options, snapshot(new)) == found and new.foreign


@pytest.mark.parametrize("game", own_games())
@pytest.mark.parametrize("change", ["fewer", "more", "other"])
def test_listeners_come_from_the_cards_and_not_from_the_file(game: str, change: str) -> None:
    """An older version had other events, so that its positions have rows in another number and order."""
    origin = max(origins(game), key=lambda each: sum([bool(row["t"]) for row in each.position["state"]["rows"]]))
    older = deepcopy(origin.position)
    rows = older["state"]["rows"]
    assert any(row["t"] for row in rows)
    if change == "fewer":
        del rows[max(at for at, row in enumerate(rows) if row["t"]) :]
    elif change == "more":
        rows[:0] = [{"t": []}] * 3
    else:
        rows.reverse()
    new, same = (find_game(game).make(origin.options, origin.seed) for _ in range(2))
    assert admit(new, older) == hostile.digest_of(origin.options, older) != digest(new)
    assert admit(same, origin.position) == digest(same) == digest(new) and new.state.rows == same.state.rows
    restore(new, older)
    assert digest(new) == digest(same)
    for _ in range(20):
        if new.over:
            break
        for each in (new, same):
            each.apply(each.pending[0].seat, each.pending[0].options[0])
        assert digest(new) == digest(same)


def test_a_position_in_which_the_game_breaks_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    """What no check can foresee: the error names the position, and the game stays as it was."""
    origin = origins("skirmish")[0]
    game = find_game("skirmish").make(origin.options, origin.seed)
    for foreign in (False, True):
        game.foreign = foreign
        monkeypatch.setattr(type(game.stack[-1]), "run", lambda *_: [][1])
        with pytest.raises(Exception) as caught:
            game.clone().apply(game.pending[0].seat, game.pending[0].options[0])
        if foreign:
            assert "the position that it started from is damaged" in clear(str(caught.value))
            assert isinstance(caught.value.__cause__, IndexError)
        else:
            assert isinstance(caught.value, IndexError)


CARD = {"c": "Card", "f": [0, 0, 0, False, {"t": []}]}


def changed(game: str, change: Any) -> str:
    """What is said of a position in which something has been changed by hand."""
    origin = origins(game)[-1]
    position = deepcopy(origin.position)
    change(position["state"], position)
    new = find_game(game).make(origin.options, origin.seed)
    before = digest(new)
    with pytest.raises(BadInput) as caught:
        admit(new, position)
    assert digest(new) == before and not new.foreign
    return clear(str(caught.value))


def tuples(*members: Any) -> dict[str, Any]:
    return {"t": list(members)}


@pytest.mark.parametrize(
    ("game", "change", "text"),
    [
        ("champions", lambda s, _: s["zones"][9]["t"].append(s["zones"][8]["t"][0]), "is in two places"),
        ("champions", lambda s, _: s["zones"][8]["t"].pop(), "is nowhere, or twice in one place"),
        ("champions", lambda s, _: s["cards"].__setitem__(s["villain"], None), "is both in play and not in play"),
        ("champions", lambda s, _: s.__setitem__("villain", 0), "a villain is missing"),
        ("champions", lambda s, _: s["ident"].__setitem__(5, 10**6), "'ident' of the table cannot be a list of"),
        ("champions", lambda s, _: s["vid"].__setitem__(2, s["vid"][1]), "share a number"),
        ("champions", lambda s, _: s["rng"].pop(), "'rng' of the table"),
        ("champions", lambda s, _: s.__setitem__("rows", 7), "'rows' of the table cannot be 7"),
        ("heroes", lambda s, _: s["rows"].append(7), "'rows' of the table cannot be a list of"),
        (
            "skirmish",
            lambda s, _: s["rows"].append(tuples(tuples(10**6, 0))),
            "'rows' of the table cannot be a list of",
        ),
        (
            "heroes",
            lambda s, _: s.__setitem__("rows", [tuples()] * 5_000),
            "'rows' of the table cannot be a list of 5000",
        ),
        ("champions", lambda s, _: s.__setitem__("alive", tuples(7)), "'alive' of the table cannot be (7,)"),
        ("champions", lambda _, p: p["stack"].insert(0, 7), "step 1 of the effect in progress cannot be 7"),
        ("champions", lambda _, p: p["pending"].clear(), "the game is both over and not over, or neither"),
        ("champions", lambda _, p: p.pop("stack"), "'stack' and 'pending' must be lists"),
        (
            "champions",
            lambda _, p: p["stack"].__setitem__(0, CARD),
            "step 1 of the effect in progress cannot be a Card",
        ),
        ("heroes", lambda s, _: s.__setitem__("headlines", tuples(1)), "'headlines' of the table cannot be (1,)"),
        ("heroes", lambda s, _: s.__setitem__("phase", "dusk"), "'phase' of the table cannot be 'dusk'"),
        ("skirmish", lambda s, _: s.pop("marker"), "it has no 'marker'"),
        ("skirmish", lambda s, _: s.__setitem__("winner", "heroes"), "the game is both over and not over"),
    ],
)
def test_what_is_wrong_with_a_position_is_named(game: str, change: Any, text: str) -> None:
    assert text in changed(game, change)


def test_a_circle_of_attached_cards_is_refused() -> None:
    def attach(s: dict[str, Any], _: Any) -> None:
        one, other = [e for e, card in enumerate(s["cards"]) if card][:2]
        s["cards"][one]["f"][2], s["cards"][other]["f"][2] = other, one

    assert "attached in a circle" in changed("champions", attach)


def test_answers_that_were_not_offered_are_not_opened() -> None:
    for origin in origins("heroes"):
        top = origin.position["stack"][-1]
        if top["c"] == "heroes.SealedPlans":
            break
    else:
        raise AssertionError("no position with sealed answers is among the origins")
    position = deepcopy(origin.position)
    position["stack"][-1]["f"][1] = tuples(tuples(0, tuples("assign", 0, 9_999)))
    new = find_game("heroes").make(origin.options, origin.seed)
    with pytest.raises(BadInput, match="no game can continue from it"):
        admit(new, position)


@pytest.mark.parametrize(
    "text",
    ["", "a\nb", "x" * 501, "KeyError('x')", "'x' KeyError 'y'", "Expected `int`, got `str` - at `$.a`", "\x1b[31m"],
)
def test_what_is_no_clear_sentence(text: str) -> None:
    with pytest.raises(Unclear):
        clear(text)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200).map(str.encode)))
@example(b"AError")  # what is quoted of the input may look like anything
@example(b"'AError")
@example(b"'\"AError")
def test_bytes_of_any_kind_are_refused_in_a_sentence_at_every_door(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)
    (tmp_path / "pack.yaml").write_bytes(data)
    for door in (
        lambda: parse(data, own_games(), "save.json"),
        lambda: recover(path, own_games()),
        lambda: decode_position(data.decode("latin-1")),
        lambda: decode_position(MARK + data.hex()),
        lambda: read_pack(tmp_path, PACKS),
    ):
        with pytest.raises(BadInput) as caught:
            door()
        clear(str(caught.value))
    for format in FORMATS:
        with suppress(BadInput):
            read_deck(data, "deck", format)


def test_changing_changes_something() -> None:
    before = origins("skirmish")[0].position
    seen = set()
    for number in range(40):
        data = deepcopy(before)
        change(data, random.Random(number))
        seen.add(str(data))
    assert len(seen) > 30
