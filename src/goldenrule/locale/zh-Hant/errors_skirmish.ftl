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
skirmish-pack-cost-colour = 費用有{ $n }個{ $colour }符號，但能打出它的一方最多只有{ $most }張該顏色的卡牌和平民可用；請減少。

# -- games/skirmish/packs.py

skirmish-pack-only-artifact-single = 只有神器是一次性的；請寫`immediate`或`action`
skirmish-pack-battlefield-card-played = 戰場卡打出後就離開，所以{ $name }永遠不會生效；請寫`immediate`
skirmish-pack-artifact-never-placed = 神器不會被放置，也不會攻擊，所以{ $name }永遠不會發生

# -- games/skirmish/loops.py

skirmish-pack-loop-step = { $id }能讓{ $next }進場

skirmish-bad-duel-no-option = 對決沒有選項{ $key }；選項有{ $options }。
skirmish-bad-duel-offers-nothing = 對決沒有「{ $option }」可選；請查詢`readings`。
skirmish-bad-no-card-duel = 對決沒有卡牌「{ $id }」；`goldenrule cards skirmish`列出全部。
skirmish-bad-saved-position-names = 存檔的局面提及異能「{ $path }」，這些卡牌沒有它。
skirmish-bad-readings-contradict-each = 解讀{ $one }與{ $other }互相矛盾；請選擇其一。
skirmish-bad-cards-game-played = { $faction }有{ $n }張卡牌；遊戲使用{ $size }張：見D-1.3。
skirmish-bad-several-cards-called = 有數張卡牌名為「{ $word }」；請寫{ $named }之一。
skirmish-bad-given-turn-turn = `given.turn`：第{ $turn }回合屬於{ $other }（D-2.8、D-4.1）；請寫另一回合，或不寫。
skirmish-bad-given-points-game = `given.points`：遊戲在{ $most }和-{ $least }結束（D-9.1、D-9.2）；請寫其間的數字，而非{ $points }。
skirmish-bad-given-marker-space = `given.marker`：在第{ $track }格拿取神器（D-7.12）；請寫-{ $most }至{ $most }的數字，而非{ $marker }。
skirmish-bad-given-villains-freed = `given.villains.freed`：只有英雄擁有平民（D-7.8）；請移除。
skirmish-bad-given-civilians-manhattan = `given.civilians`：曼哈頓有{ $zones }個區域（D-2.5）；請列出各區的顏色。
skirmish-bad-given-civilians-zone = `given.civilians`[{ $i }]：每個區域每種顏色一個平民（D-2.5）；每種只寫一次。
skirmish-bad-given-heroes-freed = `given.heroes.freed`：{ $colour }平民有{ $zones }個（D-1.6），其中{ $n }個在曼哈頓；請減少獲救的，或在`civilians`下指定剩餘的。
skirmish-bad-given-civilians-civilians = `given.civilians`：曼哈頓有{ $sum }個平民時英雄已獲勝（D-9.3）；請留下超過{ $least }個。
skirmish-bad-given-offer-artifacts = `given.offer`：{ $spaces }件神器正面朝上（D-2.3）；請減少一些。
skirmish-bad-given-offer-artifacts-lie = `given.offer`：牌堆尚有神器時，{ $spaces }件正面朝上（D-2.3、D-7.12）；請增加，或寫`pile: []`。
skirmish-bad-slots-copy-slot = { $at }.`slots`.{ $slot }：格位{ $named }的同名卡牌應已被{ $key }替換（D-5.6）；請指定另一張卡牌。
skirmish-bad-slots-damage-defeats = { $at }.`slots`.{ $slot }.`damage`：{ $damage }點會擊敗生命值{ $life }的{ $key }（D-7.5）；請減少。
skirmish-bad-slots-strengthened-lasts = { $at }.`slots`.{ $slot }.`strengthened`：它持續到回合結束，而此回合剛開始或屬於另一方；請移除。
skirmish-bad-cards-used-but = { $at }：使用了{ $all }張卡牌中的{ $n }張，但有{ $left_out }張在遊戲盒中（D-2.2）；最多{ $most }張。
skirmish-bad-belongs-d-name = { $at }：{ $name }屬於{ $faction }（D-1.3）；請指定另一張卡牌。
skirmish-bad-no-name-one = { $at }：{ $key }不是{ $wanted }（{ $why }）；請指定一個。
skirmish-bad-stacked-too-many = { $at }：牌庫中會發出及抽到的牌有{ $most }張（D-2.2）；請勿列出更多。
skirmish-bad-only-d-name = { $at }：只有{ $n }張{ $key }（D-1.4）；請指定另一張卡牌。
skirmish-bad-deck-top-give = { $at }.`deck_top`：請給牌庫頂的卡牌或整個牌庫，不要兩者都給。
skirmish-bad-needs-after = { $words }的「{ $verb }」之後需要{ $kind }。
skirmish-bad-needs-number-from = { $words }的「{ $verb }」之後需要1至{ $slots }的數字。
skirmish-bad-no-answer = { $words }不是回答：{ $most ->
    [0] 太長
   *[other] 最後一個字詞應為1至{ $most }的數字
}。
skirmish-bad-answer-alone = { $words }不是回答：「{ $verb }」之後不應有內容。
