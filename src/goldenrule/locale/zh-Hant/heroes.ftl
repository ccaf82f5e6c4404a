# The words of Marvel Heroes: names, questions, options, the log, card texts, reasons.

heroes-area-upper_manhattan = 上曼哈頓
heroes-area-central_manhattan = 中曼哈頓
heroes-area-the_village = 格林威治區
heroes-area-lower_manhattan = 下曼哈頓
heroes-area-queens = 皇后區
heroes-area-brooklyn = 布魯克林
heroes-district-central_harlem = 中哈林
heroes-district-morningside_heights = 晨邊高地
heroes-district-east_harlem = 東哈林
heroes-district-carnegie_hill = 卡內基山
heroes-district-central_park = 中央公園
heroes-district-upper_west_side = 上西城
heroes-district-upper_east_side = 上東城
heroes-district-midtown = 中城
heroes-district-chelsea = 雀兒喜
heroes-district-greenwich_village = 格林威治村
heroes-district-hells_kitchen = 地獄廚房
heroes-district-east_side = 東城
heroes-district-tribeca = 翠貝卡
heroes-district-lower_east_side = 下東城
heroes-district-east_village = 東村
heroes-district-financial_district = 金融區
heroes-district-astoria = 阿斯托利亞
heroes-district-long_island_city = 長島市
heroes-district-steinway = 史坦威
heroes-district-sunnyside = 桑尼賽德
heroes-district-williamsburg = 威廉斯堡
heroes-district-bedford_stuyvesant = 貝德福德·史岱文森
heroes-district-greenpoint = 綠點
heroes-district-brooklyn_heights = 布魯克林高地
heroes-district = { $name }（{ $symbol }）
heroes-team = { $name }
heroes-scenario-place = 劇本卡
heroes-symbol-circle = 圓形
heroes-symbol-cross = 叉形
heroes-symbol-diamond = 菱形
heroes-symbol-star = 星形
heroes-colour-red = 紅色
heroes-colour-orange = 橙色
heroes-colour-yellow = 黃色
heroes-threat-crime = 犯罪
heroes-threat-danger = 危險
heroes-threat-mystery = 謎團
heroes-skill-mystic = 神祕
heroes-skill-protection = 保護
heroes-skill-fight = 格鬥
heroes-skill-investigation = 調查
heroes-skill-rescue = 救援
heroes-skill-science = 科學
heroes-stage-prologue = 序章
heroes-stage-development = 發展
heroes-stage-conclusion = 終章
heroes-kind-stage = { $kind }，{ $stage }
heroes-scheme-threat = 提高威脅
heroes-scheme-draw = 抽取反派
heroes-scheme-combat = 強化戰鬥
heroes-on-card-ready = 就緒，尚未上地圖
heroes-on-card-supporting = 在自己的卡上支援
heroes-on-card-recovery = 休養中
heroes-supporting-in = 在{ $area }支援
heroes-ready-at = { $where }就緒
heroes-at = 在{ $district }
heroes-at-scenario = 在劇本卡上
heroes-card-at = { $card }（{ $place }）
heroes-die-0 = 空白
heroes-die-1 = 麻煩
heroes-die-2 = 命中
heroes-die-3 = 命中
heroes-die-4 = 命中加增效
heroes-die-5 = 兩個命中
heroes-die-again = { $die }（再擲：{ $again }）
heroes-no-dice = 沒有骰子
heroes-no-power = 尚未展示的能力
heroes-nobody = 無人
heroes-a-card = 一張卡牌
heroes-the-rules = 規則
heroes-join-modes = { $first }；或：{ $second }
heroes-comma = 、

# -- questions --

heroes-prompt-turn = 行動{ $n }/{ $of }：你要做什麼？
heroes-prompt-action = 你要以哪個行動作為此行動的一部分？
heroes-prompt-destination = { $card }：去哪裡？
heroes-prompt-destination-all = 你的英雄去哪裡？
heroes-prompt-escort = { $card }移動：支援的英雄要同行嗎？
heroes-prompt-travel = 誰同行？
heroes-prompt-story = 故事列：你要做什麼？
heroes-prompt-keep = 你有{ $points }個規劃點。每位英雄處於什麼狀態？打出哪個盟友？
heroes-prompt-assign = 你有{ $points }個規劃點。每位英雄處於什麼狀態？打出哪個盟友？
heroes-prompt-plan-heroes = 你有{ $points }個規劃點。祕密決定：你的英雄各處於什麼狀態？
heroes-prompt-ally = 你有{ $points }個規劃點。打出哪個盟友？
heroes-prompt-dismiss = 盟友太多：哪一個離場？
heroes-prompt-power-up = 將哪個隊伍優勢放置進場？
heroes-prompt-plan = { $card }：你要執行下一個主計畫嗎？{ $archnemesis ->
    [yes] 你持有頭號勁敵標記，所以在此可行。
   *[no] {""}
}
heroes-prompt-scheme = { $card }：你要密謀（{ $option }）嗎？{ $archnemesis ->
    [yes] 你持有頭號勁敵標記，所以在此可行。
   *[no] {""}
}
heroes-prompt-draw-villain = 你要抽取1張反派卡嗎？
heroes-fights-with = { $card }（擊倒{ $ko }；{ $powers }）
heroes-against = { $heroes ->
    [none] {""}
   *[other] ，對手為{ $heroes }
}
heroes-prompt-lead = 麻煩等級{ $n }{ heroes-against }：打出誰作為帶頭反派，以及哪些增援和特工？
heroes-prompt-backup = 麻煩等級{ $n }{ heroes-against }：打出哪個增援或特工？
heroes-prompt-backup-free = 不支付麻煩：打出哪個增援或特工？
heroes-prompt-backup-followers = 接著與{ $name }戰鬥，他召來黨羽：打出剛抽的哪些卡（不支付麻煩）？
heroes-prompt-fighter = 對{ $card }的第{ $n }次交鋒：誰出戰？
heroes-prompt-power = 第{ $n }次交鋒：{ $card }對{ $other }使用哪個能力？{ $barred ->
    [none] {""}
   *[other] 有異能禁止{ $barred }。
}
heroes-prompt-confront = 主計畫「{ $card }」：你的英雄要與{ $name }（擊倒值{ $ko }，黨羽{ $n }）對峙嗎？
heroes-prompt-pay = { $card }：棄掉哪張卡牌來支付？
heroes-prompt-discard = { $card }：棄掉哪張卡牌？
heroes-prompt-champions = { $card ->
    [none] 你的兩位英雄進行最終決戰：誰先上？
   *[other] 最終決戰：誰與{ $card }同去？
}
heroes-prompt-most-wanted = { $full ->
    [yes] 通緝格已滿：棄掉哪個反派？
   *[no] { $card }獲勝了：要讓該反派成為通緝要犯嗎？
}
heroes-prompt-choose = { $card }：你選擇哪一個？
heroes-prompt-choose-some = { $card }：你選擇哪些？
heroes-prompt-may = { $card }：要使用其效果嗎？
heroes-prompt-mode = { $card }：哪個效果？
heroes-prompt-use = { $when }：你要使用什麼嗎？
heroes-now-combat-start = 戰鬥開始時
heroes-now-sequence-start = 第{ $n }次交鋒開始時
heroes-now-roll = { $roll ->
    [attack] 攻擊
    [defense] 防禦
   *[outwit] 機智
}
heroes-now-before-roll = { $whose ->
    [mine] 你
   *[theirs] 對手
}的{ heroes-now-roll }擲骰（{ $count }顆骰子）之前
heroes-now-after-roll = { $whose ->
    [mine] 你
   *[theirs] 對手
}的{ heroes-now-roll }擲骰：{ $dice }＝{ $whose ->
    [mine] { $worth }
   *[theirs] { $otherworth }
}個命中{ $compared ->
    [yes] { $whose ->
        [mine] ，對上{ $otherworth }個命中
       *[theirs] ，對上你的{ $worth }個命中
    }
   *[no] { "" }
}
heroes-now-result = 你擲出{ $own }＝{ $worth }個命中，對手擲出{ $other }＝{ $otherworth }個命中
heroes-now-ko = { $ko ->
    [mine] 你
   *[theirs] 對手
}即將被擊倒
heroes-now-duel = 機智對決即將開始
heroes-now-sequence-end = 第{ $n }次交鋒結束時
heroes-now-combat-end = 戰鬥結束時
heroes-now-trouble-roll = 麻煩擲骰前
heroes-now-troubleshoot = 麻煩等級為{ $n }
heroes-now-action = 作為行動
heroes-now-planning = 你的規劃開始時
heroes-now-scheme-use = 你進行密謀
heroes-now-deployment = 部署中
heroes-now-resolved = 頭條已結算

# -- options --

heroes-option-move = 移動{ $card }（{ $place }）
heroes-option-troubleshoot = { $where }排解「{ $card }」：{ $type }，威脅{ $threat }，專長{ $skill }，{ $vp }個勝利點{ $mastermind ->
    [yes] ，超級反派
   *[no] { "" }
}
heroes-option-treat = 醫療：治療{ $card }
heroes-option-story = 故事行動：抽取1張資源卡，然後處理故事列
heroes-option-use = { $ability }{ $card ->
    [none] { "" }
   *[other] （{ $card }）
}：{ $does }{ $points ->
    [-1] { "" }
    [0] 該盟友離場。
   *[other] （盟友上的規劃點：{ $points }。）
}
heroes-option-event = 打出事件「{ $card }」：{ $does }
heroes-option-go = { $district }{ $area ->
    [none] { "" }
   *[other] ，{ $area }
}{ $headline ->
    [none] { "" }
   *[other] ：「{ $headline }」
}
# Behind an action: where to, and with whom.
heroes-aim-go = { $district }{ $headline ->
    [none] { "" }
   *[other] （「{ $headline }」）
}
heroes-aim-later-destination = 其他地方
heroes-aim-later-story = 抽卡後再決定
heroes-aim-home-destination = 卡上
heroes-aim-support-at-destination = 支援格
heroes-aim-escort-escort = 與{ $card }
heroes-aim-pass-escort = 獨自
heroes-aim-advance-story = 推進故事列
heroes-aim-last-story = 將{ $card }放到最後
heroes-aim-done-story = 故事列保持不變
heroes-plan-of = { $card }{ $says ->
    [none] { "" }
   *[other] ：{ $says }
}
heroes-plan-ready = 就緒，{ $n }點
heroes-plan-keep = 留下，{ $n }點
heroes-plan-support = 支援，{ $n }點
heroes-plan-rest = 休養
heroes-plan-recall = 回到卡上休養
heroes-plan-ally = { $n }點{ $on ->
    [0] { "" }
   *[other] ，盟友上放{ $on }點
}
heroes-option-space = { $area }的支援格
heroes-option-home = 回到卡上{ $status ->
    [ready] ，休養
   *[other] ，支援
}
heroes-option-escort = { $card }同行
heroes-option-advance = 推進故事列：最後一則故事歸其隊伍
heroes-option-last = 將{ $card }放在最後一格
heroes-option-keep = { $card }留下，{ $n }個規劃點
heroes-option-recall = { $card }回到卡上休養
heroes-option-ready = { $card }就緒，{ $n }個規劃點
heroes-price-points = { $n }個規劃點
heroes-more-dice = 多{ $n }顆骰子
heroes-price-trouble = { $n }點麻煩
heroes-ally-uses = 可用{ $n }次
heroes-ally-loyal = 效忠你的隊伍：支付的規劃點留在其上，可多用1次
heroes-option-support = { $card }支援，{ $n }個規劃點
heroes-option-rest = { $card }繼續休養
heroes-assigned = { $card }{ $status ->
    [ready] 就緒
    [supporting] 支援
   *[recovery] 休養
}
heroes-option-assign = { $heroes }：{ $n }個規劃點
heroes-option-ally = { $card }，{ heroes-ally-uses }，{ $cost }個規劃點：{ $says }
heroes-option-power-up = { $card }：{ $says }
heroes-option-wanted = 將{ $card }放到空的通緝格
heroes-option-plan = 執行主計畫「{ $card }」：{ $says }
heroes-option-scheme-threat = 提高威脅：麻煩擲骰{ $n ->
    [0] 不多加骰子
   *[other] 多{ $n }顆骰子
}
heroes-option-scheme-draw = 抽取反派：抽取{ $n }張反派卡
heroes-option-scheme-combat = 強化戰鬥：帶頭反派計算增效
heroes-option-lead = { $card }{ $wanted ->
    [yes] （通緝要犯）
   *[no] { "" }
}：需求{ $need }，費用{ $cost }點麻煩，擊倒值{ $ko }；攻擊/防禦/機智：{ $powers }
    .under = 帶頭反派（麻煩）
heroes-option-backup = { $card }，{ $type ->
    [agent] 特工
   *[other] 增援
}{ $cost ->
    [-1] { "" }
   *[other] ，{ $cost }點麻煩
}：{ $does }
    .under = 增援或特工（麻煩）
heroes-option-fight = { $card }（擊倒{ $ko }/{ $of }）
heroes-option-pick = { $card }
heroes-option-discard = 棄掉{ $card }
heroes-option-mode = { $says }
heroes-power-brief = { $colour }{ $attack }/{ $defense }/{ $outwit }
heroes-power = { $name }（{ $colour }）：攻擊{ $attack }、防禦{ $defense }、機智{ $outwit }
heroes-option-yes = 是
heroes-option-no = 否
heroes-option-yes-confront = 是：與超級反派對峙
heroes-option-no-confront = 否：主計畫完成
heroes-option-yes-draw-villain = 是：抽取1張反派卡
heroes-option-pass-turn = 跳過
heroes-option-pass-action = 不採取行動
heroes-option-pass-escort = 無人同行
heroes-option-pass-travel = 沒有其他人
heroes-option-pass-story = 故事列維持原狀
heroes-option-pass-ally = 不打出盟友
heroes-option-pass-power-up = 不放置隊伍優勢
heroes-option-pass-plan = 現在不執行主計畫
heroes-option-pass-scheme = 現在不密謀
heroes-option-pass-lead = 不打出帶頭反派（{ $last ->
    [yes] {""}
   *[no] 若無人打出，
}{ $team }排解頭條並獲得{ $vp }個勝利點）
heroes-option-pass-backup = 就這些
heroes-option-pass-choose-some = 就這些
heroes-option-pass-moment = 不使用

# -- the log --

heroes-log-round = 第{ $n }遊戲輪。
heroes-log-phase = { $phase ->
    [deployment] 部署。
    [planning] 規劃。
   *[missions] 任務。
}
heroes-log-action-round = 第{ $n }行動輪。
heroes-log-turn = 輪到{ $who }。
heroes-log-passed = { $who }跳過行動。
heroes-log-first = { $who }是起始玩家。
heroes-log-archnemesis = { $who }持有頭號勁敵標記。
heroes-log-points = { $who }{ $sign ->
    [less] 支付
   *[more] 得到
}{ $n }個規劃點。
heroes-log-vp = { $who }{ $sign ->
    [less] 失去
   *[more] 獲得
}{ $n }個勝利點。
heroes-log-headline = 「{ $card }」出現在{ $area }的{ $district }。
heroes-log-special = 特別頭條「{ $card }」進場。
heroes-log-threat = { $n ->
    [0] { "" }
   *[other] { $area }的威脅標記為{ $n }。
}
heroes-log-status = { $card }：{ $place }。
heroes-log-wounded = { $card }{ $n ->
    [0] 痊癒
   *[other] 負傷
}。
heroes-log-ko = { $n ->
    [0] { "" }
   *[other] { $card }已被擊倒{ $n }次。
}
heroes-log-ally-point = { $n ->
    [0] { $card }上沒有規劃點了
   *[other] { $card }上有{ $n }個規劃點
}。
heroes-log-troubleshoot = { $who }排解「{ $card }」。
heroes-log-trouble = 麻煩等級為{ $n }。
heroes-log-reduced = { $card }使麻煩等級降低{ $n }。
heroes-log-use = { $nobody ->
    [yes] { $card ->
        [none] { "" }
       *[other] { $card }的
    }{ $ability }生效。
   *[no] { $who }使用{ $card ->
        [none] { "" }
       *[other] { $card }的
    }{ $ability }。
}
heroes-log-event = { $who }打出事件「{ $card }」。
heroes-log-scheme = { $who }進行密謀：{ $option }。
heroes-log-plan = { $who }執行{ $card ->
    [none] 一個主計畫
   *[other] 主計畫「{ $card }」
}。
heroes-log-plan-done = 主計畫「{ $card }」完成。
heroes-log-plan-failed = { $card ->
    [none] 主計畫失敗。
   *[other] 主計畫「{ $card }」失敗。
}
heroes-log-confront = { $who }{ $yes ->
    [yes] 與超級反派對峙
   *[no] 不與超級反派對峙
}。
heroes-log-resolved = 「{ $card }」：{ $who }{ $yes ->
    [yes] 成功
   *[no] 失敗
}。
heroes-log-story = { $who }得到故事「{ $card }」。
heroes-log-look = { $who }查看{ $card }。
heroes-log-shuffle = { $deck ->
    [resource] 混洗資源牌庫。
    [villain] 混洗反派牌庫。
    [headline] 混洗頭條牌庫。
   *[story] 混洗故事牌庫。
}
heroes-log-side = { $side ->
    [hero] 英雄
    [villain] 反派
   *[nobody] 無人
}
heroes-log-roll = { $kind ->
    [trouble] 麻煩擲骰
    [attack] { heroes-log-side }的攻擊
    [defense] { heroes-log-side }的防禦
   *[outwit] { heroes-log-side }的機智
}{ $boost ->
    [yes] （計算增效）
   *[no] { "" }
}：{ $dice }＝{ $n }{ $kind ->
    [trouble] 點麻煩
   *[other] 個命中
}。
heroes-log-dice = { heroes-log-side }的上一次擲骰現為{ $dice }，共{ $n }個命中。
heroes-log-reroll = { heroes-log-side }重擲：{ $dice }。
heroes-log-powers = { $hero }使用{ $power }；{ $villain }使用{ $other }。
heroes-log-fight = { $hero ->
    [none] 多位英雄可以與{ $villain }戰鬥。
   *[other] { $hero }與{ $villain }戰鬥。
}
heroes-log-fighter = { $card }在本次交鋒出戰。
heroes-log-initiative = { heroes-log-side }擁有主動權。
heroes-log-unfought = { heroes-log-side }沒有攻擊：不進行攻擊。
heroes-log-hits = 結果：{ $mine }個命中對{ $theirs }個命中。
heroes-log-fought = { $side ->
    [hero] 英雄贏得戰鬥。
    [villain] 反派贏得戰鬥。
   *[nobody] 戰鬥結束，沒有勝者。
}
heroes-log-to-hand = { $who }{ $drawn ->
    [yes] 抽取{ $known ->
        [yes] { $card }
       *[no] { $deck ->
            [resource] 1張資源卡
           *[villain] 1張反派卡
        }
    }
   *[no] 將{ $known ->
        [yes] { $card }
       *[no] 1張卡牌
    }加入手牌
}。
heroes-log-ally = { $who }打出盟友{ $card }。
heroes-log-ally-leaves = 盟友{ $card }離開{ $who }。
heroes-log-power-up = { $who }將隊伍優勢「{ $card }」放置進場。
heroes-log-track = { $last ->
    [yes] 「{ $card }」移到故事列的最後一格。
   *[no] 「{ $card }」進入故事列。
}
heroes-log-story-lost = 「{ $card }」離開故事列，無人得到。
heroes-log-most-wanted = { $card }成為通緝要犯。
heroes-log-lead = { $who }打出{ $card }作為帶頭反派。
heroes-log-lead-again = 通緝要犯{ $card }是帶頭反派。
heroes-log-backup = { $who }打出{ $card }作為增援或特工。
heroes-log-discarded = { $who }棄掉{ $card }。

# -- the stage: rolls of a combat. $dice are dice in words, $mine and $theirs what they come to. --

heroes-told-power = { $card }使用{ $power }。
heroes-told-roll = { $kind ->
    [trouble] 麻煩擲骰：{ $dice }。共{ $n }點麻煩。
    [attack] { $card }攻擊：{ $dice }。共{ $n }個命中。
    [defense] { $card }防禦：{ $dice }。共{ $n }個命中。
   *[outwit] { $card }擲機智：{ $dice }。共{ $n }個命中。
}
heroes-told-reroll = { $card }重擲：{ $dice }。
heroes-told-dice = { $card }現為{ $dice }。共{ $n }個命中。
heroes-told-hits = { $result ->
    [tie] 機智對決以{ $mine }比{ $theirs }平手。
    [duel] { $card }以{ $mine }比{ $theirs }在機智對決中勝過{ $other }。
    [hits] { $card }擊中{ $other }：{ $mine }個命中對{ $theirs }個。
   *[fails] { $card }沒有擊中{ $other }：{ $mine }個命中對{ $theirs }個。
}

# -- cards: abilities --

heroes-text-label = { $kind ->
    [combat] 戰鬥，{ $when }
    [support] 支援，{ $when }
    [ally] 盟友，{ $when }
    [backup] 增援，{ $when }
    [scenario] { $when }{ $moment ->
        [deployment] （起始玩家）
       *[other] { "" }
    }
   *[other] { $when }
}
heroes-text-always = { $label }
heroes-text-ability = { $name }（{ $label }）。{ $does }
heroes-text-paid = { $label }。{ $does }
heroes-text-unnamed = { $label }：{ $does }
heroes-text-named = { $name }：{ $says }
heroes-text-cost = { $cost }：{ $does }
heroes-text-if = 如果{ $cond }，{ $does }
heroes-text-agent = { $changes }。
heroes-cost-resources = 棄掉{ $n }張資源卡
heroes-cost-villains = 棄掉{ $n }張反派卡
heroes-cost-plot-points = 支付{ $n }個規劃點
heroes-cost-ko = 被擊倒{ $n }次
heroes-cost-discard = 棄掉此卡牌
heroes-cost-recovery = 此英雄進入休養

heroes-moment-combat-start = 戰鬥開始時
heroes-moment-sequence-start = 交鋒開始時
heroes-moment-before-roll = { $whose ->
    [mine] 你的下一次
    [theirs] 對手的下一次
   *[any] 任一次
}{ heroes-moment-rolls }前
heroes-moment-after-roll = { $whose ->
    [mine] 你的上一次
    [theirs] 對手的上一次
   *[any] 任一次
}{ heroes-moment-rolls }後
heroes-moment-rolls = { $rolls ->
    [attack] 攻擊擲骰
    [defense] 防禦擲骰
    [outwit] 機智擲骰
    [attack-defense] 攻擊或防禦擲骰
    [attack-outwit] 攻擊或機智擲骰
    [defense-outwit] 防禦或機智擲骰
   *[all] 擲骰
}
heroes-moment-result = { $rolls ->
    [attack] { $whose ->
        [mine] 你的攻擊
        [theirs] 對手的攻擊
       *[any] 攻擊
    }得出結果時
    [outwit] 機智對決得出結果時
   *[all] 兩次擲骰得出結果時
}
heroes-moment-ko = { $whose ->
    [mine] 你被擊倒時
    [theirs] 對手被擊倒時
   *[any] 有人被擊倒時
}
heroes-moment-duel = 機智對決即將開始時
heroes-moment-sequence-end = 交鋒結束時
heroes-moment-combat-end = 戰鬥結束時
heroes-moment-trouble-roll = 麻煩擲骰前
heroes-moment-troubleshoot = 降低麻煩時
heroes-moment-action = 作為行動
heroes-moment-planning = 你規劃時
heroes-moment-scheme = 你密謀時
heroes-moment-deployment = 每次部署時
heroes-moment-resolved = 贏得或輸掉頭條時
heroes-when-resolved = 你{ $won ->
    [yes] 贏得
   *[no] 輸掉
}{ $mastermind ->
    [yes] 有超級反派的
    [no] 沒有超級反派的
   *[any] { "" }
}{ $skill ->
    [none] { "" }
   *[other] 專長為{ $skill }的
}{ $threat_type ->
    [crime] 犯罪頭條
    [danger] 危險頭條
    [mystery] 謎團頭條
   *[any] 頭條
}時
heroes-while-finale = 在最終決戰中，{ $says }

# -- cards: modifiers --

heroes-more-or-less = { $sign ->
    [less] 減少
   *[more] 增加
}
heroes-counts-or-not = { $sign ->
    [less] 不計算增效
   *[more] 計算增效
}
heroes-mod-attack = { $of }的攻擊{ heroes-more-or-less }{ $n }
heroes-mod-defense = { $of }的防禦{ heroes-more-or-less }{ $n }
heroes-mod-outwit = { $of }的機智{ heroes-more-or-less }{ $n }
heroes-mod-ko = { $of }的擊倒值{ heroes-more-or-less }{ $n }
heroes-mod-crime = { $of }的犯罪值{ heroes-more-or-less }{ $n }
heroes-mod-danger = { $of }的危險值{ heroes-more-or-less }{ $n }
heroes-mod-mystery = { $of }的謎團值{ heroes-more-or-less }{ $n }
heroes-mod-level = { $of }的等級{ heroes-more-or-less }{ $n }
heroes-mod-threat = { $of }的威脅{ heroes-more-or-less }{ $n }
heroes-mod-followers = { $of }的黨羽{ heroes-more-or-less }{ $n }名
heroes-mod-boost = { $of }{ heroes-counts-or-not }
heroes-mod-support-cost = { $of }作為支援英雄的費用{ heroes-more-or-less }{ $n }個規劃點
heroes-mod-requirement = { $of }帶頭所需的麻煩等級{ heroes-more-or-less }{ $n }
heroes-mod-cost = { $of }的費用{ heroes-more-or-less }{ $n }點麻煩
heroes-mod-max-allies = 你在場的盟友上限{ heroes-more-or-less }{ $n }個
heroes-mod-scheme-threat = 你密謀時，除了另一個密謀選項外，還可以提高威脅
heroes-mod-scheme-draw = 你密謀時，除了另一個密謀選項外，還可以抽取反派
heroes-mod-scheme-combat = 你密謀時，除了另一個密謀選項外，還可以強化戰鬥

# -- cards: effects on a roll --

heroes-dice-all = { $face ->
    [any] 所有骰子
    [idle] 所有沒有命中的骰子
    [blank] 所有空白的骰子
    [trouble] 所有顯示麻煩的骰子
    [hit] 所有顯示命中的骰子
    [single] 所有顯示單一命中的骰子
    [double] 所有顯示兩個命中的骰子
   *[boost] 所有顯示增效的骰子
}
heroes-dice-some = { $face ->
    [any] 最好的{ $n }顆骰子
   *[other] { $n ->
        [1] 1顆
       *[other] 至多{ $n }顆
    }{ $face ->
        [idle] 沒有命中
        [blank] 空白
        [trouble] 顯示麻煩
        [hit] 顯示命中
        [single] 顯示單一命中
        [double] 顯示兩個命中
       *[boost] 顯示增效
    }的骰子
}
heroes-of-roll = { $of ->
    [mine] 你的上一次擲骰
   *[theirs] 對手的上一次擲骰
}
heroes-who-rolls = { $roller ->
    [theirs] 對手
   *[mine] { "" }
}
heroes-op-add-dice = { heroes-who-rolls }{ $sign ->
    [less] 少
   *[more] 多
}擲{ $n }顆骰子
heroes-op-use-rating = { heroes-who-rolls }改擲{ $how ->
    [plain] { $n }顆骰子
    [rival] { $roller ->
        [theirs] 與你相同數量的骰子
       *[mine] 與對手相同數量的骰子
    }
   *[equal] 數量等於{ $n }的骰子
}（若較多）
    .n = phrase
heroes-op-set-dice = { heroes-who-rolls }恰好擲{ $n }顆骰子
heroes-op-allow-boost = 此次擲骰計算增效
    .beside = { $first }，且{ $second }
heroes-op-deny-boost = 此次擲骰不計算增效
    .beside = { $first }，且{ $second }
heroes-op-skip-roll = 不進行此次擲骰
heroes-op-add-hits = { heroes-of-roll }{ heroes-more-or-less }{ $n }個命中
heroes-op-remove-dice = 從{ heroes-of-roll }中移除{ $dice }
heroes-op-halve-doubles = { heroes-of-roll }中，{ $dice }{ $many ->
    [no] 算作一個命中
   *[yes] 各算作一個命中
}
heroes-op-double-hits = { heroes-of-roll }中，{ $dice }{ $many ->
    [no] 算作兩個命中
   *[yes] 各算作兩個命中
}
heroes-op-count-trouble = { heroes-of-roll }中，{ $dice }{ $many ->
    [no] 算作一個命中
   *[yes] 各算作一個命中
}
heroes-op-reroll = { $of ->
    [mine] 重擲你上一次擲骰中{ $dice }
   *[theirs] 對手重擲上一次擲骰中{ $dice }
}
heroes-op-boost-last = { heroes-of-roll }中，{ $dice }若未計算增效，各再擲一次
heroes-op-roll-more = 多擲{ $n }顆骰子，加到你的上一次擲骰

# -- cards: effects in a combat --

heroes-fighter-this-hero = 此英雄
heroes-fighter-hero = 你的英雄
heroes-fighter-this-villain = 此反派
heroes-fighter-this-mastermind = 此超級反派
heroes-fighter-lead = 帶頭反派
heroes-fighter-theirs = 對手
heroes-op-prevent-ko = 防止該次擊倒
heroes-op-inflict-ko = { $fighter }{ $extra ->
    [yes] 額外
   *[no] { "" }
}被擊倒{ $n }次
heroes-op-remove-ko = 移除{ $fighter }的{ $n }個擊倒標記
heroes-op-skip-outwit = 不進行下一次機智對決
heroes-op-skip-second = 本次交鋒沒有第二次攻擊
heroes-op-take-initiative = 你在{ $start ->
    [yes] 第一次
   *[no] 下一次
}交鋒擁有主動權
heroes-op-keep-initiative = 主動權維持不變
    .beside = { $first }，且{ $second }
heroes-op-choose-second = 對手先公開選擇能力
heroes-op-forbid-power = { $early ->
    [yes] { "" }
   *[no] 在下一次交鋒中，
}{ $of ->
    [mine] 你
   *[theirs] 對手
}{ $power ->
    [last] 不得再次使用相同的能力
    [other] 必須再次使用相同的能力
   *[colour] 不得使用{ $colour }能力
}
heroes-op-change-power = 公開重新選擇你的能力
heroes-op-modify = { $until ->
    [roll] 在這些擲骰中
    [sequence] 在本次交鋒中
    [next-sequence] 在下一次交鋒中
   *[combat] 戰鬥結束前
}，{ $stat ->
    [boost] { $fighter }{ heroes-counts-or-not }
   *[other] { $fighter }的{ $stat ->
        [attack] 攻擊
        [defense] 防禦
       *[outwit] 機智
    }{ heroes-more-or-less }{ $n }
}
    .beside = { $first }，且{ $second }
heroes-op-end-combat = 戰鬥結束，沒有勝者
heroes-op-discard-backup = 棄掉帶頭反派的{ $agents ->
    [yes] 1名特工
    [no] 1個增援
   *[any] 1個增援或特工
}
heroes-op-play-backup = 你可以從手牌打出1張反派卡作為增援或特工，不支付麻煩

# -- cards: effects in a troubleshoot action --

heroes-op-reduce-trouble = 麻煩等級降低{ $n }
heroes-op-raise-trouble = 麻煩等級提高{ $n }
heroes-op-add-trouble-dice = 麻煩擲骰{ $sign ->
    [less] 少
   *[more] 多
}{ $n }顆骰子
heroes-op-ignore-boost = 麻煩擲骰不計算增效
heroes-op-move-threat = 將{ $of }的威脅標記{ $sign ->
    [less] 降低
   *[more] 提高
}{ $n }
heroes-op-replace-headline = 將{ $of }換成新的頭條

# -- cards: effects on what players have --

heroes-player-mine = 你
heroes-player-each = 每位玩家
heroes-player-all = 任一玩家
heroes-player-others = 其他每位玩家
heroes-player-opponent = 對手
heroes-player-hero-player = 英雄玩家
heroes-who-does = { $who ->
    [mine] { "" }
   *[other] { $player }
}
heroes-at-random = { $random ->
    [yes] 隨機
   *[no] { "" }
}
heroes-op-draw-resources = { heroes-who-does }抽取{ $n }張資源卡
heroes-op-draw-villains = { heroes-who-does }抽取{ $n }張反派卡
heroes-op-discard-resources = { heroes-who-does }{ heroes-at-random }棄掉{ $n }張資源卡
heroes-op-discard-villains = { heroes-who-does }{ heroes-at-random }棄掉{ $n }張反派卡
heroes-op-gain-plot-points = { heroes-who-does }{ $sign ->
    [less] 失去
   *[more] 獲得
}{ $n }個規劃點
heroes-op-gain-vp = { heroes-who-does }{ $sign ->
    [less] 失去
   *[more] 獲得
}{ $n }個勝利點
heroes-op-look-at-hand = 查看{ $player }手中的{ $kind ->
    [resource] 資源卡
   *[villain] 反派卡
}
heroes-op-take-to-hand = 將{ $who }加入你的手牌
heroes-op-discard-card = 棄掉{ $who }
heroes-op-make-most-wanted = 將{ $who }放到空的通緝格
heroes-op-add-point = 在{ $who }上放置1個規劃點
heroes-op-put-power-up = 你可以將你的1個隊伍優勢放置進場
heroes-op-story-action = 採取{ $times ->
    [1] { "" }
    [2] 兩次
   *[other] { $times }次
}故事行動
    .times = yes
heroes-op-advance-track = 故事列推進
heroes-op-discard-stories = 棄掉故事列的前{ $n }則故事
heroes-op-put-story-last = 將{ $who }放到故事列的最後一格
heroes-op-take-story = { $who }歸其隊伍

# -- cards: effects on heroes --

heroes-op-take-action = 你可以採取{ $times ->
    [1] { "" }
    [2] 兩次
   *[other] { $times }次
}{ $kind ->
    [move] 移動行動
    [troubleshoot] 排解行動
    [treat] 醫療行動
    [story] 故事行動
    [special] 特殊行動
   *[event] 事件行動
}
    .times = yes
heroes-op-travel = 從你的就緒英雄中選擇任意數量，讓他們前往同一個街區，或進入休養
heroes-op-join = { $who }就緒，進入{ $where }所在的街區
heroes-op-to-status = { $who }在卡上變為{ $status ->
    [ready] 就緒
    [supporting] 支援
   *[recovery] 休養
}
heroes-op-place-hero = 將{ $who }放入街區（就緒）或放到支援格（支援）
heroes-op-heal = 治療{ $who }
heroes-op-wound = { $who }負傷，進入休養

# -- cards: effects that are put together --

heroes-op-repeat = { $times }次：{ $do }
heroes-op-times = { $says }{ $n ->
    [2] 兩次
   *[other] { $n }次
}

# -- cards: which --

heroes-one = { $number ->
    [one] 1張
   *[other] { "" }
}
heroes-one-person = { $number ->
    [one] 1名
   *[other] { "" }
}
heroes-one-story = { $number ->
    [one] 1則
   *[other] { "" }
}
heroes-np-where = { $of }（{ $number ->
    [one] 須
   *[other] 如果
}{ $cond }）
heroes-np-this = 此卡牌
    .form = one
heroes-placed = { $where ->
    [card] 在卡上的
    [board] 在版圖上的
    [district] 在版圖上的
    [here] 在該街區的
    [area] 在該區域支援格上的
   *[any] { "" }
}
heroes-np-heroes = { $id ->
   *[other] { heroes-placed }{ $id }
    [none] { $of ->
        [mine] 你{ heroes-placed-yours }
        [theirs] 對手{ heroes-placed-yours }
       *[all] { $number ->
            [one] { "" }
           *[other] 所有
        }{ heroes-placed }
    }{ heroes-one-person }{ $other ->
        [yes] 其他
       *[no] { "" }
    }{ $wounded ->
        [yes] 負傷
        [no] 未負傷
       *[any] { "" }
    }{ $status ->
        [ready] 就緒
        [supporting] 支援
        [recovery] 休養
       *[any] { "" }
    }英雄
}
    .form = { $id ->
        [none] other
       *[other] one
    }
heroes-placed-yours = { $where ->
    [any] 的
    [none] 的
   *[other] { heroes-placed }
}
heroes-np-fighter = { $fighter }
    .form = one
heroes-np-lead = 帶頭反派
    .form = one
heroes-np-mastermind = { $of ->
    [mine] 你的超級反派
    [theirs] 對手的{ heroes-one-person }超級反派
   *[all] { $number ->
        [one] 1名
       *[other] 所有
    }超級反派
}
    .form = { $of ->
        [mine] one
       *[other] other
    }
heroes-np-backups = 帶頭反派的{ $agents ->
    [yes] { heroes-one-person }特工
    [no] { $number ->
        [one] 1個
       *[other] { "" }
    }增援
   *[any] { $number ->
        [one] 1個增援或特工
       *[other] 增援和特工
    }
}
heroes-np-allies = { $of ->
    [mine] 你的{ heroes-one-person }盟友
    [theirs] 對手的{ heroes-one-person }盟友
   *[all] { $number ->
        [one] 1名
       *[other] 所有
    }盟友
}
heroes-np-headlines = { heroes-one-story }{ $mastermind ->
    [yes] 有超級反派的
    [no] 沒有超級反派的
   *[any] { "" }
}{ $skill ->
    [none] { "" }
   *[other] 專長為{ $skill }的
}{ $threat_type ->
    [crime] 犯罪
    [danger] 危險
    [mystery] 謎團
   *[any] { "" }
}頭條
heroes-np-here = 此頭條
    .form = one
heroes-np-most-wanted = { heroes-one-person }通緝要犯
heroes-np-track = 故事列上{ $mine ->
    [yes] 你隊伍的{ heroes-one-story }故事
   *[no] 的{ heroes-one-story }故事
}
heroes-np-my-hand = 你手中的{ heroes-one }{ $kind ->
    [resource] 資源卡
   *[villain] 反派卡
}
heroes-np-discard = { $pile ->
    [resource] 資源
   *[villain] 反派
}棄牌堆中的{ heroes-one }{ $most_wanted ->
    [yes] { "有通緝圖示的" }
   *[no] { "" }
}{ $type ->
    [ally] 盟友
    [event] 事件
    [villain] 反派
    [agent] 特工
   *[any] 卡牌
}
heroes-np-cards = { $by ->
    [mine] 你打出的
    [theirs] 他人打出的
   *[all] { "" }
}{ $id ->
   *[other] { $id }
    [none] { heroes-one }{ $most_wanted ->
        [yes] 有通緝圖示的
       *[no] { "" }
    }{ $type ->
        [hero] 英雄
        [mastermind] 超級反派
        [ally] 盟友
        [villain] 反派
        [agent] 特工
       *[any] 卡牌
    }
}
    .form = { $id ->
        [none] other
       *[other] one
    }

# -- cards: how many --

heroes-num-trouble = 麻煩等級
heroes-num-dice = { $of ->
    [mine] 你的骰子數
   *[theirs] 對手的骰子數
}
heroes-num-hits = { $of ->
    [mine] 你的命中數
   *[theirs] 對手的命中數
}
heroes-num-value = { $of ->
    [mine] 你
   *[theirs] 對手
}的{ $stat ->
    [attack] 攻擊
    [defense] 防禦
   *[outwit] 機智
}
heroes-num-kos = { $fighter }被擊倒的次數
heroes-num-level = { $of }的最高等級
heroes-num-game-round = 遊戲輪的輪數
heroes-num-action-round = 行動輪的輪數
heroes-num-vp = { $player }的勝利點
heroes-num-hand-size = { $player }手中的{ $kind ->
    [resource] 資源卡
   *[villain] 反派卡
}數量
heroes-num-power-ups = { $player }的隊伍優勢數量
heroes-num-plans = { $player }已完成的主計畫數量
heroes-num-points = 你的規劃點數量

# -- cards: whether --

heroes-no-less = { $negated ->
    [yes] 少於
   *[no] 至少有
}
heroes-is-or-not = { $negated ->
    [yes] 不是
   *[no] 是
}
heroes-if-exists = { $negated ->
    [yes] 沒有{ $of }
   *[no] 有{ $of }
}
    .of = each
heroes-if-at-least = { $left }{ $negated ->
    [yes] 小於{ $right }
   *[no] 至少為{ $right }
}
heroes-if-more-hits = 你{ $negated ->
    [yes] 沒有比對手多至少{ $n }個命中
   *[no] 比對手多至少{ $n }個命中
}
heroes-if-kos = { $fighter }有{ $negated ->
    [yes] 少於{ $n }個
   *[no] 至少{ $n }個
}擊倒標記
heroes-if-hand-size = { $player }手中{ heroes-no-less }{ $n }張{ $kind ->
    [resource] 資源卡
   *[villain] 反派卡
}
heroes-if-using = { $of ->
    [mine] 你
   *[theirs] 對手
}{ $negated ->
    [yes] 沒有使用
   *[no] 使用
}{ $colour }能力
heroes-if-initiative = { $of ->
    [mine] 你
   *[theirs] 對手
}{ $negated ->
    [yes] 沒有主動權
   *[no] 擁有主動權
}
heroes-if-supported = { $negated ->
    [yes] 沒有隊友
   *[no] 有隊友
}在該區域支援
heroes-if-id = { $id ->
    [none] { "" }
   *[other] { $id }
}
heroes-if-fight-is = { $fighter }{ heroes-is-or-not }{ $type ->
    [hero] 英雄
    [villain] 反派
    [mastermind] 超級反派
   *[any] { "" }
}{ heroes-if-id }
heroes-if-hero-is = 出戰的英雄{ heroes-is-or-not }{ heroes-if-id }{ $skill ->
    [none] { "" }
   *[other] 具備{ $skill }專長的英雄
}{ $team ->
    [none] { "" }
   *[other] { $team }的成員
}
heroes-if-headline-is = 該頭條{ heroes-is-or-not }{ $mastermind ->
    [yes] 有超級反派的
    [no] 沒有超級反派的
   *[any] { "" }
}{ $skill ->
    [none] { "" }
   *[other] 專長為{ $skill }的
}{ $threat_type ->
    [crime] 犯罪頭條
    [danger] 危險頭條
    [mystery] 謎團頭條
   *[any] 頭條
}
heroes-if-has-skill = 隊伍在該處{ $negated ->
    [yes] 沒有
   *[no] 具備
}該頭條的專長
heroes-if-in-confrontation = { $negated ->
    [yes] 沒有在與超級反派戰鬥
   *[no] 正在與超級反派戰鬥
}
heroes-if-finale = 最終決戰{ $negated ->
    [yes] 沒有在進行
   *[no] 正在進行
}
heroes-if-won = 你{ $negated ->
    [yes] 輸了
   *[no] 贏了
}
heroes-if-option = 你{ $negated ->
    [yes] 沒有
   *[no] { "" }
}選擇{ $option ->
    [threat] 提高威脅
    [draw] 抽取反派
   *[combat] 強化戰鬥
}
heroes-if-archnemesis = 你{ heroes-is-or-not }頭號勁敵
heroes-if-stage-done = 你的超級反派的{ $stage ->
    [prologue] 序章
    [development] 發展
   *[conclusion] 終章
}{ $negated ->
    [yes] 尚未完成
   *[no] 已完成
}
heroes-if-sequence = 這{ heroes-is-or-not }戰鬥的{ $number ->
    [1] 第一次交鋒
   *[other] 第{ $number }次交鋒
}
heroes-if-alone = 該街區{ $negated ->
    [yes] 還有該隊伍的其他就緒英雄
   *[no] 沒有該隊伍的其他就緒英雄
}

# -- cards: facts --

heroes-type-team = 隊伍
heroes-type-hero = 英雄，{ $of }
heroes-type-mastermind = 超級反派，{ $of }的勁敵
heroes-type-ally = 盟友{ $has ->
    [yes] ，{ $of }
   *[no] { "" }
}
heroes-type-event = 事件
heroes-type-villain = 反派
heroes-type-agent = 特工
heroes-type-headline = 頭條
heroes-type-special-headline = 特別頭條
heroes-type-story = 故事，{ $of }
heroes-type-plan = { $of }的主計畫
heroes-type-power-up = 隊伍優勢，{ $of }
heroes-type-scenario = 劇本
heroes-filter-team = 隊伍
heroes-filter-hero = 英雄
heroes-filter-mastermind = 超級反派
heroes-filter-ally = 盟友
heroes-filter-event = 事件
heroes-filter-villain = 反派
heroes-filter-agent = 特工
heroes-filter-headline = 頭條
heroes-filter-special-headline = 特別頭條
heroes-filter-story = 故事
heroes-filter-plan = 主計畫
heroes-filter-power-up = 隊伍優勢
heroes-filter-scenario = 劇本
heroes-fact-level = 等級{ $n }
heroes-fact-ko = 擊倒值{ $n }
heroes-fact-skill = 專長{ $skill }
heroes-fact-followers = 黨羽{ $n }
heroes-fact-crime = 犯罪{ $n }
heroes-fact-danger = 危險{ $n }
heroes-fact-mystery = 謎團{ $n }
heroes-fact-requirement = 麻煩等級達{ $n }可帶頭
heroes-fact-cost = 帶頭費用{ $n }點麻煩
heroes-fact-backup-cost = 增援費用{ $n }點麻煩
heroes-fact-agent = 出戰的英雄{ $changes }
heroes-fact-most-wanted = 通緝要犯
heroes-fact-threat = 威脅{ $n }
heroes-fact-symbol = { $symbol }街區
heroes-fact-vp = 價值{ $n }個勝利點
heroes-fact-mastermind = 可能有超級反派在幕後
heroes-fact-crown = 王冠：超級反派可在此密謀並執行主計畫
heroes-stat-change-attack = 攻擊{ $n }
heroes-stat-change-defense = 防禦{ $n }
heroes-stat-change-outwit = 機智{ $n }
heroes-stat-attack = 攻擊
heroes-stat-defense = 防禦
heroes-stat-outwit = 機智
heroes-stat-ko = 擊倒值
heroes-stat-crime = 犯罪
heroes-stat-danger = 危險
heroes-stat-mystery = 謎團
heroes-stat-level = 等級
heroes-stat-threat = 威脅
heroes-stat-followers = 黨羽
heroes-stat-requirement = 需求
heroes-goal-vp = 最先擁有{ $n }個勝利點的隊伍立即獲勝。
heroes-goal-plans = 最先讓自己的超級反派完成{ $n }個主計畫的玩家立即獲勝。
heroes-goal-power-ups = 最先有{ $n }個隊伍優勢在場的隊伍立即獲勝。
heroes-goal-stories = 最先持有{ $n }則故事的隊伍立即獲勝。
heroes-goal-headlines = 最先贏得{ $n }則頭條的隊伍立即獲勝。
heroes-goal-finale = 第{ $n }遊戲輪之後，依勝利點由多到少的順序，每支隊伍派出兩位英雄對抗帶有{ $followers }名黨羽的{ $name }；最先擊敗該超級反派的隊伍獲勝，若無人擊敗，所有人落敗。
heroes-goal-rounds = 遊戲在第{ $n }遊戲輪後結束：勝利點最多的隊伍獲勝。
heroes-goal-nemeses = 每支隊伍面對隨機抽出的超級反派，而非自己的勁敵。
heroes-goal-schemes = 超級反派可以在一個行動中使用{ $n ->
    [2] 兩個
   *[other] { $n }個
}不同的密謀選項。
heroes-goal-special = 特別頭條（{ $about }）：{ $how ->
    [vp] 一旦有隊伍擁有{ $n }個勝利點便進場
   *[round] 在第{ $n }遊戲輪進場
}。此後，遊戲在有隊伍贏得它的行動輪後結束，最遲在它進場的遊戲輪後結束。
heroes-card-line = { $code }：{ $name }，{ $kind }
heroes-card-head = { $name }，{ $kind }（{ $code }）
heroes-sentence = { $says }。
heroes-flavour = 「{ $text }」

# -- reasons --

heroes-not-on-table = 桌上沒有帶數值、名為「{ $word }」的卡牌。
heroes-why-recovery = 正在休養，留在卡上
heroes-why-wounded = 已負傷；醫療或下一次規劃會治療
heroes-why-no-space = 沒有其他空的支援格
heroes-why-no-hero = 其街區沒有你的就緒英雄
heroes-why-not-supporting = 支援中才能使用支援異能
heroes-why-not-in-area = 只能從相關區域的支援格支援
heroes-why-ally-in-planning = 盟友在規劃中打出
heroes-why-cost-resources = 你手中的資源卡不足以支付
heroes-why-cost-villains = 你手中的反派卡不足以支付
heroes-why-cost-points = 規劃點不足以支付
heroes-why-cost-hero = 該英雄在此戰鬥中無法支付
heroes-why-test = 目前不符合其條件
heroes-why-no-effect = 現在不會改變任何事
heroes-why-moment = 此時機已用過，或屬於另一次擲骰
heroes-why-agent = 特工不能是帶頭反派
heroes-why-requirement = 需要麻煩等級{ $n }；目前為{ $trouble }
heroes-why-cost = 費用{ $n }點麻煩；目前等級為{ $trouble }
heroes-why-backup-cost = 作為增援的費用為{ $n }點麻煩；目前等級為{ $trouble }
heroes-why-not-ally = 不是盟友；事件以行動打出
heroes-why-level = 就緒需要{ $n }個規劃點，超過你所有
heroes-why-not-ready = 未就緒，因此不能使用戰鬥異能
heroes-why-villain-in-hand = 派出作為帶頭反派或增援後才能使用
heroes-why-plan-in-hand = 是尚未執行的主計畫
heroes-why-power-up-aside = 不在場
heroes-unasked = { $why }；因此以目前的狀況不會詢問你
heroes-waits = { $forced ->
    [yes] { $moment }自動發生
   *[no] { $moment }會詢問你是否使用，但須能產生作用
}
heroes-value-place = 本次行動中，{ $card }{ $place }，被擊倒{ $ko }次。

# 卡牌上來源不同的內容。

field-abilities = 異能
field-attack = 攻擊
field-backup = 增援
field-backup-cost = 增援費用
field-code = 編號
field-cost = 費用
field-combat = 戰鬥
field-crime = 犯罪
field-danger = 危險
field-defense = 防禦
field-flavour = 背景文字
field-followers = 黨羽
field-ko = 擊倒值
field-level = 等級
field-mastermind = 超級反派
field-most-wanted = 通緝要犯
field-mystery = 謎團
field-name = 名稱
field-orange = 橙色
field-powers = 能力
field-rating = 數值
field-red = 紅色
field-rounds = 輪數
field-skill = 專長
field-support = 支援
field-symbol = 符號
field-team = 隊伍
field-threat = 威脅
field-vp = 勝利點
field-yellow = 黃色
