"""The log of Marvel Heroes in words: a line for each event that tells something."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.log_text import LogWriter
from goldenrule.gamekit.story_text import SeenValue
from goldenrule.gamekit.text_lists import NONE, Args
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import FIRST_SEAT_ZONE, SEAT_ZONES
from goldenrule.games.heroes.rules import dice as faces
from goldenrule.games.heroes.text.names import in_text, name_of, own_name, titled
from goldenrule.games.heroes.text.table import area_name, dice_text, district_name, place_name, player, printed_power

if TYPE_CHECKING:
    from goldenrule.games.heroes.content import Content

_NUMBERS = frozenset({"number", "amount", "level", "hits", "wounded"})
"""Fields that messages call `n`."""
_ANSWERS = frozenset({"success", "accepted"})
"""Fields that messages call `yes`."""
_MAY_BE_HIDDEN = frozenset({"headline", "plan", "story", "hero"})
"""Cards that messages leave out where they are hidden. Messages call them `card`, except the hero."""
_SIDES = ("hero", "villain", "nobody")
_CARRIED_OUT = (ids.LEAD, ids.BACKUPS)
_OWN_IN_PLAY = (ids.ALLIES, ids.IN_PLAY)
DISCARDS = {ids.RESOURCE_DISCARD, ids.VILLAIN_DISCARD}
_DECKS = {
    ids.RESOURCE_DECK: "resource", ids.VILLAIN_DECK: "villain", ids.HEADLINE_DECK: "headline", ids.STORY_DECK: "story"
}  # fmt: skip


class Log(LogWriter):
    """Lines of Heroes."""

    game: Heroes
    PREFIX = "heroes-log"
    EVENTS = Heroes.EVENTS
    SILENT = frozenset({"paid", "over", "lasting", "expired"})

    def player(self, seat: int) -> str:
        """A player in a sentence: "the Avengers"."""
        return self.texts.word("heroes-team", name=player(self.game, self.texts, seat))

    def name(self, seen: SeenValue) -> str:
        """A card by name, "" if it was hidden."""
        content = self.game.content
        return name_of(self.texts, content, seen[1]) if seen[1] in content.index else ""

    def card(self, seen: SeenValue) -> str:
        return self.name(seen) or self.texts.word("heroes-a-card")

    def card_in_text(self, seen: SeenValue) -> str:
        """A card by name, set off from the text if that is a title."""
        return in_text(self.texts, self.game.content, seen[1]) if self.name(seen) else self.card(seen)

    def part(self, name: str, value: object) -> Args:
        if isinstance(value, int):
            return self.number(name, value)
        if isinstance(value, list) and name in _MAY_BE_HIDDEN:
            return {"hero" if name == "hero" else "card": self.card(value) if value[1] else NONE}
        if isinstance(value, list | tuple) and name == "dice":
            return {name: dice_text(self.texts, value)}
        return super().part(name, value)

    def number(self, name: str, value: int) -> Args:
        """What a field that is a number brings to a message."""
        if name == "seat":
            return {"who": self.player(value)}
        if name == "change":
            return {"n": abs(value), "sign": "less" if value < 0 else "more"}
        if name in _NUMBERS:
            return {"n": value}
        if name in _ANSWERS:
            return {"yes": "yes" if value else "no"}
        if name == "area":
            return {name: area_name(self.texts, value)}
        if name == "option":
            return {name: self.texts.t(f"heroes-scheme-{ids.SCHEMES[value]}")}
        if name == "side":
            return {name: _SIDES[value]}
        return super().part(name, value)

    # -- events that need more than their parts ------------------------------------------------------------------------

    def on_headline(self, card: SeenValue, area: int, place: int) -> str:
        district = district_name(self.texts, area * 4 + place)
        return self.say("headline", card=self.card(card), district=district, area=area_name(self.texts, area))

    def on_status(self, card: SeenValue, status: int, place: int) -> str:
        return self.say("status", card=self.card(card), place=place_name(self.texts, status, place))

    def on_use(self, seat: int, card: SeenValue, index: int) -> str:
        face = self.game.content.face(card[1])
        name = name_of(self.texts, self.game.content, face.code)
        if face.type == "event":
            return self.say("event", who=self.player(seat), card=name)
        ability = face.listed[index].ability
        nobody = "yes" if seat < 0 or ability.forced else "no"
        who, named = self.player(seat), self.card_in_text(card)
        if not ability.name:
            return self.say("use", who=who, ability=named, card=NONE, nobody=nobody)
        own = titled(self.texts, own_name(self.texts, ability.name))
        return self.say("use", who=who, ability=own, card=named, nobody=nobody)

    def on_look(self, seat: int, card: SeenValue) -> str:
        content = self.game.content
        if card[1] in content.index and content.face(card[1]).type == "plan":
            return ""
        return self.say("look", who=self.player(seat), card=self.card_in_text(card))

    def on_shuffle(self, zone: int) -> str:
        return self.say("shuffle", deck=_DECKS[zone]) if zone in _DECKS else ""

    def on_powers(self, hero: SeenValue, villain: SeenValue, *colours: int) -> str:
        power, other = (self.power(card, colour) for card, colour in zip((hero, villain), colours))
        return self.say("powers", hero=self.card(hero), power=power, villain=self.card(villain), other=other)

    def power(self, card: SeenValue, colour: int) -> str:
        """A power with its values; an ability can make a side show its own before the other's is chosen."""
        if colour < 0:
            return self.texts.t("heroes-no-power")
        return printed_power(self.texts, self.game.content.face(str(card[1])), colour)

    def on_roll(self, kind: int, side: int, dice: list[int], boost: bool) -> str:
        n = sum([(faces.TROUBLES if kind < 0 else faces.HITS)[die] for die in dice])
        word = "trouble" if kind < 0 else ids.ROLLS[kind]
        boosted = "yes" if boost else "no"
        return self.say("roll", kind=word, side=_SIDES[side], dice=dice_text(self.texts, dice), n=n, boost=boosted)

    def on_move(self, seen: SeenValue, came_from: int, to: int) -> str:
        """What a move tells that no other event tells."""
        card = self.name(seen)
        known = "yes" if card else "no"
        before, zone_before = own_zone(came_from)
        seat, zone = own_zone(to)
        if seat >= 0:
            who = self.player(seat)
            if zone in (ids.HAND, ids.VILLAINS):
                drawn = "yes" if came_from in (ids.RESOURCE_DECK, ids.VILLAIN_DECK) else "no"
                deck = "resource" if zone == ids.HAND else "villain"
                named = self.card_in_text(seen)
                return self.say("to-hand", who=who, card=named, known=known, drawn=drawn, deck=deck)
            if zone == ids.ALLIES:
                return self.say("ally", who=who, card=card)
            if zone == ids.IN_PLAY:
                return self.say("power-up", who=who, card=card)
            return ""
        if zone == ids.TRACK:
            return self.say("track", card=card, last="yes" if came_from == ids.TRACK else "no")
        if zone == ids.STORY_DISCARD and came_from == ids.TRACK:
            return self.say("story-lost", card=card)
        if zone == ids.MOST_WANTED:
            return self.say("most-wanted", card=card)
        if before < 0:
            return self.say("lead-again", card=card) if zone == ids.LEAD and came_from == ids.MOST_WANTED else ""
        who = self.player(before)
        if zone in _CARRIED_OUT and zone_before == ids.VILLAINS:
            return self.say("lead" if zone == ids.LEAD else "backup", who=who, card=card)
        if zone in DISCARDS and zone_before in (ids.HAND, ids.VILLAINS):
            return self.say("discarded", who=who, card=self.card_in_text(seen))
        if zone in DISCARDS and zone_before == ids.ALLIES:
            return self.say("ally-leaves", who=who, card=card)
        return ""


def own_zone(zone: int) -> tuple[int, int]:
    """The seat that a zone belongs to, and which of its zones it is; (-1, zone) for a shared one."""
    if zone < FIRST_SEAT_ZONE:
        return -1, zone
    seat, kind = divmod(zone - FIRST_SEAT_ZONE, SEAT_ZONES)
    return seat, kind


def turned_up(seen: SeenValue, content: "Content") -> str:
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
