# Las palabras de las órdenes `puzzle`, `code` y `daily`.

# -- retos --

puzzle-line = { $done } { $level }  { $id } { $name } { $facing }
puzzle-list-end = { $solved } de { $all } resueltos (*); el número es el nivel. Para jugar: goldenrule puzzle ID
puzzle-title = { $name } (nivel { $level } de 5)
puzzle-commands = También: puzzle para leer otra vez el reto, hint para la siguiente pista, solution para toda la solución, retry para empezar de nuevo, undo tantas veces como quieras.
puzzle-hint = Pista: { $text }
puzzle-solution = Solución desde el principio (retry), cada línea tal como puede escribirse
puzzle-solved = Resuelto: ¡{ $name }!{ $shown ->
    [yes] { " " }Sin estrella, porque se mostró la solución.
   *[no] { "" }
}
puzzle-failed = Sin resolver: el objetivo ya no puede alcanzarse.
puzzle-retry = Escribe retry para empezar de nuevo, undo para deshacer, hint, solution o quit.
puzzle-check-solution = { $works ->
    [yes] La solución alcanza el objetivo.
   *[no] La solución no alcanza el objetivo.
}
puzzle-check-obvious = Tras la línea evidente nada alcanza el objetivo: { $positions ->
    [0] ya ha fracasado.
    [one] se ha buscado en la única posición que hay.
   *[other] se ha buscado en { $positions } posiciones, que son todas.
}
puzzle-check-obvious-open = Tras la línea evidente aún puede alcanzarse el objetivo ({ $positions ->
    [one] buscado en { $positions } posición
   *[other] buscado en { $positions } posiciones
}): { $line }.

# -- códigos --

code-known = { $who ->
    [nobody] Esto es { $name } tal como lo ve quien solo mira: las cartas ocultas se reparten de nuevo allí donde se juegue el código.
   *[other] Esto es { $name } tal como lo conoce { $who }: las cartas ocultas se reparten de nuevo allí donde se juegue el código.
}
code-eyes = Está como lo conocía { $who }; todo lo demás se ha repartido al azar.
code-started = Una partida de práctica de un código, guardada como { $name }: todo puede deshacerse.
code-about = De qué va: { $text }

# -- la partida del día --

daily-started = La partida del { $date }: { $facing }. Está guardada como { $name }. { hides-not-daily }
hides-not-daily = Es la partida del { $date }: su semilla y, con ella, cada carta oculta se deducen de la fecha.
daily-once = Ya has jugado la partida del { $date }; con --again no cuenta.
daily-uncounted = Esta partida no cuenta: vale el resultado del { $date }.
daily-open = La partida del { $date } aún no tiene resultado: goldenrule daily --date { $typed }
daily-result = Goldenrule daily { $date }: { $won ->
    [yes] ganada
   *[no] perdida
} en la ronda { $rounds } { $bar }
daily-week = Los últimos siete días: { $bar } ({ $played ->
    [one] { $played } jugada
   *[other] { $played } jugadas
}, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}).
daily-streak = { $days ->
    [one] Un día seguido.
   *[other] { $days } días seguidos.
}
