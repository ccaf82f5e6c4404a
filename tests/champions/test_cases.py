"""The case files of Champions, the example of docs/cases.md, and cases that have to fail."""

import re
from pathlib import Path

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.lab.cases import Result, read_cases, run_data, run_file
from goldenrule.packs.lines import LARGEST
from tests.case_files import Shipped, each_case, shipped


@each_case("champions")
def test_case(case: Shipped) -> None:
    assert case.case.game == "champions"
    case.must_pass()


def test_every_case_cites_a_rule() -> None:
    without = [each.name for each in shipped("champions") if not each.case.rules]
    assert not without
    assert len(shipped("champions")) >= 45


# -- cases that fail ---------------------------------------------------------------------------------------------------

GIVEN = "  given: {players: [{form: hero, hand: [Swinging Web Kick, Genius, Energy], engaged: [Sandman]}]}\n"


def one(text: str) -> Result:
    (result,) = run_data(f"- name: a case\n{text}".encode(), "some.yaml")
    return result


def failure(text: str) -> Result:
    result = one(text)
    assert not result.passed
    assert not result.bad, result.message
    return result


def test_a_wrong_fact_fails_with_what_was_found() -> None:
    result = failure(
        GIVEN + "  when: [attack Spider-Man, pick Rhino]\n  then:\n    cards: {Rhino: {hp: 11, damage: 2}}\n"
    )
    assert result.message == "Rhino: hp is 12, not 11."
    assert result.line == 5
    assert str(result) == "FAIL  some.yaml:5: a case: Rhino: hp is 12, not 11."


def test_every_wrong_fact_is_told() -> None:
    result = failure(
        GIVEN
        + "  then:\n    round: 2\n    cards: {Rhino: {hp: 3, statuses: [tough]}, Shocker: {hp: 1}}\n"
        + "    in_play: [Vulture]\n    not_in_play: [Sandman]\n"
        + "    players: [{hand: [], deck_size: 40}]\n    fired: {Rhino: 1}\n"
    )
    for part in (
        "round is 1",
        "hp is 14",
        "statuses is []",
        "'Shocker'",
        "Vulture should",
        "Sandman should not",
        "hand is",
        "deck_size is",
        "fired Rhino is 0",
    ):
        assert part in result.message


def test_an_unscripted_choice_fails() -> None:
    result = failure(GIVEN + "  when: [attack Spider-Man]\n  then: {cards: {Rhino: {hp: 14}}}\n")
    assert "a question is left" in result.message
    assert "pick Sandman" in result.message


def test_an_answer_that_is_no_option_fails_at_its_line() -> None:
    result = failure(GIVEN + "  when:\n    - attack Spider-Man\n    - pick Vulture\n  then: {}\n")
    assert result.line == 5
    assert "is no option" in result.message


def test_an_answer_that_fits_two_options_fails() -> None:
    text = "  given: {players: [{form: hero, hand: [], engaged: [Hydra Mercenary, Hydra Mercenary]}]}\n"
    result = failure(text + "  when: [attack Spider-Man, pick Hydra Mercenary]\n  then: {}\n")
    assert "fits several options" in result.message
    passing = text + "  when: [attack Spider-Man, pick Hydra Mercenary (2)]\n"
    assert one(passing + "  then: {cards: {Hydra Mercenary (1): {hp: 3}, Hydra Mercenary (2): {hp: 1}}}\n").passed


@pytest.mark.parametrize(
    ("step", "part"),
    [
        ("offered: use Backflip", "should be offered"),
        ("not_offered: use Swinging Web Kick", "should not be offered"),
        ("refused: {use Swinging Web Kick: MC-COST-01}", "should not be offered"),
        ("refused: {recover Spider-Man: MC-COST-01}", "because of needs-alter-ego (MC-RECOVER-02)"),
        ("asked: pay", "should be asked 'pay'"),
        ("now: {cards: {Rhino: {hp: 1}}}", "hp is 14"),
        ("pay any", "no payment is asked"),
    ],
)
def test_a_check_that_does_not_hold_fails(step: str, part: str) -> None:
    assert part in failure(GIVEN + f"  when:\n    - {step}\n  then: {{}}\n").message


def test_nothing_is_answered_after_the_end() -> None:
    text = "  given: {phase: villain, main_scheme: {threat: 6}, players: [{hand: []}]}\n"
    result = failure(text + "  when: [end turn]\n  then: {winner: villain}\n")
    assert "villain won" in result.message


def test_paying_anything_is_only_done_when_asked_for() -> None:
    paid = GIVEN + "  when: [use Swinging Web Kick, pay any, pick Rhino]\n"
    assert one(paid + "  then: {cards: {Rhino: {hp: 6}}}\n").passed


# -- what is no case ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (
            "  given: {players: [{hand: [Backflp]}]}\n  then: {}\n",
            "given.players[0].hand[0]: there is no card 'Backflp'",
        ),
        ("  given: {players: [{hand: [7]}]}\n  then: {}\n", "given.players[0].hand[0]: a text is expected"),
        ("  given: {plyers: []}\n  then: {}\n", "given: there is no field 'plyers'"),
        ("  given: {}\n  then: {cards: {Rhino: {hq: 1}}}\n", "there is no field 'hq'"),
        ("  given: {}\n  when: [3]\n  then: {}\n", "when[0]: 3 is neither an answer nor a check"),
        ("  given: {}\n  when: [{wish: x}]\n  then: {}\n", "when[0]: there is no check 'wish'"),
        ("  given: {}\n  when: [{0: 7}]\n  then: {}\n", "when[0]: 7 is not an answer"),
        ("  given: {}\n  when: [{offered: {a: b}}]\n  then: {}\n", "when[0].offered: "),
        ("  given: {}\n  then: {players: [{}, {}]}\n", "then: players[1]: there is no seat 1"),
        ("  given: {}\n  rules: [MC-SETUP-1]\n  then: {}\n", "did you mean 'MC-SETUP-1"),
        ("  given: {}\n  game: chess\n  then: {}\n", "There is no game 'chess'"),
    ],
)
def test_a_case_that_cannot_be_run_is_bad_input(text: str, part: str) -> None:
    result = one(text)
    assert not result.passed
    assert result.bad
    assert part in result.message
    assert result.line > 1
    assert str(result).startswith("BAD   some.yaml:")


@pytest.mark.parametrize(
    ("data", "part"),
    [
        (b"", "has no cases"),
        (b"[]", "has no cases"),
        (b"7", "a list is expected"),
        (b"- name: a\n  given: {}\n", "line 1: [0] (a): the field 'then' is missing"),
        (
            b"- name: a\n  given: {}\n  then: {}\n  whn: []\n",
            "line 1: [0] (a): there is no field 'whn' (did you mean when?)",
        ),
        (
            b"- name: a\n  given: {}\n  then: {}\n- name: b\n  given: 3\n  then: {}\n",
            "line 5: [1] (b).given: a mapping is expected",
        ),
        (
            b"- name: a\n  given: {}\n  then: {}\n- name: a\n  given: {}\n  then: {}\n",
            "line 4: the name 'a' is used twice",
        ),
        (b"- name: a\n  name: b\n", "line 2: 'name' appears twice here"),
        (b"- name: [a\n", "not valid YAML"),
        (b"- &x name\n- *x\n", "line 1: anchors and aliases"),
        (b"- *x\n", "anchors and aliases"),
        (b"- !!python/object/apply:os.system [ls]\n", "line 1: tags"),
        (b"[" * 5000, "nested more than 20"),
        (b"- " * 5000, "nested more than 20"),
        (b"{a: " * 5000, "nested more than 20"),
        (b"? [a, b]\n: c\n", "a key must be a word or a number"),
        (b"--- 1\n--- 2\n", "not valid YAML"),
        (b"\xff\xfe", "not UTF-8"),
        (b"a" * (LARGEST + 1), "larger than 256000"),
        (b"\x00", "not valid YAML"),
    ],
)
def test_a_file_that_is_no_case_file_is_bad_input(data: bytes, part: str) -> None:
    with pytest.raises(BadInput, match=re.escape(part)) as error:
        run_data(data, "some.yaml")
    assert "some.yaml" in str(error.value)
    assert "\n" not in str(error.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        run_file(tmp_path / "nothing.yaml")


def test_words_of_old_yaml_are_texts() -> None:
    cases, _ = read_cases(b"- {name: no, given: {}, then: {}, when: [yes, 007, on]}", "some.yaml")
    assert cases[0].name == "no"
    assert cases[0].when == ["yes", "007", "on"]


def test_a_single_case_needs_no_list() -> None:
    (result,) = run_data(b"name: alone\ngiven: {}\nthen: {round: 1}\n", "some.yaml")
    assert result.passed
    assert result.line == 1


# -- set-up, decks, and the line of a fault ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "then", "message"),
    [
        ("{deck: {hero: spider_man, starter: true}, round: 2}", "{}", "given.round: a deck is checked without a game"),
        ("{deck: {hero: batman, starter: true}}", "{}", "given.deck.starter: name the hero of a starter deck"),
        (
            "{deck: {hero: spider_man, cards: {Energie: 1}}}",
            "{}",
            "given.deck.cards.Energie: there is no card 'Energie'",
        ),
        (
            "{deck: {hero: black_panther, cards: {Wakanda Forever!: 1}}}",
            "{}",
            "several cards are called Wakanda Forever!; write one of",
        ),
        (
            "{deck: {hero: spider_man, text: 1x Energy}}",
            "{}",
            "given.deck: give the text of a deck file or the other fields",
        ),
        (
            "{deck: {}}",
            "{findings: [MC-DECK-99]}",
            "There is no clause or decision 'MC-DECK-99'; did you mean 'MC-DECK-0",
        ),
        ("{deck: {}}", "{round: 1}", "then: there is no field 'round'"),
    ],
)
def test_what_is_wrong_with_a_deck_case_is_said(given: str, then: str, message: str) -> None:
    result = one(f"  given: {given}\n  then: {then}\n")
    assert result.bad and message in result.message


@pytest.mark.rule("MC-DECK-02", "MC-DECK-05")
@pytest.mark.parametrize(
    ("then", "message"),
    [
        ("{findings: []}", "findings is ['MC-DECK-02'], not []."),
        ("{findings: [{rule: MC-DECK-02, says: 41 cards}]}", "findings[0] says 'The deck has 39 of at least 40 cards;"),
        ("{size: 40, aspect: leadership}", "size is 39, not 40. aspect is 'justice', not 'leadership'."),
        ("{cards: {Energy: 1}}", "cards.Energy is 0, not 1."),
    ],
)
def test_a_deck_that_is_not_as_the_case_says_fails(then: str, message: str) -> None:
    given = "  given: {deck: {hero: spider_man, starter: true, cards: {Energy: 0}}}\n"
    assert message in failure(f"{given}  then: {then}\n").message


def test_a_deck_is_asked_nothing() -> None:
    for when in ("pass", "asked: turn"):
        result = one(f"  given: {{deck: {{}}}}\n  when: [{when}]\n  then: {{}}\n")
        assert result.bad and result.message.startswith("when[0]") and "so there is nothing to answer" in result.message


def test_a_fault_in_the_position_is_told_with_its_own_line() -> None:
    hand = "        hand:\n          - Backflip\n          - Blackflip\n"
    result = one(f"  given:\n    players:\n      - form: hero\n{hand}  then: {{}}\n")
    assert result.bad and result.line == 7
    assert str(result).startswith("BAD   some.yaml:7: a case: given.players[0].hand[1]: there is no card 'Blackflip'")
    result = one("  given: {}\n  then:\n    round: 1\n    players:\n      - {}\n      - {}\n")
    assert result.bad and result.line == 4, result
