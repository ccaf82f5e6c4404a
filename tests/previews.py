"""A made-up language with a few messages: a preview."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from goldenrule import languages
from goldenrule.table import language_progress
from goldenrule.words import texts

TAG: Final = "xp"
NAME: Final = "Prevish"
MODULE: Final = f"""from pathlib import Path

from goldenrule.languages import Language


class Preview(Language):
    tag = {TAG!r}
    name = {NAME!r}
    complete = False
    categories = ("other",)

    def plural(self, number: int) -> str:
        return "other"

    def folder(self) -> Path:
        return Path(__file__).parent / self.tag


LANGUAGE = Preview()
"""
"""Its numbers have one form, so that a text which follows its rules differs from one that follows those of English."""


@contextmanager
def preview(place: Path, bundles: Mapping[str, str]) -> Iterator[None]:
    """While this lasts, the language is known. `bundles` are its files by their paths."""
    (place / f"{TAG}.py").write_text(MODULE, encoding="utf-8")
    for name, text in bundles.items():
        path = place / TAG / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    languages.__path__.append(str(place))
    forget()
    try:
        yield
    finally:
        languages.__path__.remove(str(place))
        forget()
        sys.modules.pop(f"{languages.__name__}.{TAG}", None)


def forget() -> None:
    """Forget what was known of languages."""
    for each in (
        languages.names,
        languages.language,
        texts.sources,
        texts.whole_messages,
        language_progress.progress_of,
    ):
        each.cache_clear()
