# The end of a game: what led to it, and what to play next.

ending-stats = { $game }：你的{ $games }局，{ $won }勝。
ending-next = 接下來呢？Enter離開。
ending-rematch = 再戰：相同的遊戲，不同的牌序
ending-other-side = 換邊：你扮演{ $who }
ending-expert = 專家模式，其餘相同
ending-standard = 標準模式，其餘相同
ending-unknown = { $word }不在其中。
ending-view = 查看結束時的桌面
ending-another = 另一局遊戲
ending-next-puzzle = 下一個謎題：{ $name }（難度{ $level }）
ending-puzzle-again = 從頭再解這個謎題
ending-review = 覆盤：回顧各個決定
