# How a value comes about, and what an option rests on.

explain-base = Printed: { $n }.
explain-base-players = Printed: { $n } for each of { $players ->
    [one] 1 player
   *[other] { $players } players
}, which makes { $total }.
explain-part = { $how ->
    [set] { $source } sets it to { $n }
    [base] { $source } makes the base value { $n }
    [double] { $source } doubles it
    [halve] { $source } halves it
   *[add] { $source }: { $sign ->
        [plus] +{ $n }
       *[minus] −{ $n }
    }
}{ $lasting ->
    [yes] {" "}(for a limited time).
   *[no] .
}
explain-total = { $name }: { $stat } { $n }.
explain-remaining = { $damage } damage sustained, { $left } left.
explain-exhausts = { $name } exhausts for it.
explain-cost = { $cost ->
    [0] It costs nothing to play (printed cost { $printed }).
   *[other] It costs { $cost } to play (printed cost { $printed }).
}
explain-clauses = Rules: { $clauses }.
