# The words of the commands `puzzle`, `code` and `daily`.

# -- puzzles --

puzzle-line = { $done } { $level }  { $id } { $name } { $facing }
puzzle-list-end = 已解開{ $solved }/{ $all }（*）；數字為難度。遊玩：goldenrule puzzle ID
puzzle-title = { $name }（難度{ $level }/5）
puzzle-commands = 另有：puzzle重述題目，hint下一個提示，solution完整解答，retry重新開始，undo可任意多次。
puzzle-hint = 提示：{ $text }
puzzle-solution = 從頭開始（retry）的解答，每行都可照樣輸入
puzzle-solved = 已解開：{ $name }！{ $shown ->
    [yes] 沒有星號，因為看過解答。
   *[no] { "" }
}
puzzle-failed = 未解開：目標已無法達成。
puzzle-retry = 輸入retry重新開始，undo收回，或hint、solution、quit。
puzzle-check-solution = { $works ->
    [yes] 此解答達成目標。
   *[no] 此解答未達成目標。
}
puzzle-check-obvious = 走明顯的走法之後，無法達成目標：{ $positions ->
    [0] 已經失敗。
   *[other] 搜尋了全部{ $positions }個局面。
}
puzzle-check-obvious-open = 走明顯的走法之後，仍可達成目標（搜尋了{ $positions }個局面）：{ $line }。

# -- codes --

code-known = { $who ->
    [nobody] 這是旁觀者所見的{ $name }：每次使用代碼，隱藏的卡牌都會重新發放。
   *[other] 這是{ $who }所知的{ $name }：每次使用代碼，隱藏的卡牌都會重新發放。
}
code-eyes = 這是{ $who }所知的樣子；其餘皆為隨機發放。
code-started = 來自代碼的練習遊戲，存為{ $name }：一切都可以收回。
code-about = 說明：{ $text }

# -- the daily game --

daily-started = { $date }的每日遊戲：{ $facing }。存為{ $name }。{ hides-not-daily }
hides-not-daily = 這是{ $date }的遊戲：其種子和所有隱藏的卡牌都由日期決定。
daily-once = 你已玩過{ $date }的遊戲；使用--again則不計。
daily-uncounted = 此局不計：{ $date }的結果不變。
daily-open = { $date }的遊戲尚無結果：goldenrule daily --date { $typed }
daily-result = Goldenrule每日{ $date }：{ $won ->
    [yes] 獲勝
   *[no] 落敗
}，第{ $rounds }輪 { $bar }
daily-week = 最近七天：{ $bar }（玩{ $played }局，勝{ $won }局）。
daily-streak = 連續{ $days }天。
