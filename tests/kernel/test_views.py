"""Views: what a seat sees, ids that cannot be followed into hiding, and positions that it cannot tell apart."""

from typing import Any

import msgspec
import pytest

from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.events import Event
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.fields import CardId, Seat
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.testing.conformance import Chooser
from tests.kernel.lab import Table
from tests.toygame import events, make
from tests.toygame.content import AREA, DECK, DECK_STREAM, DISCARD, HAND
from tests.toygame.ops import Cards as MyCards
from tests.toygame.ops import Damage, Last, Look, Move, Pieces

CROWD: dict[str, Any] = dict(
    areas=(["scout"], ["guard"]),
    hands=(["bolt", "ward"], ["storm", "nullify", "tactics"]),
    decks=(["volley", "rally", "fuse"], ["banner", "gamble"]),
)


def table() -> Table:
    return Table(**CROWD)


def seen(t: Table, seat: int) -> dict[str, list[str]]:
    """The zones of a view by the names of the cards, "?" for a hidden one."""
    shown = view(t.g, seat)
    return {
        name: [shown.cards[i]["code"] if i else "?" for i in ids] for name, ids in shown.zones.items() if ids
    }  # fmt: skip


# -- what is seen ----------------------------------------------------------------------------------------------------


def test_a_seat_sees_its_hand_and_what_lies_in_the_open() -> None:
    t = table()
    assert seen(t, 0) == {
        "deck0": ["?"] * 3, "deck1": ["?"] * 2, "hand0": ["bolt", "ward"], "hand1": ["?"] * 3,
        "area0": ["tower", "scout"], "area1": ["tower", "guard"],
    }  # fmt: skip
    assert seen(t, 1)["hand0"] == ["?"] * 2 and seen(t, 1)["hand1"] == ["storm", "nullify", "tactics"]


def test_a_spectator_sees_no_hand() -> None:
    shown = seen(table(), SPECTATOR)
    assert shown["hand0"] == ["?"] * 2 and shown["hand1"] == ["?"] * 3 and shown["area0"] == ["tower", "scout"]


def test_a_view_has_the_facts_of_the_cards_that_are_seen() -> None:
    t = table()
    t.g.own(t.find("guard")).damage = 2
    shown = view(t.g, 0)
    guard = shown.cards[shown.zones["area1"][1]]
    assert guard == {"code": "guard", "owner": 1, "controller": 1, "host": 0, "exhausted": False, "counters": {},
                     "damage": 2, "power": 1, "health": 3}  # fmt: skip
    assert len(shown.cards) == 2 + 4, "nothing of hidden cards"
    assert shown.table == {"round": 0, "active": -1, "first": 0, "energy": (0, 0)}


def test_a_prompt_is_in_ids_of_the_view_and_in_the_order_of_the_options() -> None:
    t = table()
    t.g.state.energy = (3, 3)
    t.start(t.g.content.program("bolt/0").tree, source=t.find("bolt"))
    shown = view(t.g, 0)
    assert shown.prompt is not None and shown.asked == (0,)
    assert [(verb, shown.cards[i]["code"]) for verb, i, _ in shown.prompt.options] == [
        ("pick", "tower"),
        ("pick", "guard"),
    ]
    assert shown.cards[shown.prompt.source]["code"] == "bolt"
    assert len(shown.prompt.options) == len(t.g.legal(0))


def test_a_question_to_another_seat_shows_no_options() -> None:
    t = table()
    t.start(t.g.content.program("bolt/0").tree, source=t.find("bolt"))
    shown = view(t.g, 1)
    assert shown.prompt is None and shown.asked == (0,)


def test_an_option_on_a_hidden_card_says_that_there_is_one_and_not_which() -> None:
    t = table()
    hidden = t.g.state.zones[HAND + 1]
    options: tuple[Option, ...] = tuple(("take", e, 0) for e in hidden)
    t.g.pending = (Decision("steal", 0, options),)
    shown = view(t.g, 0)
    assert shown.prompt is not None and shown.prompt.options == (("take", 0, 0),) * 3


def test_lasting_effects_are_in_the_open() -> None:
    t = table()
    t.start(Last("rallied", "turn"), source=t.find("scout"))
    t.start(Last("flying_banner", "round"), seat=1, source=t.find("banner"))
    rally, banner = view(t.g, 0).lasting
    assert (rally.path, rally.seat, rally.expires) == ("rallied", 0, "turn")
    assert view(t.g, 0).cards[rally.source]["code"] == "scout"
    assert banner.source == 0, "its card lies hidden"


def test_a_view_is_json_and_pure() -> None:
    game = make("json")
    chooser = Chooser("x")
    while game.pending:
        before = digest(game)
        for seat in (0, 1, SPECTATOR):
            data = msgspec.json.encode(view(game, seat))
            assert msgspec.json.decode(data)["asked"] == sorted(d.seat for d in game.pending)
        assert digest(game) == before
        game.apply(*chooser.choose(game))
    assert view(game, 0).winner == game.state.winner != ""


def test_a_card_in_the_open_without_an_id_is_a_bug() -> None:
    t = table()
    t.g.state.vid[t.find("scout")] = 0
    with pytest.raises(RuntimeError, match="Card scout in zone 'area0' came into the open without an id"):
        view(t.g, 1)


# -- ids and knowledge -----------------------------------------------------------------------------------------------


def vid(t: Table, key: str) -> int:
    return int(t.g.state.vid[t.find(key)])


def test_a_card_gets_a_new_id_when_somebody_comes_to_see_it() -> None:
    """Else the others could tell from its number when it was drawn."""
    t = table()
    in_hand = vid(t, "bolt")
    t.g.move(t.find("bolt"), DISCARD)
    in_the_open = vid(t, "bolt")
    assert in_the_open > in_hand > 0


def test_a_card_keeps_its_id_while_everybody_can_follow_it() -> None:
    t = table()
    before = vid(t, "scout")
    t.g.move(t.find("scout"), HAND)
    assert vid(t, "scout") == before
    assert seen(t, 1)["hand0"] == ["scout", "?", "?"], "known ones first: the order of a hand is its owner's affair"
    t.g.move(t.find("scout"), AREA)
    assert vid(t, "scout") == before


def test_a_card_that_goes_into_hiding_is_known_to_those_who_saw_it() -> None:
    t = table()
    t.g.move(t.find("bolt"), DECK)
    assert seen(t, 0)["deck0"] == ["?", "?", "?", "bolt"] and seen(t, 1)["deck0"] == ["?"] * 4
    t.g.move(t.find("scout"), DECK)
    assert seen(t, 0)["deck0"][3:] == ["bolt", "scout"] and seen(t, 1)["deck0"][3:] == ["?", "scout"]


def test_a_shuffle_makes_everybody_forget_and_ends_the_ids() -> None:
    t = table()
    t.g.move(t.find("scout"), DECK)
    old = vid(t, "scout")
    t.g.shuffle(DECK, DECK_STREAM)
    assert seen(t, 0)["deck0"] == ["?"] * 4 and not any(view(t.g, 0).zones["deck0"])
    t.g.draw(0, 4)
    assert vid(t, "scout") not in (0, old)


def test_a_shuffle_in_the_open_gives_new_ids() -> None:
    t = table()
    old = {vid(t, "tower"), vid(t, "scout")}
    t.g.shuffle(AREA, DECK_STREAM)
    assert sorted(seen(t, 1)["area0"]) == ["scout", "tower"]
    assert not old & {vid(t, "tower"), vid(t, "scout")}


def test_looking_lets_one_seat_know() -> None:
    t = table()
    t.start(Look(MyCards(DECK, top=2)))
    assert seen(t, 0)["deck0"] == ["volley", "rally", "?"] and seen(t, 1)["deck0"] == ["?"] * 3
    assert t.events("look") == [(0, t.find("volley")), (0, t.find("rally"))]
    known = vid(t, "volley")
    t.start(Look(MyCards(DECK, top=2)))
    assert len(t.events("look")) == 2 and vid(t, "volley") == known, "looking again is nothing new"
    t.start(Move(MyCards(DECK, top=1), HAND))
    assert vid(t, "volley") == known, "the seat can follow it into its hand"


def test_a_card_that_nobody_knows_has_no_id() -> None:
    t = table()
    assert vid(t, "rally") == 0 and t.g.watchers(t.find("rally")) == 0
    assert t.g.watchers(t.find("bolt")) == 1 and t.g.watchers(t.find("scout")) == 3


def test_a_facedown_card_in_the_open_is_hidden() -> None:
    t = table()
    scout = t.find("scout")
    t.g.faceup = lambda entity: entity != scout  # type: ignore[method-assign]  # this game alone
    assert seen(t, 0)["area0"] == ["tower", "?"] and not t.g.sees(scout, 1)


def test_a_card_that_lies_apart_can_be_pointed_at_until_it_goes_into_a_deck() -> None:
    t = table()
    rally = t.find("rally")
    t.g.faceup = lambda entity: entity != rally  # type: ignore[method-assign]  # this game alone
    t.g.lies_apart = lambda entity: entity == rally and t.g.state.zone[entity] == AREA  # type: ignore[method-assign]  # this game alone
    t.g.move(rally, AREA)
    assert vid(t, "rally") and view(t.g, 1).zones["area0"][-1] == vid(t, "rally")
    assert t.g.sees(rally, 1) and not t.g.knows(rally, 1)
    t.g.move(rally, DECK)
    assert vid(t, "rally") == 0 and not t.g.sees(rally, 1)


# -- the log ---------------------------------------------------------------------------------------------------------


def test_events_are_told_to_each_seat_as_it_may_know_them() -> None:
    t = table()
    told: list[tuple[Any, Any]] = []
    t.g.observer = lambda event: told.append((t.g.event_view(event, 0), t.g.event_view(event, 1)))
    t.g.draw(0, 1)
    drawn = vid(t, "volley")
    assert told == [(["move", [drawn, "volley"], DECK, HAND], ["move", [0, ""], DECK, HAND])]
    told.clear()
    t.start(Damage(Pieces("theirs", "tower"), Const(1)), source=t.find("scout"))
    guard = [vid(t, "guard"), "guard"]
    assert (["damage", guard, 1, guard], ["damage", guard, 1, guard]) in told, "it takes the damage for its tower"
    assert all(mine == yours for mine, yours in told), "all of it was in the open"


def test_an_event_may_name_no_card() -> None:
    assert table().g.event_view(events.Hurt(0, 3, -1), 0) == ["damage", [0, ""], 3, [0, ""]], "by nobody, on nobody"


class Discards(Event):
    seat: Seat
    cards: tuple[CardId, ...]


def test_a_seat_is_told_of_several_cards_those_that_it_may_know() -> None:
    t = table()
    guard, hidden = t.find("guard"), t.g.state.zones[DECK][0]
    assert Discards.names_card() == (False, True)
    told = t.g.event_view(Discards(1, (guard, hidden)), 0)
    assert told == ["discards", 1, [[vid(t, "guard"), "guard"], [0, ""]]]


# -- what is not known -------------------------------------------------------------------------------------------------


# -- what has been learned ---------------------------------------------------------------------------------------------
