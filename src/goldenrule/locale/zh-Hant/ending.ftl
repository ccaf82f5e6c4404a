# The end of a game: what led to it, and what to play next.

ending-best = { $alone ->
    [yes] 你最好的回合
   *[no] 你方最好的回合
}{ $same ->
    [yes] 也是遊戲的轉捩點
   *[no] { "" }
}（{ $when }勝率{ $before }→{ $after }%）：{ $text }
ending-turned = 遊戲的轉捩點（{ $when }勝率{ $before }→{ $after }%）：{ $text }
ending-sides = 所有人都在同一方時，才會說明最佳回合。
ending-not-reviewed = { $why ->
    [long] 沒有最佳回合可說明：遊戲有超過{ $most }個回答，太長而無法回顧。
   *[other] 沒有最佳回合可說明：遊戲是從儲存的局面繼續的，之前的事無從得知。
}
ending-no-turn = { $alone ->
    [yes] 你的回合
   *[no] 你方的回合
}都沒有讓獲勝機率提高{ $least }%以上，遊戲也沒有在任何一個回合逆轉。
ending-round = 第{ $round }輪
ending-when = { $when }；
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
