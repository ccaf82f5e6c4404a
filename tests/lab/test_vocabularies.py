"""What cases know of questions, verbs and events is what the rules of each game ask, offer and emit."""

import ast
from types import ModuleType

import pytest

from goldenrule.games.champions import events as of_champions
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.situations import answers
from goldenrule.games.champions.situations import script as champions
from goldenrule.games.champions.situations.moment import STOPPED
from goldenrule.games.heroes import events as of_heroes
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.situations import script as heroes
from goldenrule.games.skirmish import events as of_skirmish
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.situations import script as skirmish
from goldenrule.kernel import events
from tests.vocabulary import asked, nodes, offered


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("champions", champions.Script.kinds), ("heroes", heroes.Script.kinds), ("skirmish", skirmish.Script.kinds),
    ],
)  # fmt: skip
def test_every_question_is_known_and_no_other(game: str, kinds: tuple[str, ...]) -> None:
    found = asked(game)
    assert len(found) > 8
    assert found == set(kinds) - {STOPPED}
    assert len(set(kinds)) == len(kinds)


KNOWN = {
    "champions": {*answers.PLAIN.values(), *(key for keys in answers.VERBS.values() for key in keys)},
    "heroes": set(heroes.VERBS),
    "skirmish": set(skirmish.VERBS),
}


@pytest.mark.parametrize("game", sorted(KNOWN))
def test_every_verb_is_offered_somewhere(game: str) -> None:
    assert len(KNOWN[game] & offered(game)) > 12
    computed = {"attack", "play", "pay", "wanted", "draw", "discard"}  # verbs that are not written out in a tuple
    assert KNOWN[game] - offered(game) - computed == set()


def test_every_verb_that_is_offered_is_known() -> None:
    """Frames and events are written as tuples of three, too: what is neither is an option."""
    other = {
        "champions": set(Champions.EVENTS), "heroes": set(Heroes.EVENTS), "skirmish": set(Skirmish.EVENTS),
    }  # fmt: skip
    for game, known in KNOWN.items():
        assert offered(game) - known - other[game] == set(), game


OWN: dict[str, ModuleType] = {"champions": of_champions, "heroes": of_heroes, "skirmish": of_skirmish}
"""The events of each game."""


def is_event(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, events.Event) and kind is not events.Event


@pytest.mark.parametrize(("game", "cls"), [("champions", Champions), ("heroes", Heroes), ("skirmish", Skirmish)])
def test_every_event_that_is_emitted_is_known(game: str, cls: type[Champions | Heroes | Skirmish]) -> None:
    modules = (events, OWN[game])
    keys = {name: kind.key for module in modules for name, kind in vars(module).items() if is_event(kind)}
    emitted: set[str] = set()
    for node in nodes(game):
        if isinstance(node, ast.Call):  # Damage(...), or tell_event(Move, ...); ops of Champions have such names, too
            told = node.args[:1] if ast.unparse(node.func).endswith("tell_event") else []
            of = [*([] if game == "champions" else [node.func]), *(each for kind in told for each in ast.walk(kind))]
            emitted |= {keys[name] for each in of if (name := ast.unparse(each).rpartition(".")[2]) in keys}
    assert len(emitted) > 15 and emitted - set(cls.EVENTS) == set()
    labels = {"attack", "thwart", "when_defeated"}  # of basic powers, and a kind of abilities
    computed = labels if game == "champions" else set()
    assert set(cls.EVENTS) - emitted == computed
