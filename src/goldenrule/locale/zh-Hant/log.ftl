# Lines of the log: what happened, and why. $by is card if $source made it happen.

log-over = { $winner ->
    [players] 玩家獲勝！
   *[villain] 反派獲勝。
}
log-stalemate = 經過{ $n }輪仍未分出勝負，玩家落敗。
log-endless = 遭遇牌庫無止盡地重洗：有{ $n }個加速標記，玩家落敗。
log-round = 第{ $n }輪開始。
log-turn = { $player }進行回合。
log-villain-phase = 反派階段開始。
log-first-player = { $player }現在是起始玩家。
log-eliminated = { $player }退場。
log-form = { $form ->
    [hero] { $player }變換為英雄身份。
   *[alter-ego] { $player }變換為第二身份。
}

log-shuffle-encounter = 混洗遭遇牌庫。
log-shuffle = { $player }混洗自己的牌庫。
log-removed = { $card }從遊戲中移除。
log-discarded-encounter = 從遭遇牌庫棄掉{ $card }。
log-leaves = 棄掉{ $card }。
log-to-hand = { $card }進入{ $player }的手牌。
log-enter = { $card }進場。
log-stage = { $kind ->
    [villain] 反派現為{ $name }，層級{ $stage }。
   *[scheme] 主線密謀現為{ $name }，層級{ $stage }。
}
log-draw = { $player }抽取{ $n }張卡牌。
log-mill = { $cards ->
    [none] { "" }
   *[some] { $player }從自己的牌庫頂棄掉：{ $cards }。
}
log-discard = { $cards ->
    [none] { "" }
   *[some] { $player }棄掉{ $cards }。
}
log-discard-random = { $cards ->
    [none] { "" }
   *[some] { $player }隨機棄掉：{ $cards }。
}
log-deck-out = { $player }的牌庫已空。
log-deal = 給{ $player }發放1張正面朝下的遭遇卡。
log-reveal = { $player }展示{ $card }。
log-surge = 湧動：{ $player }再展示1張卡牌。
log-surge-dealt = 湧動：再給{ $player }發放1張卡牌。
log-play = { $player }打出{ $card }。
log-spent = { $player }以{ $cards }支付{ $card }。
log-use = { $own ->
    [yes] { $player }使用{ $card }的異能。
   *[no] { $player }使用{ $card }。
}
log-under = { $player }將1張卡牌正面朝下放在{ $card }下方。
log-boost-dealt = { $card }得到1張正面朝下的增效卡。
log-boost = { $icons ->
    [0] 增效卡{ $card }：沒有增效圖示。
   *[other] 增效卡{ $card }：{ $icons }個增效圖示。
}
log-boost-ability = 增效卡{ $card }：其增效異能生效。
log-overkill = { $card }的攻擊帶有貫穿。
log-delayed = { $card }的延時效果現在發生。
log-defeated = { $card }被擊敗。
log-scheme-completed = { $card }完成。
log-when-revealed = { $card }：展示時。
log-forced = { $card }的異能生效。
log-engage = { $card }與{ $player }交戰。
log-attack-also = { $card }也攻擊{ $player }。
log-activate = { $card }對{ $player }發動。

log-damage = { $by ->
    [card] { $card }承受{ $source }的{ $n }點傷害。
   *[nobody] { $card }承受{ $n }點傷害。
}
log-heal = 治療{ $card }的{ $n }點傷害。
log-threat = { $by ->
    [card] { $source }在{ $card }上放置{ $n }點威脅。
   *[nobody] 在{ $card }上放置{ $n }點威脅。
}
log-threat-removed = { $by ->
    [card] { $source }從{ $card }移除{ $n }點威脅。
   *[nobody] 從{ $card }移除{ $n }點威脅。
}
log-prevent = { $by ->
    [card] { $source }防止{ $what }{ $n }點。
   *[nobody] 防止{ $what }{ $n }點。
}
log-prevented-damage = 對{ $card }的傷害
log-prevented-threat = { $card }上的威脅
log-replace = { $what ->
    [enemy-attack] 因為{ $source }，{ $card }沒有被攻擊。
    [damage] 因為{ $source }，{ $card }沒有承受該傷害。
    [threat] 因為{ $source }，{ $card }上沒有放置威脅。
    [defeat] 因為{ $source }，{ $card }沒有被擊敗。
   *[none] 因為{ $source }，{ $card }上改為發生別的事。
}
log-cancel-effects = { $by ->
    [card] { $source }取消{ $card }的效果。
   *[nobody] { $card }的效果被取消。
}
log-cancel = { $by ->
    [card] { $source }取消{ $card }。
   *[nobody] { $card }被取消。
}
log-attack = { $targets ->
   *[some] { $card }攻擊{ $targets }。
    [none] { $card }攻擊。
}
log-thwart = { $targets ->
   *[some] { $card }化解{ $targets }。
    [none] { $card }進行化解。
}
log-basic = { $verb ->
    [recover] { $card }恢復。
   *[other] { "" }
}
log-status = { $on ->
    [no] { "" }
   *[yes] { $status ->
        [stunned] { $card }被擊暈。
        [confused] { $card }陷入困惑。
       *[tough] { $card }獲得不屈。
    }
}
log-status-used = { $status ->
    [stunned] { $card }處於擊暈狀態：不攻擊，改為失去擊暈卡。
   *[confused] { $card }處於困惑狀態：改為失去困惑卡。
}
log-tough = { $card }的不屈卡擋下{ $n }點傷害。
log-counters = { $n ->
    [0] { $card }上沒有{ $counter }指示物了。
   *[other] { $card }上有{ $n }個{ $counter }指示物。
}
log-acceleration = 在主線密謀上放置{ $n }個加速標記。
log-retaliate = { $card }反擊：對{ $attacker }造成{ $n }點傷害。
log-defend = { $card }防禦{ $enemy }。
log-attack-damage = { $n ->
    [0] { $enemy }的攻擊沒有對{ $card }造成傷害{ log-icons }。
   *[other] { $enemy }的攻擊對{ $card }造成{ $n }點傷害{ log-icons }。
}
log-icons = { $icons ->
    [0] { "" }
   *[other] ，含{ $icons }個增效圖示
}
log-scheme-threat = { $enemy }進行密謀，威脅{ $n }點{ log-icons }。
