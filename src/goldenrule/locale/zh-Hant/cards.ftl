# The frame of card texts: heads of abilities, keywords, icons, rules of play, constant modifiers.

ability-line = { $head }：{ $text }
ability-label = { $head }（{ $label }）
label-attack = 攻擊
label-thwart = 化解
label-defense = 防禦
ability-limit = （每{ $period ->
    [phase] 階段
    [turn] 回合
    [attack] 次攻擊
    [activation] 次發動
   *[round] 輪
}僅限{ $n }次。）
ability-maximum = （所有同名卡牌合計，每{ $period ->
    [phase] 階段
    [turn] 回合
    [attack] 次攻擊
    [activation] 次發動
   *[round] 輪
}最多{ $n }次。）

ability-action = { $form ->
    [hero] 英雄行動
    [alter-ego] 第二身份行動
   *[any] 行動
}
ability-interrupt = { $form ->
    [hero] 英雄中斷
    [alter-ego] 第二身份中斷
   *[any] 中斷
}
ability-response = { $form ->
    [hero] 英雄回應
    [alter-ego] 第二身份回應
   *[any] 回應
}
ability-forced-interrupt = 強制中斷
ability-forced-response = 強制回應
ability-resource = { $form ->
    [hero] 英雄資源
    [alter-ego] 第二身份資源
   *[any] 資源
}
ability-when-revealed = { $form ->
    [hero] 展示時（英雄）
    [alter-ego] 展示時（第二身份）
   *[any] 展示時
}
ability-when-defeated = 擊敗時
ability-boost = 增效
ability-setup = 遊戲準備
ability-special = 特殊
ability-obligation = 重擔卡
ability-anyone = （任一玩家皆可使用。）
ability-produces = 產生{ $resources }
resources-on = { $of }上印有的資源
    .of = one
ability-double = 當你支付{ $aspect ->
    [aggression] 進攻卡牌
    [justice] 正義卡牌
    [leadership] 領袖卡牌
    [protection] 防護卡牌
   *[other] 其風格的卡牌
}時，此卡牌產生的資源加倍。

keyword-guard = 守護。
keyword-quickstrike = 迅擊。
keyword-retaliate = 反擊{ $n }。
keyword-surge = 湧動。
keyword-toughness = 堅韌。
keyword-overkill = 貫穿。
keyword-peril = 困境。
keyword-restricted = 受限。
keyword-uses = 使用（{ $n }個{ $counter }指示物）。

icon-acceleration = 加速圖示。
icon-hazard = 兇險圖示。
icon-crisis = 危機圖示。

rule-obligation = 交給{ $name }的玩家。
scheme-side-a = A
scheme-side-b = B
rule-stage = 當此層級完成時，主線密謀推進到下一層級。
rule-last-stage = 當此層級完成時，玩家落敗。
rule-form = { $form ->
    [hero] 僅能在英雄身份打出。
   *[alter-ego] 僅能在第二身份打出。
}
rule-attach = 附加到{ $to }。
    .to = one
rule-any-player = 打出時可由任一玩家控制。
rule-max-player = 每位玩家最多{ $n }張。
rule-max-host = 每個{ $host }最多{ $n }張。
    .host = bare
rule-counters = { $what }進場時帶有{ $n }個{ $counter }指示物。

mod-while = 只要{ $cond }，{ $clause }
mod-if = 如果{ $cond }，{ $clause }
mod-until = { mod-this }結束前，{ $clause }
mod-this = { $period ->
    [attack] 本次攻擊
    [activation] 本次發動
    [turn] 本回合
    [phase] 本階段
   *[round] 本輪
}
mod-amount = { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}
mod-stat = { $to }得到{ $items }
mod-value = { $how ->
    [set] { $to }的{ $stat }{ mod-is }{ $value }
    [base] { $to }的基礎{ $stat }{ mod-is }{ $value }
    [double] { $to }的{ $stat }加倍
   *[halve] { $to }的{ $stat }減半
}
mod-is = 為
mod-item = { mod-amount }{ $stat }
mod-hp = { $to }得到{ mod-amount }生命值
mod-hand-size = { $to }手牌上限得到{ mod-amount }
    .to = owner
mod-ally-limit = { $to }盟友上限得到{ mod-amount }
    .to = owner
mod-cost = { $period ->
    [none] { $sign ->
        [plus] 每張{ $to }的費用增加{ $n }
       *[minus] 每張{ $to }的費用減少{ $n }
    }
   *[other] { $sign ->
        [plus] { mod-this }下一張{ $to }的費用增加{ $n }
       *[minus] { mod-this }下一張{ $to }的費用減少{ $n }
    }
}
mod-guard = { $to }獲得守護
mod-retaliate = { $to }獲得反擊{ $n }
mod-overkill = { $to }的攻擊獲得貫穿
mod-ally-defense = 與{ $to }交戰的玩家若能以盟友防禦其攻擊，則必須如此
mod-trait = { $to }具有「{ $trait }」特性
    .to = subject
mod-no-damage = { $to }無法承受傷害
mod-no-removal = { $to }上的威脅無法被移除
