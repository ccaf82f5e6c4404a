# What a player can answer.

option-end-turn = 結束你的回合
option-decline = 拒絕
option-pass = 跳過
option-pass-defend = 你的角色都不防禦
option-pass-interrupt = 不中斷
option-pass-response = 不回應
option-done = 完成
option-done-mulligan = { $chosen ->
    [0] 保留所有卡牌
   *[other] 保留其餘
}
option-done-choose-some = { $chosen ->
    [0] 不選擇
   *[other] 不再選擇
}
option-done-pay = 不再支付
option-done-end-discard = { $chosen ->
    [0] 保留所有卡牌
   *[other] 保留其餘
}
option-done-discard-cost = { $chosen ->
    [0] 不棄牌
   *[other] 不再棄牌
}
option-yes = 是
option-no = 否

option-play = 打出{ $name }（{ $kind }，費用{ $cost }）
option-play-event = 打出{ $name }（事件，費用{ $cost }）：{ $text }
option-use = { $name }：{ $text }
option-attack = { $pays ->
    [0] 以{ $name }攻擊：對一個敵人造成{ $n }點傷害
   *[other] 以{ $name }攻擊：對一個敵人造成{ $n }點傷害；然後{ $name }承受{ $pays }點傷害
}
option-thwart = { $pays ->
    [0] 以{ $name }化解：從一個密謀移除{ $n }點威脅
   *[other] 以{ $name }化解：從一個密謀移除{ $n }點威脅；然後{ $name }承受{ $pays }點傷害
}
warning-status = { $status ->
    [stunned] { $name }處於擊暈狀態：{ $how ->
        [basic] 橫置並失去擊暈卡，而不進行攻擊
        [part] 其中一次攻擊不會進行，改為失去擊暈卡
       *[ability] 不會進行該次攻擊，改為失去擊暈卡
    }
   *[confused] { $name }處於困惑狀態：{ $how ->
        [basic] 橫置並失去困惑卡，而不進行化解
        [part] 其中一次化解不會進行，改為失去困惑卡
       *[ability] 不會進行該次化解，改為失去困惑卡
    }
}
option-recover = 恢復：治療{ $name }的{ $n }點傷害
option-form = 變換為{ $form }（{ $name }）
option-request = 請{ $player }使用一個行動
option-pay = 棄掉{ $name }：{ $resources }
option-generate = 使用{ $name }：{ $resources }
option-declare = { $answer ->
    [yes] 是，算作{ $resource }
   *[no] 否，不算作{ $resource }
}
option-area = { $player }
option-attach = { $name }
option-discard = 棄掉{ $name }
option-discard-mulligan = 換掉{ $name }
option-defend = { $kind ->
    [hero] { $name }防禦（防禦值{ $n }，橫置）
    [falls] { $name }防禦（橫置、承受傷害並被擊敗）
   *[ally] { $name }防禦（橫置並承受傷害）
}
option-order = 先結算{ $name }：{ $text }
option-order-minion-order = { $name }
option-amount = 對{ $name }造成{ $n }點傷害
option-pick = { $name }
option-pick-player = { $player }
option-pick-search = 拿取{ $name }
