"""How fair the duel should be: who wins, how games end, and what one more copy of a character is worth."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import pstdev
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from goldenrule.gamekit.balance import Bound, Page, margin
from goldenrule.gamekit.intervals import SURE
from goldenrule.gamekit.regression import fit
from goldenrule.games.skirmish.catalogue import load_content
from goldenrule.games.skirmish.events import Move, Play, TurnBegins
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.ids import CIVILIANS_LEFT, DECK, FACTIONS, GOALS, HAND, HEROES, OWNED, VILLAINS
from goldenrule.games.skirmish.rules.setup import new_game
from goldenrule.kernel.events import Listener
from goldenrule.words.phrases import printed_name

if TYPE_CHECKING:
    from goldenrule.packs.reading import Pack

ENDINGS: Final = ("heroes", "villains", "civilians", "deck")
FACTION_WINS: Final = (0.47, 0.53)
COPY_SHIFT: Final = 0.02
RAREST_ENDING: Final = 0.03
LENGTH: Final = (8.0, 16.0)
MOST_IDLE: Final = 0.15
"""Of the turns of a side, how many at most pass without a card that is played."""
LEAST_LED: Final = 0.2
"""In how many games at least the Heroes lead as some round begins, so that both halves of the track matter."""
LEAST_ARTIFACTS: Final = 3.0
"""How many Artifacts both sides together take in a game, on average."""
SIDES: Final = "side characters"
"""All side characters are one kind for the regression."""


class PlayedGame(NamedTuple):
    """A game: who won, how it ended, turns of each side, decisions, and the 41 cards of both decks (id: copies).

    `idle` are the turns of each side in which it played no card, `led` is whether the Heroes were ahead as a round
    began, `artifacts` is how many both sides took.
    """

    winner: str
    ending: str
    turns: tuple[int, int]
    decisions: int
    decks: tuple[dict[str, int], dict[str, int]]
    idle: tuple[int, int] = (0, 0)
    led: bool = False
    artifacts: int = 0


class Turns(Listener):
    """What is counted turn by turn while a duel is played, from its first turn on."""

    def __init__(self, game: Skirmish) -> None:
        self.game = game
        self.begun = [0, 0]
        self.busy = [0, 0]  # turns in which a card has been played
        self.played = False
        self.led = False
        self.artifacts = 0
        self.begin(game.state.active)

    def begin(self, seat: int) -> None:
        self.begun[seat] += 1
        self.played = False
        self.led = self.led or (self.game.state.turn % 2 == 1 and self.game.points_of(HEROES) > 0)

    def begins(self, event: TurnBegins) -> None:
        self.begin(event.side)

    def plays(self, event: Play) -> None:
        if not self.played:
            self.played = True
            self.busy[event.side] += 1

    def takes_artifact(self, event: Move) -> None:
        if event.to in (OWNED, OWNED + 1):
            self.artifacts += 1


class SkirmishBalance:
    """A `goldenrule.gamekit.balance.Balance`."""

    groups = (2,)
    games = 20_000

    def __init__(self, packs: "tuple[Pack, ...]" = ()) -> None:
        self.content = load_content(packs)

    @property
    def hash(self) -> str:
        return self.content.hash

    def start(self, players: int, number: int, seed: str) -> Skirmish:
        return new_game(self.content, seed)

    def count(self, game: Skirmish) -> Callable[[], PlayedGame]:
        decks = (_deck(game, HEROES), _deck(game, VILLAINS))
        turns = Turns(game)
        game.observer = turns
        return lambda: PlayedGame(
            game.state.winner, ending(game), (turns.begun[0], turns.begun[1]), game.decisions, decks,
            (turns.begun[0] - turns.busy[0], turns.begun[1] - turns.busy[1]), turns.led, turns.artifacts,
        )  # fmt: skip

    def tell(self, page: Page, played: Mapping[int, Sequence[Any]]) -> None:
        found: Sequence[PlayedGame] = played[2]
        page.table(("balance-what", "balance-value", "balance-bound", "balance-holds"), self.rows(page, found))
        page.say("balance-skirmish-copies", "## ")
        page.say("balance-skirmish-about-copies", bound=page.range_text(-COPY_SHIFT, COPY_SHIFT))
        for seat in (HEROES, VILLAINS):
            page.say(f"skirmish-side-{seat}", "### ")
            self._copies(page, found, seat)

    def rows(self, page: Page, found: Sequence[PlayedGame]) -> list[Sequence[str]]:
        """What all games together show."""
        n, t = len(found), page.texts.t
        wins = Counter(game.winner for game in found)
        endings = Counter(game.ending for game in found)
        rate = wins[FACTIONS[HEROES]] / n
        held = page.bound(t("balance-skirmish-wins-heroes"), rate, *FACTION_WINS, n)
        rows: list[Sequence[str]] = [
            (held.what, f"{held.shown} ± {page.percent(margin(rate, n))}", held.asked, page.verdict_text(held)),
            (t("balance-skirmish-wins-villains"), page.percent(wins[FACTIONS[VILLAINS]] / n), "", ""),
            (t("balance-draws"), page.percent(wins["draw"] / n), "", ""),
        ]
        shares = [(f"balance-skirmish-ended-{way}", endings[way], n, RAREST_ENDING, 1.0) for way in ENDINGS]
        for seat in (HEROES, VILLAINS):
            idle, turns = (sum(count[seat] for count in counts) for counts in zip(*((g.idle, g.turns) for g in found)))
            shares.append((f"balance-skirmish-idle-{FACTIONS[seat]}", idle, turns, 0.0, MOST_IDLE))
        shares.append(("balance-skirmish-led", sum(game.led for game in found), n, LEAST_LED, 1.0))
        bounds = [page.bound(t(key), part / of, low, high, of) for key, part, of, low, high in shares]
        bounds.insert(len(ENDINGS), self._turns(page, found))
        bounds.append(_artifacts(page, [game.artifacts for game in found]))
        rows += [(each.what, each.shown, each.asked, page.verdict_text(each)) for each in bounds]
        decisions = sum(game.decisions for game in found) / n
        return [*rows, (t("balance-decisions"), page.number(decisions, 0), "", "")]

    def _turns(self, page: Page, found: Sequence[PlayedGame]) -> Bound:
        """How many turns each side has; the side that is further off has to lie between the bounds."""
        lengths = [sum(game.turns[seat] for game in found) / len(found) for seat in (HEROES, VILLAINS)]
        worst = max(lengths, key=lambda mean: max(LENGTH[0] - mean, mean - LENGTH[1]))
        off = SURE * pstdev([game.turns[lengths.index(worst)] for game in found]) / sqrt(len(found))
        said = " / ".join(map(page.number, lengths))
        least, most = (page.number(length, 0) for length in LENGTH)
        asked = page.texts.t("balance-between", least=least, most=most)
        what = page.texts.t("balance-skirmish-turns")
        return page.hold(Bound(what, worst, *LENGTH, said, asked, (worst - off, worst + off)))

    def _copies(self, page: Page, found: Sequence[PlayedGame], seat: int) -> None:
        """What one more copy of each main character is worth to a side."""
        deck, texts = self.content.decks[seat], page.texts
        kinds = shifts(found, seat, self.kind, dict(Counter(self.kind(face.key) for face in deck)))
        versions = shifts(found, seat, str, dict(Counter(face.key for face in deck)))
        rows: list[Sequence[str]] = []
        for kind, (shift, error) in sorted(kinds.items(), key=lambda item: -item[1][0]):
            said = _points(page, shift, error)
            if kind == SIDES:
                rows.append((texts.t("balance-skirmish-sides"), said, "", "", ""))
                continue
            faces = {face.facts.version: face for face in deck if self.kind(face.key) == kind}
            first = next(iter(faces.values()))
            name = texts.tell(printed_name("skirmish", first.key, first.facts.name))
            asked = page.range_text(-COPY_SHIFT, COPY_SHIFT)
            what = texts.t("balance-skirmish-copy-of", name=name)
            held = page.hold(Bound(what, shift, -COPY_SHIFT, COPY_SHIFT, said, asked, (shift - error, shift + error)))
            each = [_points(page, *versions[faces[v].key]) if v in faces else "" for v in ("standard", "boosted")]
            rows.append((name, said, *each, page.verdict_text(held)))
        page.table(
            ("balance-card", "balance-skirmish-copy", "balance-skirmish-standard", "balance-skirmish-boosted",
             "balance-holds"),
            rows,
        )  # fmt: skip

    def kind(self, card: str) -> str:
        """What the regression counts as one kind: a main character in both versions, or all side characters."""
        return self.content.by_id[card].character or SIDES


def _artifacts(page: Page, taken: Sequence[int]) -> Bound:
    """How many Artifacts both sides take in a game on average."""
    n = len(taken)
    mean = sum(taken) / n
    error = SURE * pstdev(taken) / sqrt(n)
    asked = page.texts.t("balance-at-least", least=page.number(LEAST_ARTIFACTS, 0))
    said = f"{page.number(mean, 2)} ± {page.number(error, 2)}"
    what = page.texts.t("balance-skirmish-artifacts")
    return page.hold(Bound(what, mean, LEAST_ARTIFACTS, float("inf"), said, asked, (mean - error, mean + error)))


def _deck(game: Skirmish, seat: int) -> dict[str, int]:
    zones = game.state.zones
    return dict(Counter(game.face(e).key for e in (*zones[DECK + seat], *zones[HAND + seat])))


def ending(game: Skirmish) -> str:
    """Which of the four endings a finished game had."""
    if game.points_of(HEROES) >= GOALS[HEROES]:
        return ENDINGS[0]
    if game.points_of(VILLAINS) >= GOALS[VILLAINS]:
        return ENDINGS[1]
    return ENDINGS[2] if game.civilians_left() <= CIVILIANS_LEFT else ENDINGS[3]


def shifts(
    found: Sequence[PlayedGame], seat: int, group: Callable[[str], str], copies: dict[str, int]
) -> dict[str, tuple[float, float]]:
    """What one more copy of a kind of card, in place of an average other card, adds to a side's win rate.

    A deck has 41 cards, so that the counts of all kinds add up: there is no constant term, and the shift of a kind is
    its coefficient minus the mean of the others', weighted with their copies among the 56. The value is that and half
    its 95 % interval. A draw counts as half a win.
    """
    kinds = list(copies)
    rows, values = [], []
    for game in found:
        counts = dict.fromkeys(kinds, 0)
        for card, n in game.decks[seat].items():
            counts[group(card)] += n
        rows.append([float(counts[kind]) for kind in kinds])
        values.append(0.5 if game.winner not in FACTIONS else float(game.winner == FACTIONS[seat]))
    fitted = fit(rows, values)
    out = {}
    for i, kind in enumerate(kinds):
        others = sum(copies.values()) - copies[kind]
        weights = [1.0 if j == i else -copies[other] / others for j, other in enumerate(kinds)]
        shift, error = fitted.contrast(weights)
        out[kind] = (shift, SURE * error)
    return out


def _points(page: Page, shift: float, error: float) -> str:
    sign = "-" if shift < 0 else "+"
    return f"{sign}{page.number(100 * abs(shift))} ± {page.number(100 * error)}"
