"""The command `settings`: what holds in every game, shown and changed."""

import argparse
from typing import Final

from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Plain
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import home
from goldenrule.table import settings
from goldenrule.table.games import game_names
from goldenrule.table.language_choice import check_language
from goldenrule.words.phrases import quote

ON, OFF = "on", "off"
SWITCHES: Final = {
    "free": settings.save_free, "sure": settings.save_sure, "quick": settings.save_quick,
    "hold-on": settings.save_hold_on,
}  # fmt: skip
"""What is on or off, and how it is kept."""
LANG, SYSTEM = "lang", "system"
SETTINGS: Final = (*SWITCHES, LANG)


def run(given: argparse.Namespace) -> int:
    """Show all settings, or set one and show it. Raises BadInput for one that there is not."""
    w = Words()
    if given.name and given.name not in SETTINGS:
        raise BadInput("bad-setting", name=quote(given.name), known=SETTINGS)
    if given.value:
        keep(given.name, given.value)
    found = settings.read(home())
    for name in [given.name] if given.name else SETTINGS:
        value = getattr(found, name.replace("-", "_"))
        Plain(w).say(w(f"settings-{name}", value=value or SYSTEM if name == LANG else ON if value else OFF))
    if not given.name:
        show_standing(found)
    return 0


def keep(name: str, value: str) -> None:
    """Keep a setting. Raises BadInput for what it cannot be."""
    if name == LANG:
        settings.save_language(home(), "" if value == SYSTEM else check_language(value, "settings lang"))
        return
    if value not in (ON, OFF):
        raise BadInput("bad-setting-value", name=name, value=quote(value))
    SWITCHES[name](home(), value == ON)


def show_standing(found: settings.Settings) -> None:
    """The standing answers that are kept, of each game that is installed."""
    for game in game_names():
        w, answers = Words(game), found.standing.get(game, [])
        if answers:
            print(f"{w('cli-standing-later')} ({game}):")
        for code, n, answer in answers:
            print(f"- {w('cli-standing-line', card=w.name_or_code(code), n=n + 1, answer=answer)}")
