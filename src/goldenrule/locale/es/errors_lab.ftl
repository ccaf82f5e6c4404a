# -- lab/balance.py

bad-no-balance = El juego «{ $game }» no dice cómo de equilibrado debe estar; lo dicen estos: { $known }.
bad-balance-which = Nombra un paquete, o un juego con `--game`: { $known }.
bad-balance-games = Los paquetes son de varios juegos: { $games }; examina un juego cada vez.
bad-balance-players = El juego no se juzga con { $players } jugadores; usa --players con { $known }.
bad-balance-games-few = { $games ->
    [one] Una partida es muy poco
   *[other] { $games } partidas son muy pocas
} para distinguirlo todo; basta con `--games { $enough }`.

# Errores de los casos, los retos y las simulaciones.

bad-cases-none = { $name } no contiene ningún caso; escribe una lista de casos.
bad-case-twice = { $file }, línea { $line }: el nombre «{ $name }» aparece dos veces; cada caso tiene el suyo.
bad-no-case-files = El juego «{ $name }» no tiene archivos de casos.
bad-case-step = { $place }: { $step } no es una respuesta ni una comprobación ({ $checks }).
bad-case-answer = { $place }: { $words } no es una respuesta.
bad-case-check = { $place }: no hay comprobación «{ $key }»; las comprobaciones son { $checks }.
bad-no-puzzles = El juego «{ $name }» no tiene retos.
bad-puzzle-goal = `goal`: está decidido antes de hacer nada; cámbialo, o cambia la posición.
problem-of-puzzle = { $place }[{ $number }]: { $error }
bad-search-too-large = La búsqueda se ha detenido tras { $most } posiciones, lo que no prueba nada.
bad-bots-for-seats = Hay { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}, pero { $n } bots: nombra uno solo, o uno para cada asiento.
bad-unending = La partida no ha terminado tras { $most } decisiones.
bad-number-games = El número de partidas es { $games }; juega al menos 1 y como mucho { $most }.
bad-number-jobs = El número de procesos es { $jobs }; usa al menos 1, o 0 para todos los núcleos.
bad-game-crashed = La partida { $index } (semilla «{ $seed }») ha fallado{ $after ->
    [-1] { "" }
   *[other] { " " }tras { $after } decisiones
}{ $answer ->
    [none] { "" }
   *[other] { " " }{ $answer }
}: { $error }
bad-game-crashed-kept = { $said } Su registro: { $file }
crashed-answer = cuando el asiento { $seat } respondió { $option }

# -- lab/results.py, lab/result_writer.py

bad-results-other = { $folder } contiene otra tanda: { $what } Elige otra carpeta para esta.
results-differ = { $what ->
    [version] la versión de Goldenrule era { $there } y ahora es { $here }.
    [game] su juego es { $there }, no { $here }.
    [seed] su semilla es { $there }, no { $here }.
    [bots] sus bots son { $there }, no { $here }.
    [options] sus opciones son { $there }, no { $here }.
   *[runs] tiene { $there } clases de partidas, no { $here }.
}
results-differ-decisions = { $kept ->
    [yes] guarda las decisiones.
   *[no] no guarda las decisiones.
}
results-differ-cards = las cartas han cambiado desde entonces.
bad-results-no-folder = { $folder } contiene otros archivos; elige una carpeta vacía o una que aún no exista.
bad-results-taken = La carpeta { $folder } la está usando { $owner }; espera a que termine o elige otra.
bad-results-none = { $folder } no contiene resultados; `goldenrule simulate --out` crea una carpeta así.
bad-results-later = { $folder } es de una versión posterior de Goldenrule; usa esa versión.
bad-results-manifest = { $path } está dañado; recupéralo de una copia o empieza en otra carpeta.
bad-results-part = { $path } está dañado; bórralo y sus partidas se jugarán de nuevo al continuar la tanda.
bad-results-mixed = { $folder } contiene archivos de varias tandas, o uno repetido; recupérala de una copia o empieza en otra carpeta.
mend-results = haz sitio o elige otra carpeta; la misma orden seguirá donde estaba

# -- lab/tune.py

bad-tune-file = { $file } no contiene partidas de `deck tune`; indica otro archivo.
bad-tune-other = { $file } contiene partidas de otro mazo, escenario, bot, semilla o versión; indica otro archivo.
bad-tune-no-card = Ninguna carta se llama «{ $card }»{ $near ->
    [none] .
   *[other] ; ¿quieres decir { $near }?
}
bad-tune-not-out = { $card } no puede salir de este mazo: no está en él, es de la identidad o ninguna carta legal puede sustituirla.
bad-tune-not-in = { $card } no puede entrar en este mazo: es de otro aspecto, no es una carta de mazo o ya están todas sus copias.
bad-tune-no-swap = Ninguna carta de este mazo puede cambiarse por otra.

# -- lab/review.py

bad-review-seconds = `--budget { $word }` es un tiempo, con el que el repaso diría cada vez otra cosa; indica un nivel o un número de intentos.
bad-review-link = { $link } no es un enlace a un momento de una partida; copia uno de su repetición, o indica una partida guardada o un archivo.
bad-review-not-there = De { $link } no llega ningún registro; el servidor tiene que estar en marcha y la partida, terminada.
bad-review-nothing = En ese asiento nadie ha decidido nada en esta partida.
bad-review-seat = No hay asiento { $seat }; esta partida tiene { $most }.
bad-review-running = { $name } no ha terminado, y repasarla con esas cartas revelaría otras ocultas; una partida terminada puede repasarse desde cualquier asiento.
bad-from = { $word } no indica ningún momento; escribe una partida guardada o un archivo, @ y un número de decisiones: champions-1@12.
bad-from-more = `--from` sigue una partida tal como se grabó; quita { $options }.
bad-no-moment = En esta partida no hay decisión { $at }; tiene { $most }.

# -- lab/result_statistics.py, cli/results_report.py

bad-results-empty = Aún no se ha jugado ninguna partida en { $folder }.
bad-report-results = `--note`, `--hide` y `--seat` son para el informe de una partida guardada, no de resultados.
bad-report-no-results = { $name ->
    [none] `--out`, `--png` y `--svg` son para resultados: indica su carpeta.
   *[other] { $name } no es una carpeta de resultados; `goldenrule simulate --out` crea una.
}
bad-report-file = { $error } Un informe se hace de una partida guardada, del registro de una partida o de una carpeta de resultados.
bad-report-neither = { $error } Tampoco hay una carpeta de resultados con ese nombre.

# -- lab/clusters.py

bad-no-cluster = No hay ningún clúster de Ray en { $address } ({ $why }); comprueba la dirección o inicia uno con `ray start --head`.
bad-node-version = El nodo { $node } del clúster tiene la versión { $there } de Goldenrule y este equipo la { $here }; instala la misma en todas partes.
bad-on = No se puede jugar en «{ $on }»; indica `ray` o la dirección de un clúster de Ray como `10.0.0.1:6379`.

# -- lab/bot_match.py, lab/sweeps.py

bad-hypotheses = Las diferencias Elo entre las que se decide son { $low } y { $high }; la primera debe ser la menor, y ambas estar entre -2000 y 2000.
bad-test-errors = Las probabilidades de error de una prueba están entre 0 y 0,5.
bad-sweep-nothing = Di qué se varía: `--over OPTION=A,B`, como en `--over expert=false,true`.
bad-sweep-over = «{ $text }» { $wrong ->
    [empty] tiene un valor vacío
    [twice] tiene un valor repetido
   *[form] no varía nada
}; escribe una opción, = y valores distintos separados por comas, como en `expert=false,true`.
bad-sweep-seat = «0» no es un asiento para { $option }; el primero es el 1.
bad-sweep-same = «{ $one }» y «{ $other }» son las mismas partidas; quita una de las dos.
bad-sweep-option = No hay ninguna opción «{ $name }» que variar; elige entre { $known }.
bad-sweep-twice = «{ $name }» aparece dos veces; da todos sus valores en un solo sitio.
bad-sweep-many = Son { $n } combinaciones; el máximo es { $most }.
