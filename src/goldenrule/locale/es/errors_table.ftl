# Errores de las partidas que se juegan y se guardan.

mend-own-file = apártalo para empezar otro
mend-seats = bórralo para ocupar tú todos los asientos
mend-journal = su diario conserva la partida, y `goldenrule resume { $name }` la continúa
mend-companion = apártalo y empieza de nuevo con --heroes
mend-key = bórralo, y los enlaces de todas las mesas dejarán de valer
mend-operator-key = bórralo, y el servidor mostrará una dirección nueva para quien lo administra
bad-damaged = { $path } está dañado; { $mend }.

# -- ayudantes ---------------------------------------------------------------------------------------------------------

bad-companion-old = { $path } es de una versión anterior de Goldenrule; { $mend }.
bad-companion-no-table = { $path } está dañado (no es una mesa); { $mend }.
bad-companion-line = { $path } está dañado; { $mend }. { $error }
bad-companion-other = { $path } está dañado o es de otra versión: sus líneas llevan a otra mesa; { $mend }.

# -- partidas guardadas ------------------------------------------------------------------------------------------------

bad-name = { $what ->
    [companion] Un ayudante
    [table] Una mesa
   *[save] Una partida guardada
} no puede llamarse «{ $name }»; usa hasta 40 letras, cifras, '-' y '_'.
bad-name-device = «{ $name }» es un nombre reservado en algunos sistemas; usa otro nombre.
bad-name-in-use = { $what ->
    [companion] El ayudante
   *[game] La partida
} «{ $name }» está en uso por { $owner }; sal de ahí con quit o elige otro nombre.
bad-name-taken = Ya hay una partida guardada «{ $name }»; continúala o usa otro nombre.

# -- lo que se pide a una partida --

bad-seat-no-number = Un asiento es un número de 0 a { $most }, no { $seat }.
bad-no-seat = No hay asiento { $number }; los asientos van de 0 a { $most }.
bad-game-changed = La partida no puede repetirse hasta aquí: su posición se cambió sin usar `apply`.
bad-no-played-game = Solo puede guardarse una partida hecha con `new_game` o `load`, no { $game }.
bad-file-name = El nombre de un archivo es un texto o un `Path`, no { $path }.
bad-file-nul = Ningún archivo puede llamarse { $name }: un nombre no tiene caracteres nulos.
bad-seed = Una semilla es un número o un texto, no { $seed }.
bad-seed-digits = La semilla es un número con demasiadas cifras; toma uno menor, o un texto.

bad-code-begin = Un código de posición empieza por { $mark }; este empieza por { $words }: cópialo entero.
bad-code-long = Este código de posición tiene { $n } caracteres; el más largo que se lee tiene { $most }.
bad-code-character = Este código de posición contiene un carácter que los códigos no tienen; cópialo otra vez.
bad-code-incomplete = Este código de posición está incompleto o alterado; cópialo entero otra vez.
bad-code-large = Este código de posición contiene más de { $most } bytes, lo que no es una posición.
bad-code-wrong = Este código de posición no contiene una posición: { $why }; pide otro.
bad-code-other = Este código de posición no contiene una posición, sino otra cosa; pide otro.
bad-code-packs = Este código de posición nombra paquetes por carpetas, y eso solo pueden hacerlo las opciones de una partida.
bad-code-game = Esta posición es del juego { $game }, que no está instalado.
bad-code-version = Este código de posición se hizo con otras cartas o reglas, de otra versión; pide otro.
bad-code-impossible = Este código no contiene una posición posible. { $error }
bad-code-bots = Este código de posición tiene bots en asientos que no existen, o en todos; pide otro.

bad-no-companions = Ninguno de los juegos instalados tiene ayudante.
bad-game-no-companion = { $title } no tiene ayudante.
bad-companion-lines = Un ayudante lee líneas de { $most } caracteres como máximo, y { $lines } de ellas.
bad-companion-over = La partida ha terminado; undo deshace lo que la terminó.
bad-companion-not-written = No puede escribirse { $path } ({ $reason }); asigna otra carpeta a `GOLDENRULE_HOME`.

bad-game-name = El nombre de un juego es un texto, no { $name }.
bad-no-game = No hay ningún juego { $name }; { $known ->
    [none] no hay ninguno instalado: instala Goldenrule otra vez
   *[other] elige entre { $known }
}.
bad-game-kind = El juego { $name } no se puede usar: su punto de entrada no es lo que pide docs/add_a_game.md.
bad-save-running = «{ $name }» es una partida en curso, que ocultaría esta; usa otro nombre.
bad-save-other = La partida guardada «{ $name }» contiene otra partida, que se perdería; usa otro nombre, o escribe `save { $name } over` para sustituirla.
bad-no-lessons = No hay lecciones de «{ $game }»; elige entre { $known }.
bad-seat-yours = El asiento { $seat } no puede ser tuyo; los asientos van de 1 a { $most }.
bad-seat-no-bots = El asiento { $seat } no puede ser tuyo; eso es para partidas con bots: nombra alguno con `--bots`.
bad-no-seat-bot = No hay asiento para un bot: el único es tuyo; nombra más héroes.
bad-too-many-bots = Hay { $n } bots para { $most ->
    [one] { $most } asiento
   *[other] { $most } asientos
}; nombra menos.
bad-save-outdated = La partida «{ $name }» se jugó con otras reglas o cartas y no puede continuar con las de hoy; su registro está en { $path }: bórralo, o continúala con la versión { $version } de entonces.
bad-saves-over = Todas las partidas guardadas han terminado; `goldenrule play` empieza otra, `goldenrule resume { $name }` muestra el final de la última.
bad-no-packs = El juego «{ $name }» no admite paquetes.
bad-no-decks = En el juego «{ $name }» nadie construye un mazo.
bad-not-in-play = No hay en juego ninguna carta que se llame «{ $word }».
bad-no-card = No hay ninguna carta «{ $word }».
bad-no-card-near = No hay ninguna carta «{ $word }»; ¿querías decir { $names }?
bad-no-saves = No hay ninguna partida guardada que continuar; empieza una con `goldenrule play`.
bad-save-moment = La partida guardada «{ $name }» existe, pero «{ $moment }» no forma parte de su nombre; solo `goldenrule play --from { $name }@12` acepta un momento: tras 12 decisiones.
bad-no-save = No hay ninguna partida guardada «{ $name }»; { $known ->
    [none] aún no hay nada guardado.
   *[other] las últimas son { $known }.
}
bad-bot-seat = No hay asiento { $seat } para un bot; los asientos van de 0 a { $most }.
bad-standing-seat = En el asiento { $seat } no puede haber una persona con respuestas fijas; los asientos de personas son { $known }.
bad-language = { $where }: no hay textos en «{ $tag }»; los idiomas son { $known }.
language-preview = { $tag } ({ $name }, versión preliminar)
bad-no-standing-answer = No hay ninguna respuesta fija «{ $answer }»; es una de { $known }.
bad-not-deleted = No puede borrarse { $path } ({ $reason }).
bad-stats-later = { $path } lo escribió una versión posterior de Goldenrule; instala esa.
bad-stats-busy = { $path } no puede usarse ({ $why }); ¿lo está usando otro programa?
bad-stats-not-used = { $path } no puede usarse ({ $why }); ¿hay espacio, y puede escribirse?
bad-stats-damaged = { $path } está dañado ({ $why }); apártalo, o bórralo con `goldenrule stats --delete`.
bad-no-card-listed = No hay ninguna carta «{ $word }»; `goldenrule cards { $game }` las enumera.
bad-several-cards = Varias cartas tienen «{ $word }» en su nombre: { $names }{ $more ->
    [0] .
   *[other] { " " }y { $more } más.
}
bad-case-seat = { $words }: no hay asiento { $seat }; los asientos son { $known }.
bad-case-before-setup = { $at }.{ $name }: una partida que está a punto de prepararse aún no lo tiene; quítalo, o escribe otra fase.
problem-of-case = { $place }: { $error }
bad-option-names = La opción «{ $option }» es una lista de nombres, no { $value }.
bad-option-many-names = La opción «{ $option }» tiene { $n } nombres, y se leen { $most } como máximo; quita algunos.
bad-option-long-name = La opción «{ $option }» tiene el nombre { $name }, más largo que cualquiera de aquí.
bad-no-such = No existe { $what ->
    [clause] la cláusula o decisión
   *[other] { $what }
} { $word }{ $where ->
    [none] { "" }
   *[other] { " " }{ $where }
}{ $close }
nearest-one = ; ¿querías decir «{ $word }»?
nearest-choose = ; elige entre { $known }.
place-this-game = en esta partida
place-duel = en el duelo
place-hero = para un Superhéroe { $status }
bad-no-bot = No hay ningún bot «{ $name }» para { $game }; elige entre { $known }.
bad-no-budget = «{ $word }» no dice cuánto piensa un bot: elige entre { $levels }{ $most ->
    [0] .
   *[other] , o da un número de intentos, como 200, o segundos, como 2s, hasta { $most }.
}
bad-lesson-answer = La lección no continúa con esta respuesta.
bad-lesson-untrue = Lección { $lesson }, paso { $step } ({ $say }): { $error }
