"""The codec: positions as JSON-able data, named so that they can be read back, and digests that mean equality."""

import json
from typing import Any

import pytest

from goldenrule.games.skirmish import GAME
from goldenrule.kernel import codec
from goldenrule.kernel.codec import admit, decode, digest, encode, register, restore, snapshot
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.event_windows import EventWindow
from goldenrule.kernel.game import Frame, Game
from goldenrule.kernel.state import Card, Lasting
from goldenrule.kernel.steps import Procedure, step
from goldenrule.testing.conformance import Chooser
from tests.kernel.lab import Table
from tests.toygame import events, make
from tests.toygame.cards import CONTENT
from tests.toygame.state import Piece

BOLT = CONTENT.program("bolt/0")
VALUES: list[Any] = [
    None, 0, -3, 10**20, True, "", "ß\n", (), (1, "a", None, (2, (3,))), [], [1, [2, (3,)]],
    {"b": 1, "a": (2,)}, {(1, 2, "x"): 3, (0, 5, "y"): 4}, [True, 1, False, 0],
]  # fmt: skip
PARTS: list[Any] = [
    Card(0, 1, 2, True, (("charge", 3),)),
    Piece(0, 1, 2, True, (), 7),
    Lasting(2049, "rallied", 5, 0, (("it", 3), ("them", (4, 5))), "turn", 6),
    Decision("choose", 1, (("pick", 3, 0), ("done", 0, 0)), 4, (1, 2), True),
    Effect(1, BOLT, 5, 1, 2, 3, 4, {"it": 6, "them": (7, 8)}),
    events.Damage(1, 2, 3, 4, 1, 5, Effect(0, BOLT, 1, 0)),
    EventWindow(3, [events.Damage(1, 2, 0), events.RoundEnd(0, 0, -1)], ((5, 0),), 1, 2, 1),
]


def there_and_back(value: Any) -> Any:
    return decode(json.loads(json.dumps(encode(value))), CONTENT)


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_plain_values_survive(value: Any) -> None:
    back = there_and_back(value)
    assert back == value and repr(back) == repr(value if not isinstance(value, dict) else dict(sorted(value.items())))


@pytest.mark.parametrize("part", PARTS, ids=lambda part: type(part).__name__)
def test_parts_survive_field_by_field(part: Any) -> None:
    back = there_and_back(part)
    assert type(back) is type(part)
    for field in part.FIELDS:
        assert encode(getattr(back, field)) == encode(getattr(part, field)), field
        assert field == "gen" or getattr(part, field) not in (None, [], {}), f"{field} should be told from its default"


def test_programs_are_kept_by_their_path() -> None:
    assert encode(BOLT) == {"p": "bolt/0"}
    assert there_and_back(BOLT) is BOLT
    with pytest.raises(BadInput, match="names the effect 'gone/0', which no card has"):
        decode({"p": "gone/0"}, CONTENT)


def test_what_is_encoded_shares_no_list_with_the_state() -> None:
    game = make("x")
    data = snapshot(game)
    game.state.ident[1] = 99
    assert data["state"]["ident"][1] != 99


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ({"c": "NoSuchFrame", "f": []}, "names 'NoSuchFrame', which is not part"),
        ({"c": "Card", "f": [1, 2]}, r"is damaged, or from another version of Goldenrule \(2 fields for Card, not 5\)"),
        ({"x": 1}, "which is not a value of a game"),
        (1.5, "holds 1.5, which is not a value"),
    ],
)
def test_unknown_data_is_refused(data: Any, text: str) -> None:
    with pytest.raises(BadInput, match=text):
        decode(data, CONTENT)


def test_unregistered_objects_cannot_be_saved() -> None:
    with pytest.raises(BadInput, match="holds 'object' cannot be saved"):
        encode([object()])
    with pytest.raises(BadInput, match="holds 'float' cannot be saved"):
        encode((1.5,))


def test_two_games_may_have_classes_of_the_same_name() -> None:
    class Round(Frame):
        pass

    register(Round, game="another game")
    assert encode(Round(3)) == {"c": "another game.Round", "f": [3]}
    assert type(there_and_back(Round(3))) is Round
    assert encode(make("x").stack[0])["c"] == "towers.Round"
    with pytest.raises(ValueError, match=r"cannot be saved as 'towers\.Round'"):
        register(Round, game="towers")
    del codec._classes["another game.Round"], codec._names[Round]


def test_restore_gives_the_same_game() -> None:
    game = make("x")
    Chooser("y").play(game, 20)
    again = make("another")
    restore(again, json.loads(json.dumps(snapshot(game))))
    assert digest(again) == digest(game)
    assert (again.decisions, again.forced_answers, again.ret) == (game.decisions, game.forced_answers, game.ret)
    for g in (game, again):
        Chooser("z").play(g, 30)
    assert digest(again) == digest(game)


def damaged(data: dict[str, Any], kind: str) -> dict[str, Any]:
    if kind == "no state":
        del data["state"]
    elif kind == "field gone":
        del data["state"]["vid"]
    elif kind == "stack is a number":
        data["stack"] = 3
    elif kind == "ret is a word":
        data["ret"] = "much"
    elif kind == "frame of another version":
        data["stack"][0]["f"].append(1)
    elif kind == "frame is a list":
        data["stack"][0]["f"] = None
    return data


@pytest.mark.parametrize(
    "kind", ["no state", "field gone", "stack is a number", "ret is a word", "frame of another version",
             "frame is a list"]
)  # fmt: skip
def test_a_damaged_snapshot_is_refused_and_changes_nothing(kind: str) -> None:
    game = make("x")
    before = digest(game)
    with pytest.raises(BadInput, match="saved position"):
        restore(game, damaged(snapshot(make("other")), kind))
    assert digest(game) == before


@pytest.mark.parametrize("change", ["ident", "vid", "rng", "ret", "pending", "stack", "card", "options"])
def test_the_digest_sees_everything(change: str) -> None:
    t = Table(areas=(["scout"], []))
    game, other = t.g, t.g.clone()
    state = other.state
    if change == "ident":
        state.unshare()
        state.ident[1] += 1
    elif change == "vid":
        state.vid[1] += 1
    elif change == "rng":
        state.rng[0] = (0, 0, 0, 0)
    elif change == "ret":
        other.ret += 1
    elif change == "pending":
        other.pending = (Decision("x", 0, (("a", 0, 0),)),)
    elif change == "stack":
        other.push(EventWindow(0, [events.RoundEnd(0, 0, -1)]))
    elif change == "options":
        other.setup = {"rounds": 2}
    else:
        state.own(t.find("scout")).exhausted = True
    assert digest(other) != digest(game)


def test_the_digest_does_not_see_how_a_position_came_about() -> None:
    """Not who owns a card object, nor in which order bindings and lasting effects were written."""
    t = Table(areas=(["scout"], []))
    one, two = t.g.clone(), t.g.clone()
    two.state.own(t.find("scout"))
    one.push(Effect(0, BOLT, 0, 0, vars={"a": 1, "b": 2}))
    two.push(Effect(0, BOLT, 0, 0, vars={"b": 2, "a": 1}))
    assert digest(one) == digest(two)


def new_duel() -> Game:
    return GAME.make({}, "3")


def asked_in_a_procedure() -> tuple[Game, int, Procedure]:
    """A duel that asks in the middle of a procedure, the place of the procedure on the stack, and the procedure."""
    game = new_duel()
    while True:
        for at, frame in enumerate(game.stack):
            if isinstance(frame, Procedure) and frame.pc and frame.step is not None:
                return game, at, frame
        decision = game.pending[0]
        game.apply(decision.seat, decision.options[0])


def test_a_position_finds_its_step_in_a_version_with_more_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    game, at, frame = asked_in_a_procedure()
    saved, procedure = json.loads(json.dumps(snapshot(game))), type(frame)
    place, name = frame.pc, saved["steps"][at]
    assert name == procedure.STEPS[place].name
    for field in ("STEPS", "PLAN"):
        monkeypatch.setattr(procedure, field, getattr(procedure, field))

    def new_step(self: Procedure, game: Game) -> None:
        pass

    procedure.follows(step(new_step), *procedure.STEPS)
    again = new_duel()
    for read in (restore, admit):
        read(again, saved)
        assert again.stack[at].pc == place + 1
        assert snapshot(again)["steps"] == saved["steps"]
    del saved["steps"]  # as earlier versions saved it: the number of the step is all there is
    restore(again, saved)
    assert again.stack[at].pc == place


def test_a_position_at_a_step_that_is_gone_is_refused() -> None:
    game, at, frame = asked_in_a_procedure()
    saved = snapshot(game)
    saved["steps"][at] = "roll_twice"
    before = digest(game)
    for read in (restore, admit):
        with pytest.raises(BadInput, match=f"at the step 'roll_twice' of {type(frame).__name__}, which this version"):
            read(game, saved)
        for steps in ([], 7, [*saved["steps"], ""]):
            with pytest.raises(BadInput, match="'steps' must have as many names"):
                read(game, {**saved, "steps": steps})
    assert digest(game) == before
