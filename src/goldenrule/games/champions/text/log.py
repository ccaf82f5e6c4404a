"""Log lines: what happened, and why, from events as a pair of eyes saw them."""

from collections.abc import Sequence

from goldenrule.gamekit.log_text import LogWriter
from goldenrule.gamekit.story_text import SeenValue
from goldenrule.gamekit.text_lists import NONE, Args, join_parts, slug, word_name
from goldenrule.games.champions import ids
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import FIRST_SEAT_ZONE, PLAYER_ZONES, SEAT_ZONES
from goldenrule.games.champions.text.labels import player_name
from goldenrule.games.champions.text.nodes import is_person, marked_name, stage_mark

MESSAGE_NAMES = {"seat": "player", "amount": "n", "number": "n"}
"""What messages call some fields."""
IN_PLAY = ("table", "area", "engaged")


def zone_part(zone: int) -> str:
    """The kind of a zone: "deck", "hand", "table" ..."""
    if zone < FIRST_SEAT_ZONE:
        return ids.SCENARIO_ZONES[zone] if zone >= 0 else ""
    return PLAYER_ZONES[(zone - FIRST_SEAT_ZONE) % SEAT_ZONES]


class Log(LogWriter):
    """Lines of Champions. A `source` is always named, a `cause` only if it is another card."""

    game: Champions
    PREFIX = "log"
    EVENTS = Champions.EVENTS
    SILENT = frozenset({
        "look", "lasting", "expired", "turn_ends", "enemy_attack", "enemy_scheme", "boost_turned", "ready", "exhaust",
        "when_defeated", "found", "paid",
    })  # fmt: skip

    def player(self, seat: int) -> str:
        return player_name(self.game, seat, self.texts)

    def card(self, seen: SeenValue) -> str:
        code = seen[1].split(":")[0]
        return marked_name(self.texts, self.game.content, code) if code else self.texts.word("a-card")

    def type_of(self, seen: SeenValue) -> str:
        """The type of a card, "" if it was hidden."""
        return self.game.content.face(seen[1].split(":")[0]).type if seen[1] else ""

    def cards(self, seen: list[list[object]]) -> str:
        return join_parts(self.texts, [self.card(each) for each in seen], "join-names", last="join-and")

    def is_person(self, seen: SeenValue) -> bool:
        """Is a card somebody, as far as it is known?"""
        return bool(seen[1]) and is_person(self.game.content.face(seen[1].split(":")[0]))

    @classmethod
    def names(cls, event: str) -> Sequence[str]:
        return [MESSAGE_NAMES.get(name, name) for name in super().names(event)]

    def parts(self, event: str, values: SeenValue) -> Args:
        if self.names(event)[-1] == "cause" and values[-1] == values[0]:
            values = [*values[:-1], [0, ""]]
        return super().parts(event, values)

    def part(self, name: str, value: object) -> Args:
        if name == "counter":
            return {name: word_name(self.texts, name, str(value))}
        if isinstance(value, list):
            if name in ("source", "cause"):
                return {"by": "card" if value[1] else "nobody", "source": self.card(value)}
            if name == "targets":
                value = [each for each in value if each[1]]
        return super().part(name, value)

    # -- events that are told in several ways, or only sometimes -------------------------------------------------------

    def on_first_player(self, seat: int) -> str:
        return "" if self.game.state.seats == 1 else self.say("first-player", player=self.player(seat))

    def on_shuffle(self, zone: int) -> str:
        if zone == ids.ENCOUNTER_DECK:
            return self.say("shuffle-encounter")
        if zone_part(zone) != "deck":
            return ""
        return self.say("shuffle", player=self.player((zone - FIRST_SEAT_ZONE) // SEAT_ZONES))

    def on_move(self, card: SeenValue, came: int, to: int) -> str:
        """Only moves that no other line tells of."""
        here, there = zone_part(came), zone_part(to)
        if there == "removed":
            return self.say("removed", card=self.card(card))
        if there == "encounter_discard" and here in ("encounter_deck", "boost"):
            return self.say("discarded-encounter", card=self.card(card))
        if here in IN_PLAY and there in ("discard", "encounter_discard"):
            return self.say("leaves", card=self.card(card))
        if there == "hand" and here in ("discard", "resolving", "under", *IN_PLAY):
            player = self.player((to - FIRST_SEAT_ZONE) // SEAT_ZONES)
            return self.say("to-hand", card=self.card(card), player=player)
        return ""

    def on_face(self, card: SeenValue, code: str) -> str:
        face = self.game.content.face(code)
        if face.type in ("hero", "alter_ego"):
            return ""
        kind = "villain" if face.type == "villain" else "scheme"
        name = marked_name(self.texts, self.game.content, code)
        return self.say("stage", name=name, stage=stage_mark(self.texts, face.facts.stage), kind=kind)

    def on_prevent(self, card: SeenValue, *values: object) -> str:
        scheme = self.type_of(card) in ("main_scheme", "side_scheme")
        args = self.parts("prevent", [card, *values])
        return self.say("prevent", **args, what=self.say("prevented-threat" if scheme else "prevented-damage", **args))

    def on_replace(self, card: SeenValue, source: SeenValue) -> str:
        return self.say("replace", card=self.card(card), source=self.card(source), what=self.replaced(source))

    def replaced(self, source: SeenValue) -> str:
        """What does not happen because of a card: what its ability answers; NONE if that is not known."""
        abilities = self.game.content.face(source[1].split(":")[0]).abilities if source[1] else ()
        whens = [each.when for each in abilities if "Replace(" in repr(each.effect)]
        events = [event for when in whens if (event := getattr(when, "EVENT", None)) is not None]
        return slug(events[0].key) if events else NONE

    def on_use(self, seat: int, card: SeenValue, *_: object) -> str:
        """An identity is not used like a thing: its player uses what it can do."""
        own = "yes" if self.type_of(card) in ("hero", "alter_ego") else "no"
        return self.say("use", player=self.player(seat), card=self.card(card), own=own)
