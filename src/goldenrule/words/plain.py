"""Text from outside as it may be shown: nothing in it moves a cursor, hides or turns what is there, or fakes lines.

Everything that goes to a terminal passes `plain` (`cli/screen.py`); what is put into a sentence passes `in_line`.
"""

import re
from typing import Final

LONGEST: Final = 2000
"""Characters of the longest text that is put into a sentence."""

# controls (C0, DEL, C1), what has no width (soft hyphen, fillers, zero-width space, byte order mark, tags ...), what
# sets the direction of writing, line and paragraph separators, halves of characters; joiners are a part of writing
_UNSHOWN: Final = (
    "\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200e\u200f\u2028-\u202e"
    "\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e007f"
    r"\ud800-\udfff"
)
_SIGN = re.compile(f"[{_UNSHOWN}]")
_GAP = re.compile(rf"(?:[^\S ]|[{_UNSHOWN}])+")


def plain(text: str) -> str:
    """The text with these signs written out as in JSON, so that JSON stays what it is. Line ends and tabs stay."""
    return text if text.isascii() and text.isprintable() else _SIGN.sub(_written, text)


def in_line(text: str, most: int = LONGEST) -> str:
    """The text on one line, with a space for these signs, and not too long: of a longer one the middle is left out."""
    if len(text) <= most and text.isprintable():
        return text
    if len(text) > 8 * most:
        text = text[: 4 * most] + text[-4 * most :]
    text = _GAP.sub(" ", text)
    end = most // 3
    return text if len(text) <= most else f"{text[: most - 3 - end]}...{text[len(text) - end :]}"


def _written(found: "re.Match[str]") -> str:
    sign = found[0].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{sign[i : i + 2].hex()}" for i in range(0, len(sign), 2))
