"""Case files of Marvel Heroes: the facts that a case may state, and how they are checked."""

from typing import Any, Final

import msgspec

from goldenrule.gamekit.cases import Cases, CommonFacts, FactsRun, ScriptFailed, compare, in_any_order
from goldenrule.gamekit.vocabulary import must_exist
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.catalogue import content_with
from goldenrule.games.heroes.clauses import PACKAGE
from goldenrule.games.heroes.ids import AREAS, DISTRICTS
from goldenrule.games.heroes.situations.given import read_given
from goldenrule.games.heroes.situations.position import place as placed
from goldenrule.games.heroes.situations.script import Script
from goldenrule.kernel.errors import BadInput

RAN_OUT: Final = "the dice of the case have run out, and random ones were rolled; write all that are rolled."


class HeroFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Facts about a hero; only what is written is checked. `place` is "" on his card."""

    status: str | None = None
    place: str | None = None
    wounded: bool | None = None
    ko: int | None = None


class SeatFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Facts about a player: cards in any order, allies with or without the plot points on them."""

    hand: list[str] | None = None
    hand_size: int | None = None
    villains: list[str] | None = None
    villains_size: int | None = None
    allies: list[str] | dict[str, int] | None = None
    stories: int | None = None
    power_ups: list[str] | None = None
    plans: list[str] | None = None
    won: list[str] | None = None


class Discards(msgspec.Struct, forbid_unknown_fields=True):
    """The discard piles, each from its oldest card to the newest."""

    resources: list[str] | None = None
    villains: list[str] | None = None
    headlines: list[str] | None = None
    stories: list[str] | None = None


class Facts(CommonFacts, forbid_unknown_fields=True):
    """What is so after the last answer. Without `asked` and `winner` somebody has to be about to act.

    `asked` is a seat and a kind of question ("1: lead"). `events` says how often something happened, `fired` how often
    abilities of a card were used, those that happen by themselves included.
    """

    vp: list[int] | None = None
    points: list[int] | None = None
    trouble: int | None = None
    round: int | None = None
    action_round: int | None = None
    archnemesis: int | None = None
    first: int | None = None
    initiative: str | None = None
    heroes: dict[str, HeroFacts] = {}
    seats: list[SeatFacts] = []
    headlines: dict[str, str] = {}
    threats: dict[str, int] = {}
    track: list[str] | None = None
    most_wanted: list[str] | None = None
    lead: str | None = None
    backups: list[str] | None = None
    discards: Discards = msgspec.field(default_factory=lambda: Discards())
    dice_left: int | None = None
    fired: dict[str, int] = {}


class HeroesCases(Cases):
    """Marvel Heroes as a `CaseGame` of the lab."""

    package = PACKAGE

    def begin(self, given: dict[str, Any], place: str) -> "HeroesRun":
        wanted = read_given(given, place)
        return HeroesRun(Script(placed(wanted, content_with(wanted.packs))))


class HeroesRun(FactsRun[Script, Facts]):
    """One case in progress."""

    facts = Facts

    def answer(self, words: str) -> None:
        super().answer(words)
        if self.script.dice_ran_out():
            raise ScriptFailed(f"{words!r}: {RAN_OUT}")

    def end(self, facts: dict[str, Any], place: str) -> list[str]:
        wrong = super().end(facts, place)
        left = len(self.script.game.state.script)
        if left and "dice_left" not in facts:
            wrong.append(f"{left} of the dice were not rolled; leave them out, or say dice_left.")
        return wrong

    def asked(self, seat: int, kind: str) -> None:
        if kind not in [decision.kind for decision in self.script.decisions(seat)]:
            who = "Nobody" if seat < 0 else f"Seat {seat}"
            raise ScriptFailed(f"{who} is not asked {kind!r}. {self.script.now()}")

    def differences(self, facts: Facts) -> list[str]:
        script = self.script
        if script.dice_ran_out():
            return [RAN_OUT]
        g = script.game
        s = g.state
        fight = s.fight
        initiative = "" if fight is None else ("heroes", "villain")[fight.initiative]
        pairs: list[tuple[str, Any, Any]] = [
            ("winner", facts.winner, s.winner), ("vp", facts.vp, list(s.vp)), ("points", facts.points, list(s.points)),
            ("trouble", facts.trouble, s.trouble), ("round", facts.round, s.round),
            ("action_round", facts.action_round, s.action_round), ("archnemesis", facts.archnemesis, s.archnemesis),
            ("first", facts.first, s.first), ("initiative", facts.initiative, initiative),
            ("track", facts.track, script.codes(s.zones[ids.TRACK])),
            ("most_wanted", facts.most_wanted, script.codes(s.zones[ids.MOST_WANTED])),
            ("lead", facts.lead, "".join(script.codes(s.zones[ids.LEAD]))),
            ("backups", facts.backups, script.codes(s.zones[ids.BACKUPS])),
            ("discards.resources", facts.discards.resources, script.codes(s.zones[ids.RESOURCE_DISCARD])),
            ("discards.villains", facts.discards.villains, script.codes(s.zones[ids.VILLAIN_DISCARD])),
            ("discards.headlines", facts.discards.headlines, script.codes(s.zones[ids.HEADLINE_DISCARD])),
            ("discards.stories", facts.discards.stories, script.codes(s.zones[ids.STORY_DISCARD])),
            ("dice_left", facts.dice_left, len(s.script)),
        ]  # fmt: skip
        for area in (*facts.headlines, *facts.threats):
            must_exist("area", area, [AREAS[n] for n in s.areas], " in this game")
        for area, code in facts.headlines.items():
            e = s.headlines[AREAS.index(area)]
            pairs.append((f"headlines.{area}", code, g.face(e).code if e else ""))
        for area, n in facts.threats.items():
            pairs.append((f"threats.{area}", n, s.threats[AREAS.index(area)]))
        for code, hero in facts.heroes.items():
            pairs += self.hero(code, hero)
        for seat, has in enumerate(facts.seats):
            if seat >= s.seats:
                raise BadInput(f"seats[{seat}]: there is no seat {seat}; the game has {s.seats} players.")
            pairs += self.seat(seat, has)
        used = [code for code, _ in script.firings]
        piles = facts.discards
        self.exist(piles.resources, piles.villains, piles.headlines, piles.stories, facts.backups, [facts.lead or ""])
        self.exist(facts.track, facts.most_wanted, [*facts.fired, *facts.headlines.values()])
        for player in facts.seats:
            self.exist(
                player.hand, player.villains, list(player.allies or ()), player.power_ups, player.plans, player.won
            )
        pairs += [(f"fired.{code}", n, used.count(code)) for code, n in facts.fired.items()]
        return compare(*pairs)

    def hero(self, code: str, facts: HeroFacts) -> list[tuple[str, Any, Any]]:
        g = self.script.game
        heroes = {g.face(e).code: e for seat in range(g.state.seats) for e in g.team(seat)}
        must_exist("hero", code, heroes, " in this game")
        piece = g.piece(heroes[code])
        names = AREAS if piece.status == ids.SUPPORTING else (*DISTRICTS, "scenario")
        spot = "" if piece.place == ids.CARD else names[piece.place]
        return [
            (f"{code}: status", facts.status, ids.STATUSES[piece.status]), (f"{code}: place", facts.place, spot),
            (f"{code}: wounded", facts.wounded, piece.wounded), (f"{code}: ko", facts.ko, piece.ko),
        ]  # fmt: skip

    def seat(self, seat: int, facts: SeatFacts) -> list[tuple[str, Any, Any]]:
        script = self.script
        out: list[tuple[str, Any, Any]] = []
        allies = script.game.zone_of(ids.ALLIES, seat)
        if isinstance(facts.allies, dict):
            points = {script.game.face(e).code: script.game.piece(e).points for e in allies}
            out.append((f"seat {seat}: allies", facts.allies, points))
        else:
            out.append((f"seat {seat}: allies", in_any_order(facts.allies), sorted(script.codes(allies))))
        for name, wanted, zone in (
            ("hand", facts.hand, ids.HAND), ("villains", facts.villains, ids.VILLAINS),
            ("power_ups", facts.power_ups, ids.IN_PLAY), ("plans", facts.plans, ids.DONE), ("won", facts.won, ids.WON),
        ):  # fmt: skip
            found = sorted(script.codes(script.game.zone_of(zone, seat)))
            out.append((f"seat {seat}: {name}", in_any_order(wanted), found))
        for name, n, zone in (
            ("hand_size", facts.hand_size, ids.HAND), ("villains_size", facts.villains_size, ids.VILLAINS),
            ("stories", facts.stories, ids.STORIES),
        ):  # fmt: skip
            out.append((f"seat {seat}: {name}", n, len(script.game.zone_of(zone, seat))))
        return out
