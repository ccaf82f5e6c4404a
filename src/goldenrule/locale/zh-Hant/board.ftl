# The words of the table of Champions.

board-heading-setup = 遊戲準備
board-heading-player = 第{ $round }輪，玩家階段
board-heading-villain = 第{ $round }輪，反派階段
board-heading-over = 遊戲在第{ $round }輪結束
board-villain = 反派
board-main-scheme = 主線密謀
board-side-schemes = 支線密謀
board-player = 玩家{ $seat }
board-you = 你
board-first-player = 起始玩家
board-your-turn = 你的回合
board-their-turn = 輪到此玩家
board-eliminated = 退場
board-allies = 盟友
board-upgrades = 升級
board-supports = 支援
board-obligations = 重擔卡
board-engaged = 交戰中
board-your-hand = 你的手牌

# -- numbers --

board-hp = 生命值{ $hp }/{ $max }
board-threat-name = 威脅
board-threat = { $threat }點威脅
board-threat-of = 威脅{ $threat }/{ $target }
board-damage = { $n }點傷害
board-accel = { $each ->
    [1] 每輪每位玩家增加{ $n }
   *[0] 每輪增加{ $n }
}
    .short = { $each ->
        [1] 每輪每人+{ $n }
       *[0] 每輪+{ $n }
    }
board-acceleration-tokens = { $n }個加速標記
board-icon-acceleration = 加速
board-icon-crisis = 危機
board-icon-hazard = 兇險
board-counters = { $n }個{ $name }
board-exhausted = 橫置
board-cost = 費用{ $n }
board-pays = 產生{ $resources }

# -- piles --

board-stages = { $n ->
    [0] 這是反派的最後一個層級
   *[other] 反派之後還有{ $n }個層級
}
    .short = { $n ->
        [0] 最後層級
       *[other] 還有{ $n }個層級
    }
board-encounter-deck = 遭遇牌庫{ $n }
board-encounter-discard = 棄牌堆{ $n }
    .short = 棄牌{ $n }
board-boost = 正面朝下的增效卡{ $n }
    .short = 增效{ $n }
board-hand = 手牌{ $n }
board-deck = 牌庫{ $n }
board-discard = 棄牌堆{ $n }
    .short = 棄牌{ $n }
board-dealt = 正面朝下的遭遇卡{ $n }
    .short = 遭遇卡{ $n }

# -- where the game stands --

board-step-setup = 遊戲準備
board-step-yours = 第{ $round }輪，你的回合
board-step-theirs = 第{ $round }輪，玩家{ $who }的回合
board-step-end = 第{ $round }輪，玩家階段結束
board-step-villain = 第{ $round }輪，反派階段
board-step-threat = 第{ $round }輪，反派階段，放置威脅
board-step-enemies = 第{ $round }輪，反派階段，敵人發動
board-step-reveal = 第{ $round }輪，反派階段，遭遇卡
board-step-over = 遊戲在第{ $round }輪結束
board-status-villain = { $name }{ $hp }，之後還有層級
    .short = { $name } { $n }/{ $of }
board-status-last-villain = { $name }{ $hp }，歸零時你獲勝
    .short = { $name } { $n }/{ $of }
board-status-scheme = { $name }{ $threat }，達{ $of }進入下一層級
    .short = { $name } { $n }/{ $of }
board-status-last-scheme = { $name }{ $threat }，達{ $of }時你落敗
    .short = { $name } { $n }/{ $of }，達{ $of }落敗

# -- where there is room --

board-turn-yours = 你的回合
board-turn-theirs = { $who }的回合
    .short = { $who }
board-round-end = 抽牌和重整
board-round-threat = 威脅
board-round-enemies = 敵人發動
board-round-deal = 發放遭遇卡
    .short = 發放
board-round-reveal = 展示遭遇卡
    .short = 展示
board-round-pass = 傳遞起始玩家標記
    .short = 傳遞
board-next-threat = 下一輪增加{ $n }點威脅（敵人密謀另計）
    .short = 下一輪+{ $n }
board-next-own = 主線密謀{ $n }
board-next-icons = 加速圖示{ $n }
board-next-tokens = 加速標記{ $n }
board-guarded = { $who }帶有守護：你無法攻擊{ $name }
    .short = 受守護
board-comma = { $first }，{ $second }
board-resolving = 結算中
board-boost-cards = 增效卡

# The numbers of cards, as short as they are printed.
board-number = { $name }{ $n }
board-more = { $name }{ $n }
board-number-atk = 攻擊
board-number-thw = 化解
board-number-def = 防禦
board-number-rec = 恢復
board-number-sch = 密謀
board-number-hp = 生命
