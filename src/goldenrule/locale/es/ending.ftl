# El final de una partida: qué llevó a él y qué jugar después.

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
ending-review = Análisis: repasar las decisiones
