"""The log of Marvel Heroes in words: a line for each event that tells something."""

from typing import TYPE_CHECKING, Any

from goldenrule.gamekit.card_text import NONE
from goldenrule.gamekit.wording import Translator, capital
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import FIRST_SEAT_ZONE, SEAT_ZONES
from goldenrule.games.heroes.rules import dice as faces
from goldenrule.games.heroes.text.table import area_name, dice_text, district_name, place_name, player, printed_power

if TYPE_CHECKING:
    from goldenrule.games.heroes.content import Content
    from goldenrule.games.heroes.game import Heroes

_SIDES = ("hero", "villain")
_OF_SEATS = {"first", "archnemesis", "turn", "passed"}
_COUNTED = {"points", "vp"}
_BY_PLAYERS = {"troubleshoot", "plan", "plan_done", "plan_failed", "story"}
_CARRIED_OUT = (ids.LEAD, ids.BACKUPS)
_OWN_IN_PLAY = (ids.ALLIES, ids.IN_PLAY)
_DISCARDS = {ids.RESOURCE_DISCARD, ids.VILLAIN_DISCARD}
_DECKS = {
    ids.RESOURCE_DECK: "resource", ids.VILLAIN_DECK: "villain", ids.HEADLINE_DECK: "headline", ids.STORY_DECK: "story"
}  # fmt: skip


def log_line(g: "Heroes", seen: list[Any], texts: Translator) -> str:
    """A line of the log from an event as a seat saw it; "" if it needs none."""
    return capital(line(g, seen, texts))


def team(g: "Heroes", texts: Translator, seat: int) -> str:
    """A player in a sentence: "the Avengers"."""
    return texts.t("heroes-team", name=player(g, texts, seat))


def line(g: "Heroes", seen: list[Any], texts: Translator) -> str:
    event, *args = seen
    t = texts.t
    key = f"heroes-log-{event.replace('_', '-')}"

    def card(at: int) -> str:
        code = args[at][1]
        return g.content.face(code).facts.name if code in g.content.index else t("heroes-a-card")

    def who(at: int = 0) -> str:
        return team(g, texts, args[at])

    if event == "move":
        return move_line(g, seen, texts)
    if event in _OF_SEATS:
        return t(key, who=who())
    if event in _COUNTED:
        return t(key, who=who(), n=abs(args[1]), sign="less" if args[1] < 0 else "more")
    if event in _BY_PLAYERS:
        return t(key, who=who(), card=card(1) if args[1][1] else NONE)
    if event in ("round", "action_round", "trouble"):
        return t(key, n=args[0])
    if event == "phase":
        return t(key, phase=args[0])
    if event == "threat":
        return t(key, area=area_name(texts, args[0]), n=args[1]) if args[1] else ""
    if event == "headline":
        return t(
            key, card=card(0), district=district_name(texts, args[1] * 4 + args[2]), area=area_name(texts, args[1])
        )
    if event == "special":
        return t(key, card=card(0))
    if event == "status":
        return t(key, card=card(0), place=place_name(texts, args[1], args[2]))
    if event in ("wounded", "ally_point", "reduced"):
        return t(key, card=card(0), n=args[1])
    if event == "ko":
        return t(key, card=card(0), n=args[1]) if args[1] else ""
    if event == "use":
        face = g.content.face(args[1][1])
        if face.type == "event":
            return t("heroes-log-event", who=who(), card=face.facts.name)
        ability = face.listed[args[2]].ability
        own = ability.name or face.facts.name
        nobody = "yes" if args[0] < 0 or ability.forced else "no"
        return t(key, who=who(), ability=own, card=face.facts.name if ability.name else NONE, nobody=nobody)
    if event == "scheme":
        return t(key, who=who(), option=t(f"heroes-scheme-{ids.SCHEMES[args[1]]}"))
    if event in ("resolved", "confront"):
        return t(key, who=who(), card=card(1) if event == "resolved" else "", yes="yes" if args[-1] else "no")
    if event == "look":
        known = g.content.face(args[1][1]).type if args[1][1] in g.content.index else ""
        return "" if known == "plan" else t(key, who=who(), card=card(1))
    if event == "shuffle":
        return t(key, deck=_DECKS[args[0]]) if args[0] in _DECKS else ""
    if event == "powers":
        used = [_power(g, code, colour, texts) for (_, code), colour in zip(args[:2], args[2:])]
        return t(key, hero=card(0), power=used[0], villain=card(1), other=used[1])
    return fight_line(event, args, [card(i) for i, arg in enumerate(args) if isinstance(arg, list)], texts)


def fight_line(event: str, args: list[Any], cards: list[str], texts: Translator) -> str:
    """A line about a roll or a combat."""
    t = texts.t
    key = f"heroes-log-{event.replace('_', '-')}"
    if event == "roll":
        kind, side, dice, boost = args
        word = "trouble" if kind < 0 else ids.ROLLS[kind]
        side = "" if side < 0 else _SIDES[side]
        n = sum([(faces.TROUBLES if kind < 0 else faces.HITS)[die] for die in dice])
        return t(key, kind=word, side=side, dice=dice_text(texts, dice), n=n, boost="yes" if boost else "no")
    if event == "dice":
        return t(key, side=_SIDES[args[0]], dice=dice_text(texts, args[1]), n=args[2])
    if event == "reroll":
        return t(key, side=_SIDES[args[0]], dice=dice_text(texts, args[1]), n=args[2])
    if event == "fight":
        return t(key, hero=cards[0] if args[0][1] else NONE, villain=cards[1])
    if event == "fighter":
        return t(key, card=cards[0])
    if event in ("initiative", "unfought"):
        return t(key, side=_SIDES[args[0]])
    if event == "hits":
        return t(key, mine=args[0], theirs=args[1])
    if event == "fought":
        return t(key, side=_SIDES[args[0]] if args[0] >= 0 else "nobody")
    return ""


def _power(g: "Heroes", code: str, colour: int, texts: Translator) -> str:
    """A power with its printed values; an ability can make a side show its own before the other's is chosen."""
    return printed_power(texts, g.content.face(code), colour) if colour >= 0 else texts.t("heroes-no-power")


def own_zone(zone: int) -> tuple[int, int]:
    """The seat that a zone belongs to, and which of its zones it is; (-1, zone) for a shared one."""
    if zone < FIRST_SEAT_ZONE:
        return -1, zone
    seat, kind = divmod(zone - FIRST_SEAT_ZONE, SEAT_ZONES)
    return seat, kind


def move_line(g: "Heroes", seen: list[Any], texts: Translator) -> str:
    """What a move tells that no other event tells."""
    _, (_, code), came_from, to = seen
    t = texts.t
    card = g.content.face(code).facts.name if code in g.content.index else ""
    known = "yes" if card else "no"
    before, zone_before = own_zone(came_from)
    seat, zone = own_zone(to)
    if seat >= 0:
        who = team(g, texts, seat)
        if zone in (ids.HAND, ids.VILLAINS):
            drawn = "yes" if came_from in (ids.RESOURCE_DECK, ids.VILLAIN_DECK) else "no"
            deck = "resource" if zone == ids.HAND else "villain"
            return t("heroes-log-to-hand", who=who, card=card, known=known, drawn=drawn, deck=deck)
        if zone == ids.ALLIES:
            return t("heroes-log-ally", who=who, card=card)
        if zone == ids.IN_PLAY:
            return t("heroes-log-power-up", who=who, card=card)
        return ""
    if zone == ids.TRACK:
        return t("heroes-log-track", card=card, last="yes" if came_from == ids.TRACK else "no")
    if zone == ids.STORY_DISCARD and came_from == ids.TRACK:
        return t("heroes-log-story-lost", card=card)
    if zone == ids.MOST_WANTED:
        return t("heroes-log-most-wanted", card=card)
    if before < 0:
        return t("heroes-log-lead-again", card=card) if zone == ids.LEAD and came_from == ids.MOST_WANTED else ""
    who = team(g, texts, before)
    if zone in _CARRIED_OUT and zone_before == ids.VILLAINS:
        return t("heroes-log-lead" if zone == ids.LEAD else "heroes-log-backup", who=who, card=card)
    if zone in _DISCARDS and zone_before in (ids.HAND, ids.VILLAINS):
        return t("heroes-log-discarded", who=who, card=card or t("heroes-a-card"))
    if zone in _DISCARDS and zone_before == ids.ALLIES:
        return t("heroes-log-ally-leaves", who=who, card=card)
    return ""


def turned_up(seen: list[Any], content: "Content") -> str:
    """The code of a card that an event brings into play face up; "" for other events."""
    if seen[0] == "plan":
        return str(seen[2][1])
    if seen[0] == "use" and content.face(seen[2][1]).type == "event":
        return str(seen[2][1])
    if seen[0] == "move":
        seat, zone = own_zone(seen[3])
        if (seat < 0 and zone in _CARRIED_OUT) or (seat >= 0 and zone in _OWN_IN_PLAY):
            return str(seen[1][1])
    return ""
