"""Case files of Marvel Heroes: the facts that a case may state, and how they are checked."""

from typing import Final

import msgspec

from goldenrule.gamekit.cases import Cases, CommonFacts, FactsRun, ScriptFailed, compare
from goldenrule.gamekit.vocabulary import IN_GAME, check_exists
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.clauses import PACKAGE
from goldenrule.games.heroes.ids import AREAS, DISTRICTS
from goldenrule.games.heroes.packs import PACKS
from goldenrule.games.heroes.situations.given import read_given
from goldenrule.games.heroes.situations.position import place as placed
from goldenrule.games.heroes.situations.script import Script
from goldenrule.kernel.errors import BadInput
from goldenrule.packs.pack_store import resolve

RAN_OUT: Final = "the dice of the case have run out, and random ones were rolled; write all that are rolled."
TABLE: Final = {"track": ids.TRACK, "most_wanted": ids.MOST_WANTED, "lead": ids.LEAD, "backups": ids.BACKUPS}
PILES: Final = {
    "resources": ids.RESOURCE_DISCARD, "villains": ids.VILLAIN_DISCARD, "headlines": ids.HEADLINE_DISCARD,
    "stories": ids.STORY_DISCARD,
}  # fmt: skip
SEAT: Final = {
    "hand": ids.HAND, "villains": ids.VILLAINS, "allies": ids.ALLIES, "power_ups": ids.IN_PLAY, "plans": ids.DONE,
    "won": ids.WON, "stories": ids.STORIES,
}  # fmt: skip
"""Where the cards of a fact lie: on the table, on the discard piles, with a seat."""


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
    mastermind: str | None = None


class DiscardPiles(msgspec.Struct, forbid_unknown_fields=True):
    """The discard piles, each from its oldest card to the newest."""

    resources: list[str] | None = None
    villains: list[str] | None = None
    headlines: list[str] | None = None
    stories: list[str] | None = None


class CaseFacts(CommonFacts, forbid_unknown_fields=True):
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
    discards: DiscardPiles = msgspec.field(default_factory=lambda: DiscardPiles())
    dice_left: int | None = None
    fired: dict[str, int] = {}


class HeroesCases(Cases):
    """Marvel Heroes as `goldenrule.gamekit.cases.Cases`."""

    package = PACKAGE

    def begin(self, given: dict[str, object], place: str) -> "HeroesRun":
        wanted = read_given(given, place)
        return HeroesRun(Script(placed(wanted, load_content(resolve(wanted.packs, PACKS)))))


class HeroesRun(FactsRun[Script, CaseFacts]):
    """One case in progress."""

    facts = CaseFacts
    unordered = frozenset({"allies", "hand", "plans", "power_ups", "villains", "won"})
    words = frozenset({"points", "vp"})
    apart = FactsRun.apart | {"discards", "fired", "headlines", "heroes", "seats", "threats"}

    def answer(self, words: str) -> None:
        super().answer(words)
        if self.script.dice_ran_out():
            raise ScriptFailed(f"{words!r}: {RAN_OUT}")

    def end(self, facts: dict[str, object], place: str) -> list[str]:
        wrong = super().end(facts, place)
        left = len(self.script.game.given)
        if left and "dice_left" not in facts:
            wrong.append(f"{left} of the dice were not rolled; leave them out, or say dice_left.")
        return wrong

    def differences(self, facts: CaseFacts) -> list[str]:
        script = self.script
        if script.dice_ran_out():
            return [RAN_OUT]
        g = script.game
        state = g.state
        self.check_names_exist([facts.lead or "", *facts.fired, *facts.headlines.values()])
        codes = {name: script.codes(state.zones[zone]) for name, zone in TABLE.items()}
        so: dict[str, object] = {
            **codes, "lead": "".join(codes["lead"]), "vp": list(state.vp), "points": list(state.points),
            "dice_left": len(g.given),
            "initiative": "" if state.fight is None else ("heroes", "villain")[state.fight.initiative],
        }  # fmt: skip
        wrong = self.compare_facts(facts, lambda name: so[name] if name in so else getattr(state, name))
        piles = [(name, getattr(facts.discards, name), script.codes(state.zones[zone])) for name, zone in PILES.items()]
        self.check_names_exist(*[wanted for _, wanted, _ in piles])
        wrong += compare(*[(f"discards.{name}", wanted, found) for name, wanted, found in piles])
        for area in (*facts.headlines, *facts.threats):
            check_exists("area", area, [AREAS[n] for n in state.areas], IN_GAME)
        for area, code in facts.headlines.items():
            e = state.headlines[AREAS.index(area)]
            wrong += compare((f"headlines.{area}", code, g.face(e).code if e else ""))
        for area, n in facts.threats.items():
            wrong += compare((f"threats.{area}", n, state.threats[AREAS.index(area)]))
        for code, hero in facts.heroes.items():
            wrong += self.hero(code, hero)
        for seat, has in enumerate(facts.seats):
            if seat >= state.seats:
                raise BadInput("heroes-bad-seats-no-seat", seat=seat, seats=state.seats)
            wrong += self.seat(seat, has)
        used = [code for code, _ in script.firings]
        return wrong + compare(*[(f"fired.{code}", n, used.count(code)) for code, n in facts.fired.items()])

    def hero(self, code: str, facts: HeroFacts) -> list[str]:
        g = self.script.game
        heroes = {g.face(e).code: e for seat in range(g.state.seats) for e in g.team(seat)}
        check_exists("hero", code, heroes, IN_GAME)
        piece = g.piece(heroes[code])
        names = AREAS if piece.status == ids.SUPPORTING else (*DISTRICTS, "scenario")
        so = {
            "status": ids.STATUSES[piece.status], "place": "" if piece.place == ids.CARD else names[piece.place],
            "wounded": piece.wounded, "ko": piece.ko,
        }  # fmt: skip
        return self.compare_facts(facts, so.__getitem__, f"{code}: ")

    def seat(self, seat: int, facts: SeatFacts) -> list[str]:
        script = self.script
        codes = {name: script.codes(script.game.zone_of(zone, seat)) for name, zone in SEAT.items()}
        mastermind = script.game.face(script.game.mastermind(seat)).code
        so: dict[str, object] = {**codes, "stories": len(codes["stories"]), "mastermind": mastermind}
        self.check_names_exist([facts.mastermind or ""])
        if isinstance(facts.allies, dict):
            self.check_names_exist(list(facts.allies))
            allies = script.game.zone_of(ids.ALLIES, seat)
            so["allies"] = {script.game.face(e).code: script.game.piece(e).points for e in allies}
        return self.compare_facts(facts, so.__getitem__, f"seat {seat}: ")
