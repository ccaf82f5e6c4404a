"""What the lab counts in a game of Marvel Heroes."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from goldenrule.gamekit.game_metrics import Kind, Tally
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import seat_zone
from goldenrule.kernel.visibility import EventTuple
from goldenrule.words.texts import Texts

DRAWN = ((ids.RESOURCE_DECK, ids.HAND), (ids.VILLAIN_DECK, ids.VILLAINS))
PLAYED = ((ids.HAND, (ids.SHOWN,)), (ids.VILLAINS, (ids.LEAD, ids.BACKUPS)), (ids.PLANS, (ids.SHOWN,)))


class HeroesTally(Tally):
    """A `goldenrule.gamekit.game_metrics.Tally`."""

    game: Heroes
    COLUMNS: ClassVar[dict[str, Kind]] = {
        "teams": "texts",
        "masterminds": "texts",
        "scenario": "text",
        "vp_by_round": "numbers by seat",
        "plot_points_by_round": "numbers by seat",
    }

    MATRIX = "teams"
    MATRIX_OPTIONS = frozenset({"teams", "scenario"})

    @staticmethod
    def matrix_cells(
        row: Mapping[str, Any], name: Callable[[str, str], str], texts: Texts
    ) -> list[tuple[str, str, bool]]:
        return [
            (name("teams", team), texts.t("results-seat", n=seat + 1), row["won"][seat])
            for seat, team in enumerate(row["teams"])
        ]

    def __init__(self, game: Heroes) -> None:
        seats = range(game.state.seats)
        self.draws = {(deck, seat_zone(hand, seat)): seat for deck, hand in DRAWN for seat in seats}
        self.plays = {(seat_zone(hand, seat), to): seat for hand, zones in PLAYED for to in zones for seat in seats}
        self.plays |= {(seat_zone(ids.HAND, seat), seat_zone(ids.ALLIES, seat)): seat for seat in seats}
        self.plays |= {(seat_zone(ids.POWER_UPS, seat), seat_zone(ids.IN_PLAY, seat)): seat for seat in seats}
        leaders = [game.state.zones[seat_zone(ids.MASTERMIND, game.state.nemeses[seat])] for seat in seats]
        self.masterminds = [game.code(cards[0]) if cards else "" for cards in leaders]
        super().__init__(game)

    def hear(self, event: EventTuple) -> None:
        if event[0] == "move":
            code, way = event[1], (event[2], event[3])
            if way in self.draws:
                self.drawn[self.draws[way]].append(self.game.code(code))
            elif way in self.plays:
                self.played[self.plays[way]].append(self.game.code(code))

    def first_seat(self) -> int:
        return self.game.state.first

    def hands(self) -> list[list[str]]:
        g, s = self.game, self.game.state
        held = (ids.HAND, ids.VILLAINS)
        return [[g.code(e) for part in held for e in s.zones[seat_zone(part, seat)]] for seat in range(s.seats)]

    def facts(self) -> dict[str, Any]:
        s = self.game.state
        return {"teams": list(s.teams), "masterminds": self.masterminds, "scenario": self.game.setup["scenario"]}

    def measured(self) -> dict[str, Any]:
        s = self.game.state
        return {"vp": list(s.vp), "plot_points": list(s.points)}
