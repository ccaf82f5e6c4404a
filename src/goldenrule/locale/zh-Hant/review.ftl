# 回顧已記錄的遊戲：`goldenrule review`。

review-title = { $game }回顧：{ $who }
review-won = 獲勝。
review-lost = 落敗。
review-draw = 平手。
review-open = 遊戲尚未結束；目前的勝率為{ $chance }%。
review-sums = { $n }次決定，由{ $start }%到{ $end }%：抉擇{ $choice }，運氣{ $luck }。
review-note = 每個勝率都是當時該座位所知之下、可能為真的各局面依經驗法則進行後的平均：用來比較優於用來預測。抉擇是在相同局面中，所選比更好的選項少了多少；運氣是之後的其餘一切：卡牌、骰子、其他玩家，以及估計未能預見的事。
review-note-short = 依當時該座位所知。抉擇：比更好的回答少了多少；運氣：其餘一切。
review-turning = 轉折點
review-steady = 沒有一次大幅改變勝率的事。
review-where = { $round ->
    [0] 第{ $n }個決定
   *[other] 第{ $round }輪，第{ $n }個決定
}
review-change = { $before }%到{ $after }%（抉擇{ $choice }，運氣{ $luck }）
review-row = { $where }：{ $change }。{ $answer }。
review-better = 更好的是：{ $what }（在相同的{ $worlds }個局面中多{ $gain }%±{ $error }）。
review-option = { $what }：{ $chance }%±{ $error }（{ $worlds }個局面）
review-round = { $round ->
    [0] 開始時{ $chance }%
   *[other] 第{ $round }輪{ $chance }%
}
review-chart = { $n }次決定中的勝率，由{ $start }%到{ $end }%：{ $rounds }
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
