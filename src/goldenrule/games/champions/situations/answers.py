"""Answers in words: how a script names an option ("use Backflip", "pick Rhino"), and how an option is shown."""

from collections.abc import Collection
from typing import Final

from goldenrule.gamekit.cases import ScriptFailed
from goldenrule.gamekit.input_parsing import number
from goldenrule.gamekit.vocabulary import IN_GAME, check_exists
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.sets import scenarios
from goldenrule.games.champions.situations.placing import names_of, split_number
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.entities import ENTITY_MASK, LASTING_BASE
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import quote

PAY_ANY: Final = "pay any"
PLAIN = {"pass": "pass", "done": "done", "yes": "yes", "no": "no", "end turn": "end_turn", "decline": "decline"}
VERBS: dict[str, tuple[str, ...]] = {
    **{verb: (verb,) for verb in ("play", "use", "attack", "thwart", "recover", "form", "pick", "discard", "defend")},
    **{verb: (verb,) for verb in ("order", "attach", "area", "amount", "mode", "declare", "request")},
    "pay": ("pay", "generate"),
}
"""What an answer is called, and the verbs of the options that it may mean."""
_NUMBERS = {"amount": 0, "mode": 1, "request": 0}
"""Verbs whose first word is a number, and what the first of them is called."""


def split_words(words: str) -> tuple[str, str]:
    """The verb and the rest. Raises BadInput for an unknown verb."""
    if words in PLAIN:
        return words, ""
    verb, _, rest = words.partition(" ")
    check_exists("verb", words if words.startswith("end ") else verb, [*PLAIN, *VERBS])
    return verb, rest.strip()


def names(game: Champions) -> frozenset[str]:
    """Every name and code of a card that is, was or may come into this game, with its other faces."""
    faces = game.content.faces
    found = [faces[index] for index in {*game.state.ident[1:], *game.state.face[1:]}]
    scenario = scenarios(game.content.packs)[game.setup["scenario"]]
    stages = (*scenario.villain.values(), *sum(scenario.main_schemes, ()))
    found += [game.content.by_code[code] for code in stages if code in game.content.by_code]
    found += [game.content.by_code[face.facts.back] for face in found if face.facts.back in game.content.by_code]
    return frozenset(word for face in (*found, faces[game.content.facedown]) for word in (face.name, face.code))


def understand(words: str, known: Collection[str]) -> None:
    """Raises BadInput for words that can be no answer in a game with these names."""
    verb, rest = split_words(words)
    if verb in _NUMBERS:
        first, _, rest = rest.partition(" ")
        if number(first) is None:
            raise BadInput("champions-bad-needs-number-after", words=quote(words), verb=verb)
    elif verb == "declare":
        if rest not in ("yes", "no", ""):
            raise BadInput("champions-bad-write-declare-yes", words=quote(words))
        return
    if rest and words != PAY_ANY and (rest := _ability(rest)[0]) not in known:
        check_exists("card", split_number(rest)[0], known, IN_GAME)


def choices(game: Champions, seat: int, words: str) -> list[tuple[int, Option]]:
    """What an answer means now: a seat and its option; "pay any" means several answers, one after the other.

    Raises ScriptFailed if it fits no option, or several.
    """
    decision = next((d for d in game.pending if d.seat == seat), None)
    if decision is None:
        raise ScriptFailed(f"{words!r}: seat {seat} is not asked. {asked_in_words(game)}")
    if words == PAY_ANY:
        return _pay_any(game, decision)
    found = matching(game, decision, words)
    if len(found) != 1:
        how = "fits several options" if found else "is no option"
        raise ScriptFailed(f"{words!r} {how}. {asked_in_words(game)}")
    return [(seat, found[0])]


def _pay_any(game: Champions, decision: Decision) -> list[tuple[int, Option]]:
    """The first source offered, until the payment is complete."""
    if decision.kind != "pay":
        raise ScriptFailed(f"'pay any': no payment is asked. {asked_in_words(game)}")
    given: list[tuple[int, Option]] = []
    trial = game.clone()
    while (pending := trial.pending) and pending[0].kind == "pay" and pending[0].seat == decision.seat:
        options = pending[0].options
        given.append((decision.seat, options[-1] if options[-1][0] == "done" else options[0]))
        trial.apply(*given[-1])
    return given


def matching(game: Champions, decision: Decision, words: str) -> list[Option]:
    """The options that an answer may mean. Raises BadInput for words that are not an answer."""
    verb, rest = split_words(words)
    if verb in PLAIN:
        return [o for o in decision.options if o[0] == PLAIN[verb]]
    options = [o for o in decision.options if o[0] in VERBS[verb]]
    if verb in _NUMBERS:
        first, _, rest = rest.partition(" ")
        options = [o for o in options if o[2] == int(first) - _NUMBERS[verb]]
    elif verb == "declare" and rest:
        return [o for o in options if o[2] == (1 if rest == "yes" else 0)]
    if not rest:
        return options
    rest, ability = _ability(rest)
    if ability:
        options = [o for o in options if o[2] == ability - 1]
    exact = [o for o in options if rest in called(game, o[1])]
    if exact:
        return exact
    name, which = split_number(rest)
    named = [o for o in options if name in called(game, o[1])]
    return named[which - 1 : which] if which else named


def _ability(words: str) -> tuple[str, int]:
    """ "Energy Channel #2" means the second ability of the card."""
    head, mark, tail = words.rpartition(" #")
    return (head, int(tail)) if mark and tail.isdigit() else (words, 0)


def called(game: Champions, entity: int) -> tuple[str, ...]:
    """What an entity of an option is called: a card's names and codes; a lasting effect's by its source."""
    if entity <= 0:
        return ()
    if entity >= LASTING_BASE:
        entity = game.state.lasting[entity].source & ENTITY_MASK
    return names_of(game, entity)


def in_words(game: Champions, option: Option) -> str:
    """An option as an answer would be written."""
    verb, entity, detail = option
    plain = next((words for words, key in PLAIN.items() if key == verb), "")
    if plain:
        return plain
    name = called(game, entity)[0] if entity else ""
    shown = next(words for words, keys in VERBS.items() if verb in keys)
    if shown in _NUMBERS:
        return f"{shown} {detail + _NUMBERS[shown]} {name}".strip()
    if shown == "declare":
        return f"declare {'yes' if detail else 'no'}"
    return f"{shown} {name}".strip()


def asked_in_words(game: Champions) -> str:
    """Everything that is asked now."""
    if game.over:
        return f"The game is over: {game.state.winner} won."
    parts = []
    for d in game.pending:
        source = f" about {names_of(game, d.source)[0]}" if 0 < d.source < LASTING_BASE else ""
        options = ", ".join(in_words(game, o) for o in d.options)
        parts.append(f"Seat {d.seat} is asked {d.kind!r}{source}; its options: {options}.")
    return " ".join(parts) or "Nobody is asked."
