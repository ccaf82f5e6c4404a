# The questions of the game, one for each kind of decision. $source: the card that asks.

a-card = 一張卡牌
a-player = 一位玩家
no-resources = 沒有資源
prompt-hidden-option = 一張正面朝下的卡牌
prompt-and = { $first }＋{ $second }
# An action that is aimed at something.
prompt-aimed = { $action } → { $aim }
prompt-then = { $first }；{ $second }
# The other way to end a turn than with keeping everything.
prompt-choose-first = 選擇要棄掉的卡牌

label-character = { $name }（生命值{ $hp }/{ $most }）
label-minion = { $name }（生命值{ $hp }/{ $most }，與{ $player }交戰）
label-scheme = { $name }（{ $threat }點威脅）
label-owned = { $name }（{ $player }）

prompt-turn = 你的回合：你要做什麼？
prompt-request = 另一位玩家請你使用一個行動。要使用嗎？
prompt-choose = { $asks ->
    [card] { $source }：選擇{ $what }。
   *[rules] 選擇{ $what }。
}
    .what = one
prompt-choose-some = { $asks ->
    [card] { $source }：選擇{ $what }（已選{ $n }，最多{ $most }）。
   *[rules] 選擇{ $what }（已選{ $n }，最多{ $most }）。
}
    .what = any
prompt-may = { $asks ->
    [card] { $source }：要{ $clause }嗎？
   *[rules] 要{ $clause }嗎？
}
prompt-mode = { $asks ->
    [card] { $source }：選擇一項。
   *[rules] 選擇一項。
}
prompt-pay = { $free ->
    [yes] { $source }：花費{ $resource }資源（目前{ $paid }）。
   *[no] { $paid ->
        [0] 為{ $source }支付{ $need }個資源。
       *[other] 支付{ $source }：{ $need }個資源，已支付{ $paid }。
    }
}
prompt-declare = { $source }：要把你的萬用資源算作{ $resource }嗎？
prompt-pay-with = 用{ $what }支付
prompt-defend = { $yours ->
    [yes] { $source }以攻擊值{ $n }攻擊你{ prompt-defend-boost }。誰來防禦？
   *[no] { $source }以攻擊值{ $n }攻擊{ $player }{ prompt-defend-boost }。你的角色要防禦嗎？
}
prompt-defend-boost = { $boost ->
    [yes] （未計增效卡）
   *[no] { "" }
}
prompt-interrupt = { $event }你要中斷嗎？
prompt-response = { $event }你要回應嗎？
prompt-order = 數件事同時發生。哪一件先發生？
prompt-minion-order = 接著哪個從者發動？
prompt-attach = 將{ $source }附加到什麼？
prompt-area = 誰得到{ $source }？
prompt-divide = { $source }：分配間接傷害（剩餘{ $n }點）。
prompt-search = { $asks ->
    [card] { $source }：你拿取哪張卡牌？
   *[rules] 你拿取哪張卡牌？
}
prompt-mulligan = 你的起始手牌：棄掉哪些卡牌，以抽取其他卡牌？
prompt-end-discard = { $n ->
    [0] 玩家階段結束：棄掉任意數量的卡牌。
   *[other] 玩家階段結束：你必須棄掉至少{ $n }張卡牌。
}
# A question that goes down a list: $last was chosen, and is not offered again, nor is what was above it.
prompt-below = { $question }到{ $last }為止都已決定。
prompt-discard-cost = { $source }：棄掉手牌以支付其費用（目前{ $n }張，最多{ $most }張）。
prompt-ally-limit = 你控制的盟友超過盟友上限。棄掉哪一個？
prompt-restricted = 你控制的受限卡牌超過兩張。棄掉哪一張？

# What a window is about. $timing: before (interrupts) or after (responses).
event-damage = { $timing ->
    [before] { $target }將承受{ $n }點傷害。
   *[after] { $target }承受了傷害。
}
event-dealt-damage = 攻擊對{ $target }造成{ $n }點傷害。
event-hurt = { $source }傷害了{ $target }。
event-defeat = { $timing ->
    [before] { $target }將被擊敗。
   *[after] { $target }被擊敗了。
}
event-enemy-attack = { $timing ->
    [before] { $source }攻擊{ $player }。
   *[after] { $source }攻擊了{ $player }。
}
event-enemy-scheme = { $timing ->
    [before] { $source }進行密謀。
   *[after] { $source }進行了密謀。
}
event-attack = { $timing ->
    [before] { $source }攻擊{ $target }。
   *[after] { $source }攻擊了{ $target }。
}
event-thwart = { $timing ->
    [before] { $source }進行化解。
   *[after] { $source }進行了化解。
}
event-threat = { $timing ->
    [before] 將在{ $target }上放置{ $n }點威脅。
   *[after] 威脅已放置在{ $target }上。
}
event-reveal = { $timing ->
    [before] { $player }展示{ $target }。
   *[after] { $player }展示了{ $target }。
}
event-enter = { $timing ->
    [before] { $target }進場。
   *[after] { $target }進場了。
}
event-play = { $timing ->
    [before] { $player }打出{ $target }。
   *[after] { $player }打出了{ $target }。
}
event-form = { $timing ->
    [before] { $player }變換身份。
   *[after] { $player }變換了身份。
}
event-defend = { $timing ->
    [before] { $target }進行防禦。
   *[after] { $target }進行了防禦。
}

# What somebody may have overlooked who answers so.
careless-end = { $name }未橫置，還可以{ $able ->
    [attack] 攻擊
    [thwart] 化解
    [recover] 恢復
   *[attack-thwart] 攻擊或化解
}。
careless-undefended = { $name }只剩{ $left }點生命值：若無人防禦，也沒有東西防止傷害，攻擊{ $attack }的這次攻擊會將其擊敗。
careless-discard = 你只需要棄掉{ $n }張卡牌。
careless-free = 你放棄了不需費用且只有好處的選項：{ $what }。
careless-heroes-pass = 跳過的行動會失去。{ $able ->
    [troubleshoot] 你還可以排解{ $card }。
    [move] 你還可以移動{ $card }。
   *[other] 你還可以採取故事行動。
}
careless-heroes-lead = 你還可以打出{ $card }作為帶頭反派。若無人打出，{ $team }就會排解頭條。
careless-skirmish-free = { $card }不需費用，你還可以打出。
careless-skirmish-nothing = 你本回合尚未打出任何卡牌，可以打出{ $card }。
careless-skirmish-ignore = 你支付了可以無視的符號。
careless-misaimed = 等一下：{ $effect ->
    [heal] 這會治療敵人「{ $name }」。
    [tough] 這會讓敵人「{ $name }」不屈。
    [damage] 這會對你方的「{ $name }」造成傷害。你可以改選敵人。
   *[other] 這會給你方的「{ $name }」有害的狀態卡。你可以改選敵人。
}

# What is going on where something is given up or chosen: what `why` says.
why-champions-pay = 你正在支付費用。你選擇的卡牌會從手牌棄掉，以產生其所示的資源；資源異能會被使用。產生的資源若超出費用，超出的部分會失去。在付清全部費用之前，不會棄掉任何卡牌。
why-champions-discard-cost = 你正在以手牌支付費用。在全部選好之前，不會棄掉任何卡牌。
why-champions-mulligan = 遊戲開始。你可以換掉起始手牌中任意數量的卡牌，再抽取等量的卡牌，僅限一次。
why-champions-end-discard = 玩家階段結束。你可以棄掉任意數量的卡牌；若手牌超過手牌上限，則必須棄掉；然後抽取卡牌至手牌上限。
why-skirmish-pay = 你正在支付卡牌的符號：每個符號以一張同色的手牌支付，任意符號可用任何卡牌；英雄也可以使用獲救的平民。在付清全部費用之前，不會棄掉任何卡牌。
why-skirmish-discard = 你必須棄掉手牌。
why-heroes-pay = 你正在以手牌支付異能的費用。
why-heroes-discard = 你必須棄掉手牌。
why-heroes-assign = 規劃階段：每位可用的英雄支付等同其等級的規劃點以就緒，或支付1點以支援，或繼續休養。
why-heroes-keep = 規劃階段：英雄留在原處需支付等同其等級的規劃點；否則回去休養。
why-heroes-backup = 你正在選擇誰在此戰鬥中協助：每個的費用印在其卡牌上，由麻煩等級支付，除非免費。
