"""What happens in a game of Heroes, for clients that show it step by step: see docs/stories.md for the keys."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.story_text import SeenValue, StageStep
from goldenrule.gamekit.text_lists import NONE
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.text.log import DISCARDS, own_zone
from goldenrule.games.heroes.text.stage_combat import NOTHING, SIDES, StageCombat
from goldenrule.games.heroes.text.table import area_key, district_key

if TYPE_CHECKING:
    from goldenrule.games.heroes.text.story import HeroesStory

WEIGHTS = {
    "status": 1, "wounded": 2, "headline": 2, "special": 2, "threat": 1, "trouble": 1, "troubleshoot": 2, "reduced": 1,
    "scheme": 1, "plan": 2, "plan_done": 2, "plan_failed": 2, "confront": 1, "resolved": 2, "story": 1, "points": 0,
    "vp": 1, "ally_point": 0, "use": 1, "fight": 2, "fighter": 1, "initiative": 0, "unfought": 1,
    "ko": 2, "fought": 2, "first": 0, "archnemesis": 0, "passed": 0,
}  # fmt: skip
"""The events that are steps under their own names (`status` is called `move`), and their weights."""
_CARDS = ("card", "headline", "story", "plan", "hero")
_NUMBERS = ("number", "amount", "level", "change", "success", "wounded", "accepted")
_SPOKEN = frozenset(
    {
        "status", "wounded", "passed", "first", "archnemesis", "points", "vp", "troubleshoot", "scheme", "plan",
        "resolved", "story", "use",
    }
)  # fmt: skip
"""Events that the story tells as the reader's own ("you pass"); the log tells the others."""
_SENT = {ids.LEAD: "lead", ids.BACKUPS: "backups", ids.MOST_WANTED: "most_wanted"}


class StageLine:
    """The steps of a line of a story, event by event."""

    def __init__(self, story: "HeroesStory") -> None:
        self.story = story
        self.log = story.log
        self.combat = StageCombat(story)

    def steps(self, line: Sequence[SeenValue]) -> list[StageStep]:
        out: list[StageStep] = []
        for seen in line:
            event, *values = seen
            out += self.combat.hear(seen)
            step = self.moved(*values) if event == "move" else self.step(seen) if event in WEIGHTS else None
            if step is not None:
                out.append(step)
        return out

    def step(self, seen: SeenValue) -> StageStep:
        """An event that is a step by itself."""
        event, *values = seen
        told = dict(zip(self.log.names(event), values))
        id, code = next((told[name] for name in _CARDS if name in told), NOTHING)
        n = next((told[name] for name in _NUMBERS if name in told), 0)
        place, target, seat = self.place(event, told), told.get("villain", NOTHING), told.get("seat", -1)
        roll = None
        if event == "fight":
            seat = self.combat.seat(ids.HEROES)
        elif event in ("trouble", "reduced"):
            seat, target = self.combat.mission
            roll = self.combat.trouble_roll
        if "side" in told:
            id, code = self.combat.fighters[told["side"]] if told["side"] >= 0 else NOTHING
        text = self.tell(seen)  # "" if a number goes back to 0
        return StageStep(
            "move" if event == "status" else event,
            id,
            code,
            target[0],
            place,
            seat,
            n,
            target[1],
            text=text,
            weight=WEIGHTS[event] if text else 0,
            roll=roll,
        )

    def place(self, event: str, told: Mapping[str, int]) -> str:
        """Where on the board it happens; of a side of the combat which, and of the Trouble Level why."""
        if event == "status":
            supports = told["status"] == ids.SUPPORTING
            return "" if told["place"] == ids.CARD else (area_key if supports else district_key)(told["place"])
        if event == "headline":
            return district_key(4 * told["area"] + told["symbol"])
        if event == "threat":
            return area_key(told["area"])
        if event == "trouble":
            return self.combat.cause
        if event == "scheme":
            return ids.SCHEMES[told["option"]]
        return SIDES[told["side"]] if "side" in told else ""

    def tell(self, seen: SeenValue) -> str:
        """A sentence on an event."""
        clause = self.story.told_alone(seen) if seen[0] in _SPOKEN else ""
        return self.story.sentence(clause) if clause else self.log.line(seen)

    # -- cards that move -----------------------------------------------------------------------------------------------

    def moved(self, card: SeenValue, came: int, to: int) -> StageStep | None:
        """A card is drawn, played, sent or discarded; of other moves no client shows anything."""
        id, code = card
        seat, zone = own_zone(to)
        before, from_ = own_zone(came)
        named = self.log.card_in_text(card) if code else NONE
        if seat >= 0 and zone in (ids.HAND, ids.VILLAINS):
            deck = "resource" if zone == ids.HAND else "villain"
            text = self.say("draw", seat, cards=named, n=1, deck=deck)
            return StageStep("draw", id, code, place=deck, seat=seat, n=1, text=text, weight=0)
        if seat >= 0 and zone in (ids.ALLIES, ids.IN_PLAY):
            said = "ally" if zone == ids.ALLIES else "power-up"
            text, place = self.say(said, seat, card=self.log.card(card), n=0), ids.SEAT_NAMES[zone]
            return StageStep("play", id, code, place=place, seat=seat, turned=code, text=text)
        if to in _SENT and code:
            sends = before >= 0 and to != ids.MOST_WANTED
            text = self.say("villains", before, cards=named, n=1) if sends else self.log.line(["move", card, came, to])
            return StageStep("villain", id, code, place=_SENT[to], seat=before, text=text, weight=2) if text else None
        if to == ids.TRACK or (to == ids.STORY_DISCARD and came == ids.TRACK):
            key, text = "track" if to == ids.TRACK else "leave", self.log.line(["move", card, came, to])
            return StageStep(key, id, code, text=text)
        if to in DISCARDS and before >= 0:
            return self.discarded(card, before, from_)
        return None

    def discarded(self, card: SeenValue, seat: int, zone: int) -> StageStep | None:
        """A card goes from a hand or from play to a discard pile."""
        id, code = card
        if zone == ids.ALLIES:
            text = self.say("ally-leaves", seat, card=self.log.card(card))
            return StageStep("leave", id, code, seat=seat, text=text)
        if zone in (ids.HAND, ids.VILLAINS):
            text = self.say("discarded", seat, cards=self.log.card_in_text(card))
            return StageStep("discard", id, code, seat=seat, n=1, turned=code, text=text, weight=0)
        return None

    def say(self, key: str, seat: int, **args: str | int) -> str:
        """A clause of the story on what a seat does, as a sentence."""
        return self.story.sentence(self.story.say(key, **self.story.part("seat", seat), **args))
