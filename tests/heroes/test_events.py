"""The classes of events fit together, and observers hear which cards are drawn, played and paid with."""

from goldenrule.games.heroes import events
from goldenrule.games.heroes.events import Draw, Pay, Play
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.tally import HeroesTally
from goldenrule.kernel.events import Event
from goldenrule.testing import rule
from tests.heroes.situation import Situation, fight, given, player, village

KINDS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]


def codes(s: Situation, kind: type[Draw | Play | Pay]) -> list[str]:
    return [s.game.code(event.card) for event in s.log if isinstance(event, kind)]


def test_every_event_is_known_by_its_key() -> None:
    known = Heroes.EVENTS
    assert all(issubclass(kind, known[kind.key]) for kind in KINDS if kind is not Event)
    assert known["ko"] is events.KoTokens and known["move"] is events.Move


def test_every_event_names_its_clause() -> None:
    """Moves have many reasons; the others are told by one rule."""
    told = [kind for kind in KINDS if kind not in (Event, events.Move, Draw)]
    assert [kind.__name__ for kind in told if "(H-" not in (kind.__doc__ or "")] == []


@rule("H-11.11")
def test_an_event_card_is_played() -> None:
    s = given(player(hand=["shield_intervention"])).do("event shield_intervention")
    assert codes(s, Play) == ["shield_intervention"]


@rule("H-11.2")
def test_an_ally_is_played_by_its_owner() -> None:
    s = given(player(hand=["black_widow"]), phase="planning")
    tally = HeroesTally(s.game)
    s.decline("ally").do("ally black_widow 0")
    assert codes(s, Play) == ["black_widow"] and tally.played == [["black_widow"], []]


@rule("H-8.12", "H-8.16", "H-8.21")
def test_villains_are_drawn_and_played_by_the_other_player() -> None:
    s = village(player(), player(villains=["avalanche", "crimson_dynamo"]), next_villains=["thug"])
    tally = HeroesTally(s.game)
    s.dice("2 hit trouble boost blank", "trouble").do("troubleshoot cant_beat_me", "lead avalanche")
    s.do("backup crimson_dynamo")
    assert codes(s, Draw) == ["thug"] and codes(s, Play) == ["avalanche", "crimson_dynamo"]
    assert tally.drawn == [[], ["avalanche", "crimson_dynamo", "thug"]]
    assert tally.played == [[], ["avalanche", "crimson_dynamo"]]


@rule("H-11.13")
def test_a_payment_is_told_without_its_card_which_the_move_shows() -> None:
    s = fight("mysterio", villains=["thug"]).do("use mysterio", "discard thug").happened("move thug").happened("paid 1")
    assert codes(s, Pay) == ["thug"]
    assert [s.game.event_view(event, 0) for event in s.log if isinstance(event, Pay)] == [["paid", 1]]
