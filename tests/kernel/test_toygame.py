"""The toy game: its cards, one for each thing that the kernel offers, and the course of a round."""

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.expressions import Const, Union
from tests.kernel.lab import Table
from tests.toygame import make, new_game
from tests.toygame.content import AREA, DECK, DICE_STREAM, DISCARD, HAND
from tests.toygame.events import RoundEnd
from tests.toygame.ops import Damage, Pieces


def cast(t: Table, key: str, seat: int = 0) -> None:
    """Play a card from a hand, up to the first question."""
    card = t.find(key)
    face = t.g.face(card)
    action = bool(face.abilities) and face.abilities[0].kind == "action"
    t.g.play(seat, card, t.g.env(card, 0, seat) if action else None)
    t.g.run()


def damage(t: Table, *keys: str) -> list[int]:
    return [t.g.piece(t.find(key)).damage for key in keys]


def test_scout_draws_when_it_enters_play() -> None:
    t = Table(hands=(["scout"], []), decks=(["bolt"], []))
    cast(t, "scout")
    assert t.asked() == [(0, "response", ["use scout", "pass"])]
    t.answer(0, "use", "scout")
    assert t.g.state.zone[t.find("scout")] == AREA and t.g.state.zone[t.find("bolt")] == HAND and t.idle


def test_guard_takes_the_damage_of_its_tower_and_of_nobody_else() -> None:
    t = Table(areas=([], ["guard", "scout"]), hands=(["storm"], []))
    cast(t, "storm")
    assert t.idle
    tower = t.g.tower(1)
    assert t.g.piece(tower).damage == 0 and damage(t, "guard") == [2]
    assert t.g.state.zone[t.find("scout")] == DISCARD + 1


def test_thorn_strikes_back_at_the_attacker() -> None:
    t = Table(areas=(["phoenix"], ["thorn", "thorn"]))
    phoenix, thorn = t.find("phoenix"), t.find("thorn")
    t.start(t.g.content.rules["attack"].tree, source=phoenix)
    t.answer(0, "pick", t.g.tower(1))
    assert t.idle and damage(t, "phoenix") == [0], "only when it is hit itself"
    t.start(t.g.content.rules["attack"].tree, source=phoenix)
    t.answer(0, "pick", thorn)
    assert t.idle and damage(t, "phoenix") == [0], "a thorn that is defeated has left play"
    t.g.own(phoenix).damage = 0
    t.g.own(t.find("thorn", 1)).damage = -1
    t.start(t.g.content.rules["attack"].tree, source=phoenix)
    t.answer(0, "pick", t.find("thorn", 1))
    assert damage(t, "phoenix") == [1]


def test_avenger_answers_the_defeat_of_a_friend() -> None:
    t = Table(areas=([], ["avenger", "scout"]), hands=(["bolt"], []))
    cast(t, "bolt")
    t.answer(0, "pick", "scout")
    assert t.asked() == [(1, "response", ["use avenger", "pass"])]
    t.answer(1, "use", "avenger")
    assert t.g.piece(t.g.tower(0)).damage == 1


def test_volley_may_hit_different_targets() -> None:
    t = Table(areas=([], ["thorn", "guard"]), hands=(["volley"], []))
    cast(t, "volley")
    t.answer(0, "pick", "thorn")
    assert t.asked() == [(0, "choose", ["pick tower", "pick thorn", "pick guard"])]
    t.answer(0, "pick", "guard")
    assert t.idle and damage(t, "thorn", "guard") == [1, 1]


def test_summon_searches_the_deck_and_shuffles_it() -> None:
    t = Table(hands=(["summon"], []), decks=(["bolt", "guard", "storm", "scout", "rally"], []))
    cast(t, "summon")
    assert t.asked() == [(0, "choose", ["pick guard", "pick scout"])]
    assert all(t.g.sees(e, 0) and not t.g.sees(e, 1) for e in t.g.state.zones[DECK])
    t.answer(0, "pick", "scout")
    assert t.g.state.zone[t.find("scout")] == HAND and not t.g.sees(t.find("scout"), 1)
    assert ("shuffle", DECK) in t.log and not any(t.g.sees(e, 0) for e in t.g.state.zones[DECK])


def test_foresight_leaves_known_cards_on_top() -> None:
    t = Table(hands=(["foresight"], []), decks=(["bolt", "guard", "storm", "scout"], []))
    cast(t, "foresight")
    assert t.asked() == [(0, "choose", ["pick bolt", "pick guard", "pick storm"])]
    t.answer(0, "pick", "guard")
    known = [t.g.sees(t.find(key), 0) for key in ("bolt", "storm", "scout")]
    assert known == [True, True, False] and t.g.state.zones[DECK][0] == t.find("bolt")


@pytest.mark.parametrize(("key", "until", "power", "health"), [("rally", "turn", 2, 4), ("banner", "round", 2, 3)])
def test_boosts_last_until_their_end(key: str, until: str, power: int, health: int) -> None:
    t = Table(areas=(["guard"], ["guard"]), hands=([key], []))
    mine, theirs = t.find("guard", 0), t.find("guard", 1)
    cast(t, key)
    assert (t.g.power(mine), t.g.health(mine)) == (power, health)
    assert (t.g.power(theirs), t.g.health(theirs)) == (1, 3)
    t.g.expire("round" if until == "turn" else "turn")
    assert t.g.power(mine) == power
    t.g.expire(until)
    assert (t.g.power(mine), t.g.health(mine)) == (1, 3)


def test_fuse_burns_until_the_end_of_the_round() -> None:
    t = Table(areas=([], ["guard"]), hands=(["fuse"], []))
    cast(t, "fuse")
    t.answer(0, "pick", "guard")
    assert damage(t, "guard") == [0] and [x.path for x in t.g.state.lasting.values()] == ["burning_fuse"]
    for _ in range(2):
        RoundEnd(0, 0, -1).happen(t.g)
        t.g.run()
        assert damage(t, "guard") == [2] and not t.g.state.lasting, "once"


def test_tactics_offers_only_what_would_do_something() -> None:
    t = Table(hands=(["tactics"], []), decks=(["bolt", "guard"], []))
    cast(t, "tactics")
    assert t.idle and len(t.g.state.zones[HAND]) == 2, "nothing to heal: cards are drawn"
    t = Table(hands=(["tactics"], []), decks=(["bolt", "guard"], []))
    t.g.own(t.g.tower(0)).damage = 3
    cast(t, "tactics")
    t.answer(0, "mode", 0, 1)
    assert damage(t, "tower") == [1]


def test_offering_turns_cards_into_energy() -> None:
    t = Table(hands=(["offering", "bolt", "storm", "ward"], []))
    cast(t, "offering")
    t.answer(0, "pick", "bolt")
    t.answer(0, "pick", "ward")
    assert t.idle and t.g.state.energy == (2, 0)
    assert [t.g.state.zone[t.find(key)] for key in ("bolt", "storm", "ward")] == [DISCARD, HAND, DISCARD]


@pytest.mark.parametrize("high", [True, False])
def test_gamble_rolls_a_die_of_its_own_stream(high: bool) -> None:
    t = Table(hands=(["gamble"], []))
    decks = t.g.state.rng[:DICE_STREAM]
    while (t.g.clone().random_below(DICE_STREAM, 6) + 1 >= 4) is not high:
        t.g.random_below(DICE_STREAM, 6)
    cast(t, "gamble")
    assert [t.g.piece(t.g.tower(seat)).damage for seat in (0, 1)] == ([0, 3] if high else [1, 0])
    assert t.g.state.rng[:DICE_STREAM] == decks


def test_muster_asks_for_each_creature() -> None:
    t = Table(areas=(["guard", "phoenix"], []), hands=(["muster"], []))
    for key in ("guard", "phoenix"):
        t.g.set_exhausted(t.find(key), True)
    cast(t, "muster")
    t.answer(0, "no")
    t.answer(0, "yes")
    assert damage(t, "guard", "phoenix") == [0, 1]
    assert [t.g.piece(t.find(key)).exhausted for key in ("guard", "phoenix")] == [True, False]


def test_ward_prevents_and_nullify_cancels() -> None:
    t = Table(hands=(["bolt", "storm"], ["ward", "nullify"]), energy=(9, 9))
    cast(t, "bolt")
    t.answer(1, "pass")
    t.answer(1, "use", "ward")
    t.answer(0, "pass")  # who might hold a nullify against it
    assert t.idle and t.g.piece(t.g.tower(1)).damage == 0
    cast(t, "storm")
    t.answer(1, "use", "nullify")
    assert t.idle and t.g.piece(t.g.tower(1)).damage == 0 and t.g.state.zone[t.find("storm")] == DISCARD


def test_the_higher_bid_goes_first_and_pays() -> None:
    g = make("bids")
    g.apply(0, ("bid", 0, 1))
    g.apply(1, ("bid", 0, 2))
    assert g.state.energy == (2, 1) and [d.seat for d in g.pending] == [1]
    assert g.pending[0].kind == "turn" and len(g.state.zones[HAND + 1]) == 6, "a card is drawn"
    g.apply(1, ("end", 0, 0))
    assert [d.seat for d in g.pending] == [0]


def test_the_last_round_ends_the_game() -> None:
    g = new_game({"rounds": 1}, "short")
    g.own(g.tower(1)).damage = 1
    for seat in (0, 1):
        g.apply(seat, ("bid", 0, 0))
    while g.pending:
        g.apply(g.pending[0].seat, ("end", 0, 0))
    assert g.over and g.state.winner == "0"


def test_a_tower_that_falls_ends_the_game_and_two_draw() -> None:
    both = Union((Pieces("mine", "tower"), Pieces("theirs", "tower")))
    t = Table()
    t.start(Damage(both, Const(10)))
    assert t.g.state.winner == "draw"
    t = Table()
    t.start(Damage(Pieces("theirs", "tower"), Const(10)))
    assert t.g.state.winner == "0"


@pytest.mark.parametrize("options", [{"rounds": 0}, {"rounds": "six"}, {"cards": 3}])
def test_unknown_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadInput, match="Towers cannot be set up with"):
        new_game(options, "x")
