"""Situations of Marvel Heroes: positions of a small set of cards (`tests.heroes.box`) by what is special about them.

    s = village(player(), player(villains=["avalanche"])).dice("hit hit trouble boost blank", "trouble")
    s.do("troubleshoot cant_beat_me").asked(1, "lead").then(trouble=3).happened("reduced human_torch 2")

Dice are written roll by roll, "4 blank" for four of them, and may not run out before the next check.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, Self

from goldenrule.gamekit.cases import compare
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.content import Content
from goldenrule.games.heroes.events import HoldsInitiative, Roll, Status
from goldenrule.games.heroes.ids import AREAS, READY, RECOVERY, SUPPORTING
from goldenrule.games.heroes.rules.round import Round
from goldenrule.games.heroes.situations.cases import PILES, CaseFacts, HeroesRun, SeatFacts
from goldenrule.games.heroes.situations.given import read_given
from goldenrule.games.heroes.situations.position import place
from goldenrule.games.heroes.situations.script import VERBS, Script
from goldenrule.games.heroes.state import Piece
from goldenrule.kernel.decisions import DONE, NO, PASS, Decision, Option
from goldenrule.kernel.events import Event
from goldenrule.packs.structs import convert
from tests import situations
from tests.heroes.box import Card, content

SIDES: Final = ("heroes", "villain")
PHASES: Final = ("planning", "missions", "deployment")
Given = dict[str, Any]
"""What `given` of a case file says of the position, or of a player."""


class Situation(Script, situations.Situation):
    """A position of Heroes. Cards and areas go by their ids, a player by the number of the seat."""

    facts_run = HeroesRun

    def stated(self, of: str | int, facts: Given) -> CaseFacts:
        said: dict[str, Any] = {"heroes": {}, "seats": [{} for _ in range(self.game.state.seats)]}
        for name, value in facts.items():
            if isinstance(of, int) and name in SeatFacts.__struct_fields__:
                said["seats"][of][name] = value
            elif isinstance(of, int) and name in ("vp", "points") and isinstance(value, int):
                said[name] = [value if seat == of else n for seat, n in enumerate(getattr(self.game.state, name))]
            elif of in AREAS:
                said[f"{name}s"] = {of: value}
            elif isinstance(of, str):
                said["heroes"].setdefault(of, {})[name] = value
            else:
                said[name] = value
        return convert(said, CaseFacts, "then")

    def wrong(self, of: str | int, facts: Given) -> Iterable[str]:
        """Of "fight": the `hero` and the `lead`, the `sequence`, who has the `initiative`, `skips` ..."""
        return self._fight(facts) if of == "fight" else super().wrong(of, facts)

    def _fight(self, facts: Given) -> list[str]:
        fight = self.game.state.fight
        if fight is None:
            return ["nobody fights."]
        names = {"initiative": (*SIDES, "open"), "ko": (*SIDES, "nobody")}
        so = {name: getattr(fight, name) for name in facts}
        so |= {name: self._part(True, so[name]) for name in ("hero", "lead") if name in so}
        so |= {name: names[name][so[name]] for name in names if name in so}
        return compare(*[(f"fight: {name}", wanted, so[name]) for name, wanted in facts.items()])

    def discarded(self, *cards: str) -> Self:
        """Each of these lies on a discard pile."""
        found = [card for zone in PILES.values() for card in self.codes(self.game.state.zones[zone])]
        return self.require(f"{card} is not discarded, but {found}." for card in cards if card not in found)

    def options(self, seat: int = -1) -> list[str]:
        found = [
            self.words(decision, option) for decision in self.decisions(seat) for option in decision.options
        ]  # the shortest way that says which it is
        second = [ways[1] for ways in found]
        return [ways[0] if not VERBS[ways[0]] else ways[1] if second.count(ways[1]) == 1 else ways[2] for ways in found]

    def matching_options(self, decision: Decision, words: str) -> list[Option]:
        """Cards of the same name are the same answer."""
        found = super().matching_options(decision, words)
        return found[:1] if len({self.words(decision, option)[2] for option in found}) == 1 else found

    # -- what happened -------------------------------------------------------------------------------------------------

    def parts(self, event: Event) -> list[str]:
        """`roll attack heroes 4`, `roll trouble 5`, `initiative villain`, `status thor ready`."""
        told = super().parts(event)
        if isinstance(event, Roll):
            about = ["trouble"] if event.kind < 0 else [ids.ROLLS[event.kind], SIDES[event.side]]
            return ["roll", *about, str(len(event.dice))]
        if isinstance(event, HoldsInitiative):
            return ["initiative", SIDES[event.side]]
        if isinstance(event, Status):
            return ["status", told[1], ids.STATUSES[event.status]]
        return told

    def rolls(self) -> list[str]:
        """The rolls of a combat: `attack heroes 4`."""
        return [" ".join(parts[1:]) for parts in self.told_parts if parts[0] == "roll" and parts[1] != "trouble"]

    def is_name(self, word: str) -> bool:
        plain = {*ids.ROLLS, *SIDES, *ids.STATUSES, *PHASES, *ids.STREAMS, "trouble", "*", situations.NOBODY}
        return word not in plain and not word.lstrip("-").isdigit()

    def forget(self) -> Self:
        """Forget what has happened so far."""
        self.firings.clear()
        return situations.Situation.forget(self)

    # -- what comes next -----------------------------------------------------------------------------------------------

    def dice(self, *rolls: str) -> Self:
        """The faces of the dice to come, in place of those that have not been rolled."""
        self.game.load(faces(*rolls))
        self.scripted = True
        self.unscripted = self.game.unscripted
        return self

    def hurt(self, card: str, ko: int = 1) -> Self:
        """Give a card in a combat this number of KO tokens."""
        self.game.set_ko(self.entity(card), ko)
        return self

    def decline(self, until: str) -> Self:
        """Decline everything until a question of this kind comes."""
        while (decision := self.decisions(-1)[0]).kind != until:
            options = decision.options
            self.game.apply(decision.seat, next((no for no in (PASS, DONE, NO) if no in options), options[-1]))
        return self

    def begin(self, phase: Literal["missions", "deployment"], seat: int = 0) -> Self:
        """Begin a phase now, the Missions with a seat that is about to act."""
        state = self.game.state
        step = Round.take_turns if phase == "missions" else Round.advance_markers
        state.phase, state.action_round = phase, int(phase == "missions")
        self.game.pending, self.game.answer = (), None
        self.game.stack[:] = [Round(Round.at(step), (seat - state.first) % state.seats if phase == "missions" else 0)]
        self.game.run()
        return self

    def entity(self, card: str, zone: int = -1) -> int:
        """A card of this name, one in the zone if there is any, and one on the table rather than one in a deck."""
        state = self.game.state
        index = self.game.content.index[card]
        found = [e for e in range(1, len(state.ident)) if state.ident[e] == index]
        return min(found, key=lambda e: (state.zone[e] != zone, state.zone[e] in ids.HIDDEN))

    def piece(self, card: str) -> Piece:
        return self.game.piece(self.entity(card))


def faces(*rolls: str) -> list[str]:
    """The faces of dice: "4 blank" are four of them."""
    found: list[str] = []
    n = 1
    for word in " ".join(rolls).split():
        if word.isdigit():
            n = int(word)
        else:
            found += [word] * n
            n = 1
    return found


class Start:
    """A kind of position: the teams, and what `given` says of all of them.

    A call adds what is special about one; `heroes` and `headlines` are added to the usual ones, other fields replace
    them. `cards` are further cards of the set, or other ones of the same id. `of` makes the set from these.
    """

    def __init__(self, *teams: str, of: Callable[..., Content] = content, **usual: Any) -> None:
        self.teams = teams
        self.of = of
        self.usual: Given = {"scenario": "plain", **usual}

    def but(self, *teams: str, **usual: Any) -> "Start":
        """The same with something else that is usual."""
        return Start(*(teams or self.teams), of=self.of, **{**self.usual, **usual})

    def __call__(self, *players: Given, cards: Iterable[Card] = (), **more: Any) -> Situation:
        said = {"teams": [*self.teams], **self.usual, **more}
        for name in ("heroes", "headlines"):
            said[name] = {**self.usual.get(name, {}), **more.get(name, {})}
        said["seats"] = [*players, *[player() for _ in self.teams[len(players) :]]]
        said["dice"] = faces(said.get("dice", ""))
        return Situation(place(read_given(said), self.of(*cards)))


def player(**more: Any) -> Given:
    """A player without cards in hand; `hand=None` leaves those of set-up."""
    return {"hand": [], "villains": [], **more}


def dealt(**more: Any) -> Given:
    """A player with the cards of set-up in hand."""
    return {"hand": None, "villains": None, **more}


def ready(place: str = "", **more: Any) -> Given:
    """A Ready hero in a district, "scenario" for the scenario card, or on his card."""
    return {"status": ids.STATUSES[READY], "place": place, **more}


def supporting(place: str = "") -> Given:
    """A Supporting hero in an area, or on his card."""
    return {"status": ids.STATUSES[SUPPORTING], "place": place}


WOUNDED: Final[Given] = {"status": ids.STATUSES[RECOVERY], "wounded": True}

given = Start("fantastic_four", "x_men")
"""The Human Torch, the Invisible Woman, Mr. Fantastic and the Thing, who face Doctor Doom, are about to act."""
village = given.but(heroes={"human_torch": ready("chelsea")}, headlines={"the_village": "cant_beat_me"})
"""The Human Torch (Crime 2) is in Chelsea, where a headline takes place: Crime, Fight, 5 threat, 4 VP."""
shipped = Start("avengers", "x_men", of=load_content, scenario="the_big_story")
"""A game with the shipped set, in a scenario that changes no value."""


def fight(
    lead: str,
    *backups: str,
    hand: Iterable[str] = (),
    villains: Iterable[str] = (),
    allies: dict[str, int] | None = None,
    power_ups: Iterable[str] = (),
    start: Start = village,
    **more: Any,
) -> Situation:
    """A combat for that headline against a Lead Villain and these backups, at its first question.

    Seat 1 has also drawn ninjas, unless told otherwise.
    """
    first = player(hand=[*hand], allies=allies or {}, power_ups=[*power_ups])
    second = player(villains=[lead, *backups, *villains])
    s = start(first, second, **{"dice": "5 double", "next_villains": ["ninjas"], **more})
    s.do("troubleshoot cant_beat_me", f"lead {lead}", *[f"backup {card}" for card in backups])
    if s.decisions(-1)[0].kind == "backup":
        s.do("pass")
    return s.forget()
