# The words of the table of Marvel: Skirmish!

cli-scenario-skirmish = 可以拿取的神器

# Beside the steps of a turn, of which one is marked.
board-skirmish-round = 第{ $round }輪：{ $side }
board-skirmish-phase-start = 第{ $round }輪，{ $side }的回合開始
board-skirmish-phase-setup = 遊戲準備
board-skirmish-phase-recruitment = 第{ $round }輪，{ $side }的招募階段
board-skirmish-phase-attack = 第{ $round }輪，{ $side }的攻擊階段
board-skirmish-phase-draw = 第{ $round }輪，{ $side }的抽牌階段
board-skirmish-points = 勝利點
board-skirmish-ahead = { $side }{ $n }/{ $goal }
board-skirmish-even = 無人領先；英雄達{ $heroes }獲勝，反派達{ $villains }獲勝
    .short = 無人領先
board-skirmish-marker = 神器標記
board-skirmish-toward = 往{ $side }方向第{ $n }格，共{ $track }格
    .short = { $side }{ $n }/{ $track }
board-skirmish-middle = 在正中央，離兩端各{ $track }格
    .short = 正中央

board-skirmish-step-recruitment = 招募
board-skirmish-step-attack = 攻擊
board-skirmish-step-draw = 抽牌

# -- slots --

board-skirmish-you = { $who }（你）
board-skirmish-nobody = 空格位
board-skirmish-strength = 力量{ $n }
    .short = 力{ $n }
board-skirmish-life-of = 生命值{ $left }/{ $life }
board-skirmish-held = 不攻擊
board-skirmish-attack-damage = { $n }點傷害
board-skirmish-attack-civilian = 解救平民
board-skirmish-attack-point = { $n }個勝利點
    .short = 勝{ $n }
board-skirmish-attack-marker = 神器標記{ $n }格
    .short = 神器+{ $n }
board-skirmish-attack-battlefield = 拿取戰場卡
    .short = 戰場
board-skirmish-boosted = { $name }＋
board-skirmish-civilians = 平民：{ $colours }
board-skirmish-freed = { $n }個{ $colour ->
    [red] 紅色
    [yellow] 黃色
    [green] 綠色
   *[blue] 藍色
}
board-skirmish-no-civilians = 沒有平民了
    .short = 沒有了
board-skirmish-letter-red = 紅
board-skirmish-letter-yellow = 黃
board-skirmish-letter-green = 綠
board-skirmish-letter-blue = 藍
board-skirmish-letter-any = *
board-skirmish-any = 任意
board-skirmish-legend = 力 力量 · 條 剩餘生命值 · ＋ 強化 · 紅黃綠藍 平民

# -- beside --

board-skirmish-hand = 手牌{ $n }
board-skirmish-deck = 牌庫{ $n }
board-skirmish-discard = 棄牌堆{ $n }
    .short = 棄牌{ $n }
board-skirmish-owned = { $side }擁有
board-skirmish-known = 已知的手牌
board-skirmish-offer = 可拿取的神器
board-skirmish-more = 另有{ $n }件正面朝下
    .short = 另{ $n }件
board-skirmish-battlefields = 戰場牌庫{ $n }
board-skirmish-stage = 正在打出

# -- the hand --

board-skirmish-your-hand = 你的手牌
    .short = 你的手牌：{ $n }張
board-skirmish-battlefield = 戰場
board-skirmish-life = 生命值{ $n }
    .short = 命{ $n }
board-skirmish-vp = { $n }個勝利點
    .short = 勝{ $n }
board-skirmish-cost = 費用{ $symbols }
board-skirmish-free = 不需費用

# -- where the game stands --

board-skirmish-yours-start = 第{ $round }輪，你的回合開始
board-skirmish-yours-setup = 遊戲準備
board-skirmish-yours-recruitment = 第{ $round }輪，你的招募階段
board-skirmish-yours-attack = 第{ $round }輪，你的攻擊階段
board-skirmish-yours-draw = 第{ $round }輪，你的抽牌階段
board-skirmish-status-points = 勝利點：{ $points }，你達{ $n }獲勝
    .short = 勝利點：{ $short }，你達{ $n }獲勝
board-skirmish-status-marker = 神器標記：{ $marker }
    .short = 神器標記：{ $short }

# How the game is won, and how far that is.
board-skirmish-goal-points = { $side }有{ $n }個勝利點，{ $goal }點獲勝
    .short = 勝利點{ $n }/{ $goal }
board-skirmish-goal-civilians = 曼哈頓還有{ $n }個平民；剩{ $goal }個時英雄獲勝
    .short = 剩{ $n }個，{ $goal }個時獲勝
board-skirmish-goal-deck = 較少的牌庫還有{ $n }張卡牌；牌庫抽完時，勝利點領先者獲勝
    .short = 牌庫{ $n }

# -- how games end --

cli-result-skirmish-heroes = 英雄獲勝。
cli-result-skirmish-villains = 反派獲勝。
cli-ending-skirmish-points = 到達勝利點列的盡頭
cli-ending-skirmish-civilians = 曼哈頓已疏散
cli-ending-skirmish-deck = 一方的牌庫抽完
