"""What the people type beside answers: damage, threat, statuses, forms, cards coming and going."""

from collections.abc import Callable
from typing import NamedTuple

from goldenrule.gamekit.input_parsing import number
from goldenrule.games.champions import events, ids
from goldenrule.games.champions.companion import encounter as cards
from goldenrule.games.champions.companion.game import CompanionGame
from goldenrule.games.champions.ids import ENGAGEMENTS, NEMESES, TABLE
from goldenrule.games.champions.rules import damage, decks, encounter, enemies, enter, threat, values
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Phrase, printed_name, quote

MOST = 99
"""Damage or threat that is believed when it is typed."""
COUNTED = 999
"""Threat on a scheme is counted so far."""


class Said(NamedTuple):
    """What is told besides the log: the key of the words and their arguments; entities are cards by name."""

    key: str
    args: dict[str, str | int]


# -- whom a line means -------------------------------------------------------------------------------------------------


def in_play(game: CompanionGame) -> list[int]:
    """The villain, then what people may name: minions, obligations, side schemes, attachments, environments."""
    state = game.state
    near = [e for seat in range(state.seats) for e in (*state.zones[ENGAGEMENTS[seat]], *obligations(game, seat))]
    return [state.villain, *(e for e in state.zones[TABLE] if e not in (state.villain, state.main_scheme)), *near]


def obligations(game: CompanionGame, seat: int) -> list[int]:
    return [e for e in game.state.zones[ids.AREAS[seat]] if game.face(e).type == "obligation"]


def card_of(game: CompanionGame, words: str, among: list[int] | None = None) -> int:
    """The villain or a card in play, by name; "Hydra Mercenary 2" is the second of that name."""
    wanted, nth = _numbered(words)
    here = in_play(game) if among is None else among
    if wanted.casefold() == "villain" and game.state.villain in here:
        return int(game.state.villain)
    name = game.content.face(cards.find(game, wanted, list(dict.fromkeys(game.code(e) for e in here)))).name
    found = [e for e in here if game.face(e).name == name]
    if not nth and len(found) > 1:
        raise BadInput("champions-bad-put-number-behind", n=len(found), name=name)
    if (nth or 1) > len(found):
        raise BadInput("champions-bad-no-such", name=name, nth=nth or 1, n=len(found))
    return found[(nth or 1) - 1]


def guest(game: CompanionGame, words: str) -> int:
    """A card that may leave play: any but the villain."""
    if (e := card_of(game, words)) == game.state.villain:
        raise BadInput("champions-bad-villain-leaves-play")
    return e


def players_called(game: CompanionGame, words: str) -> list[int]:
    """The seats that may be meant: by number (1, 2 ...), or the beginning of a name of the hero or the alter-ego.

    The name may be that in any language. A single player is meant without either.
    """
    called = [cards.names_of(game, *cards.sides(game, e)) for e in game.state.identities]
    wanted = words.strip().casefold() or ("1" if len(called) == 1 else "")
    if 1 <= (number(wanted) or 0) <= len(called):
        return [int(wanted) - 1]
    exact = [seat for seat, names in enumerate(called) if wanted in names]
    begun = [seat for seat, names in enumerate(called) if wanted and any(name.startswith(wanted) for name in names)]
    return exact or begun


def player_of(game: CompanionGame, words: str) -> int:
    """The seat of a player who is in the game. Raises BadInput if nobody, or several, are called so."""
    names = [printed_name("champions", game.ident(e).code, game.ident(e).name) for e in game.state.identities]
    found = players_called(game, words)
    if len(found) != 1:
        listed = [Phrase("companion-player", number=s, name=name) for s, name in enumerate(names, 1)]
        raise BadInput("champions-bad-no-player", words=quote(words) if words.strip() else "none", listed=listed)
    if found[0] not in game.state.alive:
        raise BadInput("champions-bad-been-eliminated", name=names[found[0]])
    return found[0]


def _character(game: CompanionGame, words: str) -> int:
    """An identity, the villain or a card in play. A number is a player's, unless it is the code of a card."""
    numbered = len(words) < 3 and number(words) is not None
    return (
        int(game.state.identities[player_of(game, words)])
        if numbered or players_called(game, words)
        else card_of(game, words)
    )


def _scheme(game: CompanionGame, words: str) -> int:
    e = game.state.main_scheme if words.casefold() == "main" else card_of(game, words)
    if e != game.state.main_scheme and game.face(e).type != "side_scheme":
        raise BadInput("champions-bad-no-scheme", name=game.face(e).name)
    return int(e)


def _numbered(words: str) -> tuple[str, int | None]:
    """What is meant, and the number behind it; None if there is none."""
    head, _, tail = words.strip().rpartition(" ")
    n = number(tail) if head else None
    return (words.strip(), None) if n is None else (head, n)


def _with_number(rest: str, example: str) -> tuple[str, int]:
    """What is meant, and the number that ends the line."""
    head, n = _numbered(rest)
    what, _, last = rest.rpartition(" ")
    if not what:
        raise BadInput("champions-bad-names-missing", example=example)
    if n is None or n > MOST:
        raise BadInput("champions-bad-ends-no-number", last=quote(last), most=MOST, example=example)
    return head, n


def _with_seat(game: CompanionGame, rest: str) -> tuple[str, int]:
    """A card's name, and the player whose number stands behind it; the first player if there is none."""
    head, n = _numbered(rest)
    return (head, player_of(game, str(n))) if n else (rest, game.state.first)


# -- numbers and statuses ----------------------------------------------------------------------------------------------


def _damage(game: CompanionGame, rest: str) -> Said | None:
    who, n = _with_number(rest, "damage villain 3")
    e = _character(game, who)
    if not values.value(game, ids.HP, e):
        raise BadInput("champions-bad-no-printed-hit", name=game.face(e).name)
    if n:
        damage.inflict(game, [damage.Damage(game.state.ref(e), 0, game.state.first, n)])
    return None


def _heal(game: CompanionGame, rest: str) -> Said | None:
    who, n = _with_number(rest, "heal 1 2")
    game.remove_damage(_character(game, who), n)
    return None


def _most(game: CompanionGame, rest: str) -> Said | None:
    """The maximum hit points of an identity change, by an upgrade."""
    who, n = _with_number(rest, "maximum 1 16")
    e = game.state.identities[player_of(game, who)]
    if n < 1:
        raise BadInput("champions-bad-identity-least-hit")
    game.set_counters(e, "maximum", n)
    game.state.dirty |= ids.DIRTY_CHARACTERS
    return Said("hit-points", {"card": e, "left": values.remaining(game, e), "of": n})


def _threat(game: CompanionGame, rest: str) -> Said | None:
    what, n = _with_number(rest, "threat main 2")
    scheme = _scheme(game, what)
    if (total := game.table_card(scheme).threat + n) > COUNTED:
        raise BadInput("champions-bad-cannot-threat", name=game.face(scheme).name, total=total, counted=COUNTED)
    threat.place_threat(game, [scheme], n, 0, game.state.first)
    return None


def _thwart(game: CompanionGame, rest: str) -> Said | None:
    what, n = _with_number(rest, "thwart main 2")
    scheme = _scheme(game, what)
    if not values.may_lose_threat(game, scheme):
        return Said("crisis", {"card": scheme})
    game.take_threat(scheme, n, 0)
    return None


def _status(status: str) -> "Command":
    def command(game: CompanionGame, rest: str) -> Said | None:
        off = rest.casefold().endswith(" off")
        e = _character(game, rest[:-4].strip() if off else rest)
        if not game.face(e).stats[ids.HP]:
            raise BadInput("champions-bad-no-character", name=game.face(e).name)
        held = bool(getattr(game.table_card(e), status))
        game.set_status(e, status, not off)
        return Said("status-off", {"card": e, "status": status}) if off and held else None

    return command


def _token(game: CompanionGame, rest: str) -> Said | None:
    """An acceleration token comes, or with a number in front that many; negative ones go."""
    n = number(rest.removeprefix("-")) if rest else 1
    if n is None:
        raise BadInput("champions-bad-no-number-tokens", rest=quote(rest))
    state = game.state
    total = state.acceleration + (-n if rest.startswith("-") else n)
    if not 0 <= total <= MOST:
        raise BadInput("champions-bad-tokens-there", n=state.acceleration, most=MOST)
    state.acceleration = total
    return Said("tokens", {"n": state.acceleration})


# -- cards -------------------------------------------------------------------------------------------------------------


def _enter(game: CompanionGame, rest: str) -> Said | None:
    """A card comes into play: from the deck, the discard pile, or set aside. An attachment goes where it may.

    One that nothing may carry stays where it was (MC-ATTACHTO-08).
    """
    words, seat = _with_seat(game, rest)
    code = cards.named(game, words, cards.LASTING_TYPES)
    if code == cards.unknown(game):
        cards.facedown(game, seat)
        return None
    e = cards.bring(game, code)
    host = 0
    if game.ident(e).type == "attachment":
        host = next(iter(encounter.attachment_hosts(game, e, seat)), 0)
        if not host:
            raise BadInput("champions-bad-nothing-carries", name=printed_name("champions", code, game.ident(e).name))
    game.move(e, ids.RESOLVING)
    enter.begin_enter(game, e, seat, host)
    return Said("text", {"card": e})


def _reveal(game: CompanionGame, rest: str) -> Said | None:
    """A card is revealed out of turn: the top card of the deck, or the one that is named."""
    words, seat = _with_seat(game, rest)
    if words and not (number(words) is not None and len(words) == 1):
        e = cards.bring(game, cards.named(game, words))
    elif game.typed:
        raise BadInput("champions-bad-type-card-revealed")
    else:
        seat = player_of(game, words) if words else seat
        e = decks.take_encounter(game, ids.RESOLVING)
    encounter.reveal(game, seat, e)
    return None


def _mill(game: CompanionGame, rest: str) -> Said | None:
    """Cards are discarded from the top of the encounter deck: so many, or until one of a type, with a trait, comes up.

    The card that comes up lies on top of the discard pile, from where it is revealed or enters play.
    """
    if game.typed:
        raise BadInput("champions-bad-type-card-found")
    if (n := number(rest) if rest else 1) is not None:
        most = len(game.state.zones[ids.ENCOUNTER_DECK])
        if not 1 <= n <= most:
            raise BadInput("champions-bad-mill-number", most=most)
        decks.discard_encounter(game, n)
        return None
    words = rest.casefold().replace("_", " ")
    kind = next((each for each in cards.TYPES if words.startswith(each.replace("_", " "))), "")
    wanted = words.removeprefix(kind.replace("_", " ")).strip()
    traits = {trait.casefold(): trait for face in game.content.faces for trait in face.traits}
    if not kind or (wanted and wanted not in traits):
        raise BadInput(
            "champions-bad-mill-until", words=quote(rest), types=[each.replace("_", " ") for each in cards.TYPES]
        )
    found = decks.discard_until(game, kind, traits.get(wanted, ""))
    if not found:
        return Said("mill-nothing", {})
    game.move(found, ids.ENCOUNTER_DISCARD)
    return Said("mill-found", {"card": found})


def _nemesis(game: CompanionGame, rest: str) -> Said | None:
    """A set-aside nemesis set comes: minion and side scheme into play, the rest into the deck (MC-NEMESIS-03)."""
    seat = player_of(game, rest or "1")
    coming = any(isinstance(frame, encounter.NemesisArrival) and frame.seat == seat for frame in game.stack)
    if coming or not game.state.zones[NEMESES[seat]]:  # it is set aside no longer: MC-NEMESIS-02
        name = game.ident(game.state.identities[seat]).name
        raise BadInput("champions-bad-nemesis-set-come", name=name, seat=seat + 1)
    encounter.push_nemesis(game, seat, 0)
    return None


def _enemy(does: Callable[[CompanionGame, int, int], None]) -> "Command":
    """An enemy attacks a player, or schemes, because a card says so."""

    def command(game: CompanionGame, rest: str) -> Said | None:
        words, seat = _with_seat(game, rest)
        e = card_of(game, words)
        if game.face(e).type not in ("villain", "minion"):
            raise BadInput("champions-bad-no-enemy", name=game.face(e).name)
        does(game, e, seat)
        return None

    return command


def _attach(game: CompanionGame, rest: str) -> Said | None:
    """An attachment goes to another host."""
    what, to, host = rest.partition(" to ")
    if not to:
        raise BadInput("champions-bad-does-not-say", rest=quote(rest))
    e, found = card_of(game, what), card_of(game, host)
    if game.face(e).type != "attachment":
        raise BadInput("champions-bad-no-attachment", name=game.face(e).name)
    carrier = found
    while carrier and carrier != e:
        carrier = game.table_card(carrier).host
    if carrier:
        raise BadInput("champions-bad-cannot-attached-itself", name=game.face(e).name)
    game.own(e).host = found
    game.state.dirty |= ids.DIRTY_CHARACTERS
    return Said("attached", {"card": e, "host": found})


def _engage(game: CompanionGame, rest: str) -> Said | None:
    """A minion engages another player."""
    what, seat = _with_number(rest, "engage Hydra Mercenary 2")
    e, seat = card_of(game, what), player_of(game, str(seat))
    if game.face(e).type != "minion":
        raise BadInput("champions-bad-no-minion", name=game.face(e).name)
    game.move_in_play(e, ENGAGEMENTS[seat], -1)
    game.tell_event(events.Engage, e, seat)
    return None


Command = Callable[[CompanionGame, str], Said | None]
COMMANDS: dict[str, Command] = {
    "damage": _damage, "heal": _heal, "maximum": _most, "threat": _threat, "thwart": _thwart,
    "stun": _status(ids.STUNNED), "confuse": _status(ids.CONFUSED), "tough": _status(ids.TOUGH), "token": _token,
    "form": lambda g, rest: g.change_form(player_of(g, rest)), "enter": _enter, "reveal": _reveal, "mill": _mill,
    "deal": lambda g, rest: decks.deal(g, player_of(g, rest or "1")), "nemesis": _nemesis,
    "attack": _enemy(lambda g, e, seat: enemies.push_attack(g, e, seat)), "scheme": _enemy(enemies.push_scheme),
    "activate": _enemy(enemies.activate),
    "attach": _attach, "engage": _engage, "discard": lambda g, rest: g.leave_play(guest(g, rest)),
    "remove": lambda g, rest: g.leave_play(guest(g, rest), ids.REMOVED),
    "shuffle": lambda g, rest: decks.shuffle_encounter(g),
}  # fmt: skip
"""Each does what the rest of the line says, and says what the log does not. Raises BadInput if it cannot be done."""
