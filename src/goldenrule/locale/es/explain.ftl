# Cómo se obtiene un valor y en qué se basa una opción.

explain-value = { $name } de { $card }: { $n } ({ $parts }).
explain-printed = valor impreso { $n }{ $players ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }por cada uno de los { $players } jugadores
}
explain-change = { $how ->
    [set] pasa a ser { $n } por { $source }
    [base] valor básico { $n } por { $source }
    [double] se duplica por { $source }
    [halve] se reduce a la mitad por { $source }
    [turn] { $n } hasta el final del turno
    [game] { $n } por lo ocurrido en esta partida
   *[add] { $n } por { $source }
}{ $lasting ->
    [yes] {" "}durante un tiempo
   *[no] {""}
}
explain-remaining = { $damage } de Daño acumulado, quedan { $left }.
explain-exhausts = { $name } se agota para hacerlo.
explain-cost = { $cost ->
    [0] Jugarla no cuesta nada (coste impreso { $printed }).
   *[other] Jugarla cuesta { $cost } (coste impreso { $printed }).
}
explain-clauses = Reglas: { $clauses }.
