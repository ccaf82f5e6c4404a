# Lo que se pregunta antes de empezar una partida.

setup-option = Elige { $what }. Intro: lo habitual.
    .name = { $what }
    .about = lo habitual, si no se elige nada
setup-players = { $together ->
    [yes] ¿Quién juega con los demás héroes? Intro: tú, o personas en este teclado.
   *[no] ¿Quién juega? Intro: tú contra un bot.
}
    .name = Quién juega
setup-bot = { $together ->
    [yes] un bot ({ $bot }) juega con todos menos el tuyo
   *[no] tú contra un bot ({ $bot })
}
    .name = un bot
setup-level = { $level ->
    [easy] fácil
    [normal] normal
    [hard] difícil
   *[expert] experto
}
setup-thinks = { $together ->
    [yes] un bot que piensa ({ $level }) juega con todos menos el tuyo
   *[no] tú contra un bot que piensa ({ $level })
}
    .name = un bot que piensa: { $level }
setup-people = { $together ->
    [yes] tú, o personas en este teclado, jugáis con todos
   *[no] personas en este teclado: la pantalla se tapa entre sus turnos
}
    .name = personas
setup-seat = { $together ->
    [yes] ¿Cuál es tu héroe? Intro: { $own }.
   *[no] ¿Cuál es tu bando? Intro: { $own }.
}
    .name = { $together ->
        [yes] Tu héroe
       *[no] Tu bando
    }

# -- Marvel Heroes --

setup-heroes-teams = ¿Qué Grupos juegan? { $players ->
    [2] Dos
    [3] Tres
    [4] Cuatro
   *[other] De dos a cuatro
}, por orden de asiento. Intro: los habituales.
    .name = Grupos
    .about = de dos a cuatro, por orden de asiento; los habituales si no se elige ninguno
setup-heroes-scenario = ¿Qué Escenario? Intro: { -born-again }.
    .name = Escenario
    .about = { -born-again }, si no se elige ninguno
-born-again = Renacido

setup-cards = Cartas de esta partida
setup-heroes-team = { $team }: { $names }
setup-heroes-played = Escenario: { $name }
setup-heroes-random = un Escenario al azar
setup-heroes-own = { $team }: { $heroes ->
    [one] 1 Superhéroe
   *[other] { $heroes } Superhéroes
}, { $ups ->
    [one] 1 Ventaja de Grupo
   *[other] { $ups } Ventajas de Grupo
}
setup-heroes-nemesis = Enemigo de Grupo de { $team }: { $name }, { $plans ->
    [one] 1 Plan Maestro
   *[other] { $plans } Planes Maestros
}
setup-heroes-deck = { $deck ->
    [resource] mazo de Recursos
    [villain] mazo de Villanos
    [headline] mazo de Titulares
   *[story] mazo de Historias
}

# -- the duel --

setup-skirmish-side = { $side }: { $names }
setup-skirmish-deck = mazo de los { $side }
setup-skirmish-battlefields = mazo de Campo de batalla
setup-skirmish-artifacts = Artefactos
setup-skirmish-offered = { $n ->
    [one] Se despliega 1 Artefacto al azar
   *[other] Se despliegan { $n } Artefactos al azar
}

# -- Champions --

setup-quick = partida rápida
setup-heroes = Pulsa q e Intro para una partida rápida (Spiderman contra Rino, en solitario) o elige tus héroes:
    .name = Héroes
    .about = uno por jugador, por orden de asiento
setup-heroes-note = Escribe uno o más números, por orden de asiento.
setup-hero-line = { $name } ({ $aspect })
    .about = mazo inicial: { $aspect }
setup-deck-line = { $name }: { $about }
    .about = { $hero }, { $aspect }, { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
setup-deck-unnamed = mazo propio
setup-aspect = ¿Qué aspecto acompaña a { $hero }? Intro: { $own }, el mazo inicial.
    .name = Aspecto de { $hero }
    .about = { $own } es el del mazo inicial
setup-scenario = ¿Qué escenario? Intro: { $own }.
    .name = Escenario
setup-scenario-line = { $name } ({ $n } cartas de Encuentro; conjunto modular habitual: { $usual })
    .about = { $n } cartas de Encuentro, habitualmente con { $usual }
setup-mode = ¿Qué dificultad? Intro: normal.
    .name = Modo
setup-mode-standard = normal (etapas { $stages } del Villano)
    .name = normal
    .about = etapas { $stages } del Villano
setup-mode-expert = experto (etapas { $stages } del Villano y el conjunto Experto)
    .name = experto
    .about = etapas { $stages } del Villano y el conjunto Experto
setup-modular = ¿Qué conjuntos modulares van en el mazo de Encuentros? Uno o más; Intro: { $own }.
    .name = Conjuntos modulares
    .about = { $own }, si no se elige ninguno
setup-modular-line = { $name } ({ $n } cartas, dificultad { $level } de 5)
    .about = { $n } cartas, dificultad { $level } de 5
setup-modular-random = un conjunto al azar que no ves; r r para dos
    .name = un conjunto al azar
    .about = no ves cuál
setup-modular-none = ninguno
setup-chosen = Lo que vas a jugar
setup-included = Cartas de Encuentro de esta partida
setup-set = { $n ->
    [one] { $name }: 1 carta
   *[other] { $name }: { $n } cartas
}
setup-set-random = un conjunto modular al azar: de { $least } a { $most } cartas
setup-obligations = { $n ->
    [one] Obligación: { $names }
   *[other] Obligaciones: { $names }
}
setup-total = { $random ->
    [0] mazo de Encuentros: { $n } cartas en total
   *[other] mazo de Encuentros: { $n } cartas en total, más las del azar
}
setup-nemesis = apartado: Archienemigo de { $hero }, { $n } cartas

# -- los juegos, como los llaman sus ediciones --

name-game-champions = Marvel Champions: El juego de cartas
name-game-skirmish = Marvel: ¡Escaramuza! en New York
