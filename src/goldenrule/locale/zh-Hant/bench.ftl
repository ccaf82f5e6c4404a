# 指令`bench`的測量結果。

bench-head = Goldenrule { $version }（{ $build ->
    [compiled] 已編譯
   *[pure] 純Python
}），{ $python }，{ $machine }。單一核心，取{ $n }次中最佳的一次。
bench-row-loop = 純Python迴圈執行一百萬次
bench-row-instructions = 隨機遊玩，{ $table }：每個決定的機器指令數
bench-row-decisions = 隨機遊玩，{ $table }：有選擇的決定
bench-row-games = 隨機遊玩，{ $table }：完整的一局
bench-row-clone = 在效果進行到一半時複製
bench-row-view = 一個座位看得到的內容
bench-row-determinize = 複製並重新分配隱藏的卡牌
bench-row-save = 存成JSON再讀取
bench-row-digest = 局面的雜湊摘要
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
bench-unit-thousand = 千
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
bench-no-instructions = 未安裝{ $program }，因此未計算機器指令數。
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

# 提問的種類。
bench-kind-turn = 回合：要做什麼
bench-kind-request = 其他玩家請求的行動
bench-kind-defend = 由誰防禦
bench-kind-interrupt = 中斷
bench-kind-response = 回應
bench-kind-order = 先處理哪一個
bench-kind-minion-order = 下一個啟動的從者
bench-kind-attach = 附加到哪裡
bench-kind-area = 卡牌給誰
bench-kind-divide = 分配間接傷害
bench-kind-search = 搜尋的卡牌
bench-kind-mulligan = 調度（起始手牌）
bench-kind-end-discard = 階段結束時棄牌
bench-kind-discard-cost = 作為費用棄掉的卡牌
bench-kind-declare = 萬用資源視為哪一種
bench-kind-ally-limit = 盟友超過上限
bench-kind-restricted = 受限的卡牌超過上限
bench-kind-choose = 選擇一個
bench-kind-choose-some = 選擇數個
bench-kind-may = 可選用的效果
bench-kind-mode = 數項效果之一
bench-kind-pay = 支付
bench-kind-discard = 要棄掉的卡牌
bench-kind-recruit = 招募階段：要做什麼
bench-kind-slot = 哪個格位
bench-kind-civilian = 要解救的平民
bench-kind-lose-civilian = 要失去的平民
bench-kind-artifact = 要拿取的神器
bench-kind-moment = 兩個步驟之間使用神器
bench-kind-action = 行動中的行動
bench-kind-destination = 英雄前往何處
bench-kind-escort = 同行的支援英雄
bench-kind-travel = 誰一起移動
bench-kind-story = 故事列
bench-kind-keep = 留下的英雄
bench-kind-assign = 一位英雄的狀態
bench-kind-plan-heroes = 所有英雄的狀態
bench-kind-ally = 要打出的盟友
bench-kind-dismiss = 離場的盟友
bench-kind-power-up = 隊伍優勢
bench-kind-plan = 主計畫
bench-kind-scheme = 密謀
bench-kind-scheme-use = 密謀時的異能
bench-kind-draw-villain = 是否抽取反派卡
bench-kind-lead = 帶頭反派
bench-kind-backup = 增援和特工
bench-kind-fighter = 由誰出戰
bench-kind-power = 能力
bench-kind-confront = 與超級反派對峙
bench-kind-champions = 最終決戰的英雄
bench-kind-most-wanted = 通緝格
bench-kind-planning = 規劃時的異能
bench-kind-deployment = 部署時的異能
bench-kind-combat-start = 戰鬥開始時的異能
bench-kind-combat-end = 戰鬥結束時的異能
bench-kind-sequence-start = 交鋒開始時的異能
bench-kind-duel = 機智對決即將開始時的異能
bench-kind-sequence-end = 交鋒結束時的異能
bench-kind-before-roll = 擲骰前的異能
bench-kind-after-roll = 擲骰後的異能
bench-kind-result = 得出結果時的異能
bench-kind-ko = 被擊倒時的異能
bench-kind-trouble-roll = 麻煩擲骰前的異能
bench-kind-troubleshoot = 降低麻煩時的異能
bench-kind-resolved = 頭條結算後的異能
