# Los sintagmas nominales de los textos de cartas. $case: obj (complemento directo: «a» delante de personas), subject, prep
# (tras preposición), owner (posesivo), nada. .form: you, one, f, many, many-f, para la concordancia.

# «a» delante de una persona que es complemento directo.
a-person = { $case ->
    [dat] a{ " " }
    [obj] { $number ->
        [bare] { "" }
        [any] { "" }
       *[one] a{ " " }
    }
   *[plain] { "" }
}
# «a» delante de una cosa que es complemento indirecto.
a-thing = { $case ->
    [dat] a{ " " }
   *[plain] { "" }
}
form-f = { $number ->
    [any] many-f
   *[one] f
}
form-m = { $number ->
    [any] many
   *[one] one
}

champions-np-you = { $case ->
    [subject] tú
    [you] tú
    [prep] ti
    [owner] tu
    [dat] a tu Superhéroe
    [obj] a tu Superhéroe
   *[plain] tu Superhéroe
}
    .form = { $case ->
        [subject] you
        [you] you
        [prep] you
        [dat] you
        [owner] you
       *[plain] one
    }
champions-np-your-hero = { a-person }{ $name ->
    [none] tu Héroe
   *[other] { $name }
}
champions-np-your-alter-ego = { a-person }{ $name ->
    [none] tu Alter ego
   *[other] { $name }
}
champions-np-players = { champions-np-player }
champions-np-first-player = { a-person }el jugador inicial
champions-np-attacked-player = { a-person }el jugador atacado
champions-np-heroes = { $others ->
    [yes] { $number ->
        [one] { a-person }otro Héroe
        [each] { a-person }cada uno de los demás Héroes
       *[other] { champions-np-hero }
    }
   *[no] { champions-np-hero }
}
    .counted = { $bare } en juego
champions-np-villain = { a-person }el Villano
champions-np-minions = { $engaged_with_you ->
    [yes] { champions-np-minion-engaged }
   *[no] { champions-np-minion }
}
    .counted = { $bare } en juego
    .form = { form-m }
champions-np-enemies = { champions-np-enemy }
    .counted = { $bare } en juego
    .form = { form-m }
champions-np-attackable = { $among ->
    [none] { $minions_only ->
        [yes] { champions-np-minion }
       *[no] { champions-np-enemy }
    }
   *[other] { $among }
}
    .among = { $number } { $case }
champions-np-allies = { $yours ->
    [yes] { champions-np-ally-yours }
   *[no] { champions-np-ally }
}
    .counted = { $bare } en juego
    .form = { form-m }
champions-np-friendly = { $yours ->
    [yes] { champions-np-character-yours }
   *[no] { champions-np-friendly-character }
}
    .form = { form-m }
champions-np-characters = { champions-np-character }
    .counted = { $bare } en juego
    .form = { form-m }
champions-np-characters-of = { a-person }{ $whoform ->
    [you] cada personaje que controles
   *[one] cada personaje que controle { $who }
}
    .who = that subject
champions-np-cards-of = { $whoform ->
    [you] carta que juegues
   *[one] carta que juegue { $who }
}
    .who = that subject
    .form = f
champions-np-your-cards = { $case ->
    [control] { $types }{ champions-np-trait }
   *[plain] { $types }{ champions-np-trait } que controles
}
champions-np-trait = { $trait ->
    [none] { "" }
   *[other] { " " }con el rasgo { $trait }
}
title-named = { $person ->
    [yes] { $name }
   *[no] «{ $name }»
}
champions-np-in-play = { a-named }{ title-named }
    .name = nominative
    .form = { $nameform ->
        [f] f
       *[m] one
    }
champions-np-main-scheme = el Plan principal
champions-np-side-schemes = { champions-np-side-scheme }
    .counted = { $bare } en juego
champions-np-schemes = { champions-np-scheme }
champions-np-all-schemes = { champions-np-scheme }
    .counted = { $bare } en juego
champions-np-this = { $case ->
    [owner] tu
   *[plain] { a-named }{ $name }
}
    .name = nominative
    .form = { $nameform ->
        [f] f
       *[m] one
    }
# Con un nombre: «a» si es alguien y no algo.
a-named = { $case ->
    [dat] a{ " " }
    [obj] { $person ->
        [yes] a{ " " }
       *[no] { "" }
    }
    [find] { $person ->
        [yes] a{ " " }
       *[no] { "" }
    }
   *[plain] { "" }
}
champions-np-host = { $headform ->
    [f] la { $head } a la que está vinculada
   *[one] { a-person }el { $head } al que está vinculada
}
    .head = bare
    .form = { $headform }
champions-np-engaged-with = { a-person }{ $number ->
    [each] cada Esbirro enfrentado a { $who }
    [that] ese Esbirro
    [bare] Esbirro enfrentado a { $who }
   *[one] un Esbirro enfrentado a { $who }
}
    .who = that prep
champions-np-most-printed = { $number ->
    [that] { $of }
    [bare] { $of }
   *[one] { $ofform ->
        [f] la { $of } que tenga { stat-most } { $stat } { stat-printed }
       *[one] { a-person }el { $of } que tenga { stat-most } { $stat } { stat-printed }
    }
}
    .of = { $number ->
        [that] that { $case }
        [bare] bare { $case }
       *[one] unit
    }
stat-most = { $stat ->
    [Vida] la mayor
    [INT] la mayor
    [DEF] la mayor
    [REC] la mayor
   *[other] el mayor
}
stat-printed = { $stat ->
    [Vida] impresa
    [INT] impresa
    [DEF] impresa
    [REC] impresa
   *[other] impreso
}
champions-np-with-trait = { $number ->
    [that] { $of }
    [any] { $of } que tengan el rasgo { $trait }
   *[one] { $of } que tenga el rasgo { $trait }
}
    .of = { $number } { $case }
    .form = { $ofform }
champions-np-facedown-minions = { a-person }{ $number ->
    [each] cada Esbirro boca abajo
    [that] ese Esbirro
    [bare] Esbirro boca abajo
    [any] Esbirros boca abajo
   *[one] un Esbirro boca abajo
}
champions-np-in-discard = { $number ->
    [that] { $type }
    [bare] { $type }
   *[one] { $anyone ->
        [yes] { $type } (de la pila de descartes de cualquier jugador)
       *[no] { $type } de tu pila de descartes
    }
}
    .type = { $number } { $case }
    .form = { $typeform }
champions-np-discard-pile = { $whoform ->
    [you] { $type }{ champions-np-trait } de tu pila de descartes
   *[one] { $type }{ champions-np-trait } de la pila de descartes de { $who }
}
    .type = { $number } { $case }
    .who = that owner
    .form = { $typeform }
champions-np-uppermost = { $of }
    .of = top { $case }
    .form = { $ofform }
champions-np-different-titles = { $of } con nombres distintos
    .of = { $number } { $case }
    .form = { $ofform }
champions-np-just-discarded = esas cartas
    .form = many-f
champions-np-in-deck = { $number ->
    [that] { $type }
    [bare] { $type }
   *[one] { $case ->
        [search] { $type }{ champions-np-trait }
       *[plain] { $type }{ champions-np-trait } de tu mazo
    }
}
    .type = { $number } { $case }
    .form = { $typeform }
champions-np-encounter = { $name ->
    [none] { $number ->
        [that] { $type }
        [bare] { $type }
       *[one] { $type }{ champions-np-trait }
    }
   *[other] { a-named }{ title-named }
}
    .name = nominative
    .type = { $number } { $case }
    .form = { $name ->
        [none] { $typeform }
       *[other] { $nameform }
    }

champions-np-damage-source = el origen del Daño
champions-np-every-target = { a-person }cada uno de esos personajes
champions-np-those-cards = esas cartas
    .form = many-f
champions-np-those = esas cartas
    .form = many-f

champions-np-player = { a-person }{ $number ->
    [each] cada jugador
    [that] ese jugador
    [bare] jugador
    [other] otro jugador
    [other-each] cada uno de los demás jugadores
   *[one] un jugador
}
champions-np-hero = { a-person }{ $number ->
    [each] cada Héroe
    [that] ese Héroe
    [bare] Héroe
    [other] otro Héroe
    [other-each] cada uno de los demás Héroes
    [any] Héroes
   *[one] un Héroe
}
    .form = { form-m }
champions-np-minion = { a-person }{ $number ->
    [each] cada Esbirro
    [that] ese Esbirro
    [bare] Esbirro
    [other] otro Esbirro
    [other-each] cada uno de los demás Esbirros
    [any] Esbirros
   *[one] un Esbirro
}
    .form = { form-m }
champions-np-minion-engaged = { a-person }{ $number ->
    [each] cada Esbirro enfrentado a ti
    [that] ese Esbirro
    [bare] Esbirro enfrentado a ti
    [other] otro Esbirro enfrentado a ti
    [other-each] cada uno de los demás Esbirros enfrentados a ti
    [any] Esbirros enfrentados a ti
   *[one] un Esbirro enfrentado a ti
}
    .form = { form-m }
champions-np-enemy = { a-person }{ $number ->
    [each] cada enemigo
    [that] ese enemigo
    [bare] enemigo
    [other] otro enemigo
    [other-each] cada uno de los demás enemigos
    [any] enemigos
   *[one] un enemigo
}
    .form = { form-m }
champions-np-ally = { a-person }{ $number ->
    [each] cada Aliado
    [that] ese Aliado
    [bare] Aliado
    [other] otro Aliado
    [other-each] cada uno de los demás Aliados
    [any] Aliados
   *[one] un Aliado
}
    .form = { form-m }
champions-np-ally-yours = { a-person }{ $number ->
    [each] cada Aliado que controles
    [that] ese Aliado
    [bare] Aliado que controles
    [other] otro Aliado que controles
    [other-each] cada uno de los demás Aliados que controles
    [any] Aliados que controles
   *[one] un Aliado que controles
}
    .form = { form-m }
champions-np-friendly-character = { a-person }{ $number ->
    [each] cada personaje amigo
    [that] ese personaje
    [bare] personaje amigo
    [other] otro personaje amigo
    [other-each] cada uno de los demás personajes amigos
    [any] personajes amigos
   *[one] un personaje amigo
}
    .form = { form-m }
champions-np-character-yours = { a-person }{ $number ->
    [each] cada personaje que controles
    [that] ese personaje
    [bare] personaje que controles
    [other] otro personaje que controles
    [other-each] cada uno de los demás personajes que controles
    [any] personajes que controles
   *[one] un personaje que controles
}
    .form = { form-m }
champions-np-character = { a-person }{ $number ->
    [each] cada personaje
    [that] ese personaje
    [bare] personaje
    [other] otro personaje
    [other-each] cada uno de los demás personajes
    [any] personajes
   *[one] un personaje
}
    .form = { form-m }

champions-np-card = { a-thing }{ $number ->
    [each] cada carta
    [that] esa carta
    [bare] carta
    [other] otra carta
    [other-each] cada una de las demás cartas
    [any] cartas
    [top] la carta superior
   *[one] una carta
}
    .form = { form-f }
champions-np-upgrade = { $number ->
    [each] cada Mejora
    [that] esa Mejora
    [bare] Mejora
    [other] otra Mejora
    [other-each] cada una de las demás Mejoras
    [any] Mejoras
    [top] la Mejora superior
   *[one] una Mejora
}
    .form = { form-f }
champions-np-support = { $number ->
    [each] cada Apoyo
    [that] ese Apoyo
    [bare] Apoyo
    [other] otro Apoyo
    [other-each] cada uno de los demás Apoyos
    [any] Apoyos
   *[one] un Apoyo
}
    .form = { form-m }
champions-np-event = { $number ->
    [each] cada Evento
    [that] ese Evento
    [bare] Evento
    [other] otro Evento
    [other-each] cada uno de los demás Eventos
    [any] Eventos
   *[one] un Evento
}
    .form = { form-m }
champions-np-treachery = { $number ->
    [each] cada Perfidia
    [that] esa Perfidia
    [bare] Perfidia
    [other] otra Perfidia
    [other-each] cada una de las demás Perfidias
    [any] Perfidias
   *[one] una Perfidia
}
    .form = { form-f }
champions-np-attachment = { $number ->
    [each] cada Accesorio
    [that] ese Accesorio
    [bare] Accesorio
    [other] otro Accesorio
    [other-each] cada uno de los demás Accesorios
    [any] Accesorios
   *[one] un Accesorio
}
    .form = { form-m }
champions-np-obligation = { $number ->
    [each] cada Obligación
    [that] esa Obligación
    [bare] Obligación
    [other] otra Obligación
    [other-each] cada una de las demás Obligaciones
    [any] Obligaciones
   *[one] una Obligación
}
    .form = { form-f }
champions-np-scheme = { $number ->
    [each] cada Plan
    [that] ese Plan
    [bare] Plan
    [other] otro Plan
    [other-each] cada uno de los demás Planes
    [any] Planes
   *[one] un Plan
}
    .form = { form-m }
champions-np-side-scheme = { $number ->
    [each] cada Plan secundario
    [that] ese Plan secundario
    [bare] Plan secundario
    [other] otro Plan secundario
    [other-each] cada uno de los demás Planes secundarios
    [any] Planes secundarios
   *[one] un Plan secundario
}
    .form = { form-m }

champions-np-in-hand = { a-thing }{ $number ->
    [each] cada carta de tu mano
    [that] esa carta
    [bare] carta de tu mano
    [any] cartas de tu mano
   *[one] una carta de tu mano
}
    .form = { form-f }
