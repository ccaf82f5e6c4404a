"""What the lab counts in a duel."""

from typing import ClassVar

from goldenrule.gamekit.game_metrics import Kind, Tally
from goldenrule.games.skirmish.events import Draw, Play
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.ids import DECK, HAND, HEROES, VILLAINS

SEATS = (HEROES, VILLAINS)


class SkirmishTally(Tally):
    """A `goldenrule.gamekit.game_metrics.Tally`."""

    game: Skirmish
    COLUMNS: ClassVar[dict[str, Kind]] = {
        "decks": "texts by seat",
        "turns": "number",
        "points_by_round": "numbers",
        "civilians_by_round": "numbers",
    }

    def __init__(self, game: Skirmish) -> None:
        zones = game.state.zones
        self.decks = [sorted(game.code(e) for e in (*zones[DECK + seat], *zones[HAND + seat])) for seat in SEATS]
        super().__init__(game)

    def plays(self, event: Play) -> None:
        self.played[event.side].append(self.game.code(event.card))

    def draws(self, event: Draw) -> None:
        self.drawn[event.to - HAND].append(self.game.code(event.card))

    def first_seat(self) -> int:
        return self.game.state.active

    def hands(self) -> list[list[str]]:
        return [[self.game.code(e) for e in self.game.state.zones[HAND + seat]] for seat in SEATS]

    def facts(self) -> dict[str, object]:
        return {"decks": self.decks, "turns": self.game.state.turn}

    def measures(self) -> dict[str, object]:
        return {"points": self.game.state.points, "civilians": self.game.civilians_left()}
