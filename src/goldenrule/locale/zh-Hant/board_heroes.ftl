# The words of the table of Marvel Heroes.

board-heroes-missions = 第{ $round }/{ $of }遊戲輪，行動{ $n }/{ $actions }，{ $who }的回合
board-heroes-phase-setup = 遊戲準備
board-heroes-phase-deployment = 第{ $round }/{ $of }遊戲輪，部署
board-heroes-phase-planning = 第{ $round }/{ $of }遊戲輪，規劃
board-heroes-phase-missions = 第{ $round }/{ $of }遊戲輪，任務
board-heroes-phase-finale = 第{ $round }/{ $of }遊戲輪，最終決戰

# -- New York --

board-heroes-glyph-circle = ○
board-heroes-glyph-cross = ✚
board-heroes-glyph-diamond = ◇
board-heroes-glyph-star = ★
board-heroes-legend = ○ 圓形  ✚ 叉形  ◇ 菱形  ★ 星形   頭條：威脅 · 專長 · 勝利點
board-heroes-headline = { $place }（{ $symbol }）的頭條
board-heroes-title = 「{ $title }」
board-heroes-no-headline = 沒有頭條
board-heroes-special-headline = 特別頭條
board-heroes-special = 劇本卡
board-heroes-here = 此處的英雄
board-heroes-threat = { $type }，威脅{ $n }
    .short = { $type }{ $n }
board-heroes-skill = 專長{ $skill }
    .short = { $skill }
board-heroes-vp = { $n }勝利點
board-heroes-mastermind-icon = 超級反派
board-heroes-support = 支援
board-heroes-free = { $n }格空
board-heroes-scenario = 劇本
board-heroes-track = 故事列
board-heroes-leaves = 最後一則將最先離開
    .short = 將離開
board-heroes-wanted = 通緝要犯
board-heroes-none = 無

# -- teams --

board-heroes-you = 你
board-heroes-first = 起始玩家
board-heroes-archnemesis = 頭號勁敵
board-heroes-vp-goal = { $goal ->
    [0] { $n }勝利點
   *[other] { $n }/{ $goal }勝利點
}
    .short = { $n }勝利點
board-heroes-points = { $n }個規劃點
    .short = 規劃{ $n }
board-heroes-bonus = 規劃時多{ $n }點
    .short = 規劃時+{ $n }
board-heroes-hands = 手牌：資源卡{ $resources }、反派卡{ $villains }
    .short = 手牌 資{ $resources } 反{ $villains }
board-heroes-stories = 故事{ $n }
board-heroes-won = 頭條{ $n }
board-heroes-heroes = 英雄
board-heroes-known = 已知的手牌
board-heroes-allies = 盟友
board-heroes-power-ups = 隊伍優勢
board-heroes-mastermind = 超級反派
board-heroes-no-mastermind = 無
board-heroes-followers = 黨羽{ $n }
board-heroes-plans-of = 主計畫完成{ $n }/{ $of }
board-heroes-plans-done = 已完成計畫
board-heroes-plans-known = 未來計畫
board-heroes-level = 等級{ $n }
    .short = 級{ $n }
board-heroes-crime = 犯罪{ $n }
    .short = 罪{ $n }
board-heroes-danger = 危險{ $n }
    .short = 危{ $n }
board-heroes-mystery = 謎團{ $n }
    .short = 謎{ $n }
board-heroes-ko = 擊倒值{ $n }
board-heroes-ko-of = 擊倒{ $n }/{ $ko }
    .short = 倒{ $n }/{ $ko }
board-heroes-wounded = 休養中、負傷
    .short = 負傷
board-heroes-is-ready = 就緒
board-heroes-is-supporting = 支援
board-heroes-is-recovery = 休養
board-heroes-at-ready = 就緒，{ $place }
board-heroes-at-supporting = 支援，{ $place }
board-heroes-values-key = 級 等級 · 罪危謎 排解值 · 攻 攻擊 · 防 防禦 · 智 機智

# -- the action in progress --

board-heroes-mission = { $who }在{ $place }排解「{ $name }」
    .short = 排解「{ $name }」，{ $place }
board-heroes-trouble = 麻煩等級
board-heroes-trouble-left = 剩餘麻煩等級
board-heroes-trouble-roll = 麻煩擲骰
board-heroes-plan = 主計畫
board-heroes-lead = 帶頭反派
board-heroes-fight = 戰鬥，第{ $n }次交鋒：{ $hero }對{ $villain }
    .short = 戰鬥，第{ $n }次交鋒
board-heroes-fighters = 出戰者
board-heroes-backups = 增援和特工
board-heroes-initiative = 主動權
board-heroes-sealed = 能力尚未展示
    .short = 未展示
board-heroes-rolled = 擲出{ $dice }，{ $n }個命中
board-heroes-hits = { $n }個命中
    .short = ＝{ $n }命中
board-heroes-roll-off = 第{ $n }次交鋒：{ $step }
board-heroes-rolled-by = { $who }擲出{ $dice }，{ $n }個命中
board-heroes-power = { $colour } 攻{ $attack } 防{ $defense } 智{ $outwit }
board-heroes-die-0 = –
board-heroes-die-1 = 煩
board-heroes-die-2 = 中
board-heroes-die-3 = 中
board-heroes-die-4 = 中增
board-heroes-die-5 = 中中
board-heroes-step-powers = 能力
board-heroes-step-attack = { $n ->
    [1] 第一次攻擊
   *[other] 第二次攻擊
}
board-heroes-step-outwit = 機智
board-heroes-coming = 擲{ $n }顆骰子
# What the next roll does, if nobody changes it any more. $mean is a number such as 2.3.
board-heroes-odds-first = 平均{ $mean }個命中，至少一個：{ $n }%
board-heroes-odds-ko = { $who }被擊倒：{ $n }%
board-heroes-odds-outwit = 智勝：{ $n }%，落敗：{ $lose }%
# So many Victory Points are worth a plot point in Planning.
board-heroes-bonus-every = 每{ $n }個勝利點得1個規劃點
board-heroes-with-boost = { $name }：計算增效
board-heroes-dice-key = 骰子：中 命中，中中 兩個命中，中增 命中加增效，煩 麻煩，– 空白
board-heroes-hit-legend = 命中算1
board-heroes-trouble-legend = 麻煩算1，只在麻煩擲骰中
board-heroes-boost-legend = 增效計算時再擲一次

# -- what is to come --

board-heroes-step-deployment = 部署
board-heroes-step-planning = 規劃
board-heroes-step-missions = 任務
board-heroes-step-action = 行動{ $n }
    .short = { $n }
board-heroes-ahead = 麻煩等級擲{ $n }顆骰子
board-heroes-ahead-skill = { $who ->
    [none] 你在該處沒有{ $skill }英雄：增效會重擲
   *[other] { $who }有{ $skill }：增效不會重擲
}
board-heroes-ahead-off = { $who }降低{ $n }
board-heroes-ahead-mastermind = 超級反派可在此密謀、執行主計畫，並可能在帶頭反派之後再戰一場

# -- the hand --

board-heroes-hand = 你的手牌
    .short = 你的手牌：資源卡{ $resources }、反派卡{ $villains }
board-heroes-hand-resources = 資源卡
board-heroes-hand-villains = 反派卡
board-heroes-needs = 需求{ $n }
    .short = 需{ $n }
board-heroes-cost = 費用{ $n }點麻煩
    .short = 費{ $n }
board-heroes-backup-cost = 作為增援{ $n }
    .short = 增援{ $n }
# -- where the game stands --

board-heroes-status-yours = 第{ $round }/{ $of }遊戲輪，行動{ $n }/{ $actions }，你的回合
    .short = 第{ $round }/{ $of }輪，行動{ $n }/{ $actions }，你的回合
board-heroes-status-theirs = 第{ $round }/{ $of }遊戲輪，行動{ $n }/{ $actions }，{ $who }的回合
    .short = 第{ $round }/{ $of }輪，行動{ $n }/{ $actions }，{ $who }的回合
board-heroes-status-vp = 勝利點：{ $vp }
    .short = 勝利點：{ $short }
board-heroes-status-points = 你的規劃點：{ $n }
    .short = 規劃{ $n }
board-heroes-status-win-vp = { $n }個勝利點獲勝
board-heroes-status-rounds = 第{ $n }遊戲輪後勝利點最多者獲勝
    .short = 第{ $n }輪後勝利點最多者獲勝
board-heroes-status-finale = 第{ $n }遊戲輪後擊敗超級反派者獲勝
    .short = 第{ $n }輪後最終決戰
board-heroes-status-win-plans = 完成{ $n }個主計畫獲勝
    .short = { $n }個主計畫獲勝
board-heroes-status-win-power-ups = { $n }個隊伍優勢在場獲勝
    .short = { $n }個隊伍優勢獲勝
board-heroes-status-win-stories = { $n }則故事獲勝
board-heroes-status-win-headlines = 結算{ $n }則頭條獲勝
    .short = { $n }則頭條獲勝
board-heroes-win-else = 否則第{ $n }遊戲輪後勝利點最多者獲勝

# -- at the prompt --

cli-scenario-heroes = 劇本

# -- how games end --

cli-result-heroes-villains = 無人擊敗超級反派：所有人落敗。
cli-ending-heroes-vp = 勝利點達到目標
cli-ending-heroes-plans = 主計畫完成
cli-ending-heroes-power_ups = 隊伍優勢在場
cli-ending-heroes-stories = 集齊故事
cli-ending-heroes-headlines = 頭條已結算
cli-ending-heroes-finale = 最終決戰分出勝負
cli-ending-heroes-action_round = 特別頭條已結算
cli-ending-heroes-round = 最後一個遊戲輪結束
