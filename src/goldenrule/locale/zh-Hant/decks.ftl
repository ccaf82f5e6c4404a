# The words of the command `deck`.

deck-summary = { $name }：{ $hero }，{ $aspect }，{ $n }張卡牌。
deck-no-aspect = 沒有風格
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
deck-chosen-identity = { $n }張身份卡牌，其每個牌組都有（MC-DECK-05）。
deck-chosen-allies = { $n }個盟友：所有{ $aspect }和基礎的盟友，因為他們能攻擊、化解和防禦。
deck-chosen-resources = { $n }張資源卡，已達牌組可放的張數：用來支付其他卡牌。
deck-chosen-aspect = { $n }張{ $aspect }卡牌：其餘每種一張，費用低的優先。
deck-chosen-basic = { $n }張基礎卡牌：其餘每種一張，費用低的優先。
deck-chosen-more = 再加{ $n }張相同的卡牌，費用低的優先，直到牌組滿。
