# Las palabras del cliente de terminal.

# -- la mesa --

cli-attached = (vinculadas: { $cards })
cli-in-brackets = ({ $text })
cli-hand-line = tu mano: { $cards }
cli-hand-empty = Tu mano está vacía.
cli-zone-times = { $n ->
    [1] { $name }
   *[other] { $n } { $name }
}
cli-zone-hidden = { $n ->
    [one] { $n } oculta
   *[other] { $n } ocultas
}
cli-label = { $name }:
cli-copies = ×{ $n }
cli-bundle = { $text } ×{ $n }
# Detrás de una acción, con qué se paga y sus objetivos con sus números.
cli-pays = – paga { $pays }
cli-aimed = → { $aims }
cli-aim = { $number } { $aim }
cli-aims = { $first }; { $second }
cli-aims-many = { $n } opciones
cli-shortened = (completo: ? { $n })
cli-map-none = Nada en el mapa tiene este nombre o número.
cli-unkept = { $error } Lo que logres aquí no se conserva.
cli-whole = toda la mesa: view
cli-left-out-named = además { $what }: view
cli-left-out = { $n ->
    [one] 1 línea más: view
   *[other] { $n } líneas más: view
}

# -- la línea de entrada --

cli-scenario = El escenario
cli-happened = Lo ocurrido
cli-prompt = >
cli-prompt-hint = Responde con un número o con palabras de una opción; ? NOMBRE explica una carta, ? hand las de tu mano, why dice qué no puedes hacer, help muestra el resto.
cli-choose-number = No hay opción { $n }; elige { $max ->
    [1] 1
   *[other] de 1 a { $max }
}.
cli-unknown = { $word } no es ni una orden ni palabras de una sola opción. También vale un número; help muestra las órdenes.
cli-shell = { $word } es una orden de la terminal: en una partida escribe ? NOMBRE para buscar una carta o un término, o help para ver las órdenes.
cli-asks = { $who } - { $prompt }
cli-stopped-early = { $n ->
    [one] Se ha respondido la primera; después se preguntó otra cosa, y el resto queda sin responder.
   *[other] Se han respondido las { $n } primeras; después se preguntó otra cosa, y el resto queda sin responder.
}
cli-enter = Intro: { $what }.
cli-several = Varias en una línea: 1 2.
cli-cancel-hint = cancel lo deshace.
cli-cancel-none = No se está pagando nada que pueda deshacerse; undo deshace tu última decisión.
cli-ahead = > { $line }
cli-ahead-empty = Falta una respuesta junto a un punto y coma y no se ha respondido nada: escribe una a cada lado, como en 2; ataca; termina.
cli-ahead-dropped = Ya no se ha hecho: { $line }. Escríbelo otra vez si aún lo quieres.
cli-set-hold-on = { $hold-on ->
    [on] Desde ahora se dice «Espera» antes de un error decisivo.
   *[off] Desde ahora no se dice «Espera».
}
cli-set-sure = { $sure ->
    [on] Desde ahora se te pregunta otra vez antes de un posible error.
   *[off] Desde ahora no se te pregunta otra vez antes de un posible error.
}
cli-twice = Has escrito { $n } más de una vez: escribe cada número una sola vez.
cli-not-together = Estas no pueden elegirse juntas: son demasiadas o no todas hacen falta.
cli-not-alone = No basta con elegir esto: { $what }; { $others ->
    [none] hace falta más, u otra cosa antes.
   *[other] elige además una de estas opciones: { $others }.
}
cli-takes-more = Son menos de las necesarias y el resto se tomaría sin preguntar.
cli-took-more = Has nombrado menos de las necesarias; no quedaba nada que elegir y el resto se ha tomado también.
cli-which = { $word } puede ser varias cosas o es solo parte de una palabra; escribe un número
cli-really = { $why } ¿Lo haces de todos modos? Sí o no
cli-yes-or-no = Escribe «sí» (o yes) para hacerlo de todos modos, o no para elegir de nuevo.

cli-cover-warning = No retrocedas en la pantalla: las líneas en blanco solo apartan lo que debe quedar oculto.
cli-cover = Pasa el teclado. Ahora: { $who }. Pulsa Intro entonces.
# -- al empezar --

cli-title = Goldenrule
cli-which-game = ¿Qué juego? Intro: { $own }. quit sale.
cli-choose-one = Elige uno de ellos.
cli-back-hint = b vuelve atrás, quit sale.
cli-confirm = Intro empieza la partida; b vuelve atrás; quit sale.
cli-unknown-choice = { $word } no está entre las opciones; elige { $max ->
    [1] 1
    [2] 1 o 2
   *[other] de 1 a { $max }
}{ $quick ->
    [yes] , q para una partida rápida
   *[no] {""}
}{ $back ->
    [yes] , b para volver atrás
   *[no] {""}
}, o quit para salir.
cli-setup-help = Escribe un número o un nombre tal como aparece; si se piden varios, sepáralos con espacios. Intro toma lo habitual. { $back ->
    [yes] b vuelve a la pregunta anterior, quit sale.
   *[no] quit sale.
}
cli-resume-hint = resume continúa { $name }.
cli-started = Guardada como { $name }; semilla { $seed }.
cli-started-drawn = Guardada como { $name }. La semilla se muestra al final; su SHA-256 es { $hash }.
cli-seats-people = { $covered ->
    [yes] Personas en este teclado, cada mano oculta a las demás: { $people }; --bots { $bot } deja a un bot todos menos uno.
   *[no] Tú, o personas en este teclado: { $people }; --bots { $bot } deja a un bot todos menos uno.
}
cli-seats = Tú: { $people }; { $bots }.
cli-seats-bot = el bot { $bot }: { $names }
cli-practice = Partida de práctica: todo puede deshacerse.
cli-resumed = Continúa { $name }.
cli-recap = Dejaste la partida { $round ->
    [0] { "" }
   *[other] en la ronda { $round },{ " " }
}tras { $n ->
    [one] 1 decisión
   *[other] { $n } decisiones
}. Lo último que ocurrió:

# -- el final --

cli-won = ¡Has ganado!
cli-lost = Has perdido.
cli-draw = La partida termina en empate.
cli-nobody = No ha ganado nadie.
cli-winner = Victoria: { $names }.
cli-by-heroes = { $name }
cli-ending = { $how }.
cli-result-champions-players = Han ganado los héroes.
cli-result-champions-villain = Ha ganado el Villano.
cli-ending-champions-villain-defeated = el Villano está derrotado
cli-ending-champions-scheme-completed = el último Plan principal se ha completado
cli-ending-champions-all-eliminated = todos los jugadores están eliminados
cli-ending-champions-no-cards-left = no quedan cartas de Encuentro
cli-over = La partida ha durado { $round ->
    [0] { "" }
    [one] { $round } ronda,{ " " }
   *[other] { $round } rondas,{ " " }
}{ $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}.
cli-over-seed = Semilla { $seed }.
cli-left = Has salido. La partida está guardada como { $name }: goldenrule resume { $name } la continúa.
cli-left-empty = Has salido antes de la primera decisión; no se ha guardado nada.
cli-end-of-input = La entrada ha terminado.

# -- órdenes --

cli-saved = Guardada como { $name }, en { $path }. El archivo contiene la semilla y, con ella, todas las cartas ocultas.
cli-saves-none = No hay partidas guardadas.
cli-saves = Partidas guardadas, la última primero
cli-saves-more = { $n ->
    [one] Una partida guardada más: `goldenrule saves --page { $page }` la muestra.
   *[other] { $n } partidas guardadas más: `goldenrule saves --page { $page }` muestra las siguientes.
}
cli-saves-no-page = No hay página { $page } de partidas guardadas; { $pages ->
    [one] solo hay una página.
   *[other] la última es la { $pages }.
}
cli-save-line = { $name } - { $game }, { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}, { $when }, { $state ->
    [over] terminada
    [running] sin terminar, interrumpida o aún en juego
   *[left] sin terminar
}
cli-undone = { $n ->
    [one] Deshecho.
   *[other] Se han deshecho { $n } decisiones.
}
cli-undo-nothing = No hay nada que deshacer.
cli-language = Los textos están en { $name }. Los idiomas son { $known }; escribe language y uno de ellos.
cli-set-quick = { $quick ->
    [on] Desde ahora una acción se paga con lo que figura detrás; 1 with NOMBRE, NOMBRE paga de otro modo.
   *[off] Desde ahora se te pregunta cómo se paga una acción.
}
cli-quick-hint = Pagar de otro modo: { $n } with NOMBRE, o { $n } ...
cli-pay-unknown = Nada que pueda pagar se llama { $word }; { $n } ... muestra lo que puede.
cli-pay-several = { $word } puede ser varias cosas que pagan: { $fits }.
cli-pay-not-so = Eso paga de menos o de más, o no va junto; { $n } ... muestra lo que puede pagar.
cli-undo-fewer = { $n ->
    [one] Hay una decisión que deshacer; undo la deshace.
   *[other] Hay { $n } decisiones que deshacer; undo { $n } las deshace.
}
cli-undo-others = No puede deshacerse: otro jugador ha actuado desde entonces. Las partidas de práctica (--practice) lo permiten.
cli-undo-hidden = No puede deshacerse: desde entonces se ha visto algo oculto o ha decidido el azar. Las partidas de práctica (--practice) lo permiten.
cli-undo-shown = No puede deshacerse: desde entonces otro jugador ha visto una carta que no conocía. Las partidas de práctica (--practice) lo permiten.
cli-report-written = El informe está en { $path }: el registro de la partida, la versión y el último error. Contiene la semilla y, con ella, todas las cartas ocultas; goldenrule report --hide escribe uno que no.
report-holds-all = la semilla de la partida y, con ella, todas las cartas ocultas
report-holds-command = la orden tal como se escribió; una semilla en ella revela todas las cartas ocultas de su partida
report-holds-one = lo que ha visto un asiento, y nada de las cartas que se le ocultan
cli-report-hiding = El informe está en { $path }: lo que el asiento ha visto, se le ha preguntado y ha respondido, y la versión. Nada en él revela una carta oculta.
cli-card-says = { $name } – { $text }
cli-repeated = { $line } ({ $n } veces)
cli-log-empty = Aún no ha ocurrido nada.
cli-why-none = Todo lo que podrías hacer ahora está entre las opciones.
cli-why = Lo que no puedes hacer ahora y por qué

cli-help =
    1, 2 ...        responde con esta opción; 1 3 elige las dos
    1 ...           elige esta y pregunta por el resto
    Intro           responde lo que se propone
cli-help-ahead = 2; ataca; turno una respuesta tras otra, hasta que se muestre algo
cli-help-look =
    ? NOMBRE        explica una carta, el número de una opción o un término
    ? hand          explica las cartas de tu mano
cli-help-why =
    why             lo que no puedes hacer ahora y por qué
    why NOMBRE      de dónde salen los valores de una carta
cli-help-hint =
    hint            qué haría un bot que piensa, y por qué
    hint NIVEL      cuánto se piensa: de easy a expert, los intentos (200) o 2s
    hint odds       además, la probabilidad de ganar con cada opción
cli-help-view = view            muestra toda la mesa
cli-help-map = map             muestra el mapa; { $game ->
    [heroes] map midtown, map 2 o district 7, una parte
    [skirmish] map manhattan o map 2, una parte
   *[other] map 2, una parte
}
cli-help-log = log             muestra todo lo ocurrido; log 3, la línea 3 del relato
cli-help-dice = dice            lo que han mostrado los dados en el relato
cli-help-cancel = cancel          al pagar: deshace lo que se está pagando
cli-help-undo = undo            deshace tu última decisión; undo 3, las tres últimas
cli-help-never = never 2         pasa siempre de la capacidad de la opción 2, sin preguntar
cli-help-always = always 2        la usa siempre que no pueda usarse otra cosa
cli-help-ask = ask 2           vuelve a preguntar por ella; ask NOMBRE nombra su carta
cli-help-free =
    free off        pregunta también por lo que no cuesta nada; free on: lo usa
    keep            detrás de una de estas cuatro: también en otras partidas
cli-help-standing = standing        muestra estas respuestas fijas
cli-help-quick =
    1 with NOMBRE   elige 1 y paga con lo que nombres, no como se propone
    quick off       pregunta cómo se paga cada acción; quick on: como se propone
cli-help-sure = sure off        no vuelve a preguntar antes de un posible error
cli-help-hold-on = hold-on off     no dice «Espera» antes de un error decisivo
cli-help-language = language IDIOMA cambia de idioma; language: cuáles hay
cli-help-save =
    save NOMBRE     guarda con un nombre{ $kept ->
        [yes] ; de todos modos se guarda cada decisión
       *[no] {""}
    }
    save NOMBRE over  lo mismo, en lugar de otra partida con ese nombre
cli-help-saves = saves           muestra las partidas guardadas
cli-help-resume = resume NOMBRE   deja esta partida y continúa otra
cli-help-report = report          escribe partida y error; report --hide: sin cartas ocultas
cli-help-quit = quit            sale{ $kept ->
    [yes] ; la partida puede continuarse
   *[no] {""}
}
settings-lang = lang { $value }: los textos están en { $value ->
    [system] el idioma del sistema
   *[other] este idioma
}
settings-hold-on = hold-on { $value }: ante una jugada precipitada o fatal { $value ->
    [on] se dice «Espera»
   *[off] no se dice «Espera»
}
settings-free = free { $value }: las capacidades que no cuestan nada y solo ayudan { $value ->
    [on] se usan sin preguntar
   *[off] se preguntan
}
settings-quick = quick { $value }: una acción { $value ->
    [on] se paga como se propone
   *[off] se elige primero y luego se pregunta cómo se paga
}
settings-sure = sure { $value }: antes de un posible error { $value ->
    [on] se vuelve a preguntar
   *[off] no se vuelve a preguntar
}
cli-standing = Tus respuestas fijas, para todas las copias de una carta
cli-standing-later = Guardadas para otras partidas
cli-standing-empty = No tienes respuestas fijas.
cli-standing-line = { $n ->
    [0] { $card }, su pregunta mientras se lleva a cabo: { $answer }
   *[other] { $card }, capacidad { $n }: { $answer }
}
cli-stop-hint = never { $n } deja de preguntar.
cli-warning-mark = { $option } [{ $warning }]
cli-standing-mark = { $option } [respuesta fija: { $answer }]
cli-standing-set = { $keep ->
    [yes] En esta partida y en las siguientes
   *[no] Desde ahora
} { $answer ->
    [always] se usa sin preguntar, cuando no pueda usarse otra cosa: { $what }
    [never] se pasa sin preguntar: { $what }
   *[ask] se vuelve a preguntar: { $what }
}
cli-free = { $free ->
    [on] Una capacidad que no cuesta nada, no daña a nadie de tu bando y solo puede usarse de un modo se usa sin preguntar; free off pregunta.
   *[off] Se te pregunta por cada capacidad, también las que no cuestan nada; free on las usa sin preguntar.
}
cli-free-which = Escribe free on o free off. { cli-free }
cli-free-set = { $keep ->
    [yes] En esta partida y en las siguientes
   *[no] Desde ahora
} { $free ->
    [on] una capacidad que no cuesta nada, no daña a nadie de tu bando y solo puede usarse de un modo se usa sin preguntar.
   *[off] también se te pregunta por las capacidades que no cuestan nada.
}
cli-standing-which = Escribe { $answer } y el número de una opción, de 1 a { $max }.
cli-standing-none = La opción { $n } no usa ninguna capacidad a la que pueda renunciarse; solo esas tienen respuestas fijas.
cli-standing-given = { $answer ->
    [always] No se ha preguntado a { $who }: always es la respuesta fija para { $cards }.
    [free] La capacidad de { $cards } se usa sin preguntar: no cuesta nada y solo ayuda.
   *[never] { $who } ha pasado sin que se le pregunte: never es la respuesta fija para { $cards }.
}
cli-error = La partida no ha podido seguir desde esta respuesta ({ $error }); está como estaba. Hay un informe, que contiene la semilla y con ella todas las cartas ocultas, en { $path }.
cli-error-standing = La partida no ha podido seguir desde una respuesta fija ({ $error }); se te pregunta a ti. Hay un informe, que contiene la semilla y con ella todas las cartas ocultas, en { $path }.
cli-broken = { $error } Es el turno de un bot, que llegaría a lo mismo; la partida está como antes. undo deshace tu última decisión para que siga de otro modo; quit deja la partida guardada. Una partida nueva sin el paquete (sin --pack) no tiene la carta.
cli-broken-what = La partida no puede seguir desde aquí: undo deshace tu última decisión, quit sale.
cli-undo-count = Escribe undo, o undo y cuántas decisiones.
cli-resume-which = No hay otra partida guardada.
cli-resume-same = { $name } es la partida que estás jugando.

# -- las demás órdenes --

cli-watch-broken = { $error }; la partida hasta ahí, con su semilla y todas las cartas ocultas, está en el informe { $path } para quien hizo el paquete; una partida sin el paquete (sin --pack) no tiene la carta.
cli-watch-crashed = Error inesperado ({ $error }); en { $path } hay un informe con la partida hasta ahí, su semilla y todas las cartas ocultas.

cli-verified = Comprobado: { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}, todas las huellas como en el registro; la última es { $digest }.
cli-verified-seed = El SHA-256 de su semilla es { $hash }.
cli-step-hint = Intro pasa a la siguiente decisión; v muestra la mesa, q sale.
cli-replayed = { $n }. { $who } - { $prompt } { $answer }
cli-replay-open = El registro termina aquí, tras { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}; la partida no ha terminado.
cli-progress = { $done } de { $total } { $what ->
    [decisions] decisiones
   *[games] partidas
}, { $rate } por segundo, faltan { $left }
cli-simulated = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $wins ->
    [one] { $wins } ganada
   *[other] { $wins } ganadas
}, { $losses ->
    [one] { $losses } perdida
   *[other] { $losses } perdidas
} ({ $percent } % ganadas).
cli-simulated-seats = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $draws ->
    [0] ninguna en empate:
    [one] una en empate:
   *[other] { $draws } en empate:
}
cli-simulated-seat = { $who } ({ $bot }): { $wins ->
    [one] { $wins } ganada
   *[other] { $wins } ganadas
} ({ $percent } %).
cli-simulated-endings = Cómo terminaron:
cli-simulated-ending = { $how }: { $n } ({ $percent } %)
cli-simulated-rounds = De media, { $rounds } rondas y { $decisions } decisiones.
cli-simulated-speed = { $games } partidas por segundo; { $decisions } decisiones por segundo y proceso.
cli-simulated-digest = Huella { $digest } (semilla { $seed }).
cli-results-kept = Resultados: { $folder }
cli-stopped = Detenido. { $kept ->
    [none] No se ha escrito nada.
   *[other] Lo jugado queda en { $kept }; la misma orden sigue desde ahí.
}
cli-cards-found = { $n ->
    [one] { $n } carta.
   *[other] { $n } cartas.
}
cli-crashed = Error inesperado ({ $error }); hay un informe, que contiene la semilla y con ella todas las cartas ocultas, en { $path }.
cli-crashed-saved = La partida está guardada como { $name }.
cli-aims-same = como en { $numbers }
cli-hand-brief = completa: view, ? hand
cli-pay-what = ¿Con qué pagas? Escribe { $n } with y nombres de: { $things }.
cli-pay-nothing = Esto no puede pagarse de otro modo: { $option }
cli-pay-asked = Lo que se paga se pregunta después: { $n } lleva a esa pregunta.
cli-passing = pasar, paso, listo
cli-choose-something = Aún no has elegido nada: escribe { $max ->
    [1] 1
   *[other] un número de 1 a { $max }
} o un nombre{ $quick ->
    [yes] , q para una partida rápida
   *[no] {""}
}, o quit para salir.
cli-help-asking = help asking     cuánto se te pregunta: respuestas fijas, pagos, dudas
cli-help-saving = help saving     partidas guardadas, informes, idiomas
cli-help-not-here = { $word } no puede usarse aquí; help muestra lo que sí.
cli-enter-nothing = Intro solo no responde nada aquí: escribe un número o palabras de lo que eliges.

cli-hint-option = { $n } { $text }
cli-hint-thinks = Pensando… Ctrl+C lo interrumpe.
cli-hint-stopped = Interrumpido. La pregunta sigue en pie.
cli-review-stopped = Detenido. La partida se conserva.

# -- cli/experiments.py

duel-games = { $how ->
    [together] { $first } y { $second }: { $pairs ->
        [one] una partida que ha jugado cada uno
        [many] { $pairs } de partidas que ha jugado cada uno
       *[other] { $pairs } partidas que ha jugado cada uno
    }.
   *[against] { $first } contra { $second }: { $pairs ->
        [one] un par de partidas
        [many] { $pairs } de pares de partidas
       *[other] { $pairs } pares de partidas
    } con los asientos cambiados.
}
duel-points = { $how ->
    [together] Solo { $first } ganó { $wins }, solo { $second } { $losses }; iguales: { $draws }.
   *[against] { $first } ganó { $wins }, { $second } { $losses }; empates: { $draws }.
}
duel-elo = Diferencia Elo: { $elo ->
    [none] fuera de medida
   *[other] { $elo }
} (95 %: { $low ->
    [none] sin límite inferior
   *[other] desde { $low }
}, { $high ->
    [none] sin límite superior
   *[other] hasta { $high }
}).
duel-verdict = { $verdict ->
    [better] Decidido: { $first } es mejor que { $second } (al menos { $most } Elo y no como mucho { $least }).
    [not-better] Decidido: { $first } no es mejor que { $second } (como mucho { $least } Elo y no al menos { $most }).
   *[open] Sin decidir; más pares lo dirían.
} Logaritmo de la razón de verosimilitudes: { $ratio }; se decide en { $low } y { $high }.
sweep-cell = { $cell }: { $wins } de { $games } ganadas ({ $percent } %, 95 %: de { $low } a { $high }); { $rounds } rondas

# -- cli/main.py

version-running = Goldenrule { $version } ({ $build ->
    [compiled] compilado
    [outdated] Python puro, porque los módulos compilados son más antiguos que el código fuente: ejecuta { $command }
   *[pure] Python puro
})
