"""Modular sets that were drawn unseen (MC-EDECK-07): who has seen no card of them cannot know which they are."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from goldenrule.games.champions.draws import Draws, draws
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import ENCOUNTER_DECK, ENCOUNTER_DISCARD
from goldenrule.games.champions.playable import PlayableChampions
from goldenrule.games.champions.rules import decks
from goldenrule.games.champions.rules.setup import GameSetup, draw_modular_sets
from goldenrule.games.champions.sets import modulars
from goldenrule.kernel.codec import snapshot
from goldenrule.kernel.views import SPECTATOR, determinize, twin, view
from goldenrule.table.games import find_game
from goldenrule.table.position_codes import decode_position, encode_known
from goldenrule.testing import Nonconformance
from goldenrule.testing.citations import rule
from goldenrule.testing.hidden import check_twins
from goldenrule.testing.positions import Chooser

SIX = ("bomb_scare", "legions_of_hydra", "the_doomsday_chair")
"""Sets of six cards each; of the others one has five, one seven."""


def make(names: tuple[str, ...], seed: str = "1", **options: object) -> Champions:
    """A game in which these sets were drawn: the same in all but their cards for sets of equal sizes."""
    game = find_game("champions").make({"modular": ["random"] * len(names), **options}, seed)
    assert isinstance(game, Champions)
    s, of = game.state, possible(game).of
    was = draw_modular_sets(GameSetup(modular=("random",) * len(names), seed=seed)).modular
    assert was is not None
    s.unshare()
    places = [e for e in range(1, len(s.ident)) if s.ident[e] in of]
    assert len(places) == sum(sum(modulars()[name].cards.values()) for name in names), "another seed has such sizes"
    for e, face in zip(places, [face for name in names for face in faces(game, name)]):
        s.ident[e] = s.face[e] = face
    return game


def possible(game: Champions) -> Draws:
    return draws(game.content, game.setup["scenario"], game.setup["expert"], tuple(game.setup["modular"]))


def faces(game: Champions, name: str) -> list[int]:
    return [game.content.face(code).index for code, n in modulars()[name].cards.items() for _ in range(n)]


def sets_in(game: Any) -> list[str]:
    """The drawn sets whose cards there are, each whole."""
    s = game.state
    cards = Counter(s.ident[e] for zone in s.zones for e in zone)
    found = [name for name in modulars() if any(cards[face] for face in faces(game, name))]
    for name in found:
        assert all(cards[face] == n for face, n in Counter(faces(game, name)).items()), name
    return found


def seed_of(*sizes: int) -> str:
    for seed in range(500):
        names = draw_modular_sets(GameSetup(modular=("random",) * len(sizes), seed=str(seed))).modular
        assert names is not None
        if [sum(modulars()[name].cards.values()) for name in names] == list(sizes):
            return str(seed)
    raise AssertionError


def guess(game: Champions, seat: int, seed: str) -> bytes:
    return msgspec.json.encode(snapshot(determinize(game, seat, seed)))


@rule("MC-EDECK-07")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_games_that_differ_in_the_drawn_set_alone_are_one_to_who_has_not_seen_it(seat: int) -> None:
    seed = seed_of(6)
    games = [make((name,), seed) for name in SIX]
    assert len({msgspec.json.encode(snapshot(game)) for game in games}) == 3
    assert len({msgspec.json.encode(view(game, seat)) for game in games}) == 1
    for number in range(12):
        assert len({guess(game, seat, str(number)) for game in games}) == 1
        assert len({encode_known(game, seat, str(number)) for game in games}) == 1


@rule("MC-EDECK-07")
def test_every_set_of_the_size_that_lies_there_is_as_likely() -> None:
    game = make(("bomb_scare",), seed_of(6))
    found = Counter(sets_in(determinize(game, 0, str(n)))[0] for n in range(300))
    assert set(found) == set(SIX) and min(found.values()) > 60
    five = make(("under_attack",), seed_of(5))
    assert {tuple(sets_in(determinize(five, 0, str(n)))) for n in range(30)} == {("under_attack",)}
    twelve = make(("bomb_scare", "legions_of_hydra"), seed_of(6, 6))
    pairs = Counter(tuple(sets_in(determinize(twelve, 0, str(n)))) for n in range(400))
    assert len(pairs) == 4 and ("masters_of_evil", "under_attack") in pairs and min(pairs.values()) > 50


@rule("MC-EDECK-07")
def test_a_set_of_which_a_card_was_seen_stays_and_the_other_is_in_doubt() -> None:
    game = make(("bomb_scare", "legions_of_hydra"), seed_of(6, 6))
    seen = next(e for e in game.state.zones[ENCOUNTER_DECK] if game.state.ident[e] in faces(game, "bomb_scare"))
    game.move(seen, ENCOUNTER_DISCARD)
    for _ in range(2):  # it is not forgotten with the next shuffle, though nobody can tell where it lies
        pairs = {tuple(sets_in(determinize(game, 0, str(n)))) for n in range(60)}
        assert pairs == {("bomb_scare", "legions_of_hydra"), ("bomb_scare", "the_doomsday_chair")}
        decks.shuffle_into_encounter(game, [seen] if game.state.zone[seen] == ENCOUNTER_DISCARD else [])
    assert not game.state.vid[seen]
    assert len(game.state.ident) - 1 == sum(len(zone) for zone in game.state.zones) + 1, "one ghost, made once"


@rule("MC-EDECK-07")
def test_what_one_seat_has_looked_at_only_that_seat_knows() -> None:
    game = make(("bomb_scare",), seed_of(6), heroes=["spider_man", "iron_man"])
    seen = next(e for e in game.state.zones[ENCOUNTER_DECK] if game.state.ident[e] in faces(game, "bomb_scare"))
    game.look((seen,), 1)
    assert {tuple(sets_in(determinize(game, 1, str(n)))) for n in range(30)} == {("bomb_scare",)}
    assert len({tuple(sets_in(determinize(game, 0, str(n)))) for n in range(30)}) == 3
    decks.shuffle_encounter(game)
    assert len(game.state.ident) - 1 == sum(len(zone) for zone in game.state.zones), "others would see a ghost"


@rule("MC-EDECK-07")
def test_twins_differ_in_what_was_drawn() -> None:
    game = make(("bomb_scare",), seed_of(6))
    twins = [twin(game, 0, str(n)) for n in range(30)]
    assert {sets_in(each)[0] for each in twins} == set(SIX)
    for number in range(5):
        check_twins(game, 0, str(number), ahead=5)


@pytest.mark.pure_only
def test_a_drawn_set_that_is_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make(("bomb_scare",), seed_of(6))
    real = PlayableChampions.redraw
    monkeypatch.setattr(PlayableChampions, "redraw", lambda self, seat, streams, keep: real(self, seat, streams, keep))
    check_twins(game, 0, "1", ahead=0)
    from goldenrule.kernel import views
    from goldenrule.kernel.redeal import deal_unknown

    def forgets(new: Champions, seat: int, streams: list[tuple[int, int, int, int]]) -> None:
        with monkeypatch.context() as m:
            m.setattr(PlayableChampions, "redraw", lambda *args: None)
            deal_unknown(new, seat, streams)

    monkeypatch.setattr(views, "deal_unknown", forgets)
    with pytest.raises(Nonconformance, match="does not know shows in what is determinized"):
        for number in range(10):
            check_twins(game, 0, str(number), ahead=0)


@rule("MC-EDECK-07")
def test_a_code_does_not_say_what_was_drawn_and_is_played_on() -> None:
    game = make(("legions_of_hydra",), seed_of(6))
    Chooser("1").play(game, 6)
    for number in range(4):
        shared = decode_position(encode_known(game, 0, f"fresh {number}"))
        assert shared.recorder.game.setup["modular"] == ["random"]
        assert view(shared.recorder.game, 0) == view(game, 0)
        Chooser(str(number)).play(shared.recorder.game, 200)


@rule("MC-EDECK-07")
def test_named_sets_are_known() -> None:
    game = find_game("champions").make({"modular": ["bomb_scare"]}, "1")
    assert {tuple(sets_in(determinize(game, 0, str(n)))) for n in range(10)} == {("bomb_scare",)}
