"""Which language is spoken: what was asked for, then what is set, then the system's, and English otherwise."""

import os
import sys
from contextlib import suppress
from typing import Final

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import home
from goldenrule.languages import FIRST, Language, language_meant, offered_languages
from goldenrule.table import settings
from goldenrule.words.phrases import Arg, Phrase

VARIABLE: Final = "GOLDENRULE_LANG"
"""Names the language for a program and those that it starts."""
PREFERRED: Final = "LANGUAGE"
"""Where a system lists languages in order of preference, with a colon between two."""
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language; the first that says anything counts."""
LONGEST_LIST: Final = 1_000
"""Characters of such a list that are read."""
PLAIN: Final = ("C", "POSIX")
"""What a system says that wants no language; its list does not count then."""


def current_language() -> str:
    """The tag of the language of this program. Raises BadInput if one is named that there is not."""
    if chosen := chosen_language():
        return chosen
    found = (language_meant(tag, previews=False) for tag in system_languages())
    return next((each.tag for each in found if each is not None), FIRST)


def chosen_language() -> str:
    """The tag of the language that was chosen for this program, "" if none was. Raises BadInput for an unknown one."""
    named = os.environ.get(VARIABLE, "")
    if named:
        return check_language(named, VARIABLE)
    with suppress(BadInput):  # the first use of the settings says what is wrong with them
        kept = language_meant(settings.read(home()).lang)
        if kept is not None:
            return kept.tag
    return ""


def check_language(tag: str, where: str) -> str:
    """The tag of a language that can be chosen, which is named somewhere. Raises BadInput for another one."""
    found = language_meant(tag)
    if found is None:
        raise BadInput("bad-language", where=where, tag=tag, known=[*map(language_label, offered_languages())])
    return found.tag


def language_label(each: Language) -> Arg:
    """A language by its tag and its own name; of a preview it says so."""
    return f"{each.tag} ({each.name})" if each.complete else Phrase("language-preview", tag=each.tag, name=each.name)


def system_languages() -> list[str]:
    """The tags of the system's languages, the preferred one first; none if it says nothing."""
    if sys.platform == "win32":
        import ctypes
        import locale

        return [locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")]
    said = next((found for name in SYSTEM if (found := os.environ.get(name))), "")
    listed = [] if said.split(".")[0] in PLAIN else os.environ.get(PREFERRED, "")[:LONGEST_LIST].split(":")
    return [each for each in (*listed, said) if each]


def set_language(tag: str, where: str) -> str:
    """Use a language in this program and those that it starts. Raises BadInput as `check_language` does."""
    os.environ[VARIABLE] = found = check_language(tag, where)
    return found
