"""The command `settings`: what holds in every game, shown and changed."""

import argparse
from typing import Final

from goldenrule.cli.words import Words
from goldenrule.gamekit.typed import quoted
from goldenrule.kernel.errors import BadInput
from goldenrule.table import settings
from goldenrule.table.games import game_names

ON, OFF = "on", "off"
SETTINGS: Final = {"free": settings.keep_free, "sure": settings.keep_sure, "quick": settings.keep_quick}
"""What can be set, and how it is kept."""


def run(given: argparse.Namespace) -> int:
    """Show all settings, or set one and show it. Raises BadInput for one that there is not."""
    w = Words()
    if given.name and given.name not in SETTINGS:
        raise BadInput(f"There is no setting {quoted(given.name)}; the settings are {', '.join(SETTINGS)}.")
    if given.value and given.value not in (ON, OFF):
        raise BadInput(f"The setting {given.name!r} is on or off, not {quoted(given.value)}.")
    if given.value:
        SETTINGS[given.name](given.value == ON)
    found = settings.read()
    for name in [given.name] if given.name else SETTINGS:
        print(w(f"settings-{name}", value=ON if getattr(found, name) else OFF))
    if not given.name:
        show_standing(found)
    return 0


def show_standing(found: settings.Settings) -> None:
    """The standing answers that are kept, of each game that is installed."""
    for game in game_names():
        w, answers = Words(game), found.standing.get(game, [])
        if answers:
            print(f"{w('cli-standing-later')} ({game}):")
        for code, n, answer in answers:
            print(f"- {w('cli-standing-line', card=w.called(code), n=n + 1, answer=answer)}")
