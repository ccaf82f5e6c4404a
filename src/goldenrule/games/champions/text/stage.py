"""What happens in a game of Champions, for clients that show it step by step: see docs/stories.md for the keys."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.story_text import SeenValue, StageStep, Sum
from goldenrule.gamekit.text_lists import sentences
from goldenrule.games.champions.facts import IDENTITY
from goldenrule.games.champions.ids import FIRST_SEAT_ZONE, SEAT_ZONES, TOUGH
from goldenrule.games.champions.text.cards import card_text, paragraph_of
from goldenrule.games.champions.text.log import IN_PLAY, zone_part
from goldenrule.games.champions.text.stage_sums import Strike, Sums

if TYPE_CHECKING:
    from goldenrule.games.champions.text.story import ChampionsStory

Steps = Iterable[StageStep]
NOTHING: SeenValue = [0, ""]
ACTS = {
    "use": 1, "forced": 0, "delayed": 0, "when_revealed": 0, "when_defeated": 0, "boost_ability": 0, "overkill": 0,
    "retaliate": 0, "surge": 1, "surge_dealt": 1,
}  # fmt: skip
"""The events of cards that act, and which of their values is the card. The results are steps of their own."""
_KINDS = {"when_revealed": "when_revealed", "when_defeated": "when_defeated", "boost_ability": "boost"}
"""The kinds of the abilities that begin with some of them."""
_UNSPOKEN = ("when_revealed", "when_defeated")
"""Those of them that need no sentence."""
CHARACTERS = (*IDENTITY, "ally", "minion", "villain")
ZONES = {
    "villain": "villain", "main_scheme": "main_scheme", "side_scheme": "side_schemes", "minion": "engaged",
    "ally": "allies", "upgrade": "upgrades", "support": "supports", **dict.fromkeys(IDENTITY, "identity"),
}  # fmt: skip
"""The place on the board of each type of card; of others it depends on where they lie."""


class StageLine:
    """The steps of a line of a story, event by event: none depends on an event after it, for a line may go on."""

    def __init__(self, story: "ChampionsStory") -> None:
        self.story = story
        self.log = story.log
        game = story.log.game
        self.content = game.content
        self.scheme = [game.state.vid[game.state.main_scheme], ""]
        self.sums = Sums(game.state.vid[game.state.villain])
        self.players = {seat: id for id, seat in story.identities.items()}
        self.gone: set[int] = set()  # cards that have been defeated
        self.leaving = False  # has a player been eliminated, whose cards all go?

    def steps(self, line: Sequence[SeenValue]) -> list[StageStep]:
        out: list[StageStep] = []
        for event, *values in line:
            write = getattr(self, f"on_{event}", None)
            if write is not None:
                out += write(*values)
            elif event in ACTS:
                out.append(self.acts(event, values))
        return out

    # -- texts and cards -----------------------------------------------------------------------------------------------

    def tell(self, event: str, *values: object) -> str:
        """An event in a sentence: the clause of the story, or else the line of the log."""
        seen = [event, *values]
        clause = self.story.clause(seen)
        return self.story.sentence([clause]) if clause else self.log.line(seen)

    def say(self, key: str, event: str, *values: object, **more: str | int) -> str:
        """A sentence of the stage with the parts of an event."""
        args = self.story.parts(event, values) | more
        return self.story.sentence([self.story.texts.t(key, **args)])

    def step(
        self,
        key: str,
        text: str,
        card: SeenValue = NOTHING,
        target: SeenValue = NOTHING,
        *,
        n: int = 0,
        seat: int = -1,
        place: str = "",
        turned: str = "",
        sum: Sum | None = None,
        weight: int = 1,
        paragraph: int = 0,
    ) -> StageStep:
        """A step; a lasting effect has the code of its card, and no id."""
        id = 0 if ":" in card[1] else card[0]
        code, target_code = card[1].partition(":")[0], target[1].partition(":")[0]
        return StageStep(
            key, id, code, target[0], place, seat, n, target_code, turned, text, sum, weight, paragraph=paragraph
        )

    def acts(self, event: str, values: SeenValue) -> StageStep:
        card, seat = values[ACTS[event]], values[0] if ACTS[event] else -1
        text = "" if event in _UNSPOKEN else self.tell(event, *values)
        paragraph = self.paragraph(card[1], self.ability(event, card[1], values))
        return self.step("acts", text, card, seat=seat, weight=0, paragraph=paragraph)

    def ability(self, event: str, code: str, values: SeenValue) -> int:
        """Which ability of a card an event begins, -1 if it does not say it."""
        if event == "use":
            return int(values[2])
        if event in ("forced", "delayed"):
            path = str(values[1]).rpartition("/")
            return int(path[2]) if path[0] == code and path[2].isdigit() else -1
        return self.only_ability(code, _KINDS.get(event, ""))

    def only_ability(self, code: str, kind: str) -> int:
        """The one ability of a kind that a card has, -1 if it has none or several."""
        found = [n for n, each in enumerate(self.content.face(code).abilities) if each.kind == kind] if code else []
        return found[0] if kind and len(found) == 1 else -1

    def paragraph(self, code: str, ability: int) -> int:
        """Which paragraph of a card's text an ability is, from 1; 0 if there is none."""
        if ability < 0 or ability >= len(self.content.face(code).abilities):
            return 0
        return paragraph_of(self.story.texts, self.content, code, ability)

    # -- enemies -------------------------------------------------------------------------------------------------------

    def on_enemy_attack(self, enemy: SeenValue, card: SeenValue, seat: int, attack: int) -> Steps:
        text = self.say("champions-stage-attack", "enemy_attack", enemy, card, seat, attack)
        sum = self.sums.begin(enemy, "atk", attack)
        yield self.step("activate", text, enemy, card, seat=seat, place="attack", sum=sum, weight=2)

    def on_enemy_scheme(self, enemy: SeenValue, card: SeenValue, seat: int, scheme: int) -> Steps:
        text = self.say("champions-stage-scheme", "enemy_scheme", enemy, card, seat, scheme)
        sum = self.sums.begin(enemy, "sch", scheme)
        yield self.step("activate", text, enemy, card, seat=seat, place="scheme", sum=sum, weight=2)

    def on_attack_also(self, enemy: SeenValue, seat: int) -> Steps:
        text, sum = self.tell("attack_also", enemy, seat), self.sums.another_target(enemy[0])
        identity = [self.players.get(seat, 0), ""]
        yield self.step("activate", text, enemy, identity, seat=seat, place="attack", sum=sum, weight=2)

    def on_defend(self, card: SeenValue, enemy: SeenValue, defense: int) -> Steps:
        text = self.say("champions-stage-defend", "defend", card, enemy, defense)
        yield self.step("defend", text, card, enemy, n=defense, sum=self.sums.defend(card, enemy, defense))

    def on_boost_turned(self, card: SeenValue) -> Steps:
        face = self.content.face(card[1])
        icons = face.facts.boost
        text, sum = self.tell("boost", card, icons), self.sums.turn(icons)
        acts = self.sums.current(self.sums.villain)
        villain = acts.enemy if acts else [self.sums.villain, ""]
        weight = 2 if face.boosts else 1
        paragraph = self.paragraph(card[1], self.only_ability(card[1], "boost"))
        if paragraph:
            effect = card_text(self.story.texts, self.content, card[1])[paragraph - 1]
            text = sentences(self.story.texts, [text, effect])
        yield self.step("boost", text, villain, turned=card[1], n=icons, sum=sum, weight=weight, paragraph=paragraph)

    def on_boost(self, card: SeenValue, icons: int) -> Steps:
        self.sums.count(icons)
        return ()

    def on_attack_damage(
        self, enemy: SeenValue, card: SeenValue, amount: int, icons: int, attack: int, defense: int
    ) -> Steps:
        strike = self.sums.attack(enemy, card, amount, icons, attack, defense)
        return self.if_nothing_left(strike)

    def on_scheme_threat(self, enemy: SeenValue, amount: int, icons: int) -> Steps:
        strike = self.sums.scheme(enemy, self.scheme, amount, icons)
        return self.if_nothing_left(strike)

    def if_nothing_left(self, strike: Strike | None) -> Steps:
        """A strike without damage or threat is over, and no other event tells of it."""
        if strike is None or strike.left > 0:
            return
        sum = self.sums.close(strike, 0)
        if strike.of == "damage":
            text = self.story.sentence([self.story.on_no_damage(strike.target)])
            yield self.step("no_damage", text, strike.enemy, strike.target, sum=sum)
        else:
            text = self.say("champions-stage-no-threat", "activate", strike.enemy)
            yield self.step("scheme_threat", text, strike.enemy, strike.target, sum=sum, weight=2)

    def on_status_used(self, card: SeenValue, status: str) -> Steps:
        self.sums.end(card[0])
        yield self.step("status_used", self.tell("status_used", card, status), target=card, place=status, weight=2)

    # -- damage and threat ---------------------------------------------------------------------------------------------

    def on_damage(self, card: SeenValue, amount: int, cause: SeenValue) -> Steps:
        text = self.tell("damage", card, amount, cause)
        if self.log.type_of(card) not in CHARACTERS:
            yield self.step("counters", text, cause, card, n=amount, place="damage")
            return
        strike = self.sums.on(card, cause[0]) if cause[0] else None
        sum = self.sums.close(strike, amount) if strike else None
        yield self.step("damage", text, cause, card, n=amount, sum=sum)

    def on_heal(self, card: SeenValue, amount: int) -> Steps:
        text = self.tell("heal", card, amount)
        if self.log.type_of(card) in CHARACTERS:
            yield self.step("heal", text, target=card, n=amount)
        else:
            yield self.step("counters", text, target=card, n=-amount, place="damage")

    def on_threat(self, card: SeenValue, amount: int, cause: SeenValue) -> Steps:
        strike = self.sums.on(card, cause[0]) if cause[0] else None
        if strike is None:
            yield self.step("threat", self.tell("threat", card, amount, cause), cause, card, n=amount)
            return
        sum, text = self.sums.close(strike, amount), self.log.line(["threat", card, amount, cause])
        yield self.step("scheme_threat", text, cause, card, n=amount, sum=sum, weight=2)

    def on_threat_removed(self, card: SeenValue, amount: int, cause: SeenValue) -> Steps:
        yield self.step("threat_removed", self.tell("threat_removed", card, amount, cause), cause, card, n=amount)

    def on_prevent(self, card: SeenValue, amount: int, cause: SeenValue) -> Steps:
        strike = self.sums.on(card)
        if strike:
            strike.prevent(amount)
        whole = strike is not None and strike.of == "damage" and strike.left == 0
        text = self.story.sentence([self.story.on_prevent(card, amount, cause, whole)])
        yield self.step("prevent", text, cause, card, n=amount)
        yield from self.if_nothing_left(strike)

    def on_tough(self, card: SeenValue, amount: int) -> Steps:
        yield self.step("status_used", self.tell("tough", card, amount), target=card, n=amount, place=TOUGH, weight=2)
        if strike := self.sums.on(card):
            strike.prevent(strike.left)
            yield from self.if_nothing_left(strike)

    def on_replace(self, card: SeenValue, source: SeenValue) -> Steps:
        """Something else happens instead: damage and threat count as prevented."""
        text, what = self.tell("replace", card, source), self.log.replaced(source)
        if what not in ("damage", "threat", "enemy-attack"):
            yield self.step("acts", text, source, card)
            return
        strike = self.sums.on(card) if what != "enemy-attack" else None
        left = strike.left if strike else 0
        if strike:
            strike.prevent(left)
        yield self.step("prevent", text, source, card, n=left)
        yield from self.if_nothing_left(strike)

    def on_cancel(self, card: SeenValue, source: SeenValue) -> Steps:
        yield self.step("acts", self.tell("cancel", card, source), source, card)

    def on_cancel_effects(self, card: SeenValue, source: SeenValue) -> Steps:
        yield self.step("acts", self.tell("cancel_effects", card, source), source, card)

    # -- the encounter deck --------------------------------------------------------------------------------------------

    def on_deal(self, seat: int) -> Steps:
        yield self.step("deal", self.say("champions-stage-deal", "deal", seat), seat=seat, n=1, weight=0)

    def on_reveal(self, seat: int, card: SeenValue) -> Steps:
        yield self.step("reveal", self.tell("reveal", seat, card), card, seat=seat, turned=card[1], weight=2)

    # -- cards in play -------------------------------------------------------------------------------------------------

    def on_enter(self, card: SeenValue, came: int, to: int, host: SeenValue) -> Steps:
        yield self.enter(card, to, host)

    def enter(self, card: SeenValue, to: int, host: SeenValue) -> StageStep:
        """A card comes to its place in play, or to the card that it is attached to."""
        elsewhere = "environment" if zone_part(to) == "table" else "obligations"
        place = "" if host[0] else ZONES.get(self.log.type_of(card), elsewhere)
        return self.step("enter", self.tell("enter", card), card, host, seat=seat_of(to), place=place)

    def on_engage(self, card: SeenValue, seat: int) -> Steps:
        yield self.step("engage", self.tell("engage", card, seat), card, seat=seat)

    def on_status(self, card: SeenValue, status: str, on: bool) -> Steps:
        """Only a new one: how a character loses it, another event tells."""
        if on:
            yield self.step("status", self.tell("status", card, status, on), target=card, place=status)

    def on_defeated(self, card: SeenValue) -> Steps:
        self.gone.add(card[0])
        yield self.step("defeated", self.tell("defeated", card), target=card, weight=2)

    def on_counters(self, card: SeenValue, counter: str, number: int, change: int) -> Steps:
        text = self.tell("counters", card, counter, number)
        yield self.step("counters", text, target=card, n=change, place=counter)

    def on_acceleration(self, amount: int) -> Steps:
        text = self.tell("acceleration", amount)
        yield self.step("counters", text, target=self.scheme, n=amount, place="acceleration")

    def on_under(self, seat: int, card: SeenValue) -> Steps:
        yield self.step("counters", self.tell("under", seat, card), target=card, n=1, seat=seat, place="under")

    def on_face(self, card: SeenValue, code: str) -> Steps:
        """A new stage; of the form of an identity another event tells."""
        if card[0] not in self.story.identities:
            yield self.step("face", self.tell("face", card, code), target=card, turned=code, weight=2)

    def on_exhaust(self, card: SeenValue) -> Steps:
        yield self.step("exhaust", self.say("champions-stage-exhaust", "exhaust", card), target=card, weight=0)

    def on_ready(self, card: SeenValue) -> Steps:
        yield self.step("ready", self.say("champions-stage-ready", "ready", card), target=card, weight=0)

    # -- players -------------------------------------------------------------------------------------------------------

    def on_attack(self, seat: int, card: SeenValue, targets: Sequence[SeenValue]) -> Steps:
        return [self.aimed("attack", seat, card, targets)]

    def on_thwart(self, seat: int, card: SeenValue, targets: Sequence[SeenValue]) -> Steps:
        return [self.aimed("thwart", seat, card, targets)]

    def aimed(self, key: str, seat: int, card: SeenValue, targets: Sequence[SeenValue]) -> StageStep:
        target = next((each for each in targets if each[0]), NOTHING)
        return self.step(key, self.tell(key, seat, card, targets), card, target, seat=seat)

    def on_basic(self, seat: int, card: SeenValue, verb: str) -> Steps:
        """That a character recovers; attacks and thwarts have events of their own."""
        if verb == "recover":
            yield self.step("basic", self.tell("basic", seat, card, verb), card, card, seat=seat)

    def on_form(self, seat: int, form: str, card: SeenValue) -> Steps:
        yield self.step("form", self.tell("form", seat, form), target=card, seat=seat, turned=card[1])

    def on_play(self, seat: int, card: SeenValue) -> Steps:
        yield self.step("play", self.tell("play", seat, card), card, seat=seat, turned=card[1].partition(":")[0])

    def on_draw(self, seat: int, amount: int) -> Steps:
        yield self.step("draw", self.tell("draw", seat, amount), seat=seat, n=amount, weight=0)

    def on_found(self, seat: int, card: SeenValue) -> Steps:
        yield self.step("draw", self.say("champions-stage-found", "found", seat, card), card, seat=seat, n=1, weight=0)

    def on_move(self, card: SeenValue, came: int, to: int) -> Steps:
        """What leaves play, and what is discarded or taken up; of draws from a deck another event tells."""
        here, there = zone_part(came), zone_part(to)
        if here in IN_PLAY:
            yield from self.leave(card, came, to)
        elif there == "hand" and here not in ("deck", ""):
            text = self.say("champions-stage-found", "found", seat_of(to), card)
            yield self.step("draw", text, card, seat=seat_of(to), n=1, weight=0)
        elif there == "discard" and here in ("hand", "deck") and not self.leaving:
            text = self.tell("discard" if here == "hand" else "mill", seat_of(to), [card])
            yield self.step("discard", text, seat=seat_of(to), n=1, turned=card[1], weight=0)
        elif there == "encounter_discard" and here in ("encounter_deck", "boost"):
            yield self.step("discard", self.log.line(["move", card, came, to]), n=1, turned=card[1], weight=0)

    def leave(self, card: SeenValue, came: int, to: int) -> Steps:
        """A card in play goes elsewhere. Defeated cards and minions that engage another player have other steps."""
        if zone_part(to) == "area":
            yield self.enter(card, to, NOTHING)
        elif zone_part(to) not in IN_PLAY and card[0] not in self.gone:
            text = self.log.line(["move", card, came, to])
            yield self.step(
                "leave", text or self.say("champions-stage-leave", "enter", card), card, seat=seat_of(to), weight=0
            )

    # -- the end -------------------------------------------------------------------------------------------------------

    def on_scheme_completed(self, card: SeenValue) -> Steps:
        yield self.step("scheme_completed", self.tell("scheme_completed", card), target=card, weight=2)

    def on_eliminated(self, seat: int) -> Steps:
        self.leaving = True
        identity = [self.players.get(seat, 0), ""]
        yield self.step("eliminated", self.tell("eliminated", seat), target=identity, seat=seat, weight=2)

    def on_over(self, winner: str) -> Steps:
        yield self.step("over", self.tell("over", winner), place=winner, weight=2)


def seat_of(zone: int) -> int:
    """The seat of a player's zone, -1 for another one."""
    return (zone - FIRST_SEAT_ZONE) // SEAT_ZONES if zone >= FIRST_SEAT_ZONE else -1
