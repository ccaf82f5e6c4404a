# Errors of games that are played and kept.

# What to do about a file: $mend in other messages.
mend-own-file = 將它移開以重新開始
mend-seats = 刪除它以自行擔任所有座位
mend-journal = 其日誌保留了遊戲，`goldenrule resume { $name }`可繼續
mend-companion = 將它移開，並以--heroes重新開始
mend-key = 刪除它，所有桌子的連結將失效
bad-damaged = { $path }已損毀；{ $mend }。

# -- companions --------------------------------------------------------------------------------------------------------

bad-companion-old = { $path }屬於較早版本的Goldenrule；{ $mend }。
bad-companion-no-table = { $path }已損毀（不是桌面）；{ $mend }。
bad-companion-line = { $path }已損毀；{ $mend }。{ $error }
bad-companion-other = { $path }已損毀或屬於其他版本：其內容通往另一個桌面；{ $mend }。

# -- saves -------------------------------------------------------------------------------------------------------------

bad-name = { $what ->
    [companion] 桌面
    [table] 桌子
   *[save] 存檔
}不能命名為「{ $name }」；最多40個字母、數字、「-」和「_」。
bad-name-in-use = { $what ->
    [companion] 桌面
   *[game] 遊戲
}「{ $name }」已在{ $owner }中開啟；請在那裡以quit離開，或改用另一個。
bad-name-taken = 已有存檔「{ $name }」；請繼續它，或使用另一個名稱。
