"""How fair Marvel Heroes should be: which teams win, how each scenario ends, and whether master plans succeed."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, permutations
from math import inf, sqrt
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from goldenrule.gamekit.balance import Bound, Page, margin
from goldenrule.gamekit.intervals import SURE
from goldenrule.gamekit.regression import TooFew
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.events import ExecutePlan, PlanDone, PlanFailed, Resolved
from goldenrule.games.heroes.rules.endings import ending_of
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.kernel.events import Listener
from goldenrule.words.phrases import printed_name

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes
    from goldenrule.packs.reading import Pack

LOST: Final = "lost"
"""Everybody loses the finale."""
WINS: Final = {2: (0.44, 0.56), 4: (0.20, 0.30)}
PLANS: Final = (0.25, 0.60)
"""How often plans may succeed: all of them, and those of each mastermind."""
TRIES: Final = 2
"""How often a mastermind who takes part should try a plan, in the mean."""
ENDING: Final = 0.03
"""The least share of the games of a scenario that each of two of its endings has."""
CONCLUDED: Final = 0.30
"""The least share of games in which a conclusion is declared."""
FINALE: Final = (0.05, 0.50)
"""How often everybody may lose a last fight against a mastermind."""


class Played(NamedTuple):
    """A game: teams by seat, the scenario, who has won, how and when it ended, and what happened to master plans."""

    teams: tuple[str, ...]
    scenario: str
    winners: tuple[int, ...]
    ending: str
    rounds: int
    vp: tuple[int, ...]
    decisions: int
    plans: tuple[tuple[str, int, int], ...]  # of each mastermind in the game: completed, failed
    concluded: bool  # has a conclusion been declared?
    attempts: int
    resolved: int

    def share(self, seat: int) -> float:
        """What a seat has of the victory: the whole, a part of a shared one, or nothing."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    @property
    def way(self) -> str:
        """How it ended; that everybody lost the finale is a way of its own."""
        return LOST if self.ending == "finale" and not self.winners else self.ending


class Attempts(Listener):
    """Counts the headlines that are troubleshot in a game, and what becomes of Master Plans, by mastermind."""

    def __init__(self, game: "Heroes") -> None:
        self.game = game
        self.completed: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()
        self.concluded = False  # has a conclusion been declared?
        self.headlines = 0
        self.resolved = 0

    def executes(self, event: ExecutePlan) -> None:
        if self.game.face(event.plan).facts.stage == ids.STAGES[-1]:
            self.concluded = True

    def completes(self, event: PlanDone) -> None:
        self.completed[self.game.code(self.game.mastermind(event.seat))] += 1

    def fails(self, event: PlanFailed) -> None:
        self.failed[self.game.code(self.game.mastermind(event.seat))] += 1

    def resolves(self, event: Resolved) -> None:
        self.headlines += 1
        self.resolved += event.success


class HeroesBalance:
    """A `goldenrule.gamekit.balance.Balance`: teams change seats, and scenarios go round with the numbers of games."""

    groups = tuple(WINS)
    games = 4000

    def __init__(self, packs: "tuple[Pack, ...]" = ()) -> None:
        self.content = load_content(packs)
        self.teams = [face.code for face in self.content.of("team")]
        self.scenarios = [face.code for face in self.content.of("scenario")]

    @property
    def hash(self) -> str:
        return self.content.hash

    def start(self, players: int, number: int, seed: str) -> "Heroes":
        orders = list(permutations(self.teams, players))
        teams = orders[number % len(orders)]
        scenario = self.scenarios[(number // len(orders) + number) % len(self.scenarios)]
        return new_game(Setup(teams=teams, scenario=scenario, seed=seed), self.content)

    def count(self, game: "Heroes") -> Callable[[], Played]:
        attempts = Attempts(game)

        def kept() -> Played:
            state = game.state
            winners = tuple(int(seat) for seat in state.winner.split("+")) if state.winner[0].isdigit() else ()
            done = sorted([game.face(game.mastermind(seat)).code for seat in range(state.seats)])
            return Played(
                tuple(game.setup["teams"]), game.setup["scenario"], winners, ending_of(game), state.round,
                tuple(state.vp), game.decisions,
                tuple((code, attempts.completed[code], attempts.failed[code]) for code in done),
                attempts.concluded, attempts.headlines, attempts.resolved,
            )  # fmt: skip

        game.observer = attempts
        return kept

    def tell(self, page: Page, played: Mapping[int, Sequence[Any]]) -> None:
        for players, found in played.items():
            n, tried = len(found), sum(game.attempts for game in found)
            page.say("balance-heroes-players", "## ", n=players)
            page.say(
                "balance-heroes-headlines",
                decisions=page.number(sum(game.decisions for game in found) / n, 0),
                tried=page.number(tried / n),
                resolved=page.percent(sum(game.resolved for game in found) / max(1, tried), 0),
            )
            self._wins(page, players, found)
            if players == 2:
                self._pairs(page, found)
            self._endings(page, players, found)
            self._plans(page, players, found)
        page.say("balance-bounds", "## ", **page.verdict_counts())
        page.table(
            ("balance-what", "balance-value", "balance-bound", "balance-holds"),
            [(each.what, each.shown, each.asked, page.verdict_text(each)) for each in page.bounds],
        )

    def _name(self, page: Page, code: str) -> str:
        return page.texts.tell(printed_name("heroes", code, self.content.face(code).facts.name))

    def _bound(
        self, page: Page, players: int, key: str, share: float, bounds: tuple[float, float], games: int, code: str
    ) -> str:
        name = self._name(page, code) if code else ""
        what = page.texts.t(f"balance-heroes-bound-{key}", n=players, name=name)
        return page.marked_value(page.bound(what, share, *bounds, games))

    def _wins(self, page: Page, players: int, found: Sequence[Played]) -> None:
        """How often each team wins the games that somebody wins."""
        won = [game for game in found if game.winners]
        rows = []
        for team in self.teams:
            own = [(game, game.teams.index(team)) for game in won if team in game.teams]
            _enough(own)
            rate = sum(game.share(seat) for game, seat in own) / len(own)
            vp = sum(game.vp[seat] for game, seat in own) / len(own)
            said = self._bound(page, players, "wins", rate, WINS[players], len(own), team)
            rows.append((self._name(page, team), said, page.percent(margin(rate, len(own))), page.number(vp)))
        page.say("balance-heroes-teams", "### ", bound=page.range_text(*WINS[players]))
        page.table(("balance-heroes-team", "balance-heroes-wins", "balance-margin", "balance-heroes-vp"), rows)

    def _pairs(self, page: Page, found: Sequence[Played]) -> None:
        """Two-player games team against team."""
        rows = []
        for a, b in combinations(self.teams, 2):
            own = [game for game in found if set(game.teams) == {a, b} and game.winners]
            _enough(own)
            rate = sum(game.share(game.teams.index(a)) for game in own) / len(own)
            said = page.texts.t("balance-heroes-against", one=self._name(page, a), other=self._name(page, b))
            rows.append((said, page.percent(rate), str(len(own))))
        page.say("balance-heroes-pairings", "### ")
        page.table(("balance-heroes-pairing", "balance-heroes-wins", "balance-games"), rows)

    def _endings(self, page: Page, players: int, found: Sequence[Played]) -> None:
        """How and when the games of each scenario end."""
        rows = []
        for code in self.scenarios:
            own = [game for game in found if game.scenario == code]
            _enough(own)
            ways = Counter(game.way for game in own)
            second = sorted(ways.values())[-2] / len(own) if len(ways) > 1 else 0.0
            self._bound(page, players, "second", second, (ENDING, 1), len(own), code)
            if self.content.face(code).facts.finale is not None:
                self._bound(page, players, "lost", ways[LOST] / len(own), FINALE, len(own), code)
            said = [f"{page.texts.t(f'balance-heroes-way-{way}')} {page.percent(n / len(own))}"
                    for way, n in ways.most_common()]  # fmt: skip
            length = sum(game.rounds for game in own) / len(own)
            rows.append((self._name(page, code), "; ".join(said), page.number(length)))
        page.say("balance-heroes-scenarios", "### ", least=page.percent(ENDING, 0))
        page.table(("balance-heroes-scenario", "balance-heroes-endings", "balance-heroes-rounds"), rows)

    def _plans(self, page: Page, players: int, found: Sequence[Played]) -> None:
        """How often master plans succeed of the times they are declared."""
        done: Counter[str] = Counter()
        failed: Counter[str] = Counter()
        tries: dict[str, list[int]] = {face.code: [] for face in self.content.of("mastermind")}
        for game in found:
            for code, yes, no in game.plans:
                done[code] += yes
                failed[code] += no
                tries[code].append(yes + no)
        declared = done.total() + failed.total()
        rate = done.total() / max(1, declared)
        said = self._bound(page, players, "plans", rate, PLANS, declared, "")
        rows = []
        for face in self.content.of("mastermind"):
            n = done[face.code] + failed[face.code]
            succeed = self._bound(page, players, "plans-of", done[face.code] / max(1, n), PLANS, n, face.code)
            rows.append((self._name(page, face.code), self._tries(page, players, face.code, tries[face.code]), succeed))
        page.say("balance-heroes-plans", "### ", bound=page.range_text(*PLANS), value=said)
        page.table(("balance-heroes-mastermind", "balance-heroes-declared", "balance-heroes-succeed"), rows)
        share = sum(game.concluded for game in found) / len(found)
        said = self._bound(page, players, "concluded", share, (CONCLUDED, 1), len(found), "")
        length = page.number(sum(game.rounds for game in found) / len(found))
        page.say("balance-heroes-concluded", share=said, rounds=length)

    def _tries(self, page: Page, players: int, code: str, tries: Sequence[int]) -> str:
        """How often a mastermind tries plans in the games that it takes part in."""
        _enough(tries)
        mean, off = fmean(tries), SURE * pstdev(tries) / sqrt(len(tries))
        what = page.texts.t("balance-heroes-bound-tries", n=players, name=self._name(page, code))
        asked = page.texts.t("balance-at-least", least=page.number(TRIES, 0))
        return page.marked_value(
            page.hold(Bound(what, mean, TRIES, inf, page.number(mean, 2), asked, (mean - off, mean + off)))
        )


def _enough(games: Sequence[object]) -> None:
    if not games:
        raise TooFew
