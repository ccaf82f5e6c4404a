"""Which language is spoken: what was asked for, then what is set, then the system's, and English otherwise."""

import os
import sys
from contextlib import suppress
from typing import Final

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import home
from goldenrule.languages import FIRST, Language, language_meant, offered_languages
from goldenrule.table import settings

VARIABLE: Final = "GOLDENRULE_LANG"
"""Names the language for a program and those that it starts."""
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language; the first that says anything counts."""


def current_language() -> str:
    """The tag of the language of this program. Raises BadInput if one is named that there is not."""
    named = os.environ.get(VARIABLE, "")
    if named:
        return check_language(named, VARIABLE)
    with suppress(BadInput):  # whoever needs the settings says what is wrong with them
        kept = language_meant(settings.read(home()).lang)
        if kept is not None:
            return kept.tag
    found = language_meant(system_language())
    return FIRST if found is None else found.tag


def check_language(tag: str, where: str) -> str:
    """The tag of a language that can be chosen, which is named somewhere. Raises BadInput for another one."""
    found = language_meant(tag)
    if found is None:
        raise BadInput("bad-language", where=where, tag=tag, known=[*map(language_label, offered_languages())])
    return found.tag


def language_label(each: Language) -> str:
    """A language by its tag and its own name."""
    return f"{each.tag} ({each.name})"


def system_language() -> str:
    """The tag of the system's language, "" if it says none."""
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return next((found for name in SYSTEM if (found := os.environ.get(name))), "")


def set_language(tag: str, where: str) -> str:
    """Use a language in this program and those that it starts. Raises BadInput as `check_language` does."""
    os.environ[VARIABLE] = found = check_language(tag, where)
    return found
