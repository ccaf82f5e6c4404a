"""What the lab counts in a game of Champions."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec import Struct, convert

from goldenrule.gamekit.game_metrics import Kind, Tally
from goldenrule.games.champions import events
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import DECKS, HANDS
from goldenrule.games.champions.packs import PACKS
from goldenrule.games.champions.rules.values import remaining
from goldenrule.games.champions.sets import heroes, scenarios
from goldenrule.packs.pack_store import resolve
from goldenrule.words.texts import Texts


def facts(game: Champions) -> dict[str, str | list[str]]:
    """Who played which aspect against what: for statistics and results."""
    options = game.setup
    aspects = [*options["aspects"], *[""] * len(options["heroes"])]
    known = heroes()
    for seat, hero in enumerate(options["heroes"]):
        if not aspects[seat] and str(seat) not in options["decks"] and hero in known:
            aspects[seat] = known[hero].starter_aspect
    return {
        "hero": options["heroes"],
        "aspect": aspects[: len(options["heroes"])],
        "scenario": options["scenario"],
        "mode": "expert" if options["expert"] else "standard",
    }


class _Row(Struct):
    """The columns of a game's results that its cell in the matrix shows."""

    heroes: list[str]
    scenario: str
    mode: str
    won: list[bool]


class ChampionsTally(Tally):
    """A `goldenrule.gamekit.game_metrics.Tally`."""

    game: Champions
    COLUMNS: ClassVar[dict[str, Kind]] = {
        "heroes": "texts",
        "aspects": "texts",
        "scenario": "text",
        "mode": "text",
        "modular": "texts",
        "decks": "texts by seat",
        "villain_stages_by_round": "numbers",
        "villain_hp_by_round": "numbers",
        "threat_by_round": "numbers",
        "hero_hp_by_round": "numbers by seat",
    }

    MATRIX = "heroes"
    MATRIX_OPTIONS = frozenset({"heroes", "scenario", "expert"})

    @staticmethod
    def matrix_cells(
        row: Mapping[str, object], name: Callable[[str, str], str], texts: Texts
    ) -> list[tuple[str, str, bool]]:
        game = convert(row, _Row)
        heroes = " + ".join(name("heroes", hero) for hero in game.heroes)
        scenario = name("scenario", game.scenario)
        against = texts.t("results-expert", scenario=scenario) if game.mode == "expert" else scenario
        return [(heroes, against, all(game.won))]

    def __init__(self, game: Champions) -> None:
        zones, seats = game.state.zones, range(game.state.seats)
        self.decks = [sorted(game.code(e) for e in (*zones[DECKS[seat]], *zones[HANDS[seat]])) for seat in seats]
        super().__init__(game)

    def draws(self, event: events.DrawCard) -> None:
        self.drawn[HANDS.index(event.to)].append(self.game.code(event.card))

    def plays(self, event: events.Play) -> None:
        self.played[event.seat].append(self.game.code(event.card))

    def first_seat(self) -> int:
        return self.game.state.first

    def hands(self) -> list[list[str]]:
        state = self.game.state
        return [[self.game.code(e) for e in state.zones[HANDS[seat]]] for seat in range(state.seats)]

    def facts(self) -> dict[str, object]:
        told = facts(self.game)
        return {
            "heroes": told["hero"],
            "aspects": told["aspect"],
            "scenario": told["scenario"],
            "mode": told["mode"],
            "modular": self._modular(),
            "decks": self.decks,
        }

    def _modular(self) -> list[str]:
        setup = self.game.setup
        if setup["modular"] is not None:
            return list(setup["modular"])
        packs = resolve(setup.get("packs", ()), PACKS)
        return [scenarios(packs)[setup["scenario"]].default_modular]

    def measures(self) -> dict[str, object]:
        g, s = self.game, self.game.state
        main = s.cards[s.main_scheme]
        return {
            "villain_stages": len(s.villain_stages) + (s.winner != "players"),
            "villain_hp": max(0, remaining(g, s.villain)),
            "threat": 0 if main is None else main.threat,
            "hero_hp": [max(0, remaining(g, e)) if seat in s.alive else 0 for seat, e in enumerate(s.identities)],
        }
