# Las palabras de Marvel: ¡Escaramuza! en New York: nombres, preguntas, opciones, registro, textos de cartas, motivos.

skirmish-side-0 = Héroes
skirmish-side-1 = Villanos
skirmish-colour-red = rojo
skirmish-colour-yellow = amarillo
skirmish-colour-green = verde
skirmish-colour-blue = azul
skirmish-any = cualquiera
skirmish-slot-manhattan = Manhattan { $n }
skirmish-slot-sanctum = Sanctasanctórum { $n }
skirmish-slot-tower = Torre de los Vengadores
skirmish-card-name = { $name }{ $version ->
    [boosted] { " (potenciada)" }
   *[other] { "" }
}
skirmish-card-at = { $name } en { $slot }
skirmish-a-card = una carta
skirmish-nobody = nadie
skirmish-with-figures = { $card }, { $figures }
skirmish-standing = { $card }, Fuerza { $strength }, Vida { $left } de { $life }
skirmish-the-rules = las reglas
skirmish-strength = Fuerza
skirmish-life = Vida
skirmish-plus = { " + " }

# Lo que se cuenta muchas veces.
skirmish-n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
skirmish-n-points = { $n ->
    [one] { $n } punto de Victoria
   *[other] { $n } puntos de Victoria
}
skirmish-n-damage = { $n ->
    [one] { $n } Daño
   *[other] { $n } Daños
}
skirmish-amount-damage = { $amount ->
    [one] { $amount } Daño
   *[other] { $amount } Daños
}

# -- preguntas --

skirmish-prompt-recruit = Reclutamiento: ¿qué juegas o usas?
skirmish-prompt-pay = Paga { $symbols } por { $card }.
skirmish-prompt-slot = { $card }: ¿en qué hueco?
skirmish-prompt-civilian = ¿Qué Civil liberas?
skirmish-prompt-lose-civilian = ¿Cuál de tus Civiles va a la caja?
skirmish-prompt-artifact = ¿Qué Artefacto te llevas?
skirmish-prompt-moment = ¿Usas un Artefacto ahora?
skirmish-prompt-discard = { $n ->
    [one] ¿Qué carta descartas?
   *[other] ¿Qué carta descartas? (Faltan { $n })
}
skirmish-prompt-choose = { $card } – { $text } ¿Qué carta?
skirmish-prompt-choose-some = { $card } – { $text } ¿Qué cartas?
skirmish-prompt-may = { $card } – { $text } ¿Lo haces?
skirmish-prompt-mode = { $card } – { $text } ¿Cuál?

# -- opciones --

skirmish-option-play = Juega { $card }: coste { $cost }; { $figures }
skirmish-option-replace = Juega { $card } en lugar de { $old }: gratis; { $figures }
skirmish-option-use = Usa { $card } – { $text }
skirmish-option-civilian = Gasta un Civil { $colour }
skirmish-option-ignore = No pagues nada: el símbolo se ignora
skirmish-option-slot = { $slot }, frente a { $facing }
skirmish-option-free = El Civil { $colour } de { $slot }
skirmish-option-lose = Un Civil { $colour }
skirmish-option-take = Llévate { $card } – { $text }
skirmish-option-discard = { $kind ->
    [battlefield] Pon { $card } bajo el mazo de cartas de Campo de batalla
   *[other] Descarta { $card }, de color { $colour }
}
skirmish-option-pick = { $card }
skirmish-option-yes = Sí
skirmish-option-no = No
skirmish-option-done = Eso es todo
skirmish-option-pass = Ahora no
skirmish-option-done-recruit = Pasa al Ataque

# -- registro --

skirmish-log-turn = Turno { $n }: { $side }.
skirmish-log-phase = { $phase ->
    [recruitment] Fase de reclutamiento.
    [attack] Fase de Ataque.
   *[draw] Fase de Robo.
}
skirmish-log-play = Los { $side } juegan { $card }.
skirmish-log-pay-civilian = Paga un Civil { $colour }.
skirmish-log-ignore = Se ignora un símbolo ({ $symbol }).
skirmish-log-replace = { $card } sustituye a { $old }.
skirmish-log-use = Se usa { $card }.
skirmish-log-attack = { $card } ataca sin que nadie defienda.
skirmish-log-attack-card = { $card } ataca a { $defender }.
skirmish-log-damage = { $card } sufre { skirmish-n-damage }.
skirmish-log-heal = { $n ->
    [one] Se cura { $n } Daño
   *[other] Se curan { $n } Daños
} a { $card }.
skirmish-log-prevented = { $n ->
    [one] Se evita { $n } Daño
   *[other] Se evitan { $n } Daños
} a { $card }.
skirmish-log-strengthen = { $card } tiene { $n } más de Fuerza hasta el final del turno.
skirmish-log-hold = { $card } no ataca en su próxima fase de Ataque.
skirmish-log-defeat = { $card } cae { $cardform ->
    [m] derrotado
   *[f] derrotada
}.
    .card = nominative
skirmish-log-points = Los { $side } obtienen { skirmish-n-points }.
skirmish-log-marker = El marcador de los Artefactos se mueve hacia los { $side }; { $n ->
    [0] está en el centro
    [one] está a { $n } casilla del centro
   *[other] está a { $n } casillas del centro
}.
skirmish-log-freed = Queda libre un Civil { $colour } de { $slot }.
skirmish-log-lost = Los Héroes pierden un Civil { $colour }.
skirmish-log-decked = Los { $side } han robado la última carta de su mazo.
skirmish-log-to-hand = { $source ->
    [deck] Los { $side } roban { $card }.
    [battlefields] Los { $side } se llevan { $known ->
        [yes] { $card }
       *[no] una carta de Campo de batalla
    }.
   *[other] { $card } va a la mano de los { $side }.
}
skirmish-log-placed = { $source ->
    [hand] Los { $side } colocan { $card } en { $slot }.
   *[other] { $card } llega a { $slot }.
}
skirmish-log-discarded = Los { $side } descartan { $card }.
skirmish-log-taken = Los { $side } se llevan { $card }.
skirmish-log-offered = Se revela { $card }.
skirmish-log-removed = { $card } sale de la partida.
skirmish-log-under = { $pile ->
    [pile] { $card } va bocabajo debajo de los Artefactos.
    [battlefields] { $card } va bajo el mazo de cartas de Campo de batalla.
   *[deck] { $card } va bajo el mazo de los { $side }.
}

# -- cartas: efectos --

skirmish-text-immediate = Cuando se { $moment ->
    [played] juega
   *[placed] coloca
}: { $does }.
skirmish-text-attack = Después de atacar: { $does }.
skirmish-text-action = Una vez en cada una de tus fases de reclutamiento, puedes { $does }.
    .does = infinitive
skirmish-text-single-use = De un solo uso (después sale de la partida): { $does }.
skirmish-text-permanent = { $when }{ $test }, { $does }.
skirmish-text-if = , si { $cond }
skirmish-text-has = { $to } { $number ->
    [one] tiene
   *[other] tienen
}
skirmish-text-strength-bonus = { skirmish-text-has } { $amount } más de Fuerza
skirmish-text-life-bonus = { skirmish-text-has } { $amount } más de Vida
skirmish-text-protection = cada vez que { $to } vaya a sufrir Daño{ $attacks_only ->
    [yes] { " de un Ataque" }
   *[no] { "" }
}, sufre { $amount } menos
    .to = one
skirmish-text-cheaper = puedes ignorar { $amount } «cualquiera» del coste de { $of ->
    [none] las cartas
   *[other] las cartas{ $of }
} que juegues
    .of = that
skirmish-text-cheaper-battlefields = las cartas de Campo de batalla te cuestan { $amount ->
    [one] { $amount } símbolo
   *[other] { $amount } símbolos
} menos, a tu elección
skirmish-text-battlefield-bonus = las cartas de Campo de batalla que juegues dan { $amount ->
    [one] { $amount } punto de Victoria
   *[other] { $amount } puntos de Victoria
} más
skirmish-text-draw-bonus = roba { $amount ->
    [one] { $amount } carta
   *[other] { $amount } cartas
} más en tu fase de Robo
skirmish-text-no-bonus = { $to } no obtienen bonificación de Lugar cuando atacan
skirmish-text-cannot-attack = { $to } no { $number ->
    [one] ataca
   *[other] atacan
}

skirmish-when-defeated = cada vez que { $of } caiga derrotada
    .of = one
skirmish-when-played = cada vez que se juegue { $of }
    .of = one
skirmish-when-damaged = cada vez que { $of } sufra Daño
    .of = one
skirmish-when-attacked = cada vez que { $of } haya atacado
    .of = one
skirmish-when-recruitment = al inicio de tu fase de reclutamiento
skirmish-when-draw-phase = al inicio de tu fase de Robo
skirmish-when-civilian-freed = cada vez que liberes a un Civil
skirmish-when-battlefield-played = cada vez que juegues una carta de Campo de batalla
skirmish-when-artifact-taken = cada vez que te lleves un Artefacto

# -- cartas: qué hacen --

skirmish-each-of = { $number ->
    [one] { $to }
   *[other] cada una de { $to }
}
skirmish-join-modes = { $first }; { $second }
skirmish-op-damage = { v-deal } { skirmish-amount-damage } a { skirmish-each-of }
skirmish-op-damage-both = { v-deal } { $opposing ->
    [one] { $opposing } Daño
   *[other] { $opposing } Daños
} a cada carta de tu oponente y { $own } a cada una de tus cartas
skirmish-op-heal = { v-heal } { skirmish-amount-damage } a { skirmish-each-of }
skirmish-op-strengthen = { skirmish-text-has } { $amount } más de Fuerza hasta el final del turno
skirmish-op-hold = { $to } no { $number ->
    [one] ataca
   *[other] atacan
} en la próxima fase de Ataque de su propietario
skirmish-op-defeat = { $mood ->
    [infinitive] derrotar
   *[imperative] derrota
} { $to }
skirmish-op-dismiss = { v-put } { $to } en la pila de descarte
skirmish-op-return-to-hand = { v-return } { $of } a la mano de su propietario
skirmish-op-put-under-deck = { v-put } { $of } bajo el mazo
skirmish-op-put-into-play = { v-put } en juego { $of }
skirmish-op-move-card = { $mood ->
    [infinitive] mover
   *[imperative] mueve
} { $of } a un hueco vacío de su lado
skirmish-op-swap = { $mood ->
    [infinitive] intercambiar
   *[imperative] intercambia
} los huecos de { $one } y de { $other }
skirmish-op-draw = { v-draw } { skirmish-n-cards }
skirmish-op-opponent-draws = tu oponente roba { skirmish-n-cards }
skirmish-op-discard = { v-discard } { skirmish-n-cards } de tu mano
skirmish-op-opponent-discards = tu oponente descarta { skirmish-n-cards } de su mano a su elección
skirmish-op-discard-at-random = { v-discard } { skirmish-n-cards } al azar de tu mano
skirmish-op-opponent-discards-at-random = tu oponente descarta { skirmish-n-cards } al azar de su mano
skirmish-op-discard-hands = ambos jugadores descartan su mano
skirmish-op-gain-points = { $mood ->
    [infinitive] obtener
   *[imperative] obtén
} { skirmish-n-points }
skirmish-op-lose-points = tu oponente obtiene { skirmish-n-points }
skirmish-op-move-artifact-marker = { $mood ->
    [infinitive] mover
   *[imperative] mueve
} el marcador de los Artefactos { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
} en tu dirección
skirmish-free = { $mood ->
    [infinitive] liberar
   *[imperative] libera
}
skirmish-op-free-civilians = { skirmish-free } a { $n ->
    [one] { $n } Civil
   *[other] { $n } Civiles
} de cualquier zona
skirmish-op-free-civilian-here = { skirmish-free } a 1 Civil de la zona en la que esté esta carta
skirmish-op-lose-civilians = los Héroes dejan en la caja { $n ->
    [one] { $n } de sus Civiles
   *[other] { $n } de sus Civiles
}
skirmish-op-take-battlefield-cards = { v-draw } { $n ->
    [one] { $n } carta de Campo de batalla
   *[other] { $n } cartas de Campo de batalla
}
skirmish-op-location-bonus = { $mood ->
    [infinitive] obtener
   *[imperative] obtén
} la bonificación de Lugar del hueco de esta carta
skirmish-op-bonus-of = { $mood ->
    [infinitive] obtener
   *[imperative] obtén
} la bonificación { $location ->
    [manhattan] de Manhattan
    [sanctum] del Sanctasanctórum
   *[tower] de la Torre de los Vengadores
}
skirmish-op-remove-artifact = { v-remove } de la partida { $of }
skirmish-op-repeat = haz lo siguiente { $times } veces: { $do }

# -- cartas: cuáles --

skirmish-np-where = { $of }{ $cond }
skirmish-np-subject = esa carta
    .form = one
skirmish-np-this = esta carta
    .form = one
skirmish-np-own-cards = tus cartas
skirmish-np-other-own-cards = tus otras cartas
skirmish-np-opposing-cards = las cartas de tu oponente
skirmish-np-all-cards = todas las cartas
skirmish-np-opposite = la carta de enfrente
    .form = one
skirmish-np-neighbours = tus cartas contiguas
skirmish-np-opposite-neighbours = las cartas de tu oponente contiguas al hueco de enfrente
skirmish-np-facing = las cartas que están frente a { $of }
skirmish-np-same-location = { $of } en este Lugar
skirmish-np-defender = la carta defensora
    .form = one
skirmish-np-discard-pile = las cartas de tu pila de descarte
skirmish-np-hand = las cartas de tu mano
skirmish-np-own-artifacts = tus Artefactos
    .form = other-m
skirmish-np-opposing-artifacts = los Artefactos de tu oponente
    .form = other-m
skirmish-np-offered-artifacts = los Artefactos del Sanctasanctórum
    .form = other-m
skirmish-that = { " " }que { $negated ->
    [yes] no { $is_ }
   *[no] { $is_ }
}
skirmish-for-which = , si { $cond }
skirmish-is = { $number ->
    [one] es
   *[other] sean
}
skirmish-is-has-colour = { skirmish-is } de color { $colour }
skirmish-is-is-main = { $number ->
    [one] es un Personaje principal
   *[other] sean Personajes principales
}
skirmish-is-is-side = { $number ->
    [one] es un Personaje secundario
   *[other] sean Personajes secundarios
}
skirmish-is-is-battlefield = { $number ->
    [one] es una carta de Campo de batalla
   *[other] sean cartas de Campo de batalla
}
skirmish-is-is-boosted = { $number ->
    [one] está potenciada
   *[other] estén potenciadas
}
skirmish-is-is-damaged = { $number ->
    [one] tiene
   *[other] tengan
} Daño
skirmish-is-is-character = { $number ->
    [one] se llama
   *[other] se llamen
} «{ $character }»
skirmish-at = { $location ->
    [manhattan] en Manhattan
    [sanctum] en el Sanctasanctórum
   *[tower] en la Torre de los Vengadores
}
skirmish-is-is-at = { $number ->
    [one] está
   *[other] estén
} { skirmish-at }

# -- cartas: cuántas --

skirmish-num-damage-on = el Daño de { $of }
skirmish-num-strength-of = la Fuerza de { $of }
skirmish-num-printed-strength-of = la Fuerza impresa de { $of }
skirmish-num-life-of = la Vida de { $of }
skirmish-num-hand-size = el número de cartas de tu mano
skirmish-num-opponent-hand-size = el número de cartas de la mano de tu oponente
skirmish-num-discard-size = el número de cartas de tu pila de descarte
skirmish-num-points = tu ventaja en puntos de Victoria
skirmish-num-opponent-points = la ventaja de tu oponente en puntos de Victoria
skirmish-num-freed-civilians = el número de Civiles de los Héroes
skirmish-num-civilians-left = el número de Civiles de Manhattan
skirmish-num-civilians-here = el número de Civiles de esta zona
skirmish-num-artifacts = el número de tus Artefactos
skirmish-num-opponent-artifacts = el número de Artefactos de tu oponente
skirmish-num-free-slots = el número de tus huecos vacíos

# -- cartas: si --

skirmish-if-it = { $it } { $negated ->
    [yes] no { $is_ }
   *[no] { $is_ }
}
skirmish-if-exists = { $negated ->
    [yes] no hay ninguna de { $of }
   *[no] hay al menos una de { $of }
}
skirmish-if-own-cards = tienes en juego { $negated ->
    [yes] menos de { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
   *[no] { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } o más
}
skirmish-if-at-least = { $left } es { $negated ->
    [yes] menor que { $right }
   *[no] { $right } o más
}
skirmish-if-at-location = esta carta { $negated ->
    [yes] no está
   *[no] está
} { skirmish-at }
skirmish-if-unopposed = el hueco de enfrente { $negated ->
    [yes] no está vacío
   *[no] está vacío
}
skirmish-if-had-defender = { $negated ->
    [yes] no defendió nadie
   *[no] defendió una carta
}
skirmish-if-defeated-defender = la carta defensora { $negated ->
    [yes] no cayó derrotada
   *[no] cayó derrotada
}
skirmish-if-your-turn = es { $negated ->
    [yes] el turno de tu oponente
   *[no] tu turno
}
skirmish-if-you-are-heroes = juegas con los { $negated ->
    [yes] Villanos
   *[no] Héroes
}

# -- cartas: datos --

skirmish-kind = { $kind ->
    [battlefield] Campo de batalla
    [artifact] Artefacto
   *[other] { $faction ->
        [heroes] Héroe, { $kind ->
            [main] Personaje principal
           *[other] Personaje secundario
        }
       *[other] Villano, { $kind ->
            [main] Personaje principal
           *[other] Personaje secundario
        }
    }
}
skirmish-card-line = { $code }: { $name }, { $kind }
skirmish-card-head = { $name }, { $kind } ({ $code })
skirmish-card-cost = coste { $cost }
skirmish-card-strength = Fuerza { $n }
skirmish-card-life = Vida { $n }
skirmish-card-points = { skirmish-n-points }

# -- motivos --

skirmish-not-in-play = No hay en juego ninguna carta que se llame «{ $word }».
skirmish-why-no-slot = no hay ningún hueco vacío ni ninguna copia suya que sustituir
skirmish-why-cannot-pay = no se puede pagar su coste
skirmish-why-fresh = lo has tomado en este turno y sirve a partir del siguiente
skirmish-why-used = ya se ha usado en esta fase
skirmish-why-nothing-played = no se ha jugado ninguna carta en esta fase
skirmish-why-no-effect = ahora no cambiaría nada
skirmish-unasked = { $why }; por eso, tal como está la partida, no se te pregunta
skirmish-waits-by-itself = ocurre por sí solo cuando lo dice su texto: no se pregunta a nadie, salvo que diga «puedes»
skirmish-waits-action = se te pregunta por él una vez en cada una de tus fases de reclutamiento
skirmish-waits-own-turn = se te pregunta por él entre dos pasos de tu propio turno, cuando cambiaría algo
skirmish-waits-any-turn = se te pregunta por él entre dos pasos de cualquier turno, cuando cambiaría algo
