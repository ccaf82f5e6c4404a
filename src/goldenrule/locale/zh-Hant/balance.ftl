### 遊戲平衡：`goldenrule pack balance`

balance-title = { $game }：是否平衡？
balance-made = 電腦`{ $bot }`自我對戰{ $groups ->
    [single] { "" }
   *[several] ，每種玩家人數各
}{ $games }局，種子`{ $seed }`；本頁由`{ $command }`寫成。數字只適用於這些卡牌（內容`{ $hash }`）和這個電腦：玩法不同，數值也會不同。超出範圍的以**粗體**或文字標明。
balance-what = 項目
balance-value = 數值
balance-bound = 範圍
balance-holds = 符合
balance-card = 卡牌
balance-games = 局數
balance-margin = ±
balance-yes = 是
balance-fails = 否
balance-open = 尚無法判斷{ $games ->
    [0] { "" }
   *[other] ：約需{ $games }局
}
balance-at-least = 至少{ $least }
balance-at-most = 至多{ $most }
balance-between = { $least }至{ $most }
balance-draws = 平手
balance-decisions = 每局決定數
balance-bounds = 範圍：{ $n }項中{ $holding }項符合{ $failing ->
    [0] { "" }
   *[other] ，{ $failing }項不符合
}{ $open ->
    [0] { "" }
   *[other] ，{ $open }項尚無法判斷
}
balance-said-fails = 不符合：{ $what }：{ $value }，範圍是{ $bound }。
balance-said-open = 尚無法判斷：{ $what }：{ $value }，範圍是{ $bound }。{ $games ->
    [0] 數值太接近界限，即使一百萬局也可能無法判斷。
   *[other] 約需{ $games }局才能判斷。
}
balance-summed = { $n }項範圍中{ $holding }項符合{ $failing ->
    [0] { "" }
   *[other] ，{ $failing }項不符合
}{ $open ->
    [0] { "" }
   *[other] ，{ $open }項尚無法判斷
}（{ $games }局，電腦{ $bot }）。
balance-line = { $verdict ->
    [holds] 符合
    [open] 尚無法判斷
   *[fails] 不符合
}：{ $what }：{ $value }（{ $bound }）

balance-skirmish-wins-heroes = 英雄獲勝
balance-skirmish-wins-villains = 反派獲勝
balance-skirmish-ended-heroes = 因英雄分數結束
balance-skirmish-ended-villains = 因反派分數結束
balance-skirmish-ended-civilians = 因平民結束
balance-skirmish-ended-deck = 因牌庫耗盡結束
balance-skirmish-turns = 英雄、反派的回合數
balance-skirmish-idle-heroes = 英雄未打出卡牌的回合
balance-skirmish-idle-villains = 反派未打出卡牌的回合
balance-skirmish-led = 英雄曾在某一輪開始時領先的遊戲
balance-skirmish-artifacts = 每局取得的神器數
balance-skirmish-copies = 多一張
balance-skirmish-about-copies = 每方從56張卡牌中隨機使用41張。以牌組的組成對勝負做線性迴歸，得出以多一張主要角色（不論版本）取代一張普通的其他卡牌時，該方勝率增加多少個百分點，附95%信賴區間。範圍：{ $bound }。
balance-skirmish-copy = 多一張
balance-skirmish-standard = 標準版
balance-skirmish-boosted = 強化版
balance-skirmish-sides = 次要角色
balance-skirmish-copy-of = 多一張{ $name }

balance-heroes-players = { $n }位玩家
balance-heroes-headlines = 每局{ $decisions }個決定；嘗試{ $tried }則頭條，排解其中{ $resolved }。
balance-heroes-teams = 隊伍：各隊勝率{ $bound }
balance-heroes-team = 隊伍
balance-heroes-wins = 勝率
balance-heroes-vp = 勝利點
balance-heroes-pairings = 對戰組合：前者的勝率
balance-heroes-pairing = 組合
balance-heroes-against = { $one }對{ $other }
balance-heroes-scenarios = 劇本：兩種結局各占至少{ $least }的局數
balance-heroes-scenario = 劇本
balance-heroes-endings = 結局
balance-heroes-rounds = 遊戲輪
balance-heroes-plans = 主計畫：宣告後成功的比率{ $bound }（{ $value }）
balance-heroes-mastermind = 超級反派
balance-heroes-declared = 有該超級反派時每局嘗試次數
balance-heroes-succeed = 成功率
balance-heroes-bound-wins = { $n }位玩家：{ $name }，勝率
balance-heroes-bound-second = { $n }位玩家：{ $name }，次常見的結局
balance-heroes-bound-lost = { $n }位玩家：{ $name }，所有人輸掉最終決戰
balance-heroes-bound-plans = { $n }位玩家：成功的主計畫
balance-heroes-bound-plans-of = { $n }位玩家：{ $name }成功的主計畫
balance-heroes-bound-tries = { $n }位玩家：{ $name }每局嘗試的主計畫
balance-heroes-bound-concluded = { $n }位玩家：宣告終章的局數
balance-heroes-concluded = { $share }的對局中宣告了終章；每局平均{ $rounds }個遊戲輪。
balance-heroes-way-finale = 有隊伍贏得最終決戰
balance-heroes-way-lost = 所有人輸掉最終決戰
balance-heroes-way-round = 最後一個遊戲輪
balance-heroes-way-action_round = 特別頭條
balance-heroes-way-vp = 勝利點
balance-heroes-way-plans = 主計畫
balance-heroes-way-power_ups = 隊伍優勢
balance-heroes-way-stories = 故事
balance-heroes-way-headlines = 頭條
