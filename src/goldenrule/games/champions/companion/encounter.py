"""The encounter cards that people name: found where they lie, in the program's deck or on the printed one."""

from goldenrule.gamekit.card_names import card_names
from goldenrule.games.champions import events, ids
from goldenrule.games.champions.companion.beside import Beside
from goldenrule.games.champions.facts import OF_PLAYERS
from goldenrule.games.champions.ids import ENGAGEMENTS, NEMESES
from goldenrule.games.champions.rules import setup
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import printed, quoted

TYPES = ("side_scheme", "minion", "attachment", "environment", "treachery", "obligation")
LASTING_TYPES = TYPES[:4]
"""Those that come into play."""
FEWEST = 10
"""Unknown cards that always lie in a printed deck, whatever has been forgotten to be typed."""


def names_of(g: Beside, *codes: str) -> set[str]:
    """What cards are called in any language, in small letters."""
    others = [name for code in codes for name in card_names("champions").get(code, ())]
    return {name.casefold() for name in (*(g.content.face(code).name for code in codes), *others)}


def sides(g: Beside, e: int) -> tuple[str, str]:
    """The codes of both sides of an identity."""
    face = g.ident(e)
    return face.code, face.facts.back


def find(g: Beside, words: str, codes: list[str]) -> str:
    """One of some cards, by code, name or the beginning of a name in any language.

    Raises BadInput if none or several fit.
    """
    wanted = words.strip().casefold()
    if not wanted:
        raise BadInput("champions-bad-card-missing")
    called = {code: names_of(g, code) for code in codes}
    exact = [code for code in codes if wanted == code or wanted in called[code]]
    printed_so = [code for code in codes if g.content.face(code).name.casefold().startswith(wanted)]
    found = exact or printed_so or [code for code in codes if any(name.startswith(wanted) for name in called[code])]
    several = {g.content.face(code).name: code for code in found}
    if len(several) == 1:
        return found[0]
    if not several:
        raise BadInput("champions-bad-no-such-card", words=quoted(words.strip()))
    names = [printed("champions", code, name) for name, code in several.items()]
    raise BadInput("champions-bad-could-type-more", words=quoted(words.strip()), several=names[:6])


def named(g: Beside, words: str, types: tuple[str, ...] = TYPES) -> str:
    """The encounter card of some types that is called so."""
    return find(g, words, [face.code for face in g.content.faces if face.type in types and face.facts.set])


def bring(g: Beside, code: str) -> int:
    """A copy of a card that is not in use. Raises BadInput if the box has no more of them."""
    s = g.state
    free = (ids.ENCOUNTER_DECK, ids.ENCOUNTER_DISCARD, ids.ASIDE, *NEMESES[: s.seats])
    copies = [e for e in range(1, len(s.ident)) if g.ident(e).code == code and s.zone[e] >= 0]
    discarded = s.zones[ids.ENCOUNTER_DISCARD]
    if discarded and g.ident(discarded[0]).code == code:
        return discarded[0]  # the card that `mill` has found
    for zone in free:
        for e in copies:
            if s.zone[e] == zone:
                return e
    face = g.content.face(code)
    if len(copies) >= face.facts.quantity:
        raise BadInput("champions-bad-box-no-more", quantity=face.facts.quantity, name=face.name)
    if g.typed:
        return turn(g, s.zones[ids.ENCOUNTER_DECK][-1], code)
    return setup.place(g, code, -1, ids.ENCOUNTER_DECK)


def facedown(g: Beside, seat: int) -> None:
    """Some card of a player comes into play as a facedown minion, from their deck; there are always more of them."""
    card = next(face.code for face in g.content.faces if face.type in OF_PLAYERS)
    e = setup.place(g, card, -1, ids.DECKS[seat])
    g.enter_play(e, ENGAGEMENTS[seat], -1, face=g.content.facedown)
    g.tell_of(events.Engage, e, seat)


def turn(g: Beside, e: int, code: str) -> int:
    """A facedown card of a printed deck is this one."""
    s = g.state
    s.unshare()
    s.ident[e] = s.face[e] = g.content.face(code).index
    return e


def turned(g: Beside, e: int, code: str) -> None:
    """A card of a printed deck is turned up: it is a copy that is not in use. Raises BadInput if there is none."""
    turn(g, bring(g, code), unknown(g))
    turn(g, e, code)


def unknown(g: Beside) -> str:
    """What a card of a printed deck is until it is turned up."""
    return g.content.faces[g.content.facedown].code


def put_back(g: Beside) -> None:
    """Facedown minions that have left play are with the people.

    The program does not know a printed deck: what is discarded lies under it, as some card or other.
    """
    s = g.state
    for e in s.zones[ids.ENCOUNTER_DISCARD]:
        if g.ident(e).type in OF_PLAYERS:
            g.move(e, ids.REMOVED)
    if not g.typed:
        return
    for e in s.zones[ids.ENCOUNTER_DISCARD]:
        g.move(e, ids.ENCOUNTER_DECK, bottom=True)
    for e in s.zones[ids.ENCOUNTER_DECK]:
        turn(g, e, unknown(g))
    while len(s.zones[ids.ENCOUNTER_DECK]) < FEWEST:
        setup.place(g, unknown(g), -1, ids.ENCOUNTER_DECK)
