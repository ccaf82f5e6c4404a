"""Position codes: a position there and back, what they hide, and codes that somebody has tampered with."""

import base64
import random
import zlib
from hashlib import blake2b
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goldenrule.kernel.codec import digest
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import view
from goldenrule.table.games import find_game
from goldenrule.table.position_codes import LONGEST, MARK, decode_position, encode_known, encode_position

OPTIONS: dict[str, dict[str, Any]] = {
    "champions": {"heroes": ["spider_man", "iron_man"], "scenario": "klaw"},
    "skirmish": {},
}


def some_game(name: str = "champions", decisions: int = 40, seed: str = "5") -> Game:
    game = find_game(name).make(OPTIONS[name], seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        asked = chance.choice(game.pending)
        game.apply(asked.seat, chance.choice(asked.options))
    assert not game.over
    return game


GAME = some_game()
CODE = encode_position(GAME, "5", "A draw?")


def packed(data: Any) -> str:
    """A code around any data, with a checksum that is right."""
    body = zlib.compress(data if isinstance(data, bytes) else msgspec.json.encode(data))
    return MARK + base64.urlsafe_b64encode(blake2b(body, digest_size=8).digest() + body).decode().rstrip("=")


def unpacked() -> dict[str, Any]:
    raw = base64.urlsafe_b64decode(CODE[len(MARK) :] + "==")
    found: dict[str, Any] = msgspec.json.decode(zlib.decompress(raw[8:]))
    return found


@pytest.mark.parametrize("name", OPTIONS)
def test_a_position_comes_back_exactly(name: str) -> None:
    game = some_game(name)
    recorder, about, bots, eyes = decode_position(encode_position(game, "5", "A draw?", {1: "random"}))
    assert about == "A draw?" and recorder.practice and bots == {1: "random"} and eyes is None
    assert digest(recorder.game) == digest(game)
    while not game.over:  # and goes on in the same way
        asked = game.pending[0]
        for each in (game, recorder.game):
            each.apply(asked.seat, asked.options[-1])
    assert digest(recorder.game) == digest(game)


def test_line_ends_and_blanks_do_not_matter() -> None:
    broken = " \n".join(CODE[at : at + 60] for at in range(0, len(CODE), 60))
    assert digest(decode_position(broken)[0].game) == digest(GAME)


def test_the_code_of_a_running_game_tells_what_its_players_know_and_no_more() -> None:
    one, two = (decode_position(encode_known(GAME, 0, seed))[0].game for seed in ("a", "b"))
    assert view(one, 0) == view(GAME, 0) == view(two, 0)
    deck = GAME.zone_names().index("deck0")
    held = [tuple(game.state.ident[e] for e in game.state.zones[deck]) for game in (GAME, one, two)]
    assert len(set(held)) == 3 and len({tuple(sorted(each)) for each in held}) == 1  # the same cards, shuffled anew
    assert one.state.rng != GAME.state.rng
    exact = unpacked()
    assert exact["seed"] == "5"
    raw = base64.urlsafe_b64decode(encode_known(GAME, 0, "fresh")[len(MARK) :] + "==")
    assert msgspec.json.decode(zlib.decompress(raw[8:]))["seed"] == "fresh"  # not the game's, which tells everything


def refused(code: str) -> str:
    with pytest.raises(BadInput) as caught:
        decode_position(code)
    text = str(caught.value)
    assert len(text) < 500 and "\n" not in text
    return text


def test_damaged_codes_are_refused_in_a_sentence() -> None:
    assert "begins with GR1." in refused("hello")
    assert "begins with GR1." in refused("")
    assert "incomplete or was changed" in refused(CODE[:-20])
    assert "a character that is not allowed" in refused(CODE[:-2] + "?!")
    assert "are allowed" in refused(MARK + "A" * LONGEST)
    assert "incomplete" in refused(MARK)
    changed = CODE[:100] + ("A" if CODE[100] != "A" else "B") + CODE[101:]
    assert "changed" in refused(changed)


def test_codes_with_other_contents_are_refused_in_a_sentence() -> None:
    good = unpacked()
    assert "holds no position" in refused(packed(b"nonsense"))
    assert "more than 4000000 bytes" in refused(packed(b" " * 5_000_000))
    assert "not installed" in refused(packed({**good, "game": "chess"}))
    assert "cards or rules of another version" in refused(packed({**good, "content": "x"}))
    assert "There is no hero" in refused(packed({**good, "options": {"heroes": ["x"]}}))
    assert "packs by folders" in refused(packed({**good, "options": {**good["options"], "packs": ["/etc"]}}))
    assert "holds no position" in refused(packed({**good, "more": 1}))
    assert "holds no position" in refused(packed({**good, "bots": {"0": 1}}))
    for seats in ("2", "-1"):
        assert "bots at seats that do not exist" in refused(packed({**good, "bots": {seats: "random"}}))
    assert "or at every seat" in refused(packed({**good, "bots": {"0": "random", "1": "random"}}))
    assert "holds no position" in refused(packed(b'{"start":' + b"[" * 100_000))
    deep: Any = 0
    for _ in range(600):
        deep = [deep]
    state = good["start"]["state"]
    for start in (
        {},
        {**good["start"], "state": {}},
        {**good["start"], "state": {**state, "zones": deep}},
        {**good["start"], "state": {**state, "face": [10**6] * len(state["face"])}},
        {**good["start"], "stack": [{"c": "Turn", "f": []}]},
        {**good["start"], "pending": [{"c": "Popen", "f": []}]},
        {**good["start"], "ret": "x"},
    ):
        assert "position" in refused(packed({**good, "start": start}))


@settings(max_examples=60)
@given(st.data())
def test_whatever_is_changed_in_a_code_it_is_refused_or_a_position(data: st.DataObject) -> None:
    """A checksum that is right does not help: a place in the position gets another value."""
    good = unpacked()
    state = good["start"]["state"]
    field = data.draw(st.sampled_from(sorted(state)))
    odd = st.sampled_from([-1, 0, 1, 10**9, "", "x", None, [], {}, [-1], {"t": [1, 2]}, {"c": "Turn", "f": [0, 9]}])
    value = state[field]
    if isinstance(value, list) and value and data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(value) - 1))
        state[field] = [*value[:at], data.draw(odd), *value[at + 1 :]]
    else:
        state[field] = data.draw(odd)
    try:
        recorder = decode_position(packed(good)).recorder
    except BadInput as error:
        assert len(str(error)) < 1_000
    else:
        assert recorder.game.pending or recorder.game.over


@settings(max_examples=100)
@given(st.binary(max_size=300))
def test_no_bytes_are_more_than_bad_input(body: bytes) -> None:
    for code in (packed(body), MARK + base64.urlsafe_b64encode(body).decode(), body.decode("latin-1")):
        refused(code)
