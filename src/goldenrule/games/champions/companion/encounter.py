"""The encounter cards that people name: found where they lie, in the program's deck or on the printed one."""

from goldenrule.gamekit.card_names import card_names
from goldenrule.games.champions import events, ids
from goldenrule.games.champions.companion.game import CompanionGame
from goldenrule.games.champions.facts import OF_PLAYERS
from goldenrule.games.champions.ids import ENGAGEMENTS, NEMESES
from goldenrule.games.champions.rules import setup
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import printed_name, quote

TYPES = ("side_scheme", "minion", "attachment", "environment", "treachery", "obligation")
LASTING_TYPES = TYPES[:4]
"""Those that come into play."""
FEWEST = 10
"""Unknown cards that always lie in a printed deck, even if somebody forgot to type some."""


def names_of(game: CompanionGame, *codes: str) -> set[str]:
    """What cards are called in any language, in small letters."""
    others = [name for code in codes for name in card_names("champions").get(code, ())]
    return {name.casefold() for name in (*(game.content.face(code).name for code in codes), *others)}


def sides(game: CompanionGame, entity: int) -> tuple[str, str]:
    """The codes of both sides of an identity."""
    face = game.ident(entity)
    return face.code, face.facts.back


def find(game: CompanionGame, words: str, codes: list[str]) -> str:
    """One of some cards, by code, name or the beginning of a name in any language.

    Raises BadInput if none or several fit.
    """
    wanted = words.strip().casefold()
    if not wanted:
        raise BadInput("champions-bad-card-missing")
    called = {code: names_of(game, code) for code in codes}
    exact = [code for code in codes if wanted == code or wanted in called[code]]
    printed_so = [code for code in codes if game.content.face(code).name.casefold().startswith(wanted)]
    found = exact or printed_so or [code for code in codes if any(name.startswith(wanted) for name in called[code])]
    several = {game.content.face(code).name: code for code in found}
    if len(several) == 1:
        return found[0]
    if not several:
        raise BadInput("champions-bad-no-such-card", words=quote(words.strip()))
    names = [printed_name("champions", code, name) for name, code in several.items()]
    raise BadInput("champions-bad-could-type-more", words=quote(words.strip()), several=names[:6])


def named(game: CompanionGame, words: str, types: tuple[str, ...] = TYPES) -> str:
    """The encounter card of some types that is called so."""
    return find(game, words, [face.code for face in game.content.faces if face.type in types and face.facts.set])


def bring(game: CompanionGame, code: str) -> int:
    """A copy of a card that is not in use. Raises BadInput if the box has no more of them."""
    state = game.state
    free = (ids.ENCOUNTER_DECK, ids.ENCOUNTER_DISCARD, ids.ASIDE, *NEMESES[: state.seats])
    copies = [e for e in range(1, len(state.ident)) if game.ident(e).code == code and state.zone[e] >= 0]
    discarded = state.zones[ids.ENCOUNTER_DISCARD]
    if discarded and game.ident(discarded[0]).code == code:
        return discarded[0]  # the card that `mill` has found
    for zone in free:
        for e in copies:
            if state.zone[e] == zone:
                return e
    face = game.content.face(code)
    if len(copies) >= face.facts.quantity:
        raise BadInput("champions-bad-box-no-more", quantity=face.facts.quantity, name=face.name)
    if game.typed:
        return turn(game, state.zones[ids.ENCOUNTER_DECK][-1], code)
    return setup.place(game, code, -1, ids.ENCOUNTER_DECK)


def facedown(game: CompanionGame, seat: int) -> None:
    """Some card of a player comes into play as a facedown minion, from their deck; there are always more of them."""
    card = next(face.code for face in game.content.faces if face.type in OF_PLAYERS)
    e = setup.place(game, card, -1, ids.DECKS[seat])
    game.enter_play(e, ENGAGEMENTS[seat], -1, face=game.content.facedown)
    game.tell_event(events.Engage, e, seat)


def turn(game: CompanionGame, entity: int, code: str) -> int:
    """A facedown card of a printed deck is this one."""
    state = game.state
    state.unshare()
    state.ident[entity] = state.face[entity] = game.content.face(code).index
    return entity


def turned(game: CompanionGame, entity: int, code: str) -> None:
    """A card of a printed deck is turned up: it is a copy that is not in use. Raises BadInput if there is none."""
    turn(game, bring(game, code), unknown(game))
    turn(game, entity, code)


def unknown(game: CompanionGame) -> str:
    """What a card of a printed deck is until it is turned up."""
    return game.content.faces[game.content.facedown].code


def put_back(game: CompanionGame) -> None:
    """Facedown minions that have left play are with the people.

    The program does not know a printed deck: what is discarded lies under it, as some card or other.
    """
    state = game.state
    for e in state.zones[ids.ENCOUNTER_DISCARD]:
        if game.ident(e).type in OF_PLAYERS:
            game.move(e, ids.REMOVED)
    if not game.typed:
        return
    for e in state.zones[ids.ENCOUNTER_DISCARD]:
        game.move(e, ids.ENCOUNTER_DECK, bottom=True)
    for e in state.zones[ids.ENCOUNTER_DECK]:
        turn(game, e, unknown(game))
    while len(state.zones[ids.ENCOUNTER_DECK]) < FEWEST:
        setup.place(game, unknown(game), -1, ids.ENCOUNTER_DECK)
