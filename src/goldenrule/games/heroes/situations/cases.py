"""Case files of Marvel Heroes: the answers and facts that a case may state, and how they are checked.

**Answers** are the verb of an option and what it is about: `story`, `advance`, `move human_torch`, `go chelsea`,
`troubleshoot justice`, `lead avalanche`, `backup viper`, `power red`, `scheme threat`, `use thor`, `ally namor 1` (with
a plot point more), `yes`, `no`, `done`, `pass`. One that fits no option, or several, fails and lists the options.
"""

from difflib import get_close_matches
from typing import Any

import msgspec

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.catalogue import content_with
from goldenrule.games.heroes.clauses import clauses, decisions
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import AREAS, DISTRICTS
from goldenrule.games.heroes.situations.given import convert, read_given
from goldenrule.games.heroes.situations.position import place as placed
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Event


class ScriptFailed(AssertionError):
    """The game does not go as the case says."""


class HeroFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Facts about a hero; only what is written is checked. `place` is "" on his card."""

    status: str | None = None
    place: str | None = None
    wounded: bool | None = None
    ko: int | None = None


class SeatFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Facts about a player: cards in any order."""

    hand: list[str] | None = None
    hand_size: int | None = None
    villains: list[str] | None = None
    villains_size: int | None = None
    allies: list[str] | None = None
    stories: int | None = None
    power_ups: list[str] | None = None
    plans: list[str] | None = None
    won: list[str] | None = None


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """What is so after the last answer. Without `asked` and `winner` somebody has to be about to act.

    `asked` is a seat and a kind of question ("1: lead"). `events` says how often something happened, `fired` how often
    abilities of a card were used, those that happen by themselves included.
    """

    asked: str | None = None
    winner: str | None = None
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
    dice_left: int | None = None
    events: dict[str, int] = {}
    fired: dict[str, int] = {}


class HeroesCases:
    """Marvel Heroes as a `CaseGame` of the lab."""

    def begin(self, given: dict[str, Any], place: str) -> "HeroesRun":
        wanted = read_given(given, place)
        return HeroesRun(placed(wanted, content_with(wanted.packs)))

    def unknown_rule(self, id: str) -> str:
        known = [*clauses(), *decisions()]
        if id in known:
            return ""
        near = get_close_matches(id, known, n=1)
        return f"There is no clause or decision {id!r}{f'; did you mean {near[0]}' if near else ''}."


class HeroesRun:
    """One case in progress. An answer may begin with the seat that gives it: `0: power red`."""

    def __init__(self, game: Heroes) -> None:
        self.game = game
        self.told: list[str] = []
        self.fired: list[tuple[str, int]] = []
        game.observer = self.hear
        game.run()

    def hear(self, event: Event) -> None:
        self.told.append(str(event[0]))
        if event[0] == "use":
            self.fired.append((self.game.face(event[2]).code, event[3]))

    def words(self, decision: Decision, option: Option) -> list[str]:
        """The ways to write an option, the shortest first."""
        verb, e, detail = option
        card = self.game.face(e).code if e else ""
        about = str(detail)
        if verb == "go":
            district = self.game.state.cards[decision.source]
            supporting = getattr(district, "status", ids.READY) == ids.SUPPORTING
            about = AREAS[detail] if supporting else "scenario" if detail == 24 else DISTRICTS[detail]
        elif verb == "support_at":
            about = AREAS[detail]
        elif verb == "power":
            about = ids.COLOURS[detail]
        elif verb == "scheme":
            about = ids.SCHEMES[detail]
        return [verb, f"{verb} {card}" if card else f"{verb} {about}", f"{verb} {card} {about}"]

    def answer(self, words: str) -> None:
        seat, colon, rest = words.partition(":")
        pending = self.game.pending
        if colon and seat.strip().isdigit():
            pending = tuple(d for d in pending if d.seat == int(seat))
            words = rest
        if not pending:
            raise ScriptFailed(f"{words!r}: nobody is asked for it. {self.now()}")
        decision = pending[0]
        self.game.apply(decision.seat, self.find(decision, " ".join(words.split())))

    def find(self, decision: Decision, words: str) -> Option:
        spoken = [(option, self.words(decision, option)) for option in decision.options]
        for form in (2, 1, 0):
            found = [option for option, ways in spoken if ways[form] == words]
            if len(found) == 1:
                return found[0]
            if len(found) > 1 and form:
                raise ScriptFailed(f"{words!r} fits several options. {self.now()}")
        raise ScriptFailed(f"{words!r} fits no option. {self.now()}")

    def now(self) -> str:
        """What is asked, with its options."""
        if not self.game.pending:
            return f"The game is over: {self.game.state.winner}."
        texts = []
        for decision in self.game.pending:
            options = ", ".join(
                self.words(decision, option)[1 if any(option[1:]) else 0] for option in decision.options
            )
            texts.append(f"Seat {decision.seat} is asked {decision.kind!r}: {options}.")
        return " ".join(texts)

    def check(self, what: str, wanted: Any, place: str) -> None:
        if what == "asked":
            wrong = self.asked(convert(wanted, str, place))
        elif what == "now":
            wrong = self.wrong(convert(wanted, Facts, place))
        elif what == "refused":
            wrong = [f"'refused' is not told here; write not_offered: {wanted!r}."]
        else:
            answers = convert(wanted, str | list[str], place)
            wrong = []
            for words in [answers] if isinstance(answers, str) else answers:
                offered = any(words in self.words(d, option) for d in self.game.pending for option in d.options)
                if offered != (what == "offered"):
                    wrong.append(f"{words!r} is {'offered' if offered else 'not offered'}. {self.now()}")
        if wrong:
            raise ScriptFailed(" ".join(wrong))

    def asked(self, wanted: str) -> list[str]:
        found = [f"{decision.seat}: {decision.kind}" for decision in self.game.pending]
        return [] if wanted in found else [f"{wanted!r} is not asked. {self.now()}"]

    def end(self, facts: dict[str, Any], place: str) -> list[str]:
        found = convert(facts, Facts, place)
        wrong = self.wrong(found)
        if found.asked is None and found.winner is None and [d.kind for d in self.game.pending] != ["turn"]:
            wrong.append(f"a question is left that the case does not answer: {self.now()}")
        return wrong

    def wrong(self, facts: Facts) -> list[str]:
        """Every fact that is not so."""
        g = self.game
        s = g.state
        out = [] if facts.asked is None else self.asked(facts.asked)
        fight = s.fight
        initiative = "" if fight is None else ("heroes", "villain")[fight.initiative]
        pairs: list[tuple[str, Any, Any]] = [
            ("winner", facts.winner, s.winner), ("vp", facts.vp, list(s.vp)), ("points", facts.points, list(s.points)),
            ("trouble", facts.trouble, s.trouble), ("round", facts.round, s.round),
            ("action_round", facts.action_round, s.action_round), ("archnemesis", facts.archnemesis, s.archnemesis),
            ("first", facts.first, s.first), ("initiative", facts.initiative, initiative),
            ("track", facts.track, self.codes(s.zones[ids.TRACK])),
            ("most_wanted", facts.most_wanted, self.codes(s.zones[ids.MOST_WANTED])),
            ("dice_left", facts.dice_left, len(s.script)),
        ]  # fmt: skip
        for area, code in facts.headlines.items():
            e = s.headlines[AREAS.index(area)] if area in AREAS else 0
            pairs.append((f"headlines.{area}", code, g.face(e).code if e else ""))
        for area, n in facts.threats.items():
            pairs.append((f"threats.{area}", n, s.threats[AREAS.index(area)] if area in AREAS else 0))
        for code, hero in facts.heroes.items():
            pairs += self.hero(code, hero)
        for seat, has in enumerate(facts.seats):
            pairs += self.seat(seat, has)
        pairs += [(f"events.{key}", n, self.told.count(key)) for key, n in facts.events.items()]
        used = [code for code, _ in self.fired]
        pairs += [(f"fired.{code}", n, used.count(code)) for code, n in facts.fired.items()]
        return out + [
            f"{what} is {found!r}, not {wanted!r}." for what, wanted, found in pairs if wanted not in (None, found)
        ]

    def hero(self, code: str, facts: HeroFacts) -> list[tuple[str, Any, Any]]:
        g = self.game
        found = [e for seat in range(g.state.seats) for e in g.team(seat) if g.face(e).code == code]
        if not found:
            raise ScriptFailed(f"The hero {code!r} is not in this game.")
        piece = g.piece(found[0])
        names = AREAS if piece.status == ids.SUPPORTING else (*DISTRICTS, "scenario")
        spot = "" if piece.place == ids.CARD else names[piece.place]
        return [
            (f"{code}: status", facts.status, ids.STATUSES[piece.status]), (f"{code}: place", facts.place, spot),
            (f"{code}: wounded", facts.wounded, piece.wounded), (f"{code}: ko", facts.ko, piece.ko),
        ]  # fmt: skip

    def seat(self, seat: int, facts: SeatFacts) -> list[tuple[str, Any, Any]]:
        out: list[tuple[str, Any, Any]] = []
        for name, wanted, zone in (
            ("hand", facts.hand, ids.HAND), ("villains", facts.villains, ids.VILLAINS),
            ("allies", facts.allies, ids.ALLIES), ("power_ups", facts.power_ups, ids.IN_PLAY),
            ("plans", facts.plans, ids.DONE), ("won", facts.won, ids.WON),
        ):  # fmt: skip
            found = sorted(self.codes(self.game.zone_of(zone, seat)))
            out.append((f"seat {seat}: {name}", None if wanted is None else sorted(wanted), found))
        for name, n, zone in (
            ("hand_size", facts.hand_size, ids.HAND), ("villains_size", facts.villains_size, ids.VILLAINS),
            ("stories", facts.stories, ids.STORIES),
        ):  # fmt: skip
            out.append((f"seat {seat}: {name}", n, len(self.game.zone_of(zone, seat))))
        return out

    def codes(self, cards: tuple[int, ...]) -> list[str]:
        return [self.game.face(e).code for e in cards]
