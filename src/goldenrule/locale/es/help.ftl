# Lo que dicen `goldenrule --help` y `goldenrule ORDEN --help`. Lo que se escribe (opciones, nombres de juegos) queda como está.

# -- cli/parser.py

help-tabletop-games-every = Juegos de mesa con todas sus reglas aplicadas.
help-print-version = muestra la versión
help-language-any-command = el idioma, con cualquier orden; ver también `settings`
help-play-terminal = Jugar en la terminal.
help-game = el juego: { $games }
help-game-or = el juego: { $games }; { $usual } si falta
help-bots-other-seats = bots en los otros asientos: `sensible`, `thinks` (juega mejor; de `thinks:easy` a `thinks:expert`, `thinks:200` intentos, `thinks:2s`), `random`; `none`: solo personas
help-your-seat-among = tu asiento entre los bots (1, 2 ...); 1
help-everything-can-taken = partida de práctica: todo puede deshacerse
help-ask-about-abilities = pregunta también por las capacidades que no cuestan nada
help-start-once = empieza enseguida, con lo habitual
help-learn-game = Aprender un juego: una primera partida guiada, paso a paso.
help-game-asked-if = el juego: { $games }; si falta, se pregunta
help-lesson-next-one = qué lección; la siguiente
help-list-lessons = enumera las lecciones y cuáles están hechas
help-go-saved-game = Continuar una partida guardada, también tras un fallo.
help-saved-game = una partida guardada; si falta, la última
help-list-saved-games = Enumerar las partidas guardadas.
help-saves-page = Qué página de la lista, 1 para las partidas más recientes.
help-play-browser = Jugar en el navegador: a solas, con bots o con amigos por un enlace.
help-port-any = el puerto; 8010. 0: cualquiera
help-let-others-network = deja jugar a otros de la red, no solo en este equipo
help-where-to-listen = escucha en esta dirección o nombre de equipo; 127.0.0.1
help-name-of-server = responde también a este nombre de dominio; el primero se usa en los enlaces; tantas veces como haga falta
help-proxy-to-believe = confía en lo que el proxy de esta dirección o red dice de los visitantes; tantas veces como haga falta
help-stop-table-after = detiene una mesa si una respuesta tarda más de tantos segundos; 20
help-expire-days = quita las mesas de invitados que nadie ha visitado en N días (60; 0: guardarlas todas)
help-open-browser-machine = la abre en el navegador de este equipo
help-where-games-kept = dónde se guardan las partidas; la carpeta de datos del usuario
help-art-folder = tus propias imágenes de cartas, por código de carta (`01001a.jpg`); solo las muestra tu propia página
help-share-art = mostrar las imágenes de `--art` a quien visite el servidor
help-let-bots-play = Hacer jugar a los bots y mirar.
help-one-bot-all = un bot para todos los asientos, o uno para cada uno
help-seconds-after-each = segundos tras cada línea; 0.3 en una terminal
help-one-quick-game = una partida rápida sin esperas
help-let-bots-play-many = Hacer jugar a los bots muchas partidas y resumirlas.
help-how-many-games = cuántas partidas; 100
help-one-bot-all-seats = un bot para todos los asientos, o uno para cada uno: `random` (lo habitual), `sensible`, `thinks`
help-processes-or-all = procesos; todos los núcleos si se omite y compensa; los resultados no dependen de ellos
help-on-cluster = jugar en un clúster de Ray: `ray` para el que haya a mano, o su dirección
help-duel = Enfrentar a dos bots hasta que se decida cuál es mejor.
help-duel-first = el bot que quizá sea mejor: `thinks`, `thinks:200`, `sensible`...
help-duel-second = el bot con que se compara
help-duel-pairs = como máximo tantos pares de partidas, con la misma semilla y los asientos cambiados (500)
help-duel-least = la diferencia Elo por debajo de la cual el primer bot no se da por mejor (0)
help-duel-most = la diferencia Elo a partir de la cual se da por mejor (20)
help-sweep = Jugar todas las combinaciones de opciones y comparar cómo fueron las partidas.
help-sweep-over = lo que se varía: una opción, o `bots`, y sus valores (`heroes=spider_man,she_hulk+iron_man`; `expert=false,true`; `none` la omite); tantas veces como haga falta
help-sweep-games = cuántas partidas de cada combinación (100)
help-results-folder = carpeta para los resultados en Parquet, una fila por partida; la misma orden sigue donde se detuvo
help-results-decisions = guarda también una fila por cada decisión
help-simulate-digest = calcula también una huella de todas las posiciones finales, lo que lleva una décima parte del tiempo o más
help-print-one-json = muestra un objeto JSON
help-play-recorded-game = Repetir una partida registrada.
help-saved-game-file = una partida guardada o un archivo; la última guardada
help-wait-enter-after = espera Intro tras cada decisión
help-only-compare-every = solo compara todas las huellas
help-run-case-files = Comprobar archivos de casos: una línea por caso.
help-case-files = archivos de casos
help-look-up-term = Consultar un término, un apartado de las reglas o una carta, en cualquier idioma.
help-what-look-up = qué consultar, en un juego ({ $games }) o en todos
help-find-cards-what = Buscar cartas por lo que llevan impreso y por lo que hacen.
help-words-card = palabras que tiene una carta; `type:ally`, `cost:<3`, `does:stun`, `when:revealed`
help-show-card = Mostrar una carta: datos, texto y origen.
help-code-name-card = el código o el nombre de una carta
help-solve-puzzles = Resolver retos y comprobar los tuyos.
help-puzzle-check-play = un reto; o `check` o `play`, y un archivo
help-after-check-play = tras `check` o `play`: un archivo de reto
help-print-first-hint = muestra la primera pista; dos veces, también la segunda ...
help-print-solution = muestra la solución
help-position-save-text = La posición de una partida guardada como texto para compartir, o una partida de práctica desde uno.
help-few-words-about = unas palabras sobre ella, que van en el código
help-whose-cards-shows = de quién son las cartas que muestra; de la única persona
help-play-from-code = juega desde un código, un archivo con uno, o - para una línea
help-game-day = La partida del día, la misma para todos.
help-another-day = otro día; si falta, hoy (UTC)
help-print-result = muestra el resultado, para compartirlo
help-play-once-more = la juega otra vez, sin que cuente
help-your-own-finished = Tus partidas terminadas, en cifras.
help-show-set-what = Mostrar o fijar lo que vale en todas las partidas.
help-completion = Muestra las instrucciones con las que un intérprete de órdenes completa órdenes y opciones.
help-completion-shell = bash, zsh, fish, powershell o tcsh
help-languages = Listar los idiomas con lo que está traducido de cada uno.
help-languages-tag = un idioma: listar qué traducir a continuación
help-languages-most = listar como mucho N mensajes (20 si no se indica, 0 para todos)
help-free-benefits-quick = `free` (beneficios), `quick`, `sure`, `hold-on` o `lang`
help-what-from-now = su valor desde ahora
help-run-villain = Llevar el Villano, los Planes y el mazo de Encuentros junto a un juego impreso.
help-table-go = una mesa que continuar, o el nombre de una nueva
help-begin-new-table = empieza una mesa nueva con estos héroes: spider_man
help-scenario-rhino-klaw = el escenario: `rhino`, `klaw` o `ultron`
help-expert-mode = modo experto
help-modular-sets = conjuntos modulares; si faltan, los del escenario
help-encounter-deck-printed = el mazo de Encuentros es el impreso: sus cartas se escriben
help-number-text-shuffling = un número o un texto para barajar
help-measure-speed-against = Medir la velocidad frente a los límites, o contar cuántas veces se pregunta.
help-best-of-runs = toma la mejor de tantas ejecuciones
help-json-file-too = escribe el JSON también en un archivo
help-count-prompts = cuenta en su lugar cuántas veces se pregunta
help-count-games = cuenta en tantas partidas de cada juego
help-write-saved-game = Escribir una partida guardada y la versión en un archivo, para enviarlo.
help-saved-game-or-results = una partida guardada o el archivo de un registro; o una carpeta de resultados, a partir de la que escribe una página
help-report-out = la página sobre los resultados; `report.html` en su carpeta
help-report-png = escribe también los gráficos como `PNG`
help-report-svg = escribe también los gráficos como `SVG`
help-what-went-wrong = qué ha fallado, con tus palabras
help-only-what-one = solo lo que ha visto un asiento, sin las cartas ocultas
help-hide-one-only = con --hide: cuál; el de la única persona
help-content-pack-more = un paquete de contenido con más cartas, u otras
help-plain-lines-without = líneas simples sin cuadros ni color; entre personas, las manos solo se apartan de la pantalla

# -- cli/options.py

help-options = opciones de { $names }
help-number-text = un número o un texto; la misma semilla da la misma partida

# -- cli/packs.py

help-check-packs = Comprobar paquetes: una línea por problema.
help-packs-order-use = paquetes, en el orden en que se usan
help-make-new-pack = Crear un paquete nuevo con el que empezar.
help-folder-not-yet = una carpeta que aún no existe; su nombre es el identificador
help-game-pack = el juego del paquete; `champions`
help-pack-template = la plantilla: `cards` (unas pocas cartas) o, para `champions`, `hero` o `scenario`; `cards`
help-show-what-pack = Mostrar qué hay en un paquete, con el texto de sus cartas.
help-pack = el paquete
help-balance = ¿Está equilibrado un juego con estos paquetes? Los bots juegan muchas partidas, que se comparan con sus límites; el estado de salida es 1 si alguno no se cumple.
help-balance-packs = paquetes, en el orden en que se usan; ninguno: el juego tal como viene
help-balance-game = el juego, si ningún paquete lo nombra: { $games }
help-balance-games = cuántas partidas con cada número de jugadores; tantas como las de su página
help-balance-players = solo partidas de ese número de jugadores; si falta, de cada número con el que se juzga el juego
help-balance-bot = el bot de todos los asientos: `sensible` (lo habitual), `thinks`, `thinks:200`, `random`
help-print-page = muestra la página entera, no solo los límites
help-page-file = escribe la página en un archivo
help-keep-pack = Guardar un paquete para poder continuar y repetir las partidas guardadas que se jugaron con él.
help-migrate-pack = Reescribir un paquete que usa una notación anterior; los archivos antiguos se conservan junto a los nuevos.
help-print-json-schema = Mostrar el esquema JSON de los archivos de cartas de los paquetes de un juego, para editores.
help-game-manifest-schema = el juego; `manifest` para el esquema de pack.yaml

# -- cli/stats.py

help-only-games-name = solo las partidas de este nombre
help-write-every-game = escribe todas las partidas en un archivo JSON nuevo
help-delete-statistics-all = borra las estadísticas de todas las partidas

# -- games/champions/deck_commands.py

help-say-every-rule = Decir todas las reglas que incumple un mazo.
help-show-deck-numbers = Mostrar un mazo con sus cifras.
help-build-legal-deck = Construir un mazo válido con una sola caja básica.
help-hero-spider-man = el héroe: spider_man
help-aggression-justice-leadership = `aggression`, `justice`, `leadership` o `protection`
help-how-many-cards = cuántas cartas, de 40 a 50; 40
help-decks-name = el nombre del mazo
help-write-deck-another = Escribir un mazo en otro formato.
help-decks-format = el formato del mazo, si no está claro
help-leave-out-cards = omite las cartas que no se conocen
help-content-pack-more-cards = un paquete de contenido con más cartas
help-deck-to = el formato en que se escribe: `marvelcdb`, `text`, `octgn` o `yaml`
help-deck = un archivo de mazo, o el número o el enlace de un mazo de MarvelCDB
help-new-file = un archivo nuevo; si falta: en pantalla
help-deck-tune = Averiguar con muchas partidas cuánto vale cambiar una carta.
help-tune-out = solo los cambios en que sale esta carta
help-tune-in = solo los cambios en que entra esta carta
help-tune-bot = quién juega: `sensible` (lo habitual), `thinks`, `thinks:200`, `random`
help-tune-games = cuántas partidas en total, más o menos, al menos cuatro con cada cambio; 10000
help-tune-resume = guarda lo jugado en este archivo y continúa desde él

# -- games/champions/__init__.py

help-heroes-one-seat = héroes, uno por asiento: `spider_man,iron_man:justice`
help-decks-one-seat = mazos, uno por asiento: archivos, o números de MarvelCDB
help-decks-may-break = los mazos pueden incumplir las reglas de mazos
help-modular-or-random = conjuntos modulares, o `random`; si faltan, los del escenario
help-player-first = qué jugador (1, 2 ...) es el inicial
help-default-later-later = `2019` (lo habitual), `later`, o lecturas posteriores: las enumera `goldenrule rules champions readings`
help-folder-content-pack = una carpeta con un paquete de contenido; tantas veces como haga falta

# -- games/heroes/__init__.py

help-two-four-teams = de dos a cuatro Grupos, uno por asiento; si faltan, `avengers,x_men`
help-how-many-players = cuántos jugadores, de 2 a 4, si no se nombran Grupos
help-scenario-random-born = el escenario, o `random`; si falta, { -born-again }
help-other-readings-rules = otras lecturas de las reglas, por su nombre

# -- games/skirmish/__init__.py

help-second-readings-rules = segundas lecturas de las reglas, como heroes_begin

# -- lo que las rodea --------------------------------------------------------------------------------------------------

help-decks = Comprobar, mostrar, construir y convertir mazos de Champions.
help-packs = Crear, comprobar y mostrar paquetes de contenido.
# Lo que hace una opción de la que los juegos no dicen lo mismo: «champions, heroes: el escenario. skirmish: ...».
help-by-games = { $each }
help-of-games = { $games }: { $help }
join-help = { $first }. { $second }
# $wrong es uno de los mensajes de abajo.
cli-arguments = { $prog }: { $wrong }; ver { $prog } --help.
argparse-number = «{ $text }» no es un número desde { $least }
argparse-path = no se indica ningún archivo ni carpeta; escribe su nombre
argparse-seed = una semilla es un número o un texto; si falta, se toma una al azar

# -- lo que dice el lector de argumentos de Python; %s, %r y %(name)s quedan como están ----------------------------------

argparse-usage = uso:{ " " }
argparse-positional = argumentos por posición
argparse-heading = { $heading }:
argparse-options = opciones
argparse-help = muestra esta ayuda y sale
argparse-expected-one = se espera un argumento
argparse-expected-at-most-one = se espera un argumento como máximo
argparse-expected-at-least-one = se espera al menos un argumento
argparse-expected-n = se esperan %s argumentos
argparse-invalid-choice = opción no válida: %(value)r (elige entre %(choices)s)
argparse-invalid-value = valor no válido (%(type)s): %(value)r
argparse-argument = argumento %(argument_name)s: %(message)s
argparse-required = faltan estos argumentos: %s
argparse-one-required = hace falta uno de los argumentos %s
argparse-not-allowed = no puede usarse con el argumento %s
argparse-ignored = se ha dado un argumento que no se usa: %r
argparse-unrecognized = argumentos desconocidos: %s
argparse-ambiguous = opción ambigua: %(option)s puede ser %(matches)s
argparse-unknown-command = orden desconocida: %(parser_name)r (opciones: %(choices)s)

# Lo que representa un argumento que se escribe.

metavar-command = ORDEN
metavar-game = JUEGO
metavar-shell = INTÉRPRETE
metavar-name = NOMBRE
metavar-file = ARCHIVO
metavar-folder = CARPETA
metavar-word = PALABRA
metavar-query = CONSULTA
metavar-save = PARTIDA
metavar-text = TEXTO
metavar-code = CÓDIGO
metavar-yyyy-mm-dd = AAAA-MM-DD
metavar-scenario = ESCENARIO
metavar-deck = MAZO
metavar-card = CARTA
metavar-hero = HÉROE
metavar-aspect = ASPECTO
metavar-format = FORMATO
metavar-seed = SEMILLA
metavar-note = NOTA
metavar-tag = IDIOMA
metavar-number = NÚMERO
metavar-address = DIRECCIÓN
metavar-domain = DOMINIO
metavar-bot = BOT
help-review = Repasar una partida grabada: la probabilidad de ganar en cada decisión, y qué fue elección y qué suerte.
help-review-seat = de quién son las decisiones; si se omite, las de las personas
help-review-budget = cuánto se piensa cada una: `easy`, `normal`, `hard`, `expert` o un número de intentos
help-review-html = escribe una página para el navegador, que no necesita red
help-play-from = una partida de práctica desde el punto en que se habían tomado N decisiones de una partida guardada