# Palabras de las mesas de la página, sea cual sea el juego: la pregunta, el relato, lo que se dice de las cartas.

# -- la pregunta --

page-table-question = Tu decisión
page-table-answers = Respuestas
page-table-yours = Tu decisión
page-table-lesson = Lección
page-table-go-on = Continuar
page-table-waiting = Espera, por favor
page-table-stopped = Detenida
page-table-on-board = Señala una carta que brille o elige en la lista.
page-table-on-board-tap = Toca una carta que brille o elige en la lista. Mantén pulsada una carta para leerla.
page-table-aim-place = { $name }: elige un lugar.
page-table-aim-target = { $name }: elige un objetivo.
page-table-aim-what = { $name }: elige qué hacer.
page-table-enter = Intro
page-table-ctrl-enter = Ctrl Intro
page-table-otherwise = Elegir de otro modo
page-table-pay-otherwise = Pagar de otro modo
page-table-list = Las { $n } posibilidades
page-table-list-less = Menos
page-table-back = Cancelar
page-table-cancel = Deshacerlo
page-table-sure = Hacerlo de todos modos
page-table-rather-not = Cancelar
page-table-tray = Elige una o más
page-table-sum = { $owes ->
    [0] { $sum } elegidos
   *[other] { $sum } de { $owes }
}
page-table-sum-chosen = { $sum } de { $owes } elegidas
page-table-pays = { $what } · paga: { $pays }
page-table-paid-with = paga: { $pays }
page-table-spent = Pago
page-table-stands = Respuesta fija: { $answer }
page-table-confirm-pay = Pagar: { $what }
page-table-confirm-discard = Descartar: { $what }
page-table-confirm-end-discard = Descartar: { $what }
page-table-confirm-mulligan = Cambiar: { $what }
page-table-confirm-many = estas { $n }
page-table-stop = No preguntar más por { $name }
page-table-stop-this = No preguntar más por esto
page-table-in-question = La carta de la pregunta
page-table-if-not = Si no lo haces
page-table-then = Entonces
page-table-pays-label = Paga
page-table-keeps = Conservas
page-table-keeps-many = { $n } cartas
page-table-keep-all-mulligan = { $n ->
    [one] Conservar todas las cartas
   *[other] Conservar las { $n }
}
page-table-keep-all-end-discard = { $n ->
    [one] Conservar todas las cartas
   *[other] Conservar las { $n }
}
page-table-hold-on = { $left ->
    [one] Espera: aún hay una carta o capacidad que puedes usar en este turno.
   *[other] Espera: aún hay { $left } cartas o capacidades que puedes usar en este turno.
}
page-table-always = Usarla siempre
page-table-never = No usarla nunca
page-table-keep = También en otras partidas
page-table-standing = Respuestas automáticas
page-table-standing-none = Se te pregunta por cada capacidad. Donde puede preguntarse a menudo, junto a la pregunta figura «No preguntar más por …».
page-table-ask-again = Volver a preguntarme

# -- herramientas --

page-table-tools = Herramientas
page-table-home = Goldenrule: a la primera página
page-table-steps = Pasos de la ronda
page-table-undo = Deshacer
page-table-ask-undo = Pedir deshacer
page-table-skip = Saltar
page-table-skip-what = Pasar hasta que ocurra algo
page-table-why = ¿Por qué?
page-table-why-what = Qué está ocurriendo. Con el ratón o el foco sobre una carta: por qué no puede hacerse nada con ella
page-table-why-nothing = No hay más que decir al respecto.
page-table-close = Cerrar
page-table-allow = Permitirlo
page-table-forbid = No permitirlo
page-table-coach = Lo que dice la lección o el reto
page-table-hint = Dame una pista
page-table-hint-n = Pista { $n }:
page-table-show-solution = Mostrar la solución
page-table-solution = Solución:

# -- cartas --

page-table-hand = { $n ->
    [0] Tu mano, vacía
    [one] Tu mano, una carta
   *[other] Tu mano, { $n } cartas
}
page-table-back-player = carta de jugador, boca abajo
page-table-back-encounter = carta de Encuentro, boca abajo
page-table-legal = puede elegirse
page-table-selected = elegida
page-table-exhausted = agotada
page-table-attached = { $name }, vinculada a { $to }
page-table-with = Con { $names }

# -- relato --

page-table-story = Relato
page-table-story-none = Aún no ha ocurrido nada.
page-table-story-all = Las { $n }
page-table-story-less = Lo último
page-table-jump = Ver este momento

# -- el final, la cubierta --

page-table-won = Has ganado
page-table-lost = Has perdido
page-table-over = La partida ha terminado
page-table-replay = Repetición
page-table-review = Análisis
page-review-looking = Repasando tus decisiones…
page-review-progress = { $percent } % de las decisiones revisadas
page-review-waits = Has pedido muchas pistas o revisiones. Esta revisión empieza sola en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
page-review-moment = Ver este momento
page-review-options = Opciones
page-review-all = Todas las decisiones
page-review-curve = Tu probabilidad de ganar
page-table-look = Mirar la mesa
page-table-next = ¿Y ahora?
page-table-covered = Ahora, solo para { $who }. Los demás, apartad la vista
page-table-uncover = Mostrar la mesa a { $who }

page-table-took = Se ha usado automáticamente: { $what }. No cuesta nada y solo ayuda.
page-table-took-ask = Preguntarme por ellas
page-table-why-title = Qué está ocurriendo y qué no se puede hacer
page-table-what-if = Qué pasaría si: una copia en la que sigues tú solo. La partida está como estaba, y aquí nada cuenta.
page-table-what-if-short = Qué pasaría si: una copia de tu partida
page-table-what-if-back = Volver a la partida
page-table-what-if-here = Qué pasaría si: desde aquí
page-hint = Consejo
page-hint-what = Qué haría aquí un bot que piensa
page-hint-thinks = Pensando…
page-hint-title = Qué haría un bot que piensa
page-hint-how = Pulsa una opción para seleccionarla y luego confírmala.
page-hint-do = Elegir esto
page-hint-odds = Probabilidades
page-hint-longer = Tras pensarlo más, es mejor otra respuesta:
page-hint-instead = Elegir esto en su lugar
page-hint-same = Tras pensarlo más, la respuesta es la misma.
page-hint-more = Más

# -- keys --

page-key-touch = Toca una carta para elegirla, tócala otra vez o mantenla pulsada para leerla, o arrástrala para jugarla.
page-key-title = Teclas
page-key-jump = Ir a
page-key-confirm = Confirmar, o hacer lo habitual
page-key-back = Atrás, o cerrar
page-key-digits = Elegir una opción de la lista
page-key-areas = Mirar la zona de otro jugador
page-key-end = Terminar tu turno
page-key-keep = Conservar todas las cartas
page-key-all = Mostrar todas las opciones
page-key-empty = Pagar o elegir otra cosa
page-key-form = Cambiar de forma
page-key-request = Pedir una acción a un compañero
page-key-question = A la pregunta
page-key-hand = A tu mano
page-key-story = Abrir el relato
page-key-to-story = Al relato
page-key-hint = Consejo
page-key-why = ¿Por qué?
page-key-undo = Deshacer
page-key-skip = Saltar: pasar hasta que ocurra algo
page-key-keys = Esta lista
page-key-now-on = Las letras y los números funcionan por sí solos. Puedes cambiarlo en los ajustes.
page-key-now-alt = Las letras y los números funcionan con Alt. Puedes cambiarlo en los ajustes.
page-key-now-off = Las letras y los números están desactivados. Puedes cambiarlo en los ajustes.

# -- lessons, tips, warnings --

page-lesson-where = Lección { $lesson } · paso { $step } de { $steps }
page-lesson-try = Prueba esto: { $what }
page-lesson-do-it = Hazlo por mí
page-lesson-back = Atrás
page-lesson-leave = Salir de la lección
page-lesson-understood = Entendido
page-lesson-learned = Lo que has aprendido
page-lesson-next = Qué viene ahora
page-tip = Consejo
page-tips-off = No más consejos
page-hold-on-off = No más «Espera»
