# 顧問對各選項的說明與理由：終端機的 `hint` 與網頁。

advice-title = 在至多{ $n }個可能為真的局面中，依經驗法則再玩一段後估計的勝率；±僅為抽樣誤差，差距取自相同的局面
advice-line = { $what }：{ $chance }%{ $sure ->
    [yes] ±{ $error }
   *[no] {""}
}（{ $worlds }個局面），{ $beside ->
    [thumb] 即經驗法則
    [close] 與經驗法則相差太小，無法判斷
    [more] 比經驗法則高{ $gain }個百分點
   *[less] 比經驗法則低{ $gain }個百分點
}{ $why ->
    [none] {""}
   *[other] ：{ $why }
}
advice-join = { $first }；{ $second }
advice-better = 會思考的電腦會選：{ $what }。在相同局面中，估計的勝率比依經驗法則高{ $gain }個百分點；依經驗法則：{ $thumb }。
advice-close = 沒有明顯更好的；會思考的電腦也依經驗法則：{ $thumb }。
advice-close-but = 相差太小，無法判斷。會思考的電腦會選：{ $what }。依經驗法則：{ $thumb }。
advice-as-thumb = 沒有比經驗法則更好的：{ $thumb }。
advice-thumb = 依經驗法則：{ $what }。

# 理由：比經驗法則多出或減少什麼。
advice-plays = { $more ->
    [yes] 之後仍打出「{ $card }」
   *[no] 之後不打出「{ $card }」
}
advice-champions-plays = { $more ->
    [yes] 本回合仍打出「{ $card }」
   *[no] 本回合不打出「{ $card }」
}
advice-champions-keeps = { $more ->
    [yes] 為反派階段保留「{ $card }」
   *[no] 反派階段沒有「{ $card }」可用
}
advice-champions-out = { $more ->
    [yes] 你很可能退場
   *[no] 你很可能留在遊戲中
}
advice-champions-life = 預期你受到的傷害{ $more ->
    [yes] 少
   *[no] 多
}{ $n }點
advice-champions-villain = 預期反派受到的傷害{ $more ->
    [yes] 少
   *[no] 多
}{ $n }點
advice-champions-threat = 預期主線密謀的威脅{ $more ->
    [yes] 多
   *[no] 少
}{ $n }點
advice-champions-sides = 預期支線密謀的威脅{ $more ->
    [yes] 多
   *[no] 少
}{ $n }點
advice-champions-minions = 預期從者{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
advice-champions-allies = 預期你的盟友{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
advice-champions-gear = 預期你的升級與支援{ $more ->
    [yes] 多
   *[no] 少
}{ $n }張
advice-champions-ready = { $more ->
    [yes] 下一輪你未橫置
   *[no] 下一輪你處於橫置
}
advice-champions-hand = 預期你的手牌{ $more ->
    [yes] 多
   *[no] 少
}{ $n }張
advice-skirmish-points = 預期你的勝利點{ $more ->
    [yes] 多
   *[no] 少
}{ $n }點
advice-skirmish-mine = 預期你在場上的角色{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
advice-skirmish-theirs = 預期對手在場上的角色{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
advice-skirmish-cards = 預期你的手牌{ $more ->
    [yes] 多
   *[no] 少
}{ $n }張
advice-skirmish-artifacts = 預期你的神器{ $more ->
    [yes] 多
   *[no] 少
}{ $n }件
advice-skirmish-freed = 預期你擁有的獲救平民{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
advice-skirmish-freed-theirs = 預期英雄方擁有的獲救平民{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
advice-heroes-vp = 預期你的勝利點{ $more ->
    [yes] 多
   *[no] 少
}{ $n }點
advice-heroes-rivals = 預期其他隊伍中最高的勝利點{ $more ->
    [yes] 多
   *[no] 少
}{ $n }點
advice-heroes-points = 預期你的規劃點{ $more ->
    [yes] 多
   *[no] 少
}{ $n }點
advice-heroes-wounded = 預期你的負傷英雄{ $more ->
    [yes] 多
   *[no] 少
}{ $n }位
advice-heroes-resources = 預期你手上的資源卡{ $more ->
    [yes] 多
   *[no] 少
}{ $n }張
advice-heroes-villains = 預期你手上的反派卡{ $more ->
    [yes] 多
   *[no] 少
}{ $n }張
advice-heroes-allies = 預期你的盟友{ $more ->
    [yes] 多
   *[no] 少
}{ $n }個
