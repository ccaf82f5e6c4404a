# The words of the command `learn`; the lessons themselves are in the files of the games.

learn-first-line = 學習遊玩：有引導的第一局，5至15分鐘
learn-which = 哪一課？Enter：{ $own }。quit離開。
learn-line = { $game } { $number }：{ $title }（{ $minutes }分鐘{ $state ->
    [done] ；已完成
    [begun] ；停在第{ $step }/{ $of }步
   *[new] { "" }
}）
learn-title = 第{ $number }課：{ $title }（{ $minutes }分鐘）
learn-commands = 另有：back和skip退一步或進一步，skip lesson結束此課，lesson重複所說的話，hint顯示答案，rules顯示相關規則，? 名稱說明卡牌，quit保留進度。
learn-hint = help列出還能輸入什麼；quit離開並保留進度。
learn-reading = Enter繼續。另有：back和skip退一步或進一步，skip lesson結束此課，lesson重複所說的話，rules顯示相關規則，view顯示桌面，? 名稱說明卡牌，quit保留進度。
learn-resumed = 從第{ $step }/{ $of }步繼續。
learn-step = （{ $number }/{ $of }）{ $text }
learn-enter = Enter繼續。
learn-now = 現在：{ $typed }（{ $answer }）。
learn-now-any = 現在：{ $typed }，隨你喜歡。
learn-enter-key = Enter
learn-puzzle = 請自行找出答案；hint顯示答案。
learn-not-now = 這是合法的一步，在你自己的遊戲中也許是好的一步。但此課這裡需要另一步。
learn-rules = 相關規則
learn-left = 已保留進度：goldenrule learn { $game }繼續。
learn-done = 完成：{ $title }。
learn-next = Enter：下一課。q：立即快速開局。quit離開。
learn-end = 這是最後一課。Enter：你的第一場真正的遊戲，快速開局。quit離開。
