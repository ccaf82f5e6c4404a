"""Records: replayed exactly, refused when they are bad, and resumed when the rules have changed."""

import json
from typing import Any

import msgspec
import pytest

from goldenrule.kernel.codec import digest, snapshot
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.records import Diverged, Record, Recorder, dump, parse, reopen, replay, resume
from goldenrule.testing.conformance import Chooser
from goldenrule.version import VERSION
from goldenrule.words.texts import english
from tests.toygame.game import Towers, make, new_game

SEED = "record"


def play(decisions: int, seed: str = SEED, every: int = 5, practice: bool = False) -> Recorder:
    """A recorded random game of so many decisions."""
    recorder = Recorder(new_game({"rounds": 4}, seed), seed, every=every, practice=practice)
    go_on(recorder, decisions)
    return recorder


def go_on(recorder: Recorder, decisions: int, seed: str = "a") -> None:
    chooser = Chooser(seed)
    for _ in range(decisions):
        recorder.apply(*chooser.choose(recorder.game))


def sent(record: Record) -> Record:
    return parse(dump(record))


# -- replaying -------------------------------------------------------------------------------------------------------


def test_a_record_replays_to_the_same_position() -> None:
    recorder = play(40)
    record = sent(recorder.record())
    assert len(record.entries) == 40 and len(record.digests) >= 7
    game = replay(record, new_game)
    assert digest(game) == digest(recorder.game)
    again = reopen(record, new_game)
    for each in (again, recorder):
        go_on(each, 5, "b")
    assert digest(again.game) == digest(recorder.game)
    assert again.record().entries == recorder.record().entries


def test_a_record_says_what_it_is_of() -> None:
    record = play(3).record()
    assert (record.game, record.seed, record.options) == ("towers", SEED, {"rounds": 4})
    assert record.content == make("x").content.hash and record.version == VERSION


def test_a_record_can_be_replayed_in_part() -> None:
    record = play(20, every=1).record()
    assert len(record.digests) > 15
    for until, wanted in record.digests.items():
        assert digest(reopen(record, new_game, until).game) == wanted


def test_a_record_can_start_from_a_position() -> None:
    table = play(17).game
    recorder = Recorder(table, "what if", start=snapshot(table))
    go_on(recorder, 10)
    record = sent(recorder.record())
    assert digest(replay(record, new_game)) == digest(recorder.game)
    record.start = None
    with pytest.raises(Diverged, match="at the start"):
        replay(record, new_game)


def test_a_record_of_another_game_is_not_replayed() -> None:
    record = play(3).record()
    record.game = "chess"
    with pytest.raises(BadInput, match="from the game 'chess', not from 'towers'"):
        replay(record, new_game)


# -- tampering -------------------------------------------------------------------------------------------------------


def change(data: Any, kind: str) -> Any:
    entries, digests = data["entries"], data["digests"]
    if kind == "seed":
        data["seed"] = "better luck"
    elif kind == "options":
        data["options"]["rounds"] = 5
    elif kind == "a digest":
        digests["20"] = "0" * 16
    elif kind == "an answer":
        seat, *option = entries[11]
        legal = reopen(play(40).record(), new_game, 11).game.legal(seat)
        entries[11] = [seat, *legal[(legal.index(tuple(option)) + 1) % len(legal)]]
    elif kind == "an illegal answer":
        entries[12][1:] = ["play", 9999, 0]
    elif kind == "another seat":
        entries[12][0] = 7
    elif kind == "an entry less":
        del entries[13]
        digests["39"] = digests.pop("40")
    elif kind == "an entry more":
        entries.insert(13, {"undo": 1})
        digests["41"] = digests.pop("40")
    elif kind == "too much undone":
        entries[3] = {"undo": 4}
    return data


@pytest.mark.parametrize(
    ("kind", "number", "text"),
    [
        ("seed", 0, "differs from its record at the start: the digest is [0-9a-f]{16}, not [0-9a-f]{16}"),
        ("options", 0, "differs from its record at the start: the digest is"),
        ("a digest", 20, "after decision 20: the digest is [0-9a-f]{16}, not 0{16}"),
        ("an answer", 15, "ecision 1[2-5]"),
        ("an illegal answer", 13, r"Decision 13 of the record is not legal: \('play', 9999, 0\) is not among the opt"),
        (
            "another seat",
            13,
            "Decision 13 of the record is not legal: Seat 7 has nothing to decide now; these seats have: ",
        ),
        ("an entry less", 15, "ecision 1[3-5]"),
        ("an entry more", 15, "ecision 1[3-5]"),
        ("too much undone", 4, "Entry 4 takes back 4 decisions, but there are only 3"),
    ],
)
def test_a_changed_record_is_found_out_at_the_first_difference(kind: str, number: int, text: str) -> None:
    data = json.loads(dump(play(40).record()))
    with pytest.raises(Diverged, match=text) as caught:
        replay(parse(json.dumps(change(data, kind)).encode()), new_game)
    assert caught.value.number <= number
    assert caught.value.number == number or "[" in text, "the next digest at the latest"


@pytest.mark.parametrize("kind", ["entries cut off", "entries added", "no digest at the start", "no digests"])
def test_a_record_needs_its_first_and_last_digest(kind: str) -> None:
    data = json.loads(dump(play(40).record()))
    if kind == "entries cut off":
        data["entries"] = data["entries"][:30]
    elif kind == "entries added":
        data["entries"].append([0, "pass", 0, 0])
    elif kind == "no digest at the start":
        del data["digests"]["0"]
    else:
        data["digests"] = {}
    with pytest.raises(BadInput, match="but no digests at its start and after the last"):
        parse(json.dumps(data).encode())


# -- bad input -------------------------------------------------------------------------------------------------------

GOOD = dump(play(3).record())


def edited(**fields: Any) -> bytes:
    return json.dumps({**json.loads(GOOD), **fields}).encode()


def without(field: str) -> bytes:
    data = json.loads(GOOD)
    del data[field]
    return json.dumps(data).encode()


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", "^save.json is empty; expected a saved game.$"),
        (b" \n", "^save.json is empty"),
        (GOOD[: len(GOOD) // 2], r"^save.json is cut off after \d+ bytes; use another copy of it.$"),
        (b"\x00\x01PK", "^save.json is not JSON, so it is not a saved game; use another copy of it.$"),
        (b"{'game': 1}", "^save.json is not JSON, so it is not a saved game; use another copy of it.$"),
        (GOOD + b"{}", "^save.json is not JSON, so it is not a saved game; use another copy of it.$"),
        (b'{"format": 1, "game": "\xff\xfe"}', "^save.json is not"),
        (b"[]", "^save.json is not a saved game: a mapping is expected, not a list; use another copy of it.$"),
        (b"{}", "^save.json is not a saved game: the field 'format' is missing; use"),
        (
            edited(format="1"),
            r"^save.json is not a saved game: in 'format', a whole number is expected, not a text; use",
        ),
        (edited(format=2), "^save.json has format 2, but this version reads format 1: update Goldenrule.$"),
        (edited(format=0), "^save.json has format 0, but this version reads format 1: that format has never"),
        (without("seed"), "^save.json is not a saved game: the field 'seed' is missing; use"),
        (edited(seed=5), r"in 'seed', a text is expected, not a whole number;"),
        (edited(surprise=1), "^save.json is not a saved game: there is no field 'surprise'; use"),
        (edited(entries=[[0, "pass", 0]]), "in 'entries', number 1, a list with a length of 4 is expected;"),
        (
            edited(entries=[[0, "pass", 0, 0], [0, "pass", "x", 0]]),
            r"in 'entries', number 2, number 3, a whole number is expected, not a text;",
        ),
        (edited(entries=[{"undo": 0}]), r"in 'entries', number 1, 'undo', a whole number of at least 1 is expected;"),
        (edited(digests={"x": "y"}), r"a key in 'digests', a whole number is expected, not a text;"),
        (edited(options=[1]), r"in 'options', a mapping is expected, not a list;"),
        (
            edited(game="chess"),
            "^save.json is from the game 'chess', which is not installed; installed: towers, skirmish.$",
        ),
    ],
)
def test_bad_input_gets_one_sentence(data: bytes, text: str) -> None:
    with pytest.raises(BadInput, match=text) as caught:
        parse(data, ["towers", "skirmish"], "save.json")
    assert "\n" not in str(caught.value)


def test_good_input_is_read() -> None:
    assert parse(GOOD, ["towers"]).entries == play(3).record().entries


def test_options_that_the_game_does_not_know_are_its_own_error() -> None:
    with pytest.raises(BadInput, match="cannot be set up with"):
        replay(parse(edited(options={"rounds": "many"})), new_game)


def test_a_damaged_start_is_refused() -> None:
    with pytest.raises(BadInput, match="The saved position is damaged"):
        replay(parse(edited(start={"state": {}})), new_game)


# -- resuming --------------------------------------------------------------------------------------------------------


class Changed(Towers):
    """Towers under later rules: four energy a round, and so other positions from the first one on."""

    def add_energy(self, seat: int, n: int) -> None:
        super().add_energy(seat, n + 1)

    def fresh(self, state: Any) -> "Changed":
        return Changed(state, self.content, self.setup)


def changed(options: dict[str, Any], seed: str) -> Changed:
    game = new_game(options, seed)
    other = Changed(game.state, game.content, game.setup)
    other.stack, other.pending = game.stack, game.pending
    return other


def test_an_exact_replay_is_resumed_without_a_word() -> None:
    recorder = play(30)
    again, said = resume(sent(recorder.record()), new_game)
    assert said is None and digest(again.game) == digest(recorder.game) and again.standing_count == 30


def test_when_the_rules_have_changed_play_goes_on_from_the_snapshot() -> None:
    recorder = play(30)
    record = recorder.record()
    assert record.snapshot is not None
    record.snapshot = msgspec.structs.replace(record.snapshot, version="0.0.1")
    record = sent(record)
    with pytest.raises(Diverged):
        replay(record, changed)
    again, said = resume(record, changed)
    assert said is not None
    assert english(said) == "The rules or cards have changed since version 0.0.1; continuing from the saved position."
    assert digest(again.game) == digest(recorder.game) and type(again.game) is Changed
    go_on(again, 5)
    later = sent(again.record())
    assert len(later.entries) == 5
    assert digest(replay(later, changed)) == digest(again.game), "the new record starts from the position"


def test_a_record_of_this_very_version_is_not_resumed_when_it_diverges() -> None:
    data = change(json.loads(dump(play(40).record())), "an answer")
    with pytest.raises(Diverged, match=r"ecision 1[2-5]"):
        resume(parse(json.dumps(data).encode()), new_game)


def test_without_a_snapshot_there_is_nothing_to_resume() -> None:
    record = play(30).record(with_snapshot=False)
    record.version = "0.0.1"
    with pytest.raises(Diverged):
        resume(sent(record), changed)


def test_a_changed_snapshot_is_found_out() -> None:
    data = json.loads(dump(play(30).record()))
    data["snapshot"]["version"] = "0.0.1"
    data["snapshot"]["data"]["state"]["energy"] = {"t": [90, 0]}
    with pytest.raises(Diverged, match=r"The position saved with the record has the digest [0-9a-f]{16}, not"):
        resume(parse(json.dumps(data).encode()), changed)
