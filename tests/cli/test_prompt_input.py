"""Answering at the prompt: sets, Enter, cancelling, words, several answers in one line, and what is asked twice."""

import json
import re
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Plain
from goldenrule.cli.prompt import Row
from goldenrule.cli.prompt_input import bundle, rows
from goldenrule.cli.start import start
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.files import load
from goldenrule.table import settings
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game, own_games
from goldenrule.table.prompt_items import Item
from goldenrule.table.saves import home
from goldenrule.table.session import Session
from tests.cli.helpers import at_random, duel_with_a_free_card, run, type_in

QUICK = ("play", "champions", "--quick", "--plain", "--seed", "1")
TURN = "keep all cards\n"


def screen(at: Path, typed: str) -> str:
    played = run(at, *QUICK, typed=f"{typed}quit\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert all(len(line) <= 80 or " " not in line.strip() for line in played.stdout.splitlines()), "a path stays whole"
    return " ".join(played.stdout.split())


def entries(at: Path) -> list[Any]:
    return list(load(at / "saves" / "champions-1.json").entries)


def test_enter_takes_what_is_usual_and_the_prompt_says_so(tmp_path: Path) -> None:
    shown = screen(tmp_path, "\n")
    assert "Enter: Keep all cards. Choose several: 1 2." in shown
    assert entries(tmp_path) == [(0, "done", 0, 0)]


def test_where_nothing_is_usual_enter_asks_again(tmp_path: Path) -> None:
    shown = screen(tmp_path, TURN + "\n")
    assert "Enter has no default here: type a number, or words of an option." in shown
    assert shown.count("Your turn: what do you do?") == 2 and len(entries(tmp_path)) == 1


def test_a_payment_is_proposed_and_enter_takes_it(tmp_path: Path) -> None:
    shown = screen(tmp_path, TURN + "play nick fury draw ...\n\n")
    assert "Nick Fury – Forced Response: After Nick Fury enters play, choose one" in shown, "what is paid for"
    assert "Pay 4 for Nick Fury. Enter: First Aid + Great Responsibility + For Justice! + Peter Parker." in shown
    assert [entry[1] for entry in entries(tmp_path)[2:]] == ["pay", "pay", "pay", "generate", "mode"], (
        "and what was chosen with it"
    )


@pytest.mark.parametrize("answer", ["2 4 5 6", "6, 5 + 4 2", "peter parker, kick, justice, responsibility"])
def test_any_other_payment_is_one_line_in_any_order(tmp_path: Path, answer: str) -> None:
    screen(tmp_path, TURN + "play nick fury draw ...\n" + answer + "\n")
    shown = screen(tmp_path / "other", TURN + "play nick fury draw ...\n")
    names = [line.partition(":")[0] for line in shown.split("cancel takes it back. ")[1].split(". ")]
    assert names[0].startswith("1") and len(entries(tmp_path)) == 7


def test_cancel_takes_back_what_is_paid_for(tmp_path: Path) -> None:
    shown = screen(tmp_path, TURN + "cancel\nplay nick fury draw ...\n1 2 ...\ncancel\n")
    assert "You are not paying for anything" in shown
    assert "Pay for Nick Fury: 2 of 4 resources so far." in shown
    assert shown.count("Play Nick Fury (ally, cost 4) –") == 2, "the turn again"
    assert entries(tmp_path)[-1] != (0, "play")
    assert len([entry for entry in entries(tmp_path) if isinstance(entry, tuple)]) == 4


def test_a_whole_answer_is_undone_as_one_also_from_a_save(tmp_path: Path) -> None:
    screen(tmp_path, TURN + "play nick fury draw ...\n1 2 ...\n")
    again = run(tmp_path, "resume", "--plain", typed="undo\nquit\n")
    assert "Pay 4 for Nick Fury." in again.stdout
    assert json.loads((tmp_path / "saves" / "champions-1.seats").read_text())["joined"] == []


def test_a_payment_that_was_broken_off_is_cancelled_as_a_whole_after_it_is_taken_up(tmp_path: Path) -> None:
    screen(tmp_path, TURN + "play nick fury draw ...\n1 2 ...\n")
    again = run(tmp_path, "resume", "--plain", typed="cancel\nquit\n")
    assert "Play Nick Fury (ally, cost 4)" in again.stdout, "the turn again"
    assert json.loads((tmp_path / "saves" / "champions-1.seats").read_text()).get("begun", -1) == -1


@pytest.mark.parametrize(("typed", "numbers"), [("3", [3]), ("2-4", [2, 3, 4]), ("4-2", [0]), ("4-99999", [4, 5, 6])])
def test_a_bundle_is_answered_as_it_is_shown(typed: str, numbers: list[int]) -> None:
    assert [*bundle(typed, 5)] == numbers


def test_a_bundle_is_all_of_its_things(tmp_path: Path) -> None:
    shown = screen(tmp_path, TURN + "play nick fury draw ...\n3-9\n1-2 ...\n")
    assert "There is no option 7; choose 1 to 6." in shown
    assert "Pay for Nick Fury: 2 of 4 resources so far." in shown
    assert len([entry for entry in entries(tmp_path) if isinstance(entry, tuple)]) == 4


def test_what_may_not_be_chosen_together_is_said_and_changes_nothing(tmp_path: Path) -> None:
    shown = screen(tmp_path, TURN + "play nick fury draw ...\n1 2 3 4 5\n")
    assert "These cannot be chosen together: they are too many, or more than needed." in shown
    assert len(entries(tmp_path)) == 2


def test_words_that_fit_several_things_name_them(tmp_path: Path) -> None:
    shown = screen(tmp_path, "replace\nkee\nfirst aid, dance\n")
    assert "replace fits several options, or is only part of a word; type a number: - 1. Replace First" in shown
    assert "kee fits several options, or is only part of a word; type a number: - 7. Keep all cards" in shown
    assert "dance is not a command, and no single option fits it." in shown
    assert "Left before the first decision" in shown


def test_several_answers_in_one_line(tmp_path: Path) -> None:
    shown = screen(tmp_path, "keep; play nick fury draw ...; 1 2 3 6\n")
    assert "> play nick fury draw ..." in shown
    assert [entry[1] for entry in entries(tmp_path)] == ["done", "play", "pay", "pay", "pay", "generate", "mode"]
    assert shown.count("Pay 4 for Nick Fury.") == 0, "nothing had to be asked"


def test_the_rest_of_a_line_is_dropped_where_something_is_revealed_or_not_understood(tmp_path: Path) -> None:
    shown = screen(tmp_path, "1; end your turn\n")
    assert "Not carried out: end your turn. Type it again if you still want it." in shown, "cards were drawn"
    shown = screen(tmp_path / "b", "7; dance; end your turn\n")
    assert "dance is not a command" in shown and "Not carried out: end your turn." in shown
    assert len(entries(tmp_path / "b")) == 1


def test_nobody_else_reads_what_was_typed_ahead(tmp_path: Path) -> None:
    two = ("play", "skirmish", "--bots", "none", "--plain", "--seed", "2")
    typed = "\n" + "go on to the attack; my secret\n" * 3 + "\nquit\n"
    played = run(tmp_path, *two, typed=typed)
    assert played.returncode == 0 and played.stdout.count("Pass the keyboard to") >= 2
    assert "secret" not in played.stdout.split("Pass the keyboard to")[2]


def test_a_command_keeps_what_follows_it(tmp_path: Path) -> None:
    screen(tmp_path, "report odd; very odd\n")
    assert json.loads((tmp_path / "reports" / "report-1.json").read_text())["note"] == "odd; very odd"


def test_why_says_what_is_going_on_where_something_is_given_up(tmp_path: Path) -> None:
    shown = screen(tmp_path, "why\n" + TURN + "why\nplay nick fury draw ...\nwhy\n")
    assert "You may put away any number of cards of your starting hand, once, and draw as many others." in shown
    assert "Nothing is discarded before the whole cost is covered." in shown
    assert shown.count("What you cannot do now, and why:") == 1


def test_fewer_discards_than_needed_are_asked_about_where_the_rest_would_go_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Plain, "interactive", property(lambda out: True, lambda out, value: None), raising=False)
    typed = "\nchange to hero form\nend your turn\nyes\n2\nno\n"
    played = run(
        tmp_path, "play", "champions", "--heroes", "iron_man", "--seed", "5", "--plain", typed=f"{typed}quit\n"
    )
    assert "That is fewer than needed, and the rest would be chosen for you." in played.stdout
    assert not any(entry[1:2] == ("discard",) for entry in entries(tmp_path) if isinstance(entry, tuple))


def test_a_script_that_names_fewer_than_needed_is_told_that_the_rest_was_taken(tmp_path: Path) -> None:
    typed = "\nchange to hero form\nend your turn\n2\n"
    quick = ("play", "champions", "--heroes", "iron_man", "--seed", "5", "--plain")
    shown = " ".join(run(tmp_path, *quick, typed=f"{typed}quit\n").stdout.split())
    assert "You named fewer than needed. Only one way was left for the rest, so it was chosen for you." in shown
    assert any(entry[1:2] == ("discard",) for entry in entries(tmp_path) if isinstance(entry, tuple))


def test_what_is_probably_not_meant_is_asked_about_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def talks(out: Plain) -> bool:
        return True

    ready = "Spider-Man is ready and could still attack. Do it anyway? yes or no"
    turn = TURN + "change to hero form\n"
    assert ready not in screen(tmp_path / "script", turn + "end your turn\n"), "a script means what it says"
    monkeypatch.setattr(Plain, "interactive", property(talks, lambda out, value: None), raising=False)
    shown = screen(tmp_path / "no", turn + "end your turn\nno\n")
    assert ready in shown and len(entries(tmp_path / "no")) == 2
    shown = screen(tmp_path / "yes", turn + "end your turn\nyes\n")
    assert ready in shown and entries(tmp_path / "yes")[2] == (0, "end_turn", 0, 0)
    shown = screen(tmp_path / "off", turn + "sure off\nend your turn\n")
    assert ready not in shown and "From now on you are not asked to confirm" in shown
    assert entries(tmp_path / "off")[2] == (0, "end_turn", 0, 0)
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "off"))
    assert not settings.read(home()).sure and home() == tmp_path / "off"
    assert ready in screen(tmp_path / "on", turn + "sure off\nsure on\nend your turn\nno\n")


def up_to_an_aim() -> tuple[str, str, Item, Item]:
    """A seed, lines up to a turn in which one character can attack one of two enemies, and both attacks."""
    found: list[Item] = []
    for seed in map(str, range(20)):
        session = new_session("champions", {"heroes": ["spider_man"], "scenario": "rhino"}, seed)

        def stop(decision: Decision, session: Session = session) -> bool:
            asked = Words("champions").ask(session, decision).prompt.items
            found[:] = [item for item in asked if item.verb == "attack"]
            return (
                len({item.card for item in found}) == 1 and len({item.target_code for item in found}) == len(found) == 2
            )

        typed = type_in(session, at_random(1), stop)
        if not session.game.over:
            return seed, "".join(f"{line}\n" for line in typed), found[0], found[1]
    raise AssertionError("nothing can be attacked")


def test_an_action_stands_there_once_with_its_targets_and_its_words_choose_both(tmp_path: Path) -> None:
    seed, lines, first, second = up_to_an_aim()
    play = ("play", "champions", "--heroes", "spider_man", "--seed", seed, "--plain", "--ask-everything")
    shown = " ".join(run(tmp_path / "a", *play, typed=f"{lines}attack\nquit\n").stdout.split())
    action = first.action.rstrip(".")
    assert re.search(rf"(\d+)-(\d+)\. {re.escape(action)} → \1 {first.aim}; \2 {second.aim}", shown)
    assert "attack fits several options" in shown
    assert all(item.text in shown.partition("fits several")[2] for item in (first, second))
    run(tmp_path / "b", *play, typed=f"{lines}attack {second.aim}\nquit\n")
    answers = load(next((tmp_path / "b" / "saves").glob("*.json"))).entries[-2:]
    assert [entry[1] for entry in answers if isinstance(entry, tuple)] == ["attack", "pick"]


def test_three_dots_alone_are_no_answer(tmp_path: Path) -> None:
    assert "... is not a command, and no single option fits it." in screen(tmp_path, TURN + "...\n")
    assert len(entries(tmp_path)) == 1


def test_settings_without_a_value_say_how_they_are(tmp_path: Path) -> None:
    shown = screen(tmp_path, TURN + "sure\nquick\nquick off\nquick\nsure off\nsure\n")
    assert shown.index("sure on: likely mistakes are confirmed first") < shown.index("sure off: likely")
    assert shown.index("quick on: an action is paid for as proposed") < shown.index("quick off: an action is chosen")


def test_a_target_that_was_named_is_kept_while_its_action_is_paid_for(tmp_path: Path) -> None:
    screen(tmp_path, TURN + "play nick fury draw ...\n1 ...\n")
    again = run(tmp_path, "resume", "--plain", typed="\nquit\n")
    assert [entry[1] for entry in entries(tmp_path)[2:]] == ["pay", "pay", "pay", "generate", "mode"], again.stdout
    screen(tmp_path / "b", TURN + "play nick fury draw ...\ncancel\n1 ...\nundo\n")
    assert json.loads((tmp_path / "b" / "saves" / "champions-1.seats").read_text()).get("meant") is None


def test_where_exactly_one_thing_is_chosen_several_are_not_asked_for(tmp_path: Path) -> None:
    shown = screen(tmp_path, TURN + "play nick fury draw ...\n1 2 3 ...\n")
    assert "Pay for Nick Fury: 3 of 4 resources so far." in shown
    assert "Several in one line" not in shown.partition("3 of 4")[2]


def test_numbers_of_a_bundle_behind_the_question_mark_list_what_is_in_it(tmp_path: Path) -> None:
    played = run(tmp_path, "play", "heroes", "--quick", "--plain", "--seed", "1", typed="? 1-3\n? 3-5\n? 15-99\nquit\n")
    shown = " ".join(played.stdout.split())
    assert "1-3. Captain America → 1 Ready for 1 PP; 2 Supporting for 1 PP; 3 Recovery" in shown
    assert "Captain America: (1) Ready for 1 PP (2) Supporting for 1 PP (3) Recovery" in shown
    assert "(3) Captain America stays in Recovery (4) Hulk is Ready, for 4 plot points (5) Hulk is Supporting" in shown
    assert "There is no option 17; choose 1 to 16." in shown


ORDER = ("play", "replace", "use", "attack", "thwart", "recover", "form", "request", "end_turn", "done")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("champions", {"heroes": ["spider_man", "iron_man"], "scenario": "ultron"}),
        ("skirmish", {}),
        ("heroes", {"teams": ["avengers", "x_men"]}),
    ],
)
def test_options_of_a_kind_stand_together_and_in_their_order(game: str, options: dict[str, Any]) -> None:
    """What is played, then used, then the basic powers, then what ends the turn; of a hero in Planning all together."""
    session = start(find_game(game), options, seed="order", bots="sensible", practice=False, people=False)
    words, seen = Words(game), 0
    while not session.game.over:
        decision = session.game.pending[0]
        if len(decision.options) > 2 and decision.kind not in ("assign", "keep"):
            prompt = words.ask(session, decision).prompt
            verbs = [verb for verb, _ in groupby(item.verb for item in prompt.items)]
            assert len(verbs) == len({*verbs}), (decision.kind, verbs)
            known = [ORDER.index(verb) for verb in verbs if verb in ORDER]
            assert known == sorted(known), (decision.kind, verbs)
            texts = [row.text for row in rows(prompt, words)]
            assert len({(row.text, row.tail) for row in rows(prompt, words)}) == len(texts), texts
            seen += len(verbs) > 1
        session.step_bot()
    assert seen > 5


def test_civilians_are_listed_by_their_places() -> None:
    words, found = Words("skirmish"), list[list[Row]]()
    for seed in ("w1", "w2", "w3"):
        session = start(find_game("skirmish"), {}, seed=seed, bots="sensible", practice=False, people=False)
        while not session.game.over:
            decision = session.game.pending[0]
            if decision.kind == "civilian":
                found.append(rows(words.ask(session, decision).prompt, words))
            session.step_bot()
    listed = [row for each in found if len(each) > 1 for row in each if row.text.startswith("Manhattan ")]
    assert any("red; " in row.aims and "blue" in row.aims for row in listed)
    apart = [[row.text for row in each if not row.aims] for each in found]
    places = [{text.rpartition(" of ")[2] for text in texts if " Civilian of " in text} for texts in apart]
    assert any(places) and all(len(each) < 2 for each in places if each)


@pytest.mark.parametrize(
    ("tag", "word"),
    [("en", "pass"), ("en", "Done"), ("es", "listo"), ("es", "done"), ("uk", "Готово"), ("zh-Hant", "略過")],
)
def test_pass_and_done_mean_what_ends_a_question_and_never_a_turn(tag: str, word: str, tmp_path: Path) -> None:
    played = run(tmp_path, "--lang", tag, *QUICK, typed=f"{word}\n{word}\n{word}; {word}\nquit\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert entries(tmp_path) == [(0, "done", 0, 0)], "Keep all cards, and nothing that ends the turn"


def test_to_be_done_with_a_turn_of_the_duel_is_listed_and_not_done(tmp_path: Path) -> None:
    duel = ("play", "skirmish", "--quick", "--plain", "--seed", duel_with_a_free_card())
    played = run(tmp_path, *duel, typed="done\nquit\n").stdout
    assert "done fits several options" in played and "Go on to the attack" in played.partition("done fits")[2]
    kept = load(tmp_path / "saves" / "skirmish-1.json").entries
    assert kept and {entry[0] for entry in kept if isinstance(entry, tuple)} == {1}, "only the bot has played"


@pytest.mark.parametrize("name", own_games())
def test_a_command_behind_the_question_mark_is_explained_as_help_does(name: str, tmp_path: Path) -> None:
    """Unless the rules have the word: "dice" is a term of one of the games."""

    def shown(typed: str) -> str:
        played = run(tmp_path / typed.replace("?", "_"), *QUICK[:1], name, *QUICK[2:], typed=f"{typed}\nquit\n")
        assert (played.returncode, played.stderr) == (0, "")
        return played.stdout

    assert shown("? help") == shown("help") and "Does not attack" not in shown("? help")
    assert shown("? undo") == shown("help undo") and shown("? undo") != shown("help")
    assert (shown("? dice") == shown("help dice")) == (name != "heroes")


def test_several_actions_of_a_turn_in_one_line_are_done_in_their_order(tmp_path: Path) -> None:
    """Each with what is paid for it and its target; what cannot be done any more is left, and said to be."""
    shown = screen(tmp_path, TURN + "1 3\n")
    done = [entry[1] for entry in entries(tmp_path)]
    assert done[:2] == ["done", "play"] and done[-2:] == ["mode", "form"] and "Only the first" not in shown
    shown = screen(tmp_path / "twice", TURN + "3 1\n")
    assert "Only the first" in shown, "Peter Parker pays no more as Spider-Man"
