# How a value comes about, and what an option rests on.

explain-value = { $card }的{ $name }：{ $n }（{ $parts }）。
explain-printed = 印有{ $n }{ $players ->
    [0] { "" }
    [1] { "" }
   *[other] （乘以{ $players }位玩家）
}
explain-change = { $source }{ $how ->
    [set] 設為{ $n }
    [base] 使基礎值為{ $n }
    [double] 使其加倍
    [halve] 使其減半
    [turn] 回合結束前{ $n }
    [game] 本局遊戲中發生的事{ $n }
   *[add] { $n }
}{ $lasting ->
    [yes] （暫時）
   *[no] { "" }
}
explain-remaining = 累計{ $damage }點傷害，剩餘{ $left }。
explain-exhausts = { $name }為此橫置。
explain-cost = { $cost ->
    [0] 打出不需費用（印有費用{ $printed }）。
   *[other] 打出費用{ $cost }（印有費用{ $printed }）。
}
explain-clauses = 規則：{ $clauses }。
