"""The daily game: options and seed from a date alone, the same for everybody."""

from collections.abc import Mapping
from datetime import date as Date
from typing import Final

from goldenrule.gamekit.input_parsing import names
from goldenrule.gamekit.text_lists import Translator, list_parts
from goldenrule.games.champions.rules.setup import aspect_decks
from goldenrule.games.champions.sets import heroes, modulars, scenarios
from goldenrule.games.champions.text.names import hero_name, set_name
from goldenrule.kernel.rng import Stream, below, stream
from goldenrule.packs.reading import Pack

STREAMS: Final = ("heroes", "aspects", "scenario", "mode", "modular")
"""What is drawn, each from a stream of its own, so that one draw never changes another."""
SATURDAY: Final = 5
EXPERT: Final = 4
"""One day in this many is played in expert mode."""


def daily(date: Date) -> tuple[dict[str, object], str]:
    """The options and the seed of a date's game: one hero, two on a Saturday; core set only."""
    seed = f"daily {date.isoformat()}"
    streams: dict[str, list[Stream]] = {name: [stream(seed, name)] for name in STREAMS}

    def draw(name: str, items: list[str]) -> str:
        return items[below(streams[name], 0, len(items))]

    free = list(heroes())
    chosen = []
    for _ in range(2 if date.weekday() == SATURDAY else 1):
        chosen.append(draw("heroes", free))
        free.remove(chosen[-1])
    options: dict[str, object] = {
        "heroes": chosen,
        "aspects": [draw("aspects", list(aspect_decks())) for _ in chosen],
        "scenario": draw("scenario", list(scenarios())),
        "expert": below(streams["mode"], 0, EXPERT) == 0,
        "modular": [draw("modular", list(modulars()))],
    }
    return options, seed


def facing(options: Mapping[str, object], texts: Translator, packs: tuple[Pack, ...] = ()) -> str:
    """Who plays against what, by name: "Spider-Man, Iron Man / Rhino". Unknown ids stay as they are."""
    known = heroes(packs)
    who = [hero_name(texts, known[id], packs) if id in known else id for id in names("heroes", options["heroes"])]
    scenario = str(options["scenario"])
    found = scenarios(packs).get(scenario)
    return f"{list_parts(texts, who)} / {set_name(texts, found) if found else scenario}"


class ChampionsDaily:
    """The daily game of Champions, a `goldenrule.gamekit.features.DailyGame`."""

    deal = staticmethod(daily)
    facing = staticmethod(facing)
