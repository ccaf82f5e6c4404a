"""The classes of events fit together: rows of reactions, messages, steps of the stage."""

from goldenrule.games.skirmish import events, ids
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.kernel.events import NO_ROW, Event

KINDS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]


def test_every_row_of_reactions_belongs_to_one_event() -> None:
    rows = [kind.row for kind in KINDS if kind.row != NO_ROW]
    values = [*range(ids.STRENGTH, ids.CANNOT_ATTACK + 1), ids.ARTIFACT_TAKEN, ids.ACTIONS]
    assert sorted([*rows, *values]) == list(range(ids.ROWS))


def test_every_event_is_known_by_its_key() -> None:
    known = Skirmish.EVENTS
    assert all(issubclass(kind, known[kind.key]) for kind in KINDS if kind is not Event)
    assert known["pay_civilian"] is events.PayCivilian and known["move"] is events.Move


def test_what_happens_to_a_card_names_it_first() -> None:
    """Cases name an event by its first card, and reactions are looked for by it."""
    for kind in KINDS:
        if "card" in kind.TOLD and kind is not events.Replace:
            assert kind.TOLD[0] == "card" and kind.names_card()[0], kind
