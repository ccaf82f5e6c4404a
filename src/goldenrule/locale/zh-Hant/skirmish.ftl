# The words of Marvel: Skirmish! In New York: names, questions, options, the log, card texts, reasons.

skirmish-side-0 = 英雄
skirmish-side-1 = 反派
skirmish-colour-red = 紅色
skirmish-colour-yellow = 黃色
skirmish-colour-green = 綠色
skirmish-colour-blue = 藍色
skirmish-civilian-red = 紅色平民
skirmish-civilian-yellow = 黃色平民
skirmish-civilian-green = 綠色平民
skirmish-civilian-blue = 藍色平民
skirmish-any = 任意
skirmish-slot-manhattan = 曼哈頓{ $n }
skirmish-slot-sanctum = 至聖所{ $n }
skirmish-slot-tower = 復仇者大廈
skirmish-card-name = { $name }{ $version ->
    [boosted] （強化）
   *[other] { "" }
}
skirmish-card-at = { $slot }的{ $name }
skirmish-a-card = 一張卡牌
skirmish-nobody = 空格位
skirmish-with-figures = { $card }，{ $figures }
skirmish-standing = { $card }，力量{ $strength }，生命值{ $left }/{ $life }
skirmish-the-rules = 規則
skirmish-strength = 力量
skirmish-life = 生命值
skirmish-plus = ＋

# -- questions --

skirmish-prompt-recruit = 招募：你要打出或使用什麼？
skirmish-prompt-pay = 為{ $card }支付{ $symbols }。
skirmish-prompt-paid = 已支付：{ $paid }。
skirmish-paid-part = { $card }（{ $symbol }）
skirmish-prompt-slot = { $card }：放在哪個格位？
skirmish-prompt-civilian = 解救哪個平民？
skirmish-prompt-lose-civilian = 你的哪個平民放回遊戲盒？
skirmish-prompt-artifact = 你拿取哪件神器？
skirmish-prompt-moment = 現在要使用神器嗎？
skirmish-prompt-discard = { $n ->
    [1] 棄掉哪張卡牌？
   *[other] 棄掉哪張卡牌？（還有{ $n }張）
}
skirmish-prompt-choose = { $card }：{ $text }哪張卡牌？
skirmish-prompt-choose-some = { $card }：{ $text }哪些卡牌？
skirmish-prompt-may = { $card }：{ $text }要嗎？
skirmish-prompt-mode = { $card }：{ $text }哪一項？

# -- options --

skirmish-option-play = 打出{ $card }：費用{ $cost }；{ $figures }
skirmish-option-replace = 以{ $card }替換{ $old }：免費；{ $figures }
skirmish-option-use = 使用{ $card }：{ $text }
skirmish-option-civilian = 花費一個{ $civilian }
skirmish-option-ignore = 不支付：無視該符號
skirmish-option-slot = { $slot }，對面{ $facing }
skirmish-option-free = { $slot }的{ $civilian }
skirmish-option-lose = 一個{ $civilian }
skirmish-option-take = 拿取{ $card }：{ $text }
skirmish-option-discard = { $kind ->
    [battlefield] 將{ $card }放到戰場牌庫底
   *[other] 棄掉{ $card }，{ $colour }
}
skirmish-option-pick = { $card }
skirmish-option-yes = 是
skirmish-option-no = 否
skirmish-option-done = 就這些
skirmish-option-pass = 現在不要
skirmish-option-pass-all = 現在不用，有新情況才再問
skirmish-option-done-recruit = 進入攻擊
# On the button that confirms, beside the card itself.
skirmish-brief-play = 打出{ $card }
skirmish-brief-replace = 以{ $card }替換{ $old }

# -- the log --

skirmish-log-turn = 第{ $n }回合：{ $side }。
skirmish-log-phase = { $phase ->
    [recruitment] 招募階段。
    [attack] 攻擊階段。
   *[draw] 抽牌階段。
}
skirmish-log-play = { $side }打出{ $card }。
skirmish-log-pay-civilian = 以一個{ $civilian }支付。
skirmish-log-ignore = 無視一個符號（{ $symbol }）。
skirmish-log-replace = { $card }替換{ $old }。
skirmish-log-use = 使用{ $card }。
skirmish-log-attack = { $card }攻擊，無人防禦。
skirmish-nothing-left = 沒有其他付得起的牌：進入攻擊。在對手行動之前可以收回。
skirmish-log-attack-card = { $card }攻擊{ $defender }。
skirmish-log-damage = { $card }承受{ $n }點傷害。
skirmish-log-heal = 治療{ $card }的{ $n }點傷害。
skirmish-log-prevented = 防止{ $card }的{ $n }點傷害。
skirmish-log-strengthen = 回合結束前，{ $card }的力量增加{ $n }。
skirmish-log-hold = { $card }在其下一個攻擊階段不攻擊。
skirmish-log-defeat = { $card }被擊敗。
skirmish-log-points = { $side }獲得{ $n }個勝利點。
skirmish-log-marker = 神器標記移向{ $side }；{ $n ->
    [0] 位於正中央
   *[other] 離正中央{ $n }格
}。
skirmish-log-freed = { $slot }的一個{ $civilian }獲救。
skirmish-log-lost = 英雄失去一個{ $civilian }。
skirmish-log-decked = { $side }抽了牌庫的最後一張卡牌。
skirmish-log-to-hand = { $source ->
    [deck] { $side }抽取{ $card }。
    [battlefields] { $side }拿取{ $known ->
        [yes] { $card }
       *[no] 一張戰場卡
    }。
   *[other] { $card }進入{ $side }的手牌。
}
skirmish-log-placed = { $source ->
    [hand] { $side }將{ $card }放在{ $slot }。
   *[other] { $card }來到{ $slot }。
}
skirmish-log-discarded = { $side }棄掉{ $card }。
skirmish-log-taken = { $side }拿取{ $card }。
skirmish-log-offered = 翻開{ $card }。
skirmish-log-removed = { $card }從遊戲中移除。
skirmish-log-under = { $pile ->
    [pile] { $card }正面朝下放到神器牌堆底。
    [battlefields] { $card }放到戰場牌庫底。
   *[deck] { $card }放到{ $side }的牌庫底。
}

# -- cards: abilities --

skirmish-text-immediate = { $moment ->
    [played] 打出
   *[placed] 放置
}時：{ $does }。
skirmish-text-attack = 此卡牌攻擊後：{ $does }。
skirmish-text-action = 你的每個招募階段限1次，你可以{ $does }。
skirmish-text-single-use = 一次性，使用後從遊戲中移除：{ $does }。
skirmish-text-permanent = { $when }{ $test }，{ $does }。
skirmish-text-if = ，如果{ $cond }
skirmish-text-strength-bonus = { $per ->
    [none] { $to }的力量增加{ $fixed ->
        [yes] { $amount }
       *[no] ，數值等於{ $amount }
    }
   *[other] { $per }，{ $to }的力量增加1
}
    .equal = yes
skirmish-text-life-bonus = { $per ->
    [none] { $to }的生命值增加{ $fixed ->
        [yes] { $amount }
       *[no] ，數值等於{ $amount }
    }
   *[other] { $per }，{ $to }的生命值增加1
}
    .equal = yes
skirmish-text-protection = 每當{ $to }將承受{ $attacks_only ->
    [yes] 來自攻擊的
   *[no] { "" }
}傷害時，該傷害減少{ $amount }點
    .to = one
skirmish-text-cheaper = 你打出{ $of ->
    [none] 卡牌
   *[other] { $of }
}時，可以無視其費用中的{ $amount }個「任意」符號
    .of = that
skirmish-text-cheaper-battlefields = 你打出戰場卡時，費用減少{ $amount }個自選的符號
skirmish-text-battlefield-bonus = 你打出的戰場卡多提供{ $amount }個勝利點
skirmish-text-draw-bonus = 在你的抽牌階段多抽{ $amount }張卡牌
skirmish-text-no-bonus = { $to }攻擊時得不到地點獎勵
skirmish-text-cannot-attack = { $to }不攻擊

skirmish-when-defeated = { $ofform ->
    [one-this] 當
   *[other] 每當
}{ $of }被擊敗時
    .of = one
skirmish-when-played = 每當{ $ofform ->
    [one-mine] { $of }
    [one-theirs] { $of }
   *[other] { $of }被打出
}時
    .of = one played
skirmish-when-damaged = 每當{ $of }承受傷害時
    .of = one
skirmish-when-attacked = 每當{ $of }攻擊後
    .of = one
skirmish-when-recruitment = 你的招募階段開始時
skirmish-when-draw-phase = 你的抽牌階段開始時
skirmish-when-civilian-freed = 每當你解救平民時
skirmish-when-battlefield-played = 每當你打出戰場卡時
skirmish-when-artifact-taken = 每當你拿取神器時

# -- cards: effects --

skirmish-join-modes = { $first }；{ $second }
skirmish-op-damage = 使{ $to }{ $number ->
    [one] { "" }
   *[other] 各
}承受{ $amount }點傷害
skirmish-op-damage-both = 使對手的每張卡牌承受{ $opposing }點傷害，你的每張卡牌{ $inside ->
    [yes] （包括此卡牌）
   *[no] { "" }
}承受{ $own }點傷害
skirmish-op-heal = 治療{ $to }{ $number ->
    [one] 的
   *[other] 各
}{ $amount }點傷害
skirmish-op-strengthen = 回合結束前，{ $to }的力量{ $number ->
    [one] 增加
   *[other] 各增加
}{ $amount }
skirmish-op-hold = { $to }在其所有者的下一個攻擊階段不攻擊
skirmish-op-defeat = 擊敗{ $to }
skirmish-op-dismiss = 將{ $to }放到棄牌堆
skirmish-op-return-to-hand = 將{ $of }放回{ $ofform ->
    [one-mine] 你的手牌
    [other-mine] 你的手牌
   *[other] 其所有者的手牌
}
skirmish-op-put-under-deck = 將{ $of }放到牌庫底
skirmish-op-put-into-play = 將{ $of }放置進場
skirmish-op-move-card = 將{ $of }移動到其陣營的空格位
skirmish-op-swap = { $otherform ->
    [one-opposite] 使{ $other }和{ $one }交換格位
   *[other] 使{ $one }和{ $other }交換格位
}
skirmish-op-draw = 抽取{ $n }張卡牌
skirmish-op-opponent-draws = 對手抽取{ $n }張卡牌
skirmish-op-discard = 棄掉{ $n }張手牌
skirmish-op-opponent-discards = 對手自選棄掉{ $n }張手牌
skirmish-op-discard-at-random = 隨機棄掉{ $n }張手牌
skirmish-op-opponent-discards-at-random = 對手隨機棄掉{ $n }張手牌
skirmish-op-discard-hands = 雙方玩家棄掉所有手牌
skirmish-op-gain-points = 獲得{ $n }個勝利點
skirmish-op-lose-points = 對手獲得{ $n }個勝利點
skirmish-op-move-artifact-marker = 將神器標記朝你移動{ $n }格
skirmish-op-free-civilians = 解救任意區域的{ $n }個平民
skirmish-op-free-civilian-here = 解救此卡牌所在區域的1個平民
skirmish-op-lose-civilians = 英雄將自己已解救的{ $n }個平民放回遊戲盒
skirmish-op-take-battlefield-cards = 拿取{ $n }張戰場卡
skirmish-op-location-bonus = 得到此卡牌格位的地點獎勵
skirmish-op-bonus-of = 得到{ $location ->
    [manhattan] 曼哈頓
    [sanctum] 至聖所
   *[tower] 復仇者大廈
}的獎勵
skirmish-op-remove-artifact = 將{ $of }從遊戲中移除
skirmish-op-repeat = 執行{ $times }次：{ $do }

# -- cards: which --

skirmish-one = { $number ->
    [one] 1張
   *[other] { "" }
}
skirmish-one-artifact = { $number ->
    [one] 1件
   *[other] { "" }
}
skirmish-card = { $kind_one ->
    [none] 卡牌
   *[other] { $kind_one }
}
skirmish-played = { $kind_one ->
    [none] 角色
   *[other] { $kind_one }
}
skirmish-np-where = { $of }{ $ofform ->
    [one-artifact] { skirmish-one-artifact }{ $cond }神器
    [other-artifact] { $cond }神器
   *[other] { skirmish-one }{ $cond }卡牌
}
    .of = whose
skirmish-np-subject = 該{ $case ->
    [whose] { "" }
   *[other] 卡牌
}
    .form = one
skirmish-np-this = 此{ $case ->
    [whose] { "" }
   *[other] 卡牌
}
    .form = one-this
skirmish-np-own-cards = { $case ->
    [whose] 你的
    [who] 你
    [played] 你打出{ skirmish-played }
   *[other] 你的{ skirmish-one }{ skirmish-card }
}
    .form = other-mine
skirmish-np-other-own-cards = { $case ->
    [whose] 你其他的
    [who] 你其他
    [played] 你打出其他{ skirmish-played }
   *[other] 你的{ skirmish-one }其他{ skirmish-card }
}
    .form = other-mine
skirmish-np-opposing-cards = { $case ->
    [whose] 對手的
    [who] 對手
    [played] 對手打出{ skirmish-played }
   *[other] 對手的{ skirmish-one }{ skirmish-card }
}
    .form = other-theirs
skirmish-np-all-cards = { $number ->
    [one] { "" }
   *[other] 所有
}{ $case ->
    [whose] { "" }
    [who] { "" }
   *[other] { skirmish-one }{ skirmish-card }
}
skirmish-np-opposite = { $case ->
    [whose] 對面的
    [who] 對面的卡牌中
   *[other] 對面的卡牌
}
    .form = one-opposite
skirmish-np-neighbours = { $case ->
    [whose] 你相鄰的
    [who] 你相鄰卡牌中
   *[other] 你的{ skirmish-one }相鄰{ skirmish-card }
}
skirmish-np-opposite-neighbours = { $case ->
    [whose] 與對面格位相鄰的對手的
    [who] 與對面格位相鄰的對手卡牌中
   *[other] 與對面格位相鄰的{ skirmish-one }對手{ skirmish-card }
}
skirmish-np-facing = { $case ->
    [whose] { $of }對面的
    [who] { $of }對面的卡牌中
   *[other] { $of }對面的{ skirmish-one }卡牌
}
skirmish-np-same-location = { $case ->
    [whose] { $of }在此地點的
    [who] { $of }在此地點的卡牌中
   *[other] { $of }在此地點的{ skirmish-one }{ skirmish-card }
}
    .of = { $number ->
        [one] one who
       *[other] each who
    }
    .form = { $ofform ->
        [other-theirs] other-theirs
        [other-mine] other-mine
        [one-theirs] other-theirs
        [one-mine] other-mine
       *[other] other
    }
skirmish-np-defender = { $case ->
    [whose] 防禦的
    [who] 防禦者中
   *[other] 防禦者
}
    .form = one
skirmish-np-discard-pile = { $case ->
    [whose] 你棄牌堆中的
    [who] 你棄牌堆中
   *[other] 你棄牌堆中的{ skirmish-one }{ skirmish-card }
}
    .form = other-mine
skirmish-np-hand = { $case ->
    [whose] 你手中的
    [who] 你手中
   *[other] { $kind_one ->
        [none] 你的{ skirmish-one }手牌
       *[other] 你手中的{ skirmish-one }{ $kind_one }
    }
}
    .form = other-mine
skirmish-np-own-artifacts = { $case ->
    [whose] 你的
   *[other] 你的{ skirmish-one-artifact }神器
}
    .form = other-artifact
skirmish-np-opposing-artifacts = { $case ->
    [whose] 對手的
   *[other] 對手的{ skirmish-one-artifact }神器
}
    .form = other-artifact
skirmish-np-offered-artifacts = { $case ->
    [whose] 至聖所的
   *[other] 至聖所的{ skirmish-one-artifact }神器
}
    .form = other-artifact
skirmish-that = { $negated ->
    [yes] 非{ $is_ }
   *[no] { $is_ }
}
skirmish-for-which = 符合「{ $cond }」的
skirmish-is-has-colour = { $colour }
    .noun = { $colour }卡牌
skirmish-is-is-main = 主要角色
    .noun = 主要角色
skirmish-is-is-side = 次要角色
    .noun = 次要角色
skirmish-is-is-battlefield = 戰場
    .noun = 戰場卡
skirmish-is-is-boosted = 強化
    .noun = 強化卡牌
skirmish-is-is-damaged = 受傷
    .noun = 受傷卡牌
skirmish-is-is-character = 「{ $character }」
    .noun = 名為「{ $character }」的卡牌
    .without = 非「{ $character }」卡牌
skirmish-is-is-at = { $location ->
    [manhattan] 位於曼哈頓的
    [sanctum] 位於至聖所的
   *[tower] 位於復仇者大廈的
}
    .noun = { $location ->
        [manhattan] 位於曼哈頓的
        [sanctum] 位於至聖所的
       *[tower] 位於復仇者大廈的
    }卡牌

# -- cards: how many --

skirmish-num-damage-on = { $of }上的傷害
    .each = { $of }上每有1點傷害
skirmish-num-strength-of = { $of }的力量
skirmish-num-printed-strength-of = { $of }印有的力量
skirmish-num-life-of = { $of }的生命值
skirmish-num-hand-size = 你的手牌數
    .each = 你每有1張手牌
skirmish-num-opponent-hand-size = 對手的手牌數
    .each = 對手每有1張手牌
skirmish-num-discard-size = 你棄牌堆的卡牌數
    .each = 你的棄牌堆每有1張卡牌
skirmish-num-points = 你領先的勝利點
skirmish-num-opponent-points = 對手領先的勝利點
skirmish-num-freed-civilians = 英雄已解救的平民數
    .each = 英雄每有1個已解救的平民
skirmish-num-civilians-left = 曼哈頓的平民數
    .each = 曼哈頓每有1個平民
skirmish-num-civilians-here = 此區域的平民數
    .each = 此區域每有1個平民
skirmish-num-artifacts = 你的神器數
    .each = 你每有1件神器
skirmish-num-opponent-artifacts = 對手的神器數
    .each = 對手每有1件神器
skirmish-num-free-slots = 你的空格位數
    .each = 你每有1個空格位

# -- cards: whether --

skirmish-if-it = { $it }{ $negated ->
    [yes] 不是
   *[no] 是
}{ $is_ }卡牌
skirmish-if-exists = { $negated ->
    [yes] 沒有{ $of }
   *[no] 有{ $of }
}
skirmish-if-own-cards = 你在場的卡牌{ $negated ->
    [yes] 少於{ $n }張
   *[no] 至少有{ $n }張
}
skirmish-if-at-least = { $left }{ $negated ->
    [yes] 小於{ $right }
   *[no] 至少為{ $right }
}
skirmish-if-at-location = 此卡牌{ $negated ->
    [yes] 不在
   *[no] 在
}{ $location ->
    [manhattan] 曼哈頓
    [sanctum] 至聖所
   *[tower] 復仇者大廈
}
skirmish-if-unopposed = 對面的格位{ $negated ->
    [yes] 不是空的
   *[no] 是空的
}
skirmish-if-had-defender = { $negated ->
    [yes] 沒有防禦者
   *[no] 有防禦者
}
skirmish-if-defeated-defender = 防禦者{ $negated ->
    [yes] 沒有被擊敗
   *[no] 被擊敗
}
skirmish-if-your-turn = 現在是{ $negated ->
    [yes] 對手的回合
   *[no] 你的回合
}
skirmish-if-you-are-heroes = 你扮演{ $negated ->
    [yes] 反派
   *[no] 英雄
}

# -- cards: facts --

skirmish-kind = { $kind ->
    [battlefield] 戰場
    [artifact] 神器
   *[other] { $faction ->
        [heroes] 英雄
       *[other] 反派
    }，{ $kind ->
        [main] 主要角色
       *[other] 次要角色
    }
}
skirmish-kind-boosted = { $kind }，強化 (+)
skirmish-filter-main = 主要角色
skirmish-filter-side = 次要角色
skirmish-filter-battlefield = 戰場
skirmish-filter-artifact = 神器
skirmish-card-line = { $code }：{ $name }，{ $kind }
skirmish-card-head = { $name }，{ $kind }（{ $code }）
skirmish-card-cost = 費用{ $cost }
skirmish-card-strength = 力量{ $n }
skirmish-card-life = 生命值{ $n }
skirmish-card-points = { $n }個勝利點

# -- reasons --

skirmish-not-in-play = 場上沒有名為「{ $word }」的卡牌。
skirmish-why-no-slot = 沒有空格位，也沒有同名卡牌可替換
skirmish-why-no-colour = 你無法支付這部分費用：{ $symbols }
skirmish-why-too-few = 要支付其費用，你的手牌還少{ $n }張
skirmish-why-fresh = 在本回合才拿取，之後的回合才能使用
skirmish-why-used = 本階段已使用過
skirmish-why-nothing-played = 本階段尚未打出卡牌
skirmish-why-no-effect = 現在不會改變任何事
skirmish-unasked = { $why }；因此以目前的狀況不會詢問你
skirmish-waits-by-itself = 在其文字所述的時候自動發生；只有寫著「可以」時才會詢問你
skirmish-waits-action = 在你的每個招募階段會詢問你一次
skirmish-waits-own-turn = 在你自己回合的兩個步驟之間、能產生作用時，會詢問你
skirmish-waits-any-turn = 在任何回合的兩個步驟之間、能產生作用時，會詢問你
