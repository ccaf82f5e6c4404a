# Las palabras de la mesa de Champions.

board-heading-setup = Preparación
board-heading-player = Ronda { $round }, fase de los Jugadores
board-heading-villain = Ronda { $round }, fase del Villano
board-heading-over = La partida ha terminado, en la ronda { $round }
board-villain = Villano
board-main-scheme = Plan principal
board-side-schemes = Planes secundarios
board-player = Jugador { $seat }
board-you = tú
board-first-player = jugador inicial
board-your-turn = tu turno
board-their-turn = su turno
board-eliminated = eliminado
board-allies = Aliados
board-upgrades = Mejoras
board-supports = Apoyos
board-obligations = Obligaciones
board-engaged = Enfrentados
board-your-hand = Tu mano

# -- números --

board-hp = { $hp } de { $max } de Vida
board-threat-name = Amenaza
board-threat = { $threat } de Amenaza
board-threat-of = { $threat } de { $target } de Amenaza
board-damage = { $n } de Daño
board-accel = { $each ->
    [1] { $n } más en cada ronda por jugador
   *[0] { $n } más en cada ronda
}
    .short = { $each ->
        [1] +{ $n } por ronda y jugador
       *[0] +{ $n } por ronda
    }
board-acceleration-tokens = { $n ->
    [one] { $n } ficha de Aceleración
   *[other] { $n } fichas de Aceleración
}
board-icon-acceleration = Aceleración
board-icon-crisis = Crisis
board-icon-hazard = Riesgo
board-counters = { $n } { $name }
board-exhausted = carta agotada
board-cost = coste { $n }
board-pays = da { $resources }

# -- pilas --

board-stages = { $n ->
    [0] esta es la última etapa del Villano
    [one] después viene una etapa más del Villano
   *[other] después vienen { $n } etapas más del Villano
}
    .short = { $n ->
        [0] última etapa
        [one] una etapa más
       *[other] { $n } etapas más
    }
board-encounter-deck = mazo de Encuentros { $n }
board-encounter-discard = pila de descartes { $n }
    .short = descartes { $n }
board-boost = cartas de aumento boca abajo { $n }
    .short = aumento { $n }
board-hand = mano { $n }
board-deck = mazo { $n }
board-discard = pila de descartes { $n }
    .short = descartes { $n }
board-dealt = cartas de Encuentro boca abajo { $n }
    .short = Encuentros { $n }

# -- en qué punto está la partida --

board-step-setup = Preparación
board-step-yours = Ronda { $round }, tu turno
board-step-theirs = Ronda { $round }, turno del jugador { $who }
board-step-end = Ronda { $round }, fin de la fase de los Jugadores
board-step-villain = Ronda { $round }, fase del Villano
board-step-threat = Ronda { $round }, fase del Villano, se coloca Amenaza
board-step-enemies = Ronda { $round }, fase del Villano, activación de enemigos
board-step-reveal = Ronda { $round }, fase del Villano, cartas de Encuentro
board-step-over = La partida ha terminado, en la ronda { $round }
board-status-villain = { $name } { $hp }, después hay otra etapa
    .short = { $name } { $n }/{ $of }
board-status-last-villain = { $name } { $hp }, ganas con 0
    .short = { $name } { $n }/{ $of }
board-status-scheme = { $name } { $threat }, la siguiente etapa llega con { $of }
    .short = { $name } { $n }/{ $of }
board-status-last-scheme = { $name } { $threat }, pierdes con { $of }
    .short = { $name } { $n }/{ $of }, pierdes con { $of }

# -- donde hay sitio --

board-turn-yours = Tu turno
board-turn-theirs = Turno de { $who }
    .short = { $who }
board-round-end = Robar y preparar
board-round-threat = Amenaza
board-round-enemies = Enemigos
board-round-deal = Repartir cartas de Encuentro
    .short = Repartir
board-round-reveal = Mostrar cartas de Encuentro
    .short = Mostrar
board-round-pass = Pasar la ficha de Jugador inicial
    .short = Pasar
board-next-threat = { $n } más de Amenaza en la próxima ronda, antes de que los enemigos ejecuten el Plan
    .short = +{ $n } próxima ronda
board-next-own = { $n } del Plan principal
board-next-icons = { $n } por iconos de Aceleración
board-next-tokens = { $n } por fichas de Aceleración
board-guarded = { $n ->
    [one] { $who } tiene Guardia
   *[other] { $who } tienen Guardia
}: no puedes atacar a { $name }
    .short = protegido
board-comma = { $first }, { $second }
board-resolving = Resolviéndose
board-boost-cards = Cartas de aumento

# Los números de las cartas, tan cortos como se imprimen.
board-number = { $name } { $n }
board-more = { $n } { $name }
board-number-atk = ATQ
board-number-thw = INT
board-number-def = DEF
board-number-rec = REC
board-number-sch = PLA
board-number-hp = Vida
