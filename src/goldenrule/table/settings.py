"""What a user wants in every game: whether free benefits are taken, and standing answers for the cards of each game."""

from collections.abc import Collection
from pathlib import Path
from typing import Final

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.table import user_files
from goldenrule.table.auto_answers import ASK, Ability, Answer, SavedAnswer, StandingAnswers

NAME: Final = "settings.json"


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """`free`: free benefits are taken. `standing`: by game, standing answers for every new game.

    `sure`: people are asked again before likely mistakes. `quick`: an action is paid for as proposed.
    `tips`: a first game explains what comes up. `hold_on`: “Hold on” is said before a turn ends with
    actions left, and before a fatal slip. `lang`: the language, "" for the system's.
    """

    free: bool = True
    sure: bool = True
    quick: bool = True
    tips: bool = True
    hold_on: bool = True
    lang: str = ""
    standing: dict[str, list[SavedAnswer]] = {}


def read(folder: Path) -> Settings:
    """The settings, or those of a new user. Raises BadInput if they cannot be read or are damaged."""
    return user_files.read(folder, NAME, Settings)


def read_or_default(folder: Path | None) -> Settings:
    """The settings, or those of a new user if they cannot be read: that is told where they are changed.

    Without a folder (None) they are the settings of a new user.
    """
    try:
        return Settings() if folder is None else read(folder)
    except BadInput:
        return Settings()


def save_switches(folder: Path, **switches: bool) -> None:
    """Keep all that a page changes at once, by name. Raises BadInput if that cannot be read or written."""
    with user_files.open_to_change(folder, NAME, Settings) as settings:
        for name, on in switches.items():
            setattr(settings, name, on)


def save_free(folder: Path, takes: bool) -> None:
    """Take free benefits in games to come, or not. Raises BadInput if that cannot be read or written."""
    with user_files.open_to_change(folder, NAME, Settings) as settings:
        settings.free = takes


def save_sure(folder: Path, asks: bool) -> None:
    """Be asked again before likely mistakes, or not. Raises BadInput if that cannot be read or written."""
    with user_files.open_to_change(folder, NAME, Settings) as settings:
        settings.sure = asks


def save_hold_on(folder: Path, warns: bool) -> None:
    """Say “Hold on”, or not. Raises BadInput if that cannot be read or written."""
    with user_files.open_to_change(folder, NAME, Settings) as settings:
        settings.hold_on = warns


def save_quick(folder: Path, pays: bool) -> None:
    """Pay for actions as it is proposed, or be asked. Raises BadInput if that cannot be read or written."""
    with user_files.open_to_change(folder, NAME, Settings) as settings:
        settings.quick = pays


def save_language(folder: Path, tag: str) -> None:
    """Speak a language in games to come, "" for the system's. Raises BadInput if that cannot be read or written."""
    with user_files.open_to_change(folder, NAME, Settings) as settings:
        settings.lang = tag


def save_standing(folder: Path, game: str, ability: Ability, answer: Answer) -> None:
    """Keep a standing answer for later games; ASK removes it. Raises BadInput if that cannot be read or written."""
    with user_files.open_to_change(folder, NAME, Settings) as settings:
        answers = [kept for kept in settings.standing.get(game, []) if kept[:2] != ability]
        if answer != ASK:
            answers.append((*ability, answer))
        settings.standing.pop(game, None)
        if answers:  # a game without any leaves no trace, nor does one that there is not
            settings.standing[game] = answers


def forget_standing(folder: Path, game: str, ability: Ability) -> None:
    """Forget a standing answer, if there is one to forget. Raises BadInput if that cannot be read or written."""
    if any(kept[:2] == ability for kept in read(folder).standing.get(game, ())):
        save_standing(folder, game, ability, ASK)


def standing_answers_of(game: str, people: Collection[int], settings: Settings) -> StandingAnswers:
    """What people at these seats want when a game begins: all share one screen, and so one user's settings."""
    kept = settings.standing.get(game, [])
    return StandingAnswers(dict.fromkeys(people, kept) if kept else {}, people if settings.free else ())
