"""What the lab counts in a game of Marvel Heroes."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec import Struct, convert

from goldenrule.gamekit.game_metrics import Kind, Tally
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.events import Draw, Play
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import SEAT_OF, seat_zone
from goldenrule.words.texts import Texts


class _Row(Struct):
    """The columns of a game's results that its cells in the matrix show."""

    teams: list[str]
    won: list[bool]


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
        row: Mapping[str, object], name: Callable[[str, str], str], texts: Texts
    ) -> list[tuple[str, str, bool]]:
        game = convert(row, _Row)
        return [
            (name("teams", team), texts.t("results-seat", n=seat + 1), won)
            for seat, (team, won) in enumerate(zip(game.teams, game.won))
        ]

    def __init__(self, game: Heroes) -> None:
        leaders = [game.state.zones[seat_zone(ids.MASTERMIND, seat)] for seat in game.state.nemeses]
        self.masterminds = [game.code(cards[0]) if cards else "" for cards in leaders]
        super().__init__(game)

    def draws(self, event: Draw) -> None:
        self.drawn[SEAT_OF[event.to]].append(self.game.code(event.card))

    def plays(self, event: Play) -> None:
        self.played[SEAT_OF[event.came]].append(self.game.code(event.card))

    def first_seat(self) -> int:
        return self.game.state.first

    def hands(self) -> list[list[str]]:
        g, s = self.game, self.game.state
        held = (ids.HAND, ids.VILLAINS)
        return [[g.code(e) for part in held for e in s.zones[seat_zone(part, seat)]] for seat in range(s.seats)]

    def facts(self) -> dict[str, object]:
        state = self.game.state
        return {"teams": list(state.teams), "masterminds": self.masterminds, "scenario": self.game.setup["scenario"]}

    def measures(self) -> dict[str, object]:
        state = self.game.state
        return {"vp": list(state.vp), "plot_points": list(state.points)}
