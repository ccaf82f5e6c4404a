"""Hidden cards cannot be read: not out of position codes, not out of what bots get, in any game, at any moment."""

import base64
import json
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from goldenrule.games.champions.ids import ENCOUNTER_DECK
from goldenrule.games.champions.rules.encounter import ResolveCard
from goldenrule.kernel.codec import snapshot
from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.game import Game, SimultaneousChoice
from goldenrule.kernel.views import determinize, rekey, twin, view
from goldenrule.kernel.visibility import NO_BACK
from goldenrule.table.games import find_game
from goldenrule.table.position_codes import MARK, decode_position, encode_known
from goldenrule.testing.positions import Chooser
from tests.packs.test_what_if import WHAT_IF

SECRET = "nobody may read this seed"
GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "Champions": ("champions", {"heroes": ["spider_man", "iron_man"], "scenario": "klaw"}, 14),
    "Champions, drones": ("champions", {"heroes": ["she_hulk", "captain_marvel"], "scenario": "ultron"}, 14),
    "Champions, drawn sets": ("champions", {"heroes": ["black_panther"], "modular": ["random"]}, 14),
    "Heroes": ("heroes", {"teams": ["avengers", "x_men"]}, 25),
    "Heroes, sealed plans": (
        "heroes",
        {"teams": ["x_men", "marvel_knights", "fantastic_four"], "readings": ["sealed_planning"]},
        25,
    ),
    "Skirmish": ("skirmish", {}, 7),
    "Skirmish, a pack": ("skirmish", {"packs": [WHAT_IF]}, 9),
}
PLAYED = 2


def positions(name: str) -> Iterator[tuple[Game, int]]:
    """Positions of random games, a few decisions apart, each for all seats."""
    kind, options, every = GAMES[name]
    for number in range(PLAYED):
        game = find_game(kind).make(dict(options), f"{SECRET} {number}")
        chooser = Chooser(f"{name} {number}")
        decisions = 0
        while game.pending:
            if decisions % every == 0 or searching(game):  # that is rare
                for seat in range(game.state.seats):
                    yield game, seat
            game.apply(*chooser.choose(game))
            decisions += 1


def searching(game: Game) -> bool:
    """Is somebody choosing among cards that he is shown of a zone that is closed to all?"""
    zone = game.state.zone
    return any(
        0 < e < len(zone)
        and zone[e] >= 0
        and not any(game.zone_open(zone[e], seat) for seat in range(game.state.seats))
        for d in game.pending
        for _, e, _ in d.options
    )


def single_positions(name: str) -> Iterator[tuple[Game, int]]:
    """One position and one seat of each of many games: what is guessed of one says nothing of another."""
    kind, options, every = GAMES[name]
    for number in range(18):
        game = find_game(kind).make(dict(options), f"{SECRET} {number}")
        Chooser(f"{name} {number}").play(game, every * number // 3)
        if game.pending:
            yield game, number % game.state.seats


def hidden(game: Game, seat: int) -> list[tuple[int, int]]:
    """Zone and place of each card that could be another one for the seat."""
    return [
        (zone, place)
        for zone, cards in enumerate(game.state.zones)
        for place, e in enumerate(cards)
        if not game.knows(e, seat) and game.backs([e]) != [NO_BACK]
    ]


@dataclass
class Guesses:
    """How many of the hidden cards a way to guess them has named, and what is to be expected of blind luck."""

    right: Counter[str] = field(default_factory=Counter)
    cards: int = 0
    luck: float = 0.0
    spread: float = 0.0


def read(code: str) -> dict[str, Any]:
    """What anybody finds in a code, without this program."""
    raw = base64.urlsafe_b64decode(code[len(MARK) :] + "==")
    found: dict[str, Any] = json.loads(zlib.decompress(raw[8:]))
    return found


def attack(game: Game, seat: int, guesses: Guesses) -> None:
    """Guess each hidden card from the code of a position, in every way that has come to mind."""
    kind = game.name
    code = encode_known(game, seat, "a fresh one")
    found = read(code)
    text = json.dumps(found)
    assert SECRET not in text
    state = found["start"]["state"]
    assert not {words[0] for words in game.state.rng} & {words["t"][0] for words in state["rng"]}
    zones = [zone["t"] for zone in state["zones"]]
    lists = find_game(kind).make(found["options"], found["seed"]).state.ident  # as the deck lists have them
    true = game.state
    places = hidden(game, seat)
    kinds: dict[int, Counter[int]] = {}
    for z, p in places:
        kinds.setdefault(game.backs([true.zones[z][p]])[0], Counter())[true.ident[true.zones[z][p]]] += 1
    for z, p in places:
        e = true.zones[z][p]
        serial = zones[z][p]
        answer = true.ident[e]
        pool = kinds[game.backs([e])[0]]
        chance = pool[answer] / pool.total()
        guesses.cards += 1
        guesses.luck += chance
        guesses.spread += chance * (1 - chance)
        guesses.right["serial"] += lists[serial] == answer
        guesses.right["identity"] += state["ident"][serial] == answer
        guesses.right["face"] += state["face"][serial] == answer
        guesses.right["place"] += true.ident[serial] == answer


@pytest.mark.parametrize("name", GAMES)
def test_nobody_reads_hidden_cards_out_of_a_code(name: str) -> None:
    """Luck is what guessing among the cards of a back comes to; five standard deviations are allowed."""
    guesses = Guesses()
    for game, seat in single_positions(name):
        try:
            attack(game, seat, guesses)
        except Stuck:
            continue
    assert guesses.cards > 250
    for way, right in guesses.right.items():
        assert right < guesses.luck + 5 * guesses.spread**0.5, f"{way}: {right} of {guesses.cards}, luck {guesses.luck}"


def asked(game: Game) -> list[tuple[int, str]]:
    return [(d.seat, d.kind) for d in game.pending]


def same_for_twins(name: str, game: Game, seat: int) -> tuple[int, int]:
    """How many twins are the same when determinized, byte for byte, and how many of them differ from the game."""
    same = others = 0
    for number in range(3):
        try:
            guess = determinize(game, seat, "s")
            other = twin(game, seat, str(number))
        except Stuck:
            continue
        if asked(other) != asked(game):  # an effect may ask or not by cards that only another seat knows
            assert not game.legal(seat)
            continue
        rekey(other, "other streams")
        others += other.state.ident != game.state.ident or other.state.zones != game.state.zones
        one, two = (msgspec.json.encode(snapshot(each)) for each in (guess, determinize(other, seat, "s")))
        assert one == two, f"{name}, seat {seat}"
        assert view(guess, seat) == view(game, seat)
        same += 1
    return same, others


@pytest.mark.parametrize("name", GAMES)
def test_what_is_determinized_is_the_same_for_every_twin(name: str) -> None:
    """Byte for byte: so it holds nothing but what the seat knows. Twins that are not asked the question are left."""
    counts = [same_for_twins(name, game, seat) for game, seat in positions(name)]
    same, others = (sum(each) for each in zip(*counts))
    assert same > 15 and others > same * 0.9


SEARCHES: dict[str, Any] = {
    "heroes": ["black_panther", "iron_man"], "aspects": ["leadership", "justice"], "scenario": "klaw",
    "modular": ["masters_of_evil", "legions_of_hydra", "random"],
}  # fmt: skip


@pytest.mark.parametrize("encounter", [True, False])
def test_in_the_middle_of_a_search_it_is_the_same_for_every_twin(encounter: bool) -> None:
    """For who searches and for who looks on, in the encounter deck and in decks of players."""
    found: Counter[str] = Counter()
    for number in range(60):
        game = find_game("champions").make(dict(SEARCHES), f"{SECRET} {number}")
        chooser = Chooser(str(number))
        while game.pending:
            first = game.pending[0]
            if searching(game) and (game.state.zone[first.options[0][1]] == ENCOUNTER_DECK) == encounter:
                for seat in (0, 1):
                    same, others = same_for_twins("a search", game, seat)
                    found["who searches" if seat == first.seat else "who looks on"] += same
                    found["others"] += others
            game.apply(*chooser.choose(game))
            if min(found.values(), default=0) > 20 and len(found) == 3:
                return
    raise AssertionError(found)


def test_the_positions_are_of_every_kind() -> None:
    """Effects and searches in progress, facedown drones, boost cards, sealed answers, foreign hands, packs."""
    found: Counter[str] = Counter()
    for name in GAMES:
        for game, seat in positions(name):
            s = game.state
            found["in an effect"] += any(type(frame).__name__ == "Effect" for frame in game.stack)
            found["searches"] += searching(game)
            found["known in a deck"] += game.name == "champions" and any(
                s.known[e] for z in range(len(s.zones)) if not game.zone_open(z, 0) for e in s.zones[z]
            )
            found["sealed"] += bool(game.stack) and isinstance(game.stack[-1], SimultaneousChoice)
            found["foreign hands"] += game.name != "champions" and bool(hidden(game, seat))
            found["packs"] += bool(game.setup.get("packs"))
            found["asked"] += any(d.seat == seat for d in game.pending)
            found["others asked"] += any(d.seat != seat for d in game.pending)
            if game.name == "champions":
                found["drones"] += any(game.lies_apart(e) for e in range(1, len(s.ident)))
                found["boost cards"] += bool(s.zones[3])
    assert all(n > 2 for n in found.values()) and len(found) == 10, found


def test_a_code_is_played_on() -> None:
    for name in GAMES:
        for number, (game, seat) in enumerate(positions(name)):
            if number % 7 == 0:
                made = decode_position(encode_known(game, seat, f"{number}"))
                assert view(made.recorder.game, seat) == view(game, seat)
                Chooser(str(number)).play(made.recorder.game, 30)


def test_a_code_may_remember_a_card_that_was_shuffled_away() -> None:
    """An effect in progress may still speak of it: the code holds a ghost of it then, and can be played."""
    game = find_game("champions").make({"heroes": ["spider_man"]}, "1")
    Chooser("1").play(game, 12)
    card = game.state.zones[game.zone_names().index("encounter_deck")][3]
    game.stack.insert(0, ResolveCard(2, game.state.ref(card), 0, False))
    for made in (decode_position(encode_known(game, 0, "fresh")).recorder.game, determinize(game, 0, "x")):
        assert isinstance(made.stack[0], ResolveCard)
        ghost = made.stack[0].card
        assert ghost == len(game.state.ident) and made.state.ident[ghost] == game.state.ident[card]
        assert made.state.zone[ghost] == -1 and not made.state.live(ghost)
        again = determinize(made, 0, "y")
        assert isinstance(again.stack[0], ResolveCard)
        assert again.stack[0].card == ghost and len(again.state.ident) == len(made.state.ident)
        Chooser("2").play(again, 20)
