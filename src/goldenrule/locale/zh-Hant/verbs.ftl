# What cards do, a clause for each op, without a mark at its end.

champions-op-if = 如果{ $cond }，{ $then }
champions-op-otherwise = 否則，{ $other }
champions-op-then = 然後，如果{ $cond }，{ $then }
champions-op-for-each = 對{ $of }依序執行：{ $do }
champions-op-players-choose = { $who }選擇一項並結算（「你」指作出選擇的玩家）：{ $modes }
    .who = subject
champions-op-players-do = { $who }各自結算：{ $do }
    .who = subject
champions-op-repeat = 執行{ $times }次：{ $do }
    .times = phrase
champions-op-choose = { $by ->
    [first] 起始玩家選擇{ $of }
   *[you] 選擇{ $of }
}
    .of = one
champions-op-choose-some = { $fixed ->
    [yes] 選擇{ $least }張{ $of }
   *[no] 選擇{ $least }至{ $most }張{ $of }
}
    .of = any
    .least = phrase
    .most = phrase
champions-op-may = 你可以{ $do }
champions-op-choose-mode = 選擇一項：{ $modes }
champions-op-mode = （{ $n }）{ $item }
champions-op-replace = 改為{ $instead }

champions-op-exhaust-cost = 橫置{ $of }
champions-op-spend-counter = 花費1個{ $name }指示物
champions-op-discard-this = 棄掉{ $this }
    .this = each
champions-op-discard-from-hand = { $fixed ->
    [yes] 自選棄掉{ $most }張手牌
   *[no] 自選棄掉{ $least }至{ $most }張手牌
}
champions-op-heal-cost = 治療{ $of }的{ $amount }點傷害
champions-op-damage-cost = { $ofform ->
    [you] 承受{ $amount }點傷害
   *[one] { $taken ->
        [yes] 使{ $of }承受{ $amount }點傷害
       *[no] 對{ $of }造成{ $amount }點傷害
    }
}
    .of = you
champions-op-spend-resources = 花費{ $resources }
cost-any-number = 花費任意數量的{ $resource }資源（至少1個）
cost-arrow = { $cost }→{ $clause }
resource-count = { $n }個{ $resource }資源

amount-damage = { $mode ->
    [equal] 傷害
    [same] 等量傷害
   *[n] { $n }點傷害
}
amount-threat = { $mode ->
    [equal] 威脅
    [same] 等量威脅
   *[n] { $n }點威脅
}
amount-cards = { $mode ->
    [equal] 若干張卡牌
    [same] 等量的卡牌
   *[n] { $n }張卡牌
}
champions-op-damage = { $overkill ->
    [yes] 對{ $to }造成{ amount-damage }（貫穿）
   *[no] { $toform ->
        [you] 承受{ amount-damage }
       *[one] 對{ $to }造成{ amount-damage }
    }
}
    .to = you
    .chosen = to
champions-op-damage-each = { $mode ->
    [per] { $to }{ amount-each }
   *[other] { $toform ->
        [you] 承受{ amount-damage }
       *[one] 對{ $to }造成{ amount-damage }
    }{ amount-equal }
}
    .amount = inside
    .to = you
amount-inside = { $mode ->
    [equal] 間接傷害
    [same] 等量的間接傷害
    [per] 間接傷害（每有{ $unit }為{ $n }點）
   *[n] { $n }點間接傷害
}
amount-each = 每有{ $unit }，便承受{ $n }點傷害
amount-equal = { $mode ->
    [equal] ，數值等於{ $phrase }
   *[other] { "" }
}
champions-op-indirect-damage = { $by_first ->
    [yes] 起始玩家
   *[no] { "" }
}將{ amount-inside }分配給{ $among }{ amount-equal }
    .amount = inside
    .among = any
champions-op-heal = 治療{ $who }的{ amount-damage }
    .chosen = who
champions-op-heal-all = 治療{ $who }的所有傷害
champions-op-move-damage = 將{ amount-damage }從{ $source }移動到{ $to }
    .chosen = to
champions-op-give = { $status ->
    [stunned] { $toform ->
        [you] 你被擊暈
       *[one] 擊暈{ $to }
    }
    [confused] { $toform ->
        [you] 你陷入困惑
       *[one] 使{ $to }困惑
    }
   *[tough] { $toform ->
        [you] 你獲得一張不屈狀態卡
       *[one] 給{ $to }一張不屈狀態卡
    }
}
    .to = you
    .chosen = to
champions-op-ready = 重整{ $who }
    .chosen = who
champions-op-exhaust = 橫置{ $who }
    .chosen = who
champions-op-place-threat = 在{ $on }上放置{ amount-threat }
    .chosen = on
champions-op-remove-threat = 從{ $of }移除{ amount-threat }
    .chosen = of
champions-op-add-acceleration = 在主線密謀上放置{ $n }個加速標記
champions-op-prevent = { $what ->
    [threat] { $amount ->
        [none] 防止全部該威脅
       *[some] { $mode ->
            [equal] 防止其中部分威脅
           *[n] 防止其中{ $n }點威脅
        }
    }
   *[damage] { $amount ->
        [none] 防止全部該傷害
       *[some] { $mode ->
            [equal] 防止其中部分傷害
           *[n] 防止其中{ $n }點傷害
        }
    }
}
champions-op-cancel-effects = 取消{ $target }的「展示時」效果
    .target = each
champions-op-cancel-card = 取消並棄掉{ $target }
    .target = each
champions-op-gain-overkill = 該次攻擊獲得貫穿

champions-op-draw = { $whoform ->
    [you] 抽取{ amount-cards }
   *[one] { $who }抽取{ amount-cards }
}
    .who = subject
champions-op-draw-up-to = 抽取卡牌，直到你的手牌數等於{ $n }
    .n = phrase
champions-op-keep-one-of = 查看你牌庫頂的{ $n }張卡牌，將其中1張加入手牌，並棄掉其餘的卡牌
champions-op-shuffle-into-deck = 將{ $what }洗入你的牌庫
champions-op-use-specials = 以你選擇的順序，結算{ $of }的特殊異能
champions-op-mill = { $whoform ->
    [you] { $mode ->
        [same] 從你的牌庫頂棄掉等量的卡牌
       *[n] 棄掉你牌庫頂的{ $n }張卡牌
    }
   *[one] { $mode ->
        [same] { $who }從自己的牌庫頂棄掉等量的卡牌
       *[n] { $who }棄掉自己牌庫頂的{ $n }張卡牌
    }
}
    .who = subject
champions-op-discard-random = { $whoform ->
    [you] 從你的手牌中隨機棄掉{ amount-cards }
   *[one] { $who }從自己的手牌中隨機棄掉{ amount-cards }
}
    .who = subject
champions-op-discard = 棄掉{ $what }
    .chosen = what
champions-op-remove-from-game = 將{ $what }從遊戲中移除
    .chosen = what
champions-op-to-hand = { $yours ->
    [yes] 將{ $what }加入你的手牌
   *[no] 將{ $what }放回其所有者的手牌
}
    .chosen = what
champions-op-put-under = { $whoform ->
    [you] 隨機將你的1張手牌正面朝下放在{ $this }下方
   *[one] { $who }隨機將自己的1張手牌正面朝下放在{ $this }下方
}
    .who = subject
    .this = each
champions-op-return-from-under = 將{ $this }下方的每張卡牌放回其所有者的手牌
    .this = each
champions-op-put-into-play = { $kind ->
    [minion] { $whoform ->
        [you] 將{ $what }放置進場，與你交戰
       *[one] 將{ $what }放置進場，與{ $who }交戰
    }
   *[other] 將{ $what }放置進場，由你控制
}
    .who = subject
    .chosen = what
champions-op-find-into-play = { $kind ->
    [minion] 從遭遇牌庫及其棄牌堆搜尋{ $what }，將其放置進場，與你交戰，然後混洗遭遇牌庫
   *[other] 從遭遇牌庫及其棄牌堆搜尋{ $what }，將其放置進場，然後混洗遭遇牌庫
}
    .what = one
champions-op-put-facedown = { $whoform ->
    [you] 將你牌庫頂的1張卡牌正面朝下放置進場，作為與你交戰的無人機從者
   *[one] { $who }將自己牌庫頂的1張卡牌正面朝下放置進場，作為與其交戰的無人機從者
}
    .who = subject
champions-op-attack-also = 該次攻擊也對{ $whom }進行
champions-op-engaged-attack = { $who }攻擊與其交戰的英雄
champions-op-pay-for = 支付{ $what }印有的費用
champions-op-add-counters = { $mode ->
    [same] 在{ $this }上放置等量的{ $name }指示物
   *[n] 在{ $this }上放置{ $n }個{ $name }指示物
}
    .this = each
champions-op-damage-here = 將{ amount-damage }放置在{ $this }上
    .this = each
champions-op-search-deck = { $top ->
    [0] 從你的牌庫搜尋{ $of }加入手牌，然後混洗你的牌庫
   *[other] 從你牌庫頂的{ $top }張卡牌中搜尋{ $of }加入手牌
}
    .of = one search
champions-op-shuffle-encounter = 混洗遭遇牌庫

champions-op-change-form = { $to ->
    [hero] 變換為英雄身份
    [alter-ego] 變換為第二身份
   *[other] 變換身份
}
champions-op-enemy-attacks = { $who }攻擊你
champions-op-enemy-schemes = { $who }進行密謀
champions-op-minions-attack-you = 與你交戰的每個從者以你選擇的順序攻擊你
champions-op-surge = { $this }獲得湧動
    .this = each
champions-op-reveal-top = 展示遭遇牌庫頂的1張卡牌
champions-op-reveal = 展示{ $what }
champions-op-reveal-first = 從遭遇牌庫及其棄牌堆搜尋{ $what }並展示，然後混洗遭遇牌庫
    .what = one
champions-op-deal-encounter-card = { $whoform ->
    [you] 給你發放{ $n }張正面朝下的遭遇卡
   *[one] 給{ $who }發放{ $n }張正面朝下的遭遇卡
}
    .who = subject
champions-op-nemesis-arrives = 展示你放在一邊的勁敵從者，將其放置進場，與你交戰。展示你放在一邊的勁敵支線密謀。將你勁敵組其餘的卡牌洗入遭遇牌庫。如果你的勁敵從者沒有以此法進場，{ $this }獲得湧動。
    .this = each
    .whole = yes
champions-op-discard-until = 從遭遇牌庫頂棄牌，直到棄掉1張{ champions-np-trait }{ $type }
    .type = bare
champions-op-discard-top-encounter = 棄掉遭遇牌庫頂的{ $n }張卡牌
champions-op-extra-boost = 本次發動額外給反派{ $n }張增效卡

lasts-at-end = { $period ->
    [attack] 本次攻擊
    [activation] 本次發動
    [turn] 本回合
    [phase] 本階段
   *[round] 本輪
}結束時，{ $clause }
lasts-less-threat = 本次發動放置的威脅減少{ $n }點
