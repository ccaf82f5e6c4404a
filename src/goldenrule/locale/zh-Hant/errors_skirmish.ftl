# Errors of the duel. Words in backticks and in code are typed so.

# -- games/skirmish/packs.py

skirmish-pack-misfit = { $text }。
skirmish-pack-artifact-does-nothing = 沒有異能的神器沒有作用；請寫一個，或以`copies: 0`取出它。
skirmish-pack-id-choose-another = 此id屬於{ $faction }的{ $kind }：{ $name }；請選擇另一個id。
skirmish-pack-no-main-character = 沒有主要角色「{ $character }」{ $close }
skirmish-pack-loop = 它能無止盡地讓自己進場：{ $steps }；請以`where`排除其一，或寫return_to_hand。
skirmish-pack-deck = 使用此卡包時，{ $faction }有{ $n }張卡牌，而遊戲使用{ $size }張；請以相同id替換卡牌、更改`copies`，或以`copies: 0`取出卡牌。
skirmish-pack-tiles = 使用此卡包時，有{ $n }張{ $kind }類的卡牌；最多可使用{ $most }張。

# -- games/skirmish/facts.py

skirmish-pack-character-belongs-faction = 角色屬於一個陣營：請寫`faction: heroes`或`faction: villains`
skirmish-pack-character-colour = 角色有一種顏色：請寫`colour: red`、`yellow`、`green`或`blue`
skirmish-pack-character-life-strength = 角色有1至99點生命值和0至99點力量
skirmish-pack-only-battlefield-card = 只有戰場卡有`vp`
skirmish-pack-card-kind-no = { $kind }類的卡牌沒有陣營、顏色、力量或生命值
skirmish-pack-main-character-names = 主要角色要指定其`character`和`version`（`standard`或`boosted`）
skirmish-pack-only-main-character = 只有主要角色有`character`和`version`
skirmish-pack-artifact-neither-cost = 神器沒有費用，也沒有`vp`
skirmish-pack-copies-number-from = `copies`是1至56的數字
skirmish-pack-cost-most-symbols = 費用最多12個符號，`vp`是0至16的數字

# -- games/skirmish/packs.py

skirmish-pack-only-artifact-single = 只有神器是一次性的；請寫`immediate`或`action`
skirmish-pack-battlefield-card-played = 戰場卡打出後就離開，所以{ $name }永遠不會生效；請寫`immediate`
skirmish-pack-artifact-never-placed = 神器不會被放置，也不會攻擊，所以{ $name }永遠不會發生

# -- games/skirmish/loops.py

skirmish-pack-loop-step = { $id }能讓{ $next }進場
