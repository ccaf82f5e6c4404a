# 指令`bench`的測量結果。

bench-head = Goldenrule { $version }，{ $python }，{ $machine }。單一核心，取{ $n }次中最佳的一次。
bench-row-loop = 純Python迴圈一百萬步
bench-row-decisions = 隨機遊玩，{ $table }：有選擇的決定
bench-row-games = 隨機遊玩，{ $table }：完整的一局
bench-row-clone = 在效果進行到一半時複製
bench-row-view = 一個座位看得見的內容
bench-row-determinize = 複製並重新分配隱藏的卡牌
bench-row-save = 存成JSON再讀取
bench-row-digest = 局面的摘要碼
bench-row-search = 搜尋：重新分配隱藏的卡牌，再做{ $n }個決定
bench-row-preview = 預告：每100次有95次不超過此時間
bench-row-start = 從輸入指令到第一個提問
bench-table-rhino-1 = 單人對抗犀牛人
bench-table-rhino-2 = 2位英雄對抗犀牛人
bench-table-rhino-4 = 4位英雄對抗犀牛人
bench-table-ultron-expert = 單人對抗奧創，專家模式
bench-table-ultron-4 = 4位英雄對抗奧創
bench-table-teams-2 = 2支隊伍
bench-table-teams-4 = 4支隊伍
bench-table-duel = 對決
bench-unit-rate = 次/秒
bench-unit-s = 秒
bench-unit-ms = 毫秒
bench-unit-us = 微秒
bench-gate = { $more ->
    [yes] 至少{ $gate }
   *[no] 至多{ $gate }
}：{ $passed ->
    [yes] 達標
   *[no] 未達標
}
bench-passed = { $passed ->
    [yes] 全部達標。
   *[no] 有些未達標。
}

bench-asked-head = { $game }，{ $games }局，{ $rounds }輪。每輪：
bench-asked-before = 決定
bench-asked-prompts = 提問
bench-asked-apart = 另問支付
bench-asked-enter = 只按Enter
bench-asked-lines = 輸入行數
bench-asked-all = 合計
bench-asked-goal = 目標，至多{ $goal }個提問：{ $passed ->
    [yes] 達成
   *[no] 未達成
}
