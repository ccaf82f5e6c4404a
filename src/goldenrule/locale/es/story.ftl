# Lo ocurrido, como un relato. Una línea es una causa, dos puntos y lo que resultó; las frases aún no son oraciones. A quien
# lee se le habla de tú, sin sujeto.

story-you = tú
    .form = you
    .prep = ti
story-it = esa carta
    .form = f
story-that-player = ese jugador
    .form = m
story-cause = { $cause }: { $rest }
story-cause-goes-on = { $cause } y { $rest }
story-join = { $first }, { $second }
title-in-text = «{ $title }»
story-and = { $first } y { $second }
story-and-clause = { $first }, y { $second }
story-sentence = { $text }.
story-repeated = { $text } ({ $n } { $textform ->
    [m] copias
    [f] copias
   *[other] veces
})
    .text = nominative
story-copies = { $text } ({ $n } { $textform ->
    [m] copias
    [f] copias
   *[other] veces
})
    .text = nominative
story-unasked = { $cards ->
    [none] (Sin preguntar: no cuesta nada y solo ayuda.) { $text }
   *[other] (Sin preguntar por { $cards }: no cuesta nada y solo ayuda.) { $text }
}
story-changes = Resumen: { $changes }.
story-changes-join = { $first }; { $second }
champions-story-join = { $first }, { $second }
champions-story-and = { $first } y { $second }
story-lines = { $max ->
    [0] Aún no se ha contado nada; log muestra todo lo ocurrido.
    [1] Lo último que se contó tiene una línea; log 1 la muestra en detalle; log, todo lo ocurrido.
   *[other] Lo último que se contó tiene { $max } líneas; de log 1 a log { $max } se muestra una en detalle; log, todo lo ocurrido.
}
story-detail = En detalle
story-dice = Lo que han mostrado los dados
story-no-dice = En lo último que se contó no se ha lanzado ningún dado.

# -- Champions: pasos --

champions-story-round = Ronda { $n }
champions-story-turn = { $me ->
    [yes] Tu turno
   *[no] Turno de { $player }
}
champions-story-end = Fin de la fase de los Jugadores
champions-story-villain-phase = Fase del Villano: el Plan
champions-story-enemies = Fase del Villano: los enemigos
champions-story-cards = Fase del Villano: cartas de Encuentro

# -- Champions: frases; $me es yes si la primera parte es quien lee --

champions-story-over = { $winner ->
    [players] ganan los jugadores
   *[villain] gana el Villano
}
champions-story-stalemate = tras { $n } rondas sin decisión, los jugadores pierden
champions-story-endless = el mazo de Encuentros vuelve sin fin: con { $n } fichas de Aceleración, los jugadores pierden
champions-story-eliminated = { $me ->
    [yes] quedas fuera de la partida
   *[no] { $player } queda fuera de la partida
}
champions-story-form = { $me ->
    [yes] cambias a tu
   *[no] { $player } cambia a su
} identidad de { $form ->
    [hero] Héroe
   *[alter-ego] Alter ego
}
champions-story-enter = { $card } entra en juego
champions-story-draw = { $me ->
    [yes] robas
   *[no] { $player } roba
} { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
champions-story-mill = { $cards ->
    [none] { "" }
   *[some] { $me ->
        [yes] descartas { $cards } de la parte superior de tu mazo
       *[no] { $player } descarta { $cards } de la parte superior de su mazo
    }
}
    .cards = obj
champions-story-discard = { $cards ->
    [none] { "" }
   *[some] { $me ->
        [yes] te descartas
       *[no] { $player } se descarta
    } de { $cards }
}
champions-story-discard-random = { $cards ->
    [none] { "" }
   *[some] { $me ->
        [yes] te descartas
       *[no] { $player } se descarta
    } al azar de { $cards }
}
champions-story-reveal = { $me ->
    [yes] muestras
   *[no] { $player } muestra
} { $card }
    .card = obj
champions-story-surge = { $card } provoca Oleada
champions-story-play = { $me ->
    [yes] juegas
   *[no] { $player } juega
} { $card }
    .card = obj
champions-story-play-paid = { champions-story-play } ({ $me ->
    [yes] pagas
   *[no] paga
} con { $with_ })
    .card = obj
champions-story-use = { $me ->
    [yes] usas
   *[no] { $player } usa
} { $own ->
    [yes] { $me ->
        [yes] tu capacidad
       *[no] su capacidad
    }
   *[no] la capacidad de { $card }
}
champions-story-use-paid = { $me ->
    [yes] usas
   *[no] { $player } usa
} { $own ->
    [yes] { $me ->
        [yes] tu capacidad
       *[no] su capacidad
    }
   *[no] la capacidad de { $card }
} ({ $me ->
    [yes] pagas
   *[no] paga
} con { $with_ })
champions-story-under = { $me ->
    [yes] pones
   *[no] { $player } pone
} una carta boca abajo debajo de { $card }
champions-story-attack = { $me ->
    [yes] atacas
   *[no] { $card } ataca
}{ $targets ->
    [none] { "" }
   *[some] { " " }a { $targets }
}{ $n ->
    [0] { "" }
   *[other] { " " }con { $n }
}
champions-story-thwart = { $me ->
    [yes] intervienes
   *[no] { $card } interviene
}{ $targets ->
    [none] { "" }
   *[some] { " " }contra { $targets }
}
champions-story-basic = { $verb ->
    [recover] { $me ->
        [yes] te recuperas
       *[no] { $card } se recupera
    }
   *[other] { "" }
}
champions-story-boost-ability = se aplica la capacidad de Aumento de { $card }
champions-story-overkill = el ataque de { $card } tiene Brutalidad
champions-story-delayed = termina el efecto de { $card }
champions-story-defeated = { $me ->
    [yes] te derrotan
   *[no] { $card } queda { $cardform ->
        [f] derrotada
       *[m] derrotado
    }
}
    .card = nominative
champions-story-engage = { $card } se enfrenta a { $player }
    .player = prep
champions-story-activate = { $card } se activa contra { $player }
    .player = prep
champions-story-attack-also = { $card } { $playerform ->
    [you] te ataca también
   *[other] ataca también a { $player }
}
    .player = prep
champions-story-stage = { $kind ->
    [villain] empieza la etapa { $stage } de { $name }
   *[scheme] el Plan principal es ahora { $name }, etapa { $stage }
}
champions-story-no-damage = { $me ->
    [yes] no sufres
   *[no] { $card } no sufre
} Daño
champions-story-damage = { $me ->
    [yes] sufres
   *[no] { $card } sufre
} { $n } de Daño
champions-story-damage-after = { $card } sufre { $n } de Daño derivado
champions-story-damage-each = { $cards } sufren { $n } de Daño cada uno
champions-story-heal = { $me ->
    [yes] te curas
   *[no] { $card } se cura
} { $n } de Daño
champions-story-threat = { $n ->
    [one] se coloca
   *[other] se colocan
} { $n } de Amenaza sobre { $card }
champions-story-threat-removed = { $by ->
    [card] { $my ->
        [yes] retiras
       *[no] { $source } retira
    } { $n } de Amenaza de { $card }
   *[nobody] { $n ->
        [one] se retira
       *[other] se retiran
    } { $n } de Amenaza de { $card }
}
champions-story-prevent = { $by ->
    [card] { $my ->
        [yes] evitas
       *[no] { $source } evita
    } { champions-story-prevented }
   *[nobody] se evita { champions-story-prevented }
}
champions-story-prevented = { $all ->
    [yes] todo el Daño ({ $n })
   *[no] { $n } de { $what ->
        [threat] Amenaza
       *[damage] Daño
    }
}
champions-story-replace = { $source } { $what ->
    [enemy-attack] evita el ataque contra { $cardform ->
        [you] ti
       *[other] { $card }
    }
    [damage] { $cardform ->
        [you] te protege
       *[other] protege a { $card }
    } del Daño
    [threat] evita que se coloque Amenaza sobre { $card }
    [defeat] { $cardform ->
        [you] te libra
       *[other] libra a { $card }
    } de la derrota
   *[none] cambia lo que ocurre
}
    .card = nominative
champions-story-cancel-effects = { $by ->
    [card] { $my ->
        [yes] anulas
       *[no] { $source } anula
    } los efectos de { $card }
   *[nobody] se anulan los efectos de { $card }
}
champions-story-cancel = { $by ->
    [card] { $my ->
        [yes] anulas
       *[no] { $source } anula
    } { $card }
   *[nobody] se anula { $card }
}
    .card = obj
champions-story-status = { $on ->
    [no] { "" }
   *[yes] { $me ->
        [yes] recibes
       *[no] { $card } recibe
    } una carta de Estado { story-status }
}
story-status = { $status ->
    [stunned] Aturdido
    [confused] Confundido
   *[tough] Duro
}
champions-story-status-used = { $me ->
    [yes] pierdes
   *[no] { $card } pierde
} la carta de Estado { $status ->
    [stunned] Aturdido en vez de atacar
    [confused] Confundido en vez de actuar
   *[tough] Duro
}
champions-story-tough = { $me ->
    [yes] pierdes
   *[no] { $card } pierde
} la carta de Estado Duro en vez de sufrir { $n } de Daño
champions-story-counters = { $card } { $n ->
    [0] ya no tiene contadores { $counter }
    [one] tiene 1 contador { $counter }
   *[other] tiene { $n } contadores { $counter }
}
champions-story-acceleration = { $n ->
    [one] se coloca 1 ficha de Aceleración
   *[other] se colocan { $n } fichas de Aceleración
} sobre el Plan principal
champions-story-retaliate = { $card } usa Represalia
champions-story-defend = { $me ->
    [yes] defiendes
   *[no] { $card } defiende
}
champions-story-defend-by-ability = { $me ->
    [yes] cuentas como defensor
   *[no] { $card } cuenta como defensor
}
champions-story-attack-damage = { $enemy } { $cardform ->
    [you] te ataca
   *[other] ataca a { $card }
} con { $attack }{ $icons ->
    [0] { "" }
    [one] { " " }(1 icono de Aumento)
   *[other] { " " }({ $icons } iconos de Aumento)
}
    .card = prep
champions-story-scheme-threat = { $enemy } ejecuta el Plan: { $n } de Amenaza{ $icons ->
    [0] { "" }
    [one] { " " }(1 icono de Aumento)
   *[other] { " " }({ $icons } iconos de Aumento)
}

# -- Champions: un paso en una frase, para clientes que muestran lo que ocurre paso a paso --

champions-stage-attack = { $enemy } { $cardform ->
    [you] te ataca
   *[other] ataca a { $card }
}: { $attack }
    .card = prep
champions-stage-scheme = { $enemy } ejecuta el Plan: { $scheme }
champions-stage-defend = { $me ->
    [yes] defiendes
   *[no] { $card } defiende
}{ $defense ->
    [0] { "" }
   *[other] : { $defense }
}
champions-stage-deal = { $me ->
    [yes] se te reparte
   *[no] se reparte a { $player }
} una carta de Encuentro boca abajo
champions-stage-no-threat = { $card } no coloca Amenaza
champions-stage-exhaust = { $me ->
    [yes] tu identidad se agota
   *[no] { $card } se agota
}
champions-stage-ready = { $me ->
    [yes] tu identidad se prepara
   *[no] { $card } se prepara
}
champions-stage-found = { $me ->
    [yes] añades { $card } a tu mano
   *[no] { $player } añade { $card } a su mano
}
    .card = obj
champions-stage-leave = { $card } abandona el juego

# -- Champions: qué ha cambiado --

champions-change-of = { $who } { $changes }
champions-change-points = { $sign ->
    [less] { $me ->
        [yes] pierdes
       *[no] pierde
    }
   *[more] { $me ->
        [yes] recuperas
       *[no] recupera
    }
} { $n } de Vida
champions-change-eliminated = { $me ->
    [yes] quedas
   *[no] queda
} fuera de la partida
champions-change-exhausted = { $me ->
    [yes] tienes tu
   *[no] tiene su
} carta agotada
champions-change-form = { $me ->
    [yes] estás en tu
   *[no] está en su
} identidad de { $form ->
    [hero] Héroe
   *[alter-ego] Alter ego
}
champions-change-state-on = { $me ->
    [yes] tienes
   *[no] tiene
} la carta de Estado { story-status }
champions-change-state-off = ya no { $me ->
    [yes] tienes
   *[no] tiene
} la carta de Estado { story-status }
champions-change-villain = { $name } está en una nueva etapa con { $hp } de Vida
champions-change-hit-points = { $name } pasa de { $before } a { $after } de Vida
champions-change-scheme = el Plan principal es ahora { $name }
champions-change-threat = la Amenaza del Plan principal pasa de { $before } a { $after } (umbral: { $target })
champions-change-engaged = { $me ->
    [yes] te enfrentas
   *[no] { $who } se enfrenta
} a { $names }
champions-change-came = { $names } { $n ->
    [one] entra
   *[other] entran
} en juego
champions-change-gone = { $names } { $n ->
    [one] sale
   *[other] salen
} del juego

# -- el duelo: pasos y frases; $side es «tú» o «los Villanos» --

skirmish-story-side = los { $side }
skirmish-story-turn = Ronda { $n }{ $me ->
    [yes] : tu turno
   *[no] : los { $side }
}
skirmish-story-civilian = un { $civilian }
skirmish-story-ignored = nada por el símbolo «{ $symbol }»
skirmish-story-play = { $sideform ->
    [you] juegas
   *[they] { $side } juegan
} { $card }{ $price ->
    [none] { "" }
   *[some] { " " }({ $sideform ->
        [you] pagas
       *[they] pagan
    } con { $price })
}
    .side = nominative
skirmish-story-placed = { $sideform ->
    [you] colocas
   *[they] { $side } colocan
} a { $card } en { $slot }{ $price ->
    [none] { "" }
   *[some] { " " }({ $sideform ->
        [you] pagas
       *[they] pagan
    } con { $price })
}
    .side = nominative
skirmish-story-comes = { $card } llega a { $slot }
skirmish-story-moves = { $card } se mueve a { $slot }
skirmish-story-replace = { $card } sustituye a { $old }
skirmish-story-use = se usa el efecto de { $card }
skirmish-story-spared = { $spared ->
    [0] { "" }
    [one] { " " }(se evita 1)
   *[other] { " " }(se evitan { $spared })
}
skirmish-story-attack = { $defender ->
    [none] { $card } ataca sin que nadie defienda
   *[some] { $how ->
        [defeat] { $card } derrota a { $defender } con { skirmish-n-damage }
        [hit] { $card } ataca a { $defender } e inflige { skirmish-n-damage }
       *[nothing] { $card } ataca a { $defender }
    }{ skirmish-story-spared }
}
skirmish-story-damage = { $card } { $cards ->
    [one] sufre
   *[other] sufren
} { skirmish-n-damage }
skirmish-story-heal = { $card } se cura { skirmish-n-damage }
skirmish-story-prevented = { $n ->
    [one] se evita 1 Daño
   *[other] se evitan { $n } Daños
} a { $card }
skirmish-story-strengthen = { $card } tiene +{ $n } de Fuerza en este turno
skirmish-story-hold = { $card } no ataca en su próxima fase de Ataque
skirmish-story-defeat = { $card } { $cards ->
    [one] cae { $cardform ->
        [m] derrotado
       *[f] derrotada
    }
   *[other] caen derrotados
}
    .card = nominative
skirmish-story-points = { $sideform ->
    [you] obtienes
   *[they] { $side } obtienen
} { skirmish-n-points }
    .side = nominative
skirmish-story-marker = el marcador de los Artefactos se mueve { $n ->
    [1] { "" }
   *[other] { $n } casillas{ " " }
}hacia { $side }
    .side = prep
skirmish-story-marker-back = el marcador de los Artefactos vuelve a la primera casilla pasado el centro, hacia { $side }
    .side = prep
skirmish-story-freed = queda libre un { $civilian } de { $slot }
skirmish-story-lost = los Héroes pierden un { $civilian }
skirmish-story-decked = { $sideform ->
    [you] has robado la última carta de tu mazo
   *[they] { $side } han robado la última carta de su mazo
}
    .side = nominative
skirmish-story-draw = { $sideform ->
    [you] robas
   *[they] { $side } roban
} { $cards ->
    [none] { skirmish-n-cards }
   *[some] { $cards }
}
    .side = nominative
skirmish-story-to-hand = { $sideform ->
    [you] te llevas
   *[they] { $side } se llevan
} a la mano { $card }
    .side = nominative
skirmish-story-discarded = { $sideform ->
    [you] te descartas
   *[they] { $side } se descartan
} de { $card }
    .side = nominative
skirmish-story-taken = { $sideform ->
    [you] te llevas
   *[they] { $side } se llevan
} { $card }
    .side = nominative
skirmish-story-offered = { $cards ->
    [one] se revela
   *[other] se revelan
} { $card }
skirmish-story-removed = { $card } sale de la partida
skirmish-story-under = { $card } va bajo el mazo que le corresponde

# -- el duelo: qué ha cambiado --

skirmish-change-points = el marcador de puntos de Victoria se mueve { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} hacia { $who }
    .who = prep
skirmish-change-marker = el marcador de los Artefactos se mueve { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} hacia { $who }
    .who = prep
skirmish-change-freed = { $whoform ->
    [you] tienes
   *[they] { $who } tienen
} { $n } { $n ->
    [one] Civil
   *[other] Civiles
} { $sign ->
    [less] menos
   *[more] más
}
    .who = nominative
skirmish-change-lost = { $whoform ->
    [you] pierdes
   *[they] { $who } pierden
} a { $names }
    .who = nominative
skirmish-change-life = { $name } pasa de { $before } a { $after } de Vida

# -- Heroes: pasos y frases; $who es «tú» o «los X-Men» --

heroes-story-step = Turno de Juego { $round }, { $phase ->
    [deployment] Despliegue
    [planning] Planificar
   *[missions] Misiones
}
heroes-story-turn = { $round ->
    [0] { "" }
   *[other] Turno de Acción { $round }:{ " " }
}{ $who }
heroes-story-combat = { $hero ->
    [none] Combate contra { $villain }
   *[other] Combate: { $hero } contra { $villain }
}
heroes-story-drawn = { $cards ->
    [none] { $deck ->
        [resource] { heroes-n-resources }
       *[villain] { heroes-n-villains }
    }
   *[some] { $cards }
}
heroes-story-passed = { $whoform ->
    [you] pasas
   *[they] { $who } { $whoform ->
       [f] pasa
      *[m] pasan
   }
}
    .who = nominative
heroes-story-first = { $whoform ->
    [you] eres
   *[they] { $who } { $whoform ->
       [f] es
      *[m] son
   }
} el Primer Jugador
    .who = nominative
heroes-story-archnemesis = { $whoform ->
    [you] tienes
   *[they] { $who } { $whoform ->
       [f] tiene
      *[m] tienen
   }
} el marcador de Archienemigo
    .who = nominative
heroes-story-points = { $whoform ->
    [you] { $sign ->
        [less] pagas
       *[more] recibes
    }
   *[they] { $who } { $sign ->
        [less] { $whoform ->
            [f] paga
           *[m] pagan
        }
       *[more] { $whoform ->
           [f] recibe
          *[m] reciben
       }
    }
} { heroes-n-points }
    .who = nominative
heroes-story-vp = { $whoform ->
    [you] { $sign ->
        [less] pierdes
       *[more] obtienes
    }
   *[they] { $who } { $sign ->
        [less] { $whoform ->
            [f] pierde
           *[m] pierden
        }
       *[more] { $whoform ->
           [f] obtiene
          *[m] obtienen
       }
    }
} { $n } PV
    .who = nominative
heroes-story-headline = «{ $card }» aparece en { $district }
heroes-story-special = el Titular Especial «{ $card }» entra en juego
heroes-story-threat = { $sums ->
    [changed] la Amenaza en { $area } es { $total } ({ $n } en el marcador)
   *[same] la Amenaza en { $area } es { $n }
}
heroes-story-status = { $card } está { $place }
heroes-story-wounded = { $card } { $n ->
    [0] se cura
   *[other] resulta { $cardform ->
        [f] Herida
       *[m] Herido
    }
}
    .card = nominative
heroes-story-ko = { $card } tiene { $n } KO
heroes-story-ally-point = { $card } tiene { heroes-n-points }
heroes-story-troubleshoot = { $whoform ->
    [you] esclareces
   *[they] { $who } { $whoform ->
       [f] esclarece
      *[m] esclarecen
   }
} «{ $card }»
    .who = nominative
heroes-story-reduced = { $card } lo reduce en { $n }
heroes-story-use = { $nobody ->
    [yes] se aplica { $ability }
   *[no] { $whoform ->
        [you] usas
       *[they] { $who } { $whoform ->
           [f] usa
          *[m] usan
       }
    } { $ability }
}{ $card ->
    [none] { "" }
   *[other] { " " }de { $card }
}
    .who = nominative
heroes-story-event = { $whoform ->
    [you] juegas
   *[they] { $who } { $whoform ->
       [f] juega
      *[m] juegan
   }
} el Evento «{ $card }»
    .who = nominative
heroes-story-scheme = { $whoform ->
    [you] realizas
   *[they] { $who } { $whoform ->
       [f] realiza
      *[m] realizan
   }
} una Intriga ({ $option })
    .who = nominative
heroes-story-plan = { $whoform ->
    [you] ejecutas
   *[they] { $who } { $whoform ->
       [f] ejecuta
      *[m] ejecutan
   }
} { $card ->
    [none] un Plan Maestro
   *[other] el Plan Maestro «{ $card }»
}
    .who = nominative
heroes-story-plan-done = «{ $card }» se completa
heroes-story-plan-failed = { $card ->
    [none] el Plan Maestro fracasa
   *[other] «{ $card }» fracasa
}
heroes-story-resolved = { $whoform ->
    [you] { $yes ->
        [yes] resuelves
       *[no] no logras resolver
    }
   *[they] { $who } { $yes ->
        [yes] { $whoform ->
            [f] resuelve
           *[m] resuelven
        }
       *[no] { $whoform ->
            [f] no logra resolver
           *[m] no logran resolver
        }
    }
} «{ $card }»
    .who = nominative
heroes-story-used = { $who ->
    [none] { $n ->
        [one] se aplica
       *[other] se aplican
    }
   *[other] { $whoform ->
        [you] usas
       *[they] { $who } { $whoform ->
           [f] usa
          *[m] usan
       }
    }
} { $names }
    .who = nominative
heroes-story-story = { $whoform ->
    [you] recibes
   *[they] { $who } { $whoform ->
       [f] recibe
      *[m] reciben
   }
} la Historia «{ $card }»
    .who = nominative
heroes-story-look = { $whoform ->
    [you] miras
   *[they] { $who } { $whoform ->
       [f] mira
      *[m] miran
   }
} { $card }
    .who = nominative
heroes-story-roll = el Nivel de Problemas es { $n }
heroes-story-powers = { $power } se enfrenta a { $other }
heroes-story-power-used = el oponente { $used ->
    [no] no usa ningún Poder
   *[yes] usa { $power }
}
heroes-story-no-power = ningún Poder
heroes-story-fighter = { $card } lucha en esta Secuencia
heroes-story-attack = { $card } ataca con { $mine ->
    [one] 1 impacto
   *[other] { $mine } impactos
} contra una defensa de { $theirs }{ $result ->
    [fails] { " " }y falla
    [prevented] , pero no inflige ningún KO
    [defeat] { " " }y derrota a { $other }
   *[ko] { " " }e inflige { $n ->
        [1] el primer KO
        [2] el segundo KO
        [3] el tercer KO
       *[other] el KO número { $n }
    }
}
heroes-story-outwit = { $result ->
    [tie] el Duelo de Ingenio acaba en empate a { $mine }
   *[other] { $card } gana el Duelo de Ingenio por { $mine } a { $theirs }{ $result ->
        [prevented] , pero no inflige ningún KO
        [defeat] { " " }y derrota a { $other }
       *[ko] { " " }e inflige { $n ->
            [1] el primer KO
            [2] el segundo KO
            [3] el tercer KO
           *[other] el KO número { $n }
        }
    }
}
heroes-story-fought = { $side ->
    [hero] ganan los Superhéroes
    [villain] gana el Villano
   *[nobody] el Combate termina sin vencedor
}
heroes-story-draw = { $who ->
    [none] { $n ->
        [one] se roba
       *[other] se roban
    }
   *[other] { $whoform ->
        [you] robas
       *[they] { $who } { $whoform ->
           [f] roba
          *[m] roban
       }
    }
} { heroes-story-drawn }
    .who = nominative
heroes-story-villains = { $who ->
    [none] { $n ->
        [one] aparece { $cards }
       *[other] aparecen { $cards }
    }
   *[other] { $whoform ->
        [you] envías
       *[they] { $who } { $whoform ->
           [f] envía
          *[m] envían
       }
    } a { $cards }
}
    .who = nominative
heroes-story-discarded = { $whoform ->
    [you] te descartas
   *[they] { $who } { $whoform ->
       [f] se descarta
      *[m] se descartan
   }
} de { $cards }
    .who = nominative
heroes-story-ally = { $whoform ->
    [you] juegas
   *[they] { $who } { $whoform ->
       [f] juega
      *[m] juegan
   }
} a { $card } como { $cardform ->
    [f] Aliada
   *[m] Aliado
}{ $n ->
    [0] { "" }
   *[other] { " " }con { heroes-n-points }
}
    .who = nominative
    .card = nominative
heroes-story-ally-leaves = { $card } deja de ser { $whoform ->
    [you] { $cardform ->
        [f] tu Aliada
       *[m] tu Aliado
    }
   *[they] { $cardform ->
        [f] Aliada
       *[m] Aliado
    } de { $who }
}
    .card = nominative
    .who = nominative
heroes-story-power-up = { $whoform ->
    [you] pones
   *[they] { $who } { $whoform ->
       [f] pone
      *[m] ponen
   }
} en juego «{ $card }»
    .who = nominative
heroes-story-track = { $cards } { $n ->
    [one] entra
   *[other] entran
} en el Contador de Historias
heroes-story-track-last = «{ $card }» va al último espacio del Contador de Historias
heroes-story-story-lost = { $cards } { $n ->
    [one] sale del Contador de Historias sin que nadie reciba esa Historia
   *[other] salen del Contador de Historias sin que nadie reciba esas Historias
}
heroes-story-most-wanted = { $card ->
    [none] el Villano
   *[other] { $card }
} pasa a Los Más Buscados
heroes-story-lead-again = { $card }, de Los Más Buscados, es el Villano Líder

# -- Heroes: qué ha cambiado --

heroes-change-vp = { $whoform ->
    [you] { $sign ->
        [less] pierdes
       *[more] obtienes
    }
   *[they] { $who } { $sign ->
        [less] { $whoform ->
            [f] pierde
           *[m] pierden
        }
       *[more] { $whoform ->
           [f] obtiene
          *[m] obtienen
       }
    }
} { $n } PV
    .who = nominative
heroes-change-ko = { $card } tiene { $n } KO
heroes-change-recovery = { $card } está en Recuperación
heroes-change-threat = la Amenaza en { $area } pasa de { $before } a { $after }
heroes-change-points = { $whoform ->
    [you] tienes
   *[they] { $who } { $whoform ->
       [f] tiene
      *[m] tienen
   }
} { heroes-n-points } { $sign ->
    [less] menos
   *[more] más
}
    .who = nominative
champions-story-to-hand = { $card } va a tu mano
