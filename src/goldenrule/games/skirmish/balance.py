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
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.ids import CIVILIANS_LEFT, DECK, FACTIONS, GOALS, HAND, HEROES, VILLAINS
from goldenrule.games.skirmish.rules.setup import new_game
from goldenrule.words.phrases import printed

if TYPE_CHECKING:
    from goldenrule.packs.reading import Pack

ENDINGS: Final = ("heroes", "villains", "civilians", "deck")
FACTION_WINS: Final = (0.47, 0.53)
COPY_SHIFT: Final = 0.02
RAREST_ENDING: Final = 0.03
LENGTH: Final = (8.0, 16.0)
SIDES: Final = "side characters"
"""All side characters are one kind for the regression."""


class Played(NamedTuple):
    """A game: who won, how it ended, turns of each side, decisions, and the 41 cards of both decks (id: copies)."""

    winner: str
    ending: str
    turns: tuple[int, int]
    decisions: int
    decks: tuple[dict[str, int], dict[str, int]]


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

    def count(self, game: Skirmish) -> Callable[[], Played]:
        decks = (_deck(game, HEROES), _deck(game, VILLAINS))
        turns = [0, 0]
        turns[game.state.active] += 1  # the first turn has begun

        def note(event: tuple[object, ...]) -> None:
            if event[0] == "turn":
                turns[int(str(event[1]))] += 1

        game.observer = note
        return lambda: Played(game.state.winner, ending(game), (turns[0], turns[1]), game.decisions, decks)

    def tell(self, page: Page, played: Mapping[int, Sequence[Any]]) -> None:
        found: Sequence[Played] = played[2]
        page.table(("balance-what", "balance-value", "balance-bound", "balance-holds"), self._rows(page, found))
        page.say("balance-skirmish-copies", "## ")
        page.say("balance-skirmish-about-copies", bound=page.within(-COPY_SHIFT, COPY_SHIFT))
        for seat in (HEROES, VILLAINS):
            page.say(f"skirmish-side-{seat}", "### ")
            self._copies(page, found, seat)

    def _rows(self, page: Page, found: Sequence[Played]) -> list[Sequence[str]]:
        """What all games together show."""
        n, t = len(found), page.texts.t
        rows: list[Sequence[str]] = []
        wins = Counter(game.winner for game in found)
        for faction in FACTIONS:
            what, rate = t(f"balance-skirmish-wins-{faction}"), wins[faction] / n
            if faction == FACTIONS[HEROES]:
                held = page.bound(what, rate, *FACTION_WINS, n)
                said = f"{held.shown} ± {page.percent(margin(rate, n))}"
                rows.append((what, said, held.asked, page.holds(held)))
            else:
                rows.append((what, page.percent(rate), "", ""))
        rows.append((t("balance-draws"), page.percent(wins["draw"] / n), "", ""))
        endings = Counter(game.ending for game in found)
        for way in ENDINGS:
            held = page.bound(t(f"balance-skirmish-ended-{way}"), endings[way] / n, RAREST_ENDING, 1, n)
            rows.append((held.what, held.shown, held.asked, page.holds(held)))
        lengths = [sum(game.turns[seat] for game in found) / n for seat in (HEROES, VILLAINS)]
        worst = max(lengths, key=lambda mean: max(LENGTH[0] - mean, mean - LENGTH[1]))
        off = SURE * pstdev([game.turns[lengths.index(worst)] for game in found]) / sqrt(n)
        said = " / ".join(map(page.number, lengths))
        asked = t("balance-between", least=page.number(LENGTH[0], 0), most=page.number(LENGTH[1], 0))
        held = page.held(Bound(t("balance-skirmish-turns"), worst, *LENGTH, said, asked, (worst - off, worst + off)))
        rows.append((held.what, held.shown, held.asked, page.holds(held)))
        decisions = sum(game.decisions for game in found) / n
        return [*rows, (t("balance-decisions"), page.number(decisions, 0), "", "")]

    def _copies(self, page: Page, found: Sequence[Played], seat: int) -> None:
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
            name = texts.tell(printed("skirmish", first.key, first.facts.name))
            asked = page.within(-COPY_SHIFT, COPY_SHIFT)
            what = texts.t("balance-skirmish-copy-of", name=name)
            held = page.held(Bound(what, shift, -COPY_SHIFT, COPY_SHIFT, said, asked, (shift - error, shift + error)))
            each = [_points(page, *versions[faces[v].key]) if v in faces else "" for v in ("standard", "boosted")]
            rows.append((name, said, *each, page.holds(held)))
        page.table(
            ("balance-card", "balance-skirmish-copy", "balance-skirmish-standard", "balance-skirmish-boosted",
             "balance-holds"),
            rows,
        )  # fmt: skip

    def kind(self, card: str) -> str:
        """What the regression counts as one kind: a main character in both versions, or all side characters."""
        return self.content.by_id[card].character or SIDES


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
    found: Sequence[Played], seat: int, group: Callable[[str], str], copies: dict[str, int]
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
