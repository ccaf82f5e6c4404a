# How a value comes about, and what an option rests on.

explain-value = { $name } { $card }: { $n } ({ $parts }).
    .card = genitive
explain-printed = надруковано { $n }{ $players ->
    [0] { "" }
    [one] { "" }
    [few] { " " }на кожного з { $players } гравців
   *[many] { " " }на кожного з { $players } гравців
}
explain-change = { $how ->
    [set] встановлено { $n }: { $source }
    [base] базове значення { $n }: { $source }
    [double] подвоєно: { $source }
    [halve] зменшено вдвічі: { $source }
    [turn] { $n } до кінця ходу
    [game] { $n } через події цієї гри
   *[add] { $n }: { $source }
}{ $lasting ->
    [yes] { " " }(тимчасово)
   *[no] { "" }
}
explain-remaining = Отримано поранень: { $damage }, лишилося { $left }.
explain-exhausts = { $name } виснажується для цього.
explain-cost = { $cost ->
    [0] Розіграти можна безкоштовно (надрукована ціна { $printed }).
   *[other] Розіграти коштує { $cost } (надрукована ціна { $printed }).
}
explain-clauses = Правила: { $clauses }.
