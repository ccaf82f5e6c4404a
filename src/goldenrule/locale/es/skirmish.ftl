# Las palabras de Marvel: ¡Escaramuza! en New York: nombres, preguntas, opciones, registro, textos de cartas, motivos.

skirmish-side-0 = Héroes
skirmish-side-1 = Villanos
skirmish-colour-red = rojo
skirmish-colour-yellow = amarillo
skirmish-colour-green = verde
skirmish-colour-blue = azul
skirmish-civilian-red = Civil rojo
skirmish-civilian-yellow = Civil amarillo
skirmish-civilian-green = Civil verde
skirmish-civilian-blue = Civil azul
skirmish-any = cualquiera
skirmish-slot-manhattan = Manhattan { $n }
skirmish-slot-sanctum = Sanctasanctórum { $n }
skirmish-slot-tower = Torre de los Vengadores
skirmish-card-name = { $name }{ $version ->
    [boosted] { $nameform ->
        [f] { " (potenciada)" }
       *[m] { " (potenciado)" }
    }
   *[other] { "" }
}
    .name = nominative
skirmish-card-at = { $name } en { $slot }
skirmish-a-card = una carta
skirmish-nobody = un hueco vacío
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
skirmish-prompt-pay = Paga el coste de { $card }: { $symbols }.
skirmish-prompt-paid = Ya pagado: { $paid }.
skirmish-paid-part = { $card } ({ $symbol })
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

skirmish-option-play = Juega la carta { $card }: coste { $cost }; { $figures }
skirmish-option-replace = Juega a { $card } en lugar de { $old }: gratis; { $figures }
skirmish-option-use = Usa la carta { $card } – { $text }
skirmish-option-civilian = Gasta un { $civilian }
skirmish-option-ignore = No pagues nada: el símbolo se ignora
skirmish-option-slot = { $slot }, frente a { $facing }
skirmish-option-free = El { $civilian } de { $slot }
skirmish-option-lose = Un { $civilian }
skirmish-option-take = Llévate { $card } – { $text }
skirmish-option-discard = { $kind ->
    [battlefield] Pon { $card } bajo el mazo de cartas de Campo de batalla
   *[other] Descártate de { $card }, de color { $colour }
}
skirmish-option-pick = { $card }
skirmish-option-yes = Sí
skirmish-option-no = No
skirmish-option-done = Eso es todo
skirmish-option-pass = Ahora no
skirmish-option-pass-all = Ahora no, y vuelve a preguntar solo si surge algo nuevo
skirmish-option-done-recruit = Pasa al Ataque
# On the button that confirms, beside the card itself.
skirmish-brief-play = Juega la carta { $card }
skirmish-brief-replace = Juega a { $card } en lugar de { $old }

# -- registro --

skirmish-log-turn = Turno { $n }: { $side }.
skirmish-log-phase = { $phase ->
    [recruitment] Fase de reclutamiento.
    [attack] Fase de Ataque.
   *[draw] Fase de Robo.
}
skirmish-log-play = Los { $side } juegan la carta { $card }.
skirmish-log-pay-civilian = Paga un { $civilian }.
skirmish-log-ignore = Se ignora un símbolo ({ $symbol }).
skirmish-log-replace = { $card } sustituye a { $old }.
skirmish-log-use = Se usa { $card }.
skirmish-log-attack = { $card } ataca sin que nadie defienda.
skirmish-nothing-left = No se puede pagar nada más: pasas al ataque. Puedes deshacer hasta que actúe tu oponente.
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
skirmish-log-strengthen = { $card } tiene +{ $n } de Fuerza hasta el final del turno.
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
skirmish-log-freed = Queda libre un { $civilian } de { $slot }.
skirmish-log-lost = Los Héroes pierden un { $civilian }.
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
    [hand] Los { $side } colocan a { $card } en { $slot }.
   *[other] { $card } llega a { $slot }.
}
skirmish-log-discarded = Los { $side } se descartan de { $card }.
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
skirmish-text-attack = Después de que esta carta ataque: { $does }.
skirmish-text-action = Una vez en cada una de tus fases de reclutamiento, puedes { $does }.
    .does = infinitive
skirmish-text-single-use = De un solo uso (después sale de la partida): { $does }.
skirmish-text-permanent = { $when }{ $test }, { $does }.
skirmish-text-if = , si { $cond }
skirmish-text-has = { $to } { $number ->
    [one] tiene
   *[other] tienen
}
skirmish-text-strength-bonus = { skirmish-text-has } { $per ->
    [none] { $fixed ->
        [yes] +{ $amount } de Fuerza
       *[no] +X de Fuerza (X es { $amount })
    }
   *[other] +1 de Fuerza por cada { $per }
}
    .equal = yes
skirmish-text-life-bonus = { skirmish-text-has } { $per ->
    [none] { $fixed ->
        [yes] +{ $amount } de Vida
       *[no] +X de Vida (X es { $amount })
    }
   *[other] +1 de Vida por cada { $per }
}
    .equal = yes
skirmish-text-protection = cada vez que { $to } vaya a sufrir Daño{ $attacks_only ->
    [yes] { " de un Ataque" }
   *[no] { "" }
}, sufre { $amount } menos
    .to = one
skirmish-text-cheaper = puedes ignorar { $amount } «cualquiera» del coste de las cartas{ $of ->
    [none] { "" }
   *[other] { " " }{ $of }
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

skirmish-when-defeated = { $ofform ->
    [one-this] cuando
   *[other] cada vez que
} { $of } caiga { $ofform ->
    [one-mine-m] derrotado
    [one-theirs-m] derrotado
   *[other] derrotada
}
    .of = one
skirmish-when-played = cada vez que { $ofform ->
    [one-mine] { $of }
    [one-mine-m] { $of }
    [one-theirs] { $of }
    [one-theirs-m] { $of }
   *[other] se juegue { $of }
}
    .of = one played
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

skirmish-join-modes = { $first }; { $second }
skirmish-op-damage = { v-deal } { skirmish-amount-damage } a { $to }
    .to = each every
skirmish-op-damage-both = { v-deal } { $opposing ->
    [one] { $opposing } Daño
   *[other] { $opposing } Daños
} a cada carta de tu oponente y { $own } a cada una de tus cartas{ $inside ->
    [yes] , incluida esta
   *[no] { "" }
}
skirmish-op-heal = { v-heal } { skirmish-amount-damage } a { $to }
    .to = each every
skirmish-op-strengthen = { skirmish-text-has } +{ $amount } de Fuerza hasta el final del turno
skirmish-op-hold = { $to } no { $number ->
    [one] ataca
   *[other] atacan
} en la próxima fase de Ataque de su propietario
skirmish-op-defeat = { $mood ->
    [infinitive] derrotar
   *[imperative] derrota
} { $to }
skirmish-op-dismiss = { v-put } { $to } en la pila de descarte
skirmish-op-return-to-hand = { v-return } { $of } a { $ofform ->
    [one-mine] tu mano
    [one-mine-m] tu mano
    [other-mine] tu mano
    [other-mine-m] tu mano
   *[other] la mano de { $number ->
        [one] su propietario
       *[other] sus propietarios
    }
}
skirmish-op-put-under-deck = { v-put } { $of } bajo el mazo
skirmish-op-put-into-play = { v-put } en juego { $of }
skirmish-op-move-card = { $mood ->
    [infinitive] mover
   *[imperative] mueve
} { $of } a un hueco vacío de su lado
skirmish-op-swap = { $mood ->
    [infinitive] intercambiar
   *[imperative] intercambia
} { $otherform ->
    [one-opposite] el hueco de { $other } con el de { $one }
   *[other] el hueco de { $one } con el de { $other }
}
    .other = { $oneform ->
        [one-this] each beside-it
       *[other] each
    }
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
skirmish-op-lose-civilians = los Héroes dejan en la caja { $n } de sus Civiles liberados
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

skirmish-np-where = { $of } { $cond }
    .kind-one = { $kind_one ->
        [none] carta
        [principal] Personaje principal
        [secundario] Personaje secundario
        [marcada] carta
       *[other] { $kind_one }
    }
    .kind-many = { $kind_many ->
        [none] cartas
        [principal] Personajes principales
        [secundario] Personajes secundarios
        [marcada] cartas
       *[other] { $kind_many }
    }
    .kind-played = { $kind_one ->
        [none] a un Personaje
        [principal] a un Personaje principal
        [secundario] a un Personaje secundario
       *[other] una { skirmish-np-where.kind-one }{ skirmish-np-where.more }
    }
    .another-played = { $kind_one ->
        [none] a otro Personaje
        [principal] a otro Personaje principal
        [secundario] a otro Personaje secundario
       *[other] otra { skirmish-np-where.kind-one }{ skirmish-np-where.more }
    }
    .more = { $kind_one ->
        [marcada] { " con Daño" }
       *[other] { "" }
    }
    .a = { $kind_one ->
        [principal] un
        [secundario] un
       *[other] una
    }
    .one = { $kind_one ->
        [principal] uno
        [secundario] uno
       *[other] una
    }
    .the = { $kind_one ->
        [principal] los
        [secundario] los
       *[other] las
    }
    .all = { $kind_one ->
        [principal] todos
        [secundario] todos
       *[other] todas
    }
    .others = { $kind_one ->
        [principal] otros
        [secundario] otros
       *[other] otras
    }
    .beside = { $kind_one ->
        [principal] { $number ->
            [one] contiguo
           *[other] contiguos
        }
        [secundario] { $number ->
            [one] contiguo
           *[other] contiguos
        }
       *[other] { $number ->
            [one] contigua
           *[other] contiguas
        }
    }
    .mine = { $kind_one ->
        [principal] other-mine-m
        [secundario] other-mine-m
       *[other] other-mine
    }
    .theirs = { $kind_one ->
        [principal] other-theirs-m
        [secundario] other-theirs-m
       *[other] other-theirs
    }
skirmish-np-subject = esa carta
    .form = one
skirmish-np-this = esta carta
    .form = one-this
skirmish-np-own-cards = { $number ->
    [one] { $case ->
        [played] juegues { skirmish-np-where.kind-played }
       *[other] { skirmish-np-where.one } de tus { skirmish-np-where.kind-many }{ skirmish-np-where.more }
    }
   *[other] { $case ->
        [every] cada { skirmish-np-where.one } de tus { skirmish-np-where.kind-many }{ skirmish-np-where.more }
       *[other] tus { skirmish-np-where.kind-many }{ skirmish-np-where.more }
    }
}
    .form = { skirmish-np-where.mine }
skirmish-np-other-own-cards = { $number ->
    [one] { $case ->
        [played] juegues { skirmish-np-where.another-played }
       *[other] { skirmish-np-where.one } de tus { skirmish-np-where.others } { skirmish-np-where.kind-many }{ skirmish-np-where.more }
    }
   *[other] { $case ->
        [every] cada { skirmish-np-where.one } de tus { skirmish-np-where.others } { skirmish-np-where.kind-many }{ skirmish-np-where.more }
       *[other] tus { skirmish-np-where.others } { skirmish-np-where.kind-many }{ skirmish-np-where.more }
    }
}
    .form = { skirmish-np-where.mine }
skirmish-np-opposing-cards = { $number ->
    [one] { $case ->
        [played] tu oponente juegue { skirmish-np-where.kind-played }
       *[other] { skirmish-np-where.a } { skirmish-np-where.kind-one } de tu oponente{ skirmish-np-where.more }
    }
   *[other] { $case ->
        [every] cada { skirmish-np-where.kind-one } de tu oponente{ skirmish-np-where.more }
       *[other] { skirmish-np-where.the } { skirmish-np-where.kind-many } de tu oponente{ skirmish-np-where.more }
    }
}
    .form = { skirmish-np-where.theirs }
skirmish-np-all-cards = { $number ->
    [one] { skirmish-np-where.a } { skirmish-np-where.kind-one }{ skirmish-np-where.more }
   *[other] { $case ->
        [every] cada { skirmish-np-where.kind-one }{ skirmish-np-where.more }
       *[other] { skirmish-np-where.all } { skirmish-np-where.the } { skirmish-np-where.kind-many }{ skirmish-np-where.more }
    }
}
skirmish-np-opposite = la carta de enfrente
    .form = one-opposite
skirmish-np-neighbours = { $number ->
    [one] { skirmish-np-where.one } de tus { skirmish-np-where.kind-many }{ skirmish-np-where.more } { skirmish-np-neighbours.beside }
   *[other] { $case ->
        [every] cada { skirmish-np-where.one } de tus { skirmish-np-where.kind-many }{ skirmish-np-where.more } { skirmish-np-neighbours.beside }
       *[other] tus { skirmish-np-where.kind-many }{ skirmish-np-where.more } { skirmish-np-neighbours.beside }
    }
}
    .beside = { $kind_one ->
        [principal] contiguos
        [secundario] contiguos
       *[other] contiguas
    }{ $case ->
        [beside-it] { "" }
       *[other] { " " }a esta
    }
    .form = { skirmish-np-where.mine }
skirmish-np-opposite-neighbours = { $number ->
    [one] { skirmish-np-where.a } { skirmish-np-where.kind-one } de tu oponente{ skirmish-np-where.more } { skirmish-np-where.beside } al hueco de enfrente
   *[other] { $case ->
        [every] cada { skirmish-np-where.kind-one } de tu oponente{ skirmish-np-where.more } { skirmish-np-opposite-neighbours.beside } al hueco de enfrente
       *[other] { skirmish-np-where.the } { skirmish-np-where.kind-many } de tu oponente{ skirmish-np-where.more } { skirmish-np-where.beside } al hueco de enfrente
    }
}
    .beside = { $kind_one ->
        [principal] contiguo
        [secundario] contiguo
       *[other] contigua
    }
    .form = { skirmish-np-where.theirs }
skirmish-np-facing = { $number ->
    [one] una carta que esté frente a { $of }
   *[other] { $case ->
        [every] cada carta que esté frente a { $of }
       *[other] las cartas que estén frente a { $of }
    }
}
skirmish-np-same-location = { $of } en este Lugar
    .of = { $number ->
        [one] one { $case }
       *[other] each { $case }
    }
    .form = { $ofform ->
        [other-theirs] other-theirs
        [other-theirs-m] other-theirs-m
        [other-mine] other-mine
        [other-mine-m] other-mine-m
        [one-theirs] other-theirs
        [one-theirs-m] other-theirs-m
        [one-mine] other-mine
        [one-mine-m] other-mine-m
       *[other] other
    }
skirmish-np-defender = la carta defensora
    .form = one
skirmish-np-discard-pile = { $number ->
    [one] { skirmish-np-where.a } { skirmish-np-where.kind-one } de tu pila de descarte{ skirmish-np-where.more }
   *[other] { $case ->
        [every] cada { skirmish-np-where.kind-one } de tu pila de descarte{ skirmish-np-where.more }
       *[other] { skirmish-np-where.the } { skirmish-np-where.kind-many } de tu pila de descarte{ skirmish-np-where.more }
    }
}
    .form = { skirmish-np-where.mine }
skirmish-np-hand = { $number ->
    [one] { skirmish-np-where.a } { skirmish-np-where.kind-one } de tu mano{ skirmish-np-where.more }
   *[other] { $case ->
        [every] cada { skirmish-np-where.kind-one } de tu mano{ skirmish-np-where.more }
       *[other] { skirmish-np-where.the } { skirmish-np-where.kind-many } de tu mano{ skirmish-np-where.more }
    }
}
    .form = { skirmish-np-where.mine }
skirmish-np-own-artifacts = { $number ->
    [one] uno de tus Artefactos
   *[other] tus Artefactos
}
    .form = other-m
skirmish-np-opposing-artifacts = { $number ->
    [one] uno de los Artefactos de tu oponente
   *[other] los Artefactos de tu oponente
}
    .form = other-m
skirmish-np-offered-artifacts = { $number ->
    [one] uno de los Artefactos del Sanctasanctórum
   *[other] los Artefactos del Sanctasanctórum
}
    .form = other-m
skirmish-that = que { $negated ->
    [yes] no { $is_ }
   *[no] { $is_ }
}
    .number = { $number ->
        [one] relative
       *[other] { $case ->
            [every] relative
           *[other] other
        }
    }
skirmish-for-which = (si { $cond })
skirmish-is = { $number ->
    [one] es
    [relative] sea
   *[other] sean
}
skirmish-is-has-colour = { skirmish-is } de color { $colour }
    .noun = { $number ->
        [one] carta
       *[other] cartas
    } de color { $colour }
skirmish-is-is-main = { skirmish-is } { $number ->
    [one] un Personaje principal
    [relative] un Personaje principal
   *[other] Personajes principales
}
    .noun = principal
skirmish-is-is-side = { skirmish-is } { $number ->
    [one] un Personaje secundario
    [relative] un Personaje secundario
   *[other] Personajes secundarios
}
    .noun = secundario
skirmish-is-is-battlefield = { skirmish-is } { $number ->
    [one] una carta de Campo de batalla
    [relative] una carta de Campo de batalla
   *[other] cartas de Campo de batalla
}
    .noun = { $number ->
        [one] carta de Campo de batalla
       *[other] cartas de Campo de batalla
    }
skirmish-is-is-boosted = { $number ->
    [one] está potenciada
    [relative] esté potenciada
   *[other] estén potenciadas
}
    .noun = { $number ->
        [one] carta potenciada
       *[other] cartas potenciadas
    }
skirmish-is-is-damaged = { $number ->
    [one] tiene
    [relative] tenga
   *[other] tengan
} Daño
    .noun = marcada
skirmish-is-is-character = { $number ->
    [one] se llama
    [relative] se llame
   *[other] se llamen
} «{ $character }»
skirmish-at = { $location ->
    [manhattan] en Manhattan
    [sanctum] en el Sanctasanctórum
   *[tower] en la Torre de los Vengadores
}
skirmish-is-is-at = { $number ->
    [one] está
    [relative] esté
   *[other] estén
} { skirmish-at }

# -- cartas: cuántas --

skirmish-num-damage-on = el Daño de { $of }
    .each = Daño que { $number ->
        [one] tenga
       *[other] tengan
    }{ $ofform ->
        [one-this] { $toform ->
            [one-this] { "" }
           *[other] { " " }esta carta
        }
       *[other] { " " }{ $of }
    }
skirmish-num-strength-of = la Fuerza de { $of }
skirmish-num-printed-strength-of = la Fuerza impresa de { $of }
skirmish-num-life-of = la Vida de { $of }
skirmish-num-hand-size = el número de cartas de tu mano
    .each = carta de tu mano
skirmish-num-opponent-hand-size = el número de cartas de la mano de tu oponente
    .each = carta de la mano de tu oponente
skirmish-num-discard-size = el número de cartas de tu pila de descarte
    .each = carta de tu pila de descarte
skirmish-num-points = tu ventaja en puntos de Victoria
skirmish-num-opponent-points = la ventaja de tu oponente en puntos de Victoria
skirmish-num-freed-civilians = el número de Civiles liberados de los Héroes
    .each = Civil liberado de los Héroes
skirmish-num-civilians-left = el número de Civiles de Manhattan
    .each = Civil de Manhattan
skirmish-num-civilians-here = el número de Civiles de esta zona
    .each = Civil de esta zona
skirmish-num-artifacts = el número de tus Artefactos
    .each = uno de tus Artefactos
skirmish-num-opponent-artifacts = el número de Artefactos de tu oponente
    .each = uno de los Artefactos de tu oponente
skirmish-num-free-slots = el número de tus huecos vacíos
    .each = uno de tus huecos vacíos

# -- cartas: si --

skirmish-if-it = { $it } { $negated ->
    [yes] no { $is_ }
   *[no] { $is_ }
}
skirmish-if-exists = { $negated ->
    [yes] no hay { $ofform ->
        [other-m] ninguno
        [other-mine-m] ninguno
        [other-theirs-m] ninguno
       *[other] ninguna
    }
   *[no] hay al menos { $ofform ->
        [other-m] uno
        [other-mine-m] uno
        [other-theirs-m] uno
       *[other] una
    }
} de { $of }
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
    [yes] no había ningún defensor
   *[no] había un defensor
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
skirmish-kind-boosted = { $kind }, versión potenciada (+)
skirmish-filter-main = Personaje principal
skirmish-filter-side = Personaje secundario
skirmish-filter-battlefield = Campo de batalla
skirmish-filter-artifact = Artefacto
skirmish-card-line = { $code }: { $name }, { $kind }
skirmish-card-head = { $name }, { $kind } ({ $code })
skirmish-card-cost = coste { $cost }
skirmish-card-strength = Fuerza { $n }
skirmish-card-life = Vida { $n }
skirmish-card-points = { skirmish-n-points }

# -- motivos --

skirmish-not-in-play = No hay en juego ninguna carta que se llame «{ $word }».
skirmish-why-no-slot = no hay ningún hueco vacío ni ninguna copia suya que sustituir
skirmish-why-no-colour = no tienes con qué pagar esta parte de su coste: { $symbols }
skirmish-why-too-few = para pagar su coste te { $n ->
    [one] falta { $n } carta
   *[other] faltan { $n } cartas
} en la mano
skirmish-why-fresh = lo has tomado en este turno y sirve a partir del siguiente
skirmish-why-used = ya se ha usado en esta fase
skirmish-why-nothing-played = no se ha jugado ninguna carta en esta fase
skirmish-why-no-effect = ahora no cambiaría nada
skirmish-unasked = { $why }; por eso, tal como está la partida, no se te pregunta
skirmish-waits-by-itself = ocurre automáticamente cuando lo dice su texto; solo se te pregunta si dice «puedes»
skirmish-waits-action = se te pregunta por él una vez en cada una de tus fases de reclutamiento
skirmish-waits-own-turn = se te pregunta por él entre dos pasos de tu propio turno, cuando cambiaría algo
skirmish-waits-any-turn = se te pregunta por él entre dos pasos de cualquier turno, cuando cambiaría algo
