# A card described outside of a game: its facts, its text, where it comes from.

card-line = { $code } { $name } - { $kind }{ $cost ->
    [-1] { "" }
   *[other] ，費用{ $cost }
} - { $set }
card-head = { $name }：{ $kind }，{ $set }，{ $code }
card-in-english = 英文名稱：{ $name }{ $own ->
    [yes] 。中文名稱為我們自譯，並非官方名稱。
   *[no] { "" }
}
card-kind = { $kind }（{ $aspect }）
card-boost = { $n ->
    [0] 沒有增效圖示
   *[other] { $n }個增效圖示
}{ $star ->
    [yes] ，有增效異能。
   *[no] 。
}
card-source = { $source ->
    [printed] 來源：已出版的卡牌；文字由其規則產生。
    [rulebook] 來源：規則書；文字由其規則產生。
    [public] 來源：關於此卡牌的公開資訊；文字由其規則產生。
    [invented] 來源：自創，沒有已出版的卡牌具有這些數值。
   *[none] 來源：未註明。
}
card-source-fields = { $source ->
    [printed] 出自已出版的卡牌：{ $fields }。
    [rulebook] 出自規則書：{ $fields }。
    [public] 公開資訊：{ $fields }。
    [invented] 自創：{ $fields }。
   *[none] 未註明來源：{ $fields }。
}
card-cost = 費用{ $n }
card-pays = 產生{ $resources }
card-each = { $each ->
    [1] （每位玩家）
   *[0] { "" }
}
card-hp = 生命值{ $n }{ card-each }
card-hand-size = 手牌上限{ $n }
card-start = 起始威脅值{ $n }{ card-each }
card-target = 目標威脅值{ $n }{ card-each }
card-accel = 每輪增加{ $n }點威脅{ card-each }
card-atk-cons = 攻擊後自身承受{ $n }點傷害
card-thw-cons = 化解後自身承受{ $n }點傷害
card-nemesis = { $hero }的勁敵

# -- explanations --

explain-clause = { $section }：{ $statement }（{ $id }）
explain-decision = { $question }{ $decision }（{ $id }）
explain-terms = 可以查詢的詞語：
explain-several = 「{ $word }」可能是：{ $names }{ $more ->
    [0] { "" }
   *[other] ，以及另外{ $more }個
}。請輸入更多字。
explain-unknown = 沒有名為「{ $word }」或相近的規則條文、詞語或卡牌。查詢「terms」可列出詞語。
explain-refusal = { $what }：{ $why }（{ $clause }）
explain-nothing-called = 你在場上或手中看得到的卡牌，沒有或不只一張名為{ $word }；請輸入完整名稱、名稱加數值（例如：犀牛人 攻擊值），或選項的編號。
explain-plain = { $name }沒有會改變的數值，現在也沒有什麼妨礙你使用它。
