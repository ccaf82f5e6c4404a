# 回顧已記錄的遊戲：`goldenrule review`。

review-title = { $game }回顧：{ $who }
review-won = 獲勝。
review-lost = 落敗。
review-draw = 平手。
review-open = 遊戲尚未結束；目前的勝率為{ $chance }%。
review-sums = { $n }個決定，勝率由{ $start }%到{ $end }%：抉擇{ $choice }，運氣{ $luck }。
review-note = 閱讀方式：每個勝率都是從你當時所知出發，隨機發出未知的卡，多次試玩後估計而得。「抉擇」是某個回答與更佳回答相比的損失。「運氣」是其餘一切：卡牌、骰子、其他玩家，以及估計未料到的事。這些估計比較各回答的優劣，比預測結果更可靠。
review-note-short = 依該座位當時所知。抉擇：比更好的回答少了多少；運氣：其餘一切。
review-turning = 轉折點
review-steady = 沒有任何一個決定大幅改變勝率。
review-where = { $round ->
    [0] 第{ $n }個決定
   *[other] 第{ $round }輪，第{ $n }個決定
}
review-change = { $before }%到{ $after }%（抉擇{ $choice }，運氣{ $luck }）
review-row = { $where }：{ $change }。{ $asked }{ $answer }。
review-better = 更好的是：{ $what }（在{ $worlds }局試玩中多{ $gain }±{ $error }個百分點）。
review-option = { $what }：{ $chance }%{ $sure ->
    [yes] ±{ $error }
   *[no] {""}
}（{ $worlds }局試玩）
review-round = { $round ->
    [0] 開始時{ $chance }%
   *[other] 第{ $round }輪{ $chance }%
}
review-chart = { $n }個決定中的勝率，由{ $start }%到{ $end }%：{ $rounds }
review-weighed = 考慮過的選項
review-here = 從這裡接著玩
review-label = { $name }：
review-play-on = 從其中一處接著玩：{ $command }
review-all = 全部{ $n }個決定
review-decisions = 全部決定
review-col-when = 何時
review-col-answer = 回答
review-col-before = 之前
review-col-after = 之後
review-col-choice = 抉擇
review-col-luck = 運氣
review-written = 已寫入：{ $path }
review-from = { $new }：從{ $name }第{ $n }個決定開始的練習遊戲，原本的遊戲不變。
review-box = { $title }：{ $text }
review-box-best = 最佳決定
review-box-better = 更好的選擇
review-box-decided = 何時決定勝負
review-box-luck = 決定與運氣
review-box-compared = { $where }：{ $what }。從那裡起勝率為{ $chance }%；另一選項為{ $than }%：{ $other }。
review-box-gained = { $where }：{ $what }。勝率比另一選項高{ $gain }個百分點：{ $other }。
review-box-turned = { $where }：{ $what }。勝率在此{ $by ->
    [choice] 因這個選擇
   *[luck] 因運氣
}由{ $before }%變為{ $after }%，再也沒有{ $won ->
    [yes] 低於
   *[no] 高於
}一半。
review-box-sums = 全部決定合計，抉擇{ $choice ->
    [0] 沒有損失勝率
   *[other] 損失{ $choice }個百分點的勝率
}；運氣（一切不由你決定的事）{ $way ->
    [more] 增加{ $luck }點
    [less] 減少{ $luck }點
   *[none] 沒有影響
}。
review-asked = { $asked }{ $answer }
