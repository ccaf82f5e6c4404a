"""Made-up languages that are as long and as wide as real ones: English in another dress, to see what is not translated.

`letters` has accents on every letter, is a third longer and stands in brackets; `wide` is written in characters of two
columns without spaces between words; `leftward` is in Hebrew letters, from right to left. What reads as English on a
screen in them is written in the code, not in a bundle; a bracket that is not closed is a text that was cut off.
"""

import csv
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from goldenrule import languages
from goldenrule.gamekit.statements import PART
from goldenrule.lab import puzzles
from scripts.languages import PIECES, SHOWN, flavours, rules, written
from scripts.name_bundles import GAMES, LOCALE, code_of

LETTERS, WIDE, LEFTWARD = "xa", "xw", "he-XB"
"""Their tags. A page knows by the tag which way a language is written; XB is a region that there is not."""
LONGER = 0.35
SHORT = 4
"""Words of so few letters have no brackets: a short form stays short in every language."""
OPEN, CLOSE = "⟦", "⟧"
_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçðéƒĝĥíĵķļɱñóþɋŕšŧúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŦÚṼŴẊÝŽ",
)
_HEBREW = str.maketrans("abcdefghijklmnopqrstuvwxyz", "אבצדעפגהיךקלמנוףרשסתטוץזםח")
_VOWEL = re.compile(r"[aeiouAEIOU]")
_WORD = re.compile(r"(?:[A-Za-z]\.){2,}|[A-Za-z]+")
_PAIR = re.compile(r"..?")
_BESIDE = re.compile("(?<=[\u4e00-\u9fff,.:;!?]) +| +(?=[\u4e00-\u9fff])")
_MARKS = str.maketrans({",": "，", ".": "。", ":": "：", ";": "；", "!": "！", "?": "？"})
MODULE = """from pathlib import Path

from goldenrule.languages import Language, language


class Pseudo(Language):
    tag = {tag!r}
    name = {tag!r}
    space = {space!r}

    def folder(self) -> Path:
        return Path(__file__).parent / self.tag


LANGUAGE = Pseudo()
"""


def longer(text: str) -> str:
    """With accents, and some of the vowels twice, until it is a third longer."""
    more = round(len(text) * LONGER)
    out = ""
    for char in text:
        out += char
        if more > 0 and _VOWEL.fullmatch(char):
            out += char.lower()
            more -= 1
    return out.translate(_ACCENTS)


def wide(text: str) -> str:
    """A character of its own for every two letters, and no space beside one; full-width marks."""
    out = _WORD.sub(lambda found: "".join(map(_character, _PAIR.findall(found.group().replace(".", "")))), text)
    return _BESIDE.sub("", out).translate(_MARKS)


def leftward(text: str) -> str:
    """A Hebrew letter for each letter, so that words run from right to left."""
    return text.lower().translate(_HEBREW)


def _character(letters: str) -> str:
    return chr(0x4E00 + sum(ord(letter) * 61**n for n, letter in enumerate(letters)) % 0x5000)


class _Dresser(Visitor):
    """Puts the texts of messages in a dress; selectors, arguments and grammar stay as they are."""

    def __init__(self, dress: Callable[[str], str], brackets: bool) -> None:
        self.dress = dress
        self.brackets = brackets

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        node.value = "\n".join(map(self.dress, node.value.split("\n")))

    def visit_StringLiteral(self, node: fluent.StringLiteral) -> None:
        node.value = self.dress(node.value)

    def visit_NamedArgument(self, node: fluent.NamedArgument) -> None:
        """What is given to a term is grammar."""

    def visit_Attribute(self, node: fluent.Attribute) -> None:
        if node.id.name in SHOWN | PIECES:
            self.generic_visit(node)

    def visit_Pattern(self, node: fluent.Pattern) -> None:
        """Brackets stand around what has words of its own; inside of them there are no others."""
        texts = [each.value for each in node.elements if isinstance(each, fluent.TextElement)]
        around = self.brackets and len("".join(_WORD.findall("".join(texts)))) > SHORT
        self.brackets &= not around
        self.generic_visit(node)
        if around:
            node.elements = [fluent.TextElement(OPEN), *node.elements, fluent.TextElement(CLOSE)]
            self.brackets = True


def dressed(source: str, dress: Callable[[str], str], brackets: bool) -> str:
    """A file of English messages in a dress."""
    resource = FluentParser().parse(source)
    _Dresser(dress, brackets).visit(resource)
    return FluentSerializer().serialize(resource)


def printed_names() -> Iterator[tuple[str, str]]:
    """What is printed as a name, by the keys that a language calls it with."""
    for game in GAMES:
        with (LOCALE / "terms" / f"{game}_names.csv").open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                yield f"name-{game}-{code_of(row['key'])}", row["en"]


DRESSES: dict[str, tuple[Callable[[str], str], bool, str]] = {
    LETTERS: (longer, True, " "),
    WIDE: (wide, False, ""),
    LEFTWARD: (leftward, False, " "),
}
"""How each language changes its letters, whether its messages have brackets, and what separates words."""


def write(folder: Path, tag: str) -> None:
    """A language made of English: its module, and its bundles with those of its parts."""
    dress, brackets, space = DRESSES[tag]
    (folder / f"{tag.replace('-', '_').lower()}.py").write_text(MODULE.format(tag=tag, space=space), encoding="utf-8")
    english = Path(str(languages.language(languages.FIRST).folder()))
    for file in sorted(english.rglob("*.ftl")):
        path = folder / tag / file.relative_to(english)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dressed(file.read_text("utf-8"), dress, brackets), encoding="utf-8")
    names = dict(printed_names())
    text = "".join(f"{key} = {dress(name)}\n" for key, name in names.items())
    (folder / tag / "names.ftl").write_text(text, encoding="utf-8")
    for part, messages in ((PART, rules()), (puzzles.PART, written({**puzzles.english(), **flavours()}))):
        told = "".join(f"{key} = {text}\n" for key, text in messages.items())
        (folder / tag / part).mkdir()
        (folder / tag / part / "data.ftl").write_text(dressed(told, dress, brackets), encoding="utf-8")


@contextmanager
def spoken() -> Iterator[None]:
    """While this lasts, both made-up languages are known as any other is."""
    with tempfile.TemporaryDirectory() as place:
        for tag in (LETTERS, WIDE):
            write(Path(place), tag)
        languages.__path__.append(place)
        languages.names.cache_clear()
        try:
            yield
        finally:
            languages.__path__.remove(place)
            languages.names.cache_clear()
            languages.language.cache_clear()
            for tag in (LETTERS, WIDE):
                sys.modules.pop(f"{languages.__name__}.{tag}", None)
