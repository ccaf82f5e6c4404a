# El final de una partida: qué llevó a él y qué jugar después.

ending-best = { $alone ->
    [yes] Tu mejor turno
   *[no] El mejor turno de tu bando
}{ $same ->
    [yes] {" "}fue el que decidió la partida
   *[no] { "" }
} ({ $when }probabilidad de ganar: del { $before } al { $after } %): { $text }
ending-turned = La partida dio un giro ({ $when }probabilidad de ganar: del { $before } al { $after } %): { $text }
ending-sides = El mejor turno solo se cuenta cuando todas las personas juegan en un mismo bando.
ending-not-reviewed = { $why ->
    [long] No se cuenta ningún mejor turno: la partida tiene más de { $most } respuestas, demasiadas para repasarla.
   *[other] No se cuenta ningún mejor turno: la partida sigue desde una posición guardada y no se sabe lo anterior.
}
ending-no-turn = { $alone ->
    [yes] Ninguno de tus turnos
   *[no] Ningún turno de vuestro bando
} subió la probabilidad de ganar un { $least } % o más, y la partida no cambió de signo en ninguno en particular.
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
ending-rematch = Revancha: la misma partida, barajada de nuevo
ending-other-side = El otro bando: juegas con los { $who }
ending-expert = Modo Experto; lo demás, igual
ending-standard = Modo normal; lo demás, igual
ending-another = Otra partida
ending-next-puzzle = Siguiente reto: { $name } (nivel { $level })
ending-puzzle-again = Repetir este reto desde el principio
ending-unknown = { $word } no está entre estas opciones.
ending-view = Mirar la mesa como estaba al final
