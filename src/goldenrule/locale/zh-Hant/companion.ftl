# The words of the companion beside a printed game.

companion-begun = 新的桌面，存為{ $name }。輸入help可看所有可輸入的指令。
companion-resumed = 繼續桌面{ $name }。輸入help可看所有可輸入的指令。
companion-left = 已離開；繼續請用：goldenrule companion { $name }
companion-setup = 請依密謀所述完成設置。{ $commands ->
    [none] { "" }
   *[other] 請輸入：{ $commands }。
}
companion-undo-nothing = 沒有可以收回的。
companion-undone = 已收回。

# -- the steps, called as those of the rules --

companion-step-take-turns = { $who }進行回合：請在桌上遊玩，並在此輸入其結果。
companion-step-discard-down = 玩家階段結束：棄至手牌上限，抽至手牌上限，重整所有卡牌。
companion-step-place-threat = { $card ->
    [none] 反派階段步驟1：在主線密謀上放置{ $n }點威脅。
   *[other] { $card }進行密謀：在主線密謀上放置{ $n }點威脅。
}
companion-step-activate-villain = 步驟2：{ $card }{ $does ->
    [attacks] 攻擊{ $who }
   *[schemes] 對{ $who }進行密謀
}。
companion-step-activate-minions = { $card }{ $does ->
    [attacks] 攻擊{ $who }
   *[schemes] 對{ $who }進行密謀
}。
companion-step-declare-defender = { $card }以攻擊值{ $n }攻擊{ $who }。誰來防禦？
companion-step-turn-boost-card = 翻開{ $card }的增效卡。
companion-step-deal-attack-damage = { $card }對{ $who }造成{ $n }點傷害。
companion-step-deal-encounter-cards = 步驟3：給每位玩家發放1張遭遇卡{ $n ->
    [0] { "" }
   *[other] ，因兇險圖示再發放{ $n }張
}。
companion-step-reveal-encounter-cards = 步驟4：{ $who }展示{ $n ->
    [1] 1張遭遇卡
   *[other] { $n }張遭遇卡中的第一張
}。
companion-step-turn-faceup = { $who }再展示1張遭遇卡。
companion-step-pass-first-player = 步驟5：起始玩家標記傳給{ $who }，本輪結束。
companion-which-order = 數件事同時發生。哪一件先發生：{ $among }？
companion-which-minion-order = 接著哪個從者發動：{ $among }？
companion-which-attach = 附加到什麼：{ $among }？
companion-ask-enter = Enter繼續。
companion-ask-card = 請輸入翻開的卡牌。
companion-ask-defend = Enter：無人。"def"：英雄；"def 2"：防禦值2；"def 2 名稱"：另一位英雄。"ally"：由盟友承受。
companion-ask-amount = Enter繼續。數字：改為該數值。
companion-ask-happens = Enter：發生。"no"：不發生，因為你的卡牌阻止了它。
companion-ask-do = 請自行處理。{ $commands ->
    [none] { "" }
   *[other] 請輸入：{ $commands }。
}完成後按Enter繼續。
companion-ask-over = Enter離開。輸入undo收回結束遊戲的事。
companion-ask-which = Enter：第一個。名稱：該個。

# -- what happens, besides the log --

companion-card = { $name }：{ $text }
companion-ally = { $card }對防禦的盟友造成{ $n }點傷害。
companion-main-scheme = { $name }（威脅{ $threat }/{ $target }）
companion-nothing = 這不會改變任何事。
companion-now = 現在：{ $card }。
companion-crisis = 沒有從{ $card }移除威脅：危機圖示或其文字保護著它。
companion-hit-points = { $card }的生命值為{ $left }/{ $of }。
companion-player = { $number } { $name }
companion-status-off = { $card }不再處於{ $status }狀態。
companion-attached = { $card }附加到{ $host }。
companion-tokens = 加速標記：{ $n }。
companion-mill-found = { $card }出現，置於棄牌堆頂：請依卡牌所述輸入`reveal NAME`或`enter NAME`。
companion-mill-nothing = 遭遇牌組用盡前沒有出現這種卡牌。

companion-help =
    Enter            前往下一步
    damage 誰 N      誰：反派、玩家編號或卡牌：九頭蛇傭兵 2
    heal 誰 N        `maximum 玩家 N`：新的最大生命值
    threat 什麼 N    放在：main或支線密謀的名稱；`thwart 什麼 N`
    stun 誰          後面加"off"則移除；confuse、tough亦同
    form 玩家        翻轉身份卡
    enter 名稱 [P]   卡牌進場，從者則與玩家P交戰
    reveal [名稱] [P] 額外展示一張卡牌：牌庫頂，或該張
    mill [N／類型]   從牌庫棄牌：N張，或直到該類型出現
    deal 玩家        一張正面朝下的遭遇卡；`nemesis 玩家`：勁敵組
    attack 誰 [P]    反派或從者依卡牌所述攻擊玩家P
    activate 誰 [P]  攻擊英雄，或對第二身份進行密謀；`scheme 誰`
    engage 從者 P    與玩家P交戰；`attach 名稱 to 附加對象`
    discard 名稱     `remove 名稱`：從遊戲中移除
    token [N]        主線密謀上的加速標記；`shuffle`：混洗牌庫
    view             桌面；why：此步驟的規則
    ? 字詞           卡牌或詞語
    undo             收回；quit：離開，不會遺失任何東西
