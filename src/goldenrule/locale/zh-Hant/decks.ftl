# The words of the command `deck`.

deck-summary = { $name }：{ $hero }，{ $aspect }，{ $n }張卡牌。
deck-no-aspect = 沒有風格
deck-no-hero = 沒有英雄
deck-format-marvelcdb = 供MarvelCDB使用
deck-format-text = 可閱讀或貼到別處的清單
deck-format-octgn = 供OCTGN使用
deck-format-yaml = 本程式的格式，容易編輯
deck-legal = 此牌組合法。
deck-illegal = 此牌組不合法：有{ $n }處錯誤。
deck-cost = { $cost ->
    [-2] 費用X
   *[other] 費用{ $cost }
}
deck-average = 有費用的{ $n }張卡牌，平均費用{ $average }。
deck-resources = 資源：{ $list }。
deck-types = 類型：{ $list }。
deck-traits = 特性：{ $list }。
deck-boxes = { $n ->
    [0] 不需要核心包。
    [1] 一套核心包就有這些卡牌。
   *[other] 這些張數需要{ $n }套核心包。
}
deck-dropped = 未加入，因為不認得：{ $cards }。
deck-chosen-identity = { $n }張身份卡牌，其每個牌組都有。（MC-DECK-05）
deck-chosen-allies = { $n }個盟友：所有{ $aspect }和基礎的盟友，因為他們能攻擊、化解和防禦。
deck-chosen-resources = { $n }張資源卡，已達牌組可放的張數：用來支付其他卡牌。
deck-chosen-aspect = { $n }張{ $aspect }卡牌：其餘每種一張，費用低的優先。
deck-chosen-basic = { $n }張基礎卡牌：其餘每種一張，費用低的優先。
deck-chosen-more = 再加{ $n }張相同的卡牌，費用低的優先，直到牌組滿。

deck-cited = { $text }（{ $id }）
deck-note = { $deck }：{ $note }
deck-at = { $where }，{ $place }
deck-at-line = 第{ $n }行
deck-at-slot = 項目{ $slot }
deck-card = { $card }（{ $code }）
deck-copies = { $n }張{ $card }（{ $code }）
deck-card-of = { $hero }的卡牌
deck-card-identity = 身份卡
deck-card-encounter = 遭遇卡
deck-belongs = { $card }，{ $whose }
deck-instead = { $card }：{ $n }張，應為{ $own }張

# 牌組的錯誤。
deck-has-unknown = 有{ $n }張不認得的卡牌，因此不能使用此牌組{ $short ->
    [0] { "" }
   *[other] ；取出後還差{ $short }張
}：{ $cards }。
deck-has-no-identity = 沒有身份卡；請指定一位英雄。
deck-has-identities = 有{ $n }張身份卡（{ $names }）；請選擇一張。
deck-unknown-near = { $card }（是否為{ $names }？）
deck-has-unknown-identity = 不認得身份{ $names }；英雄有{ $known }。
deck-has-too-few = 牌組有{ $n }張卡牌{ $unknown ->
    [0] { "" }
   *[other] （包括不認得的）
}，至少要{ $least }張；請加入{ $more }張。
deck-has-too-many = 牌組有{ $n }張卡牌，至多{ $most }張；請取出{ $less }張。
deck-has-not-own = { $hero }的卡牌張數不符（{ $cards }）。
deck-has-of-others = 有些卡牌既不屬於該身份，也不屬於風格，也不是基礎卡牌；請取出：{ $cards }。
deck-has-unknown-aspect = 沒有風格{ $aspect }；請從{ $known }選擇。
deck-has-other-aspects = 風格為{ $aspect }，但有其他風格的卡牌；請取出：{ $cards }。
deck-has-copies = 有{ $n }張{ $card }，多於{ $most }張；請取出{ $less }張。
deck-has-uniques = 有{ $n }張{ $card }，但它是獨特卡牌；請只留1張。
deck-has-own-title = { $card }是獨特卡牌，且與你的身份同名；請取出。
deck-has-not-required = { $hero }的{ $title }要求{ $limit ->
    [least] 至少
   *[most] 至多
}{ $asked }張（{ $aspect ->
    [none] { "" }
   *[other] { $aspect }、
}{ $trait ->
    [none] { "" }
   *[other] { $trait }、
}{ $type ->
    [none] 卡牌
   *[other] { $type }
}），但有{ $n }張。
deck-has-more-than-max = 有{ $n }張{ $card }，但一副牌組至多{ $most }張；請取出{ $less }張。

# 讀取牌組時加入、略去或解讀的內容。
deck-note-aspect = 不認得風格{ $aspect }；依卡牌決定。
deck-note-numbers = 核心包卡牌的後來印次編號不同；以名稱列出的清單（例如MarvelCDB的文字）可依名稱找到它。
deck-note-called = { $code }在那裡稱為{ $name }，但它是{ $card }；以編號為準。
deck-note-same-title = { $pack }的{ $card }視為同名的卡牌{ $code }。
deck-note-added = 已加入{ $hero }的每副牌組都有的卡牌（{ $id }）：{ $cards }。
deck-note-beside = 略去{ $key }中的卡牌：{ $cards }。
deck-note-meta = 無法讀取{ $key }；風格依卡牌決定。
deck-note-two-aspects = { $key }指定了兩種風格；此牌組視為{ $aspect }。
deck-note-section = 區段{ $section }的{ $name }不屬於牌組，已略去。
deck-note-line = { $where }的第{ $n }行不是卡牌，已略去：{ $line }。

deck-fetch-answers = 回應為{ $code }
deck-fetch-not-public = 沒有此編號的公開牌組
deck-fetch-points-to = 轉向{ $url }

# 換一張牌的價值：`deck tune`。
tune-as-is = 對上{ $scenario }，電腦`{ $bot }`以原本的牌組在{ $n }局中贏得{ $percent }（95%區間：{ $low }至{ $high }）。
tune-swap = { $out }→{ $into }
tune-worth-is = 替換的價值是勝率差（百分點），附95%區間，由{ $games }對遊戲得出：
tune-worth = { $share }（{ $low }至{ $high }）
tune-close = 差距太小，無法判定
tune-better = 較好
tune-worse = 較差
tune-rest = 這些是{ $n }種合法替換中最好的；其餘{ $rest }種在較少的局數中表現較差，已淘汰。
tune-about = 每一對的兩局以相同方式混洗。用來挑選這些替換的局數不計入，以免運氣美化結果。數值是電腦運用卡牌的成績；你也許能用得更好。
