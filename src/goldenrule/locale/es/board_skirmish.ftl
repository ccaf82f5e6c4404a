# Las palabras de la mesa de Marvel: ¡Escaramuza!

cli-scenario-skirmish = Artefactos que pueden tomarse

# Junto a los pasos de un turno, de los que uno está marcado.
board-skirmish-round = Ronda { $round }: { $side }
board-skirmish-phase-start = Ronda { $round }, empieza el turno de los { $side }
board-skirmish-phase-setup = Preparación
board-skirmish-phase-recruitment = Ronda { $round }, fase de reclutamiento de los { $side }
board-skirmish-phase-attack = Ronda { $round }, fase de Ataque de los { $side }
board-skirmish-phase-draw = Ronda { $round }, fase de Robo de los { $side }
board-skirmish-points = Puntos de Victoria
board-skirmish-ahead = { $side } { $n } de { $goal }
board-skirmish-even = nadie va por delante; los Héroes ganan con { $heroes }, los Villanos con { $villains }
    .short = nadie va por delante
board-skirmish-marker = Marcador de los Artefactos
board-skirmish-toward = a { $n } de { $track } casillas hacia los { $side }
    .short = { $side } { $n } de { $track }
board-skirmish-middle = en el centro, a { $track } casillas de cada extremo
    .short = en el centro

board-skirmish-step-recruitment = Reclutar
board-skirmish-step-attack = Atacar
board-skirmish-step-draw = Robar

# -- huecos --

board-skirmish-you = { $who } (tú)
board-skirmish-nobody = hueco vacío
board-skirmish-strength = Fuerza { $n }
    .short = F { $n }
board-skirmish-life-of = Vida { $left } de { $life }
board-skirmish-held = no ataca
board-skirmish-attack-damage = { skirmish-n-damage }
board-skirmish-attack-civilian = libera a un Civil
board-skirmish-attack-point = { skirmish-n-points }
    .short = { $n } PV
board-skirmish-attack-marker = marcador de los Artefactos { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
}
    .short = Artefactos +{ $n }
board-skirmish-attack-battlefield = roba una carta de Campo de batalla
    .short = Campo de batalla
board-skirmish-boosted = { $name } +
board-skirmish-civilians = Civiles: { $colours }
board-skirmish-freed = { $n } { $colour ->
    [red] { $n ->
        [one] rojo
       *[other] rojos
    }
    [yellow] { $n ->
        [one] amarillo
       *[other] amarillos
    }
    [green] { $n ->
        [one] verde
       *[other] verdes
    }
   *[blue] { $n ->
        [one] azul
       *[other] azules
    }
}
board-skirmish-no-civilians = no quedan Civiles
    .short = ninguno
board-skirmish-letter-red = R
board-skirmish-letter-yellow = M
board-skirmish-letter-green = V
board-skirmish-letter-blue = A
board-skirmish-letter-any = *
board-skirmish-any = cualquiera
board-skirmish-legend = F Fuerza · barra Vida restante · + potenciada · RMVA Civiles

# -- al lado --

board-skirmish-hand = mano { $n }
board-skirmish-deck = mazo { $n }
board-skirmish-discard = pila de descarte { $n }
    .short = descarte { $n }
board-skirmish-owned = Tienen los { $side }
board-skirmish-known = Se conoce de su mano
board-skirmish-offer = Artefactos disponibles
board-skirmish-more = { $n } más bocabajo
    .short = { $n } más
board-skirmish-battlefields = mazo de Campo de batalla { $n }
board-skirmish-stage = Jugándose

# -- la mano --

board-skirmish-your-hand = Tu mano
    .short = Tu mano: { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
board-skirmish-battlefield = Campo de batalla
board-skirmish-life = Vida { $n }
    .short = V { $n }
board-skirmish-vp = { skirmish-n-points }
    .short = { $n } PV
board-skirmish-cost = cuesta { $symbols }
board-skirmish-free = no cuesta nada

# -- en qué punto está la partida --

board-skirmish-yours-start = Ronda { $round }, empieza tu turno
board-skirmish-yours-setup = Preparación
board-skirmish-yours-recruitment = Ronda { $round }, tu fase de reclutamiento
board-skirmish-yours-attack = Ronda { $round }, tu fase de Ataque
board-skirmish-yours-draw = Ronda { $round }, tu fase de Robo
board-skirmish-status-points = Puntos de Victoria: { $points }, ganas con { $n }
    .short = PV: { $short }, ganas con { $n }
board-skirmish-status-marker = marcador de los Artefactos: { $marker }
    .short = Artefactos: { $short }

# Cómo se gana la partida y cuánto falta.
board-skirmish-goal-points = Los { $side } tienen { $n } de los { $goal } puntos de Victoria con los que se gana
    .short = { $n } de { $goal } PV
board-skirmish-goal-civilians = { $n ->
    [one] Queda 1 Civil en Manhattan
   *[other] Quedan { $n } Civiles en Manhattan
}; cuando queden { $goal }, ganan los Héroes
    .short = quedan { $n }, ganan con { $goal }
board-skirmish-goal-deck = Al mazo más pequeño { $n ->
    [one] le queda 1 carta
   *[other] le quedan { $n } cartas
}; cuando se agote un mazo, gana quien vaya por delante en el contador
    .short = { $n } en el mazo

# -- cómo terminan las partidas --

cli-result-skirmish-heroes = Han ganado los Héroes.
cli-result-skirmish-villains = Han ganado los Villanos.
cli-ending-skirmish-points = se llegó al final del contador de puntos de Victoria
cli-ending-skirmish-civilians = Manhattan quedó evacuada
cli-ending-skirmish-deck = se agotó un mazo
