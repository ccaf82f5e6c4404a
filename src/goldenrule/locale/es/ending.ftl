# El final de una partida: qué llevó a él y qué jugar después.

ending-best = { $alone ->
    [yes] Tu mejor turno
   *[no] El mejor turno de tu bando
}{ $same ->
    [yes] {" "}fue el que decidió la partida
   *[no] { "" }
} ({ $when }opción de ganar de { $before } a { $after } %): { $text }
ending-turned = La partida dio un giro ({ $when }opción de ganar de { $before } a { $after } %): { $text }
ending-round = ronda { $round }
ending-when = { $when };{ " " }
ending-stats = { $game }: { $games ->
    [one] 1 partida tuya
   *[other] { $games } partidas tuyas
}, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}.
ending-next = ¿Y ahora? Intro sale.
ending-rematch = Revancha: la misma partida con otras cartas
ending-other-side = El otro bando: juegas con los { $who }
ending-expert = Modo Experto; lo demás, igual
ending-standard = Modo normal; lo demás, igual
ending-another = Otra partida
ending-next-puzzle = Siguiente problema: { $name } (nivel { $level })
ending-puzzle-again = Repetir este problema desde el principio
ending-unknown = { $word } no está entre estas opciones.
ending-view = Mirar la mesa como estaba al final
