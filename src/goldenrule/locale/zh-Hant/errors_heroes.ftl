# Errors of Marvel Heroes. Words in backticks and in code are typed so.

# -- games/heroes/packs.py

# $text is the end of a sentence whose subject is the card: the messages below.
heroes-pack-misfit = 它{ $text }。
heroes-pack-number = 其{ $name }為{ $value }，應為{ $least }至{ $most }。
heroes-pack-id-type-choose = 此id屬於類型{ $type }的{ $name }；請選擇另一個id。
heroes-pack-id-special-headline = 此id屬於{ $name }的特別頭條；請選擇另一個id。
heroes-pack-special-headline-id = 其特別頭條的id「{ $id }」屬於另一張卡牌。
heroes-pack-too-many = 使用此卡包時卡牌超過{ $most }張；請減少張數。
heroes-pack-team-heroes = 使用此卡包時，隊伍{ $id }有{ $n }位英雄（{ $heroes }），而隊伍應有{ $team }位；請以`copies: 0`取出英雄，或增加一些。
heroes-pack-team-nemesis = 使用此卡包時，隊伍{ $id }沒有勁敵；缺少`team: { $id }`的超級反派。
heroes-pack-plans = 使用此卡包時，{ $id }並非每個階段（{ $stages }）各有一個計畫。
heroes-pack-unknown = 沒有{ $what ->
    [team] 隊伍
    [mastermind] 超級反派
    [hero] 英雄
   *[card] 卡牌
}「{ $id }」{ $close }

# -- games/heroes/facts.py

heroes-pack-no-copies = 沒有張數；請寫1以上
heroes-pack-can-fight = 能戰鬥，因此需要能力和1以上的擊倒值
heroes-pack-powers-colours = 的能力顏色為{ $colours }；每種顏色只能有一個
heroes-pack-power-value-outside = 的能力「{ $name }」有數值不在0至5之間
heroes-pack-names-no-team = 沒有指定隊伍
heroes-pack-no-skill = 沒有專長；請從{ $skills }選擇
heroes-pack-needs-symbol = 需要`symbol`（{ $symbols }）和threat_type（{ $threats }）
heroes-pack-brings-special-headline = 在第1遊戲輪帶入特別頭條，而該輪沒有部署；請寫2以上
heroes-pack-needs-mastermind-stage = 需要超級反派和`stage`（{ $stages }）

# -- games/heroes/content.py

heroes-bad-card-word = 卡牌「{ $id }」的{ $what }為「{ $word }」；請從{ $words }選擇。
# $wrong is the end of the sentence, as in heroes-pack-misfit.
heroes-bad-card = 卡牌「{ $id }」{ $wrong }。
heroes-bad-card-twice = 兩張卡牌的id都是「{ $id }」；請更改其中一個。
heroes-bad-effect = 存檔的局面提及效果「{ $path }」，但沒有卡牌具有它。
heroes-pack-type-ability-may = 的類型為「{ $type }」，而其異能{ $number }為「{ $kind }」；可以有：{ $known }
heroes-pack-constant-ability-without = 的永續異能{ $number }沒有mods
heroes-pack-ability-moment = 的異能{ $number }的moment為「{ $moment }」；請從{ $known }選擇
heroes-pack-mods-ability = 的異能{ $number }有mods，但它不是永續的
heroes-pack-cost-ability = 的異能{ $number }（{ $kind }）有費用「{ $name }」；它用於{ $wanted }
heroes-pack-payers = 類型{ $types }的卡牌的{ $kinds }類異能
