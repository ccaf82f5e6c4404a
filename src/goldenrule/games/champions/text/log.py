"""Log lines: what happened, and why, from events as a pair of eyes saw them."""

from typing import TYPE_CHECKING, Any

from goldenrule.gamekit.wording import Translator, called
from goldenrule.games.champions import ids
from goldenrule.games.champions.ids import FIRST_SEAT_ZONE, PLAYER_ZONES, SEAT_ZONES
from goldenrule.games.champions.text.labels import player_name
from goldenrule.games.champions.text.nodes import card_name

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

SILENT = frozenset(
    {
        "look", "lasting", "expired", "turn_ends", "boost_turned", "ready", "exhaust", "when_defeated", "found",
        "initiate", "paid",
    }
)  # fmt: skip
"""Events of which no line is made: another line tells the same, or the table shows it."""


def log_line(game: "Champions", event: tuple[Any, ...] | list[Any], texts: Translator) -> str | None:
    """One sentence on an event, None if it is not worth one.

    `event` is an event as `Game.event_view` gives it for a seat (a list, entities as [id, code]), so that nothing
    hidden from that seat can appear; a raw event (a tuple) is first seen with the eyes of a spectator, at this moment.
    """
    seen = game.event_view(event, -1) if isinstance(event, tuple) else event
    if seen is None or seen[0] in SILENT:
        return None
    write = _WRITERS.get(seen[0])
    if write is not None:
        line: str | None = write(_Log(game, texts), *seen[1:])
        return line and line.replace("!.", "!")  # a name at the end may bring its own mark
    return None


class _Log:
    """The names that lines need."""

    __slots__ = ("game", "texts")

    def __init__(self, game: "Champions", texts: Translator) -> None:
        self.game = game
        self.texts = texts

    def card(self, seen: list[Any]) -> str:
        """A card by name, or "a card" when it was hidden."""
        code = seen[1].split(":")[0]
        return card_name(self.texts, self.game.content, code) if code else self.texts.t("a-card")

    def cards(self, seen: list[list[Any]]) -> str:
        names = [self.card(each) for each in seen]
        out = names[0]
        for name in names[1:]:
            out = self.texts.t("join-names", first=out, second=name)
        return out

    def player(self, seat: int) -> str:
        return player_name(self.game, seat, self.texts)

    def t(self, key: str, /, **args: str | int) -> str:
        return self.texts.t(f"log-{key}", **args)


def _part(zone: int) -> str:
    """The kind of a zone: "deck", "hand", "table" ..."""
    if zone < FIRST_SEAT_ZONE:
        return ids.SCENARIO_ZONES[zone] if zone >= 0 else ""
    return PLAYER_ZONES[(zone - FIRST_SEAT_ZONE) % SEAT_ZONES]


_IN_PLAY = ("table", "area", "engaged")


def _by(log: _Log, source: list[Any]) -> dict[str, str]:
    return {"by": "card" if source[1] else "nobody", "source": log.card(source)}


# -- the course of the game ------------------------------------------------------------------------


def _over(log: _Log, winner: str) -> str:
    return log.t("over", winner=winner)


def _stalemate(log: _Log, n: int) -> str:
    return log.t("stalemate", n=n)


def _endless(log: _Log, n: int) -> str:
    return log.t("endless", n=n)


def _round(log: _Log, n: int) -> str:
    return log.t("round", n=n)


def _turn(log: _Log, seat: int) -> str:
    return log.t("turn", player=log.player(seat))


def _villain_phase(log: _Log, n: int) -> str:
    return log.t("villain-phase", n=n)


def _first_player(log: _Log, seat: int) -> str | None:
    if log.game.state.seats == 1:
        return None
    return log.t("first-player", player=log.player(seat))


def _eliminated(log: _Log, seat: int) -> str:
    return log.t("eliminated", player=log.player(seat))


def _form(log: _Log, seat: int, form: str) -> str:
    return log.t("form", player=log.player(seat), form=form.replace("_", "-"))


# -- cards -----------------------------------------------------------------------------------------


def _shuffle(log: _Log, zone: int) -> str | None:
    if zone == ids.ENCOUNTER_DECK:
        return log.t("shuffle-encounter")
    if _part(zone) == "deck":
        return log.t("shuffle", player=log.player((zone - FIRST_SEAT_ZONE) // SEAT_ZONES))
    return None


def _move(log: _Log, card: list[Any], frm: int, to: int) -> str | None:
    """Only moves that no other line tells of."""
    here, there = _part(frm), _part(to)
    if there == "removed":
        return log.t("removed", card=log.card(card))
    if there == "encounter_discard" and here in ("encounter_deck", "boost"):
        return log.t("discarded-encounter", card=log.card(card))
    if here in _IN_PLAY and there in ("discard", "encounter_discard"):
        return log.t("leaves", card=log.card(card))
    if there == "hand" and here in ("discard", "resolving", "under", *_IN_PLAY):
        return log.t("to-hand", card=log.card(card), player=log.player((to - FIRST_SEAT_ZONE) // SEAT_ZONES))
    return None


def _enter(log: _Log, card: list[Any], frm: int, to: int) -> str:
    return log.t("enter", card=log.card(card))


def _face(log: _Log, card: list[Any], code: str) -> str | None:
    type = log.game.content.face(code).type
    if type in ("hero", "alter_ego"):
        return None
    kind = "villain" if type == "villain" else "scheme"
    name = card_name(log.texts, log.game.content, code)
    return log.t("stage", name=name, stage=log.game.content.face(code).facts.stage, kind=kind)


def _draw(log: _Log, seat: int, n: int) -> str:
    return log.t("draw", player=log.player(seat), n=n)


def _seat_cards(key: str) -> Any:
    def write(log: _Log, seat: int, cards: list[list[Any]]) -> str | None:
        return log.t(key, player=log.player(seat), cards=log.cards(cards), n=len(cards)) if cards else None

    return write


def _seat_only(key: str) -> Any:
    def write(log: _Log, seat: int) -> str:
        return log.t(key, player=log.player(seat))

    return write


def _seat_card(key: str) -> Any:
    def write(log: _Log, seat: int, card: list[Any], *_: Any) -> str:
        return log.t(key, player=log.player(seat), card=log.card(card))

    return write


def _card_only(key: str) -> Any:
    def write(log: _Log, card: list[Any], *_: Any) -> str:
        return log.t(key, card=log.card(card))

    return write


def _card_number(key: str) -> Any:
    def write(log: _Log, card: list[Any], n: int) -> str:
        return log.t(key, card=log.card(card), n=n)

    return write


def _card_number_source(key: str) -> Any:
    def write(log: _Log, card: list[Any], n: int, source: list[Any]) -> str:
        return log.t(key, card=log.card(card), n=n, **_by(log, source if source != card else [0, ""]))

    return write


def _prevent(log: _Log, card: list[Any], n: int, source: list[Any]) -> str:
    scheme = bool(card[1]) and log.game.content.face(card[1].split(":")[0]).type in ("main_scheme", "side_scheme")
    what = log.t("prevented-threat" if scheme else "prevented-damage", card=log.card(card))
    return log.t("prevent", n=n, what=what, **_by(log, source if source != card else [0, ""]))


def _use(log: _Log, seat: int, card: list[Any], *_: Any) -> str:
    """An identity is not used like a thing: its player uses what it can do."""
    own = bool(card[1]) and log.game.content.face(card[1].split(":")[0]).type in ("hero", "alter_ego")
    return log.t("use", player=log.player(seat), card=log.card(card), own="yes" if own else "no")


def _two_cards(key: str) -> Any:
    def write(log: _Log, card: list[Any], source: list[Any]) -> str:
        return log.t(key, card=log.card(card), **_by(log, source))

    return write


def _card_seat(key: str) -> Any:
    def write(log: _Log, card: list[Any], seat: int) -> str:
        return log.t(key, card=log.card(card), player=log.player(seat))

    return write


# -- powers, statuses, numbers ---------------------------------------------------------------------


def _spent(log: _Log, seat: int, card: list[Any], spent: list[list[Any]]) -> str:
    return log.t("spent", player=log.player(seat), card=log.card(card), cards=log.cards(spent))


def _attack(key: str) -> Any:
    def write(log: _Log, seat: int, card: list[Any], targets: list[list[Any]]) -> str:
        named = [each for each in targets if each[1]]
        aimed = "yes" if named else "no"
        return log.t(key, card=log.card(card), aimed=aimed, targets=log.cards(named) if named else "")

    return write


def _basic(log: _Log, seat: int, card: list[Any], verb: str) -> str | None:
    return log.t("recover", card=log.card(card)) if verb == "recover" else None


def _status(log: _Log, card: list[Any], status: str, on: bool) -> str | None:
    return log.t("status", card=log.card(card), status=status) if on else None


def _status_used(log: _Log, card: list[Any], status: str) -> str:
    return log.t("status-used", card=log.card(card), status=status)


def _counters(log: _Log, card: list[Any], name: str, n: int) -> str:
    return log.t("counters", card=log.card(card), counter=called(log.texts, "counter", name), n=n)


def _acceleration(log: _Log, n: int) -> str:
    return log.t("acceleration", n=n)


def _retaliate(log: _Log, card: list[Any], attacker: list[Any], n: int) -> str:
    return log.t("retaliate", card=log.card(card), attacker=log.card(attacker), n=n)


def _forced(log: _Log, card: list[Any], path: str) -> str:
    return log.t("forced", card=log.card(card))


def _defend(log: _Log, defender: list[Any], enemy: list[Any]) -> str:
    return log.t("defend", card=log.card(defender), enemy=log.card(enemy))


def _attack_damage(log: _Log, enemy: list[Any], target: list[Any], n: int, icons: int) -> str:
    return log.t("attack-damage", enemy=log.card(enemy), card=log.card(target), n=n, icons=icons)


def _scheme_threat(log: _Log, enemy: list[Any], n: int, icons: int) -> str:
    return log.t("scheme-threat", enemy=log.card(enemy), n=n, icons=icons)


_WRITERS: dict[str, Any] = {
    "over": _over,
    "stalemate": _stalemate,
    "endless": _endless,
    "round": _round,
    "turn": _turn,
    "villain_phase": _villain_phase,
    "first_player": _first_player,
    "eliminated": _eliminated,
    "form": _form,
    "shuffle": _shuffle,
    "move": _move,
    "enter": _enter,
    "face": _face,
    "draw": _draw,
    "mill": _seat_cards("mill"),
    "discard": _seat_cards("discard"),
    "discard_random": _seat_cards("discard-random"),
    "deck_out": _seat_only("deck-out"),
    "deal": _seat_only("deal"),
    "reveal": _seat_card("reveal"),
    "surge": _seat_card("surge"),
    "surge_dealt": _seat_card("surge-dealt"),
    "play": _seat_card("play"),
    "use": _use,
    "under": _seat_card("under"),
    "boost_dealt": _card_only("boost-dealt"),
    "overkill": _card_only("overkill"),
    "delayed": _card_only("delayed"),
    "defeated": _card_only("defeated"),
    "scheme_completed": _card_only("scheme-completed"),
    "when_revealed": _card_only("when-revealed"),
    "boost_ability": _card_only("boost-ability"),
    "boost": _card_number("boost"),
    "heal": _card_number("heal"),
    "tough": _card_number("tough"),
    "damage": _card_number_source("damage"),
    "threat": _card_number_source("threat"),
    "threat_removed": _card_number_source("threat-removed"),
    "prevent": _prevent,
    "replace": _two_cards("replace"),
    "cancel_effects": _two_cards("cancel-effects"),
    "cancel": _two_cards("cancel"),
    "engage": _card_seat("engage"),
    "activate": _card_seat("activate"),
    "attack_also": _card_seat("attack-also"),
    "spent": _spent,
    "attack": _attack("attack"),
    "thwart": _attack("thwart"),
    "basic": _basic,
    "status": _status,
    "status_used": _status_used,
    "counters": _counters,
    "acceleration": _acceleration,
    "retaliate": _retaliate,
    "forced": _forced,
    "defend": _defend,
    "attack_damage": _attack_damage,
    "scheme_threat": _scheme_threat,
}


def told(event: str) -> bool:
    """Is there a line for this kind of event, or a decision that there is none?"""
    return event in _WRITERS or event in SILENT
