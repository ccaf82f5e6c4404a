"""What is said to a seat follows from what it knows: prompts, options, explanations, refusals and the log."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from goldenrule.gamekit.game_words import GameWords
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.errors import BadInput, Stuck
from goldenrule.kernel.events import Event
from goldenrule.kernel.game import Game, SimultaneousChoice
from goldenrule.kernel.views import twin
from goldenrule.table.games import find_game
from goldenrule.testing.hidden import same_option
from goldenrule.words.texts import Texts
from tests.table.test_hidden_cards import GAMES, hidden, positions


def answer(ask: Callable[..., Any], *about: Any) -> Any:
    try:
        return ask(*about)
    except BadInput as error:
        return str(error)


def said(words: GameWords, game: Game, seat: int, names: list[str]) -> list[Any]:
    """All that a seat can be told of a position: about its question, and about cards that it names."""
    out: list[Any] = [answer(words.scenario_cards, game)]
    for d in game.pending:
        if d.seat == seat:
            out += [answer(words.prompt, game, d), answer(words.refusals, game, d)]
            out += [(answer(words.option, game, d, o), answer(words.explain_option, game, d, o)) for o in d.options]
            out += [words.likely_mistake(game, d, [o]) for o in d.options]
    for name in names:
        out.append(answer(words.values, game, seat, name))
    return out


def log(words: GameWords, game: Game, seat: int, move: tuple[int, Option]) -> tuple[list[str], frozenset[int]]:
    """The lines that a seat is told of an answer, and all cards that it knew at any moment of it."""
    lines: list[str] = []
    known: set[int] = set()

    def listen(event: Event) -> None:
        seen = game.event_view(event, seat)
        lines.append("" if seen is None else words.event(game, seen))
        known.update(e for e in range(1, len(game.state.ident)) if game.knows(e, seat))

    game.observer = listen
    game.apply(*move)
    game.observer = None
    return [line for line in lines if line], frozenset(known)


def asked(game: Game) -> list[tuple[int, str]]:
    return [(d.seat, d.kind) for d in game.pending]


def other_log(words: GameWords, game: Game, seat: int, number: int) -> tuple[list[str], list[str]] | None:
    """What a seat is told of an answer, and of the same one in a twin; None if that goes another way there."""
    real, one = game.clone(), game.pending[0]
    move = (one.seat, one.options[number % len(one.options)])
    lines, known = log(words, real, seat, move)
    other = twin(game, seat, str(number), keep=known)
    if asked(other) != asked(game):
        return None
    same = (move[0], same_option(game, other, seat, move[1]))
    if same[1] not in other.legal(move[0]):
        return None
    told, _ = log(words, other, seat, same)
    return (lines, told) if asked(other) == asked(real) else None


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_is_said_to_a_seat_tells_of_a_hidden_card(name: str) -> None:
    words = find_game(GAMES[name][0]).words(Texts("en"))
    counts: Counter[str] = Counter()
    for game, seat in positions(name):
        words.use_cards_of(game)
        places = hidden(game, seat)
        names = sorted({words.name(game.code(game.state.zones[zone][place])) for zone, place in places})[::9]
        real = said(words, game, seat, names)
        for number in range(3):
            try:
                other = twin(game, seat, str(number))
                if asked(other) == asked(game):
                    assert said(words, other, seat, names) == real, (name, seat, asked(game))
                    counts["said"] += 1
                if not isinstance(game.stack[-1], SimultaneousChoice) and (
                    logs := other_log(words, game, seat, number)
                ):
                    assert logs[0] == logs[1], (name, seat, asked(game))
                    counts["logs"] += bool(logs[0])
            except Stuck:
                continue
    assert counts["said"] > 15 and counts["logs"] > 3, counts


def test_words_that_look_at_hidden_cards_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    words = find_game("skirmish").words(Texts("en"))
    real = type(words).refusals
    top = [e for e, name in enumerate(find_game("skirmish").make({}, "1").zone_names()) if name.startswith("deck")]
    monkeypatch.setattr(
        type(words), "refusals", lambda self, g, d: [*real(self, g, d), g.code(g.state.zones[top[0]][0])]
    )
    with pytest.raises(AssertionError, match="Skirmish"):
        test_nothing_that_is_said_to_a_seat_tells_of_a_hidden_card("Skirmish")
