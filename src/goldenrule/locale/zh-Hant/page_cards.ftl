# 所有卡牌頁面與構築牌組頁面的文字。

page-way-cards = 卡牌
page-about-cards = 全部卡牌，可篩選
page-way-decks = 牌組
page-about-decks = 構築你自己的牌組
page-menu-cards = 所有卡牌

# -- 所有卡牌

page-gallery-find = 尋找卡牌
page-gallery-filters = { $n ->
    [0] 篩選
   *[other] 篩選（{ $n }）
}
page-gallery-clear = 清除搜尋
page-gallery-list = 卡牌
page-gallery-more = 顯示更多卡牌
page-gallery-sort = 排序
page-gallery-sort-printed = 印製順序
page-gallery-sort-name = 名稱
page-gallery-sort-cost = 費用
page-gallery-sort-type = 類型
page-gallery-back = 另一面
page-gallery-own-picture = 你自己的此卡圖片

# -- 牌組

page-decks-all = 所有牌組
page-decks-build = 構築牌組
page-decks-gone = 此瀏覽器沒有保存這個牌組。
page-decks-none = 還沒有牌組。此瀏覽器會保存你構築或匯入的牌組。
page-decks-new = 新牌組
page-decks-hero = 英雄
page-decks-choose-hero = 選擇英雄
page-decks-aspect = 風格
page-decks-no-aspect = 沒有風格
page-decks-size = 卡牌數量
page-decks-suggest = 建議一個牌組
page-decks-empty = 從英雄的卡牌開始
page-decks-import = 匯入牌組
page-decks-link = 或MarvelCDB的連結或編號
page-decks-full = 此瀏覽器保存了{ $most }個牌組，已是一場遊戲可提供的上限；請先移除一個。
page-decks-drop-sure = 要從此瀏覽器移除牌組「{ $name }」嗎？
page-decks-legal = 此牌組合法。
page-decks-broken = 違反{ $n }條規則
page-decks-play = 用此牌組遊玩
page-decks-play-any = 仍要用它遊玩
page-decks-deck = 牌組
page-decks-name = 牌組名稱
page-decks-of = { $n }張卡牌，至少需要{ $least }張
page-decks-notes = 關於如何構築的{ $n }條說明
page-decks-costs = 打出所需費用
page-decks-resources = 資源
page-decks-own = { $hero }的卡牌
page-decks-cards = 選擇的卡牌
page-decks-less = 減少1張「{ $name }」
page-decks-more = 增加1張「{ $name }」
page-decks-fitting = 顯示適合此牌組的卡牌
page-decks-fit = { $n }張卡牌適合此牌組
page-decks-keys = 方向鍵移動，+與−調整牌組，Enter開啟卡牌
page-decks-export = 匯出
page-decks-format = 格式
page-decks-save = 儲存為檔案
page-decks-copy = 複製文字
page-decks-copied = 已複製。
page-decks-copy-by-hand = 此瀏覽器不允許頁面複製；請選取文字後複製。
page-decks-text = 牌組的文字
