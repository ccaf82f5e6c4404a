"""What somebody means who types words of an option."""

import pytest

from goldenrule.bots import make_bot
from goldenrule.gamekit import input_parsing
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game
from goldenrule.table.prompt_items import Item
from goldenrule.table.prompts import ask
from goldenrule.table.word_matching import find, match_pass
from goldenrule.words.texts import Texts

ITEMS = [
    Item("Play Web-Shooter (upgrade, cost 1)", "play"),
    Item("Play Webbed Up (upgrade, cost 4)", "play"),
    Item("Play", "play"),
    Item("Attack Rhino", "attack"),
    Item("Attack Hydra Mercenary", "attack"),
    Item("Attack Hydra Mercenary", "attack"),
    Item("End your turn.", "end_turn", ends=True),
]
AIMED = [
    Item("Play Haymaker (attack) → Rhino", "use", action="Play Haymaker (attack)", aim="Rhino"),
    Item("Attack → Rhino", "attack", action="Attack", aim="Rhino"),
    Item("Attack → Ultron", "attack", action="Attack", aim="Ultron"),
    Item("End → Keep", "end_turn", action="End", aim="Keep", ends=True),
    Item("End", "end_turn", action="End", aim="choose", ends=True),
]


@pytest.mark.parametrize(
    ("said", "numbers", "sure"),
    [
        ("play", [3], True),  # the whole text goes first
        ("PLAY web shooter", [1], True),
        ("web", [1], True),  # a whole word goes before a part of one
        ("webb", [2], True),
        ("attack", [4, 5, 6], False),
        ("hydra", [5, 6], True),  # the same thing twice
        ("end your turn", [7], True),
        ("turn", [7], True),
        ("tur", [7], False),  # what ends something is not meant by a part of a word
        ("hooter", [], False),
        ("attack hydra", [5, 6], True),
        ("play up", [2], True),
        ("att mer", [5, 6], True),
        ("rhino attack", [], False),
        ("end turn", [7], True),
        ("end tur", [7], False),
        ("upgrade cost 4", [2], True),
        ("...", [], False),
        ("", [], False),
    ],
)
def test_whole_words_go_first(said: str, numbers: list[int], sure: bool) -> None:
    assert find(ITEMS, said) == (numbers, sure)


CHINESE = [
    Item("以蜘蛛人攻擊 → 犀牛人", "attack", action="以蜘蛛人攻擊", aim="犀牛人"),
    Item("以黑貓攻擊 → 犀牛人", "attack", action="以黑貓攻擊", aim="犀牛人"),
    Item("打出蛛網盪踢（事件，費用3）", "use"),
    Item("結束你的回合", "end_turn", ends=True),
]


@pytest.mark.parametrize(
    ("said", "numbers", "sure"),
    [
        ("黑貓", [2], True),
        ("黑貓攻擊", [2], True),
        ("攻擊", [1, 2], False),
        ("蛛網", [3], True),  # what stands together goes before what does not
        ("蜘蛛人 犀牛人", [1], True),
        ("費用3", [], False),  # a value is no name
        ("回合", [4], True),
        ("結束你的回合", [4], True),
        ("結束回合", [4], True),
        ("的", [4], False),  # what ends something is not meant by a single sign
        ("回", [4], False),
        ("結合", [4], False),  # nor by two that do not stand together
        ("結回合", [4], False),
        ("貓", [2], True),
        ("鋼鐵人", [], False),
    ],
)
def test_any_part_can_be_typed_of_a_text_without_spaces(said: str, numbers: list[int], sure: bool) -> None:
    assert find(CHINESE, said) == (numbers, sure)


def test_what_is_chosen_already_is_not_meant_again() -> None:
    assert find(ITEMS, "hydra", [5]) == ([6], True)


@pytest.mark.parametrize(
    ("said", "numbers", "sure"),
    [
        ("attack", [2, 3], False),  # what begins so goes before what has the word inside
        ("attack rhino", [2], True),
        ("rhino", [1, 2], False),
        ("ultron", [3], True),
        ("end", [5], True),  # an action without a target goes before it with one
        ("end keep", [4], True),
        ("hay", [1], True),
    ],
)
def test_words_for_an_action_and_its_target(said: str, numbers: list[int], sure: bool) -> None:
    assert find(AIMED, said) == (numbers, sure)


@pytest.mark.parametrize("tag", ["en", "es", "uk", "zh-Hant"])
@pytest.mark.parametrize("name", ["champions", "heroes", "skirmish"])
def test_nothing_is_ended_by_a_part_of_a_word_in_any_language(name: str, tag: str) -> None:
    """Of every question of a game: what ends it is meant by its whole text, and by no part of one word of it."""
    texts = Texts(tag, strict=True)
    words, session = find_game(name).words(texts), new_session(name, {}, "7")
    bot, ended = make_bot(name, "sensible", "7"), 0
    while not session.game.over and session.recorder.standing_count < 60:
        decision = session.game.pending[0]
        items = ask(session, decision, words, texts).prompt.items
        for n, item in enumerate(items, 1):
            if not item.ends or any(other.text == item.text for other in items[: n - 1]):
                continue
            ended += 1
            assert find(items, item.text).sure and n in find(items, item.text).numbers
            known = {word for other in items for word in input_parsing.words(other.text).split()}
            for word in input_parsing.words(item.text).split():
                parts = [word] if input_parsing.CHINESE.match(word) else [word[:end] for end in range(1, len(word))]
                for part in parts:
                    found = find(items, part)
                    whole = input_parsing.words(item.text) == part or (
                        part in known and not input_parsing.CHINESE.match(part)
                    )
                    assert whole or not found.sure or not items[found.numbers[0] - 1].ends, (item.text, part)
        session.apply(decision.seat, bot.choose(session.game, decision.seat, decision))
    assert ended > 10


@pytest.mark.parametrize(
    ("options", "turn", "numbers", "sure"),
    [
        (["play", "done"], False, [2], True),
        (["play", "pass"], True, [2], True),
        (["play", "done"], True, [2], False),  # more than a question ends
        (["play", "end_turn"], True, [], False),
        (["pass", "pass"], False, [1, 2], False),  # with what is chosen then
        (["yes", "no"], False, [], False),
    ],
)
def test_pass_means_the_one_thing_that_ends_a_question(
    options: list[str], turn: bool, numbers: list[int], sure: bool
) -> None:
    items = [Item(f"That is all {n}", verb) for n, verb in enumerate(options)]
    assert match_pass(items, [(verb, 0, 0) for verb in options], turn) == (numbers, sure)
