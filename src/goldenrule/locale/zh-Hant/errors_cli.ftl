# Errors, as the English file of this name has them.


bad-code-or-file = 「{ $word }」不是以{ $mark }開頭的局面代碼，也不是可讀取的檔案。
bad-companion-there = 已有桌面「{ $name }」；請以`goldenrule companion { $name }`繼續，或為新的命名：`goldenrule companion { metavar-name } --heroes ...`
bad-no-such-companion = 沒有桌面「{ $name }」可繼續；請以--heroes和--scenario開始新的。
bad-no-daily = 安裝的遊戲都沒有每日遊戲。
bad-date = 「{ $text }」不是日期；請寫成{ $today }的形式。
bad-daily-to-come = { $day }的每日遊戲尚未到來；今天（UTC）是{ $today }。
bad-daily-save = 存檔{ $name }不是{ $day }的每日遊戲；請以另一個名稱存檔。
bad-eyes-seat = { $name }的座位{ $seat }沒有真人；真人的座位有：{ $listed }。
bad-eyes-which = 有數人參加{ $name }；請以--seat說明可看誰的卡牌：{ $listed }。
bad-no-lesson = { $game }沒有第{ $n }課；請從{ $known }選擇。
bad-game-option = { $title }沒有選項{ $option }；選項有{ $known }。
bad-puzzle-file = 請指定檔案：`goldenrule puzzle { $what } { metavar-file }`。
bad-puzzle-more = 謎題之後不應有其他內容；這裡有「{ $file }」。若為檔案：`puzzle play { metavar-file }`。
bad-puzzle-level = { $id }是難度；請輸入其中的謎題：{ $known }。
bad-no-puzzle = 沒有謎題「{ $id }」；`goldenrule puzzle`列出它們。
bad-report-seat = --seat用於--hide：否則報告會含有每個座位隱藏的卡牌。
bad-not-report = { $path }不是報告或已損毀；請使用另一份。
bad-report-hidden = { $path }是不含隱藏卡牌的報告；請以goldenrule code --play使用其代碼。
bad-report-empty = { $path }是沒有遊戲的報告；沒有可重播的內容。
bad-setting = 沒有設定{ $name }；設定有{ $known }。
bad-setting-value = 設定「{ $name }」為`on`或`off`，而非{ $value }。
bad-no-file = 沒有檔案「{ $name }」。{ $error }
cli-unexpected = 未預期的錯誤（{ $error }）；報告位於{ $path }。
cli-unexpected-no-report = 未預期的錯誤（{ $error }），且無法寫入報告：{ $failure }
bad-decisions-nowhere = `--decisions`需要存放的資料夾；請加上`--out 資料夾`。
bad-no-page = 未寫入{ $path }：該處已有其他類型的檔案，或屬於存檔或此處所讀的內容；請指定另一個以{ $kind }結尾的檔案。
