# Why nothing can be done with a card that somebody points at.

why-unknown = 你不認識這張卡牌。
why-offered = 現在可以選擇{ $name }：它在選項之中。
why-target = 現在可以選擇{ $name }作為以下行動的目標：{ $actions }。
why-nothing = 這個問題不能選{ $name }：「{ $question }」{ $clause ->
    [none] { "" }
   *[other] （{ $clause }）
}
why-standing = { $name }：不會詢問你，因為你有預設回答：{ $answer ->
    [always] 總是使用
   *[never] 從不使用
}。
why-not-in-hand = 你的手牌中沒有{ $name }。
why-not-in-play = 就你所見，{ $name }不在場上，也不在你的手牌中。
why-no-such = 這款遊戲中沒有名為{ $name }的東西。
why-not-now = 此問題沒有「{ $typed }」這個選項：「{ $question }」{ $clause ->
    [none] { "" }
   *[other] （{ $clause }）
}
# How a typed action begins: words, or beginnings of words, with spaces between.
why-actions = 攻擊, 阻撓, 防禦, 打出, 使用, 恢復, 變換, 移動, 戰鬥, 執行, 拿取, 放置, 結束, 跳過, 要求, 支付, 棄掉, 抽取
# Beginnings of the words for playing a card, and little words that may stand before a name, or be left out.
why-play = 打出
why-little = 我, 你, 的, 以, 用
