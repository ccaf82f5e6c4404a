# Las palabras de Marvel Heroes: nombres, preguntas, opciones, registro, textos de cartas, motivos.

heroes-area-upper_manhattan = Upper Manhattan
heroes-area-central_manhattan = Central Manhattan
heroes-area-the_village = The Village
heroes-area-lower_manhattan = Lower Manhattan
heroes-area-queens = Queens
heroes-area-brooklyn = Brooklyn
heroes-district-central_harlem = Central Harlem
heroes-district-morningside_heights = Morningside Heights
heroes-district-east_harlem = East Harlem
heroes-district-carnegie_hill = Carnegie Hill
heroes-district-central_park = Central Park
heroes-district-upper_west_side = Upper West Side
heroes-district-upper_east_side = Upper East Side
heroes-district-midtown = Midtown
heroes-district-chelsea = Chelsea
heroes-district-greenwich_village = Greenwich Village
heroes-district-hells_kitchen = Hell’s Kitchen
heroes-district-east_side = East Side
heroes-district-tribeca = Tribeca
heroes-district-lower_east_side = Lower East Side
heroes-district-east_village = East Village
heroes-district-financial_district = Financial District
heroes-district-astoria = Astoria
heroes-district-long_island_city = Long Island City
heroes-district-steinway = Steinway
heroes-district-sunnyside = Sunnyside
heroes-district-williamsburg = Williamsburg
heroes-district-bedford_stuyvesant = Bedford-Stuyvesant
heroes-district-greenpoint = Greenpoint
heroes-district-brooklyn_heights = Brooklyn Heights
heroes-district = { $name } ({ $symbol })
heroes-team = { $name }
    .articles = Los La
heroes-scenario-place = la carta de Escenario
heroes-symbol-circle = círculo
heroes-symbol-cross = cruz
heroes-symbol-diamond = rombo
heroes-symbol-star = estrella
heroes-colour-red = rojo
heroes-colour-orange = naranja
heroes-colour-yellow = amarillo
heroes-threat-crime = Crimen
heroes-threat-danger = Peligro
heroes-threat-mystery = Misterio
heroes-skill-mystic = Misticismo
heroes-skill-protection = Protección
heroes-skill-fight = Lucha
heroes-skill-investigation = Investigación
heroes-skill-rescue = Rescate
heroes-skill-science = Ciencia
heroes-stage-prologue = Prólogo
heroes-stage-development = Desarrollo
heroes-stage-conclusion = Conclusión
heroes-kind-stage = { $kind }, { $stage }
heroes-scheme-threat = Aumentar el Nivel de Amenaza
heroes-scheme-draw = Robar cartas de Villano
heroes-scheme-combat = Mejorar el Combate
heroes-on-card-ready = Listo, aún fuera del mapa
heroes-on-card-supporting = Apoyando en la carta
heroes-on-card-recovery = en Recuperación
heroes-supporting-in = Apoyando en { $area }
heroes-ready-at = en posición de Listo { $where }
heroes-at = en { $district }
heroes-at-scenario = en la carta de Escenario
heroes-card-at = { $card } ({ $place })
heroes-die-0 = sin icono
heroes-die-1 = PROBLEMA
heroes-die-2 = IMPACTO
heroes-die-3 = IMPACTO
heroes-die-4 = IMPACTO con AUMENTO
heroes-die-5 = dos IMPACTOS
heroes-die-again = { $die } (repetido: { $again })
heroes-no-dice = ningún dado
heroes-no-power = un Poder aún no mostrado
heroes-nobody = nadie
heroes-a-card = una carta
heroes-the-rules = las reglas
heroes-join-modes = { $first }; o bien: { $second }
heroes-comma = , { "" }

# Lo que se cuenta muchas veces.
heroes-n-points = { $n ->
    [one] { $n } Punto de Planificación
   *[other] { $n } Puntos de Planificación
}
heroes-n-hits = { $n ->
    [one] { $n } IMPACTO
   *[other] { $n } IMPACTOS
}
heroes-n-resources = { $n ->
    [one] { $n } carta de Recursos
   *[other] { $n } cartas de Recursos
}
heroes-n-villains = { $n ->
    [one] { $n } carta de Villano
   *[other] { $n } cartas de Villano
}
heroes-n-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}

# -- preguntas --

heroes-have-points = Tienes { $points ->
    [one] { $points } Punto de Planificación
   *[other] { $points } Puntos de Planificación
}.
heroes-prompt-turn = Acción { $n } de { $of }: ¿qué haces?
heroes-prompt-action = ¿Qué acción realizas como parte de esta?
heroes-prompt-destination = { $card }: ¿adónde va?
heroes-prompt-destination-all = ¿Adónde van tus Superhéroes?
heroes-prompt-escort = { $card } se mueve: ¿va también un Superhéroe que está Apoyando?
heroes-prompt-travel = ¿Quién va también?
heroes-prompt-story = El Contador de Historias: ¿qué haces?
heroes-prompt-keep = { heroes-have-points } ¿Qué estatus tendrá cada Superhéroe, y qué Aliado juegas?
heroes-prompt-assign = { heroes-have-points } ¿Qué estatus tendrá cada Superhéroe, y qué Aliado juegas?
heroes-prompt-plan-heroes = { heroes-have-points } Tus Superhéroes, en secreto: ¿con qué estatus?
heroes-prompt-ally = { heroes-have-points } ¿Qué Aliado juegas?
heroes-prompt-dismiss = Hay demasiados Aliados: ¿cuál se va?
heroes-prompt-power-up = ¿Qué Ventaja de Grupo pones en juego?
heroes-prompt-plan = { $card }: ¿ejecutas el siguiente Plan Maestro?{ $archnemesis ->
    [yes] {" "}Puedes hacerlo aquí porque tienes el marcador de Archienemigo.
   *[no] {""}
}
heroes-prompt-scheme = { $card }: ¿realizas una Intriga ({ $option })?{ $archnemesis ->
    [yes] {" "}Puedes hacerlo aquí porque tienes el marcador de Archienemigo.
   *[no] {""}
}
heroes-prompt-draw-villain = ¿Robas una carta de Villano?
heroes-fights-with = { $card } (KO { $ko }; { $powers })
heroes-against = { $heroes ->
    [none] {""}
   *[other] {" "}contra { $heroes }
}
heroes-prompt-lead = Nivel de Problemas { $n }{ heroes-against }: ¿qué Villano Líder, Refuerzos y Agentes juegas?
heroes-prompt-backup = Nivel de Problemas { $n }{ heroes-against }: ¿qué Refuerzo o Agente juegas?
heroes-prompt-backup-free = Sin pagar Problemas: ¿qué Refuerzo o Agente juegas?
heroes-prompt-backup-followers = El siguiente combate es contra { $name }, que llama a sus Seguidores: ¿cuáles de las cartas recién robadas juegas, sin pagar Problemas?
heroes-prompt-fighter = Secuencia { $n } contra { $card }: ¿quién lucha?
heroes-prompt-power = Secuencia { $n }: ¿qué Poder usa { $card } contra { $other }?{ $barred ->
    [none] {""}
   *[other] {" "}Una habilidad prohíbe { $barred }.
}
heroes-prompt-confront = El Plan Maestro «{ $card }»: ¿se enfrentan tus Superhéroes a { $name } (KO { $ko }, Seguidores { $n })?
heroes-prompt-pay = { $card }: ¿qué carta descartas para pagarla?
heroes-prompt-discard = { $card }: ¿qué carta descartas?
heroes-prompt-champions = { $card ->
    [none] A la confrontación final van dos de tus Superhéroes: ¿quién es el primero?
   *[other] La confrontación final: ¿quién va con { $card }?
}
heroes-prompt-most-wanted = { $full ->
    [yes] Los espacios de Los Más Buscados están ocupados: ¿qué Villano descartas?
   *[no] { $card } ha ganado: ¿pasa a Los Más Buscados?
}
heroes-prompt-choose = { $card }: ¿cuál eliges?
heroes-prompt-choose-some = { $card }: ¿cuáles eliges?
heroes-prompt-may = { $card }: ¿usas su efecto?
heroes-prompt-mode = { $card }: ¿cuál de sus efectos?
heroes-prompt-use = { $when }: ¿usas algo?
heroes-now-combat-start = Al inicio del Combate
heroes-now-sequence-start = Al inicio de la Secuencia { $n }
heroes-now-roll = { $roll ->
    [attack] Ataque
    [defense] Defensa
   *[outwit] Ingenio
}
heroes-now-before-roll = Antes de { $whose ->
    [mine] tu tirada de { heroes-now-roll }
   *[theirs] la tirada de { heroes-now-roll } del oponente
} con { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
heroes-now-after-roll = { $whose ->
    [mine] Tu tirada de { heroes-now-roll }
   *[theirs] La tirada de { heroes-now-roll } del oponente
} es { $dice } = { $whose ->
    [mine] { heroes-worth }
   *[theirs] { heroes-other-worth }
}{ $compared ->
    [yes] { $whose ->
        [mine] , contra { heroes-other-worth }
       *[theirs] , contra { heroes-worth } en la tuya
    }
   *[no] { "" }
}
heroes-worth = { $worth ->
    [one] { $worth } IMPACTO
   *[other] { $worth } IMPACTOS
}
heroes-other-worth = { $otherworth ->
    [one] { $otherworth } IMPACTO
   *[other] { $otherworth } IMPACTOS
}
heroes-now-result = Has sacado { $own } = { heroes-worth }; el oponente, { $other } = { heroes-other-worth }
heroes-now-ko = { $ko ->
    [mine] Estás
   *[theirs] El oponente está
} a punto de sufrir un KO
heroes-now-duel = Justo antes del Duelo de Ingenio
heroes-now-sequence-end = Al final de la Secuencia { $n }
heroes-now-combat-end = Al final del Combate
heroes-now-trouble-roll = Antes de la tirada del Nivel de Problemas
heroes-now-troubleshoot = El Nivel de Problemas es { $n }
heroes-now-action = Como acción
heroes-now-planning = Al inicio de tu fase de Planificar
heroes-now-scheme-use = Realizas una Intriga
heroes-now-deployment = En el Despliegue
heroes-now-resolved = El Titular se ha resuelto

# -- opciones --

heroes-option-move = Mueve a { $card } ({ $place })
heroes-option-troubleshoot = Esclarece «{ $card }» { $where }: { $type }, Amenaza { $threat }, Habilidad { $skill }, { $vp } PV{ $mastermind ->
    [yes] , Supervillano
   *[no] { "" }
}
heroes-option-treat = Tratamiento Médico: { $card } se cura
heroes-option-story = Acción de Historia: roba una carta de Recursos y usa el Contador de Historias
heroes-option-use = { $ability }{ $card ->
    [none] { "" }
   *[other] { " (" }{ $card }{ ")" }
}: { $does }{ $points ->
    [-1] { "" }
    [0] { " El Aliado se va." }
   *[other] { " (Puntos sobre el Aliado: " }{ $points }{ ".)" }
}
heroes-option-event = Juega el Evento «{ $card }»: { $does }
heroes-option-go = { $district }{ $area ->
    [none] { "" }
   *[other] , { $area }
}{ $headline ->
    [none] { "" }
   *[other] { ": «" }{ $headline }{ "»" }
}
heroes-aim-go = { $district }{ $headline ->
    [none] { "" }
   *[other] { " («" }{ $headline }{ "»)" }
}
heroes-aim-later-destination = a otro sitio
heroes-aim-later-story = Decidir después de robar
heroes-aim-home-destination = la carta
heroes-aim-support-at-destination = un espacio de Apoyo
heroes-aim-escort-escort = con { $card }
heroes-aim-pass-escort = sin compañía
heroes-aim-advance-story = Avanzar el Contador
heroes-aim-last-story = Poner { $card } al final
heroes-aim-done-story = Dejar el Contador como está
heroes-plan-of = { $card }{ $says ->
    [none] { "" }
   *[other] : { $says }
}
heroes-plan-ready = { $cardform ->
    [f] Lista
   *[m] Listo
} por { $n } PP
    .card = nominative
heroes-plan-keep = se queda por { $n } PP
heroes-plan-support = Apoyando por { $n } PP
heroes-plan-rest = Recuperación
heroes-plan-recall = a la carta, en Recuperación
heroes-plan-ally = por { $n } PP{ $on ->
    [0] { "" }
   *[other] , con { $on } sobre el Aliado
}
heroes-option-space = Un espacio de Apoyo en { $area }
heroes-option-home = De vuelta a la carta{ $status ->
    [ready] , en Recuperación
   *[other] , Apoyando
}
heroes-option-escort = { $card } va también
heroes-option-advance = Avanza el Contador: la última Historia va a su Grupo
heroes-option-last = Pon { $card } en el último espacio
heroes-option-keep = { $card } se queda, por { heroes-n-points }
heroes-option-recall = { $card } vuelve a la carta, en Recuperación
heroes-option-ready = { $card }, { $cardform ->
    [f] Lista
   *[m] Listo
}, por { heroes-n-points }
    .card = nominative
heroes-price-points = { heroes-n-points }
heroes-more-dice = { $n ->
    [one] { $n } dado más
   *[other] { $n } dados más
}
heroes-price-trouble = { $n } de Problemas
heroes-ally-uses = { $n ->
    [one] { $n } uso
   *[other] { $n } usos
}
heroes-ally-loyal = Fiel a tu Grupo: lo que cuesta se queda sobre él, para 1 uso más
heroes-option-support = { $card }, Apoyando, por { heroes-n-points }
heroes-option-rest = { $card } sigue en Recuperación
heroes-assigned = { $card } { $status ->
    [ready] { $cardform ->
        [f] Lista
       *[m] Listo
    }
    [supporting] Apoyando
   *[recovery] en Recuperación
}
    .card = nominative
heroes-option-assign = { $heroes }: { heroes-n-points }
heroes-option-ally = { $card }, { heroes-ally-uses }, por { $cost ->
    [one] { $cost } Punto de Planificación
   *[other] { $cost } Puntos de Planificación
}: { $says }
heroes-option-power-up = { $card }: { $says }
heroes-option-wanted = Pon a { $card } en un espacio libre de Los Más Buscados
heroes-option-plan = Ejecuta el Plan Maestro «{ $card }»: { $says }
heroes-option-scheme-threat = Aumentar el Nivel de Amenaza: { $n ->
    [0] ningún dado más
   *[other] { heroes-more-dice }
} en la tirada del Nivel de Problemas
heroes-option-scheme-draw = Robar cartas adicionales de Villano: roba { heroes-n-villains }
heroes-option-scheme-combat = Mejorar el Combate: los AUMENTOS cuentan para el Villano Líder
heroes-option-lead = { $card }{ $wanted ->
    [yes] { " (Los Más Buscados)" }
   *[no] { "" }
}: requiere { $need }, cuesta { $cost } de Problemas, KO { $ko }; Ataque/Defensa/Ingenio: { $powers }
    .under = Villano Líder, por Problemas
heroes-option-backup = { $card }, { $type ->
    [agent] Agente
   *[other] Refuerzo
}{ $cost ->
    [-1] { "" }
   *[other] { " por " }{ $cost } de Problemas
}: { $does }
    .under = Refuerzo o Agente, por Problemas
heroes-option-fight = { $card } (KO { $ko } de { $of })
heroes-option-pick = { $card }
heroes-option-discard = Descártate de { $card }
heroes-option-mode = { $says }
heroes-power-brief = { $colour } { $attack }/{ $defense }/{ $outwit }
heroes-power = { $name } ({ $colour }): Ataque { $attack }, Defensa { $defense }, Ingenio { $outwit }
heroes-option-yes = Sí
heroes-option-no = No
heroes-option-yes-confront = Sí: te enfrentas al Supervillano
heroes-option-no-confront = No: el Plan Maestro se completa
heroes-option-yes-draw-villain = Sí: roba una carta de Villano
heroes-option-pass-turn = Pasar
heroes-option-pass-action = No realizar ninguna acción
heroes-option-pass-escort = No va nadie más
heroes-option-pass-travel = Nadie más
heroes-option-pass-story = Dejar el Contador como está
heroes-option-pass-ally = No jugar ningún Aliado
heroes-option-pass-power-up = No poner ninguna Ventaja de Grupo en juego
heroes-option-pass-plan = No ejecutar ningún Plan Maestro ahora
heroes-option-pass-scheme = No realizar ninguna Intriga ahora
heroes-option-pass-lead = No jugar ningún Villano Líder ({ $last ->
    [yes] {""}
   *[no] {"si nadie lo hace, "}
}el Grupo { $team } resuelve el Titular y obtiene { $vp } PV)
heroes-option-pass-backup = Eso es todo
heroes-option-pass-choose-some = Eso es todo
heroes-option-pass-moment = No usar nada

# -- registro --

heroes-log-round = Turno de Juego { $n }.
heroes-log-phase = { $phase ->
    [deployment] Despliegue.
    [planning] Planificar.
   *[missions] Misiones.
}
heroes-log-action-round = Turno de Acción { $n }.
heroes-log-turn = Es el turno de { $who }.
heroes-log-passed = { $who } { $whoform ->
    [f] pasa
   *[m] pasan
}.
    .who = nominative
heroes-log-first = { $who } { $whoform ->
    [f] es
   *[m] son
} el Primer Jugador.
    .who = nominative
heroes-log-archnemesis = { $who } { $whoform ->
    [f] tiene
   *[m] tienen
} el marcador de Archienemigo.
    .who = nominative
heroes-log-points = { $who } { $sign ->
    [less] { $whoform ->
        [f] paga
       *[m] pagan
    } { heroes-n-points }
   *[more] { $whoform ->
       [f] recibe
      *[m] reciben
   } { heroes-n-points }
}.
    .who = nominative
heroes-log-vp = { $who } { $sign ->
    [less] { $whoform ->
        [f] pierde
       *[m] pierden
    } { $n } PV
   *[more] { $whoform ->
       [f] obtiene
      *[m] obtienen
   } { $n } PV
}.
    .who = nominative
heroes-log-headline = «{ $card }» aparece en { $district }, { $area }.
heroes-log-special = El Titular Especial «{ $card }» entra en juego.
heroes-log-threat = { $n ->
    [0] { "" }
   *[other] El marcador de Amenaza de { $area } muestra { $n }.
}
heroes-log-status = { $card }: { $place }.
heroes-log-wounded = { $card } { $n ->
    [0] se cura
   *[other] resulta { $cardform ->
        [f] Herida
       *[m] Herido
    }
}.
    .card = nominative
heroes-log-ko = { $n ->
    [0] { "" }
   *[other] { $card } tiene { $n } KO.
}
heroes-log-ally-point = { $n ->
    [0] No queda ningún Punto de Planificación
    [one] Hay { $n } Punto de Planificación
   *[other] Hay { $n } Puntos de Planificación
} sobre { $card }.
heroes-log-troubleshoot = { $who } { $whoform ->
    [f] esclarece
   *[m] esclarecen
} «{ $card }».
    .who = nominative
heroes-log-trouble = El Nivel de Problemas es { $n }.
heroes-log-reduced = { $card } reduce en { $n } el Nivel de Problemas.
heroes-log-use = { $nobody ->
    [yes] Se aplica { $ability }{ $card ->
        [none] { "" }
       *[other] { " (" }{ $card }{ ")" }
    }.
   *[no] { $who } { $whoform ->
       [f] usa
      *[m] usan
   } { $ability }{ $card ->
        [none] { "" }
       *[other] { " de " }{ $card }
    }.
}
    .who = nominative
heroes-log-event = { $who } { $whoform ->
    [f] juega
   *[m] juegan
} el Evento «{ $card }».
    .who = nominative
heroes-log-scheme = { $who } { $whoform ->
    [f] realiza
   *[m] realizan
} una Intriga: { $option }.
    .who = nominative
heroes-log-plan = { $who } { $whoform ->
    [f] ejecuta
   *[m] ejecutan
} { $card ->
    [none] un Plan Maestro
   *[other] el Plan Maestro «{ $card }»
}.
    .who = nominative
heroes-log-plan-done = El Plan Maestro «{ $card }» se completa.
heroes-log-plan-failed = { $card ->
    [none] El Plan Maestro fracasa.
   *[other] El Plan Maestro «{ $card }» fracasa.
}
heroes-log-confront = { $who } { $yes ->
    [yes] se { $whoform ->
        [f] enfrenta
       *[m] enfrentan
    } al Supervillano
   *[no] no se { $whoform ->
       [f] enfrenta
      *[m] enfrentan
   } al Supervillano
}.
    .who = nominative
heroes-log-resolved = «{ $card }»: { $yes ->
    [yes] éxito de { $who }
   *[no] { $who } { $whoform ->
       [f] fracasa
      *[m] fracasan
   }
}.
    .who = nominative
heroes-log-story = { $who } { $whoform ->
    [f] recibe
   *[m] reciben
} la Historia «{ $card }».
    .who = nominative
heroes-log-look = { $who } { $whoform ->
    [f] mira
   *[m] miran
} { $card }.
    .who = nominative
heroes-log-shuffle = { $deck ->
    [resource] Se baraja el mazo de Recursos.
    [villain] Se baraja el mazo de Villanos.
    [headline] Se baraja el mazo de Titulares.
   *[story] Se baraja el mazo de Historias.
}
heroes-log-side = { $side ->
    [hero] Superhéroe
    [villain] Villano
   *[nobody] nadie
}
heroes-log-of-side = { $side ->
    [hero] del Superhéroe
    [villain] del Villano
   *[nobody] de nadie
}
heroes-log-roll = { $kind ->
    [trouble] Tirada del Nivel de Problemas
    [attack] Ataque { heroes-log-of-side }
    [defense] Defensa { heroes-log-of-side }
   *[outwit] Ingenio { heroes-log-of-side }
}{ $boost ->
    [yes] { " (los AUMENTOS cuentan)" }
   *[no] { "" }
}: { $dice }{ $kind ->
    [trouble] { " = " }{ $n } de Problemas
   *[other] { " = " }{ heroes-n-hits }
}.
heroes-log-dice = La última tirada { heroes-log-of-side } es ahora { $dice }, con { heroes-n-hits }.
heroes-log-reroll = El { heroes-log-side } repite la tirada: { $dice }.
heroes-log-powers = { $hero } usa { $power }; { $villain } usa { $other }.
heroes-log-fight = { $hero ->
    [none] Varios Superhéroes pueden luchar contra { $villain }.
   *[other] { $hero } lucha contra { $villain }.
}
heroes-log-fighter = { $card } lucha en esta Secuencia.
heroes-log-initiative = El { heroes-log-side } tiene la Iniciativa.
heroes-log-unfought = El { heroes-log-side } no tiene Ataque: no hay ataque.
heroes-log-hits = Resultado: { $mine ->
    [one] { $mine } IMPACTO
   *[other] { $mine } IMPACTOS
} contra { $theirs }.
heroes-log-fought = { $side ->
    [hero] Los Superhéroes ganan el Combate.
    [villain] El Villano gana el Combate.
   *[nobody] El Combate termina sin vencedor.
}
heroes-log-to-hand = { $who } { $drawn ->
    [yes] { $whoform ->
        [f] roba
       *[m] roban
    } { $known ->
        [yes] la carta { $card }
       *[no] { $deck ->
            [resource] una carta de Recursos
           *[villain] una carta de Villano
        }
    }
   *[no] se { $whoform ->
       [f] lleva
      *[m] llevan
   } a la mano { $known ->
        [yes] la carta { $card }
       *[no] una carta
    }
}.
    .who = nominative
heroes-log-ally = { $who } { $whoform ->
    [f] juega
   *[m] juegan
} a { $card } como { $cardform ->
    [f] Aliada
   *[m] Aliado
}.
    .who = nominative
    .card = nominative
heroes-log-ally-leaves = { $card } deja de ser { $cardform ->
    [f] Aliada
   *[m] Aliado
} de { $who }.
    .card = nominative
heroes-log-power-up = { $who } { $whoform ->
    [f] pone
   *[m] ponen
} en juego la Ventaja de Grupo «{ $card }».
    .who = nominative
heroes-log-track = { $last ->
    [yes] «{ $card }» va al último espacio del Contador de Historias.
   *[no] «{ $card }» entra en el Contador de Historias.
}
heroes-log-story-lost = «{ $card }» sale del Contador de Historias sin que nadie la reciba.
heroes-log-most-wanted = { $card } pasa a Los Más Buscados.
heroes-log-lead = { $who } { $whoform ->
    [f] juega
   *[m] juegan
} a { $card } como Villano Líder.
    .who = nominative
heroes-log-lead-again = { $card }, de Los Más Buscados, es el Villano Líder.
heroes-log-backup = { $who } { $whoform ->
    [f] juega
   *[m] juegan
} a { $card } como Refuerzo o Agente.
    .who = nominative
heroes-log-discarded = { $who } { $whoform ->
    [f] se descarta
   *[m] se descartan
} de { $card }.
    .who = nominative

# -- the stage: rolls of a combat. $dice are dice in words, $mine and $theirs what they come to. --

heroes-told-power = { $card } usa { $power }.
heroes-told-roll = { $kind ->
    [trouble] Tirada del Nivel de Problemas: { $dice }. Total: { $n } de Problemas.
    [attack] { $card } ataca: { $dice }. Total: { heroes-n-hits }.
    [defense] { $card } se defiende: { $dice }. Total: { heroes-n-hits }.
   *[outwit] { $card } tira por Ingenio: { $dice }. Total: { heroes-n-hits }.
}
heroes-told-reroll = { $card } repite la tirada: { $dice }.
heroes-told-dice = { $card } tiene ahora { $dice }. Total: { heroes-n-hits }.
heroes-told-hits = { $result ->
    [tie] El Duelo de Ingenio acaba en empate a { $mine }.
    [duel] { $card } gana el Duelo de Ingenio contra { $other } por { $mine } a { $theirs }.
    [hits] { $card } acierta a { $other } por { $mine } a { $theirs }.
   *[fails] { $card } no acierta a { $other }: { $mine } contra { $theirs }.
}

# -- cartas: habilidades --

heroes-text-label = { $kind ->
    [combat] Combate, { $when }
    [support] Apoyo, { $when }
    [ally] Aliado, { $when }
    [backup] Refuerzo, { $when }
    [scenario] { $when }{ $moment ->
        [deployment] { " (el Primer Jugador)" }
       *[other] { "" }
    }
   *[other] { $when }
}
heroes-text-always = { $label }
heroes-text-ability = { $name } ({ $label }). { $does }
heroes-text-paid = { $label }. { $does }
heroes-text-unnamed = { $label }: { $does }
heroes-text-named = { $name }: { $says }
heroes-text-cost = { $cost }: { $does }
heroes-text-if = si { $cond }, { $does }
heroes-text-agent = { $changes }.
heroes-cost-resources = descarta { heroes-n-resources }
heroes-cost-villains = descarta { heroes-n-villains }
heroes-cost-plot-points = paga { heroes-n-points }
heroes-cost-ko = sufre { $n } KO
heroes-cost-discard = descarta esta carta
heroes-cost-recovery = este Superhéroe va a Recuperación

heroes-moment-combat-start = al inicio de un Combate
heroes-moment-sequence-start = al inicio de una Secuencia de Combate
heroes-moment-before-roll = antes de { $whose ->
    [mine] tu siguiente { heroes-moment-rolls }
    [theirs] la siguiente { heroes-moment-rolls } del oponente
   *[any] cualquier { heroes-moment-rolls }
}
heroes-moment-after-roll = después de { $whose ->
    [mine] tu última { heroes-moment-rolls }
    [theirs] la última { heroes-moment-rolls } del oponente
   *[any] cualquier { heroes-moment-rolls }
}
heroes-moment-rolls = { $rolls ->
    [attack] tirada de Ataque
    [defense] tirada de Defensa
    [outwit] tirada de Ingenio
    [attack-defense] tirada de Ataque o Defensa
    [attack-outwit] tirada de Ataque o Ingenio
    [defense-outwit] tirada de Defensa o Ingenio
   *[all] tirada
}
heroes-moment-result = después de las dos tiradas de { $rolls ->
    [attack] { $whose ->
        [mine] tu Ataque
        [theirs] el Ataque del oponente
       *[any] un Ataque
    }
    [outwit] el Duelo de Ingenio
   *[all] un Ataque o un Duelo de Ingenio
}
heroes-moment-ko = cuando { $whose ->
    [mine] sufras un KO
    [theirs] el oponente sufra un KO
   *[any] alguien sufra un KO
}
heroes-moment-duel = justo antes de un Duelo de Ingenio
heroes-moment-sequence-end = al final de una Secuencia de Combate
heroes-moment-combat-end = al final de un Combate
heroes-moment-trouble-roll = antes de la tirada del Nivel de Problemas
heroes-moment-troubleshoot = al reducir el Nivel de Problemas
heroes-moment-action = como acción
heroes-moment-planning = en tu fase de Planificar
heroes-moment-scheme = cuando realices una Intriga
heroes-moment-deployment = en cada Despliegue
heroes-moment-resolved = cuando se resuelva o no un Titular
heroes-when-resolved = cuando { $won ->
    [yes] resuelvas
   *[no] no consigas resolver
} un Titular{ $threat_type ->
    [crime] { " de Crimen" }
    [danger] { " de Peligro" }
    [mystery] { " de Misterio" }
   *[any] { "" }
}{ $mastermind ->
    [yes] { " con Supervillano" }
    [no] { " sin Supervillano" }
   *[any] { "" }
}{ $skill ->
    [none] { "" }
   *[other] { " con la Habilidad " }{ $skill }
}
heroes-while-finale = en la confrontación final, { $says }

# -- cartas: modificadores --

heroes-mod-has = { $of } { $number ->
    [one] tiene
   *[other] tienen
} { $sign ->
    [less] −{ $n }
   *[more] +{ $n }
}
heroes-mod-attack = { heroes-mod-has } de Ataque
heroes-mod-defense = { heroes-mod-has } de Defensa
heroes-mod-outwit = { heroes-mod-has } de Ingenio
heroes-mod-ko = { heroes-mod-has } al valor de KO
heroes-mod-crime = { heroes-mod-has } de Crimen
heroes-mod-danger = { heroes-mod-has } de Peligro
heroes-mod-mystery = { heroes-mod-has } de Misterio
heroes-mod-level = { heroes-mod-has } de Nivel
heroes-mod-threat = { heroes-mod-has } de Amenaza
heroes-mod-followers = { heroes-mod-has } { $n ->
    [one] Seguidor
   *[other] Seguidores
}
heroes-mod-boost = los AUMENTOS { $sign ->
    [less] no cuentan
   *[more] cuentan
} para { $of }
heroes-mod-support-cost = { $of } cuestan { heroes-n-points } { $sign ->
    [less] menos
   *[more] más
} si están Apoyando
heroes-mod-requirement = { $of } { $number ->
    [one] requiere
   *[other] requieren
} un Nivel de Problemas { $sign ->
    [less] −{ $n }
   *[more] +{ $n }
} para ser Villano Líder
heroes-mod-cost = { $of } { $number ->
    [one] cuesta
   *[other] cuestan
} { $n } de Problemas { $sign ->
    [less] menos
   *[more] más
}
heroes-mod-max-allies = puedes tener { $n ->
    [one] { $n } Aliado
   *[other] { $n } Aliados
} { $sign ->
    [less] menos
   *[more] más
} en juego
heroes-mod-scheme-threat = cuando realices una Intriga, puedes aumentar el Nivel de Amenaza además de otra opción
heroes-mod-scheme-draw = cuando realices una Intriga, puedes robar cartas adicionales de Villano además de otra opción
heroes-mod-scheme-combat = cuando realices una Intriga, puedes mejorar el Combate además de otra opción

# -- cartas: efectos sobre una tirada --

heroes-dice-all = { $face ->
    [any] todos los dados
    [idle] todos los dados sin IMPACTO
    [blank] todos los dados sin icono
    [trouble] todos los dados con PROBLEMA
    [hit] todos los dados con IMPACTO
    [single] todos los dados con un solo IMPACTO
    [double] todos los dados con dos IMPACTOS
   *[boost] todos los dados con AUMENTO
}
heroes-dice-some = { $face ->
    [any] { $n ->
        [one] el mejor dado
       *[other] los { $n } mejores dados
    }
   *[other] { $n ->
        [one] { $n } dado
       *[other] hasta { $n } dados
    } { $face ->
        [idle] sin IMPACTO
        [blank] sin icono
        [trouble] con PROBLEMA
        [hit] con IMPACTO
        [single] con un solo IMPACTO
        [double] con dos IMPACTOS
       *[boost] con AUMENTO
    }
}
heroes-of-roll = { $of ->
    [mine] tu última tirada
   *[theirs] la última tirada del oponente
}
heroes-rolls = { $roller ->
    [theirs] el oponente lanza
   *[mine] { $mood ->
        [infinitive] lanzar
       *[imperative] lanza
    }
}
heroes-op-add-dice = { heroes-rolls } { heroes-n-dice } { $sign ->
    [less] menos
   *[more] más
}
heroes-op-use-rating = { heroes-rolls } { $how ->
    [plain] { $n } dados en lugar de los habituales
    [rival] { $roller ->
        [theirs] tantos dados como tú
       *[mine] tantos dados como el oponente
    }
   *[equal] tantos dados como { $n } en lugar de los habituales
}, si son más
    .n = phrase
heroes-op-set-dice = { heroes-rolls } exactamente { heroes-n-dice }
heroes-op-allow-boost = los AUMENTOS cuentan en esta tirada
    .beside = { $first } y { $second }
heroes-op-deny-boost = los AUMENTOS no cuentan en esta tirada
    .beside = { $first } y { $second }
heroes-op-skip-roll = esta tirada no se hace
heroes-op-add-hits = { $sign ->
    [less] resta { heroes-n-hits } a { heroes-of-roll }
   *[more] añade { heroes-n-hits } a { heroes-of-roll }
}
heroes-op-remove-dice = retira { $dice } de { heroes-of-roll }
heroes-op-halve-doubles = { $dice } en { heroes-of-roll } { $many ->
    [no] cuenta como un solo IMPACTO
   *[yes] cuentan como un solo IMPACTO cada uno
}
heroes-op-double-hits = { $dice } en { heroes-of-roll } { $many ->
    [no] cuenta como dos IMPACTOS
   *[yes] cuentan como dos IMPACTOS cada uno
}
heroes-op-count-trouble = { $dice } en { heroes-of-roll } { $many ->
    [no] cuenta como un IMPACTO
   *[yes] cuentan como un IMPACTO cada uno
}
heroes-op-reroll = { $of ->
    [mine] repite { $dice } de tu última tirada
   *[theirs] el oponente repite { $dice } de su última tirada
}
heroes-op-boost-last = lanza otra vez { $dice } de { heroes-of-roll } cuyo AUMENTO no contó y suma los nuevos resultados
heroes-op-roll-more = lanza { $n ->
    [one] { $n } dado más y añádelo
   *[other] { $n } dados más y añádelos
} a tu última tirada

# -- cartas: efectos en un Combate --

heroes-fighter-this-hero = este Superhéroe
heroes-fighter-hero = tu Superhéroe
heroes-fighter-this-villain = este Villano
heroes-fighter-this-mastermind = este Supervillano
heroes-fighter-lead = el Villano Líder
heroes-fighter-theirs = el oponente
heroes-op-prevent-ko = se evita el KO
heroes-op-inflict-ko = { $fighter } sufre { $n } KO{ $extra ->
    [yes] { " más" }
   *[no] { "" }
}
heroes-op-remove-ko = retira { $n } KO de { $fighter }
heroes-op-skip-outwit = el siguiente Duelo de Ingenio no se libra
heroes-op-skip-second = no hay segundo ataque en esta Secuencia
heroes-op-take-initiative = tienes la Iniciativa en la { $start ->
    [yes] primera
   *[no] siguiente
} Secuencia
heroes-op-keep-initiative = la Iniciativa no cambia
    .beside = { $first } y { $second }
heroes-op-choose-second = el oponente elige primero su Poder, a la vista
heroes-op-forbid-power = { $of ->
    [mine] { $power ->
        [last] no puedes volver a usar el mismo Poder
        [other] tienes que volver a usar el mismo Poder
       *[colour] no puedes usar el Poder { $colour }
    }
   *[theirs] { $power ->
        [last] el oponente no puede volver a usar el mismo Poder
        [other] el oponente tiene que volver a usar el mismo Poder
       *[colour] el oponente no puede usar el Poder { $colour }
    }
}{ $early ->
    [yes] { "" }
   *[no] { " en la siguiente Secuencia" }
}
heroes-op-change-power = elige de nuevo tu Poder, a la vista
heroes-op-modify = { $stat ->
    [boost] los AUMENTOS { $sign ->
        [less] no cuentan
       *[more] cuentan
    } para { $fighter }
   *[other] { $fighter } tiene { $sign ->
        [less] −{ $n }
       *[more] +{ $n }
    } de { $stat ->
        [attack] Ataque
        [defense] Defensa
       *[outwit] Ingenio
    }
} { $until ->
    [roll] en estas tiradas
    [sequence] en esta Secuencia
    [next-sequence] en la siguiente Secuencia
   *[combat] hasta el final del Combate
}
    .beside = { $first } y { $second }
heroes-op-end-combat = el Combate termina sin vencedor
heroes-op-discard-backup = descarta { $agents ->
    [yes] un Agente
    [no] un Refuerzo
   *[any] un Refuerzo o Agente
} del Villano Líder
heroes-op-play-backup = puedes jugar de tu mano una carta de Villano como Refuerzo o Agente sin pagar Problemas

# -- cartas: efectos al Esclarecer --

heroes-op-reduce-trouble = reduce en { $n } el Nivel de Problemas
heroes-op-raise-trouble = aumenta en { $n } el Nivel de Problemas
heroes-op-add-trouble-dice = la tirada del Nivel de Problemas tiene { heroes-n-dice } { $sign ->
    [less] menos
   *[more] más
}
heroes-op-ignore-boost = los AUMENTOS no cuentan en la tirada del Nivel de Problemas
heroes-op-move-threat = { $sign ->
    [less] reduce
   *[more] aumenta
} en { $n } el marcador de Amenaza de { $of }
heroes-op-replace-headline = sustituye { $of } por { $number ->
    [one] otro nuevo
   *[other] otros nuevos
}

# -- cartas: efectos sobre lo que tienen los jugadores --

heroes-player-mine = tú
heroes-player-each = cada jugador
heroes-player-all = cualquier jugador
heroes-player-others = cada uno de los demás jugadores
heroes-player-opponent = el oponente
heroes-player-hero-player = el Jugador Héroe
heroes-op-draw-resources = { $who ->
    [mine] roba
   *[other] { $player } roba
} { heroes-n-resources }
heroes-op-draw-villains = { $who ->
    [mine] roba
   *[other] { $player } roba
} { heroes-n-villains }
heroes-op-discard-resources = { $who ->
    [mine] descarta
   *[other] { $player } descarta
} { heroes-n-resources }{ $random ->
    [yes] { " al azar" }
   *[no] { "" }
}
heroes-op-discard-villains = { $who ->
    [mine] descarta
   *[other] { $player } descarta
} { heroes-n-villains }{ $random ->
    [yes] { " al azar" }
   *[no] { "" }
}
heroes-op-gain-plot-points = { $who ->
    [mine] { $sign ->
        [less] pierde
       *[more] obtén
    }
   *[other] { $player } { $sign ->
        [less] pierde
       *[more] obtiene
    }
} { heroes-n-points }
heroes-op-gain-vp = { $who ->
    [mine] { $sign ->
        [less] pierde
       *[more] obtén
    }
   *[other] { $player } { $sign ->
        [less] pierde
       *[more] obtiene
    }
} { $n } PV
heroes-op-look-at-hand = mira las cartas de { $kind ->
    [resource] Recursos
   *[villain] Villano
} de { $who ->
    [mine] tu mano
   *[other] la mano de { $player }
}
heroes-op-take-to-hand = llévate a la mano { $who }
heroes-op-discard-card = descarta { $who }
heroes-op-make-most-wanted = pon { $who } en un espacio libre de Los Más Buscados
heroes-op-add-point = pon 1 Punto de Planificación sobre { $who }
heroes-op-put-power-up = puedes poner en juego una de tus Ventajas de Grupo
heroes-op-story-action = realiza { $times ->
    [1] una Acción
    [2] dos Acciones
   *[other] { $times } Acciones
} de Historia
    .times = yes
heroes-op-advance-track = el Contador de Historias avanza
heroes-op-discard-stories = descarta { $n ->
    [one] la primera Historia
   *[other] las { $n } primeras Historias
} del Contador
heroes-op-put-story-last = pon { $who } en el último espacio del Contador de Historias
heroes-op-take-story = { $who } va a su Grupo

# -- cartas: efectos sobre los Superhéroes --

heroes-op-take-action = puedes realizar { $times ->
    [1] una
    [2] dos
   *[other] { $times }
} { $times ->
    [1] { $kind ->
        [move] acción de Mover
        [troubleshoot] acción de Esclarecer
        [treat] acción de Tratamiento Médico
        [story] Acción de Historia
        [special] Acción Especial
       *[event] acción de Evento
    }
   *[other] { $kind ->
        [move] acciones de Mover
        [troubleshoot] acciones de Esclarecer
        [treat] acciones de Tratamiento Médico
        [story] Acciones de Historia
        [special] Acciones Especiales
       *[event] acciones de Evento
    }
}
    .times = yes
heroes-op-travel = cualquier número de tus Superhéroes Listos va a un mismo Distrito o a Recuperación
heroes-op-join = { $who } pasa a estar Listo en el Distrito de { $where }
heroes-op-to-status = { $who } { $number ->
    [one] pasa a estar { $status ->
        [ready] Listo
        [supporting] Apoyando
       *[recovery] en Recuperación
    }
   *[other] pasan a estar { $status ->
        [ready] Listos
        [supporting] Apoyando
       *[recovery] en Recuperación
    }
}, en la carta
heroes-op-place-hero = pon a { $who } en un Distrito (Listo) o en un espacio de Apoyo (Apoyando)
heroes-op-heal = cura a { $who }
heroes-op-wound = { $who } { $number ->
    [one] va a Recuperación, Herido
   *[other] van a Recuperación, Heridos
}

# -- cartas: efectos compuestos --

heroes-op-repeat = { $times } veces: { $do }
heroes-op-times = { $says } { $n ->
    [2] dos veces
   *[other] { $n } veces
}

# -- cartas: cuáles --

heroes-np-where = { $of } (si { $cond })
heroes-np-this = esta carta
    .form = one
heroes-np-heroes = { $id ->
   *[other] { $id }
    [none] { $number ->
        [one] uno de { $of ->
            [mine] tus
           *[other] los
        }
       *[other] { $of ->
            [mine] tus
            [theirs] los
           *[all] todos los
        }
    }{ $other ->
        [yes] { " demás" }
       *[no] { "" }
    } Superhéroes{ $wounded ->
        [yes] { " Heridos" }
        [no] { " ilesos" }
       *[any] { "" }
    }{ $status ->
        [ready] { " Listos" }
        [supporting] { " que están Apoyando" }
        [recovery] { " en Recuperación" }
       *[any] { "" }
    }{ $of ->
        [theirs] { " del oponente" }
       *[mine] { "" }
    }
}{ $where ->
    [card] { " en sus cartas" }
    [board] { " en el tablero" }
    [district] { " en el tablero" }
    [here] { " en el Distrito" }
    [area] { " en un espacio de Apoyo del Área" }
   *[any] { "" }
}
    .form = { $id ->
        [none] other-m
       *[other] one
    }
heroes-np-fighter = { $fighter }
    .form = one
heroes-np-lead = el Villano Líder
    .form = one
heroes-np-mastermind = { $of ->
    [mine] tu Supervillano
   *[other] { $number ->
        [one] uno de los
       *[other] { $of ->
            [theirs] los
           *[all] todos los
        }
    } Supervillanos
}{ $of ->
    [theirs] { " del oponente" }
   *[mine] { "" }
}
    .form = { $of ->
        [mine] one
       *[other] other-m
    }
heroes-np-backups = { $number ->
    [one] { $agents ->
        [yes] un Agente
        [no] un Refuerzo
       *[any] un Refuerzo o Agente
    }
   *[other] los { $agents ->
        [yes] Agentes
        [no] Refuerzos
       *[any] Refuerzos y Agentes
    }
} del Villano Líder
    .form = other-m
heroes-np-allies = { $number ->
    [one] uno de { $of ->
        [mine] tus
       *[other] los
    }
   *[other] { $of ->
        [mine] tus
        [theirs] los
       *[all] todos los
    }
} Aliados{ $of ->
    [theirs] { " del oponente" }
   *[mine] { "" }
}
    .form = other-m
heroes-np-headlines = { $number ->
    [one] un Titular
   *[other] los Titulares
}{ $threat_type ->
    [crime] { " " }de Crimen
    [danger] { " " }de Peligro
    [mystery] { " " }de Misterio
   *[any] { "" }
}{ $mastermind ->
    [yes] { " con Supervillano" }
    [no] { " sin Supervillano" }
   *[any] { "" }
}{ $skill ->
    [none] { "" }
   *[other] { " con la Habilidad " }{ $skill }
}
    .form = other-m
heroes-np-here = este Titular
    .form = one
heroes-np-most-wanted = { $number ->
    [one] un Villano
   *[other] los Villanos
} de Los Más Buscados
    .form = other-m
heroes-np-track = { $number ->
    [one] una Historia
   *[other] las Historias
} { $mine ->
    [yes] de tu Grupo{ " " }
   *[no] { "" }
}del Contador
heroes-np-my-hand = { $number ->
    [one] una carta
   *[other] las cartas
} de { $kind ->
    [resource] Recursos
   *[villain] Villano
} de tu mano
heroes-np-discard = { $number ->
    [one] { $type ->
        [ally] un Aliado
        [event] un Evento
        [villain] un Villano
        [agent] un Agente
       *[any] una carta
    }
   *[other] { $type ->
        [ally] los Aliados
        [event] los Eventos
        [villain] los Villanos
        [agent] los Agentes
       *[any] las cartas
    }
}{ $most_wanted ->
    [yes] { " con el icono de Los Más Buscados" }
   *[no] { "" }
} de la pila de descarte de { $pile ->
    [resource] Recursos
   *[villain] Villanos
}
    .form = { $type ->
        [ally] other-m
        [event] other-m
        [villain] other-m
        [agent] other-m
       *[any] other
    }
heroes-np-cards = { $id ->
   *[other] { $id }
    [none] { $number ->
        [one] { $type ->
            [hero] un Superhéroe
            [mastermind] un Supervillano
            [ally] un Aliado
            [villain] un Villano
            [agent] un Agente
           *[any] una carta
        }
       *[other] { $type ->
            [hero] los Superhéroes
            [mastermind] los Supervillanos
            [ally] los Aliados
            [villain] los Villanos
            [agent] los Agentes
           *[any] las cartas
        }
    }{ $most_wanted ->
        [yes] { " con el icono de Los Más Buscados" }
       *[no] { "" }
    }
}{ $by ->
    [mine] { " que juegues" }
    [theirs] { " que jueguen otros" }
   *[all] { "" }
}
    .form = { $id ->
        [none] { $type ->
            [any] other
           *[other] other-m
        }
       *[other] one
    }

# -- cartas: cuántos --

heroes-num-trouble = el Nivel de Problemas
heroes-num-dice = { $of ->
    [mine] el número de dados que lanzas
   *[theirs] el número de dados del oponente
}
heroes-num-hits = { $of ->
    [mine] tus IMPACTOS
   *[theirs] los IMPACTOS del oponente
}
heroes-num-stat = { $stat ->
    [attack] Ataque
    [defense] Defensa
   *[outwit] Ingenio
}
heroes-num-value = { $of ->
    [mine] tu { heroes-num-stat }
   *[theirs] { $stat ->
        [defense] la
       *[other] el
    } { heroes-num-stat } del oponente
}
heroes-num-kos = los KO de { $fighter }
heroes-num-level = el Nivel más alto de { $of }
heroes-num-game-round = el número del Turno de Juego
heroes-num-action-round = el número del Turno de Acción
heroes-num-vp = los PV de { $player }
heroes-num-hand-size = el número de cartas de { $kind ->
    [resource] Recursos
   *[villain] Villano
} de la mano de { $player }
heroes-num-power-ups = el número de Ventajas de Grupo de { $player }
heroes-num-plans = el número de Planes Maestros completados de { $player }
heroes-num-points = el número de tus Puntos de Planificación

# -- cartas: si --

heroes-if-exists = { $negated ->
    [yes] no hay ninguna carta así: { $of }
   *[no] hay { $of }
}
    .of = one
heroes-if-at-least = { $left } es { $negated ->
    [yes] menor que { $right }
   *[no] al menos { $right }
}
heroes-if-more-hits = tienes { $negated ->
    [yes] menos de
   *[no] al menos
} { heroes-n-hits } más que el oponente
heroes-if-kos = { $fighter } tiene { $negated ->
    [yes] menos de { $n } KO
   *[no] al menos { $n } KO
}
heroes-if-hand-size = { $who ->
    [mine] tienes
   *[other] { $player } tiene
} { $negated ->
    [yes] menos de
   *[no] al menos
} { $kind ->
    [resource] { heroes-n-resources }
   *[villain] { heroes-n-villains }
} en la mano
heroes-not = { $negated ->
    [yes] no{ " " }
   *[no] { "" }
}
heroes-if-using = { $of ->
    [mine] { heroes-not }usas
   *[theirs] el oponente { heroes-not }usa
} el Poder { $colour }
heroes-if-initiative = { $of ->
    [mine] { heroes-not }tienes
   *[theirs] el oponente { heroes-not }tiene
} la Iniciativa
heroes-if-supported = un compañero de Grupo { heroes-not }está Apoyando en el Área
heroes-if-id = { $id ->
    [none] { "" }
   *[other] { $id }
}
heroes-if-fight-is = { $fighter } { heroes-not }es { $type ->
    [hero] un Superhéroe
    [villain] un Villano
    [mastermind] un Supervillano
   *[any] { "" }
}{ heroes-if-id }
heroes-if-hero-is = el Superhéroe que lucha { heroes-not }es { heroes-if-id }{ $skill ->
    [none] { "" }
   *[other] de la Habilidad { $skill }
}{ $team ->
    [none] { "" }
   *[other] de { $team }
}
heroes-if-headline-is = { $threat_type ->
    [crime] el Titular { heroes-not }es de Crimen
    [danger] el Titular { heroes-not }es de Peligro
    [mystery] el Titular { heroes-not }es de Misterio
   *[any] { heroes-not }es un Titular
}{ $mastermind ->
    [yes] { " con Supervillano" }
    [no] { " sin Supervillano" }
   *[any] { "" }
}{ $skill ->
    [none] { "" }
   *[other] { " con la Habilidad " }{ $skill }
}
heroes-if-has-skill = el Grupo { heroes-not }tiene allí la Habilidad del Titular
heroes-if-in-confrontation = { heroes-not }se lucha contra un Supervillano
heroes-if-finale = { heroes-not }se libra la confrontación final
heroes-if-won = has { $negated ->
    [yes] perdido
   *[no] ganado
}
heroes-if-option = { heroes-not }{ $option ->
    [threat] aumentas el Nivel de Amenaza
    [draw] robas cartas adicionales de Villano
   *[combat] mejoras el Combate
}
heroes-if-archnemesis = { heroes-not }eres el Archienemigo
heroes-if-stage-done = { $stage ->
    [prologue] el Prólogo
    [development] el Desarrollo
   *[conclusion] la Conclusión
} de tu Supervillano { heroes-not }se ha completado
heroes-if-sequence = { heroes-not }es { $number ->
    [1] la primera Secuencia del Combate
   *[other] la Secuencia { $number } del Combate
}
heroes-if-alone = { $negated ->
    [yes] hay otros Superhéroes Listos
   *[no] no hay otro Superhéroe Listo
} del Grupo en el Distrito

# -- cartas: datos --

heroes-type-team = Grupo
heroes-type-hero = Superhéroe, { $of }
heroes-type-mastermind = Supervillano, Enemigo de Grupo de { $of }
heroes-type-ally = Aliado{ $has ->
    [yes] , { $of }
   *[no] { "" }
}
heroes-type-event = Evento
heroes-type-villain = Villano
heroes-type-agent = Agente
heroes-type-headline = Titular
heroes-type-special-headline = Titular Especial
heroes-type-story = Historia, { $of }
heroes-type-plan = Plan Maestro de { $of }
heroes-type-power-up = Ventaja de Grupo, { $of }
heroes-type-scenario = Escenario
heroes-filter-team = Grupo
heroes-filter-hero = Superhéroe
heroes-filter-mastermind = Supervillano
heroes-filter-ally = Aliado
heroes-filter-event = Evento
heroes-filter-villain = Villano
heroes-filter-agent = Agente
heroes-filter-headline = Titular
heroes-filter-special-headline = Titular Especial
heroes-filter-story = Historia
heroes-filter-plan = Plan Maestro
heroes-filter-power-up = Ventaja de Grupo
heroes-filter-scenario = Escenario
heroes-fact-level = Nivel { $n }
heroes-fact-ko = KO { $n }
heroes-fact-skill = Habilidad { $skill }
heroes-fact-followers = Seguidores { $n }
heroes-fact-crime = Crimen { $n }
heroes-fact-danger = Peligro { $n }
heroes-fact-mystery = Misterio { $n }
heroes-fact-requirement = lidera desde el Nivel de Problemas { $n }
heroes-fact-cost = por { $n } de Problemas
heroes-fact-backup-cost = sirve de Refuerzo por { $n } de Problemas
heroes-fact-agent = { $changes } para el Superhéroe que lucha
heroes-fact-most-wanted = Los Más Buscados
heroes-fact-threat = Amenaza { $n }
heroes-fact-symbol = Distrito con { $symbol }
heroes-fact-vp = vale { $n } PV
heroes-fact-mastermind = puede haber un Supervillano detrás
heroes-fact-crown = corona: aquí un Supervillano puede realizar Intrigas y ejecutar un Plan Maestro
heroes-stat-change-attack = Ataque { $n }
heroes-stat-change-defense = Defensa { $n }
heroes-stat-change-outwit = Ingenio { $n }
heroes-stat-attack = Ataque
heroes-stat-defense = Defensa
heroes-stat-outwit = Ingenio
heroes-stat-ko = valor de KO
heroes-stat-crime = Crimen
heroes-stat-danger = Peligro
heroes-stat-mystery = Misterio
heroes-stat-level = Nivel
heroes-stat-threat = Amenaza
heroes-stat-followers = Seguidores
heroes-stat-requirement = Requisito
heroes-goal-vp = El primer Grupo con { $n } PV gana en el acto.
heroes-goal-plans = El primer jugador cuyo Supervillano haya completado { $n } Planes Maestros gana en el acto.
heroes-goal-power-ups = El primer Grupo con { $n } Ventajas de Grupo en juego gana en el acto.
heroes-goal-stories = El primer Grupo que tenga { $n } Historias gana en el acto.
heroes-goal-headlines = El primer Grupo que haya resuelto { $n } Titulares gana en el acto.
heroes-goal-finale = Tras el Turno de Juego { $n }, cada Grupo, en orden de más a menos PV, envía a dos Superhéroes contra { $name }, que tiene { $followers } Seguidores; gana el primer Grupo que derrote al Supervillano y, si ninguno lo logra, todos pierden.
heroes-goal-rounds = El juego termina tras el Turno de Juego { $n }: gana el Grupo con más PV.
heroes-goal-nemeses = Cada Grupo se enfrenta a un Supervillano elegido al azar, no a su propio Enemigo de Grupo.
heroes-goal-schemes = Un Supervillano puede usar { $n ->
    [2] dos
   *[other] { $n }
} opciones de Intriga distintas en una misma acción.
heroes-goal-special = Titular Especial ({ $about }): entra en juego { $how ->
    [vp] en cuanto un Grupo tiene { $n } PV
   *[round] en el Turno de Juego { $n }
}. Desde entonces, el juego termina tras el Turno de Acción en el que se resuelva o, como muy tarde, tras el Turno de Juego en el que entró en juego.
heroes-card-line = { $code }: { $name }, { $kind }
heroes-card-head = { $name }, { $kind } ({ $code })
heroes-sentence = { $says }.
heroes-flavour = «{ $text }»

# -- motivos --

heroes-not-on-table = En la mesa no hay ninguna carta con valores que se llame «{ $word }».
heroes-why-recovery = está en Recuperación y se queda en la carta
heroes-why-wounded = tiene un marcador de Herido; lo retira un Tratamiento Médico o la siguiente fase de Planificar
heroes-why-no-space = no hay otro espacio de Apoyo libre
heroes-why-no-hero = no tienes ningún Superhéroe Listo en su Distrito
heroes-why-not-supporting = solo puede usar la habilidad de Apoyo mientras esté Apoyando
heroes-why-not-in-area = solo apoya desde un espacio de Apoyo del Área en cuestión
heroes-why-ally-in-planning = los Aliados se juegan en la fase de Planificar
heroes-why-cost-resources = no tienes suficientes cartas de Recursos en la mano para pagarla
heroes-why-cost-villains = no tienes suficientes cartas de Villano en la mano para pagarla
heroes-why-cost-points = no tienes suficientes Puntos de Planificación para pagarla
heroes-why-cost-hero = el Superhéroe no puede pagarla en este Combate
heroes-why-test = lo que exige no se cumple ahora
heroes-why-no-effect = ahora no cambiaría nada
heroes-why-moment = ya se ha usado en este momento o es para otra tirada
heroes-why-agent = un Agente no puede ser el Villano Líder
heroes-why-requirement = requiere un Nivel de Problemas de { $n }; es { $trouble }
heroes-why-cost = cuesta { $n } de Problemas; el Nivel es { $trouble }
heroes-why-backup-cost = cuesta { $n } de Problemas como Refuerzo; el Nivel es { $trouble }
heroes-why-not-ally = no es un Aliado; los Eventos se juegan como acción
heroes-why-level = estar Listo cuesta { $n ->
    [one] { $n } Punto de Planificación
   *[other] { $n } Puntos de Planificación
}, más de los que tienes
heroes-why-not-ready = no está Listo, así que la habilidad de Combate no puede usarse
heroes-why-villain-in-hand = solo se usa una vez enviado, como Villano Líder o como Refuerzo
heroes-why-plan-in-hand = es un Plan Maestro que aún no se ha ejecutado
heroes-why-power-up-aside = no está en juego
heroes-unasked = { $why }; por eso, tal como está la partida, no se te pregunta
heroes-waits = { $forced ->
    [yes] ocurre automáticamente { $moment }
   *[no] se te pregunta por ella { $moment }, si cambiaría algo
}
heroes-value-place = { $card } está { $place }, con { $ko } KO en esta acción.

# Lo que en una carta tiene otro origen.

field-abilities = habilidades
field-attack = ataque
field-backup = Refuerzo
field-backup-cost = coste de Refuerzo
field-code = código
field-cost = coste
field-combat = combate
field-crime = Crimen
field-danger = Peligro
field-defense = defensa
field-flavour = texto de ambiente
field-followers = Seguidores
field-ko = valor de KO
field-level = Nivel
field-mastermind = Supervillano
field-most-wanted = Los Más Buscados
field-mystery = Misterio
field-name = nombre
field-orange = naranja
field-powers = Poderes
field-rating = valor
field-red = rojo
field-rounds = Turnos de Juego
field-skill = Habilidad
field-support = apoyo
field-symbol = símbolo
field-team = Grupo
field-threat = Amenaza
field-vp = PV
field-yellow = amarillo
