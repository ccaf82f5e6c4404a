# How a value adds up, and what an option is based on.

explain-value = { $name } of { $card }: { $n } ({ $parts }).
explain-printed = { $n } printed{ $players ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }for each of { $players } players
}
explain-change = { $how ->
    [set] set to { $n } by { $source }
    [base] base value { $n } by { $source }
    [double] doubled by { $source }
    [halve] halved by { $source }
    [turn] { $n } until the end of the turn
    [game] { $n } from events in this game
   *[add] { $n } from { $source }
}{ $lasting ->
    [yes] {" "}for a limited time
   *[no] {""}
}
explain-remaining = { $damage } damage sustained, { $left } left.
explain-exhausts = { $name } exhausts for it.
explain-cost = { $cost ->
    [0] It costs nothing to play (printed cost { $printed }).
   *[other] It costs { $cost } to play (printed cost { $printed }).
}
explain-clauses = Rules: { $clauses }.
