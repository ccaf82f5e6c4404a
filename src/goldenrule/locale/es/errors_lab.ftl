# Errores de los casos, los problemas y las simulaciones.

bad-cases-none = { $name } no contiene ningún caso; escribe una lista de casos.
bad-case-twice = { $file }, línea { $line }: el nombre «{ $name }» aparece dos veces; cada caso tiene el suyo.
bad-no-case-files = El juego «{ $name }» no tiene archivos de casos.
bad-case-step = { $place }: { $step } no es una respuesta ni una comprobación ({ $checks }).
bad-case-answer = { $place }: { $words } no es una respuesta.
bad-case-check = { $place }: no hay comprobación «{ $key }»; las comprobaciones son { $checks }.
bad-no-puzzles = El juego «{ $name }» no tiene problemas.
bad-puzzle-goal = `goal`: está decidido antes de hacer nada; cámbialo, o cambia la posición.
problem-of-puzzle = { $place }[{ $number }]: { $error }
bad-search-too-large = La búsqueda se ha detenido tras { $most } posiciones, lo que no prueba nada.
bad-bots-for-seats = Hay { $seats } asientos, pero { $n } bots: nombra uno para todos o uno para cada asiento.
bad-unending = La partida no ha terminado tras { $most } decisiones.
bad-number-games = El número de partidas es { $games }; juega al menos 1.
bad-number-jobs = El número de procesos es { $jobs }; usa al menos 1.
bad-game-crashed = La partida { $index } (semilla «{ $seed }») ha fallado{ $after ->
    [-1] { "" }
   *[other] { " " }tras { $after } decisiones
}{ $answer ->
    [none] { "" }
   *[other] { " " }{ $answer }
}: { $error }
bad-game-crashed-kept = { $said } Su registro: { $file }
crashed-answer = cuando el asiento { $seat } respondió { $option }
