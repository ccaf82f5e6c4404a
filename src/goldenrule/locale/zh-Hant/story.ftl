# What has happened, as a story. A line is a cause, a colon, and what came of it; clauses are no sentences yet.

story-you = 你
story-it = 它
story-that-player = 該玩家
story-cause = { $cause }：{ $rest }
story-cause-goes-on = { $cause }，{ $rest }
story-join = { $first }，{ $second }
title-in-text = 「{ $title }」
story-and = { $first }，並{ $second }
story-and-clause = { $first }，{ $second }
story-sentence = { $text }。
story-repeated = { $text }（{ $n }次）
story-copies = { $text }（{ $n }次）
story-unasked = { $cards ->
    [none] （不經詢問：不需費用且只有好處。）{ $text }
   *[other] （不經詢問便使用{ $cards }：不需費用且只有好處。）{ $text }
}
story-changes = 總結：{ $changes }。
story-changes-join = { $first }；{ $second }
champions-story-join = { $first }，{ $second }
champions-story-and = { $first }，並{ $second }
story-lines = { $max ->
    [0] 還沒有敘述任何事；log顯示發生過的一切。
    [1] 上次的敘述有1行；log 1顯示其細節，log顯示發生過的一切。
   *[other] 上次的敘述有{ $max }行；log 1到log { $max }顯示各行的細節，log顯示發生過的一切。
}
story-detail = 細節
story-dice = 骰子擲出的結果
story-no-dice = 上次的敘述中沒有擲骰。

# -- Champions: steps --

champions-story-round = 第{ $n }輪
champions-story-turn = { $me ->
    [yes] 你的回合
   *[no] { $player }的回合
}
champions-story-end = 玩家階段結束
champions-story-villain-phase = 反派階段：密謀
champions-story-enemies = 反派階段：敵人發動
champions-story-cards = 反派階段：遭遇卡

# -- Champions: clauses; $me is yes if the first of the parts is who reads --

champions-story-over = { $winner ->
    [players] 玩家獲勝
   *[villain] 反派獲勝
}
champions-story-stalemate = 經過{ $n }輪仍未分出勝負，玩家落敗
champions-story-endless = 遭遇牌庫無止盡地重洗：有{ $n }個加速標記，玩家落敗
champions-story-eliminated = { $player }退場
champions-story-form = { $player }變換為{ $form ->
    [hero] 英雄身份
   *[alter-ego] 第二身份
}
champions-story-enter = { $card }進場
champions-story-to-hand = { $card }進入你的手牌
champions-story-draw = { $player }抽取{ $n }張卡牌
champions-story-mill = { $cards ->
    [none] { "" }
   *[some] { $player }從自己的牌庫頂棄掉{ $cards }
}
champions-story-discard = { $cards ->
    [none] { "" }
   *[some] { $player }棄掉{ $cards }
}
champions-story-discard-random = { $cards ->
    [none] { "" }
   *[some] { $player }隨機棄掉{ $cards }
}
champions-story-reveal = { $player }展示{ $card }
champions-story-surge = { $card }引發湧動
champions-story-play = { $player }打出{ $card }
champions-story-play-paid = { $player }打出{ $card }（以{ $with_ }支付）
champions-story-use = { $player }使用{ $own ->
    [yes] 自己的異能
   *[no] { $card }
}
champions-story-use-paid = { champions-story-use }（以{ $with_ }支付）
champions-story-under = { $player }將1張卡牌正面朝下放在{ $card }下方
champions-story-attack = { $card }{ $targets ->
    [none] 攻擊
   *[some] { $n ->
        [0] 攻擊{ $targets }
       *[other] 以{ $n }點攻擊{ $targets }
    }
}
champions-story-thwart = { $card }化解{ $targets ->
    [none] { "" }
   *[some] { $targets }
}
champions-story-basic = { $verb ->
    [recover] { $card }恢復
   *[other] { "" }
}
champions-story-boost-ability = { $card }的增效異能生效
champions-story-overkill = { $card }的攻擊帶有貫穿
champions-story-delayed = { $card }的效果結束
champions-story-defeated = { $card }被擊敗
champions-story-engage = { $card }與{ $player }交戰
champions-story-activate = { $card }對{ $player }發動
champions-story-attack-also = { $card }也攻擊{ $player }
champions-story-stage = { $kind ->
    [villain] { $name }進入層級{ $stage }
   *[scheme] 主線密謀現為{ $name }，層級{ $stage }
}
champions-story-no-damage = { $card }免受傷害
champions-story-damage = { $card }承受{ $n }點傷害
champions-story-damage-after = { $card }承受{ $n }點反制傷害
champions-story-damage-each = { $cards }各承受{ $n }點傷害
champions-story-heal = { $card }被治療{ $n }點傷害
champions-story-threat = 在{ $card }上面放置{ $n }點威脅
champions-story-threat-removed = { $by ->
    [card] { $source }從{ $card }移除{ $n }點威脅
   *[nobody] 從{ $card }移除{ $n }點威脅
}
champions-story-prevent = { $by ->
    [card] { $source }防止{ champions-story-prevented }
   *[nobody] 防止{ champions-story-prevented }
}
champions-story-prevented = { $all ->
    [yes] 全部
   *[no] { "" }
}{ $n }點{ $what ->
    [threat] 威脅
   *[damage] 傷害
}
champions-story-replace = { $source }{ $what ->
    [enemy-attack] 使{ $card }免於被攻擊
    [damage] 使{ $card }免受該傷害
    [threat] 防止在{ $card }上面放置威脅
    [defeat] 使{ $card }免於被擊敗
   *[none] 改變發生在{ $card }上的事
}
champions-story-cancel-effects = { $by ->
    [card] { $source }取消{ $card }的效果
   *[nobody] { $card }的效果被取消
}
champions-story-cancel = { $by ->
    [card] { $source }取消{ $card }
   *[nobody] { $card }被取消
}
champions-story-status = { $on ->
    [no] { "" }
   *[yes] { $card }進入{ $status ->
        [stunned] 擊暈
        [confused] 困惑
       *[tough] 不屈
    }狀態
}
champions-story-status-used = { $card }{ $status ->
    [stunned] 以失去擊暈卡代替攻擊
   *[confused] 改為失去困惑卡
}
champions-story-tough = { $card }失去不屈卡，免受{ $n }點傷害
champions-story-counters = { $n ->
    [0] { $card }上沒有{ $counter }指示物了
   *[other] { $card }上面有{ $n }個{ $counter }指示物
}
champions-story-acceleration = 在主線密謀上放置{ $n }個加速標記
champions-story-retaliate = { $card }反擊
champions-story-defend = { $card }防禦
champions-story-defend-by-ability = { $card }視為防禦者
champions-story-attack-damage = { $enemy }以{ $attack }點攻擊{ $card }{ $icons ->
    [0] { "" }
   *[other] （{ $icons }個增效圖示）
}
champions-story-scheme-threat = { $enemy }進行密謀，產生{ $n }點威脅{ $icons ->
    [0] { "" }
   *[other] （{ $icons }個增效圖示）
}

# -- Champions: a step in a sentence, for clients that show what happens one step after the other --

champions-stage-attack = { $enemy }攻擊{ $card }：{ $attack }
champions-stage-scheme = { $enemy }進行密謀：{ $scheme }
champions-stage-defend = { $card }防禦{ $defense ->
    [0] { "" }
   *[other] ：{ $defense }
}
champions-stage-deal = 給{ $player }發放1張正面朝下的遭遇卡
champions-stage-no-threat = { $card }不放置威脅
champions-stage-exhaust = { $card }橫置
champions-stage-ready = { $card }重整
champions-stage-found = { $player }將{ $card }加入手牌
champions-stage-leave = { $card }離場

# -- Champions: what has changed --

champions-change-of = { $who }{ $changes }
champions-change-points = { $sign ->
    [less] 失去
   *[more] 恢復
}{ $n }點生命值
champions-change-eliminated = 退場
champions-change-exhausted = 橫置
champions-change-form = 變為{ $form ->
    [hero] 英雄身份
   *[alter-ego] 第二身份
}
champions-change-state-on = 進入{ champions-change-status }狀態
champions-change-state-off = 不再處於{ champions-change-status }狀態
champions-change-status = { $status ->
    [stunned] 擊暈
    [confused] 困惑
   *[tough] 不屈
}
champions-change-villain = { $name }進入新層級，生命值為{ $hp }
champions-change-hit-points = { $name }的生命值從{ $before }變為{ $after }
champions-change-scheme = 主線密謀現為{ $name }
champions-change-threat = 主線密謀的威脅從{ $before }變為{ $after }（目標{ $target }）
champions-change-engaged = { $names }與{ $me ->
    [yes] 你
   *[no] { $who }
}交戰
champions-change-came = { $names }進場
champions-change-gone = { $names }離場

# -- the duel: steps and clauses; $side is "you" or "the Villains" --

skirmish-story-side = { $side }
skirmish-story-turn = 第{ $n }輪{ $me ->
    [yes] ：你的回合
   *[no] ：{ $side }
}
skirmish-story-civilian = 一個{ $civilian }
skirmish-story-ignored = 無視{ $symbol }
skirmish-story-play = { $side }打出{ $card }{ $price ->
    [none] { "" }
   *[some] （以{ $price }支付）
}
skirmish-story-placed = { $side }將{ $card }放在{ $slot }{ $price ->
    [none] { "" }
   *[some] （以{ $price }支付）
}
skirmish-story-comes = { $card }來到{ $slot }
skirmish-story-moves = { $card }移動到{ $slot }
skirmish-story-replace = { $card }替換{ $old }
skirmish-story-use = 使用{ $card }的效果
skirmish-story-spared = { $spared ->
    [0] { "" }
   *[other] （防止{ $spared }點）
}
skirmish-story-attack = { $defender ->
    [none] { $card }攻擊，無人防禦
   *[some] { $how ->
        [defeat] { $card }以{ $n }點傷害擊敗{ $defender }
        [hit] { $card }攻擊{ $defender }，造成{ $n }點傷害
       *[nothing] { $card }攻擊{ $defender }
    }{ skirmish-story-spared }
}
skirmish-story-damage = { $card }{ $cards ->
    [1] { "" }
   *[other] 各
}承受{ $n }點傷害
skirmish-story-heal = { $card }被治療{ $n }點傷害
skirmish-story-prevented = 防止{ $card }的{ $n }點傷害
skirmish-story-strengthen = { $card }本回合力量增加{ $n }
skirmish-story-hold = { $card }在其下一個攻擊階段不攻擊
skirmish-story-defeat = { $card }被擊敗
skirmish-story-points = { $side }獲得{ $n }個勝利點
skirmish-story-marker = 神器標記移向{ $side }{ $n ->
    [1] { "" }
   *[other] { $n }格
}
skirmish-story-marker-back = 神器標記退回{ $side }那一側的第一格
skirmish-story-freed = { $slot }的一個{ $civilian }獲救
skirmish-story-lost = 英雄失去一個{ $civilian }
skirmish-story-decked = { $side }抽了牌庫的最後一張卡牌
skirmish-story-draw = { $side }抽取{ $cards ->
    [none] { $n }張卡牌
   *[some] { $cards }
}
skirmish-story-to-hand = { $side }將{ $card }加入手牌
skirmish-story-discarded = { $side }棄掉{ $card }
skirmish-story-taken = { $side }拿取{ $card }
skirmish-story-offered = 翻開{ $card }
skirmish-story-removed = { $card }從遊戲中移除
skirmish-story-under = { $card }放到所屬牌庫的底部

# -- the duel: what has changed --

skirmish-change-points = 勝利點標記移向{ $who }{ $n }格
skirmish-change-marker = 神器標記移向{ $who }{ $n }格
skirmish-change-freed = { $who }的平民{ $sign ->
    [less] 減少
   *[more] 增加
}{ $n }個
skirmish-change-lost = { $who }失去{ $names }
skirmish-change-life = { $name }的生命值從{ $before }變為{ $after }

# -- Heroes: steps and clauses; $who is "you" or "the X-Men" --

heroes-story-step = 第{ $round }遊戲輪，{ $phase ->
    [deployment] 部署
    [planning] 規劃
   *[missions] 任務
}
heroes-story-turn = { $round ->
    [0] { "" }
   *[other] 第{ $round }行動輪：
}{ $who }
heroes-story-combat = { $hero ->
    [none] 對{ $villain }的戰鬥
   *[other] 戰鬥：{ $hero }對{ $villain }
}
heroes-story-drawn = { $cards ->
    [none] { $n }張{ $deck ->
        [resource] 資源卡
       *[villain] 反派卡
    }
   *[some] { $cards }
}
heroes-story-passed = { $who }跳過行動
heroes-story-first = { $who }成為起始玩家
heroes-story-archnemesis = { $who }持有頭號勁敵標記
heroes-story-points = { $who }{ $sign ->
    [less] 支付
   *[more] 得到
}{ $n }個規劃點
heroes-story-vp = { $who }{ $sign ->
    [less] 失去
   *[more] 獲得
}{ $n }個勝利點
heroes-story-headline = 「{ $card }」出現在{ $district }
heroes-story-special = 特別頭條「{ $card }」進場
heroes-story-threat = { $sums ->
    [changed] { $area }的威脅為{ $total }（標記為{ $n }）
   *[same] { $area }的威脅為{ $n }
}
heroes-story-status = { $card }{ $place }
heroes-story-wounded = { $card }{ $n ->
    [0] 痊癒
   *[other] 負傷
}
heroes-story-ko = { $card }已被擊倒{ $n }次
heroes-story-ally-point = { $card }有{ $n }個規劃點
heroes-story-troubleshoot = { $who }排解「{ $card }」
heroes-story-reduced = { $card }將其降低{ $n }
heroes-story-use = { $nobody ->
    [yes] { $card ->
        [none] { "" }
       *[other] { $card }的
    }{ $ability }生效
   *[no] { $who }使用{ $card ->
        [none] { "" }
       *[other] { $card }的
    }{ $ability }
}
heroes-story-event = { $who }打出事件「{ $card }」
heroes-story-scheme = { $who }進行密謀（{ $option }）
heroes-story-plan = { $who }執行{ $card ->
    [none] 一個主計畫
   *[other] 主計畫「{ $card }」
}
heroes-story-plan-done = 「{ $card }」完成
heroes-story-plan-failed = { $card ->
    [none] 主計畫失敗
   *[other] 「{ $card }」失敗
}
heroes-story-resolved = { $who }排解「{ $card }」{ $yes ->
    [yes] 成功
   *[no] 失敗
}
heroes-story-used = { $who ->
    [none] { $names }生效
   *[other] { $who }使用{ $names }
}
heroes-story-story = { $who }得到故事「{ $card }」
heroes-story-look = { $who }查看{ $card }
heroes-story-roll = 麻煩等級為{ $n }
heroes-story-powers = { $power }對上{ $other }
heroes-story-power-used = 對手{ $used ->
    [no] 沒有使用能力
   *[yes] 使用{ $power }
}
heroes-story-no-power = 沒有能力
heroes-story-fighter = { $card }在本次交鋒出戰
heroes-story-attack = { $card }攻擊得{ $mine }個命中，對方防禦得{ $theirs }個{ $result ->
    [fails] ，攻擊未果
    [prevented] ，但沒有造成擊倒
    [defeat] ，擊敗{ $other }
   *[ko] ，造成第{ $n }次擊倒
}
heroes-story-outwit = { $result ->
    [tie] 機智對決以{ $mine }比{ $theirs }平手
   *[other] { $card }以{ $mine }比{ $theirs }贏得機智對決{ $result ->
        [prevented] ，但沒有造成擊倒
        [defeat] ，擊敗{ $other }
       *[ko] ，造成第{ $n }次擊倒
    }
}
heroes-story-fought = { $side ->
    [hero] 英雄獲勝
    [villain] 反派獲勝
   *[nobody] 戰鬥結束，沒有勝者
}
heroes-story-draw = { $who ->
    [none] { "" }
   *[other] { $who }
}抽取{ heroes-story-drawn }
heroes-story-villains = { $who ->
    [none] { $cards }登場
   *[other] { $who }派出{ $cards }
}
heroes-story-discarded = { $who }棄掉{ $cards }
heroes-story-ally = { $who }打出盟友{ $card }{ $n ->
    [0] { "" }
   *[other] （放上{ $n }個規劃點）
}
heroes-story-ally-leaves = 盟友{ $card }離開{ $who }
heroes-story-power-up = { $who }將「{ $card }」放置進場
heroes-story-track = { $cards }進入故事列
heroes-story-track-last = 「{ $card }」移到故事列的最後一格
heroes-story-story-lost = { $cards }離開故事列，無人得到
heroes-story-most-wanted = { $card ->
    [none] 該反派
   *[other] { $card }
}成為通緝要犯
heroes-story-lead-again = 通緝要犯{ $card }是帶頭反派

# -- Heroes: what has changed --

heroes-change-vp = { $who }{ $sign ->
    [less] 失去
   *[more] 獲得
}{ $n }個勝利點
heroes-change-ko = { $card }已被擊倒{ $n }次
heroes-change-recovery = { $card }休養中
heroes-change-threat = { $area }的威脅從{ $before }變為{ $after }
heroes-change-points = { $who }的規劃點{ $sign ->
    [less] 減少
   *[more] 增加
}{ $n }個
