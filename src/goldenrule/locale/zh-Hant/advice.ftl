# 顧問對各選項的說明與理由：終端機的 `hint` 與網頁。

advice-title = 在至多{ $n }局試玩中估計的勝率：你沒看過的卡隨機發出，再由簡單的機器人玩一段；±僅為抽樣誤差，各選項以相同的卡比較
advice-line = { $what }：{ $worlds }局試玩中贏{ $chance }%{ $sure ->
    [yes] ±{ $error }
   *[no] {""}
}，{ $beside ->
    [thumb] 即簡單機器人的選擇
    [close] 與簡單機器人的選擇大致一樣好
    [more] 每100局比簡單機器人的選擇多贏{ $gain }局
   *[less] 每100局比簡單機器人的選擇少贏{ $gain }局
}{ $why ->
    [none] {""}
   *[other] ：{ $why }
}
advice-join = { $first }；{ $second }
advice-do = { $what }。
advice-pays = { $what }（支付{ $pays }）
advice-then = 接著：{ $what }。
advice-asked = 這就是另一位玩家請你做的事。
advice-because = 比{ $other }好，因為{ $why }。
advice-close-because = 與{ $other }大致一樣好。差別在於：{ $why }。
advice-amounts = { $what }（{ $now }而非{ $than }）
advice-adds-up = 長遠來看，比{ $other }略好。
advice-close = 這裡差別不大：與{ $other }大致一樣好。
advice-keeps = 手牌留下：{ $what }。
advice-wins-anyway = 現在無論你選哪一項，都會贏得遊戲。
advice-wins = { $n ->
    [0] 這樣就能贏得遊戲。
   *[other] 之後再做 { $n } 次選擇，就能贏得遊戲。
}
advice-champions-later = 到下一輪開始時，很可能{ $why }
advice-heroes-later = 各隊再行動兩次後，很可能{ $why }
advice-skirmish-later = 三個回合內，很可能{ $why }

# 理由：與另一個選項相比會帶來什麼。
advice-plays = { $more ->
    [yes] 你之後仍打出「{ $card }」
   *[no] 你之後不打出「{ $card }」
}
advice-champions-plays = { $more ->
    [yes] 你本回合仍打出「{ $card }」
   *[no] 你本回合不打出「{ $card }」
}
advice-champions-keeps = { $more ->
    [yes] 你為反派階段保留「{ $card }」
   *[no] 你在反派階段沒有「{ $card }」可用
}
advice-champions-out = { $more ->
    [yes] 你很可能退場
   *[no] 你很可能留在遊戲中
}
advice-champions-life = { $more ->
    [yes] 你多保留{ $n }點生命值
   *[no] 你多失去{ $n }點生命值
}
advice-champions-villain = { $more ->
    [yes] 反派多保留{ $n }點生命值
   *[no] 反派多失去{ $n }點生命值
}
advice-champions-threat = 主線密謀的威脅{ $more ->
    [yes] 多
   *[no] 少
}{ $n }點
advice-champions-sides = 支線密謀的威脅{ $more ->
    [yes] 多
   *[no] 少
}{ $n }點
advice-champions-minions = 場上的從者{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
advice-champions-allies = 你的盟友{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
advice-champions-gear = 你的升級與支援{ $more ->
    [yes] 多
   *[no] 少
}{ $n }張
advice-champions-ready = { $more ->
    [yes] 你未橫置
   *[no] 你處於橫置
}
advice-champions-hand = 你的手牌{ $more ->
    [yes] 多
   *[no] 少
}{ $n }張
advice-skirmish-points = 你獲得的勝利點{ $more ->
    [yes] 多
   *[no] 少
}{ $n }點
advice-skirmish-mine = 你在格位上的角色{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
advice-skirmish-theirs = 對手在格位上的角色{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
advice-skirmish-cards = 你的手牌{ $more ->
    [yes] 多
   *[no] 少
}{ $n }張
advice-skirmish-life = 你的角色剩餘生命值合計{ $more ->
    [yes] 多
   *[no] 少
}{ $n }點
advice-skirmish-life-theirs = 對手的角色剩餘生命值合計{ $more ->
    [yes] 多
   *[no] 少
}{ $n }點
advice-skirmish-artifacts = 你的神器{ $more ->
    [yes] 多
   *[no] 少
}{ $n }件
advice-skirmish-freed = 你擁有的獲救平民{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
advice-skirmish-freed-theirs = 英雄方擁有的獲救平民{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
advice-heroes-vp = 你獲得的勝利點{ $more ->
    [yes] 多
   *[no] 少
}{ $n }點
advice-heroes-rivals = 其他隊伍中最佳者獲得的勝利點{ $more ->
    [yes] 多
   *[no] 少
}{ $n }點
advice-heroes-points = 你的規劃點{ $more ->
    [yes] 多
   *[no] 少
}{ $n }點
advice-heroes-wounded = 你的負傷英雄{ $more ->
    [yes] 多
   *[no] 少
}{ $n }位
advice-heroes-resources = 你手上的資源卡{ $more ->
    [yes] 多
   *[no] 少
}{ $n }張
advice-heroes-villains = 你手上的反派卡{ $more ->
    [yes] 多
   *[no] 少
}{ $n }張
advice-heroes-allies = 你的盟友{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
advice-heroes-ko = 你{ $more ->
    [yes] 多
   *[no] 少
}受{ $n }個KO
advice-heroes-ko-theirs = 對手{ $more ->
    [yes] 多
   *[no] 少
}受{ $n }個KO
advice-heroes-ready = 你的就緒英雄{ $more ->
    [yes] 多
   *[no] 少
}{ $n }位
advice-heroes-plans = 你完成的主計畫{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
advice-heroes-trouble = 麻煩等級{ $more ->
    [yes] 高
   *[no] 低
}{ $n }
advice-heroes-trouble-theirs = { advice-heroes-trouble }
