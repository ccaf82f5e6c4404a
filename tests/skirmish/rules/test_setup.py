"""Set-up (D-2) and what the kinds of cards are (D-3)."""

import pytest

from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.catalogue import build
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.rules.setup import new_game
from goldenrule.kernel.errors import BadInput
from goldenrule.testing import rule
from tests.skirmish.cards_for_tests import CONTENT, side_cards


@pytest.fixture
def game() -> Skirmish:
    return new_game(CONTENT, "setup")


@rule("D-2.2", "D-2.8")
def test_15_cards_of_each_deck_are_left_out_and_the_villains_begin_with_5_cards(game: Skirmish) -> None:
    zones = game.state.zones
    assert [len(zones[ids.REMOVED + seat]) for seat in (0, 1)] == [15, 15]
    assert [len(zones[ids.HAND + seat]) for seat in (0, 1)] == [7, 5]
    assert [len(zones[ids.DECK + seat]) for seat in (0, 1)] == [34, 36]
    assert game.state.active == ids.VILLAINS and game.pending[0].seat == ids.VILLAINS


@rule("D-2.2")
def test_the_cards_that_are_left_out_are_seen_by_nobody(game: Skirmish) -> None:
    for seat in (0, 1):
        for e in game.state.zones[ids.REMOVED + seat]:
            assert not game.knows(e, 0) and not game.knows(e, 1)


@rule("D-2.3", "D-2.4")
def test_two_artifacts_are_face_up_and_everything_else_is_face_down(game: Skirmish) -> None:
    zones = game.state.zones
    assert len(zones[ids.OFFER]) == 2 and len(zones[ids.PILE]) == 10 and len(zones[ids.BATTLEFIELDS]) == 8
    assert all(game.knows(e, -1) for e in zones[ids.OFFER])
    assert not any(game.knows(e, seat) for e in (*zones[ids.PILE], *zones[ids.BATTLEFIELDS]) for seat in (0, 1))


@rule("D-2.3")
def test_the_artifacts_are_shuffled() -> None:
    def tiles(seed: str) -> list[str]:
        g = new_game(CONTENT, seed)
        return [g.code(e) for e in g.state.zones[ids.OFFER] + g.state.zones[ids.PILE]]

    orders = [tiles(str(seed)) for seed in range(6)]
    assert len(set(map(tuple, orders))) == 6 and len({frozenset(order) for order in orders}) == 1
    assert len({frozenset(order[: ids.OFFERED]) for order in orders}) > 1, "other ones are face up"


@rule("D-2.5", "D-2.6", "DA-2")
def test_each_zone_of_manhattan_has_four_colours_and_both_markers_are_in_the_middle(game: Skirmish) -> None:
    s = game.state
    assert s.civilians == (15, 15, 15) and s.freed == (0, 0, 0, 0)
    assert s.points == 0 and s.marker == 0
    assert ids.PLACES == (0, 0, 0, 1, 1, 2)


@rule("D-2.2")
def test_another_seed_shuffles_otherwise_and_the_same_seed_alike() -> None:
    def hands(seed: str) -> list[list[str]]:
        g = new_game(CONTENT, seed)
        return [[g.code(e) for e in g.state.zones[ids.HAND + seat]] for seat in (0, 1)]

    assert hands("a") == hands("a") != hands("b")


@rule("D-1.3")
def test_a_deck_of_another_size_is_refused() -> None:
    with pytest.raises(BadInput, match="The villains have 52 cards; a game needs 56"):
        new_game(build([*side_cards("heroes"), *side_cards("villains")[:-1]]), "x")


@rule("D-3.2", "D-2.4")
def test_all_battlefield_cards_begin_on_the_board_and_none_in_a_deck(game: Skirmish) -> None:
    zones = game.state.zones
    for seat in (0, 1):
        for zone in (ids.DECK, ids.HAND, ids.REMOVED):
            assert {game.face(e).seat for e in zones[zone + seat]} == {seat}
    assert [game.face(e).kind for e in zones[ids.BATTLEFIELDS]] == ["battlefield"] * len(CONTENT.battlefields)


@rule("D-3.2", "D-3.4")
def test_battlefields_belong_to_no_deck_and_effects_have_three_kinds() -> None:
    assert all(face.seat >= 0 for deck in CONTENT.decks for face in deck)
    assert all(face.seat == -1 and face.colour == -1 for face in CONTENT.battlefields)
    kang, zola, banner = (CONTENT.by_id[id] for id in ("v_kang_s", "v_zola_s", "v_banner_s"))
    assert (kang.immediates, zola.attacks) == ((0,), (0,))
    assert not kang.rows and not zola.rows and [row for row, _ in banner.rows] == [ids.STRENGTH, ids.LIFE]
