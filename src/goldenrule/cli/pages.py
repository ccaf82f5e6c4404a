"""Files that commands write where they are told to, such as pages: nobody's game, results or pack is lost to one."""

from collections.abc import Iterable
from os.path import realpath
from pathlib import Path
from typing import Final

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import home, must_be_writable

RESULTS: Final = "run.json"
"""What a folder of results cannot do without."""


def must_be_page(path: Path, kind: str, read: Iterable[Path] = ()) -> None:
    """Raise BadInput if a page of a kind (".html") cannot be written there: before long work whose result it is.

    What is there is written over if it is of that kind; never what is `read` by the command, files and folders, nor
    anything among the saved games.
    """
    must_be_writable(path)
    place = Path(realpath(path))
    other = path.exists() and (path.suffix.lower() != kind or path.name == RESULTS)
    if other or any(place.is_relative_to(realpath(each)) for each in (home() / "saves", *read)):
        raise BadInput("bad-no-page", path=path, kind=kind)
