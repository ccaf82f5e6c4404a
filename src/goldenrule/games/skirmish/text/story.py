"""What has happened in the duel as a story: turns, what each card does, and what has changed."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from msgspec.structs import replace

from goldenrule.gamekit.story_sentences import SentenceStory
from goldenrule.gamekit.story_text import Change, SeenValue, StageStep
from goldenrule.gamekit.text_lists import Args, Translator, join_parts
from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.text.log import Log
from goldenrule.games.skirmish.text.stage import stage_step
from goldenrule.games.skirmish.text.table import civilian, cost, name_of, side, slot_name
from goldenrule.kernel.views import View

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

_PAYMENT = frozenset({"pay", "pay_civilian", "ignore"})
_QUIET = _PAYMENT | {"move", "turn", "phase"}
_CAUSES = frozenset({"phase", "attack", "use"})


def _in_hand(zone: int) -> bool:
    return ids.HAND <= zone < ids.HAND + 2


def _in_slot(zone: int) -> bool:
    return ids.SLOT <= zone < ids.SLOT + 2 * ids.SLOTS


def _alike(seen: SeenValue) -> tuple[object, ...]:
    """What events that follow each other and are told as one have in common; () if an event is told by itself."""
    if seen[0] in ("damage", "defeat"):
        return (seen[0], *seen[2:])
    if seen[0] == "points" or (seen[0] == "marker" and seen[3:] in ([], [1])):
        return (seen[0], seen[1])
    return ("offered",) if seen[0] == "move" and seen[3] == ids.OFFER and seen[1][1] else ()


class SkirmishStory(SentenceStory):
    """The story of a duel: a line for each card that is played, for each attack, and for the cards that are drawn."""

    PREFIX = "skirmish-story"
    STEPS = frozenset({"turn"})
    log: Log

    def step(self, seen: SeenValue) -> str:
        if seen[0] == "play" and self.whose < 0:
            self.whose = seen[2]  # before the first turn the Villains play and attack
        if seen[0] != "turn":
            return ""
        self.whose = seen[1]
        now, me = (seen[2] + 1) // 2, "yes" if seen[1] == self.you else "no"
        return self.say("turn", n=now, side=side(self.texts, seen[1]), me=me)

    def begins_line(self, seen: SeenValue, line: Sequence[SeenValue]) -> bool:
        """What a card is paid with comes before the card."""
        if seen[0] in _CAUSES:
            return True
        pays = seen[0] in _PAYMENT or (seen[0] == "move" and _in_hand(seen[2]) and not _in_hand(seen[3]))
        placed = [ids.SEAT_OF[each[2]] for each in line if self.is_placed(each)]
        if placed and seen[0] == "move" and _in_hand(seen[2]) and ids.SEAT_OF[seen[2]] != placed[0]:
            return False  # what a card makes the opponent discard
        return pays and any(
            each[0] not in (*_PAYMENT, "move", "turn", "phase") or self.is_placed(each) for each in line
        )

    def is_placed(self, seen: SeenValue) -> bool:
        return seen[0] == "move" and _in_hand(seen[2]) and _in_slot(seen[3])

    def is_moved(self, seen: SeenValue) -> bool:
        return seen[0] == "move" and _in_slot(seen[2]) and _in_slot(seen[3])

    def clauses(self, line: Sequence[SeenValue]) -> list[str]:
        paid = {seen[1][0] for seen in line if seen[0] == "pay"}
        with_ = [self.payment(seen) for seen in line if seen[0] in _PAYMENT]
        self.price = self.listed_names(with_)
        drawn = [seen for seen in line if seen[0] == "move" and _in_hand(seen[3]) and seen[2] < ids.HAND]
        kept = [
            seen
            for seen in self.with_attacks(line)
            if not (seen[0] == "move" and seen[1][0] in paid)
            and seen not in drawn
            and seen[0] not in (*_PAYMENT, "turn")
        ]
        out = []
        if len(kept) == 2 and kept[0][0] == "use" and self.is_moved(kept[1]) and kept[0][1] == kept[1][1]:
            kept = kept[1:]  # to move is all that it does
        for what, alike in groupby(kept, _alike):
            events = [*alike]
            out += [self.together(events)] if what and len(events) > 1 else [self.clause(seen) for seen in events]
        return out + self.draws(drawn)

    def with_attacks(self, line: Sequence[SeenValue]) -> list[SeenValue]:
        """The events of a line, an attack with what its defender takes and is spared, and whether that defeats it.

        Damage that a card's text deals to the defender has a line of its own.
        """
        out: list[SeenValue] = []
        attack: SeenValue = []
        for seen in line:
            if seen[0] == "attack":
                attack = [*seen, 0, 0, False]
                out.append(attack)
            elif seen[0] == "damage" and attack and seen[1] == attack[2] and not attack[3]:
                attack[3] = seen[2]
            elif seen[0] == "prevented" and attack and seen[1] == attack[2] and not (attack[3] or attack[4]):
                attack[4] = seen[2]
            elif seen[0] == "defeat" and attack and seen[1] == attack[2] and attack[3]:
                attack[5] = True
            else:
                out.append(seen)
                if attack and seen[0] == "damage" and seen[1] == attack[2]:
                    attack = []
        return out

    def together(self, events: list[SeenValue]) -> str:
        """Events that are alike as one: what happens to several cards, or how far the Artifact marker moves."""
        event, *values = events[0]
        if event == "marker":
            return self.say("marker", **self.part("side", values[0]), n=len(events))
        if event == "points":
            return self.say("points", **self.part("side", values[0]), n=sum(seen[2] for seen in events))
        cards = self.listed_names(self.log.card(seen[1]) for seen in events)
        self.subjects.add(cards)
        if event == "damage":
            return self.say("damage", card=cards, n=values[1], cards=len(events))
        return self.say("offered" if event == "move" else event, card=cards, cards=len(events))

    def listed_names(self, names: Iterable[str]) -> str:
        return join_parts(self.texts, names, "join-names", "join-and")

    def stage_step(self, seen: SeenValue) -> StageStep | None:
        """What clients show of an event; an attack is one of the side whose card attacks."""
        found = stage_step(seen)
        if found is None or seen[0] != "attack":
            return found
        return replace(found, seat=self.log.game.content.by_id[found.code].seat)

    def payment(self, seen: SeenValue) -> str:
        if seen[0] == "pay":
            return self.log.card(seen[1])
        if seen[0] == "pay_civilian":
            return self.say("civilian", civilian=civilian(self.texts, seen[1]))
        return self.say("ignored", symbol=cost(self.texts, (seen[1],)))

    def draws(self, moves: list[SeenValue]) -> list[str]:
        """Cards that have been drawn: by name, as far as they are seen, or how many."""
        out = []
        for seat in (0, 1):
            mine = [move for move in moves if ids.SEAT_OF[move[3]] == seat]
            known = [self.log.card(move[1]) for move in mine if move[1][1]]
            if mine:
                names = self.listed_names(known) or "none"
                out.append(self.say("draw", **self.part("side", seat), n=len(mine), cards=names))
        return out

    def part(self, name: str, value: object) -> Args:
        if name == "side" and isinstance(value, int):
            who = self.texts.word("story-you") if value == self.you else self.say("side", side=side(self.texts, value))
            self.subjects.add(who)
            return {name: who}
        return super().part(name, value)

    # -- events that need more than their parts ------------------------------------------------------------------------

    def on_play(self, card: SeenValue, seat: int) -> str:
        """The move of a Character tells it, and the slot."""
        if self.log.game.content.by_id[card[1]].kind != "battlefield":
            return ""
        return self.say("play", **self.part("side", seat), card=self.log.card(card), price=self.price or "none")

    def on_damage(self, card: SeenValue, amount: int) -> str:
        return self.about(card, "damage", n=amount, cards=1)

    def on_defeat(self, card: SeenValue) -> str:
        return self.about(card, "defeat", cards=1)

    def on_marker(self, side: int, _: int, steps: int = 1) -> str:
        if steps > 1:  # an Artifact was taken
            return self.say("marker-back", **self.part("side", side))
        return self.say("marker", **self.part("side", side), n=steps)

    def about(self, card: SeenValue, key: str, /, **args: int) -> str:
        name = self.log.card(card)
        self.subjects.add(name)
        return self.say(key, card=name, **args)

    def on_attack(self, card: SeenValue, defender: SeenValue, n: int = 0, spared: int = 0, falls: bool = False) -> str:
        other = self.log.card(defender) if defender[0] else "none"
        self.subjects |= {self.log.card(card), other}
        how = "defeat" if falls else "hit" if n or spared else "nothing"
        return self.say("attack", card=self.log.card(card), defender=other, n=n, how=how, spared=spared)

    def on_move(self, card: SeenValue, came: int, to: int) -> str:
        name, texts = self.log.card(card), self.texts
        who = self.part("side", ids.SEAT_OF[to]) if ids.SEAT_OF[to] >= 0 else {}
        if _in_slot(to):
            slot = slot_name(texts, (to - ids.SLOT) % ids.SLOTS)
            if _in_slot(came):
                return self.say("moves", card=name, slot=slot)
            if not _in_hand(came):
                return self.say("comes", card=name, slot=slot)
            return self.say("placed", **who, card=name, slot=slot, price=self.price or "none")
        if _in_hand(to):
            return self.say("to-hand", **who, card=name)
        if _in_hand(came) and ids.DISCARD <= to < ids.DISCARD + 2:
            return self.say("discarded", **who, card=name)
        if ids.OWNED <= to < ids.OWNED + 2:
            return self.say("taken", **who, card=name)
        if to in (ids.OFFER, ids.BOX):
            return self.say("offered", card=name, cards=1) if to == ids.OFFER else self.say("removed", card=name)
        if to in (ids.PILE, ids.BATTLEFIELDS) or ids.DECK <= to < ids.DECK + 2:
            return self.say("under", card=name)
        return ""


class _Changes:
    """Two views of a duel compared; `you` is who reads, -1 for both."""

    def __init__(self, game: "Skirmish", texts: Translator, before: View, after: View, you: int) -> None:
        self.game = game
        self.texts = texts
        self.before = before
        self.after = after
        self.you = you

    def say(self, what: str, /, **args: str | int) -> str:
        return self.texts.t(f"skirmish-change-{what}", **args)

    def name(self, view: View, id: int) -> str:
        return name_of(self.game.content.face(view.cards[id]["code"]), self.texts)

    def who(self, seat: int) -> str:
        if seat == self.you:
            return self.texts.word("story-you")
        return self.texts.t("skirmish-story-side", side=side(self.texts, seat))

    def all(self) -> list[Change]:
        seats = sorted((0, 1), key=lambda seat: seat != self.you)
        return [*self.tracks(), *(each for seat in seats for each in self.side(seat))]

    def tracks(self) -> list[Change]:
        out = []
        was, now = self.before.table, self.after.table
        for key in ("points", "marker"):
            gone = now[key] - was[key]
            if gone:
                text = self.say(key, who=self.who(0 if gone > 0 else 1), n=abs(gone))
                out.append(Change(text, 0, was[key], now[key]))
        freed = sum(now["freed"]) - sum(was["freed"])
        if freed:
            sign = "more" if freed > 0 else "less"
            out.append(Change(self.say("freed", sign=sign, n=abs(freed), who=self.who(0))))
        return out

    def side(self, seat: int) -> list[Change]:
        """Cards that have left their slots, and what is left of the Life of the others."""
        out = []
        was, now = (self.cards(view, seat) for view in (self.before, self.after))
        lost = [self.name(self.before, id) for id in was if id not in now]
        if lost:
            names = join_parts(self.texts, lost, "join-names", "join-and")
            out.append(Change(self.say("lost", who=self.who(seat), names=names), was[0]))
        for id in now:
            if id in was:
                before, after = (
                    view.cards[id]["life"] - view.cards[id]["damage"] for view in (self.before, self.after)
                )
                if before != after:
                    text = self.say("life", name=self.name(self.after, id), before=before, after=after)
                    out.append(Change(text, id, before, after))
        return out

    def life(self, view: View, id: int) -> int:
        return int(view.cards[id]["life"] - view.cards[id]["damage"])

    def cards(self, view: View, seat: int) -> list[int]:
        return [id for slot in range(ids.SLOTS) for id in view.zones[f"slot{seat}.{slot}"] if id]


def changes(game: "Skirmish", texts: Translator, before: View, after: View, you: int) -> list[Change]:
    """What is otherwise: the tracks, then the cards of the reader's side and of the other."""
    return _Changes(game, texts, before, after, you).all()
