# Las palabras de la mesa de Marvel Heroes.

board-heroes-missions = Turno de Juego { $round } de { $of }, acción { $n } de { $actions }, turno de { $who }
board-heroes-phase-setup = Preparación
board-heroes-phase-deployment = Turno de Juego { $round } de { $of }, Despliegue
board-heroes-phase-planning = Turno de Juego { $round } de { $of }, Planificar
board-heroes-phase-missions = Turno de Juego { $round } de { $of }, Misiones
board-heroes-phase-finale = Turno de Juego { $round } de { $of }, la confrontación final

# -- New York --

board-heroes-glyph-circle = ○
board-heroes-glyph-cross = ✚
board-heroes-glyph-diamond = ◇
board-heroes-glyph-star = ★
board-heroes-legend = ○ círculo  ✚ cruz  ◇ rombo  ★ estrella   Titular: Amenaza · Habilidad · PV
board-heroes-headline = Titular en { $place } ({ $symbol })
board-heroes-title = «{ $title }»
board-heroes-no-headline = sin Titular
board-heroes-special-headline = Titular Especial
board-heroes-special = Carta de Escenario
board-heroes-here = Superhéroes aquí
board-heroes-threat = { $type }, Amenaza { $n }
    .short = { $type } { $n }
board-heroes-skill = Habilidad { $skill }
    .short = { $skill }
board-heroes-vp = { $n } PV
board-heroes-mastermind-icon = Supervillano
board-heroes-support = Apoyo
board-heroes-free = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
}
board-heroes-scenario = Escenario
board-heroes-track = Contador de Historias
board-heroes-leaves = la última de ellas es la próxima en salir
    .short = próxima en salir
board-heroes-wanted = Los Más Buscados
board-heroes-none = ninguno

# -- Grupos --

board-heroes-you = tú
board-heroes-first = Primer Jugador
board-heroes-archnemesis = Archienemigo
board-heroes-vp-goal = { $goal ->
    [0] { $n } PV
   *[other] { $n } de { $goal } PV
}
    .short = { $n } PV
board-heroes-points = { heroes-n-points }
    .short = { $n } PP
board-heroes-bonus = { $n } más al Planificar
    .short = +{ $n } al Planificar
board-heroes-hands = en la mano: { $resources } de Recursos y { $villains } de Villano
    .short = mano { $resources }R { $villains }V
board-heroes-stories = Historias { $n }
board-heroes-won = Titulares { $n }
board-heroes-heroes = Superhéroes
board-heroes-known = Se conoce de su mano
board-heroes-allies = Aliados
board-heroes-power-ups = Ventajas de Grupo
board-heroes-mastermind = Supervillano
board-heroes-no-mastermind = ninguno
board-heroes-followers = Seguidores { $n }
board-heroes-plans-of = { $n } de { $of } Planes Maestros completados
board-heroes-plans-done = Planes completados
board-heroes-plans-known = Planes por venir
board-heroes-level = Nivel { $n }
    .short = N{ $n }
board-heroes-crime = Crimen { $n }
    .short = C{ $n }
board-heroes-danger = Peligro { $n }
    .short = P{ $n }
board-heroes-mystery = Misterio { $n }
    .short = M{ $n }
board-heroes-ko = KO { $n }
board-heroes-ko-of = KO { $n } de { $ko }
    .short = KO { $n }/{ $ko }
board-heroes-wounded = en Recuperación, Herido
    .short = Herido
board-heroes-is-ready = Listo
board-heroes-is-supporting = Apoyando
board-heroes-is-recovery = Recuperación
board-heroes-at-ready = Listo, { $place }
board-heroes-at-supporting = Apoyo, { $place }
board-heroes-values-key = N Nivel · C P M valores de Esclarecer · A Ataque · D Defensa · I Ingenio · PP Puntos

# -- la acción en curso --

board-heroes-mission = { $who } { $whoform ->
    [f] esclarece
   *[m] esclarecen
} «{ $name }» en { $place }
    .short = Esclarecer «{ $name }», { $place }
    .who = nominative
board-heroes-trouble = Nivel de Problemas
board-heroes-trouble-left = Nivel de Problemas restante
board-heroes-trouble-roll = Tirada del Nivel de Problemas
board-heroes-plan = Plan Maestro
board-heroes-lead = Villano Líder
board-heroes-fight = Combate, Secuencia { $n }: { $hero } contra { $villain }
    .short = Combate, Secuencia { $n }
board-heroes-fighters = Contendientes
board-heroes-backups = Refuerzos y Agentes
board-heroes-initiative = Iniciativa
board-heroes-sealed = aún sin Poder a la vista
    .short = Poder oculto
board-heroes-rolled = ha sacado { $dice }, que valen { heroes-n-hits }
board-heroes-hits = { heroes-n-hits }
    .short = = { $n } IMP.
board-heroes-roll-off = { $step } de la Secuencia { $n }
board-heroes-rolled-by = { $who } ha sacado { $dice }, que valen { heroes-n-hits }
board-heroes-power = { $colour } A{ $attack } D{ $defense } I{ $outwit }
board-heroes-die-0 = –
board-heroes-die-1 = P
board-heroes-die-2 = I
board-heroes-die-3 = I
board-heroes-die-4 = IA
board-heroes-die-5 = II
board-heroes-step-powers = Poderes
board-heroes-step-attack = { $n ->
    [one] Primer ataque
   *[other] Segundo ataque
}
board-heroes-step-outwit = Ingenio
board-heroes-coming = { $n ->
    [one] lanza 1 dado
   *[other] lanza { $n } dados
}
# Qué hace la próxima tirada si ya nadie la cambia. $mean es un número como 2,3.
board-heroes-odds-first = { $mean } IMPACTOS de media, al menos uno: { $n } %
board-heroes-odds-ko = { $who } sufre un KO: { $n } %
board-heroes-odds-outwit = gana en Ingenio: { $n } %, pierde: { $lose } %
board-heroes-bonus-every = 1 Punto de Planificación por cada { $n } PV
board-heroes-with-boost = { $name }: los AUMENTOS cuentan
board-heroes-dice-key = dados: I IMPACTO, II dos IMPACTOS, IA IMPACTO con AUMENTO, P PROBLEMA, – sin icono
board-heroes-hit-legend = IMPACTO cuenta 1
board-heroes-trouble-legend = PROBLEMA cuenta 1, solo en tiradas de Problemas
board-heroes-boost-legend = AUMENTO se lanza otra vez, donde cuenta

# -- lo que viene --

board-heroes-step-deployment = Despliegue
board-heroes-step-planning = Planificar
board-heroes-step-missions = Misiones
board-heroes-step-action = Acción { $n }
    .short = { $n }
board-heroes-ahead = { $n ->
    [one] 1 dado para el Nivel de Problemas
   *[other] { $n } dados para el Nivel de Problemas
}
board-heroes-ahead-skill = { $who ->
    [none] Ningún Superhéroe tuyo de { $skill } allí: los AUMENTOS se repiten
   *[other] { $who } tiene { $skill }: los AUMENTOS no se repiten
}
board-heroes-ahead-off = { $who } resta { $n }
board-heroes-ahead-mastermind = Un Supervillano puede realizar Intrigas aquí, ejecutar un Plan Maestro y ser el rival de un segundo combate

# -- la mano --

board-heroes-hand = Tu mano
    .short = Tu mano: { $resources } de Recursos, { $villains } de Villano
board-heroes-hand-resources = Cartas de Recursos
board-heroes-hand-villains = Cartas de Villano
board-heroes-needs = Requisito { $n }
    .short = requiere { $n }
board-heroes-cost = cuesta { $n } de Problemas
    .short = cuesta { $n }
board-heroes-backup-cost = { $n } como Refuerzo
    .short = Refuerzo { $n }
# -- en qué punto está el juego --

board-heroes-status-yours = Turno de Juego { $round } de { $of }, acción { $n } de { $actions }, tu turno
    .short = Turno { $round }/{ $of }, acción { $n }/{ $actions }, te toca
board-heroes-status-theirs = Turno de Juego { $round } de { $of }, acción { $n } de { $actions }, turno de { $who }
    .short = Turno { $round }/{ $of }, acción { $n }/{ $actions }, turno de { $who }
board-heroes-status-vp = PV: { $vp }
    .short = PV { $short }
board-heroes-status-points = tus Puntos de Planificación: { $n }
    .short = { $n } PP
board-heroes-status-win-vp = ganas con { $n } PV
board-heroes-status-rounds = tras el Turno de Juego { $n } gana quien tenga más PV
    .short = tras el Turno { $n } ganan más PV
board-heroes-status-finale = tras el Turno de Juego { $n } gana quien derrote al Supervillano
    .short = confrontación final tras el Turno { $n }
board-heroes-status-win-plans = ganas con { $n } Planes Maestros completados
    .short = ganas con { $n } Planes Maestros
board-heroes-status-win-power-ups = ganas con { $n } Ventajas de Grupo en juego
    .short = ganas con { $n } Ventajas
board-heroes-status-win-stories = ganas con { $n } Historias
board-heroes-status-win-headlines = ganas con { $n } Titulares resueltos
    .short = ganas con { $n } Titulares
board-heroes-win-else = si no, gana quien tenga más PV tras el Turno de Juego { $n }

# -- en la línea de entrada --

cli-scenario-heroes = Escenario

# -- cómo terminan las partidas --

cli-result-heroes-villains = Nadie pudo derrotar al Supervillano: todos han perdido.
cli-ending-heroes-vp = se alcanzaron los Puntos de Victoria necesarios
cli-ending-heroes-plans = se completaron los Planes Maestros
cli-ending-heroes-power_ups = las Ventajas de Grupo estaban en juego
cli-ending-heroes-stories = se reunieron las Historias
cli-ending-heroes-headlines = se resolvieron los Titulares
cli-ending-heroes-finale = la confrontación final decidió la partida
cli-ending-heroes-action_round = se resolvió el Titular Especial
cli-ending-heroes-round = terminó el último Turno de Juego
