"""What was wrong once in Chinese: measure words, order, marks, spaces, and columns."""

import pytest

from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.text.cards import card_text
from goldenrule.games.heroes.catalogue import load_content as heroes
from goldenrule.games.heroes.text.facts import card_text as hero_text
from goldenrule.games.skirmish.catalogue import load_content as skirmish
from goldenrule.games.skirmish.text.cards import card_text as duel_text
from goldenrule.languages import language
from goldenrule.words.columns import columns, pad, wrap
from goldenrule.words.texts import Texts

TEXTS = Texts("zh-Hant", strict=True)
CONTENT = load_content()


def text(code: str) -> str:
    return "".join(card_text(TEXTS, CONTENT, code))


@pytest.mark.parametrize(
    ("code", "part"),
    [
        ("01029a", "每有1張你控制的具有「科技」特性的升級，"),  # cards are counted by 張
        ("01146", "每有1個具有「無人機」特性的與你交戰的從者，"),  # characters by 個
        ("01107", "每有1位玩家，"),  # people by 位
        ("01145", "每有1點以此法放置的威脅，"),  # points by 點
        ("01169", "每有1種印在那些卡牌上的不同資源類型，"),  # types by 種
    ],
)
def test_what_is_counted_has_its_measure_word(code: str, part: str) -> None:
    assert part in text(code)


@pytest.mark.parametrize(
    ("code", "part"),
    [
        ("01034", "該玩家棄牌堆中最上方的具有「科技」特性的升級"),
        ("01042", "選擇1至3張你棄牌堆中名稱不同的卡牌。"),
        ("01136", "如果場上有具有「無人機」特性的從者，"),
        ("01179", "棄掉印有能量資源的每張手牌。"),
    ],
)
def test_what_tells_a_thing_from_others_stands_before_it(code: str, part: str) -> None:
    assert part in text(code)


@pytest.mark.parametrize(
    ("code", "part"),
    [
        ("captain_marvel", "使對手在此地點的1張卡牌承受1點傷害"),  # whose, where, how many, what
        ("captain_america_boosted", "每當你的1張相鄰卡牌將承受來自攻擊的傷害時"),
        ("shield_medic", "治療你的1張受傷卡牌的2點傷害"),
        ("kang", "將你棄牌堆中的1張非「征服者康」卡牌放置進場"),
        ("eye_of_agamotto", "將對手的1件神器從遊戲中移除"),  # things that are no cards of a hand by 件
    ],
)
def test_one_of_the_cards_of_a_duel_is_counted_where_its_noun_stands(code: str, part: str) -> None:
    faces = [face for face in skirmish().faces if face.key == code]
    assert part in "".join(duel_text(TEXTS, faces[0]))


@pytest.mark.parametrize(
    ("code", "part"),
    [
        ("heroes_assemble", "你的1名支援英雄就緒，進入你在版圖上的1名就緒英雄所在的街區"),
        ("police_cordon", "將1則頭條的威脅標記降低2"),
        ("old_friends", "將資源棄牌堆中的1張卡牌加入你的手牌"),
    ],
)
def test_one_of_several_in_marvel_heroes_has_the_measure_word_of_its_noun(code: str, part: str) -> None:
    faces = [face for face in heroes().faces if face.code == code]
    assert part in "".join(hero_text(TEXTS, faces[0], heroes()))


def test_costs_are_joined_as_clauses_and_cards_as_names() -> None:
    assert "橫置「蛛網發射器」並且花費1個蛛網指示物→" in text("01008")
    assert "對反派和與該玩家交戰的每個從者" in text("01046")


def test_a_resource_is_doubled_for_its_own_aspect() -> None:
    assert [text(code) for code in ("01055", "01062")] == [
        "當你支付進攻卡牌時，此卡牌產生的資源加倍。",
        "當你支付正義卡牌時，此卡牌產生的資源加倍。",
    ]


def test_one_mark_ends_a_sentence_and_columns_stay() -> None:
    chinese = language("zh-Hant")
    assert chinese.finish_text("打出瓦干達萬歲！。") == "打出瓦干達萬歲！"
    assert chinese.finish_text("蜘蛛人 攻擊 犀牛人") == "蜘蛛人攻擊犀牛人"
    assert chinese.finish_text("名稱    說明") == "名稱    說明"


def test_characters_take_two_columns_and_lines_break_between_them() -> None:
    assert (columns("犀牛人 II"), columns("Rhino"), columns("é")) == (9, 5, 1)
    assert pad("犀牛人", 8) + "|" == "犀牛人  |"
    said = "如果你的10點生命值歸零，或他的密謀完成，犀牛人就獲勝（goldenrule learn繼續）。"
    lines = wrap(said, 20, later="  ")
    assert all(columns(line) <= 20 for line in lines) and len(lines) > 4
    assert "".join(line.strip() for line in lines).replace(" ", "") == said.replace(" ", "")
    assert not [line for line in lines if line.strip()[0] in "，。）" or line[-1] == "（"]


def test_other_scripts_break_at_spaces() -> None:
    assert wrap("one two  three-four", 9, "- ", "  ") == ["- one two", "  three-four"]
    assert wrap("", 9) == [""]
