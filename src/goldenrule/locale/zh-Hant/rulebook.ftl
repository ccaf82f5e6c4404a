# The rulebook as it is looked up: entries in lines, and what a search for cards does not understand.

rules-none = 此遊戲沒有可查詢的規則書。
rules-entry = { $name }：{ $text }
rules-example = 例：{ $text }
rules-see = 參見：{ $names }。
rules-more = 另見：{ $names }。
rules-ask = ? { $name }
rules-cards = 卡牌：{ $names }{ $more ->
    [0] 。
   *[other] ，另有{ $more }張。
}
rules-clauses = 規則：{ $ids }{ $more ->
    [0] 。
   *[other] ，另有{ $more }條。
}
rules-decision = { $statement }（{ $id }）
rules-otherwise = { $default }採用此解讀時：{ $later }
rules-reading = { $language }：{ $text }
rules-divergence = { $question }{ $readings }此處採用：{ $played }（{ $id }）
rules-nothing = 規則書中沒有名為「{ $word }」或相近的內容；goldenrule rules列出所有條目。
search-no-field = 卡牌搜尋沒有{ $field }；可用的有{ $fields }。
search-no-number = { $part }：{ $field }是數字，例如{ $field }:2或{ $field }:<3。
search-no-act = 沒有卡牌符合{ $part }；{ $near ->
    [none] goldenrule card 名稱可顯示卡牌的作用。
   *[other] 也許是{ $near }。
}
search-nothing = 沒有卡牌符合{ $query }；{ $near ->
    [none] 請減少字詞，或試試名稱的一部分、類型、特性或卡牌組。
   *[other] 也許是{ $near }。
}

search-field-name = 名稱
search-field-text = 文字
search-field-trait = 特性
search-field-type = 類型
search-field-set = 卡牌組
search-field-aspect = 風格
search-field-keyword = 關鍵字
search-field-icon = 圖示
search-field-resource = 資源
search-field-team = 隊伍
search-field-skill = 專長
search-field-side = 陣營
search-field-colour = 顏色
search-field-cost = 費用
search-field-does = 作用
search-field-when = 時機
