"""What may be shown of a text from outside."""

import json
import sys
import unicodedata

import pytest

from goldenrule.words.plain import LONGEST, in_line, plain

ALLOWED = {"\n", "\t", "\u200c", "\u200d"}
"""Line ends and tabs; joiners, without which some languages cannot be written."""


def test_no_sign_that_acts_is_left() -> None:
    for number in range(sys.maxunicode + 1):
        sign = chr(number)
        acts = unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") or (
            unicodedata.bidirectional(sign) in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
        )
        if acts and sign not in ALLOWED:
            assert plain(f"a{sign}b") != f"a{sign}b", hex(number)
            assert in_line(f"a{sign}b") == "a b", hex(number)
        shown = plain(sign)
        assert shown == sign or shown.startswith("\\u"), hex(number)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Spider-Man",
        "ŁÓDŹ",
        "نمی\u200cخواهم",
        "👩\u200d🚀",
        "蜘蛛侠",
        "Людина-павук",
        "╭─╮ ▰▱ ★ …",
        "a\tb\nc",
        "a  b ",
    ],
)
def test_what_can_be_shown_stays(text: str) -> None:
    assert plain(text) == text


def test_signs_are_written_out_so_that_json_stays_what_it_is() -> None:
    assert plain("\x1b[2J\x9b\u202e") == "\\u001b[2J\\u009b\\u202e"
    data = {"name": "".join(map(chr, range(0x20, 0x3000))) + "\U000e0041\U0001d173"}
    text = json.dumps(data, ensure_ascii=False)
    assert plain(text) != text and json.loads(plain(text)) == data


def test_a_sentence_stays_one_line_of_bounded_length() -> None:
    assert in_line("Rhino\n\nYou have won!\r\x1b[2J\u2028x") == "Rhino You have won! [2J x"
    assert in_line("a  b ") == "a  b ", "spaces stay: columns are made of them"
    assert len(in_line("x" * 10_000_000)) == LONGEST and "x...x" in in_line("x" * 6000)
    assert len(in_line("\x1b" * 10_000_000)) == 1
    assert in_line("abcdefgh", 7) == "ab...gh" and in_line("abcde", 5) == "abcde"
