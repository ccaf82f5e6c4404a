# Words of the boards of Marvel Heroes and Skirmish in the browser.

page-you = 你

## Marvel Heroes

page-heroes-map = 紐約
page-heroes-hudson = 哈德遜河
page-heroes-east-river = 東河
page-heroes-sign-circle = 圓形
page-heroes-sign-cross = 叉形
page-heroes-sign-diamond = 菱形
page-heroes-sign-star = 星形
# A district of the map. $news is the headline there, $there are the heroes.
page-heroes-district = { $name }，{ $sign }{ $area ->
    [none] { "" }
   *[other] ，{ $area }
}{ $news ->
    [none] { "" }
   *[other] 。{ $news }
}{ $there ->
    [none] { "" }
   *[other] 。此處：{ $there }
}
page-heroes-support = { $area }的支援格
page-heroes-vp = 勝利點
page-heroes-points = 規劃
page-heroes-race = 競逐{ $goal }
page-heroes-race-open = 勝利點
page-heroes-bonus = 規劃+{ $n }
page-heroes-free = 空
page-heroes-combat = 戰鬥
page-heroes-sequence = 第{ $n }次交鋒
page-heroes-ko = 擊倒
page-heroes-power = 能力
page-heroes-value-attack = 攻擊
page-heroes-value-defense = 防禦
page-heroes-value-outwit = 機智
page-heroes-letter-attack = 攻
page-heroes-letter-defense = 防
page-heroes-letter-outwit = 智
page-heroes-up = 高於印有的數值
page-heroes-down = 低於印有的數值
page-heroes-sealed = 能力尚未展示
page-heroes-again = 再擲
page-heroes-coming = 將擲{ $n }顆骰子
page-heroes-extra = 協助多{ $n }顆骰子
page-heroes-rolls = { $name }：{ $n }顆骰子
page-heroes-takes-ko = { $name }被擊倒
page-heroes-no-ko = 未擊倒
page-heroes-not-made = 未進行
page-heroes-turns = 回合順序
page-heroes-turn = { $name }{ $first ->
    [yes] ，起始玩家
   *[no] { "" }
}{ $state ->
    [gone] ：已行動
    [now] ：行動中
   *[later] ：尚未行動
}

## Skirmish

page-skirmish-strip = 依攻擊順序的格位
page-skirmish-wins = { $side }獲勝
page-skirmish-section-manhattan = 曼哈頓
page-skirmish-section-sanctum = 至聖所
page-skirmish-section-tower = 復仇者大廈
page-skirmish-battlefields = 戰場
page-skirmish-civilian = { $slot }的{ $colour }平民
page-skirmish-freed = 獲救的平民：{ $what }
page-skirmish-one-civilian = { $colour }平民
page-skirmish-slot = { $slot }，對面{ $facing }
page-skirmish-opposite = 對面：{ $name }
page-skirmish-opposite-nobody = 對面：無人
page-skirmish-cell = { $slot }，{ $side }
page-skirmish-goals = 如何獲勝
page-skirmish-tabs = 桌面各部分
page-skirmish-tab-table = 桌面
page-skirmish-tab-hand = 手牌
page-skirmish-tab-players = 玩家
page-skirmish-tab-story = 經過
page-skirmish-paid = 已支付
page-skirmish-playing = 行動中
page-skirmish-evacuated = 已疏散
page-skirmish-attacked = 已攻擊
page-skirmish-left = 剩餘可支付的
page-skirmish-float-hurt = −{ $n }
page-skirmish-float-healed = +{ $n }
page-skirmish-float-spared = 防止{ $n }
page-skirmish-float-gain = +{ $n }勝利點
page-skirmish-float-marker = 1格
page-skirmish-float-freed = 獲救
page-skirmish-float-fallen = 被擊敗
page-skirmish-lands = { $name }放在這裡
page-skirmish-cost = 費用
page-skirmish-pays = { $name }支付{ $symbol }：收回
page-skirmish-needs = { $symbol }
page-skirmish-pile-hand = 手牌
page-skirmish-pile-deck = 牌庫
page-skirmish-pile-discard = 棄牌
page-skirmish-no-hand-limit = 手牌數沒有上限。
page-skirmish-no-strike-back = 在其攻擊階段對對面的卡造成此傷害；對面的卡不會還擊。
page-skirmish-settled = 已支付
page-heroes-you = 你
page-heroes-teams = 隊伍
page-heroes-tracks = 進度列和經過
page-heroes-tabs = 桌面各部分
page-heroes-tab-map = 地圖
page-heroes-tab-teams = 隊伍
page-heroes-tab-hand = 手牌
page-heroes-tab-story = 經過
page-heroes-destinations = 有頭條的街區
page-heroes-planning = 每位英雄做什麼
page-heroes-plan-ready = 就緒
page-heroes-plan-support = 支援
page-heroes-plan-rest = 休養
page-heroes-plan-keep = 留下
page-heroes-plan-recall = 休養
page-heroes-plan-ally = 打出：{ $uses }
page-heroes-plan-discard = 棄掉
page-heroes-left = 剩餘{ $left }個規劃點
page-heroes-lacking = 超出{ $n }個規劃點
page-table-confirm-assign = 如此規劃
page-table-confirm-keep = 如此規劃
page-table-confirm-lead = 打出{ $what }
page-heroes-villains = 可以打出的反派
page-heroes-trouble-left = 剩餘麻煩：{ $n }
page-heroes-lead = 帶頭反派
page-heroes-backup = 增援
page-heroes-elsewhere = 其他街區
page-skirmish-beside = 玩家和經過
page-heroes-rolls-label = 擲骰
page-skirmish-surplus = { $name }：不需要
