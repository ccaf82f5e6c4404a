# Palabras de la página del navegador que no son de ninguna mesa en particular.

page-hidden-cards = { $n ->
    [one] { $n } carta boca abajo
   *[other] { $n } cartas boca abajo
}

# -- la conexión con el servidor

page-broken-off = Se ha cortado la conexión. Lo hecho se verá cuando vuelva.
page-not-connected = Ahora mismo no hay conexión con la mesa.
page-no-answer = El servidor no responde. Comprueba que esté en marcha y que este dispositivo tenga conexión, y vuelve a intentarlo.
page-reconnecting = Se ha perdido la conexión. Probando de nuevo…
page-now = Ahora
page-opening = Abriendo la mesa…
page-open-away = El servidor no responde. Comprueba que esté en marcha y que este dispositivo tenga conexión; la página sigue intentándolo.
page-open-slow = El servidor está ahí, pero aún no ha enviado la mesa. Puede que esté ocupado; espera un momento o vuelve a la primera página.
page-open-closed = El servidor no abrió la mesa. La página sigue intentándolo; si tarda mucho, ve a la primera página y abre la mesa desde allí.
page-open-because = No se puede abrir la mesa: { $reason } La página sigue intentándolo.
page-open-parts = No se pudo cargar una parte de la página. Vuelve a cargarla.
page-load-again = Volver a cargar
page-broken = Esta página ha dejado de funcionar
page-broken-about = Es un fallo del programa. No se ha perdido nada: cada respuesta está guardada, y la página sigue donde estabas.
page-try-now = Probar ahora
page-away = { $names }: conexión perdida. { $n ->
    [one] El asiento sigue siendo suyo
   *[other] Los asientos siguen siendo suyos
} durante dos minutos; la partida espera.
page-returned = { $names }: { $n ->
    [one] ha vuelto
   *[other] han vuelto
}.
page-end-seed = Semilla: { $seed }. Con la misma semilla, las cartas salen en el mismo orden.
page-seed-hash = Huella de la semilla, conocida desde el principio (SHA-256): { $hash }
page-about-game = Sobre esta partida
page-not-let-in = Esta mesa no puede abrirse

# -- alrededor de cada página

page-ways = Secciones
page-back = Atrás
page-missing = Esa página no existe
page-missing-about = No hay nada en esta dirección.
page-to-home = A la primera página

# -- la primera página

page-tagline = Juegos de mesa con todas sus reglas.
page-stats = Estadísticas
page-settings = Ajustes
page-begin = Empezar
page-going = Continuar
page-continue = Continuar
page-first-time = ¿Es tu primera vez?
page-learn = Aprender
page-learn-long = Tu primera partida, paso a paso
page-learn-about = Una primera partida guiada. Diez minutos.
page-learn-list = Lecciones breves de cada juego.
page-learn-begin = Empezar a aprender
page-quick = Partida rápida
page-quick-about = { $game }, con lo habitual, ya mismo.
page-tables = Otras partidas
page-tables-about = { $tables ->
    [0] { $saves ->
        [one] Una partida guardada en la terminal
       *[other] { $saves } partidas guardadas en la terminal
    }
    [one] Otra mesa por continuar
   *[other] { $tables } mesas más por continuar
}
page-game = Juego
page-games = Los juegos
page-new = Partida nueva
page-at-once = Partida rápida
page-unofficial = Un proyecto de aficionados, no oficial: sin vínculo con los propietarios de los juegos que nombra.
page-more = Más

## Qué es cada juego, por su nombre

page-game-about-champions = Elige un héroe, prepara su mazo y detén con los demás el Plan de un Villano.
page-game-who-champions = 1–4 jugadores, en equipo · 45–90 minutos
page-game-quick-champions = Spiderman contra Rino, ya mismo.
page-game-about-heroes = Dirige un Grupo entre los problemas de Nueva York.
page-game-who-heroes = 2–4 jugadores, rivales · 90–120 minutos
page-game-about-skirmish = Héroes contra Villanos por las calles de Nueva York.
page-game-who-skirmish = 2 jugadores, un duelo · 20 minutos
page-way-join = Unirse
page-about-join = Con el enlace de un amigo
page-way-watch = Mirar
page-about-watch = Juegan bots y tú miras
page-way-puzzles = Retos
page-about-puzzles = Gana en un turno
page-way-daily = Partida del día
page-about-daily = Una partida para todos
page-way-replays = Repeticiones
page-about-replays = Partidas terminadas
page-way-rules = Reglas
page-about-rules = Términos y cartas, con búsqueda

# -- una partida nueva

page-new-of = Partida nueva de { $game }
page-new-cards = Números y cartas
page-new-difficulty = Dificultad:
page-new-back = Volver a { $name }
page-surprise = Sorpréndeme
page-preview = Lo que vas a jugar
page-choose-first = Elige antes: { $name }.
page-start = Empezar la partida
page-invite = Invitar a amigos
page-more-options = Más opciones
page-seed = Semilla
page-seed-about = Con la misma semilla, las cartas salen en el mismo orden. Si la dejas vacía, decide el azar.
page-practice = Partida de práctica: no cuenta en las estadísticas y todo puede deshacerse
page-packs = Paquetes de contenido
page-packs-about = cartas y conjuntos con los que también se juega
page-decks = Tus propios mazos
page-deck-paste = Pega un mazo o elige su archivo: de MarvelCDB (JSON o texto), OCTGN o YAML
page-deck-any = Los mazos pueden incumplir las reglas de mazos
page-deck-add = Añadir el mazo
page-deck-file = Elegir un archivo
page-deck-drop = Quitar
page-deck-bad = Un mazo que no puede jugarse aquí

# -- en una mesa

page-table = Mesa
page-your-turn = Tu turno

# -- créditos --

page-credits = Créditos
page-credits-drawings = Algunos dibujos de las cartas son de los autores siguientes, con un contorno añadido, de
page-credits-licences = Las licencias de lo demás que contiene esta página

# -- el menú de una mesa

page-menu = Menú
page-menu-seats = Jugadores y enlaces
page-menu-watched = Quien mira puede ver mis cartas
page-menu-watched-seat = Quien mira puede ver las cartas de { $who }
page-menu-over = Mirar las cartas de { $who }
page-menu-replay = Repasar
page-menu-rules = Términos y cartas
page-menu-report = Informar de un problema (un archivo)
page-menu-leave = Dejar mi asiento
page-leave-sure = ¿Dejar tu asiento? Tu enlace dejará de ser válido.

# -- listas

page-loading = Un momento…
page-none = Aún no hay nada aquí.
page-guest = Aquí eres una visita: tus partidas se guardan para este navegador. Si arrancaste tú este servidor, abre la dirección que mostró y verás tus propias partidas, lecciones y ajustes.
page-operator = Tus propias partidas
page-operator-opening = Un momento: se está preparando este navegador como tuyo.
page-operator-not = Dirección equivocada
page-once-more = Otra vez
page-play = Jugar
page-done = hecho
page-solved = resuelto
page-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minutos
}
page-level = nivel { $n } de 5
page-rounds = { $n ->
    [one] una ronda
   *[other] { $n } rondas
}
page-won = ganada
page-lost = perdida
page-daily-about = hoy, la misma partida para todos
page-daily-before = Días anteriores
page-remove = Borrar
page-remove-sure = ¿Borrar esta partida para siempre?
page-saves = Guardadas en la terminal
page-look-back = Repasar
page-stats-games = partidas
page-stats-won = ganadas
page-stats-lost = perdidas
page-stats-rounds = rondas de media
page-stats-mean = rondas
page-stats-part = porcentaje de victorias
page-stats-none = Aún no hay partidas anotadas. Una partida se anota cuando la juegas hasta el final; las de práctica, no.
page-search = Buscar
page-close = Cerrar
page-rules-hint = Una palabra o una pregunta en cualquier idioma, una cláusula o una carta; o lo que son y hacen las cartas: { $query }
page-rules-example = Ejemplo:
page-rules-see = Véase también
page-rules-cards = { $n ->
    [one] Una carta
   *[other] { $n } cartas
}
page-rules-clauses = { $n ->
    [one] Una cláusula de las reglas
   *[other] { $n } cláusulas de las reglas
}
page-rules-differ = Las traducciones difieren:
page-rules-played = Aquí se juega
page-rules-on-card = En esta carta:
page-rules-near = Puede ser una de estas:
page-cards-found = { $n ->
    [0] Ninguna carta
    [one] Una carta
   *[other] { $n } cartas
}
page-cards-printed = Las cartas del juego

# -- ajustes

page-look = Aspecto
page-theme = Tema
page-theme-auto = Como el dispositivo
page-theme-dark = Oscuro
page-theme-light = Claro
page-text-size = Tamaño del texto
page-motion = Movimiento
page-motion-auto = Como el dispositivo
page-motion-on = Sí
page-motion-off = No
page-pace = Mostrar lo que pasa
page-pace-slow = Lento
page-pace-normal = Normal
page-pace-fast = Rápido
page-pace-step = Esperar tras cada paso
page-pace-off = No
page-keys = Letras y números como atajos
page-keys-on = Sí
page-keys-alt = Con Alt
page-keys-off = No
page-in-games = En las partidas
page-free = Tomar sin preguntar las ventajas que no cuestan nada y no dañan a nadie
page-ask-sure = Preguntar otra vez antes de un posible error
page-pay-quick = Pagar una acción enseguida, tal como se propone
page-language = Idioma
page-language-preview = { $name } (versión preliminar, { $percent } %)
page-standing = Respuestas fijas
page-standing-about = Lo que respondes siempre a una capacidad, en cada partida que empieces. En una mesa se dan y se guardan junto a la pregunta.
page-standing-none = No hay ninguna guardada para otras partidas.
page-standing-forget = Volver a preguntarme

# -- amigos

page-join-link = El enlace que te han enviado
page-join-wrong = Esto no es un enlace a una mesa. Cópialo entero, desde «http» hasta el final.
page-sit-down = Sentarse
page-watch-bots = Mirar a los bots
page-watch-link = Mirar a amigos con un enlace
page-seat-bot = Mejor un bot
page-seat-which-bot = Qué bot juega en lugar de una persona
page-seat-bot-plays = Aquí juega un bot
page-seat-person = Que juegue una persona
page-seat-watch = Mirando
page-link-of = Enlace: { $name }
page-copy = Copiar
page-copied = Copiado
page-share = Compartir
page-to-table = A la mesa

# -- repasar

page-replay-over = Es un momento pasado. «Seguir desde aquí» juega a partir de él.
page-replay-before = Anterior
page-replay-after = Siguiente
page-replay-run = Reproducir
page-replay-stop = Parar
page-replay-moment = Momento
page-parts = Partes anteriores
page-part = Parte { $n }
page-part-file = Guardar la parte { $n } como archivo
page-copy-moment = Copiar un enlace a este momento
page-copy-not = Este navegador no deja copiar a la página; selecciona y copia esto: { $link }
page-what-if = Seguir desde aquí

# -- lessons, tips, warnings --

page-quick-guided = Tu primera partida, con consejos
page-learn-then = Después de las lecciones
page-learn-then-about = Una partida entera contra un bot o un Villano. Lo que se da por primera vez se explica entonces, y te avisan antes de un error decisivo.
page-hold-on = Decirme «Espera» antes de terminar un turno en el que aún podría actuar y antes de un error decisivo: se completa el Plan, cae el Superhéroe, se acaba el mazo
page-tips-setting = Explicar lo que se da por primera vez, en una primera partida
page-stats-played = { $n ->
    [one] partida
   *[other] partidas
}
