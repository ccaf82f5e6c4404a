# Errors of games that are played and kept.

# What to do about a file: $mend in other messages.
mend-own-file = 將它移開以重新開始
mend-seats = 刪除它以自行擔任所有座位
mend-journal = 其日誌保留了遊戲，`goldenrule resume { $name }`可繼續
mend-companion = 將它移開，並以--heroes重新開始
mend-key = 刪除它，所有牌桌的連結將失效
mend-operator-key = 刪除它，伺服器會為管理者顯示新的網址
bad-damaged = { $path }已損毀；{ $mend }。

# -- companions --------------------------------------------------------------------------------------------------------

bad-companion-old = { $path }屬於較早版本的Goldenrule；{ $mend }。
bad-companion-no-table = { $path }已損毀（不是桌面）；{ $mend }。
bad-companion-line = { $path }已損毀；{ $mend }。{ $error }
bad-companion-other = { $path }已損毀或屬於其他版本：其內容通往另一個桌面；{ $mend }。

# -- saves -------------------------------------------------------------------------------------------------------------

bad-name = { $what ->
    [companion] 桌面
    [table] 牌桌
   *[save] 存檔
}不能命名為「{ $name }」；最多40個字母、數字、「-」和「_」。
bad-name-device = 「{ $name }」在某些系統中是保留名稱；請改用另一個名稱。
bad-name-in-use = { $what ->
    [companion] 桌面
   *[game] 遊戲
}「{ $name }」已在{ $owner }中開啟；請在那裡以quit離開，或改用另一個。
bad-name-taken = 已有存檔「{ $name }」；請繼續它，或使用另一個名稱。

bad-seat-no-number = 座位為0至{ $most }的數字，而非{ $seat }。
bad-no-seat = 沒有座位{ $number }；座位為0至{ $most }。
bad-game-changed = 無法重演至此：其局面以`apply`以外的方式更改。
bad-no-played-game = 只有`new_game`或`load`所建的遊戲可以存檔，而非{ $game }。
bad-file-name = 檔案名稱為文字或`Path`，而非{ $path }。
bad-file-nul = 檔案不能名為{ $name }：名稱不含`NUL`。
bad-seed = 種子為數字或文字，而非{ $seed }。
bad-seed-digits = 種子的位數太多；請用較小的數字或文字。
bad-code-begin = 局面代碼以{ $mark }開頭；這個以{ $words }開頭：請完整複製。
bad-code-long = 此局面代碼有{ $n }個字元；最多讀取{ $most }個。
bad-code-character = 此局面代碼含有代碼不用的字元；請重新複製。
bad-code-incomplete = 此局面代碼不完整或被更改；請重新完整複製。
bad-code-large = 此局面代碼超過{ $most }位元組，不是局面。
bad-code-wrong = 此局面代碼不含局面：{ $why }；請索取新的。
bad-code-other = 此局面代碼含有的不是局面；請索取新的。
bad-code-packs = 此局面代碼以資料夾指定卡包，只有遊戲的選項可以如此。
bad-code-game = 此局面屬於未安裝的遊戲{ $game }。
bad-code-version = 此局面代碼以其他卡牌或其他版本的規則所建；請索取新的。
bad-code-impossible = 此局面代碼含有不可能的局面。{ $error }
bad-code-bots = 此局面代碼的電腦位於不存在的座位，或占滿所有座位；請索取新的。
bad-no-companions = 安裝的遊戲都沒有實體遊戲輔助。
bad-game-no-companion = { $title }沒有實體遊戲輔助。
bad-companion-lines = 輔助最多讀取{ $lines }行，每行最多{ $most }個字元。
bad-companion-over = 遊戲已結束；undo可收回使它結束的事。
bad-companion-not-written = 無法寫入{ $path }（{ $reason }）；請設定`GOLDENRULE_HOME`。
bad-game-name = 遊戲名稱為文字，而非{ $name }。
bad-no-game = 沒有遊戲{ $name }；{ $known ->
    [none] 沒有安裝任何遊戲，請重新安裝Goldenrule
   *[other] 請從{ $known }選擇
}。
bad-game-kind = 無法使用遊戲{ $name }：它的進入點不符合docs/add_a_game.md的要求。
bad-save-running = 「{ $name }」是進行中的遊戲，會遮蓋此存檔；請使用另一個名稱。
bad-save-other = 存檔「{ $name }」是另一局遊戲，會遺失；請使用另一個名稱，或輸入`save { $name } over`覆寫。
bad-no-lessons = 沒有「{ $game }」的課程；請從{ $known }選擇。
bad-seat-yours = 座位{ $seat }不能是你的；座位為1至{ $most }。
bad-seat-no-bots = 座位{ $seat }不能是你的；它用於有電腦的遊戲：請以--bots指定。
bad-no-seat-bot = 沒有座位給電腦：唯一的座位是你的；請增加英雄。
bad-too-many-bots = { $most }個座位有{ $n }個電腦；請減少。
bad-save-outdated = 遊戲「{ $name }」所用的規則或卡牌與現在的不同，無法繼續；其紀錄位於{ $path }：請刪除它，或以當時的版本{ $version }繼續。
bad-saves-over = 所有存檔都已結束；`goldenrule play`開始新的，`goldenrule resume { $name }`顯示最後一局的結尾。
bad-no-packs = 遊戲「{ $name }」不使用卡包。
bad-no-decks = 遊戲「{ $name }」不需要構築牌組。
bad-not-in-play = 場上沒有名為「{ $word }」的卡牌。
bad-no-card = 沒有卡牌「{ $word }」。
bad-no-card-near = 沒有卡牌「{ $word }」；你是指{ $names }嗎？
bad-no-saves = 沒有可繼續的存檔；請以`goldenrule play`開始。
bad-save-moment = 存檔「{ $name }」存在，但「{ $moment }」不是其名稱的一部分；只有`goldenrule play --from { $name }@12`可指定時刻：12次決定之後。
bad-no-save = 沒有存檔「{ $name }」；{ $known ->
    [none] 尚無任何存檔。
   *[other] 最近的有{ $known }。
}
bad-bot-seat = 沒有座位{ $seat }給電腦；座位為0至{ $most }。
bad-standing-seat = 座位{ $seat }不能有預設回答的真人；真人的座位有{ $known }。
bad-language = { $where }：沒有「{ $tag }」的文字；語言有{ $known }。
language-preview = { $tag }（{ $name }，預覽版）
bad-no-standing-answer = 沒有預設回答「{ $answer }」；應為{ $known }之一。
bad-not-deleted = 無法刪除{ $path }（{ $reason }）。
bad-stats-later = { $path }由較新版本的Goldenrule寫入；請安裝該版本。
bad-stats-busy = 無法使用{ $path }（{ $why }）；是否有其他程式正在使用？
bad-stats-not-used = 無法使用{ $path }（{ $why }）；是否有空間且可寫入？
bad-stats-damaged = { $path }已損毀（{ $why }）；請移開，或以`goldenrule stats --delete`刪除。
bad-no-card-listed = 沒有卡牌「{ $word }」；`goldenrule cards { $game }`列出全部。
bad-several-cards = 有數張卡牌的名稱含有「{ $word }」：{ $names }{ $more ->
    [0] 。
   *[other] ，另有{ $more }張。
}
bad-case-seat = { $words }：沒有座位{ $seat }；座位有{ $known }。
bad-case-before-setup = { $at }.{ $name }：即將設置的遊戲還沒有這一項；請移除，或寫另一個階段。
problem-of-case = { $place }：{ $error }
bad-option-names = 選項「{ $option }」為名稱的清單，而非{ $value }。
bad-option-many-names = 選項「{ $option }」有{ $n }個名稱，最多讀取{ $most }個；請減少。
bad-option-long-name = 選項「{ $option }」的名稱{ $name }比此處任何名稱都長。
bad-no-such = { $where ->
    [none] { "" }
   *[other] { $where }
}沒有{ $what ->
    [clause] 條文或決定
   *[other] { $what }
}{ $word }{ $close }
nearest-one = ；你是指「{ $word }」嗎？
nearest-choose = ；請從{ $known }選擇。
place-this-game = 此遊戲中
place-duel = 對決中
place-hero = { $status }英雄
bad-no-bot = { $game }沒有電腦玩家「{ $name }」；請從{ $known }選擇。
bad-no-budget = 「{ $word }」沒有說明電腦思考多久：請從{ $levels }選擇{ $most ->
    [0] 。
   *[other] ，或給出嘗試次數（如200）或秒數（如2s），最多{ $most }。
}
bad-lesson-answer = 課程不以此回答繼續。
bad-lesson-untrue = 課程{ $lesson }第{ $step }步（{ $say }）：{ $error }
