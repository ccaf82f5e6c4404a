# Numbers and conditions in card texts. A unit has its number and measure word (1點威脅). A condition in the style "that"
# has no 的 at its end: tree-where writes it.

champions-num-result = { tree-same }
    .mode = same
champions-num-event-amount = { tree-same }
    .mode = same
champions-num-spent = { tree-same }
    .mode = same
champions-num-bound = { $name ->
    [placed] 1點以此法放置的威脅
    [dealt] 1點由該次攻擊造成的傷害
   *[other] { tree-same }
}
    .mode = { $name ->
        [placed] per
        [dealt] per
       *[other] same
    }
champions-num-counters-on = { $gone ->
    [yes] 1個{ $this }上原有的{ $name }指示物
   *[no] 1個{ $this }上的{ $name }指示物
}
    .this = each
    .mode = per
champions-num-per-player = 1位玩家
    .mode = per
champions-num-printed-icons = { $whose ->
    [player] 1個印在自己所棄卡牌上的{ $letter }資源
   *[all] 1個印在{ $discarded }上的{ $letter }資源
}
    .discarded = that
    .mode = per
champions-num-printed-types = 1種印在{ $discarded }上的不同資源類型
    .discarded = that
    .mode = per
champions-num-boost-icons = 1個{ $discarded }上的增效圖示
    .discarded = that
    .mode = per
champions-num-stat = { $of }的{ $stat }
    .of = that
champions-num-printed-stat = { $of }印有的{ $stat }
    .of = that
champions-num-remaining = { $of }的剩餘生命值
    .of = that
champions-num-threat-on = { $of }上的威脅
champions-num-damage-on = { $of }上的傷害
champions-num-damage-held = { $this }上的傷害
    .this = each

champions-if-at-least-result = { $style ->
    [not] { $what ->
        [attacks] 沒有以此法進行攻擊
        [heal] 沒有以此法治療傷害
        [discard] 沒有以此法棄掉卡牌
        [discard-random] 沒有以此法棄掉卡牌
        [mill] 沒有以此法棄掉卡牌
        [remove-threat] 沒有以此法移除威脅
        [damage] 沒有以此法造成傷害
        [draw] 沒有以此法抽取卡牌
        [give] 沒有以此法給出狀態卡
        [ready] 沒有以此法重整卡牌
        [exhaust] 沒有以此法橫置卡牌
        [enemy-attacks] 該次攻擊沒有造成傷害
        [enemy-schemes] 沒有以此法放置威脅
        [reveal-first] 沒有以此法找到卡牌
       *[anything] 沒有以此法產生任何效果
    }
   *[plain] { $what ->
        [attacks] 以此法進行了至少{ $n }次攻擊
        [heal] 以此法治療了至少{ $n }點傷害
        [discard] 以此法棄掉了至少{ $n }張卡牌
        [remove-threat] 以此法移除了{ $n }點威脅
        [damage] 以此法造成了至少{ $n }點傷害
        [enemy-attacks] 該次攻擊造成了至少{ $n }點傷害
       *[anything] 上述效果完全執行
    }
}
champions-if-at-least = { $style ->
    [not] { $left }小於{ $right }
   *[plain] { $left }至少為{ $right }
}
champions-if-exists = { $style ->
    [not] 場上沒有{ $of }
   *[plain] 場上有{ $of }
}
    .of = bare
champions-if-exists-your-cards = { $style ->
    [not] 你沒有控制{ $of }
   *[plain] 你控制{ $of }
}
    .of = one control
champions-if-exists-in-play = { $style ->
    [not] { $of }不在場
   *[plain] { $of }在場
}
    .of = that
champions-if-in-form = { $form ->
    [hero] { $style ->
        [not] 你未處於英雄身份
       *[plain] 你處於英雄身份
    }
   *[alter-ego] { $style ->
        [not] 你未處於第二身份
       *[plain] 你處於第二身份
    }
}
champions-if-has-trait = { $style ->
    [that] 具有「{ $trait }」特性
    [that-not] 沒有「{ $trait }」特性
    [not] { $of }沒有「{ $trait }」特性
   *[plain] { $of }具有「{ $trait }」特性
}
    .of = any subject
champions-if-has = { $style ->
    [that] 處於{ $status }狀態
    [that-not] 不處於{ $status }狀態
    [not] { $of }不處於{ $status }狀態
   *[plain] { $of }已處於{ $status }狀態
}
    .of = any subject
champions-if-is-ready = { $style ->
    [that] 重整
    [that-not] 未重整
    [not] { $of }未處於重整狀態
   *[plain] { $of }處於重整狀態
}
champions-if-is-exhausted = { $style ->
    [that] 橫置
    [that-not] 未橫置
    [not] { $of }未橫置
   *[plain] { $of }已橫置
}
    .of = any
champions-if-is-damaged = { $style ->
    [that] 受傷
    [that-not] 未受傷
    [not] { $of }未受傷
   *[plain] { $of }已受傷
}
    .of = any
champions-if-is-type = { $style ->
    [that] 為{ $type }
    [that-not] 不為{ $type }
    [not] { $of }不是{ $type }
   *[plain] { $of }是{ $type }
}
    .of = any
    .type = one
champions-if-exists-host = { $style ->
    [not] { $this }沒有附加到任何卡牌
   *[plain] { $this }附加到卡牌
}
    .this = each
champions-if-last-step = { $style ->
    [not] 這不是此流程中最後一個特殊異能
   *[plain] 這是此流程中最後一個特殊異能
}
champions-if-paid = { $style ->
    [not] 你沒有以{ $letter }資源支付此卡牌
   *[plain] 你以至少1個{ $letter }資源支付此卡牌
}
champions-if-can-spend = { $style ->
    [not] 你無法花費{ $resources }
   *[plain] 你可以花費{ $resources }
}
champions-if-carries = { $style ->
    [that] 附加了「{ $name }」
    [that-not] 未附加「{ $name }」
    [not] { $of }未附加「{ $name }」
   *[plain] { $of }附加了「{ $name }」
}
    .of = any
champions-if-may-enter = { $style ->
    [that] 可以進場
    [that-not] 無法進場
    [not] { $of }無法進場
   *[plain] { $of }可以進場
}
champions-if-can-pay-for = { $style ->
    [that] 你能支付其印有的費用
    [that-not] 你無法支付其印有的費用
    [not] 你無法支付{ $of }印有的費用
   *[plain] 你能支付{ $of }印有的費用
}
champions-if-printed-resource = { $style ->
    [that] 印有{ $letter }資源
    [that-not] 未印有{ $letter }資源
    [not] { $of }未印有{ $letter }資源
   *[plain] { $of }印有{ $letter }資源
}
    .of = any
champions-if-undefended = { $style ->
    [not] 這不是反派的無人防禦攻擊
   *[plain] 反派正在進行無人防禦的攻擊
}
champions-if-exists-this = { champions-if-exists-in-play }
    .of = that
champions-if-exists-event-target = { champions-if-exists-in-play }
    .of = that
champions-if-exists-event-source = { champions-if-exists-in-play }
    .of = that
champions-if-exists-it = { champions-if-exists-in-play }
    .of = that
champions-if-exists-your-hero = { $style ->
    [not] 你未處於英雄身份
   *[plain] 你處於英雄身份
}
champions-if-exists-your-alter-ego = { $style ->
    [not] 你未處於第二身份
   *[plain] 你處於第二身份
}
champions-if-at-least-bound = { champions-if-at-least-result }
champions-if-waived = { $cond }
    .cond = { $style }
champions-num-at-most = { $number }與{ $cap }中較小者
