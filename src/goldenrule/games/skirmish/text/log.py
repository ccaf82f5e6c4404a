"""The log of the duel in words: a line for each event that tells something."""

from goldenrule.gamekit.log_text import LogWriter
from goldenrule.gamekit.story_text import SeenValue
from goldenrule.gamekit.text_lists import Args
from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.text.table import civilian, cost, in_text, side, slot_name

NUMBERS = ("amount", "number", "space")
"""Fields that messages call `n`, as all those do that count something."""


class Log(LogWriter):
    """Lines of the duel."""

    game: Skirmish
    PREFIX = "skirmish-log"
    EVENTS = Skirmish.EVENTS
    SILENT = frozenset({"pay", "bonus", "over", "shuffle", "look", "lasting", "expired"})

    def card(self, seen: SeenValue) -> str:
        by_id = self.game.content.by_id
        return in_text(by_id[seen[1]], self.texts) if seen[1] in by_id else self.texts.word("skirmish-a-card")

    def part(self, name: str, value: object) -> Args:
        if not isinstance(value, int):
            return super().part(name, value)
        if name == "side":
            return {name: side(self.texts, value)}
        if name == "colour":
            return {"civilian": civilian(self.texts, value)}
        if name == "symbol":
            return {name: cost(self.texts, (value,))}
        if name == "slot":
            return {name: slot_name(self.texts, value)}
        return {"n": abs(value)} if name in NUMBERS else super().part(name, value)

    # -- events that need more than their parts ------------------------------------------------------------------------

    def on_play(self, card: SeenValue, seat: int) -> str:
        """The move of a Character tells it, and the slot."""
        battlefield = self.game.content.by_id[card[1]].kind == "battlefield"
        return self.say("play", side=side(self.texts, seat), card=self.card(card)) if battlefield else ""

    def on_attack(self, card: SeenValue, defender: SeenValue) -> str:
        if not defender[0]:
            return self.say("attack", card=self.card(card))
        return self.say("attack-card", card=self.card(card), defender=self.card(defender))

    def on_move(self, card: SeenValue, came: int, to: int) -> str:
        """What a move tells that no other event tells."""
        name, texts = self.card(card), self.texts
        known = "yes" if card[1] else "no"
        who = side(texts, ids.SEAT_OF[to]) if ids.SEAT_OF[to] >= 0 else ""
        if ids.HAND <= to < ids.HAND + 2:
            source = "deck" if came < ids.HAND else "battlefields" if came == ids.BATTLEFIELDS else "other"
            return self.say("to-hand", side=who, card=name, source=source, known=known)
        if ids.SLOT <= to < ids.SLOT + 2 * ids.SLOTS:
            source = "hand" if ids.HAND <= came < ids.HAND + 2 else "other"
            slot = slot_name(texts, (to - ids.SLOT) % ids.SLOTS)
            return self.say("placed", side=who, card=name, slot=slot, source=source)
        if ids.DISCARD <= to < ids.DISCARD + 2 and ids.HAND <= came < ids.HAND + 2:
            return self.say("discarded", side=who, card=name)
        if ids.OWNED <= to < ids.OWNED + 2:
            return self.say("taken", side=who, card=name)
        if to == ids.OFFER:
            return self.say("offered", card=name)
        if to == ids.BOX:
            return self.say("removed", card=name)
        if to in (ids.PILE, ids.BATTLEFIELDS) or ids.DECK <= to < ids.DECK + 2:
            pile = "pile" if to == ids.PILE else "battlefields" if to == ids.BATTLEFIELDS else "deck"
            return self.say("under", card=name, pile=pile, side=who)
        return ""
