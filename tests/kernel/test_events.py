"""Events: what is told of them, the order of the runner, and who hears them."""

from typing import Any, ClassVar

import pytest

from goldenrule.kernel import events as shared
from goldenrule.kernel.events import Event, Listener, Look, Over, Shuffle, events_of
from goldenrule.kernel.fields import CardId, Count
from goldenrule.kernel.state import State
from goldenrule.kernel.visibility import Visibility


class Burn(Event):
    row: ClassVar[int] = 0
    replacers: ClassVar[int] = 1
    card: CardId
    amount: Count
    by_magic: bool = False

    def replace(self, game: "Play") -> None:
        game.did.append(f"replace {self.card}")
        self.amount -= game.shield

    def resolve(self, game: "Play") -> bool:
        game.did.append(f"resolve {self.card}")
        return self.amount > 0

    def follow(self, game: "Play") -> None:
        game.did.append(f"follow {self.card}")


class Scorch(Burn):
    """A special case."""


class FadeAway(Event):
    row: ClassVar[int] = 2
    after_settling: ClassVar[bool] = True
    leaves_play: ClassVar[bool] = True
    card: CardId

    def resolve(self, game: "Play") -> bool:
        game.did.append(f"resolve {self.card}")
        return True


class Play(Visibility):
    """What the runner asks of a game; `did` is what it has done."""

    def __init__(self, *rows: tuple[tuple[int, int], ...]) -> None:
        super().__init__(State.empty(1, 1, 3), None)
        self.state.rows = list(rows) or [(), (), ()]
        self.did: list[str] = []
        self.shield = 0
        self.waiting: list[int] = []

    def reactions_to(self, happened: list[Any]) -> list[int]:
        self.did.append(f"look {[event.card for event in happened]}")
        return [event.card for event in happened]

    def start(self, found: list[int]) -> None:
        self.did.append(f"start {found}")

    def hear(self, event: Event) -> None:
        self.did.append(repr(event))


HEARD = ((9, 0),)


def test_fields_without_a_default_are_told() -> None:
    assert Burn(3, 2, True).public_values() == ("burn", 3, 2) and FadeAway.key == "fade_away"
    assert Burn.names_card() == (True, False)
    assert repr(Burn(3, 2)) == "Burn(card=3, amount=2, by_magic=False)"


def test_an_event_that_nobody_listens_to_happens_at_once() -> None:
    game = Play()
    Burn(1, 2).happen(game)
    Burn.occur(game, [Burn(3, 0), Burn(4, 1)])
    assert game.did == ["resolve 1", "follow 1", "resolve 3", "resolve 4", "follow 4"]


def test_all_of_a_batch_is_replaced_before_any_of_it_happens() -> None:
    game = Play(HEARD, HEARD, ())
    game.observer = game.hear
    game.shield = 1
    Burn.occur(game, [Burn(1, 1), Burn(2, 3)])
    assert game.did == [
        "replace 1", "replace 2", "resolve 1", "resolve 2", "Burn(card=2, amount=2, by_magic=False)", "follow 2",
        "look [2]", "start [2]",
    ]  # fmt: skip


def test_an_event_by_which_a_card_leaves_is_told_while_it_is_there() -> None:
    game = Play((), (), HEARD)
    game.observer = game.hear
    FadeAway(5).happen(game)
    assert game.did == ["look [5]", "FadeAway(card=5)", "resolve 5"]
    assert game.waiting == [5] and game.state.dirty, "reactions to it wait until the state settles"


class Counts(Listener):
    def __init__(self) -> None:
        self.burnt = 0
        self.heard: list[str] = []

    def burns(self, event: Burn) -> None:
        self.burnt += event.amount

    def ends(self, event: Over | Shuffle) -> None:
        self.heard.append(event.key)


def test_a_listener_hears_what_its_methods_name_and_their_special_cases() -> None:
    game, counts = Play(), Counts()
    game.observer = counts
    for event in (Burn(1, 2), Scorch(1, 3), FadeAway(1), Over("heroes")):
        game.tell(event)
    assert (counts.burnt, counts.heard) == (5, ["over"]) and Scorch.key == "burn"


class Costly(Event):
    def __init__(self) -> None:
        raise AssertionError("it was made")


class Rest(Counts):
    def others(self, event: Event) -> None:
        self.heard.append(f"other {event.key}")

    def again(self, subject: str, event: Event) -> None:
        raise AssertionError("a method that is given any event is no handler")


def test_a_listener_may_hear_what_no_other_method_hears() -> None:
    game = Play()
    game.observer = rest = Rest()
    game.tell_event(Over, "heroes")
    game.tell_event(Look, 0, 1)
    assert rest.heard == ["over", "other look"]


def test_an_event_that_nobody_hears_is_not_made() -> None:
    game = Play()
    game.observer = Counts()
    game.tell_event(Costly)
    game.observer = game.hear
    with pytest.raises(AssertionError, match="made"):
        game.tell_event(Costly)


def test_a_module_names_its_events_by_key() -> None:
    assert events_of(shared) == {
        "over": Over, "shuffle": Shuffle, "look": shared.Look, "lasting": shared.LastingBegins,
        "expired": shared.LastingEnds,
    }  # fmt: skip


def test_a_listener_hears_special_cases_as_it_hears_their_event() -> None:
    first = Counts()
    first(Scorch(1, 3))  # looked up, and remembered

    class Doubles(Counts):
        def burns_more(self, event: Burn) -> None:
            self.burnt += 2 * event.amount

    second = Doubles()
    second(Scorch(1, 3))
    assert (first.burnt, second.burnt) == (3, 6)


def test_a_method_that_could_hear_nothing_is_refused() -> None:
    def burns(self: Counts, event: object) -> None: ...

    burns.__annotations__["event"] = "Burn"
    with pytest.raises(TypeError, match="must be a class of events, not 'Burn'"):
        type("Deaf", (Counts,), {"burns": burns})
